import { readFileSync } from 'node:fs';
import { isUsageError, type UsageError, usageError } from '../../check/usage-error.ts';
import { createGitObjects, type GitObjects } from '../../git/objects/objects.ts';
import { parsePushedRefs } from '../../git/pushed.ts';
import { type GitRepository, openGitRepository } from '../../git/repository.ts';
import { checkCommit } from './commit.ts';
import { type CommitMessage, messageIn } from './message.ts';
import { type HookResult, refusedBy } from './result.ts';

/** Git's hooks on the side of who commits and pushes. */
export const hookNames = ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'] as const;
export type HookName = (typeof hookNames)[number];

/** Runs one of git's client hooks (docs/hooks.md). Nothing is written: not the index, nor the work tree. */
export async function runHook(name: HookName, args: readonly string[]): Promise<HookResult | UsageError> {
  const message = name === 'commit-msg' ? readMessage(args[0]) : undefined;
  if (message !== undefined && isUsageError(message)) return message;
  const git = openGitRepository(process.cwd());
  const objects = createGitObjects(git);
  try {
    const result =
      name === 'pre-push'
        ? await judgePush(git, objects, args[0])
        : await judgeCommit(git, objects, name, message);
    if (isUsageError(result)) return result;
    const obstacle = objects.obstacle();
    return obstacle === undefined ? result : { ...result, report: refusedBy(obstacle) };
  } finally {
    await objects.close();
  }
}

async function judgePush(
  git: GitRepository,
  objects: GitObjects,
  remoteName: string | undefined,
): Promise<HookResult | UsageError> {
  const refs = parsePushedRefs(readFileSync(0, 'utf8'));
  if (refs.length > 0 || !isFramework(process.env)) {
    const [{ checkPush }, { kinds }] = await Promise.all([
      import('./pre-push.ts'),
      import('../../kinds/index.ts'),
    ]);
    return checkPush(git, objects, remoteName ?? '', refs, kinds);
  }
  const [{ judgeFrameworkPush }, { kinds }] = await framework();
  return judgeFrameworkPush(git, objects, process.env, kinds);
}

async function judgeCommit(
  git: GitRepository,
  objects: GitObjects,
  name: HookName,
  message: CommitMessage | undefined,
): Promise<HookResult | UsageError> {
  const result = await checkCommit(git, objects, { message, merging: name === 'pre-merge-commit' });
  // git names its index to a hook that it starts itself: then nothing staged is an empty commit, and no business.
  const called = process.env.GIT_INDEX_FILE !== undefined;
  if (!result.nothingStaged || name !== 'pre-commit' || called || !isFramework(process.env)) return result;
  const [{ judgeFrameworkRun }, { kinds }] = await framework();
  return judgeFrameworkRun(git, objects, process.env, kinds);
}

function framework() {
  return Promise.all([import('./framework.ts'), import('../../kinds/index.ts')]);
}

/** Whether the pre-commit framework runs this hook (https://pre-commit.com). */
function isFramework({ PRE_COMMIT: framework }: NodeJS.ProcessEnv): boolean {
  return framework !== undefined && framework !== '' && framework !== '0';
}

/** Git hands the name of the message's file to the hook. */
function readMessage(file: string | undefined): CommitMessage | UsageError {
  return file === undefined
    ? usageError('hook commit-msg needs the file of the message, as git hands it: "$1"')
    : messageIn(file);
}
