import type { Run } from './model.ts';
import type { ProcedureOptions } from './options.ts';
/** How many whole days an active run that is expired has been running; undefined where it is not, or nobody can tell. */
export declare function daysExpired({ status, startedAt }: Run, now: string | undefined, { maxRunDays }: Pick<ProcedureOptions, 'maxRunDays'>): number | undefined;
