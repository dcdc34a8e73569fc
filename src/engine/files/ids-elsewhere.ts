import type { Govern, Governance } from '../../config/govern.ts';
import { groupBy } from '../../formats/group.ts';
import type { IdElsewhere } from '../contract/context.ts';
import type { Obstacle } from '../contract/report.ts';
import type { IdFinder, IdsElsewhere, RepositoryView } from '../past.ts';
import { type Blobs, type CommitFacts, type History, missingBlob, type ObjectId } from '../ports.ts';
import { cameLast } from './concerned-file.ts';

/** The paths that ever held an id, in any version seen. */
type Holders = Map<string, string | Set<string>>;

const none: IdsElsewhere = { standing: [], introduced: [] };
const noIds: ReadonlySet<string> = new Set();

/** How many ids are kept of versions read before; more are read again where they are asked for. */
const mostKept = 1_000_000;

/**
 * Every version that is asked about is learned, and before the first one what stands at the base. So an id costs one look at
 * who ever held it, and files are only compared where two of them did.
 */
export function idFinder(setup: {
  readonly view: RepositoryView;
  readonly history: History;
  readonly blobs: Blobs;
  readonly govern: Govern;
  readonly base: ObjectId;
}): IdFinder {
  const { view, base } = setup;
  const reader = idReader(setup.blobs);
  const trees = new Map<ObjectId, readonly string[]>();
  const entries = new Map<Governance, Holders>();
  let treeObstacle: Obstacle | undefined;

  const idsAt = async (at: ObjectId | CommitFacts, path: string, governance: Governance) => {
    const entry = await view.entry(at, path);
    return entry?.nature === 'regular' ? reader.read(entry.blob, governance) : noIds;
  };
  const learnFiles = async (at: ObjectId, governance: Governance, files: readonly string[]) => {
    const holders = entries.get(governance) ?? new Map();
    entries.set(governance, holders);
    for (const file of files) learn(holders, file, await idsAt(at, file, governance));
  };
  /** The files of a version that is none of those walked: others of them may be new as well. */
  const unwalked = async (at: ObjectId): Promise<readonly string[]> => {
    const known = trees.get(at);
    if (known !== undefined) return known;
    const tree = await setup.history.tree(at);
    if (!tree.ok) treeObstacle = tree.obstacle;
    const paths = tree.ok ? [...tree.value.keys()].filter((path) => isExclusive(setup.govern(path))) : [];
    for (const [governance, files] of groupBy(paths, setup.govern))
      if (governance !== undefined) await learnFiles(at, governance, files);
    trees.set(at, paths);
    return paths;
  };
  const filesOf = async (governance: Governance, after: ObjectId | CommitFacts): Promise<string[]> => {
    const others = typeof after === 'string' ? await unwalked(after) : [...trees.values()].flat();
    await view.settle([...view.named()].flatMap(([file, other]) => (other === governance ? [file] : [])));
    const walked = [...view.governed()].flatMap(([file, other]) => (other === governance ? [file] : []));
    if (!entries.has(governance) && walked.length > 1) await learnFiles(base, governance, walked);
    return [...walked, ...others.filter((file) => setup.govern(file) === governance)];
  };

  return {
    get obstacles() {
      return [...(treeObstacle === undefined ? [] : [treeObstacle]), ...reader.obstacles()];
    },
    learn: unwalked,
    async find({ path, governance, after, before }) {
      if (!isExclusive(governance)) return none;
      const files = await filesOf(governance, after);
      if (files.every((file) => file === path)) return none;
      const holders = entries.get(governance) ?? new Map();
      const ids = await idsAt(after, path, governance);
      learn(holders, path, ids);
      const has = async (at: ObjectId | CommitFacts, file: string, id: string) =>
        (await idsAt(at, file, governance)).has(id);
      const standing: IdElsewhere[] = [];
      const introduced: IdElsewhere[] = [];
      for (const [id, other] of sharedIds(holders, path, ids)) {
        if (!(await has(after, other, id))) continue;
        standing.push({ id, path: other });
        const held: [boolean, boolean][] = [];
        for (const { at, pathOf } of before)
          held.push([await has(at, pathOf(path), id), await has(at, pathOf(other), id)]);
        if (cameLast(path, other, held)) introduced.push({ id, path: other });
      }
      return { standing, introduced };
    },
  };
}

function isExclusive(governance: Governance | undefined): boolean {
  return governance?.kind.match.exclusiveIds !== undefined;
}

function learn(holders: Holders, path: string, ids: ReadonlySet<string>): void {
  for (const id of ids) {
    const known = holders.get(id);
    if (known === undefined) holders.set(id, path);
    else if (typeof known !== 'string') known.add(path);
    else if (known !== path) holders.set(id, new Set([known, path]));
  }
}

/** Each id with every other path that ever held it, sorted by path. */
function* sharedIds(
  holders: Holders,
  path: string,
  ids: ReadonlySet<string>,
): Iterable<[id: string, other: string]> {
  for (const id of ids) {
    const known = holders.get(id);
    if (known === undefined || typeof known === 'string') continue;
    for (const other of [...known].sort()) if (other !== path) yield [id, other];
  }
}

/** Reads the ids of a blob, and keeps those of the latest ones. */
function idReader(blobs: Blobs) {
  const kept = new Map<ObjectId, ReadonlySet<string>>();
  const missing = new Set<ObjectId>();
  let count = 0;
  return {
    obstacles: (): Obstacle[] => [...missing].map(missingBlob),
    async read(blob: ObjectId, { kind }: Governance): Promise<ReadonlySet<string>> {
      const known = kept.get(blob);
      if (known !== undefined) return known;
      const chunks = await blobs.open(blob);
      if (chunks === undefined) missing.add(blob);
      const ids = kind.match.exclusiveIds?.(chunks ?? []) ?? noIds;
      kept.set(blob, ids);
      count += ids.size;
      for (const [oldest, { size }] of kept) {
        if (count <= mostKept || oldest === blob) break;
        kept.delete(oldest);
        count -= size;
      }
      return ids;
    },
  };
}
