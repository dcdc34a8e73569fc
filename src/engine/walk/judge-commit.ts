import type { Step } from '../contract/context.ts';
import { doneEntities } from '../contract/entity.ts';
import { splitSubject, subjectOf } from '../contract/subject.ts';
import { loses } from '../files/archives.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import { conclude, type Found, type Outcome } from '../law/conclude.ts';
import { alignedAll, merge } from '../law/merge.ts';
import { step } from '../law/step.ts';
import { acceptedTrack, isGone, type Track } from '../law/track.ts';
import { type ArchivesOf, touchedBy } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import { loadVersions } from '../versions/commit-versions.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { docsBeside } from './beside.ts';
import { contextOf } from './circumstances.ts';
import { type FileTrack, type FileTracks, newFileTrack, type TakenItems } from './file-track.ts';
import { baseTracks, goingOn, tracksOf } from './inherited.ts';
import { type FileChange, fileJudge, reportFound } from './judge-file.ts';
import { filesMentioned } from './mentioned.ts';
import { type MergedTracks, mergeLost } from './merge-lost.ts';
import { contentOfFile } from './version-content.ts';
import type { Walk, Walked } from './walk.ts';

/** What judging the files of one commit shares. */
export interface Setting {
  readonly concerned: readonly ConcernedFile[];
  readonly inherited: readonly FileTracks[];
  readonly steps: readonly Step[] | undefined;
  /** The commit that this one reverts with its code. */
  readonly reverts: CommitFacts | undefined;
}

/** A file that a commit concerns, judged. */
export interface JudgedFile {
  /** The file after the commit, but for its track. */
  readonly known: FileTrack;
  readonly outcome: Outcome<ReadVersion>;
  readonly walked: Walked;
}

export async function judgeFile(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  setting: Setting,
): Promise<JudgedFile> {
  const versions = await loadVersions(walk, commit, file);
  const parents = tracksOf(walk, commit, file, versions.parents);
  const known = goingOn(file, parents);
  const isGone = versions.after === null && parents.some(({ track }) => docOf(track.current) !== null);
  // A file that only says how others are read may go, and these still hold what was done.
  const after = isGone ? await walk.versions.left(commit, file, file.path) : versions.after;
  const own = parents[0]?.track.baseline ?? null;
  const others = await docsBeside(walk, file, commit.parents, own, after, commit);
  // What some side of a merge has done is not done anew either.
  const sides = parents.length < 2 ? [] : parents.flatMap(({ track }) => docOf(track.baseline) ?? []);
  const facts = await contextOf(walk, commit, file, setting.concerned, {
    ...{ standing: known, steps: setting.steps },
    isWhole: parents.some(({ track }) => track.isWhole),
  });
  const files = await filesMentioned(walk, commit, file, own, after);
  const context = { ...facts, beside: [...others, ...sides], files };
  const setup = { ...file.governance, path: file.path, limits: walk.run.limits };
  const content = contentOfFile(setup, context.policy);
  const tracks = parents.map(({ track }) => track);
  const may = [...new Set([...tracks.flatMap(({ baseline, current }) => [baseline, current])])];
  // What is rejected already is in the candidate: no archive is asked for it again.
  const isLost = ({ current, baseline, isWhole }: Track<ReadVersion>) =>
    loses(setup.kind, isWhole || current === null ? baseline : current, after);
  const isLosing = tracks.some(isLost);
  const archives = isLosing
    ? await walk.versions.archives(commit, file, may, [...touchedBy(commit), ...(known.archives ?? [])])
    : noArchives;
  const change: FileChange = { setup, content, context, archives, commit: commit.id };
  const judge = fileJudge(walk, change);
  const asked = {
    ...{ commit: commit.id, path: file.path, isAsked: true, isArchiveChanged: after === null },
    ...judge,
    reverted: await revertedTrack(walk, setting.reverts, file),
  };
  const [first = acceptedTrack<ReadVersion>(null), ...more] = tracks;
  const isAlone = walk.run.scope === 'snapshot';
  const bases = more.length === 0 ? [] : baseTracks(walk, file, versions.bases);
  const outcome = isAlone
    ? alone(change, judge, versions.parents[0] ?? null, after)
    : more.length === 0
      ? step(content, first, after, asked)
      : merge(content, tracks, bases, after, asked);
  const merged = { ...alignedAll(content, tracks, bases, after), after };
  const lost = more.length === 0 ? [] : lostInMerge(change, merged, outcome);
  const { policy } = context;
  return {
    known: {
      ...known,
      ...(policy === undefined ? {} : { graph: policy }),
      archives: [...(known.archives ?? []), ...archives(first.baseline, after)],
      taken: [...(known.taken ?? []), ...(isLosing ? takenItems(change, first.baseline, after) : [])],
      ...(isFree(first) && first.deleted !== null && after !== null ? { isNew: true } : {}),
    },
    outcome,
    walked: walkedOf(
      walk,
      change,
      judge,
      { ...outcome, findings: [...outcome.findings, ...lost] },
      {
        before: first.current,
        after,
        reverts: setting.reverts?.id,
      },
    ),
  };
}

