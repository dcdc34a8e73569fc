import type { Govern } from '../config/govern.ts';
import type { Context, Step } from '../core/context.ts';
import { defaultLimits, type Limits } from '../core/limits.ts';
import { buildReport, type Obstacle, type Report } from '../core/report.ts';
import { type CommitSetup, type FileTrack, type JudgedTransition, judgeCommit } from './judge-commit.ts';
import { judgeNet } from './judge-net.ts';
import { type VersionLoader, versionLoader } from './load-version.ts';
import type { Answer, Blobs, CommitFacts, History, PathChange, ResolvedRange } from './ports.ts';
import type { ReadVersion } from './read-version.ts';
import {
  type ConcernedFile,
  concernedFiles,
  type RepositoryState,
  repositoryState,
} from './repository-state.ts';
import { summariseRange } from './summarise-range.ts';

export interface RangeInput {
  readonly history: History;
  readonly blobs: Blobs;
  readonly range: ResolvedRange;
  readonly govern: Govern;
  readonly guard?: Context['guard'];
  /** `squash` judges the net alone; by default every commit is judged too. */
  readonly granularity?: 'commit' | 'squash';
  /** Steps declared by hand, for the last transition only. */
  readonly steps?: readonly Step[];
  readonly limits?: Limits;
  readonly onProgress?: (done: number, total: number) => void;
}

/** No kind looks back further; it bounds the work for each commit. */
const mostPrior = 10;

/** What is shared by all commits of one walk. */
interface Walk {
  readonly input: RangeInput;
  readonly limits: Limits;
  readonly loader: VersionLoader;
  readonly state: RepositoryState;
  /** By the file's present path. */
  readonly tracks: Map<string, FileTrack>;
}

/** Judges a range commit by commit and as a whole (judging.md, Scopes and Ranges). */
export async function checkRange(input: RangeInput): Promise<Report> {
  const commits = await input.history.commits(input.range);
  if (!commits.ok) return cannotJudge(commits.obstacle);
  const merge = commits.value.find(({ parents }) => parents.length > 1);
  if (merge !== undefined) return cannotJudge(mergeObstacle(merge));
  const tree = await input.history.tree(input.range.base);
  if (!tree.ok) return cannotJudge(tree.obstacle);
  const state = repositoryState(tree.value, input.govern);
  const behind = await commitsBehind(input, state, commits.value);
  if (!behind.ok) return cannotJudge(behind.obstacle);
  const limits = input.limits ?? defaultLimits;
  const loader = versionLoader(input.blobs, limits);
  const walk: Walk = { input, limits, loader, state, tracks: new Map() };
  const steps: JudgedTransition[] = [];
  for (const [index, commit] of commits.value.entries()) {
    input.onProgress?.(index, commits.value.length);
    const prior = [
      ...commits.value.slice(Math.max(0, index - mostPrior), index).reverse(),
      ...behind.value,
    ].slice(0, mostPrior);
    steps.push(...(await walkCommit(walk, commit, prior, index === commits.value.length - 1)));
  }
  const tracks = [...walk.tracks.values()];
  // One squash commit may declare the steps it took in; a range that is only judged as one has no message.
  const message = commits.value.length === 1 ? commits.value[0]?.message : undefined;
  const nets = tracks.map((track) => judgeNet(track, { guard: input.guard, message, limits }));
  const judged = input.granularity === 'squash' ? steps.map(withoutFindings) : steps;
  return summariseRange({ steps: judged, nets, tracks, guard: input.guard, obstacles: loader.obstacles });
}

/** First-parent commits at and before the base, as far as the kinds of the governed files look back. */
async function commitsBehind(
  { history, range, govern }: RangeInput,
  state: RepositoryState,
  commits: readonly CommitFacts[],
): Promise<Answer<readonly CommitFacts[]>> {
  const added = commits.flatMap(({ changes }) => changes.flatMap(({ path }) => govern(path) ?? []));
  const governances = [...[...state.governed()].map(([, governance]) => governance), ...added];
  const lookback = Math.max(0, ...governances.map(({ kind }) => kind.lookback));
  return lookback === 0 ? { ok: true, value: [] } : history.upTo(range.base, lookback);
}

