import type { Context } from '../../engine/contract/context.ts';
import { actorFaults } from './actor-faults.ts';
import { changesBetween } from './changes.ts';
import type { GuidedStep, ProcedureFacts } from './facts.ts';
import { implementation } from './implementation.ts';
import type { ProcedureGraph, Run } from './model.ts';
import type { ProcedureOptions } from './options.ts';
import { outsideChanges } from './outside-changes.ts';
import { advanceFaults } from './progress.ts';
import { recordBreaks } from './run-changes.ts';
import { heatFaults } from './step-heat.ts';
import { templateChanges } from './template-changes.ts';

type Snapshot = Pick<ProcedureFacts, 'steps' | 'heat' | 'actors'>;
type Moves = Pick<ProcedureFacts, 'templates' | 'outside' | 'records' | 'advances'>;

const noSnapshot: Snapshot = { steps: [], heat: [], actors: [] };
const noMoves: Moves = { templates: [], outside: [], records: [], advances: [] };

/** Computes once what the rules judge many times. The only place that decides which nodes and links are the same: by id. */
export function compareGraphs(
  before: ProcedureGraph | null,
  after: ProcedureGraph | null,
  { scope, at, earlier }: Context,
  options: ProcedureOptions,
): ProcedureFacts {
  const isSnapshot = scope === 'snapshot' && after !== null;
  return {
    ...{ scope, before, after, at, options },
    // What the engine hands back is a document of this kind.
    earlier: before ?? (earlier as ProcedureGraph | undefined) ?? null,
    ...(isSnapshot ? snapshotOf(after) : noSnapshot),
    ...(before === null || after === null ? noMoves : movesBetween(before, after, scope === 'net', options)),
  };
}

function snapshotOf(graph: ProcedureGraph): Snapshot {
  return { steps: guidedSteps(graph), heat: heatFaults(graph), actors: actorFaults(graph) };
}

function movesBetween(
  before: ProcedureGraph,
  after: ProcedureGraph,
  isNet: boolean,
  options: ProcedureOptions,
): Moves {
  const changes = changesBetween(before, after);
  if (changes.nodes.length === 0 && changes.links.length === 0) return noMoves;
  return {
    templates: templateChanges(before, after, changes, protecting(before, after, isNet)),
    outside: isNet ? [] : outsideChanges(before, after, changes),
    records: recordBreaks(before, after, changes, isNet),
    advances: advanceFaults(before, after, isNet, options),
  };
}

/**
 * Runs that are active in either version. Over a range only those that are active in both: a template may change before
 * the first run of a range starts, and after its last one ended.
 */
function protecting(before: ProcedureGraph, after: ProcedureGraph, isNet: boolean): Run[] {
  const active = (graph: ProcedureGraph) =>
    [...graph.runs.values()].filter(({ status }) => status === 'active');
  if (!isNet) return [...active(before), ...active(after)];
  // One that is gone has not ended.
  return active(before).filter(({ node }) => (after.runs.get(node.id)?.status ?? 'active') === 'active');
}

function guidedSteps(graph: ProcedureGraph): GuidedStep[] {
  const steps = new Map<string, GuidedStep>();
  for (const { node, steps: own } of graph.procedures.values()) {
    const isWhole = implementation(graph, node.id).length > 0;
    for (const step of own) {
      const { id } = step.node;
      const isImplemented =
        isWhole || steps.get(id)?.isImplemented === true || implementation(graph, id).length > 0;
      steps.set(id, { ...step, isImplemented });
    }
  }
  return [...steps.values()];
}
