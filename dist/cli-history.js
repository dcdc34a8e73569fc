import { n as unknown, t as known } from "./cli-answers.js";
import { n as parseRawTree, r as createBatchReader, t as isObjectId } from "./cli-object-id.js";
import { a as historyMissing, c as objectMissing, f as refUnknown, g as splitAtNul, h as pathText, l as outputUnreadable, n as graftsPresent, t as gitFailed } from "./cli-obstacles.js";
import { resolve } from "node:path";
import { readFile } from "node:fs/promises";
// src/git/tree-entry.ts
function treeEntry(mode, blob) {
	return {
		blob,
		nature: nature(mode)
	};
}
function nature(mode) {
	if (mode === "120000") return "link";
	return mode === "160000" ? "submodule" : "regular";
}
// src/git/change-parser.ts
const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])\d*$/;
const newline = 10;
const colon = 58;
const absentMode = "000000";
function parseChanges(output) {
	const records = splitAtNul(output);
	const read = records && readChanges(records, 0);
	return read?.next === records?.length ? read : void 0;
}
function readChanges(records, index) {
	const changes = new Map();
	const unmerged = [];
	let next = index;
	for (let head = records[next]; head !== void 0 && startsChange(head); head = records[next]) {
		const status = readChange(head, records[next + 1], changes);
		if (status === void 0) return void 0;
		if (status.letter === "U") unmerged.push(status.path);
		next += 2;
	}
	if (changes.size !== (next - index) / 2) return void 0;
	return {
		changes: [...changes.values()].sort(byPath),
		unmerged,
		next
	};
}
function byPath(left, right) {
	if (left.path === right.path) return 0;
	return left.path < right.path ? -1 : 1;
}
function startsChange(record) {
	return record[0] === colon || record[0] === newline && record[1] === colon;
}
function readChange(head, name, changes) {
	const [, modeBefore, modeAfter, blobBefore, blobAfter, letter] = change.exec(head.toString("latin1")) ?? [];
	if (name === void 0 || name.length === 0 || letter === void 0) return void 0;
	const before = side(modeBefore, blobBefore);
	const after = side(modeAfter, blobAfter);
	if (before === void 0 || after === void 0) return void 0;
	const path = pathText(name);
	changes.set(path, {
		path,
		before,
		after
	});
	return {
		path,
		letter
	};
}
function side(mode, blob) {
	if (mode === void 0 || blob === void 0) return void 0;
	return mode === absentMode ? null : treeEntry(mode, blob);
}
// src/git/ancestry.ts
async function ancestry(git, left, right) {
	if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable("rev-parse"));
	const result = await git.run([
		"rev-parse",
		...[
			"--git-path",
			"info/grafts",
			"--git-path",
			"shallow"
		],
		`${left}...${right}`
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const [grafts = "", shallow = "", ...lines] = result.output.toString("utf8").trimEnd().split("\n");
	if (!lines.every((line) => isObjectId(line.replace("^", "")))) return unknown(outputUnreadable("rev-parse"));
	const forged = await linesOf(resolve(git.directory, grafts));
	const cut = await linesOf(resolve(git.directory, shallow));
	if (forged === void 0 || cut === void 0) return unknown(outputUnreadable("rev-parse"));
	if (forged.length > 0) return unknown(graftsPresent(grafts));
	const bases = lines.filter((line) => line.startsWith("^")).map((line) => line.slice(1));
	return known({
		bases,
		shallow: cut.filter(isObjectId)
	});
}
async function linesOf(path) {
	try {
		return (await readFile(path, "utf8")).split("\n").filter((line) => line.trim() !== "");
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
// src/git/remembering.ts
function remembering(most, load, weigh = () => 1) {
	const kept = new Map();
	const weights = new Map();
	let weight = 0;
	function forgetOldest() {
		for (const oldest of kept.keys()) {
			if (weight <= most) return;
			weight -= weights.get(oldest) ?? 0;
			weights.delete(oldest);
			kept.delete(oldest);
		}
	}
	async function loadAndWeigh(key) {
		const value = await load(key);
		if (!kept.has(key)) return value;
		const own = Math.max(1, weigh(value));
		weight += own - (weights.get(key) ?? 0);
		weights.set(key, own);
		forgetOldest();
		return value;
	}
	return (key) => {
		const answer = kept.get(key) ?? loadAndWeigh(key);
		kept.delete(key);
		kept.set(key, answer);
		return answer;
	};
}
// src/git/commit-graph.ts
const mostCommits$1 = 1e5;
function createCommitGraph(objects) {
	const learned = new Map();
	const read = remembering(mostCommits$1, async (id) => {
		const chunks = await objects.read(id, "commit");
		return chunks === void 0 ? void 0 : parseCommit(Buffer.concat(chunks));
	});
	return {
		commit: async (id) => learned.get(id) ?? read(id),
		learn(commits) {
			for (const { id, parents, at = "" } of commits) learned.set(id, {
				parents,
				seconds: Date.parse(at) / 1e3
			});
		}
	};
}
function parseCommit(bytes) {
	const [header = ""] = bytes.toString("latin1").split("\n\n", 1);
	const [, list] = /^tree [0-9a-f]+\n((?:parent [0-9a-f]+\n)*)/.exec(header) ?? [];
	if (list === void 0) return void 0;
	const parents = list.split("\n").flatMap((line) => line === "" ? [] : [line.slice(7)]);
	const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
	return parents.every(isObjectId) ? {
		parents,
		seconds: Number(seconds ?? 0)
	} : void 0;
}
// src/git/completeness.ts
async function provenComplete(git, commits, tips, shallow) {
	if (shallow.length === 0 || commits.length === 0) return known(true);
	const listed = new Set(commits.map((commit) => commit.id));
	const forks = forksOf(commits, listed);
	const [tip, ...others] = tips;
	const behind = others.length === 0 && [...forks].every((fork) => fork === tip) || tip === void 0 ? known(new Map()) : await parentsBehind(git, tips);
	if (!behind.ok) return behind;
	return noneCut(git, [...shallow.filter((id) => listed.has(id)), ...outsideForks(forks, behind.value, shallow)]);
}
function forksOf(commits, listed) {
	const forks = new Set();
	for (const { parents } of commits) {
		if (parents.length === 0) forks.add(null);
		for (const parent of parents) if (!listed.has(parent)) forks.add(parent);
	}
	return forks;
}
function outsideForks(forks, behind, shallow) {
	const cuts = shallow.filter((id) => behind.has(id));
	if (cuts.length === 0) return [];
	const reaches = [...forks].map((fork) => reachableFrom(fork, behind));
	return cuts.filter((cut) => reaches.some((reach) => !reach.has(cut)));
}
function reachableFrom(start, parents) {
	const reached = new Set();
	const open = start === null ? [] : [start];
	for (let id = open.pop(); id !== void 0; id = open.pop()) {
		if (reached.has(id)) continue;
		reached.add(id);
		open.push(...parents.get(id) ?? []);
	}
	return reached;
}
async function parentsBehind(git, tips) {
	const input = tips.map((id) => `${id}\n`).join("");
	const result = await git.run([
		"rev-list",
		"--parents",
		"--stdin",
		"--"
	], input);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const lines = result.output.toString("latin1").trimEnd().split("\n");
	return known(new Map(lines.map((line) => line.split(" ")).map(([id = "", ...parents]) => [id, parents])));
}
async function noneCut(git, suspects) {
	if (suspects.length === 0) return known(true);
	const result = await git.run(["cat-file", "--batch"], suspects.map((id) => `${id}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	let roots = 0;
	if (!createBatchReader((answer) => {
		if (answer.nature === "commit" && !hasParent(Buffer.concat(answer.chunks))) roots += 1;
	})(result.output)) return unknown(outputUnreadable("cat-file"));
	if (roots === suspects.length) return known(true);
	return unknown(historyMissing("commits that may belong to the range are not in it"));
}
function hasParent(commit) {
	const [header = ""] = commit.toString("latin1").split("\n\n", 1);
	return header.includes("\nparent ");
}
// src/git/git-trees.ts
const mostNames = 2e5;
const mostCommits = 1e4;
function createGitTrees(objects) {
	const rootOf = remembering(mostCommits, (commit) => readRoot(objects, commit));
	return {
		rootOf: async (commit) => isObjectId(commit) ? rootOf(commit) : unknown(refUnknown(commit)),
		treeOf: remembering(mostNames, (id) => readTree(objects, id), (tree) => tree.ok ? tree.value.size : 1)
	};
}
async function readRoot(objects, id) {
	const bytes = await read(objects, id, "commit");
	if (!bytes.ok) return await objects.read(id, "tree") === void 0 ? bytes : known(id);
	const [, tree = ""] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString("latin1", 0, 80)) ?? [];
	return isObjectId(tree) ? known(tree) : unknown(outputUnreadable("cat-file"));
}
async function readTree(objects, id) {
	const bytes = await read(objects, id, "tree");
	if (!bytes.ok) return bytes;
	const tree = parseRawTree(bytes.value, id.length / 2);
	return tree === void 0 ? unknown(outputUnreadable("cat-file")) : known(tree);
}
async function read(objects, id, nature) {
	const chunks = await objects.read(id, nature);
	if (chunks !== void 0) return known(Buffer.concat(chunks));
	return unknown(objects.obstacle() ?? objectMissing(id));
}
// src/git/list-tree.ts
async function listTree(trees, commit) {
	const root = await trees.rootOf(commit);
	if (!root.ok) return root;
	const files = [];
	let level = [{
		prefix: "",
		id: root.value
	}];
	while (level.length > 0) {
		const read = await Promise.all(level.map(({ id }) => trees.treeOf(id)));
		const below = [];
		for (const [index, tree] of read.entries()) {
			if (!tree.ok) return tree;
			sortOut(level[index]?.prefix ?? "", tree.value, files, below);
		}
		level = below;
	}
	return known(new Map(files.sort(byPath).map(({ path, entry }) => [path, entry])));
}
function sortOut(prefix, tree, files, directories) {
	for (const [name, { id, nature }] of tree) if (nature === "directory") directories.push({
		prefix: `${prefix}${name}/`,
		id
	});
	else files.push({
		path: prefix + name,
		entry: {
			blob: id,
			nature
		}
	});
}
// src/git/log-parser.ts
const logFormat = "tformat:%H%x00%P%x00%ct%x00%B%x00";
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1e3;
const fieldCount = 5;
function parseLog(output) {
	const records = splitAtNul(output);
	if (records === void 0) return void 0;
	const commits = [];
	for (let index = 0; index < records.length;) {
		const commit = readCommit(records, index);
		if (commit === void 0) return void 0;
		commits.push(commit.value);
		index = commit.next;
	}
	return commits;
}
function readCommit(records, index) {
	const [id, parentList, seconds, message, terminator] = records.slice(index, index + fieldCount).map((field) => field.toString("utf8"));
	if (id === void 0 || parentList === void 0 || seconds === void 0 || message === void 0) return void 0;
	const parents = parentList === "" ? [] : parentList.split(" ");
	if (terminator !== "" || ![id, ...parents].every(isObjectId)) return void 0;
	const changes = readChanges(records, index + fieldCount);
	if (changes === void 0) return void 0;
	return {
		value: {
			id,
			parents,
			message,
			at: instant(seconds),
			changes: changes.changes
		},
		next: changes.next
	};
}
function instant(seconds) {
	const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
	return new Date(within * 1e3).toISOString().replace(".000Z", "Z");
}
// src/git/paint-ancestors.ts
const [ofLeft, ofRight, below] = [
	1,
	2,
	4
];
const common = ofLeft | ofRight;
async function paintAncestors(graph, left, right, most) {
	const colours = new Map();
	const waiting = [];
	const found = new Set();
	const paint = async (id, colour) => {
		const old = colours.get(id) ?? 0;
		if ((old | colour) === old) return;
		colours.set(id, old | colour);
		enqueue(waiting, {
			id,
			commit: await graph.commit(id)
		});
	};
	const isOpen = ({ id }) => ((colours.get(id) ?? 0) & below) === 0;
	await paint(left, ofLeft);
	await paint(right, ofRight);
	while (waiting.some(isOpen)) {
		const next = waiting.pop();
		if (next === void 0) break;
		if (colours.size > most) return "too-many";
		let colour = colours.get(next.id) ?? 0;
		if (colour === common) {
			found.add(next.id);
			colour |= below;
		}
		if (next.commit === void 0 && (colour & below) === 0) return "missing";
		for (const parent of next.commit?.parents ?? []) await paint(parent, colour);
	}
	return [...found].filter((id) => ((colours.get(id) ?? 0) & below) === 0);
}
function enqueue(waiting, added) {
	const age = ({ commit }) => commit?.seconds ?? Number.POSITIVE_INFINITY;
	let [low, high] = [0, waiting.length];
	while (low < high) {
		const middle = low + high >> 1;
		const at = waiting[middle];
		if (at !== void 0 && age(at) <= age(added)) low = middle + 1;
		else high = middle;
	}
	waiting.splice(low, 0, added);
}
// src/git/merge-bases.ts
const mostPairs = 1e4;
const mostPainted = 2e3;
const mostBases = 10;
function createMergeBases(git, graph) {
	const basesOf = remembering(mostPairs, async (pair) => {
		const [left = "", right = ""] = pair.split(" ");
		if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable("rev-parse"));
		const bases = await nearestBases(graph, left, right);
		return typeof bases === "string" ? provenBases(git, left, right) : known(bases);
	});
	return (left, right) => basesOf([left, right].sort().join(" "));
}
async function nearestBases(graph, left, right) {
	const bases = await paintAncestors(graph, left, right, mostPainted);
	if (typeof bases === "string" || bases.length < 2) return bases;
	if (bases.length > mostBases) return "too-many";
	const nearest = [];
	for (const base of bases) {
		const others = bases.filter((other) => other !== base);
		const shared = await Promise.all(others.map((other) => paintAncestors(graph, base, other, mostPainted)));
		const unknownWhy = shared.find((each) => typeof each === "string");
		if (unknownWhy !== void 0) return unknownWhy;
		if (!shared.some((each) => each.includes(base))) nearest.push(base);
	}
	return nearest;
}
async function provenBases(git, left, right) {
	const related = await ancestry(git, left, right);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	if (shallow.length === 0) return known(bases);
	const excluded = bases.map((id) => `^${id}`);
	const result = await git.run([
		"rev-list",
		left,
		right,
		...excluded,
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const above = new Set(result.output.toString("latin1").split("\n"));
	const proof = await noneCut(git, shallow.filter((id) => above.has(id)));
	return proof.ok ? known(bases) : proof;
}
// src/git/tree-reader.ts
function createTreeReader(trees) {
	return async (commit, path) => {
		const root = await trees.rootOf(commit);
		if (!root.ok) return root;
		let found = {
			id: root.value,
			nature: "directory"
		};
		for (const name of path.split("/")) {
			if (found.nature !== "directory") return known(null);
			const tree = await trees.treeOf(found.id);
			if (!tree.ok) return tree;
			const next = tree.value.get(name);
			if (next === void 0) return known(null);
			found = next;
		}
		return known(found.nature === "directory" ? null : {
			blob: found.id,
			nature: found.nature
		});
	};
}
// src/git/history.ts
const logOptions = [
	"--topo-order",
	"--raw",
	"-z",
	`--format=${logFormat}`,
	"--encoding=UTF-8",
	"--root",
	"--diff-merges=first-parent",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--ignore-submodules=none",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-decorate",
	"--no-notes",
	"--no-mailmap",
	"--no-show-signature"
];
function createGitHistory(git, objects) {
	const shallow = rememberedShallow(git);
	const trees = createGitTrees(objects);
	const graph = createCommitGraph(objects);
	return {
		commits: (range) => commitsOf(git, range, shallow, graph),
		upTo: (commit, count) => commitsUpTo(git, commit, count, shallow),
		entry: createTreeReader(trees),
		mergeBases: createMergeBases(git, graph),
		tree: (commit) => listTree(trees, commit)
	};
}
async function commitsOf(git, range, shallow, graph) {
	const { head, base, bases = [], tip = base, besides = [] } = range;
	const asked = (commit) => shallow(commit, range.shallow);
	const commits = await commitsOutside(git, head, [
		tip,
		base,
		...bases,
		...besides
	], asked);
	if (commits.ok) graph.learn(commits.value);
	return commits;
}
async function commitsOutside(git, head, others, shallow = rememberedShallow(git)) {
	const excluded = [...new Set(others)];
	const commits = await listed(git, ["--reverse"], head, excluded);
	if (!commits.ok) return commits;
	const cut = await shallow(head);
	if (!cut.ok) return cut;
	const proof = await provenComplete(git, commits.value, excluded, cut.value);
	return proof.ok ? commits : proof;
}
async function commitsUpTo(git, commit, count, shallow) {
	const commits = await listed(git, ["--first-parent", `--max-count=${Math.trunc(count)}`], commit, []);
	if (!commits.ok) return commits;
	const cut = await shallow(commit);
	if (!cut.ok) return cut;
	const proof = await noneCut(git, commits.value.map(({ id }) => id).filter((id) => cut.value.includes(id)));
	return proof.ok ? commits : proof;
}
async function listed(git, order, head, excluded) {
	const foreign = [head, ...excluded].find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown(refUnknown(foreign));
	const input = excluded.map((id) => `^${id}\n`).join("");
	const command = [
		"log",
		...input === "" ? [] : ["--stdin"],
		...logOptions,
		...order,
		head,
		"--"
	];
	const result = await git.run(command, input === "" ? void 0 : input);
	if (!result.ok) return unknown(gitFailed("log", result));
	const commits = parseLog(result.output);
	return commits === void 0 ? unknown(outputUnreadable("log")) : known(commits);
}
function rememberedShallow(git) {
	let remembered;
	return async (commit, brought) => {
		remembered = brought ?? remembered;
		if (remembered !== void 0) return known(remembered);
		const related = await ancestry(git, commit, commit);
		if (!related.ok) return related;
		remembered = related.value.shallow;
		return known(remembered);
	};
}
export { parseChanges as a, byPath as i, createGitHistory as n, ancestry as r, commitsOutside as t };
