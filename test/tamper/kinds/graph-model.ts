import type { Random } from '../random.ts';

/** A procedure graph as docs/kinds/procedure.md describes it; this file knows nothing of `src/`. */
export type Thing = Readonly<Record<string, unknown>> & { readonly id: string };

export interface GraphDoc {
  readonly nodes: readonly Thing[];
  readonly links: readonly Link[];
  /** Hours since the history began: what time it is for whoever writes the graph. */
  readonly now: number;
}

export type Link = Thing & { readonly node_a: string; readonly node_b: string; readonly verb: string };

export const node = (id: string, node_type: string, fields: object = {}): Thing => ({
  id,
  name: id,
  node_type,
  synthesis: `${node_type} ${id}`,
  ...fields,
});

export const link = (
  id: string,
  node_a: string,
  verb: string,
  node_b: string,
  fields: object = {},
): Link => ({
  id,
  node_a,
  node_b,
  verb,
  ...fields,
});

/** What each step asks for before it is left. */
export type Proof = 'finding' | 'support' | undefined;

const specs = {
  finding: 'type: node_exists\nin_space: $run\nsubtype: finding\nmin_count: 1',
  support: 'type: link_exists\nin_space: $run\nverb: supports',
} as const;

export function guide(what: string, proof?: Proof): string {
  const text = `## What\n${what}\n\n## Why\nSo that it is done.\n\n## How\nWith care.`;
  return proof === undefined ? text : `${text}\n\n## Validation\n${specs[proof]}`;
}

export type PlannedStep = readonly [string, Proof];

const planned: Readonly<Record<string, readonly PlannedStep[]>> = {
  audit: [
    ['look', 'finding'],
    ['think', undefined],
    ['tell', 'support'],
  ],
  ship: [
    ['pack', undefined],
    ['sign', 'finding'],
    ['send', undefined],
  ],
};

export const stepNode = ([id, proof]: PlannedStep): Thing =>
  node(id, 'narrative', { subtype: 'step', content: guide(`Do ${id}.`, proof) });
export const stepPlace = (procedure: string, step: string, sequence: number): Link =>
  link(`${procedure}-${step}`, procedure, 'contains', step, { sequence });

export function template(id: string, steps: readonly PlannedStep[]): Pick<GraphDoc, 'nodes' | 'links'> {
  return {
    nodes: [node(id, 'space', { subtype: 'procedure' }), ...steps.map(stepNode)],
    links: [
      ...steps.map(([step], index) => stepPlace(id, step, index + 1)),
      link(`${id}-code`, id, 'implemented_in', 'code'),
    ],
  };
}

export function plannedGraph(_random: Random): GraphDoc {
  const templates = Object.entries(planned).map(([id, steps]) => template(id, steps));
  return {
    nodes: [
      ...['ada', 'bob', 'cat', 'dan'].map((id) => node(id, 'actor')),
      node('code', 'thing', { uri: 'src/a.ts' }),
      node('old', 'thing'),
      ...templates.flatMap(({ nodes }) => nodes),
    ],
    links: [link('old-code', 'old', 'describes', 'code'), ...templates.flatMap(({ links }) => links)],
    now: 0,
  };
}

export const graphDocText = ({ nodes, links }: GraphDoc) => `${JSON.stringify({ nodes, links }, null, 2)}\n`;

const begin = Date.UTC(2026, 0, 10, 10);
const hour = 60 * 60 * 1000;
export const timeOf = (hours: number) => new Date(begin + hours * hour).toISOString().replace('.000', '');
export const hoursOf = (time: string) => (Date.parse(time) - begin) / hour;

export const proceduresIn = ({ nodes }: GraphDoc) =>
  nodes.filter(({ subtype }) => subtype === 'procedure').map(({ id }) => id);

/** The steps of a procedure, in the order of its links. */
export function stepsIn({ nodes, links }: GraphDoc, procedure: string): PlannedStep[] {
  const places = links.filter(({ node_a, verb }) => node_a === procedure && verb === 'contains');
  const ordered = places.toSorted((one, other) => Number(one.sequence) - Number(other.sequence));
  return ordered.map(({ node_b }) => [node_b, proofIn(nodes.find(({ id }) => id === node_b))]);
}

function proofIn(step: Thing | undefined): Proof {
  const content = String(step?.content);
  if (content.includes('subtype: finding')) return 'finding';
  return content.includes('verb: supports') ? 'support' : undefined;
}

export interface RunView {
  readonly id: string;
  readonly procedure: string;
  readonly actor: string;
  readonly status: string;
  readonly since: string;
  readonly steps: readonly PlannedStep[];
  /** The place of the hot step. */
  readonly current: number;
}

