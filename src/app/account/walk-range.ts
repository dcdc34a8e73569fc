import type { Obstacle } from '../../core/report.ts';
import { groupBy } from '../../formats/group.ts';
import type { Limits } from '../../formats/limits.ts';
import { archiveFinder } from '../files/archives.ts';
import { idFinder } from '../files/ids-elsewhere.ts';
import { type Past, type RepositoryView, touchedBy } from '../past.ts';
import type { Waiving } from '../policy/waiving.ts';
import type { CommitFacts, TreeEntry } from '../ports.ts';
import type { RangeInput } from '../range-input.ts';
import { uncheckedSquash } from '../squash.ts';
import { type VersionLoader, versionLoader, versionsOf } from '../versions/load-version.ts';
import { crossed, windowBehind } from './behind.ts';
import { unkept } from './kept.ts';
import { ledger } from './ledger.ts';
import { lastAsked } from './reverts.ts';
import {
  type Accounts,
  type Behind,
  memoryOf,
  nothingBehind,
  type Walk,
  type Walked,
  type WalkedRange,
} from './walk.ts';
import { walkCommit } from './walk-commit.ts';

/** What is known of a range before its commits are judged. */
export interface RangeKnown {
  readonly view: RepositoryView;
  readonly limits: Limits;
  readonly commits: readonly CommitFacts[];
  /** What stands at the base. */
  readonly tree: ReadonlyMap<string, TreeEntry>;
  readonly prior: readonly CommitFacts[];
  readonly waiving: Waiving;
}

/**
 * Walks a range. Where it asks for the past of a file, for there is an error or the file comes from nowhere, what lies
 * behind the base is walked by the same engine, and the range once more with what that found.
 */
export async function walkRange(input: RangeInput, known: RangeKnown): Promise<WalkedRange> {
  const start = walkOf(input, known);
  const { past, versions } = start;
  const isAlone = input.scope === 'snapshot';
  const loaderBehind = versionLoader(input.blobs, known.limits);
  let asked: ReadonlySet<string> = new Set();
  let walk = start;
  let steps = await walkAll(input, known, walk);
  while (!isAlone && [...walk.memory.asks].some((path) => !asked.has(path))) {
    asked = new Set([...asked, ...walk.memory.asks]);
    const { found, obstacle } = await walkBehind(start, asked, loaderBehind);
    if (obstacle !== undefined) past.obstacles.push(obstacle);
    if ([...found.accounts.values()].every((each) => each.size === 0)) break;
    walk = { ...start, run: { ...start.run, ledger: ledger() }, memory: memoryOf(found) };
    steps = await walkAll(input, known, walk);
  }
  const heads = [...walk.memory.at(input.range.head).values()];
  const lost = isAlone ? [] : await unkept(walk, heads, known.commits.at(-1));
  const obstacles = () => [versions, past.view, past].flatMap((each) => each.obstacles);
  return { walk, steps, heads, unkept: lost, obstacles };
}

async function walkAll(
  { onProgress, onWalked, steps }: RangeInput,
  { commits }: RangeKnown,
  walk: Walk,
): Promise<readonly Walked[]> {
  const walked: Walked[] = [];
  const forgotten = groupBy(lastAsked(commits), ([, index]) => index);
  for (const [index, commit] of commits.entries()) {
    onProgress?.(index, commits.length);
    const isLast = index === commits.length - 1;
    const before = walk.memory.at(commit.parents[0] ?? '');
    const own = await walkCommit(walk, commit, isLast ? steps : undefined);
    walked.push(...own);
    const accounts = walk.memory.at(commit.id);
    onWalked?.({ index, total: commits.length, commit, walked: own, accounts, before });
    for (const [id] of forgotten.get(index) ?? []) walk.memory.accounts.delete(id);
  }
  return walked;
}

function walkOf(input: RangeInput, { view, limits, commits, tree, prior, waiving }: RangeKnown): Walk {
  const { history, range, blobs, guard, scope, squashOf, awaitsMessage = false } = input;
  const past: Past = { history, view, range, commits: new Map(), prior, obstacles: [] };
  const finders = {
    ...archiveFinder({ view, blobs, limits, commits, tree, isOtherState: input.isOtherState }),
    ids: idFinder({ view, history, blobs, govern: input.govern, base: range.base }),
  };
  return {
    past,
    versions: versionsOf(past, versionLoader(blobs, limits), finders),
    memory: memoryOf(),
    run: { ledger: ledger(), waiving, limits, isBehind: false, guard, scope, squashOf, awaitsMessage },
    only: undefined,
  };
}

/** Walks what lies behind the base for the files about which the range asks: the same engine, silent. */
async function walkBehind(
  walk: Walk,
  asks: ReadonlySet<string>,
  loader: VersionLoader,
): Promise<{ readonly found: Behind; readonly obstacle: Obstacle | undefined }> {
  const { commits, paths, older, obstacle } = await windowBehind(walk.past, asks);
  if (commits.length === 0) return { found: nothingBehind, obstacle };
  const { view } = walk.past;
  for (const { changes } of commits) view.learn(changes);
  await view.settle(commits.flatMap(touchedBy));
  const past: Past = { ...walk.past, commits: new Map(), prior: [] };
  const { archives, losesDone } = walk.versions;
  const silent: Walk = {
    past,
    versions: versionsOf(past, loader, { archives, losesDone }),
    memory: memoryOf(),
    run: {
      ...walk.run,
      ledger: ledger(),
      isBehind: true,
      guard: undefined,
      awaitsMessage: false,
      // What arrived as a squashed pull request was judged as one.
      squashOf: uncheckedSquash,
    },
    only: paths,
  };
  const { accounts, made } = silent.memory;
  // Between a deletion long ago and the nearer commits nothing came back: what is remembered is carried over.
  let carried: Accounts = new Map();
  for (const commit of commits) {
    for (const parent of commit.parents)
      if (carried.size > 0 && !accounts.has(parent)) accounts.set(parent, carried);
    await walkCommit(silent, commit, undefined);
    if (older.has(commit))
      carried = new Map([...silent.memory.at(commit.id)].filter(([, { version }]) => version === null));
  }
  const [missing] = loader.obstacles;
  if (missing !== undefined)
    return { found: nothingBehind, obstacle: older.size === 0 ? undefined : missing };
  const asSeen = new Map([...accounts].map(([id, known]) => [id, crossed(known)] as const));
  return { found: { accounts: asSeen, made }, obstacle };
}
