import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, describe, expect, it } from 'vitest';
import { built, builtFolder } from '../support/built.ts';
import { installPacked } from '../support/packed.ts';

/** A consumer of the built package: its types, as TypeScript resolves them from `exports`. */
const consumer = `
import {
  applyStateUpdates, checkPassedNodeImmutability, checkRange, checkTransition, continueProcedure, type Finding, type KindId, kinds, laws,
  type ProcedureGraphData, replay, type Report, type Result, rules, selectNode, type TaskNode, type TransitionInput, validateSchema,
  validateWorkflowStateUpdate, type WorkflowUpdateResult,
} from 'stateward';
import { checkRepository } from 'stateward/git';
import { createRecorder, type Recorded, type Run } from 'stateward/recorder';
import { fsApplyPatch, fsWrite, loadTree, startProcedureIn, type WriteResult, writeTree } from 'stateward/store';

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
checkTransition({ kind: 'checklist', before: null, after: '[]', options: { preset: 'ralph', profile: 'strict' } });
checkTransition({ kind: 'event-log', before: null, after: '', options: { mode: 'closed', agents: { ada: { phase: 'planner', tier: 'READ' } } } });
const anyKind = (kind: KindId) => checkTransition({ kind, before: null, after: '' }).verdict;
const verdict: 'pass' | 'fail' | 'cannot-judge' = report.verdict;
const [finding]: readonly Finding[] = report.findings;
const line: number | undefined = finding?.line;
const isOne: boolean = finding?.ruleId === 'checklist/goalposts' && finding.laws?.[0] === 'V3';
declare const tree: TaskNode;
const applied = applyStateUpdates(tree, tree, 'a', 'done', 'pass');
const set: readonly string[] = applied.ok ? applied.value.summary.passesSet : [applied.error.code];
const node: string | undefined = unwrap(selectNode(tree)).node;
export const all = { verdict, line, set, node, anyKind, isOne, rules: rules()[0]?.id, kinds: kinds()[0]?.files, laws: laws()[0]?.priority };

// One convention for all that can fail in a known way.
function unwrap<Value>(result: Result<Value, { readonly code: string; readonly message: string }>): Value {
  if (!result.ok) throw new Error(result.error.code + ': ' + result.error.message);
  return result.value;
}
export const stored = async () => [unwrap(await loadTree('tree.json')).id, unwrap(await writeTree('tree.json', tree))];
const valid: TaskNode = unwrap(validateSchema(JSON.parse('{}')));
unwrap(checkPassedNodeImmutability(valid, tree));
const update: WorkflowUpdateResult = validateWorkflowStateUpdate(null, '---\\n---\\n', new Uint8Array());
unwrap(update);
const runs = unwrap(replay('', { mode: 'closed' })).map(({ state }) => state satisfies 'pending' | 'running' | 'completed' | 'failed');
const moved: Promise<WriteResult> = fsApplyPatch(
  { path: 'workflow.md', patch: { operation: 'updateFrontmatter', update: { currentNodeId: { set: 'a' } } } },
  { root: '.', agentId: 'ada', workflowId: 'review', graphRelPath: 'pkg/workflow.graph.json', runId: '1' },
);
export const hash = async () => {
  const result = await fsWrite({ path: 'workflow.md', content: '', ifMatchSha256: '00' }, { root: '.' });
  return [unwrap(result).sha256After, unwrap(await moved).sha256Before, runs];
};
export const procedure = async (graph: ProcedureGraphData) => {
  const call = continueProcedure(graph, { runId: 'r', newId: () => 'x' });
  const guide: string | null = call.ok ? call.value.step_content : call.error.code satisfies \`E_\${string}\`;
  const started = await startProcedureIn('graph.json', { procedureId: 'p', actorId: 'ada', strictness: 'v2' });
  return [guide, call.result.status, unwrap(started).run_id, started.warnings];
};
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
const versions = { before: null, after: '' };
const ranged: Promise<Report> = checkRange({ commits: [{ files: { 'prd.json': '[]' } }, { message: 'x', files: { 'prd.json': null } }], guard: 'success' });
const inGit: Promise<Report> = checkRepository({ directory: '.', range: 'main..HEAD', granularity: 'squash', configuration: 'version: 1' });
export const both = [ranged, inGit, checkRepository({ directory: '.', what: 'staged' })];
// @ts-expect-error a commit without files
checkRange({ commits: [{ message: 'x' }] });
// @ts-expect-error a misspelt granularity
checkRange({ commits: [], granularity: 'commits' });
// @ts-expect-error one of three has to be said
checkRepository({ directory: '.' });
// @ts-expect-error a misspelt change
checkRepository({ directory: '.', what: 'index' });
// @ts-expect-error a misspelt option
checkRepository({ directory: '.', commit: 'HEAD', gaurd: 'success' });
// @ts-expect-error a misspelt kind
checkTransition({ kind: 'tasktree', ...versions });
// @ts-expect-error a misspelt preset
checkTransition({ kind: 'checklist', ...versions, options: { preset: 'ralf' } });
// @ts-expect-error a misspelt option
checkTransition({ kind: 'checklist', ...versions, options: { presett: 'ralph' } });
// @ts-expect-error an option of another kind
checkTransition({ kind: 'workflow', ...versions, options: { mode: 'closed' } });
// @ts-expect-error a misspelt rule
checkTransition({ kind: 'task-tree', ...versions, options: { rules: { 'task-tree/cannonical': 'error' } } });
// @ts-expect-error a rule of another kind
checkTransition({ kind: 'task-tree', ...versions, options: { rules: { 'procedure/actor': 'error' } } });
// @ts-expect-error a misspelt severity
checkTransition({ kind: 'task-tree', ...versions, options: { rules: { 'task-tree/canonical': 'fatal' } } });
// @ts-expect-error a misspelt status
checkTransition({ kind: 'task-tree', ...versions, step: { node: 'a', status: 'finished', guard: 'pass' } });
// @ts-expect-error a misspelt guard
checkTransition({ kind: 'task-tree', ...versions, step: { node: 'a', status: 'done', guard: 'green' } });
// @ts-expect-error only task trees have steps
checkTransition({ kind: 'checklist', ...versions, step: { node: 'a', status: 'done', guard: 'pass' } });
// @ts-expect-error no such member
checkTransition({ kind: 'task-tree', ...versions, context: { mesage: 'x' } });
// @ts-expect-error the status is one of three
applyStateUpdates(tree, tree, 'a', 'finished', 'pass');
// @ts-expect-error a report is not to be changed
report.verdict = 'pass';
// @ts-expect-error a patch sets the node, it does not append to it
fsApplyPatch({ path: 'a', patch: { operation: 'updateFrontmatter', update: { currentNodeId: { append: 'a' } } } }, { root: '.' });
// @ts-expect-error no such rule
export const noRule = report.findings.some(({ ruleId }) => ruleId === 'task-tree/imutability');
export const input: TransitionInput<'checklist'> = { kind: 'checklist', ...versions };
`;

