import type { JsonObject } from '../../../formats/json-value.ts';
import { proofOf } from '../completion-proof.ts';
import type { GraphLink, GraphNode, Step } from '../model.ts';
import { isHot } from '../physics.ts';
import { positionOf } from '../progress.ts';
import { inState, stateLink } from './links.ts';
import { drawnIds, readInput } from './read-input.ts';
import {
  type ActiveRun,
  edited,
  failed,
  findRun,
  isRefusal,
  type ProcedureCall,
  type ProcedureGraphData,
  refusal,
  succeeded,
} from './result.ts';

export interface ContinueProcedure {
  /** The Run Space. */
  readonly runId: string;
  /** Makes an id that the graph does not hold yet. */
  readonly newId: () => string;
  /** Whose spec must be met: that of the step that is left (the default), or of the one that follows. */
  readonly specOf?: 'own' | 'next';
}

const members = { runId: 'text', newId: 'function', specOf: ['own', 'next'] } as const;

/**
 * Moves a run to its next step, if the active step's completion proof is met (V5). A run that a crash left
 * without an active step resumes at the step after the last completed one.
 *
 * @returns the graph with the run moved, and the guide of the step that is active now; or the graph as it was, the guide
 *   of the step that still is active, and what its proof needs
 */
export function continueProcedure(data: ProcedureGraphData, input: ContinueProcedure): ProcedureCall {
  const given = readInput<ContinueProcedure>(input, members);
  if (isRefusal(given)) return failed(data, null, given);
  const { runId, newId, specOf = 'own' } = given;
  const found = findRun(data, runId);
  if (isRefusal(found)) return failed(data, runId, found);
  const { run, procedure } = found;
  const { hot, current } = positionOf(run, procedure.steps);
  const link = run.stepLinks.find(isHot);
  const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
  if (step === undefined)
    return failed(data, runId, refusal('E_RUN_STATE', `every step of run '${runId}' is completed; end it`));
  if (hot.length === 0) return moved(data, found, undefined, step, newId);
  const missing = missingProof(found, step, next, specOf);
  if (missing !== undefined)
    return failed(data, runId, refusal('E_VALIDATION_FAILED', missing), step.guide.text);
  if (next !== undefined) return moved(data, found, link, next, newId);
  const message = `step '${step.node.id}' is the last, and nothing is missing; end run '${runId}'`;
  const held = failed(data, runId, refusal('E_RUN_STATE', message), step.guide.text);
  return { ...held, result: { ...held.result, status: 'active' } };
}

/** What is missing of the proof with which a step is left, as one sentence. */
export function missingProof(
  { graph, run }: ActiveRun,
  step: Step,
  next: Step | undefined,
  specOf: 'own' | 'next',
): string | undefined {
  const asked = specOf === 'own' ? step : next;
  const proof = asked === undefined ? undefined : proofOf(graph, run, asked);
  return proof === undefined || proof.isMet ? undefined : `step '${step.node.id}' ${proof.says}`;
}

/** Cools the step that is left, where there is one, and heats another in the same edit. */
function moved(
  data: ProcedureGraphData,
  { graph, run }: ActiveRun,
  left: GraphLink | undefined,
  step: Step,
  newId: () => string,
): ProcedureCall {
  const runId = run.node.id;
  const replaced = new Map<GraphNode | GraphLink, JsonObject>();
  if (left !== undefined) replaced.set(left, inState(left, 'completedStep'));
  const ids = drawnIds(newId, 1, graph);
  if ('code' in ids) return failed(data, runId, ids);
  const [id = ''] = ids;
  const links = [stateLink(id, runId, step.node.id, 'activeStep')];
  const result = {
    run_id: runId,
    step_content: step.guide.text,
    status: 'active',
    validation_error: null,
  } as const;
  return succeeded(edited(data, { replaced, links }), result);
}
