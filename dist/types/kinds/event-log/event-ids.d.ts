import type { Breaches, Mark } from './breach.ts';
import type { EventLogOptions } from './options.ts';
/** Watches that event ids are unique, and on every line where they are on some (36). */
export interface EventIds {
    take(id: unknown, at: Mark): void;
    end(): void;
}
export declare function eventIds(breaches: Breaches, { strictPayload }: EventLogOptions): EventIds;
