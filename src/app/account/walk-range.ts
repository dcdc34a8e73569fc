import type { Limits } from '../../core/limits.ts';
import type { Obstacle } from '../../core/report.ts';
import { archiveFinder } from '../files/archives.ts';
import { idFinder } from '../files/ids-elsewhere.ts';
import type { Past } from '../files/past.ts';
import type { RepositoryView } from '../files/repository-view.ts';
import type { Waiving } from '../policy/waiving.ts';
import type { CommitFacts, TreeEntry } from '../ports.ts';
import type { RangeInput } from '../range-input.ts';
import { versionLoader } from '../versions/load-version.ts';
import { versionsOf } from '../versions/versions.ts';
import { type Account, docOf } from './account.ts';
import { type Behind, walkBehind } from './behind.ts';
import { ledger, type Said } from './ledger.ts';
import { unkept } from './unkept.ts';
import { accountsAt, type Walk } from './walk.ts';
import { type Walked, walkCommit } from './walk-commit.ts';

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

export interface WalkedRange {
  readonly walk: Walk;
  readonly steps: readonly Walked[];
  /** The accounts as they stand at the head. */
  readonly heads: readonly Account[];
  /** Of files that were archived, and are kept nowhere at the head. */
  readonly unkept: readonly Said[];
  obstacles(): readonly Obstacle[];
}

/**
 * Walks a range. Where it asks for the past of a file, for there is an error or the file comes from nowhere, what lies
 * behind the base is walked by the same engine, and the range once more with what that found.
 */
export async function walkRange(input: RangeInput, known: RangeKnown): Promise<WalkedRange> {
  const start = await firstWalk(input, known);
  let asked: ReadonlySet<string> = new Set();
  let walk = start;
  let steps = await walkAll(input, known, walk);
  const isAlone = input.scope === 'snapshot';
  const loaderBehind = versionLoader(input.blobs, known.limits);
  while (!isAlone && [...walk.memory.asks].some((path) => !asked.has(path))) {
    asked = new Set([...asked, ...walk.memory.asks]);
    const found = await walkBehind(start, asked, loaderBehind);
    if (found.obstacle !== undefined) start.past.obstacles.push(found.obstacle);
    if (isNothing(found)) break;
    walk = again(start, found);
    steps = await walkAll(input, known, walk);
  }
  const heads = [...accountsAt(walk, input.range.head).values()];
  const { past, versions, ids } = walk;
  const obstacles = () => [
    ...versions.loader.obstacles,
    ...(ids?.obstacles ?? []),
    ...past.view.obstacles,
    ...past.obstacles,
  ];
  const lost = isAlone ? [] : await unkept(walk, heads, known.commits.at(-1));
  return { walk, steps, heads, unkept: lost, obstacles };
}

function isNothing({ accounts }: Behind): boolean {
  return [...accounts.values()].every((known) => known.size === 0);
}

async function walkAll(input: RangeInput, { commits }: RangeKnown, walk: Walk): Promise<readonly Walked[]> {
  const steps: Walked[] = [];
  for (const [index, commit] of commits.entries()) {
    input.onProgress?.(index, commits.length);
    const isLast = index === commits.length - 1;
    steps.push(...(await walkCommit(walk, commit, isLast ? input.steps : undefined)));
  }
  return steps;
}

async function firstWalk(
  input: RangeInput,
  { view, limits, commits, tree, prior, waiving }: RangeKnown,
): Promise<Walk> {
  const { history, range, blobs, guard, scope, squashOf, awaitsMessage } = input;
  const past: Past = { history, view, range, commits: new Map(), prior, obstacles: [] };
  const manner = { guard, scope, squashOf, awaitsMessage: awaitsMessage === true };
  return assembled({
    past,
    versions: versionsOf(view, versionLoader(blobs, limits), past.commits),
    manner,
    run: { ledger: ledger(), waiving, limits, isBehind: false },
    findArchives: archiveFinder({ view, blobs, limits, commits, tree, isOtherState: input.isOtherState }),
    ids: idFinder({ view, history, blobs, govern: input.govern, base: range.base }),
    only: undefined,
    memory: { accounts: new Map(), behind: new Map(), shapes: new Map(), asks: new Set() },
  });
}

/** The same range once more, with what a walk behind the base has found. */
function again(start: Walk, { accounts, shapes }: Behind): Walk {
  const commits = new Map();
  return assembled({
    ...start,
    past: { ...start.past, commits },
    versions: versionsOf(start.past.view, start.versions.loader, commits),
    run: { ...start.run, ledger: ledger() },
    memory: { accounts: new Map(), behind: accounts, shapes: new Map(shapes), asks: new Set() },
  });
}

/** With what the accounts know of the last readable version. */
function assembled(parts: Omit<Walk, 'lastSaid'>): Walk {
  return {
    ...parts,
    lastSaid(at, path) {
      const account = accountsAt(parts, at).get(path);
      if (account === undefined || account.isMovedAway) return undefined;
      return docOf(account.version) === null ? (account.passed?.version ?? null) : account.version;
    },
  };
}
