import { caseCollision } from '../../core/file-rules/case-collision.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { Texts } from '../../core/kind.ts';
import type { Repair, RepairPlace, RepairWay } from '../../core/repair.ts';
import { textLines } from '../../core/text-lines.ts';
import { changesBetween, unifiedDiff } from '../../core/unified-diff.ts';
import type { Limits } from '../../formats/limits.ts';
import type { Account, OpenError } from '../account/account.ts';
import { standingVersion } from '../account/memory.ts';
import { type Checkout, type WayBack, wayBack } from '../account/way-back.ts';
import { docOf, isUnreadable, textsOf } from '../versions/read-version.ts';
import { type FileRepair, pathOf, repairTexts, writtenPaths } from './repair-text.ts';

/** Longer patches are for the command alone: every finding of a file carries the same one, and a line may be a whole file. */
const mostLines = 60;
const mostCharacters = 16_000;

const noTexts: Texts = new Map();

/** What would repair a file, and the ways that lead there without writing. */
export interface PlannedRepair extends FileRepair {
  readonly back: WayBack;
  /** What it leaves as it is: the way back of these is in their words. */
  readonly left?: readonly ReportedFinding[];
}

/** What would repair a file at the head of a range; undefined where nothing of it stands refused. */
export function fileRepair(given: Account, limits: Limits): PlannedRepair | undefined {
  const byGraph = given.errors.filter(({ isByGraph }) => isByGraph === true);
  const account = without(given, byGraph);
  if (account.errors.every(({ isBehind }) => isBehind)) return undefined;
  const back = wayBack(account);
  const { path, governance } = account.file;
  const { version } = account;
  const before = version === null ? noTexts : (textsOf(version) ?? noTexts);
  const after = wantedTexts(account, back, limits);
  const parts = governance.kind.parts(path, governance.settings.options);
  const own = version?.content.target ?? path;
  const paths = new Map([['', own], ...parts.map(({ role, glob }) => [role, glob] as const)]);
  return {
    path,
    before,
    after: after === undefined ? undefined : changed(before, after),
    subjects: back.subjects,
    paths,
    back,
    ...(isUnreadable(version) ? { unread: version?.file.nature === 'regular' ? 'text' : 'other' } : {}),
    left: byGraph.map(({ finding }) => finding),
  };
}

/** What a hook would not let go back is left as it is, and so is every commit to which it would go back. */
function without(account: Account, left: readonly OpenError[]): Account {
  if (left.length === 0) return account;
  const errors = account.errors.filter((error) => !left.includes(error));
  return { ...account, errors, touch: undefined };
}

function changed(before: Texts, after: Texts): Texts {
  return new Map([...after].filter(([part, text]) => before.get(part) !== text));
}

/** The texts of what stands accepted, written into those that stand. What cannot be read is nobody's to write over. */
function wantedTexts(account: Account, { accepted, subjects }: WayBack, limits: Limits): Texts | undefined {
  const { kind, settings } = account.file.governance;
  const standing = standingVersion(account);
  if (accepted === null || standing === null || isUnreadable(account.version)) return undefined;
  const file = { kind, settings, limits, path: account.file.path };
  const own =
    docOf(accepted) === docOf(standing) ? noTexts : repairTexts(file, standing, docOf(accepted), subjects);
  const texts = textsOf(standing);
  if (own === undefined || texts === undefined) return undefined;
  return standing === account.version ? own : new Map([...texts, ...own]);
}

/** What goes back, with the ways to do it: restoring the file where that alone is enough, else writing (docs/judging.md). */
export function repairOf(repair: PlannedRepair, place: RepairPlace): Repair | undefined {
  const { path, after, back, unread } = repair;
  const isWritten = after !== undefined && after.size > 0;
  const isRestored = unread === undefined && (!isWritten || (back.commit && isJustThat(repair, back.commit)));
  const write: RepairWay = {
    how: 'write',
    paths: [path, ...writtenPaths(repair).filter((each) => each !== path)],
  };
  const ways = [
    ...(isRestored && back.commit !== undefined ? [restoring(back.commit, 'head')] : []),
    ...(isWritten ? [write] : otherWays(repair, write)),
  ];
  const patch = patchOf(repair);
  return ways.length === 0 ? undefined : { ways, place, ...(isShort(patch) ? { patch } : {}) };
}

