import { r as defaultLimits, t as kinds } from "./cli-kinds.js";
import { a as governNamed, c as resolveSettings, i as governByDetection, n as openGitRepository, s as defaultSettings } from "./cli-repository.js";
import { a as createCommitHistory, c as claimedBetween, i as stagedChanges, l as judgeVersions, n as resolveRange, o as checkRange, r as createIndexHistory, s as reportFindings, t as resolveCommit, u as buildReport } from "./cli-refs.js";
import { T as readVersion, _ as isUsageObstacle, a as createGitHistory, d as known, i as overlayHistory, o as byPath, p as createGitBlobs } from "./cli-head.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { t as nearestName } from "./cli-nearest-name.js";
import { n as printReport, t as parseFormat } from "./cli-output.js";
import { t as exitCodeOf } from "./cli-exit-code.js";
import { n as refuse } from "./cli-outcome.js";
import { t as createWorkTreeHistory } from "./cli-work-tree-history.js";
import { t as processTerminal } from "./cli-terminal.js";
import { relative } from "node:path";
import { readFileSync } from "node:fs";
// src/app/check-transition.ts
function checkOne(kind, input) {
	const resolved = resolveSettings(kind, input.options);
	if (!resolved.ok) return refusedOptions(resolved.errors);
	const limits = {
		...defaultLimits,
		...input.limits
	};
	const setup = {
		kind,
		path: input.path ?? (kind.files[0] ?? kind.id).replace("**/", ""),
		settings: resolved.settings,
		limits
	};
	const read = (side) => readSide$1(setup, input, side);
	return reportTransition(setup, read("before"), read("after"), contextOf(input));
}
function reportTransition(setup, before, after, context) {
	const judged = judgeVersions(setup, before, after, context);
	const claimed = claimedBetween(setup.kind, before, after).length;
	const step = judged.step;
	return buildReport({
		findings: reportFindings(setup, judged.findings, {
			before,
			after
		}),
		notJudged: judged.notJudged,
		transitions: [{
			file: setup.path,
			kind: setup.kind.id,
			...step === void 0 ? {} : { step }
		}],
		claimed,
		verified: context.guard === "success" ? claimed : 0,
		guard: context.guard,
		step
	});
}
function contextOf(input) {
	const { step, granularity, path, context = {} } = input;
	return {
		...context,
		scope: granularity === "squash" ? "net" : "step",
		path: path ?? "",
		...step === void 0 || step === null ? {} : { steps: [step] }
	};
}
function readSide$1(setup, input, side) {
	const own = input[side];
	if (own === null) return null;
	const parts = new Map([["", [asBytes(own)]]]);
	for (const [role, companion] of Object.entries(input.companions ?? {})) {
		const content = isSided(companion) ? companion[side] : companion;
		if (content !== void 0 && content !== null) parts.set(role, [asBytes(content)]);
	}
	return readVersion(setup.kind, setup.settings.options, {
		parts,
		nature: "regular"
	}, setup.limits);
}
function isSided(companion) {
	return typeof companion === "object" && companion !== null && !(companion instanceof Uint8Array);
}
function asBytes(content) {
	return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
function refusedOptions(errors) {
	const obstacles = errors.map((message) => ({
		code: "options",
		message,
		fix: "Correct the options; nothing was judged."
	}));
	return buildReport({
		findings: [],
		obstacles
	});
}
// src/entry/check-files.ts
function checkFiles({ before, after }, options, kinds) {
	const path = shownPath(isAbsent(after) ? before : after);
	const kind = options.kind ?? governByDetection(kinds)(path)?.kind;
	if (kind === void 0) {
		const known = kinds.map(({ id }) => id).join(", ");
		return usageError(`no kind governs a file of the name ${JSON.stringify(path)}; name one with --kind (${known})`);
	}
	const [previous, next] = [readSide(before), readSide(after)];
	if (typeof previous === "object" && previous !== null && "usage" in previous) return previous;
	if (typeof next === "object" && next !== null && "usage" in next) return next;
	return checkOne(kind, {
		before: previous,
		after: next,
		path,
		step: options.step ?? null,
		granularity: options.granularity
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
	const { granularity, failOn } = flags;
	if (granularity !== "commit" && granularity !== "squash") return notOneOf("--granularity", granularity, ["commit", "squash"]);
	if (failOn !== "error" && failOn !== "warning" && failOn !== "never") return notOneOf("--fail-on", failOn, [
		"error",
		"warning",
		"never"
	]);
	const formats = flags.format.map(parseFormat);
	const wrong = formats.find(isUsageError);
	if (wrong !== void 0) return wrong;
	const chosen = formats.filter((format) => !isUsageError(format));
	return {
		mode,
		paths: mode.type === "files" ? [] : operands,
		kind,
		step,
		granularity,
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
	const govern = governance(options, kinds);
	if ("usage" in govern) return govern;
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const target = await findTarget(git, objects, options);
		if (!target.ok) return refused(target.obstacle);
		const input = {
			blobs: objects,
			...target.value,
			granularity: options.granularity,
			govern: govern.govern,
			...options.step === void 0 ? {} : { steps: [options.step] },
			onProgress
		};
		const report = await checkRange(input);
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? report : buildReport({
			findings: [],
			obstacles: [obstacle]
		});
	} finally {
		await objects.close();
	}
}
function governance(options, kinds) {
	const { kind, paths } = options;
	if (paths.length === 0) return { govern: governByDetection(kind === void 0 ? kinds : [kind]) };
	if (kind === void 0) return usageError("named files need --kind");
	return { govern: governNamed(paths, {
		kind,
		settings: defaultSettings(kind)
	}) };
}
async function findTarget(git, objects, { mode }) {
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
function progressOn({ error }) {
	const visible = process.stderr.isTTY === true;
	let shown = Date.now();
	let written = false;
	return {
		show(done, total) {
			if (!visible || Date.now() - shown < 200) return;
			shown = Date.now();
			written = true;
			error(`\rjudging commit ${done + 1} of ${total} `);
		},
		clear() {
			if (written) error("\r\x1B[K");
		}
	};
}
export { check };
