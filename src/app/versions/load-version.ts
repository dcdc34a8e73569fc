import type { Governance } from '../../config/govern.ts';
import { joinedBytes } from '../../core/joined-bytes.ts';
import type { Limits } from '../../core/limits.ts';
import type { Obstacle } from '../../core/report.ts';
import type { Past, Versions } from '../past.ts';
import type { Blobs, TreeEntry } from '../ports.ts';
import { readAhead } from './read-ahead.ts';
import { type ReadVersion, readVersion } from './read-version.ts';

/** Reads versions of governed files; each set of blobs is read and parsed once. */
export interface VersionLoader extends Pick<Versions, 'graph' | 'obstacles' | 'expect'> {
  load(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string): Promise<ReadVersion>;
}

/** How many bytes the versions have that stay parsed: enough for every file's current one in ordinary repositories. */
const mostBytesKept = 32 * 1024 * 1024;

/** What a version weighs however little it says. */
const leastWeight = 1024;

export function versionLoader(source: Blobs, limits: Limits): VersionLoader {
  const blobs = readAhead(source);
  const kept = new Map<string, ReadVersion>();
  let weight = 0;
  const obstacles = new Map<string, Obstacle>();
  return {
    get obstacles() {
      return [...obstacles.values()];
    },
    expect: blobs.expect,
    async load(governance, parts, path) {
      const { kind, settings } = governance;
      // What a path says counts only for kinds that find their parts by it.
      const where = kind.policy === undefined ? [] : [path];
      const key = JSON.stringify([kind.id, settings.options, ...where, ...parts]);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const version = await readParts(governance, parts, path);
      kept.set(key, version);
      weight += weightOf(version);
      for (const [oldest, old] of kept) {
        if (weight <= mostBytesKept || old === version) break;
        kept.delete(oldest);
        weight -= weightOf(old);
      }
      return version;
    },
    async graph({ kind, settings }, parts, path) {
      const regular = new Map([...parts].filter(([, { nature }]) => nature === 'regular'));
      const contents = await contentsOf(regular);
      const bytes = new Map([...contents].map(([role, chunks]) => [role, joinedBytes(chunks)]));
      return kind.policy?.(path, bytes, settings.options, limits);
    },
  };

  async function readParts(
    { kind, settings }: Governance,
    parts: ReadonlyMap<string, TreeEntry>,
    path: string,
  ) {
    const contents = await contentsOf(parts);
    const { blob: _, nature = 'regular', ...link }: Partial<TreeEntry> = parts.get('') ?? {};
    const version = readVersion(kind, settings.options, { parts: contents, nature, ...link }, limits, path);
    const own = parts.size === 1 ? parts.get('')?.blob : undefined;
    return own === undefined ? version : { ...version, blob: own };
  }

  async function contentsOf(parts: ReadonlyMap<string, TreeEntry>) {
    const contents = new Map<string, readonly Uint8Array[]>();
    for (const [role, entry] of parts) {
      if (entry.nature === 'submodule') continue;
      const chunks = await blobs.open(entry.blob);
      if (chunks === undefined) obstacles.set(entry.blob, missingBlob(entry.blob));
      else contents.set(role, chunks);
    }
    return contents;
  }
}

function weightOf({ content }: ReadVersion): number {
  const chunks = [...content.parts.values()].flat();
  return chunks.reduce((sum, { length }) => sum + length, leastWeight);
}

/** What is said of a blob that the repository does not hold. */
export function missingBlob(blob: string): Obstacle {
  return {
    code: 'object-missing',
    message: `the repository does not hold the object ${blob}`,
    fix: 'Fetch what is missing: git fetch --refetch --no-filter',
  };
}

/** The versions of a walk: those of the commits that it knows are found without asking. */
export function versionsOf(
  { view, commits }: Pick<Past, 'view' | 'commits'>,
  loader: VersionLoader,
  finders: Pick<Versions, 'archives' | 'ids'>,
): Versions {
  return {
    ...finders,
    graph: loader.graph,
    expect: loader.expect,
    get obstacles() {
      return [...loader.obstacles, ...(finders.ids?.obstacles ?? [])];
    },
    async at(at, { governance }, path) {
      const commit = typeof at === 'string' ? (commits.get(at) ?? at) : at;
      const parts = await view.parts(commit, path, governance);
      return parts.has('') ? loader.load(governance, parts, path) : null;
    },
  };
}
