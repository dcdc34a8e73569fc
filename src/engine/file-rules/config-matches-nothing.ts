import { inAfter, inBefore } from '../../formats/location.ts';
import { subjectOf } from '../contract/subject.ts';
import { policyRule } from './policy-facts.ts';

export const configMatchesNothing = policyRule({
  id: 'config/matches-nothing',
  title: 'Every entry of the configuration matches a file',
  why: 'An entry that matches nothing guards nothing, and a mistyped path looks like a guarded file.',
  fix: 'Correct the path (it counts from the top of the repository, and case counts), or remove the entry.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['net'],
  messages: { nothing: 'no file matches {glob}, before or after this change' },
  *check({ unmatched, after }, problem) {
    const place = after === null ? inBefore : inAfter;
    for (const { glob, pointer } of unmatched) {
      yield problem('nothing', { glob }, { subject: subjectOf('', glob), at: place(pointer) });
    }
  },
});
