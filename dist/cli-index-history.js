import { t as known } from "./cli-answers.js";
import { n as diffIndex, t as overlayHistory } from "./cli-overlay-history.js";
import { _ as direct } from "./cli-obstacles.js";
import { t as nextParents } from "./cli-head.js";
import { n as createGitHistory } from "./cli-history.js";
// src/git/index-history.ts
const indexCommit = "index";
const options = [
	"--cached",
	"--ita-invisible-in-index",
	"--ignore-submodules=none"
];
function stagedChanges(git) {
	return diffIndex(direct(git), options);
}
async function createIndexHistory(git, objects, { message, at, staged, merging = false } = {}) {
	const swift = direct(git);
	const found = staged === void 0 ? await stagedChanges(git) : known(staged);
	if (!found.ok) return found;
	const { changes, unborn } = found.value;
	const parents = unborn ? known([]) : await nextParents(swift, merging);
	if (!parents.ok) return parents;
	const commit = {
		id: indexCommit,
		parents: parents.value,
		changes,
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at }
	};
	return known(overlayHistory(createGitHistory(swift, objects), commit));
}
export { stagedChanges as n, createIndexHistory as t };
