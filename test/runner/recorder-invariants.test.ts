import { randomUUID } from 'node:crypto';
import { appendFileSync, linkSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laws } from '../../src/kinds/event-log/laws.ts';
import {
  createRecorder,
  type Recorded,
  type Recorder,
  type RecorderError,
  type Run,
  type Step,
} from '../../src/runner/recorder/index.ts';
import { type Bench, bench, doorTo, gateFindings, recorderAt } from '../support/recorders.ts';
import { unwrapped } from '../support/unwrapped.ts';

/** A run in its first step. */
interface Stage extends Bench {
  readonly recorder: Recorder;
  readonly run: Run;
  readonly step: Step;
  /** Ids that are drawn next. */
  readonly ids: string[];
  readonly clock: { now: number };
  /** Refused, and nothing was written; or what the invariant asks to be written. */
  refuses(
    call: () => Promise<Recorded<unknown>> | Recorded<unknown>,
    error: Partial<RecorderError>,
    written?: readonly string[],
  ): Promise<void>;
  /** The near miss. */
  accepts<Value>(call: Promise<Recorded<Value>> | Recorded<Value>): Promise<Value>;
}

type Case = (stage: Stage) => Promise<void>;

const nothing = () => undefined;
const sum = 'ab'.repeat(32);
const failedCall = ['tool.called', 'tool.failed'];
const toExecutor = async ({ run, step }: Stage) => {
  unwrapped(await step.finish());
  return unwrapped(await run.startStep('executor', 'executor'));
};
const reading = (step: Step, path: string) =>
  step.callTool('read_file', { path }, ({ path: place }, { files }) => files.read(place));
const writing = (step: Step, path: string) =>
  step.callTool('write_file', { path }, ({ path: place }, { files }) => files.write(place, 'x'));

/** A tool call of the step that has not returned yet. */
function pendingCall(step: Step) {
  let finish = (_: string): void => undefined;
  const answer = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { call: step.callTool('look', {}, () => answer), finish };
}

