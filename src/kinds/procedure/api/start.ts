import { runRules } from '../../../engine/contract/check.ts';
import { compareGraphs } from '../compare.ts';
import type { Procedure, ProcedureGraph } from '../model.ts';
import { defaultProcedureOptions, type ProcedureOptions } from '../options.ts';
import { stepGuide } from '../rules/step-guide.ts';
import { millisecondsOf } from '../run-content.ts';
import { verbs } from '../verbs.ts';
import { stateLink } from './links.ts';
import { drawnIds, readInput } from './read-input.ts';
import {
  edited,
  failed,
  isRefusal,
  notTime,
  type ProcedureCall,
  type ProcedureGraphData,
  type Refusal,
  readData,
  refusal,
  succeeded,
} from './result.ts';

export interface StartProcedure {
  /** The node of the template. */
  readonly procedureId: string;
  /** The actor that occupies the run. */
  readonly actorId: string;
  /** The time of the start, RFC 3339. */
  readonly now: string;
  /** Makes an id that the graph does not hold yet; it is called four times. */
  readonly newId: () => string;
  /** Whether a step whose guide lacks a part, or that nothing implements, is warned of (`v1`, the default) or refused (`v2`). */
  readonly strictness?: 'v1' | 'v2';
}

const members = {
  procedureId: 'text',
  actorId: 'text',
  now: 'text',
  newId: 'function',
  strictness: ['v1', 'v2'],
} as const;

/**
 * Starts a run of a procedure (V5): a new Run Space whose first step is active, occupied by the actor.
 *
 * @returns the graph with the run, and the guide of its first step; or the graph as it was, and why
 */
export function startProcedure(data: ProcedureGraphData, input: StartProcedure): ProcedureCall {
  const given = readInput<StartProcedure>(input, members);
  if (isRefusal(given)) return failed(data, null, given);
  const graph = readData(data);
  if (isRefusal(graph)) return failed(data, null, graph);
  const { procedureId, actorId, now, newId, strictness = 'v1' } = given;
  const procedure = graph.procedures.get(procedureId);
  const [first] = procedure?.steps ?? [];
  const error = refused(graph, procedure, given);
  if (error !== undefined) return failed(data, null, error);
  if (procedure === undefined || first === undefined)
    return failed(data, null, refusal('E_STEP_GUIDE', `procedure '${procedureId}' has no steps`));
  const guides = guideFaults(graph, procedure, strictness);
  if (guides.errors.length > 0)
    return failed(data, null, refusal('E_STEP_GUIDE', `${guides.errors.join('; ')} (procedure/step-guide)`));
  const ids = drawnIds(newId, 4, graph);
  if ('code' in ids) return failed(data, null, ids);
  const [runId = '', elaborates = '', step = '', actor = ''] = ids;
  const name = `Run of ${procedure.node.name || procedure.node.id}`;
  const run = {
    ...{ id: runId, name, node_type: 'space', subtype: 'run', synthesis: `${name}, started ${now}` },
    content: { status: 'active', started_at: now },
  };
  const links = [
    { id: elaborates, node_a: runId, node_b: procedure.node.id, verb: verbs.elaborates },
    stateLink(step, runId, first.node.id, 'activeStep'),
    stateLink(actor, actorId, runId, 'occupies'),
  ];
  const result = {
    run_id: runId,
    step_content: first.guide.text,
    status: 'active',
    validation_error: null,
  } as const;
  return succeeded(edited(data, { replaced: new Map(), nodes: [run], links }), result, guides.warnings);
}

function refused(
  graph: ProcedureGraph,
  procedure: Procedure | undefined,
  { procedureId, actorId, now }: StartProcedure,
): Refusal | undefined {
  if (procedure === undefined)
    return refusal('E_NOT_FOUND', `there is no procedure '${procedureId}' in the graph`);
  if (graph.nodeById.get(actorId)?.nodeType !== 'actor')
    return refusal('E_NOT_FOUND', `there is no actor '${actorId}' in the graph`);
  if (millisecondsOf(now) === undefined) return notTime(now);
  for (const { node, guide } of procedure.steps) {
    if (guide.isEmpty || guide.sections.length === 0)
      return refusal('E_STEP_GUIDE', `step '${node.id}' has no guide (procedure/step-guide)`);
    if (guide.spec !== undefined && !guide.spec.ok)
      return refusal(
        'E_STEP_GUIDE',
        `the validation spec of step '${node.id}' is refused: ${guide.spec.faults.join('; ')}`,
      );
  }
  return undefined;
}

/** Under `v2` what would only be warned of is refused too, but for a guess about what a text refers to. */
const warnedOfAlways: ReadonlySet<string> = new Set(['external']);

/** What the gate would say of the guides of one procedure, before a run of it starts (V4, RD1). */
function guideFaults(
  graph: ProcedureGraph,
  { steps }: Procedure,
  strictness: ProcedureOptions['strictness'],
): { readonly errors: readonly string[]; readonly warnings: readonly string[] } {
  const context = { scope: 'snapshot', path: '' } as const;
  const facts = compareGraphs(null, graph, context, defaultProcedureOptions);
  const own = new Set(steps.map(({ node }) => node.id));
  const judged = { ...facts, steps: facts.steps.filter(({ node }) => own.has(node.id)) };
  const { findings } = runRules([stepGuide], judged, context, new Map());
  const isError = (messageId: string, severity: string) =>
    severity === 'error' || (strictness === 'v2' && !warnedOfAlways.has(messageId));
  const textsOf = (asked: boolean) =>
    findings
      .filter(({ messageId, severity }) => isError(messageId, severity) === asked)
      .map(({ message }) => message);
  return { errors: textsOf(true), warnings: textsOf(false) };
}
