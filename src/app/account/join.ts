import type { ReportedFinding } from '../../core/finding.ts';
import type { Account, OpenError, WaivedChange } from './account.ts';
import { cut, cutsRange } from './advance.ts';
import type { Change, Run } from './change.ts';
import { joinedMemory, remembered } from './memory.ts';

/** The accounts of several parents as one that goes on from the first of them; their errors are joined by the merge. */
export function joined(accounts: readonly Account[], first: Account): Account {
  const mostCut = accounts.reduce(
    (most, each) => (each.stretches.length > most.stretches.length ? each : most),
    first,
  );
  return {
    ...first,
    sidePaths: [...new Set(accounts.flatMap(({ sidePaths }) => sidePaths))],
    graph: accounts.find(({ graph }) => graph !== undefined)?.graph,
    memory: accounts.map(({ memory }) => memory).reduce(joinedMemory, first.memory),
    settled: [...new Set(accounts.flatMap(({ settled }) => settled))],
    used: [...new Set(accounts.flatMap(({ used }) => used))],
    flipped: [...new Set(accounts.flatMap(({ flipped }) => flipped))],
    stretches: mostCut.stretches,
  };
}

interface Merged {
  readonly settled: readonly WaivedChange[];
  readonly used: readonly string[];
  readonly errors: readonly OpenError[];
  readonly added: readonly OpenError[];
  readonly findings: readonly ReportedFinding[];
  /** The only parent that did anything, where the result is its version. */
  readonly single: Account | undefined;
  readonly parents: readonly Account[];
}

/** The account after a merge; a merge is not taken back, only repaired. */
export function withMerge(
  run: Run,
  account: Account,
  { commit, after, file }: Change,
  { settled, used, errors, added, findings, single, parents }: Merged,
): Account {
  const { kind } = file.governance;
  const goes = single !== undefined && added.length === 0;
  const left = parents.filter(({ version, memory }) => version === null && memory.last !== undefined);
  return {
    ...account,
    file,
    at: commit.id,
    version: after,
    errors,
    settled,
    used,
    memory: parents.map((parent) => remembered(parent, after)).reduce(joinedMemory),
    mayBegin: after === null && left.every(({ mayBegin }) => mayBegin),
    touch: goes ? single.touch : { commit: commit.id, isBehind: run.isBehind, refused: false },
    stretches: cutsRange(kind, findings) ? cut(account, after, added.length > 0) : account.stretches,
  };
}
