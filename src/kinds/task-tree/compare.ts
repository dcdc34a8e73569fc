import type { Context } from '../../core/context.ts';
import type { Reading, TaskTreeFacts } from './facts.ts';
import { invariantBreaches } from './invariants.ts';
import type { TaskTree } from './model.ts';
import type { TaskTreeOptions } from './options.ts';
import { pairNodes } from './pairs.ts';
import { isRotation } from './rotation.ts';
import { type Declared, declaredSteps } from './steps/declared.ts';
import { explain, legalMoves } from './steps/explain.ts';
import { readTransition } from './steps/reading.ts';

type StepFacts = Pick<TaskTreeFacts, 'source' | 'faults' | 'readings' | 'fits' | 'legalMoves'>;

/** Computes once what the rules judge many times. The only place that decides which nodes are the same: by id. */
export function compareTrees(
  before: TaskTree | null,
  after: TaskTree | null,
  context: Context,
  options: TaskTreeOptions,
): TaskTreeFacts {
  const rotated = isRotation(before, after, options);
  const previous = rotated ? null : before;
  const pairs = previous === null || after === null ? [] : pairNodes(previous, after);
  return {
    scope: context.scope,
    before: previous,
    after,
    // What the engine hands back is a document of this kind.
    earlier: previous ?? (context.earlier as TaskTree | undefined) ?? null,
    breaches: after === null || context.scope !== 'snapshot' ? [] : invariantBreaches(after),
    pairs,
    added: after?.nodes.filter((node) => previous !== null && !previous.byId.has(node.id)) ?? [],
    removed: previous?.nodes.filter((node) => after !== null && !after.byId.has(node.id)) ?? [],
    ...stepFacts(previous, after, context, options),
    rotated,
    vanished: new Map((context.vanished ?? []).map((entity) => [entity.subject, entity])),
    guard: context.guard,
    options,
  };
}

function stepFacts(
  before: TaskTree | null,
  after: TaskTree | null,
  context: Context,
  options: TaskTreeOptions,
): StepFacts {
  const silent: StepFacts = { source: 'inferred', faults: [], readings: [], fits: true, legalMoves: [] };
  if (context.scope === 'snapshot' || after === null) return silent;
  const declared = declaredSteps(before, after, context);
  if (context.scope === 'net') return netSteps(before, after, declared, options, silent);
  const { faults } = declared;
  if (declared.source !== undefined) {
    const readings = [readTransition(before, after, declared.steps, options)];
    return { ...silent, source: declared.source, faults, readings };
  }
  // What is only to be declared may be several steps, or a replan; it is judged when the message is known.
  if (before === null || context.awaitsMessage) return { ...silent, faults };
  const explanation = explain(before, after);
  return {
    source: 'inferred',
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
function netSteps(
  before: TaskTree | null,
  after: TaskTree,
  declared: Declared,
  options: TaskTreeOptions,
  silent: StepFacts,
): StepFacts {
  if (declared.source !== 'trailer' || declared.steps.length < 2) return silent;
  return { ...silent, source: 'trailer', readings: [readTransition(before, after, declared.steps, options)] };
}
