import type { TreeEntry } from '../app/ports.ts';
import { pathText, splitAtNul } from './path-text.ts';
import { treeEntry } from './tree-entry.ts';

const header = /^(\d{6}) [a-z]+ ([0-9a-f]{40}|[0-9a-f]{64})$/;
const tab = 9;

/** Reads `ls-tree -r -z`; undefined where it is not that, or where one path stands twice. */
export function parseTree(output: Buffer): ReadonlyMap<string, TreeEntry> | undefined {
  const records = splitAtNul(output);
  if (records === undefined) return undefined;
  const tree = new Map<string, TreeEntry>();
  for (const record of records) {
    const end = record.indexOf(tab);
    const [, mode, blob] = header.exec(record.toString('latin1', 0, Math.max(end, 0))) ?? [];
    if (mode === undefined || blob === undefined) return undefined;
    tree.set(pathText(record.subarray(end + 1)), treeEntry(mode, blob));
  }
  // Forged trees can name a path twice; the second entry would hide the first.
  return tree.size === records.length ? tree : undefined;
}
