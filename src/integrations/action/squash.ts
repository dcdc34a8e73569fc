import { type Squash, squashedPull } from '../../engine/judge/squash.ts';
import type { CommitFacts } from '../../engine/ports.ts';
import { openApi, type RepositoryName, refusalOf } from './api.ts';

/** The commit a pull request was merged as; null where it was not merged. Throws what the API throws. */
export type MergedAs = (pull: number) => Promise<string | null>;

export interface Squashes {
  readonly squashOf: (commit: CommitFacts) => Squash | undefined;
  readonly notices: readonly string[];
}

/** More pull requests than these do not land with one push; the others stay unchecked. */
const mostAsked = 50;

/**
 * Which commits arrived as squashed pull requests. Their subjects are the author's word, so GitHub is asked where
 * there is a token; what it denies is a commit like any other, and what it does not say is unchecked.
 */
export async function readSquashes(
  commits: readonly CommitFacts[],
  mergedAs: MergedAs | undefined,
): Promise<Squashes> {
  const found = new Map<string, Squash>();
  const notices = new Set<string>();
  const ask = mergedAs === undefined ? undefined : asker(mergedAs);
  for (const commit of commits) {
    const pull = squashedPull(commit);
    if (pull === undefined) continue;
    const answer = await ask?.(pull);
    if (typeof answer === 'object' && answer !== null) notices.add(answer.refused);
    if (answer === null || (typeof answer === 'string' && answer !== commit.id)) {
      notices.add(
        `${commit.id.slice(0, 7)} names #${pull}, which was not merged as this commit: judged as a commit`,
      );
    } else found.set(commit.id, { pull, checked: answer === commit.id });
  }
  return { squashOf: ({ id }) => found.get(id), notices: [...notices] };
}

/** What GitHub says; undefined where it was not asked. */
type Answered = string | null | undefined | { readonly refused: string };

/** Asks once about each pull request, and no more where there were too many, or once it was refused. */
function asker(mergedAs: MergedAs): (pull: number) => Promise<Answered> {
  const answers = new Map<number, Answered>();
  let isRefused = false;
  return async (pull) => {
    if (answers.has(pull)) return answers.get(pull);
    if (isRefused || answers.size >= mostAsked) return undefined;
    const answer = await asked(mergedAs, pull);
    isRefused = typeof answer === 'object' && answer !== null;
    answers.set(pull, answer);
    return answer;
  };
}

async function asked(mergedAs: MergedAs, pull: number): Promise<Answered> {
  try {
    return await mergedAs(pull);
  } catch (error) {
    return { refused: `squashed pull requests were not checked: ${refusalOf(error)}` };
  }
}

/** Asks GitHub, once it has something to ask. A pull request that is not there was never merged. */
export function mergedAsOf(token: string, repository: () => RepositoryName): MergedAs {
  return async (pull) => {
    const api = await openApi(token);
    try {
      const { data } = await api.rest.pulls.get({ ...repository(), pull_number: pull });
      return data.merged ? data.merge_commit_sha : null;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
