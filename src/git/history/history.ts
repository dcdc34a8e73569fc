import type { Answer, CommitFacts, History, ObjectId, ResolvedRange } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { createGitTrees } from '../objects/trees.ts';
import { refUnknown } from '../obstacles.ts';
import type { GitRange } from '../refs/refs.ts';
import type { GitRepository } from '../repository.ts';
import { ancestry, noneCut, provenBases, provenComplete } from './ancestry.ts';
import { logFormat, parseLog } from './log-parser.ts';

/** A history whose ranges may be told what `resolveRange` knows beyond the port: it saves a process, and leaves more out. */
export interface GitHistory extends History {
  commits(range: ResolvedRange & Partial<Pick<GitRange, 'shallow' | 'besides'>>): Promise<Commits>;
}

type Commits = Answer<readonly CommitFacts[]>;
type Ids = Promise<Answer<readonly ObjectId[]>>;

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
 * The history of one repository: one process for each list of commits and each pair of which merge bases are asked, and none but
 * the one that reads objects for trees and paths. It also knows the commit before the first: that holds nothing and has no ancestors.
 */
export function createGitHistory(git: GitRepository, objects: GitObjects): GitHistory {
  const trees = createGitTrees(git, objects);
  const pairs = new Map<string, Ids>();
  const seen = new Map<ObjectId, CommitFacts>();
  let cuts: Ids | undefined;
  /** Commits whose parents a shallow clone has cut off: looked up once. */
  const cutBehind = (commit: ObjectId): Ids => {
    cuts ??= ancestry(git, commit, commit).then((found) => (found.ok ? known(found.value.shallow) : found));
    return cuts;
  };
  return {
    commits: async ({ head, base, bases = [], tip = base, besides = [], shallow }) => {
      if (shallow !== undefined) cuts = Promise.resolve(known(shallow));
      const excluded = [...new Set([tip, base, ...bases, ...besides])].filter((id) => id !== emptyBase);
      const commits = await listed(git, ['--reverse'], head, excluded);
      if (!commits.ok) return commits;
      const cut = await cutBehind(head);
      if (!cut.ok) return cut;
      const proof = await provenComplete(git, objects, commits.value, excluded, cut.value);
      return proof.ok ? commits : proof;
    },
    upTo: async (commit, count, { allParents, touching = [] } = {}) => {
      if (commit === emptyBase || count < 1) return known([]);
      const isWhole = touching.length === 0;
      const only = count === 1 && isWhole ? seen.get(commit) : undefined;
      if (only !== undefined) return known([only]);
      const line = isWhole ? (allParents ? [] : ['--first-parent']) : ['--full-history'];
      const limits = [...line, `--max-count=${Math.trunc(count)}`];
      const commits = await listed(git, limits, commit, [], touching);
      if (!commits.ok) return commits;
      const cut = await cutBehind(commit);
      if (!cut.ok) return cut;
      const ids = new Set(commits.value.map(({ id }) => id));
      // What changed a path last may lie behind any cut.
      const suspects = isWhole ? cut.value.filter((id) => ids.has(id)) : cut.value;
      const proof = await noneCut(objects, suspects);
      // What is listed for the sake of paths shows the changes of these alone.
      if (proof.ok && isWhole) for (const each of commits.value) seen.set(each.id, each);
      return proof.ok ? commits : proof;
    },
    entry: async (commit, path) => (commit === emptyBase ? known(null) : trees.entry(commit, path)),
    mergeBases: async (left, right) => {
      if (left === emptyBase || right === emptyBase) return known([]);
      const pair = [left, right].sort().join(' ');
      const bases = pairs.get(pair) ?? provenBases(git, objects, left, right);
      pairs.set(pair, bases);
      return bases;
    },
    tree: async (commit) => (commit === emptyBase ? known(new Map()) : trees.tree(commit)),
  };
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
  return asked(git, command, parseLog, input === '' ? undefined : input);
}
