import type { Obstacle } from '../../core/report.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { uncheckedSquash } from '../squash.ts';
import type { VersionLoader } from '../versions/load-version.ts';
import { versionsOf } from '../versions/versions.ts';
import type { Account } from './account.ts';
import { ledger } from './ledger.ts';
import { behind } from './memory.ts';
import { type Accounts, accountsAt, type Walk } from './walk.ts';
import { walkCommit } from './walk-commit.ts';

/** How many versions of a file behind the base are consulted, and how far back they are looked for. */
const mostVersions = 50;
const mostCommits = 500;

/** What a silent walk behind the base has found: the accounts after each of its commits, as a range sees them. */
export interface Behind {
  readonly accounts: ReadonlyMap<ObjectId, Accounts>;
  readonly shapes: ReadonlyMap<string, CommitFacts>;
  readonly commits: readonly CommitFacts[];
  /** Why what came from nowhere could not be looked for. */
  readonly obstacle?: Obstacle;
}

/** Walks what lies behind the base for the files about which the range asks: the same engine, silent. */
export async function walkBehind(
  walk: Walk,
  asks: ReadonlySet<string>,
  loader: VersionLoader,
): Promise<Behind> {
  const { past } = walk;
  const { base } = past.range;
  const absent: string[] = [];
  for (const path of asks) if ((await past.view.entryAt(base, path)) === null) absent.push(path);
  const nothing = { accounts: new Map(), shapes: new Map(), commits: [] };
  const gone =
    absent.length === 0
      ? { ok: true as const, value: [] }
      : await past.history.upTo(base, absent.length * 4, { deleted: absent });
  // What the base has not, and what never went from it, has nothing behind it.
  if (absent.length === asks.size && gone.ok && gone.value.length === 0) return nothing;
  const near = await past.history.upTo(base, mostCommits, { allParents: true });
  // Where the history behind the base is not there nothing is repaired by it: the errors stand.
  const window = near.ok ? near.value : [];
  const older = gone.ok ? gone.value.filter(({ id }) => !window.some((each) => each.id === id)) : [];
  if (window.length + older.length === 0) return gone.ok ? nothing : { ...nothing, obstacle: gone.obstacle };
  const { commits, paths } = latest([...older.toReversed(), ...window.toReversed()], asks);
  for (const { changes } of commits) past.view.learn(changes);
  const seen = new Map();
  const silent: Walk = {
    ...walk,
    past: { ...past, commits: seen, prior: [] },
    versions: versionsOf(past.view, loader, seen),
    memory: { accounts: new Map(), behind: new Map(), shapes: new Map(), asks: new Set() },
    // What arrived as a squashed pull request was judged as one.
    manner: { ...walk.manner, guard: undefined, awaitsMessage: false, squashOf: uncheckedSquash },
    run: { ...walk.run, ledger: ledger(), isBehind: true },
    ids: undefined,
    only: paths,
  };
  await walkAll(silent, commits, new Set(older));
  const [missing] = loader.obstacles;
  if (missing !== undefined) return older.length === 0 ? nothing : { ...nothing, obstacle: missing };
  const accounts = new Map([...silent.memory.accounts].map(([id, known]) => [id, crossed(known)]));
  const found = { accounts, shapes: silent.memory.shapes, commits };
  return gone.ok || absent.length === 0 ? found : { ...found, obstacle: gone.obstacle };
}

/** Between a deletion long ago and the nearer commits nothing came back: what is remembered is carried over. */
async function walkAll(
  walk: Walk,
  commits: readonly CommitFacts[],
  older: ReadonlySet<CommitFacts>,
): Promise<void> {
  const { accounts } = walk.memory;
  let carried: Accounts = new Map();
  for (const commit of commits) {
    for (const parent of commit.parents)
      if (carried.size > 0 && !accounts.has(parent)) accounts.set(parent, carried);
    await walkCommit(walk, commit, undefined);
    if (older.has(commit)) carried = goneFiles(accountsAt(walk, commit.id));
  }
}

function goneFiles(accounts: Accounts): Accounts {
  return new Map([...accounts].filter(([, { version }]) => version === null));
}

/** The commits from the one on that made the oldest version to be consulted, and every path the files had meanwhile. */
function latest(
  commits: readonly CommitFacts[],
  asks: ReadonlySet<string>,
): { readonly commits: readonly CommitFacts[]; readonly paths: ReadonlySet<string> } {
  const paths = new Set(asks);
  const counts = new Map<string, number>();
  let first = commits.length;
  for (let index = commits.length - 1; index >= 0; index -= 1) {
    const changes = commits[index]?.changes ?? [];
    const came = changes.some(({ path, before }) => before === null && paths.has(path));
    // What went as the file came may be the file under its old name.
    if (came) for (const { path, after } of changes) if (after === null) paths.add(path);
    for (const { path } of changes) {
      const count = counts.get(path) ?? 0;
      if (!paths.has(path) || count >= mostVersions) continue;
      counts.set(path, count + 1);
      first = index;
    }
  }
  return { commits: commits.slice(first), paths };
}

/** Crossing the base, what stands is accepted as it stands (docs/judging.md, The account, 9). */
function crossed(accounts: Accounts): Accounts {
  return new Map([...accounts].map(([path, account]) => [path, accepted(account)]));
}

function accepted(account: Account): Account {
  const file: ConcernedFile = { path: account.file.path, governance: account.file.governance };
  const { passed } = account;
  const { graph: _, ...rest } = account;
  return {
    ...rest,
    file,
    origin: file.path,
    basePath: file.path,
    sidePaths: [],
    passed: passed === undefined ? undefined : accepted(passed),
    errors: account.errors.map((error) => ({ ...error, isBehind: true })),
    memory: behind(account.memory),
    vanished: [],
    stretches: [{ from: account.version, isFirst: true }],
  };
}
