import type { Step } from '../../core/context.ts';
import type { ReportedTransition } from '../../core/report.ts';
import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import { concernedFiles } from '../files/concerned-files.ts';
import { collisionsOf } from '../files/path-collisions.ts';
import { claimedBetween } from '../judge/judge-versions.ts';
import type { CommitFacts } from '../ports.ts';
import { type BaseVersion, loadVersions } from '../versions/commit-versions.ts';
import { fileGraph } from '../versions/file-graph.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, docOf, newAccount } from './account.ts';
import { archivedLater, governedAlike } from './archived-later.ts';
import { type Change, isError, type JudgedChange } from './change.ts';
import { contextOf, filesBefore } from './circumstances.ts';
import { joined } from './join.ts';
import { judgeAlone } from './judge-alone.ts';
import { judgeMerge } from './judge-merge.ts';
import { judgeStep } from './judge-step.ts';
import { movedAway } from './moved-away.ts';
import { revertedCommit, shapeOf } from './reverts.ts';
import { type Accounts, accountsAt, type Walk } from './walk.ts';

/** One file's transition in one commit, as reports list it. */
export interface Walked extends Pick<JudgedChange, 'judgement' | 'findings'> {
  readonly transition: ReportedTransition;
  /** Ids of the entities that turned done. */
  readonly claimed: readonly string[];
}

/** What judging the files of one commit shares. */
interface Setting {
  readonly concerned: readonly ConcernedFile[];
  /** The accounts of each parent. */
  readonly inherited: readonly Accounts[];
  readonly steps: readonly Step[] | undefined;
  readonly reverts: CommitFacts | undefined;
}

/** Judges every governed file that one commit concerns. Parents come before their children. */
export async function walkCommit(
  walk: Walk,
  commit: CommitFacts,
  steps: readonly Step[] | undefined,
): Promise<Walked[]> {
  const { past, memory, only } = walk;
  past.view.moveTo(commit);
  const inherited = commit.parents.map((parent) => accountsAt(walk, parent));
  const accounts = joinedAccounts(inherited);
  const all = await concernedFiles(walk, commit, withErrors(inherited));
  const concerned = only === undefined ? all : all.filter(({ path }) => only.has(path));
  const setting = { concerned, inherited, steps, reverts: revertedCommit(walk, commit) };
  const walked: Walked[] = [];
  const after: Account[] = [];
  for (const file of concerned) {
    const { judged, versions } = await judgeFile(walk, commit, file, setting);
    const { step } = judged.judgement;
    const { kind } = file.governance;
    after.push(judged.account);
    walked.push({
      ...judged,
      transition: {
        file: file.path,
        kind: kind.id,
        commit: commit.id,
        ...(step === undefined ? {} : { step }),
      },
      // What a merge brings together was claimed where it was done.
      claimed:
        commit.parents.length > 1 || walk.manner.scope === 'snapshot'
          ? []
          : claimedBetween(kind, versions.parents[0] ?? null, versions.after),
    });
  }
  for (const account of after) leaveBehind(accounts, account, commit, inherited);
  for (const account of refusedAsOne(walk, after, commit)) accounts.set(account.file.path, account);
  const isRepaired = await archivedLater(walk, commit, accounts);
  past.commits.set(commit.id, commit);
  memory.shapes.set(shapeOf(commit), commit);
  const [first, ...others] = inherited;
  const isUntouched = concerned.length === 0 && others.length === 0 && !isRepaired;
  memory.accounts.set(commit.id, isUntouched && first !== undefined ? first : accounts);
  return walked;
}

/** Of a merge, files about which some parent's account has something open are judged whatever they hold. */
function withErrors(inherited: readonly Accounts[]): ReadonlySet<string> {
  if (inherited.length < 2) return new Set();
  return new Set(
    inherited.flatMap((each) => [...each].flatMap(([path, { errors }]) => (errors.length > 0 ? [path] : []))),
  );
}

