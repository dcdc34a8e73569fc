import type { View, ViewNode } from '../../engine/contract/view.ts';
import { proofOf } from './completion-proof.ts';
import { daysExpired } from './expiry.ts';
import type { Procedure, ProcedureGraph, Run } from './model.ts';
import type { ProcedureOptions } from './options.ts';
import { nodeSubject } from './places.ts';
import { positionOf } from './progress.ts';

/** Procedures with their steps, and runs with where they stand, what they still need, and whether they are expired. */
export function viewOf(graph: ProcedureGraph, options?: ProcedureOptions, now?: string): View {
  const procedures = [...graph.procedures.values()].flatMap(procedureNodes);
  const runs = [...graph.runs.values()].flatMap((run) => runNodes(graph, run, options, now));
  const links = [...graph.runs.values()].flatMap(({ node, elaborates }) =>
    elaborates.map(({ to }) => ({ from: nodeSubject(node.id), to: nodeSubject(to), label: 'elaborates' })),
  );
  return { shape: 'tree', nodes: [...runs, ...procedures], links };
}

function procedureNodes({ node, steps }: Procedure): ViewNode[] {
  const subject = nodeSubject(node.id);
  return [
    { subject, label: `procedure ${node.name || node.id}`, state: 'open' },
    ...steps.map(
      (step): ViewNode => ({
        subject: nodeSubject(step.node.id),
        label: step.node.name || step.node.id,
        state: 'open',
        parent: subject,
      }),
    ),
  ];
}

function runNodes(
  graph: ProcedureGraph,
  run: Run,
  options: ProcedureOptions | undefined,
  now: string | undefined,
): ViewNode[] {
  const subject = nodeSubject(run.node.id);
  const [elaborates] = run.elaborates;
  const { steps } = graph.procedures.get(elaborates?.to ?? '') ?? { steps: [] };
  const { hot, completed } = positionOf(run, steps);
  const expired = options === undefined ? undefined : daysExpired(run, now, options);
  const since = run.startedAt === undefined ? [] : [`since ${run.startedAt}`];
  const late = expired === undefined ? [] : [`expired: ${expired} days of ${options?.maxRunDays}`];
  const detail = [...late, ...since].join(', ');
  return [
    {
      subject,
      label: run.node.name || run.node.id,
      state: run.status === 'completed' ? 'done' : run.status,
      ...(detail === '' ? {} : { detail }),
    },
    ...steps.map((step, index): ViewNode => {
      const isActive = run.status === 'active' && hot.includes(index);
      const proof = isActive ? proofOf(graph, run, step) : undefined;
      return {
        subject: nodeSubject(step.node.id),
        label: step.node.name || step.node.id,
        state: isActive ? 'active' : completed.has(index) || run.status === 'completed' ? 'done' : 'open',
        parent: subject,
        ...(proof === undefined ? {} : { detail: proof.isMet ? 'its completion proof is met' : proof.says }),
      };
    }),
  ];
}
