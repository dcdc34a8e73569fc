import { _ as lastNameMatcher, a as globMatcher, g as configuredMatcher, n as builtInPolicy, r as configurationPath } from "./cli-built-in-policy.js";
import { _ as direct, h as pathText } from "./cli-obstacles.js";
import { n as parseRawTree, r as createBatchReader } from "./cli-object-id.js";
import { t as foldedPath } from "./cli-path-fold.js";
import { join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
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
	const kinds = [...new Set(policy.watched.map(({ governance }) => governance.kind))];
	const touched = pathInterest(policy);
	const told = message !== void 0 && kinds.some((kind) => addresses(kind, message));
	if (changes.some(({ path }) => touched(path)) || told) return true;
	return concernsLinks(policy.watched, companionInterest(policy), changes);
}
function pathInterest(policy) {
	const isCompanion = companionInterest(policy);
	const folded = policy.watched.map(({ glob }) => configuredMatcher(foldedPath(glob)));
	return (path) => policy.govern(path) !== void 0 || isCompanion(path) || folded.some((matches) => matches(foldedPath(path)));
}
function companionInterest({ watched }) {
	const companions = watched.flatMap(({ governance: { kind, settings } }) => kind.parts(`${anyName}/${anyName}`, settings.options).map(({ glob }) => globMatcher(lastPart(glob))));
	return (path) => companions.some((matches) => matches(baseName(path)));
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
async function policyOfHead(git, kinds) {
	if (!(existsSync(".stateward.yml") || indexMayHold(indexFile(), ".stateward.yml"))) return builtInPolicy(kinds);
	const found = await topFileOfHead(direct(git), configurationPath);
	if (found === void 0) return void 0;
	const configuration = found?.nature === "regular" ? found.bytes : null;
	const { policyOf } = await import("./cli-policy2.js");
	const policy = policyOf({
		configuration,
		waivers: null
	}, kinds, () => "unread");
	return policy.namedFiles.length === 0 ? policy : eitherWay(policy, kinds);
}
function eitherWay(policy, kinds) {
	const usual = builtInPolicy(kinds);
	return {
		...policy,
		govern: (path) => policy.govern(path) ?? usual.govern(path),
		watched: [...policy.watched, ...usual.watched]
	};
}
function touchesPolicy({ namedFiles }, changes) {
	return changes.some(({ path }) => path === ".stateward.yml" || path === ".stateward.waivers.yml" || path.endsWith(`/.stateward.yml`) || namedFiles.includes(path));
}
export { pathInterest as a, indexFile as i, touchesPolicy as n, linksInIndex as o, concernsState as r, policyOfHead as t };
