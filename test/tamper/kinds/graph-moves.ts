import type { HonestMove, Move, Situation } from '../kind.ts';
import {
  activeIn,
  altered,
  ended,
  found,
  type GraphDoc,
  heated,
  holds,
  hoursOf,
  isProven,
  node,
  type RunView,
  started,
  withMore,
} from './graph-model.ts';
import { planMoves } from './graph-plans.ts';

type GraphMove = HonestMove<GraphDoc>;
type GraphSituation = Situation<GraphDoc>;

/** Time passes before each move: so that no run is older than the owner allows within one history. */
const soon = (doc: GraphDoc, random: GraphSituation['random']): GraphDoc => ({
  ...doc,
  now: doc.now + random.below(4),
});

function worked({ random, fresh }: GraphSituation, doc: GraphDoc): Move<GraphDoc> {
  return { doc, message: 'Work', files: random.chance(0.6) ? { [`src/work-${fresh()}.js`]: '//\n' } : {} };
}

/** What is done with one of the active runs, a little later. */
const withActive =
  (
    suits: (run: RunView, doc: GraphDoc) => boolean,
    change: (doc: GraphDoc, run: RunView, situation: GraphSituation) => GraphDoc,
  ): GraphMove =>
  (situation) => {
    const doc = soon(situation.doc, situation.random);
    const run = situation.random.pick(activeIn(doc).filter((each) => suits(each, doc)));
    return run === undefined ? undefined : worked(situation, change(doc, run, situation));
  };

const start: GraphMove = (situation) => {
  const { random, fresh } = situation;
  const doc = soon(situation.doc, random);
  const busy = new Set(activeIn(doc).map(({ actor }) => actor));
  const actor = random.pick(['ada', 'bob', 'cat', 'dan'].filter((each) => !busy.has(each)));
  const procedures = doc.nodes.filter(({ subtype }) => subtype === 'procedure');
  const procedure = random.pick(procedures)?.id;
  if (actor === undefined || procedure === undefined || busy.size > 1) return undefined;
  return worked(situation, started(doc, `run-${fresh()}`, procedure, actor));
};

/** What the agent finds lies in its run. */
const find = withActive(
  () => true,
  (doc, run, { random, fresh }) =>
    found(doc, run.id, `w${fresh()}`, random.pick(['finding', 'claim', 'note']) ?? 'note'),
);

/** And it may say it otherwise, as long as the run is active. */
const reword = withActive(
  (run, doc) => holds(doc, run.id).length > 0,
  (doc, run, { random, fresh }) =>
    altered(doc, random.pick(holds(doc, run.id)) ?? '', { synthesis: `seen ${fresh()} times` }),
);

const nextOf = ({ steps, current }: RunView) => steps[current + 1]?.[0];

const advance = withActive(
  (run, doc) => isProven(doc, run) && nextOf(run) !== undefined,
  (doc, run) => heated(doc, run.id, nextOf(run) ?? ''),
);

/** The last finding of a step and the move to the next in one commit. */
const findAndAdvance = withActive(
  (run, doc) => !isProven(doc, run) && nextOf(run) !== undefined,
  (doc, run, { fresh }) => {
    const subtype = run.steps[run.current]?.[1] === 'support' ? 'claim' : 'finding';
    return heated(found(doc, run.id, `w${fresh()}`, subtype), run.id, nextOf(run) ?? '');
  },
);

const complete = withActive(
  (run, doc) => run.current === run.steps.length - 1 && isProven(doc, run),
  (doc, run) => ended(doc, run, 'completed'),
);

const fail = withActive(
  () => true,
  (doc, run) => ended(doc, run, 'failed'),
);
const failSometimes: GraphMove = (situation) => (situation.random.chance(0.2) ? fail(situation) : undefined);

/** Bookkeeping of the engine. */
const tick: GraphMove = ({ doc, random }) => {
  const each = random.pick(doc.nodes);
  return each && { doc: altered(doc, each.id, { energy: random.below(9) }), message: 'Tick' };
};

/** While nothing is under way a person may write down what belongs to no run. */
const note: GraphMove = ({ doc, fresh }) =>
  activeIn(doc).length > 0
    ? undefined
    : { doc: withMore(doc, [node(`note-${fresh()}`, 'thing')], []), message: 'Note', isAlone: true };

/** Whoever comes to help is no agent's work. */
const hire: GraphMove = ({ doc, random, fresh }) =>
  random.chance(0.3)
    ? { doc: withMore(doc, [node(`actor-${fresh()}`, 'actor')], []), message: 'Welcome' }
    : undefined;

export const graphMoves: readonly GraphMove[] = [
  ...[start, start, find, find, find, find, advance, advance, advance, advance, complete, complete, complete],
  ...[findAndAdvance, reword, failSometimes, tick, note, hire],
  ...planMoves,
];

