import type { Phase } from './options.ts';
export type RunStatus = 'pending' | 'running' | 'completed' | 'failed';
/** What a log says of one run, and nothing else: the same bytes give the same view. */
export interface RunView {
    /** Without the prefix `run-`. */
    readonly runId: string;
    /** Derived from its events. */
    readonly state: RunStatus;
    /** As `run.started` has it. */
    readonly workspaceRoot: string | null;
    /** `seq` of its first event. */
    readonly firstSeq: number;
    /** `seq` of its last event. */
    readonly lastSeq: number;
    /** As `run.started` and the terminal event have it. */
    readonly startedAt: string | null;
    /** The same of the terminal event; null while it is under way. */
    readonly endedAt: string | null;
    /** Why it failed. */
    readonly reason: string | null;
    /** All three, in order. */
    readonly phases: readonly PhaseView[];
    /** Each list in the order in which its members began. */
    readonly steps: readonly StepView[];
    /** Calls of tools. */
    readonly toolCalls: readonly ToolCallView[];
    /** Calls of models. */
    readonly llmCalls: readonly LlmCallView[];
    /** What was made. */
    readonly artifacts: readonly ArtifactView[];
}
export interface PhaseView {
    /** planner, executor or reviewer. */
    readonly phase: Phase;
    /** How many of its steps were started. */
    readonly attempts: number;
    /** Whether one of them finished. */
    readonly done: boolean;
}
interface Spanned {
    /** The step that it belongs to. */
    readonly stepId: string;
    /** `seq` of the event that began it. */
    readonly startSeq: number;
    /** Null while it is under way. */
    readonly endSeq: number | null;
}
export interface StepView extends Spanned {
    /** As its start has it. */
    readonly phase: string;
    /** From 1, within its phase. */
    readonly attempt: number;
    /** Who took it, where the log says so. */
    readonly agentId: string | null;
    /** Whether it ended, and how. */
    readonly status: 'running' | 'finished' | 'failed';
    /** Why it failed. */
    readonly reason: string | null;
}
export interface ToolCallView extends Spanned {
    /** Its id. */
    readonly toolCallId: string;
    /** The tool that was called. */
    readonly toolName: string;
    /** Whether it ended, and how. */
    readonly status: 'running' | 'returned' | 'failed';
    /** Milliseconds: as the event says, else between the timestamps of both, else null. */
    readonly durationMs: number | null;
    /** Of a failure, such as INVALID_INPUT. */
    readonly errorCode: string | null;
    /** Why it failed. */
    readonly reason: string | null;
}
export interface LlmCallView extends Spanned {
    /** Its id. */
    readonly llmCallId: string;
    /** Where the log says so. */
    readonly model: string | null;
    /** Whether it was answered. */
    readonly status: 'running' | 'responded';
    /** Milliseconds, as of a tool call. */
    readonly durationMs: number | null;
}
export interface ArtifactView extends Spanned {
    /** Its id. */
    readonly artifactId: string;
    /** file, diff or text. */
    readonly type: string;
    /** Absolute for a file; null where the event has none. */
    readonly path: string | null;
    /** SHA-256 in hex. */
    readonly checksum: string;
    /** From 0. */
    readonly sizeBytes: number;
    /** There is no other. */
    readonly status: 'created';
}
export {};
