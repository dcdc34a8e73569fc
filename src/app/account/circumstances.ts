import type { Context, PriorCommit, Step } from '../../core/context.ts';
import { onceFor } from '../../formats/once-for.ts';
import { governedByKind, siblingsIn } from '../files/by-kind.ts';
import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import { collisionsOf } from '../files/path-collisions.ts';
import { type EarlierFiles, parentOf, touchedBy } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import { fileGraph } from '../versions/file-graph.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, newAccount } from './account.ts';
import { broughtTo, touchedBeside } from './brought.ts';
import { copiedFrom } from './copied.ts';
import { isKept } from './kept.ts';
import { type Accounts, type Change, governedAlike, type Walk } from './walk.ts';

/** No kind looks back further; it bounds the work for each commit. */
const mostPrior = 20;

/** What judging the files of one commit shares. */
export interface Setting {
  readonly concerned: readonly ConcernedFile[];
  /** The accounts of each parent. */
  readonly inherited: readonly Accounts[];
  readonly steps: readonly Step[] | undefined;
  readonly reverts: CommitFacts | undefined;
}

/** One commit as it concerns one file, with all that is known beside the versions. */
export async function changeOf(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  setting: Setting,
  { after, account }: { readonly after: ReadVersion | null; readonly account: Account },
): Promise<Change> {
  const { concerned, steps, reverts } = setting;
  const collisions = await collisionsOf(walk.past.view, commit, file);
  const before = filesBefore(walk, commit, concerned);
  const elsewhere = await walk.versions.ids?.find({ ...file, after: commit, before });
  const left = account.version === null && after !== null ? account.memory.last : undefined;
  const { isBehind } = walk.run;
  const graph = await fileGraph(walk, commit, file, { ...account, left }, isBehind);
  const revert = await revertOf(walk, reverts, file, account);
  return {
    commit,
    file,
    after,
    context: {
      ...contextOf(walk, commit, file),
      siblings: siblingsIn(concerned, commit).get(file.governance.kind) ?? [],
      collisions: collisions.introduced,
      ...(isBehind ? {} : { elsewhere: elsewhere?.introduced ?? [] }),
      vanished: account.vanished,
      ...(revert === undefined ? {} : { reverts: revert.commit }),
      ...(steps === undefined ? {} : { steps }),
      ...(graph === undefined ? {} : { policy: graph }),
    },
    standing: { collisions: collisions.standing, elsewhere: elsewhere?.standing ?? [] },
    archivesOf: (lost, kept = after) =>
      walk.versions.archives(commit, file, lost, kept, {
        stood: kept === null ? null : account.version,
        standing: account.version,
      }),
    touchedBeside: (parent) => touchedBeside(walk.past, commit, parent),
    broughtTo: (parent) => broughtTo(walk.past, commit, parent),
    keeps: (kept) => isKept(walk, { file, version: after }, kept, commit),
    copiedFrom: () => copiedFrom(walk, commit, file, after),
    isAlike: governedAlike(walk, account),
    ...(graph === undefined || isBehind
      ? {}
      : { graphBefore: () => fileGraph(walk, commit, file, account, true) }),
    ...(revert === undefined ? {} : { revert }),
  };
}

/** The account before a commit that is reverted exactly; a file that it was the first to touch stood there as it was. */
async function revertOf(
  walk: Walk,
  reverts: CommitFacts | undefined,
  file: ConcernedFile,
  account: Account,
): Promise<Change['revert']> {
  if (reverts === undefined) return undefined;
  const [at] = reverts.parents;
  const known = at === undefined ? undefined : walk.memory.at(at).get(file.path);
  if (known !== undefined) return { commit: reverts.id, before: known };
  const version = at === undefined ? null : await walk.versions.at(at, file, file.path);
  return { commit: reverts.id, before: newAccount(file, version, { ...account, at }) };
}

/** What the commit and the run say. */
function contextOf({ past, run }: Walk, commit: CommitFacts, file: ConcernedFile): Context {
  const { message, at } = commit;
  const { guard } = run;
  const { kind } = file.governance;
  const squashed = run.squashOf?.(commit) === undefined ? undefined : 'net';
  return {
    scope: run.scope ?? squashed ?? (commit.parents.length > 1 ? 'merge' : 'step'),
    path: file.path,
    touched: touchedBy(commit),
    others: governedByKind(past.view).get(kind) ?? [],
    ...(run.awaitsMessage ? { awaitsMessage: true } : {}),
    ...(message === undefined ? {} : { message }),
    ...(at === undefined ? {} : { at }),
    prior: priorCommits(past, commit).slice(0, kind.lookback),
    // A failed guard speaks of the head and is judged over the whole range; flips may be taken back before it.
    ...(guard === undefined || guard === 'failure' ? {} : { guard }),
  };
}

/** The nearest first-parent commits before one, nearest first. */
function priorCommits(past: Walk['past'], commit: CommitFacts): readonly PriorCommit[] {
  const prior: PriorCommit[] = [];
  const add = (each: CommitFacts) => prior.push({ message: each.message ?? '', touched: touchedBy(each) });
  let at = parentOf(past, commit);
  while (at !== undefined && prior.length < mostPrior) {
    add(at);
    at = parentOf(past, at);
  }
  for (const behind of past.prior) if (prior.length < mostPrior) add(behind);
  return prior;
}

/** Where the files of a commit stood at its parents; nowhere where a version is judged by itself. */
function filesBefore(
  { run }: Walk,
  commit: CommitFacts,
  concerned: readonly ConcernedFile[],
): EarlierFiles[] {
  if (run.scope === 'snapshot') return [];
  const moved = byPath(concerned);
  return commit.parents.map((at, parent) => ({
    at,
    pathOf: (path) => pathAt(moved.get(path) ?? { path }, parent),
  }));
}

const byPath = onceFor((files: readonly ConcernedFile[]) => new Map(files.map((file) => [file.path, file])));
