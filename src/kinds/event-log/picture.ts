import { subjectOf } from '../../engine/contract/subject.ts';
import type { View, ViewNode } from '../../engine/contract/view.ts';
import { joinedBytes } from '../../formats/joined-bytes.ts';
import type { EventLog } from './model.ts';
import { replay } from './replay.ts';
import type { RunView } from './run-view.ts';
import { viewOf } from './view.ts';

/** The runs of a log with their phases, steps and calls, each with the numbers of its first and last event. */
export function pictureOf(log: EventLog, chunks: readonly Uint8Array[]): View {
  const replayed = replay(joinedBytes(chunks), { mode: 'open' });
  // What breaks an invariant changes nothing in what can be seen of the runs.
  const runs = replayed.ok ? replayed.value : replayed.error.runs;
  return { ...viewOf(log), nodes: runs.flatMap(runNodes) };
}

const runStates = { pending: 'open', running: 'active', completed: 'done', failed: 'failed' } as const;

/** In the order in which they began; what holds another began with it or before. */
function runNodes(run: RunView): ViewNode[] {
  return nodesOf(run).toSorted((left, right) => (left.span?.[0] ?? 0) - (right.span?.[0] ?? 0));
}

function nodesOf(run: RunView): ViewNode[] {
  const subject = subjectOf(run.runId);
  const phases = run.phases.filter(({ attempts }) => attempts > 0);
  const known = new Set(phases.map(({ phase }) => phase as string));
  const phaseSubject = (phase: string) => (known.has(phase) ? `${subject}#${phase}` : subject);
  const steps = new Map(run.steps.map((step) => [step.stepId, subjectOf(run.runId, step.stepId)]));
  const of = (stepId: string) => steps.get(stepId) ?? subject;
  const time = [run.startedAt, run.endedAt].filter((each) => each !== null).join(' to ');
  return [
    {
      subject,
      label: run.runId,
      state: runStates[run.state],
      detail: [time, run.reason].filter(Boolean).join(', '),
      span: [run.firstSeq, run.lastSeq],
    },
    ...phases.map(({ phase, attempts, done }): ViewNode => {
      const own = run.steps.filter((step) => step.phase === phase);
      const ends = own.map(({ endSeq }) => endSeq ?? run.lastSeq);
      return {
        subject: phaseSubject(phase),
        label: phase,
        state: done ? 'done' : own.some(({ status }) => status === 'running') ? 'active' : 'failed',
        parent: subject,
        detail: attempts === 1 ? '1 attempt' : `${attempts} attempts`,
        span: [Math.min(...own.map(({ startSeq }) => startSeq)), Math.max(...ends)],
      };
    }),
    ...run.steps.map(
      ({ stepId, phase, attempt, status, agentId, reason, startSeq, endSeq }): ViewNode => ({
        subject: of(stepId),
        label: `attempt ${attempt}`,
        state: status === 'finished' ? 'done' : status === 'failed' ? 'failed' : 'active',
        parent: phaseSubject(phase),
        detail: [agentId, reason].filter(Boolean).join(', '),
        span: [startSeq, endSeq],
      }),
    ),
    ...run.toolCalls.map(
      ({
        toolCallId,
        stepId,
        toolName,
        status,
        durationMs,
        errorCode,
        reason,
        startSeq,
        endSeq,
      }): ViewNode => ({
        subject: `${of(stepId)}#${toolCallId}`,
        label: toolName,
        state: status === 'returned' ? 'done' : status === 'failed' ? 'failed' : 'active',
        parent: of(stepId),
        detail: ['tool', lasted(durationMs), errorCode, reason].filter(Boolean).join(', '),
        span: [startSeq, endSeq],
      }),
    ),
    ...run.llmCalls.map(
      ({ llmCallId, stepId, model, status, durationMs, startSeq, endSeq }): ViewNode => ({
        subject: `${of(stepId)}#${llmCallId}`,
        label: model ?? 'model',
        state: status === 'responded' ? 'done' : 'active',
        parent: of(stepId),
        detail: ['model', lasted(durationMs)].filter(Boolean).join(', '),
        span: [startSeq, endSeq],
      }),
    ),
    ...run.artifacts.map(
      ({ artifactId, stepId, type, path, startSeq, endSeq }): ViewNode => ({
        subject: `${of(stepId)}#${artifactId}`,
        label: path ?? type,
        state: 'done',
        parent: of(stepId),
        detail: `artifact, ${type}`,
        span: [startSeq, endSeq],
      }),
    ),
  ];
}

function lasted(ms: number | null): string {
  if (ms === null) return '';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
