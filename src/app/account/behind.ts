import type { Obstacle } from '../../core/report.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import type { Past } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import type { Account, Left, Remembered } from './account.ts';
import type { Accounts } from './walk.ts';

/** How many versions of a file behind the base are consulted, and how far back they are looked for. */
const mostVersions = 50;
const mostCommits = 500;

/** What lies behind the base as far as it is asked for: commits, oldest first, and the paths of the files meanwhile. */
export interface Window {
  readonly commits: readonly CommitFacts[];
  readonly paths: ReadonlySet<string>;
  /** Those that only changed a file which is gone, long before the others. */
  readonly older: ReadonlySet<CommitFacts>;
  /** Why what came from nowhere could not be looked for. */
  readonly obstacle?: Obstacle | undefined;
}

export async function windowBehind(
  { history, view, range: { base } }: Past,
  asks: ReadonlySet<string>,
): Promise<Window> {
  const absent: string[] = [];
  for (const path of asks) if ((await view.entry(base, path)) === null) absent.push(path);
  const touching =
    absent.length === 0
      ? { ok: true as const, value: [] }
      : await history.upTo(base, absent.length * 4, { touching: absent });
  const obstacle = touching.ok ? undefined : touching.obstacle;
  const touched = touching.ok ? touching.value : [];
  const nothing = { commits: [], paths: new Set<string>(), older: new Set<CommitFacts>(), obstacle };
  // What the base has not, and what never stood before it, has nothing behind it.
  if (absent.length === asks.size && touching.ok && touched.length === 0) return nothing;
  const near = await history.upTo(base, mostCommits, { allParents: true });
  // Where the history behind the base is not there nothing is repaired by it: the errors stand.
  const window = near.ok ? near.value : [];
  const older = touched.filter(({ id }) => !window.some((each) => each.id === id));
  if (window.length + older.length === 0) return nothing;
  const found = latest([...older.toReversed(), ...window.toReversed()], asks);
  return { ...found, older: new Set(older), obstacle };
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
export function crossed(accounts: Accounts): Accounts {
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
    flipped: [],
    stretches: [{ from: account.version, isFirst: true }],
  };
}

/** What left behind the base is taken as it left, and only where an error asks. */
function behind(memory: Remembered): Remembered {
  const { last, kept } = memory;
  const mark = (left: Left): Left => ({ ...left, isBehind: true });
  return {
    kept,
    entities: new Map([...memory.entities].map(([key, left]) => [key, mark(left)])),
    plans: new Map([...memory.plans].map(([key, lefts]) => [key, lefts.map(mark)])),
    ...(last === undefined ? {} : { last: mark(last) }),
  };
}
