import type { Breaches, Mark } from './breach.ts';
import type { EventLogOptions } from './options.ts';
import { type UuidTable } from './uuid-table.ts';
/** Watches that event ids are unique, and on every line where they are on some (36). */
export interface EventIds {
    take(id: unknown, at: Mark): void;
    end(): void;
    /** The same ids for another judge to go on with. */
    copy(breaches: Breaches): EventIds;
    lineOf(id: string): number | undefined;
    readonly count: number;
    readonly missing: Missing;
}
interface Missing {
    readonly count: number;
    readonly first: Mark | undefined;
}
/** @param known ids of the events before these, where they were taken by another one */
export declare function eventIds(breaches: Breaches, options: EventLogOptions, known?: Pick<EventIds, 'lineOf' | 'count' | 'missing'>, table?: UuidTable): EventIds;
export {};
