import { ct as exitCodes, g as usageError, h as isUsageError, it as processTerminal, m as refuse, rt as openGitRepository, x as safeText } from "./hook.js";
import { V as workTreeTop, a as repositoryPaths, o as commandName, r as checkedRepository } from "./check.js";
import { t as kinds } from "./kinds2.js";
import { a as unifiedDiff } from "./core.js";
import { t as containedFolder } from "./contained-folder.js";
import { lstatSync, realpathSync } from "node:fs";
import { join } from "node:path";
// src/entry/repair/judge-repairs.ts
async function judgeRepairs(mode, { config, squash, configFrom }, kinds) {
	return checkedRepository({
		mode,
		config,
		paths: [],
		kind: void 0,
		step: void 0,
		granularity: squash === true ? "squash" : "commit",
		configFrom: configFrom === "base" ? "base" : "worktree",
		failOn: "error",
		formats: []
	}, kinds, () => void 0);
}
// src/entry/repair/repair-files.ts
const mostNamed = 5;
async function repairFile(repair, files, isDry) {
	const { path, before, after } = repair;
	const name = safeText(path);
	if (after === void 0 || after.size === 0) return {
		outcome: "unwritten",
		message: `${name}: cannot be repaired by writing: ${named(repair)}`,
		patch: ""
	};
	const changes = changesOf(repair, before, after);
	const patch = changes.map((change) => unifiedDiff(change.path, change.before, change.after)).join("");
	if (isDry) return {
		outcome: "shown",
		message: `${name}: would be repaired: ${named(repair)}`,
		patch
	};
	for (const change of changes) {
		const obstacle = await files.differs(change.path, change.before);
		if (obstacle !== void 0) return {
			outcome: "unwritten",
			message: `${safeText(change.path)}: not written, ${obstacle}; the patch is for what was judged`,
			patch
		};
	}
	for (const change of changes) {
		const problem = await files.write(change.path, change.after);
		if (problem !== void 0) return {
			outcome: "unwritten",
			message: `${safeText(change.path)}: not written, ${safeText(problem)}`,
			patch
		};
	}
	return {
		outcome: "written",
		message: `${name}: repaired: ${named(repair)}`,
		patch: ""
	};
}
function changesOf({ path, paths }, before, after) {
	return [...after].map(([part, text]) => ({
		path: paths?.get(part) ?? (part === "" ? path : part),
		before: before.get(part),
		after: part !== "" && text === "" ? void 0 : text
	}));
}
function named({ subjects }) {
	const shown = subjects.slice(0, mostNamed).map((subject) => subject === "" ? "the file" : safeText(subject));
	const more = subjects.length - shown.length;
	return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
// src/entry/repair/repair.ts
async function repairJudged({ report, repairs }, { files, paths, isDry, elsewise }, terminal) {
	if (report.verdict === "cannot-judge") return cannotJudge(report, terminal);
	const isMeant = (path) => paths.length === 0 || paths.some((each) => isWithin(path, each));
	const meant = repairs.filter(({ path }) => isMeant(path));
	const known = new Set(repairs.map(({ path }) => path));
	const others = report.findings.filter(({ severity, file }) => severity === "error" && !known.has(file) && isMeant(file));
	if (meant.length + others.length === 0) {
		terminal.out("Nothing to repair: no error is open.\n");
		for (const notice of report.notices) terminal.error(`stateward: ${safeText(notice)}\n`);
		return exitCodes.clean;
	}
	let isWhole = others.length === 0;
	for (const repair of meant) {
		const { outcome, message, patch } = await repairFile(repair, files, isDry);
		terminal.out(terminal.isTerminal ? visible(patch) : patch);
		if (patch === "" && outcome === "written") terminal.out(`${message}\n`);
		else terminal.error(`stateward: ${message}\n`);
		if (outcome === "unwritten") isWhole = false;
		if (outcome === "unwritten" && patch !== "" && elsewise !== void 0) terminal.error(`stateward: ${elsewise}\n`);
	}
	for (const { ruleId, file } of others) terminal.error(`stateward: ${safeText(file)}: cannot be repaired by writing: ${ruleId}\n`);
	return isWhole ? exitCodes.clean : exitCodes.findings;
}
function isWithin(path, named) {
	return named === "" || path === named || path.startsWith(`${named}/`);
}
function visible(patch) {
	return patch.split("\n").map(safeText).join("\n");
}
function cannotJudge({ obstacles }, terminal) {
	for (const { message, fix } of obstacles) terminal.error(`stateward: ${safeText(message)} ${safeText(fix)}\n`);
	return exitCodes.cannotJudge;
}
// src/entry/repair/repair-mode.ts
function repairMode({ base, range, root, staged, squash, config, configFrom }) {
	const given = Object.entries({
		"--base": base,
		"--range": range,
		"--root": root,
		"--staged": staged
	}).flatMap(([name, value]) => value === void 0 || value === false ? [] : [name]);
	if (given.length > 1) return usageError(`give one of ${given.join(" and ")}, not both`);
	if (configFrom !== void 0 && configFrom !== "base" && configFrom !== "worktree") return usageError("--config-from takes worktree or base");
	if (configFrom === "base" && config !== void 0) return usageError("--config names a file and --config-from base reads it from git; give one of them");
	if (squash === true && range === void 0 && base === void 0 && root !== true) return usageError("--squash needs --base or --range");
	if (root === true) return { type: "root" };
	if (range !== void 0) return {
		type: "range",
		range
	};
	if (base !== void 0) return {
		type: "range",
		range: `${base}..HEAD`
	};
	return { type: staged === true ? "staged" : "work-tree" };
}
// src/entry/repair/work-tree-files.ts
function workTreeFiles(top) {
	const folder = containedFolder(top);
	return {
		async differs(path, text) {
			const standing = folder.look(path);
			if (standing === "link") return "a symbolic link is on the way to it";
			if (standing === "absent") return text === void 0 ? void 0 : "it is not in the work tree";
			if (standing !== "file") return "it is no file in the work tree";
			if (text === void 0) return "a file stands in its place in the work tree";
			const bytes = Buffer.from(text);
			return (await folder.read(path, bytes.length))?.equals(bytes) === true ? void 0 : "it differs from what was judged";
		},
		async write(path, text) {
			try {
				if (text === void 0) await folder.remove(path);
				else await replace(path, text);
				return;
			} catch (error) {
				return error instanceof Error ? error.message : String(error);
			}
		}
	};
	async function replace(path, text) {
		const mode = folder.look(path) === "file" ? lstatSync(join(top, path)).mode & 511 : void 0;
		await folder.write(path, text, mode);
	}
}
// src/entry/command-repair.ts
async function repair(operands, flags) {
	const mode = repairMode(flags);
	if (isUsageError(mode)) return refuse(mode);
	const git = openGitRepository(process.cwd());
	const top = await workTreeTop(git);
	if (!top.ok) return refuse(usageError("repair writes into a work tree, and there is none here"));
	const paths = operands.length === 0 ? [] : await repositoryPaths(git, operands, { mayBeTop: true });
	if ("usage" in paths) return refuse(paths);
	const staged = await judgeRepairs(mode, flags, kinds);
	if (isUsageError(staged)) return refuse(staged);
	const isUnstaged = mode.type === "staged" && staged.report.transitions.length === 0;
	const judged = isUnstaged ? await judgeRepairs({ type: "work-tree" }, flags, kinds) : staged;
	if (isUsageError(judged)) return refuse(judged);
	const files = workTreeFiles(realpathSync(top.value));
	const elsewise = `to the index: ${commandName()} repair --staged --dry-run | git apply --cached`;
	const more = mode.type === "staged" && !isUnstaged ? { elsewise } : {};
	return repairJudged(judged, {
		files,
		paths,
		isDry: flags.dryRun === true,
		...more
	}, processTerminal);
}
export { repair };
