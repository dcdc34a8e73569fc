import { t as kinds } from "./cli-kinds.js";
import { a as safeText } from "./cli-safe-text2.js";
import { t as createGitBlobs } from "./cli-blobs.js";
import { _ as direct, b as openGitRepository } from "./cli-obstacles.js";
import { a as pathInterest, i as indexFile, n as touchesPolicy, o as linksInIndex, t as policyOfHead } from "./cli-hook-policy.js";
import { i as topOnDisk } from "./cli-policy3.js";
import { n as fieldOf, r as itemsOf } from "./cli-json-fields.js";
import { n as isJsonObject } from "./cli-json-value.js";
import { n as exitCodes } from "./cli-exit-code.js";
import { t as processTerminal } from "./cli-terminal.js";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
// src/git/ignored.ts
async function isIgnored(git, path) {
	return (await git.run([
		"--no-literal-pathspecs",
		"check-ignore",
		"-z",
		"--stdin"
	], `./${path}\0`)).ok;
}
// src/entry/agent/real-path.ts
const mostLinks = 40;
function realTarget(path) {
	let at = resolve(path);
	let rest = "";
	for (let left = mostLinks; left > 0;) {
		const real = realOf(at);
		if (real !== void 0) return join(real, rest);
		const link = linkAt(at);
		if (link !== void 0) {
			at = resolve(realOf(dirname(at)) ?? dirname(at), link);
			left -= 1;
		} else {
			rest = join(basename(at), rest);
			if (dirname(at) === at) return join(at, rest);
			at = dirname(at);
		}
	}
}
function pathBelow(folder, path) {
	const inside = relative(realOf(folder) ?? folder, path);
	const [first = "", ...others] = inside.split(sep);
	if (first === "" || first === ".." || first.toLowerCase() === ".git" || isAbsolute(inside)) return void 0;
	return [first, ...others].join("/");
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
const mostBytes$1 = 1 << 26;
async function answer(call, kinds) {
	const nature = natureOf(call.tool);
	if (nature === "reads") return void 0;
	const folder = call.folder ?? process.cwd();
	if (nature === void 0) return call.when === "before" ? void 0 : afterAnything(folder, kinds);
	const path = pathOf(call.input);
	if (path === void 0) return call.when === "before" ? noPath(call) : afterAnything(folder, kinds);
	const target = realTarget(resolve(folder, path));
	if (target === void 0) return noPath(call);
	const place = await governedPlace(target, kinds);
	if (place === void 0) return void 0;
	return call.when === "after" ? afterAnything(place.top, kinds) : beforeEdit(call, place, target, kinds);
}
function noPath({ tool }) {
	return `stateward cannot tell which file ${JSON.stringify(tool)} writes, so it is refused. Name the file by its absolute path.`;
}
async function governedPlace(target, kinds) {
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
	const policy = await policyOfHead(openGitRepository(top), kinds);
	return policy === void 0 || touchesPolicy(policy, changes) || pathInterest(policy)(path) || isBehindLink(top, target) ? {
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
async function beforeEdit({ tool, input }, { top, path }, target, kinds) {
	const git = openGitRepository(top);
	if (await isIgnored(direct(git), path)) return void 0;
	const before = contentOf(target);
	if (before === void 0) return `stateward cannot read ${JSON.stringify(path)}, so this edit is refused.`;
	const edited = applyTool(tool, input, before);
	const { refusedEdit, unknownEdit } = await import("./cli-words.js");
	if ("problem" in edited) return unknownEdit(path, edited.problem);
	const objects = createGitBlobs(git);
	try {
		const { errorsOfEdit } = await import("./cli-judge-work-tree.js");
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
		return found.isFile() && found.size <= mostBytes$1 ? readFileSync(target) : void 0;
	} catch {
		return;
	}
}
async function afterAnything(folder, kinds) {
	const top = topOnDisk(folder);
	if (top === void 0) return void 0;
	process.chdir(top);
	const git = openGitRepository(top);
	const objects = createGitBlobs(git);
	try {
		const { judgeChanged } = await import("./cli-after.js");
		const report = await judgeChanged({
			git,
			objects,
			kinds
		});
		if (report === void 0) return void 0;
		const { refusedState } = await import("./cli-words.js");
		return refusedState(report, objects.obstacle());
	} finally {
		await objects.close();
	}
}
// src/entry/command-agent.ts
const mostBytes = 1 << 26;
const refusal = 2;
const malformed = "stateward: what the agent handed over is no call of a tool that can be read, so it is refused. Nothing was judged.";
async function agentHook(dialect) {
	const input = await readInput();
	const call = input === void 0 ? void 0 : readToolCall(input);
	if (call === null) return exitCodes.clean;
	if (call === void 0) return refuse(dialect, malformed);
	try {
		const said = await answer(call, kinds);
		if (said !== void 0) say(call.when === "before" ? dialect.deny(said) : dialect.warn(said));
		return exitCodes.clean;
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return refuse(dialect, `stateward: cannot judge, something unexpected went wrong: ${safeText(why)}`);
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
		if (size > mostBytes) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
export { agentHook };
