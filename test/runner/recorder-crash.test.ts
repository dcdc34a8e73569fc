import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../src/engine/judge/check-transition.ts';
import { eventLog } from '../../src/kinds/event-log/index.ts';
import type { Phase } from '../../src/kinds/event-log/options.ts';
import { createRecorder, type Recorder, type Run, type Step } from '../../src/runner/recorder/index.ts';
import { type Bench, bench, gateFindings, recorderAt, tools } from '../support/recorders.ts';
import { isSoak, runs } from '../support/soak.ts';
import { unwrapped } from '../support/unwrapped.ts';

/** One call of a program, of the run and step that the numbers pick; `soon` are not awaited before the next one. */
interface Call {
  readonly what: (typeof calls)[number];
  readonly run: number;
  readonly step: number;
  readonly phase: Phase;
  readonly fails: boolean;
  readonly soon: boolean;
}

const calls = [
  'startRun',
  'step',
  'step',
  'tool',
  'tool',
  'llm',
  'artifact',
  'finishStep',
  'failStep',
  'finish',
  'fail',
] as const;

const program: fc.Arbitrary<readonly Call[]> = fc.array(
  fc.record({
    what: fc.constantFrom(...calls),
    run: fc.nat(2),
    step: fc.nat(3),
    phase: fc.constantFrom('planner', 'executor', 'reviewer'),
    fails: fc.boolean(),
    soon: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
);

/** Plays a program; what is refused is part of it. */
async function play(recorder: Recorder, program: readonly Call[]): Promise<void> {
  const started: Run[] = [unwrapped(await recorder.startRun())];
  const steps: Step[] = [];
  const pending: Promise<unknown>[] = [];
  for (const call of program) {
    const work = playCall(recorder, call, started, steps);
    if (call.soon) pending.push(work);
    else await work;
  }
  await Promise.all(pending);
}

async function playCall(
  recorder: Recorder,
  { what, run: runNumber, step: stepNumber, phase, fails }: Call,
  started: Run[],
  steps: Step[],
): Promise<void> {
  const run = started[runNumber % started.length];
  const step = steps.at(-1 - stepNumber);
  if (what === 'startRun') started.push(unwrapped(await recorder.startRun()));
  else if (what === 'finish') await run?.finish();
  else if (what === 'fail') await run?.fail('gave up');
  else if (what === 'step') {
    const begun = await run?.startStep(phase, phase);
    if (begun?.ok) steps.push(begun.value);
  } else if (what === 'finishStep') await step?.finish();
  else if (what === 'failStep') await step?.fail('red');
  else if (what === 'artifact') await step?.createArtifact({ type: 'text', content: phase });
  else if (what === 'llm') await step?.requestLlm({ model: 'm' }, () => later(fails, { response: phase }));
  else await step?.callTool('read_file', fails ? {} : { path: 'ä' }, () => later(runNumber === 2, 'text'));
}

async function later<Value>(fails: boolean, value: Value): Promise<Value> {
  await new Promise((resolve) => setImmediate(resolve));
  if (fails) throw new Error('broken');
  return value;
}

/** What the log would be said to have lost, had it been committed when the process died. */
function appendFindings(before: Uint8Array, after: Uint8Array): string[] {
  const context = { message: 'Work', touched: [], prior: [] };
  const report = checkOne(eventLog, { before, after, path: 'logs/events.jsonl', context });
  return report.findings
    .filter(({ ruleId }) => ruleId === 'event-log/append-only')
    .map(({ message }) => message);
}

async function reopened(own: Bench, cut: Buffer): Promise<Recorder> {
  writeFileSync(own.file, cut);
  const isTorn = cut.length > 0 && cut.at(-1) !== 0x0a;
  const reported = await createRecorder({ file: own.file, workspaceRoot: own.root, tools });
  expect(reported.ok ? '' : reported.error.code).toBe(isTorn ? 'E_TORN_LINE' : '');
  expect(readFileSync(own.file)).toEqual(cut);
  if (reported.ok) await reported.value.close();
  const recorder = await recorderAt(own, { tornLine: 'truncate' });
  expect(recorder.tornLine === null).toBe(!isTorn);
  return recorder;
}

describe('a log of the recorder', () => {
  it('replays clean whatever is called, and after a crash at any byte', async () => {
    const property = fc.asyncProperty(
      program,
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (told, share) => {
        const own = bench();
        const first = await recorderAt(own);
        await play(first, told);
        await first.close();
        const whole = readFileSync(own.file);
        const registry = first.registry;
        expect(gateFindings(own.text(), registry)).toEqual([]);

        const cut = whole.subarray(0, Math.round(share * whole.length));
        const second = await reopened(own, cut);
        expect(second.findings).toEqual([]);
        expect(gateFindings(own.text(), registry)).toEqual([]);
        expect(appendFindings(cut, readFileSync(own.file))).toEqual([]);
        for (const id of second.openRuns()) {
          const run = unwrapped(await second.resumeRun(id));
          await run.startStep('planner', 'planner');
          unwrapped(await run.fail('the machine died'));
        }
        await second.close();
        expect(gateFindings(own.text(), { ...registry, mode: 'closed' })).toEqual([]);
        own.remove();
      },
    );
    await fc.assert(property, { numRuns: runs(75) });
  });

  it('reopens after a crash at many bytes of its last line, and at each of its ends', async () => {
    const own = bench();
    const recorder = await recorderAt(own);
    const step = unwrapped(await unwrapped(await recorder.startRun()).startStep('planner', 'planner'));
    await step.callTool('look', { text: 'ä\u{1F600}' }, () => 'seen');
    await recorder.close();
    const whole = readFileSync(own.file);
    const lines = whole.toString().split(/(?<=\n)/);
    const from = whole.length - Buffer.byteLength(lines.at(-1) ?? '');
    const places = [...whole.keys(), whole.length].filter(
      (at) => at >= from && (isSoak || at % 7 === 0 || at < from + 3 || at > whole.length - 4),
    );
    for (const at of places) {
      await (await reopened(own, whole.subarray(0, at))).close();
      const [kept, all] = [own.text(), whole.toString()];
      const isWholeEvent = at === whole.length - 1;
      expect(all.startsWith(kept)).toBe(true);
      expect(Buffer.byteLength(kept) > at).toBe(isWholeEvent);
      expect(kept.endsWith('\n')).toBe(true);
    }
    own.remove();
  });

  it('is left alone where a line of it cannot be read', async () => {
    const own = bench();
    writeFileSync(own.file, 'no log\n');
    const opened = await createRecorder({ file: own.file, workspaceRoot: own.root });
    expect(opened).toMatchObject({ ok: false, error: { code: 'E_LOG_UNREADABLE' } });
    expect(own.text()).toBe('no log\n');
    own.remove();
  });

  it('takes in what others append, and says what they broke', async () => {
    const own = bench();
    const recorder = await recorderAt(own);
    const run = unwrapped(await recorder.startRun());
    const other = await recorderAt(own);
    const theirs = unwrapped(await other.startRun());
    unwrapped(await theirs.fail('enough'));
    unwrapped(await run.startStep('planner', 'planner'));
    expect(recorder.openRuns()).toEqual([run.id]);
    expect(gateFindings(own.text(), recorder.registry)).toEqual([]);
    appendFileSync(own.file, '{"type":"run.started"');
    expect(await run.fail('x')).toMatchObject({ ok: false, error: { code: 'E_TORN_LINE' } });
    appendFileSync(own.file, '\n');
    expect(await run.fail('x')).toMatchObject({ ok: false, error: { code: 'E_LOG_UNREADABLE' } });
    own.remove();
  });

  it('reports what was wrong with it already, and goes on', async () => {
    const own = bench();
    const recorder = await recorderAt(own);
    const run = unwrapped(await recorder.startRun());
    const [line = ''] = own.text().split('\n');
    const event = { ...JSON.parse(line), seq: 2, event_id: '0b5f9e3a-3c9a-4d5c-8f38-6b1b6a1d2c3e' };
    appendFileSync(own.file, `${JSON.stringify(event)}\n`);
    const next = await recorderAt(own);
    expect(next.findings).toMatchObject([{ line: 2, ruleId: 'event-log/run-started-once' }]);
    expect((await next.startRun()).ok).toBe(true);
    expect((await run.fail('x')).ok).toBe(true);
    own.remove();
  });
});

describe('attempt', () => {
  it('works on a phase up to three times, then fails the run', async () => {
    const own = bench();
    const run = unwrapped(await (await recorderAt(own)).startRun());
    let turn = 0;
    const flaky = (times: number) => () => {
      turn += 1;
      if (turn <= times) throw new Error(`red ${turn}`);
      return turn;
    };
    expect(await run.attempt('planner', 'planner', flaky(2))).toEqual({ ok: true, value: 3 });
    turn = 0;
    const failed = await run.attempt('executor', 'executor', flaky(3));
    expect(failed).toMatchObject({ ok: false, error: { code: 'RUN_FAILED', message: 'red 3' } });
    expect(own.types().slice(-3)).toEqual(['step.started', 'step.failed', 'run.failed']);
    expect(gateFindings(own.text(), { mode: 'closed' })).toEqual([]);
    own.remove();
  });
});

describe('the disk', () => {
  it.each(['always', 'run', 'never'] as const)('is waited for as fsync says: %s', async (fsync) => {
    const own = bench();
    const recorder = await recorderAt(own, { fsync });
    const run = unwrapped(await recorder.startRun());
    const step = unwrapped(await run.startStep('planner', 'planner'));
    const many = Array.from({ length: 50 }, () => step.callTool('look', {}, () => 1));
    expect((await Promise.all(many)).every(({ ok }) => ok)).toBe(true);
    unwrapped(await run.fail('enough'));
    expect(gateFindings(own.text(), { mode: 'closed' })).toEqual([]);
    unwrapped(await recorder.close());
    unwrapped(await recorder.close());
    expect(await recorder.startRun()).toMatchObject({ ok: false, error: { code: 'E_CLOSED' } });
    own.remove();
  });

  it.runIf(process.platform === 'linux')('says why where a log cannot be', async () => {
    const own = bench();
    const at = (file: string) => createRecorder({ file, workspaceRoot: own.root });
    for (const file of [own.root, `${own.folder}/missing/events.jsonl`, '/dev/null'])
      expect(await at(file)).toMatchObject({ ok: false, error: { code: 'E_WRITE' } });
    const full = await at('/dev/full');
    expect(full).toMatchObject({ ok: false, error: { code: 'E_WRITE' } });
    own.remove();
  });
});

describe('what cannot be done is an answer', () => {
  it('commands that cannot start, or take too long, with what they started', async () => {
    const own = bench();
    const node = (code: string) => [process.execPath, '-e', code];
    const commands = {
      run_tests: node("require('node:child_process').spawnSync('sleep', ['60'])"),
      run_build: ['no-such-program'],
    };
    const recorder = await recorderAt(own, { commands, commandTimeoutMs: 300 });
    const run = unwrapped(await recorder.startRun());
    await run.attempt('planner', 'planner', () => 'planned');
    const step = unwrapped(await run.startStep('executor', 'executor'));
    expect(await step.runWrapper('run_tests')).toMatchObject({ ok: false, error: { code: 'TIMEOUT' } });
    expect(await step.runWrapper('run_build')).toMatchObject({ ok: false, error: { code: 'ENOENT' } });
    expect(own.types().slice(-4)).toEqual(['tool.called', 'tool.failed', 'tool.called', 'tool.failed']);
    expect(gateFindings(own.text())).toEqual([]);
    own.remove();
  });

  it.each([
    ['no options', undefined],
    ['no list of tools', { tools: null }],
    ['agents that are none', { agents: 3 }],
    [
      'a tool on a list that is none',
      { agents: { ada: { phase: 'planner', tier: 'READ', tools: ['lok'] } } },
    ],
    ['a schema that cannot be judged', { tools: { look: { tier: 'READ', input: { $ref: 'other.json' } } } }],
    ['a policy that is none', { fsync: 'sometimes' }],
  ])('%s', async (_, options) => {
    const own = bench();
    const given = options === undefined ? undefined : { file: own.file, workspaceRoot: own.root, ...options };
    const made = await createRecorder(given as unknown as Parameters<typeof createRecorder>[0]);
    expect(made).toMatchObject({ ok: false, error: { code: 'E_CONFIGURATION' } });
    expect(own.text).toThrow('ENOENT');
    own.remove();
  });

  it('a clock or ids that fail: nothing is written', async () => {
    const own = bench();
    const failing = await recorderAt(own, { clock: () => new Date(Number.NaN) });
    expect(await failing.startRun()).toMatchObject({ ok: false, error: { code: 'E_CONFIGURATION' } });
    expect(own.text()).toBe('');
    own.remove();
  });
});
