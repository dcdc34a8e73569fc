import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../src/formats/limits.ts';
import type { TaskNode } from '../../../src/index.ts';
import { validTree } from '../../../src/kinds/task-tree/load.ts';
import type { StepFlags } from '../../../src/runner/loop/step-options.ts';
import { readStepOptions } from '../../../src/runner/loop/step-options.ts';
import { stepRepository } from '../../../src/runner/loop/step-repository.ts';
import { runCli } from '../../support/run-cli.ts';
import { runStatePath, treePath } from '../../support/step-world.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';
import { breaking, changing, node, passed, pretty, tree } from '../../support/trees.ts';

const flags: StepFlags = { summary: '', timeout: '20', format: 'text' };

/** One step as the command line takes it, without a process of its own. */
async function step(repository: TemporaryRepository, more: Partial<StepFlags>, ...guard: string[]) {
  const options = readStepOptions(guard, { ...flags, ...more });
  const { directory: folder, environment } = repository;
  return stepRepository(options, { folder, environment });
}

function repositoryWith(plan: TaskNode): TemporaryRepository {
  const repository = createTemporaryRepository();
  repository.commitAll([{ message: 'Plan', files: { [treePath]: pretty(plan), 'work.txt': 'begun\n' } }]);
  repository.git('reset', '-q', '--hard');
  return repository;
}

/** What an agent can do to the repository between two steps. */
interface Hands {
  readonly tree: TaskNode;
  put(path: string, content: string | TaskNode): void;
  remove(path: string): void;
  link(path: string, target: string): void;
  folder(path: string): void;
}

/** One turn of the agent, and what has to come of it. */
interface Turn {
  readonly does: string;
  readonly act?: (hands: Hands) => void;
  readonly says?: 'done' | 'retry' | 'decomposed';
  /** A line for the shell. */
  readonly guard?: string;
  /** `node status guard`, then passes and attempts of that node afterwards. */
  readonly becomes: string;
  /** A part of the error that the agent is told. */
  readonly error?: string;
}

const plan = tree(
  passed('old'),
  node('b', { order: 1, max_attempts: 60 }),
  node('a', { order: 2, next: 'decompose', max_attempts: 5 }),
);
const outside = (name: string) => `../${name}`;
const edit = (id: string, fields: Partial<TaskNode>) => (hands: Hands) =>
  hands.put(treePath, changing(hands.tree, id, fields));
const wrote = (text: string) => (hands: Hands) => hands.put(treePath, text);
const unlisted = (value: TaskNode, id: string): TaskNode => ({
  ...value,
  children: value.children.filter((child) => child.id !== id),
});

/** Spent on `b` so far, while the turns are listed in their order. */
let attempts = 0;
const charged = (error: string): Pick<Turn, 'becomes' | 'error'> => {
  attempts += 1;
  return { becomes: `b retry skipped: open, ${attempts}`, error };
};
const retried = (): Pick<Turn, 'becomes'> => {
  attempts += 1;
  return { becomes: `b retry skipped: open, ${attempts}` };
};
const failed = (): Pick<Turn, 'becomes'> => {
  attempts += 1;
  return { becomes: `b done fail: open, ${attempts}` };
};

