import { isJsonObject, type JsonObject, type JsonValue } from '../../../formats/json-value.ts';
import type { GraphLink, GraphNode } from '../model.ts';
import { isHot } from '../physics.ts';
import { positionOf } from '../progress.ts';
import { millisecondsOf, parsedContent } from '../run-content.ts';
import { missingProof } from './continue.ts';
import { inState } from './links.ts';
import { readInput } from './read-input.ts';
import {
  edited,
  failed,
  findRun,
  isRefusal,
  notTime,
  type ProcedureCall,
  type ProcedureGraphData,
  refusal,
  succeeded,
} from './result.ts';

export interface EndProcedure {
  /** The Run Space. */
  readonly runId: string;
  /** The time of the end, RFC 3339. */
  readonly now: string;
  /** Whose spec must be met, as when it continues. */
  readonly specOf?: 'own' | 'next';
}

const members = { runId: 'text', now: 'text', specOf: ['own', 'next'] } as const;

/**
 * Completes a run that stands at its last step, if that step's completion proof is met (V5).
 *
 * @returns the graph with the run completed and inhabited by its actor; or the graph as it was, and what is missing
 */
export function endProcedure(data: ProcedureGraphData, input: EndProcedure): ProcedureCall {
  const given = readInput<EndProcedure>(input, members);
  if (isRefusal(given)) return failed(data, null, given);
  const { runId, now, specOf = 'own' } = given;
  const found = findRun(data, runId);
  if (isRefusal(found)) return failed(data, runId, found);
  if (millisecondsOf(now) === undefined) return failed(data, runId, notTime(now));
  const { run, procedure } = found;
  const { current } = positionOf(run, procedure.steps);
  const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
  if (step !== undefined && next !== undefined) {
    const left = procedure.steps.length - 1 - current;
    const error = `run '${runId}' stands at step '${step.node.id}'; ${left} more to go before it can end`;
    return failed(data, runId, refusal('E_RUN_STATE', error), step.guide.text);
  }
  const missing = step === undefined ? undefined : missingProof(found, step, undefined, specOf);
  if (missing !== undefined)
    return failed(data, runId, refusal('E_VALIDATION_FAILED', missing), step?.guide.text);
  const [actor, second] = run.actorLinks;
  if (actor === undefined || second !== undefined)
    return failed(
      data,
      runId,
      refusal('E_RUN_STATE', `run '${runId}' has ${run.actorLinks.length} actors; it must have exactly one`),
    );
  const replaced = new Map<GraphNode | GraphLink, JsonObject>([
    [run.node, { ...run.node.raw, content: completed(run.node.raw.content, now) }],
    [actor, inState(actor, 'inhabits')],
  ]);
  const hot = run.stepLinks.find(isHot);
  if (hot !== undefined) replaced.set(hot, inState(hot, 'completedStep'));
  const result = { run_id: runId, step_content: null, status: 'completed', validation_error: null } as const;
  return succeeded(edited(data, { replaced }), result);
}

/** Text stays text, an object an object. */
function completed(content: JsonValue | undefined, now: string): JsonValue {
  const value = parsedContent(content);
  const next = { ...(isJsonObject(value) ? value : {}), status: 'completed', completed_at: now };
  return typeof content === 'string' ? JSON.stringify(next) : next;
}
