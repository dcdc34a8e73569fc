import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, describe, expect, it } from 'vitest';
import { built, builtFolder } from '../support/built.ts';

/** A consumer of the built package: its types, as TypeScript resolves them from `exports`. */
const consumer = `
import {
  applyStateUpdates, checkTransition, kinds, type Report, rules, selectNode, type TaskNode,
  validateWorkflowStateUpdate, type WorkflowUpdateResult,
} from 'stateward';
import { createRecorder, type Recorded, type Run } from 'stateward/recorder';
import { fsApplyPatch, fsWrite, loadTree, type WriteResult, writeTree } from 'stateward/store';

export const report: Report = checkTransition({
  kind: 'task-tree',
  before: '{}',
  after: new Uint8Array(),
  step: { node: 'a', status: 'done', guard: 'pass' },
  options: { rules: { 'task-tree/canonical': 'error', 'task-tree/child-additions': ['error', { moves: 'allow' }] } },
  granularity: 'squash',
  companions: { runState: { before: null, after: '{}' } },
  context: { message: 'x', guard: 'success' },
});
const verdict: 'pass' | 'fail' | 'cannot-judge' = report.verdict;
const line: number | undefined = report.findings[0]?.line;
declare const tree: TaskNode;
const applied = applyStateUpdates(tree, tree, 'a', 'done', 'pass');
const set: readonly string[] = 'error' in applied ? [applied.error] : applied.summary.passesSet;
const node: string | undefined = selectNode(tree).node;
export const all = { verdict, line, set, node, rules: rules()[0]?.id, kinds: kinds()[0]?.files };
export const stored = async () => [await loadTree('tree.json'), await writeTree('tree.json', tree)];
const update: WorkflowUpdateResult = validateWorkflowStateUpdate(null, '---\\n---\\n', new Uint8Array());
export const code: string | undefined = update.ok ? undefined : update.error.code;
const moved: Promise<WriteResult> = fsApplyPatch(
  { path: 'workflow.md', patch: { operation: 'updateFrontmatter', update: { currentNodeId: { set: 'a' } } } },
  { root: '.', agentId: 'ada' },
);
export const hash = async () => {
  const result = await fsWrite({ path: 'workflow.md', content: '', ifMatchSha256: '00' }, { root: '.' });
  return result.ok ? result.sha256After : [result.error.code, result.error.details.allowedNext, await moved];
};
// @ts-expect-error a patch sets the node, it does not append to it
fsApplyPatch({ path: 'a', patch: { operation: 'updateFrontmatter', update: { currentNodeId: { append: 'a' } } } }, { root: '.' });
export const recorded = async (): Promise<Recorded<Run> | undefined> => {
  const made = await createRecorder({ file: 'events.jsonl', workspaceRoot: '/work', agents: { ada: { phase: 'planner', tier: 'READ' } } });
  const run = made.ok ? await made.value.startRun() : undefined;
  const step = run?.ok ? await run.value.startStep('planner', 'ada') : undefined;
  const text = step?.ok ? await step.value.callTool('look', { path: 'a' }, ({ path }, { files }) => files.read(path)) : undefined;
  const read: string | undefined = text?.ok ? text.value : text?.error.invariant;
  // @ts-expect-error there are three phases
  if (run?.ok && read !== '') await run.value.startStep('deploy', 'ada');
  return run;
};
// @ts-expect-error the status is one of three
applyStateUpdates(tree, tree, 'a', 'finished', 'pass');
// @ts-expect-error a report is not to be changed
report.verdict = 'pass';
`;

const folder = mkdtempSync(join(tmpdir(), 'stateward-consumer-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the published package', () => {
  it('has types that a strict consumer compiles against', () => {
    const installed = join(folder, 'node_modules', 'stateward');
    mkdirSync(installed, { recursive: true });
    copyFileSync('package.json', join(installed, 'package.json'));
    cpSync(builtFolder, join(installed, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'consumer.ts'), consumer);
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
    const run = () =>
      execFileSync(process.execPath, [tsc, ...options, 'consumer.ts'], { cwd: folder, encoding: 'utf8' });
    expect(run()).toBe('');
  });

  it('exports what the README promises, from self-contained bundles', async () => {
    const library: object = await import(built('index.js'));
    expect(Object.keys(library).sort()).toEqual([
      'applyStateUpdates',
      'checkTransition',
      'continueProcedure',
      'endProcedure',
      'kinds',
      'laws',
      'replay',
      'replayStream',
      'rules',
      'selectNode',
      'startProcedure',
      'validateWorkflowStateUpdate',
    ]);
    const store: object = await import(built('store.js'));
    expect(Object.keys(store).sort()).toEqual([
      'continueProcedureIn',
      'endProcedureIn',
      'fsApplyPatch',
      'fsWrite',
      'loadTree',
      'startProcedureIn',
      'writeTree',
    ]);
    const recorder: object = await import(built('recorder.js'));
    expect(Object.keys(recorder)).toEqual(['createRecorder']);
  });

  it('runs its judgement without Node: what the library loads imports nothing else', () => {
    const files = new Set(['index.js']);
    for (const file of files) {
      const text = readFileSync(built(file), 'utf8');
      expect([file, text.match(/(?<!`)\brequire\(|\bprocess\.|\bBuffer\s*[.(]/gm)]).toEqual([file, null]);
      for (const [, from = ''] of text.matchAll(
        /(?:^|;)(?:import|export)\b(?:[^;"]*\bfrom)?\s*"([^"]+)"(?=;|$)/gm,
      ))
        files.add(from.replace('./', ''));
    }
    expect([...files].filter((file) => !/^[a-z0-9-]+\.js$/.test(file))).toEqual([]);
    expect(files.has('judgement.js')).toBe(true);
  });

  it('has no chunk of its own for who takes a single function', async () => {
    const taken = await bundled("import { selectNode } from 'stateward'; console.log(selectNode);");
    expect(taken.length).toBeLessThan(500_000);
  });
});

/** What a bundler makes of a program that uses the package, for a browser. */
async function bundled(program: string): Promise<string> {
  const file = join(folder, 'program.js');
  writeFileSync(file, program);
  const build = await rolldown({
    input: file,
    platform: 'browser',
    resolve: { alias: { stateward: built('index.js') } },
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  return output[0].code;
}
