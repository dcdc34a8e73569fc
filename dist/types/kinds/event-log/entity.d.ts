import type { Entity } from '../../core/entity.ts';
import type { EventLog } from './model.ts';
/** The runs of a log; single events are entities too, but too many to be listed. */
export declare function runIds({ runs, openRuns }: EventLog): Iterable<string>;
/** A run, an event (`run:seq`), or the file. Values are computed only when somebody looks. */
export declare function entityOf(log: EventLog, id: string): Entity | undefined;