/** What each parent remembers of files that the commit leaves alone. */
function joinedAccounts(inherited: readonly Accounts[]): Map<string, Account> {
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

/** At the path from which a file was moved, what stood there is remembered. */
function leaveBehind(
  accounts: Map<string, Account>,
  { file }: Account,
  commit: CommitFacts,
  inherited: readonly Accounts[],
): void {
  for (const [parent, origin] of (file.origins ?? []).entries()) {
    const account = inherited[parent]?.get(origin);
    if (origin === file.path) continue;
    if (account === undefined) accounts.delete(origin);
    else accounts.set(origin, movedAway(account, commit));
  }
}

/** A commit is refused as one: what it did to another file may be taken back with it. */
function refusedAsOne(
  { memory }: Walk,
  accounts: readonly Account[],
  commit: CommitFacts,
): readonly Account[] {
  const isRefused = ({ touch }: Account) => touch?.commit === commit.id && touch.refused;
  const one = accounts.some(isRefused);
  return accounts.map((account) => {
    const { touch, basePath } = account;
    if (one) memory.asks.add(basePath);
    if (account.at !== commit.id || touch?.commit !== commit.id) return account;
    if (one && touch.before !== undefined) return { ...account, touch: { ...touch, refused: true } };
    // Nothing leads back to what stood before an accepted change.
    const { before: _, ...kept } = touch;
    return { ...account, touch: kept };
  });
}

async function judgeFile(walk: Walk, commit: CommitFacts, file: ConcernedFile, setting: Setting) {
  const found = await loadVersions(walk, commit, file);
  const known = await accountsOf(walk, commit, file, setting.inherited, found.parents);
  const isGone = found.after === null && known.some(({ version }) => docOf(version) !== null);
  // A file that only says how others are read may go, and these still hold what was done.
  const versions = isGone ? { ...found, after: await walk.versions.left(commit, file, file.path) } : found;
  const [first = newAccount(file, null, { origin: file.path, basePath: file.path, at: undefined })] = known;
  const change = await changeOf(walk, commit, file, setting, {
    after: versions.after,
    account: joined(known, first),
  });
  const graph = change.context.policy;
  const own = known.map((account) => ({ ...account, graph }));
  if (walk.manner.scope === 'snapshot')
    return { versions, judged: judgeAlone(walk.run, first, versions.parents[0] ?? null, change) };
  const [only = first] = own;
  const judged =
    commit.parents.length > 1
      ? await judgeMerge(walk.run, own, await baseAccounts(walk, file, versions.bases), change)
      : await judgeStep(walk.run, only, change);
  if (judged.findings.some(isError)) walk.memory.asks.add(judged.account.basePath);
  return { versions, judged };
}

/** The account of each parent; a file of which nothing is known yet is taken as it stands. */
async function accountsOf(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  inherited: readonly Accounts[],
  versions: readonly (ReadVersion | null)[],
): Promise<readonly Account[]> {
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

async function baseAccounts(
  walk: Walk,
  file: ConcernedFile,
  bases: readonly BaseVersion[],
): Promise<readonly Account[]> {
  return bases.map(({ at, path, version }) => {
    const known = accountsAt(walk, at).get(path);
    return known ?? newAccount({ ...file, path }, version, { origin: path, basePath: path, at });
  });
}

async function changeOf(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  { concerned, steps, reverts }: Setting,
  { after, account }: { readonly after: ReadVersion | null; readonly account: Account },
): Promise<Change> {
  const collisions = await collisionsOf(walk.past.view, commit, file);
  const before = filesBefore(walk, commit, concerned);
  const elsewhere = await walk.ids?.find({ ...file, after: commit, before });
  const left = after === null ? undefined : account.memory.last;
  const graph = await fileGraph(
    walk,
    commit,
    file,
    { ...account, left: account.version === null ? left : undefined },
    walk.run.isBehind,
  );
  const revert = await revertOf(walk, reverts, file, account);
  return {
    commit,
    file,
    after,
    context: contextOf(walk, commit, file, {
      concerned,
      steps,
      collisions: collisions.introduced,
      elsewhere: elsewhere?.introduced ?? [],
      vanished: account.vanished,
      graph,
      reverts: revert?.commit,
    }),
    standing: { collisions: collisions.standing, elsewhere: elsewhere?.standing ?? [] },
    archivesOf: (lost, kept = after) => walk.findArchives(commit, file, lost, kept),
    isAlike: governedAlike(walk, account),
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
  const known = at === undefined ? undefined : accountsAt(walk, at).get(file.path);
  if (known !== undefined) return { commit: reverts.id, before: known };
  const version = at === undefined ? null : await walk.versions.at(at, file, file.path);
  return { commit: reverts.id, before: newAccount(file, version, { ...account, at }) };
}
