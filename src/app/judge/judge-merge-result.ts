import type { Governance } from '../../config/govern.ts';
import type { Context, IdElsewhere } from '../../core/context.ts';
import { same } from '../../core/entity.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import { onceFor } from '../../formats/once-for.ts';
import { type Account, newAccount, type Stretch } from '../account/account.ts';
import { setupOf, type Walk } from '../account/walk.ts';
import { sameParts } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { judgeVersions } from './judge-versions.ts';

/** Judges what merging a range would do to one file, as a whole (docs/judging.md, Scopes). */
export async function judgeMergeResult(
  walk: Walk,
  heads: readonly Account[],
  account: Account,
  mergeResult: ObjectId,
): Promise<readonly ReportedFinding[]> {
  const { run, past, versions } = walk;
  const { file, stretches, graph, version: head } = account;
  const base = past.range.tip ?? past.range.base;
  const tip = await versionAt(walk, base, account);
  const result = await versions.at(mergeResult, file, file.path);
  const elsewhere = await idsElsewhere(walk, heads, file, { after: mergeResult, before: [base] });
  // A merge that leaves what the head has, or what the tip has, brings nothing of the file itself that was not judged.
  const isKnown = result === head || result === tip;
  if (isKnown && elsewhere.length === 0) return [];
  const setup = setupOf(run, account);
  const context: Context = {
    scope: 'net',
    path: file.path,
    isMerged: true,
    elsewhere,
    ...(run.guard === undefined ? {} : { guard: run.guard }),
    ...(graph === undefined ? {} : { policy: graph }),
  };
  const { findings } = judgeVersions(setup, tip, result, context);
  const exempt = cutEntities(file.governance.kind, stretches);
  const own = findings.filter(
    ({ subject, ruleId }) =>
      !exempt.has(splitSubject(subject).entity) && (!isKnown || isAboutOthers(file.governance.kind, ruleId)),
  );
  return run.waiving.apply(reportFindings(setup, own, { before: tip, after: result }));
}

/** Whether a rule compares a file with others. */
function isAboutOthers({ rules }: StateKind, ruleId: string): boolean {
  return rules.some(({ id, needs = [] }) => id === ruleId && needs.includes('elsewhere'));
}

/** What a rotation replaced, or a revert took back: the entities that differ across a cut. */
function cutEntities(kind: StateKind, stretches: readonly Stretch[]): Set<string> {
  const exempt = new Set<string>();
  for (const [index, { to }] of stretches.entries()) {
    const [earlier, later] = [docOf(to), docOf(stretches[index + 1]?.from)];
    if (earlier === null || later === null) continue;
    for (const id of [...kind.entities(earlier), ...kind.entities(later)]) {
      if (!same(kind, earlier, later, subjectOf(id))) exempt.add(id);
    }
  }
  return exempt;
}

/**
 * The governed files that merging a range changes although the range leaves them alone, as they stand at the tip of the base
 * side: what a merge makes up is judged wherever it stands.
 */
export async function accountsBeside(
  walk: Walk,
  heads: readonly Account[],
  mergeResult: ObjectId,
): Promise<readonly Account[]> {
  const { view, range } = walk.past;
  const tip = range.tip ?? range.base;
  await learn(walk, mergeResult);
  const known = new Set(
    heads.flatMap(({ file, basePath, sidePaths }) => [file.path, basePath, ...sidePaths]),
  );
  const beside: Account[] = [];
  for (const [path, governance] of view.named()) {
    if (known.has(path)) continue;
    const parts = await view.parts(tip, path, governance);
    if (sameParts(parts, await view.parts(mergeResult, path, governance))) continue;
    await view.settle([path]);
    if (!view.governed().has(path)) continue;
    beside.push(await accountAt(walk, tip, path, governance));
  }
  return beside;
}

/** What only the merge result holds may be governed too. */
async function learn({ past: { history, view, obstacles } }: Walk, mergeResult: ObjectId): Promise<void> {
  const tree = await history.tree(mergeResult);
  if (!tree.ok) obstacles.push(tree.obstacle);
  else view.learn([...tree.value].map(([path, after]) => ({ path, before: null, after })));
}

async function accountAt(
  { past: { view }, versions }: Walk,
  at: ObjectId,
  path: string,
  governance: Governance,
): Promise<Account> {
  const version = await versions.at(at, { governance }, path);
  const parts = await view.parts(at, path, governance);
  const graph =
    governance.kind.policy === undefined ? undefined : await versions.graph(governance, parts, path);
  const account = newAccount({ path, governance }, version, { origin: path, basePath: path, at });
  return graph === undefined ? account : { ...account, graph };
}

/** The ids that a range, or merging it, brought into a file although another one holds them. */
export async function idsElsewhere(
  walk: Walk,
  heads: readonly Account[],
  file: Account['file'],
  { after, before }: { readonly after: ObjectId | CommitFacts; readonly before: readonly ObjectId[] },
): Promise<readonly IdElsewhere[]> {
  const basePaths = basePathsOf(heads);
  const pathOf = (path: string) => basePaths.get(path) ?? path;
  const found = await walk.versions.ids?.find({
    ...file,
    after,
    before: before.map((at) => ({ at, pathOf })),
  });
  return found?.introduced ?? [];
}

const basePathsOf = onceFor(
  (heads: readonly Account[]) => new Map(heads.map((each) => [each.file.path, each.basePath])),
);

/** The file as another line of history has it, which may have moved it since the range began. */
export async function versionAt(
  { versions }: Walk,
  commit: ObjectId,
  { file, basePath, sidePaths }: Account,
): Promise<ReadVersion | null> {
  for (const path of [basePath, ...sidePaths]) {
    const version = await versions.at(commit, file, path);
    if (version !== null) return version;
  }
  return null;
}
