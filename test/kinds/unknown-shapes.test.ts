import { describe, expect, it } from 'vitest';
import { checkOne } from '../../src/engine/judge/check-transition.ts';
import { kinds } from '../../src/kinds/index.ts';

/** Two versions each of what is no state of one kind or another. */
const foreign: Readonly<Record<string, readonly [text: string, changed: string]>> = {
  'an empty object': ['{}', '{"a": 1}'],
  'an empty list': ['[]', '[1]'],
  'nothing, as a value': ['null', 'false'],
  'a number': ['7', '8'],
  'a text': ['"x"', '"y"'],
  'another format': ['{"a": {"b": [1]}}', '{"a": {"b": [2]}}'],
  'a page': ['---\nname: x\n---\n# Text\n', '---\nname: y\n---\n# Text\n'],
  'an empty file': ['', '\n'],
};

/** What is the state of something that has not begun. */
const beginnings: readonly string[] = [
  'checklist: an empty object',
  'checklist: an empty list',
  'event-log: an empty file',
];

/** Two pages that say nothing of a run: the state in them is the same, and no rule looks at the rest of a page. */
const equal: readonly string[] = ['workflow: a page'];

const cases = kinds.flatMap((kind) =>
  Object.entries(foreign).map(([what, versions]) => ({ kind, what, id: `${kind.id}: ${what}`, versions })),
);

describe('what is no state of the kind that somebody named for it is refused', () => {
  it.each(cases.filter(({ id }) => !beginnings.includes(id)))(
    '$id',
    ({ id, kind, versions: [text, changed] }) => {
      expect(checkOne(kind, { before: null, after: text }).verdict).toBe('fail');
      // It stood there before anybody named it.
      const later = checkOne(kind, { before: text, after: changed }).verdict;
      expect(later).toBe(equal.includes(id) ? 'pass' : 'fail');
    },
  );

  it.each(cases.filter(({ id }) => beginnings.includes(id)))('but not $id', ({ kind, versions: [text] }) => {
    expect(checkOne(kind, { before: null, after: text }).verdict).toBe('pass');
  });
});
