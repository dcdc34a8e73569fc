import { i as governByDetection, n as openGitRepository } from "./cli-repository.js";
import { t as kinds } from "./cli-kinds.js";
import { a as safeText } from "./cli-safe-text2.js";
import { n as exitCodes } from "./cli-exit-code.js";
import { t as processTerminal } from "./cli-terminal.js";
import { basename, dirname, isAbsolute, join } from "node:path";
import { existsSync, readFileSync, readdirSync } from "node:fs";
// src/git/setup-facts.ts
async function setupFacts(git) {
	const said = async (...command) => {
		const result = await git.run(command);
		return result.ok ? result.output.toString("utf8") : void 0;
	};
	const version = /(\d+)\.(\d+)/.exec(await said("version") ?? "");
	const [top, shallow, common] = (await said("rev-parse", "--show-toplevel", "--is-shallow-repository", "--git-common-dir") ?? "").split("\n");
	const configured = (await said("config", "--get", "core.hooksPath"))?.trim();
	const root = top ?? "";
	const shared = common === void 0 || common === "" ? ".git" : common;
	const folder = isAbsolute(shared) ? shared : join(git.directory, shared);
	const usual = join(folder, "hooks");
	const hooksFolder = configured === void 0 ? usual : isAbsolute(configured) ? configured : join(root, configured);
	return {
		gitVersion: version === null ? void 0 : [Number(version[1]), Number(version[2])],
		isRepository: root !== "",
		isShallow: shallow === "true",
		hasGrafts: existsSync(join(folder, "info", "grafts")),
		hasReplaceRefs: (await said("for-each-ref", "--count=1", "refs/replace") ?? "") !== "",
		hooksFolder,
		hooksPathIsSet: configured !== void 0,
		callingHooks: hooksThatCall(scriptsFolder(hooksFolder)),
		shadowedHooks: hooksFolder === usual ? [] : hooksThatCall(usual),
		paths: (await said("ls-files", "-z") ?? "").split("\0").filter((path) => path !== "")
	};
}
function scriptsFolder(folder) {
	return basename(folder) === "_" ? dirname(folder) : folder;
}
function hooksThatCall(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && readFileSync(join(folder, entry.name), "utf8").includes("stateward")).map(({ name }) => name).sort();
}
// src/entry/doctor.ts
async function doctor() {
	const diagnoses = diagnose(await setupFacts(openGitRepository(process.cwd())), kinds);
	const lines = diagnoses.flatMap(({ mark, text, fix }) => [`${mark.padEnd(7)}  ${safeText(text)}`, ...fix === void 0 ? [] : [`         ${safeText(fix)}`]]);
	const failed = diagnoses.some(({ mark }) => mark === "problem");
	processTerminal.out(`${lines.join("\n")}\n`);
	return failed ? exitCodes.findings : exitCodes.clean;
}
function diagnose(facts, kinds) {
	const git = gitDiagnosis(facts.gitVersion);
	if (facts.gitVersion === void 0) return [git];
	if (!facts.isRepository) return [git, {
		mark: "problem",
		text: "this is not a git repository",
		fix: "Run it inside one."
	}];
	return [
		git,
		...historyDiagnoses(facts),
		hooksDiagnosis(facts),
		filesDiagnosis(facts.paths, kinds)
	];
}
function gitDiagnosis(version) {
	if (version === void 0) return {
		mark: "problem",
		text: "git was not found",
		fix: "Install git 2.31 or later."
	};
	const [major, minor] = version;
	const text = `git ${major}.${minor}`;
	return major > 2 || major === 2 && minor >= 31 ? {
		mark: "ok",
		text
	} : {
		mark: "problem",
		text: `${text} is too old`,
		fix: "Install git 2.31 or later."
	};
}
function historyDiagnoses({ isShallow, hasGrafts, hasReplaceRefs }) {
	const found = [];
	if (isShallow) found.push({
		mark: "problem",
		text: "the clone is shallow: history that is not there cannot be judged",
		fix: "Run git fetch --unshallow; in a workflow set fetch-depth: 0 under actions/checkout."
	});
	if (hasGrafts) found.push({
		mark: "problem",
		text: "info/grafts forges the parents of commits",
		fix: "Delete that file."
	});
	if (hasReplaceRefs) found.push({
		mark: "hint",
		text: "replace refs are present; they are ignored"
	});
	return found.length > 0 ? found : [{
		mark: "ok",
		text: "the history is complete"
	}];
}
function hooksDiagnosis({ callingHooks, shadowedHooks, hooksFolder, hooksPathIsSet }) {
	if (callingHooks.length > 0) return {
		mark: "ok",
		text: `hooks that call stateward: ${callingHooks.join(", ")}`
	};
	const fix = "docs/hooks.md says how to add them; CI stays the authority.";
	if (shadowedHooks.length > 0) return {
		mark: "problem",
		text: `${shadowedHooks.join(", ")} in .git/hooks call stateward, but core.hooksPath makes git use ${hooksFolder}`,
		fix: `Call stateward from the hooks in ${hooksFolder}.`
	};
	return {
		mark: "hint",
		text: `no hook in ${hooksFolder}${hooksPathIsSet ? " (core.hooksPath)" : ""} calls stateward`,
		fix
	};
}
function filesDiagnosis(paths, kinds) {
	const govern = governByDetection(kinds);
	const governed = paths.filter((path) => govern(path) !== void 0);
	if (governed.length === 0) return {
		mark: "hint",
		text: "no governed file is committed here"
	};
	return {
		mark: "ok",
		text: `governed: ${governed.slice(0, 5).join(", ")}${governed.length > 5 ? ` and ${governed.length - 5} more` : ""}`
	};
}
export { doctor };
