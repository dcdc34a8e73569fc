import type { ReportedFinding } from '../../core/finding.ts';
import { createGitBlobs } from '../../git/blobs.ts';
import { direct } from '../../git/direct.ts';
import { ignoredAmong } from '../../git/ignored.ts';
import { blobInIndex } from '../../git/index-entry.ts';
import { openGitRepository } from '../../git/repository.ts';
import type { FileEdit } from '../../git/work-tree-history.ts';
import { kindsFor } from '../kinds-for.ts';
import type { Refusal } from './before-tool.ts';
import { indexAt, type Place } from './places.ts';
import { refusedEdit } from './words.ts';

export type PlacedEdit = Place & FileEdit;

/** Judges files as a call would leave them, repository by repository; `isWhole` where it leaves nothing to be mended later. */
export async function judgeEdits(
  edits: readonly PlacedEdit[],
  isWhole: boolean,
): Promise<Refusal | undefined> {
  for (const top of new Set(edits.map((edit) => edit.top))) {
    const there = edits.filter((edit) => edit.top === top);
    const refused = await judgedAt(top, there, isWhole);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

async function judgedAt(
  top: string,
  edits: readonly PlacedEdit[],
  isWhole: boolean,
): Promise<Refusal | undefined> {
  process.chdir(top);
  const git = openGitRepository(top);
  const objects = createGitBlobs(git);
  try {
    // Git answers while what judges is loaded.
    const paths = edits.map(({ path }) => path);
    // What the index holds is not ignored.
    const unlisted = paths.filter((path) => typeof blobInIndex(indexAt(top), path) !== 'string');
    const ignoring = unlisted.length === 0 ? new Set<string>() : ignoredAmong(direct(git), unlisted);
    const [ignored, { errorsOfEdits }] = await Promise.all([
      ignoring,
      import('./judge-work-tree.ts'),
      kindsFor(paths, []),
    ]);
    // What git ignores is in no commit, so nothing is judged against it.
    const judged = edits.filter(({ path }) => !ignored.has(path));
    if (judged.length === 0) return undefined;
    const report = await errorsOfEdits({ git, objects }, judged);
    const findings = report.findings.filter((finding) => isWhole || !mayPass(finding));
    return refusedEdit(
      judged.map(({ path }) => path),
      { ...report, findings },
      objects.obstacle(),
    );
  } finally {
    await objects.close();
  }
}

/**
 * A part of a change may leave for a moment what a later part mends: a parent that does not follow its children yet.
 * That is said after the edit, and judged when it is committed. What only undoing mends is refused at once.
 */
function mayPass({ scope, ruleId }: ReportedFinding): boolean {
  return scope === 'snapshot' && !ruleId.startsWith('state-file/') && !ruleId.startsWith('config/');
}
