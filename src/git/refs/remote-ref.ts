import { runAside } from '../direct.ts';
import { definedIn, type Environment } from '../environment.ts';
import type { GitRepository } from '../repository.ts';

const patience = 8_000;

/**
 * Whether a repository elsewhere has a ref; undefined where it did not answer. Nobody is asked for a password. How it is reached
 * (insteadOf, proxies) is for the person's own configuration to say, wherever that lies.
 */
export async function remoteHas(
  git: GitRepository,
  address: string,
  ref: string,
  caller: Environment,
): Promise<boolean | undefined> {
  const own = Object.entries(definedIn(caller)).filter(([name]) => name.startsWith('GIT_CONFIG_'));
  const environment = {
    ...git.environment,
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
  };
  const command = ['ls-remote', '--exit-code', '--', address, ref];
  const listed = await runAside({ ...git, environment }, command, '', patience);
  // 2 says that it was reached, and has no such ref.
  return listed.ok || (listed.code === 2 ? false : undefined);
}
