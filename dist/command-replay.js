import { o as replaying, t as streamJudge } from "./kind-event-log.js";
import { ct as exitCodes, g as usageError, it as processTerminal, m as refuse, x as safeText } from "./hook.js";
import { createReadStream } from "node:fs";
// src/entry/replay-text.ts
function runText(run) {
	return [
		runLine(run),
		...run.phases.flatMap(({ phase }) => phaseLines(run, phase)),
		...strayLines(run)
	].map((line) => `${line}\n`).join("");
}
function runLine({ runId, state, workspaceRoot, reason, firstSeq, lastSeq, startedAt, endedAt }) {
	const passed = Date.parse(endedAt ?? "") - Date.parse(startedAt ?? "");
	return [
		`${safeText(runId)}  ${state}${reason === null ? "" : `: ${safeText(reason)}`}`,
		...workspaceRoot === null ? [] : [safeText(workspaceRoot)],
		`seq ${firstSeq} to ${lastSeq}`,
		...startedAt === null ? [] : [safeText(startedAt)],
		...Number.isNaN(passed) ? [] : [duration(passed)]
	].join("  ");
}
function phaseLines(run, phase) {
	const own = run.phases.find((each) => each.phase === phase);
	if (own === void 0 || own.attempts === 0) return [];
	const attempts = `${own.attempts} attempt${own.attempts === 1 ? "" : "s"}`;
	const steps = run.steps.filter((step) => step.phase === phase);
	return [`  ${phase}  ${own.done ? "done" : "not done"}, ${attempts}`, ...steps.flatMap((step) => stepLines(run, step))];
}
function stepLines(run, step) {
	const agent = step.agentId === null ? "" : ` by ${safeText(step.agentId)}`;
	const why = step.reason === null ? "" : `: ${safeText(step.reason)}`;
	const text = `attempt ${step.attempt}${agent}  ${step.status}${why}`;
	const within = entriesOf(run, ({ stepId }) => stepId === step.stepId);
	return [line(4, {
		seq: step.startSeq,
		end: step.endSeq,
		text
	}), ...within.map((entry) => line(6, entry))];
}
function strayLines(run) {
	const known = new Set(run.steps.filter(({ phase }) => run.phases.some((each) => each.phase === phase)).map(({ stepId }) => stepId));
	const stray = entriesOf(run, ({ stepId }) => !known.has(stepId));
	return stray.length === 0 ? [] : ["  in no step", ...stray.map((entry) => line(4, entry))];
}
function entriesOf(run, isOwn) {
	return [
		...run.toolCalls.filter(isOwn).map(toolEntry),
		...run.llmCalls.filter(isOwn).map(modelEntry),
		...run.artifacts.filter(isOwn).map(artifactEntry)
	].sort((left, right) => left.seq - right.seq);
}
function toolEntry({ startSeq: seq, endSeq: end, toolName, status, durationMs, errorCode, reason }) {
	const why = [errorCode, reason].filter((part) => part !== null).map(safeText).join(" ");
	return {
		seq,
		end,
		text: [
			`tool ${safeText(toolName)}`,
			why === "" ? status : `${status}: ${why}`,
			...timed(durationMs)
		].join("  ")
	};
}
function modelEntry({ startSeq: seq, endSeq: end, model, status, durationMs }) {
	return {
		seq,
		end,
		text: [
			`llm ${safeText(model ?? "call")}`,
			status,
			...timed(durationMs)
		].join("  ")
	};
}
function artifactEntry({ startSeq: seq, type, path, sizeBytes }) {
	const where = path === null ? "" : ` ${safeText(path)}`;
	return {
		seq,
		end: seq,
		text: `${safeText(type)}${where}  ${sizeBytes} bytes`
	};
}
function timed(durationMs) {
	return durationMs === null ? [] : [duration(durationMs)];
}
function duration(milliseconds) {
	if (Math.abs(milliseconds) < 1e3) return `${Math.round(milliseconds)} ms`;
	const seconds = milliseconds / 1e3;
	if (Math.abs(seconds) < 60) return `${seconds.toFixed(1)} s`;
	return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
function line(indent, { seq, end, text }) {
	const span = end === null ? `${seq}–` : end === seq ? `${seq}` : `${seq}–${end}`;
	return `${" ".repeat(indent)}${span.padEnd(9)}  ${text}`;
}
// src/entry/command-replay.ts
async function replay(file, { run, format }) {
	if (format !== "text" && format !== "json") return refuse(usageError(`replay knows the formats text and json, not ${JSON.stringify(format)}`));
	const read = await readLog(file, run);
	if ("usage" in read) return refuse(read);
	if (run !== void 0 && read.runs.length === 0) return refuse(usageError(`there is no run ${JSON.stringify(run)} in ${JSON.stringify(file)}`));
	if (format === "json") processTerminal.out(`${JSON.stringify({
		version: 1,
		...read
	}, null, 2)}\n`);
	else processTerminal.out(textOf(file, read));
	return read.findings.some(({ severity }) => severity === "error") ? exitCodes.findings : exitCodes.clean;
}
async function readLog(file, run) {
	const runs = [];
	const views = replaying((view) => {
		if (run === void 0 || view.runId === run || view.runId === `run-${run}`) runs.push(view);
	});
	const judge = streamJudge(views.take);
	try {
		const input = file === "-" ? process.stdin : createReadStream(file, { highWaterMark: 1 << 20 });
		for await (const chunk of input) judge.push(chunk);
	} catch (error) {
		return usageError(`${JSON.stringify(file)} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
	}
	views.end();
	return {
		runs,
		findings: judge.end()
	};
}
function textOf(file, { runs, findings }) {
	const said = findings.map(({ line, severity, ruleId, message }) => `${safeText(file)}:${line}  ${severity}  ${ruleId}  ${safeText(message)}\n`);
	return `${(runs.length === 0 ? ["There is no run in this log.\n"] : runs.map(runText)).join("\n")}${said.length === 0 ? "" : "\n"}${said.join("")}`;
}
export { replay };
