import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { pointerTo, refusedBy } from '../breach.ts';
import { logRule } from '../facts.ts';

export const uniqueAcrossFiles = logRule({
  id: 'event-log/unique-across-files',
  title: 'No two logs hold the same run or event',
  why: 'A run that stands in two files is counted twice, and nobody knows which of them tells what happened.',
  fix: 'Keep the run in one file: take it out of the one that came last, or run again under a new id.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot', 'step', 'merge', 'net'],
  needs: ['elsewhere'],
  messages: {
    run: 'seq {seq} ({type}): run_id {id} is in {path} as well',
    event: 'seq {seq} ({type}): event_id {id} is in {path} as well',
  },
  *check({ foreignIds, after }, problem) {
    for (const { field, id, path, line } of foreignIds) {
      const { seq, type, run } = line;
      const isRun = field === 'run_id';
      const reason = `${field} ${id} is in ${path} as well`;
      const data = { seq, eventType: type, run, reason, invariant: isRun ? '1' : '36', path };
      const subject = isRun ? subjectOf(id) : subjectOf(line.id);
      const at = inAfter(pointerTo(line.line, field));
      const mode = after?.options.mode ?? 'auto';
      const refuses = [isRun ? subject : refusedBy({ run, key: line.id }, { mode })];
      yield problem(isRun ? 'run' : 'event', { seq, type, id, path }, { subject, at, data, refuses });
    }
  },
});
