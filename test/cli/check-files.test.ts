import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGoverned } from '../../src/app/check-transition.ts';
import { policyOf } from '../../src/app/policy/policy.ts';
import { isUsageError } from '../../src/check/usage-error.ts';
import { checkFiles, largeFile } from '../../src/cli/check-files.ts';
import { type CheckFlags, readCheckOptions } from '../../src/cli/check-options.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';
import { at, graphFile, runFile, withEdge } from '../support/workflows.ts';

/** `stateward check --files`: what stands beside the two files. */
const here = process.cwd();
let top: string;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-check-files-')));
  mkdirSync(join(top, 'here'));
  process.chdir(join(top, 'here'));
});
afterEach(() => {
  process.chdir(here);
  rmSync(top, { recursive: true });
});

/** Paths count from the current folder, which is `here`. */
function stand(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

async function check(before: string, after: string, flags: Partial<CheckFlags> = {}): Promise<string[]> {
  const given = { granularity: 'auto', configFrom: 'worktree', failOn: 'error', color: false, format: [] };
  const options = readCheckOptions([before, after], { ...given, files: true, ...flags }, kinds);
  if (isUsageError(options)) throw new Error(options.usage);
  const report = await checkFiles({ before, after }, options, kinds);
  if (isUsageError(report)) return [report.usage];
  return report.findings.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
}

const planned = runFile(at('plan'));
const built = runFile(at('build', ['plan']));
const shipped = runFile(at('ship', ['plan']));
const noEdge =
  'error workflow/transition: Invalid transition: plan → ship: no edge leads there; allowed next: build (planned)';
const oldEdges = expect.stringMatching(
  /^error workflow.transition: .*the one before it judges: merge the change of the graph first, alone; allowed next: build/,
);
const graphChanged = expect.stringContaining('warning workflow/graph-changed');
const loose = graphFile(withEdge('plan', 'ship'));
const pkg = JSON.stringify({ workflows: [{ id: 'review', graph: 'other.graph.json' }] });
const configured =
  'version: 1\nfiles: [{path: "runs/*/workflow.md", kind: workflow, graph: "pkg/{workflowId}.json"}]\n';

describe('the graph of a run', () => {
  const [old, now] = ['old/workflow.md', 'run/workflow.md'];
  const both = { [old]: planned, [now]: shipped };
  const cases: readonly {
    readonly title: string;
    readonly files: Readonly<Record<string, string>>;
    readonly operands?: readonly [string, string];
    readonly flags?: Partial<CheckFlags>;
    readonly says: readonly unknown[];
  }[] = [
    {
      title: 'is found beside two files in one folder',
      files: { 'run/old.md': planned, [now]: built, 'run/workflow.graph.json': graphFile() },
      operands: ['run/old.md', now],
      says: [],
    },
    {
      title: 'judges the move',
      files: { 'run/old.md': planned, [now]: shipped, 'run/workflow.graph.json': graphFile() },
      operands: ['run/old.md', now],
      says: [noEdge],
    },
    {
      title: 'beside the previous file goes before that beside the next one',
      files: { ...both, 'old/workflow.graph.json': graphFile(), 'run/workflow.graph.json': loose },
      says: [graphChanged, oldEdges],
    },
    {
      title: 'beside the next file stands for both where it is the only one',
      files: { ...both, 'run/workflow.graph.json': graphFile() },
      says: [noEdge],
    },
    {
      title: 'beside the previous file stands for both where it is the only one',
      files: { ...both, 'old/workflow.graph.json': graphFile() },
      says: [noEdge],
    },
    {
      title: 'is nowhere',
      files: both,
      says: [
        'error workflow/graph-missing: the run changed, and no graph that can be followed says whether it may',
      ],
    },
    {
      title: 'judges a new run',
      files: { [now]: runFile(at('ship')), 'run/workflow.graph.json': graphFile() },
      operands: ['/dev/null', now],
      says: [noEdge],
    },
    {
      title: 'is the one that the package record names, of the previous side',
      files: {
        ...both,
        'old/bmad.json': pkg,
        'old/other.graph.json': graphFile(),
        'run/bmad.json': pkg,
        'run/other.graph.json': loose,
        'run/workflow.graph.json': loose,
      },
      says: [graphChanged, oldEdges],
    },
    {
      title: 'is the configured one, counted from the current folder',
      files: {
        'old/workflow.md': planned,
        'runs/a/workflow.md': shipped,
        'pkg/review.json': graphFile(),
        'runs/a/workflow.graph.json': loose,
        'own.yml': configured,
      },
      operands: ['old/workflow.md', 'runs/a/workflow.md'],
      flags: { config: 'own.yml' },
      says: [noEdge],
    },
    {
      title: 'is found above the current folder too',
      files: { '../a/old.md': planned, '../b/workflow.md': shipped, '../b/workflow.graph.json': graphFile() },
      operands: ['../a/old.md', '../b/workflow.md'],
      flags: { kind: 'workflow' },
      says: [noEdge],
    },
  ];

  for (const { title, files, operands = [old, now], flags, says } of cases)
    it(title, async () => {
      stand(files);
      const [before, after] = operands;
      expect(await check(before, after, flags)).toEqual(says);
    });

  it('may be a link, as long as it leads to no place above', async () => {
    stand({ ...both, 'pkg/shared.json': graphFile(), '../secret.json': graphFile() });
    symlinkSync('../pkg/shared.json', 'run/workflow.graph.json');
    expect(await check(old, now)).toEqual([noEdge]);
    rmSync('run/workflow.graph.json');
    symlinkSync('../../secret.json', 'run/workflow.graph.json');
    expect(await check(old, now)).toEqual([
      expect.stringMatching(/^what stands beside the two files cannot be read: .*leads out of the root/),
    ]);
  });
});

describe('a version that is no regular file has nothing beside it', () => {
  const flags = { kind: 'workflow' };

  it('so what lies beside the other one stands for both', async () => {
    stand({ 'plan.md': planned, 'run/now.md': shipped, 'run/workflow.graph.json': graphFile() });
    stand({ 'workflow.graph.json': loose });
    execFileSync('sh', ['-c', 'mkfifo pipe']);
    spawn('sh', ['-c', 'cat plan.md > pipe']);
    expect(await check('pipe', 'run/now.md', flags)).toEqual([noEdge]);
  });

  it('and no companion is read from a pipe: nobody may write to it', async () => {
    stand({ 'old.md': planned, 'run/now.md': shipped });
    execFileSync('sh', ['-c', 'mkfifo run/workflow.graph.json']);
    expect(await check('old.md', 'run/now.md', flags)).toEqual([
      expect.stringContaining('workflow/graph-missing'),
    ]);
  });
});

describe('the run state of a tree', () => {
  const state = (next_iter: number) =>
    JSON.stringify({
      run_id: 'r',
      next_iter,
      last_status: 'retry',
      last_summary: 's',
      last_guard: 'skipped',
    });
  const before = tree(node('a'), node('b'));
  const tried = changing(before, 'a', { attempts: 1 });
  const file = 'state/tree.json';
  const flags = { kind: 'task-tree' };

  it('declares the step where it counted on', async () => {
    stand({ 'old/tree.json': pretty(before), [file]: pretty(before) });
    stand({ 'old/run_state.json': state(2), 'state/run_state.json': state(3) });
    expect(await check('old/tree.json', file, flags)).toEqual([
      expect.stringContaining('task-tree/state-update'),
    ]);
    stand({ [file]: pretty(tried) });
    expect(await check('old/tree.json', file, flags)).toEqual([]);
  });

  it('declares nothing where one of the two has none: that is not a count that grew', async () => {
    stand({ 'old/tree.json': pretty(before), [file]: pretty(before), 'state/run_state.json': state(3) });
    expect(await check('old/tree.json', file, flags)).toEqual([]);
  });
});

describe('a folder as one checklist', () => {
  const config = 'statuses: [To Do, Done]\n';
  const own = 'version: 1\nfiles: [{path: backlog/config.yml, kind: checklist, preset: backlog}]\n';
  const task = (status: string, description: string) =>
    `---\nid: T-1\ntitle: Export\nstatus: ${status}\n---\n## Description\n\n${description}\n`;

  it('has the tasks that lie beside each of the two', async () => {
    stand({
      'own.yml': own,
      'old/backlog/config.yml': config,
      'old/backlog/tasks/t-1 - Export.md': task('Done', 'as CSV'),
      'backlog/config.yml': config,
      'backlog/tasks/t-1 - Export.md': task('Done', 'somehow'),
    });
    const said = await check('old/backlog/config.yml', 'backlog/config.yml', { config: 'own.yml' });
    expect(said).toEqual([expect.stringMatching(/^error checklist\/done-changed: .*T-1/)]);
    rmSync('backlog/tasks', { recursive: true });
    expect(await check('old/backlog/config.yml', 'backlog/config.yml', { config: 'own.yml' })).toEqual([
      expect.stringMatching(/^note checklist\/emptied/),
    ]);
  });
});

it('a tree that passed still may not change, with nothing beside it', async () => {
  const half = tree(passed('a'), node('b'));
  stand({ 'old.json': pretty(half), 'new.json': pretty(changing(half, 'a', { goal: 'less' })) });
  expect(await check('old.json', 'new.json', { kind: 'task-tree' })).toEqual([
    "error task-tree/immutability: passed node 'a' changed in next tree",
  ]);
});

describe('a file beyond the limit', () => {
  const text = pretty(tree(node('a'), node('b')));
  const limited = 'version: 1\nlimits: { maxBytes: 100 }\n';

  it('is refused by its size, which is all that is read of it', async () => {
    stand({ 'old.json': '{}', 'new.json': text, 'own.yml': limited });
    const flags = { kind: 'task-tree', config: 'own.yml' };
    expect(await check('old.json', 'new.json', flags)).toEqual([
      expect.stringMatching(/^error state-file\/too-large: .*\b100\b/),
    ]);
    expect(await check('/dev/null', 'new.json', flags)).toEqual([
      expect.stringMatching(/^error state-file\/too-large: /),
    ]);
  });

  it('has the digest of its bytes, whoever read it', () => {
    stand({ 'new.json': text });
    const limits = { ...defaultLimits, maxBytes: 100 };
    const policy = policyOf({ configuration: null, waivers: null }, kinds);
    const governed = policy.govern('.runner/state/tree.json');
    if (governed === undefined) throw new Error('nothing governs it');
    const changeBy = (after: Parameters<typeof checkGoverned>[2]['after']) =>
      checkGoverned(governed, limits, { before: null, after }).findings.map(({ change }) => change);
    expect(changeBy(largeFile('new.json'))).toEqual(changeBy(text));
  });
});
