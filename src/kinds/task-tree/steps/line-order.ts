import type { Context } from '../../../engine/contract/context.ts';
import type { TaskTree } from '../model.ts';
import type { TaskTreeOptions } from '../options.ts';
import { type Declared, declaredSteps } from './declared.ts';
import type { Reading } from './reading.ts';
import { readTransition } from './reading.ts';
import type { LineFacts } from './replay.ts';

/** How several lines are legal: as they are written, from the last to the first, or, of several nodes, in neither order. */
export type LineOrder = 'written' | 'reversed' | 'neither';

export interface OrderedReading {
  readonly declared: Declared;
  /** Undefined where nothing is declared. */
  readonly reading?: Reading;
  readonly order: LineOrder;
}

interface Weighed {
  readonly declared: Declared;
  readonly reading: Reading;
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Holds a transition against what is declared. Several lines are replayed as written or else from the last to the first:
 * `git merge --squash` writes the newest first. One order is legal as a whole, or none is.
 */
export function readInOrder(
  before: TaskTree | null,
  after: TaskTree,
  context: Context,
  options: TaskTreeOptions,
): OrderedReading {
  const first = declaredSteps(before, after, context, 'written');
  if (first.source === undefined) return { declared: first, order: 'written' };
  const weigh = (order: 'written' | 'reversed'): Weighed => {
    const declared = order === 'written' ? first : declaredSteps(before, after, context, order);
    const reading = readTransition(before, after, declared.steps, options);
    return { declared, reading, ...weightOf(declared, reading) };
  };
  const written = weigh('written');
  const { source, steps } = written.declared;
  if (source !== 'trailer' || steps.length < 2) return { ...written, order: 'written' };
  const reversed = weigh('reversed');
  if (isBetter(reversed, written)) return { ...reversed, order: 'reversed' };
  return { ...written, order: written.errors === 0 ? 'written' : 'neither' };
}

function isBetter(reversed: Weighed, written: Weighed): boolean {
  return reversed.errors === 0 && (written.errors > 0 || reversed.warnings < written.warnings);
}

function weightOf({ faults }: Declared, { mismatches, lines }: Reading) {
  const judged = lines.filter(({ step, known }) => known !== 'maybe' && step.status !== 'replan');
  const illegal = judged.filter(({ openLeaf }) => !openLeaf).length + lines.filter(isRefused).length;
  const outOfTurn = judged.filter(
    ({ step, openLeaf, leftmost }) => openLeaf && leftmost !== undefined && leftmost !== step.node,
  );
  return { errors: faults.length + mismatches.length + illegal, warnings: outOfTurn.length };
}

function isRefused({ step, stuck, mode }: LineFacts): boolean {
  if (step.status === 'decomposed') return mode === 'execute';
  return stuck && step.status !== 'replan';
}

/** What a finding about one of several lines adds, where no order of them is legal. */
export function saidOfOrder(order: LineOrder): string {
  return order === 'neither'
    ? ' (the lines are legal neither as written nor from the last to the first)'
    : '';
}
