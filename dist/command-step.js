import { ct as exitCodes, d as topOnDisk, et as direct, f as createGitBlobs, g as usageError, h as isUsageError, it as processTerminal, m as refuse, rt as openGitRepository, x as safeText } from "./hook.js";
import { c as readRunState, d as canonicalText, i as validTree, n as contractErrors, o as taskTree, r as stepMessage, s as runStateRole, t as outcomeOf, u as selectionOf } from "./kind-task-tree.js";
import { E as isJsonObject, b as isGuard, x as isStatus } from "./hook-names.js";
import { O as joinedBytes, V as defaultLimits } from "./core.js";
import { b as nearestName, r as readJsonPart } from "./text.js";
import { t as jsonText } from "./json-output.js";
import { d as policyOf, k as checkGoverned } from "./judgement.js";
import { K as createGitHistory, V as workTreeTop, a as repositoryPaths, d as resolveCommit, j as policyOnDisk, k as policyAt } from "./check.js";
import { t as isTemporaryOf } from "./atomic-file.js";
import { t as containedFolder } from "./contained-folder.js";
import { t as kinds } from "./kinds2.js";
import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { spawn } from "node:child_process";
// src/store/runner/iteration.ts
function iterationPlace(places, run, number) {
	return {
		run,
		number,
		directory: `${places.iterations}/${run}/${number}`
	};
}
async function iterationNumbers(files, places, run) {
	const folder = `${places.iterations}/${run}`;
	if (files.look(folder) !== "folder") return [];
	return (await readdir(join(files.folder, folder))).filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number).sort((left, right) => right - left);
}
async function beginIteration(files, places, run, atLeast) {
	const [last = 0] = await iterationNumbers(files, places, run);
	const place = iterationPlace(places, run, Math.max(last + 1, atLeast));
	await files.makeFolder(place.directory);
	await ignoreFolder(files, places.iterations);
	return place;
}
async function ignoreFolder(files, folder) {
	const path = `${folder}/.gitignore`;
	if (files.look(path) === "absent") await files.write(path, "*\n");
}
async function writeMeta(files, { directory }, meta) {
	await files.write(`${directory}/meta.json`, `${JSON.stringify(meta, null, 2)}\n`);
}
async function readMeta(files, { directory, run, number }) {
	const bytes = await files.read(`${directory}/meta.json`, 1 << 24);
	const value = bytes === void 0 ? void 0 : jsonOf(bytes);
	if (value === void 0 || !isMeta(value)) return void 0;
	return value.run_id === run && value.iter === number ? value : void 0;
}
function jsonOf(bytes) {
	return readJsonPart("", bytes, defaultLimits).value;
}
const phases = [
	"decided",
	"written",
	"committed"
];
function isMeta(value) {
	if (!isJsonObject(value)) return false;
	const { run_id, iter, tree, node_id, status, guard, declared, updates, phase, commit } = value;
	const texts = [
		run_id,
		tree,
		node_id
	].every((each) => typeof each === "string");
	const nested = [declared, updates].every((each) => each !== void 0 && isJsonObject(each));
	const words = isStatus(status) && isGuard(guard) && phases.includes(phase);
	return texts && nested && words && typeof iter === "number" && typeof commit === "boolean";
}
// src/store/runner/run-state.ts
function knownRunState(bytes) {
	const state = bytes === void 0 ? void 0 : readRunState(jsonOf(bytes));
	if (state === void 0 || !isRunId(state.runId)) return void 0;
	return Number.isSafeInteger(state.nextIteration) && state.nextIteration > 0 ? state : void 0;
}
function isRunId(text) {
	return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text);
}
function runStateText(state) {
	const value = {
		run_id: state.runId,
		next_iter: state.nextIteration,
		last_status: state.lastStatus,
		last_summary: state.lastSummary,
		last_guard: state.lastGuard
	};
	return `${JSON.stringify(value, null, 2)}\n`;
}
// src/entry/step/step-options.ts
const statuses = [
	"done",
	"retry",
	"decomposed"
];
const mostSeconds = 86400;
function readStepOptions(argv, flags) {
	const { summary, tree, previous, run, config, format } = flags;
	if (flags.status === void 0) return usageError(`step needs --status ${statuses.join(", ")}`);
	const status = statuses.find((each) => each === flags.status);
	if (status === void 0) return notOneOf("--status", flags.status, statuses);
	if (format !== "text" && format !== "json") return notOneOf("--format", format, ["text", "json"]);
	if (run !== void 0 && !isRunId(run)) return usageError(`--run ${JSON.stringify(run)} is no name of a folder: letters, digits, '.', '_' and '-'`);
	const timeoutSeconds = Number(flags.timeout);
	if (!(timeoutSeconds > 0 && timeoutSeconds <= mostSeconds)) return usageError(`--timeout ${JSON.stringify(flags.timeout)} is no number of seconds up to ${mostSeconds}`);
	const shell = flags.shell === true;
	if (shell && argv.length !== 1) return usageError("--shell takes the guard as one argument: stateward step --shell -- 'npm test && npm run lint'");
	return {
		summary,
		tree,
		previous,
		run,
		config,
		status,
		guard: argv.length === 0 ? void 0 : {
			argv,
			shell,
			timeoutSeconds
		},
		format,
		commit: flags.commit === true
	};
}
function notOneOf(flag, value, known) {
	const nearest = nearestName(value, known);
	const hint = nearest === void 0 ? `one of ${known.join(", ")} was expected` : `did you mean '${nearest}'?`;
	return usageError(`${flag} ${JSON.stringify(value)} is not known; ${hint}`);
}
// src/entry/step/step-output.ts
function stepExitCode(result) {
	if (result.outcome === "runner-error") return exitCodes.cannotJudge;
	if (result.outcome === "refused") return exitCodes.usage;
	const { agentError, guard } = result.record;
	return agentError === void 0 && guard !== "fail" ? exitCodes.clean : exitCodes.findings;
}
function stepJson(result) {
	const { outcome } = result;
	const own = outcome === "recorded" ? result.record : result;
	return jsonText({
		version: 1,
		outcome,
		exitCode: stepExitCode(result),
		...own
	});
}
function stepText(result) {
	if (result.outcome === "recorded") return recordText(result.record);
	const name = result.outcome === "refused" ? "refused" : "runner error";
	const where = "directory" in result ? [`  see ${safeText(result.directory ?? "")}/runner_error.log`] : [];
	return lines([`${name}: ${safeLines(result.message)}`, ...where]);
}
function recordText(record) {
	const { run, iteration, node, status, guard, agentError, directory, commit, finished } = record;
	const what = status === "done" ? `done, guard ${guard}` : status;
	const name = agentError === void 0 ? "recorded" : "agent error, recorded";
	return lines([
		...finished ? ["finished an iteration that was interrupted; what is declared now was not looked at. Step again."] : [],
		`${name}: ${safeText(run)}, iteration ${iteration}: ${safeText(node)} ${what}`,
		...agentError === void 0 ? [] : [`  ${safeText(agentError)}`, "  the tree is restored"],
		...unproven(record) ? ["  no guard was given, so nothing passes: stateward step --status done -- npm test"] : [],
		`  ${commit === void 0 ? `records ${safeText(directory)}` : `commit ${commit.slice(0, 12)}, records ${safeText(directory)}`}`,
		...commit === void 0 ? [`  ${declarationOf(record)}`] : [],
		nextText(record)
	]);
}
function unproven({ status, guard }) {
	return status === "done" && guard === "skipped";
}
function declarationOf({ message }) {
	return safeText(message.split("\n").find((line) => line.startsWith("Agent-Step:")) ?? "");
}
function nextText({ next }) {
	if (next.status === "complete") return "next: nothing, the tree is complete";
	const place = `${safeText(next.path ?? "")} (${next.attempts} of ${next.maxAttempts} attempts used)`;
	return next.status === "stuck" ? `next: nothing, ${place} is stuck` : `next: ${place}`;
}
function safeLines(text) {
	return text.split("\n").map(safeText).join("\n");
}
function lines(texts) {
	return `${texts.join("\n")}\n`;
}
// src/git/commit.ts
async function commitEverything(top, environment, message) {
	const git = (args, input) => runGit(top, environment, args, input);
	await git([
		"add",
		"--all",
		"."
	]);
	await git([
		"commit",
		"--quiet",
		"--allow-empty",
		"--cleanup=verbatim",
		"--file=-"
	], message);
	return (await git(["rev-parse", "HEAD"])).trim();
}
function runGit(cwd, env, args, input = "") {
	return new Promise((settle, refuse) => {
		const child = spawn("git", args, {
			cwd,
			env: { ...env },
			stdio: "pipe",
			windowsHide: true
		});
		const [out, complaint] = [[], []];
		child.stdout.on("data", (chunk) => out.push(chunk));
		child.stderr.on("data", (chunk) => complaint.push(chunk));
		child.stdin.on("error", () => {});
		child.on("error", refuse);
		child.on("close", (code) => {
			if (code === 0) settle(Buffer.concat(out).toString("utf8"));
			else refuse(new Error(`git ${args[0]} failed: ${Buffer.concat(complaint).toString("utf8").trim()}`));
		});
		child.stdin.end(input);
	});
}
// src/store/runner/capped-output.ts
function cappedOutput(limit) {
	const half = Math.floor(limit / 2);
	const head = [];
	const tail = [];
	let [headBytes, tailBytes, total] = [
		0,
		0,
		0
	];
	function pushTail(chunk) {
		tail.push(chunk);
		tailBytes += chunk.length;
		for (let first = tail[0]; first !== void 0 && tailBytes - first.length >= half; first = tail[0]) {
			tail.shift();
			tailBytes -= first.length;
		}
	}
	return {
		push(chunk) {
			total += chunk.length;
			const room = Math.min(half - headBytes, chunk.length);
			if (room > 0) head.push(chunk.subarray(0, room));
			headBytes += room;
			if (room < chunk.length) pushTail(chunk.subarray(room));
		},
		bytes() {
			const end = Buffer.concat(tail);
			const kept = end.subarray(Math.max(0, end.length - half));
			const cut = total - headBytes - kept.length;
			const note = cut === 0 ? "" : `\n[${cut} bytes cut here, ${total} in all]\n`;
			return Buffer.concat([
				...head,
				Buffer.from(note),
				kept
			]);
		}
	};
}
function cappedBytes(bytes, limit) {
	const output = cappedOutput(limit);
	output.push(bytes);
	return output.bytes();
}
// src/store/runner/context-files.ts
const mostHistory = 32768;
const mostSummary = 4096;
const mostFailure = 32768;
const title = "# History of the open node\n";
async function writeContext(files, places, meta, summary, guardLog) {
	const failed = meta.guard === "fail" && guardLog !== void 0;
	if (meta.guard === "pass" || meta.status === "decomposed") await files.remove(places.history);
	else await appendHistory(files, places, entryOf(meta, summary));
	if (failed) await files.write(places.failure, failureText(meta, guardLog));
	else await files.remove(places.failure);
	if (files.look(places.context) === "folder") await ignoreFolder(files, places.context);
}
async function appendHistory(files, { history }, entry) {
	const known = (await files.read(history, 16 * mostHistory))?.toString("utf8") ?? "";
	if (known.includes(entry)) return;
	const entries = [...known.split(/^(?=## Run )/m).filter((text) => text.startsWith("## Run ")), entry];
	while (entries.length > 1 && entries.join("").length > mostHistory) entries.shift();
	await files.write(history, `${title}\n${entries.join("")}`);
}
function entryOf({ run_id, iter, node_id, status, guard }, summary) {
	const what = status === "done" ? `done, guard ${guard}` : status;
	const text = cappedBytes(Buffer.from(summary), mostSummary).toString("utf8");
	return `## Run ${run_id}, iteration ${iter}, ${inCode(node_id)}: ${what}\n\n${fenced(text || "No summary was given.")}\n\n`;
}
function failureText({ run_id, iter, node_id }, log) {
	const text = cappedBytes(log, mostFailure).toString("utf8");
	return `# The guard failed\n\nRun ${run_id}, iteration ${iter}, ${inCode(node_id)}.\n\n${fenced(text)}\n`;
}
function fenced(text) {
	const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longest + 1);
	return `${fence}text\n${text.replace(/\n+$/, "")}\n${fence}`;
}
function inCode(text) {
	return `\`${JSON.stringify(text).slice(1, -1).replaceAll("`", "'")}\``;
}
// src/store/runner/apply.ts
const mostLog = 1 << 24;
async function readDecision(files, { directory }, meta, mostBytes) {
	const after = await files.read(`${directory}/tree.after.json`, mostBytes);
	const guardLog = await files.read(`${directory}/guard.log`, mostLog);
	const summary = (await files.read(`${directory}/agent_error.log`, mostLog))?.toString("utf8").trimEnd() ?? meta.declared.summary;
	return after === void 0 ? void 0 : {
		meta,
		after: after.toString("utf8"),
		summary,
		guardLog
	};
}
async function applyDecision(files, places, place, { meta, after, summary, guardLog }, { commit }) {
	if (files.look(places.tree) === "folder") await files.move(places.tree, await freeName(files, place));
	await files.write(places.tree, after);
	const { run, number } = place;
	const { status: lastStatus, guard: lastGuard } = meta;
	const state = {
		runId: run,
		nextIteration: number + 1,
		lastStatus,
		lastSummary: summary,
		lastGuard
	};
	await files.write(places.runState, runStateText(state));
	await writeContext(files, places, meta, summary, guardLog);
	await writeMeta(files, place, {
		...meta,
		phase: "written"
	});
	if (commit === void 0) return void 0;
	const id = await commit(messageOf(place, meta));
	await writeMeta(files, place, {
		...meta,
		phase: "committed"
	});
	return id;
}
async function freeName(files, { directory }) {
	for (let count = 1;; count += 1) {
		const name = `${directory}/tree.found.${count}`;
		if (files.look(name) === "absent") return name;
	}
}
function recordOf(place, { meta, after, summary }, input, commit, finished) {
	const read = validTree(Buffer.from(after), meta.tree, input.limits);
	return {
		run: place.run,
		iteration: place.number,
		directory: place.directory,
		tree: meta.tree,
		node: meta.node_id,
		declared: meta.declared,
		status: meta.status,
		guard: meta.guard,
		...meta.agent_error ? { agentError: summary } : {},
		updates: meta.updates,
		message: messageOf(place, meta),
		...commit === void 0 ? {} : { commit },
		finished,
		next: "error" in read ? { status: "complete" } : selectionOf(read.tree)
	};
}
function messageOf({ run, number }, { node_id, status, guard, tree }) {
	return stepMessage(run, number, {
		node: node_id,
		status,
		guard
	}, tree);
}
// src/store/runner/guard.ts
const mostLogged = 1 << 20;
const graceMilliseconds = 1e3;
async function runGuard(command, signal) {
	const output = cappedOutput(mostLogged);
	output.push(Buffer.from(`$ ${command.argv.join(" ")}\n`));
	const [program = "", ...args] = command.shell ? [
		"/bin/sh",
		"-c",
		...command.argv
	] : command.argv;
	const started = startGuard(program, args, command);
	if ("error" in started) return {
		error: started.error,
		log: output.bytes()
	};
	const { child } = started;
	for (const pipe of [child.stdout, child.stderr]) pipe?.on("data", output.push).on("error", () => {});
	const end = await endOf(child, command.timeoutSeconds, signal);
	if ("error" in end) return {
		error: notStarted(program, end.error),
		log: output.bytes()
	};
	const ended = howItEnded(end, command.timeoutSeconds);
	output.push(Buffer.from(`\n[${ended}]\n`));
	const log = output.bytes();
	if (signal?.aborted) return {
		error: "the guard was interrupted",
		log
	};
	return {
		guard: end.code === 0 && !end.timedOut ? "pass" : "fail",
		log,
		ended
	};
}
async function endOf(child, seconds, signal) {
	let timedOut = false;
	const abort = () => endGroup(child);
	const timer = setTimeout(() => {
		timedOut = true;
		endGroup(child);
	}, seconds * 1e3);
	if (signal?.aborted) abort();
	signal?.addEventListener("abort", abort);
	child.once("exit", () => {
		killGroup(child, "SIGKILL");
		setTimeout(() => closePipes(child), graceMilliseconds).unref();
	});
	const end = await new Promise((settle) => {
		child.once("error", (error) => settle({ error }));
		child.once("close", (code, killer) => settle({
			code,
			killer,
			timedOut
		}));
	});
	clearTimeout(timer);
	signal?.removeEventListener("abort", abort);
	return end;
}
function startGuard(program, args, { folder: cwd, environment }) {
	try {
		const stdio = [
			"ignore",
			"pipe",
			"pipe"
		];
		const options = {
			cwd,
			env: { ...environment },
			stdio: [...stdio],
			detached: true,
			windowsHide: true
		};
		return { child: spawn(program, args, options) };
	} catch (error) {
		return { error: notStarted(program, error) };
	}
}
function notStarted(program, error) {
	const why = error instanceof Error ? error.message : String(error);
	return `the guard ${JSON.stringify(program)} could not be started: ${why}`;
}
function endGroup(child) {
	killGroup(child, "SIGTERM");
	setTimeout(() => {
		if (child.exitCode === null && child.signalCode === null) killGroup(child, "SIGKILL");
	}, graceMilliseconds).unref();
}
function killGroup(child, name) {
	if (child.pid === void 0) return;
	try {
		process.kill(process.platform === "win32" ? child.pid : -child.pid, name);
	} catch {}
}
function closePipes(child) {
	child.stdout?.destroy();
	child.stderr?.destroy();
}
function howItEnded({ code, killer, timedOut }, seconds) {
	if (timedOut) return `the guard timed out after ${seconds} s and was killed`;
	return code === null ? `the guard was killed by ${killer}` : `the guard ended with exit code ${code}`;
}
// src/store/runner/verdict.ts
async function verdictOn(previous, read, node, input) {
	if ("error" in read) return retry(previous, node, read.error, input);
	const declared = {
		node,
		status: input.status,
		guard: "skipped"
	};
	const broken = contractErrors(previous, read.tree, declared, input.settings) ?? dryRun(previous, read.tree, declared, input);
	if (broken !== void 0) return retry(previous, node, broken, input);
	const guarded = await guardOf(input);
	const guardLog = guarded === void 0 ? {} : { guardLog: guarded.log };
	if (guarded !== void 0 && "error" in guarded) return {
		error: guarded.error,
		...guardLog
	};
	const step = {
		...declared,
		guard: guarded?.guard ?? "skipped"
	};
	const outcome = legalOutcome(previous, read.tree, step, input);
	if ("error" in outcome) return {
		...retry(previous, node, outcome.error, input),
		...guardLog
	};
	return {
		step,
		outcome,
		...guardLog
	};
}
async function guardOf({ status, guard, signal }) {
	return status === "done" && guard !== void 0 ? runGuard(guard, signal) : void 0;
}
function dryRun(previous, next, declared, input) {
	const guards = declared.status === "done" && input.guard !== void 0 ? ["pass", "fail"] : ["skipped"];
	for (const guard of guards) {
		const outcome = legalOutcome(previous, next, {
			...declared,
			guard
		}, input);
		if ("error" in outcome) return outcome.error;
	}
}
function legalOutcome(previous, next, step, { settings, judge }) {
	const outcome = outcomeOf(previous, next, step, settings.options);
	if ("error" in outcome) return outcome;
	const error = judge(canonicalText(previous), outcome.text, step);
	return error === void 0 ? outcome : { error };
}
function retry(previous, node, agentError, input) {
	const step = {
		node,
		status: "retry",
		guard: "skipped"
	};
	const outcome = legalOutcome(previous, previous, step, input);
	if ("error" in outcome) return { error: `no step is legal from the previous tree: ${outcome.error}` };
	return {
		step,
		outcome,
		agentError
	};
}
// src/store/runner/decide.ts
async function decide(files, places, place, previous, node, input) {
	const started = input.now();
	const write = (name, content) => files.write(`${place.directory}/${name}`, content);
	await write("tree.before.json", canonicalText(previous));
	const found = await foundTree(files, places, input);
	const verdict = await verdictOn(previous, found.read, node, input);
	if (verdict.guardLog !== void 0) await write("guard.log", verdict.guardLog);
	if ("error" in verdict) return verdict;
	const { step, outcome, agentError, guardLog } = verdict;
	const summary = agentError ?? input.summary;
	await write("output.json", `${JSON.stringify({
		status: step.status,
		summary
	}, null, 2)}\n`);
	if (agentError !== void 0) await write("agent_error.log", `${agentError}\n`);
	if (agentError !== void 0 && found.bytes !== void 0) await write("tree.refused.json", found.bytes);
	await write("tree.after.json", outcome.text);
	const meta = metaOf(place, verdict, input, started);
	await writeMeta(files, place, meta);
	return {
		meta,
		after: outcome.text,
		summary,
		guardLog
	};
}
function metaOf({ run, number }, { step, outcome, agentError }, input, started) {
	const ended = input.now();
	return {
		run_id: run,
		iter: number,
		tree: input.tree,
		node_id: step.node,
		status: step.status,
		guard: step.guard,
		declared: {
			status: input.status,
			summary: input.summary
		},
		agent_error: agentError !== void 0,
		updates: outcome.updates,
		started_at: started.toISOString(),
		ended_at: ended.toISOString(),
		duration_ms: ended.getTime() - started.getTime(),
		commit: input.commit !== void 0,
		phase: "decided"
	};
}
async function foundTree(files, { tree }, { limits }) {
	const standing = files.look(tree);
	const bytes = await files.read(tree, limits.maxBytes);
	if (bytes !== void 0) return {
		bytes,
		read: validTree(bytes, tree, limits)
	};
	return {
		bytes,
		read: { error: `${tree} ${standing === "file" ? `is larger than ${limits.maxBytes} bytes` : unreadable[standing]}` }
	};
}
const unreadable = {
	absent: "is gone",
	folder: "is a folder now",
	link: "is a symbolic link now, or stands behind one",
	other: "is no regular file"
};
// src/store/runner/places.ts
function runnerPlaces(tree, runState) {
	const folders = tree.split("/").slice(0, -1);
	const at = folders.lastIndexOf(".runner");
	const base = [...at < 0 ? folders : folders.slice(0, at), ".runner"].join("/");
	const context = `${base}/context`;
	return {
		tree,
		runState,
		iterations: `${base}/iterations`,
		context,
		history: `${context}/history.md`,
		failure: `${context}/failure.md`
	};
}
// src/store/runner/refusals.ts
function refused({ status, path, attempts, maxAttempts }) {
	if (status === "complete") return {
		outcome: "refused",
		reason: "complete",
		message: "the tree is complete: no leaf is open"
	};
	return {
		outcome: "refused",
		reason: "stuck",
		message: `${path} is stuck: ${attempts} of ${maxAttempts} attempts are used up. Its owner can raise max_attempts, decompose it or replan.`
	};
}
function uncommitted({ place, decision }) {
	return {
		outcome: "refused",
		reason: "uncommitted",
		message: [
			`iteration ${place.number} of ${place.run} is written and not committed; a commit holds one step. Commit it with this message:`,
			"",
			messageOf(place, decision.meta).trimEnd(),
			"",
			`or, to take it back, restore the tree and remove the folder ${place.directory}. --commit commits by itself.`
		].join("\n")
	};
}
// src/store/runner/unfinished.ts
async function unfinishedIteration(files, places, run, previous, input) {
	for (const number of await iterationNumbers(files, places, run)) {
		const place = iterationPlace(places, run, number);
		const meta = await readMeta(files, place);
		if (meta === void 0 || meta.tree !== places.tree) continue;
		const lacks = lackOf(meta, input);
		if (lacks === void 0) return void 0;
		if ((await files.read(`${place.directory}/tree.before.json`, input.limits.maxBytes))?.toString("utf8") !== canonicalText(previous)) return void 0;
		const decision = await readDecision(files, place, meta, input.limits.maxBytes);
		if (decision === void 0 || !isOutcome(previous, decision, input)) return void 0;
		return meta.phase === "written" && decision.after === canonicalText(previous) ? void 0 : {
			place,
			decision,
			lacks
		};
	}
}
function lackOf(meta, { fromHead, commit }) {
	if (meta.phase === "decided") return "finish";
	if (meta.phase === "committed" || !fromHead) return void 0;
	return meta.commit && commit !== void 0 ? "finish" : "commit";
}
function isOutcome(previous, { meta, after }, input) {
	const read = validTree(Buffer.from(after), meta.tree, input.limits);
	const step = {
		node: meta.node_id,
		status: meta.status,
		guard: meta.guard
	};
	if ("error" in read || !read.tree.byId.has(step.node)) return false;
	const outcome = outcomeOf(previous, read.tree, step, input.settings.options);
	return !("error" in outcome) && outcome.text === after && input.judge(canonicalText(previous), after, step) === void 0;
}
// src/store/runner/step.ts
async function runStep(input, files = containedFolder(input.top)) {
	const setup = {
		files,
		places: runnerPlaces(input.tree, input.runState),
		input
	};
	try {
		return await stepWith(setup);
	} catch (error) {
		return {
			outcome: "runner-error",
			message: textOf(error)
		};
	}
}
async function stepWith(setup) {
	const { files, places, input } = setup;
	const { run, atLeast } = await runOf(setup);
	const read = validTree(input.previous, `previous ${input.tree}`, input.limits);
	if ("error" in read) return runnerError(setup, await beginIteration(files, places, run, atLeast), `the previous tree cannot be used: ${read.error}`);
	const previous = read.tree;
	const unfinished = await unfinishedIteration(files, places, run, previous, input);
	if (unfinished?.lacks === "finish") return finish(setup, unfinished);
	if (unfinished !== void 0) return uncommitted(unfinished);
	const selected = selectionOf(previous);
	if (selected.status !== "open") return refused(selected);
	await removeLeftovers(setup);
	return iterate(setup, await beginIteration(files, places, run, atLeast), previous, selected.node ?? "");
}
async function iterate(setup, place, previous, node) {
	const { files, places, input } = setup;
	let decision;
	try {
		files.assertReachable(places.tree);
		for (const path of [
			places.runState,
			places.history,
			places.failure
		]) files.assertWritable(path);
		const decided = await decide(files, places, place, previous, node, input);
		if ("error" in decided) return await runnerError(setup, place, decided.error);
		decision = decided;
	} catch (error) {
		return runnerError(setup, place, textOf(error));
	}
	return applied(setup, place, decision, false);
}
async function applied({ files, places, input }, place, decision, finished) {
	try {
		return {
			outcome: "recorded",
			record: recordOf(place, decision, input, await applyDecision(files, places, place, decision, input), finished)
		};
	} catch (error) {
		const message = `${textOf(error)}\nIteration ${place.number} is decided; the next step finishes it.`;
		await files.write(`${place.directory}/runner_error.log`, `${message}\n`).catch(() => {});
		return {
			outcome: "runner-error",
			message,
			directory: place.directory
		};
	}
}
async function finish(setup, { place, decision }) {
	const { files, places, input } = setup;
	await removeLeftovers(setup);
	const found = await files.read(places.tree, input.limits.maxBytes);
	if (found !== void 0 && found.toString("utf8") !== decision.after) await files.write(`${place.directory}/tree.displaced.json`, found);
	const commit = decision.meta.commit ? input.commit : void 0;
	return applied({
		...setup,
		input: {
			...input,
			commit
		}
	}, place, decision, true);
}
async function runnerError({ files, places }, place, message) {
	const { directory, run, number } = place;
	const state = {
		runId: run,
		nextIteration: number + 1,
		lastStatus: "retry",
		lastSummary: null,
		lastGuard: "skipped"
	};
	const meta = {
		run_id: run,
		iter: number,
		tree: places.tree,
		phase: "failed"
	};
	await files.write(`${directory}/runner_error.log`, `${message}\n`).catch(() => {});
	await files.write(`${directory}/meta.json`, `${JSON.stringify(meta, null, 2)}\n`).catch(() => {});
	await files.write(places.runState, runStateText(state)).catch(() => {});
	return {
		outcome: "runner-error",
		message,
		directory
	};
}
async function runOf({ files, places, input }) {
	const onDisk = knownRunState(await files.read(places.runState, 1 << 24));
	const state = knownRunState(input.runStateAtHead) ?? onDisk;
	const named = `run-${createHash("sha256").update(input.previous).digest("hex").slice(0, 8)}`;
	const run = input.run ?? state?.runId ?? named;
	const atLeast = state?.runId === run ? state.nextIteration : 1;
	const [last = 0] = await iterationNumbers(files, places, run);
	return {
		run,
		atLeast: Math.max(atLeast, last + 1)
	};
}
async function removeLeftovers({ files, places }) {
	for (const path of [places.tree, places.runState]) {
		const folder = dirname(path);
		if (files.look(folder) !== "folder") continue;
		const leftovers = (await readdir(join(files.folder, folder))).filter((name) => isTemporaryOf(basename(path), name));
		for (const name of leftovers) await rm(join(files.folder, folder, name), { force: true });
	}
}
function textOf(error) {
	return error instanceof Error ? error.message : String(error);
}
// src/entry/step/step-tree.ts
async function findSteppedTree(source, options, folder) {
	const { git } = source;
	const head = await resolveCommit(git, "HEAD");
	if (!head.ok && options.previous === void 0) return usageError("nothing is committed yet; commit the tree first, or name a snapshot: --previous FILE");
	const commit = head.ok ? head.value : void 0;
	const policy = await stepPolicy(source, commit, options, folder);
	if ("usage" in policy || "obstacle" in policy) return policy;
	const tree = await namedTree(source, commit, policy, options);
	if (typeof tree !== "string") return tree;
	const governance = governanceOf(policy, tree);
	const runState = taskTree.parts(tree, governance.settings.options).find(({ role }) => role === runStateRole)?.glob;
	const previous = await previousBytes(source, commit, tree, options);
	if (!(previous instanceof Uint8Array)) return previous;
	const atHead = commit === void 0 ? void 0 : await blobAt(source, commit, runState ?? "");
	return {
		tree,
		runState: runState ?? "",
		governance,
		limits: policy.limits,
		previous,
		runStateAtHead: atHead instanceof Buffer ? atHead : void 0
	};
}
async function stepPolicy(source, commit, { config }, folder) {
	if (config !== void 0) return policyOnDisk(topOnDisk(folder), config, kinds);
	if (commit === void 0) return policyOf({
		configuration: null,
		waivers: null
	}, kinds);
	const read = await policyAt(source, commit, kinds);
	return read.ok ? read.value : { obstacle: read.obstacle };
}
function governanceOf(policy, tree) {
	const governed = policy.govern(tree);
	return governed?.kind.id === taskTree.id ? governed : policy.governance(taskTree);
}
async function namedTree({ git, history }, commit, policy, { tree }) {
	if (tree !== void 0) {
		const paths = await repositoryPaths(git, [tree]);
		return "usage" in paths ? paths : paths[0] ?? tree;
	}
	if (commit === void 0) return usageError("nothing is committed yet; name the tree: --tree PATH");
	const all = await history.tree(commit);
	if (!all.ok) return { obstacle: all.obstacle };
	const found = [...all.value.keys()].filter((path) => policy.govern(path)?.kind.id === taskTree.id);
	const [only, ...more] = found;
	if (only === void 0) return usageError("HEAD holds no task tree; commit one, or name it: --tree PATH");
	if (more.length === 0) return only;
	return usageError(`HEAD holds several task trees; name one with --tree: ${found.join(", ")}`);
}
async function previousBytes(source, commit, tree, { previous }) {
	if (previous !== void 0) return snapshot(previous);
	const bytes = await blobAt(source, commit ?? "", tree);
	if (bytes !== null) return bytes;
	const name = JSON.stringify(tree);
	return usageError(`HEAD holds no regular file ${name}; commit the tree first, or name a snapshot: --previous FILE`);
}
function snapshot(file) {
	try {
		return readFileSync(file);
	} catch (error) {
		return usageError(`--previous cannot be read: ${error instanceof Error ? error.message : String(error)}`);
	}
}
async function blobAt({ history, blobs }, commit, path) {
	const entry = await history.entry(commit, path);
	if (!entry.ok) return { obstacle: entry.obstacle };
	if (entry.value?.nature !== "regular") return null;
	const chunks = await blobs.open(entry.value.blob);
	if (chunks !== void 0) return Buffer.from(joinedBytes(chunks));
	return { obstacle: {
		code: "object-missing",
		message: `the repository does not hold the object ${entry.value.blob}`,
		fix: "Fetch what is missing."
	} };
}
// src/entry/step/step-repository.ts
async function stepRepository(options, caller) {
	const git = direct(openGitRepository(caller.folder, caller.environment));
	const top = await workTreeTop(git);
	if (!top.ok) return usageError(`a step needs a work tree of git: ${top.obstacle.message}`);
	const objects = createGitBlobs(git);
	const found = await findSteppedTree({
		git,
		history: createGitHistory(git, objects),
		blobs: objects
	}, options, caller.folder);
	await objects.close();
	if (isUsageError(found)) return found;
	if ("obstacle" in found) {
		const { message, fix } = found.obstacle;
		return {
			outcome: "runner-error",
			message: `${message} ${fix}`
		};
	}
	return runStep(stepInput(top.value, found, options, caller));
}
function stepInput(top, found, options, { folder, environment, signal }) {
	const { governance, limits, ...tree } = found;
	const { status, summary, guard, run } = options;
	return {
		...tree,
		top,
		limits,
		settings: governance.settings,
		fromHead: options.previous === void 0,
		status,
		summary,
		run,
		guard: guard === void 0 ? void 0 : {
			...guard,
			folder,
			environment
		},
		now: () => new Date(),
		judge: (before, after, step) => gateErrors(found, before, after, step),
		commit: options.commit ? (message) => commitEverything(top, environment, message) : void 0,
		...signal === void 0 ? {} : { signal }
	};
}
function gateErrors({ governance, limits, tree }, before, after, step) {
	const texts = checkGoverned(governance, limits, {
		before,
		after,
		path: tree,
		step
	}).findings.filter(({ severity }) => severity === "error").map(({ ruleId, message }) => `${ruleId}: ${message}`);
	return texts.length === 0 ? void 0 : texts.join("; ");
}
// src/entry/command-step.ts
async function step(argv, flags) {
	const options = readStepOptions(argv, flags);
	if (isUsageError(options)) return refuse(options);
	const caller = {
		folder: process.cwd(),
		environment: process.env
	};
	const result = await interruptible((signal) => stepRepository(options, {
		...caller,
		signal
	}));
	if (isUsageError(result)) return refuse(result);
	processTerminal.out(options.format === "json" ? stepJson(result) : stepText(result));
	return stepExitCode(result);
}
async function interruptible(work) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	const signals = [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	];
	for (const name of signals) process.on(name, abort);
	try {
		return await work(controller.signal);
	} finally {
		for (const name of signals) process.off(name, abort);
	}
}
export { step };
