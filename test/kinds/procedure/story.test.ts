import { describe, expect, it } from 'vitest';
import { continueProcedure } from '../../../src/kinds/procedure/api/continue.ts';
import { endProcedure } from '../../../src/kinds/procedure/api/end.ts';
import { startProcedure } from '../../../src/kinds/procedure/api/start.ts';
import {
  advance,
  counter,
  end,
  guide,
  idle,
  join,
  judge,
  node,
  now,
  set,
  start,
  step,
  stepLink,
  story,
  template,
  withFinding,
  without,
  withSupport,
} from '../../support/procedures.ts';

const told = story();
const versions = [
  null,
  told.idle,
  told.started,
  told.worked,
  told.second,
  told.third,
  told.supported,
  told.completed,
];

describe('a run from start to end', () => {
  it.each(versions.slice(1).map((after, index) => ({ index, before: versions[index] ?? null, after })))(
    'step $index finds nothing, in a commit or over a range',
    ({ before, after }) => {
      expect(judge({ before, after }).findings).toEqual([]);
      expect(judge({ before, after, net: true }).findings).toEqual([]);
    },
  );

  it('finds nothing over any stretch of it', () => {
    for (const [from, before] of versions.entries())
      for (const after of versions.slice(from))
        expect(judge({ before, after, net: true }).findings).toEqual([]);
  });

  it('is the same with two runs of one procedure, and one of another, at once', () => {
    let before = idle;
    const steps = [
      (graph: typeof idle) => start(graph, 'a'),
      (graph: typeof idle) => start(graph, 'b', 'audit', 'bob'),
      (graph: typeof idle) => start(graph, 'c', 'ship'),
      (graph: typeof idle) => withFinding(withFinding(graph, 'f', 'a'), 'g', 'b'),
      (graph: typeof idle) => advance(graph, 'a'),
      (graph: typeof idle) => advance(graph, 'c'),
      (graph: typeof idle) => advance(advance(graph, 'b'), 'a'),
      (graph: typeof idle) => withSupport(graph, 'f'),
      (graph: typeof idle) => end(end(graph, 'a'), 'c'),
    ];
    for (const each of steps) {
      const after = each(before);
      expect(judge({ before, after }).findings).toEqual([]);
      before = after;
    }
  });
});

