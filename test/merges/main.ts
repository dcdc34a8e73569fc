import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TamperKind } from '../tamper/kind.ts';
import { tamperKinds } from '../tamper/kinds/index.ts';
import { type Arrival, type MergeTry, tryMerge } from './try-merge.ts';

export { measureMerges } from './speed.ts';

export interface MergeRun {
  /** How many merges, over all kinds. */
  readonly count: number;
  readonly seed: number;
  /** Only kinds of which the name begins so. */
  readonly kind: string;
  /** How many of what is wrong are printed. */
  readonly most: number;
}

interface Counts {
  clean: number;
  conflict: number;
  lost: number;
  invalid: number;
  refused: number;
  unlike: number;
}

/** Merges honest lines of work of every kind, as merges and as picks, and counts what went wrong. */
export async function runMerges(
  { count, seed, kind, most }: MergeRun,
  print: (line: string) => void,
): Promise<number> {
  const chosen = tamperKinds.filter(({ name }) => name.startsWith(kind));
  const share = Math.ceil(count / chosen.length / 2);
  let wrong = 0;
  let shown = 0;
  for (const each of chosen) {
    for (const arrival of ['merge', 'pick'] as const) {
      const { counts, bad, conflicts } = await tryKind(each, seed, share, arrival);
      print(
        `${each.name.padEnd(16)} ${arrival.padEnd(5)} ${counts.clean} clean, ${counts.conflict} in conflict; lost ${counts.lost}, invalid ${counts.invalid}, refused by the gate ${counts.refused}, unlike both ${counts.unlike}`,
      );
      for (const [why, often] of conflicts) print(`  ${often} × ${why}`);
      wrong += bad.length;
      for (const { seed: at, lost, invalid, refused, unlike } of bad) {
        if (shown < most)
          print(`  seed ${at}: ${[...lost, ...invalid, ...refused, ...unlike].slice(0, 4).join('; ')}`);
        shown += 1;
      }
    }
  }
  return wrong;
}

async function tryKind(kind: TamperKind, seed: number, share: number, arrival: Arrival) {
  const counts: Counts = { clean: 0, conflict: 0, lost: 0, invalid: 0, refused: 0, unlike: 0 };
  const bad: MergeTry[] = [];
  const conflicts = new Map<string, number>();
  for (let next = seed; next < seed + share; next += 1) {
    // What a weak reference has given is held until the turn ends, and nothing here waits for anything else.
    await nextTurn();
    const tried = await tryMerge(kind, next, arrival);
    if (tried === undefined) continue;
    counts[tried.outcome] += 1;
    for (const why of tried.told.slice(0, 1)) conflicts.set(why, (conflicts.get(why) ?? 0) + 1);
    if (tried.lost.length > 0) counts.lost += 1;
    if (tried.invalid.length > 0) counts.invalid += 1;
    if (tried.refused.length > 0) counts.refused += 1;
    if (tried.unlike.length > 0) counts.unlike += 1;
    if ([tried.lost, tried.invalid, tried.refused, tried.unlike].some(({ length }) => length > 0))
      bad.push(tried);
  }
  return { counts, bad, conflicts };
}
