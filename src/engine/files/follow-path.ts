import type { LinkFault } from '../contract/file-facts.ts';
import type { TreeEntry } from '../ports.ts';

/** What one version of the repository answers about its paths. */
export interface Standing {
  /** What git's tree holds at a path; null for a folder and where nothing is. */
  entry(path: string): Promise<TreeEntry | null>;
  /** What a link says; undefined where that is no path. */
  text(link: TreeEntry): Promise<string | undefined>;
}

/** What stands at a path once links are followed. */
export interface Followed {
  readonly entry: TreeEntry | null;
  /** The links on the way. */
  readonly links: readonly string[];
  /** Every path that was looked at: while these stand as they do, the answer stands. */
  readonly asked: ReadonlySet<string>;
}

interface Way {
  /** The folder that was reached, without links in it. */
  readonly at: readonly string[];
  /** The names that are still to go. */
  readonly names: readonly string[];
  /** The link that was followed last. */
  readonly link?: { readonly entry: TreeEntry; readonly text: string };
  /** Whether a link stands for the file itself, not only for a folder above it. */
  readonly isOwn?: boolean;
}

/** As Linux does: beyond it, links are taken to lead in a circle. */
const mostLinks = 40;

/** The content behind a path, found as an operating system would, but never outside of the repository. */
export async function followPath(path: string, standing: Standing): Promise<Followed> {
  const own = await standing.entry(path);
  const asked = new Set([path]);
  if (own !== null && own.nature !== 'link') return { entry: own, links: [], asked };
  const links: string[] = [];
  let way: Way = { at: [], names: path.split('/') };
  while (way.names.length > 0) {
    const next: Way | TreeEntry | null = await step(way, standing, links, asked);
    if (next === null || 'nature' in next) return { entry: next, links, asked };
    way = next;
  }
  return { entry: missing(way), links, asked };
}

/** One name further; an entry or null where the way ends. */
async function step(
  way: Way,
  standing: Standing,
  links: string[],
  asked: Set<string>,
): Promise<Way | TreeEntry | null> {
  const { at, link } = way;
  const [name = '', ...names] = way.names;
  if (name === '' || name === '.') return { ...way, names };
  if (name === '..')
    return at.length === 0 ? stopped(way, 'outside') : { ...way, at: at.slice(0, -1), names };
  const here = [...at, name].join('/');
  asked.add(here);
  const entry = await standing.entry(here);
  if (entry === null) return { ...way, at: [...at, name], names };
  if (entry.nature === 'link') {
    links.push(here);
    return throughLink({ ...way, names }, entry, await standing.text(entry), links.length);
  }
  // Without a link on the way, a folder became a file or a submodule: nothing stands at a path below it.
  if (link === undefined) return null;
  if (entry.nature === 'submodule') return stopped(way, 'into-submodule');
  return names.length > 0 ? missing(way) : { ...entry, target: here };
}

function throughLink(
  way: Way,
  entry: TreeEntry,
  text: string | undefined,
  count: number,
): Way | TreeEntry | null {
  if (text === undefined) return stopped({ ...way, link: { entry, text: '' } }, 'no-path');
  const next = { ...way, link: { entry, text }, isOwn: way.isOwn === true || way.names.length === 0 };
  if (text.startsWith('/')) return stopped(next, 'absolute');
  if (count > mostLinks) return stopped(next, 'loop');
  return { ...next, names: [...text.split('/'), ...way.names] };
}

function stopped({ link }: Way, reason: LinkFault['reason']): TreeEntry | null {
  if (link === undefined) return null;
  return { blob: link.entry.blob, nature: 'link', fault: { reason, target: link.text } };
}

/** A link in place of the file that leads to no file is a fault; in a folder behind a link, a file is just not there. */
function missing(way: Way): TreeEntry | null {
  return way.isOwn === true ? stopped(way, 'dangling') : null;
}
