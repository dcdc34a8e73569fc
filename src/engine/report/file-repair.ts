import type { Limits } from '../../formats/limits.ts';
import type { ReportedFinding } from '../contract/finding.ts';
import type { Texts } from '../contract/kind.ts';
import type { Repair, RepairPlace, RepairWay } from '../contract/repair.ts';
import { splitSubject } from '../contract/subject.ts';
import { type Content, entitiesIn } from '../law/content.ts';
import { rejectedIn, type Track } from '../law/track.ts';
import { unifiedDiff } from '../values/unified-diff.ts';
import {
  docOf,
  type FileSetup,
  isUnreadable,
  type ReadVersion,
  readVersion,
  textsOf,
} from '../versions/read-version.ts';
import type { FileTrack } from '../walk/file-track.ts';
import { contentOfFile } from '../walk/version-content.ts';
import { type FileRepair, pathOf, repairTexts, writtenPaths } from './repair-text.ts';

/** Longer patches are for the command alone: every finding of a file carries the same one, and a line may be a whole file. */
const mostLines = 60;
const mostCharacters = 16_000;

const noTexts: Texts = new Map();

/** What would repair a file, and the commits whose version leads there without writing. */
export interface PlannedRepair extends FileRepair {
  /** In this commit the file is just its baseline: a checkout alone is enough. */
  readonly restored?: string;
  /** Going back to this commit is legal, although other edits are lost with it. */
  readonly undone?: string;
}

/** What would repair a file at the head of a range; undefined where nothing of it is rejected. */
export function fileRepair(
  { file, track, graph, basePath }: FileTrack,
  base: string,
  limits: Limits,
): PlannedRepair | undefined {
  if (track.open.length === 0) return undefined;
  const { path, governance } = file;
  const setup = { ...governance, path, limits };
  const content = contentOfFile(setup, graph);
  const { current, baseline } = track;
  const subjects = rejectedSubjects(content, track);
  const before = current === null ? noTexts : (textsOf(current) ?? noTexts);
  const after = wantedTexts(setup, content, track, subjects);
  const parts = governance.kind.parts(path, governance.settings.options);
  // Where the content is right, and another path or the commit is wrong, words alone help; nor does a commit lead back whose
  // version stood at another path.
  const isThere = basePath === path && !content.isEqual(current, baseline);
  const isClean = ({ open, current: then }: Track<ReadVersion>) => open.length === 0 && docOf(then) !== null;
  const text = (after ?? (isUnreadable(current) && baseline !== null ? textsOf(baseline) : before))?.get('');
  const restored = !isThere ? undefined : commitOf(track, base, (each) => isJustThat(each.current, text));
  const undone = isThere ? commitOf(track, base, isClean) : undefined;
  return {
    path,
    before,
    after: after === undefined ? undefined : changed(before, after),
    subjects,
    paths: new Map(parts.map(({ role, glob }) => [role, glob])),
    ...(restored === undefined ? {} : { restored }),
    ...(undone === undefined ? {} : { undone }),
    ...(isUnreadable(current)
      ? { unread: /regular|large/.test(current?.file.nature ?? '') ? 'text' : 'other' }
      : {}),
  };
}

/** Of a file that is rejected as a whole, every entity that differs. */
function rejectedSubjects(content: Content<ReadVersion>, track: Track<ReadVersion>): readonly string[] {
  const { current, baseline, isWhole } = track;
  if (!isWhole) return rejectedIn(content, track);
  const differing = entitiesIn(content, [current, baseline]).filter(
    (each) => !content.isSame(current, baseline, each),
  );
  return differing.length === 0 ? [''] : differing;
}

/** The latest commit to which an undo may go back, and that has a version of which something is true. */
function commitOf(
  { past }: Track<ReadVersion>,
  base: string,
  isWanted: (track: Track<ReadVersion>) => boolean,
): string | undefined {
  const found = past.find((each) => each.current?.blob !== undefined && isWanted(each));
  return found === undefined ? undefined : (found.at ?? base);
}

/** Whether a version is what a repair would write, but for how that is laid out: then nothing else is lost by restoring it. */
function isJustThat(then: ReadVersion | null, written: string | undefined): boolean {
  const bare = (text = '') => text.replaceAll(/\s+/g, '');
  return then !== null && bare(textsOf(then)?.get('')) === bare(written);
}

function changed(before: Texts, after: Texts): Texts {
  return new Map([...after].filter(([part, text]) => before.get(part) !== text));
}

/** The texts of the baseline, written into those that are there. What cannot be read is nobody's to write over. */
function wantedTexts(
  setup: FileSetup,
  content: Content<ReadVersion>,
  { current, baseline, isWhole }: Track<ReadVersion>,
  subjects: readonly string[],
): Texts | undefined {
  if (baseline === null || isUnreadable(current)) return undefined;
  if (isWhole && content.graft === undefined) return textsOf(baseline);
  const onto = current ?? readVersion(setup, baseline.content);
  const own = current === null ? entitiesIn(content, [onto, baseline]) : subjects;
  const differing = own.filter(
    (each) => splitSubject(each).entity === '' || !content.isSame(onto, baseline, each),
  );
  const written = differing.length === 0 ? noTexts : repairTexts(setup, onto, docOf(baseline), differing);
  const texts = textsOf(onto);
  if (written === undefined || texts === undefined) return undefined;
  return current === null ? new Map([...texts, ...written]) : written;
}

/** What goes back, with the ways to do it: restoring the file where that alone is enough, else writing (docs/judging.md, 5). */
export function repairOf(repair: PlannedRepair, place: RepairPlace): Repair | undefined {
  const { path, after, unread, restored, undone } = repair;
  const isWritten = after !== undefined && after.size > 0;
  const restoring = (commit: string) => ({ how: 'restore', commit, paths: [path] }) as const;
  // Only of a text that cannot be read edits are lost.
  const lossless = unread === 'text' ? undefined : restored;
  const loses = unread === 'text' ? 'all edits since' : 'all other edits since';
  const ways: readonly RepairWay[] = [
    ...(lossless === undefined ? [] : [restoring(lossless)]),
    ...(isWritten ? [{ how: 'write', paths: [...new Set([path, ...writtenPaths(repair)])] } as const] : []),
    ...(isWritten || lossless !== undefined || undone === undefined
      ? []
      : [{ ...restoring(undone), ...(after === undefined ? { loses } : {}) }]),
  ];
  const patch = patchOf(repair);
  return ways.length === 0 ? undefined : { ways, place, ...(isShort(patch) ? { patch } : {}) };
}

function isShort(patch: string): boolean {
  return patch !== '' && patch.length <= mostCharacters && patch.split('\n').length - 1 <= mostLines;
}

/** A part that is emptied is a file that goes. */
function patchOf(repair: FileRepair): string {
  const { before, after = noTexts } = repair;
  return [...after]
    .map(([part, text]) => {
      const isRemoved = part !== '' && text === '';
      return unifiedDiff(pathOf(repair, part), before.get(part), isRemoved ? undefined : text);
    })
    .join('');
}

/** Adds to each open error what goes back. */
export function withRepair(finding: ReportedFinding, repair: Repair | undefined): ReportedFinding {
  if (repair === undefined) return finding;
  // What the repair would take away although it is in no accepted version, the rule says.
  const { loses } = finding.data ?? {};
  return { ...finding, repair: typeof loses === 'string' ? { ...repair, loses } : repair };
}
