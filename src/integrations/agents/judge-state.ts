import { existsSync } from 'node:fs';
import { readerAt } from '../../check/reader.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import { direct } from '../../git/direct.ts';
import { createGitObjects } from '../../git/objects/objects.ts';
import { openGitRepository } from '../../git/repository.ts';
import { workTreeChanges } from '../../git/work-tree/work-tree-changes.ts';
import { concernsState, interestOfHead } from '../git-hooks/interest.ts';
import type { AgentSetup } from './judge-work-tree.ts';
import type { Since } from './session.ts';

/**
 * What is wrong with the commits made since then, and with what is not committed yet, in a repository's top folder, as it is read
 * in the folder `cwd`; `kept` holds the files as they were before the tool. What judges is loaded only where there is something to judge.
 */
export async function judgeState(
  top: string,
  since: Since | undefined,
  cwd: string,
  kept: string | undefined,
): Promise<string | undefined> {
  const git = openGitRepository(top);
  const setup = { git, objects: createGitObjects(git) };
  const keeping = kept !== undefined && existsSync(kept) ? await import('./kept-files.ts') : undefined;
  const files = kept === undefined ? undefined : keeping?.takeKept(top, kept);
  try {
    const [commits, changed] = await Promise.all([
      since === undefined
        ? undefined
        : import('./judge-commits.ts').then(({ judgeCommits }) => judgeCommits(setup, since)),
      judgeChanged(setup),
    ]);
    if (commits === undefined && changed === undefined) return undefined;
    const back = changed && files && (await keeping?.putBack(setup, changed, files));
    const { refused, restored } = await import('./words.ts');
    const reader = readerAt({ cwd, env: {}, script: process.argv[1] });
    const said = [
      commits && refused('commits', commits, reader),
      changed && (back?.length ? restored(back, changed) : refused('state', changed, reader)),
    ].filter((each) => each !== undefined);
    return said.length === 0 ? undefined : said.join('\n\n');
  } finally {
    await setup.objects.close();
  }
}

/** Judges the work tree, if anything that is not committed can concern a state file. */
async function judgeChanged(setup: AgentSetup): Promise<Report | undefined> {
  const [found, interest] = await Promise.all([
    workTreeChanges(direct(setup.git)),
    interestOfHead(setup.git),
  ]);
  if (!found.ok) return found.obstacle.code === 'index-unmerged' ? undefined : cannotCheck(found.obstacle);
  if (!concernsState(interest, found.value.changes, undefined)) return undefined;
  const { judgeWorkTree } = await import('./judge-work-tree.ts');
  return (await judgeWorkTree(setup)).report;
}
