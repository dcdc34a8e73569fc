import type { CommitFacts } from '../app/ports.ts';
import { type Squash, squashedPull } from '../app/squash.ts';
import { openApi, type RepositoryName, refusalOf } from './action-api.ts';

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
  for (const commit of commits) {
    const pull = squashedPull(commit);
    if (pull === undefined) continue;
    const answer = found.size < mostAsked ? await asked(mergedAs, pull) : undefined;
    if (typeof answer === 'object' && answer !== null) notices.add(answer.refused);
    if (answer === null || (typeof answer === 'string' && answer !== commit.id)) {
      notices.add(
        `${commit.id.slice(0, 7)} names #${pull}, which was not merged as this commit: judged as a commit`,
      );
    } else found.set(commit.id, { pull, checked: answer === commit.id });
  }
  return { squashOf: ({ id }) => found.get(id), notices: [...notices] };
}

async function asked(
  mergedAs: MergedAs | undefined,
  pull: number,
): Promise<string | null | undefined | { readonly refused: string }> {
  try {
    return await mergedAs?.(pull);
  } catch (error) {
    return { refused: `squashed pull requests were not checked: ${refusalOf(error)}` };
  }
}

/** Asks GitHub, once it has something to ask. */
export function mergedAsOf(token: string, repository: () => RepositoryName): MergedAs {
  return async (pull) => {
    const api = await openApi(token);
    const { data } = await api.rest.pulls.get({ ...repository(), pull_number: pull });
    return data.merged ? data.merge_commit_sha : null;
  };
}
