import { C as buildReport, E as isJsonObject, c as configurationPath, f as reportingTool, h as addressed, m as foldedPath, n as interestInNames, o as lastNameMatcher, r as configuredMatcher } from "./hook-names.js";
import { constants, existsSync, lstatSync, readFileSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from "node:path";
import { spawn } from "node:child_process";
import { isUtf8 } from "node:buffer";
import { Socket } from "node:net";
// src/store/way-below.ts
function wayBelow(folder, path) {
	const way = relative(folder, path);
	return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way) ? void 0 : way.split(sep).join("/");
}
// src/entry/exit-code.ts
const exitCodes = {
	clean: 0,
	findings: 1,
	usage: 2,
	nothingGoverned: 3,
	cannotJudge: 4
};
function exitCodeOf(report, failOn, requireFiles) {
	if (report.verdict === "cannot-judge") return exitCodes.cannotJudge;
	if (requireFiles && report.transitions.length === 0) return exitCodes.nothingGoverned;
	return (failOn === "never" ? 0 : report.errors + (failOn === "warning" ? report.warnings : 0)) > 0 ? exitCodes.findings : exitCodes.clean;
}
// src/entry/terminal.ts
const processTerminal = {
	environment: process.env,
	isTerminal: process.stdout.isTTY === true,
	columns: process.stdout.columns,
	out: (text) => void process.stdout.write(text),
	error: (text) => void process.stderr.write(text)
};
const narrowest = 40;
const widestProse = 110;
function widthOf(terminal) {
	return Math.min(widestProse, Math.max(narrowest, terminal.columns ?? 80));
}
function wantsColor({ environment, isTerminal }) {
	const { NO_COLOR: never = "", FORCE_COLOR: always = "" } = environment;
	if (never !== "") return false;
	return always === "" ? isTerminal : always !== "0" && always !== "false";
}
function reporterOptions(terminal, choice) {
	return {
		color: choice.color && wantsColor(terminal),
		width: widthOf(terminal),
		quiet: choice.quiet,
		verbose: choice.verbose,
		tool: reportingTool
	};
}
// src/git/environment.ts
const passedVariables = [
	"GIT_INDEX_FILE",
	"GIT_DIR",
	"GIT_WORK_TREE",
	"GIT_COMMON_DIR",
	"GIT_OBJECT_DIRECTORY",
	"GIT_ALTERNATE_OBJECT_DIRECTORIES",
	"GIT_QUARANTINE_PATH",
	"GIT_NO_REPLACE_OBJECTS",
	"GIT_NO_LAZY_FETCH"
];
const helperPrograms = new Set([
	"EDITOR",
	"PAGER",
	"PREFIX",
	"SSH_ASKPASS",
	"VISUAL"
]);
function gitEnvironment(caller) {
	const environment = {};
	for (const [name, value] of Object.entries(caller)) if (value !== void 0 && reachesGit(name.toUpperCase())) environment[name] = value;
	return {
		...environment,
		LC_ALL: "C",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1"
	};
}
function reachesGit(name) {
	if (name.startsWith("GIT_")) return passedVariables.includes(name);
	return !helperPrograms.has(name);
}
// src/git/index-file.ts
function withIndexFound(directory, environment) {
	const { GIT_INDEX_FILE: index, GIT_DIR: explicit, GIT_WORK_TREE: top } = environment;
	if (!index || isAbsolute(index) || explicit === void 0 || top !== void 0) return environment;
	for (let at = directory;; at = dirname(at)) {
		const file = join(at, index);
		if (existsSync(file)) return {
			...environment,
			GIT_INDEX_FILE: file
		};
		if (at === dirname(at)) return environment;
	}
}
// src/git/repository.ts
const globalOptions = [
	"--no-pager",
	"--no-optional-locks",
	"--literal-pathspecs",
	"-c",
	"core.warnAmbiguousRefs=true"
];
function openGitRepository(directory, caller = process.env) {
	const environment = withIndexFound(directory, gitEnvironment(caller));
	return {
		directory,
		environment,
		run: (command, input) => runGit(directory, environment, command, input)
	};
}
async function runGit(directory, environment, command, input) {
	let ended;
	try {
		const { simpleGit } = await import("./dist.js");
		await simpleGit({
			baseDir: directory,
			allowEnvironment: passedVariables,
			completion: {
				onClose: true,
				onExit: false
			},
			errors: (error, result) => {
				ended = result;
				return result.exitCode === 0 ? error : exitError(result.exitCode);
			},
			...input === void 0 ? {} : { input: () => input }
		}).env({ ...environment }).raw([...globalOptions, ...command]);
	} catch (error) {
		return failure$1(ended, error);
	}
	if (ended === void 0) return {
		ok: false,
		code: null,
		complaint: "git gave no answer"
	};
	return {
		ok: true,
		output: Buffer.concat(ended.stdOut),
		warnings: text(ended.stdErr)
	};
}
function exitError(exitCode) {
	return Object.assign(new Error(`git ended with code ${exitCode}`), { exitCode });
}
function failure$1(ended, error) {
	if (ended === void 0) {
		const complaint = String(error);
		return {
			ok: false,
			code: null,
			complaint,
			...isAbsentDirectory(complaint) ? { absent: "directory" } : {}
		};
	}
	const complaint = text(ended.stdErr);
	const neverStarted = complaint.includes("spawn git ENOENT") || complaint.includes("spawn git EACCES");
	return {
		ok: false,
		code: ended.exitCode,
		complaint,
		...neverStarted ? { absent: "git" } : {}
	};
}
function isAbsentDirectory(complaint) {
	return complaint.includes("a directory that does not exist");
}
function text(chunks) {
	return Buffer.concat(chunks).toString("utf8");
}
// src/git/git-process.ts
function startGit(git, command) {
	const child = spawn("git", [...globalOptions, ...command], {
		cwd: git.directory,
		env: { ...git.environment },
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	});
	for (const pipe of [
		child.stdin,
		child.stdout,
		child.stderr
	]) pipe.on("error", () => {});
	return child;
}
function processEnd(git, child) {
	return new Promise((settle) => {
		child.on("error", (error) => settle(neverRan(git, error)));
		child.on("close", settle);
	});
}
function neverRan(git, error) {
	const complaint = error instanceof Error ? error.message : String(error);
	const absent = existsSync(git.directory) ? "git" : "directory";
	return {
		ok: false,
		code: null,
		complaint,
		...complaint.includes("ENOENT") || complaint.includes("EACCES") ? { absent } : {}
	};
}
// src/git/direct.ts
function direct(git) {
	return {
		...git,
		run: (command, input) => runDirectly(git, command, input)
	};
}
async function runDirectly(git, command, input = "") {
	try {
		const child = startGit(git, command);
		const output = collected(child.stdout);
		const warnings = collected(child.stderr);
		child.stdin.end(input);
		const end = await processEnd(git, child);
		if (typeof end === "object" && end !== null) return end;
		const complaint = Buffer.concat(warnings).toString("utf8");
		if (end !== 0) return {
			ok: false,
			code: end,
			complaint
		};
		return {
			ok: true,
			output: Buffer.concat(output),
			warnings: complaint
		};
	} catch (error) {
		return neverRan(git, error);
	}
}
function collected(pipe) {
	const chunks = [];
	pipe.on("data", (chunk) => chunks.push(chunk));
	return chunks;
}
// src/git/answers.ts
function known(value) {
	return {
		ok: true,
		value
	};
}
function unknown(obstacle) {
	return {
		ok: false,
		obstacle
	};
}
// src/git/path-text.ts
const longestSequence = 4;
const escapeBase = 56320;
const loneSurrogate = /\p{Surrogate}/u;
function pathText(path) {
	return isUtf8(path) ? path.toString("utf8") : escapedText(path);
}
function escapedText(path) {
	let text = "";
	for (let offset = 0; offset < path.length;) {
		const length = sequenceLength(path, offset);
		text += length === 0 ? String.fromCharCode(escapeBase + path.readUInt8(offset)) : path.toString("utf8", offset, offset + length);
		offset += Math.max(length, 1);
	}
	return text;
}
function sequenceLength(path, offset) {
	for (let length = 1; length <= longestSequence && offset + length <= path.length; length += 1) if (isUtf8(path.subarray(offset, offset + length))) return length;
	return 0;
}
function splitAtNul(bytes) {
	const records = [];
	let start = 0;
	while (start < bytes.length) {
		const end = bytes.indexOf(0, start);
		if (end === -1) return void 0;
		records.push(bytes.subarray(start, end));
		start = end + 1;
	}
	return records;
}
function pathBytes(text) {
	if (!loneSurrogate.test(text)) return Buffer.from(text, "utf8");
	return Buffer.concat(Array.from(text, characterBytes));
}
function characterBytes(character) {
	return loneSurrogate.test(character) ? Buffer.of(character.charCodeAt(0) - escapeBase) : Buffer.from(character, "utf8");
}
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
const newline$1 = 10;
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
	return record[0] === colon || record[0] === newline$1 && record[1] === colon;
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
// src/git/quoted.ts
const longestQuote = 120;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quoted(text) {
	const shown = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
	return JSON.stringify(shown).replace(invisible, escapeUnits$1);
}
function escapeUnits$1(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/git/obstacles.ts
const mostNamed = 5;
const usageCodes = new Set([
	"range-malformed",
	"ref-unknown",
	"ref-ambiguous"
]);
function isUsageObstacle(obstacle) {
	return usageCodes.has(obstacle.code);
}
function rangeMalformed(text) {
	return {
		code: "range-malformed",
		message: `${quoted(text)} is not a range of the form A..B.`,
		fix: "Name both ends, for example origin/main..HEAD."
	};
}
function refUnknown(name) {
	return {
		code: "ref-unknown",
		message: `${quoted(name)} names no commit in this repository.`,
		fix: "Correct the name, or fetch it first: git fetch origin <name>."
	};
}
function refAmbiguous(names) {
	return {
		code: "ref-ambiguous",
		message: `${names.map(quoted).join(" or ")} names more than one ref.`,
		fix: "Write the full name, for example refs/heads/main, or the commit id."
	};
}
function historiesUnrelated(base, head) {
	return {
		code: "histories-unrelated",
		message: `${quoted(base)} and ${quoted(head)} have no commit in common, so there is no state to judge from.`,
		fix: "Name a base from which the head descends."
	};
}
function historyMissing(what) {
	return {
		code: "history-missing",
		message: `The clone is shallow: ${what}.`,
		fix: "Run git fetch --unshallow; in a workflow, under actions/checkout:\n  with:\n    fetch-depth: 0"
	};
}
function graftsPresent(path) {
	return {
		code: "grafts-present",
		message: `${quoted(path)} replaces the parents of commits, so the history shown is not the one committed.`,
		fix: "Delete that file."
	};
}
function outputUnreadable(command) {
	return {
		code: "git-output",
		message: `The answer of git ${command} makes no sense, or a tree names one path twice.`,
		fix: "Run git fsck and mend what it reports."
	};
}
function gitFailed(command, failure) {
	const complaint = failure.complaint.trim();
	if (failure.absent === "git") return gitMissing();
	if (failure.absent === "directory" || complaint.includes("not a git repository")) return notARepository();
	if (complaint.includes("dubious ownership")) return repositoryUntrusted();
	const [, lacking] = /could not fetch ([0-9a-f]+) from promisor remote/.exec(complaint) ?? [];
	if (lacking !== void 0) return objectMissing(lacking);
	return {
		code: "git-failed",
		message: `git ${command} stopped with code ${failure.code ?? "none (killed)"}: ${quoted(complaint)}.`,
		fix: "Mend what git reports (git fsck shows damage), then check again."
	};
}
function objectMissing(id) {
	return {
		code: "object-missing",
		message: `The repository does not hold the object ${quoted(id)}.`,
		fix: "Fetch what is missing: git fetch --refetch --no-filter"
	};
}
function indexUnmerged(paths) {
	return {
		code: "index-unmerged",
		message: `A merge left unresolved: ${paths.slice(0, mostNamed).map(quoted).join(", ")}${paths.length > mostNamed ? " …" : ""}.`,
		fix: "Resolve the conflicts and git add the files."
	};
}
function headUnreadable() {
	return {
		code: "head-unreadable",
		message: "HEAD names neither a commit nor a branch that is still to be born.",
		fix: "Run git fsck and mend what it reports."
	};
}
function gitMissing() {
	return {
		code: "git-missing",
		message: "git cannot be started.",
		fix: "Install git 2.31 or later and put it on PATH."
	};
}
function notARepository() {
	return {
		code: "not-a-repository",
		message: "There is no git repository here.",
		fix: "Run it inside a git repository; git init makes one."
	};
}
function repositoryUntrusted() {
	return {
		code: "repository-untrusted",
		message: "git refuses to read a repository that belongs to another user.",
		fix: "Run git config --global --add safe.directory with the directory of the repository."
	};
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
function concernsState(interest, changes, message) {
	const touched = pathInterest(interest);
	return message !== void 0 && interest.isAddressed(message) || changes.some(({ path }) => touched(path)) || concernsLinks(interest, changes);
}
function pathInterest({ globs, isGoverned, isCompanion }) {
	const folded = globs.map((glob) => configuredMatcher(foldedPath(glob)));
	const collides = (path) => folded.some((matches) => matches(path));
	return (path) => isGoverned(path) || isCompanion(baseName(path)) || collides(foldedPath(path));
}
function touchesPolicy({ namedFiles }, changes) {
	return changes.some(({ path }) => path === ".stateward.yml" || path === ".stateward.waivers.yml" || path.endsWith(`/.stateward.yml`) || namedFiles.includes(path));
}
const mostLinks$1 = 20;
function concernsLinks(interest, changes) {
	if (changes.length === 0) return false;
	if (changes.some(({ before, after }) => before?.nature === "link" || after?.nature === "link")) return true;
	const links = linksInIndex(indexFile());
	if (links === void 0) return true;
	const { globs, isGoverned, isCompanion } = interest;
	const names = globs.map(lastNameMatcher);
	const isNamed = (path) => isCompanion(baseName(path)) || names.some((matches) => matches(baseName(path)));
	if (links.length > mostLinks$1) return links.some(isNamed) || changes.some(({ path }) => isNamed(path));
	const folders = [...links, ...links.flatMap((link) => over(links, link))];
	const isThere = (path) => isGoverned(path) || isCompanion(baseName(path));
	const isReached = ({ path }) => isNamed(path) && over(folders, path).some(isThere);
	return folders.some(isThere) || changes.some(isReached);
}
function over(links, path) {
	const parts = path.split("/");
	return links.flatMap((link) => parts.map((_, from) => [link, ...parts.slice(from)].join("/")));
}
function indexFile() {
	const { GIT_INDEX_FILE, GIT_DIR = ".git" } = process.env;
	return GIT_INDEX_FILE ?? join(GIT_DIR, "index");
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/git/batch-reader.ts
const present = /^([0-9a-f]{40}|[0-9a-f]{64}) ([a-z]+) (\d+)$/;
const missing = /^([0-9a-f]{40}|[0-9a-f]{64}) missing$/;
const newline = 10;
const longestHeader = 256;
function createBatchReader(receive) {
	let header = "";
	let body;
	function readHeader(chunk, offset) {
		const end = chunk.indexOf(newline, offset);
		const stop = end === -1 ? chunk.length : end;
		header += Buffer.from(chunk.subarray(offset, Math.min(stop, offset + longestHeader + 1))).toString("latin1");
		if (header.length > longestHeader) return -1;
		return end === -1 ? stop : endHeader(end + 1);
	}
	function endHeader(next) {
		const [, id, nature, size] = present.exec(header) ?? [];
		const [, absent] = missing.exec(header) ?? [];
		header = "";
		if (absent !== void 0) receive({
			id: absent,
			nature: "missing",
			chunks: []
		});
		else if (id === void 0 || nature === void 0) return -1;
		else body = {
			id,
			nature,
			chunks: [],
			left: Number(size)
		};
		return next;
	}
	function readBody(open, chunk, offset) {
		if (open.left === 0) {
			body = void 0;
			if (chunk[offset] !== newline) return -1;
			receive(open);
			return offset + 1;
		}
		const part = chunk.subarray(offset, offset + open.left);
		open.chunks.push(part);
		open.left -= part.length;
		return offset + part.length;
	}
	return (chunk) => {
		let offset = 0;
		while (offset !== -1 && offset < chunk.length) offset = body === void 0 ? readHeader(chunk, offset) : readBody(body, chunk, offset);
		return offset !== -1;
	};
}
// src/git/raw-tree.ts
const space = 32;
const typeBits = 61440;
const natures$1 = new Map([
	[16384, "directory"],
	[32768, "regular"],
	[40960, "link"]
]);
function parseRawTree(bytes, idLength) {
	const entries = new Map();
	for (let at = 0; at < bytes.length;) {
		const nameAt = bytes.indexOf(space, at) + 1;
		const idAt = bytes.indexOf(0, nameAt) + 1;
		const end = idAt + idLength;
		if (nameAt === 0 || idAt === 0 || end > bytes.length) return void 0;
		const mode = bytes.toString("latin1", at, nameAt - 1);
		const name = pathText(bytes.subarray(nameAt, idAt - 1));
		if (!/^[0-7]{5,7}$/.test(mode) || name === "" || name.includes("/") || entries.has(name)) return void 0;
		entries.set(name, {
			id: bytes.toString("hex", idAt, end),
			nature: natureOf$1(mode)
		});
		at = end;
	}
	return entries;
}
function natureOf$1(mode) {
	return natures$1.get(Number.parseInt(mode, 8) & typeBits) ?? "submodule";
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
// src/entry/known-names.generated.ts
const knownNames = {
	globs: [
		"**/.runner/state/tree.json",
		"**/workflow.md",
		"**/events.jsonl",
		"**/*.events.jsonl",
		"**/event-log.jsonl",
		"**/event_log.jsonl",
		"**/procedure.graph.json",
		"**/*.procedure.json",
		"**/procedure.graph.yaml",
		"**/*.procedure.yaml",
		"**/procedure.graph.yml",
		"**/*.procedure.yml",
		"**/aidlc-docs/aidlc-state.md",
		"**/.beads/issues.jsonl",
		"**/.beads/beads.jsonl",
		"**/sprint-status.yaml",
		"**/sprint-status.yml",
		"**/conductor/tracks.md",
		"**/conductor/tracks/*/plan.md",
		"**/conductor/archive/*/plan.md",
		"**/.cursor/plans/*.plan.md",
		"**/docs/exec-plans/active/*.md",
		"**/docs/exec-plans/completed/*.md",
		"**/feature_list.json",
		"**/.gsd/milestones/**/*-ROADMAP.md",
		"**/.gsd/milestones/**/*-PLAN.md",
		"**/.kiro/specs/*/tasks.md",
		"**/.omo/plans/*.md",
		"**/.sisyphus/plans/*.md",
		"**/openspec/changes/*/tasks.md",
		"**/task_plan.md",
		"**/prd.json",
		"**/.ralph/prd.json",
		"**/scripts/ralph/prd.json",
		"**/prd-*.json",
		"**/specs/*/tasks.md",
		"**/.squad/decisions.md",
		"**/.ai-team/decisions.md",
		"**/docs/superpowers/plans/*.md",
		"**/.taskmaster/tasks/tasks.json",
		"**/tasks/tasks.json",
		"**/.trellis/workflow.md"
	],
	companions: [
		"run_state.json",
		"workflow.graph.json",
		"bmad.json",
		"*.graph.json",
		"task.json"
	],
	addressed: [addressed]
};
// src/entry/hook-policy.ts
async function interestOfHead(git) {
	if (!(existsSync(".stateward.yml") || indexMayHold(indexFile(), ".stateward.yml"))) return interestInNames(knownNames);
	const found = await topFileOfHead(direct(git), configurationPath);
	if (found === void 0) return void 0;
	const { configuredInterest } = await import("./configured-interest.js");
	return configuredInterest(found?.nature === "regular" ? found.bytes : null);
}
// src/entry/hook-result.ts
function refusedBy(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
// src/git/batch-process.ts
function startBatchProcess(git, read, ended) {
	const child = startGit(git, ["cat-file", "--batch"]);
	let complaint = "";
	child.stdout.on("data", read);
	child.stderr.on("data", (chunk) => {
		complaint = (complaint + chunk.toString("utf8")).slice(-4096);
	});
	const over = processEnd(git, child).then((end) => {
		if (typeof end === "object" && end !== null) return end;
		return {
			ok: false,
			code: end,
			complaint: complaint || "it ended while objects were read"
		};
	});
	over.then(ended);
	const questions = [];
	function write() {
		if (questions.length > 0) child.stdin.write(`${questions.splice(0).join("\n")}\n`);
	}
	return {
		ask: (id) => {
			hold(child, true);
			questions.push(id);
			if (questions.length === 1) queueMicrotask(write);
		},
		rest: () => hold(child, false),
		end: () => {
			hold(child, true);
			write();
			child.stdin.end();
			return over;
		},
		kill: () => {
			child.kill();
		}
	};
}
function hold(child, held) {
	const pipes = [
		child.stdin,
		child.stdout,
		child.stderr
	].filter((pipe) => pipe instanceof Socket);
	for (const part of [child, ...pipes]) if (held) part.ref();
	else part.unref();
}
// src/git/object-id.ts
const objectId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(text) {
	return objectId.test(text);
}
// src/git/objects.ts
function createGitObjects(git) {
	const waiting = new Set();
	let batch;
	let stopped;
	let closed = false;
	function start() {
		const read = createBatchReader(receive);
		const understand = (chunk) => read(chunk) || stop(failure("its answer makes no sense"));
		batch = startBatchProcess(git, understand, (ended) => {
			if (!closed || waiting.size > 0) stop(ended);
		});
		return batch;
	}
	function receive(answer) {
		const [request] = waiting;
		if (request === void 0 || request.id !== answer.id) {
			stop(failure("an answer nobody asked for"));
			return;
		}
		waiting.delete(request);
		if (waiting.size === 0 && !closed) batch?.rest();
		request.settle(answer.nature === request.nature ? answer.chunks : void 0);
	}
	function stop(reason) {
		stopped ??= gitFailed("cat-file", reason);
		batch?.kill();
		for (const request of waiting) request.settle(void 0);
		waiting.clear();
	}
	function ask(id, nature) {
		if (closed) stop(failure("objects were asked for after close()"));
		if (stopped !== void 0 || !isObjectId(id)) return Promise.resolve(void 0);
		return new Promise((settle) => {
			waiting.add({
				id,
				nature,
				settle
			});
			try {
				(batch ?? start()).ask(id);
			} catch (error) {
				stop(failure(String(error)));
			}
		});
	}
	return {
		open: (blob) => ask(blob, "blob"),
		read: ask,
		obstacle: () => stopped,
		close: async () => {
			closed = true;
			await batch?.end();
		}
	};
}
function failure(complaint) {
	return {
		ok: false,
		code: null,
		complaint
	};
}
// src/reporters/graphemes.ts
const printableAscii = /^[ -~]*$/;
let segmenter;
function graphemes(text) {
	if (printableAscii.test(text)) return Array.from(text, (segment, index) => ({
		segment,
		index
	}));
	segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	return segmenter.segment(text);
}
// src/reporters/safe-text.ts
const hostile = /(?<=##[\w-]*)\[|(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/gu;
const shortEscapes = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function safeText(text) {
	return text.replace(hostile, escapeCharacter);
}
function safeQuoted(text) {
	return safeText(JSON.stringify(text));
}
function safeJsonText(text) {
	return text.replace(hostile, (character) => shortEscapes[character] ?? escapeUnits(character));
}
function safeLineStart(text) {
	return text.replace(/^(\s*):(?=:)/u, "$1\\u{3a}");
}
function* safeCells(text) {
	let offset = 0;
	for (const match of text.matchAll(hostile)) {
		yield* graphemeCells(text.slice(offset, match.index), offset);
		const end = match.index + match[0].length;
		yield {
			shown: escapeCharacter(match[0]),
			start: match.index,
			end
		};
		offset = end;
	}
	yield* graphemeCells(text.slice(offset), offset);
}
function* graphemeCells(text, offset) {
	for (const { segment, index } of graphemes(text)) yield {
		shown: segment,
		start: offset + index,
		end: offset + index + segment.length
	};
}
function escapeCharacter(character) {
	return shortEscapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function escapeUnits(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/entry/usage-error.ts
function usageError(usage) {
	return { usage };
}
function isUsageError(value) {
	return "usage" in value;
}
// src/entry/outcome.ts
function print(text) {
	if (typeof text !== "string") return refuse$1(text);
	processTerminal.out(text);
	return exitCodes.clean;
}
function refuse$1({ usage, code = exitCodes.usage }) {
	processTerminal.error(`stateward: ${usage}\n`);
	return code;
}
// src/git/blobs.ts
function createGitBlobs(git) {
	return createGitObjects(git);
}
// src/git/ignored.ts
async function isIgnored(git, path) {
	return (await git.run([
		"--no-literal-pathspecs",
		"check-ignore",
		"-z",
		"--stdin"
	], `./${path}\0`)).ok;
}
// src/entry/top-on-disk.ts
function topOnDisk(folder) {
	const given = process.env.GIT_WORK_TREE;
	if (given !== void 0) return resolve(folder, given);
	const path = resolve(folder);
	const { root } = parse(path);
	let at = root;
	let top = existsSync(join(root, ".git")) ? root : void 0;
	for (const name of path.slice(root.length).split(sep)) {
		at = join(at, name);
		if (existsSync(join(at, ".git"))) top = at;
		else if (!existsSync(at)) break;
	}
	return top;
}
// src/entry/agent/real-path.ts
const mostLinks = 40;
function realTarget(path) {
	let at = resolve(path);
	for (let left = mostLinks; left > 0; left -= 1) {
		const whole = realOf(at);
		if (whole !== void 0) return whole;
		const { real, name, rest } = lastReal(at);
		const link = name === void 0 ? void 0 : linkAt(join(real, name));
		if (link === void 0) return join(real, name ?? "", rest);
		at = join(resolve(real, link), rest);
	}
}
function lastReal(path) {
	const { root } = parse(path);
	const names = path.slice(root.length).split(sep);
	let real = realOf(root) ?? root;
	for (const [index, name] of names.entries()) {
		const next = realOf(join(real, name));
		if (next === void 0) return {
			real,
			name,
			rest: names.slice(index + 1).join(sep)
		};
		real = next;
	}
	return {
		real,
		name: void 0,
		rest: ""
	};
}
function pathBelow(folder, path) {
	const inside = wayBelow(realOf(folder) ?? folder, path) ?? "";
	return inside === "" || /^\.git(?:\/|$)/i.test(inside) ? void 0 : inside;
}
function realOf(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return;
	}
}
function linkAt(path) {
	try {
		return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : void 0;
	} catch {
		return;
	}
}
// src/entry/json-fields.ts
function fieldOf(value, ...keys) {
	let at = value ?? null;
	for (const key of keys) at = isJsonObject(at) && Object.hasOwn(at, key) ? at[key] ?? null : null;
	return at;
}
function itemsOf(value) {
	return Array.isArray(value) ? value : [];
}
function entriesOf(value) {
	return value !== void 0 && isJsonObject(value) ? Object.entries(value).map(([key, each]) => [key, each ?? null]) : [];
}
// src/entry/agent/tool-call.ts
const events = {
	pretooluse: "before",
	posttooluse: "after"
};
function readToolCall(text) {
	const payload = parsed(text);
	if (payload === void 0 || !isJsonObject(payload)) return void 0;
	const event = textOf(payload, "hook_event_name") ?? textOf(payload, "hookEventName");
	const tool = textOf(payload, "tool_name");
	if (event === void 0) return void 0;
	const name = event.toLowerCase();
	const when = Object.hasOwn(events, name) ? events[name] : void 0;
	if (when === void 0) return null;
	if (tool === void 0) return void 0;
	return {
		when,
		tool,
		input: fieldOf(payload, "tool_input"),
		folder: textOf(payload, "cwd")
	};
}
function textOf(value, ...keys) {
	return keys.map((key) => fieldOf(value, key)).find((each) => typeof each === "string");
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/entry/agent/tool-edit.ts
const natures = {
	Write: "write",
	Edit: "edit",
	MultiEdit: "edits",
	NotebookEdit: "notebook",
	create: "write",
	create_file: "write",
	edit: "edit",
	replace_string_in_file: "edit",
	StrReplace: "edit",
	...Object.fromEntries([
		"Read",
		"Glob",
		"Grep",
		"LS",
		"NotebookRead",
		"TodoWrite",
		"WebFetch",
		"WebSearch",
		"view"
	].map((name) => [name, "reads"]))
};
function natureOf(tool) {
	return Object.hasOwn(natures, tool) ? natures[tool] : void 0;
}
function pathOf(input) {
	const path = textOf(input, "file_path", "filePath", "path", "notebook_path");
	return path === "" || path?.includes("\0") ? void 0 : path;
}
function applyTool(tool, input, before) {
	switch (natureOf(tool)) {
		case "write": return written(input);
		case "edit": return replaced([input], before);
		case "edits": return replaced(itemsOf(fieldOf(input, "edits")), before);
		case "notebook": return problem("a state file is no notebook; change it with Edit or Write");
		default: return problem(`what the tool ${JSON.stringify(tool)} writes is not known`);
	}
}
function written(input) {
	const content = textOf(input, "content", "contents", "file_text");
	return content === void 0 ? problem("the call has no content") : { bytes: Buffer.from(content) };
}
function replaced(edits, before) {
	if (edits.length === 0) return problem("the call has no edits");
	const original = before === null ? null : Buffer.from(before).toString("utf8");
	let text = original?.replaceAll("\r\n", "\n") ?? null;
	for (const edit of edits) {
		const replacement = readReplacement(edit);
		if (replacement === void 0) return problem("the call has no old_string and new_string");
		const next = replacedOnce(text, replacement);
		if (typeof next !== "string") return next;
		text = next;
	}
	const result = text ?? "";
	return { bytes: Buffer.from(hasCarriageReturns(original ?? "") ? result.replaceAll("\n", "\r\n") : result) };
}
function readReplacement(edit) {
	const old = textOf(edit, "old_string", "oldString", "old_str");
	const text = textOf(edit, "new_string", "newString", "new_str");
	if (old === void 0 || text === void 0) return void 0;
	const all = fieldOf(edit, "replace_all") === true || fieldOf(edit, "replaceAll") === true;
	return {
		old: withoutReturns(old),
		text: withoutReturns(text),
		all
	};
}
function withoutReturns(text) {
	return text.replaceAll("\r\n", "\n");
}
function replacedOnce(text, { old, text: added, all }) {
	if (old === "") return text === null || text.trim() === "" ? added : problem("old_string is empty and the file is not");
	if (text === null) return problem("there is no such file, so old_string does not occur in it");
	const count = text.split(old).length - 1;
	if (count === 0) return problem("old_string does not occur in the file exactly; read the file again");
	if (count > 1 && !all) return problem(`old_string occurs ${count} times, and replace_all is not set`);
	const whole = added === "" && !old.endsWith("\n") && text.includes(`${old}\n`) ? `${old}\n` : old;
	return all ? text.replaceAll(whole, () => added) : text.replace(whole, () => added);
}
function hasCarriageReturns(text) {
	const start = text.slice(0, 4096);
	const returns = start.split("\r\n").length - 1;
	return returns > start.split("\n").length - 1 - returns;
}
function problem(text) {
	return { problem: text };
}
// src/entry/agent/answer.ts
const mostBytes$2 = 1 << 26;
async function answer(call) {
	const nature = natureOf(call.tool);
	if (nature === "reads") return void 0;
	const folder = call.folder ?? process.cwd();
	if (nature === void 0) return call.when === "before" ? void 0 : afterAnything(folder);
	const path = pathOf(call.input);
	if (path === void 0) return call.when === "before" ? noPath(call) : afterAnything(folder);
	const target = realTarget(resolve(folder, path));
	if (target === void 0) return noPath(call);
	const place = await governedPlace(target);
	if (place === void 0) return void 0;
	return call.when === "after" ? afterAnything(place.top) : beforeEdit(call, place, target);
}
function noPath({ tool }) {
	return `stateward cannot tell which file ${JSON.stringify(tool)} writes, so it is refused. Name the file by its absolute path.`;
}
async function governedPlace(target) {
	const top = topOnDisk(dirname(target));
	const path = top === void 0 ? void 0 : pathBelow(top, target);
	if (top === void 0 || path === void 0) return void 0;
	process.chdir(top);
	const changes = [{
		path,
		before: null,
		after: {
			blob: "",
			nature: "regular"
		}
	}];
	const interest = await interestOfHead(openGitRepository(top));
	return interest === void 0 || touchesPolicy(interest, changes) || pathInterest(interest)(path) || isBehindLink(top, target) ? {
		top,
		path
	} : void 0;
}
function isBehindLink(top, target) {
	const links = linksInIndex(indexFile());
	if (links === void 0) return true;
	return links.some((link) => {
		const end = realTarget(join(top, link));
		return end !== void 0 && end !== join(top, link) && `${target}${sep}`.startsWith(`${end}${sep}`);
	});
}
async function beforeEdit({ tool, input }, { top, path }, target) {
	const git = openGitRepository(top);
	if (await isIgnored(direct(git), path)) return void 0;
	const before = contentOf(target);
	if (before === void 0) return `stateward cannot read ${JSON.stringify(path)}, so this edit is refused.`;
	const edited = applyTool(tool, input, before);
	const { refusedEdit, unknownEdit } = await import("./words.js");
	if ("problem" in edited) return unknownEdit(path, edited.problem);
	const objects = createGitBlobs(git);
	try {
		const [{ errorsOfEdit }, { kinds }] = await Promise.all([import("./judge-work-tree.js"), import("./kinds.js")]);
		const report = await errorsOfEdit({
			git,
			objects,
			kinds
		}, {
			path,
			bytes: edited.bytes
		});
		const findings = report.findings.filter((finding) => natureOf(tool) === "write" || !mayPass(finding));
		return refusedEdit(path, {
			...report,
			findings
		}, objects.obstacle());
	} finally {
		await objects.close();
	}
}
function mayPass({ scope, ruleId }) {
	return scope === "snapshot" && !ruleId.startsWith("state-file/") && !ruleId.startsWith("config/");
}
function contentOf(target) {
	try {
		if (!existsSync(target)) return null;
		const found = lstatSync(target);
		return found.isFile() && found.size <= mostBytes$2 ? readFileSync(target) : void 0;
	} catch {
		return;
	}
}
async function afterAnything(folder) {
	const top = topOnDisk(folder);
	if (top === void 0) return void 0;
	process.chdir(top);
	const git = openGitRepository(top);
	const objects = createGitBlobs(git);
	try {
		const { judgeChanged } = await import("./after.js");
		const report = await judgeChanged(git, objects);
		if (report === void 0) return void 0;
		const { refusedState } = await import("./words.js");
		return refusedState(report, objects.obstacle());
	} finally {
		await objects.close();
	}
}
// src/entry/command-agent.ts
const mostBytes$1 = 1 << 26;
const refusal = 2;
const malformed = "stateward: what the agent handed over is no call of a tool that can be read, so it is refused. Nothing was judged.";
async function agentHook(dialect) {
	const input = await readInput();
	const call = input === void 0 ? void 0 : readToolCall(input);
	if (call === null) return exitCodes.clean;
	if (call === void 0) return refuse(dialect, malformed);
	try {
		const said = await answer(call);
		if (said !== void 0) say(call.when === "before" ? dialect.deny(said) : dialect.warn(said));
		return exitCodes.clean;
	} catch (error) {
		return refuse(dialect, `stateward: cannot judge, something unexpected went wrong: ${safeText(error instanceof Error ? error.message : String(error))}`);
	}
}
function refuse(dialect, reason) {
	say(dialect.deny(reason));
	processTerminal.error(`${reason}\n`);
	return refusal;
}
function say(answered) {
	processTerminal.out(`${JSON.stringify(answered)}\n`);
}
async function readInput() {
	const chunks = [];
	let size = 0;
	for await (const chunk of process.stdin) {
		size += chunk.length;
		if (size > mostBytes$1) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
// src/git/staged-changes.ts
const options = [
	"--cached",
	"--ita-invisible-in-index",
	"--ignore-submodules=none"
];
function stagedChanges(git) {
	return diffIndex(direct(git), options);
}
// src/entry/agent/dialect.ts
const claudeCode = {
	deny: (reason) => ({ hookSpecificOutput: {
		hookEventName: "PreToolUse",
		permissionDecision: "deny",
		permissionDecisionReason: reason
	} }),
	warn: (reason) => ({
		decision: "block",
		reason
	})
};
const dialects = {
	"claude-code": claudeCode,
	codex: claudeCode,
	copilot: {
		deny: (reason) => ({
			permissionDecision: "deny",
			permissionDecisionReason: reason,
			...claudeCode.deny(reason)
		}),
		warn: (reason) => ({
			...claudeCode.warn(reason),
			additionalContext: reason
		})
	},
	cursor: {
		deny: (reason) => ({
			permission: "deny",
			user_message: firstLine(reason),
			agent_message: reason
		}),
		warn: (reason) => ({ additional_context: reason })
	}
};
function firstLine(text) {
	return text.split("\n", 1)[0] ?? "";
}
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
async function checkCommit(git, objects, { message, merging: isClean }) {
	const [staged, interest] = await Promise.all([stagedChanges(git), interestOfHead(git)]);
	if (!staged.ok) return {
		report: refusedBy(staged.obstacle),
		notices: []
	};
	const { changes } = staged.value;
	const merging = isClean || isMerging();
	if (!(interest === void 0 || touchesPolicy(interest, changes) || concernsState(interest, changes, message)) && !merging) return changes.length === 0 ? {
		notices: [],
		nothingStaged: true
	} : { notices: [] };
	const [{ judgeStaged }, { kinds }] = await Promise.all([import("./hook-judge.js"), import("./kinds.js")]);
	return judgeStaged(git, objects, {
		message,
		isClean,
		merging,
		staged: staged.value
	}, kinds);
}
// src/git/hook-folder.ts
const noHooks = {
	callingHooks: [],
	idleHooks: [],
	toolHooks: {
		lefthook: [],
		"pre-commit": []
	}
};
const hookNames$1 = [
	"commit-msg",
	"pre-commit",
	"pre-merge-commit",
	"pre-push",
	"pre-receive"
];
const mostBytes = 1 << 18;
function scriptsFolder(folder) {
	return basename(folder) === "_" ? dirname(folder) : folder;
}
async function hookFolder(git) {
	const said = await direct(git).run([
		"rev-parse",
		"--git-path",
		"hooks"
	]);
	return said.ok ? resolve(git.directory, said.output.toString("utf8").replace(/\n$/, "")) : void 0;
}
function hooksIn(folder, mustBeExecutable) {
	const texts = scriptsOf(folder);
	const callers = [...texts].filter(([, text]) => text.includes("stateward")).map(([name]) => name);
	const calls = (name, text) => callers.includes(name) || callers.some((caller) => text.includes(`/${caller} `));
	const hooks = hookNames$1.flatMap((name) => {
		const text = texts.get(name);
		return text === void 0 ? [] : [{
			name,
			text
		}];
	});
	const calling = hooks.filter(({ name, text }) => calls(name, text)).map(({ name }) => name);
	const runs = (name) => !mustBeExecutable || isExecutable(join(folder, name));
	const startedBy = (mark) => hooks.filter(({ text }) => mark.test(text)).map(({ name }) => name);
	return {
		callingHooks: calling.filter(runs),
		idleHooks: calling.filter((name) => !runs(name)),
		toolHooks: {
			lefthook: startedBy(/lefthook/i),
			"pre-commit": startedBy(/pre-commit\.com|pre_commit/)
		}
	};
}
function scriptsOf(folder) {
	try {
		const names = readdirSync(folder).filter((name) => isReadable(join(folder, name)));
		return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
	} catch {
		return new Map();
	}
}
function isReadable(path) {
	const found = lstatSync(path).isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : lstatSync(path);
	return found?.isFile() === true && found.size <= mostBytes;
}
function isExecutable(path) {
	return process.platform === "win32" || (statSync(path).mode & constants.S_IXUSR) !== 0;
}
// src/entry/hook-message.ts
const scissors = /^# -+ >8 -+$/m;
function commitMessage(text) {
	const cut = scissors.exec(text);
	return (cut === null ? text : text.slice(0, cut.index)).split("\n").filter((line) => !line.startsWith("#")).join("\n");
}
async function willJudgeMessage() {
	const folder = await hookFolder(openGitRepository(process.cwd()));
	if (folder === void 0) return false;
	const scripts = scriptsFolder(folder);
	return hooksIn(scripts, scripts === folder).callingHooks.includes("commit-msg");
}
// src/entry/hook.ts
const hookNames = [
	"pre-commit",
	"commit-msg",
	"pre-merge-commit",
	"pre-push"
];
async function runHook(name, args) {
	const message = name === "commit-msg" ? readMessage(args[0]) : void 0;
	if (message !== void 0 && isUsageError(message)) return message;
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const result = name === "pre-push" ? await judgePush(git, objects, args[0]) : await judgeCommit(git, objects, name, message?.text);
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
async function judgePush(git, objects, remoteName) {
	const refs = parsePushedRefs(readFileSync(0, "utf8"));
	if (refs.length > 0 || !isFramework(process.env)) {
		const [{ checkPush }, { kinds }] = await Promise.all([import("./hook-pre-push2.js"), import("./kinds.js")]);
		return checkPush(git, objects, remoteName ?? "", refs, kinds);
	}
	const [{ judgeFrameworkPush }, { kinds }] = await framework();
	return judgeFrameworkPush(git, objects, process.env, kinds);
}
async function judgeCommit(git, objects, name, message) {
	const result = await checkCommit(git, objects, {
		message,
		merging: name === "pre-merge-commit"
	});
	const called = process.env.GIT_INDEX_FILE !== void 0;
	if (!result.nothingStaged || name !== "pre-commit" || called || !isFramework(process.env)) return result;
	const [{ judgeFrameworkRun }, { kinds }] = await framework();
	return judgeFrameworkRun(git, objects, process.env, kinds);
}
function framework() {
	return Promise.all([import("./hook-framework.js"), import("./kinds.js")]);
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
const others = {
	"pre-receive": async () => (await import("./command-receive.js")).receive(),
	...Object.fromEntries(Object.entries(dialects).map(([name, dialect]) => [name, agent(dialect)]))
};
function agent(dialect) {
	return async () => (await import("./command-agent.js")).agentHook(dialect);
}
async function hook(name, args) {
	const other = Object.hasOwn(others, name) ? others[name] : void 0;
	if (other !== void 0) return other();
	const known = hookNames.find((each) => each === name);
	if (known === void 0) return refuse$1(usageError(`there is no hook ${JSON.stringify(name)}; known hooks: ${[...hookNames, ...Object.keys(others)].join(", ")}`));
	const result = await runHook(known, args);
	if (isUsageError(result)) return refuse$1(result);
	const { report, notices } = result;
	if (report === void 0 && notices.length === 0) return exitCodes.clean;
	const { printReport } = await import("./output.js");
	const worth = report?.findings.some(({ severity }) => severity !== "note") || report?.obstacles.length;
	const isSaidLater = known === "pre-commit" && report?.verdict === "pass" && worth && await willJudgeMessage();
	if (report !== void 0 && worth && !isSaidLater) printReport(report, [], {
		color: true,
		quiet: false,
		verbose: false
	}, processTerminal);
	for (const notice of isSaidLater ? [] : notices) processTerminal.error(`stateward: ${safeText(notice)}\n`);
	return report === void 0 ? exitCodes.clean : exitCodeOf(report, "error", false);
}
export { unknown as $, touchesPolicy as A, outputUnreadable as B, createGitObjects as C, parseRawTree as D, interestOfHead as E, headUnreadable as F, byPath as G, refAmbiguous as H, historiesUnrelated as I, treeEntry as J, parseChanges as K, historyMissing as L, diffOptions as M, gitFailed as N, createBatchReader as O, graftsPresent as P, known as Q, isUsageObstacle as R, graphemes as S, refusedBy as T, refUnknown as U, rangeMalformed as V, quoted as W, pathText as X, pathBytes as Y, splitAtNul as Z, safeCells as _, isZero as a, reporterOptions as at, safeQuoted as b, entriesOf as c, exitCodes as ct, topOnDisk as d, direct as et, createGitBlobs as f, usageError as g, isUsageError as h, scriptsFolder as i, processTerminal as it, diffIndex as j, concernsState as k, fieldOf as l, wayBelow as lt, refuse$1 as m, hooksIn as n, startGit as nt, stagedChanges as o, widthOf as ot, print as p, readChanges as q, noHooks as r, openGitRepository as rt, agentHook as s, exitCodeOf as st, hook as t, processEnd as tt, itemsOf as u, safeJsonText as v, isObjectId as w, safeText as x, safeLineStart as y, objectMissing as z };
