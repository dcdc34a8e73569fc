import type { Api, RepositoryName } from './action-api.ts';
import type { ActionInputs } from './action-inputs.ts';

/** GitHub's limit is in characters; so many bytes are never more. */
const longestComment = 65_536;

/** The workflow's own token acts under this name. */
const workflowBot = 'github-actions[bot]';

export interface Comment {
  readonly pullRequest: number;
  /** Tells apart the comments of several checkouts. */
  readonly path: string;
  readonly when: Exclude<ActionInputs['comment'], 'never'>;
  readonly isClean: boolean;
  /** Markdown of at most so many bytes. */
  readonly render: (mostBytes: number) => string;
}

/** One comment, written once and then updated in place; cleared when all is well again. Throws what the API throws. */
export async function writeComment(api: Api, repository: RepositoryName, comment: Comment): Promise<void> {
  const marker = `<!-- stateward ${encodeURIComponent(comment.path)} -->\n`;
  const own = await ownComment(api, repository, comment.pullRequest, marker);
  const isQuiet = comment.when === 'on-failure' && comment.isClean;
  if (isQuiet && own === undefined) return;
  const body = marker + (isQuiet ? cleared : comment.render(longestComment - marker.length));
  if (own === undefined) {
    await api.rest.issues.createComment({ ...repository, issue_number: comment.pullRequest, body });
  } else if (own.body !== body) {
    await api.rest.issues.updateComment({ ...repository, comment_id: own.id, body });
  }
}

const cleared = '## Stateward ✅ pass\n\nNo error stands any more.\n';

/** Found by marker and by author: anybody may write the marker. */
async function ownComment(api: Api, repository: RepositoryName, issue: number, marker: string) {
  const login = await ownLogin(api);
  const list = { ...repository, issue_number: issue, per_page: 100 };
  const comments = await api.paginate(api.rest.issues.listComments, list);
  return comments.find(({ body, user }) => user?.login === login && body?.startsWith(marker.trim()) === true);
}

/** Whom the token belongs to. The tokens of workflows and apps are no users; GraphQL knows them all the same. */
async function ownLogin(api: Api): Promise<string> {
  try {
    const answer: unknown = await api.graphql('query { viewer { login } }');
    const viewer = (answer as { readonly viewer?: { readonly login?: unknown } } | null)?.viewer;
    return typeof viewer?.login === 'string' ? viewer.login : workflowBot;
  } catch {
    return workflowBot;
  }
}
