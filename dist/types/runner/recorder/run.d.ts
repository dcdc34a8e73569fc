import type { Phase } from '../../kinds/event-log/options.ts';
import type { RunMemory } from './memory.ts';
import { type Recorded } from './result.ts';
import { type Step } from './step.ts';
/** One run of agents over a workspace. */
export interface Run {
    /** As the log has it. */
    readonly id: string;
    /** Absolute, links resolved. */
    readonly workspaceRoot: string;
    /** Of this run alone. */
    readonly memory: RunMemory;
    /** Starts an attempt in a phase. */
    startStep(phase: Phase, agent: string): Promise<Recorded<Step>>;
    /**
     * Works on a phase in up to three attempts: what throws fails its step, and the next one begins. After the third the
     * run is failed.
     */
    attempt<Value>(phase: Phase, agent: string, work: (step: Step) => Value | Promise<Value>): Promise<Recorded<Value>>;
    /** Refused while steps are open, and before each phase has a finished step unless `early` says that this is meant. */
    finish(options?: {
        readonly early?: boolean;
    }): Promise<Recorded<null>>;
    /** Ends the calls and steps that are under way, too. */
    fail(reason: string): Promise<Recorded<null>>;
}
