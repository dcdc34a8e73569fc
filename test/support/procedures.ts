import type { Report } from '../../src/engine/contract/report.ts';
import { checkOne, type TransitionContext } from '../../src/engine/judge/check-transition.ts';
import type { JsonObject } from '../../src/formats/json-value.ts';
import { continueProcedure } from '../../src/kinds/procedure/api/continue.ts';
import { endProcedure } from '../../src/kinds/procedure/api/end.ts';
import type { ProcedureCall, ProcedureGraphData } from '../../src/kinds/procedure/api/result.ts';
import { startProcedure } from '../../src/kinds/procedure/api/start.ts';
import { procedure } from '../../src/kinds/procedure/index.ts';

export type Graph = ProcedureGraphData;

export const now = '2026-01-10T10:00:00Z';

/** One transition of a graph: values are committed as pretty JSON, texts as they are. */
export interface Change {
  readonly before: Graph | string | null;
  readonly after: Graph | string | null;
  readonly net?: boolean;
  readonly options?: JsonObject;
  readonly context?: TransitionContext;
}

export function judge({ before, after, net, options = {}, context = {} }: Change): Report {
  return checkOne(procedure, {
    before: asText(before),
    after: asText(after),
    path: 'team.procedure.json',
    options,
    granularity: net === true ? 'squash' : 'commit',
    context,
  });
}

export function asText(graph: Graph | string | null): string | null {
  return typeof graph === 'string' || graph === null ? graph : `${JSON.stringify(graph, null, 2)}\n`;
}

/** Findings of one rule, or of all, as `severity [rule] messageId subject`. */
export function found(rule: string, change: Change): string[] {
  const own = judge(change).findings.filter(({ ruleId }) => ruleId === `procedure/${rule}`);
  return own.map(({ severity, messageId, subject }) => `${severity} ${messageId} ${subject}`);
}

/** All errors, as `rule messageId subject`. */
export function errors(change: Change): string[] {
  const own = judge(change).findings.filter(({ severity }) => severity === 'error');
  return own.map(
    ({ ruleId, messageId, subject }) => `${ruleId.slice('procedure/'.length)} ${messageId} ${subject}`,
  );
}

/** The messages of one rule. */
export function said(rule: string, change: Change): string[] {
  const own = judge(change).findings.filter(({ ruleId }) => ruleId === `procedure/${rule}`);
  return own.map(({ message }) => message);
}

export function guide(what: string, spec?: string): string {
  const parts = [`## What\n${what}`, '## Why\nSo that it is done.', '## How\nWith care.'];
  return [...parts, ...(spec === undefined ? [] : [`## Validation\n${spec}`])].join('\n\n');
}

const findingSpec = 'type: node_exists\nin_space: $run\nsubtype: finding\nmin_count: 1';
const supportSpec = 'type: link_exists\nin_space: $run\nverb: supports';

export function node(id: string, node_type: string, fields: JsonObject = {}): JsonObject {
  return { id, name: id, node_type, synthesis: `${node_type} ${id}`, ...fields };
}

export function link(
  id: string,
  node_a: string,
  verb: string,
  node_b: string,
  fields: JsonObject = {},
): JsonObject {
  return { id, node_a, node_b, verb, ...fields };
}

export function step(id: string, content: string): JsonObject {
  return node(id, 'narrative', { subtype: 'step', content });
}

/** A procedure with its steps, in order, and what implements it. */
export function template(id: string, ...steps: readonly JsonObject[]): Graph {
  return {
    nodes: [node(id, 'space', { subtype: 'procedure' }), ...steps],
    links: [
      ...steps.map((each, index) =>
        link(`${id}-${each.id}`, id, 'contains', String(each.id), { sequence: index + 1 }),
      ),
      link(`${id}-code`, id, 'implemented_in', 'code'),
    ],
  };
}

export function join(...graphs: readonly Partial<Graph>[]): Graph {
  return {
    nodes: graphs.flatMap(({ nodes = [] }) => nodes),
    links: graphs.flatMap(({ links = [] }) => links),
  };
}

/** Two procedures and two actors; the first asks for a finding, and at last for a link that supports something. */
export const idle: Graph = join(
  {
    nodes: [
      node('ada', 'actor'),
      node('bob', 'actor'),
      node('code', 'thing', { uri: 'src/audit.ts' }),
      node('old', 'thing'),
    ],
    links: [link('old-code', 'old', 'describes', 'code')],
  },
  template(
    'audit',
    step('look', guide('Look at it.', findingSpec)),
    step('think', guide('Think about it.')),
    step('tell', guide('Tell it.', supportSpec)),
  ),
  template('ship', step('pack', guide('Pack it.')), step('send', guide('Send it.'))),
);

/** Ids `<prefix>-1`, `<prefix>-2`, … */
export function counter(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

/** Starts a run whose id is `<prefix>-1`; its links are `-2` (elaborates), `-3` (first step), `-4` (actor). */
export function start(graph: Graph, prefix = 'run', procedureId = 'audit', actorId = 'ada'): Graph {
  return moved(startProcedure(graph, { procedureId, actorId, now, newId: counter(prefix) }));
}

/** Moves the run to its next step; the new step link is `<prefix>-<step>`. */
export function advance(graph: Graph, prefix = 'run'): Graph {
  const newId = () => `${prefix}-step-${graph.links.length}`;
  return moved(continueProcedure(graph, { runId: `${prefix}-1`, newId }));
}

export function end(graph: Graph, prefix = 'run'): Graph {
  return moved(endProcedure(graph, { runId: `${prefix}-1`, now: '2026-01-11T10:00:00Z' }));
}

function moved({ graph, result }: ProcedureCall): Graph {
  if (result.validation_error !== null) throw new Error(result.validation_error);
  return graph;
}

/** A finding that the run contains. */
export function withFinding(graph: Graph, id = 'finding', prefix = 'run'): Graph {
  return join(graph, {
    nodes: [node(id, 'narrative', { subtype: 'finding' })],
    links: [link(`${prefix}-${id}`, `${prefix}-1`, 'contains', id)],
  });
}

export function withSupport(graph: Graph, id = 'finding'): Graph {
  return join(graph, { links: [link(`${id}-supports`, id, 'supports', 'code')] });
}

/** The story of one run of `audit`: before it, started, with work, at the next steps, completed. */
export function story() {
  const started = start(idle);
  const worked = withFinding(started);
  const second = advance(worked);
  const third = advance(second);
  const supported = withSupport(third);
  const completed = end(supported);
  return { idle, started, worked, second, third, supported, completed };
}

/** The graph with fields of one node or link set; undefined takes a field away. */
export function set(graph: Graph, id: string, fields: Readonly<Record<string, unknown>>): Graph {
  const change = (each: JsonObject): JsonObject => {
    if (each.id !== id) return each;
    const entries = Object.entries({ ...each, ...fields }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries) as JsonObject;
  };
  return { nodes: graph.nodes.map(change), links: graph.links.map(change) };
}

/** The graph without the nodes and links of these ids. */
export function without(graph: Graph, ...ids: readonly string[]): Graph {
  const stays = ({ id }: JsonObject) => !ids.includes(String(id));
  return { nodes: graph.nodes.filter(stays), links: graph.links.filter(stays) };
}

/** The id of the link with which a run leads to a step. */
export function stepLink(graph: Graph, stepId: string, runId = 'run-1'): string {
  return String(graph.links.find(({ node_a, node_b }) => node_a === runId && node_b === stepId)?.id);
}
