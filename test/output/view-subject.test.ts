import { expect, it } from 'vitest';
import { subjectOf } from '../../src/engine/contract/subject.ts';
import { shownSubject } from '../../src/output/view-subject.ts';

it.each([
  ['an entity', subjectOf('auth'), 'auth'],
  ['a field', subjectOf('auth', 'attempts'), 'auth#attempts'],
  ['a role that every item has', subjectOf('US-1', '(done)'), 'US-1'],
  ['a sign of its own', subjectOf('bug-#14', 'text'), 'bug-#14#text'],
  ['a sign in a text', subjectOf('Fix #14', 'text'), '"Fix #14#text"'],
  ['a command of a runner', subjectOf('##[error]'), '##\\u{5b}error]'],
])('%s is shown as it is written', (_, subject, shown) => {
  expect(shownSubject(subject)).toBe(shown);
});
