import { l as outputUnreadable, o as indexUnmerged, r as headUnreadable, t as gitFailed } from "./cli-obstacles.js";
import { n as unknown, t as known } from "./cli-answers.js";
import { a as parseChanges } from "./cli-history.js";
import { n as emptyBase, t as aboveNothing } from "./cli-empty-base.js";
// src/git/diff-index.ts
const diffOptions = [
	"--raw",
	"-z",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color"
];
async function diffIndex(git, options) {
	const command = [
		"diff-index",
		...diffOptions,
		...options
	];
	const result = await git.run([
		...command,
		"HEAD",
		"--"
	]);
	if (result.ok) return readDiff(result.output, false);
	if (!result.complaint.includes("bad revision 'HEAD'")) return unknown(gitFailed("diff-index", result));
	const empty = await emptyTreeWhileUnborn(git);
	if (!empty.ok) return empty;
	const first = await git.run([
		...command,
		empty.value,
		"--"
	]);
	return first.ok ? readDiff(first.output, true) : unknown(gitFailed("diff-index", first));
}
async function emptyTreeWhileUnborn(git) {
	const [branch, empty] = await Promise.all([git.run(["symbolic-ref", "HEAD"]), git.run([
		"hash-object",
		"-t",
		"tree",
		"--stdin"
	], "")]);
	if (!branch.ok) return unknown(headUnreadable());
	if (!empty.ok) return unknown(gitFailed("hash-object", empty));
	const name = branch.output.toString("utf8").trimEnd();
	const found = await git.run([
		"for-each-ref",
		"--format=%(objectname)",
		name
	]);
	return found.ok && found.output.length === 0 && found.warnings === "" ? known(empty.output.toString("latin1").trimEnd()) : unknown(refused(found));
}
function refused(found) {
	return found.ok ? headUnreadable() : gitFailed("for-each-ref", found);
}
function readDiff(output, unborn) {
	const read = parseChanges(output);
	if (read === void 0) return unknown(outputUnreadable("diff-index"));
	if (read.unmerged.length > 0) return unknown(indexUnmerged(read.unmerged));
	return known({
		changes: read.changes,
		unborn
	});
}
// src/git/overlay-history.ts
function overlayHistory(real, top) {
	const below = aboveNothing(real);
	const [base = emptyBase] = top.parents;
	return {
		history: {
			commits: async (range) => range.head === top.id ? known([top]) : below.commits(range),
			upTo: (commit, count) => nearest(below, top, base, commit, count),
			entry: entryReader(below, top, base),
			mergeBases: (left, right) => basesOf(below, top, left, right),
			tree: (commit) => treeOf(below, top, base, commit)
		},
		range: {
			base,
			head: top.id
		}
	};
}
async function nearest(below, top, base, commit, count) {
	if (count < 1) return known([]);
	if (commit !== top.id) return below.upTo(commit, count);
	if (count < 2) return known([top]);
	const older = await below.upTo(base, count - 1);
	return older.ok ? known([top, ...older.value]) : older;
}
function entryReader(below, top, base) {
	const changes = new Map(top.changes.map((change) => [change.path, change]));
	return async (commit, path) => {
		if (commit !== top.id) return below.entry(commit, path);
		const change = changes.get(path);
		return change === void 0 ? below.entry(base, path) : known(change.after);
	};
}
async function treeOf(below, top, base, commit) {
	const answer = await below.tree(commit === top.id ? base : commit);
	if (!answer.ok || commit !== top.id) return answer;
	const tree = new Map(answer.value);
	for (const { path, after } of top.changes) if (after === null) tree.delete(path);
	else tree.set(path, after);
	return known(tree);
}
async function basesOf(below, top, left, right) {
	if (left === right && left === top.id) return known([left]);
	const bases = new Set();
	for (const one of parentsOf(top, left)) for (const other of parentsOf(top, right)) {
		const answer = await below.mergeBases(one, other);
		if (!answer.ok) return answer;
		for (const base of answer.value) bases.add(base);
	}
	return known([...bases]);
}
function parentsOf(top, commit) {
	return commit === top.id ? top.parents : [commit];
}
export { diffIndex as n, diffOptions as r, overlayHistory as t };
