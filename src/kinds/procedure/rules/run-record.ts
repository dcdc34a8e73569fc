import { changeText, detailOf } from '../change-text.ts';
import { actorsName, proceduresName, stepsName } from '../entity.ts';
import { type ProcedureFacts, procedureRule } from '../facts.ts';
import type { GraphNode } from '../model.ts';
import { afterPlace, beforePlace, idsOf, nodeSubject } from '../places.ts';
import type { RecordBreak } from '../run-changes.ts';

const fieldOf: Partial<Record<RecordBreak['type'], string>> = {
  startedAt: 'content',
  status: 'content',
  bornEnded: 'content',
  procedure: proceduresName,
  actor: actorsName,
  notAtFirst: stepsName,
};

export const runRecord = procedureRule({
  id: 'procedure/run-record',
  title: 'The record of a run is kept, and ends once',
  why: 'A run that vanishes, changes hands or is reopened tells nothing about who did what (V2, V3, V7).',
  fix: 'Put the record back as it was; a new attempt is a new run.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: {
    procedures: "run '{run}' elaborates {count}; it must elaborate exactly one procedure",
    vanished: "run '{run}' is gone; the record of a run is kept",
    noRun: "run '{run}' was a {from} and is a {to}; the record of a run is kept",
    startedAt: "started_at of run '{run}' changed from {from} to {to}",
    procedure: "run '{run}' elaborated {from} and now elaborates {to}",
    actor: "the actor of run '{run}' changed from {from} to {to}",
    status: "run '{run}' was {from} and is {to}; a run that has ended stays as it ended",
    frozenRun: "run '{run}' has ended, but {change}",
    frozenWork: "run '{run}' has ended and what it contains is kept, but {change}",
    bornEnded: "the new run '{run}' is {to}; a run starts active",
    notAtFirst: "the new run '{run}' does not start at its first step ({from}); its step links are: {to}",
  },
  *check(facts, problem) {
    for (const { node, found } of withoutProcedure(facts)) {
      const count = found.length === 0 ? 'no procedure' : `${found.length} (${idsOf(found)})`;
      yield problem(
        'procedures',
        { run: node.id, count },
        {
          subject: nodeSubject(node.id, proceduresName),
          at: afterPlace(node),
        },
      );
    }
    for (const each of facts.records) {
      const { type, run, from, to, node, link } = each;
      const change = node ?? link;
      const { id } = run.node;
      const text = change === undefined ? '' : changeText(change);
      if (change !== undefined) yield problem(type, { run: id, from, to, change: text }, detailOf(change));
      else
        yield problem(
          type,
          { run: id, from, to, change: text },
          {
            subject: nodeSubject(id, fieldOf[type]),
            at:
              type === 'vanished'
                ? beforePlace(run.node)
                : afterPlace(newest(facts, run.node), fieldOf[type]),
            ...(each.values === undefined ? {} : { data: each.values }),
          },
        );
    }
  },
});

function newest({ after }: ProcedureFacts, node: GraphNode): GraphNode {
  return after?.nodeById.get(node.id) ?? node;
}

function withoutProcedure({ scope, after }: ProcedureFacts) {
  if (scope !== 'snapshot') return [];
  return [...(after?.runs.values() ?? [])].flatMap(({ node, elaborates }) => {
    const found = [...new Set(elaborates.map(({ to }) => to))].map((id) => ({ id }));
    return found.length === 1 ? [] : [{ node, found }];
  });
}