describe('the API', () => {
  const newId = counter('new');
  const members = ['run_id', 'step_content', 'status', 'validation_error'];

  it('returns the guide of the first step, then of the next ones, then that the run is completed', () => {
    const started = startProcedure(idle, { procedureId: 'audit', actorId: 'ada', now, newId: counter('x') });
    expect(started.result).toEqual({
      run_id: 'x-1',
      step_content: idle.nodes.find(({ id }) => id === 'look')?.content,
      status: 'active',
      validation_error: null,
    });
    const next = continueProcedure(told.worked, { runId: 'run-1', newId });
    expect(next.result).toMatchObject({ status: 'active', step_content: guide('Think about it.') });
    const ended = endProcedure(told.supported, { runId: 'run-1', now });
    expect(ended.result).toEqual({
      run_id: 'run-1',
      step_content: null,
      status: 'completed',
      validation_error: null,
    });
  });

  const refused = [
    [
      'no such procedure',
      startProcedure(idle, { procedureId: 'x', actorId: 'ada', now, newId }),
      "no procedure 'x'",
    ],
    [
      'no such actor',
      startProcedure(idle, { procedureId: 'audit', actorId: 'code', now, newId }),
      "no actor 'code'",
    ],
    [
      'no time',
      startProcedure(idle, { procedureId: 'audit', actorId: 'ada', now: 'today', newId }),
      'is no time',
    ],
    [
      'an id that is taken',
      startProcedure(idle, { procedureId: 'audit', actorId: 'ada', now, newId: () => 'code' }),
      'newId gave an id',
    ],
    [
      'a template whose spec is refused',
      startProcedure(join(idle, template('p', step('s', guide('x', 'type: custom')))), {
        ...{ procedureId: 'p', actorId: 'ada', now, newId },
      }),
      'must be node_exists or link_exists',
    ],
    [
      'a graph that breaks its schema',
      startProcedure(join(idle, { nodes: [node('x', 'wizard')] }), {
        procedureId: 'audit',
        actorId: 'ada',
        now,
        newId,
      }),
      "breaks its schema: node 'x': node_type must be",
    ],
    [
      'a proof that is not met',
      continueProcedure(told.started, { runId: 'run-1', newId }),
      "step 'look' needs 1 node of subtype `finding` in the run, found 0; contain one with verb `contains`",
    ],
    ['no such run', continueProcedure(told.started, { runId: 'x', newId }), "no run 'x'"],
    ['a run that has ended', continueProcedure(told.completed, { runId: 'run-1', newId }), 'is completed'],
    [
      'ending too early',
      endProcedure(told.second, { runId: 'run-1', now }),
      "stands at step 'think'; 1 more",
    ],
    [
      'ending without the last proof',
      endProcedure(told.third, { runId: 'run-1', now }),
      "step 'tell' needs 1 link with verb `supports` in the run, found 0",
    ],
    [
      'two active steps',
      continueProcedure(set(told.second, stepLink(told.second, 'look'), { energy: 9 }), {
        runId: 'run-1',
        newId,
      }),
      'several step links',
    ],
    [
      'a step between active and completed',
      continueProcedure(set(told.second, stepLink(told.second, 'look'), { energy: 3 }), {
        runId: 'run-1',
        newId,
      }),
      'not clear at which step',
    ],
    [
      'two actors at the end',
      endProcedure(
        join(told.supported, {
          links: [
            { id: 'x', node_a: 'bob', node_b: 'run-1', verb: 'occupies', energy: 8, polarity: [0.8, 0.2] },
          ],
        }),
        { runId: 'run-1', now },
      ),
      'has 2 actors',
    ],
  ] as const;

  it.each(refused)('changes nothing and says why: %s', (_, { result }, error) => {
    expect(Object.keys(result)).toEqual(members);
    expect(result.status).toBe('validation_failed');
    expect(result.validation_error).toContain(error);
  });

  it('returns the very graph it was given where nothing changes', () => {
    expect(continueProcedure(told.started, { runId: 'run-1', newId }).graph).toBe(told.started);
    expect(endProcedure(told.third, { runId: 'run-1', now }).graph).toBe(told.third);
  });

  it('says at the last step that the run is to be ended', () => {
    const { graph, result } = continueProcedure(told.supported, { runId: 'run-1', newId });
    expect(result).toMatchObject({
      status: 'active',
      validation_error: expect.stringContaining("end run 'run-1'"),
    });
    expect(graph).toBe(told.supported);
  });

  it('resumes after a crash between cooling one step and heating the next', () => {
    const crashed = without(told.second, stepLink(told.second, 'think'));
    const { graph, result } = continueProcedure(crashed, { runId: 'run-1', newId });
    expect(result).toMatchObject({ status: 'active', step_content: guide('Think about it.') });
    expect(judge({ before: crashed, after: graph }).findings).toEqual([]);
    expect(judge({ before: told.worked, after: graph }).findings).toEqual([]);
  });

  it('ends a run after a crash that left its last step completed', () => {
    const cold = { energy: 1, polarity: [0.2, 0.8], verb: 'receives_from' };
    const crashed = set(told.supported, stepLink(told.supported, 'tell'), cold);
    expect(continueProcedure(crashed, { runId: 'run-1', newId }).result.validation_error).toContain('end it');
    const { graph, result } = endProcedure(crashed, { runId: 'run-1', now });
    expect(result.status).toBe('completed');
    expect(judge({ before: crashed, after: graph }).findings).toEqual([]);
  });

  it('keeps older names, and content that is text', () => {
    const old = set(told.worked, stepLink(told.worked, 'look'), {
      ...{ node_a: undefined, node_b: undefined, from: 'run-1', to: 'look', verb: 'ACTS_ON' },
    });
    const after = continueProcedure(old, { runId: 'run-1', newId }).graph;
    expect(after.links).toContainEqual(expect.objectContaining({ from: 'run-1', to: 'look', energy: 1 }));
    const text = set(told.supported, 'run-1', { content: `{"status": "active", "started_at": "${now}"}` });
    const { graph } = endProcedure(text, { runId: 'run-1', now });
    const content = graph.nodes.find(({ id }) => id === 'run-1')?.content;
    expect(JSON.parse(String(content))).toEqual({ status: 'completed', started_at: now, completed_at: now });
  });

  it('reads the next step’s spec where it is told to', () => {
    const next = { runId: 'run-1', newId: counter('n'), specOf: 'next' } as const;
    const { graph, result } = continueProcedure(told.started, next);
    expect(result.validation_error).toBeNull();
    expect(judge({ before: told.started, after: graph, options: { specOf: 'next' } }).errors).toBe(0);
    expect(judge({ before: told.started, after: graph }).errors).toBe(1);
    const asked = continueProcedure(graph, { ...next, newId: counter('m') });
    expect(asked.result.validation_error).toContain('supports');
  });
});
