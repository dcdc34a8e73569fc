import type { Report } from '../../core/report.ts';
import type { GitBlobs } from '../../git/blobs.ts';
import { direct } from '../../git/direct.ts';
import type { GitRepository } from '../../git/repository.ts';
import { workTreeChanges } from '../../git/work-tree-changes.ts';
import { concernsState, touchesPolicy } from '../hook-interest.ts';
import { interestOfHead } from '../hook-policy.ts';
import { refusedBy } from '../hook-result.ts';

/** Judges the work tree, if anything that is not committed can concern a governed file. */
export async function judgeChanged(git: GitRepository, objects: GitBlobs): Promise<Report | undefined> {
  const [found, interest] = await Promise.all([workTreeChanges(direct(git)), interestOfHead(git)]);
  if (!found.ok) return found.obstacle.code === 'index-unmerged' ? undefined : refusedBy(found.obstacle);
  const { changes } = found.value;
  const concerned =
    interest === undefined || touchesPolicy(interest, changes) || concernsState(interest, changes, undefined);
  if (!concerned) return undefined;
  const [{ judgeWorkTree }, { kinds }] = await Promise.all([
    import('./judge-work-tree.ts'),
    import('../../kinds/index.ts'),
  ]);
  return judgeWorkTree({ git, objects, kinds });
}
