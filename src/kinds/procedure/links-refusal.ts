import { jsonEqual } from '../../formats/json-equal.ts';
import type { ProcedureFacts } from './facts.ts';
import { linksOf } from './graft.ts';
import type { GraphLink, Run } from './model.ts';
import { nodeSubject } from './places.ts';
import { nodeRefusal, type Refusal } from './refusal.ts';

type Facts = Pick<ProcedureFacts, 'earlier' | 'after'>;

/** What links say of a run goes back; where the links are as they were, the node that is no longer what they lead to. */
export function linksRefusal(facts: Facts, { node }: Pick<Run, 'node'>, field: string): Refusal {
  const [old, now] = [facts.earlier?.runs.get(node.id), facts.after?.runs.get(node.id)];
  if (old === undefined || now === undefined) return nodeRefusal(facts, node.id, field);
  const [before, after] = [linksOf(old, field), linksOf(now, field)];
  const kept = new Set(after.map(({ id }) => id));
  const lost = before.filter(({ id }) => !kept.has(id));
  const refuses = lost.flatMap((link) => changedEnds(facts, link));
  return refuses.length === 0 ? nodeRefusal(facts, node.id, field) : { refuses: [...new Set(refuses)] };
}

/** Of a link that stands as it stood: its ends that are something else now. */
function changedEnds({ earlier, after }: Facts, { id, fields, from, to }: GraphLink): string[] {
  if (!jsonEqual(after?.linkById.get(id)?.fields, fields)) return [];
  return [from, to].flatMap((end) => {
    const [old, now] = [earlier?.nodeById.get(end), after?.nodeById.get(end)];
    if (old === undefined || now === undefined) return old === undefined ? [] : [nodeSubject(end)];
    const types = ['node_type', 'subtype'].filter((name) => !jsonEqual(old.fields[name], now.fields[name]));
    return types.map((name) => nodeSubject(end, name));
  });
}