/** By the numbers of the invariants: what the recorder refuses, and the near miss that it writes. */
const cases: Readonly<Record<string, Case>> = {
  '1': async ({ recorder, run, ids, refuses, accepts }) => {
    ids.push(run.id);
    await refuses(() => recorder.startRun(), { invariant: '2a.2' });
    ids.push('c232ab00-9414-11ec-b3c8-9f6bdeced846');
    await refuses(() => recorder.startRun(), { invariant: '1' });
    await accepts(recorder.startRun());
  },
  '2b': async ({ run, step, refuses, accepts, file, root }) => {
    const door = doorTo({ file, root } as Bench);
    await refuses(() => door(run.id, { type: 'run.started', workspace_root: root }), { invariant: '2a.2' });
    await accepts(step.fail('red'));
    await accepts(run.fail('gave up'));
    await refuses(() => run.fail('again'), { invariant: '2a.5' });
    await refuses(() => run.finish(), { invariant: '2a.5' });
    await refuses(() => run.startStep('planner', 'planner'), { invariant: '2a.6' });
  },
  '3': async ({ run, step, refuses, accepts }) => {
    await accepts(step.fail('red'));
    for (const _ of [2, 3]) await accepts((await accepts(run.startStep('planner', 'planner'))).fail('red'));
    await refuses(() => run.startStep('planner', 'planner'), { invariant: '3' });
    await refuses(() => run.finish({ early: true }), { invariant: '3' });
    await accepts(run.fail('three attempts failed'));
  },
  '4a': async ({ folder, root, file, refuses, accepts }) => {
    const at = (workspaceRoot: string) => createRecorder({ file: join(folder, 'new.jsonl'), workspaceRoot });
    const roots = ['shop', '', `${root}/missing`, `${root}/a.txt`, `${root}\0`];
    for (const workspaceRoot of roots) await refuses(() => at(workspaceRoot), { invariant: '4a' });
    symlinkSync(root, join(folder, 'link'));
    const options = { file, workspaceRoot: `${folder}/link/../link/` };
    const run = unwrapped(await (await accepts(createRecorder(options))).startRun());
    expect(run.workspaceRoot).toBe(root);
  },
  '4b': async ({ step, root, folder, refuses, accepts }) => {
    writeFileSync(join(folder, 'secret'), 's');
    for (const path of ['../secret', join(folder, 'secret'), `${root}-2/x`, 'sub/../../secret'])
      await refuses(() => reading(step, path), { code: 'E_SANDBOX_VIOLATION', invariant: '42' }, failedCall);
    expect(await accepts(reading(step, 'a.txt'))).toBe('apples');
    expect(await accepts(reading(step, join(root, 'a.txt')))).toBe('apples');
  },
  '5a': async (stage) => {
    const { run, step, refuses, accepts } = stage;
    await refuses(() => run.startStep('executor', 'executor'), { invariant: '5a' });
    await accepts(step.fail('red'));
    await refuses(() => run.startStep('executor', 'executor'), { invariant: '5a' });
    await accepts((await accepts(run.startStep('planner', 'planner'))).finish());
    await accepts(run.startStep('executor', 'executor'));
  },
  '8': async ({ run, step, ids, refuses, accepts }) => {
    ids.push(step.id);
    await refuses(() => run.startStep('planner', 'planner'), { invariant: '9' });
    ids.push('step-1');
    await refuses(() => run.startStep('planner', 'planner'), { invariant: '8' });
    await accepts(run.startStep('planner', 'planner'));
  },
  '9': async (stage) => {
    const { run, step, refuses, accepts } = stage;
    const again = { type: 'step.started', step_id: step.id, phase: 'planner', agent_id: 'planner' };
    await refuses(() => doorTo(stage)(run.id, again), { invariant: '9' });
    await accepts(doorTo(stage)(run.id, { ...again, step_id: randomUUID() }));
  },
  '10': async ({ run, step, refuses, accepts }) => {
    await refuses(() => run.finish({ early: true }), { invariant: '10' });
    await accepts(step.finish());
    await refuses(() => step.finish(), { invariant: '10' });
    await refuses(() => step.fail('late'), { invariant: '10' });
    await refuses(() => step.callTool('look', {}, nothing), { invariant: '10' });
    await refuses(() => step.requestLlm({}, () => ({})), { invariant: '10' });
    await refuses(() => step.createArtifact({ type: 'text', content: '' }), { invariant: '10' });
    await accepts(run.finish({ early: true }));
  },
  '11': async (stage) => {
    const other = unwrapped(await stage.recorder.startRun());
    const end = { type: 'step.finished', step_id: stage.step.id, phase: 'planner' };
    await stage.refuses(() => doorTo(stage)(other.id, end), { invariant: '11' });
    await stage.accepts(doorTo(stage)(stage.run.id, end));
  },
  '12': async (stage) => {
    const { run, step, refuses, accepts } = stage;
    await refuses(() => run.startStep('deploy' as 'planner', 'planner'), { invariant: '12' });
    const end = { type: 'step.finished', step_id: step.id };
    await refuses(() => doorTo(stage)(run.id, { ...end, phase: 'executor' }), { invariant: '12' });
    await accepts(doorTo(stage)(run.id, { ...end, phase: 'planner' }));
  },
  '13': async ({ run, refuses, accepts }) => {
    await refuses(() => run.startStep('planner', 'executor'), { invariant: '13' });
    await refuses(() => run.startStep('planner', 'reviewer'), { invariant: '13' });
    await accepts(run.startStep('planner', 'planner'));
  },
  '14': async ({ step, ids, refuses, accepts }) => {
    const id = randomUUID();
    ids.push(id);
    await accepts(step.callTool('look', {}, nothing));
    ids.push(id);
    await refuses(() => step.callTool('look', {}, nothing), { invariant: '15' });
    ids.push('call');
    await refuses(() => step.callTool('look', {}, nothing), { invariant: '14' });
    await accepts(step.callTool('look', {}, nothing));
  },
  '15': async (stage) => {
    const call = {
      type: 'tool.called',
      step_id: stage.step.id,
      tool_call_id: randomUUID(),
      tool_name: 'look',
    };
    await stage.accepts(doorTo(stage)(stage.run.id, call));
    await stage.refuses(() => doorTo(stage)(stage.run.id, call), { invariant: '15' });
    await stage.refuses(
      () => doorTo(stage)(stage.run.id, { ...call, type: 'tool.returned', tool_name: 'other' }),
      {
        invariant: '17',
      },
    );
  },
  '16': async (stage) => {
    const { step, run, refuses, accepts } = stage;
    const { call, finish } = pendingCall(step);
    await refuses(() => step.finish(), { invariant: '16' });
    await refuses(() => run.finish({ early: true }), { invariant: '10' });
    finish('seen');
    expect(await accepts(call)).toBe('seen');
    const late = pendingCall(step);
    await accepts(step.fail('enough'));
    late.finish('too late');
    await refuses(() => late.call, { code: 'INTERRUPTED', invariant: '16' });
  },
  '17': async (stage) => {
    const call = { type: 'tool.called', tool_call_id: randomUUID(), tool_name: 'look' };
    await stage.refuses(() => doorTo(stage)(stage.run.id, { ...call, step_id: randomUUID() }), {
      invariant: '17',
    });
    await stage.accepts(doorTo(stage)(stage.run.id, { ...call, step_id: stage.step.id }));
  },
  '18': async ({ step, refuses, accepts }) => {
    await refuses(() => step.callTool('looks', {}, nothing), { invariant: '18' });
    await refuses(() => step.callTool('', {}, nothing), {});
    await refuses(() => step.callTool('constructor', {}, nothing), { invariant: '18' });
    await accepts(step.callTool('look', {}, nothing));
  },
  '19': async (stage) => {
    const { step, refuses, accepts } = stage;
    await refuses(() => writing(step, 'b.txt'), { invariant: '19' });
    const smuggled = () => step.callTool('look', {}, (_, { files }) => files.write('b.txt', 'x'));
    await refuses(smuggled, { invariant: '19' }, failedCall);
    await accepts(writing(await toExecutor(stage), 'b.txt'));
  },
  '20': async ({ step, refuses, accepts }) => {
    let isCalled = false;
    const call = (input: object) =>
      step.callTool('read_file', input, () => {
        isCalled = true;
        return 'text';
      });
    await refuses(() => call({ file: 'a.txt' }), { code: 'INVALID_INPUT', invariant: '20' }, failedCall);
    expect(isCalled).toBe(false);
    await accepts(call({ path: 'a.txt' }));
    expect(isCalled).toBe(true);
  },
  '21': async ({ step, refuses, accepts }) => {
    const giving = (output: unknown) => step.callTool('read_file', { path: 'a' }, () => output);
    for (const output of [3, null, undefined, () => 'text', new Map(), Number.NaN])
      await refuses(() => giving(output), { code: 'INVALID_OUTPUT', invariant: '21' }, failedCall);
    expect(await accepts(giving('text'))).toBe('text');
  },
  '22': async (stage) => {
    const { step, clock, run, refuses, accepts, text } = stage;
    const id = { step_id: step.id, tool_call_id: randomUUID(), tool_name: 'look' };
    await accepts(doorTo(stage)(run.id, { type: 'tool.called', ...id }));
    const end = { type: 'tool.returned', ...id, duration_ms: -1 };
    await refuses(() => doorTo(stage)(run.id, end), { invariant: '22' });
    await accepts(doorTo(stage)(run.id, { ...end, duration_ms: 0 }));
    await accepts(
      step.callTool('look', {}, () => {
        clock.now -= 60_000;
      }),
    );
    expect(text()).toMatch(/"duration_ms":0}\n$/);
  },
  '23': async ({ step, ids, refuses, accepts }) => {
    const id = randomUUID();
    ids.push(id);
    await accepts(step.requestLlm({ model: 'm' }, () => ({ response: 'yes' })));
    ids.push(id);
    await refuses(() => step.requestLlm({}, () => ({})), { invariant: '24' });
    ids.push('call');
    await refuses(() => step.requestLlm({}, () => ({})), { invariant: '23' });
    await accepts(step.requestLlm({}, () => ({})));
  },
  '24': async (stage) => {
    const ask = { type: 'llm.requested', step_id: stage.step.id, llm_call_id: randomUUID() };
    await stage.accepts(doorTo(stage)(stage.run.id, ask));
    await stage.refuses(() => doorTo(stage)(stage.run.id, ask), { invariant: '24' });
  },
  '25': async (stage) => {
    const { step, run, refuses, accepts } = stage;
    const ids = { step_id: step.id, llm_call_id: randomUUID() };
    await refuses(() => doorTo(stage)(run.id, { type: 'llm.responded', ...ids }), { invariant: '25' });
    await accepts(doorTo(stage)(run.id, { type: 'llm.requested', ...ids }));
    await accepts(step.requestLlm({}, () => ({})));
    await refuses(() => step.finish(), { invariant: '25' });
    await accepts(doorTo(stage)(run.id, { type: 'llm.responded', ...ids }));
    await refuses(() => doorTo(stage)(run.id, { type: 'llm.responded', ...ids }), { invariant: '25' });
    await accepts(step.finish());
  },
  '26': async (stage) => {
    const ask = { type: 'llm.requested', llm_call_id: randomUUID() };
    await stage.refuses(() => doorTo(stage)(stage.run.id, { ...ask, step_id: randomUUID() }), {
      invariant: '26',
    });
    await stage.accepts(doorTo(stage)(stage.run.id, { ...ask, step_id: stage.step.id }));
  },
  '27': async ({ step, ids, refuses, accepts }) => {
    const create = () => step.createArtifact({ type: 'text', content: 'notes' });
    const { id } = await accepts(create());
    ids.push(id);
    await refuses(() => create(), { invariant: '28' });
    ids.push('artifact');
    await refuses(() => create(), { invariant: '27' });
    await accepts(create());
  },
  '28': async (stage) => {
    const { id, checksum } = await stage.accepts(stage.step.createArtifact({ type: 'text', content: '' }));
    const own = { artifact_type: 'text', checksum, size_bytes: 0 };
    const again = { type: 'artifact.created', step_id: stage.step.id, artifact_id: id, ...own };
    await stage.refuses(() => doorTo(stage)(stage.run.id, again), { invariant: '28' });
  },
  '29': async (stage) => {
    const own = { artifact_id: randomUUID(), artifact_type: 'text', checksum: sum, size_bytes: 0 };
    const draft = { type: 'artifact.created', ...own };
    await stage.refuses(() => doorTo(stage)(stage.run.id, { ...draft, step_id: randomUUID() }), {
      invariant: '29',
    });
    await stage.accepts(doorTo(stage)(stage.run.id, { ...draft, step_id: stage.step.id }));
  },
  '30': async (stage) => {
    const own = { artifact_id: randomUUID(), artifact_type: 'text', checksum: sum, size_bytes: 0 };
    const draft = { type: 'artifact.created', step_id: stage.step.id, ...own };
    const other = unwrapped(await stage.recorder.startRun());
    await stage.refuses(() => doorTo(stage)(other.id, draft), { invariant: '29' });
    await stage.refuses(() => doorTo(stage)(randomUUID(), draft), { invariant: '29' });
    await stage.accepts(doorTo(stage)(stage.run.id, draft));
  },
  '31': async ({ step, refuses, accepts }) => {
    const create = (type: string) => step.createArtifact({ type: type as 'text', content: 'x' });
    await refuses(() => create('picture'), { invariant: '31' });
    for (const type of ['diff', 'text']) await accepts(create(type));
  },
  '32': async ({ step, refuses, accepts }) => {
    const create = (checksum: string) => step.createArtifact({ type: 'text', checksum, sizeBytes: 1 });
    for (const checksum of ['', 'abc', `${sum}0`, 'z'.repeat(64)])
      await refuses(() => create(checksum), { invariant: '32' });
    await accepts(create(sum));
    expect((await accepts(step.createArtifact({ type: 'file', path: 'a.txt' }))).checksum).toBe(
      'f5903f51e341a783e69ffc2d9b335048716f5f040a782a2764cd4e728b0f74d9',
    );
  },
  '33': async ({ step, refuses, accepts }) => {
    const create = (sizeBytes: number) => step.createArtifact({ type: 'text', checksum: sum, sizeBytes });
    await refuses(() => create(-1), { invariant: '33' });
    await refuses(() => create(0.5), { invariant: '39' });
    await refuses(() => create(Number.NaN), { invariant: '40' });
    await accepts(create(0));
  },
  '34': async (stage) => {
    const { step, run, root, folder, refuses, accepts } = stage;
    const create = (path: string) => step.createArtifact({ type: 'file', path, content: 'x' });
    await refuses(() => create('../x'), { invariant: '34' });
    await refuses(() => create('sub/../a.txt'), { invariant: '34' });
    await refuses(() => create('/etc/passwd'), { invariant: '42' });
    symlinkSync(folder, join(root, 'out'));
    await refuses(() => create('out/new.txt'), { invariant: '42' });
    await refuses(() => step.createArtifact({ type: 'file', content: 'x' }), { invariant: '39' });
    const own = { artifact_id: randomUUID(), artifact_type: 'file', checksum: sum, size_bytes: 0 };
    const draft = { type: 'artifact.created', step_id: step.id, ...own };
    await refuses(() => doorTo(stage)(run.id, { ...draft, path: 'a.txt' }), { invariant: '34' });
    expect((await accepts(create('new/file.txt'))).path).toBe(join(root, 'new/file.txt'));
  },
  '35': async (stage) => {
    const { root, file, run, recorder, refuses, accepts, text } = stage;
    const executor = await toExecutor(stage);
    linkSync(file, join(root, 'innocent.txt'));
    await refuses(() => writing(executor, 'innocent.txt'), { invariant: '35' }, failedCall);
    await accepts(writing(executor, 'b.txt'));
    const other = await recorderAt(stage);
    unwrapped(await other.startRun());
    await accepts(executor.finish());
    truncateSync(file, text().length - 1);
    await refuses(() => run.startStep('reviewer', 'reviewer'), { code: 'E_LOG_CHANGED' });
    await refuses(() => recorder.startRun(), { code: 'E_LOG_CHANGED' });
  },
  '36': async ({ run, text, ids, refuses, accepts }) => {
    const known: string = JSON.parse(text().split('\n')[0] ?? '').event_id;
    ids.push(randomUUID(), known);
    await refuses(() => run.startStep('planner', 'planner'), { invariant: '36' });
    ids.push(randomUUID(), 'event');
    await refuses(() => run.startStep('planner', 'planner'), { invariant: '36' });
    ids.push(randomUUID(), randomUUID());
    await accepts(run.startStep('planner', 'planner'));
  },
  '37': async (stage) => {
    await stage.refuses(() => doorTo(stage)(stage.run.id, { type: 'run.paused' }), { invariant: '37' });
    await stage.accepts(doorTo(stage)(stage.run.id, { ...ofStep(stage), type: 'step.finished' }));
  },
  '38': async (stage) => {
    const end = { ...ofStep(stage), type: 'step.finished' };
    await stage.refuses(() => doorTo(stage)(stage.run.id, { ...end, seq: 2 }), { invariant: '38' });
    await stage.accepts(doorTo(stage)(stage.run.id, end));
    expect(JSON.parse(stage.text().split('\n')[2] ?? '').seq).toBe(3);
  },
  '39': async (stage) => {
    const end = { ...ofStep(stage), type: 'step.failed' };
    await stage.refuses(() => doorTo(stage)(stage.run.id, end), { invariant: '39' });
    await stage.accepts(doorTo(stage)(stage.run.id, { ...end, reason: 'red' }));
  },
  '40': async ({ step, refuses, accepts, text, file }) => {
    const circle: object[] = [];
    circle.push(circle);
    for (const input of [() => 1, 1n, circle, { at: new Date() }, Symbol('x')])
      await refuses(() => step.callTool('look', input, nothing), { invariant: '40' });
    const lines = text().split('\n').length;
    await accepts(step.callTool('look', { text: 'two\nlines\u2028and \u{1F600}', none: undefined }, nothing));
    expect(text().split('\n').length).toBe(lines + 2);
    appendFileSync(file, '{"type":"run.sta');
    await refuses(() => step.callTool('look', {}, nothing), { code: 'E_TORN_LINE', invariant: '40' });
  },
  '42': async (stage) => {
    const { step, root, folder, refuses, accepts } = stage;
    writeFileSync(join(folder, 'secret'), 's');
    symlinkSync(join(folder, 'secret'), join(root, 'link'));
    symlinkSync(folder, join(root, 'out'));
    symlinkSync(join(folder, 'not-there'), join(root, 'dangling'));
    symlinkSync(join(root, 'a.txt'), join(root, 'within'));
    for (const path of ['link', 'out/secret', 'out/new'])
      await refuses(() => reading(step, path), { code: 'E_SANDBOX_VIOLATION', invariant: '42' }, failedCall);
    expect(await accepts(reading(step, 'within'))).toBe('apples');
    const executor = await toExecutor(stage);
    for (const path of ['link', 'out/new', 'dangling'])
      await refuses(() => writing(executor, path), { code: 'E_SANDBOX_VIOLATION' }, failedCall);
    await accepts(writing(executor, 'deep/er/b.txt'));
  },
  '43': async ({ step, root, refuses, accepts }) => {
    mkdirSync(join(root, 'sub'));
    for (const path of ['', 'a.txt\0', 3 as unknown as string])
      await refuses(() => reading(step, path), { code: 'E_SANDBOX_VIOLATION', invariant: '43' }, failedCall);
    for (const path of ['./sub/../a.txt', 'sub//../a.txt'])
      expect(await accepts(reading(step, path))).toBe('apples');
  },
  '44': async (stage) => {
    const { step, folder, root, refuses, accepts } = stage;
    await refuses(() => step.callTool('execute_shell', { command: 'ls' }, nothing), { invariant: '44' });
    await refuses(() => step.callTool('run_tests', {}, nothing), { invariant: '44' });
    await refuses(() => step.runWrapper('run_build'), { invariant: '44' });
    await refuses(() => step.runWrapper('run_deploy' as 'run_build'), { invariant: '44' });
    const base = { file: join(folder, 'new.jsonl'), workspaceRoot: root };
    const shell = { execute_shell: { tier: 'EXECUTE' } } as const;
    await refuses(() => createRecorder({ ...base, tools: shell }), { invariant: '44' });
    const commands = { run_deploy: ['ls'] } as object;
    await refuses(() => createRecorder({ ...base, commands }), { invariant: '44' });
    await refuses(
      () => createRecorder({ ...base, commands: { run_tests: 'npm test' as unknown as string[] } }),
      {
        invariant: '44',
      },
    );
    const result = await accepts((await toExecutor(stage)).runWrapper('run_tests'));
    expect(result).toEqual({ exit_code: 3, stdout: '$HOME; echo no', stderr: '' });
  },
  '45': async (stage) => {
    const agents = { ada: { phase: 'planner' as const, tier: 'READ' as const } };
    const given: Record<string, { phase: 'planner'; tier: 'READ' }> = { ...agents };
    const run = unwrapped(await (await recorderAt(stage, { agents: given })).startRun());
    given.bob = agents.ada;
    await stage.refuses(() => run.startStep('planner', 'bob'), { invariant: '45' });
    await stage.refuses(() => run.startStep('planner', ''), {});
    await stage.accepts(run.startStep('planner', 'ada'));
  },
  '46': async (stage) => {
    const ada = { phase: 'planner', tier: 'READ', tools: ['look'] } as const;
    const listed = { ...ada, tools: [...ada.tools] };
    const run = unwrapped(await (await recorderAt(stage, { agents: { ada: listed } })).startRun());
    (listed.tools as string[]).push('read_file');
    const step = unwrapped(await run.startStep('planner', 'ada'));
    await stage.refuses(() => reading(step, 'a.txt'), { invariant: '46' });
    await stage.accepts(step.callTool('look', {}, nothing));
  },
  '47': async (stage) => {
    const ada: { phase: 'planner'; tier: 'READ' | 'EXECUTE' } = { phase: 'planner', tier: 'READ' };
    const recorder = await recorderAt(stage, { agents: { ada } });
    ada.tier = 'EXECUTE';
    (recorder.registry.agents.ada as typeof ada).tier = 'EXECUTE';
    const step = unwrapped(await unwrapped(await recorder.startRun()).startStep('planner', 'ada'));
    await stage.refuses(() => writing(step, 'b.txt'), { invariant: '19' });
    await stage.accepts(reading(step, 'a.txt'));
  },
  '48': async (stage) => {
    expect(stage.recorder.registry.agents).toEqual({
      planner: { phase: 'planner', tier: 'READ' },
      executor: { phase: 'executor', tier: 'EXECUTE' },
      reviewer: { phase: 'reviewer', tier: 'READ' },
    });
    await stage.refuses(() => stage.run.startStep('planner', 'tester'), { invariant: '45' });
    await stage.refuses(() => writing(stage.step, 'b.txt'), { invariant: '19' });
    const executor = await toExecutor(stage);
    await stage.accepts(writing(executor, 'b.txt'));
    await stage.accepts(executor.runWrapper('run_tests'));
    unwrapped(await executor.finish());
    const reviewer = unwrapped(await stage.run.startStep('reviewer', 'reviewer'));
    await stage.refuses(() => reviewer.runWrapper('run_tests'), { invariant: '19' });
    await stage.accepts(reading(reviewer, 'a.txt'));
  },
  '49': async ({ recorder, run, refuses, accepts }) => {
    const other = unwrapped(await recorder.startRun());
    await accepts(run.memory.set('plan', { open: [1] }));
    await refuses(() => other.memory.set('plan', 1n), { invariant: '51' });
    expect(other.memory.get('plan')).toBeUndefined();
    expect(other.memory.keys()).toEqual([]);
    expect(run.memory.get('plan')).toEqual({ open: [1] });
    expect(unwrapped(await recorder.resumeRun(run.id)).memory.get('plan')).toEqual({ open: [1] });
  },
  '50': async (stage) => {
    await stage.accepts(stage.run.memory.set('plan', 'the secret plan'));
    await stage.refuses(() => stage.run.memory.set('plan', undefined), { invariant: '51' });
    expect(stage.text()).not.toContain('secret');
    const restarted = await recorderAt(stage);
    expect(unwrapped(await restarted.resumeRun(stage.run.id)).memory.keys()).toEqual([]);
  },
  '51': async ({ run: { memory }, refuses, accepts }) => {
    await refuses(() => memory.set(3 as unknown as string, 1), { invariant: '51' });
    for (const value of [undefined, () => 1, 1n, Number.NaN, new Set(), [Symbol('x')]])
      await refuses(() => memory.set('key', value), { invariant: '51' });
    const value = { list: [1, 'two', null, true] };
    await accepts(memory.set('__proto__', value));
    value.list.push(5);
    expect(memory.get('__proto__')).toEqual({ list: [1, 'two', null, true] });
    expect(memory.delete('__proto__')).toBe(true);
    expect(memory.keys()).toEqual([]);
  },
};

