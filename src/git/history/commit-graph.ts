import type { CommitFacts, ObjectId } from '../../app/ports.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { remembering } from '../objects/remembering.ts';

export interface GraphCommit {
  readonly parents: readonly ObjectId[];
  /** Committer time in seconds: only the order in which commits are looked at hangs on it. */
  readonly seconds: number;
}

/** How commits follow each other, as the commits themselves say: neither cuts, grafts nor replaced objects count. */
export interface CommitGraph {
  /** Undefined where the repository does not hold the commit. */
  commit(id: ObjectId): Promise<GraphCommit | undefined>;
  /** What a listing said already need not be read. */
  learn(commits: readonly CommitFacts[]): void;
}

const mostCommits = 100_000;

export function createCommitGraph(objects: GitObjects): CommitGraph {
  const learned = new Map<ObjectId, GraphCommit>();
  const read = remembering(mostCommits, async (id) => {
    const chunks = await objects.read(id, 'commit');
    return chunks === undefined ? undefined : parseCommit(Buffer.concat(chunks));
  });
  return {
    commit: async (id) => learned.get(id) ?? read(id),
    learn(commits) {
      for (const { id, parents, at = '' } of commits) {
        learned.set(id, { parents, seconds: Date.parse(at) / 1000 });
      }
    },
  };
}

/** As git reads it: parents stand right behind the tree; the same word further down is some other header. */
function parseCommit(bytes: Buffer): GraphCommit | undefined {
  const [header = ''] = bytes.toString('latin1').split('\n\n', 1);
  const [, list] = /^tree [0-9a-f]+\n((?:parent [0-9a-f]+\n)*)/.exec(header) ?? [];
  if (list === undefined) return undefined;
  const parents = list.split('\n').flatMap((line) => (line === '' ? [] : [line.slice('parent '.length)]));
  const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
  return parents.every(isObjectId) ? { parents, seconds: Number(seconds ?? 0) } : undefined;
}