function withoutFindings(step: JudgedTransition): JudgedTransition {
  return { ...step, findings: [] };
}

async function walkCommit(
  walk: Walk,
  commit: CommitFacts,
  earlier: readonly CommitFacts[],
  isLast: boolean,
): Promise<JudgedTransition[]> {
  const { state, loader, tracks, input, limits } = walk;
  state.apply(commit.changes);
  const concerned = concernedFiles(state, commit.changes, commit.message);
  const prior = earlier.map(({ message, changes }) => ({
    message,
    touched: changes.map(({ path }) => path),
  }));
  const judged: JudgedTransition[] = [];
  for (const file of concerned) {
    const origin = file.movedFrom ?? file.path;
    const before = await loadSide(state, loader, file, origin, 'before');
    const after = await loadSide(state, loader, file, file.path, 'after');
    const track = trackOf(tracks, file, before, { commit, base: input.range.base });
    const setup: CommitSetup = {
      commit,
      prior,
      siblings: siblingsOf(file, concerned, commit.changes),
      others: othersOf(state, file),
      archived: archivedPaths(file.path, commit.changes),
      guard: input.guard,
      steps: isLast ? input.steps : undefined,
      limits,
    };
    const result = judgeCommit(track, before, after, setup);
    tracks.delete(origin);
    tracks.set(file.path, result.track);
    judged.push(result);
  }
  return judged;
}

async function loadSide(
  state: RepositoryState,
  loader: VersionLoader,
  file: ConcernedFile,
  path: string,
  side: 'before' | 'after',
): Promise<ReadVersion | null> {
  const parts = state.parts(path, file.governance, side);
  return parts.has('') ? loader.load(file.governance, parts) : null;
}

function trackOf(
  tracks: ReadonlyMap<string, FileTrack>,
  file: ConcernedFile,
  before: ReadVersion | null,
  { commit, base }: { readonly commit: CommitFacts; readonly base: string },
): FileTrack {
  const known = tracks.get(file.movedFrom ?? file.path);
  if (known !== undefined) return { ...known, file };
  const readable = before?.parsed?.doc ? before : null;
  return {
    origin: `${file.path} ${commit.id}`,
    file,
    base: before,
    head: before,
    readable,
    accepted: base,
    open: [],
    repairs: new Map(),
    vanished: [],
  };
}

/** Other governed files of the same kind whose own content the commit changed. */
function siblingsOf(
  file: ConcernedFile,
  all: readonly ConcernedFile[],
  changes: readonly PathChange[],
): string[] {
  const changed = new Set(changes.map(({ path }) => path));
  return all
    .filter(
      ({ path, governance }) =>
        path !== file.path && governance.kind === file.governance.kind && changed.has(path),
    )
    .map(({ path }) => path);
}

/** All other governed files of the same kind, before or after the commit. */
function othersOf(state: RepositoryState, file: ConcernedFile): string[] {
  const { kind } = file.governance;
  return [...state.governed()]
    .filter(([path, other]) => path !== file.path && other.kind === kind)
    .map(([path]) => path);
}

/** Paths that the commit added and that hold the very content the file had. */
function archivedPaths(path: string, changes: readonly PathChange[]): string[] {
  const old = changes.find((change) => change.path === path)?.before?.blob;
  if (old === undefined) return [];
  return changes
    .filter(({ before, after }) => before === null && after?.blob === old)
    .map((change) => change.path);
}

function cannotJudge(obstacle: Obstacle): Report {
  return buildReport({ findings: [], obstacles: [obstacle] });
}

function mergeObstacle({ id }: CommitFacts): Obstacle {
  return {
    code: 'merge-commit',
    message: `the range holds the merge commit ${id}, and merges over git are not judged yet`,
    fix: 'Check the ranges on both sides of the merge by themselves.',
  };
}
