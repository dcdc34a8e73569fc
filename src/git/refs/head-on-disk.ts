import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObjectId } from '../objects/object-id.ts';

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

/** The commit that HEAD names, without a process; undefined where there is none, or where git keeps refs in a way of its own. */
export function headOnDisk(folder: string): string | undefined {
  const head = textAt(folder, 'HEAD')?.trimEnd() ?? '';
  const name = head.startsWith('ref: ') ? head.slice('ref: '.length) : undefined;
  const common = resolve(folder, textAt(folder, 'commondir')?.trimEnd() ?? '.');
  const packed = () =>
    textAt(common, 'packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${name}`))
      ?.split(' ', 1)[0];
  const id = name === undefined ? head : (textAt(common, name)?.trimEnd() ?? packed());
  return id !== undefined && isObjectId(id) ? id : undefined;
}

function textAt(folder: string, file: string, encoding: 'utf8' | 'latin1' = 'utf8'): string | undefined {
  try {
    return readFileSync(join(folder, file), encoding);
  } catch {
    return undefined;
  }
}

/** How long git's record of where HEAD stood is now, in bytes; 0 where there is none. */
export function headLogLength(folder: string): number {
  return textAt(folder, 'logs/HEAD', 'latin1')?.length ?? 0;
}

/** The lines of that record, each with the length of the record up to its end. */
function movesOf(folder: string) {
  let end = 0;
  return (textAt(folder, 'logs/HEAD', 'latin1') ?? '').split('\n').map((line) => {
    end += line.length + 1;
    const [, before = '', after = '', time] = /^(\w+) (\w+) .*> (\d+) [+-]\d{4}/.exec(line) ?? [];
    return {
      before,
      after,
      time: Number(time),
      did: line.split('\t', 2)[1] ?? '',
      start: end - line.length - 1,
      end,
    };
  });
}

/** What HEAD was at a time, in seconds, and how long git's record of it was; of a younger record its first commit. */
export function headAt(
  folder: string,
  seconds: number,
): { readonly head: string; readonly log: number } | undefined {
  const next = movesOf(folder).find(({ time }) => time >= seconds);
  if (next === undefined) return undefined;
  const { before, after, start, end } = next;
  return /^0+$/.test(before) ? { head: after, log: end } : { head: before, log: start };
}

/** What only goes to a commit that is there already. */
const goes = /^(?:branch|checkout|clone|fetch|reset|switch)\b|: Fast-forward$|\((?:abort|finish|start)\)/;

/** The commits that were made at HEAD since that record had a length, whatever their dates say. */
export function madeSince(folder: string, length: number): ReadonlySet<string> {
  const made = movesOf(folder).filter(({ end, did }) => end > length && did !== '' && !goes.test(did));
  return new Set(made.map(({ after }) => after));
}
