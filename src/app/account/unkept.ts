import type { Governance } from '../../config/govern.ts';
import { shortDigest } from '../../core/digest.ts';
import { doneEntities, isDoneIn } from '../../core/entity.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import { groupBy } from '../../core/group.ts';
import { isArchivePath, mayHaveKept } from '../files/archives.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf } from '../versions/read-version.ts';
import type { Account, Kept } from './account.ts';
import { isError } from './change.ts';
import type { Said } from './ledger.ts';
import { isAlike } from './subjects.ts';
import { governedAlike, type Walk } from './walk.ts';

/** What takes something done out of a file that no account tells of may take what was archived there behind the base. */
export async function askForKept({ past: { view }, versions, memory }: Walk, { changes }: CommitFacts) {
  for (const change of changes) {
    if (change.before === null || (view.governed().has(change.path) && !isArchivePath(change.path))) continue;
    for (const [like, , paths] of alikeIn(view.named()))
      if (like === change.path || mayHaveKept(change, like)) await view.settle(paths);
    for (const [like, governance, paths] of alikeIn(view.governed())) {
      if (!mayHaveKept(change, like) || paths.every((path) => memory.asks.has(path))) continue;
      if (!(await versions.losesDone(change, governance))) continue;
      for (const path of paths) memory.asks.add(path);
    }
  }
}

type Alike = readonly (readonly [like: string, governance: Governance, paths: readonly string[]])[];

const known = new WeakMap<
  ReadonlyMap<string, Governance>,
  { readonly size: number; readonly alike: Alike }
>();

/** Governed files that have one name and are read in one way. */
function alikeIn(governed: ReadonlyMap<string, Governance>): Alike {
  const found = known.get(governed);
  if (found?.size === governed.size) return found.alike;
  const groups = groupBy(governed, ([path, { kind, settings }]) =>
    JSON.stringify([kind.id, settings.options, path.slice(path.lastIndexOf('/') + 1)]),
  );
  const alike = [...groups.values()].flatMap((files) =>
    files.slice(0, 1).map(([path, governance]) => [path, governance, files.map(([each]) => each)] as const),
  );
  known.set(governed, { size: governed.size, alike });
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
      const took = [...walk.past.commits.values()].findLast(
        ({ id, changes }) => id !== kept.commit && changes.some(({ path }) => kept.archived.includes(path)),
      );
      if (took === undefined || (await isKept(walk, account, kept, tip))) continue;
      const findings = kept.findings.filter((finding) => isOwed(walk, account, kept, finding));
      const said = findings.map((finding) => asTaken(finding, kept, took));
      found.push(...walk.run.waiving.apply(said).map((finding) => ({ origin: account.origin, finding })));
    }
  return found;
}

/** In the file itself, in an archive that has an account of its own, or in any other one. */
async function isKept(
  walk: Walk,
  { version, file }: Account,
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
  return (await walk.versions.archives(tip, file, [kept.version], null, more)).length > 0;
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
    repair: { run: `git checkout ${commit.slice(0, 12)} --`, path },
  };
}
