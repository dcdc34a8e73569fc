import { $ as schema, Cn as done, Dn as isJsonArray, En as writeCodes, On as isJsonObject, Q as heatFaults, S as writeEdits, Tn as refuse, U as graphReader, W as isJsonText, Zt as fillMessage, _t as millisecondsOf, a as joinedInvariantErrors, c as invariantBreaches, cn as written, d as canonicalText, dn as valueEdits, ht as buildGraph, ln as proofOf, n as treeReader, nn as positionOf, o as joinedSchemaErrors, on as isHot, un as verbs, vt as parsedContent, wn as fileSystemFault, xn as defaultLimits } from "./store-parse.js";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { constants, lstat, mkdir, open, readFile, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep, win32 } from "node:path";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
// src/core/path-fold.ts
function foldedPath(path) {
	if (isAscii.test(path)) return path.toLowerCase();
	return [...path.normalize("NFD")].map(foldedCharacter).join("");
}
const isAscii = /^[\0-\x7f]*$/;
function foldedCharacter(character) {
	const upper = character.toUpperCase();
	return (upper.length === character.length ? upper : character).toLowerCase();
}
// src/store/guarded/contained-path.ts
const ownFolder = ".stateward";
const mostCharacters$1 = 4096;
function containedNames(path) {
	const shown = JSON.stringify(path.slice(0, 200));
	if (path.includes("\0")) return violation(shown, "holds a NUL");
	if (path.length > mostCharacters$1) return violation(shown, "is too long");
	if (isAbsolute(path) || win32.isAbsolute(path) || /^[A-Za-z]:/.test(path)) return violation(shown, "is absolute; name it from the root");
	if (path.includes("\\")) return violation(shown, "holds a backslash; separate folders by slashes");
	const names = path.split("/").filter((name) => name !== "" && name !== ".");
	if (names.includes("..")) return violation(shown, "holds '..'");
	return names.length === 0 ? violation(shown, "names no file") : done(names);
}
function writableNames(names, reserved) {
	const path = names.join("/");
	const folded = foldedPath(path);
	if (names.some((name) => /^(?:\.git|git~\d+)[ .]*$/i.test(name))) return violation(JSON.stringify(path), "belongs to git");
	return [".stateward", ...reserved].some((each) => {
		const own = foldedPath(each);
		return folded === own || folded.startsWith(`${own}/`);
	}) ? violation(JSON.stringify(path), "says how state is judged, or records it; a person changes that") : done(null);
}
function violation(shown, why) {
	return refuse(writeCodes.sandbox, `the path ${shown} ${why}`);
}
// src/store/guarded/contained-folder.ts
const { O_DIRECTORY = 0, O_NOFOLLOW: O_NOFOLLOW$1 = 0, O_NONBLOCK = 0, O_RDONLY } = constants;
const openFolders = "/proc/self/fd";
const canNameOpenFolders = existsSync(openFolders);
async function openContained(root, names, { make }) {
	let at = {
		path: root,
		handle: await open(root, O_RDONLY | O_DIRECTORY)
	};
	for (const [index, name] of names.entries()) {
		const path = names.slice(0, index + 1).join("/");
		const step = await stepInto(at, name, path, make);
		await at.handle.close();
		if (!step.ok) return step;
		if (step.value === void 0) return done(void 0);
		at = step.value;
	}
	const { handle } = at;
	return done({
		at: (name) => join(nameOf(at), name),
		sync: () => handle.sync().catch(() => void 0),
		close: () => handle.close()
	});
}
function nameOf({ path, handle }) {
	return canNameOpenFolders ? `${openFolders}/${handle.fd}` : path;
}
async function stepInto(at, name, path, make) {
	const folder = nameOf(at);
	const place = join(folder, name);
	const alone = await refuseTwin(folder, name, path);
	if (!alone.ok) return alone;
	if (make) await mkdir(place).catch(ignoring("EEXIST"));
	const found = await lstat(place).catch(ignoring("ENOENT"));
	if (found === void 0) return done(void 0);
	const flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW$1;
	const handle = found.isDirectory() ? await open(place, flags).catch(ignoring("ELOOP", "ENOTDIR")) : void 0;
	if (handle === void 0) return violation(JSON.stringify(path), "is a symbolic link or no folder; it could lead out of the root");
	return done({
		path: join(at.path, name),
		handle
	});
}
async function readContained(folder, name, path, mostBytes) {
	const place = folder.at(name);
	const found = await lstat(place).catch(ignoring("ENOENT"));
	if (found === void 0) return done(null);
	const shown = JSON.stringify(path);
	if (!found.isFile()) return violation(shown, "is a symbolic link or no regular file");
	const handle = await open(place, O_RDONLY | O_NOFOLLOW$1 | O_NONBLOCK).catch(ignoring("ELOOP"));
	if (handle === void 0) return violation(shown, "is a symbolic link");
	try {
		const { size, mode } = await handle.stat();
		if (size > mostBytes) return tooLargeToRead(path, size, mostBytes);
		const bytes = await handle.readFile();
		if (bytes.length > mostBytes) return tooLargeToRead(path, bytes.length, mostBytes);
		return done({
			bytes,
			mode: mode & 511
		});
	} finally {
		await handle.close();
	}
}
function tooLargeToRead(path, size, limit) {
	const message = `${JSON.stringify(path)} has ${size} bytes; at most ${limit} are read`;
	return refuse(writeCodes.readLimit, message, {
		size,
		limit
	});
}
async function refuseTwin(folder, name, path) {
	const folded = foldedPath(name);
	const twin = (await readdir(folder)).find((other) => other !== name && foldedPath(other) === folded);
	if (twin === void 0) return done(null);
	return violation(JSON.stringify(path), `differs from ${JSON.stringify(twin)} only in case or composition`);
}
function ignoring(...codes) {
	return (error) => {
		if (error.code !== void 0 && codes.includes(error.code)) return void 0;
		throw error;
	};
}
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
			message: cut(message, 500)
		}
	};
}
function shown(value) {
	return cut(typeof value === "string" ? value : String(value), mostCharacters);
}
function cut(text, most) {
	return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
// src/store/way-below.ts
function wayBelow(folder, path) {
	const way = relative(folder, path);
	return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way) ? void 0 : way.split(sep).join("/");
}
// src/store/guarded/companions.ts
const mostFiles = 1e5;
const passedOver = new Set([
	".git",
	"node_modules",
	ownFolder
]);
async function readCompanions(governed, versions, read) {
	const known = new Map();
	const asked = new Set();
	for (let round = versions; round.length > 0;) {
		const places = round.flatMap((version) => governed.places(version, known)).filter(isNew);
		for (const place of places) {
			const found = await read(place);
			if (!found.ok) return found;
			for (const [role, bytes] of found.value) known.set(role, bytes);
		}
		round = places.length === 0 ? [] : versions;
	}
	return done(known);
	function isNew({ role, path }) {
		const key = JSON.stringify([role, path]);
		if (asked.has(key)) return false;
		asked.add(key);
		return true;
	}
}
function placesBelow(root, mostBytes) {
	return async ({ role, path, roleAt }) => {
		const paths = roleAt === void 0 ? done([path]) : await filesBelow(root, path);
		if (!paths.ok) return paths;
		const found = [];
		for (const each of paths.value) {
			const own = roleAt === void 0 ? role : roleAt(each);
			const read = own === void 0 ? done(null) : await readInside(root, each, mostBytes);
			if (!read.ok) return read;
			if (own !== void 0 && read.value !== null) found.push([own, read.value]);
		}
		return done(found);
	};
}
async function readInside(root, path, mostBytes) {
	const real = await realpath(join(root, path)).catch(ignoring("ENOENT", "ENOTDIR", "ELOOP"));
	if (real === void 0) return done(null);
	if (wayBelow(root, real) === void 0) return violation(JSON.stringify(path), "leads out of the root");
	const found = await stat(real);
	if (!found.isFile()) return done(null);
	const { size } = found;
	if (size > mostBytes) {
		const message = `${JSON.stringify(path)} has ${size} bytes; at most ${mostBytes} are read`;
		return refuse(writeCodes.readLimit, message, {
			size,
			limit: mostBytes
		});
	}
	return done(await readFile(real));
}
async function readPolicyFiles(root) {
	const read = async (name) => {
		const path = join(root, name);
		const found = await lstat(path).catch(ignoring("ENOENT"));
		if (found === void 0) return null;
		return found.isFile() ? readFile(path) : "irregular";
	};
	return {
		configuration: await read(".stateward.yml"),
		waivers: await read(".stateward.waivers.yml")
	};
}
async function refusePolicyOfOthers(root, path, policy) {
	const { maxBytes: mostBytes } = policy;
	const files = await filesBelow(root, "");
	if (!files.ok) return files;
	for (const other of files.value) {
		const governed = other === path ? void 0 : policy.govern(other);
		if (governed?.hasPolicy !== true) continue;
		const own = await readInside(root, other, mostBytes);
		if (!own.ok || own.value === null || !governed.hasShape(own.value)) continue;
		const known = await readCompanions(governed, [own.value], placesBelow(root, mostBytes));
		if (governed.places(own.value, known.ok ? known.value : new Map()).some((place) => place.isPolicy && place.path === path)) return violation(JSON.stringify(path), `says how ${JSON.stringify(other)} is judged; a person changes that`);
	}
	return done(null);
}
async function filesBelow(root, folder) {
	const files = [];
	const pending = [folder];
	for (let at = pending.pop(); at !== void 0; at = pending.pop()) {
		const entries = await readdir(join(root, at), { withFileTypes: true }).catch(ignoring("ENOENT", "ENOTDIR"));
		for (const entry of entries ?? []) {
			const path = at === "" ? entry.name : `${at}/${entry.name}`;
			if (!entry.isDirectory()) files.push(path);
			else if (!passedOver.has(entry.name)) pending.push(path);
		}
		if (files.length + pending.length > mostFiles) return refuse(writeCodes.readLimit, `the root holds more than ${mostFiles} files`, { limit: mostFiles });
	}
	return done(files);
}
// src/store/guarded/persist.ts
const temporaryName = "next";
const newFileMode = 420;
async function persist(root, own, names, before, after) {
	const opened = await openContained(root, names.slice(0, -1), { make: before === null });
	if (!opened.ok) return opened;
	const folder = opened.value;
	const path = names.join("/");
	if (folder === void 0) return changedMeanwhile(path);
	try {
		const name = names.at(-1) ?? "";
		const temporary = await prepared(own, temporaryName, after, before?.mode ?? newFileMode);
		const now = await readContained(folder, name, path, Number.MAX_SAFE_INTEGER);
		if (!now.ok) return now;
		if (!isSame(now.value, before)) return changedMeanwhile(path);
		if (!await rename(temporary, folder.at(name)).then(() => true, ignoring("EXDEV"))) await replaceFromBeside(folder, name, after, before?.mode ?? newFileMode);
		await folder.sync();
		return done(null);
	} finally {
		await folder.close();
	}
}
async function replaceFromBeside(folder, name, bytes, mode) {
	const temporary = await prepared(folder, `.${name}.stateward-next`, bytes, mode);
	await rename(temporary, folder.at(name));
}
async function prepared(folder, name, bytes, mode) {
	const path = folder.at(name);
	await rm(path, { force: true });
	const file = await open(path, "wx", mode);
	try {
		await file.chmod(mode);
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
	return path;
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
	const folder = await openContained(root, names.slice(0, -1), { make: false });
	if (!folder.ok) return folder;
	if (folder.value === void 0) return done(null);
	try {
		const name = names.at(-1) ?? "";
		const alone = await refuseTwin(folder.value.at("."), name, path);
		return alone.ok ? await readContained(folder.value, name, path, limits.maxReadBytes) : alone;
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
	const opened = await openContained(root, names, { make: true });
	if (!opened.ok) return opened;
	if (opened.value === void 0) return refuse(writeCodes.io, "a folder is gone; nothing was written");
	try {
		return await work(opened.value);
	} finally {
		await opened.value.close();
	}
}
// src/kinds/procedure/api/links.ts
const verbOf = {
	activeStep: verbs.actsOn,
	completedStep: verbs.receivesFrom,
	occupies: verbs.occupies,
	inhabits: verbs.inhabits
};
function stateLink(id, from, to, state) {
	return {
		id,
		node_a: from,
		node_b: to,
		...stateOf(state)
	};
}
function inState({ raw }, state) {
	return {
		...raw,
		...stateOf(state)
	};
}
function stateOf(state) {
	const { energy, polarity } = written[state];
	return {
		verb: verbOf[state],
		energy,
		polarity
	};
}
// src/kinds/procedure/api/result.ts
function failed(graph, runId, error, content = null) {
	return {
		graph,
		result: {
			run_id: runId,
			step_content: content,
			status: "validation_failed",
			validation_error: error
		}
	};
}
function readData(data) {
	const graph = buildGraph({
		nodes: data.nodes,
		links: data.links
	});
	const [first, ...others] = graph.schemaErrors;
	if (first === void 0) return graph;
	const more = others.length === 0 ? "" : `, and ${others.length} more`;
	return `the graph breaks its schema: ${fillMessage(schema.messages[first.messageId], { ...first })}${more}`;
}
function findRun(data, runId) {
	const graph = readData(data);
	if (typeof graph === "string") return graph;
	const run = graph.runs.get(runId);
	if (run === void 0) return `there is no run '${runId}' in the graph`;
	if (run.status !== "active") return `run '${runId}' is ${run.status}; start a new run`;
	const [elaborates, second] = run.elaborates;
	const procedure = graph.procedures.get(elaborates?.to ?? "");
	if (procedure === void 0 || second !== void 0) return `run '${runId}' elaborates ${run.elaborates.length} procedures; it must elaborate exactly one`;
	if (procedure.steps.length === 0) return `procedure '${procedure.node.id}' has no steps`;
	const unclear = heatFaults(graph).find((fault) => fault.run === run && fault.type !== "none");
	if (unclear === void 0) return {
		graph,
		run,
		procedure
	};
	return `it is not clear at which step run '${runId}' stands (procedure/single-active-step): ${unclear.link === void 0 ? "several step links have energy > 5" : `link '${unclear.link.id}'`}`;
}
function edited({ nodes, links }, edit) {
	const byRaw = new Map([...edit.replaced].map(([{ raw }, next]) => [raw, next]));
	const swap = (raw) => byRaw.get(raw) ?? raw;
	return {
		nodes: [...nodes.map(swap), ...edit.nodes ?? []],
		links: [...links.map(swap), ...edit.links ?? []]
	};
}
// src/kinds/procedure/api/continue.ts
function continueProcedure(data, input) {
	const found = findRun(data, input.runId);
	if (typeof found === "string") return failed(data, input.runId, found);
	const { run, procedure } = found;
	const { hot, current } = positionOf(run, procedure.steps);
	const link = run.stepLinks.find(isHot);
	const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
	if (step === void 0) return failed(data, input.runId, `every step of run '${input.runId}' is completed; end it`);
	if (hot.length === 0) return moved(data, found, void 0, step, input.newId);
	const missing = missingProof(found, step, next, input.specOf ?? "own");
	if (missing !== void 0) return failed(data, input.runId, missing, step.guide.text);
	if (next !== void 0) return moved(data, found, link, next, input.newId);
	const error = `step '${step.node.id}' is the last, and nothing is missing; end run '${input.runId}'`;
	return {
		graph: data,
		result: {
			run_id: input.runId,
			step_content: step.guide.text,
			status: "active",
			validation_error: error
		}
	};
}
function missingProof({ graph, run }, step, next, specOf) {
	const asked = specOf === "own" ? step : next;
	const proof = asked === void 0 ? void 0 : proofOf(graph, run, asked);
	return proof === void 0 || proof.isMet ? void 0 : `step '${step.node.id}' ${proof.says}`;
}
function moved(data, { graph, run }, left, step, newId) {
	const runId = run.node.id;
	const replaced = new Map();
	if (left !== void 0) replaced.set(left, inState(left, "completedStep"));
	const id = newId();
	if (id === "" || graph.nodeById.has(id) || graph.linkById.has(id)) return failed(data, runId, "newId gave an id that is empty or taken");
	const links = [stateLink(id, runId, step.node.id, "activeStep")];
	const result = {
		run_id: runId,
		step_content: step.guide.text,
		status: "active",
		validation_error: null
	};
	return {
		graph: edited(data, {
			replaced,
			links
		}),
		result
	};
}
// src/kinds/procedure/api/end.ts
function endProcedure(data, input) {
	const { runId, now, specOf = "own" } = input;
	const found = findRun(data, runId);
	if (typeof found === "string") return failed(data, runId, found);
	if (millisecondsOf(now) === void 0) return failed(data, runId, `'${now}' is no time; write it as in 2025-12-29T10:00:00Z`);
	const { run, procedure } = found;
	const { current } = positionOf(run, procedure.steps);
	const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
	if (step !== void 0 && next !== void 0) {
		const left = procedure.steps.length - 1 - current;
		return failed(data, runId, `run '${runId}' stands at step '${step.node.id}'; ${left} more to go before it can end`, step.guide.text);
	}
	const missing = step === void 0 ? void 0 : missingProof(found, step, void 0, specOf);
	if (missing !== void 0) return failed(data, runId, missing, step?.guide.text);
	const [actor, second] = run.actorLinks;
	if (actor === void 0 || second !== void 0) return failed(data, runId, `run '${runId}' has ${run.actorLinks.length} actors; it must have exactly one`);
	const replaced = new Map([[run.node, {
		...run.node.raw,
		content: completed(run.node.raw.content, now)
	}], [actor, inState(actor, "inhabits")]]);
	const hot = run.stepLinks.find(isHot);
	if (hot !== void 0) replaced.set(hot, inState(hot, "completedStep"));
	const result = {
		run_id: runId,
		step_content: null,
		status: "completed",
		validation_error: null
	};
	return {
		graph: edited(data, { replaced }),
		result
	};
}
function completed(content, now) {
	const value = parsedContent(content);
	const next = {
		...isJsonObject(value) ? value : {},
		status: "completed",
		completed_at: now
	};
	return typeof content === "string" ? JSON.stringify(next) : next;
}
// src/kinds/procedure/api/start.ts
function startProcedure(data, input) {
	const graph = readData(data);
	if (typeof graph === "string") return failed(data, null, graph);
	const procedure = graph.procedures.get(input.procedureId);
	const error = refusal(graph, procedure, input);
	const [first] = procedure?.steps ?? [];
	if (procedure === void 0 || first === void 0 || error !== void 0) return failed(data, null, error ?? `procedure '${input.procedureId}' has no steps`);
	const ids = [
		input.newId(),
		input.newId(),
		input.newId(),
		input.newId()
	];
	const [runId = "", elaborates = "", step = "", actor = ""] = ids;
	if (ids.some((id) => id === "" || graph.nodeById.has(id) || graph.linkById.has(id)) || new Set(ids).size < ids.length) return failed(data, null, "newId gave an id that is empty or taken");
	const name = `Run of ${procedure.node.name || procedure.node.id}`;
	const run = {
		id: runId,
		name,
		node_type: "space",
		subtype: "run",
		synthesis: `${name}, started ${input.now}`,
		content: {
			status: "active",
			started_at: input.now
		}
	};
	const links = [
		{
			id: elaborates,
			node_a: runId,
			node_b: procedure.node.id,
			verb: verbs.elaborates
		},
		stateLink(step, runId, first.node.id, "activeStep"),
		stateLink(actor, input.actorId, runId, "occupies")
	];
	const result = {
		run_id: runId,
		step_content: first.guide.text,
		status: "active",
		validation_error: null
	};
	return {
		graph: edited(data, {
			replaced: new Map(),
			nodes: [run],
			links
		}),
		result
	};
}
function refusal(graph, procedure, { procedureId, actorId, now }) {
	if (procedure === void 0) return `there is no procedure '${procedureId}' in the graph`;
	if (graph.nodeById.get(actorId)?.nodeType !== "actor") return `there is no actor '${actorId}' in the graph`;
	if (millisecondsOf(now) === void 0) return `'${now}' is no time; write it as in 2025-12-29T10:00:00Z`;
	for (const { node, guide } of procedure.steps) {
		if (guide.isEmpty || guide.sections.length === 0) return `step '${node.id}' has no guide (procedure/step-guide)`;
		if (guide.spec !== void 0 && !guide.spec.ok) return `the validation spec of step '${node.id}' is refused: ${guide.spec.faults.join("; ")}`;
	}
}
// src/store/atomic-file.ts
async function writeAtomically(path, text) {
	const target = await realpath(path).catch(() => path);
	await replaceFile(target, text, await stat(target).then((found) => found.mode & 511, () => 420));
}
async function replaceFile(target, content, mode = 420) {
	const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		const file = await open(temporary, "wx", mode);
		try {
			await file.writeFile(content, "utf8");
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
// src/store/procedure-store.ts
async function startProcedureIn(path, input) {
	return callOn(path, (graph) => startProcedure(graph, {
		...supplied(),
		...input
	}));
}
async function continueProcedureIn(path, input) {
	return callOn(path, (graph) => continueProcedure(graph, {
		...supplied(),
		...input
	}));
}
async function endProcedureIn(path, input) {
	return callOn(path, (graph) => endProcedure(graph, {
		...supplied(),
		...input
	}));
}
function supplied() {
	return {
		now: new Date().toISOString().replace(/\.\d+Z$/, "Z"),
		newId: () => randomUUID()
	};
}
async function callOn(path, call) {
	try {
		const bytes = await readFile(path);
		const reader = graphReader(defaultLimits);
		reader.push("", bytes);
		const { doc, faults } = reader.end();
		if (doc === null) return { error: faults.map(({ message, span }) => `${path}:${span.line}:${span.column}: ${message}`).join("; ") };
		const [broken] = doc.schemaErrors.filter(({ subject }) => subject === "" || subject.startsWith("#"));
		const graph = {
			nodes: doc.nodes.map(({ raw }) => raw),
			links: doc.links.map(({ raw }) => raw)
		};
		if (broken !== void 0) return { error: `${path}: the graph breaks its schema at ${broken.field}` };
		const { graph: next, result } = call(graph);
		if (next === graph) return { result };
		const text = editedText(bytes.toString(), graph, next);
		if (text === void 0) return { error: `${path}: the change cannot be written into this layout` };
		await writeAtomically(path, text);
		return { result };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}
function editedText(text, before, after) {
	const edits = [...valueEdits(before.nodes, after.nodes, "/nodes"), ...valueEdits(before.links, after.links, "/links")];
	return writeEdits(text, { type: isJsonText(text) ? "json" : "yaml" }, edits);
}
// src/kinds/task-tree/load.ts
function validTree(bytes, name, limits) {
	const reader = treeReader(limits);
	reader.push("", bytes);
	const { doc, faults } = reader.end();
	if (doc?.root === void 0 && faults.length > 0) return { error: faults.map(({ message, span }) => `${name}:${span.line}:${span.column}: ${message}`).join("; ") };
	if (doc === null) return { error: `${name}: nothing to read` };
	const error = joinedTreeErrors(doc);
	return error === void 0 ? { tree: doc } : { error };
}
function joinedTreeErrors(tree) {
	return joinedSchemaErrors(tree) ?? joinedInvariantErrors(invariantBreaches(tree));
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
	return (await import("./store-write-guard.js")).writeGuard;
}
export { continueProcedureIn, endProcedureIn, fsApplyPatch, fsWrite, loadTree, startProcedureIn, writeTree };
