import { n as refuse, r as kinds } from "./cli-outcome.js";
import { n as exitCodes, t as exitCodeOf } from "./cli-exit-code.js";
import { t as createGitBlobs } from "./cli-blobs.js";
import { n as parsePushedRefs } from "./cli-pushed-refs.js";
import { S as openGitRepository, r as pathText, t as direct } from "./cli-direct.js";
import { n as stagedChanges } from "./cli-index-history.js";
import { m as lastNameMatcher, n as builtInPolicy, o as globMatcher, p as configuredMatcher, r as configurationPath } from "./cli-built-in-policy.js";
import { t as foldedPath } from "./cli-path-fold.js";
import { s as parseRawTree, u as createBatchReader } from "./cli-empty-base.js";
import { t as refusedBy } from "./cli-hook-result.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { t as processTerminal } from "./cli-terminal.js";
import { join, resolve } from "node:path";
import { existsSync, readFileSync, statSync } from "node:fs";
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
async function policyOfHead(git, kinds) {
	if (!(existsSync(".stateward.yml") || indexMayHold(indexFile(), ".stateward.yml"))) return builtInPolicy(kinds);
	const found = await topFileOfHead(direct(git), configurationPath);
	if (found === void 0) return void 0;
	const { policyOf } = await import("./cli-policy2.js");
	return policyOf({
		configuration: found?.nature === "regular" ? found.bytes : null,
		waivers: null
	}, kinds);
}
function touchesPolicy(changes) {
	return changes.some(({ path }) => path === ".stateward.yml" || path === ".stateward.waivers.yml" || path.endsWith(`/.stateward.yml`));
}
// src/entry/merging.ts
function isMerging() {
	try {
		const given = process.env.GIT_DIR ?? ".git";
		const folder = statSync(given).isFile() ? linkedFolder(given) : given;
		return existsSync(join(folder, "MERGE_HEAD"));
	} catch {
		return true;
	}
}
function linkedFolder(file) {
	return resolve(readFileSync(file, "utf8").replace(/^gitdir: /, "").trimEnd());
}
// src/entry/hook-commit.ts
async function checkCommit(git, objects, { message, merging: isClean }, kinds) {
	const [staged, policy] = await Promise.all([stagedChanges(git), policyOfHead(git, kinds)]);
	if (!staged.ok) return {
		report: refusedBy(staged.obstacle),
		notices: []
	};
	const { changes } = staged.value;
	const merging = isClean || isMerging();
	if (!(policy === void 0 || touchesPolicy(changes) || concernsState(policy, changes, message)) && !merging) return changes.length === 0 ? {
		notices: [],
		nothingStaged: true
	} : { notices: [] };
	const { judgeStaged } = await import("./cli-hook-judge.js");
	return judgeStaged(git, objects, {
		message,
		isClean,
		merging,
		staged: staged.value
	}, kinds);
}
// src/entry/hook-message.ts
const scissors = /^# -+ >8 -+$/m;
function commitMessage(text) {
	const cut = scissors.exec(text);
	return (cut === null ? text : text.slice(0, cut.index)).split("\n").filter((line) => !line.startsWith("#")).join("\n");
}
// src/entry/hook.ts
const hookNames = [
	"pre-commit",
	"commit-msg",
	"pre-merge-commit",
	"pre-push"
];
async function runHook(name, args, kinds) {
	const message = name === "commit-msg" ? readMessage(args[0]) : void 0;
	if (message !== void 0 && isUsageError(message)) return message;
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const result = name === "pre-push" ? await judgePush(git, objects, args[0], kinds) : await judgeCommit(git, objects, name, message?.text, kinds);
		if (isUsageError(result)) return result;
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? result : {
			...result,
			report: refusedBy(obstacle)
		};
	} finally {
		await objects.close();
	}
}
async function judgePush(git, objects, remoteName, kinds) {
	const refs = parsePushedRefs(readFileSync(0, "utf8"));
	if (refs.length > 0 || !isFramework(process.env)) {
		const { checkPush } = await import("./cli-hook-pre-push2.js");
		return checkPush(git, objects, remoteName ?? "", refs, kinds);
	}
	const { judgeFrameworkPush } = await import("./cli-hook-framework.js");
	return judgeFrameworkPush(git, objects, process.env, kinds);
}
async function judgeCommit(git, objects, name, message, kinds) {
	const result = await checkCommit(git, objects, {
		message,
		merging: name === "pre-merge-commit"
	}, kinds);
	const called = process.env.GIT_INDEX_FILE !== void 0;
	if (!result.nothingStaged || name !== "pre-commit" || called || !isFramework(process.env)) return result;
	const { judgeFrameworkRun } = await import("./cli-hook-framework.js");
	return judgeFrameworkRun(git, objects, process.env, kinds);
}
function isFramework({ PRE_COMMIT: framework }) {
	return framework !== void 0 && framework !== "" && framework !== "0";
}
function readMessage(file) {
	if (file === void 0) return usageError("hook commit-msg needs the file of the message, as git hands it: \"$1\"");
	try {
		return { text: commitMessage(readFileSync(file, "utf8")) };
	} catch (error) {
		return usageError(`the message cannot be read: ${error instanceof Error ? error.message : String(error)}`);
	}
}
// src/entry/command-hook.ts
async function hook(name, args) {
	const known = hookNames.find((each) => each === name);
	if (known === void 0) return refuse(usageError(`there is no hook ${JSON.stringify(name)}; known hooks: ${hookNames.join(", ")}`));
	const result = await runHook(known, args, kinds);
	if (isUsageError(result)) return refuse(result);
	const { report, notices } = result;
	if (report === void 0 && notices.length === 0) return exitCodes.clean;
	const [{ safeText }, { printReport }] = await Promise.all([import("./cli-safe-text.js"), import("./cli-output2.js")]);
	for (const notice of notices) processTerminal.error(`stateward: ${safeText(notice)}\n`);
	if (report === void 0) return exitCodes.clean;
	if (report.findings.some(({ severity }) => severity !== "note") || report.obstacles.length > 0) printReport(report, [], {
		color: true,
		quiet: false,
		verbose: false
	}, processTerminal);
	return exitCodeOf(report, "error", false);
}
export { hook };