/** Documents that nobody has: not in the package, and not in the repository. */
const absent =
  /.*(?:(?<![\w/-])judging\.md|(?<![\w/-])formats\.md|product\.md|\bseeds? \d{3}|the seeds?\b).*/gi;

/** What somebody types against, by the declaration that holds it. */
const documented: Readonly<Record<string, readonly string[]>> = {
  'library/judgement': [
    'KindOptions',
    'Versions',
    'Finding',
    'ExplainedStep',
    'ReportedTransition',
    'Report',
    'RangeManner',
  ],
  'library/range': ['RangeCommit', 'RangeInput'],
  git: ['RepositoryChange', 'RepositoryInput'],
  'library/catalogue': ['RuleInfo', 'LawInfo', 'KindInfo'],
  'engine/judge/check-transition': ['TransitionContext'],
  'engine/contract/context': ['PriorCommit', 'Step'],
  'engine/contract/check': ['NotJudged'],
  'engine/contract/finding': [
    'Place',
    'RelatedPlace',
    'ReportedFinding',
    'FindingItem',
    'Ended',
    'Repair',
    'WaivedBy',
  ],
  'formats/json-value': ['InexactNumber'],
  'engine/contract/view': ['AffectedView', 'AffectedNode', 'ViewNode', 'ViewLink'],
  'formats/limits': ['Limits'],
  'engine/contract/report': ['Obstacle', 'ReportedTransition', 'Report'],
  'engine/values/result': ['CodedProblem'],
  'kinds/checklist/preset.generated': ['PresetData'],
  'kinds/event-log/log-findings': ['LogFinding'],
  'kinds/event-log/replay': ['ReplayError', 'ReplayOptions'],
  'kinds/event-log/run-view': [
    'RunView',
    'PhaseView',
    'StepView',
    'ToolCallView',
    'LlmCallView',
    'ArtifactView',
  ],
  'kinds/procedure/api/result': ['ProcedureGraphData', 'ProcedureResult', 'ProcedureError', 'Around'],
  'kinds/procedure/api/start': ['StartProcedure'],
  'kinds/procedure/api/continue': ['ContinueProcedure'],
  'kinds/procedure/api/end': ['EndProcedure'],
  'kinds/task-tree/api/tree-error': ['TreeError'],
  'kinds/task-tree/api/update': ['DerivedPasses'],
  'kinds/task-tree/steps/step': ['TreeStep'],
  'kinds/task-tree/model': ['TaskNode'],
  'kinds/task-tree/select': ['Selection'],
  'kinds/task-tree/state-update': ['StateUpdate', 'StateUpdateSummary'],
  'kinds/workflow/frontmatter-update': ['FrontmatterUpdate'],
  'kinds/workflow/validate-update': ['WorkflowUpdateError', 'WorkflowState'],
  'kinds/workflow/model': ['NextMove'],
  'runner/guarded/request': ['WriteRequest', 'PatchRequest'],
  'runner/guarded/result': ['WrittenFile'],
  'runner/guarded/write-context': ['WriteContext', 'WriteLimits'],
  'runner/recorder/artifact': ['ArtifactInput', 'Artifact'],
  'runner/recorder/command': ['CommandResult'],
  'runner/recorder/files': ['WorkspaceFiles'],
  'runner/recorder/index': ['Recorder'],
  'runner/recorder/log-file': ['TornLine'],
  'runner/recorder/memory': ['RunMemory'],
  'runner/recorder/model-call': ['LlmRequest', 'LlmAnswer'],
  'runner/recorder/run': ['Run'],
  'runner/recorder/step': ['Step'],
  'runner/recorder/tool-call': ['ToolContext'],
  'runner/recorder/result': ['RecorderError'],
  'runner/recorder/settings': ['RecorderOptions'],
};

