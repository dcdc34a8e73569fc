import type { Context } from '../../engine/contract/context.ts';
import type { TaskTreeFacts } from './facts.ts';
import { invariantBreaches } from './invariants.ts';
import type { TaskTree } from './model.ts';
import type { TaskTreeOptions } from './options.ts';
import { pairNodes } from './pairs.ts';
import { isRotation } from './rotation.ts';
import { explain, legalMoves } from './steps/explain.ts';
import { type OrderedReading, readInOrder } from './steps/line-order.ts';
import type { Reading } from './steps/reading.ts';
import { readTransition } from './steps/reading.ts';
import { touchedNodes } from './touched.ts';

type StepFacts = Pick<TaskTreeFacts, 'source' | 'faults' | 'readings' | 'order' | 'fits' | 'legalMoves'>;

/** Computes once what the rules judge many times. The only place that decides which nodes are the same: by id. */
export function compareTrees(
  before: TaskTree | null,
  after: TaskTree | null,
  context: Context,
  options: TaskTreeOptions,
): TaskTreeFacts {
  const rotated = isRotation(before, after, options);
  const previous = rotated ? null : before;
  const both = previous === null || after === null ? undefined : { previous, after };
  const touched = both && touchedNodes(both.previous, both.after);
  return {
    scope: context.scope,
    before: previous,
    after,
    // What the engine hands back is a document of this kind.
    earlier: previous ?? (context.earlier as TaskTree | undefined) ?? null,
    breaches: after === null || context.scope !== 'snapshot' ? [] : invariantBreaches(after),
    pairs: both === undefined ? [] : pairNodes(both.previous, both.after),
    added: touched?.after.filter(({ id }) => !previous?.byId.has(id)) ?? [],
    removed: touched?.before.filter(({ id }) => !after?.byId.has(id)) ?? [],
    ...stepFacts(previous, after, context, options),
    rotated,
    guard: context.guard,
    flipped: new Set(context.flipped),
    options,
  };
}

function stepFacts(
  before: TaskTree | null,
  after: TaskTree | null,
  context: Context,
  options: TaskTreeOptions,
): StepFacts {
  const silent: StepFacts = {
    source: 'inferred',
    faults: [],
    readings: [],
    order: 'written',
    fits: true,
    legalMoves: [],
  };
  if (context.scope === 'snapshot' || after === null || context.awaitsMessage) return silent;
  const read = readInOrder(before, after, context, options);
  if (context.scope === 'net') return netSteps(read, silent);
  const { source, faults } = read.declared;
  if (source !== undefined && read.reading !== undefined)
    return { ...silent, source, faults, readings: [read.reading], order: read.order };
  if (before === null) return { ...silent, faults };
  const explanation = explain(before, after);
  return {
    ...silent,
    faults,
    readings: explanation.readings.map((reading) => underOptions(before, after, reading, options)),
    fits: explanation.fits,
    legalMoves: explanation.fits ? [] : legalMoves(explanation.node),
  };
}

/** An explanation is found at built-in settings and then judged by the configured ones. */
function underOptions(
  before: TaskTree,
  after: TaskTree,
  reading: Reading,
  options: TaskTreeOptions,
): Reading {
  return options.runnerOwned.length === 0 ? reading : readTransition(before, after, reading.steps, options);
}

/** Several lines are an ordered declaration that is replayed in every granularity; one line is not. */
function netSteps({ declared, reading, order }: OrderedReading, silent: StepFacts): StepFacts {
  if (reading === undefined || declared.source !== 'trailer' || declared.steps.length < 2) return silent;
  return { ...silent, source: 'trailer', readings: [reading], order };
}
