import { At as phases, Dn as defaultLimits, Dt as runTable, Et as logJudge, Ot as phaseIndex, Tt as rules, Vn as pointerTokens, bn as runRules, kt as defaultEventLogOptions } from "./cli-judgement.js";
import { f as refuse, m as usageError, vt as processTerminal, xt as exitCodes, y as safeText } from "./cli-hook.js";
import { createReadStream } from "node:fs";
// src/kinds/event-log/log-findings.ts
function logFindings({ breaches, lineFaults, faults }) {
	const { findings } = runRules(rules, {
		scope: "snapshot",
		after: null,
		breaches,
		lineFaults,
		changes: [],
		rewritten: "",
		oldLines: 0,
		foreignIds: [],
		unjudged: []
	}, {
		scope: "snapshot",
		path: ""
	}, new Map());
	return [...faults.map(unreadable), ...findings.map(asLogFinding)].sort((left, right) => left.line - right.line);
}
function unreadable({ message, span }) {
	return {
		ruleId: "state-file/unreadable",
		severity: "error",
		message: `cannot be read: ${message}`,
		line: span.line
	};
}
function asLogFinding({ ruleId, severity, message, data, at }) {
	const [index = "0"] = pointerTokens(at.pointer);
	return {
		ruleId,
		severity,
		message,
		line: Number(index) + 1,
		...data === void 0 ? {} : { data }
	};
}
// src/kinds/event-log/judge-stream.ts
function streamJudge(onEvent) {
	const limits = {
		...defaultLimits,
		maxValues: Number.MAX_SAFE_INTEGER
	};
	const judge = logJudge(defaultEventLogOptions, limits, onEvent);
	return {
		push: judge.push,
		end() {
			const { judged, faults } = judge.end();
			return logFindings({
				...judged,
				faults
			});
		}
	};
}
// src/kinds/event-log/build-view.ts
function viewBuilder(first) {
	const draft = {
		run: {
			runId: first.runId,
			state: "pending",
			workspaceRoot: null,
			firstSeq: first.seq,
			lastSeq: first.seq,
			startedAt: null,
			endedAt: null,
			reason: null
		},
		attempts: [
			0,
			0,
			0
		],
		done: [
			false,
			false,
			false
		],
		steps: new Map(),
		tools: new Map(),
		models: new Map(),
		artifacts: new Map(),
		begun: new Map()
	};
	return {
		take: (event) => takeEvent(draft, event),
		view: () => viewOf(draft)
	};
}
function viewOf({ run, attempts, done, steps, tools, models, artifacts }) {
	const copies = (map) => [...map.values()].map((value) => ({ ...value }));
	return {
		...run,
		phases: phases.map((phase, index) => ({
			phase,
			attempts: attempts[index] ?? 0,
			done: done[index] === true
		})),
		steps: copies(steps),
		toolCalls: copies(tools),
		llmCalls: copies(models),
		artifacts: copies(artifacts)
	};
}
function takeEvent(draft, event) {
	const { run } = draft;
	run.lastSeq = Math.max(run.lastSeq, event.seq);
	if (event.type === "run.started") startRun(draft, event);
	else if (event.type === "run.finished" || event.type === "run.failed") endRun(draft, event);
	else if (event.type === "step.started") startStep(draft, event);
	else if (event.type.startsWith("step.")) endStep(draft, event);
	else if (event.type === "tool.called") startTool(draft, event);
	else if (event.type.startsWith("tool.")) endTool(draft, event);
	else if (event.type.startsWith("llm.")) takeModelCall(draft, event);
	else if (event.type === "artifact.created") addArtifact(draft, event);
}
const textIn = ({ fields }, name) => {
	const value = fields[name];
	return typeof value === "string" ? value : null;
};
function startRun({ run }, event) {
	if (run.state !== "pending") return;
	run.state = "running";
	run.workspaceRoot = textIn(event, "workspace_root");
	run.startedAt = textIn(event, "timestamp");
}
function endRun({ run }, event) {
	run.state = event.type === "run.finished" ? "completed" : "failed";
	run.endedAt = textIn(event, "timestamp");
	run.reason = textIn(event, "reason");
}
function startStep({ steps, attempts }, event) {
	const stepId = textIn(event, "step_id");
	if (stepId === null || steps.has(stepId)) return;
	const phase = textIn(event, "phase") ?? "";
	const index = phaseIndex(phase);
	if (index >= 0) attempts[index] = (attempts[index] ?? 0) + 1;
	const attempt = attempts[index] ?? 0;
	const agentId = textIn(event, "agent_id");
	steps.set(stepId, {
		stepId,
		phase,
		attempt,
		agentId,
		status: "running",
		startSeq: event.seq,
		endSeq: null,
		reason: null
	});
}
function endStep({ steps, done }, event) {
	const step = steps.get(textIn(event, "step_id") ?? "");
	if (step === void 0 || step.endSeq !== null) return;
	step.endSeq = event.seq;
	step.status = event.type === "step.finished" ? "finished" : "failed";
	step.reason = textIn(event, "reason");
	const index = phaseIndex(step.phase);
	if (step.status === "finished" && index >= 0) done[index] = true;
}
function startTool(draft, event) {
	const toolCallId = textIn(event, "tool_call_id");
	if (toolCallId === null || draft.tools.has(toolCallId)) return;
	remember(draft, event);
	draft.tools.set(toolCallId, {
		toolCallId,
		stepId: textIn(event, "step_id") ?? "",
		toolName: textIn(event, "tool_name") ?? "",
		status: "running",
		startSeq: event.seq,
		endSeq: null,
		durationMs: null,
		errorCode: null,
		reason: null
	});
}
function endTool(draft, event) {
	const call = draft.tools.get(textIn(event, "tool_call_id") ?? "");
	if (call === void 0 || call.endSeq !== null) return;
	call.endSeq = event.seq;
	call.status = event.type === "tool.returned" ? "returned" : "failed";
	call.durationMs = durationOf(draft, event, call.startSeq);
	call.errorCode = textIn(event, "error_code");
	call.reason = textIn(event, "reason");
}
function takeModelCall(draft, event) {
	const llmCallId = textIn(event, "llm_call_id");
	if (llmCallId === null) return;
	const call = draft.models.get(llmCallId);
	if (event.type === "llm.requested" && call === void 0) {
		remember(draft, event);
		const stepId = textIn(event, "step_id") ?? "";
		const model = textIn(event, "model");
		draft.models.set(llmCallId, {
			llmCallId,
			stepId,
			model,
			status: "running",
			startSeq: event.seq,
			endSeq: null,
			durationMs: null
		});
	} else if (event.type === "llm.responded" && call?.endSeq === null) {
		call.endSeq = event.seq;
		call.status = "responded";
		call.model ??= textIn(event, "model");
		call.durationMs = durationOf(draft, event, call.startSeq);
	}
}
function addArtifact({ artifacts }, event) {
	const artifactId = textIn(event, "artifact_id");
	if (artifactId === null || artifacts.has(artifactId)) return;
	const size = event.fields.size_bytes;
	artifacts.set(artifactId, {
		artifactId,
		stepId: textIn(event, "step_id") ?? "",
		type: textIn(event, "artifact_type") ?? "",
		path: textIn(event, "path"),
		checksum: textIn(event, "checksum") ?? "",
		sizeBytes: typeof size === "number" ? size : 0,
		status: "created",
		startSeq: event.seq,
		endSeq: event.seq
	});
}
function remember({ begun }, event) {
	const at = textIn(event, "timestamp");
	if (at !== null) begun.set(event.seq, at);
}
function durationOf({ begun }, event, startSeq) {
	const said = event.fields.duration_ms;
	if (typeof said === "number") return said;
	const passed = Date.parse(textIn(event, "timestamp") ?? "") - Date.parse(begun.get(startSeq) ?? "");
	begun.delete(startSeq);
	return Number.isNaN(passed) ? null : passed;
}
// src/kinds/event-log/replay.ts
function replaying(give) {
	const open = new Map();
	const closed = runTable();
	return {
		take(event) {
			const known = open.get(event.runId);
			if (known === void 0 && closed.find(event.runId) !== void 0) return;
			const builder = known ?? viewBuilder(event);
			open.set(event.runId, builder);
			builder.take(event);
			if (event.type !== "run.finished" && event.type !== "run.failed") return;
			open.delete(event.runId);
			const end = {
				seq: event.seq,
				line: event.line
			};
			closed.add({
				id: event.runId,
				failed: event.type === "run.failed",
				start: end,
				end
			});
			give(builder.view());
		},
		end() {
			for (const builder of open.values()) give(builder.view());
		}
	};
}
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
