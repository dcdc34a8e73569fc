import { changeText, detailOf } from '../change-text.ts';
import { actorsName, proceduresName, stepsName } from '../entity.ts';
import { type ProcedureFacts, procedureRule } from '../facts.ts';
import { linksRefusal } from '../links-refusal.ts';
import type { GraphNode, Run } from '../model.ts';
import { afterPlace, beforePlace, idsOf, nodeSubject } from '../places.ts';
import { nodeRefusal, type Refusal } from '../refusal.ts';
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
          ...linksRefusal(facts, { node }, proceduresName),
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
            ...refusalOf(facts, each),
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

function refusalOf(facts: ProcedureFacts, { type, run }: RecordBreak): Refusal {
  const { id } = run.node;
  if (type === 'vanished')
    return { refuses: [id, ...successors(facts, run)].map((each) => nodeSubject(each)) };
  const [old, now] = [facts.earlier?.nodeById.get(id), facts.after?.nodeById.get(id)];
  if (type === 'noRun' && old !== undefined && now !== undefined) {
    const [isType, isSubtype] = [old.nodeType === now.nodeType, old.subtype === now.subtype];
    return nodeRefusal(facts, id, ...(isType ? [] : ['node_type']), ...(isSubtype ? [] : ['subtype']));
  }
  if (type === 'procedure' && hasForeignSteps(facts, id))
    return nodeRefusal(facts, id, proceduresName, stepsName);
  if (type === 'procedure') return linksRefusal(facts, run, proceduresName);
  if (type === 'actor') return linksRefusal(facts, run, actorsName);
  return nodeRefusal(facts, id, fieldOf[type] ?? 'content');
}

/** The runs that came and have links of one that is gone: it only got another name. */
function successors({ earlier, after }: ProcedureFacts, gone: Run): string[] {
  const linksOf = ({ elaborates, stepLinks, actorLinks }: Run) => [
    ...elaborates,
    ...stepLinks,
    ...actorLinks,
  ];
  const ids = new Set(linksOf(gone).map(({ id }) => id));
  const isNew = ({ node }: Run) => earlier?.runs.has(node.id) !== true;
  return [...(after?.runs.values() ?? [])]
    .filter((run) => isNew(run) && linksOf(run).some(({ id }) => ids.has(id)))
    .map(({ node }) => node.id);
}

/** Whether a run now leads to steps that the procedure it had does not hold. */
function hasForeignSteps({ earlier, after }: ProcedureFacts, id: string): boolean {
  const procedures = earlier?.runs.get(id)?.elaborates.map(({ to }) => earlier.procedures.get(to)) ?? [];
  const own = new Set(procedures.flatMap((each) => each?.steps.map(({ node }) => node.id) ?? []));
  return after?.runs.get(id)?.stepLinks.some(({ to }) => !own.has(to)) === true;
}