const day = 24;
/** How long the owner of a graph lets a run go on. */
export const mostDays = 14;
/** With what the moves of a history may still add to it. */
const longestWait = 8 * day;

const ageOf = (doc: GraphDoc) => Math.max(0, ...activeIn(doc).map(({ since }) => doc.now - hoursOf(since)));

/** Nobody works for some days; the runs go on. */
const wait: GraphMove = (situation) => {
  const { doc, random } = situation;
  const later = { ...doc, now: doc.now + (1 + random.below(6)) * day };
  return ageOf(later) > longestWait ? undefined : find({ ...situation, doc: later });
};

/** Nobody works for weeks; whoever comes back ends what is expired before anything else. */
const expire: GraphMove = (situation) => {
  const { doc, random } = situation;
  if (activeIn(doc).length === 0 || !random.chance(0.5)) return undefined;
  const later = { ...doc, now: doc.now + (mostDays + 1 + random.below(9)) * day };
  const closed = activeIn(later).reduce((graph, run) => ended(graph, run, 'failed'), later);
  return { doc: closed, message: 'End what is expired' };
};

export const graphOwnerMoves: readonly GraphMove[] = [wait, wait, expire, expire];

/** Each side's things; undefined where both changed one run, or one thing, or a template under a run. */
export function mergeGraphs(base: GraphDoc, one: GraphDoc, other: GraphDoc): GraphDoc | undefined {
  const runs = (doc: GraphDoc) => new Map(activeAndEnded(doc).map((id) => [id, touched(doc, id)]));
  const [old, left, right] = [runs(base), runs(one), runs(other)];
  for (const id of new Set([...left.keys(), ...right.keys()]))
    if (left.get(id) !== old.get(id) && right.get(id) !== old.get(id)) return undefined;
  const actors = activeIn(one).concat(activeIn(other).filter(({ id }) => !left.has(id)));
  if (new Set(actors.map(({ actor }) => actor)).size < new Set(actors.map(({ id }) => id)).size)
    return undefined;
  if (isReplanned(base, one, other) || isReplanned(base, other, one)) return undefined;
  const nodes = mergeThings(base.nodes, one.nodes, other.nodes);
  const links = mergeThings(base.links, one.links, other.links);
  if (nodes === undefined || links === undefined) return undefined;
  const merged = { nodes, links, now: Math.max(one.now, other.now) };
  return ageOf(merged) > longestWait ? undefined : merged;
}

const activeAndEnded = ({ nodes }: GraphDoc) =>
  nodes.filter(({ subtype }) => subtype === 'run').map(({ id }) => id);

/** One side planned a procedure anew that the other side ran. */
function isReplanned(base: GraphDoc, planner: GraphDoc, runner: GraphDoc): boolean {
  const ran = new Set(
    activeAndEnded(runner)
      .filter((id) => touched(runner, id) !== touched(base, id))
      .flatMap((id) => runner.links.filter(({ node_a, verb }) => node_a === id && verb === 'elaborates'))
      .map(({ node_b }) => node_b),
  );
  return [...ran].some((procedure) => planOf(planner, procedure) !== planOf(base, procedure));
}

function planOf({ nodes, links }: GraphDoc, procedure: string): string {
  const places = links.filter(({ node_a, verb }) => node_a === procedure && verb === 'contains');
  const steps = new Set(places.map(({ node_b }) => node_b));
  const said = nodes.filter(({ id }) => steps.has(id) || id === procedure);
  return JSON.stringify([places, said.map(({ energy: _, ...rest }) => rest)]);
}

function touched({ nodes, links }: GraphDoc, run: string): string {
  const own = links.filter(({ node_a, node_b }) => node_a === run || node_b === run);
  return JSON.stringify([nodes.find(({ id }) => id === run), own]);
}

function mergeThings<Each extends { readonly id: string }>(
  base: readonly Each[],
  one: readonly Each[],
  other: readonly Each[],
): Each[] | undefined {
  const texts = (things: readonly Each[]) => new Map(things.map((each) => [each.id, JSON.stringify(each)]));
  const [old, left, right] = [texts(base), texts(one), texts(other)];
  const isClash = ({ id }: Each) =>
    left.has(id) && right.get(id) !== old.get(id) && left.get(id) !== old.get(id);
  if (other.some(isClash) || base.some(({ id }) => !left.has(id) || !right.has(id))) return undefined;
  const theirs = new Map(other.map((each) => [each.id, each]));
  const merged = one.map((each) =>
    left.get(each.id) === old.get(each.id) ? (theirs.get(each.id) ?? each) : each,
  );
  return [...merged, ...other.filter(({ id }) => !left.has(id))];
}