const folder = mkdtempSync(join(tmpdir(), 'stateward-consumer-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the published package', () => {
  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has types that a strict consumer compiles against: module %s, resolution %s', (module, resolution) => {
    installPacked(folder);
    writeFileSync(join(folder, 'consumer.ts'), consumer);
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const resolved = ['--module', module, '--moduleResolution', resolution];
    const options = ['--noEmit', '--strict', ...resolved, '--target', 'es2022', '--types', ''];
    const { stdout } = spawnSync(process.execPath, [tsc, ...options, 'consumer.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it('says in its types nothing of documents that nobody has, and in those of its surface nothing of other pages', () => {
    const types = join(builtFolder, 'types');
    const shipped = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    );
    const named = (file: string, what: RegExp) => readFileSync(join(types, file), 'utf8').match(what) ?? [];
    expect(shipped.flatMap((file) => named(file, absent))).toEqual([]);
    const surface = [
      'index.d.ts',
      'git.d.ts',
      'library/judgement.d.ts',
      'library/range.d.ts',
      'library/catalogue.d.ts',
      'store.d.ts',
    ];
    expect(surface.flatMap((file) => named(file, /.*\bdocs\/.*/g))).toEqual([]);
  });

  it.each(Object.entries(documented))('documents every member where it is typed: %s', (file, names) => {
    const lines = readFileSync(join(builtFolder, 'types', `${file}.d.ts`), 'utf8').split('\n');
    const bare: string[] = [];
    let current = '';
    for (const [index, line] of lines.entries()) {
      const [, opened] = /^(?:export )?(?:declare )?(?:interface|type|function|const) (\w+)/.exec(line) ?? [];
      current = opened ?? current;
      const [, member] = /^ {4}(?:readonly )?'?([\w-]+)'?\??[:(<]/.exec(line) ?? [];
      const isBare = member !== undefined && lines[index - 1]?.trimEnd().endsWith('*/') !== true;
      if (isBare && names.includes(current)) bare.push(`${current}.${member}`);
    }
    expect(bare).toEqual([]);
    expect(names.filter((name) => !lines.some((line) => line.includes(` ${name}`)))).toEqual([]);
  });

  it('exports what the README promises, from self-contained bundles', async () => {
    const library: object = await import(built('index.js'));
    expect(Object.keys(library).sort()).toEqual([
      'applyStateUpdates',
      'checkPassedNodeImmutability',
      'checkRange',
      'checkTransition',
      'continueProcedure',
      'deriveInternalPasses',
      'endProcedure',
      'getWorkflowState',
      'kinds',
      'laws',
      'replay',
      'replayStream',
      'resetRunnerOwnedFields',
      'rules',
      'selectNode',
      'sortChildren',
      'startProcedure',
      'validateChildAdditionsRestricted',
      'validateInvariants',
      'validateSchema',
      'validateStatusInvariants',
      'validateWorkflowStateUpdate',
    ]);
    const git: object = await import(built('git.js'));
    expect(Object.keys(git)).toEqual(['checkRepository']);
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

  // In kilobytes, minified; esbuild 0.25 gives the same within a tenth: 27, 27, 140, 268, 751.
  it.each([
    ['selectNode', 50],
    ['validateSchema', 50],
    ['replay', 180],
    ['startProcedure', 320],
    ['checkTransition', 900],
  ])('costs an application that takes %s alone not more than that needs', async (name, most) => {
    const taken = await bundled(`import { ${name} } from 'stateward'; console.log(typeof ${name});`);
    const { stdout } = spawnSync(process.execPath, ['--input-type=module'], {
      input: taken,
      encoding: 'utf8',
    });
    expect(stdout).toBe('function\n');
    expect(taken.length).toBeLessThan(most * 1000);
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
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    minify: { compress: true, mangle: { keepNames: true } },
  });
  await build.close();
  return output[0].code;
}
