import { onceFor } from '../../formats/once-for.ts';
import { type Context, mostPrior, type PriorCommit, type Step } from '../contract/context.ts';
import { looksBack } from '../contract/rule.ts';
import { governedByKind, siblingsIn } from '../files/by-kind.ts';
import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import { collisionsOf } from '../files/path-collisions.ts';
import { type EarlierFiles, touchedBy } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import { fileGraph, type Standing } from '../versions/file-graph.ts';
import type { Walk } from './walk.ts';

interface Known {
  readonly standing: Standing;
  readonly steps: readonly Step[] | undefined;
  /** The file is rejected as a whole: it is judged from an earlier version, with all that was wrong since. */
  readonly isWhole: boolean;
}

/** What is known of a commit beside the versions of one file that it concerns. */
export async function contextOf(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  concerned: readonly ConcernedFile[],
  { standing, steps, isWhole }: Known,
): Promise<Context> {
  const { run, past } = walk;
  const { kind } = file.governance;
  const { message, at } = commit;
  const collisions = await collisionsOf(past.view, commit, file);
  const before = filesBefore(walk, commit, concerned);
  const elsewhere = await walk.versions.ids?.find({ ...file, after: commit, before });
  const policy = await fileGraph(walk, commit, file, standing, run.isBehind);
  const squashed = run.squashOf?.(commit) === undefined ? undefined : 'net';
  return {
    scope: run.scope ?? squashed ?? (commit.parents.length > 1 ? 'merge' : 'step'),
    path: file.path,
    touched: touchedBy(commit),
    others: governedByKind(past.view).get(kind) ?? [],
    siblings: siblingsIn(concerned, commit).get(kind) ?? [],
    ...(commit.parents.length > 1 ? { isMerged: true } : {}),
    collisions: isWhole ? collisions.standing : collisions.introduced,
    prior: looksBack(kind.rules) ? priorCommits(past, commit) : [],
    ...(run.isBehind ? {} : { elsewhere: elsewhere?.introduced ?? [] }),
    ...(run.awaitsMessage && message === undefined ? { awaitsMessage: true } : {}),
    // What each of several commits declares is about that one.
    ...(message === undefined || (commit.isForced && kind.match.addressed !== undefined) ? {} : { message }),
    ...(at === undefined ? {} : { at }),
    // A failed guard speaks of the head and is judged over the whole range.
    ...(run.guard === undefined || run.guard === 'failure' ? {} : { guard: run.guard }),
    ...(steps === undefined ? {} : { steps }),
    ...(policy === undefined ? {} : { policy }),
  };
}

/** The nearest commits before one, on all sides of merges, nearest first. */
function priorCommits(past: Walk['past'], { parents }: CommitFacts): readonly PriorCommit[] {
  const found = new Set<CommitFacts>();
  const queue = [...parents];
  for (const id of queue) {
    const each = found.size < mostPrior ? past.commits.get(id) : undefined;
    if (each !== undefined && !found.has(each)) queue.push(...each.parents);
    if (each !== undefined) found.add(each);
  }
  const all = [...found, ...past.prior].slice(0, mostPrior);
  return all.map((each) => ({ message: each.message ?? '', touched: touchedBy(each) }));
}

/** Where the files of a commit were at its parents; nowhere where a version is judged by itself. */
function filesBefore(
  { run }: Walk,
  commit: CommitFacts,
  concerned: readonly ConcernedFile[],
): EarlierFiles[] {
  if (run.scope === 'snapshot') return [];
  const moved = byPath(concerned);
  return commit.parents.map((at, parent) => ({
    at,
    pathOf: (path) => pathAt(moved.get(path) ?? { path }, parent),
  }));
}

const byPath = onceFor((files: readonly ConcernedFile[]) => new Map(files.map((file) => [file.path, file])));
