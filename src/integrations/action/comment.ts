import type { Report } from '../../engine/contract/report.ts';
import { verdictTitle } from '../../output/markdown.ts';
import { counted } from '../../output/text-layout.ts';
import type { Api, RepositoryName } from './api.ts';
import type { ActionInputs } from './inputs.ts';

/** GitHub's limit is in characters; so many bytes are never more. */
const longestComment = 65_536;

/** The workflow's own token acts under this name. */
const workflowBot = 'github-actions[bot]';

export interface Comment {
  readonly pullRequest: number;
  /** The head that was judged; undefined where none was. */
  readonly headSha: string | undefined;
  /** Tells apart the comments of several checkouts. */
  readonly path: string;
  readonly when: Exclude<ActionInputs['comment'], 'never'>;
  readonly isClean: boolean;
  readonly report: Report;
  /** Markdown of at most so many bytes. */
  readonly render: (mostBytes: number) => string;
}

/**
 * One comment, written once and then updated in place; cleared when all is well again. What is to be said of it, if anything.
 * Throws what the API throws.
 */
export async function writeComment(
  api: Api,
  repository: RepositoryName,
  comment: Comment,
): Promise<string | undefined> {
  const newer = await newerHead(api, repository, comment);
  // Two runs for two pushes end in any order, and the last word is to be about the last push.
  if (newer !== undefined) return `the pull request has gone on to ${newer}, whose run writes the comment`;
  const marker = `<!-- stateward ${encodeURIComponent(comment.path)} -->\n`;
  const author = await ownLogin(api);
  const find = () => ownComments(api, repository, comment.pullRequest, marker, author);
  const [own, ...twins] = await find();
  const isQuiet = comment.when === 'on-failure' && comment.isClean;
  if (isQuiet && own === undefined) return undefined;
  const body = marker + (isQuiet ? cleared(comment.report) : comment.render(longestComment - marker.length));
  const update = (id: number) => api.rest.issues.updateComment({ ...repository, comment_id: id, body });
  if (own === undefined) {
    const { data } = await api.rest.issues.createComment({
      ...repository,
      issue_number: comment.pullRequest,
      body,
    });
    // Another run may have written the first one in between: that one stays, with what this run knows.
    const [first] = await find();
    if (first === undefined || first.id === data.id) return undefined;
    await update(first.id);
    await remove(api, repository, data.id);
    return undefined;
  }
  if (own.body !== body) await update(own.id);
  // Whose they are is certain only where somebody said who we are.
  if (author !== undefined) for (const { id } of twins) await remove(api, repository, id);
  return undefined;
}

/** What stands where the job passes: warnings may, and with `fail-on: never` errors. */
function cleared(report: Report): string {
  const { errors, warnings } = report;
  const standing = [
    errors === 0 ? '' : counted(errors, 'error'),
    warnings === 0 ? '' : counted(warnings, 'warning'),
  ].filter((part) => part !== '');
  const verb = errors + warnings === 1 ? 'stands' : 'stand';
  const words = standing.length === 0 ? 'Nothing stands any more' : `${standing.join(' and ')} ${verb}`;
  return `${verdictTitle(report)}\n${words}; the summary of the job has all of it.\n`;
}

/** The head of the pull request now, in seven digits, if it is another one; where GitHub does not say, it is none. */
async function newerHead(api: Api, repository: RepositoryName, { pullRequest, headSha }: Comment) {
  if (headSha === undefined) return undefined;
  try {
    const { data } = await api.rest.pulls.get({ ...repository, pull_number: pullRequest });
    const { sha } = data.head;
    return /^[0-9a-f]{40,64}$/.test(sha) && sha !== headSha ? sha.slice(0, 7) : undefined;
  } catch {
    return undefined;
  }
}

/** Gone already is as good: the other run of two may have been quicker. */
async function remove(api: Api, repository: RepositoryName, id: number): Promise<void> {
  try {
    await api.rest.issues.deleteComment({ ...repository, comment_id: id });
  } catch (error) {
    const isGone = error instanceof Error && 'status' in error && error.status === 404;
    if (!isGone) throw error;
  }
}

/**
 * Found by marker and by author, the oldest first: anybody may write the marker. Where nobody says who we are, a bot's is taken: only
 * what an owner installed comments as one. That of workflows goes first.
 */
async function ownComments(
  api: Api,
  repository: RepositoryName,
  issue: number,
  marker: string,
  author: string | undefined,
) {
  const list = { ...repository, issue_number: issue, per_page: 100 };
  const marked = (await api.paginate(api.rest.issues.listComments, list))
    .filter(({ body }) => body?.startsWith(marker.trim()) === true)
    .sort((left, right) => left.id - right.id);
  const by = (login: string) => marked.filter(({ user }) => user?.login === login);
  if (author !== undefined) return by(author);
  const workflows = by(workflowBot);
  return workflows.length > 0 ? workflows : marked.filter(({ user }) => user?.type === 'Bot');
}

/** Whom the token belongs to. GraphQL knows those of workflows and apps too, REST a person's alone; undefined where neither tells. */
async function ownLogin(api: Api): Promise<string | undefined> {
  const ways = [
    async () =>
      (
        (await api.graphql('query { viewer { login } }')) as {
          readonly viewer?: { readonly login?: unknown };
        }
      ).viewer?.login,
    async () => (await api.rest.users.getAuthenticated()).data.login,
  ];
  for (const ask of ways) {
    try {
      const login = await ask();
      if (typeof login === 'string') return login;
    } catch {
      // The next one may know.
    }
  }
  return undefined;
}
