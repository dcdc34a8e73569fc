import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import type { BaseVersion } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { type Account, newAccount, type Remembered } from './account.ts';
import type { Accounts, Walk } from './walk.ts';

/** Of a merge, files about which some parent's account has something open are judged whatever they hold. */
export function withErrors(inherited: readonly Accounts[]): ReadonlySet<string> {
  if (inherited.length < 2) return new Set();
  return new Set(
    inherited.flatMap((each) => [...each].flatMap(([path, { errors }]) => (errors.length > 0 ? [path] : []))),
  );
}

/** What each parent remembers of files that the commit leaves alone. */
export function joinedAccounts(inherited: readonly Accounts[]): Map<string, Account> {
  const [only, ...more] = inherited;
  if (more.length === 0) return new Map(only);
  const accounts = new Map<string, Account>();
  for (const path of new Set(inherited.flatMap((each) => [...each.keys()]))) {
    const known = inherited.flatMap((each) => each.get(path) ?? []);
    const [first] = known;
    if (first !== undefined) accounts.set(path, new Set(known).size === 1 ? first : joined(known, first));
  }
  return accounts;
}

/** The account of each parent; a file of which nothing is known yet is taken as it stands. */
export function accountsOf(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  inherited: readonly Accounts[],
  versions: readonly (ReadVersion | null)[],
): readonly Account[] {
  return versions.map((version, parent) => {
    const path = pathAt(file, parent);
    const known = inherited[parent]?.get(path);
    if (known !== undefined) return known;
    // What came from nowhere, or cannot be read, may have a past behind the base.
    if (docOf(version) === null) walk.memory.asks.add(path);
    const at = commit.parents[parent] ?? walk.past.range.base;
    // A file that moved from here is another one; on the other side of a merge the same path is the same file.
    const taken = inherited.some((each) =>
      [...each].some(([now, { origin }]) => origin === path && now !== path),
    );
    return newAccount({ ...file, path }, version, {
      origin: taken ? `${path} ${commit.id}` : path,
      basePath: path,
      at,
    });
  });
}

export function baseAccounts(
  { memory }: Walk,
  file: ConcernedFile,
  bases: readonly BaseVersion[],
): readonly Account[] {
  return bases.map(({ at, path, version }) => {
    const known = memory.at(at).get(path);
    return known ?? newAccount({ ...file, path }, version, { origin: path, basePath: path, at });
  });
}

/** The accounts of several parents as one that goes on from the first of them; their errors are joined by the merge. */
export function joined(accounts: readonly Account[], first: Account): Account {
  const mostCut = accounts.reduce(
    (most, each) => (each.stretches.length > most.stretches.length ? each : most),
    first,
  );
  const bornDone = new Set(accounts.flatMap(({ bornDone: ids = [] }) => [...ids]));
  return {
    ...first,
    ...(bornDone.size === 0 ? {} : { bornDone }),
    sidePaths: [...new Set(accounts.flatMap(({ sidePaths }) => sidePaths))],
    graph: accounts.find(({ graph }) => graph !== undefined)?.graph,
    memory: accounts.map(({ memory }) => memory).reduce(joinedMemory, first.memory),
    settled: [...new Set(accounts.flatMap(({ settled }) => settled))],
    used: [...new Set(accounts.flatMap(({ used }) => used))],
    flipped: [...new Set(accounts.flatMap(({ flipped }) => flipped))],
    stretches: mostCut.stretches,
  };
}

/** What two lines of history remember; of the same, what the first one does. */
export function joinedMemory(first: Remembered, other: Remembered): Remembered {
  if (first === other) return first;
  const plansOf = (key: string) => [...(other.plans.get(key) ?? []), ...(first.plans.get(key) ?? [])];
  const keys = [...other.plans.keys(), ...first.plans.keys()];
  return {
    entities: new Map([...other.entities, ...first.entities]),
    plans: new Map(keys.map((key) => [key, [...new Set(plansOf(key))]])),
    last: first.last ?? other.last,
    kept: [...new Set([...first.kept, ...other.kept])],
  };
}
