import type { Step } from '../../core/context.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import { concernedFiles } from '../files/concerned-files.ts';
import { judgeVersions } from '../judge/judge-versions.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { loadVersions } from '../versions/commit-versions.ts';
import { docOf, isUnreadable, type ReadVersion } from '../versions/read-version.ts';
import { type Account, newAccount } from './account.ts';
import { changeOf, type Setting } from './circumstances.ts';
import { type JudgedFile, withFlips } from './flips.ts';
import { accountsOf, baseAccounts, joined, joinedAccounts, withErrors } from './inherited.ts';
import { judgeMerge } from './judge-merge.ts';
import { judgeStep } from './judge-step.ts';
import { archivedLater, askForKept } from './kept.ts';
import { mayReturn, movedAway } from './memory.ts';
import { opened } from './opened.ts';
import { passOver, sayOfPrevious, unreadableSides } from './pass-over.ts';
import { remember, revertedCommit } from './reverts.ts';
import { resumed } from './settle.ts';
import { sameVersion } from './subjects.ts';
import { goBack, takenBack } from './take-back.ts';
import {
  type Accounts,
  type Change,
  isError,
  type JudgedChange,
  type Run,
  setupOf,
  type Walk,
  type Walked,
} from './walk.ts';

/** Judges every governed file that one commit concerns. Parents come before their children. */
export async function walkCommit(
  walk: Walk,
  commit: CommitFacts,
  steps: readonly Step[] | undefined,
): Promise<Walked[]> {
  const { past, memory, only } = walk;
  past.view.moveTo(commit);
  const inherited = commit.parents.map((parent) => memory.at(parent));
  const accounts = joinedAccounts(inherited);
  const all = await concernedFiles(walk, commit, withErrors(inherited));
  const concerned = only === undefined ? all : all.filter(({ path }) => only.has(path));
  const reverts = concerned.length === 0 ? undefined : revertedCommit(walk, commit);
  const setting = { concerned, inherited, steps, reverts };
  if (concerned.length > 1) walk.versions.expect(blobsOf(commit, concerned));
  const walked: Walked[] = [];
  const files: JudgedFile[] = [];
  for (const file of concerned) {
    const { judged, versions } = await judgeFile(walk, commit, file, setting);
    const { step, notJudged, notices = [] } = judged.judgement;
    files.push({ judged, versions });
    // No more of it: a finding may hold a whole document.
    walked.push({
      findings: judged.findings,
      notJudged,
      notices,
      transition: {
        file: file.path,
        kind: file.governance.kind.id,
        commit: commit.id,
        ...(step === undefined ? {} : { step }),
      },
    });
  }
  const after = await withFlips(walk, commit, files, accounts);
  for (const account of after) leaveBehind(accounts, account, commit, inherited);
  for (const account of refusedAsOne(walk, after, commit)) accounts.set(account.file.path, account);
  const isRepaired = await archivedLater(walk, commit, accounts);
  if (!walk.run.isBehind && walk.run.scope !== 'snapshot') await askForKept(walk, commit);
  past.commits.set(commit.id, commit);
  remember(memory.made, commit);
  const [first, ...others] = inherited;
  const isUntouched = concerned.length === 0 && others.length === 0 && !isRepaired;
  memory.accounts.set(commit.id, isUntouched && first !== undefined ? first : accounts);
  return walked;
}

/** What a commit took away of its files, and what it brought, file by file. */
function blobsOf({ changes }: CommitFacts, concerned: readonly ConcernedFile[]): ObjectId[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  return concerned.flatMap(({ path }) => {
    const { before = null, after = null } = changed.get(path) ?? {};
    return [before, after].flatMap((entry) => (entry?.nature === 'regular' ? [entry.blob] : []));
  });
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
  const { run, memory } = walk;
  const found = await loadVersions(walk, commit, file);
  const known = accountsOf(walk, commit, file, setting.inherited, found.parents);
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
  if (run.scope === 'snapshot')
    return { versions, judged: judgeAlone(run, first, versions.parents[0] ?? null, change) };
  const isMerge = commit.parents.length > 1;
  const [only = first] = isMerge && isUnreadable(change.after) ? [unreadableSides(own)] : own;
  const judged =
    isMerge && !isUnreadable(change.after)
      ? await judgeMerge(run, own, baseAccounts(walk, file, versions.bases), change)
      : await judgeChange(run, only, change);
  const { basePath } = judged.account;
  const asks = () =>
    judged.findings.some(isError) || known.some((each) => mayReturn(each, change.after).size > 0);
  if (!memory.asks.has(basePath) && asks()) memory.asks.add(basePath);
  return { versions, judged };
}

/** Judges one version by itself, as if it had no history. */
function judgeAlone(run: Run, account: Account, before: ReadVersion | null, change: Change): JudgedChange {
  const judgement = judgeVersions(setupOf(run, change), before, change.after, change.context);
  const origin = { from: before, ground: null };
  const { findings, errors } = opened(run, account, change, judgement.findings, origin);
  const { commit, after } = change;
  return { account: { ...account, at: commit.id, version: after, errors }, findings, judgement };
}

/** Judges what a commit did to one file on one line of history: it breaks it, goes back, or goes on. */
async function judgeChange(run: Run, standing: Account, change: Change): Promise<JudgedChange> {
  const { after, revert, file } = change;
  if (isUnreadable(after)) return passOver(run, standing, change);
  if (standing.passed !== undefined) sayOfPrevious(run, standing, change);
  const account = resumed(run, standing, change);
  if (!sameVersion(file.governance.kind, account.version, after)) {
    if (revert !== undefined) return goBack(run, account, change, { time: revert.before, how: 'reverted' });
    const taken = takenBack(run, account, after);
    if (taken?.before !== undefined)
      return goBack(run, account, change, { time: taken.before, how: 'taken-back', of: taken.commit });
  }
  const isNew = account.version === null && account.memory.last === undefined;
  const copied = isNew ? await change.copiedFrom() : null;
  return copied === null ? judgeStep(run, account, change) : judgeCopy(run, account, change, copied);
}

/** A file that repeats a standing one comes as that stands, and then a step is done. */
async function judgeCopy(
  run: Run,
  account: Account,
  change: Change,
  copied: ReadVersion,
): Promise<JudgedChange> {
  const come = await judgeStep(run, account, { ...change, after: copied });
  const done = await judgeStep(run, come.account, change);
  const { touch } = done.account;
  const refused = touch?.refused === true || come.account.touch?.refused === true;
  return {
    ...done,
    account:
      touch === undefined ? done.account : { ...done.account, touch: { ...touch, refused, before: account } },
    findings: [...come.findings, ...done.findings],
  };
}