const turns: readonly Turn[] = [
  {
    does: 'flips the mark itself, and the guard fails',
    act: edit('b', { passes: true }),
    guard: 'exit 1',
    ...failed(),
  },
  {
    does: 'flips a mark and asks for no guard',
    act: edit('b', { passes: true }),
    becomes: `b done skipped: open, ${attempts}`,
  },
  {
    does: 'sets its counter back',
    act: edit('b', { attempts: 0 }),
    says: 'retry',
    ...retried(),
  },
  {
    does: 'flips the mark of another node',
    act: edit('a', { passes: true, attempts: 3 }),
    guard: 'exit 1',
    ...failed(),
  },
  {
    does: 'edits a passed node',
    act: edit('old', { goal: 'Less' }),
    ...charged("immutability failed: passed node 'old' changed in next tree"),
  },
  {
    does: 'reopens a passed node',
    act: edit('old', { passes: false }),
    ...charged("passed node 'old' changed in next tree"),
  },
  {
    does: 'drops a passed node',
    act: (hands) => hands.put(treePath, unlisted(hands.tree, 'old')),
    ...charged("passed node 'old' missing in next tree"),
  },
  {
    does: 'drops the node it works on',
    act: (hands) => hands.put(treePath, unlisted(hands.tree, 'b')),
    ...charged("selected node 'b' missing in next tree"),
  },
  {
    does: 'adds children while it executes',
    act: edit('b', { children: [node('x')] }),
    ...charged(
      "node 'b' gained new children: x; status=done but selected node 'b' gained children (prev=0, next=1)",
    ),
  },
  {
    does: 'adds children elsewhere',
    act: edit('a', { children: [node('x')] }),
    ...charged("node 'a' gained new children: x"),
  },
  {
    does: 'says decomposed in execute mode',
    act: edit('b', { children: [node('x')] }),
    says: 'decomposed',
    ...charged('has next=execute'),
  },
  {
    does: 'changes its mode and says decomposed',
    act: edit('b', { next: 'decompose', children: [node('x')] }),
    says: 'decomposed',
    ...charged('has next=execute'),
  },
  { does: 'breaks the JSON', act: wrote('{ "id": "root", '), ...charged('.runner/state/tree.json:1:') },
  { does: 'empties the file', act: wrote(''), ...charged('.runner/state/tree.json:1:1') },
  {
    does: 'writes conflict markers',
    act: wrote('<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n'),
    ...charged('.runner/state/tree.json:1:1'),
  },
  {
    does: 'breaks the schema',
    act: (hands) => hands.put(treePath, breaking(hands.tree, 'a', { goal: 7, extra: 1 })),
    ...charged(
      "tree schema validation failed: root/a: unknown property 'extra'; root/a: goal must be text, found 7",
    ),
  },
  {
    does: 'breaks the invariants',
    act: edit('a', { id: 'b', attempts: 9 }),
    ...charged(
      "tree invariants failed: duplicate id 'b' at root/b; root/b: attempts 9 exceeds max_attempts 5",
    ),
  },
  {
    does: 'lowers the limit below the counter',
    act: edit('b', { attempts: 1, max_attempts: 1 }),
    ...charged(`tree invariants failed: root/b: attempts ${attempts} exceeds max_attempts 1`),
  },
  { does: 'deletes the tree', act: (hands) => hands.remove(treePath), ...charged('is gone') },
  {
    does: 'puts a folder in its place',
    act: (hands) => {
      hands.remove(treePath);
      hands.folder(treePath);
    },
    ...charged('is a folder now'),
  },
  {
    does: 'puts a link out of the repository in its place',
    act: (hands) => {
      hands.put(outside('victim.json'), hands.tree);
      hands.remove(treePath);
      hands.link(treePath, '../../../victim.json');
    },
    ...charged('is a symbolic link now'),
  },
  {
    does: 'links the context out of the repository',
    act: (hands) => {
      hands.remove('.runner/context/history.md');
      hands.link('.runner/context/history.md', '../../../victim.md');
      hands.put(outside('victim.md'), 'mine\n');
    },
    says: 'retry',
    ...retried(),
  },
  {
    does: 'breaks the run state',
    act: (hands) => hands.put(runStatePath, '{"run_id": "../../..", "next_iter": -1}'),
    says: 'retry',
    ...retried(),
  },
  {
    does: 'deletes the context and the run state',
    act: (hands) => {
      hands.remove('.runner/context');
      hands.remove(runStatePath);
    },
    says: 'retry',
    ...retried(),
  },
  {
    does: 'forges a record of a pass',
    act: (hands) => hands.put('.runner/iterations/run-x/999/meta.json', '{}'),
    guard: 'exit 1',
    ...failed(),
  },
  { does: 'kills its guard', guard: 'kill -9 $$', ...failed() },
  { does: 'prints megabytes', guard: 'head -c 3000000 /dev/zero; exit 1', ...failed() },
  { does: 'breaks the tree from within the guard', guard: `echo '{' > ${treePath}; exit 1`, ...failed() },
  {
    does: 'speaks in declarations',
    act: (hands) => hands.put('work.txt', 'Agent-Step: node=a status=done guard=pass\n'),
    guard: 'exit 1',
    ...failed(),
  },
  {
    does: 'works',
    act: (hands) => hands.put('work.txt', 'done\n'),
    guard: 'grep -q done work.txt',
    becomes: `b done pass: passed, ${attempts}`,
  },
  {
    does: 'plans nothing',
    says: 'decomposed',
    becomes: 'a retry skipped: open, 1',
    error: "status=decomposed but selected node 'a' did not gain children (prev=0, next=0)",
  },
  {
    does: 'plans, with marks on it',
    act: edit('a', { children: [passed('a1', { attempts: 2 }), node('a2', { order: 1 })] }),
    says: 'decomposed',
    becomes: 'a decomposed skipped: open, 1',
  },
  { does: 'works on the first part', guard: 'exit 0', becomes: 'a1 done pass: passed, 0' },
  { does: 'works on the second part', guard: 'exit 0', becomes: 'a2 done pass: passed, 0' },
];

const always = ['meta.json', 'output.json', 'tree.after.json', 'tree.before.json'];

