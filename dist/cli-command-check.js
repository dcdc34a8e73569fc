import { t as kinds } from "./cli-kinds.js";
import { t as checkGoverned } from "./cli-check-transition.js";
import { a as policyOf } from "./cli-policy.js";
import { r as policyOnDisk } from "./cli-policy3.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { t as nearestName } from "./cli-nearest-name.js";
import { n as printReport, t as parseFormat } from "./cli-output.js";
import { t as exitCodeOf } from "./cli-exit-code.js";
import { n as refuse } from "./cli-outcome.js";
import { t as progressOn } from "./cli-progress.js";
import { n as checkRepository } from "./cli-repository-check.js";
import { t as processTerminal } from "./cli-terminal.js";
import { relative } from "node:path";
import { readFileSync } from "node:fs";
// src/entry/check-files.ts
function checkFiles({ before, after }, options, kinds) {
	const path = shownPath(isAbsent(after) ? before : after);
	const policy = options.config === void 0 ? policyOf({
		configuration: null,
		waivers: null
	}, kinds) : policyOnDisk(void 0, options.config, kinds);
	if (isUsageError(policy)) return policy;
	const governed = options.kind === void 0 ? policy.govern(path) : policy.governance(options.kind);
	if (governed === void 0) {
		const known = kinds.map(({ id }) => id).join(", ");
		return usageError(`no kind governs a file of the name ${JSON.stringify(path)}; name one with --kind (${known})`);
	}
	const [previous, next] = [readSide(before), readSide(after)];
	if (previous !== null && isUsageError(previous)) return previous;
	if (next !== null && isUsageError(next)) return next;
	const { hasShape } = governed;
	if (hasShape !== void 0 && ![previous, next].some((bytes) => bytes !== null && hasShape(bytes))) return usageError(`${JSON.stringify(path)} has the name of a ${governed.kind.id}, but neither version has the shape of one; --kind ${governed.kind.id} judges it all the same`);
	return checkGoverned(governed, policy.limits, {
		before: previous,
		after: next,
		path,
		step: options.step ?? null,
		granularity: options.granularity === "squash" ? "squash" : "commit"
	});
}
function shownPath(file) {
	if (file === "-") return "standard-input";
	const path = relative(process.cwd(), file).replaceAll("\\", "/");
	return path.startsWith("../") || path === "" ? file : path;
}
function isAbsent(file) {
	return file === "/dev/null" || file === "NUL";
}
function readSide(file) {
	if (isAbsent(file)) return null;
	try {
		return readFileSync(file === "-" ? 0 : file);
	} catch (error) {
		return usageError(`cannot read a version: ${error instanceof Error ? error.message : String(error)}`);
	}
}
// src/entry/check-options.ts
function readCheckOptions(operands, flags, kinds) {
	const mode = readMode(operands, flags);
	if (isUsageError(mode)) return mode;
	const kind = readKind(flags.kind, kinds);
	if (kind !== void 0 && isUsageError(kind)) return kind;
	const step = readStep(flags);
	if (step !== void 0 && isUsageError(step)) return step;
	const { granularity, failOn, config, configFrom } = flags;
	if (granularity !== "auto" && granularity !== "commit" && granularity !== "squash") return notOneOf("--granularity", granularity, [
		"auto",
		"commit",
		"squash"
	]);
	if (configFrom !== "worktree" && configFrom !== "base") return notOneOf("--config-from", configFrom, ["worktree", "base"]);
	if (configFrom === "base" && config !== void 0) return usageError("--config names a file and --config-from base reads it from git; give one of them");
	if (failOn !== "error" && failOn !== "warning" && failOn !== "never") return notOneOf("--fail-on", failOn, [
		"error",
		"warning",
		"never"
	]);
	const formats = flags.format.map(parseFormat);
	const wrong = formats.find(isUsageError);
	if (wrong !== void 0) return wrong;
	const chosen = formats.filter((format) => !isUsageError(format));
	const paths = mode.type === "files" ? [] : operands;
	if (paths.length > 0 && kind === void 0) return usageError("named files need --kind");
	return {
		mode,
		paths,
		kind,
		step,
		granularity,
		config,
		configFrom,
		failOn,
		formats: chosen
	};
}
function readMode(operands, flags) {
	const chosen = Object.entries({
		"--files": flags.files === true,
		"--range": flags.range !== void 0,
		"--base": flags.base !== void 0,
		"--commit": flags.commit !== void 0,
		"--staged": flags.staged === true,
		"--worktree": flags.worktree === true,
		"--all": flags.all === true
	}).flatMap(([name, given]) => given ? [name] : []);
	if (chosen.length > 1) return usageError(`give one of ${chosen.join(" and ")}, not both`);
	if (flags.files === true) return readFiles(operands);
	if (flags.range !== void 0) return {
		type: "range",
		range: flags.range
	};
	if (flags.base !== void 0) return {
		type: "range",
		range: `${flags.base}..HEAD`
	};
	if (flags.commit !== void 0) return {
		type: "commit",
		commit: flags.commit
	};
	if (flags.staged === true) return { type: "staged" };
	if (flags.worktree === true) return { type: "work-tree" };
	return { type: flags.all === true ? "all" : "default" };
}
function readFiles(operands) {
	const [before, after, ...more] = operands;
	if (before === void 0 || after === void 0 || more.length > 0) return usageError("--files takes two files, PREV and NEXT; /dev/null stands for an absent one, - for standard input");
	if (before === "-" && after === "-") return usageError("only one of PREV and NEXT can be standard input");
	return {
		type: "files",
		before,
		after
	};
}
function readKind(name, kinds) {
	if (name === void 0) return void 0;
	return kinds.find(({ id }) => id === name) ?? notOneOf("--kind", name, kinds.map(({ id }) => id));
}
function readStep({ node, status, guard }) {
	if (node === void 0 && status === void 0 && guard === void 0) return void 0;
	if (node === void 0 || status === void 0) return usageError("a step needs --node and --status (and --guard)");
	if (guard === void 0 && status === "done") return usageError("--status done needs --guard pass, fail or skipped");
	return {
		node,
		status,
		guard: guard ?? "skipped"
	};
}
function notOneOf(flag, value, known) {
	const nearest = nearestName(value, known);
	const hint = nearest === void 0 ? `one of ${known.join(", ")} was expected` : `did you mean '${nearest}'?`;
	return usageError(`${flag} ${JSON.stringify(value)} is not known; ${hint}`);
}
// src/entry/command-check.ts
async function check(operands, flags) {
	const options = readCheckOptions(operands, flags, kinds);
	if (isUsageError(options)) return refuse(options);
	const report = await judge(options);
	if (isUsageError(report)) return refuse(report);
	const choice = {
		color: flags.color,
		quiet: flags.quiet === true,
		verbose: flags.verbose === true
	};
	const problem = printReport(report, options.formats, choice, processTerminal);
	if (problem !== void 0) return refuse(problem);
	return exitCodeOf(report, options.failOn, flags.requireFiles === true);
}
async function judge(options) {
	const { mode } = options;
	if (mode.type === "files") return checkFiles(mode, options, kinds);
	const progress = progressOn(processTerminal);
	const report = await checkRepository(options, kinds, progress.show);
	progress.clear();
	return report;
}
export { check };
