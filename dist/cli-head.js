import { a as known, f as indexUnmerged, h as outputUnreadable, l as headUnreadable, o as unknown, s as gitFailed } from "./cli-direct.js";
import { l as isObjectId, n as emptyBase, o as parseChanges, t as aboveNothing } from "./cli-empty-base.js";
import { resolve } from "node:path";
import { readFile } from "node:fs/promises";
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
// src/git/head.ts
const headVariable = "GITHEAD_";
async function nextParents(git, merging) {
	const result = await git.run([
		"rev-parse",
		"--git-path",
		"MERGE_HEAD",
		"HEAD^{commit}"
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const output = result.output.toString("utf8").trimEnd();
	const end = output.lastIndexOf("\n");
	const head = output.slice(end + 1);
	const merged = await readIds(resolve(git.directory, output.slice(0, end)));
	if (!isObjectId(head) || merged === void 0) return unknown(headUnreadable());
	const named = merging && merged.length === 0 ? namedHeads(git) : merged;
	return known([head, ...named.filter((id) => id !== head)]);
}
function namedHeads({ environment }) {
	return Object.keys(environment).filter((name) => name.startsWith(headVariable)).map((name) => name.slice(8)).filter(isObjectId);
}
async function readIds(path) {
	try {
		const lines = (await readFile(path, "latin1")).split("\n").filter((line) => line !== "");
		return lines.every(isObjectId) ? lines : void 0;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
export { diffIndex as n, overlayHistory as r, nextParents as t };
