import { done } from '../../engine/values/result.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { type LogFinding, logFindings } from '../../kinds/event-log/log-findings.ts';
import type { EventLogOptions } from '../../kinds/event-log/options.ts';
import { sameRunId } from '../../kinds/event-log/same-id.ts';
import { readRoot } from '../../kinds/event-log/workspace-path.ts';
import { endingsOf } from './interrupted.ts';
import { openLogFile, type TornLine } from './log-file.ts';
import { type RunMemory, runMemory } from './memory.ts';
import { type Recording, recordingOf } from './recording.ts';
import { type Recorded, reasonOf, refused, total } from './result.ts';
import { type Run, runOf } from './run.ts';
import { type RecorderOptions, settingsOf } from './settings.ts';

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
export async function createRecorder(options: RecorderOptions): Promise<Recorded<Recorder>> {
  const settings = settingsOf(options);
  if (!settings.ok) return settings;
  const log = openLogFile(settings.value.file, settings.value.options, options.tornLine ?? 'report');
  return log.ok ? done(recorderOf(recordingOf(log.value, settings.value))) : log;
}

function recorderOf(recording: Recording): Recorder {
  const { settings, log } = recording;
  const memories = new Map<string, RunMemory>();
  const runFor = (runId: string): Run => {
    const memory = memories.get(runId) ?? runMemory();
    memories.set(runId, memory);
    return runOf(recording, runId, memory, () => memories.delete(runId));
  };
  const { agents, tools } = settings.options;
  return total({
    file: settings.file,
    registry: structuredClone({ agents, tools }),
    findings: logFindings(log.state),
    tornLine: log.torn,
    openRuns: () => [...log.state.runs.open.keys()],
    async startRun() {
      const runId = drawn(settings.uuid);
      if (!runId.ok) return runId;
      const started = { type: 'run.started', workspace_root: settings.root };
      const emitted = recording.emit(runId.value, () => done([started]));
      if (!emitted.ok) return emitted;
      const safe = await recording.settled(['run.started']);
      return safe.ok ? done(runFor(runId.value)) : safe;
    },
    async resumeRun(named, reason = 'the process that recorded this ended') {
      if (typeof named !== 'string') return refused('E_RUN', 'a run is named by its id');
      const runId = sameRunId(named);
      const emitted = recording.emit(runId, (run) => {
        if (run?.started === undefined)
          return refused('E_RUN', `no run ${JSON.stringify(runId)} is open in the log`);
        const root = readRoot(settings.root);
        if (!jsonEqual(JSON.parse(JSON.stringify(run.root ?? null)), JSON.parse(JSON.stringify(root))))
          return refused('E_RUN', `run ${runId} works in another workspace than ${settings.root}`, '4a');
        return done(endingsOf(run, reasonOf(reason)));
      });
      if (!emitted.ok) return emitted;
      const safe = await recording.settled(['step.failed']);
      return safe.ok ? done(runFor(runId)) : safe;
    },
    close: log.close,
  });
}

function drawn(uuid: () => string): Recorded<string> {
  try {
    return done(uuid());
  } catch (cause) {
    return refused('E_CONFIGURATION', `uuid failed: ${reasonOf(cause)}`);
  }
}
