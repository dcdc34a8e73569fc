import type { Limits } from '../../core/limits.ts';
import { partsInUse, policyGraph } from './locate-graph.ts';
import type { WorkflowOptions } from './options.ts';
import { validateWorkflowStateUpdate, type WorkflowUpdateResult } from './validate-update.ts';

/**
 * Judges a run's file before it is written (docs/guarded-writes.md), by the graph that the version before leads to. Undefined where no
 * graph is found; then only the gate's rules say something.
 */
export function judgeRunWrite(
  path: string,
  before: Uint8Array | null,
  after: Uint8Array,
  companions: ReadonlyMap<string, Uint8Array>,
  options: WorkflowOptions,
  limits: Limits,
): WorkflowUpdateResult | undefined {
  const own = before ?? after;
  const parts = new Map([...companions, ['', own] as const]);
  const role =
    policyGraph(path, parts, options, limits)?.part ??
    partsInUse(path, own, (each) => companions.get(each), options, limits).at(-1)?.role;
  const graph = role === undefined ? undefined : companions.get(role);
  return graph === undefined ? undefined : validateWorkflowStateUpdate(before, after, graph);
}
