import { UserError } from '../../check/user-error.ts';
import { isObjectId } from '../../git/objects/object-id.ts';
import { isZero } from '../../git/pushed.ts';
import { idIn, member, refNameIn } from './payload.ts';

/** The event a workflow runs for, as the runner hands it over; the payload is not trusted. */
export interface ActionEvent {
  readonly name: string;
  readonly payload: unknown;
  /** `GITHUB_SHA`: for a pull request the merge result, if GitHub made one. */
  readonly sha: string;
}

/** Both ends of a range by name, as the inputs `base` and `head` give them. */
export interface RangeEnds {
  readonly base: string;
  readonly head: string;
}

export interface PullRequestTarget extends RangeEnds {
  readonly type: 'pull-request';
  /** The base branch: what it has as it was fetched is not judged again. */
  readonly baseBranch: string;
  readonly mergeResult?: string;
}

export interface PushTarget {
  readonly type: 'push';
  /** Undefined for a new branch. */
  readonly before: string | undefined;
  readonly after: string;
  readonly branch: string;
  readonly defaultBranch: string;
}

/** What an event asks to be judged. */
export type ActionTarget =
  | PullRequestTarget
  | PushTarget
  | ({ readonly type: 'merge-group' } & RangeEnds)
  | ({ readonly type: 'inputs' } & RangeEnds)
  | { readonly type: 'nothing'; readonly reason: string };

type Read = (event: ActionEvent) => ActionTarget;

const readers: Readonly<Record<string, Read>> = {
  pull_request: pullRequest,
  pull_request_target: pullRequest,
  pull_request_review: pullRequest,
  pull_request_review_comment: pullRequest,
  push,
  merge_group: mergeGroup,
  workflow_dispatch: endsNeeded,
  schedule: endsNeeded,
};

/**
 * From an event to what is judged; the inputs `base` and `head` go before what any event says.
 *
 * @throws UserError where the event says nothing that can be judged
 */
export function readTarget(event: ActionEvent, ends: RangeEnds | undefined): ActionTarget {
  if (ends !== undefined) return { type: 'inputs', ...ends };
  const read = Object.hasOwn(readers, event.name) ? readers[event.name] : undefined;
  if (read === undefined) throw unknownEvent(event);
  return read(event);
}

function pullRequest({ name, payload, sha }: ActionEvent): ActionTarget {
  const base = commitIn(payload, 'pull_request', 'base', 'sha');
  const head = commitIn(payload, 'pull_request', 'head', 'sha');
  const baseBranch = refNameIn(payload, 'pull_request', 'base', 'ref');
  if (base === undefined) throw malformed(name, 'pull_request.base.sha');
  if (head === undefined) throw malformed(name, 'pull_request.head.sha');
  if (baseBranch === undefined) throw malformed(name, 'pull_request.base.ref');
  // pull_request_target runs on the base branch: its GITHUB_SHA is no merge result.
  const hasResult = name !== 'pull_request_target' && isObjectId(sha) && sha !== head;
  return { type: 'pull-request', base, head, baseBranch, ...(hasResult ? { mergeResult: sha } : {}) };
}

function mergeGroup({ name, payload }: ActionEvent): ActionTarget {
  const base = commitIn(payload, 'merge_group', 'base_sha');
  const head = commitIn(payload, 'merge_group', 'head_sha');
  if (base === undefined) throw malformed(name, 'merge_group.base_sha');
  if (head === undefined) throw malformed(name, 'merge_group.head_sha');
  return { type: 'merge-group', base, head };
}

function push({ name, payload }: ActionEvent): ActionTarget {
  const ref = refNameIn(payload, 'ref');
  const before = idIn(payload, 'before');
  const after = idIn(payload, 'after');
  if (ref === undefined || !/^refs\/(?:heads|tags)\/./.test(ref)) throw malformed(name, 'ref');
  if (before === undefined) throw malformed(name, 'before');
  if (after === undefined) throw malformed(name, 'after');
  if (isZero(after)) return { type: 'nothing', reason: `${ref} was deleted` };
  if (ref.startsWith('refs/tags/')) return { type: 'nothing', reason: `${ref} is a tag` };
  const defaultBranch = refNameIn(payload, 'repository', 'default_branch');
  if (defaultBranch === undefined) throw malformed(name, 'repository.default_branch');
  const branch = ref.slice('refs/heads/'.length);
  return { type: 'push', before: isZero(before) ? undefined : before, after, branch, defaultBranch };
}

/** A commit has an id; zeros are none. */
function commitIn(payload: unknown, ...path: readonly string[]): string | undefined {
  const id = idIn(payload, ...path);
  return id === undefined || isZero(id) ? undefined : id;
}

function endsNeeded({ name }: ActionEvent): never {
  throw new UserError(
    `the event ${name} does not say what is to be judged; set the inputs base and head, for example base: origin/main~20 and head: origin/main`,
  );
}

function malformed(event: string, what: string): UserError {
  return new UserError(
    `the payload of the event ${event} has no usable ${what}; nothing was judged. If a test wrote the payload, correct it, else set the inputs base and head`,
  );
}

function unknownEvent({ name, payload }: ActionEvent): UserError {
  const action = member(payload, 'action');
  const kind = typeof action === 'string' ? `${name} (${action})` : name;
  return new UserError(
    `the event ${JSON.stringify(kind)} says nothing about a range of commits; run on ${Object.keys(readers).join(', ')}, or set the inputs base and head`,
  );
}
