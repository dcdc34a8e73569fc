import type { HonestMove, Move, Situation } from '../kind.ts';
import {
  activeIn,
  altered,
  ended,
  found,
  type GraphDoc,
  heated,
  isProven,
  node,
  runsIn,
  started,
  withMore,
} from './graph-model.ts';

type GraphMove = HonestMove<GraphDoc>;

function worked({ random, fresh }: Situation<GraphDoc>, doc: GraphDoc): Move<GraphDoc> {
  return { doc, message: 'Work', files: random.chance(0.6) ? { [`src/work-${fresh()}.js`]: '//\n' } : {} };
}

const start: GraphMove = (situation) => {
  const { doc, random, fresh } = situation;
  const busy = new Set(activeIn(doc).map(({ actor }) => actor));
  const actor = random.pick(['ada', 'bob', 'cat', 'dan'].filter((each) => !busy.has(each)));
  if (actor === undefined || busy.size > 1) return undefined;
  return worked(situation, started(doc, `run-${fresh()}`, random.pick(['audit', 'ship']) ?? 'audit', actor));
};

/** What the agent finds lies in its run. */
const find: GraphMove = (situation) => {
  const { doc, random, fresh } = situation;
  const run = random.pick(activeIn(doc));
  if (run === undefined) return undefined;
  return worked(
    situation,
    found(doc, run.id, `w${fresh()}`, random.pick(['finding', 'claim', 'note']) ?? 'note'),
  );
};

const advance: GraphMove = (situation) => {
  const { doc, random } = situation;
  const run = random.pick(activeIn(doc).filter((each) => isProven(doc, each)));
  const next = run?.steps[run.current + 1]?.[0];
  return run === undefined || next === undefined ? undefined : worked(situation, heated(doc, run.id, next));
};

const complete: GraphMove = (situation) => {
  const { doc, random } = situation;
  const isLast = activeIn(doc).filter((run) => run.current === run.steps.length - 1 && isProven(doc, run));
  const run = random.pick(isLast);
  return run === undefined ? undefined : worked(situation, ended(doc, run, 'completed'));
};

const fail: GraphMove = (situation) => {
  const { doc, random } = situation;
  const run = random.chance(0.2) ? random.pick(activeIn(doc)) : undefined;
  return run === undefined ? undefined : worked(situation, ended(doc, run, 'failed'));
};

/** Bookkeeping of the engine. */
const tick: GraphMove = ({ doc, random }) => {
  const each = random.pick(doc.nodes);
  return each && { doc: altered(doc, each.id, { energy: random.below(9) }), message: 'Tick' };
};

/** While nothing is under way a person plans: templates and the rest may change. */
const plan: GraphMove = ({ doc, fresh }) =>
  activeIn(doc).length > 0 || runsIn(doc).length > 0
    ? undefined
    : { doc: withMore(doc, [node(`plan-${fresh()}`, 'thing')], []), message: 'Plan', isAlone: true };

export const graphMoves: readonly GraphMove[] = [
  ...[start, start, find, find, find, find, advance, advance, advance, advance, complete, complete, complete],
  ...[fail, tick, plan],
];

export const graphOwnerMoves: readonly GraphMove[] = [];

/** Each side's things; undefined where both changed one run, or one thing. */
export function mergeGraphs(base: GraphDoc, one: GraphDoc, other: GraphDoc): GraphDoc | undefined {
  const runs = (doc: GraphDoc) => new Map(runsIn(doc).map((run) => [run.id, touched(doc, run.id)]));
  const [old, left, right] = [runs(base), runs(one), runs(other)];
  for (const id of new Set([...left.keys(), ...right.keys()]))
    if (left.get(id) !== old.get(id) && right.get(id) !== old.get(id)) return undefined;
  const actors = activeIn(one).concat(activeIn(other).filter(({ id }) => !left.has(id)));
  if (new Set(actors.map(({ actor }) => actor)).size < new Set(actors.map(({ id }) => id)).size)
    return undefined;
  const nodes = mergeThings(base.nodes, one.nodes, other.nodes);
  const links = mergeThings(base.links, one.links, other.links);
  return nodes && links && { nodes, links };
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
