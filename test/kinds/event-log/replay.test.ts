import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RunView, replay, replayStream } from '../../../src/index.ts';
import { arbitraryLog } from '../../support/arbitrary-logs.ts';
import {
  answered,
  artifact,
  asked,
  asLog,
  broke,
  called,
  done,
  failed,
  returned,
  started,
  step,
  uuid,
  wholeRun,
} from '../../support/event-logs.ts';
import { runs } from '../../support/soak.ts';

const runsOf = async (chunks: Iterable<string | Uint8Array>) => {
  const views: RunView[] = [];
  for await (const run of replayStream(chunks)) if (run.ok) views.push(run.value);
  return views;
};

/** What can be seen of a log, whether or not it is refused. */
function seen(log: string | Uint8Array | readonly string[]): readonly RunView[] {
  const replayed = replay(log);
  return replayed.ok ? replayed.value : replayed.error.runs;
}

describe('replay', () => {
  it('54: restores steps, tool calls, LLM calls and artifacts', () => {
    const log = asLog([
      started({ timestamp: '2026-01-31T09:00:00Z' }),
      step('p'),
      broke('p'),
      step('s', 'planner', { agent_id: 'ada' }),
      called('t', 's', { timestamp: '2026-01-31T09:00:01Z' }),
      returned('t', 's', { timestamp: '2026-01-31T09:00:02.5Z' }),
      asked('l', 's', { model: 'm' }),
      answered('l', 's', { duration_ms: 7 }),
      artifact('f'),
      done('s'),
      step('e', 'executor'),
      called('u', 'e'),
    ]);
    const [view, ...others] = seen(log);
    expect(others).toEqual([]);
    expect(view).toMatchObject({
      runId: uuid('a'),
      state: 'running',
      workspaceRoot: '/work/shop',
      lastSeq: 12,
      phases: [
        { phase: 'planner', attempts: 2, done: true },
        { phase: 'executor', attempts: 1, done: false },
        { phase: 'reviewer', attempts: 0, done: false },
      ],
      steps: [
        { attempt: 1, status: 'failed', reason: 'tests red', startSeq: 2, endSeq: 3, agentId: null },
        { attempt: 2, status: 'finished', startSeq: 4, endSeq: 10, agentId: 'ada' },
        { phase: 'executor', status: 'running', startSeq: 11, endSeq: null },
      ],
      toolCalls: [
        { toolName: 'read_file', status: 'returned', startSeq: 5, endSeq: 6, durationMs: 1500 },
        { status: 'running', endSeq: null, durationMs: null },
      ],
      llmCalls: [{ model: 'm', status: 'responded', durationMs: 7 }],
      artifacts: [{ path: '/work/shop/out/f.txt', sizeBytes: 3, status: 'created', startSeq: 9 }],
    });
  });

  it.each([
    ['pending', [step('s')]],
    ['running', [started()]],
    ['completed', wholeRun()],
    ['failed', [started(), failed()]],
  ])('2c: the state %s is derived', (state, log) => {
    expect(seen(asLog(log)).map((view) => view.state)).toEqual([state]);
  });

  it('what breaks an invariant changes nothing: the first start and the first end stand', () => {
    const [view] = seen(
      asLog([started(), step('s'), step('s', 'executor'), done('s'), broke('s'), failed(), done('x')]),
    );
    expect(view?.steps).toMatchObject([{ phase: 'planner', status: 'finished' }]);
    expect(view?.lastSeq).toBe(6);
    expect(seen('nonsense\n5\n\n')).toEqual([]);
  });

  it('52: the same bytes give the same views, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryLog, fc.array(fc.nat({ max: 4000 }), { maxLength: 5 }), async (log, cuts) => {
        const bytes = new TextEncoder().encode(log);
        const places = [
          0,
          ...cuts.map((cut) => cut % (bytes.length + 1)).sort((left, right) => left - right),
          bytes.length,
        ];
        const chunks = places.slice(1).map((end, index) => bytes.slice(places[index], end));
        const views = seen(log);
        expect(await runsOf(chunks)).toEqual(views);
        expect(seen(bytes)).toEqual(views);
        expect(seen(log.split('\n').slice(0, -1))).toEqual(views);
      }),
      { numRuns: runs(60) },
    );
  });

  it('a stream gives each run as it ends', async () => {
    const views = replayStream([asLog([{ ...started(), run: 'b' }, ...wholeRun()]), 'never read']);
    const first = await views.next();
    expect(first.value).toMatchObject({ ok: true, value: { runId: uuid('a'), state: 'completed' } });
    await views.return();
  });

  it('refuses what breaks an invariant, with every breach, and shows what can be seen', async () => {
    const log = asLog([started(), started(), step('s')]);
    const refused = replay(log);
    if (refused.ok) throw new Error('expected a refusal');
    const { code, message, findings, runs } = refused.error;
    expect(code).toBe('E_INVARIANT');
    expect(message).toBe(
      `line 2: event-log/run-started-once: seq 2 (run.started): run ${uuid('a')} was started already, at seq 1`,
    );
    expect(findings).toMatchObject([
      { line: 2, data: { seq: 2, eventType: 'run.started', invariant: '2a.2' } },
    ]);
    expect(runs).toMatchObject([{ runId: uuid('a'), state: 'running' }]);
    const given = [];
    for await (const each of replayStream([log])) given.push(each);
    const last = given.at(-1);
    expect(last).toMatchObject({ ok: false, error: { message, runs: [] } });
  });

  it.each([
    ['auto', true],
    ['open', true],
    ['closed', false],
  ] as const)('2a: in mode %s a run without an end is accepted: %s', (mode, isAccepted) => {
    expect(replay(asLog([started()]), { mode }).ok).toBe(isAccepted);
    expect(replay(asLog(wholeRun()), { mode }).ok).toBe(true);
  });
});
