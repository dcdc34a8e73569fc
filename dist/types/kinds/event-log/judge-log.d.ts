import { type Limits } from '../../core/limits.ts';
import type { ReadFault } from '../../core/parsed.ts';
import type { Judged, LogEvent } from './model.ts';
import type { EventLogOptions } from './options.ts';
/** Judges a log as its bytes come, in one pass; keeps nothing of closed runs but who they were. */
export interface LogJudge {
    push(chunk: Uint8Array): void;
    end(): {
        readonly judged: Judged;
        readonly faults: readonly ReadFault[];
        readonly lineStarts: Float64Array;
    };
}
/** @param onEvent gets each event as it is read, for whoever builds something of them */
export declare function logJudge(options: EventLogOptions, limits: Limits, onEvent?: (event: LogEvent) => void): LogJudge;
