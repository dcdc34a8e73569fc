import { mergeBasesWith, type Past, sameEntry, touchedBy } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { Brought } from './walk.ts';

/** Undefined where another side begins before what is walked. */
export async function broughtTo(
  past: Past,
  commit: CommitFacts,
  parent: number,
): Promise<Brought | undefined> {
  const bases = await mergeBasesWith(past, commit, parent);
  const before = reached(past, commit.parents.slice(parent, parent + 1), bases);
  const others = commit.parents.filter((_, place) => place !== parent);
  const beside = [...reached(past, others, new Set([...before, ...bases]))];
  const facts = beside.map((id) => past.commits.get(id));
  if (facts.includes(undefined)) return undefined;
  const work = facts.flatMap((each) => each ?? []);
  const touched = workOf(work);
  return {
    messages: work.flatMap(({ message }) => message ?? []),
    touched,
    lost: (own) => lostOf(past, commit, { parent, touched, bases: own === undefined ? [] : [...bases] }),
    made: () => madeOf(past, commit, parent),
  };
}

/** What the commits of the walk did that a merge brings to one of its parents; to the first it is what the merge changed. */
export function touchedBeside(past: Past, commit: CommitFacts, parent: number): readonly string[] {
  if (parent === 0) return touchedBy(commit);
  const known = reached(past, [commit.parents[parent] ?? ''], new Set());
  const brought = reached(past, commit.parents, known);
  return workOf([...brought].flatMap((id) => past.commits.get(id) ?? []));
}

/** The paths that commits change which are no merges. */
function workOf(commits: readonly CommitFacts[]): readonly string[] {
  return [...new Set(commits.filter(({ parents }) => parents.length < 2).flatMap(touchedBy))];
}

async function madeOf({ view }: Past, commit: CommitFacts, parent: number): Promise<readonly string[]> {
  if (parent === 0) return touchedBy(commit);
  const made: string[] = [];
  const own = commit.parents[parent] ?? '';
  for (const { path, after } of commit.changes)
    if (!sameEntry(await view.entry(own, path), after)) made.push(path);
  return made;
}

/** Commits and what came before them, but for what is known and what came before that. */
function reached({ commits }: Past, from: readonly ObjectId[], less: ReadonlySet<ObjectId>): Set<ObjectId> {
  const found = new Set<ObjectId>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (less.has(id) || found.has(id)) continue;
    found.add(id);
    waiting.push(...(commits.get(id)?.parents ?? []));
  }
  return found;
}

interface Asked {
  readonly parent: number;
  readonly touched: readonly string[];
  readonly bases: readonly ObjectId[];
}

async function lostOf(
  { view }: Past,
  commit: CommitFacts,
  { parent, touched, bases }: Asked,
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  const changed = new Set(touchedBy(commit));
  const [own = '', first = ''] = [commit.parents[parent], commit.parents[0]];
  const others = commit.parents.filter((_, place) => place !== parent);
  for (const path of touched) {
    // Most paths stand as the side has them, and nobody has to ask for that.
    const isAsFirst = !changed.has(path);
    if (isAsFirst && first !== own && others.length === 1) continue;
    if (!isAsFirst && first === own) continue;
    const after = await view.entry(commit, path);
    const at = async (id: ObjectId) => sameEntry(await view.entry(id, path), after);
    if (await isNowhere(others, at)) {
      if (!(await at(own))) continue;
      const isOwn = bases.length > 0 && (await isNowhere(bases, at));
      if (!isOwn) lost.add(path);
    }
  }
  return lost;
}

async function isNowhere(
  commits: readonly ObjectId[],
  isThere: (id: ObjectId) => Promise<boolean>,
): Promise<boolean> {
  for (const id of commits) if (await isThere(id)) return false;
  return true;
}
