import type { Governance } from '../../config/govern.ts';
import { joinedBytes } from '../../core/joined-bytes.ts';
import type { Limits } from '../../core/limits.ts';
import type { Obstacle } from '../../core/report.ts';
import type { Blobs, ObjectId, TreeEntry } from '../ports.ts';
import { readAhead } from './read-ahead.ts';
import { type ReadVersion, readVersion } from './read-version.ts';

/** Reads versions of governed files; each set of blobs is read and parsed once. */
export interface VersionLoader {
  load(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string): Promise<ReadVersion>;
  /** What the kind makes of parts that say how the file is judged; undefined where they say nothing. */
  policy(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string): Promise<unknown>;
  /** What will be loaded next, so that nobody waits for each blob alone. */
  expect(blobs: Iterable<ObjectId>): void;
  /** Blobs the repository does not hold: what they say cannot be judged. */
  readonly obstacles: readonly Obstacle[];
}

/** How many bytes the versions have that stay parsed: enough for every file's current one in ordinary repositories. */
const mostBytesKept = 32 * 1024 * 1024;

/** Of how many files it is remembered what was read last. */
const mostRemembered = 16;

/** What a version weighs however little it says. */
const leastWeight = 1024;

export function versionLoader(source: Blobs, limits: Limits): VersionLoader {
  const blobs = readAhead(source);
  const kept = new Map<string, ReadVersion>();
  const memories = new Map<Governance, Map<string, unknown>>();
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
      remember(governance, path, version);
      weight += weightOf(version);
      for (const [oldest, old] of kept) {
        if (weight <= mostBytesKept || old === version) break;
        kept.delete(oldest);
        weight -= weightOf(old);
      }
      return version;
    },
    async policy({ kind, settings }, parts, path) {
      const regular = new Map([...parts].filter(([, { nature }]) => nature === 'regular'));
      const contents = await contentsOf(regular);
      const bytes = new Map([...contents].map(([role, chunks]) => [role, joinedBytes(chunks)]));
      return kind.policy?.(path, bytes, settings.options, limits);
    },
  };

  /** Of each file what was read last, as long as there are few files. */
  function remember(governance: Governance, path: string, { parsed }: ReadVersion): void {
    if (parsed?.memory === undefined) return;
    const own = memories.get(governance) ?? new Map<string, unknown>();
    memories.set(governance, own);
    own.delete(path);
    own.set(path, parsed.memory);
    const [oldest] = own.keys();
    if (own.size > mostRemembered && oldest !== undefined) own.delete(oldest);
  }

  async function readParts(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string) {
    const { kind, settings } = governance;
    const contents = await contentsOf(parts);
    const { blob: _, nature = 'regular', ...link }: Partial<TreeEntry> = parts.get('') ?? {};
    const content = { parts: contents, nature, ...link };
    const memory = memories.get(governance)?.get(path);
    const version = readVersion(kind, settings.options, content, limits, path, memory);
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
