import type { Run } from './model.ts';
import type { ProcedureOptions } from './options.ts';
import { millisecondsOf } from './run-content.ts';

const day = 24 * 60 * 60 * 1000;

/** How many whole days an active run that is expired has been running; undefined where it is not, or nobody can tell. */
export function daysExpired(
  { status, startedAt }: Run,
  now: string | undefined,
  { maxRunDays }: Pick<ProcedureOptions, 'maxRunDays'>,
): number | undefined {
  const [from, to] = [millisecondsOf(startedAt), millisecondsOf(now)];
  if (status !== 'active' || maxRunDays === 0 || from === undefined || to === undefined) return undefined;
  return to - from > maxRunDays * day ? Math.floor((to - from) / day) : undefined;
}
