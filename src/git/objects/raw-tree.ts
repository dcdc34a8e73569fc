import type { EntryNature, ObjectId } from '../../app/ports.ts';
import { pathText } from '../path-text.ts';

export interface RawTreeEntry {
  readonly id: ObjectId;
  readonly nature: EntryNature | 'directory';
}

const space = 32;
const typeBits = 0o170000;
const natures = new Map<number, RawTreeEntry['nature']>([
  [0o040000, 'directory'],
  [0o100000, 'regular'],
  [0o120000, 'link'],
]);

const usualModes = new Map<string, RawTreeEntry['nature']>([
  ['40000', 'directory'],
  ['100644', 'regular'],
  ['100755', 'regular'],
]);

/**
 * Reads one tree object; undefined where it is none, where it names something twice, or where a name is no single
 * name: git's own commands and this reader could then see different files.
 */
export function parseRawTree(bytes: Buffer, idLength: number): ReadonlyMap<string, RawTreeEntry> | undefined {
  const entries = new Map<string, RawTreeEntry>();
  for (let at = 0; at < bytes.length; ) {
    const nameAt = bytes.indexOf(space, at) + 1;
    const idAt = bytes.indexOf(0, nameAt) + 1;
    const end = idAt + idLength;
    if (nameAt === 0 || idAt === 0 || end > bytes.length) return undefined;
    const nature = natureOf(bytes.toString('latin1', at, nameAt - 1));
    const name = pathText(bytes.subarray(nameAt, idAt - 1));
    if (nature === undefined || name === '' || name.includes('/') || entries.has(name)) return undefined;
    entries.set(name, { id: bytes.toString('hex', idAt, end), nature });
    at = end;
  }
  return entries;
}

/** As git reads modes: what is neither file, link nor directory is a submodule. */
function natureOf(mode: string): RawTreeEntry['nature'] | undefined {
  const nature = usualModes.get(mode);
  if (nature !== undefined || !/^[0-7]{5,7}$/.test(mode)) return nature;
  return natures.get(Number.parseInt(mode, 8) & typeBits) ?? 'submodule';
}
