import { governOnDisk } from '../../check/govern-on-disk.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import { governByDetection } from '../../config/govern.ts';
import { detectedFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { compareCodePoints } from '../../formats/order.ts';

/** A file that a person may take for state, and that nothing governs as it is. */
export interface SeenFile {
  readonly path: string;
  readonly why: string;
  /** What an entry would make of it; absent where it is governed without one as soon as it has the shape. */
  readonly kind?: StateKind;
}

/** Files with a name that is known, in another place or with another shape; of those in another place what looks like its kind. */
export function seenFiles(
  paths: readonly string[],
  kinds: readonly StateKind[],
  folder: TopFolder,
): SeenFile[] {
  const byName = governByDetection(kinds);
  const govern = governOnDisk(byName, folder);
  return paths
    .flatMap((path): SeenFile[] => {
      const { kind, usual } = byName(path) ?? {};
      if (kind === undefined) return misplaced(path, kinds, folder);
      if (govern(path) !== undefined) return [];
      const title = usual?.title ?? kind.title;
      const why = `has a name that is known (${title}), but holds nothing of that shape yet; as soon as it does it is governed`;
      return [{ path, why }];
    })
    .sort((left, right) => compareCodePoints(left.path, right.path));
}

function misplaced(path: string, kinds: readonly StateKind[], folder: TopFolder): SeenFile[] {
  for (const kind of kinds) {
    const globs = detectedFilesOf(kind)
      .flatMap((usual) => usual.globs)
      .filter((glob) => lastName(glob) === lastName(path).toLowerCase());
    const text = globs.length === 0 ? undefined : folder.text(path);
    if (text === undefined || !kind.match.hasShape(text)) continue;
    const places = globs.map((glob) => glob.replace(/^\*\*\//, '')).join(', ');
    return [{ path, why: `is governed without an entry at ${places}, and not here`, kind }];
  }
  return [];
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
