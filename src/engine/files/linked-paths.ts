import type { Govern } from '../../config/govern.ts';
import { globMatcher } from '../../config/path-glob.ts';

/** What is known of the paths of a range: all that were ever seen, and which folders each link ever led to. */
export interface SeenPaths {
  readonly paths: ReadonlySet<string>;
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
}

/** More paths behind links, beyond a few for each that there is, were made to exhaust the gate. */
const mostSpots = 100_000;
const spotsForEach = 4;

/**
 * The governed files, and companions of such, that are a link or stand behind one. Undefined where the links of the
 * repository make more paths than can be looked at.
 */
export function linkedPaths(seen: SeenPaths, govern: Govern): ReadonlySet<string> | undefined {
  const { paths, links } = seen;
  if (links.size === 0) return new Set();
  const behind = pathsBehindLinks(seen);
  if (behind === undefined) return undefined;
  const linked = new Set([...links.keys(), ...behind]);
  const linksAbove = folderFinder(new Set(links.keys()));
  for (const path of paths) if (linksAbove(path).length > 0) linked.add(path);
  const isPart = partMatcher(new Set([...paths, ...linked]), govern);
  return new Set([...linked].filter((path) => govern(path) !== undefined || isPart(path)));
}

/** Where a link's text leads, taken by its letters alone; undefined where it leaves the repository. */
export function folderOfLink(link: string, text: string): string | undefined {
  if (text.startsWith('/')) return undefined;
  const at = link.split('/').slice(0, -1);
  for (const name of text.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') at.push(name);
    else if (at.pop() === undefined) return undefined;
  }
  return at.join('/');
}

/** A path that a link to a folder makes, with the links it goes through: each at most once, so circles end. */
interface Spot {
  readonly path: string;
  readonly through: readonly string[];
}

function pathsBehindLinks({ paths, links }: SeenPaths): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  const most = mostSpots + spotsForEach * paths.size;
  let fresh: readonly Spot[] = [...paths].map((path) => ({ path, through: [] }));
  while (fresh.length > 0) {
    const byFolder = groupByFolder(fresh, new Set([...links.values()].flatMap((folders) => [...folders])));
    const next: Spot[] = [];
    for (const [link, folders] of links) {
      for (const folder of folders) {
        for (const { path, through } of byFolder.get(folder) ?? []) {
          const made = `${link}${folder === '' ? '/' : ''}${path.slice(folder.length)}`;
          if (through.includes(link) || path.startsWith(`${link}/`) || path === link || found.has(made))
            continue;
          found.add(made);
          if (found.size > most) return undefined;
          next.push({ path: made, through: [...through, link] });
        }
      }
    }
    fresh = next;
  }
  return found;
}

function groupByFolder(
  spots: readonly Spot[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly Spot[]> {
  const groups = new Map([...wanted].map((folder): [string, Spot[]] => [folder, []]));
  const foldersOf = folderFinder(wanted);
  for (const spot of spots) for (const folder of foldersOf(spot.path)) groups.get(folder)?.push(spot);
  return groups;
}

/** Which of the wanted folders a path lies in; the top is ''. Most paths are told by where their slashes are. */
function folderFinder(wanted: ReadonlySet<string>): (path: string) => readonly string[] {
  const lengths = new Set([...wanted].map((folder) => folder.length));
  return (path) => {
    const folders = wanted.has('') ? [''] : [];
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
      const folder = lengths.has(at) ? path.slice(0, at) : '';
      if (folder !== '' && wanted.has(folder)) folders.push(folder);
    }
    return folders;
  };
}

/** Tells the companions and members of governed files. */
function partMatcher(paths: ReadonlySet<string>, govern: Govern): (path: string) => boolean {
  const globs = new Set<string>();
  for (const path of paths) {
    const governance = govern(path);
    for (const { glob } of governance?.kind.parts(path, governance.settings.options) ?? []) globs.add(glob);
  }
  const matchers = [...globs].map(globMatcher);
  return (path) => globs.has(path) || matchers.some((matches) => matches(path));
}
