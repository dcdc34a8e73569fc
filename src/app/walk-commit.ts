import type { PriorCommit, Step } from '../core/context.ts';
import { type FileTrack, joinTracks, newTrack, withoutOpen, withSidePaths } from './account/file-track.ts';
import { forgiveRepairs, lastReadable } from './account/repairs-behind.ts';
import { revertedCommit, shapeOf } from './account/reverts.ts';
import { namedRevert, unnamedRevert } from './account/reverts-behind.ts';
import { type ConcernedFile, concernedFiles, othersOf, pathAt, siblingsOf } from './files/concerned-files.ts';
import type { EarlierFiles } from './files/ids-elsewhere.ts';
import { collisionsOf } from './files/path-collisions.ts';
import {
  type CommitSetup,
  type CommitVersions,
  type JudgedTransition,
  judgeCommit,
} from './judge/judge-commit.ts';
import type { CommitFacts, ObjectId } from './ports.ts';
import { loadVersions, lostVersions } from './versions/commit-versions.ts';
import { withFilePolicy } from './versions/file-policy.ts';
import type { ReadVersion } from './versions/read-version.ts';
import { parentOf, type Walk } from './walk.ts';

/** No kind looks back further; it bounds the work for each commit. */
const mostPrior = 10;

/** Judges every governed file that one commit concerns. Parents come before their children. */
export async function walkCommit(
  walk: Walk,
  commit: CommitFacts,
  steps: readonly Step[] | undefined,
): Promise<JudgedTransition[]> {
  walk.view.moveTo(commit);
  const inherited = commit.parents.map((parent) => walk.tracks.get(parent) ?? new Map<string, FileTrack>());
  const tracks = joinedTracks(inherited);
  const concerned = await concernedFiles(walk, commit);
  const judged = await judgeFiles(walk, commit, { concerned, inherited, steps });
  for (const [index, { origins = [], path }] of concerned.entries()) {
    const track = judged[index]?.track;
    for (const origin of origins) tracks.delete(origin);
    if (track !== undefined) tracks.set(path, track);
  }
  walk.commits.set(commit.id, commit);
  // Reverting a repair brings the fault back: that is no exact revert that would be legal.
  if (judged.some(({ isRepair }) => isRepair)) walk.shapes.delete(shapeOf(commit));
  else walk.shapes.set(shapeOf(commit), commit.id);
  const [only] = inherited;
  const unchanged = judged.length === 0 && inherited.length === 1 && only !== undefined;
  walk.tracks.set(commit.id, unchanged ? only : tracks);
  return judged;
}

/** What each parent remembers; a file that a merge leaves alone may have been repaired on another side than the first. */
function joinedTracks(inherited: readonly ReadonlyMap<string, FileTrack>[]): Map<string, FileTrack> {
  const tracks = new Map<string, FileTrack>();
  for (const path of new Set(inherited.flatMap((map) => [...map.keys()]))) {
    const [first, ...others] = inherited.flatMap((map) => map.get(path) ?? []);
    if (first !== undefined) tracks.set(path, others.length === 0 ? first : joinTracks(first, others));
  }
  return tracks;
}

interface Judging {
  readonly concerned: readonly ConcernedFile[];
  /** The tracks of each parent. */
  readonly inherited: readonly ReadonlyMap<string, FileTrack>[];
  readonly steps: readonly Step[] | undefined;
}

/** One judgement for each concerned file, in their order; an error is worth looking for what the commit reverts. */
async function judgeFiles(walk: Walk, commit: CommitFacts, judging: Judging): Promise<JudgedTransition[]> {
  const { concerned } = judging;
  const known = (await revertedCommit(walk, commit)) ?? (await namedRevert(walk, commit, concerned));
  const judged = await judgeAs(known, walk, commit, judging);
  if (known !== undefined || !judged.some(({ findings }) => findings.some(isError))) return judged;
  const found = await unnamedRevert(walk, commit, concerned);
  return found === undefined ? judged : judgeAs(found, walk, commit, judging);
}

