import { describe, expect, it } from 'vitest';
import { changing, check, node, type Transition, tree } from '../../../support/trees.ts';

const line = 'Agent-Step: node=a status=retry guard=skipped';
const step = { node: 'a', status: 'retry', guard: 'skipped', source: 'trailer' };

function stepIn(message: string, id = 'a', rest: Partial<Transition> = {}) {
  const before = tree(node(id));
  const after = changing(before, id, { attempts: 1 });
  const { step: found, findings } = check({ before, after, message, ...rest });
  return { step: found, findings: findings.map(({ ruleId }) => ruleId) };
}

describe('the Agent-Step line of a commit message', () => {
  it.each([
    ['the last paragraph', `subject\n\nbody\n\n${line}\n`],
    [
      'the last paragraph, among other trailers',
      `subject\n\nSigned-off-by: x <x@y>\n${line}\nCo-authored-by: z <z@y>`,
    ],
    [
      'the middle of a squash message',
      `All (#12)\n\n* first\n\n${line}\n\n* second\n\nCo-authored-by: z <z@y>\n`,
    ],
    [
      'the log of git merge --squash, indented',
      `Squashed commit of the following:\n\ncommit 12ab\nAuthor: x <x@y>\n\n    work\n\n    ${line}\n`,
    ],
    ['a line that begins with a tab', `subject\n\n\t${line}`],
    ['the first line', line],
    ['a message with CRLF', `subject\r\n\r\n${line}\r\n`],
    ['a line with spaces at its end', `subject\n\n${line}   \n`],
    ['small letters', `subject\n\n${line.toLowerCase()}`],
    ['capitals', `subject\n\n${line.replace('Agent-Step', 'AGENT-STEP')}`],
    ['keys in another order', 'subject\n\nAgent-Step: guard=skipped status=retry node=a'],
    ['several spaces', 'subject\n\nAgent-Step:   node=a   status=retry  guard=skipped'],
  ])('is read from %s', (_, message) => {
    expect(stepIn(message)).toEqual({ step, findings: [] });
  });

  it.each([
    ['a quoted line', `subject\n\n> ${line}`],
    ['a line of a list', `subject\n\n- ${line}`],
    ['words before it', `subject\n\nsee ${line}`],
    ['another name', 'subject\n\nAgent-Steps: node=a status=retry guard=skipped'],
    ['no colon', 'subject\n\nAgent-Step node=a status=retry guard=skipped'],
    ['a comment', `subject\n\n# ${line}`],
  ])('is not read from %s', (_, message) => {
    expect(stepIn(message).step?.source).toBe('inferred');
  });

  it.each([
    ['spaces', 'a b', '"a b"'],
    ['quotes', 'say "hi"', '"say \\"hi\\""'],
    ['a backslash', 'a\\b', '"a\\\\b"'],
    ['an astral character', '\u{1F600}', '\u{1F600}'],
    ['an astral character in quotes', '\u{1F600} x', '"\u{1F600} x"'],
    ['escaped surrogates', '\u{1F600}', '"\\ud83d\\ude00"'],
    ['an equals sign', 'a=b', 'a=b'],
    ['needless quotes', 'a', '"a"'],
    ['a slash and a hash', 'a/b#c', 'a/b#c'],
    ['the words of another key', 'x status=done', '"x status=done"'],
  ])('names a node with %s', (_, id, written) => {
    const { step: found, findings } = stepIn(
      `s\n\nAgent-Step: node=${written} status=retry guard=skipped`,
      id,
    );
    expect({ node: found?.node, source: found?.source, findings }).toEqual({
      node: id,
      source: 'trailer',
      findings: [],
    });
  });

  it.each([
    ['this tree', 'state/tree.json', 'trailer'],
    ['this tree, in quotes', '"state/tree.json"', 'trailer'],
    ['another tree', 'other/tree.json', 'inferred'],
  ])('is for %s', (_, path, source) => {
    expect(stepIn(`s\n\n${line} tree=${path}`, 'a', { path: 'state/tree.json' }).step?.source).toBe(source);
  });

  it('is judged though the file did not change', () => {
    const before = tree(node('a'));
    const { findings } = check({ before, after: before, message: `s\n\n${line}` });
    expect(findings.map(({ ruleId, subject }) => [ruleId, subject])).toEqual([
      ['task-tree/state-update', 'a#attempts'],
    ]);
  });
});
