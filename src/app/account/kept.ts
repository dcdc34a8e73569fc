import type { Governance } from '../../config/govern.ts';
import { shortDigest } from '../../core/digest.ts';
import { doneEntities, isDoneIn } from '../../core/entity.ts';
import { deleted } from '../../core/file-rules/deleted.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import { groupBy } from '../../formats/group.ts';
import { isArchivePath } from '../files/archives.ts';
import { sameEntry } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf } from '../versions/read-version.ts';
import { type Account, type Kept, mayBegin } from './account.ts';
import type { Said } from './ledger.ts';
import { aboutSame, isAlike } from './subjects.ts';
import { governedAlike, isError, type Walk } from './walk.ts';

/** What takes something done out of a file that no account tells of may take what was archived there behind the base. */
export async function askForKept({ past: { view }, versions, memory }: Walk, { changes }: CommitFacts) {
  for (const change of changes) {
    if (change.before === null || (view.governed().has(change.path) && !isArchivePath(change.path))) continue;
    for (const [governance, paths] of alikeIn(view.named())) {
      const like = paths.find((path) => path !== change.path);
      if (like === undefined || paths.every((path) => memory.asks.has(path))) continue;
      if (!(await versions.losesDone(change, governance, like))) continue;
      await view.settle(paths);
      const governed = view.governed();
      for (const path of paths) if (governed.has(path)) memory.asks.add(path);
    }
  }
}

type Alike = readonly (readonly [governance: Governance, paths: readonly string[]])[];

const known = new WeakMap<
  ReadonlyMap<string, Governance>,
  { readonly size: number; readonly alike: Alike }
>();

/** Files that have one name and are read in one way. */
function alikeIn(named: ReadonlyMap<string, Governance>): Alike {
  const found = known.get(named);
  if (found?.size === named.size) return found.alike;
  const groups = groupBy(named, ([path, { kind, settings }]) =>
    JSON.stringify([kind.id, settings.options, path.slice(path.lastIndexOf('/') + 1)]),
  );
  const alike = [...groups.values()].flatMap((files) =>
    files.slice(0, 1).map(([, governance]) => [governance, files.map(([path]) => path)] as const),
  );
  known.set(named, { size: named.size, alike });
  return alike;
}

/** What takes an archive away that excused something, and leaves none: that is said as if there had been none. */
export async function unkept(
  walk: Walk,
  heads: readonly Account[],
  tip: CommitFacts | undefined,
): Promise<readonly Said[]> {
  const found: Said[] = [];
  if (tip === undefined) return found;
  for (const account of heads)
    for (const kept of account.memory.kept) {
      const took = await lastTaking(walk, kept);
      if (took === undefined || (await isKept(walk, account, kept, tip))) continue;
      const isOpen = ({ refuses }: ReportedFinding) =>
        account.errors.some(({ subjects }) => aboutSame(subjects, refuses));
      const findings = kept.findings.filter(
        (finding) => isOwed(walk, account, kept, finding) && !isOpen(finding),
      );
      const said = findings.map((finding) => asTaken(finding, kept, took));
      found.push(...walk.run.waiving.apply(said).map((finding) => ({ origin: account.origin, finding })));
    }
  return found;
}

/** The last commit that did something to an archive; a merge does what it holds otherwise than any side. */
async function lastTaking(
  { past: { commits, view } }: Walk,
  { archived, commit }: Kept,
): Promise<CommitFacts | undefined> {
  for (const each of [...commits.values()].reverse()) {
    if (each.id === commit || archived.length === 0) return undefined;
    if (each.changes.some(({ path }) => archived.includes(path))) return each;
    for (const parent of each.parents.slice(1))
      for (const path of archived) {
        const held = await view.entry(parent, path);
        if (held !== null && !sameEntry(held, await view.entry(each, path))) return each;
      }
  }
  return undefined;
}

