import { hookFolder, hooksIn, scriptsFolder } from '../git/hook-folder.ts';
import { openGitRepository } from '../git/repository.ts';

/** Everything below this line is cut away by `git commit --verbose`. */
const scissors = /^# -+ >8 -+$/m;

/** The message as git will clean it up: without what is below the scissors, and without comment lines. */
export function commitMessage(text: string): string {
  const cut = scissors.exec(text);
  const kept = cut === null ? text : text.slice(0, cut.index);
  return kept
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}

/** Whether the hook that knows the message will judge this commit too. A hook tool has a list that is not read here. */
export async function willJudgeMessage(): Promise<boolean> {
  const folder = await hookFolder(openGitRepository(process.cwd()));
  if (folder === undefined) return false;
  const scripts = scriptsFolder(folder);
  return hooksIn(scripts, scripts === folder).callingHooks.includes('commit-msg');
}
