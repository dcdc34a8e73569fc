import type { CounterMove, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { fieldOf } from './read-item.ts';

interface CounterInput {
  readonly after: Checklist;
  readonly pairs: readonly ItemPair[];
  readonly maxAttempts: number;
}

/** Every counter that fell, or is beyond its maximum. */
export function counterMoves({ after, pairs, maxAttempts }: CounterInput): CounterMove[] {
  const { counters } = after.preset.runner;
  return pairs.flatMap((pair) =>
    counters.flatMap((field) => pairMove(pair, field, after, maxAttempts) ?? []),
  );
}

function pairMove(
  { before, after }: ItemPair,
  field: string,
  { preset }: Checklist,
  maxAttempts: number,
): CounterMove | undefined {
  const to = numberIn(after, field);
  const from = numberIn(before, field) ?? 0;
  if (to === undefined) {
    return from > 0 ? { item: after, before, field, type: 'lowered', from, to: 0 } : undefined;
  }
  const move = { item: after, before, field, from, to };
  if (to < from) return { ...move, type: 'lowered' };
  const most = maximumOf(after, preset.runner.maximum) ?? maxAttempts;
  return to > from && most > 0 && to > most ? { ...move, type: 'beyond', from: most } : undefined;
}

function maximumOf(item: Item, fields: readonly string[]): number | undefined {
  return fields.map((field) => numberIn(item, field)).find((value) => value !== undefined);
}

function numberIn(item: Item, field: string): number | undefined {
  const value = fieldOf(item.raw, field);
  return typeof value === 'number' ? value : undefined;
}
