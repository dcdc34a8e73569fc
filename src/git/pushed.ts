import type { Obstacle } from '../engine/contract/report.ts';
import type { Answer, ObjectId } from '../engine/ports.ts';
import { known } from './answers.ts';
import { ancestry } from './history/ancestry.ts';
import { emptyBase } from './history/history.ts';
import type { PreparedRange } from './history/prepared-range.ts';
import { adoptedAt, unjudgedRange } from './history/pushed-range.ts';
import { isObjectId } from './objects/object-id.ts';
import { commitsNamed, type GitObjects } from './objects/objects.ts';
import { historiesUnrelated, refUnknown } from './obstacles.ts';
import { serverRefs, tipsBelow } from './refs/branches.ts';
import type { GitRepository } from './repository.ts';

/** One ref that a push sets, as git tells its hooks on standard input (githooks: pre-push, pre-receive). */
export interface PushedRef {
  /** The name it is shown by: what it is called here, or there where it is deleted. */
  readonly ref: string;
  /** Where it stands there; zeros where it does not exist yet. */
  readonly before: ObjectId;
  /** What it is to be set to; zeros where it is to be deleted. */
  readonly after: ObjectId;
}

/** The id of nothing: a ref that is created or deleted; 40 or 64 zeros. */
export function isZero(id: string): boolean {
  return /^0+$/.test(id);
}

/** The lines that git hands to a pre-push hook. */
export function parsePushedRefs(input: string): PushedRef[] {
  const lines = input.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [localRef = '', after = '', remoteRef = '', before = ''] = line.trim().split(' ');
    return { ref: isZero(after) ? remoteRef : localRef, before, after };
  });
}

/** The lines of a pre-receive hook; undefined where one cannot be read, or there is none. */
export function parseReceivedRefs(input: string): readonly PushedRef[] | undefined {
  const lines = input.split('\n').filter((line) => line !== '');
  const refs = lines.flatMap((line) => {
    const [, before = '', after = '', ref = ''] = /^(\S+) (\S+) (refs\/.+)$/.exec(line) ?? [];
    return isObjectId(before) && isObjectId(after) ? [{ ref, before, after }] : [];
  });
  return refs.length > 0 && refs.length === lines.length ? refs : undefined;
}

/** What a push brings; without range, rewriting and obstacle there is nothing to judge. */
interface Brought {
  readonly range?: PreparedRange;
  readonly obstacle?: Obstacle;
  /** Set for a first push: what is accepted as a base is, since no gate was there yet. */
  readonly adopted?: readonly ObjectId[];
  /** Why there is nothing to judge, where that is not that everything is known. */
  readonly nothing?: 'deleted' | 'no-commit';
  /** Set for a branch of a server that does not descend from what it was. */
  readonly rewritten?: { readonly before: ObjectId; readonly after: ObjectId; readonly onDefault: boolean };
}

/** What one pushed commit brings to the remote. */
export interface Pushed extends Brought {
  /** The refs that are set to it. */
  readonly refs: readonly PushedRef[];
}

/** What one ref brings to a server. */
export interface Received extends Brought {
  readonly ref: string;
  /** Where the policy stands; null where the server has none yet. */
  readonly policyFrom: ObjectId | null;
}

