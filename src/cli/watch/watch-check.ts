import { exitCodes } from '../../check/exit-code.ts';
import { openGitRepository } from '../../git/repository.ts';
import { listedPaths, workTreeTop } from '../../git/work-tree/paths.ts';
import { interruptible } from '../interruptible.ts';
import type { Terminal } from '../terminal.ts';
import { watchFolders } from './folders.ts';

/** An editor writes, renames and touches in one breath. */
const breath = 120;
const clearScreen = '\u001b[2J\u001b[H';

/**
 * Judges again whenever something changes, until a signal of the terminal ends it; what says the same is not said again. `judge`
 * gives what it would print. The exit code: 0, since nobody asks it for a verdict.
 */
export async function watchCheck(terminal: Terminal, judge: () => Promise<string>): Promise<number> {
  const git = openGitRepository(process.cwd());
  const top = await workTreeTop(git);
  const place = await git.run(['rev-parse', '--absolute-git-dir']);
  if (!top.ok || !place.ok) {
    terminal.error('stateward: --watch needs a work tree of git\n');
    return exitCodes.usage;
  }
  const there = openGitRepository(top.value);
  const listed = await Promise.all([listedPaths(there, 'tracked'), listedPaths(there, 'untracked')]);
  const paths = listed.flatMap((each) => (each.ok ? each.value : []));
  const gitFolder = place.output.toString('utf8').replace(/\n$/, '');
  await interruptible(async (signal) => {
    const changes = bell(signal);
    const watched = watchFolders(top.value, paths, gitFolder, changes.ring);
    if (watched.left > 0)
      terminal.error(`stateward: ${watched.left} folders are not watched: there are too many of them\n`);
    let said: string | undefined;
    while (!signal.aborted) {
      const report = await Promise.race([judge(), changes.ended]);
      if (report === undefined) break;
      if (report !== said) {
        if (terminal.isTerminal && terminal.environment.TERM !== 'dumb') terminal.out(clearScreen);
        // By the first and the last line a task of an editor knows where a judgement begins and ends.
        terminal.out(`stateward: judging\n${report}stateward: watching, Ctrl+C ends\n`);
      }
      said = report;
      await changes.next();
    }
    watched.close();
  });
  return exitCodes.clean;
}

/** Rings once for many changes that come together; what rang while nobody listened is not lost. */
function bell(signal: AbortSignal) {
  let hasRung = false;
  let wake = () => {};
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<undefined>((end) => {
    signal.addEventListener('abort', () => end(undefined));
  });
  return {
    ended,
    ring() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hasRung = true;
        wake();
      }, breath);
    },
    async next() {
      const rung = new Promise<void>((resolve) => {
        wake = resolve;
        if (hasRung) resolve();
      });
      await Promise.race([rung, ended]);
      hasRung = false;
      if (signal.aborted) clearTimeout(timer);
    },
  };
}
