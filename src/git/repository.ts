import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, gitEnvironment, passedVariables } from './environment.ts';

export interface GitOutput {
  readonly ok: true;
  readonly output: Buffer;
  readonly warnings: string;
}

export interface GitFailure {
  readonly ok: false;
  /** git's exit code; null where it was killed or never ran. */
  readonly code: number | null;
  readonly complaint: string;
}

export interface GitRepository {
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Runs one plumbing command; expected failures are values and nothing is ever thrown. */
  run(command: readonly string[], input?: string | Uint8Array): Promise<GitOutput | GitFailure>;
}

const settings = ['warnAmbiguousRefs=true', 'fsmonitor=false', 'untrackedCache=false', 'trustctime=true'];

/**
 * Before every command: no locks, no patterns, git must say when a name is ambiguous, and look at the files itself: what
 * the repository's configuration names as a watcher is neither run nor believed, and a time stamp that was put back hides nothing.
 */
export const globalOptions: readonly string[] = [
  ...['--no-pager', '--no-optional-locks', '--literal-pathspecs'],
  ...[...settings, 'checkStat=default'].flatMap((setting) => ['-c', `core.${setting}`]),
];

/** A repository seen through git, whatever the caller's environment says. */
export function openGitRepository(directory: string, caller: Environment = process.env): GitRepository {
  const place = { directory, environment: gitEnvironment(directory, caller) };
  return { ...place, run: (command, input) => runGit(place, command, input) };
}

/** The folder that git keeps for a work tree, found without git; undefined where there is none. */
export function gitFolderOf(top: string): string | undefined {
  const given = process.env.GIT_DIR;
  if (given !== undefined) return resolve(given);
  const at = join(top, '.git');
  try {
    if (statSync(at).isDirectory()) return at;
    const [, linked] = /^gitdir: (.*)\n?$/.exec(readFileSync(at, 'utf8')) ?? [];
    return linked === undefined ? undefined : resolve(top, linked);
  } catch {
    return undefined;
  }
}

async function runGit(
  { directory, environment }: Omit<GitRepository, 'run'>,
  command: readonly string[],
  input: string | Uint8Array = '',
): Promise<GitOutput | GitFailure> {
  let ended: GitOutput | GitFailure | undefined;
  let complaint = 'git gave no answer';
  try {
    // Loaded only where it runs: the hook's hot path does without it.
    const { simpleGit } = await import('simple-git');
    const git = simpleGit({
      baseDir: directory,
      allowEnvironment: passedVariables,
      // Its guard refuses the setting whatever the value: here it switches the watcher off.
      unsafe: { allowUnsafeFsMonitor: true },
      // 'exit' may come before the last bytes: only 'close' proves that the whole answer was read. The 50 ms after an empty one stay: no option ends them.
      completion: { onClose: true, onExit: false },
      // The only place where simple-git hands out bytes; its strings turn every non-UTF-8 path into the same text.
      errors: (_, result) => {
        ended = outcome(result.exitCode, Buffer.concat(result.stdOut), Buffer.concat(result.stdErr));
        return undefined;
      },
      input: () => Buffer.from(input),
    });
    await git.env({ ...environment }).raw([...globalOptions, ...command]);
  } catch (error) {
    // It throws before it starts anything where the directory is not one, or its guard objects.
    complaint = String(error);
  }
  return ended ?? { ok: false, code: null, complaint };
}

/** What a git that ran has answered. */
export function outcome(code: number | null, output: Buffer, complaint: Buffer): GitOutput | GitFailure {
  const words = complaint.toString('utf8');
  return code === 0 ? { ok: true, output, warnings: words } : { ok: false, code, complaint: words };
}