/** What is pushed and on no tracking branch of that remote, each commit once. */
export async function pushedRanges(
  git: GitRepository,
  objects: GitObjects,
  remoteName: string,
  refs: readonly PushedRef[],
  configuration: string,
): Promise<Answer<readonly Pushed[]>> {
  // A push to an address has no tracking branches.
  const hasNone = remoteName === '' || /[:*?[\\\s]|\.\.|^[./]|\/\/|\/$/.test(remoteName);
  const tips = hasNone ? known(new Map()) : await tipsBelow(git, objects, [`refs/remotes/${remoteName}/`]);
  if (!tips.ok) return tips;
  const push = await openPush(git, objects, refs, [...tips.value.values()], configuration);
  if (!push.ok) return push;
  const { commits, there, adopted } = push.value;
  const first = adopted.length > 0 ? { adopted } : {};
  const pushed: Pushed[] = [];
  // What is pushed under two names is judged once.
  const idOf = ({ after }: PushedRef) => commits.get(after) ?? after;
  for (const id of new Set(refs.map(idOf))) {
    const own = refs.filter((ref) => idOf(ref) === id);
    pushed.push({ refs: own, ...(await broughtBy(own)), ...first });
  }
  return known(pushed);

  async function broughtBy(own: readonly PushedRef[]): Promise<Brought> {
    const head = commits.get(own[0]?.after ?? '');
    if (head === undefined) return { nothing: 'no-commit' };
    const moved = own.filter(({ before }) => !isZero(before));
    const foreign = moved.find(({ before }) => !commits.has(before));
    if (foreign !== undefined) return { obstacle: refUnknown(foreign.before) };
    const range = await unjudgedRange(git, objects, head, [...there, ...adopted]);
    if (!range.ok) return { obstacle: range.obstacle };
    const [rewritten] = moved;
    if (range.value?.range.base === emptyBase && rewritten !== undefined)
      return { obstacle: historiesUnrelated(rewritten.before, rewritten.ref) };
    return range.value === undefined ? {} : { range: range.value };
  }
}

/** What the ids of a push lead to, what there is already, and what a first push takes as it is. */
async function openPush(
  git: GitRepository,
  objects: GitObjects,
  refs: readonly PushedRef[],
  tips: readonly ObjectId[],
  configuration: string,
) {
  const ids = refs.flatMap(({ before, after }) => [before, after]);
  const commits = await commitsNamed(objects, ids);
  const there = [...tips, ...refs.flatMap(({ before }) => commits.get(before) ?? [])];
  const heads = refs.flatMap(({ after }) => commits.get(after) ?? []);
  const adopted = there.length > 0 ? known([]) : await adoptedAt(git, heads, configuration);
  return adopted.ok ? known({ commits, there, adopted: adopted.value }) : adopted;
}

/** What every ref of a push brings that the server has not judged yet, and by whose policy it is judged. */
export async function receivedRanges(
  git: GitRepository,
  objects: GitObjects,
  refs: readonly PushedRef[],
  configuration: string,
): Promise<Answer<readonly Received[]>> {
  const server = await serverRefs(git, objects);
  if (!server.ok) return server;
  const { defaultBranch, defaultTip, tips } = server.value;
  const push = await openPush(git, objects, refs, tips, configuration);
  if (!push.ok) return push;
  const { commits, adopted } = push.value;
  const first = adopted.length > 0 ? { adopted } : {};
  // What earlier refs of this push are set to, by the policy that judges them: if one is refused, all are.
  const judged = new Map<ObjectId | null, ObjectId[]>();
  const received: Received[] = [];
  // The default branch is judged from what it was; what others bring besides is then all that is left of them.
  const isDefault = ({ ref }: PushedRef) => ref === defaultBranch;
  for (const each of [...refs.filter(isDefault), ...refs.filter((ref) => !isDefault(ref))]) {
    // A tag, or whatever else is no branch, has no policy and no past of its own.
    const stood = each.ref.startsWith('refs/heads/') ? commits.get(each.before) : undefined;
    const policyFrom = stood ?? defaultTip;
    const head = commits.get(each.after);
    const earlier = judged.get(policyFrom) ?? [];
    const others = isDefault(each) ? [] : [...tips, ...earlier];
    const brought: Brought =
      head === undefined
        ? { nothing: isZero(each.after) ? 'deleted' : 'no-commit' }
        : await broughtTo(each, head, stood, [...others, ...adopted]);
    if (head !== undefined) judged.set(policyFrom, [...earlier, head]);
    received.push({ ref: each.ref, policyFrom, ...first, ...brought });
  }
  return known(received);

  async function broughtTo(
    each: PushedRef,
    head: ObjectId,
    stood: ObjectId | undefined,
    others: readonly ObjectId[],
  ): Promise<Brought> {
    const judgedBefore = stood === undefined ? others : [stood, ...others];
    const range = await unjudgedRange(git, objects, head, judgedBefore);
    if (!range.ok) return { obstacle: range.obstacle };
    const found = range.value === undefined ? {} : { range: range.value };
    if (stood === undefined) return found;
    const related = await ancestry(git, stood, head);
    if (!related.ok) return { obstacle: related.obstacle };
    const { bases } = related.value;
    if (bases.length === 0) return { obstacle: historiesUnrelated(stood, each.ref) };
    const rewritten = { before: stood, after: head, onDefault: isDefault(each) };
    return bases.includes(stood) ? found : { ...found, rewritten };
  }
}
