import type { Answer, CommitFacts, ObjectId } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { outputUnreadable } from '../obstacles.ts';
import { linesOf } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { createGitHistory, emptyBase } from './history.ts';
import { createWholeHistory, type PreparedRange } from './prepared-range.ts';

/**
 * What a push brings with a commit, wherever it is judged: the commits that stand on nothing published, as a range that starts
 * where they leave what is. Undefined where there are none: of a mirror most refs are known, and git need not be asked.
 */
export async function unjudgedRange(
  git: GitRepository,
  objects: GitObjects,
  head: ObjectId,
  published: readonly ObjectId[],
): Promise<Answer<PreparedRange | undefined>> {
  if (published.includes(head)) return known(undefined);
  const history = createGitHistory(git, objects);
  const listed = await history.commits({ base: emptyBase, head, besides: published });
  if (!listed.ok) return listed;
  if (listed.value.length === 0) return known(undefined);
  const bases = await whereItLeaves(git, listed.value);
  if (!bases.ok) return bases;
  const [base = emptyBase] = bases.value;
  const range = { base, head, ...(bases.value.length > 1 ? { bases: bases.value } : {}) };
  return known({ history: { ...history, commits: async () => listed }, range });
}

/** The merge bases with everything published: the nearest of the commits where the listing leaves it. */
async function whereItLeaves(
  git: GitRepository,
  listed: readonly CommitFacts[],
): Promise<Answer<readonly ObjectId[]>> {
  const own = new Set(listed.map(({ id }) => id));
  const forks = [...new Set(listed.flatMap(({ parents }) => parents))].filter((id) => !own.has(id));
  if (forks.length < 2) return known(forks);
  return asked(git, ['merge-base', '--independent', ...forks], linesOf);
}

/** A range whose base is where the gate came, and what is said of that. */
export interface FirstPush extends PreparedRange {
  readonly notices: readonly string[];
}

/** What a branch brings to where nothing is: what came since the configuration did, else every commit. */
export async function createFirstPush(
  git: GitRepository,
  objects: GitObjects,
  head: ObjectId,
  configuration: string,
): Promise<Answer<FirstPush>> {
  const adopted = await adoptedAt(git, [head], configuration);
  if (!adopted.ok) return adopted;
  const [before] = adopted.value;
  if (before === undefined) return known({ ...createWholeHistory(git, objects, head), notices: [] });
  const range = await unjudgedRange(git, objects, head, [before]);
  if (!range.ok || range.value === undefined)
    return unknown(range.ok ? outputUnreadable('log') : range.obstacle);
  return known({ ...range.value, notices: [adoptionNotice(before, configuration)] });
}

const adding: readonly string[] = [
  ...['--no-literal-pathspecs', 'log', '--first-parent', '--diff-merges=first-parent', '--no-renames'],
  ...[
    '--diff-filter=A',
    '--no-patch',
    '--no-show-signature',
    '--no-color',
    '--no-decorate',
    '--format=%H %P',
  ],
];

/**
 * Where repositories that were never pushed before took up the gate: the parent of the first commit of each main line that
 * holds the configuration. What lies up to there was written under no gate, and is accepted as a base is
 * (docs/decisions/0160-first-push.md). None where no configuration came, or it came with the first commit of all.
 */
export async function adoptedAt(
  git: GitRepository,
  heads: readonly ObjectId[],
  configuration: string,
): Promise<Answer<readonly ObjectId[]>> {
  if (!heads.every(isObjectId)) return unknown(outputUnreadable('log'));
  const found = new Set<ObjectId>();
  for (const head of new Set(heads)) {
    const added = await asked(git, [...adding, head, '--', `:(top,literal)${configuration}`], linesOf);
    if (!added.ok) return added;
    const [, parent = ''] = added.value.at(-1)?.split(' ') ?? [];
    if (isObjectId(parent)) found.add(parent);
  }
  return known([...found]);
}

/** What is said of a range that begins there. */
export function adoptionNotice(before: ObjectId, configuration: string): string {
  const from = before.slice(0, 12);
  return `first push: what was committed up to ${from}, before ${configuration} came, is accepted as it stands; what follows is judged`;
}
