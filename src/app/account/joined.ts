import type { Account, Remembered } from './account.ts';

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
