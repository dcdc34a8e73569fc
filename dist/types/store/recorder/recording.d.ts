import type { RunState } from '../../kinds/event-log/run-state.ts';
import type { LogFile } from './log-file.ts';
import { type Recorded } from './result.ts';
import { type Settings } from './settings.ts';
/** An event without what every event has; values that come from users may be anything. */
export interface Draft {
    readonly type: string;
    readonly [field: string]: unknown;
}
/** Gives the events to be written, from what is known of the run at that moment. */
export type Plan = (run: RunState | undefined) => Recorded<readonly Draft[]>;
/** The one door to the log: everything is judged there before it is written. */
export interface Recording {
    readonly settings: Settings;
    readonly log: LogFile;
    /**
     * Judges events of one run and writes them, all or none, before it returns.
     * @param allowed rules whose warnings are accepted
     */
    emit(runId: string, plan: Plan, allowed?: readonly string[]): Recorded<null>;
    /** Waits until what was written is as safe as the policy asks for. */
    settled(types: readonly string[]): Promise<Recorded<null>>;
    run(runId: string): RunState | undefined;
}
export declare function recordingOf(log: LogFile, settings: Settings): Recording;
