import { expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import type { TaskNode } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { changing, declaring, node, passed, pretty, replan, retry, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';

/** Lines that the repair removes and adds, of a second version that is judged from a first one. */
async function repairOf(before: TaskNode, after: TaskNode | string, message: string, rules = '{}') {
  const text = typeof after === 'string' ? after : pretty(after);
  const repository = memoryRepository([
    { message: 'base', files: { [path]: pretty(before) } },
    { message, files: { [path]: text } },
  ]);
  const configuration = new TextEncoder().encode(`version: 1\nrules: ${rules}\n`);
  const { findings } = await checkRange({
    ...repository,
    ...policyOf({ configuration, waivers: null }, kinds),
  });
  const patches = new Set(findings.flatMap(({ repair }) => repair?.patch ?? []));
  return [...patches].flatMap((patch) => patch.split('\n').filter((line) => /^[-+] +"/.test(line)));
}

const plan = tree(passed('a'), node('b', { attempts: 3 }), node('c'));

it.each([
  [
    'a stuck node',
    declaring(retry('b')),
    { attempts: 1 },
    ['-          "attempts": 1', '+          "attempts": 0'],
  ],
  [
    'a replan',
    declaring(replan('c')),
    { attempts: 1 },
    ['-          "attempts": 1', '+          "attempts": 0'],
  ],
  [
    'a line that cannot be read',
    'x\n\nAgent-Step: node=c',
    { attempts: 1 },
    ['-          "attempts": 1', '+          "attempts": 0'],
  ],
])('%s: what the runner owns is put back, and an honest edit remains', async (_, message, own, expected) => {
  const after = changing(plan, 'c', { title: 'C, in other words', ...own });
  const lines = await repairOf(plan, after, message);
  expect(lines.map((line) => line.replace(/ +/, '          ').replace(/,$/, ''))).toEqual(expected);
});

it('a form that is rejected is written anew, and an honest edit remains', async () => {
  const small = tree(node('c'));
  const after = JSON.stringify(changing(small, 'c', { title: 'C, in other words' }));
  const lines = await repairOf(small, `${after}\n`, 'edit', '{task-tree/canonical: error}');
  expect(lines.join('\n')).toContain('"title": "C, in other words"');
});
