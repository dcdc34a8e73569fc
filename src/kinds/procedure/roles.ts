import { readGuide } from './guide.ts';
import type { GraphLink, GraphNode, Procedure, ProcedureGraph, Run, Step } from './model.ts';
import { energyOf, hottestCold } from './physics.ts';
import { readRunContent } from './run-content.ts';
import { verbs } from './verbs.ts';

type Indexed = Pick<ProcedureGraph, 'nodes' | 'links' | 'nodeById' | 'linksFrom' | 'linksTo'>;
type Roles = Pick<ProcedureGraph, 'procedures' | 'runs' | 'templateNodes'>;

/** Which nodes are procedures, steps and runs (docs/kinds/procedure.md, What the nodes and links mean). */
export function rolesOf(graph: Indexed): Roles {
  const spaces = graph.nodes.filter(
    (node) => node.nodeType === 'space' && graph.nodeById.get(node.id) === node,
  );
  const ofType = (subtype: string) => spaces.filter((node) => node.subtype === subtype);
  const procedures = new Map(ofType('procedure').map((node) => [node.id, procedureOf(graph, node)]));
  const templateNodes = new Set([...procedures.values()].flatMap(({ nodes }) => nodes.map(({ id }) => id)));
  const runs = new Map(ofType('run').map((node) => [node.id, runOf(graph, procedures, node)]));
  return { procedures, runs, templateNodes };
}

function procedureOf(graph: Indexed, node: GraphNode): Procedure {
  const links = (graph.linksFrom.get(node.id) ?? []).filter(({ verb }) => verb === verbs.contains);
  const members = new Map<string, GraphNode>();
  for (const { to } of links) {
    const member = graph.nodeById.get(to);
    if (member !== undefined && member !== node && isTemplatePart(member)) members.set(to, member);
  }
  const own = [...members.values()];
  const steps = inOrder(own.filter(isStep), links).map((step): Step => {
    return { node: step, guide: readGuide(step.raw.content) };
  });
  return { node, steps, nodes: [node, ...own] };
}

/** A procedure may contain runs and actors; they are no part of the template. */
function isTemplatePart({ nodeType, subtype }: GraphNode): boolean {
  return nodeType !== 'actor' && !(nodeType === 'space' && subtype === 'run');
}

function isStep({ nodeType, subtype }: GraphNode): boolean {
  return nodeType === 'narrative' && subtype === 'step';
}

const stepVerbs: ReadonlySet<string> = new Set([verbs.actsOn, verbs.receivesFrom]);
const actorVerbs: ReadonlySet<string> = new Set([verbs.occupies, verbs.inhabits]);

function runOf(graph: Indexed, procedures: ReadonlyMap<string, Procedure>, node: GraphNode): Run {
  const from = graph.linksFrom.get(node.id) ?? [];
  const { status, startedAt } = readRunContent(node.raw.content);
  const contained = from.filter(({ verb }) => verb === verbs.contains).map(({ to }) => to);
  return {
    node,
    status,
    startedAt,
    elaborates: from.filter(({ verb, to }) => verb === verbs.elaborates && procedures.has(to)),
    stepLinks: from.filter((link) => isStepLink(graph, link)),
    actorLinks: (graph.linksTo.get(node.id) ?? []).filter((link) => isActorLink(graph, link)),
    contained: new Set(contained),
  };
}

/** A warm link to a step is one whatever its verb, so that no other verb hides an active step. */
function isStepLink(graph: Indexed, link: GraphLink): boolean {
  const step = graph.nodeById.get(link.to);
  if (step === undefined || !isStep(step)) return false;
  return stepVerbs.has(link.verb) || energyOf(link) >= hottestCold;
}

function isActorLink(graph: Indexed, { verb, from }: GraphLink): boolean {
  return actorVerbs.has(verb) && graph.nodeById.get(from)?.nodeType === 'actor';
}

/**
 * Steps in the order of the links that contain them (`sequence`) where all of these have one, else by "Step N" in
 * synthesis or name where all steps have one, else as they stand in the file.
 */
export function inOrder(steps: readonly GraphNode[], links: readonly GraphLink[]): GraphNode[] {
  const inFile = [...steps].sort((left, right) => indexOf(left) - indexOf(right));
  const sequences = sequencesOf(links);
  const bySequence = inFile.map(({ id }) => sequences.get(id));
  const byNumber = inFile.map(numberOf);
  const ranks = [bySequence, byNumber].find((list) => list.every((rank) => rank !== undefined));
  if (ranks === undefined) return inFile;
  const ranked = inFile.map((step, index) => ({ step, rank: ranks[index] ?? 0 }));
  return ranked.sort((left, right) => left.rank - right.rank).map(({ step }) => step);
}

function sequencesOf(links: readonly GraphLink[]): Map<string, number> {
  const sequences = new Map<string, number>();
  for (const { to, raw } of links)
    if (typeof raw.sequence === 'number' && !sequences.has(to)) sequences.set(to, raw.sequence);
  return sequences;
}

function numberOf({ raw, name }: GraphNode): number | undefined {
  const synthesis = typeof raw.synthesis === 'string' ? raw.synthesis : '';
  const found = /\bstep\s{0,3}(\d{1,9})\b/i;
  const number = found.exec(synthesis)?.[1] ?? found.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

function indexOf({ pointer }: GraphNode): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}
