import type { Context, IdElsewhere, PriorCommit, Step } from '../../core/context.ts';
import { onceFor } from '../../core/once-for.ts';
import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import { governedByKind, siblingsIn, touchedBy } from '../files/concerned-files.ts';
import type { EarlierFiles } from '../files/ids-elsewhere.ts';
import { parentOf } from '../files/past.ts';
import type { CommitFacts } from '../ports.ts';
import type { Walk } from './walk.ts';

/** No kind looks back further; it bounds the work for each commit. */
const mostPrior = 20;

/** What is known of one commit and file beside their versions. */
interface Circumstances {
  readonly concerned: readonly ConcernedFile[];
  readonly steps: readonly Step[] | undefined;
  readonly collisions: readonly string[];
  readonly elsewhere: readonly IdElsewhere[];
  readonly vanished: NonNullable<Context['vanished']>;
  readonly graph: unknown;
  readonly reverts: string | undefined;
}

export function contextOf(
  { past, manner, run }: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  { concerned, steps, collisions, elsewhere, vanished, graph, reverts }: Circumstances,
): Context {
  const { message, at } = commit;
  const { guard } = manner;
  const { kind } = file.governance;
  const squashed = manner.squashOf?.(commit) === undefined ? undefined : 'net';
  return {
    scope: manner.scope ?? squashed ?? (commit.parents.length > 1 ? 'merge' : 'step'),
    path: file.path,
    touched: touchedBy(commit),
    siblings: siblingsIn(concerned, commit).get(kind) ?? [],
    others: governedByKind(past.view).get(kind) ?? [],
    collisions,
    ...(run.isBehind ? {} : { elsewhere }),
    vanished,
    ...(manner.awaitsMessage && !run.isBehind ? { awaitsMessage: true } : {}),
    ...(reverts === undefined ? {} : { reverts }),
    ...(message === undefined ? {} : { message }),
    ...(at === undefined ? {} : { at }),
    prior: priorCommits(past, commit).slice(0, kind.lookback),
    // A failed guard speaks of the head and is judged over the whole range; flips may be taken back before it.
    ...(guard === undefined || guard === 'failure' || run.isBehind ? {} : { guard }),
    ...(steps === undefined ? {} : { steps }),
    ...(graph === undefined ? {} : { policy: graph }),
  };
}

/** The nearest first-parent commits before one, nearest first. */
function priorCommits(past: Walk['past'], commit: CommitFacts): readonly PriorCommit[] {
  const prior: PriorCommit[] = [];
  const add = (each: CommitFacts) => prior.push({ message: each.message ?? '', touched: touchedBy(each) });
  let at = parentOf(past, commit);
  while (at !== undefined && prior.length < mostPrior) {
    add(at);
    at = parentOf(past, at);
  }
  for (const behind of past.prior) if (prior.length < mostPrior) add(behind);
  return prior;
}

/** Where the files of a commit stood at its parents; nowhere where a version is judged by itself. */
export function filesBefore(
  { manner }: Walk,
  commit: CommitFacts,
  concerned: readonly ConcernedFile[],
): EarlierFiles[] {
  if (manner.scope === 'snapshot') return [];
  const moved = byPath(concerned);
  return commit.parents.map((at, parent) => ({
    at,
    pathOf: (path) => pathAt(moved.get(path) ?? { path }, parent),
  }));
}

const byPath = onceFor((files: readonly ConcernedFile[]) => new Map(files.map((file) => [file.path, file])));