/** Where nothing can be written: the last version without errors as a whole, or no file where there was none. */
function otherWays({ path, after, back, unread }: PlannedRepair, write: RepairWay): RepairWay[] {
  if (back.takenBack === undefined) return back.isUnborn ? [{ how: 'remove', paths: [path] }] : [];
  const loses = lossOf(unread, after);
  const restore = { ...restoring(back.takenBack, 'index'), ...(loses === undefined ? {} : { loses }) };
  return unread === undefined ? [restore, write] : [restore];
}

/** What a checkout takes along: what cannot be read, or what the format has no edit for, goes back as a whole. */
function lossOf(unread: PlannedRepair['unread'], after: Texts | undefined): string | undefined {
  if (unread !== undefined) return unread === 'text' ? 'all edits since' : undefined;
  return after === undefined ? 'all other edits since' : undefined;
}

/**
 * Whether the file would be what the command writes, but for how that lays out or words what it puts in anew; else a checkout takes
 * something along that the kind does not read.
 */
function isJustThat({ before, after }: PlannedRepair, { texts }: Checkout): boolean {
  const bare = (text = '') => text.replaceAll(/\s+/g, '');
  const [now = '', then = ''] = [before.get(''), texts?.get('')];
  const written = after?.get('') ?? now;
  return bare(written) === bare(then) || isAnewAlone(now, written, then);
}

/** Whether two texts differ only where one of them puts whole lines into a third, such as an item that comes back without its comment. */
function isAnewAlone(now: string, written: string, then: string): boolean {
  const [old, own, other] = [textLines(now), textLines(written), textLines(then)];
  const anew = new Set(
    changesBetween(old, own)
      .filter(({ removed }) => removed.length === 0)
      .flatMap(({ after, added }) => added.map((_, index) => after + index)),
  );
  // A line that comes besides is a part of what comes anew only within it.
  return changesBetween(own, other).every(({ before, removed }) =>
    removed.length > 0
      ? removed.every((_, index) => anew.has(before + index))
      : anew.has(before - 1) && anew.has(before),
  );
}

function restoring({ at, path, besides }: Checkout, where: 'head' | 'index'): RepairWay & { how: 'restore' } {
  return { how: 'restore', commit: at, paths: [path, ...besides], where };
}

function isShort(patch: string): boolean {
  return patch !== '' && patch.length <= mostCharacters && patch.split('\n').length - 1 <= mostLines;
}

/** A part that is emptied is a file that goes. */
function patchOf(repair: FileRepair): string {
  const { before, after = noTexts } = repair;
  return [...after]
    .map(([part, text]) => {
      const isGone = part !== '' && text === '';
      return unifiedDiff(pathOf(repair, part), before.get(part), isGone ? undefined : text);
    })
    .join('');
}

/** Adds to each open error what goes back. */
export function withRepairs(
  findings: readonly ReportedFinding[],
  planned: PlannedRepair | undefined,
  place: RepairPlace,
  isOfGuard: (ruleId: string) => boolean = () => false,
): ReportedFinding[] {
  const isStanding = (finding: ReportedFinding) =>
    finding.severity === 'error' &&
    finding.ended === undefined &&
    finding.refuses.length > 0 &&
    // No value that could be put back makes a guard succeed.
    !isOfGuard(finding.ruleId) &&
    planned?.left?.includes(finding) !== true;
  if (planned === undefined || !findings.some(isStanding)) return [...findings];
  const shared = repairOf(planned, place);
  return findings.map((finding) => {
    if (!isStanding(finding)) return finding;
    const repair = finding.ruleId === caseCollision.id ? withoutTwin(finding, planned, place) : shared;
    if (repair === undefined) return finding;
    // What the repair would take away although it is in no accepted version, the rule says.
    const { loses } = finding.data ?? {};
    return { ...finding, repair: typeof loses === 'string' ? { ...repair, loses } : repair };
  });
}

/** Of two paths that are the same but for case, the one that came last goes. */
function withoutTwin(
  { file, data }: ReportedFinding,
  { back }: PlannedRepair,
  place: RepairPlace,
): Repair | undefined {
  const twins = Array.isArray(data?.paths) ? data.paths.map(String) : [];
  const paths = back.isUnborn ? [file] : twins;
  return paths.length === 0 ? undefined : { ways: [{ how: 'remove', paths }], place };
}
