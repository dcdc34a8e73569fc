import { type LogFinding } from '../../kinds/event-log/log-findings.ts';
import type { EventLogOptions } from '../../kinds/event-log/options.ts';
import { type TornLine } from './log-file.ts';
import { type Recorded } from './result.ts';
import { type Run } from './run.ts';
import { type RecorderOptions } from './settings.ts';
export type { LogFinding } from '../../kinds/event-log/log-findings.ts';
export type { AgentOptions, Phase, Tier, ToolOptions } from '../../kinds/event-log/options.ts';
export type { Artifact, ArtifactInput } from './artifact.ts';
export type { CommandResult } from './command.ts';
export type { WorkspaceFiles } from './files.ts';
export type { TornLine } from './log-file.ts';
export type { RunMemory } from './memory.ts';
export type { LlmAnswer, LlmRequest } from './model-call.ts';
export type { Recorded, RecorderError, RecorderErrorCode } from './result.ts';
export type { Run } from './run.ts';
export type { Commands, RecorderOptions, WrapperName } from './settings.ts';
export type { Step } from './step.ts';
export type { ToolContext } from './tool-call.ts';
/** Writes the event log of runs, and refuses what would break one of its invariants before it is written. */
export interface Recorder {
    /** The log's absolute path. */
    readonly file: string;
    /** Agents and tools as the gate has to know them: what a `files:` entry for this log says. */
    readonly registry: Pick<EventLogOptions, 'agents' | 'tools'>;
    /** What was wrong already with the log that was opened. Its lines stay as they are. */
    readonly findings: readonly LogFinding[];
    /** A last line without its line feed, and what was done about it. */
    readonly tornLine: TornLine | null;
    /** Writes `run.started` under an id of its own. */
    startRun(): Promise<Recorded<Run>>;
    /** Runs of the log without an end: those of this recorder, of other processes, and what a crash has left. */
    openRuns(): readonly string[];
    /**
     * Takes up a run whose process is gone. What was under way fails with the reason; then it goes on, or is failed.
     */
    resumeRun(runId: string, reason?: string): Promise<Recorded<Run>>;
    /** Flushes and closes the log. */
    close(): Promise<Recorded<null>>;
}
/**
 * Opens an event log, or creates one, to record runs.
 *
 * @param options where the log is, where runs work, who may do what; see docs/recorder.md
 * @returns the recorder; or why there is none, and then nothing was created
 */
export declare function createRecorder(options: RecorderOptions): Promise<Recorded<Recorder>>;
