import { doneEntities, isDoneIn, same } from '../contract/entity.ts';
import type { Finding, ReportedFinding } from '../contract/finding.ts';
import { splitSubject, subjectOf } from '../contract/subject.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { docsBeside } from '../walk/beside.ts';
import type { FileTrack } from '../walk/file-track.ts';
import type { Walk } from '../walk/walk.ts';
import { isOfGuard, type RangeFacts, rangeContext } from './judge-range.ts';
import { judgeVersions } from './judge-versions.ts';
import { versionAt } from './version-at.ts';

/** What one list of a range claims. */
export interface Claimed {
  /** The file that has the list, or had it. */
  readonly head: FileTrack;
  /** Where the list is now: the file's own path, or that of an archive. */
  readonly path: string;
  /** The last state of the list. */
  readonly version: ReadVersion;
  /** Ids of the items that are done in it and were not at the base. */
  readonly ids: ReadonlySet<string>;
}

/** A list, and the done items of it that are asked about: all of them where none are named. */
interface List extends Omit<Claimed, 'ids'> {
  readonly of?: ReadonlySet<string> | undefined;
}

/**
 * What is done in the last state of each list of the range and was not done at the base (docs/judging.md, 4, Claims). What another
 * file had done there, as a list that was copied or archived, is not claimed again, and the same finished item is claimed once.
 */
export async function claimsOf(walk: Walk, heads: readonly FileTrack[]): Promise<readonly Claimed[]> {
  const present = heads.flatMap(presentList);
  const claims: Claimed[] = [];
  for (const list of [...present, ...(await listsThatLeft(walk, heads))]) {
    const isKnown = (id: string) =>
      claims.some((each) => each.ids.has(id) && isSameIn(list, docOf(each.version), id));
    const ids = (await turnedDone(walk, list)).filter((id) => !isKnown(id));
    if (ids.length > 0) claims.push({ ...list, ids: new Set(ids) });
  }
  return claims;
}

function presentList(head: FileTrack): List[] {
  const { current, baseline } = head.track;
  return current === null || baseline === null ? [] : [{ head, path: head.file.path, version: baseline }];
}

/** Lists that were deleted, archived, or gave way to another plan in the range, and items that were taken out of one. */
async function listsThatLeft(walk: Walk, heads: readonly FileTrack[]): Promise<readonly List[]> {
  const present = new Set(heads.map(({ file }) => file.path));
  const lists: List[] = [];
  for (const head of heads) {
    const { file, archives = [], taken = [] } = head;
    for (const path of archives.filter((each) => !present.has(each))) {
      const version = await walk.versions.at(walk.past.range.head, file, path);
      if (version !== null) lists.push({ head, path, version });
    }
    for (const { version, ids } of taken) lists.push({ head, path: file.path, version, of: ids });
  }
  return lists;
}

async function turnedDone(walk: Walk, list: List): Promise<readonly string[]> {
  const { head, version, path, of } = list;
  const { kind } = head.file.governance;
  const { base: at } = walk.past.range;
  const before = await versionAt(walk, at, head);
  const [base, doc] = [docOf(before), docOf(version)];
  const names = base === null || doc === null ? undefined : kind.entities.names?.renames(base, doc);
  const former = new Map([...(names ?? [])].map(([old, now]) => [now, old]));
  const turned = [...(of ?? doneEntities(kind, doc))].filter(
    (id) => !isDoneIn(kind, base, former.get(id) ?? id),
  );
  const beside = await docsBeside(walk, head.file, [at], before, version);
  const others = [docOf(await walk.versions.at(at, head.file, path)), ...beside];
  return turned.filter((id) => !others.some((other) => isSameIn(list, other, id)));
}

/** Whether another list has an item done as well, with the same content. */
function isSameIn({ head, version }: Pick<List, 'head' | 'version'>, other: unknown, id: string): boolean {
  const { kind } = head.file.governance;
  return isDoneIn(kind, other, id) && same(kind, other, docOf(version), subjectOf(id));
}

/** What a guard that failed refutes: every claim. */
export async function judgeClaims(
  walk: Walk,
  claims: readonly Claimed[],
  facts: RangeFacts,
): Promise<readonly ReportedFinding[]> {
  if (walk.run.guard !== 'failure') return [];
  const reported: ReportedFinding[] = [];
  for (const { head, path, version, ids } of claims) {
    const { governance } = head.file;
    const setup = { ...governance, path, limits: walk.run.limits };
    const before = await versionAt(walk, walk.past.range.base, head);
    const context = { ...(await rangeContext(walk, head, facts)), path, flipped: [...ids] };
    const { findings } = judgeVersions(setup, before, version, context);
    const isClaimed = ({ ruleId, subject }: Finding) =>
      isOfGuard(governance.kind, ruleId) && ids.has(splitSubject(subject).entity);
    reported.push(...reportFindings(setup, findings.filter(isClaimed), { before, after: version }));
  }
  return walk.run.waiving.apply(reported);
}
