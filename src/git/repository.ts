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

/**
 * Before every command: no locks, no patterns, git must say when a name is ambiguous, and look at the files itself: what
 * the repository's configuration names as a watcher is neither run nor believed, and a time stamp that was put back hides nothing.
 */
export const globalOptions: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...['warnAmbiguousRefs=true', 'fsmonitor=false', 'untrackedCache=false', 'trustctime=true'].flatMap(
    asOption,
  ),
  ...asOption('checkStat=default'),
];

function asOption(setting: string): string[] {
  return ['-c', `core.${setting}`];
}

/** A repository seen through git, whatever the caller's environment says. */
export function openGitRepository(directory: string, caller: Environment = process.env): GitRepository {
  const place = { directory, environment: gitEnvironment(directory, caller) };
  return { ...place, run: (command, input) => runGit(place, command, input) };
}

interface Ended {
  readonly stdOut: readonly Buffer[];
  readonly stdErr: readonly Buffer[];
  readonly exitCode: number | null;
}

async function runGit(
  { directory, environment }: Omit<GitRepository, 'run'>,
  command: readonly string[],
  input: string | Uint8Array = '',
): Promise<GitOutput | GitFailure> {
  let ended: Ended | undefined;
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
      errors: (error, result) => {
        ended = result;
        return result.exitCode === 0 ? error : new Error(`git ended with code ${result.exitCode}`);
      },
      input: () => Buffer.from(input),
    });
    await git.env({ ...environment }).raw([...globalOptions, ...command]);
  } catch (error) {
    // simple-git throws before it starts anything only where the directory is not one, or its guard objects.
    return {
      ok: false,
      code: ended?.exitCode ?? null,
      complaint: ended ? text(ended.stdErr) : String(error),
    };
  }
  if (ended === undefined) return { ok: false, code: null, complaint: 'git gave no answer' };
  return { ok: true, output: Buffer.concat(ended.stdOut), warnings: text(ended.stdErr) };
}

function text(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}
