import type { CounterMove, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf } from './read-item.ts';

/** Every counter that fell, or is beyond its maximum. */
export function counterMoves(
  { preset }: Checklist,
  pairs: readonly ItemPair[],
  maxAttempts: number,
): CounterMove[] {
  return pairs.flatMap((pair) =>
    preset.runner.counters.flatMap((field) => pairMove(pair, field, preset, maxAttempts) ?? []),
  );
}

function pairMove(
  { before, after }: ItemPair,
  field: string,
  { runner }: Preset,
  maxAttempts: number,
): CounterMove | undefined {
  const [from, to] = [numberIn(before, field) ?? 0, numberIn(after, field) ?? 0];
  const move = { item: after, before, field, from, to };
  if (to < from) return { ...move, type: 'lowered' };
  const most = maximumOf(after, runner.maximum) ?? maxAttempts;
  return to > from && most > 0 && to > most ? { ...move, type: 'beyond', from: most } : undefined;
}

function maximumOf(item: Item, fields: readonly string[]): number | undefined {
  return fields.map((field) => numberIn(item, field)).find((value) => value !== undefined);
}

function numberIn(item: Item, field: string): number | undefined {
  const value = fieldOf(item.raw, field);
  return typeof value === 'number' ? value : undefined;
}
