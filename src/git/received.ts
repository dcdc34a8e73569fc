import type { Answer, ObjectId } from '../app/ports.ts';
import type { Obstacle } from '../core/report.ts';
import { known } from './answers.ts';
import { ancestry } from './history/ancestry.ts';
import type { PreparedRange } from './history/prepared-range.ts';
import { adoptedAt, unjudgedRange } from './history/pushed-range.ts';
import { isObjectId } from './objects/object-id.ts';
import { commitsNamed, type GitObjects } from './objects/objects.ts';
import { historiesUnrelated } from './obstacles.ts';
import { isZero } from './pushed.ts';
import { type ServerRefs, serverRefs } from './refs/server-refs.ts';
import type { GitRepository } from './repository.ts';

/** One ref that a push wants to set, as git says it on standard input of pre-receive (githooks). */
export interface ReceivedRef {
  readonly ref: string;
  /** Where it stands on the server; zeros where it does not exist yet. */
  readonly before: ObjectId;
  /** What it is to be set to; zeros where it is to be deleted. */
  readonly after: ObjectId;
}

/** The lines of a pre-receive hook; undefined where one cannot be read, or there is none. */
export function parseReceivedRefs(input: string): readonly ReceivedRef[] | undefined {
  const lines = input.split('\n').filter((line) => line !== '');
  const refs = lines.flatMap((line) => {
    const [, before = '', after = '', ref = ''] = /^(\S+) (\S+) (refs\/.+)$/.exec(line) ?? [];
    return isObjectId(before) && isObjectId(after) ? [{ ref, before, after }] : [];
  });
  return refs.length > 0 && refs.length === lines.length ? refs : undefined;
}

/** What one ref brings to a server. Without range, rewriting and obstacle there is nothing to judge. */
export interface Received {
  readonly ref: string;
  /** Where the policy stands; null where the server has none yet. */
  readonly policyFrom: ObjectId | null;
  readonly range?: PreparedRange;
  /** Set for a branch that does not descend from what it was. */
  readonly rewritten?: { readonly before: ObjectId; readonly after: ObjectId; readonly onDefault: boolean };
  readonly obstacle?: Obstacle;
  /** Set for a first push: what is accepted as a base is, since no gate was there yet. */
  readonly adopted?: readonly ObjectId[];
  /** Why there is nothing to judge, where that is not that everything is known. */
  readonly nothing?: 'deleted' | 'no-commit';
}

type Commits = ReadonlyMap<string, ObjectId>;

/** What every ref of a push brings that the server has not judged yet, and by whose policy it is judged. */
export async function receivedRanges(
  git: GitRepository,
  objects: GitObjects,
  refs: readonly ReceivedRef[],
  configuration: string,
): Promise<Answer<readonly Received[]>> {
  const server = await serverRefs(git, objects);
  if (!server.ok) return server;
  const commits = await commitsNamed(
    objects,
    refs.flatMap(({ before, after }) => [before, after]),
  );
  const heads = refs.flatMap(({ after }) => commits.get(after) ?? []);
  const adopted = server.value.tips.length > 0 ? known([]) : await adoptedAt(git, heads, configuration);
  if (!adopted.ok) return adopted;
  const received: Received[] = [];
  const judged = new Map<ObjectId | null, ObjectId[]>();
  for (const ref of defaultFirst(refs, server.value)) {
    const push = { server: server.value, commits, judged, adopted: adopted.value };
    const each = await receivedOf(git, objects, ref, push);
    const head = commits.get(ref.after);
    if (head !== undefined) judged.set(each.policyFrom, [...(judged.get(each.policyFrom) ?? []), head]);
    received.push(each);
  }
  return known(received);
}

interface Push {
  readonly server: ServerRefs;
  readonly commits: Commits;
  /** Of a server that holds nothing yet: what was written before there was a gate. */
  readonly adopted: readonly ObjectId[];
  /** What earlier refs of this push are set to, by the policy that judges them: if one is refused, all are. */
  readonly judged: ReadonlyMap<ObjectId | null, readonly ObjectId[]>;
}

/** The default branch is judged from what it was; what others bring besides is then all that is left of them. */
function defaultFirst(refs: readonly ReceivedRef[], { defaultBranch }: ServerRefs): readonly ReceivedRef[] {
  const isDefault = ({ ref }: ReceivedRef) => ref === defaultBranch;
  return [...refs.filter(isDefault), ...refs.filter((each) => !isDefault(each))];
}

async function receivedOf(
  git: GitRepository,
  objects: GitObjects,
  { ref, before, after }: ReceivedRef,
  { server, commits, judged, adopted }: Push,
): Promise<Received> {
  // A tag, or whatever else is no branch, has no policy and no past of its own.
  const stood = ref.startsWith('refs/heads/') ? commits.get(before) : undefined;
  const named = { ref, policyFrom: stood ?? server.defaultTip };
  if (isZero(after)) return { ...named, nothing: 'deleted' };
  const head = commits.get(after);
  if (head === undefined) return { ...named, nothing: 'no-commit' };
  const onDefault = ref === server.defaultBranch;
  const own = stood === undefined ? [] : [stood];
  const others = onDefault ? [] : [...server.tips, ...(judged.get(named.policyFrom) ?? [])];
  const range = await unjudgedRange(git, objects, head, [...own, ...others, ...adopted]);
  if (!range.ok) return { ...named, obstacle: range.obstacle };
  const first = adopted.length > 0 ? { adopted } : {};
  const found = { ...named, ...first, ...(range.value === undefined ? {} : { range: range.value }) };
  if (stood === undefined) return found;
  const related = await ancestry(git, stood, head);
  if (!related.ok) return { ...named, obstacle: related.obstacle };
  const { bases } = related.value;
  if (bases.length === 0) return { ...named, obstacle: historiesUnrelated(stood, ref) };
  return bases.includes(stood) ? found : { ...found, rewritten: { before: stood, after: head, onDefault } };
}
