import type { ProblemDetail } from '../../core/rule.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { buildGraph } from './build-graph.ts';
import { actorsName, entityOf, stepsName } from './entity.ts';
import type { ProcedureFacts } from './facts.ts';
import type { GraphLink, ProcedureGraph, Run } from './model.ts';
import { coldestHot, type Heat, hasPolarity, isCold, isHot } from './physics.ts';
import { linkSubject, nodeEntity, nodeSubject } from './places.ts';

/** Everything that has to return for a problem to go, and the values to return to where those before are not right. */
export type Refusal = Pick<ProblemDetail, 'refuses' | 'demanded'>;

type Earlier = Pick<ProcedureFacts, 'earlier'>;

/** A field of a node goes back; a node that was not there goes. */
export function nodeRefusal({ earlier }: Earlier, id: string, ...fields: readonly string[]): Refusal {
  const isNew = earlier?.nodeById.has(id) !== true;
  return {
    refuses: isNew || fields.length === 0 ? [nodeSubject(id)] : fields.map((field) => nodeSubject(id, field)),
  };
}

/** A field of a link goes back; a link that was not there goes. */
export function linkRefusal({ earlier }: Earlier, id: string, ...fields: readonly string[]): Refusal {
  const isNew = earlier?.linkById.has(id) !== true;
  return {
    refuses: isNew || fields.length === 0 ? [linkSubject(id)] : fields.map((field) => linkSubject(id, field)),
  };
}

/** A run that had ended is active again: its content goes back, and not what an active run would need. */
export function reopenedRefusal({ earlier }: Earlier, { node, status }: Run): Refusal | undefined {
  const old = earlier?.runs.get(node.id);
  const isReopened = status === 'active' && old !== undefined && old.status !== 'active';
  return isReopened ? { refuses: [nodeSubject(node.id, 'content')] } : undefined;
}

/** A move of a run goes back: its step links, and where it ended with it, its status and its actor. */
export function moveRefusal(
  facts: Pick<ProcedureFacts, 'earlier' | 'after'>,
  { node, status }: Run,
): Refusal {
  const { earlier, after } = facts;
  const old = earlier?.runs.get(node.id);
  if (old === undefined || old.status === status) return nodeRefusal(facts, node.id, stepsName);
  const shown = (graph: ProcedureGraph | null, field: string) =>
    graph === null ? undefined : entityOf(graph, nodeEntity(node.id))?.fields[field]?.value;
  const links = [stepsName, actorsName].filter(
    (name) => !jsonEqual(shown(earlier, name), shown(after, name)),
  );
  return nodeRefusal(facts, node.id, 'content', ...links);
}

/** How a link of a run has to be written. */
export interface WrittenLink extends Heat {
  readonly verb: string;
}

type HeatField = keyof WrittenLink;

/** Fields of a link go back, or to what has to be written where they were not that. */
export function heatRefusal(
  { earlier }: Earlier,
  link: GraphLink,
  wanted: WrittenLink,
  asked: readonly HeatField[],
): Refusal {
  const fields = asked.filter((field) => !isWritten(link, wanted, field));
  const old = earlier?.linkById.get(link.id);
  const refuses = fields.map((field) => linkSubject(link.id, field));
  if (old !== undefined && fields.every((field) => isWritten(old, wanted, field))) return { refuses };
  const values = Object.fromEntries(fields.map((field) => [field, wanted[field]]));
  return { refuses, demanded: buildGraph({ nodes: [], links: [{ ...link.raw, ...values }] }) };
}

function isWritten(link: GraphLink, wanted: WrittenLink, field: HeatField): boolean {
  if (field === 'verb') return link.verb === wanted.verb;
  if (field === 'polarity') return hasPolarity(link, wanted.polarity);
  return wanted.energy > coldestHot ? isHot(link) : isCold(link);
}
