import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { pointerTo } from '../breach.ts';
import { logRule } from '../facts.ts';
import { tailName } from '../names.ts';

export const jsonLines = logRule({
  id: 'event-log/json-lines',
  title: 'Every line is one object and ends',
  why: 'What is cut off, or is no object, may be any event, and the next one that is written becomes part of it.',
  fix: 'Cut what stands behind the last line feed, or complete it; write whole lines.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  bytes: true,
  messages: {
    blank: 'line {line} is blank',
    notObject: 'line {line} is no object',
    unterminated: 'line {line} has no line feed at its end',
    torn: 'line {line} is torn: it is no object and has no line feed at its end',
  },
  *check({ lineFaults }, problem) {
    for (const { messageId, line } of lineFaults) {
      const isTail = messageId === 'torn' || messageId === 'unterminated';
      const at = inAfter(pointerTo(line));
      const subject = isTail ? subjectOf('', tailName) : subjectOf(`line ${line}`);
      const data = { seq: null, eventType: null, reason: messageId, invariant: '40', line };
      yield problem(messageId, { line }, { subject, at, data });
    }
  },
});
