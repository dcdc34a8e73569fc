import { same } from '../../core/entity.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { shapeRuleIds } from '../../core/rule.ts';
import { overlaps } from '../../core/subject.ts';
import type { ConcernedFile } from '../files/concerned-files.ts';
import type { FileSetup } from '../judge/judge-versions.ts';
import type { CommitFacts } from '../ports.ts';
import { reportFindings } from '../report/report-finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { loadAt, type Walk } from '../walk.ts';
import type { FileTrack } from './file-track.ts';
import { judgeBehind, type VersionsBehind, versionsBehind } from './judge-behind.ts';
import { placesBehind } from './places-behind.ts';
import { wasLegalRevert } from './reverts-behind.ts';

/**
 * Turns errors into notes where the subject only comes back to the value it had before a transition behind
 * the base that is itself refused (judging.md, Repair). The history is read only where there is an error.
 */
export async function forgiveRepairs(
  walk: Walk,
  track: FileTrack,
  findings: readonly ReportedFinding[],
  after: ReadVersion | null,
): Promise<ReportedFinding[]> {
  const doc = after?.parsed?.doc ?? null;
  if (doc === null || !findings.some(isError)) return [...findings];
  const { kind } = track.file.governance;
  const behind = await transitionsBehind(walk, track);
  // An earlier version of a file that is none of its kind was never accepted either.
  const shapes = shapeRuleIds(kind.rules);
  return findings.map((finding) => {
    const isForgivable = isError(finding) && !shapes.has(finding.ruleId);
    const fault = isForgivable ? faultTakenBack(kind, behind, finding.subject, doc) : undefined;
    return fault === undefined ? finding : { ...finding, severity: 'note', repairs: fault.id };
  });
}

/** The refused transition that a document takes back for one subject, unless it was taken back before. */
function faultTakenBack(
  kind: StateKind,
  behind: readonly Transition[],
  subject: string,
  doc: unknown,
): Transition | undefined {
  const changing = behind.filter(({ from, to }) => !same(kind, from, to, subject));
  if (!changing.some(({ from }) => same(kind, from, doc, subject))) return undefined;
  let standing: readonly Transition[] = [];
  for (const each of changing) {
    const left = standing.filter(({ from }) => !same(kind, from, each.to, subject));
    // What takes a fault back is no fault, although by itself no step could do it.
    const isFault = left.length === standing.length && isRefused(each, subject);
    standing = isFault ? [...left, each] : left;
  }
  return standing.find(({ from }) => same(kind, from, doc, subject));
}

function isRefused({ refused }: Transition, subject: string): boolean {
  return refused().some((other) => overlaps(other, subject));
}

interface Transition {
  readonly id: string;
  readonly from: unknown;
  readonly to: unknown;
  /** Subjects of the errors of this transition, judged when first asked. */
  refused(): readonly string[];
}

/** The file's last transitions on the first-parent line up to the base, oldest first. */
async function transitionsBehind(walk: Walk, track: FileTrack): Promise<Transition[]> {
  const transitions: Transition[] = [];
  for (const { commit, path, pathBefore } of await placesBehind(walk, track.basePath)) {
    const versions = await versionsBehind(walk, commit, { ...track.file, path }, pathBefore);
    if (!versions.from?.parsed?.doc || !versions.to?.parsed?.doc) continue;
    const made = transition(walk, track, versions);
    transitions.push((await wasLegalRevert(walk, commit, { ...track.file, path })) ? blameless(made) : made);
  }
  return transitions.reverse();
}

function blameless(each: Transition): Transition {
  return { ...each, refused: () => [] };
}

function transition(walk: Walk, track: FileTrack, versions: VersionsBehind): Transition {
  const { commit, from, to } = versions;
  let subjects: readonly string[] | undefined;
  const setup = { ...track.file.governance, path: track.basePath, limits: walk.limits };
  return {
    id: commit.id,
    from: from?.parsed?.doc,
    to: to?.parsed?.doc,
    refused() {
      subjects ??= refusedSubjects(walk, setup, versions);
      return subjects;
    },
  };
}

function refusedSubjects(walk: Walk, setup: FileSetup, versions: VersionsBehind): readonly string[] {
  const { findings } = judgeBehind(setup, versions);
  const reported = reportFindings(setup, findings, { before: versions.from, after: versions.to });
  return walk.waiving
    .apply(reported)
    .filter(isError)
    .map(({ subject }) => subject);
}

/**
 * The last readable version of a file on the first-parent line up to the base; null where there was none. A history
 * that cannot be looked up may hold one, and taking the file for new would launder it.
 */
export async function lastReadable(walk: Walk, { file, basePath }: FileTrack): Promise<ReadVersion | null> {
  const places = await placesBehind(walk, basePath);
  if (walk.lineObstacle !== undefined) walk.obstacle = walk.lineObstacle;
  for (const { commit, path } of places) {
    // What stands at another governed path now is no longer this file's past.
    if (movedTo(walk, commit, path, file)) return null;
    const version = await loadAt(walk, commit, file, path);
    if (version?.parsed?.doc) return version;
  }
  return null;
}

/** Whether a commit took a file away from its path and put the very same at another governed one. */
function movedTo(walk: Walk, { changes }: CommitFacts, path: string, { governance }: ConcernedFile): boolean {
  const gone = changes.find((change) => change.path === path && change.after === null)?.before;
  if (gone === undefined || gone === null) return false;
  return changes.some(
    ({ path: other, before, after }) =>
      before === null &&
      after?.blob === gone.blob &&
      walk.view.governed().get(other)?.kind === governance.kind,
  );
}

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === 'error';
}
