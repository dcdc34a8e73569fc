import { spawn } from "node:child_process";
import { dirname, isAbsolute, join } from "node:path";
import { existsSync } from "node:fs";
import { isUtf8 } from "node:buffer";
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
		const { simpleGit } = await import("./cli-dist.js");
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
		return failure(ended, error);
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
function failure(ended, error) {
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
// src/git/quoted.ts
const longestQuote = 120;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quoted(text) {
	const shown = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
	return JSON.stringify(shown).replace(invisible, escapeUnits);
}
function escapeUnits(character) {
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
		fix: "Run inside a git repository, or name its directory."
	};
}
function repositoryUntrusted() {
	return {
		code: "repository-untrusted",
		message: "git refuses to read a repository that belongs to another user.",
		fix: "Run git config --global --add safe.directory with the directory of the repository."
	};
}
export { direct as _, historyMissing as a, openGitRepository as b, objectMissing as c, refAmbiguous as d, refUnknown as f, splitAtNul as g, pathText as h, historiesUnrelated as i, outputUnreadable as l, pathBytes as m, graftsPresent as n, indexUnmerged as o, quoted as p, headUnreadable as r, isUsageObstacle as s, gitFailed as t, rangeMalformed as u, processEnd as v, startGit as y };