export function runsIn(doc: GraphDoc): RunView[] {
  const { nodes, links } = doc;
  return nodes
    .filter(({ subtype }) => subtype === 'run')
    .map(({ id, content }) => {
      const procedure =
        links.find(({ node_a, verb }) => node_a === id && verb === 'elaborates')?.node_b ?? '';
      const steps = stepsIn(doc, procedure);
      const hot = links.find(({ node_a, verb }) => node_a === id && verb === 'acts on')?.node_b;
      const actor =
        links.find(({ node_b, verb }) => node_b === id && /occupies|inhabits/.test(verb))?.node_a ?? '';
      const { status, started_at } = content as Readonly<Record<string, string>>;
      return {
        ...{ id, procedure, actor, steps },
        status: String(status),
        since: String(started_at),
        current: steps.findIndex(([step]) => step === hot),
      };
    });
}

export const activeIn = (doc: GraphDoc) => runsIn(doc).filter(({ status }) => status === 'active');
export const endedIn = (doc: GraphDoc) => runsIn(doc).filter(({ status }) => status !== 'active');

/** Procedures that nobody runs now. */
export function idleIn(doc: GraphDoc): string[] {
  const busy = new Set(activeIn(doc).map(({ procedure }) => procedure));
  return proceduresIn(doc).filter((id) => !busy.has(id));
}

export function holds(doc: GraphDoc, run: string): string[] {
  return doc.links
    .filter(({ node_a, verb }) => node_a === run && verb === 'contains')
    .map(({ node_b }) => node_b);
}

export function isProven(doc: GraphDoc, { id, steps, current }: RunView): boolean {
  const proof = steps[current]?.[1];
  const inside = new Set(holds(doc, id));
  if (proof === 'finding') return doc.nodes.some((each) => inside.has(each.id) && each.subtype === 'finding');
  if (proof === 'support')
    return doc.links.some(({ node_a, verb }) => inside.has(node_a) && verb === 'supports');
  return true;
}

export const hotFields = { energy: 8, polarity: [0.9, 0.1] };
const coldFields = { energy: 1, polarity: [0.2, 0.8] };

/** The same graph with some links or nodes written anew. */
export function altered(doc: GraphDoc, id: string, fields: object): GraphDoc {
  const alter = <Each extends Thing>(each: Each): Each => (each.id === id ? { ...each, ...fields } : each);
  return { ...doc, nodes: doc.nodes.map(alter), links: doc.links.map(alter) };
}

export function without(doc: GraphDoc, ...ids: readonly string[]): GraphDoc {
  const gone = new Set(ids);
  return {
    ...doc,
    nodes: doc.nodes.filter(({ id }) => !gone.has(id)),
    links: doc.links.filter(({ id, node_a, node_b }) => ![id, node_a, node_b].some((each) => gone.has(each))),
  };
}

export function withMore(doc: GraphDoc, nodes: readonly Thing[], links: readonly Link[]): GraphDoc {
  return { ...doc, nodes: [...doc.nodes, ...nodes], links: [...doc.links, ...links] };
}

export const stepLinkOf = (doc: GraphDoc, run: string, verb = 'acts on') =>
  doc.links.find((each) => each.node_a === run && each.verb === verb);

export function started(doc: GraphDoc, id: string, procedure: string, actor: string): GraphDoc {
  const first = stepsIn(doc, procedure)[0]?.[0] ?? '';
  const content = { status: 'active', started_at: timeOf(doc.now) };
  return withMore(
    doc,
    [node(id, 'space', { subtype: 'run', content })],
    [
      link(`${id}-of`, id, 'elaborates', procedure),
      link(`${id}-${first}`, id, 'acts on', first, hotFields),
      link(`${id}-by`, actor, 'occupies', id, { energy: 8, polarity: [0.8, 0.2] }),
    ],
  );
}

/** Cools the step of a run and heats another one. */
export function heated(doc: GraphDoc, run: string, step: string): GraphDoc {
  const hot = stepLinkOf(doc, run);
  const cooled = hot === undefined ? doc : altered(doc, hot.id, { verb: 'receives from', ...coldFields });
  return withMore(cooled, [], [link(`${run}-${step}`, run, 'acts on', step, hotFields)]);
}

export function ended(doc: GraphDoc, run: Pick<RunView, 'id' | 'since'>, status: string): GraphDoc {
  const hot = stepLinkOf(doc, run.id);
  const content = { status, started_at: run.since, completed_at: timeOf(doc.now) };
  const closed = altered(doc, run.id, { content });
  const cooled =
    hot === undefined || status === 'failed'
      ? closed
      : altered(closed, hot.id, { verb: 'receives from', ...coldFields });
  return altered(cooled, `${run.id}-by`, { verb: 'inhabits', energy: 1, polarity: [0.3, 0.7] });
}

export function found(doc: GraphDoc, run: string, id: string, subtype: string): GraphDoc {
  return withMore(
    doc,
    [node(id, 'narrative', { subtype })],
    [
      link(`${id}-in`, run, 'contains', id),
      ...(subtype === 'claim' ? [link(`${id}-why`, id, 'supports', 'code')] : []),
    ],
  );
}
