import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTransition } from '../../src/index.ts';
import { canonicalText } from '../../src/kinds/task-tree/canonical.ts';
import { containedFolder } from '../../src/runner/contained-folder.ts';
import { initialTree, writeInitialTree } from '../../src/runner/step/initial-tree.ts';
import { runCli } from '../support/run-cli.ts';

const leaf = (id: string, more: object = {}) => ({ id, title: id, goal: id, ...more });
const plan = { ...leaf('shop'), children: [leaf('b'), leaf('a', { max_attempts: 2 })] };

describe('an initial tree', () => {
  it('is completed: open leaves in execute mode, in the order of the list', () => {
    const made = initialTree(plan);
    if (!made.ok) throw new Error(made.error.message);
    expect(made.value).toMatchObject({ next: 'decompose', passes: false, attempts: 0, max_attempts: 3 });
    expect(made.value.children).toMatchObject([
      { id: 'b', order: 0, next: 'execute', children: [] },
      { id: 'a', order: 1, max_attempts: 2 },
    ]);
    const after = canonicalText(made.value);
    expect(checkTransition({ kind: 'task-tree', before: null, after }).findings).toEqual([]);
  });

  it.each([
    ['no goal', { id: 'a', title: 'A' }, 'E_SCHEMA', "missing property 'goal'"],
    ['a list', [], 'E_SCHEMA', 'a node'],
    ['one id twice', { ...leaf('a'), children: [leaf('a')] }, 'E_INVARIANTS', "duplicate id 'a'"],
    [
      'a node that passes',
      { ...leaf('a'), children: [leaf('b', { passes: true })] },
      'E_INPUT',
      "node 'b' passes",
    ],
    ['attempts', leaf('a', { attempts: 1 }), 'E_INPUT', 'a new tree has none'],
    ['a member that nobody knows', leaf('a', { prio: 1 }), 'E_SCHEMA', 'prio'],
  ])('is refused for %s', (_, given, code, message) => {
    const made = initialTree(given as never);
    expect(made).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(message) } });
  });
});

describe('stateward step init', () => {
  let folder: string;
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stateward-init-tree-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes tree, schema and run state, and never over a tree that is there', async () => {
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    const made = await runCli(['step', 'init', '--from', 'plan.json', '--run', 'r1'], { cwd: folder });
    expect(made).toMatchObject({ code: 0, error: '' });
    expect(made.out).toContain('next: shop/b\n');
    const tree = read('.runner/state/tree.json');
    expect(tree).toBe(canonicalText(JSON.parse(tree)));
    expect(JSON.parse(read('.runner/state/schema.json'))).toEqual(
      JSON.parse(readFileSync('schemas/task_tree/v1.schema.json', 'utf8')),
    );
    expect(JSON.parse(read('.runner/state/run_state.json'))).toMatchObject({ run_id: 'r1', next_iter: 1 });
    const again = await writeInitialTree(
      containedFolder(folder),
      { tree: '.runner/state/tree.json', runState: 'other.json', run: 'r2' },
      JSON.parse(tree),
    );
    expect(again).toMatchObject({ ok: false, error: { code: 'E_INPUT' } });
    expect(read('.runner/state/tree.json')).toBe(tree);
  });
});
