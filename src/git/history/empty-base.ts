import type { History, ObjectId, TreeEntry } from '../../app/ports.ts';
import { known } from '../answers.ts';

/** Stands for the parent of what has none: a tree without a path. */
export const emptyBase: ObjectId = 'empty';

/** The same history, which also knows the commit before the first: it holds nothing and has no ancestors. */
export function aboveNothing(below: History): History {
  return {
    commits: below.commits,
    upTo: async (commit, count, along) =>
      commit === emptyBase ? known([]) : below.upTo(commit, count, along),
    entry: async (commit, path) => (commit === emptyBase ? known(null) : below.entry(commit, path)),
    tree: async (commit) => (commit === emptyBase ? known(new Map<string, TreeEntry>()) : below.tree(commit)),
    mergeBases: async (left, right) =>
      left === emptyBase || right === emptyBase ? known([]) : below.mergeBases(left, right),
  };
}
