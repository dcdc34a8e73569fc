import type { Procedure, ProcedureGraph } from '../model.ts';
import { millisecondsOf } from '../run-content.ts';
import { verbs } from '../verbs.ts';
import { stateLink } from './links.ts';
import { edited, failed, type ProcedureCall, type ProcedureGraphData, readData } from './result.ts';

export interface StartProcedure {
  readonly procedureId: string;
  readonly actorId: string;
  /** The time of the start, RFC 3339. */
  readonly now: string;
  /** Makes an id that the graph does not hold yet; it is called four times. */
  readonly newId: () => string;
}

/**
 * Starts a run of a procedure: a new Run Space whose first step is active, occupied by the actor.
 *
 * @returns the graph with the run, and the guide of its first step; or the graph as it was, and why
 */
export function startProcedure(data: ProcedureGraphData, input: StartProcedure): ProcedureCall {
  const graph = readData(data);
  if (typeof graph === 'string') return failed(data, null, graph);
  const procedure = graph.procedures.get(input.procedureId);
  const error = refusal(graph, procedure, input);
  const [first] = procedure?.steps ?? [];
  if (procedure === undefined || first === undefined || error !== undefined)
    return failed(data, null, error ?? `procedure '${input.procedureId}' has no steps`);
  const ids = [input.newId(), input.newId(), input.newId(), input.newId()];
  const [runId = '', elaborates = '', step = '', actor = ''] = ids;
  const isTaken = ids.some((id) => id === '' || graph.nodeById.has(id) || graph.linkById.has(id));
  if (isTaken || new Set(ids).size < ids.length)
    return failed(data, null, 'newId gave an id that is empty or taken');
  const name = `Run of ${procedure.node.name || procedure.node.id}`;
  const run = {
    ...{ id: runId, name, node_type: 'space', subtype: 'run', synthesis: `${name}, started ${input.now}` },
    content: { status: 'active', started_at: input.now },
  };
  const links = [
    { id: elaborates, node_a: runId, node_b: procedure.node.id, verb: verbs.elaborates },
    stateLink(step, runId, first.node.id, 'activeStep'),
    stateLink(actor, input.actorId, runId, 'occupies'),
  ];
  const result = {
    run_id: runId,
    step_content: first.guide.text,
    status: 'active',
    validation_error: null,
  } as const;
  return { graph: edited(data, { replaced: new Map(), nodes: [run], links }), result };
}

function refusal(
  graph: ProcedureGraph,
  procedure: Procedure | undefined,
  { procedureId, actorId, now }: StartProcedure,
): string | undefined {
  if (procedure === undefined) return `there is no procedure '${procedureId}' in the graph`;
  if (graph.nodeById.get(actorId)?.nodeType !== 'actor') return `there is no actor '${actorId}' in the graph`;
  if (millisecondsOf(now) === undefined) return `'${now}' is no time; write it as in 2025-12-29T10:00:00Z`;
  for (const { node, guide } of procedure.steps) {
    if (guide.isEmpty || guide.sections.length === 0)
      return `step '${node.id}' has no guide (procedure/step-guide)`;
    if (guide.spec !== undefined && !guide.spec.ok)
      return `the validation spec of step '${node.id}' is refused: ${guide.spec.faults.join('; ')}`;
  }
  return undefined;
}
