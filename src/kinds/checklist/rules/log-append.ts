import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter, inBefore } from '../../../formats/location.ts';
import { entriesName } from '../entity.ts';
import { checklistRule } from '../facts.ts';

export const logAppend = checklistRule({
  id: 'checklist/log-append',
  title: 'A log only grows',
  why: 'A log whose old entries change says something else about the past than it did then.',
  fix: 'Put the old entries back as they were, and append; or keep the whole old log in another file, in the same commit, and begin anew.',
  severity: 'error',
  messageSeverities: { notes: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    prefix: 'entry {entry} is not what it was; old entries stay as they are, at the front',
    kept: 'entry {entry} is gone or out of order; entries may be inserted, but old ones stay',
    notes: 'line {entry} of these notes is gone or out of order; lines may be inserted, but old ones stay',
  },
  *check({ logBreak }, problem) {
    if (logBreak === undefined) return;
    const { mode, entry, pointer, at, right } = logBreak;
    yield problem(
      mode === 'insert-only' ? 'kept' : mode,
      { entry },
      {
        subject: subjectOf('', entriesName),
        at: inAfter(at),
        related: [{ ...inBefore(pointer), label: 'was here' }],
        data: { entry },
        demanded: right,
      },
    );
  },
});
