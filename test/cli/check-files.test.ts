import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { largeFile } from '../../src/cli/check-files.ts';
import { checkGoverned } from '../../src/engine/judge/check-transition.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';
import { at, graphFile, runFile, withEdge } from '../support/workflows.ts';

/** `stateward check --files`: two versions, and what is named beside them. */
let cwd: string;

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-check-files-')));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function stand(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
}

/** The findings, or the one sentence about what cannot be used. */
async function check(before: string, after: string, ...flags: readonly string[]): Promise<string[]> {
  const args = ['check', '--files', before, after, '--granularity', 'auto', '--format', 'json', ...flags];
  const result = await runCli(args, { cwd });
  if (result.out === '') return [result.error];
  return reportOf(result).findings.map(
    ({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`,
  );
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

describe('the graph of a run', () => {
  const files = ['old.md', 'workflow.md'] as const;
  const graphs = { 'flow.json': graphFile(), 'loose.json': loose };

  it('judges the move where it is named', async () => {
    stand({ ...graphs, 'old.md': planned, 'workflow.md': shipped });
    expect(await check(...files, '--with', 'graph=flow.json')).toEqual([noEdge]);
    stand({ 'workflow.md': built });
    expect(await check(...files, '--with', 'graph=flow.json')).toEqual([]);
  });

  it('that is named twice is that of PREV and then that of NEXT', async () => {
    stand({ ...graphs, 'old.md': planned, 'workflow.md': shipped });
    expect(await check(...files, '--with', 'graph=flow.json', '--with', 'graph=loose.json')).toEqual([
      graphChanged,
      oldEdges,
    ]);
  });

  it('is missing where none is named, whatever lies beside the two', async () => {
    stand({ 'workflow.graph.json': graphFile(), 'old.md': planned, 'workflow.md': shipped });
    expect(await check(...files)).toEqual([
      'error workflow/graph-missing: the run changed, and no graph that can be followed says whether it may',
    ]);
  });

  it('judges a new run', async () => {
    stand({ ...graphs, 'workflow.md': runFile(at('ship')) });
    expect(await check('/dev/null', 'workflow.md', '--with', 'graph=flow.json')).toEqual([noEdge]);
  });

  it('has a version from a pipe beside it', async () => {
    stand({ ...graphs, 'plan.md': planned, 'workflow.md': shipped });
    execFileSync('sh', ['-c', 'mkfifo pipe'], { cwd });
    spawn('sh', ['-c', 'cat plan.md > pipe'], { cwd });
    expect(await check('pipe', 'workflow.md', '--with', 'graph=flow.json')).toEqual([noEdge]);
  });

  it.each([
    ['graph', 'stateward: --with "graph" is not of the form role=FILE\n'],
    ['plan=flow.json', 'stateward: a workflow has no companion "plan"; known: graph, package, named\n'],
    ['graph=none.json', 'stateward: cannot read none.json: ENOENT: no such file or directory\n'],
  ])('cannot be named %s', async (named, says) => {
    stand({ ...graphs, 'old.md': planned, 'workflow.md': shipped });
    expect(await check(...files, '--with', named)).toEqual([says]);
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
  const files = ['old.json', 'tree.json', '--kind', 'task-tree'] as const;
  const states = ['--with', 'runState=old.state.json', '--with', 'runState=new.state.json'];

  it('declares the step where it counted on', async () => {
    stand({ 'old.json': pretty(before), 'tree.json': pretty(before) });
    stand({ 'old.state.json': state(2), 'new.state.json': state(3) });
    expect(await check(...files, ...states)).toEqual([expect.stringContaining('task-tree/state-update')]);
    stand({ 'tree.json': pretty(tried) });
    expect(await check(...files, ...states)).toEqual([]);
  });

  it('declares nothing where both have one: that is not a count that grew', async () => {
    stand({ 'old.json': pretty(before), 'tree.json': pretty(before), 'new.state.json': state(3) });
    expect(await check(...files, '--with', 'runState=new.state.json')).toEqual([]);
  });
});

describe('a folder as one checklist', () => {
  const own = 'version: 1\nfiles: [{path: backlog/config.yml, kind: checklist, preset: backlog}]\n';
  const task = (description: string) =>
    `---\nid: T-1\ntitle: Export\nstatus: Done\n---\n## Description\n\n${description}\n`;

  it('has its tasks named by their paths', async () => {
    const config = 'statuses: [To Do, Done]\n';
    stand({ 'own.yml': own, 'old.yml': config, 'backlog/config.yml': config });
    stand({ 'old.md': task('as CSV'), 'new.md': task('somehow') });
    const page = 'backlog/tasks/t-1 - Export.md';
    const tasks = ['--with', `${page}=old.md`, '--with', `${page}=new.md`];
    expect(await check('old.yml', 'backlog/config.yml', '--config', 'own.yml', ...tasks)).toEqual([
      expect.stringMatching(/^error checklist\/done-changed: .*T-1/),
    ]);
  });
});

it('a tree that passed still may not change, with nothing beside it', async () => {
  const half = tree(passed('a'), node('b'));
  stand({ 'old.json': pretty(half), 'new.json': pretty(changing(half, 'a', { goal: 'less' })) });
  expect(await check('old.json', 'new.json', '--kind', 'task-tree')).toEqual([
    "error task-tree/immutability: passed node 'a' changed in next tree",
  ]);
});

describe('a file beyond the limit', () => {
  const text = pretty(tree(node('a'), node('b')));
  const limited = 'version: 1\nlimits: { maxBytes: 100 }\n';

  it('is refused by its size, which is all that is read of it', async () => {
    stand({ 'old.json': '{}', 'new.json': text, 'own.yml': limited });
    const flags = ['--kind', 'task-tree', '--config', 'own.yml'];
    expect(await check('old.json', 'new.json', ...flags)).toEqual([
      expect.stringMatching(/^error state-file\/too-large: .*\b100\b/),
    ]);
    expect(await check('/dev/null', 'new.json', ...flags)).toEqual([
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
    expect(changeBy(largeFile(join(cwd, 'new.json')))).toEqual(changeBy(text));
  });
});
