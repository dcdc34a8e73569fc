import { existsSync } from 'node:fs';
import type { Report } from '../../engine/contract/report.ts';
import { direct } from '../../git/direct.ts';
import { createGitObjects, type GitObjects } from '../../git/objects/objects.ts';
import { type GitRepository, openGitRepository } from '../../git/repository.ts';
import { workTreeChanges } from '../../git/work-tree/work-tree-changes.ts';
import { concernsState, interestOfHead } from '../git-hooks/interest.ts';
import type { Since } from './judge-commits.ts';

/** What is wrong with the commits made since then, and with what is not committed yet, in a repository's top folder. */
export async function judgeState(
  top: string,
  since: Since | undefined,
  cwd = top,
  kept?: string,
): Promise<string | undefined> {
  const git = openGitRepository(top);
  const objects = createGitObjects(git);
  // What does it is loaded only where something was kept.
  const keeping = kept === undefined || !existsSync(kept) ? undefined : await import('./kept-files.ts');
  const files = keeping?.takeKept(top, kept);
  try {
    const [commits, changed] = await Promise.all([
      since === undefined ? undefined : judgeSince(git, objects, since),
      judgeChanged(git, objects),
    ]);
    if (commits === undefined && changed === undefined) return undefined;
    const back = changed && files && (await keeping?.putBack({ git, objects }, changed, files));
    const { refused, restored } = await import('./words.ts');
    const { readerAt } = await import('../../check/reader.ts');
    const reader = readerAt({ cwd, env: {}, script: process.argv[1] });
    const failed = objects.obstacle();
    const said = [
      commits && refused('commits', commits, failed, reader),
      changed && (back?.length ? restored(back, changed) : refused('state', changed, failed, reader)),
    ].filter((each) => each !== undefined);
    return said.length === 0 ? undefined : said.join('\n\n');
  } finally {
    await objects.close();
  }
}

async function judgeSince(
  git: GitRepository,
  objects: GitObjects,
  since: Since,
): Promise<Report | undefined> {
  const [{ judgeCommits }, { kinds }] = await Promise.all([
    import('./judge-commits.ts'),
    import('../../kinds/index.ts'),
  ]);
  return judgeCommits({ git, objects, kinds }, since);
}

/** Judges the work tree, if anything that is not committed can concern a governed file. */
async function judgeChanged(git: GitRepository, objects: GitObjects): Promise<Report | undefined> {
  const [found, interest] = await Promise.all([workTreeChanges(direct(git)), interestOfHead(git)]);
  if (!found.ok) {
    const { cannotCheck } = await import('../../engine/contract/report.ts');
    return found.obstacle.code === 'index-unmerged' ? undefined : cannotCheck(found.obstacle);
  }
  const { changes } = found.value;
  if (!concernsState(interest, changes, undefined)) return undefined;
  const { judgeWorkTree } = await import('./judge-work-tree.ts');
  return judgeWorkTree({ git, objects });
}
