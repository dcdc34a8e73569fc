import { type Mark } from './breach.ts';
import type { LogEvent } from './model.ts';
import { type Judging, type RunState } from './run-state.ts';
import type { RunTable } from './run-table.ts';
export interface Runs {
    readonly open: Map<string, RunState>;
    readonly closed: RunTable;
}
/** The same runs for another judge to go on with. */
export declare function copiedRuns({ open, closed }: Runs): Runs;
/** Takes the next event of a log: one step of the automaton. */
export declare function judgeEvent(event: LogEvent, runs: Runs, judging: Judging): void;
/** Its `seq` and place, and what it is known by. */
export declare function markOf({ runId, seq, type, line }: LogEvent, previous: number): Mark;
/** What is said at the end of the log about a run that is not terminated. */
export declare function judgeOpenRun(run: RunState, { breaches, options }: Judging): void;
