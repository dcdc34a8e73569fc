import { expect, it } from 'vitest';
import { checkTransition } from '../../../src/index.ts';

const list = (passes: boolean, notes = '') =>
  JSON.stringify({
    userStories: [
      { id: 'US-1', title: 'Sign in', passes, notes },
      { id: 'US-2', title: 'Pay', passes: false },
    ],
  });

it.each([
  ['one that says why has nothing to mend', 'Safari locks nobody out', /^Nothing, if the reason holds/],
  ['one that says nothing has to', '', /^Set the item done again, or say why/],
])('of two messages of one rule, %s', (_, notes, fix) => {
  const report = checkTransition({
    kind: 'checklist',
    options: { preset: 'ralph' },
    before: list(true),
    after: list(false, notes),
    context: { message: 'Go on' },
  });
  expect(report.findings).toMatchObject([{ ruleId: 'checklist/reopened', fix: expect.stringMatching(fix) }]);
});
