import { groupBy } from '../../formats/group.ts';
import type { Limits } from '../../formats/limits.ts';
import type { Obstacle } from '../contract/report.ts';
import { archiveFinder } from '../files/archives.ts';
import { idFinder } from '../files/ids-elsewhere.ts';
import type { RangeInput } from '../judge/range-input.ts';
import type { Past, RepositoryView } from '../past.ts';
import type { Waiving } from '../policy/waiving.ts';
import type { CommitFacts } from '../ports.ts';
import { versionLoader, versionsOf } from '../versions/load-version.ts';
import { behindTheBase } from './behind.ts';
import type { FileTrack } from './file-track.ts';
import { lastAsked, type Made, remember } from './reverts.ts';
import { type Earlier, memoryOf, type Walk, type Walked } from './walk.ts';
import { walkCommit } from './walk-commit.ts';

/** What is known of a range before its commits are judged. */
export interface RangeKnown {
  readonly view: RepositoryView;
  readonly limits: Limits;
  readonly commits: readonly CommitFacts[];
  readonly prior: readonly CommitFacts[];
  readonly waiving: Waiving;
}

/** A range, walked. */
export interface WalkedRange {
  readonly walk: Walk;
  readonly steps: readonly Walked[];
  /** The files at the head. */
  readonly heads: readonly FileTrack[];
  obstacles(): readonly Obstacle[];
}

/**
 * Judges every commit of a range. Of a file with an error that only brings back what was rejected at the base already, the commits are
 * judged again (docs/judging.md, 4, Behind the base).
 */
export async function walkRange(input: RangeInput, known: RangeKnown): Promise<WalkedRange> {
  const walk = walkOf(input, known);
  const { head } = input.range;
  const steps = await walkAll(input, known, walk);
  const again = input.scope === 'snapshot' ? undefined : await behindTheBase(walk, known.commits, steps);
  const heads = [...walk.memory.at(head).values()];
  const obstacles = () => [walk.versions, walk.past.view, walk.past].flatMap((each) => each.obstacles);
  if (again === undefined) return { walk, steps, heads, obstacles };
  const isAgain = (path: string) => again.only?.has(path) === true;
  const more = await walkAll(input, known, again);
  return {
    ...{ walk, obstacles },
    steps: [...steps.filter(({ transition }) => !isAgain(transition.file)), ...more],
    heads: [...heads.filter(({ file }) => !isAgain(file.path)), ...again.memory.at(head).values()],
  };
}

async function walkAll(
  { onProgress, onWalked, steps }: RangeInput,
  { commits }: RangeKnown,
  walk: Walk,
): Promise<readonly Walked[]> {
  const walked: Walked[] = [];
  const forgotten = groupBy(lastAsked(commits), ([, index]) => index);
  for (const [index, commit] of commits.entries()) {
    onProgress?.(index, commits.length);
    const isLast = index === commits.length - 1;
    const own = await walkCommit(walk, commit, isLast ? steps : undefined);
    walked.push(...own.map((each) => ({ ...each, before: null })));
    const tracks = walk.memory.at(commit.id);
    const { only } = walk;
    onWalked?.({ index, total: commits.length, commit, walked: own, tracks, ...(only && { only }) });
    for (const [id] of forgotten.get(index) ?? []) walk.memory.tracks.delete(id);
  }
  return walked;
}

function walkOf(input: RangeInput, { view, limits, prior, waiving }: RangeKnown): Walk {
  const { history, range, blobs, guard, scope, squashOf, awaitsMessage = false, isOtherState } = input;
  const past: Past = { history, view, range, commits: new Map(), prior, obstacles: [] };
  const finders = {
    ...archiveFinder({ view, blobs, limits, isOtherState }),
    ids: idFinder({ view, history, blobs, govern: input.govern, base: range.base }),
  };
  return {
    past,
    versions: versionsOf(past, versionLoader(blobs, limits), finders),
    memory: memoryOf(),
    earlier: earlierCommits(input),
    run: { waiving, limits, isBehind: false, guard, scope, squashOf, awaitsMessage },
  };
}

/** How far behind the base commits are judged, or looked for that are reverted. */
const mostEarlier = 500;

/** Asked for once, and only where a commit has an error. */
function earlierCommits({ history, range }: RangeInput): Walk['earlier'] {
  let known: Promise<Earlier> | undefined;
  const read = async () => {
    const made: Made = new Map();
    const near = await history.upTo(range.base, mostEarlier, { allParents: true });
    const commits = near.ok ? near.value.toReversed() : [];
    for (const commit of commits) remember(made, commit);
    return { commits, made };
  };
  return () => {
    known ??= read();
    return known;
  };
}
