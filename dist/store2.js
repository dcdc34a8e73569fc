import { $ as refusePolicyOfOthers, Q as readPolicyFiles, X as placesBelow, Z as readCompanions, at as ownFolder, ct as fileSystemFault, et as ignoring, it as containedNames, lt as refuse, nt as readIn, ot as violation, rt as refuseTwin, st as writableNames, tt as openBelow, ut as writeCodes } from "./check.js";
import { E as isJsonObject, T as isJsonArray } from "./hook-names.js";
import { V as defaultLimits, W as cutText, u as done } from "./core.js";
import { i as writeAtomically, n as prepareFile, r as replaceFile } from "./atomic-file.js";
import { d as canonicalText, i as validTree } from "./kind-task-tree.js";
import { createHash, randomUUID } from "node:crypto";
import { constants, open, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
// src/store/guarded/audit-log.ts
const mostCharacters = 200;
const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;
async function openAuditLog(folder, name) {
	const flags = O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW;
	const log = await open(folder.at(name), flags, 420).catch(ignoring("ELOOP"));
	return log === void 0 ? violation(JSON.stringify(name), "of the audit log is a symbolic link") : done(log);
}
async function appendLine(log, line) {
	try {
		await log.write(`${JSON.stringify(line)}\n`);
		return;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
function shownInput(request) {
	if (typeof request !== "object" || request === null) return {};
	const { path, content, patch, ifMatchSha256 } = request;
	return {
		...path === void 0 ? {} : { path: shown(path) },
		...typeof content === "string" ? { bytes: Buffer.byteLength(content) } : {},
		...patch === void 0 ? {} : { patch: shownPatch(patch) },
		...ifMatchSha256 === void 0 ? {} : { ifMatchSha256: shown(ifMatchSha256) }
	};
}
function shownPatch(patch) {
	const { operation, update } = typeof patch === "object" && patch !== null ? patch : {};
	const changes = isJsonObject(update) ? Object.entries(update).slice(0, 20) : [];
	return {
		operation: shown(operation),
		update: Object.fromEntries(changes.map(([key, change]) => [key.slice(0, mostCharacters), shape(change)]))
	};
}
function shape(change) {
	if (typeof change === "string") return shown(change);
	if (isJsonArray(change)) return change.length <= 20 && change.every((each) => typeof each === "string") ? change.map(shown) : change.length;
	if (!isJsonObject(change)) return change;
	const { set, append } = change;
	if (isJsonObject(set)) return { set: Object.keys(set).slice(0, 20).map(shown) };
	if (isJsonObject(append)) return { append: 1 };
	return {
		...set === void 0 ? {} : { set: shape(set) },
		...append === void 0 ? {} : { append: shape(append) }
	};
}
function shownOutput(result) {
	if (result.ok) return {
		ok: true,
		sha256Before: result.sha256Before,
		sha256After: result.sha256After
	};
	const { code, message } = result.error;
	return {
		ok: false,
		error: {
			code,
			message: cutText(message, 500)
		}
	};
}
function shown(value) {
	return cutText(typeof value === "string" ? value : String(value), mostCharacters);
}
// src/store/guarded/persist.ts
const temporaryName = "next";
async function persist(root, own, names, before, after) {
	const opened = await openBelow(root, names.slice(0, -1), { make: before === null });
	if (!opened.ok) return opened;
	const folder = opened.value;
	const path = names.join("/");
	if (folder === void 0) return changedMeanwhile(path);
	try {
		const name = names.at(-1) ?? "";
		const temporary = own.at(temporaryName);
		await prepareFile(temporary, after, before?.mode);
		const now = await readIn(folder, name, path, Number.MAX_SAFE_INTEGER);
		if (!now.ok) return now;
		if (!isSame(now.value, before)) return changedMeanwhile(path);
		if (!await rename(temporary, folder.at(name)).then(() => true, ignoring("EXDEV"))) await replaceFile(folder.at(name), after, before?.mode);
		await folder.sync();
		return done(null);
	} finally {
		await folder.close();
	}
}
async function sweep(own) {
	await rm(own.at(temporaryName), { force: true });
}
function isSame(now, before) {
	return now === null || before === null ? now === before : now.bytes.equals(before.bytes);
}
function changedMeanwhile(path) {
	const message = `${JSON.stringify(path)} was changed by somebody else while this write was judged; read it and try again`;
	return refuse(writeCodes.precondition, message);
}
// src/store/guarded/request.ts
function readRequest(request, tool) {
	const given = plain(request);
	if (!isJsonObject(given)) return invalid("the request must be an object");
	const { path, ifMatchSha256 } = given;
	if (typeof path !== "string") return invalid("path must be text");
	if (ifMatchSha256 !== void 0 && typeof ifMatchSha256 !== "string") return invalid("ifMatchSha256 must be text");
	const own = tool === "fs.write" ? ["content"] : ["patch"];
	const unknown = Object.keys(given).find((key) => ![
		"path",
		"ifMatchSha256",
		...own
	].includes(key));
	if (unknown !== void 0) return invalid(`${JSON.stringify(unknown)} is not known in ${tool}`);
	const does = tool === "fs.write" ? readContent(given) : readPatch(given.patch);
	if (!does.ok) return does;
	return done({
		path,
		ifMatchSha256: ifMatchSha256?.toLowerCase(),
		does: does.value
	});
}
function readContent({ content }) {
	if (typeof content !== "string") return invalid("content must be text");
	if (/\p{Surrogate}/u.test(content)) return invalid("content cannot be written as UTF-8");
	return done({ content: new TextEncoder().encode(content) });
}
function readPatch(patch) {
	if (!isJsonObject(patch)) return invalid("patch must be an object");
	const { operation, update, ...rest } = patch;
	const [unknown] = Object.keys(rest);
	if (unknown !== void 0) return invalid(`${JSON.stringify(unknown)} is not known in patch`);
	if (typeof operation !== "string") return invalid("patch.operation must be text");
	return done({
		operation,
		update
	});
}
function invalid(message) {
	return refuse(writeCodes.input, `the request cannot be read: ${message}`);
}
function plain(value) {
	try {
		return JSON.parse(JSON.stringify(value) ?? "null");
	} catch {
		return;
	}
}
// src/store/guarded/root-lock.ts
const lockName = "lock";
const mostWait = 6e4;
const staleAfter = 3e4;
const staleUnwritten = 2e3;
async function withRootLock(folder, work) {
	const path = folder.at(lockName);
	const mine = JSON.stringify({
		id: randomUUID(),
		pid: process.pid,
		host: hostname()
	});
	const until = Date.now() + mostWait;
	while (!await taken(path, mine)) {
		if (Date.now() > until) return refuse(writeCodes.locked, "another write holds the lock .stateward/lock; try again");
		await removeIfStale(folder);
		await setTimeout(1 + Math.random() * 4);
	}
	try {
		return await work();
	} finally {
		await release(path, mine);
	}
}
async function release(path, mine) {
	if (await contentOf(path).catch(() => mine) !== mine) return;
	await rm(path, { force: true }).catch(() => rm(path, { force: true }).catch(() => void 0));
}
async function taken(path, content) {
	const file = await open(path, "wx").catch(ignoring("EEXIST"));
	if (file === void 0) return false;
	try {
		await file.writeFile(content);
		return true;
	} finally {
		await file.close();
	}
}
async function removeIfStale(folder) {
	const path = folder.at(lockName);
	const seen = await contentOf(path);
	if (seen === void 0 || !await isStale(path, seen)) return;
	const breaking = folder.at(`${lockName}.breaking`);
	if (!await taken(breaking, "")) {
		if (await ageOf(breaking) > staleAfter) await rm(breaking, { force: true });
		return;
	}
	try {
		if (await contentOf(path) === seen) await rm(path, { force: true });
	} finally {
		await rm(breaking, { force: true });
	}
}
async function isStale(path, content) {
	const holder = holderIn(content);
	if (holder?.host === hostname() && !isAlive(holder.pid)) return true;
	return await ageOf(path) > (holder === void 0 ? staleUnwritten : staleAfter);
}
function holderIn(content) {
	try {
		return JSON.parse(content);
	} catch {
		return;
	}
}
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
async function ageOf(path) {
	const found = await stat(path).catch(ignoring("ENOENT"));
	return found === void 0 ? 0 : Date.now() - found.mtimeMs;
}
async function contentOf(path) {
	return readFile(path, "utf8").catch(ignoring("ENOENT"));
}
// src/store/guarded/perform.ts
async function perform(tool, request, run) {
	const call = readRequest(request, tool);
	if (!call.ok) return call;
	const names = containedNames(call.value.path);
	if (!names.ok) return names;
	const writable = writableNames(names.value, run.reserved);
	if (!writable.ok) return writable;
	const path = names.value.join("/");
	try {
		const written = await withRootLock(run.own, async () => {
			await sweep(run.own);
			return replaced(run, call.value, names.value, path);
		});
		return written.ok ? {
			ok: true,
			...written.value
		} : written;
	} catch (error) {
		return fileSystemFault(error, JSON.stringify(path));
	}
}
async function replaced(run, call, names, path) {
	const { root, own, limits } = run;
	const read = await currentBytes(run, names, path);
	if (!read.ok) return read;
	const before = read.value;
	const sha256Before = before === null ? null : sha256(before.bytes);
	const { ifMatchSha256 } = call;
	if (ifMatchSha256 !== void 0 && ifMatchSha256 !== sha256Before) return mismatch(path, ifMatchSha256, sha256Before);
	const policy = run.guard(await readPolicyFiles(root));
	if (!policy.ok) return policy;
	const next = nextBytes(call, before, path, policy.value.govern(path), limits);
	if (!next.ok) return next;
	const judged = await judge(run, policy.value, call, path, before?.bytes ?? null, next.value);
	if (!judged.ok) return judged;
	const kept = before?.bytes.equals(next.value) === true ? done(null) : await persist(root, own, names, before, next.value);
	return kept.ok ? done({
		sha256Before,
		sha256After: sha256(next.value)
	}) : kept;
}
async function currentBytes({ root, limits }, names, path) {
	const folder = await openBelow(root, names.slice(0, -1), { make: false });
	if (!folder.ok) return folder;
	if (folder.value === void 0) return done(null);
	try {
		const name = names.at(-1) ?? "";
		const alone = await refuseTwin(folder.value.at("."), name, path);
		return alone.ok ? await readIn(folder.value, name, path, limits.maxReadBytes) : alone;
	} finally {
		await folder.value.close();
	}
}
function nextBytes({ does }, before, path, governed, { maxWriteBytes }) {
	const next = "content" in does ? done(does.content) : patched(does, before, path, governed);
	if (!next.ok || next.value.length <= maxWriteBytes) return next;
	const size = next.value.length;
	const message = `${JSON.stringify(path)} would have ${size} bytes; at most ${maxWriteBytes} are written`;
	return refuse(writeCodes.writeLimit, message, {
		size,
		limit: maxWriteBytes
	});
}
function patched({ operation, update }, before, path, governed) {
	if (before === null) return refuse(writeCodes.notFound, `there is no file ${JSON.stringify(path)} to patch`);
	if (governed !== void 0) return governed.patch(before.bytes, operation, update);
	const message = `no kind governs ${JSON.stringify(path)}, so there is no patch for it; write the file instead`;
	return refuse(writeCodes.input, message);
}
async function judge({ root }, policy, { does }, path, before, after) {
	const governed = policy.govern(path);
	const isState = "operation" in does || governed?.hasShape(after) || before !== null && governed?.hasShape(before);
	if (governed === void 0 || !isState) return refusePolicyOfOthers(root, path, policy);
	const companions = await readCompanions(governed, before === null ? [after] : [before, after], placesBelow(root, policy.maxBytes));
	if (!companions.ok) return companions;
	return governed.judge({
		before,
		after,
		companions: companions.value,
		at: new Date().toISOString()
	});
}
function mismatch(path, expected, actual) {
	const now = actual === null ? "there is no such file" : `its bytes have the SHA-256 ${actual}`;
	const message = `${JSON.stringify(path)} is not what the caller has read: ${now}; read it and try again`;
	return refuse(writeCodes.precondition, message, {
		expected,
		actual
	});
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
// src/store/guarded/guarded-write.ts
const usualLimit = 10485760;
const usualLog = `${ownFolder}/execution.jsonl`;
const policyFiles = [".stateward.yml", ".stateward.waivers.yml"];
async function guardedWrite(tool, request, context, guard) {
	try {
		const root = await realpath(context.root);
		return await inFolder(root, [ownFolder], async (own) => {
			await writeFile(own.at(".gitignore"), "*\n", { flag: "wx" }).catch(ignoring("EEXIST"));
			return recorded(tool, request, context, {
				root,
				own,
				guard
			});
		});
	} catch (error) {
		return fileSystemFault(error, "the root");
	}
}
async function recorded(tool, request, context, given) {
	const ts = new Date().toISOString();
	const began = performance.now();
	const names = containedNames(context.auditLog ?? usualLog);
	if (!names.ok) return names;
	return inFolder(given.root, names.value.slice(0, -1), async (folder) => {
		const log = await openAuditLog(folder, names.value.at(-1) ?? "");
		if (!log.ok) return log;
		try {
			const reserved = [...policyFiles, names.value.join("/")];
			const limits = {
				maxReadBytes: usualLimit,
				maxWriteBytes: usualLimit,
				...context.limits
			};
			const result = await perform(tool, request, {
				...given,
				limits,
				reserved
			});
			const auditError = await appendLine(log.value, {
				ts,
				kind: "tool",
				toolCallId: context.toolCallId ?? randomUUID(),
				toolName: tool,
				agentId: context.agentId ?? null,
				input: shownInput(request),
				output: shownOutput(result),
				durationMs: Math.round(performance.now() - began)
			});
			return result.ok && auditError !== void 0 ? {
				...result,
				auditError
			} : result;
		} finally {
			await log.value.close();
		}
	});
}
async function inFolder(root, names, work) {
	const opened = await openBelow(root, names, { make: true });
	if (!opened.ok) return opened;
	if (opened.value === void 0) return refuse(writeCodes.io, "a folder is gone; nothing was written");
	try {
		return await work(opened.value);
	} finally {
		await opened.value.close();
	}
}
// src/store/task-tree-store.ts
async function loadTree(path) {
	const bytes = await attempt(readFile(path));
	if ("error" in bytes) return bytes;
	const read = validTree(bytes.value, path, defaultLimits);
	return "error" in read ? read : { tree: read.tree.root?.raw };
}
async function writeTree(path, tree) {
	const written = await attempt(writeAtomically(path, canonicalText(tree)));
	return "error" in written ? written : { written: true };
}
async function attempt(work) {
	try {
		return { value: await work };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}
// src/store.ts
async function fsWrite(request, context) {
	return guardedWrite("fs.write", request, context, await guard());
}
async function fsApplyPatch(request, context) {
	return guardedWrite("fs.apply_patch", request, context, await guard());
}
async function guard() {
	return (await import("./write-guard.js")).writeGuard;
}
export { writeTree as i, fsWrite as n, loadTree as r, fsApplyPatch as t };
