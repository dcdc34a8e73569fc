import { runNow } from '../direct.ts';
import { openGitRepository } from '../repository.ts';

export type HeadLog = ReturnType<typeof headLog>;

/**
 * Where HEAD is, if there is a commit, and what git recorded of where it was, oldest first: when, in seconds, and by what, in its
 * words. Two processes, and nothing is waited for.
 */
export function headLog(top: string) {
  const git = openGitRepository(top);
  const lines = (...command: string[]) => {
    const result = runNow(git, command);
    return result.ok ? result.output.toString('utf8').trimEnd().split('\n') : [];
  };
  const [head] = lines('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
  const format = ['--no-show-signature', '--no-color', '--date=unix', '--format=%H %gd %gs'];
  const moves = lines('log', '--walk-reflogs', ...format, 'HEAD', '--').flatMap((line) => {
    const [, id, time, by = ''] = /^(\w+) HEAD@\{(\d+)\} ?(.*)$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, time: Number(time), by }];
  });
  return { head, moves: moves.reverse() };
}

/** What HEAD was at a time, in seconds, and how long the record was; of a younger record its first commit. */
export function headAt({ moves }: HeadLog, seconds: number) {
  const next = moves.findIndex(({ time }) => time >= seconds);
  const log = Math.max(next, 1);
  return next < 0 ? undefined : { head: moves[log - 1]?.id ?? '', log };
}

/** What only goes to a commit that is there already. */
const goes = /^(?:branch|checkout|clone|fetch|reset|switch)\b|: Fast-forward$|\((?:abort|finish|start)\)/;

/** The commits that were made at HEAD since that record had a length, whatever their dates say. */
export function madeSince({ moves }: HeadLog, length: number): ReadonlySet<string> {
  const made = moves.slice(length).filter(({ by }) => by !== '' && !goes.test(by));
  return new Set(made.map(({ id }) => id));
}