const ofStep = ({ step }: Stage) => ({ step_id: step.id, phase: 'planner' });

const linesOf = ({ text }: Bench) => text().split('\n').slice(0, -1);
const typeOf = (line: string): unknown => JSON.parse(line).type;

async function play(body: Case): Promise<void> {
  const own = bench();
  const ids: string[] = [];
  const clock = { now: Date.parse('2026-01-31T09:00:00Z') };
  const commands = {
    run_tests: [
      process.execPath,
      '-e',
      'process.stdout.write(process.argv[1]);process.exit(3)',
      '$HOME; echo no',
    ],
  };
  const recorder = await recorderAt(own, {
    uuid: () => ids.shift() ?? randomUUID(),
    clock: () => new Date(clock.now),
    commands,
  });
  const run = unwrapped(await recorder.startRun());
  const step = unwrapped(await run.startStep('planner', 'planner'));
  const count = { refused: 0, accepted: 0 };
  const stage: Stage = {
    ...own,
    recorder,
    run,
    step,
    ids,
    clock,
    async refuses(call, error, written = []) {
      const before = linesOf(own);
      const result = await call();
      expect(result).toMatchObject({ ok: false, error });
      expect(linesOf(own).slice(before.length).map(typeOf)).toEqual(written);
      count.refused += 1;
      ids.length = 0;
    },
    async accepts(call) {
      count.accepted += 1;
      return unwrapped(await call);
    },
  };
  await body(stage);
  expect(Math.min(count.refused, count.accepted)).toBeGreaterThan(0);
  const whole = own.text().replace(/[^\n]*$/, '');
  expect(gateFindings(whole).filter((said) => !said.startsWith('warning'))).toEqual([]);
  own.remove();
}

describe('the recorder keeps invariant', () => {
  const titles = new Map(laws.map(({ id, title }) => [id, title]));

  it.each(Object.entries(cases).map(([number, body]) => ({ number, title: titles.get(number), body })))(
    '$number: $title',
    ({ body }) => play(body),
  );

  it('every number whose home says recorder is above, and no other', () => {
    const own = laws.filter(({ besides = [] }) => besides.includes('recorder')).map(({ id }) => id);
    expect(Object.keys(cases).sort()).toEqual(own.sort());
  });
});
