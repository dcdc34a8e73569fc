import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueProcedure } from '../../../src/kinds/procedure/api/continue.ts';
import { endProcedure } from '../../../src/kinds/procedure/api/end.ts';
import { startProcedure } from '../../../src/kinds/procedure/api/start.ts';
import { mustBeRefused, type Tampering } from '../../support/naive-procedure.ts';
import { errors, type Graph, idle, join, link, node, now, set, without } from '../../support/procedures.ts';
import { runs } from '../../support/soak.ts';

type Call = readonly [call: 'start' | 'continue' | 'end' | 'finding' | 'support', number: number];

const calls: fc.Arbitrary<readonly Call[]> = fc.array(
  fc.tuple(fc.constantFrom('start', 'continue', 'continue', 'end', 'finding', 'support'), fc.nat({ max: 3 })),
  { minLength: 1, maxLength: 14 },
);

/** Every graph that a program of calls leads through, each with work of agents between. */
function play(program: readonly Call[]): Graph[] {
  const graphs = [idle];
  let count = 0;
  const newId = () => {
    count += 1;
    return `id-${count}`;
  };
  for (const [call, number] of program) {
    const graph = graphs.at(-1) ?? idle;
    const runs = graph.nodes.filter(({ subtype }) => subtype === 'run');
    const run = runs[number % Math.max(1, runs.length)];
    const runId = String(run?.id ?? 'none');
    const isActive = (run?.content as { status?: string } | undefined)?.status === 'active';
    if (call === 'start')
      graphs.push(
        startProcedure(graph, {
          ...{
            now,
            newId,
            procedureId: number % 2 === 0 ? 'audit' : 'ship',
            actorId: number < 2 ? 'ada' : 'bob',
          },
        }).graph,
      );
    else if (call === 'continue') graphs.push(continueProcedure(graph, { runId, newId }).graph);
    else if (call === 'end') graphs.push(endProcedure(graph, { runId, now }).graph);
    else if (isActive)
      graphs.push(call === 'finding' ? finding(graph, runId, newId) : support(graph, runId, newId));
  }
  return graphs;
}

function finding(graph: Graph, runId: string, newId: () => string): Graph {
  const id = newId();
  return join(graph, {
    nodes: [node(id, 'narrative', { subtype: 'finding' })],
    links: [link(newId(), runId, 'contains', id)],
  });
}

function support(graph: Graph, runId: string, newId: () => string): Graph {
  const work = graph.links.find(({ node_a, verb }) => node_a === runId && verb === 'contains');
  if (work === undefined) return graph;
  return join(graph, { links: [link(newId(), String(work.node_b), 'supports', 'code')] });
}

const tampering: fc.Arbitrary<{ readonly at: number; readonly tampering: Omit<Tampering, 'id'> }> = fc.record(
  {
    at: fc.nat(),
    tampering: fc.oneof(
      fc.constantFrom<Omit<Tampering, 'id'>>(
        { what: 'field', field: 'name', value: 'Another' },
        { what: 'field', field: 'content', value: 'Nothing.' },
        { what: 'field', field: 'subtype', value: 'other' },
        { what: 'field', field: 'node_type', value: 'wizard' },
        { what: 'field', field: 'owner', value: 'eve' },
        { what: 'field', field: 'energy', value: 3 },
        { what: 'delete', field: '', value: '' },
        { what: 'addNode', field: '', value: '' },
        { what: 'addLink', field: '', value: '' },
        { what: 'polarity', field: 'polarity', value: [0.5, 0.5] },
        { what: 'polarity', field: 'polarity', value: [0.4, 0.6] },
        { what: 'verb', field: 'verb', value: 'resembles' },
      ),
      fc
        .constantFrom(0, 1.5, 2, 3.5, 5, 5.1, 8.5)
        .map((value) => ({ what: 'energy', field: 'energy', value }) as const),
    ),
  },
);

function applied(graph: Graph, { what, id, field, value }: Tampering): Graph {
  if (what === 'delete') return without(graph, id);
  if (what === 'addNode') return join(graph, { nodes: [node('loose', 'thing')] });
  if (what === 'addLink') return join(graph, { links: [link('loose', id, 'knows', 'old')] });
  return set(graph, id, { [field]: value });
}

const aimsAtNodes = new Set(['field', 'addLink']);

describe('the API and the gate', () => {
  it('any program of calls, with work between, yields graphs whose every transition passes', () => {
    let moves = 0;
    fc.assert(
      fc.property(calls, (program) => {
        const graphs = play(program);
        for (const [index, after] of graphs.slice(1).entries()) {
          const before = graphs[index] ?? idle;
          if (before === after) continue;
          moves += 1;
          expect(errors({ before, after })).toEqual([]);
        }
        expect(errors({ before: idle, after: graphs.at(-1) ?? idle, net: true })).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
    expect(moves).toBeGreaterThan(30);
  });

  it('refuses any single tampering with such a graph, unless a naive reading of its laws says that it does not matter', () => {
    const seen = { refused: 0, accepted: 0 };
    fc.assert(
      fc.property(calls, tampering, (program, { at, tampering: plan }) => {
        const graph = play(program).at(-1) ?? idle;
        const { what } = plan;
        const aims =
          what === 'delete'
            ? [...graph.nodes, ...graph.links]
            : aimsAtNodes.has(what)
              ? graph.nodes
              : graph.links;
        const full: Tampering = { ...plan, id: String(aims[at % aims.length]?.id) };
        const after = applied(graph, full);
        const isRefused = errors({ before: graph, after }).length > 0;
        expect({ full, isRefused }).toEqual({ full, isRefused: mustBeRefused(graph, full) });
        seen[isRefused ? 'refused' : 'accepted'] += 1;
      }),
      { numRuns: runs(400) },
    );
    expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(runs(400) / 10);
  });
});
