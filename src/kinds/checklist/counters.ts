import type { CounterMove, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { fieldOf } from './read-item.ts';

interface CounterInput {
  readonly after: Checklist;
  readonly pairs: readonly ItemPair[];
  readonly added: readonly Item[];
  readonly maxAttempts: number;
}

/** Every counter that did not stay or go up by one, within its maximum. */
export function counterMoves({ after, pairs, added, maxAttempts }: CounterInput): CounterMove[] {
  const { counters } = after.preset.runner;
  if (counters.length === 0) return [];
  return [
    ...pairs.flatMap((pair) => counters.flatMap((field) => pairMove(pair, field, after, maxAttempts) ?? [])),
    ...added.flatMap((item) => counters.flatMap((field) => startedMove(item, field) ?? [])),
  ];
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
  if (to > from && most > 0 && to > most) return { ...move, type: 'beyond', from: most };
  return to > from + 1 ? { ...move, type: 'jumped' } : undefined;
}

/** A new item has not been tried; one that comes done may have been tried once. */
function startedMove(item: Item, field: string): CounterMove | undefined {
  const to = numberIn(item, field) ?? 0;
  if (to <= (item.done ? 1 : 0)) return undefined;
  return { item, before: undefined, field, type: 'started', from: 0, to };
}

function maximumOf(item: Item, fields: readonly string[]): number | undefined {
  return fields.map((field) => numberIn(item, field)).find((value) => value !== undefined);
}

function numberIn(item: Item, field: string): number | undefined {
  const value = fieldOf(item.raw, field);
  return typeof value === 'number' ? value : undefined;
}
