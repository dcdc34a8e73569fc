import { defaultLimits } from '../../formats/limits.ts';
import type { Context } from '../contract/context.ts';
import { isError, type LawFinding } from '../law/content.ts';
import { merge } from '../law/merge.ts';
import { acceptedTrack } from '../law/track.ts';
import { waiving } from '../policy/waiving.ts';
import type { FileSetup, ReadVersion } from '../versions/read-version.ts';
import { type FileChange, fileJudge, type Judging } from './judge-file.ts';
import { contentOfFile } from './version-content.ts';

/** Three versions and their merge. */
export interface MergedVersions {
  readonly parents: readonly ReadVersion[];
  readonly base: ReadVersion | null;
  readonly after: ReadVersion;
}

const nothingWaived: Judging = { run: { waiving: waiving([], undefined), limits: defaultLimits } };

/** The errors of a merge whose parents are accepted as they are: what the merge driver asks before it writes. */
export function mergeErrors(
  setup: FileSetup,
  { parents, base, after }: MergedVersions,
  context: Context,
): readonly LawFinding<ReadVersion>[] {
  const content = contentOfFile(setup, context.policy);
  const change: FileChange = {
    ...{ setup, content, commit: '', archives: () => [] },
    context: { ...context, scope: 'merge', isMerged: true },
  };
  const own = {
    ...{ commit: '', path: setup.path, reverted: undefined, isArchiveChanged: false },
    ...fileJudge(nothingWaived, change),
  };
  const tracks = parents.map((each) => acceptedTrack(each));
  return merge(content, tracks, [acceptedTrack(base)], after, own).findings.filter(isError);
}