async function judgeAs(
  reverts: ObjectId | undefined,
  walk: Walk,
  commit: CommitFacts,
  { concerned, inherited, steps }: Judging,
): Promise<JudgedTransition[]> {
  const judged: JudgedTransition[] = [];
  for (const file of concerned) {
    const versions = await loadVersions(walk, commit, file);
    const known = await withHistory(walk, trackOf(walk, commit, file, inherited, versions));
    const track = await withFilePolicy(walk, commit, known);
    const lost = await lostVersions(walk, commit, track, versions);
    const setup: CommitSetup = {
      commit,
      prior: priorCommits(walk, commit),
      siblings: siblingsOf(file, concerned, commit),
      others: othersOf(walk.view, file),
      archived: await walk.findArchives(file.path, file.governance, lost),
      collisions: await collisionsOf(walk.view, commit, file),
      elsewhere: await walk.ids.find({
        ...file,
        after: commit,
        before: filesBefore(walk, commit, concerned),
      }),
      reverts,
      guard: walk.guard,
      waiving: walk.waiving,
      scope: walk.scope ?? (walk.squashOf?.(commit) === undefined ? undefined : 'net'),
      awaitsMessage: walk.awaitsMessage,
      steps,
      limits: walk.limits,
    };
    const judgement = judgeCommit(track, versions, setup);
    judged.push(await withForgiven(walk, judgement, versions.after));
  }
  return judged;
}

/** Where the files of a commit stood at its parents; nowhere where a version is judged by itself. */
function filesBefore(walk: Walk, commit: CommitFacts, concerned: readonly ConcernedFile[]): EarlierFiles[] {
  if (walk.scope === 'snapshot') return [];
  const moved = new Map(concerned.map((file) => [file.path, file]));
  return commit.parents.map((at, parent) => ({
    at,
    pathOf: (path) => pathAt(moved.get(path) ?? { path }, parent),
  }));
}

/**
 * A file that comes back, or that could not be read at the base, is judged against its last readable version
 * on the first-parent line: deleting and re-creating launders nothing, and restoring is no crime.
 */
async function withHistory(walk: Walk, track: FileTrack): Promise<FileTrack> {
  if (track.readable !== null) return track;
  return { ...track, readable: await lastReadable(walk, track) };
}

/** What only repairs a fault behind the base is no error, and stands open no longer. */
async function withForgiven(
  walk: Walk,
  judged: JudgedTransition,
  after: ReadVersion | null,
): Promise<JudgedTransition> {
  const findings = await forgiveRepairs(walk, judged.track, judged.findings, after);
  const repaired = new Set(
    findings.filter(({ repairs }) => repairs !== undefined).map((each) => each.fingerprint),
  );
  if (repaired.size === 0) return judged;
  return { ...judged, findings, track: withoutOpen(judged.track, repaired, judged.transition.commit) };
}

/** The tracks as they stand at the head of the range. */
export function headTracks(walk: Walk): FileTrack[] {
  return [...(walk.tracks.get(walk.range.head) ?? new Map<string, FileTrack>()).values()];
}

function trackOf(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  inherited: readonly ReadonlyMap<string, FileTrack>[],
  versions: CommitVersions,
): FileTrack {
  const path = pathAt(file, 0);
  const known = inherited.flatMap((map, parent) => map.get(pathAt(file, parent)) ?? []);
  const sidePaths = commit.parents.length > 1 ? (file.origins ?? []) : [];
  const [first, ...others] = known;
  if (first !== undefined) return withSidePaths({ ...joinTracks(first, others), file }, sidePaths);
  const taken = inherited.some((map) => [...map.values()].some(({ origin }) => origin === path));
  const accepted = commit.parents[0] ?? walk.range.base;
  const origin = taken ? `${path} ${commit.id}` : path;
  return withSidePaths(newTrack(file, versions.parents[0] ?? null, origin, accepted), sidePaths);
}

/** The nearest first-parent commits before one, nearest first. */
function priorCommits(walk: Walk, commit: CommitFacts): readonly PriorCommit[] {
  const prior: PriorCommit[] = [];
  const add = ({ message = '', changes }: CommitFacts) =>
    prior.push({ message, touched: changes.map(({ path }) => path) });
  let at = parentOf(walk, commit);
  while (at !== undefined && prior.length < mostPrior) {
    add(at);
    at = parentOf(walk, at);
  }
  for (const behind of walk.behind) if (prior.length < mostPrior) add(behind);
  return prior;
}

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === 'error';
}
