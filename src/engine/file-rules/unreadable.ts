import { inAfter, inBefore } from '../../formats/location.ts';
import type { ReadFault } from '../../formats/parsed.ts';
import { fileRule } from '../contract/file-facts.ts';
import { subjectOf } from '../contract/subject.ts';

export const unreadable = fileRule({
  id: 'state-file/unreadable',
  title: 'A state file can be read',
  why: 'What cannot be read cannot be judged, and a broken file would hide whatever was done to it.',
  fix: 'Correct the text at the place that is named; your other edits stay.',
  severity: 'error',
  messageSeverities: { guess: 'warning', previous: 'warning' },
  since: '0.1.0',
  fixed: true,
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: {
    next: 'cannot be read: {reason}',
    guess:
      'cannot be read, and no version of it could be: {reason}; if this is no state file, name it under ignore',
    previous: 'the previous version cannot be read ({reason}); the new one is judged as an added file',
  },
  *check(facts, problem) {
    for (const fault of facts.after?.faults ?? []) {
      if (fault.ruleId !== undefined || (facts.isGuess && facts.isBlank)) continue;
      yield problem(
        facts.isGuess ? 'guess' : 'next',
        { reason: fault.message },
        {
          subject: fault.pointer === '' ? '' : subjectOf('', fault.pointer),
          at: inAfter(fault.pointer, fault.part),
          data: dataOf(fault),
          // What cannot be read cannot be put back in part.
          refuses: [''],
        },
      );
    }
    const [first] = facts.before?.faults ?? [];
    if (first === undefined || facts.after === null || facts.after.faults.length > 0) return;
    yield problem(
      'previous',
      { reason: first.message },
      { subject: '', at: inBefore(first.pointer, first.part), data: dataOf(first) },
    );
  },
});

function dataOf(fault: ReadFault) {
  return { fault: fault.messageId, line: fault.span.line, column: fault.span.column };
}
