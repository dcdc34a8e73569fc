import { inAfter } from '../../../formats/location.ts';
import { canonicalText } from '../canonical.ts';
import { textSubject } from '../entity.ts';
import { treeRule } from '../facts.ts';

export const canonical = treeRule({
  id: 'task-tree/canonical',
  title: 'The committed bytes are the canonical form',
  why: 'One form for one tree keeps diffs about what changed (Canonicalization).',
  fix: 'Write the tree with stateward, or with two spaces, keys in schema order and one trailing newline.',
  severity: 'off',
  since: '0.1.0',
  scopes: ['snapshot'],
  bytes: true,
  messages: { differs: 'the file is not in canonical form; the first difference is in line {line}' },
  *check(facts, problem) {
    const { after } = facts;
    if (after === null || after.schemaErrors.length > 0) return;
    const wanted = canonicalText(after);
    if (after.text === wanted) return;
    yield problem(
      'differs',
      { line: firstDifference(after.text, wanted) },
      {
        subject: '',
        at: inAfter(''),
        refuses: [textSubject],
      },
    );
  },
});

function firstDifference(text: string, wanted: string): number {
  let index = 0;
  while (index < wanted.length && text[index] === wanted[index]) index += 1;
  return text.slice(0, index).split('\n').length;
}
