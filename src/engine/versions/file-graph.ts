import { isPattern } from '../../config/path-glob.ts';
import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import type { Known } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';

interface Spot {
  readonly at: ObjectId | CommitFacts;
  readonly path: string;
}

/** Where a file stood before, as far as that says what it is judged by. */
export interface Standing {
  readonly graph?: unknown;
  readonly basePath: string;
  readonly sidePaths: readonly string[];
  /** Where it was when it left, for one that comes back. */
  readonly left?: { readonly at: ObjectId | undefined; readonly path: string } | undefined;
}

/**
 * What says how a file is judged, such as the graph that it moves on, is read as it stood before the range (docs/judging.md,
 * 6): at the tip of the base side, else at the base, or where the file was when it left; what the range itself brings
 * counts as it first stood, once. Behind the base it is what stood before each commit.
 */
export async function fileGraph(
  known: Known,
  commit: CommitFacts,
  file: ConcernedFile,
  standing: Standing,
  isBehind: boolean,
): Promise<unknown> {
  if (file.governance.kind.policy === undefined) return undefined;
  if (standing.graph !== undefined && !isBehind) return standing.graph;
  const find = async (spots: readonly Spot[]) => {
    for (const spot of spots) {
      const graph = await graphAt(known, commit, file, spot);
      if (graph !== undefined) return graph;
    }
    return undefined;
  };
  const before = await find(isBehind ? [] : spotsBefore(known, standing));
  const last = before ?? (await find(isBehind ? [] : await spotsOfGone(known, file, standing)));
  return last ?? (await find(spotsAround(commit, file)));
}

function spotsBefore({ past: { range } }: Known, { basePath, sidePaths, left }: Standing): Spot[] {
  const before = [...new Set([range.tip ?? range.base, range.base])];
  const paths = [...new Set([basePath, ...sidePaths])];
  return [
    ...before.flatMap((at) => paths.map((path) => ({ at, path }))),
    ...(left?.at === undefined ? [] : [{ at: left.at, path: left.path }]),
  ];
}

/** Of a file that stands at the base without what says how it is judged: where that stood last. */
async function spotsOfGone(
  { past }: Known,
  { governance }: ConcernedFile,
  { basePath }: Standing,
): Promise<Spot[]> {
  const { base } = past.range;
  if ((await past.view.entry(base, basePath)) === null) return [];
  const parts = governance.kind.parts(basePath, governance.settings.options);
  const touching = parts.map(({ glob }) => glob).filter((glob) => !isPattern(glob));
  if (touching.length === 0) return [];
  const commits = await past.history.upTo(base, touching.length * 4, { touching });
  if (!commits.ok) past.obstacles.push(commits.obstacle);
  return (commits.ok ? commits.value : []).flatMap(({ parents }) =>
    parents.map((at) => ({ at, path: basePath })),
  );
}

function spotsAround(commit: CommitFacts, file: ConcernedFile): Spot[] {
  const parents = commit.parents.map((at, index) => ({ at, path: pathAt(file, index) }));
  return [...parents, { at: commit, path: file.path }];
}

/** A file that is new has its graph chosen by what it says itself. */
async function graphAt(
  { past: { view }, versions }: Known,
  commit: CommitFacts,
  { governance, path: own }: ConcernedFile,
  { at, path }: Spot,
): Promise<unknown> {
  const parts = await view.parts(at, path, governance);
  const entry = parts.get('') ?? (await view.entry(commit, own));
  const known = new Map(entry === null ? parts : [...parts, ['', entry] as const]);
  return versions.graph(governance, known, path);
}
