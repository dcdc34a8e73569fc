import { mayBeArchive } from '../files/archives.ts';
import type { Found, Place } from '../law/conclude.ts';
import type { LawFinding } from '../law/content.ts';
import { inTree } from '../law/step.ts';
import { touchedBy } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { contextOf } from './circumstances.ts';
import type { FileTrack } from './file-track.ts';
import { type JudgedFile, walkedOf } from './judge-commit.ts';
import { type FileChange, fileJudge } from './judge-file.ts';
import { contentOfFile } from './version-content.ts';
import type { Walk } from './walk.ts';

/** Files that were deleted, where a commit changes what may be an archive of them. */
export function deletedFiles(
  tracks: ReadonlyMap<string, FileTrack>,
  { changes }: CommitFacts,
): readonly FileTrack[] {
  return [...tracks.values()].filter(({ file, track }) => {
    const isDeleted = track.current === null && track.deleted !== null;
    return isDeleted && changes.some(({ path }) => mayBeArchive(path, file.path));
  });
}

/** A deletion is judged in the tree of each later commit, too (docs/judging.md, 2, Files). */
export async function judgeDeleted(
  walk: Walk,
  commit: CommitFacts,
  known: FileTrack,
): Promise<readonly JudgedFile[]> {
  const { file, track } = known;
  const context = await contextOf(walk, commit, file, [], {
    ...{ standing: known, steps: undefined, isWhole: track.isWhole },
  });
  const setup = { ...file.governance, path: file.path, limits: walk.run.limits };
  const content = contentOfFile(setup, context.policy);
  const paths = [...touchedBy(commit), ...(known.archives ?? [])];
  const archives = await walk.versions.archives(commit, file, [track.deleted], paths);
  const change: FileChange = { setup, content, context, archives, commit: commit.id };
  const judge = fileJudge(walk, change);
  const own = {
    ...{ commit: commit.id, path: file.path, judge: judge.judge },
    ...{ reverted: undefined, isArchiveChanged: true },
  };
  const judged = inTree(content, track, own);
  const outcome =
    judged.track === track &&
    archives(track.deleted, null).length === 0 &&
    (await hadArchive(walk, commit, known))
      ? { ...judged, findings: warnings(judge.judge(track.deleted, null), own) }
      : judged;
  if (outcome.track === track && outcome.findings.length === 0) return [];
  const around = { before: track.deleted, after: null };
  return [{ known, outcome, walked: { ...walkedOf(walk, change, judge, outcome, around), before: null } }];
}

/** Where a deletion is no error it is reported again once the archive is gone. */
async function hadArchive({ past, versions }: Walk, { parents: [parent] }: CommitFacts, known: FileTrack) {
  const { file, track } = known;
  const before =
    parent === undefined ? undefined : (past.commits.get(parent) ?? { id: parent, parents: [], changes: [] });
  if (before === undefined) return false;
  const archives = await versions.archives(before, file, [track.deleted], known.archives);
  return archives(track.deleted, null).length > 0;
}

function warnings(
  findings: readonly LawFinding<ReadVersion>[],
  { commit, path }: Place,
): readonly Found<ReadVersion>[] {
  return findings.filter(({ severity }) => severity === 'warning').map((each) => ({ ...each, commit, path }));
}
