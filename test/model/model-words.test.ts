import { expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/core/finding.ts';
import { inModelWords } from './model-words.ts';

type Told = Parameters<typeof inModelWords>[0][number];

function finding(own: Partial<Told>): Told {
  const place: Omit<ReportedFinding, 'ruleId' | 'severity' | 'subject'> = {
    file: 'p',
    side: 'after',
    pointer: '',
    line: 1,
    column: 1,
    message: '',
    messageId: '',
    scope: 'step',
    title: '',
    why: '',
    fix: '',
    related: [],
    refuses: ['a#done'],
    fingerprint: '',
    change: '',
  };
  return {
    ...place,
    ruleId: 'model/reopened',
    severity: 'error',
    subject: 'a#done',
    commits: ['C1'],
    ...own,
  };
}

const words = (own: Partial<Told>) => inModelWords([finding(own)], 'fail', (id) => id.toLowerCase());
const error = { commit: 'c1', path: 'p', rule: 'reopened', subjects: ['a#done'], severity: 'error' };

it.each<[string, Partial<Told>, object]>([
  ['an error that stands', {}, { findings: [{ ...error, status: 'open' }], notes: [] }],
  [
    'one that a commit of the range repaired',
    { severity: 'note', ended: { how: 'repaired', by: 'C2' } },
    {
      findings: [{ ...error, status: 'repaired' }],
      notes: [{ commit: 'c2', rule: 'repaired', subjects: ['a#done'], of: 'c1' }],
    },
  ],
  [
    'one that was taken back',
    { severity: 'note', ended: { how: 'taken-back', by: 'C2' } },
    {
      findings: [{ ...error, status: 'taken-back' }],
      notes: [{ commit: 'c2', rule: 'taken back', subjects: ['a#done'], of: 'c1' }],
    },
  ],
  [
    'one of a commit behind the base',
    { severity: 'note', ended: { how: 'repaired', by: 'C1', of: 'C0' } },
    { findings: [], notes: [{ commit: 'c1', rule: 'repaired', subjects: ['a#done'], of: 'c0' }] },
  ],
  [
    'one that is waived',
    { severity: 'note', waivedBy: { change: '', reason: '', until: '', severity: 'error' } },
    { findings: [{ ...error, status: 'waived' }], notes: [] },
  ],
  [
    'a warning',
    { severity: 'warning' },
    { findings: [{ ...error, severity: 'warning', status: 'warning' }] },
  ],
  [
    'all that it refuses',
    { refuses: ['b#done', 'a#done'] },
    { findings: [{ ...error, subjects: ['a#done', 'b#done'] }] },
  ],
  [
    'the file, whatever place in it',
    { subject: '#/items', refuses: ['#/items'], ruleId: 'state-file/unreadable' },
    { findings: [{ ...error, rule: 'unreadable', subjects: ['@file'] }] },
  ],
  [
    'each commit of those that it joins',
    { commits: ['C1', 'C2'] },
    { findings: [error, { ...error, commit: 'c2' }] },
  ],
  [
    'what the range as a whole says',
    { scope: 'net', severity: 'warning', commits: [] },
    { findings: [], net: [{ path: 'p', rule: 'reopened', subjects: ['a#done'] }] },
  ],
])('a finding in the words of the model: %s', (_, own, expected) => {
  expect(words(own)).toMatchObject(expected);
});