/** In the file itself, in an archive that has an account of its own, or in any other one. */
export async function isKept(
  walk: Walk,
  { version, file }: Pick<Account, 'version' | 'file'>,
  kept: Kept,
  tip: CommitFacts,
): Promise<boolean> {
  const { kind } = file.governance;
  const [old, now] = [docOf(kept.version), docOf(version)];
  if (old !== null && now !== null && kind.plans?.key(old) === kind.plans?.key(now)) {
    const isBack = (id: string) => isDoneIn(kind, now, id) && isAlike(kind, old, now, id);
    const done = [...doneEntities(kind, old)];
    // A log has nothing that is done.
    if (done.length > 0 ? done.every(isBack) : !kind.replaces?.(old, now)) return true;
  }
  for (const path of kept.archived)
    if (
      walk.past.view.governed().get(path)?.kind === kind &&
      (await walk.past.view.entry(tip, path)) !== null
    )
      return true;
  const more = { stood: kept.stood, workedOn: kept.archived };
  return (await walk.versions.archives(tip, file, [kept.version], kept.next, more)).length > 0;
}

/** That a file goes which is governed is told of itself; of a list it is told too mildly for what it kept. */
function isOwed(walk: Walk, account: Account, { archived }: Kept, finding: ReportedFinding): boolean {
  if (!archived.some(governedAlike(walk, account))) return true;
  return account.file.governance.kind.deletion === 'warning' && isError(finding);
}

/** The commit that archived it holds the archive still. */
function asTaken(
  finding: ReportedFinding,
  { archived: [path = ''], commit }: Kept,
  took: CommitFacts,
): ReportedFinding {
  return {
    ...finding,
    message: `this takes away ${path} that kept what went before: ${finding.message}`,
    commits: [took.id],
    // It is another file that has to return.
    refuses: [],
    fingerprint: shortDigest(`${finding.fingerprint} kept nowhere`),
    repair: { ways: [{ how: 'restore', commit, paths: [path], where: 'anywhere' }], place: {} },
  };
}

/**
 * What is said of something that went and is kept nowhere ends, whatever its severity, where a later commit adds an archive of it, or a
 * merge brings one beside it.
 */
export async function archivedLater(
  walk: Walk,
  commit: CommitFacts,
  accounts: Map<string, Account>,
): Promise<boolean> {
  let isRepaired = false;
  const added = commit.changes.filter(({ before, after }) => before === null && after !== null);
  const isMerge = commit.parents.length > 1;
  if (!isMerge && added.length === 0) return isRepaired;
  const among = isMerge ? {} : { among: new Set(added.map(({ path }) => path)) };
  for (const [path, account] of accounts) {
    let now = account;
    for (const owed of account.memory.kept) {
      if (owed.archived.length > 0 || owed.commit === commit.id) continue;
      const { version, stood, next } = owed;
      const archived = await walk.versions.archives(commit, account.file, [version], next, {
        stood,
        ...among,
      });
      if (archived.length === 0) continue;
      for (const id of owed.ids) walk.run.ledger.close(id, { how: 'repaired', at: commit.id, into: [] });
      now = archivedIn(walk, now, owed, { ...owed, archived, commit: commit.id });
    }
    if (now === account) continue;
    isRepaired = true;
    accounts.set(path, now);
  }
  return isRepaired;
}

function archivedIn(walk: Walk, account: Account, owed: Kept, kept: Kept): Account {
  const { memory, errors, version } = account;
  const isGone = version === null && kept.findings.some(({ ruleId }) => ruleId === deleted.id);
  const isElsewhere = kept.archived.some(governedAlike(walk, account));
  return {
    ...account,
    errors: errors.filter(({ id }) => !kept.ids.includes(id)),
    memory: { ...memory, kept: memory.kept.map((each) => (each === owed ? kept : each)) },
    mayBegin: account.mayBegin || (isGone && mayBegin(account, docOf(kept.version), isElsewhere)),
  };
}
