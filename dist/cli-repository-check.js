import { l as buildReport, n as stagedChanges, r as checkRange, t as createIndexHistory } from "./cli-index-history.js";
import { a as governByDetection, n as openGitRepository, o as governNamed, u as defaultSettings } from "./cli-repository.js";
import { C as refAmbiguous, E as isObjectId, S as rangeMalformed, T as quoted, _ as gitFailed, b as isUsageObstacle, c as createGitHistory, g as createGitBlobs, h as unknown, i as overlayHistory, l as byPath, m as known, p as ancestry, v as historiesUnrelated, w as refUnknown, y as historyMissing } from "./cli-head.js";
import { n as createWorkTreeHistory, t as repositoryPaths } from "./cli-repository-path.js";
import { n as usageError } from "./cli-usage-error.js";
// src/git/commit-history.ts
async function createCommitHistory(git, objects, commit) {
	const history = createGitHistory(git, objects);
	const listed = await history.upTo(commit, 1);
	if (!listed.ok) return listed;
	const [facts] = listed.value;
	return facts === void 0 ? unknown(refUnknown(commit)) : known(overlayHistory(history, facts));
}
// src/git/refs.ts
const request = ["cat-file", "--batch-check=%(objectname) %(objecttype)"];
async function resolveRange(git, text) {
	const [left, right] = rangeEnds(text);
	if (left === void 0 || right === void 0) return unknown(rangeMalformed(text));
	const ends = await resolveCommits(git, [left, right]);
	if (!ends.ok) return ends;
	const [tip = "", head = ""] = ends.value;
	const related = await ancestry(git, tip, head);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	const [base] = bases;
	if (base !== void 0) return known({
		base,
		head,
		tip,
		bases,
		shallow
	});
	if (shallow.length === 0) return unknown(historiesUnrelated(left, right));
	return unknown(historyMissing(`where ${quoted(left)} and ${quoted(right)} meet is not in it`));
}
async function resolveCommit(git, name) {
	const commits = await resolveCommits(git, [name]);
	return commits.ok ? known(commits.value[0] ?? "") : commits;
}
async function resolveCommits(git, names) {
	const unspeakable = names.find((name) => name === "" || /[\n\0]/.test(name));
	if (unspeakable !== void 0) return unknown(refUnknown(unspeakable));
	const result = await git.run(request, names.map((name) => `${name}^{commit}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	if (/^warning: refname .* is ambiguous/m.test(result.warnings)) return unknown(refAmbiguous(ambiguousNames(names, result.warnings)));
	return readCommits(names, result.output.toString("utf8").split("\n"));
}
function readCommits(names, lines) {
	const commits = [];
	for (const [index, name] of names.entries()) {
		const line = lines[index] ?? "";
		const id = line.endsWith(" commit") ? line.slice(0, -7) : "";
		if (!isObjectId(id)) return unknown(refUnknown(name));
		commits.push(id);
	}
	return known(commits);
}
function ambiguousNames(names, warnings) {
	const named = names.filter((name) => warnings.includes(`refname '${name}' is ambiguous`));
	return named.length > 0 ? named : names;
}
function rangeEnds(text) {
	const at = text.indexOf("..");
	if (at <= 0 || at + 2 >= text.length || text[at + 2] === ".") return [];
	return [text.slice(0, at), text.slice(at + 2)];
}
// src/git/snapshot-history.ts
const snapshotCommit = "all";
async function createSnapshotHistory(history, commit) {
	const tree = await history.tree(commit);
	if (!tree.ok) return tree;
	const changes = [...tree.value].map(([path, after]) => ({
		path,
		before: null,
		after
	})).sort(byPath);
	return known(overlayHistory(history, {
		id: snapshotCommit,
		parents: [],
		changes
	}));
}
// src/entry/repository-check.ts
async function checkRepository(options, kinds, onProgress) {
	const git = openGitRepository(process.cwd());
	const govern = await governance(git, options, kinds);
	if ("usage" in govern) return govern;
	const objects = createGitBlobs(git);
	try {
		const report = await checkMode(git, objects, options.mode, {
			granularity: options.granularity,
			govern: govern.govern,
			...options.step === void 0 ? {} : { steps: [options.step] },
			onProgress
		});
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? report : buildReport({
			findings: [],
			obstacles: [obstacle]
		});
	} finally {
		await objects.close();
	}
}
async function checkMode(git, objects, mode, manner) {
	const target = await findTarget(git, objects, mode);
	if (!target.ok) return refused(target.obstacle);
	const report = await checkRange({
		blobs: objects,
		...target.value,
		...manner
	});
	const { identified } = target.value;
	if (report.verdict !== "fail" || identified === void 0) return report;
	return checkRange({
		...target.value,
		...await identified(),
		...manner
	});
}
async function governance(git, { kind, paths }, kinds) {
	if (paths.length === 0) return { govern: governByDetection(kind === void 0 ? kinds : [kind]) };
	if (kind === void 0) return usageError("named files need --kind");
	const named = await repositoryPaths(git, paths);
	if ("usage" in named) return named;
	return { govern: governNamed(named, {
		kind,
		settings: defaultSettings(kind)
	}) };
}
async function findTarget(git, objects, mode) {
	switch (mode.type) {
		case "range": return ranged(createGitHistory(git, objects), await resolveRange(git, mode.range));
		case "commit": {
			const commit = await resolveCommit(git, mode.commit);
			return commit.ok ? single(await createCommitHistory(git, objects, commit.value)) : commit;
		}
		case "staged": return single(await createIndexHistory(git, objects));
		case "work-tree": return single(await createWorkTreeHistory(git, objects));
		case "all": return everything(git, objects);
		default: {
			const staged = await stagedChanges(git);
			if (staged.ok && staged.value.changes.length > 0) return single(await createIndexHistory(git, objects, { staged: staged.value }));
			return staged.ok ? single(await createWorkTreeHistory(git, objects)) : staged;
		}
	}
}
function ranged(history, range) {
	return range.ok ? {
		ok: true,
		value: {
			history,
			range: range.value,
			net: true
		}
	} : range;
}
function single(prepared) {
	return prepared.ok ? {
		ok: true,
		value: {
			...prepared.value,
			net: false
		}
	} : prepared;
}
async function everything(git, objects) {
	const tree = await createWorkTreeHistory(git, objects);
	if (!tree.ok) return tree;
	const { history, range, blobs } = tree.value;
	const all = await createSnapshotHistory(history, range.head);
	return all.ok ? {
		ok: true,
		value: {
			...all.value,
			blobs,
			net: false,
			scope: "snapshot"
		}
	} : all;
}
function refused(obstacle) {
	if (isUsageObstacle(obstacle)) return usageError(`${obstacle.message} ${obstacle.fix}`);
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
export { checkRepository as n, checkMode as t };
