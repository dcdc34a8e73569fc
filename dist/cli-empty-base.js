import { t as known } from "./cli-answers.js";
// src/git/empty-base.ts
const emptyBase = "empty";
function aboveNothing(below) {
	return {
		commits: below.commits,
		upTo: async (commit, count) => commit === "empty" ? known([]) : below.upTo(commit, count),
		entry: async (commit, path) => commit === "empty" ? known(null) : below.entry(commit, path),
		tree: async (commit) => commit === "empty" ? known(new Map()) : below.tree(commit),
		mergeBases: async (left, right) => left === "empty" || right === "empty" ? known([]) : below.mergeBases(left, right)
	};
}
export { emptyBase as n, aboveNothing as t };
