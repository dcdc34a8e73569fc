import type { Context } from '../../core/context.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
import { namesItem } from './reasons.ts';
import { matchesPath } from './wildcard.ts';

/** What a context says of work: paths that are no state. */
export function workIn(context: Context, preset: Preset) {
  const state = new Set([context.path, ...(context.siblings ?? []), ...(context.others ?? [])]);
  const isWork = (path: string) =>
    !state.has(path) && !preset.records.some((pattern) => matchesPath(pattern, path));
  const worked = (context.prior ?? []).slice(0, lookback).filter(({ touched }) => touched.some(isWork));
  return {
    touchedWork: (context.touched ?? []).some(isWork),
    workedOn: (item: Item) => worked.some(({ message }) => namesItem(message, item)),
  };
}

/** How many first-parent commits back work counts. */
export const lookback = 3;
