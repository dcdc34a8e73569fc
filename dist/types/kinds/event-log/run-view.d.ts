import type { Phase } from './model.ts';
export type RunStatus = 'pending' | 'running' | 'completed' | 'failed';
/** What a log says of one run, and nothing else: the same bytes give the same view. */
export interface RunView {
    readonly runId: string;
    readonly state: RunStatus;
    readonly workspaceRoot: string | null;
    readonly firstSeq: number;
    readonly lastSeq: number;
    /** As `run.started` and the terminal event have it. */
    readonly startedAt: string | null;
    readonly endedAt: string | null;
    /** Why it failed. */
    readonly reason: string | null;
    readonly phases: readonly PhaseView[];
    /** Each list in the order in which its members began. */
    readonly steps: readonly StepView[];
    readonly toolCalls: readonly ToolCallView[];
    readonly llmCalls: readonly LlmCallView[];
    readonly artifacts: readonly ArtifactView[];
}
export interface PhaseView {
    readonly phase: Phase;
    readonly attempts: number;
    /** Whether one of them finished. */
    readonly done: boolean;
}
interface Spanned {
    readonly stepId: string;
    readonly startSeq: number;
    /** Null while it is under way. */
    readonly endSeq: number | null;
}
export interface StepView extends Spanned {
    readonly phase: string;
    readonly attempt: number;
    readonly agentId: string | null;
    readonly status: 'running' | 'finished' | 'failed';
    readonly reason: string | null;
}
export interface ToolCallView extends Spanned {
    readonly toolCallId: string;
    readonly toolName: string;
    readonly status: 'running' | 'returned' | 'failed';
    /** Milliseconds: as the event says, else between the timestamps of both, else null. */
    readonly durationMs: number | null;
    readonly errorCode: string | null;
    readonly reason: string | null;
}
export interface LlmCallView extends Spanned {
    readonly llmCallId: string;
    readonly model: string | null;
    readonly status: 'running' | 'responded';
    readonly durationMs: number | null;
}
export interface ArtifactView extends Spanned {
    readonly artifactId: string;
    readonly type: string;
    readonly path: string | null;
    readonly checksum: string;
    readonly sizeBytes: number;
    readonly status: 'created';
}
export {};
