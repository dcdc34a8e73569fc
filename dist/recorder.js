import { V as defaultLimits, d as failed, u as done, z as jsonEqual } from "./core.js";
import { c as lineValue, d as sameRunId, f as pathFault, h as defaultEventLogOptions, l as logJudge, m as checkOptions, n as judgeNext, p as readRoot, r as logFindings, u as sameId } from "./kind-event-log.js";
import { E as isJsonObject } from "./hook-names.js";
import { lt as wayBelow } from "./hook.js";
import { t as containedFolder } from "./contained-folder.js";
import { createHash, randomUUID } from "node:crypto";
import { open, readFile, readdir, rm, stat } from "node:fs/promises";
import { closeSync, constants as constants$1, fstatSync, fsync, fsyncSync, ftruncateSync, lstatSync, openSync, readSync, realpathSync, statSync, writeSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { promisify } from "node:util";
import { spawn } from "node:child_process";
// src/store/recorder/interrupted.ts
function endingsOf(run, reason, stepId) {
	if (run === void 0) return [];
	const isMeant = (id) => stepId === void 0 || id === stepId;
	return [
		...callsUnderWay(run.tools, isMeant).map(([id, call]) => endOfTool(id, call, reason)),
		...callsUnderWay(run.models, isMeant).map(([id, call]) => endOfModel(id, call, reason)),
		...[...run.steps].filter(([id, { end }]) => end === void 0 && isMeant(id)).map(([id, step]) => endOfStep(id, step, reason))
	];
}
function callsUnderWay(calls, isMeant) {
	return [...calls].filter(([, { end, stepId }]) => end === void 0 && isMeant(stepId));
}
function endOfTool(id, { stepId, name, badInput }, reason) {
	return {
		type: "tool.failed",
		step_id: stepId,
		tool_call_id: id,
		tool_name: name,
		reason: badInput ?? reason,
		error_code: badInput === void 0 ? "INTERRUPTED" : "INVALID_INPUT"
	};
}
function endOfModel(id, { stepId }, reason) {
	return {
		type: "llm.responded",
		step_id: stepId,
		llm_call_id: id,
		response: { error: reason }
	};
}
function endOfStep(id, { phase }, reason) {
	return {
		type: "step.failed",
		step_id: id,
		phase,
		reason
	};
}
// src/store/recorder/group-sync.ts
function groupSync(flush) {
	let running;
	let waiting;
	const begin = () => {
		const mine = flush().finally(() => {
			if (running === mine) running = void 0;
		});
		running = mine;
		return mine;
	};
	return () => {
		if (running === void 0) return begin();
		waiting ??= running.then(() => {
			waiting = void 0;
			return begin();
		});
		return waiting;
	};
}
// src/store/recorder/result.ts
function refused(code, message, invariant) {
	return failed({
		code,
		message,
		...invariant === void 0 ? {} : { invariant }
	});
}
function refusedBy({ ruleId, message, data }) {
	const invariant = typeof data?.invariant === "string" ? data.invariant : "40";
	return failed({
		code: "E_INVARIANT",
		message,
		invariant,
		rule: ruleId
	});
}
const longestReason = 4096;
function reasonOf(cause) {
	const text = Buffer.from(cause instanceof Error ? cause.message : said(cause)).toString();
	return text.length > longestReason ? `${text.slice(0, 4095).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
}
function said(cause) {
	try {
		return String(cause);
	} catch {
		return "what was thrown cannot be shown";
	}
}
// src/store/recorder/log-bytes.ts
const chunkBytes = 1 << 20;
const longestPauseMs = 8;
const logLimits = {
	...defaultLimits,
	maxValues: Number.MAX_SAFE_INTEGER
};
function logBytes(path, descriptor, options) {
	const judge = logJudge(options, logLimits);
	const { dev, ino } = fstatSync(descriptor, { bigint: true });
	let broken;
	let read = 0;
	let rest = Buffer.alloc(0);
	const fail = (code, message) => {
		broken ??= refused(code, `${path}: ${message}`);
		return broken;
	};
	const take = (bytes) => {
		read += bytes.length;
		const text = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
		const end = text.lastIndexOf(10) + 1;
		if (end > 0) judge.push(text.subarray(0, end));
		rest = Buffer.from(text.subarray(end));
	};
	const isSameFile = () => {
		const there = statSync(path, {
			bigint: true,
			throwIfNoEntry: false
		});
		return there !== void 0 && there.dev === dev && there.ino === ino;
	};
	const catchUp = () => {
		if (broken !== void 0) return broken;
		if (!isSameFile()) return fail("E_LOG_CHANGED", "the log was removed or replaced by another file");
		const { size } = fstatSync(descriptor);
		if (size < read) return fail("E_LOG_CHANGED", `the log was cut from ${read} to ${size} bytes`);
		while (read < size) {
			const buffer = Buffer.alloc(Math.min(chunkBytes, size - read));
			const length = readSync(descriptor, buffer, 0, buffer.length, read);
			if (length === 0) return fail("E_LOG_CHANGED", `the log was cut below ${size} bytes`);
			take(buffer.subarray(0, length));
		}
		return unreadable(judge.state, fail) ?? done(null);
	};
	const guarded = (work) => {
		try {
			return work();
		} catch (cause) {
			return refused("E_WRITE", `${path}: ${reasonOf(cause)}`);
		}
	};
	const undo = (written, wanted) => {
		const reason = `only ${written} of ${wanted} bytes could be written`;
		if (fstatSync(descriptor).size !== read + written) return fail("E_TORN_LINE", reason);
		ftruncateSync(descriptor, read);
		return refused("E_WRITE", `${path}: ${reason}; they were taken back`);
	};
	const flush = promisify(fsync);
	const sync = groupSync(async () => {
		try {
			await flush(descriptor);
			return done(null);
		} catch (cause) {
			return fail("E_WRITE", `what was written may be lost: ${reasonOf(cause)}`);
		}
	});
	return {
		state: judge.state,
		rest: () => rest,
		settle: () => guarded(() => {
			let known = catchUp();
			for (let wait = 1; known.ok && rest.length > 0 && wait <= longestPauseMs; wait *= 2) {
				pause(wait);
				known = catchUp();
			}
			return known;
		}),
		cut() {
			ftruncateSync(descriptor, read - rest.length);
			read -= rest.length;
			rest = Buffer.alloc(0);
		},
		tornRefusal: () => {
			return refused("E_TORN_LINE", `${path}: ${`line ${judge.state.lineCount() + 1}`} is torn (${rest.length} bytes); open the log with tornLine: 'truncate' once nobody else writes to it`, "40");
		},
		write: (bytes) => guarded(() => {
			const written = writeSync(descriptor, bytes);
			if (written < bytes.length) return undo(written, bytes.length);
			if (fstatSync(descriptor).size === read + bytes.length) take(bytes);
			else guarded(catchUp);
			return done(null);
		}),
		sync,
		async close() {
			if (broken?.error.code === "E_CLOSED") return done(null);
			const synced = broken === void 0 ? await sync() : broken;
			broken = refused("E_CLOSED", `${path}: the recorder is closed`);
			return guarded(() => {
				closeSync(descriptor);
				return synced;
			});
		}
	};
}
function unreadable({ faults, lineFaults }, fail) {
	const [fault] = faults;
	const [lineFault] = lineFaults;
	const advice = "repair it, or record into another file";
	if (fault !== void 0) return fail("E_LOG_UNREADABLE", `line ${fault.span.line} cannot be read: ${fault.message}; ${advice}`);
	if (lineFault !== void 0) return fail("E_LOG_UNREADABLE", `line ${lineFault.line} is no object; ${advice}`);
}
const sleeper = new Int32Array(new SharedArrayBuffer(4));
function pause(milliseconds) {
	Atomics.wait(sleeper, 0, 0, milliseconds);
}
// src/store/recorder/log-file.ts
function openLogFile(path, options, tornLine) {
	try {
		const existing = statSync(path, { throwIfNoEntry: false });
		if (existing !== void 0 && !existing.isFile()) return refused("E_WRITE", `${path} is no regular file`);
		const descriptor = openSync(path, "a+", 420);
		if (existing === void 0) keepName(path);
		const opened = opening(path, descriptor, options, tornLine);
		if (!opened.ok) closeSync(descriptor);
		return opened;
	} catch (cause) {
		return refused("E_WRITE", `${path} cannot be opened: ${reasonOf(cause)}`);
	}
}
function keepName(path) {
	try {
		const folder = openSync(dirname(path), "r");
		try {
			fsyncSync(folder);
		} finally {
			closeSync(folder);
		}
	} catch {}
}
function opening(path, descriptor, options, tornLine) {
	const bytes = logBytes(path, descriptor, options);
	const known = bytes.settle();
	if (!known.ok) return known;
	const rest = bytes.rest();
	if (rest.length === 0) return done(logFile(bytes, null));
	if (tornLine !== "truncate") return bytes.tornRefusal();
	const line = bytes.state.lineCount() + 1;
	const { value, found } = lineValue(rest, line, logLimits);
	const isWhole = found.length === 0 && isJsonObject(value);
	if (isWhole) writeSync(descriptor, "\n");
	else bytes.cut();
	const after = bytes.settle();
	const repair = isWhole ? "completed" : "truncated";
	return after.ok ? done(logFile(bytes, {
		line,
		bytes: rest.length,
		repair
	})) : after;
}
function logFile(bytes, torn) {
	const { state } = bytes;
	return {
		state,
		torn,
		append(make) {
			const known = bytes.settle();
			if (!known.ok) return known;
			if (bytes.rest().length > 0) return bytes.tornRefusal();
			const made = make();
			return made.ok ? bytes.write(Buffer.from(made.value)) : made;
		},
		sync: bytes.sync,
		close: bytes.close
	};
}
// src/store/recorder/json-form.ts
const mostLevels = 500;
const mostValues = 1e6;
function jsonFault(value) {
	const pending = [{
		value,
		place: "",
		level: 0
	}];
	let count = 0;
	for (let each = pending.pop(); each !== void 0; each = pending.pop()) {
		count += 1;
		const fault = count > mostValues ? "holds too many values" : ownFault(each.value, each.level);
		if (fault !== void 0) return `${each.place === "" ? "it" : each.place} ${fault}`;
		if (typeof each.value !== "object" || each.value === null) continue;
		const isList = Array.isArray(each.value);
		for (const [name, member] of Object.entries(each.value)) if (isList || member !== void 0) pending.push({
			value: member,
			place: `${each.place}/${name}`,
			level: each.level + 1
		});
	}
}
function ownFault(value, level) {
	if (level > mostLevels) return `is nested deeper than ${mostLevels} levels, or holds itself`;
	if (value === null || typeof value === "string" || typeof value === "boolean") return void 0;
	if (typeof value === "number") return Number.isFinite(value) ? void 0 : `is ${value}, which is no JSON`;
	if (typeof value !== "object") return `is of type ${typeof value}, which is no JSON`;
	if (Array.isArray(value)) return void 0;
	const prototype = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null ? void 0 : "is no plain object";
}
function jsonCopy(value) {
	return value === void 0 ? value : JSON.parse(JSON.stringify(value));
}
// src/store/recorder/memory.ts
function runMemory() {
	const values = new Map();
	return {
		set(key, value) {
			if (typeof key !== "string") return refused("E_INVARIANT", `a key of memory must be text, not ${typeof key}`, "51");
			const fault = jsonFault(value);
			if (fault !== void 0) return refused("E_INVARIANT", `memory cannot keep ${JSON.stringify(key)}: ${fault}`, "51");
			values.set(key, JSON.stringify(jsonCopy(value)));
			return done(null);
		},
		get(key) {
			const text = values.get(key);
			return text === void 0 ? void 0 : JSON.parse(text);
		},
		delete: (key) => values.delete(key),
		keys: () => [...values.keys()]
	};
}
// src/store/recorder/recording.ts
function recordingOf(log, settings) {
	const { runs } = log.state;
	return {
		settings,
		log,
		run: (runId) => runs.open.get(runId),
		emit: (runId, plan, allowed = []) => log.append(() => {
			try {
				const drafts = plan(runs.open.get(runId));
				return drafts.ok ? judged(drafts.value, runId, log, settings, allowed) : drafts;
			} catch (cause) {
				return refused("E_CONFIGURATION", `clock or uuid failed: ${reasonOf(cause)}`);
			}
		}),
		async settled(types) {
			const isEnd = types.some((type) => type === "run.finished" || type === "run.failed");
			return settings.fsync === "always" || settings.fsync === "run" && isEnd ? log.sync() : done(null);
		}
	};
}
function judged(drafts, runId, { state }, settings, allowed) {
	const fault = drafts.map(draftFault).find((each) => each !== void 0);
	if (fault !== void 0) return fault;
	const { runs } = state;
	const last = runs.open.get(runId)?.last.seq ?? runs.closed.find(runId)?.end.seq ?? 0;
	const lines = drafts.map((draft, index) => JSON.stringify(stamped(draft, runId, last + 1 + index, settings)));
	const findings = judgeNext(lines, runId, state, settings.options).filter(({ ruleId, severity }) => severity === "error" || !allowed.includes(ruleId));
	const [finding = findings[0]] = findings.filter(({ severity }) => severity === "error");
	return finding === void 0 ? done(lines.map((line) => `${line}\n`).join("")) : refusedBy(finding);
}
function draftFault(draft) {
	for (const [name, value] of Object.entries(draft)) {
		const fault = value === void 0 ? void 0 : jsonFault(value);
		if (fault !== void 0) return refused("E_INVARIANT", `${draft.type}: ${name} cannot be recorded: ${fault}`, "40");
	}
}
function stamped({ type, ...fields }, runId, seq, { uuid, clock }) {
	return {
		type,
		run_id: runId,
		seq,
		event_id: uuid(),
		timestamp: clock().toISOString(),
		...fields
	};
}
// src/store/recorder/contained-path.ts
function containedPath(root, path) {
	if (typeof path !== "string" || path === "" || path.includes("\0")) return refused("E_SANDBOX_VIOLATION", `${JSON.stringify(path) ?? "nothing"} is no path`, "43");
	const target = resolve(root, path);
	if (wayBelow(root, target) === void 0) return outside(path, root);
	try {
		const real = realPath(target);
		return wayBelow(root, real) === void 0 ? outside(path, root) : done(real);
	} catch (cause) {
		return refused("E_SANDBOX_VIOLATION", `${JSON.stringify(path)} cannot be resolved: ${reasonOf(cause)}`, "43");
	}
}
function outside(path, root) {
	return refused("E_SANDBOX_VIOLATION", `${JSON.stringify(path)} leads out of ${root}`, "42");
}
function realPath(target) {
	const missing = [];
	let there = target;
	while (lstatSync(there, { throwIfNoEntry: false }) === void 0 && dirname(there) !== there) {
		missing.unshift(basename(there));
		there = dirname(there);
	}
	return join(realpathSync(there), ...missing);
}
// src/store/recorder/artifact.ts
async function recordArtifact(recording, { runId, stepId }, input) {
	if (typeof input !== "object" || input === null) return refused("E_INVARIANT", "an artifact must be described by an object", "31");
	const path = pathOf(recording.settings.root, input);
	if (!path.ok) return path;
	const measured = await measure(input, path.value);
	if (!measured.ok) return measured;
	const { checksum, sizeBytes } = measured.value;
	let id = "";
	const emitted = recording.emit(runId, () => {
		id = recording.settings.uuid();
		const own = {
			artifact_id: id,
			artifact_type: input.type,
			path: path.value
		};
		return done([{
			type: "artifact.created",
			step_id: stepId,
			...own,
			checksum,
			size_bytes: sizeBytes
		}]);
	});
	if (!emitted.ok) return emitted;
	const safe = await recording.settled(["artifact.created"]);
	return safe.ok ? done({
		id,
		path: path.value,
		checksum,
		sizeBytes
	}) : safe;
}
function pathOf(root, { path }) {
	if (path === void 0) return done(void 0);
	const known = readRoot(root);
	if (pathFault(String(path), typeof known === "string" ? void 0 : known, !isAbsolute(String(path))) === "escapes") return refused("E_SANDBOX_VIOLATION", `artifact path ${JSON.stringify(path)} has a segment ..`, "34");
	return containedPath(root, path);
}
async function measure({ content, checksum, sizeBytes }, path) {
	if (content === void 0 && (checksum !== void 0 || sizeBytes !== void 0)) return done({
		checksum: checksum ?? "",
		sizeBytes: sizeBytes ?? 0
	});
	if (content === void 0 && path === void 0) return refused("E_INVARIANT", "an artifact needs a path, its content, or checksum and sizeBytes", "32");
	try {
		const bytes = content ?? await readFile(path ?? "");
		const sum = createHash("sha256").update(bytes).digest("hex");
		return done({
			checksum: checksum ?? sum,
			sizeBytes: sizeBytes ?? Buffer.byteLength(bytes)
		});
	} catch (cause) {
		return refused("E_FILE", `the artifact cannot be read: ${reasonOf(cause)}`);
	}
}
// src/store/recorder/command.ts
function runCommand([program = "", ...args], folder, timeoutMs) {
	const child = spawn(program, args, {
		cwd: folder,
		shell: false,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32"
	});
	const [stdout, stderr] = [keptEnd(child.stdout), keptEnd(child.stderr)];
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			end(child);
			reject(Object.assign(new Error(`${program} was ended after ${timeoutMs} ms`), { code: "TIMEOUT" }));
		}, timeoutMs);
		child.once("error", (error) => {
			clearTimeout(timer);
			reject(error);
		});
		child.once("close", (code) => {
			clearTimeout(timer);
			resolve({
				exit_code: code,
				stdout: stdout(),
				stderr: stderr()
			});
		});
	});
}
function keptEnd(stream) {
	let kept = Buffer.alloc(0);
	stream.on("data", (chunk) => {
		kept = Buffer.concat([kept, chunk]).subarray(-65536);
	});
	return () => kept.toString();
}
function end(child) {
	for (const stream of [child.stdout, child.stderr]) stream.destroy();
	try {
		if (child.pid !== void 0 && process.platform !== "win32") process.kill(-child.pid, "SIGKILL");
		else child.kill("SIGKILL");
	} catch {}
}
// src/store/recorder/model-call.ts
async function recordModelCall(recording, { runId, stepId }, request, work) {
	const { clock, uuid } = recording.settings;
	let fields = {
		step_id: stepId,
		llm_call_id: ""
	};
	let begun = 0;
	const { model, prompt } = request ?? {};
	const asked = recording.emit(runId, () => {
		fields = {
			...fields,
			llm_call_id: uuid()
		};
		begun = clock().getTime();
		return done([{
			type: "llm.requested",
			...fields,
			model,
			prompt
		}]);
	});
	if (!asked.ok) return asked;
	const safe = await recording.settled(["llm.requested"]);
	if (!safe.ok) return safe;
	const respond = (answer) => recording.emit(runId, (run) => {
		if (run === void 0 || run.models.get(fields.llm_call_id)?.end !== void 0) return refused("INTERRUPTED", "the call of the model was ended with its step", "25");
		const { response, usage, model: answering } = answer;
		const duration = Math.max(0, clock().getTime() - begun);
		return done([{
			type: "llm.responded",
			...fields,
			model: answering,
			response,
			usage,
			duration_ms: duration
		}]);
	});
	const answered = await answerOf(work);
	const responded = answered.ok ? respond(answered.value ?? {}) : respond({ response: { error: answered.error.message } });
	if (!responded.ok && responded.error.invariant === "40") respond({ response: { error: responded.error.message } });
	if (!responded.ok) return responded;
	const written = await recording.settled(["llm.responded"]);
	return written.ok ? answered : written;
}
async function answerOf(work) {
	try {
		return done(await work());
	} catch (cause) {
		return refused("LLM_FAILED", reasonOf(cause));
	}
}
// src/store/recorder/settings.ts
const wrapperNames = [
	"run_tests",
	"run_build",
	"run_lint"
];
const defaultAgents = {
	planner: {
		phase: "planner",
		tier: "READ"
	},
	executor: {
		phase: "executor",
		tier: "EXECUTE"
	},
	reviewer: {
		phase: "reviewer",
		tier: "READ"
	}
};
function settingsOf(given) {
	try {
		return readSettings(given);
	} catch (cause) {
		return wrong(`the options cannot be read: ${reasonOf(cause)}`);
	}
}
function readSettings(given) {
	const root = rootOf(given.workspaceRoot);
	if (!root.ok) return root;
	const options = registryOf(given);
	if (!options.ok) return options;
	const commands = commandsOf(given.commands ?? {});
	if (!commands.ok) return commands;
	const { fsync = "always", commandTimeoutMs = 6e5, clock = () => new Date(), uuid = randomUUID } = given;
	if (![
		"always",
		"run",
		"never"
	].includes(fsync)) return wrong("fsync must be 'always', 'run' or 'never'");
	if (!(commandTimeoutMs > 0)) return wrong("commandTimeoutMs must be above 0");
	if (typeof given.file !== "string" || given.file === "") return wrong("file must be the path of the log");
	const [file, value] = [resolve(given.file), commands.value];
	return done({
		file,
		root: root.value,
		options: options.value,
		commands: value,
		commandTimeoutMs,
		fsync,
		clock,
		uuid: () => sameId(String(uuid()))
	});
}
function wrong(message, invariant) {
	return refused("E_CONFIGURATION", message, invariant);
}
function rootOf(path) {
	const shown = JSON.stringify(path) ?? "nothing";
	if (typeof path !== "string" || !isAbsolute(path) || path.includes("\0")) return refused("E_INVARIANT", `workspaceRoot ${shown} must be an absolute path`, "4a");
	try {
		const real = realpathSync(path);
		if (!statSync(real).isDirectory()) return refused("E_INVARIANT", `workspaceRoot ${shown} must be a folder`, "4a");
		return typeof readRoot(real) === "string" ? refused("E_INVARIANT", `workspaceRoot ${shown} cannot be written in normal form`, "4a") : done(real);
	} catch (cause) {
		return refused("E_INVARIANT", `workspaceRoot ${shown} cannot be used: ${reasonOf(cause)}`, "4a");
	}
}
function registryOf({ agents = {}, tools = {} }) {
	const fault = jsonFault({
		agents,
		tools
	});
	if (fault !== void 0) return wrong(`agents and tools must be plain data: ${fault}`, "45");
	if ([agents, tools].some((each) => typeof each !== "object" || each === null)) return wrong("agents and tools must be objects", "45");
	if (Object.hasOwn(tools, "execute_shell")) return wrong("tools may not hold execute_shell: no run executes a shell", "44");
	const wrappers = Object.fromEntries(wrapperNames.map((name) => [name, { tier: "EXECUTE" }]));
	const all = Object.keys(agents).length === 0 ? defaultAgents : agents;
	const checked = checkOptions(jsonCopy({
		agents: all,
		tools: {
			...wrappers,
			...tools
		}
	}));
	if (checked.ok) return done({
		...defaultEventLogOptions,
		...checked.options
	});
	return wrong(checked.faults.map(({ pointer, message }) => `${pointer} ${message}`).join("; "), "45");
}
function commandsOf(commands) {
	for (const [name, command] of Object.entries(commands)) {
		if (!wrapperNames.some((known) => known === name)) return wrong(`commands knows ${wrapperNames.join(", ")}, not ${JSON.stringify(name)}`, "44");
		if (!(Array.isArray(command) && command[0] !== "" && command.length > 0 && command.every((part) => typeof part === "string" && !part.includes("\0")))) return wrong(`commands.${name} must be a program and its arguments, as a list of texts`, "44");
	}
	return done(jsonCopy(commands));
}
// src/store/recorder/files.ts
function workspaceFiles({ root, file }, tier) {
	const within = async (path) => {
		const real = containedPath(root, path);
		return real.ok ? real.value : rejected(real);
	};
	const changeable = async (path) => {
		const shown = JSON.stringify(path);
		if (tier === "READ") return rejected(refused("E_INVARIANT", `a tool of the tier READ may not change ${shown}`, "19"));
		const real = await within(path);
		return await isSameFile(real, file) ? rejected(refused("E_INVARIANT", `${shown} is the event log, which is only appended to`, "35")) : real;
	};
	return {
		read: async (path) => readWithoutLinks(await within(path)),
		list: async (path) => (await readdir(await within(path))).sort(),
		async write(path, text) {
			const real = await changeable(path);
			const found = await stat(real).catch(() => void 0);
			await containedFolder(root).write(wayBelow(root, real) ?? "", text, found === void 0 ? void 0 : found.mode & 511);
		},
		remove: async (path) => rm(await changeable(path))
	};
}
function rejected({ error }) {
	return Promise.reject(Object.assign(new Error(error.message), error));
}
async function readWithoutLinks(real) {
	const file = await open(real, constants$1.O_RDONLY | (constants$1.O_NOFOLLOW ?? 0));
	try {
		return await file.readFile("utf8");
	} finally {
		await file.close();
	}
}
async function isSameFile(left, right) {
	const [one, two] = await Promise.all([left, right].map((path) => stat(path, { bigint: true }).catch(() => void 0)));
	return one !== void 0 && one.dev === two?.dev && one.ino === two.ino;
}
// src/store/recorder/tool-call.ts
async function recordToolCall(recording, place, name, input, work) {
	const call = {
		recording,
		place,
		name,
		id: "",
		begun: 0
	};
	const begun = beginCall(call, input);
	if (!begun.ok) return begun;
	const badInput = recording.run(place.runId)?.tools.get(call.id)?.badInput;
	if (badInput !== void 0) return endFailed(call, "INVALID_INPUT", `input of ${name}: ${badInput}`, "20");
	const safe = await recording.settled(["tool.called"]);
	if (!safe.ok) return safe;
	const { options } = recording.settings;
	const tier = options.tools[name]?.tier ?? "READ";
	const context = {
		files: workspaceFiles(recording.settings, tier),
		memory: place.memory
	};
	let output;
	try {
		output = await work(begun.value, context);
	} catch (cause) {
		return endFailed(call, codeOf(cause), reasonOf(cause), invariantOf(cause));
	}
	return endReturned(call, output);
}
function beginCall(call, input) {
	const { recording, place } = call;
	const emitted = recording.emit(place.runId, () => {
		call.id = recording.settings.uuid();
		call.begun = recording.settings.clock().getTime();
		return done([{
			type: "tool.called",
			...fieldsOf(call),
			input
		}]);
	});
	return emitted.ok ? done(jsonCopy(input)) : emitted;
}
function fieldsOf({ place, id, name }) {
	return {
		step_id: place.stepId,
		tool_call_id: id,
		tool_name: name
	};
}
function durationOf({ begun, recording }) {
	return Math.max(0, recording.settings.clock().getTime() - begun);
}
async function endReturned(call, output) {
	const fault = output === void 0 ? void 0 : jsonFault(output);
	if (fault !== void 0) return endFailed(call, "INVALID_OUTPUT", `output of ${call.name}: ${fault}`, "21");
	const emitted = emitEnd(call, {
		type: "tool.returned",
		output
	});
	if (!emitted.ok) {
		const { rule, invariant, message } = emitted.error;
		return rule === "event-log/tool-output" || invariant === "40" ? endFailed(call, "INVALID_OUTPUT", message, "21") : emitted;
	}
	const safe = await call.recording.settled(["tool.returned"]);
	return safe.ok ? done(output) : safe;
}
async function endFailed(call, code, reason, invariant) {
	const emitted = emitEnd(call, {
		type: "tool.failed",
		reason,
		error_code: code
	});
	if (!emitted.ok) return emitted;
	const safe = await call.recording.settled(["tool.failed"]);
	return safe.ok ? refused(code, reason, invariant) : safe;
}
function emitEnd(call, { type, ...fields }) {
	return call.recording.emit(call.place.runId, (run) => {
		const draft = {
			type,
			...fieldsOf(call),
			...fields,
			duration_ms: durationOf(call)
		};
		return isEnded(run, call) ? interruptedCall(call) : done([draft]);
	});
}
function isEnded(run, { id }) {
	return run === void 0 || run.tools.get(id)?.end !== void 0;
}
function interruptedCall({ name }) {
	return refused("INTERRUPTED", `${name} was ended with its step before it returned`, "16");
}
function codeOf(cause) {
	const code = cause instanceof Error && "code" in cause ? cause.code : void 0;
	return typeof code === "string" && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) && !code.startsWith("INVALID_") ? code : "TOOL_FAILED";
}
function invariantOf(cause) {
	const invariant = cause instanceof Error && "invariant" in cause ? cause.invariant : void 0;
	return typeof invariant === "string" ? invariant : void 0;
}
// src/store/recorder/step.ts
function stepOf(recording, place, own) {
	const { settings } = recording;
	const { runId, stepId } = place;
	const end = async (type, plan) => {
		const emitted = recording.emit(runId, plan);
		return emitted.ok ? recording.settled([type]) : emitted;
	};
	return {
		...own,
		callTool: async (name, input, work) => wrapperNames.some((wrapper) => wrapper === name) ? refused("E_INVARIANT", `${name} runs what commands says alone: call runWrapper('${name}')`, "44") : recordToolCall(recording, place, name, input, work),
		async runWrapper(name) {
			const command = Object.hasOwn(settings.commands, name) ? settings.commands[name] : void 0;
			if (command === void 0) return refused("E_CONFIGURATION", `commands says nothing of ${JSON.stringify(name)}`, "44");
			return recordToolCall(recording, place, name, {}, () => runCommand(command, settings.root, settings.commandTimeoutMs));
		},
		requestLlm: (request, work) => recordModelCall(recording, place, request, work),
		createArtifact: (artifact) => recordArtifact(recording, place, artifact),
		finish: () => end("step.finished", (run) => {
			const isOwn = (id) => id === stepId;
			const [tool] = run === void 0 ? [] : callsUnderWay(run.tools, isOwn);
			const [model] = run === void 0 ? [] : callsUnderWay(run.models, isOwn);
			if (tool !== void 0) return underWay(`tool ${tool[1].name}`, tool[1].start.seq, "16");
			if (model !== void 0) return underWay("a language model", model[1].start.seq, "25");
			return done([{
				type: "step.finished",
				step_id: stepId,
				phase: own.phase
			}]);
		}),
		fail: (reason) => end("step.failed", (run) => {
			const said = reasonOf(reason);
			const endings = endingsOf(run, said, stepId);
			const again = {
				type: "step.failed",
				step_id: stepId,
				phase: own.phase,
				reason: said
			};
			return done(endings.length > 0 ? endings : [again]);
		})
	};
}
function underWay(what, seq, invariant) {
	return refused("E_INVARIANT", `the call of ${what} (seq ${seq}) is under way: await it before the step finishes`, invariant);
}
// src/store/recorder/run.ts
function runOf(recording, runId, memory, ended) {
	const end = async (type, plan, allowed = []) => {
		const emitted = recording.emit(runId, plan, allowed);
		if (!emitted.ok) return emitted;
		ended();
		return recording.settled([type]);
	};
	const startStep = async (phase, agent) => {
		let stepId = "";
		const emitted = recording.emit(runId, () => {
			stepId = recording.settings.uuid();
			return done([{
				type: "step.started",
				step_id: stepId,
				phase,
				agent_id: agent
			}]);
		});
		if (!emitted.ok) return emitted;
		const safe = await recording.settled(["step.started"]);
		const own = {
			id: stepId,
			phase,
			agent
		};
		return safe.ok ? done(stepOf(recording, {
			runId,
			stepId,
			memory
		}, own)) : safe;
	};
	const fail = (reason) => end("run.failed", (run) => {
		const said = reasonOf(reason);
		return done([...endingsOf(run, said), {
			type: "run.failed",
			reason: said
		}]);
	});
	return {
		id: runId,
		workspaceRoot: recording.settings.root,
		memory,
		startStep,
		fail,
		finish: ({ early = false } = {}) => end("run.finished", () => done([{ type: "run.finished" }]), early ? ["event-log/finished-early"] : []),
		async attempt(phase, agent, work) {
			let reason = "";
			for (let turn = 0; turn < 3; turn++) {
				const step = await startStep(phase, agent);
				if (!step.ok) return step;
				const worked = await attemptOf(step.value, work);
				if (worked.ok || worked.error.code !== "STEP_FAILED") return worked;
				reason = worked.error.message;
			}
			const failed = await fail(`${phase} failed 3 times: ${reason}`);
			return failed.ok ? refused("RUN_FAILED", reason) : failed;
		}
	};
}
async function attemptOf(step, work) {
	let value;
	try {
		value = await work(step);
	} catch (cause) {
		const failed = await step.fail(reasonOf(cause));
		return failed.ok ? refused("STEP_FAILED", reasonOf(cause)) : failed;
	}
	const finished = await step.finish();
	return finished.ok ? done(value) : finished;
}
// src/store/recorder/index.ts
async function createRecorder(options) {
	const settings = settingsOf(options);
	if (!settings.ok) return settings;
	const log = openLogFile(settings.value.file, settings.value.options, options.tornLine ?? "report");
	return log.ok ? done(recorderOf(recordingOf(log.value, settings.value))) : log;
}
function recorderOf(recording) {
	const { settings, log } = recording;
	const memories = new Map();
	const runFor = (runId) => {
		const memory = memories.get(runId) ?? runMemory();
		memories.set(runId, memory);
		return runOf(recording, runId, memory, () => memories.delete(runId));
	};
	const { agents, tools } = settings.options;
	return {
		file: settings.file,
		registry: structuredClone({
			agents,
			tools
		}),
		findings: logFindings(log.state),
		tornLine: log.torn,
		openRuns: () => [...log.state.runs.open.keys()],
		async startRun() {
			const runId = drawn(settings.uuid);
			if (!runId.ok) return runId;
			const started = {
				type: "run.started",
				workspace_root: settings.root
			};
			const emitted = recording.emit(runId.value, () => done([started]));
			if (!emitted.ok) return emitted;
			const safe = await recording.settled(["run.started"]);
			return safe.ok ? done(runFor(runId.value)) : safe;
		},
		async resumeRun(named, reason = "the process that recorded this ended") {
			const runId = sameRunId(named);
			const emitted = recording.emit(runId, (run) => {
				if (run?.started === void 0) return refused("E_RUN", `no run ${JSON.stringify(runId)} is open in the log`);
				const root = readRoot(settings.root);
				if (!jsonEqual(JSON.parse(JSON.stringify(run.root ?? null)), JSON.parse(JSON.stringify(root)))) return refused("E_RUN", `run ${runId} works in another workspace than ${settings.root}`, "4a");
				return done(endingsOf(run, reasonOf(reason)));
			});
			if (!emitted.ok) return emitted;
			const safe = await recording.settled(["step.failed"]);
			return safe.ok ? done(runFor(runId)) : safe;
		},
		close: log.close
	};
}
function drawn(uuid) {
	try {
		return done(uuid());
	} catch (cause) {
		return refused("E_CONFIGURATION", `uuid failed: ${reasonOf(cause)}`);
	}
}
export { createRecorder };
