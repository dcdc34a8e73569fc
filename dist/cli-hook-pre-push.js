import { a as foldedPath, r as checkRange, t as resolveCommit, u as buildReport } from "./cli-refs.js";
import { C as configurationPath, D as policyOf, N as globMatcher, R as configuredMatcher, a as known, o as unknown, r as pathText, s as gitFailed, t as direct, u as historiesUnrelated, v as refUnknown, z as lastNameMatcher } from "./cli-direct.js";
import { d as createBatchReader, h as policyInput, i as createGitHistory, m as policyAt, n as emptyBase, r as commitsOutside, s as parseRawTree, t as aboveNothing, u as isObjectId } from "./cli-empty-base.js";
import { join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
// src/git/pushed-refs.ts
function parsePushedRefs(input) {
	return input.split("\n").filter((line) => line.trim() !== "").map((line) => {
		const [localRef = "", local = "", remoteRef = "", remote = ""] = line.trim().split(" ");
		return {
			localRef,
			local,
			remoteRef,
			remote
		};
	});
}
function isZero(id) {
	return /^0+$/.test(id);
}
// src/git/index-links.ts
const linkMode = 40960;
const folderMode = 16384;
const splitMark = 1818848875;
const compressedLink = Buffer.from([
	0,
	0,
	160,
	0
]);
const headerLength = 12;
const modeOffset = 24;
const flagOffsets = [60, 72];
const longestShortName = 4095;
function linksInIndex(file) {
	try {
		return linksIn(readFileSync(file));
	} catch {
		return;
	}
}
function indexMayHold(file, text) {
	try {
		const index = readFileSync(file);
		return index.includes(text) || versionOf(index) !== "plain" || hasPartElsewhere(index);
	} catch {
		return true;
	}
}
function versionOf(index) {
	if (index.toString("latin1", 0, 4) !== "DIRC") return void 0;
	return index.readUInt32BE(4) > 3 ? "compressed" : "plain";
}
function hasPartElsewhere(index) {
	for (let at = headerLength; at + 4 <= index.length; at += 8) if (index.readUInt32BE(at) === splitMark && isSplit(index, at)) return true;
	return false;
}
function linksIn(index) {
	const version = versionOf(index);
	if (version === void 0) return void 0;
	if (version === "compressed") return index.includes(compressedLink, headerLength) ? void 0 : [];
	const links = [];
	const words = new DataView(index.buffer, index.byteOffset, index.length);
	for (let at = headerLength; at + 4 <= index.length; at += 8) {
		const word = words.getUint32(at);
		if (word === folderMode || word === splitMark && isSplit(index, at)) return void 0;
		if (word === linkMode) links.push(...flagOffsets.flatMap((offset) => nameAt(index, at - modeOffset + offset) ?? []));
	}
	return links;
}
function isSplit(index, at) {
	const length = at + 8 > index.length ? 0 : index.readUInt32BE(at + 4);
	return length >= 20 && at + 8 + length <= index.length;
}
function nameAt(index, at) {
	if (at + 2 > index.length) return void 0;
	const flags = index.readUInt16BE(at);
	const start = at + ((flags & 16384) === 0 ? 2 : 4);
	const end = index.indexOf(0, start);
	const length = flags & longestShortName;
	return (length === longestShortName ? end - start >= length : end - start === length && length > 0) ? pathText(index.subarray(start, end)) : void 0;
}
// src/entry/hook-interest.ts
function concernsState(policy, changes, message) {
	const { govern, watched } = policy;
	const kinds = [...new Set(watched.map(({ governance }) => governance.kind))];
	const companions = watched.flatMap(({ governance: { kind, settings } }) => kind.parts(`${anyName}/x`, settings.options).map(({ glob }) => globMatcher(lastPart(glob))));
	const isCompanion = (path) => companions.some((matches) => matches(baseName(path)));
	const folded = watched.map(({ glob }) => configuredMatcher(foldedPath(glob)));
	const isTouched = (path) => govern(path) !== void 0 || isCompanion(path) || folded.some((matches) => matches(foldedPath(path)));
	const touched = changes.some(({ path }) => isTouched(path));
	const told = message !== void 0 && kinds.some((kind) => addresses(kind, message));
	return touched || told || concernsLinks(watched, isCompanion, changes);
}
function concernsLinks(watched, isCompanion, changes) {
	if (changes.length === 0) return false;
	if (changes.some(({ before, after }) => before?.nature === "link" || after?.nature === "link")) return true;
	const links = linksInIndex(indexFile());
	if (links === void 0) return true;
	const names = watched.map(({ glob }) => lastNameMatcher(glob));
	const isNamed = (path) => isCompanion(path) || names.some((matches) => matches(baseName(path)));
	return links.some(isNamed) || links.length > 0 && changes.some(({ path }) => isNamed(path));
}
function indexFile() {
	const { GIT_INDEX_FILE, GIT_DIR = ".git" } = process.env;
	return GIT_INDEX_FILE ?? join(GIT_DIR, "index");
}
function addresses(kind, message) {
	const addressed = kind.addressed?.(message);
	return addressed !== void 0 && (addressed.unnamed || addressed.paths.length > 0);
}
const anyName = "*";
function lastPart(glob) {
	const name = baseName(glob);
	return name.slice(Math.max(0, name.lastIndexOf(anyName)));
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/git/top-file.ts
async function topFileOfHead(git, name) {
	const result = await git.run(["cat-file", "--batch"], `HEAD^{tree}\nHEAD:${name}\n`);
	if (!result.ok) return void 0;
	if (result.output.toString("latin1").startsWith("HEAD^{tree} missing\n")) return null;
	const answers = [];
	createBatchReader((answer) => answers.push(answer))(result.output);
	const [top, file] = answers;
	if (top?.nature !== "tree") return void 0;
	const entry = parseRawTree(Buffer.concat(top.chunks), top.id.length / 2)?.get(name);
	if (entry === void 0 || entry.nature === "directory") return null;
	const bytes = file?.id === entry.id && file.nature === "blob" ? Buffer.concat(file.chunks) : void 0;
	if (entry.nature === "submodule") return {
		nature: "submodule",
		bytes: new Uint8Array()
	};
	return bytes === void 0 ? void 0 : {
		nature: entry.nature,
		bytes
	};
}
// src/entry/hook-policy.ts
async function policyAtHead(git, blobs, kinds) {
	const swift = direct(git);
	const head = await resolveCommit(swift, "HEAD");
	if (!head.ok) return {
		ok: true,
		value: policyInput(policyOf(nothing, kinds), kinds)
	};
	const read = await policyAt({
		history: createGitHistory(swift, blobs),
		blobs
	}, head.value, kinds);
	return read.ok ? {
		ok: true,
		value: policyInput(read.value, kinds)
	} : read;
}
const nothing = {
	configuration: null,
	waivers: null
};
async function policyOfHead(git, kinds) {
	const found = existsSync(".stateward.yml") || indexMayHold(indexFile(), ".stateward.yml") ? await topFileOfHead(direct(git), configurationPath) : null;
	if (found === void 0) return void 0;
	const configuration = found?.nature === "regular" ? found.bytes : null;
	return policyOf({
		...nothing,
		configuration
	}, kinds);
}
function touchesPolicy(changes) {
	return changes.some(({ path }) => path === ".stateward.yml" || path === ".stateward.waivers.yml" || path.endsWith(`/.stateward.yml`));
}
// src/entry/hook-result.ts
function refusedBy(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
// src/app/join-reports.ts
function joinReports(reports) {
	const [first, ...rest] = reports;
	if (first === void 0 || rest.length === 0) return first;
	return buildReport({
		findings: reports.flatMap(({ findings }) => findings),
		obstacles: reports.flatMap(({ obstacles }) => obstacles),
		transitions: reports.flatMap(({ transitions }) => transitions),
		notJudged: reports.flatMap(({ notJudged }) => notJudged),
		claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
		verified: reports.reduce((sum, { verified }) => sum + verified, 0),
		guard: first.guard,
		notices: reports.flatMap(({ notices }) => notices),
		views: reports.flatMap(({ views = [] }) => views)
	});
}
// src/git/peel.ts
async function peel(git, names) {
	const spoken = [...new Set(names)].filter((name) => name !== "" && !/[\n\0]/.test(name));
	if (spoken.length === 0) return known(new Map());
	const request = spoken.map((name) => `${name}^{commit}\n`).join("");
	const result = await git.run(["cat-file", "--batch-check=%(objectname)"], request);
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	const ids = result.output.toString("utf8").split("\n");
	return known(new Map(spoken.map((name, index) => [name, ids[index] ?? ""]).filter(([, id]) => isObjectId(id))));
}
// src/git/pushed-ranges.ts
async function pushedRanges(git, objects, remoteName, refs) {
	const tips = await trackingTips(git, remoteName);
	if (!tips.ok) return tips;
	const commits = await peel(git, refs.flatMap(({ local, remote }) => isZero(remote) ? [local] : [local, remote]));
	if (!commits.ok) return commits;
	const there = refs.flatMap(({ remote }) => commits.value.get(remote) ?? []);
	const published = [...new Set([...tips.value, ...there])];
	const pushed = [];
	for (const group of byCommit(refs, commits.value)) pushed.push(await pushedOf(git, objects, group, commits.value, published));
	return known(pushed);
}
async function pushedOf(git, objects, refs, commits, published) {
	const head = commits.get(refs[0]?.local ?? "");
	if (head === void 0) return {
		refs,
		isNoCommit: true
	};
	const foreign = refs.find(({ remote }) => !isZero(remote) && !commits.has(remote));
	if (foreign !== void 0) return {
		refs,
		obstacle: refUnknown(foreign.remote)
	};
	const listed = await commitsOutside(git, head, published);
	if (!listed.ok) return {
		refs,
		obstacle: listed.obstacle
	};
	if (listed.value.length === 0) return { refs };
	const bases = await whereItLeaves(git, listed.value);
	if (!bases.ok) return {
		refs,
		obstacle: bases.obstacle
	};
	const rewritten = refs.find(({ remote }) => !isZero(remote));
	if (bases.value.length === 0 && rewritten !== void 0) return {
		refs,
		obstacle: historiesUnrelated(rewritten.remote, rewritten.localRef)
	};
	const history = aboveNothing(createGitHistory(git, objects));
	const [base = emptyBase] = bases.value;
	const range = {
		base,
		head,
		...bases.value.length > 1 ? { bases: bases.value } : {}
	};
	return {
		refs,
		range: {
			history: {
				...history,
				commits: async () => listed
			},
			range
		}
	};
}
async function whereItLeaves(git, listed) {
	const own = new Set(listed.map(({ id }) => id));
	const forks = [...new Set(listed.flatMap(({ parents }) => parents))].filter((id) => !own.has(id));
	if (forks.length < 2) return known(forks);
	const result = await git.run([
		"merge-base",
		"--independent",
		...forks
	]);
	return result.ok ? known(linesOf(result.output)) : unknown(gitFailed("merge-base", result));
}
function byCommit(refs, commits) {
	const groups = new Map();
	for (const ref of refs) {
		const key = commits.get(ref.local) ?? ref.local;
		groups.set(key, [...groups.get(key) ?? [], ref]);
	}
	return [...groups.values()];
}
async function trackingTips(git, remoteName) {
	if (remoteName === "" || /[:*?[\\\s]|\.\.|^[./]|\/\/|\/$/.test(remoteName)) return known([]);
	const result = await git.run([
		"for-each-ref",
		"--format=%(objecttype) %(objectname)",
		`refs/remotes/${remoteName}/`
	]);
	if (!result.ok) return unknown(gitFailed("for-each-ref", result));
	const tips = linesOf(result.output).filter((line) => line.startsWith("commit "));
	return known([...new Set(tips.map((line) => line.slice(7)))]);
}
function linesOf(output) {
	return output.toString("utf8").split("\n").filter((line) => line !== "");
}
// src/entry/hook-pre-push.ts
async function checkPush(git, objects, remoteName, refs, kinds) {
	const notices = refs.filter(({ local }) => isZero(local)).map(({ remoteRef }) => `${remoteRef}: the ref is deleted, there is nothing to judge`);
	const set = refs.filter(({ local }) => !isZero(local));
	if (set.length === 0) return { notices: refs.length > 0 ? notices : ["nothing is pushed, there is nothing to judge"] };
	const pushed = await pushedRanges(direct(git), objects, remoteName, set);
	if (!pushed.ok) return {
		report: refusedBy(pushed.obstacle),
		notices
	};
	const policy = await policyAtHead(git, objects, kinds);
	if (!policy.ok) return {
		report: refusedBy(policy.obstacle),
		notices
	};
	const reports = [];
	for (const each of pushed.value) {
		const report = await judged(objects, each, policy.value);
		if (report === void 0) notices.push(nothingToJudge(each));
		else reports.push(report);
	}
	const report = joinReports(reports);
	return {
		notices,
		...report === void 0 ? {} : { report }
	};
}
async function judged(objects, { range, obstacle }, rules) {
	if (obstacle !== void 0) return refusedBy(obstacle);
	if (range === void 0) return void 0;
	return checkRange({
		...range,
		...rules,
		blobs: objects
	});
}
function nothingToJudge({ refs, isNoCommit }) {
	return `${refs.map(({ localRef }) => localRef).join(", ")}: ${isNoCommit ? "that is no commit" : "the remote has every commit of it already"}, there is nothing to judge`;
}
export { policyOfHead as a, parsePushedRefs as c, policyAtHead as i, peel as n, touchesPolicy as o, refusedBy as r, concernsState as s, checkPush as t };
