import type { EntryNature, TreeEntry } from '../../app/ports.ts';

/** git prints canonical modes only: whatever a tree holds is a file, a link or a submodule. */
export function treeEntry(mode: string, blob: string): TreeEntry {
  return { blob, nature: nature(mode) };
}

function nature(mode: string): EntryNature {
  if (mode === '120000') return 'link';
  return mode === '160000' ? 'submodule' : 'regular';
}
