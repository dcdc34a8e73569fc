import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOrUserError } from '../../check/read-or-user-error.ts';
import { openGitRepository } from '../../git/repository.ts';
import { hookFolder, hooksIn } from './hook-folder.ts';
import { hookLists } from './hook-lists.ts';
import type { HookCaller } from './result.ts';

/** Everything below this line is cut away by `git commit --verbose`. */
const scissors = /^# -+ >8 -+$/m;

/** The message as git will clean it up: without what is below the scissors, and without comment lines. */
function commitMessage(text: string): string {
  const cut = scissors.exec(text);
  const kept = cut === null ? text : text.slice(0, cut.index);
  return kept
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}

/** A message that is not committed yet, and the file it was read from. */
export interface CommitMessage {
  readonly text: string;
  readonly file: string;
}

/**
 * The message as git will have it.
 *
 * @throws UserError where it cannot be read
 */
export function messageIn(directory: string, file: string): CommitMessage {
  return { text: commitMessage(readOrUserError(directory, file).toString('utf8')), file };
}

/**
 * Whether the hook that knows the message will judge this commit too: then the earlier one, which knows less, leaves to it what
 * refuses nothing. Where that is not certain both say it.
 */
export async function willJudgeMessage({ cwd, env }: Pick<HookCaller, 'cwd' | 'env'>): Promise<boolean> {
  const { GIT_INDEX_FILE, SKIP = '' } = env;
  // Without the index that git names nobody commits: the hook was called by hand, or by a run over all files.
  if (GIT_INDEX_FILE === undefined) return false;
  const folder = await hookFolder(openGitRepository(cwd, env));
  if (folder === undefined) return false;
  const { callingHooks, toolHooks } = hooksIn(folder);
  if (callingHooks.includes('commit-msg')) return true;
  const lists = hookLists.filter(
    ({ tool, path }) => toolHooks[tool].includes('commit-msg') && namesMessageHook(resolve(cwd, path)),
  );
  return lists.length > 0 && !SKIP.includes('stateward-commit-msg');
}

function namesMessageHook(file: string): boolean {
  if (!existsSync(file)) return false;
  return /^[^#\n]*(?:(?:stateward|\/cli\.js).* hook commit-msg|\bid["']? *[:=] *["']?stateward-commit-msg)/m.test(
    readFileSync(file, 'utf8'),
  );
}
