import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter, inBefore } from '../../../formats/location.ts';
import type { LineChange } from '../append-only.ts';
import { pointerTo } from '../breach.ts';
import { logRule } from '../facts.ts';
import { eventName, linesName, placeName } from '../names.ts';
import { orderEchoes } from './seq-order.ts';

/** A log that was cut in half is no clearer with every line of it named. */
const mostNamed = 20;

export const appendOnly = logRule({
  id: 'event-log/append-only',
  title: 'Events are only appended',
  why: 'A log whose old events change tells another story than the one that happened.',
  fix: 'Put the old lines back as they were; what was appended behind them stays where it goes on from them. A log is rotated in two commits: moved, then begun anew.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  bytes: true,
  supersedes: [
    ...orderEchoes,
    'event-log/agent',
    'event-log/artifact-form',
    'event-log/artifact-path',
    'event-log/event-schema',
    'event-log/event-type',
    'event-log/seq-order',
    'event-log/shell',
    'event-log/tool-allowed',
    'event-log/tool-duration',
    'event-log/tool-tier',
    'event-log/uuid',
    'event-log/workspace-root',
  ],
  messages: {
    edited: 'line {line}, seq {seq} ({type}) is not what it was',
    dropped: 'line {line}, seq {seq} ({type}) is gone',
    moved: 'line {line}, seq {seq} ({type}) is out of order',
    inserted: 'seq {seq} ({type}) was inserted before old lines, on line {line}',
    more: '{count} more old lines are gone, changed or out of order',
  },
  *check({ changes, broken, oldLines }, problem) {
    for (const change of changes.slice(0, mostNamed)) {
      const { messageId, line } = change;
      const values = { line: line.line, seq: line.seq, type: line.type };
      const data = { ...values, eventType: line.type, run: line.run, reason: messageId, invariant: '35' };
      yield problem(messageId, values, {
        subject: subjectOfChange(change),
        data,
        ...(change === changes[0] ? { echoed: broken } : {}),
        ...placesOf(change),
      });
    }
    const count = changes.length - mostNamed;
    const [next] = changes.slice(mostNamed);
    if (next === undefined) return;
    const data = { seq: next.line.seq, eventType: next.line.type, reason: 'more', invariant: '35', count };
    yield problem('more', { count }, { subject: subjectOf(linesName(oldLines)), at: inAfter(''), data });
  },
});

function subjectOfChange({ messageId, line }: LineChange): string {
  // What was put in is refused whole, with whatever is wrong with it.
  if (messageId === 'inserted') return subjectOf(line.id);
  return subjectOf(line.id, messageId === 'moved' ? placeName : eventName);
}

/** What is gone is shown where it was. */
function placesOf({ messageId, line, now }: LineChange) {
  const was = inBefore(pointerTo(line.line));
  if (now === undefined) return { at: was };
  const at = inAfter(pointerTo(now.line));
  return messageId === 'inserted' ? { at } : { at, related: [{ ...was, label: 'was here' }] };
}
