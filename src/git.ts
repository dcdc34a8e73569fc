import type { RepositoryChange as CheckedChange } from './check/change.ts';
import { policyKnown, policyOfBase } from './check/policy-from.ts';
import { inWorkspace } from './check/workspace.ts';
import { check } from './check.ts';
import type { Obstacle } from './engine/contract/report.ts';
import { done, failed, type Result } from './engine/values/result.ts';
import { kinds } from './kinds/index.ts';
import { object, obstacle, oneOf, readPlain, text } from './library/given-shape.ts';
import { cannotJudge, givenPolicy, readManner } from './library/judged-range.ts';
import type { RangeManner, Report } from './library/judgement.ts';

export type { Content } from './engine/judge/check-transition.ts';
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
  const { granularity = 'auto', guard } = manner;
  const given = givenPolicy(manner);
  if (!given.ok) return cannotJudge(given.error);
  const policy = given.value === undefined ? policyOfBase(kinds) : policyKnown(given.value);
  const options = { granularity, ...(guard === undefined ? {} : { guard }) };
  return inWorkspace(directory, async (workspace) => {
    const place = { byBase: true };
    return (await check(workspace, changeOf(change), { ...options, policy, place })).report as Report;
  });
}

function changeOf({ range, commit, what }: Change): CheckedChange {
  if (range !== undefined) return { type: 'range', range };
  if (commit !== undefined) return { type: 'commit', commit };
  return { type: what === 'staged' ? 'staged' : what === 'worktree' ? 'work-tree' : 'root' };
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
