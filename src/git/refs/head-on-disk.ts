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
  const head = textAt(join(folder, 'HEAD'))?.trimEnd();
  const name = head?.startsWith('ref: ') ? head.slice('ref: '.length) : undefined;
  if (name === undefined) return isObjectId(head ?? '') ? head : undefined;
  const common = resolve(folder, textAt(join(folder, 'commondir'))?.trimEnd() ?? '.');
  const loose = textAt(join(common, name))?.trimEnd();
  if (loose !== undefined) return isObjectId(loose) ? loose : undefined;
  const packed = textAt(join(common, 'packed-refs')) ?? '';
  const end = packed.indexOf(` ${name}\n`);
  const id = end < 0 ? '' : packed.slice(packed.lastIndexOf('\n', end) + 1, end);
  return isObjectId(id) ? id : undefined;
}

function textAt(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** How long git's record of where HEAD stood is now; 0 where there is none. */
export function headLogLength(folder: string): number {
  try {
    return statSync(join(folder, 'logs', 'HEAD')).size;
  } catch {
    return 0;
  }
}

/** What HEAD was at a time, in seconds, and how long git's record of it was; of a younger record its first commit. */
export function headAt(
  folder: string,
  seconds: number,
): { readonly head: string; readonly log: number } | undefined {
  let log = 0;
  for (const line of (textAt(join(folder, 'logs', 'HEAD')) ?? '').split('\n')) {
    const [, before = '', after = '', time] = /^(\w+) (\w+) .*> (\d+) [+-]\d{4}/.exec(line) ?? [];
    if (Number(time) >= seconds && !/^0*$/.test(before)) return { head: before, log };
    log += Buffer.byteLength(line) + 1;
    if (Number(time) >= seconds) return { head: after, log };
  }
  return undefined;
}

/** What only goes to a commit that is there already. */
const goes = /^(?:branch|checkout|clone|fetch|reset|switch)\b|: Fast-forward$|\((?:abort|finish|start)\)/;

/** The commits that were made at HEAD since that record had a length, whatever their dates say. */
export function madeSince(folder: string, length: number): ReadonlySet<string> {
  const lines = (textAt(join(folder, 'logs', 'HEAD')) ?? '').slice(length).split('\n');
  const made = lines.flatMap((line) => {
    const [ids = '', did = ''] = line.split('\t', 2);
    const [, id = ''] = ids.split(' ', 2);
    return did === '' || goes.test(did) ? [] : [id];
  });
  return new Set(made);
}
