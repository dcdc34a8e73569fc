import { subjectOf } from '../../core/subject.ts';
import type { View, ViewNode } from '../../core/view.ts';
import type { EventLog, OpenRun } from './model.ts';

/** The runs of a log as a timeline, with the steps that are under way. */
export function viewOf(log: EventLog): View {
  const closed = [...log.runs.ids()].map((id): ViewNode => {
    const run = log.runs.find(id);
    const isFailed = run?.failed === true;
    return {
      subject: subjectOf(id),
      label: shortened(id),
      state: isFailed ? 'failed' : 'done',
      detail: `${isFailed ? 'failed' : 'completed'}, seq ${run?.start.seq} to ${run?.end.seq}`,
    };
  });
  return { shape: 'timeline', nodes: [...closed, ...log.openRuns.flatMap(openNodes)], links: [] };
}

function openNodes({ id, started, lastSeq, phase, steps }: OpenRun): ViewNode[] {
  const where = phase === '' ? '' : `, ${phase}`;
  const run: ViewNode = {
    subject: subjectOf(id),
    label: shortened(id),
    state: started ? 'active' : 'open',
    detail: `${started ? 'running' : 'pending'}${where}, last seq ${lastSeq}`,
  };
  const own = steps.map(
    (step): ViewNode => ({
      subject: subjectOf(id, step.id),
      label: `${step.phase}, attempt ${step.attempt}`,
      state: 'active',
      parent: subjectOf(id),
      detail: step.id,
    }),
  );
  return [run, ...own];
}

/** Enough of a UUID to tell runs apart. */
function shortened(id: string): string {
  return id.length > 20 ? id.slice(0, id.startsWith('run-') ? 12 : 8) : id;
}