/** The finished items that a commit takes away, for claims: all of a list that is gone or another one. */
function takenItems(
  { content, setup: { kind } }: FileChange,
  before: ReadVersion | null,
  after: ReadVersion | null,
): readonly TakenItems[] {
  if (before === null) return [];
  const isOther = after === null || content.rotates(before, after);
  const ids = [...doneEntities(kind, docOf(before))].filter(
    (id) => isOther || !content.has(after, subjectOf(id)),
  );
  return ids.length === 0 ? [] : [{ version: before, ids: new Set(ids) }];
}

/** What a merge drops silently: nothing of it is reported by a rule. */
function lostInMerge(
  { setup, commit }: FileChange,
  merged: MergedTracks,
  { findings }: Outcome<ReadVersion>,
): readonly Found<ReadVersion>[] {
  const named = new Set(
    findings.flatMap(({ subjects }) => subjects.map((each) => splitSubject(each).entity)),
  );
  const lost = mergeLost(setup, merged);
  const subjects = [...lost].flatMap(([id, names]) =>
    named.has(id) || named.has('')
      ? []
      : names.map((name) => (name === '' ? subjectOf(id) : subjectOf(id, name))),
  );
  if (subjects.length === 0) return [];
  return [{ rule: 'merge-lost', severity: 'warning', subjects, commit, path: setup.path }];
}

/** Whether its path was free: what was there was finished when it was deleted. */
function isFree(track: Track<ReadVersion>): boolean {
  return isGone(track) && track.baseline === null;
}

const noArchives: ArchivesOf = () => [];

/** Judges one version by itself, as if it had no history. */
function alone(
  { content, commit, setup }: FileChange,
  { judge }: ReturnType<typeof fileJudge>,
  before: ReadVersion | null,
  after: ReadVersion | null,
): Outcome<ReadVersion> {
  const findings = judge(before, after);
  const verdict = { isWhole: true, baseline: null, findings, consequences: [], followed: [] };
  const place = { commit, path: setup.path };
  return { ...conclude(content, place, [acceptedTrack(before)], after, verdict), from: before };
}

/** The file before a commit that is reverted; one that it was the first to touch was there as it is. */
async function revertedTrack(walk: Walk, reverts: CommitFacts | undefined, file: ConcernedFile) {
  const [at] = reverts?.parents ?? [];
  if (at === undefined) return undefined;
  const known = walk.memory.at(at).get(file.path);
  return (known ?? newFileTrack(file, await walk.versions.at(at, file, file.path))).track;
}

/** What reports tell of one file of one commit. */
export function walkedOf(
  walk: Walk,
  change: FileChange,
  judge: Pick<ReturnType<typeof fileJudge>, 'first'>,
  { findings, resolved, from }: Outcome<ReadVersion>,
  around: {
    readonly before: ReadVersion | null;
    readonly after: ReadVersion | null;
    readonly reverts?: string | undefined;
  },
): Walked {
  const { setup, commit } = change;
  const { notJudged, step: declared, notices = [] } = judge.first();
  return {
    findings: findings.flatMap((found) => {
      const finding = reportFound(walk, change, found, { ...around, from });
      return finding === undefined ? [] : [{ finding, ...(found.id === undefined ? {} : { id: found.id }) }];
    }),
    resolved,
    notJudged,
    notices,
    before: around.before,
    transition: {
      ...{ file: setup.path, kind: setup.kind.id, commit },
      ...(declared === undefined ? {} : { step: declared }),
    },
  };
}
