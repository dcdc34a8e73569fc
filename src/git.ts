import type { Answer } from './app/ports.ts';
import type { Obstacle } from './core/report.ts';
import { done, failed, type Result } from './core/result.ts';
import { createCommitHistory } from './git/history/commit-history.ts';
import { createGitHistory } from './git/history/history.ts';
import { createIndexHistory } from './git/history/index-history.ts';
import type { PreparedRange } from './git/history/prepared-range.ts';
import { createWholeHistory } from './git/history/whole-history.ts';
import { createWorkTreeHistory } from './git/history/work-tree-history.ts';
import { createGitBlobs, type GitBlobs } from './git/objects/blobs.ts';
import { isObjectId } from './git/objects/object-id.ts';
import { resolveCommit, resolveRange } from './git/refs/refs.ts';
import { type GitRepository, openGitRepository } from './git/repository.ts';
import { object, obstacle, oneOf, readPlain, text } from './library/given-shape.ts';
import { cannotJudge, judgedRange, type RangeSource, readManner } from './library/judged-range.ts';
import type { RangeManner, Report } from './library/judgement.ts';

export type { Content } from './app/check-transition.ts';
export type { Finding, RangeManner, Report } from './library/judgement.ts';

/** What of a repository is judged: one of these. */
export type RepositoryChange =
  | {
      /** `A..B`, such as `origin/main..HEAD`: what B has and A has not, commit by commit and as a whole. */
      readonly range: string;
    }
  | {
      /** One commit against its first parent, whatever followed it. */
      readonly commit: string;
    }
  | {
      /**
       * `head`: every commit up to HEAD, from nothing; `staged`: what the next commit would hold; `worktree`: what a commit of
       * everything would hold.
       */
      readonly what: 'head' | 'staged' | 'worktree';
    };

/** A repository, what of it is judged, and how. */
export type RepositoryInput = RangeManner &
  RepositoryChange & {
    /** The repository, or a folder in it. */
    readonly directory: string;
  };

/**
 * Judges what a repository holds, as `stateward check --config-from base` does: by the configuration of the side that nothing which is
 * judged can change. Reads only; nothing is written, fetched or run but git. Never throws.
 *
 * @returns the report; what git cannot answer makes the verdict 'cannot-judge'
 */
export async function checkRepository(input: RepositoryInput): Promise<Report> {
  const read = readInput(input);
  if (!read.ok) return cannotJudge(read.error);
  const { manner, change, directory } = read.value;
  const git = openGitRepository(directory);
  const objects = createGitBlobs(git);
  try {
    const source = await sourceOf(git, objects, change);
    if (!source.ok) return cannotJudge([source.obstacle]);
    const report = await judgedRange({ blobs: objects, ...source.value }, manner);
    // Blobs that git failed to deliver were not missing: nothing that was said without them counts.
    const obstacle = objects.obstacle();
    return obstacle === undefined ? report : cannotJudge([obstacle]);
  } finally {
    await objects.close();
  }
}

type Source = Omit<RangeSource, 'blobs'> & Partial<Pick<RangeSource, 'blobs'>>;

async function sourceOf(git: GitRepository, objects: GitBlobs, change: Change): Promise<Answer<Source>> {
  if (change.range !== undefined) {
    const range = await resolveRange(git, change.range);
    return range.ok ? since({ history: createGitHistory(git, objects), range: range.value }) : range;
  }
  if (change.commit !== undefined || change.what === 'head') {
    const commit = await resolveCommit(git, change.commit ?? 'HEAD');
    if (!commit.ok) return commit;
    if (change.what === 'head') return since(createWholeHistory(git, objects, commit.value));
    const alone = await createCommitHistory(git, objects, commit.value);
    return alone.ok ? since(alone.value, { net: false, isBuiltUpon: true }) : alone;
  }
  const isStaged = change.what === 'staged';
  const prepared = isStaged
    ? await createIndexHistory(git, objects)
    : await createWorkTreeHistory(git, objects);
  if (!prepared.ok) return prepared;
  const repair = isStaged ? { repairWith: 'stateward repair --staged', repairNext: 'git add --' } : {};
  return { ok: true, value: { ...prepared.value, net: false, isBuiltUpon: isStaged, ...repair } };
}

function since({ history, range }: PreparedRange, more: Partial<Source> = {}): Answer<Source> {
  const { base } = range;
  const repairWith = `stateward repair ${isObjectId(base) ? `--base ${base.slice(0, 12)}` : '--root'}`;
  return { ok: true, value: { history, range, repairWith, repairByPolicy: '--config-from base', ...more } };
}

interface Change {
  readonly range?: string;
  readonly commit?: string;
  readonly what?: 'head' | 'staged' | 'worktree';
}

interface Read {
  readonly directory: string;
  readonly change: Change;
  readonly manner: RangeManner;
}

function readInput(input: unknown): Result<Read, readonly Obstacle[]> {
  try {
    const { directory, range, commit, what, ...rest }: Record<string, unknown> = {
      ...(input as object | null | undefined),
    };
    const manner = readManner(rest);
    if (!manner.ok) return manner;
    const plain = readPlain('', { directory, range, commit, what }, placeShape);
    if (!plain.ok) return failed([plain.error]);
    const { directory: folder, ...change } = plain.value as unknown as Change & {
      readonly directory: string;
    };
    if (Object.keys(change).length !== 1)
      return failed([obstacle('one of range, commit and what was expected, to say what is judged')]);
    return done({ directory: folder, change, manner: manner.value });
  } catch {
    return failed([obstacle('the input cannot be read')]);
  }
}

const placeShape = object(
  { directory: text },
  { range: text, commit: text, what: oneOf(['head', 'staged', 'worktree']) },
);
