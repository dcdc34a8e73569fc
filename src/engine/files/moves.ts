import type { Governance } from '../../config/govern.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { keptShare } from '../contract/kept-share.ts';
import type { Known, RepositoryView } from '../past.ts';
import type { CommitFacts, ObjectId, PathChange, TreeEntry } from '../ports.ts';
import { docOf } from '../versions/read-version.ts';

/** A governed file that stands at one of two commits only. */
export interface LooseFile {
  readonly path: string;
  readonly governance: Governance;
  readonly entry: TreeEntry;
}

/** What a commit no longer has of an ancestor's governed files, and what it has instead. */
export interface LooseEnds {
  readonly ancestor: ObjectId;
  readonly commit: CommitFacts;
  readonly gone: readonly LooseFile[];
  readonly come: readonly LooseFile[];
}

/** A file that is moved while it is worked on still has at least half of its entities. */
const leastShare = 0.5;

/** How many pairs with different bytes are compared; what is left over was not moved. */
const mostCompared = 10_000;

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly share: number;
}

/** New path → old path of the governed files that were moved: the same bytes first, then what has the most entities of it. */
export async function findMoves(known: Known, ends: LooseEnds): Promise<Map<string, string>> {
  const moves = paired(pairsOf(ends, sameBytes));
  const origins = new Set(moves.values());
  const gone = ends.gone.filter(({ path }) => !origins.has(path));
  const come = ends.come.filter(({ path }) => !moves.has(path));
  if (gone.length === 0 || come.length === 0) return moves;
  const before = await docsOf(known, ends.ancestor, gone);
  const after = await docsOf(known, ends.commit, come);
  let compared = 0;
  const similar = pairsOf({ gone, come }, (old, now) => {
    compared += 1;
    return compared > mostCompared ? 0 : shareOf(old.governance, before.get(old.path), after.get(now.path));
  });
  return new Map([...moves, ...paired(similar)]);
}

function sameBytes(old: LooseFile, now: LooseFile): number {
  return old.entry.blob === now.entry.blob && old.entry.nature === now.entry.nature ? 1 : 0;
}

function shareOf({ kind }: Governance, before: unknown, after: unknown): number {
  return before === undefined || after === undefined ? 0 : keptShare(kind, before, after);
}

/** Pairs of one kind that are alike enough, the best ones first, then by path. */
function pairsOf<File extends Pick<LooseFile, 'path' | 'governance'>>(
  { gone, come }: { readonly gone: readonly File[]; readonly come: readonly LooseFile[] },
  measure: (old: File, now: LooseFile) => number,
): Pair[] {
  const pairs: Pair[] = [];
  for (const old of gone) {
    for (const now of come) {
      const share = old.governance.kind === now.governance.kind ? measure(old, now) : 0;
      if (share >= leastShare) pairs.push({ from: old.path, to: now.path, share });
    }
  }
  return pairs.sort(
    (left, right) =>
      right.share - left.share ||
      compareCodePoints(left.from, right.from) ||
      compareCodePoints(left.to, right.to),
  );
}

function paired(pairs: readonly Pair[]): Map<string, string> {
  const moves = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of pairs) {
    if (taken.has(from) || moves.has(to)) continue;
    taken.add(from);
    moves.set(to, from);
  }
  return moves;
}

/** What the files hold; one that cannot be read what it last held, if that was in the range. */
async function docsOf(
  known: Known,
  at: ObjectId | CommitFacts,
  files: readonly LooseFile[],
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const file of files) {
    const version = await known.versions.at(at, file, file.path);
    const last = typeof at === 'string' ? known.memory.lastSaid(at, file.path) : undefined;
    const doc = docOf(version) ?? docOf(last);
    if (doc !== null) found.set(file.path, doc);
  }
  return found;
}

/** What became of one parent's governed files. */
interface Side {
  /** New path → old path. */
  readonly moves: ReadonlyMap<string, string>;
  /** Paths of this parent that the commit does not have. */
  readonly gone: ReadonlySet<string>;
}

/** What became of the files a commit concerns, seen from one parent. */
export async function sideOf(
  known: Known,
  commit: CommitFacts,
  parent: ObjectId,
  files: ReadonlyMap<string, Governance>,
): Promise<Side> {
  const [gone, come]: [LooseFile[], LooseFile[]] = [[], []];
  for (const { path, governance, before, after } of await changesAgainst(
    known.past.view,
    commit,
    parent,
    files,
  )) {
    if (before !== null && after === null) gone.push({ path, governance, entry: before });
    // Where a file was deleted, what comes is judged against that one: moving another there launders nothing.
    const isBack = known.memory.lastSaid(parent, path) === null;
    if (before === null && after !== null && !isBack) come.push({ path, governance, entry: after });
  }
  const moves = await findMoves(known, { ancestor: parent, commit, gone, come });
  return { moves, gone: new Set(gone.map(({ path }) => path)) };
}

type GovernedChange = PathChange & Pick<LooseFile, 'governance'>;

async function changesAgainst(
  view: RepositoryView,
  commit: CommitFacts,
  parent: ObjectId,
  files: ReadonlyMap<string, Governance>,
): Promise<GovernedChange[]> {
  if (parent === commit.parents[0]) {
    return commit.changes.flatMap((change) => {
      const governance = files.get(change.path);
      return governance === undefined ? [] : [{ ...change, governance }];
    });
  }
  const changes: GovernedChange[] = [];
  for (const [path, governance] of files) {
    const [before, after] = [await view.entry(parent, path), await view.entry(commit, path)];
    changes.push({ path, governance, before, after });
  }
  return changes;
}

/** Whether every parent that had the file sees it again at another path. */
export function movedAway(path: string, sides: readonly Side[]): boolean {
  const having = sides.filter(({ gone }) => gone.has(path));
  return having.length > 0 && having.every(({ moves }) => [...moves.values()].includes(path));
}
