import { UserError } from '../../check/user-error.ts';
import { cannotCheck } from '../../engine/contract/report.ts';
import { createGitObjects, type GitObjects } from '../../git/objects/objects.ts';
import { parsePushedRefs } from '../../git/pushed.ts';
import { type GitRepository, openGitRepository } from '../../git/repository.ts';
import { checkCommit } from './commit.ts';
import { messageIn } from './message.ts';
import type { HookCaller, HookResult } from './result.ts';

/** Git's hooks on the side of who commits and pushes. */
export const hookNames = ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'] as const;
export type HookName = (typeof hookNames)[number];

/**
 * Runs one of git's client hooks (docs/hooks.md). Nothing is written: not the index, nor the work tree.
 *
 * @throws UserError where it is not called as git calls it
 */
export async function runHook(
  name: HookName,
  args: readonly string[],
  caller: HookCaller,
): Promise<HookResult> {
  const git = openGitRepository(caller.cwd, caller.env);
  const objects = createGitObjects(git);
  try {
    const result =
      name === 'pre-push'
        ? await judgePush(git, objects, args[0], caller)
        : await judgeCommit(git, objects, { name, file: args[0] }, caller);
    const obstacle = objects.obstacle();
    return obstacle === undefined ? result : { ...result, report: cannotCheck(obstacle) };
  } finally {
    await objects.close();
  }
}

async function judgePush(
  git: GitRepository,
  objects: GitObjects,
  remoteName: string | undefined,
  { env, input }: HookCaller,
): Promise<HookResult> {
  const refs = parsePushedRefs(await input());
  if (refs.length > 0 || !isFramework(env)) {
    const [{ checkPush }, { kinds }] = await Promise.all([
      import('./pre-push.ts'),
      import('../../kinds/index.ts'),
    ]);
    return checkPush(git, objects, remoteName ?? '', refs, kinds);
  }
  const [{ judgeFrameworkPush }, { kinds }] = await framework();
  return judgeFrameworkPush(git, objects, env, kinds);
}

async function judgeCommit(
  git: GitRepository,
  objects: GitObjects,
  { name, file }: { readonly name: HookName; readonly file: string | undefined },
  { cwd, env }: HookCaller,
): Promise<HookResult> {
  if (name === 'commit-msg' && file === undefined)
    throw new UserError('hook commit-msg needs the file of the message, as git hands it: "$1"');
  const message = name === 'commit-msg' && file !== undefined ? messageIn(cwd, file) : undefined;
  const result = await checkCommit(git, objects, { message, merging: name === 'pre-merge-commit', env });
  // git names its index to a hook that it starts itself: then nothing staged is an empty commit, and no business.
  const called = env.GIT_INDEX_FILE !== undefined;
  if (!result.nothingStaged || name !== 'pre-commit' || called || !isFramework(env)) return result;
  const [{ judgeFrameworkRun }, { kinds }] = await framework();
  return judgeFrameworkRun(git, objects, env, kinds);
}

function framework() {
  return Promise.all([import('./framework.ts'), import('../../kinds/index.ts')]);
}

/** Whether the pre-commit framework runs this hook (https://pre-commit.com). */
function isFramework({ PRE_COMMIT: framework }: HookCaller['env']): boolean {
  return framework !== undefined && framework !== '' && framework !== '0';
}