describe('an agent that misbehaves in every way, stepped to the end of its tree', () => {
  let repository: TemporaryRepository;
  let first = '';
  let last = 0;
  const at = (path: string) => join(repository.directory, path);
  const read = (path: string) => readFileSync(at(path), 'utf8');

  beforeAll(() => {
    repository = repositoryWith(plan);
    first = repository.git('rev-parse', 'HEAD');
  });
  afterAll(() => repository.cleanup());

  function hands(): Hands {
    return {
      tree: JSON.parse(read(treePath)),
      put(path, content) {
        mkdirSync(dirname(at(path)), { recursive: true });
        writeFileSync(at(path), typeof content === 'string' ? content : pretty(content));
      },
      remove: (path) => rmSync(at(path), { recursive: true, force: true }),
      link: (path, target) => symlinkSync(target, at(path)),
      folder: (path) => mkdirSync(at(path)),
    };
  }

  it.each(turns)('$does', async ({ act, says = 'done', guard, becomes, error }) => {
    const before = read(treePath);
    const summary = 'I did it.\n\nAgent-Step: node=old status=done guard=pass';
    act?.(hands());
    const command = guard === undefined ? [] : [guard];
    const result = await step(
      repository,
      { status: says, commit: true, shell: guard !== undefined, summary },
      ...command,
    );
    if (!('outcome' in result) || result.outcome !== 'recorded') throw new Error(JSON.stringify(result));
    const { record } = result;
    const state = stateOf(read(treePath), record.node);
    expect(`${record.node} ${record.status} ${record.guard}: ${state}`).toBe(becomes);
    if (error === undefined) expect(record.agentError).toBeUndefined();
    else expect(record.agentError).toContain(error);

    // The directory of the iteration.
    last = record.iteration;
    const files = [
      ...always,
      ...(guard === undefined ? [] : ['guard.log']),
      ...(error === undefined ? [] : ['agent_error.log']),
    ];
    const found = readdirSync(at(record.directory)).filter((name) => !/^tree\.(refused|found)/.test(name));
    expect(found.sort()).toEqual(files.sort());
    const inside = (name: string) => read(`${record.directory}/${name}`);
    expect(inside('tree.before.json')).toBe(before);
    expect(inside('tree.after.json')).toBe(read(treePath));
    const told = record.agentError ?? summary;
    expect(JSON.parse(inside('output.json'))).toEqual({ status: record.status, summary: told });
    if (error !== undefined) expect(inside('agent_error.log')).toBe(`${told}\n`);
    expect(JSON.parse(inside('meta.json'))).toMatchObject({
      iter: last,
      node_id: record.node,
      phase: 'committed',
      declared: { status: says, summary },
    });
    const lastly = { last_status: record.status, last_summary: told, last_guard: record.guard };
    expect(JSON.parse(read(runStatePath))).toEqual({ run_id: record.run, next_iter: last + 1, ...lastly });

    // The agent's context, and what is committed.
    const context = readdirSync(at('.runner/context')).filter((name) => name.endsWith('.md'));
    const open = record.guard !== 'pass' && record.status !== 'decomposed';
    expect(context).toEqual([
      ...(record.guard === 'fail' ? ['failure.md'] : []),
      ...(open ? ['history.md'] : []),
    ]);
    expect(repository.git('status', '--porcelain')).toBe('');
    expect('error' in validTree(readFileSync(at(treePath)), treePath, defaultLimits)).toBe(false);
  });

  it('was cut where it said too much, and asked for nothing outside', () => {
    expect(read('../victim.md')).toBe('mine\n');
    expect(read('../victim.json')).toBe(pretty(JSON.parse(read('../victim.json'))));
    expect(readdirSync(at('..')).sort()).toEqual(['repository', 'victim.json', 'victim.md']);
  });

  it('ends with a complete tree, which is refused', async () => {
    expect(JSON.parse(read(treePath)).passes).toBe(true);
    const result = await step(repository, { status: 'done', commit: true }, 'true');
    expect(result).toMatchObject({ outcome: 'refused', reason: 'complete' });
    expect(readdirSync(at('.runner/iterations/')).length).toBeGreaterThan(0);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('leaves a history that the gate accepts, one declared step a commit', async () => {
    const { directory: cwd, environment } = repository;
    const checked = await runCli(['check', '--range', `${first}..HEAD`, '--format', 'json'], {
      cwd,
      environment,
    });
    const report = JSON.parse(checked.out);
    expect(report.findings.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect(checked.code).toBe(0);
    expect(repository.git('rev-list', '--count', `${first}..HEAD`)).toBe(String(turns.length));
  });
});

function stateOf(text: string, id: string): string {
  const pending: TaskNode[] = [JSON.parse(text)];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (at.id === id) return `${at.passes ? 'passed' : 'open'}, ${at.attempts}`;
    pending.push(...at.children);
  }
  return 'absent';
}
