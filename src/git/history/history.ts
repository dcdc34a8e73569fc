import type { Along, Answer, CommitFacts, History, ObjectId, ResolvedRange } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { createGitTrees } from '../objects/trees.ts';
import { gitFailed, outputUnreadable, refUnknown } from '../obstacles.ts';
import type { GitRange } from '../refs/refs.ts';
import type { GitRepository } from '../repository.ts';
import { ancestry, noneCut, provenBases, provenComplete } from './ancestry.ts';
import { logFormat, parseLog } from './log-parser.ts';

/** What `resolveRange` knows beyond the port saves a process and excludes the whole base side. */
type Range = ResolvedRange & Partial<Pick<GitRange, 'tip' | 'shallow' | 'besides'>>;

type Commits = Answer<readonly CommitFacts[]>;
type AskShallow = (commit: ObjectId) => Promise<Answer<readonly ObjectId[]>>;

// Configuration can bend nearly all of this (log.*, diff.*, i18n.*, color.*), so each is said, defaults too.
const logOptions: readonly string[] = [
  ...'--topo-order --raw -z --root --diff-merges=first-parent --encoding=UTF-8 -O/dev/null'.split(' '),
  ...'--no-abbrev --no-renames --no-relative --ignore-submodules=none --no-ext-diff --no-textconv'.split(' '),
  ...'--no-color --no-decorate --no-notes --no-mailmap --no-show-signature'.split(' '),
  `--format=${logFormat}`,
];

/** Stands for the parent of what has none: a tree without a path. */
export const emptyBase: ObjectId = 'empty';

/**
 * The history of one repository: one process for each list of commits, and none but the one that reads objects for
 * trees, paths and merge bases. It also knows the commit before the first: that holds nothing and has no ancestors.
 */
export function createGitHistory(git: GitRepository, objects: GitObjects): History {
  let shallow = rememberedShallow(git);
  const trees = createGitTrees(git, objects);
  const asked = new Map<string, Promise<Answer<readonly ObjectId[]>>>();
  const seen = new Map<ObjectId, CommitFacts>();
  return {
    commits: async ({ head, base, bases = [], tip = base, besides = [], shallow: cut }: Range) => {
      if (cut !== undefined) shallow = async () => known(cut);
      return commitsOutside(git, objects, head, [tip, base, ...bases, ...besides], shallow);
    },
    upTo: async (commit, count, along) => {
      if (commit === emptyBase || count < 1) return known([]);
      const only = count === 1 && along === undefined ? seen.get(commit) : undefined;
      if (only !== undefined) return known([only]);
      const found = await commitsUpTo(git, objects, { commit, count, along }, shallow);
      // What is listed for the sake of paths shows the changes of these alone.
      if (found.ok && along?.touching === undefined) for (const each of found.value) seen.set(each.id, each);
      return found;
    },
    entry: async (commit, path) => (commit === emptyBase ? known(null) : trees.entry(commit, path)),
    mergeBases: async (left, right) => {
      if (left === emptyBase || right === emptyBase) return known([]);
      const pair = [left, right].sort().join(' ');
      const bases = asked.get(pair) ?? provenBases(git, objects, left, right);
      asked.set(pair, bases);
      return bases;
    },
    tree: async (commit) => (commit === emptyBase ? known(new Map()) : trees.list(commit)),
  };
}

/** Commits reachable from one and from none of the others, each after its parents: two processes. */
export async function commitsOutside(
  git: GitRepository,
  objects: GitObjects,
  head: ObjectId,
  others: readonly ObjectId[],
  shallow: AskShallow = rememberedShallow(git),
): Promise<Commits> {
  const excluded = [...new Set(others)].filter((id) => id !== emptyBase);
  const commits = await listed(git, ['--reverse'], head, excluded);
  if (!commits.ok) return commits;
  const cut = await shallow(head);
  if (!cut.ok) return cut;
  const proof = await provenComplete(git, objects, commits.value, excluded, cut.value);
  return proof.ok ? commits : proof;
}

interface Ancestors {
  readonly commit: ObjectId;
  readonly count: number;
  readonly along: Along | undefined;
}

async function commitsUpTo(
  git: GitRepository,
  objects: GitObjects,
  { commit, count, along = {} }: Ancestors,
  shallow: AskShallow,
): Promise<Commits> {
  const { allParents, touching = [] } = along;
  const line = touching.length > 0 ? ['--full-history'] : allParents ? [] : ['--first-parent'];
  const commits = await listed(git, [...line, `--max-count=${Math.trunc(count)}`], commit, [], touching);
  if (!commits.ok) return commits;
  const cut = await shallow(commit);
  if (!cut.ok) return cut;
  // What changed a path last may lie behind any cut.
  const reached = new Set(touching.length > 0 ? cut.value : commits.value.map(({ id }) => id));
  const proof = await noneCut(
    objects,
    cut.value.filter((id) => reached.has(id)),
  );
  return proof.ok ? commits : proof;
}

async function listed(
  git: GitRepository,
  order: readonly string[],
  head: ObjectId,
  excluded: readonly ObjectId[],
  paths: readonly string[] = [],
): Promise<Commits> {
  const foreign = [head, ...excluded].find((id) => !isObjectId(id));
  if (foreign !== undefined) return unknown(refUnknown(foreign));
  // There may be more excluded commits than a command line can hold; without any, nothing is to be read.
  const input = excluded.map((id) => `^${id}\n`).join('');
  const command = [
    // Patterns are off for every command; here the path from the top has to be said, and nothing else.
    ...(paths.length === 0 ? [] : ['--no-literal-pathspecs']),
    'log',
    ...(input === '' ? [] : ['--stdin']),
    ...[...logOptions, ...order, head, '--'],
    ...paths.map((path) => `:(top,literal)${path}`),
  ];
  const result = await git.run(command, input === '' ? undefined : input);
  if (!result.ok) return unknown(gitFailed('log', result));
  const commits = parseLog(result.output);
  return commits === undefined ? unknown(outputUnreadable('log')) : known(commits);
}

/** Which commits are cut is looked up once. */
function rememberedShallow(git: GitRepository): AskShallow {
  let remembered: Promise<Answer<readonly ObjectId[]>> | undefined;
  return (commit) => {
    remembered ??= ancestry(git, commit, commit).then((related) =>
      related.ok ? known(related.value.shallow) : related,
    );
    return remembered;
  };
}
