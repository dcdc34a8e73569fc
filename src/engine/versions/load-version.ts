import type { Governance } from '../../config/govern.ts';
import { globMatcher } from '../../config/path-glob.ts';
import { decodeText } from '../../formats/decode.ts';
import { joinedBytes, sizeOf } from '../../formats/joined-bytes.ts';
import type { Limits } from '../../formats/limits.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { Obstacle } from '../contract/report.ts';
import type { Past, Versions } from '../past.ts';
import { type Blobs, missingBlob, type TreeEntry } from '../ports.ts';
import { readAhead } from './read-ahead.ts';
import { type ReadVersion, readVersion } from './read-version.ts';

/** Reads versions of governed files; each set of blobs is read and parsed once. */
export interface VersionLoader extends Pick<Versions, 'graph' | 'obstacles' | 'expect' | 'text'> {
  load(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string): Promise<ReadVersion>;
}

/** How many bytes of versions stay parsed beside those that are in use: a document takes many times its bytes. */
const mostBytes = 4 * 1024 * 1024;

/** Of how many files it is remembered what was read last. */
const mostRemembered = 16;

export function versionLoader(source: Blobs, limits: Limits): VersionLoader {
  const blobs = readAhead(source);
  const small = smallBlobs(blobs);
  const kept = keptByWeight();
  const memories = new Map<Governance, Map<string, unknown>>();
  const obstacles = new Map<string, Obstacle>();
  return {
    get obstacles() {
      return [...obstacles.values()];
    },
    expect: blobs.expect,
    async load(governance, parts, path) {
      // What a path says counts only for kinds that find their parts by it.
      const where = governance.kind.policy === undefined ? [] : [path];
      const key = `${mannerOf(governance)} ${JSON.stringify([...where, ...parts])}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const version = kept.set(key, await readParts(governance, parts, path));
      remember(governance, path, version);
      return version;
    },
    async text(entry) {
      const chunks = (await contentsOf(new Map([['', entry]]))).get('') ?? [];
      return sizeOf(chunks) > limits.maxBytes ? undefined : decodeText(joinedBytes(chunks)).text;
    },
    async graph({ kind, settings }, parts, path) {
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
    const contents = await contentsOf(parts);
    const { nature = 'regular' }: Partial<TreeEntry> = parts.get('') ?? {};
    const content = { parts: contents, nature };
    // What the repository lacks is an obstacle, and no file that says nothing.
    const isLacking = [...parts].some(([role, each]) => each.nature !== 'submodule' && !contents.has(role));
    if (nature === 'regular' && isLacking)
      return { file: { size: 0, nature, faults: [] }, parsed: undefined, content };
    const memory = memories.get(governance)?.get(path);
    const version = readVersion({ ...governance, limits, path }, content, memory);
    const own = parts.size === 1 ? parts.get('')?.blob : undefined;
    return own === undefined ? version : { ...version, blob: own };
  }

  async function contentsOf(parts: ReadonlyMap<string, TreeEntry>) {
    const contents = new Map<string, readonly Uint8Array[]>();
    for (const [role, entry] of parts) {
      if (entry.nature === 'submodule') continue;
      const chunks = await small.open(entry.blob);
      if (chunks === undefined) obstacles.set(entry.blob, missingBlob(entry.blob));
      else contents.set(role, chunks);
    }
    return contents;
  }
}

/** A file is asked for by several questions, and many files have the same beside them. */
function smallBlobs(blobs: Blobs): Blobs {
  const known = new Map<string, readonly Uint8Array[]>();
  let total = 0;
  return {
    async open(id) {
      const found = known.get(id);
      if (found !== undefined) return found;
      const chunks = await blobs.open(id);
      const size = sizeOf(chunks ?? []);
      if (chunks === undefined || size > longestSmall) return chunks;
      // A copy, since a piece of what came through a pipe would hold all of it.
      const copy = [joinedBytes(chunks).slice()];
      known.set(id, copy);
      total += size;
      for (const [oldest, pieces] of known) {
        if (total <= mostSmall) break;
        known.delete(oldest);
        total -= sizeOf(pieces);
      }
      return copy;
    },
  };
}

const longestSmall = 16 * 1024;
const mostSmall = 256 * 1024;

/** How files are read: options are long, and the same for many of them. */
const mannerOf = onceFor(({ kind, settings }: Governance) => JSON.stringify([kind.id, settings.options]));

/**
 * The versions that were used last, as many as weigh so much, and every one that somebody still holds: what is dropped is read
 * again, but two of one version never stand side by side.
 */
function keptByWeight() {
  const latest = new Map<string, { readonly version: ReadVersion; readonly bytes: number }>();
  const alive = new Map<string, WeakRef<ReadVersion>>();
  let total = 0;
  const drop = (key: string) => {
    total -= latest.get(key)?.bytes ?? 0;
    latest.delete(key);
  };
  const set = (key: string, version: ReadVersion): ReadVersion => {
    drop(key);
    const bytes = sizeOf([...version.content.parts.values()].flat());
    latest.set(key, { version, bytes });
    alive.set(key, new WeakRef(version));
    total += bytes;
    for (const oldest of latest.keys()) {
      if (total <= mostBytes || oldest === key) break;
      drop(oldest);
    }
    return version;
  };
  const get = (key: string): ReadVersion | undefined => {
    const known = latest.get(key);
    if (known === undefined) {
      const version = alive.get(key)?.deref();
      return version === undefined ? undefined : set(key, version);
    }
    latest.delete(key);
    latest.set(key, known);
    return known.version;
  };
  return { get, set };
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
    text: loader.text,
    expect: loader.expect,
    get obstacles() {
      return [...loader.obstacles, ...(finders.ids?.obstacles ?? [])];
    },
    async at(at, { governance }, path) {
      const commit = typeof at === 'string' ? (commits.get(at) ?? at) : at;
      const parts = await view.parts(commit, path, governance);
      return parts.has('') ? loader.load(governance, parts, path) : null;
    },
    async left(commit, { governance }, path) {
      const parts = await view.parts(commit, path, governance);
      return holdsState(parts, path, governance) ? loader.load(governance, parts, path) : null;
    },
  };
}

/** Whether what is left holds state without the governed file itself, which only says how it is read. */
function holdsState(
  left: ReadonlyMap<string, unknown>,
  path: string,
  { kind, settings }: Governance,
): boolean {
  if (left.size === 0) return false;
  const parts = kind.parts(path, settings.options).filter(({ holds }) => holds === true);
  return parts.some(({ role, glob }) => left.has(role) || [...left.keys()].some(globMatcher(glob)));
}
