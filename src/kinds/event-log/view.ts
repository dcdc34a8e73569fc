import { subjectOf } from '../../engine/contract/subject.ts';
import type { View, ViewNode } from '../../engine/contract/view.ts';
import type { EventLog, OpenCall, OpenRun } from './model.ts';

/** The runs of a log as a timeline, with the steps and calls that are under way. */
export function viewOf(log: EventLog): View {
  const closed = [...log.runs.ids()].map((id): ViewNode => {
    const run = log.runs.find(id);
    const isFailed = run?.failed === true;
    return {
      subject: subjectOf(id),
      label: id,
      state: isFailed ? 'failed' : 'done',
      detail: `${isFailed ? '' : 'completed, '}seq ${run?.start.seq} to ${run?.end.seq}`,
    };
  });
  const nodes = [...closed, ...log.openRuns.flatMap(openNodes)];
  return { shape: 'timeline', nodes, links: [], summary: summaryOf(log, closed) };
}

function openNodes({ id, started, lastSeq, phase, steps, calls }: OpenRun): ViewNode[] {
  const subject = subjectOf(id);
  const where = phase === '' ? '' : `, ${phase}`;
  const run: ViewNode = {
    subject,
    label: id,
    state: started ? 'active' : 'open',
    detail: `${started ? 'running' : 'pending'}${where}, last seq ${lastSeq}`,
  };
  const own = steps.map(
    (step): ViewNode => ({
      subject: subjectOf(id, step.id),
      label: 'step',
      state: 'active',
      parent: subject,
      detail: `${step.phase}, attempt ${step.attempt}`,
    }),
  );
  const open = new Set(steps.map((step) => step.id));
  return [
    run,
    ...own,
    ...calls.map((call) => callNode(call, open.has(call.stepId) ? subjectOf(id, call.stepId) : subject)),
  ];
}

function callNode({ id, tool, seq }: OpenCall, parent: string): ViewNode {
  const label = `call of ${tool ?? 'a model'}`;
  return { subject: `${parent}#${id}`, label, state: 'active', parent, detail: `seq ${seq}` };
}

/** `3 runs: 1 running, 2 completed; 214 lines`. */
function summaryOf({ openRuns, lineStarts }: EventLog, closed: readonly ViewNode[]): string {
  const failed = closed.filter(({ state }) => state === 'failed').length;
  const running = openRuns.filter(({ started }) => started).length;
  const counts = [
    [running, 'running'],
    [openRuns.length - running, 'pending'],
    [closed.length - failed, 'completed'],
    [failed, 'failed'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const runs = closed.length + openRuns.length;
  const said = runs === 0 ? 'no runs in it' : `${counted(runs, 'run')}: ${told.join(', ')}`;
  return `${said}; ${counted(lineStarts.length, 'line')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
