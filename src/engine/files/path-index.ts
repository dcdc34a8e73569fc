import { addTo } from '../../formats/group.ts';
/** Paths by every folder that they lie in, at any depth. */
export interface PathIndex {
  /** The paths in a folder, and in those inside it; all of them where it is ''. */
  below(folder: string): Iterable<string>;
}

/** An index of paths of which there may be more each time somebody asks. */
export function pathIndex(paths: ReadonlySet<string>): PathIndex {
  const folders = new Map<string, string[]>();
  let known = 0;
  const learn = () => {
    let place = 0;
    for (const path of paths) {
      place += 1;
      if (place <= known) continue;
      for (const folder of foldersAbove(path)) addTo(folders, folder, path);
    }
    known = place;
  };
  return {
    below(folder) {
      if (folder === '') return paths;
      if (known < paths.size) learn();
      return folders.get(folder) ?? [];
    },
  };
}

/** The folder in which all lies that a glob matches, as far as its letters tell. */
export function folderOfGlob(glob: string): string {
  const letters = glob.slice(0, glob.search(/[*?[{]/));
  return letters.slice(0, Math.max(0, letters.lastIndexOf('/')));
}

/** The folders that a path lies in, the outermost first, without the top. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at));
  return folders;
}
