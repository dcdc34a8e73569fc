import { t as kinds } from "./kinds2.js";
import { $ as unknown, B as outputUnreadable, C as createGitObjects, D as parseRawTree, F as headUnreadable, G as byPath, H as refAmbiguous, I as historiesUnrelated, J as treeEntry, L as historyMissing, N as gitFailed, O as createBatchReader, P as graftsPresent, Q as known, R as isUsageObstacle, S as graphemes, U as refUnknown, V as rangeMalformed, W as quoted, X as pathText, Y as pathBytes, Z as splitAtNul, _ as safeCells, at as reporterOptions, b as safeQuoted, d as topOnDisk, et as direct, f as createGitBlobs, g as usageError, h as isUsageError, it as processTerminal, j as diffIndex, lt as wayBelow, m as refuse$1, o as stagedChanges, q as readChanges, rt as openGitRepository, st as exitCodeOf, v as safeJsonText, w as isObjectId, x as safeText, y as safeLineStart, z as objectMissing } from "./hook.js";
import { C as governNamed, d as policyOf, k as checkGoverned, l as policyBytesAt, m as namedFilesOf, o as checkedRange, u as policyFaults, v as uncheckedSquash, x as governAsUsual } from "./judgement.js";
import { t as companionPlaces } from "./companion-places.js";
import { A as groupBy, E as sha256, d as failed, l as isWaivable, u as done } from "./core.js";
import { C as buildReport, E as isJsonObject, T as isJsonArray, c as configurationPath, l as waiversPath, m as foldedPath, r as configuredMatcher, s as pathProblem, w as compareCodePoints } from "./hook-names.js";
import { b as nearestName } from "./text.js";
import { createHash } from "node:crypto";
import { constants, copyFile, lstat, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rm, stat, writeFile } from "node:fs/promises";
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, isAbsolute, join, resolve, win32 } from "node:path";
import { tmpdir } from "node:os";
// src/store/guarded/result.ts
const writeCodes = {
	input: "E_INVALID_INPUT",
	sandbox: "E_SANDBOX_VIOLATION",
	precondition: "E_PRECONDITION_FAILED",
	readLimit: "E_READ_LIMIT",
	writeLimit: "E_WRITE_LIMIT",
	notFound: "E_NOT_FOUND",
	rules: "E_RULE_VIOLATION",
	configuration: "E_CONFIG_INVALID",
	locked: "E_LOCKED",
	io: "E_IO"
};
function refuse(code, message, details = {}) {
	return failed({
		code,
		message,
		details
	});
}
function fileSystemFault(error, what) {
	const known = typeof error === "object" && error !== null ? error : {};
	const code = "code" in known ? String(known.code) : "unknown";
	const message = `${what}: the file system refused: ${code}${"syscall" in known ? ` (${String(known.syscall)})` : ""}; nothing was written`;
	return refuse(writeCodes.io, message, { errno: code });
}
// src/store/guarded/contained-path.ts
const ownFolder = ".stateward";
const mostCharacters = 4096;
function containedNames(path) {
	const shown = JSON.stringify(path.slice(0, 200));
	if (path.includes("\0")) return violation(shown, "holds a NUL");
	if (path.length > mostCharacters) return violation(shown, "is too long");
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
// src/store/open-folder.ts
const { O_DIRECTORY = 0, O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = constants;
const openFolders = "/proc/self/fd";
const canNameOpenFolders = existsSync(openFolders);
async function openBelow(root, names, { make }) {
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
	const flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW;
	const handle = found.isDirectory() ? await open(place, flags).catch(ignoring("ELOOP", "ENOTDIR")) : void 0;
	if (handle === void 0) return violation(JSON.stringify(path), "is a symbolic link or no folder; it could lead out of the root");
	return done({
		path: join(at.path, name),
		handle
	});
}
async function readIn(folder, name, path, mostBytes) {
	const place = folder.at(name);
	const found = await lstat(place).catch(ignoring("ENOENT"));
	if (found === void 0) return done(null);
	const shown = JSON.stringify(path);
	if (!found.isFile()) return violation(shown, "is a symbolic link or no regular file");
	const handle = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(ignoring("ELOOP"));
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
// src/store/guarded/companions.ts
const mostFiles = 1e5;
const passedOver$1 = new Set([
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
			else if (!passedOver$1.has(entry.name)) pending.push(path);
		}
		if (files.length + pending.length > mostFiles) return refuse(writeCodes.readLimit, `the root holds more than ${mostFiles} files`, { limit: mostFiles });
	}
	return done(files);
}
// src/store/standing.ts
function standingAt(folder, path) {
	const names = path.split("/");
	let at = folder;
	for (const [index, name] of names.entries()) {
		at = join(at, name);
		const nature = natureOf(at);
		if (nature !== "folder" || index === names.length - 1) return nature === "file" && index < names.length - 1 ? "other" : nature;
	}
	return "folder";
}
function natureOf(path) {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === void 0) return "absent";
	if (found.isSymbolicLink()) return "link";
	if (found.isDirectory()) return "folder";
	return found.isFile() ? "file" : "other";
}
// src/git/work-tree-files.ts
const largestCompared = 1 << 24;
const prefix = "file:";
function fileEntry(path, nature) {
	return {
		blob: `${prefix}${path}`,
		nature
	};
}
function isFileId(blob) {
	return blob.startsWith(prefix);
}
async function natureOfFile(top, path) {
	const found = await lstat(onDisk(top, path)).catch(() => void 0);
	if (found?.isSymbolicLink()) return "link";
	return found?.isFile() ? "regular" : void 0;
}
async function sizeOf(top, path) {
	const found = await lstat(onDisk(top, path)).catch(() => void 0);
	return found?.isFile() ? found.size : Number.POSITIVE_INFINITY;
}
async function fileContent(top, path) {
	try {
		const name = onDisk(top, path);
		const found = await lstat(name);
		if (found.isSymbolicLink()) return await readlink(name, { encoding: "buffer" });
		return found.isFile() ? await readFile(name) : void 0;
	} catch {
		return;
	}
}
async function holdsBlob(top, path, blob) {
	return await objectIdOf(top, path, formatOf(blob)) === blob;
}
async function objectIdOf(top, path, format) {
	const found = await lstat(onDisk(top, path)).catch(() => void 0);
	if (found === void 0 || found.size > largestCompared) return void 0;
	const bytes = await fileContent(top, path);
	if (bytes === void 0) return void 0;
	return idOf(bytes, format);
}
function idOf(bytes, format) {
	return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function formatOf(id) {
	return id.length === 64 ? "sha256" : "sha1";
}
function onDisk(top, path) {
	return Buffer.concat([Buffer.from(join(top, "/")), pathBytes(path)]);
}
// src/git/hidden-changes.ts
async function hiddenChanges(git, { hidden }, changes) {
	const there = hiddenThere(git.directory, hidden);
	if (there.length === 0) return known([]);
	const entries = await indexEntries$1(git);
	if (!entries.ok) return entries;
	const found = [];
	for (const path of there) {
		const nature = await natureOfFile(git.directory, path);
		if (nature === void 0 && hidden.get(path) === "skipped") continue;
		const change = changes.get(path);
		const before = change === void 0 ? entries.value.get(path) ?? null : change.before;
		if (before !== null || nature !== void 0) found.push({
			path,
			before,
			after: nature === void 0 ? null : fileEntry(path, nature)
		});
	}
	return known(found);
}
function hiddenThere(top, hidden) {
	const folders = new Map();
	return [...hidden].flatMap(([path, how]) => {
		const folder = dirname(path);
		const isThere = folders.get(folder) ?? existsSync(onDisk(top, folder));
		folders.set(folder, isThere);
		return isThere || how === "assumed" ? [path] : [];
	});
}
async function indexEntries$1(git) {
	const result = await git.run([
		"ls-files",
		"-s",
		"-z"
	]);
	if (!result.ok) return unknown(gitFailed("ls-files", result));
	const records = splitAtNul(result.output);
	if (records === void 0) return unknown(outputUnreadable("ls-files"));
	const entries = new Map();
	for (const record of records) {
		const tab = record.indexOf(9);
		const [mode = "", blob = ""] = record.toString("latin1", 0, tab).split(" ");
		entries.set(pathText(record.subarray(tab + 1)), treeEntry(mode, blob));
	}
	return known(entries);
}
// src/git/unlisted-paths.ts
const ordinary = "H".charCodeAt(0);
async function unlistedPaths(git) {
	const result = await git.run([
		"ls-files",
		"-z",
		...[
			"-v",
			"--cached",
			"--others",
			"--exclude-standard"
		]
	]);
	if (!result.ok) return unknown(gitFailed("ls-files", result));
	const untracked = new Set();
	const hidden = new Map();
	const { output } = result;
	for (let start = 0; start < output.length;) {
		const end = output.indexOf(0, start);
		if (end === -1) return unknown(outputUnreadable("ls-files"));
		if (output[start] !== ordinary) take$1(output.subarray(start, end), untracked, hidden);
		start = end + 1;
	}
	return known({
		untracked: [...untracked],
		hidden
	});
}
function take$1(record, untracked, hidden) {
	const [tag = ""] = record.toString("latin1", 0, 1);
	const path = pathText(record.subarray(2));
	if (tag === "?") {
		if (!path.endsWith("/")) untracked.add(path);
	} else if (tag.toUpperCase() === "S") hidden.set(path, "skipped");
	else if (tag !== tag.toUpperCase()) hidden.set(path, "assumed");
}
// src/git/work-tree-changes.ts
const notHashed = /^0+$/;
async function workTreeChanges(git) {
	const tracked = await diffIndex(git, ["--ignore-submodules=dirty"]);
	if (!tracked.ok) return tracked;
	const unlisted = await unlistedPaths(git);
	if (!unlisted.ok) return unlisted;
	const changes = new Map(tracked.value.changes.map((change) => [change.path, change]));
	for (const path of unlisted.value.untracked) {
		const nature = await natureOfFile(git.directory, path);
		const before = changes.get(path)?.before ?? null;
		if (nature !== void 0) changes.set(path, {
			path,
			before,
			after: fileEntry(path, nature)
		});
	}
	const hidden = await hiddenChanges(git, unlisted.value, changes);
	if (!hidden.ok) return hidden;
	for (const change of hidden.value) changes.set(change.path, change);
	const real = [];
	for (const change of changes.values()) {
		const stated = await withFile(git.directory, change);
		if (stated !== void 0) real.push(stated);
	}
	return known({
		changes: real.sort(byPath),
		unborn: tracked.value.unborn
	});
}
async function withFile(top, change) {
	const { path, before, after } = change;
	if (after === null) return change;
	const open = isFileId(after.blob) || notHashed.test(after.blob);
	const entry = open ? fileEntry(path, after.nature) : after;
	if (before?.nature !== entry.nature || entry.nature === "submodule") return {
		...change,
		after: entry
	};
	return open && await holdsBlob(top, path, before.blob) ? void 0 : {
		...change,
		after: entry
	};
}
// src/git/index-aside.ts
async function inTemporaryFolder(work) {
	const folder = await mkdtemp(join(tmpdir(), "stateward-"));
	try {
		return await work(folder);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function storedFiles(git, paths) {
	return inTemporaryFolder(async (folder) => {
		const aside = await withOwnIndex(git, folder);
		if (aside === void 0) return new Map();
		const entries = (await indexEntries(git, paths)).map(({ record }) => quotedRecord(record));
		await aside.run(["update-index", "--index-info"], entries.join(""));
		return (await aside.run([
			...plain$2,
			"update-index",
			"--add",
			"--stdin"
		], pathLines(paths))).ok ? contents(aside, await indexEntries(aside, paths)) : new Map();
	});
}
const plain$2 = [
	"-c",
	"core.safecrlf=false",
	"-c",
	"core.fsmonitor=false"
];
async function withOwnIndex(git, folder) {
	const place = await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-path",
		"objects"
	]);
	if (!place.ok) return void 0;
	const objects = join(folder, "objects");
	await mkdir(objects);
	const { GIT_ALTERNATE_OBJECT_DIRECTORIES: more = "" } = git.environment;
	const own = JSON.stringify(place.output.toString("utf8").replace(/\n$/, ""));
	const environment = {
		...git.environment,
		GIT_INDEX_FILE: join(folder, "index"),
		GIT_OBJECT_DIRECTORY: objects,
		GIT_ALTERNATE_OBJECT_DIRECTORIES: more === "" ? own : `${own}${delimiter}${more}`
	};
	return direct({
		...git,
		environment
	});
}
async function indexEntries(git, paths) {
	const listed = await git.run([
		"ls-files",
		"-s",
		"-z",
		"--full-name"
	]);
	const wanted = new Set(paths);
	return (listed.ok ? splitAtNul(listed.output) ?? [] : []).map((record) => {
		const tab = record.indexOf(9);
		const [, id = ""] = record.subarray(0, tab).toString("latin1").split(" ");
		return {
			path: pathText(record.subarray(tab + 1)),
			id,
			record
		};
	}).filter(({ path }) => wanted.has(path));
}
async function contents(git, entries) {
	const objects = createGitObjects(git);
	const found = new Map();
	for (const { path, id } of entries) {
		const chunks = await objects.read(id, "blob");
		if (chunks !== void 0) found.set(path, {
			id,
			bytes: Buffer.concat(chunks)
		});
	}
	await objects.close();
	return found;
}
function pathLines(paths) {
	return paths.map((path) => `${quotedBytes(pathBytes(path))}\n`).join("");
}
function quotedRecord(record) {
	const tab = record.indexOf(9);
	return `${record.subarray(0, tab + 1).toString("latin1")}${quotedBytes(record.subarray(tab + 1))}\n`;
}
function quotedBytes(bytes) {
	return `"${[...bytes].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("")}"`;
}
// src/git/clean-files.ts
const largestCleaned = 1 << 26;
async function cleanedFiles(git, paths) {
	const asked = [];
	for (const path of paths) if (await sizeOf(git.directory, path) <= largestCleaned) asked.push(path);
	if (asked.length === 0) return new Map();
	const [ids, plain] = await Promise.all([hashed(git, asked, []), hashed(git, asked, ["--no-filters"])]);
	if (ids.length !== plain.length) return new Map();
	const filtered = asked.filter((_, index) => ids[index] !== plain[index]);
	return filtered.length === 0 ? new Map() : storedFiles(git, filtered);
}
async function hashed(git, paths, options) {
	const result = await git.run([
		"hash-object",
		...options,
		"--stdin-paths"
	], pathLines(paths));
	return result.ok ? result.output.toString("latin1").trimEnd().split("\n") : [];
}
async function cleanedBytes(git, path, bytes) {
	const place = await git.run(["rev-parse", "--absolute-git-dir"]);
	if (!place.ok) return bytes;
	const gitDirectory = place.output.toString("utf8").replace(/\n$/, "");
	return inTemporaryFolder(async (top) => {
		const environment = {
			...git.environment,
			GIT_DIR: gitDirectory,
			GIT_WORK_TREE: top
		};
		await writeBeside(git.directory, top, path, bytes);
		return (await cleanedFiles(direct({
			...git,
			environment,
			directory: top
		}), [path])).get(path)?.bytes ?? bytes;
	}).catch(() => bytes);
}
async function writeBeside(from, to, path, bytes) {
	const file = join(to, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, bytes);
	for (let folder = dirname(path);; folder = dirname(folder)) {
		const attributes = join(folder, ".gitattributes");
		if (attributes !== path) await copyFile(join(from, attributes), join(to, attributes)).catch(() => void 0);
		if (folder === dirname(folder)) return;
	}
}
// src/git/head.ts
const headVariable = "GITHEAD_";
async function nextParents(git, merging) {
	const result = await git.run([
		"rev-parse",
		"--git-path",
		"MERGE_HEAD",
		"HEAD^{commit}"
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const output = result.output.toString("utf8").trimEnd();
	const end = output.lastIndexOf("\n");
	const head = output.slice(end + 1);
	const merged = await readIds(resolve(git.directory, output.slice(0, end)));
	if (!isObjectId(head) || merged === void 0) return unknown(headUnreadable());
	const named = merging && merged.length === 0 ? namedHeads(git) : merged;
	return known([head, ...named.filter((id) => id !== head)]);
}
function namedHeads({ environment }) {
	return Object.keys(environment).filter((name) => name.startsWith(headVariable)).map((name) => name.slice(8)).filter(isObjectId);
}
async function readIds(path) {
	try {
		const lines = (await readFile(path, "latin1")).split("\n").filter((line) => line !== "");
		return lines.every(isObjectId) ? lines : void 0;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
// src/git/ancestry.ts
async function ancestry(git, left, right) {
	if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable("rev-parse"));
	const result = await git.run([
		"rev-parse",
		...[
			"--git-path",
			"info/grafts",
			"--git-path",
			"shallow"
		],
		`${left}...${right}`
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const [grafts = "", shallow = "", ...lines] = result.output.toString("utf8").trimEnd().split("\n");
	if (!lines.every((line) => isObjectId(line.replace("^", "")))) return unknown(outputUnreadable("rev-parse"));
	const forged = await linesOf$1(resolve(git.directory, grafts));
	const cut = await linesOf$1(resolve(git.directory, shallow));
	if (forged === void 0 || cut === void 0) return unknown(outputUnreadable("rev-parse"));
	if (forged.length > 0) return unknown(graftsPresent(grafts));
	const bases = lines.filter((line) => line.startsWith("^")).map((line) => line.slice(1));
	return known({
		bases,
		shallow: cut.filter(isObjectId)
	});
}
async function linesOf$1(path) {
	try {
		return (await readFile(path, "utf8")).split("\n").filter((line) => line.trim() !== "");
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
// src/git/remembering.ts
function remembering(most, load, weigh = () => 1) {
	const kept = new Map();
	const weights = new Map();
	let weight = 0;
	function forgetOldest() {
		for (const oldest of kept.keys()) {
			if (weight <= most) return;
			weight -= weights.get(oldest) ?? 0;
			weights.delete(oldest);
			kept.delete(oldest);
		}
	}
	async function loadAndWeigh(key) {
		const value = await load(key);
		if (!kept.has(key)) return value;
		const own = Math.max(1, weigh(value));
		weight += own - (weights.get(key) ?? 0);
		weights.set(key, own);
		forgetOldest();
		return value;
	}
	return (key) => {
		const answer = kept.get(key) ?? loadAndWeigh(key);
		kept.delete(key);
		kept.set(key, answer);
		return answer;
	};
}
// src/git/commit-graph.ts
const mostCommits$4 = 1e5;
function createCommitGraph(objects) {
	const learned = new Map();
	const read = remembering(mostCommits$4, async (id) => {
		const chunks = await objects.read(id, "commit");
		return chunks === void 0 ? void 0 : parseCommit(Buffer.concat(chunks));
	});
	return {
		commit: async (id) => learned.get(id) ?? read(id),
		learn(commits) {
			for (const { id, parents, at = "" } of commits) learned.set(id, {
				parents,
				seconds: Date.parse(at) / 1e3
			});
		}
	};
}
function parseCommit(bytes) {
	const [header = ""] = bytes.toString("latin1").split("\n\n", 1);
	const [, list] = /^tree [0-9a-f]+\n((?:parent [0-9a-f]+\n)*)/.exec(header) ?? [];
	if (list === void 0) return void 0;
	const parents = list.split("\n").flatMap((line) => line === "" ? [] : [line.slice(7)]);
	const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
	return parents.every(isObjectId) ? {
		parents,
		seconds: Number(seconds ?? 0)
	} : void 0;
}
// src/git/completeness.ts
async function provenComplete(git, commits, tips, shallow) {
	if (shallow.length === 0 || commits.length === 0) return known(true);
	const listed = new Set(commits.map((commit) => commit.id));
	const forks = forksOf(commits, listed);
	const [tip, ...others] = tips;
	const behind = others.length === 0 && [...forks].every((fork) => fork === tip) || tip === void 0 ? known(new Map()) : await parentsBehind(git, tips);
	if (!behind.ok) return behind;
	return noneCut(git, [...shallow.filter((id) => listed.has(id)), ...outsideForks(forks, behind.value, shallow)]);
}
function forksOf(commits, listed) {
	const forks = new Set();
	for (const { parents } of commits) {
		if (parents.length === 0) forks.add(null);
		for (const parent of parents) if (!listed.has(parent)) forks.add(parent);
	}
	return forks;
}
function outsideForks(forks, behind, shallow) {
	const cuts = shallow.filter((id) => behind.has(id));
	if (cuts.length === 0) return [];
	const reaches = [...forks].map((fork) => reachableFrom(fork, behind));
	return cuts.filter((cut) => reaches.some((reach) => !reach.has(cut)));
}
function reachableFrom(start, parents) {
	const reached = new Set();
	const open = start === null ? [] : [start];
	for (let id = open.pop(); id !== void 0; id = open.pop()) {
		if (reached.has(id)) continue;
		reached.add(id);
		open.push(...parents.get(id) ?? []);
	}
	return reached;
}
async function parentsBehind(git, tips) {
	const input = tips.map((id) => `${id}\n`).join("");
	const result = await git.run([
		"rev-list",
		"--parents",
		"--stdin",
		"--"
	], input);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const lines = result.output.toString("latin1").trimEnd().split("\n");
	return known(new Map(lines.map((line) => line.split(" ")).map(([id = "", ...parents]) => [id, parents])));
}
async function noneCut(git, suspects) {
	if (suspects.length === 0) return known(true);
	const result = await git.run(["cat-file", "--batch"], suspects.map((id) => `${id}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	let roots = 0;
	if (!createBatchReader((answer) => {
		if (answer.nature === "commit" && !hasParent(Buffer.concat(answer.chunks))) roots += 1;
	})(result.output)) return unknown(outputUnreadable("cat-file"));
	if (roots === suspects.length) return known(true);
	return unknown(historyMissing("commits that may belong to the range are not in it"));
}
function hasParent(commit) {
	const [header = ""] = commit.toString("latin1").split("\n\n", 1);
	return header.includes("\nparent ");
}
// src/git/git-trees.ts
const mostNames = 2e5;
const mostCommits$3 = 1e4;
function createGitTrees(objects) {
	const rootOf = remembering(mostCommits$3, (commit) => readRoot(objects, commit));
	return {
		rootOf: async (commit) => isObjectId(commit) ? rootOf(commit) : unknown(refUnknown(commit)),
		treeOf: remembering(mostNames, (id) => readTree(objects, id), (tree) => tree.ok ? tree.value.size : 1)
	};
}
async function readRoot(objects, id) {
	const bytes = await read(objects, id, "commit");
	if (!bytes.ok) return await objects.read(id, "tree") === void 0 ? bytes : known(id);
	const [, tree = ""] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString("latin1", 0, 80)) ?? [];
	return isObjectId(tree) ? known(tree) : unknown(outputUnreadable("cat-file"));
}
async function readTree(objects, id) {
	const bytes = await read(objects, id, "tree");
	if (!bytes.ok) return bytes;
	const tree = parseRawTree(bytes.value, id.length / 2);
	return tree === void 0 ? unknown(outputUnreadable("cat-file")) : known(tree);
}
async function read(objects, id, nature) {
	const chunks = await objects.read(id, nature);
	if (chunks !== void 0) return known(Buffer.concat(chunks));
	return unknown(objects.obstacle() ?? objectMissing(id));
}
// src/git/list-tree.ts
async function listTree(trees, commit) {
	const root = await trees.rootOf(commit);
	if (!root.ok) return root;
	const files = [];
	let level = [{
		prefix: "",
		id: root.value
	}];
	while (level.length > 0) {
		const read = await Promise.all(level.map(({ id }) => trees.treeOf(id)));
		const below = [];
		for (const [index, tree] of read.entries()) {
			if (!tree.ok) return tree;
			sortOut(level[index]?.prefix ?? "", tree.value, files, below);
		}
		level = below;
	}
	return known(new Map(files.sort(byPath).map(({ path, entry }) => [path, entry])));
}
function sortOut(prefix, tree, files, directories) {
	for (const [name, { id, nature }] of tree) if (nature === "directory") directories.push({
		prefix: `${prefix}${name}/`,
		id
	});
	else files.push({
		path: prefix + name,
		entry: {
			blob: id,
			nature
		}
	});
}
// src/git/log-parser.ts
const logFormat = "tformat:%H%x00%P%x00%ct%x00%B%x00";
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1e3;
const fieldCount = 5;
function parseLog(output) {
	const records = splitAtNul(output);
	if (records === void 0) return void 0;
	const commits = [];
	for (let index = 0; index < records.length;) {
		const commit = readCommit(records, index);
		if (commit === void 0) return void 0;
		commits.push(commit.value);
		index = commit.next;
	}
	return commits;
}
function readCommit(records, index) {
	const [id, parentList, seconds, message, terminator] = records.slice(index, index + fieldCount).map((field) => field.toString("utf8"));
	if (id === void 0 || parentList === void 0 || seconds === void 0 || message === void 0) return void 0;
	const parents = parentList === "" ? [] : parentList.split(" ");
	if (terminator !== "" || ![id, ...parents].every(isObjectId)) return void 0;
	const changes = readChanges(records, index + fieldCount);
	if (changes === void 0) return void 0;
	return {
		value: {
			id,
			parents,
			message,
			at: instant(seconds),
			changes: changes.changes
		},
		next: changes.next
	};
}
function instant(seconds) {
	const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
	return new Date(within * 1e3).toISOString().replace(".000Z", "Z");
}
// src/git/paint-ancestors.ts
const [ofLeft, ofRight, below] = [
	1,
	2,
	4
];
const common = ofLeft | ofRight;
async function paintAncestors(graph, left, right, most) {
	const colours = new Map();
	const waiting = [];
	const found = new Set();
	const paint = async (id, colour) => {
		const old = colours.get(id) ?? 0;
		if ((old | colour) === old) return;
		colours.set(id, old | colour);
		enqueue(waiting, {
			id,
			commit: await graph.commit(id)
		});
	};
	const isOpen = ({ id }) => ((colours.get(id) ?? 0) & below) === 0;
	await paint(left, ofLeft);
	await paint(right, ofRight);
	while (waiting.some(isOpen)) {
		const next = waiting.pop();
		if (next === void 0) break;
		if (colours.size > most) return "too-many";
		let colour = colours.get(next.id) ?? 0;
		if (colour === common) {
			found.add(next.id);
			colour |= below;
		}
		if (next.commit === void 0 && (colour & below) === 0) return "missing";
		for (const parent of next.commit?.parents ?? []) await paint(parent, colour);
	}
	return [...found].filter((id) => ((colours.get(id) ?? 0) & below) === 0);
}
function enqueue(waiting, added) {
	const age = ({ commit }) => commit?.seconds ?? Number.POSITIVE_INFINITY;
	let [low, high] = [0, waiting.length];
	while (low < high) {
		const middle = low + high >> 1;
		const at = waiting[middle];
		if (at !== void 0 && age(at) <= age(added)) low = middle + 1;
		else high = middle;
	}
	waiting.splice(low, 0, added);
}
// src/git/merge-bases.ts
const mostPairs = 1e4;
const mostPainted = 2e3;
const mostBases = 10;
function createMergeBases(git, graph) {
	const basesOf = remembering(mostPairs, async (pair) => {
		const [left = "", right = ""] = pair.split(" ");
		if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable("rev-parse"));
		const bases = await nearestBases(graph, left, right);
		return typeof bases === "string" ? provenBases(git, left, right) : known(bases);
	});
	return (left, right) => basesOf([left, right].sort().join(" "));
}
async function nearestBases(graph, left, right) {
	const bases = await paintAncestors(graph, left, right, mostPainted);
	if (typeof bases === "string" || bases.length < 2) return bases;
	if (bases.length > mostBases) return "too-many";
	const nearest = [];
	for (const base of bases) {
		const others = bases.filter((other) => other !== base);
		const shared = await Promise.all(others.map((other) => paintAncestors(graph, base, other, mostPainted)));
		const unknownWhy = shared.find((each) => typeof each === "string");
		if (unknownWhy !== void 0) return unknownWhy;
		if (!shared.some((each) => each.includes(base))) nearest.push(base);
	}
	return nearest;
}
async function provenBases(git, left, right) {
	const related = await ancestry(git, left, right);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	if (shallow.length === 0) return known(bases);
	const excluded = bases.map((id) => `^${id}`);
	const result = await git.run([
		"rev-list",
		left,
		right,
		...excluded,
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const above = new Set(result.output.toString("latin1").split("\n"));
	const proof = await noneCut(git, shallow.filter((id) => above.has(id)));
	return proof.ok ? known(bases) : proof;
}
// src/git/tree-reader.ts
function createTreeReader(trees) {
	return async (commit, path) => {
		const root = await trees.rootOf(commit);
		if (!root.ok) return root;
		let found = {
			id: root.value,
			nature: "directory"
		};
		for (const name of path.split("/")) {
			if (found.nature !== "directory") return known(null);
			const tree = await trees.treeOf(found.id);
			if (!tree.ok) return tree;
			const next = tree.value.get(name);
			if (next === void 0) return known(null);
			found = next;
		}
		return known(found.nature === "directory" ? null : {
			blob: found.id,
			nature: found.nature
		});
	};
}
// src/git/history.ts
const logOptions = [
	"--topo-order",
	"--raw",
	"-z",
	`--format=${logFormat}`,
	"--encoding=UTF-8",
	"--root",
	"--diff-merges=first-parent",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--ignore-submodules=none",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-decorate",
	"--no-notes",
	"--no-mailmap",
	"--no-show-signature"
];
function createGitHistory(git, objects) {
	const shallow = rememberedShallow(git);
	const trees = createGitTrees(objects);
	const graph = createCommitGraph(objects);
	return {
		commits: (range) => commitsOf$1(git, range, shallow, graph),
		upTo: (commit, count, along) => commitsUpTo(git, {
			commit,
			count,
			along
		}, shallow),
		entry: createTreeReader(trees),
		mergeBases: createMergeBases(git, graph),
		tree: (commit) => listTree(trees, commit)
	};
}
async function commitsOf$1(git, range, shallow, graph) {
	const { head, base, bases = [], tip = base, besides = [] } = range;
	const asked = (commit) => shallow(commit, range.shallow);
	const commits = await commitsOutside(git, head, [
		tip,
		base,
		...bases,
		...besides
	], asked);
	if (commits.ok) graph.learn(commits.value);
	return commits;
}
async function commitsOutside(git, head, others, shallow = rememberedShallow(git)) {
	const excluded = [...new Set(others)];
	const commits = await listed(git, ["--reverse"], head, excluded);
	if (!commits.ok) return commits;
	const cut = await shallow(head);
	if (!cut.ok) return cut;
	const proof = await provenComplete(git, commits.value, excluded, cut.value);
	return proof.ok ? commits : proof;
}
async function commitsUpTo(git, { commit, count, along = {} }, shallow) {
	const { allParents, touching = [] } = along;
	const commits = await listed(git, [...touching.length > 0 ? ["--full-history"] : allParents ? [] : ["--first-parent"], `--max-count=${Math.trunc(count)}`], commit, [], touching);
	if (!commits.ok) return commits;
	const cut = await shallow(commit);
	if (!cut.ok) return cut;
	const proof = await noneCut(git, (touching.length > 0 ? cut.value : commits.value.map(({ id }) => id)).filter((id) => cut.value.includes(id)));
	return proof.ok ? commits : proof;
}
async function listed(git, order, head, excluded, paths = []) {
	const foreign = [head, ...excluded].find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown(refUnknown(foreign));
	const input = excluded.map((id) => `^${id}\n`).join("");
	const command = [
		...paths.length === 0 ? [] : ["--no-literal-pathspecs"],
		"log",
		...input === "" ? [] : ["--stdin"],
		...logOptions,
		...order,
		head,
		"--"
	];
	command.push(...paths.map((path) => `:(top,literal)${path}`));
	const result = await git.run(command, input === "" ? void 0 : input);
	if (!result.ok) return unknown(gitFailed("log", result));
	const commits = parseLog(result.output);
	return commits === void 0 ? unknown(outputUnreadable("log")) : known(commits);
}
function rememberedShallow(git) {
	let remembered;
	return async (commit, brought) => {
		remembered = brought ?? remembered;
		if (remembered !== void 0) return known(remembered);
		const related = await ancestry(git, commit, commit);
		if (!related.ok) return related;
		remembered = related.value.shallow;
		return known(remembered);
	};
}
// src/git/empty-base.ts
const emptyBase = "empty";
function aboveNothing(below) {
	return {
		commits: below.commits,
		upTo: async (commit, count, along) => commit === "empty" ? known([]) : below.upTo(commit, count, along),
		entry: async (commit, path) => commit === "empty" ? known(null) : below.entry(commit, path),
		tree: async (commit) => commit === "empty" ? known(new Map()) : below.tree(commit),
		mergeBases: async (left, right) => left === "empty" || right === "empty" ? known([]) : below.mergeBases(left, right)
	};
}
// src/git/overlay-history.ts
function overlayHistory(real, top) {
	const below = aboveNothing(real);
	const [base = emptyBase] = top.parents;
	return {
		history: {
			commits: async (range) => range.head === top.id ? known([top]) : below.commits(range),
			upTo: (commit, count, along) => nearest({
				below,
				top,
				base
			}, commit, count, along),
			entry: entryReader(below, top, base),
			mergeBases: (left, right) => basesOf(below, top, left, right),
			tree: (commit) => treeOf(below, top, base, commit)
		},
		range: {
			base,
			head: top.id
		}
	};
}
async function nearest({ below, top, base }, commit, count, along) {
	if (count < 1) return known([]);
	if (commit !== top.id) return below.upTo(commit, count, along);
	if (count < 2) return known([top]);
	const older = await below.upTo(base, count - 1);
	return older.ok ? known([top, ...older.value]) : older;
}
function entryReader(below, top, base) {
	const changes = new Map(top.changes.map((change) => [change.path, change]));
	return async (commit, path) => {
		if (commit !== top.id) return below.entry(commit, path);
		const change = changes.get(path);
		return change === void 0 ? below.entry(base, path) : known(change.after);
	};
}
async function treeOf(below, top, base, commit) {
	const answer = await below.tree(commit === top.id ? base : commit);
	if (!answer.ok || commit !== top.id) return answer;
	const tree = new Map(answer.value);
	for (const { path, after } of top.changes) if (after === null) tree.delete(path);
	else tree.set(path, after);
	return known(tree);
}
async function basesOf(below, top, left, right) {
	if (left === right && left === top.id) return known([left]);
	const bases = new Set();
	for (const one of parentsOf(top, left)) for (const other of parentsOf(top, right)) {
		const answer = await below.mergeBases(one, other);
		if (!answer.ok) return answer;
		for (const base of answer.value) bases.add(base);
	}
	return known([...bases]);
}
function parentsOf(top, commit) {
	return commit === top.id ? top.parents : [commit];
}
// src/git/stored-work-tree.ts
async function storedWorkTree(git, changes) {
	const known = changes.filter((change) => change.before?.nature === "regular" && isRegularFile(change));
	const cleaned = new Map(await cleanedFiles(git, known.map(pathOf)));
	const unlooked = new Set(changes.filter(isRegularFile).map(pathOf));
	for (const { path } of known) unlooked.delete(path);
	const look = async (path) => {
		if (unlooked.delete(path)) for (const [at, file] of await cleanedFiles(git, [path])) cleaned.set(at, file);
		return cleaned.get(path);
	};
	return {
		changes: changes.filter(({ path, before }) => cleaned.get(path)?.id !== (before?.blob ?? "")),
		content: async (path) => (await look(path))?.bytes ?? fileContent(git.directory, path),
		idOf: (path) => cleaned.get(path)?.id
	};
}
const pathOf = ({ path }) => path;
function isRegularFile({ after }) {
	return after?.nature === "regular" && isFileId(after.blob);
}
// src/git/work-tree-top.ts
async function workTreeTop(git) {
	const place = await git.run(["rev-parse", "--show-toplevel"]);
	if (!place.ok) return unknown(gitFailed("rev-parse", place));
	return known(place.output.toString("utf8").replace(/\n$/, ""));
}
// src/git/work-tree-history.ts
const workTreeCommit = "work-tree";
async function createWorkTreeHistory(git, objects, written) {
	const swift = direct(git);
	const place = await workTreeTop(swift);
	if (!place.ok) return place;
	const top = place.value;
	const atTop = direct({
		...git,
		directory: top
	});
	const found = await workTreeChanges(atTop);
	if (!found.ok) return found;
	const edit = written === void 0 ? void 0 : await asStored(atTop, written);
	const parents = found.value.unborn ? known([]) : await nextParents(swift, false);
	if (!parents.ok) return parents;
	const history = createGitHistory(swift, objects);
	const [head] = parents.value;
	const files = await storedWorkTree(atTop, found.value.changes);
	const edited = await withEdit(files.changes, edit, async (path) => head === void 0 ? known(null) : history.entry(head, path));
	if (!edited.ok) return edited;
	const changes = edited.value;
	const commit = {
		id: workTreeCommit,
		parents: parents.value,
		changes
	};
	return known({
		...overlayHistory(history, commit),
		blobs: workTreeBlobs(files, namedByPath(changes), objects, edit),
		identified: async () => {
			const ids = await fileIds(files, top, changes, edit);
			const named = changes.map((change) => withId(change, ids));
			const paths = new Map([...ids].map(([path, id]) => [id, path]));
			return {
				...overlayHistory(history, {
					...commit,
					changes: named
				}),
				blobs: workTreeBlobs(files, new Map([...namedByPath(named), ...paths]), objects, edit)
			};
		}
	});
}
async function asStored(git, { path, bytes }) {
	return {
		path,
		bytes: await cleanedBytes(git, path, bytes)
	};
}
async function withEdit(changes, edit, atHead) {
	if (edit === void 0) return known(changes);
	const { path, bytes } = edit;
	const changed = changes.find((change) => change.path === path);
	const found = changed === void 0 ? await atHead(path) : known(changed.before);
	if (!found.ok) return found;
	const before = found.value;
	const others = changes.filter((change) => change.path !== path);
	if (before?.nature === "regular" && idOf(bytes, formatOf(before.blob)) === before.blob) return known(others);
	return known([...others, {
		path,
		before,
		after: fileEntry(path, "regular")
	}].sort(byPath));
}
function withId(change, ids) {
	const id = ids.get(change.path);
	return id === void 0 || change.after === null ? change : {
		...change,
		after: {
			...change.after,
			blob: id
		}
	};
}
async function fileIds(files, top, changes, edit) {
	const sample = changes.find(({ before }) => before !== null)?.before?.blob ?? "";
	const ids = new Map();
	for (const { path, after } of changes) {
		if (after === null || !isFileId(after.blob)) continue;
		const format = formatOf(sample);
		const id = edit?.path === path ? idOf(edit.bytes, format) : files.idOf(path) ?? await objectIdOf(top, path, format);
		if (id !== void 0) ids.set(path, id);
	}
	return ids;
}
function namedByPath(changes) {
	const files = changes.flatMap(({ path, after }) => after !== null && isFileId(after.blob) ? [[after.blob, path]] : []);
	return new Map(files);
}
function workTreeBlobs(files, paths, objects, edit) {
	return { open: async (blob) => {
		const path = paths.get(blob);
		if (path === void 0) return objects.open(blob);
		const content = edit?.path === path ? edit.bytes : await files.content(path);
		return content === void 0 ? void 0 : [content];
	} };
}
// src/entry/agent-files.ts
const agentFiles = {
	"claude-code": ".claude/settings.json",
	codex: ".codex/hooks.json",
	cursor: ".cursor/hooks.json",
	copilot: ".github/hooks/stateward.json"
};
// src/entry/doctor/code-owners.ts
const ownerFiles = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
function ownersOf(text, path) {
	for (const line of text.split(/\r?\n/).toReversed()) {
		const [pattern, ...rest] = wordsOf(line);
		if (pattern !== void 0 && matchesPattern(pattern, path)) return rest.filter(isOwner);
	}
	return [];
}
function wordsOf(line) {
	const words = [...line.matchAll(/(?:\\.|[^\s\\])+/g)].map(([word]) => word);
	const comment = words.findIndex((word) => word.startsWith("#"));
	return (comment < 0 ? words : words.slice(0, comment)).map((word) => word.replace(/\\([ #])/g, "$1"));
}
function isOwner(word) {
	return /^@[\w-]|^[^@\s]+@[^@\s]+$/.test(word);
}
function matchesPattern(pattern, path) {
	if (/[[\]{}]|^!/.test(pattern)) return false;
	return globsOf(pattern).some((glob) => pathProblem(glob) === void 0 && configuredMatcher(glob)(path));
}
function globsOf(pattern) {
	const isFolder = pattern.endsWith("/");
	const inner = pattern.replace(/^\//, "").replace(/\/$/, "");
	if (inner === "") return [];
	const glob = pattern.startsWith("/") || inner.includes("/") ? inner : `**/${inner}`;
	if (isFolder) return [`${glob}/**`];
	return inner.endsWith("*") ? [glob] : [glob, `${glob}/**`];
}
// src/entry/doctor/setup-files.ts
const noFiles = {
	configuration: null,
	waivers: null,
	owners: [],
	workflows: []
};
const workflowFolder = ".github/workflows";
const lefthookFiles = [
	"lefthook.yml",
	"lefthook.yaml",
	".lefthook.yml",
	".lefthook.yaml"
];
const preCommitFile = ".pre-commit-config.yaml";
function readSetupFiles(folder, kinds) {
	const texts = (paths) => paths.flatMap((path) => {
		const text = folder.text(path);
		return text === void 0 ? [] : [{
			path,
			text
		}];
	});
	const packageJson = folder.text("package.json");
	const [preCommit] = texts([preCommitFile]);
	const [lefthook] = texts(lefthookFiles);
	const configuration = policyBytes(folder, configurationPath);
	return {
		configuration,
		named: namedBytes(folder, configuration, kinds),
		waivers: policyBytes(folder, waiversPath),
		owners: texts(ownerFiles),
		workflows: texts(workflowPaths(folder)),
		agents: texts(Object.values(agentFiles)),
		...packageJson === void 0 ? {} : { packageJson },
		...preCommit === void 0 ? {} : { preCommit },
		...lefthook === void 0 ? {} : { lefthook }
	};
}
function namedBytes(folder, configuration, kinds) {
	return new Map(namedFilesOf(configuration, kinds).map((path) => [path, policyBytes(folder, path)]));
}
function policyBytes(folder, path) {
	return folder.look(path) === "absent" ? null : folder.read(path) ?? "irregular";
}
function workflowPaths(folder) {
	if (folder.look(workflowFolder) !== "folder") return [];
	return readdirSync(join(folder.folder, workflowFolder)).filter((name) => /\.ya?ml$/.test(name)).sort().map((name) => `${workflowFolder}/${name}`);
}
// src/entry/top-folder.ts
const mostBytes$1 = 1 << 26;
function openFolder(folder) {
	const look = (path) => standingAt(folder, path);
	const read = (path) => {
		if (look(path) !== "file") return void 0;
		const found = join(folder, path);
		return lstatSync(found).size > mostBytes$1 ? void 0 : readFileSync(found);
	};
	return {
		folder,
		look,
		read,
		text: (path) => read(path)?.toString("utf8"),
		textAt: (file) => existsSync(file) ? readFileSync(file, "utf8") : void 0,
		reaches: (path) => existsSync(isAbsolute(path) ? path : join(folder, path))
	};
}
// src/entry/policy.ts
function policyInput(policy, kinds) {
	const { govern, limits, isIgnored, policyRules, waivers, waiversFrom } = policy;
	return {
		govern,
		limits,
		isIgnored,
		policyRules,
		waivers,
		waiversFrom,
		policyKinds: kinds
	};
}
async function policyAt(source, commit, kinds, path) {
	const bytes = await policyBytesAt(source, commit, kinds, path);
	return bytes.ok ? {
		ok: true,
		value: policyOf(bytes.value, kinds)
	} : bytes;
}
function policyOnDisk(top, named, kinds) {
	const folder = openFolder(top ?? dirname(resolve(named ?? ".")));
	const configuration = named === void 0 ? fileAt(top, configurationPath) : namedFile(named);
	if (typeof configuration === "object" && configuration !== null && isUsageError(configuration)) return configuration;
	const pair = {
		configuration,
		waivers: fileAt(top, waiversPath),
		named: namedBytes(folder, configuration, kinds)
	};
	const shown = {
		configuration: named ?? ".stateward.yml",
		waivers: waiversPath
	};
	const faults = policyFaults(pair, kinds).map(({ file, named: inside, line, column, message }) => `  ${safeText(inside ?? shown[file])}:${line}:${column}  ${safeText(message)}`);
	if (faults.length > 0) return usageError(`the configuration cannot be used\n${faults.join("\n")}\n${nextStep}`);
	return policyOf(pair, kinds);
}
const nextStep = "Correct these lines and run the command again; docs/configuration.md says what each key takes.";
function namedFile(path) {
	try {
		return readFileSync(path);
	} catch (error) {
		return usageError(`--config ${safeText(path)} cannot be read: ${safeText(error instanceof Error ? error.message : String(error))}`);
	}
}
function fileAt(top, name) {
	return top === void 0 ? null : policyBytes(openFolder(top), name);
}
// src/reporters/display-width.ts
const printableAscii = /^[ -~]*$/;
const emoji = /^(?:\p{RI}{2}|(?!\p{RI})\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u;
const joining = /^[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7fb]$/u;
const wide = /^[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
function displayWidth(text) {
	if (printableAscii.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemes(text)) width += graphemeWidth(segment);
	return width;
}
function splitAtWidth(text, width) {
	let used = 0;
	for (const { segment, index } of graphemes(text)) {
		used += graphemeWidth(segment);
		if (used > width && index > 0) return [text.slice(0, index), text.slice(index)];
	}
	return [text, ""];
}
function graphemeWidth(grapheme) {
	if (emoji.test(grapheme)) return 2;
	let width = 0;
	for (const character of grapheme) width += joining.test(character) ? 0 : wide.test(character) ? 2 : 1;
	return width;
}
// src/reporters/style.ts
const codes = {
	error: "31",
	warning: "33",
	note: "36",
	pass: "32",
	removed: "31",
	added: "32",
	caret: "1;31",
	strong: "1",
	faint: "2"
};
function painter(color) {
	if (!color) return (_style, text) => text;
	return (style, text) => text === "" ? "" : `\u001b[${codes[style]}m${text}\u001b[0m`;
}
// src/reporters/text-layout.ts
const narrowest = 40;
const longestProse = 2e3;
const indent = " ".repeat(4);
const labelWidth = 8;
const labelledColumn = indent.length + labelWidth;
function textLayout({ color, width, verbose, quiet }) {
	return {
		width: width >= narrowest ? Math.floor(width) : narrowest,
		paint: painter(color),
		verbose,
		quiet
	};
}
function indented(lines) {
	return lines.map((line) => indent + line);
}
function labelled({ paint }, label, lines) {
	return lines.map((line, index) => index === 0 ? `${indent}${paint("strong", label)}${" ".repeat(labelWidth - label.length)}${line}` : " ".repeat(labelledColumn) + line);
}
function shortened(text) {
	return text.length <= longestProse ? text : `${text.slice(0, longestProse)}…`;
}
function counted(count, noun, plural = `${noun}s`) {
	return `${count} ${count === 1 ? noun : plural}`;
}
function shortCommit(commit) {
	return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
}
// src/reporters/in-commits.ts
const endings = {
	repaired: "repaired",
	"taken-back": "taken back",
	settled: "settled with what went"
};
function endedIn({ how, by, of }, name) {
	return of === void 0 ? `${endings[how]} in ${name(by)}` : `repairing ${name(of)}`;
}
function inCommits(finding, mostCommits) {
	const { commits = [], ended, waivedBy } = finding;
	const named = commits.slice(0, mostCommits).map((id) => safeText(shortCommit(id)));
	const more = commits.length - named.length;
	const said = [
		...named.length === 0 ? [] : [`in ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}`],
		...ended === void 0 ? [] : [endedIn(ended, (id) => safeText(shortCommit(id)))],
		...waivedBy === void 0 ? [] : [`waived until ${safeText(waivedBy.until)}: ${safeText(shortened(waivedBy.reason))}`]
	];
	return said.length === 0 ? "" : ` (${said.join(", ")})`;
}
// src/reporters/shell-quote.ts
const plain$1 = /^[\w@%+=,./-]+$/;
function shellPath(path) {
	return shellQuote(/^:|[*?[\\]/.test(path) ? `:(literal)${path}` : path);
}
function shellQuote(word) {
	if (plain$1.test(word)) return word;
	if (safeText(word) === word) return `'${word.replaceAll("'", "'\\''")}'`;
	const escaped = Array.from(word, escapedCharacter).join("");
	if (word.endsWith("\n")) return `$'${escaped}'`;
	return `"$(printf '${escaped.replace(/^-/, "\\055").replaceAll("%", "%%")}')"`;
}
function escapedCharacter(character) {
	return /[\\'[]/.test(character) || safeText(character) !== character ? octalBytes(character) : character;
}
function octalBytes(character) {
	const code = character.charCodeAt(0);
	const bytes = character.length === 1 && code >= 56448 && code <= 56575 ? [code - 56320] : new TextEncoder().encode(character);
	return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
// src/reporters/repair-command.ts
function repairCommand({ run, path, besides = [], next }) {
	const paths = path === void 0 ? [] : [path, ...besides];
	return [run, ...next === void 0 ? [] : [next]].map((command) => lineOf(command, paths)).join(" && ");
}
function lineOf(command, paths) {
	const word = command.startsWith("git ") ? shellPath : operand;
	return [safeText(command), ...paths.map(word)].join(" ");
}
function operand(path) {
	return shellQuote(path.startsWith("-") ? `./${path}` : path);
}
// src/reporters/excerpt.ts
const tab = " ".repeat(4);
const ellipsis = {
	shown: "…",
	width: 1,
	marked: false
};
function excerpts(places, skipped, room) {
	const lines = places.map((place) => markedCells(place, skipped));
	if (lines.every((cells) => widthOf(cells) <= room)) return lines;
	const differing = firstDifference(lines);
	return lines.map((cells) => cut$1(cells, room - 2, differing));
}
function caretsUnder(cells) {
	return cells.map(({ width, marked }) => (marked ? "^" : " ").repeat(width)).join("").trimEnd();
}
function markedCells(place, skipped) {
	const text = (place.text ?? "").trimEnd();
	const from = place.column - 1;
	const to = Math.max(from + 1, valueEnd(place, text) - 1);
	const padded = text.padEnd(Math.min(to, text.length + 1)).slice(skipped);
	return Array.from(safeCells(padded), ({ shown, start, end }) => {
		const visible = shown === "\\t" ? tab : shown;
		const marked = start + skipped < to && end + skipped > from;
		return {
			shown: visible,
			width: displayWidth(visible),
			marked
		};
	});
}
function valueEnd(place, text) {
	return place.endLine !== void 0 && place.endLine > place.line ? text.length + 1 : place.endColumn ?? place.column + 1;
}
function firstDifference([one, two, ...others]) {
	if (one === void 0 || two === void 0 || others.length > 0) return 0;
	const index = one.findIndex(({ shown }, place) => shown !== two[place]?.shown);
	return Math.max(0, index);
}
function cut$1(cells, room, differing) {
	const widthAt = (index) => cells[index]?.width ?? 0;
	const marked = Math.max(0, cells.findIndex((cell) => cell.marked));
	let start = differing > marked && widthOf(cells.slice(marked, differing)) > room / 2 && differing < cells.length ? differing : marked;
	let end = start;
	let used = 0;
	while (start > 0 && used + widthAt(start - 1) <= room / 2) used += widthAt(--start);
	while (end < cells.length && used + widthAt(end) <= room) used += widthAt(end++);
	const left = start > 0 ? [ellipsis] : [];
	const right = end < cells.length ? [ellipsis] : [];
	return [
		...left,
		...cells.slice(start, end),
		...right
	];
}
function widthOf(cells) {
	return cells.reduce((sum, { width }) => sum + width, 0);
}
// src/reporters/text-code-frame.ts
const gutterWidth = 7;
function codeFrame(finding, { paint, width }) {
	const lines = frameLines(finding);
	const places = lines.map(({ place }) => place);
	const digits = Math.max(0, ...places.map(({ line }) => String(line).length));
	const texts = excerpts(places, sharedIndent(places), width - digits - gutterWidth);
	const framed = lines.map(({ mark, place }, index) => {
		const style = mark === "-" ? "removed" : "added";
		const shown = texts[index]?.map((cell) => cell.shown).join("").trimEnd() ?? "";
		const number = String(place.line).padStart(digits);
		return `  ${paint(style, mark)} ${paint("faint", `${number} |`)} ${paint(style, shown)}`;
	});
	const carets = caretsUnder(texts.at(-1) ?? []);
	return carets === "" ? framed : [...framed, `${" ".repeat(digits + 5)}${paint("faint", "|")} ${paint("caret", carets)}`];
}
function framedPlace(finding) {
	if (finding.side === "before") return void 0;
	return finding.related.find((place) => place.side === "before" && place.file === finding.file && isTelling(place));
}
function frameLines(finding) {
	const previous = framedPlace(finding);
	const opens = previous !== void 0 && isOpening(finding);
	const own = isTelling(finding) && !opens ? [{
		mark: finding.side === "before" ? "-" : "+",
		place: finding
	}] : [];
	const isSame = previous?.text?.trim() === finding.text?.trim();
	return previous === void 0 || isSame && own.length > 0 ? own : [{
		mark: "-",
		place: previous
	}, ...own];
}
function isTelling({ text, line, endLine, column }) {
	if (text === void 0 || column > text.length + 1) return false;
	return (endLine ?? line) === line || /[^\s[\]{},]/u.test(text);
}
function isOpening({ text, line, endLine, column }) {
	return (endLine ?? line) > line && /^[[{]\s*$/.test(text?.slice(column - 1) ?? "");
}
function sharedIndent(places) {
	const [first = "", ...others] = places.map(({ text, column }) => (/^[ \t]*/.exec(text ?? "")?.[0] ?? "").slice(0, column - 1));
	let shared = first.length;
	for (const other of others) while (first.slice(0, shared) !== other.slice(0, shared)) shared -= 1;
	return shared;
}
// src/reporters/wrap.ts
function wrap(prose, width) {
	return wrapWords(prose.split(" "), width);
}
function wrapIndented(line, width, further = 0) {
	const [, blanks = "", prose = ""] = /^( *)(.*)$/s.exec(line) ?? [];
	return wrap(prose, width - blanks.length - further).map((part, index) => blanks + (index === 0 ? "" : " ".repeat(further)) + part);
}
function wrapWords(words, width) {
	const lines = [];
	let line = "";
	let used = 0;
	const open = (text) => {
		line = safeLineStart(text);
		used = displayWidth(line);
	};
	for (const word of words) {
		const added = 1 + displayWidth(word);
		const fits = line !== "" && used + added <= width;
		if (fits && line.trim() !== "") {
			line += ` ${word}`;
			used += added;
			continue;
		}
		if (!fits && line !== "") lines.push(line.trimEnd());
		open(fits ? `${line} ${word}` : word);
		while (used > width) {
			const [head, rest] = splitAtWidth(line, width);
			lines.push(head);
			open(rest);
		}
	}
	return line === "" ? lines : [...lines, line.trimEnd()];
}
// src/reporters/text-advice.ts
const mostPlaces$1 = 3;
function advice(finding, layout) {
	const room = layout.width - labelledColumn;
	const wantsReason = !layout.quiet && (finding.severity !== "note" || layout.verbose);
	return [
		...layout.quiet ? [] : labelled(layout, "See", relatedPlaces(finding, layout)),
		...labelled(layout, "Legal", legalMoves(finding.data?.legalMoves, room)),
		...labelled(layout, "Declare", declaration(finding.data?.declaration)),
		...wantsReason ? labelled(layout, "Why", wrap(safeText(finding.why), room)) : [],
		...finding.severity === "note" ? [] : waysBack(finding, layout)
	];
}
function relatedPlaces(finding, layout) {
	const { target } = finding;
	const shown = framedPlace(finding);
	const places = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = layout.verbose ? places : places.slice(0, mostPlaces$1);
	const lines = named.map(({ file, line, column, label }) => {
		return `${safeLineStart(safeText(file))}:${line}:${column}  ${safeText(shortened(label))}`;
	});
	const more = places.length - named.length;
	if (target !== void 0) lines.unshift(`${safeLineStart(safeText(target))}:${finding.line}:${finding.column}  where the content lies`);
	return more === 0 ? lines : [...lines, `and ${counted(more, "more place")}`];
}
function legalMoves(moves, room) {
	if (!isJsonArray(moves)) return [];
	return moves.flatMap((move) => {
		if (typeof move !== "string") return [];
		const [first = "", ...others] = wrapWords(safeText(shortened(move)).split(/(?<!→) (?!→)/), room - 2);
		return [first, ...others.map((line) => `  ${line}`)];
	});
}
function declaration(text) {
	return typeof text === "string" && text !== "" ? [safeJsonText(text)] : [];
}
function waysBack(finding, layout) {
	const room = layout.width - labelledColumn;
	const owner = isWaivable(finding.ruleId) && finding.severity === "error" ? waiverLines(finding) : [];
	if (finding.repair === void 0 || finding.severity !== "error") return [...labelled(layout, "Repair", wrap(safeText(finding.fix), room)), ...labelled(layout, "Waive", owner)];
	const fix = asClause(safeText(finding.fix));
	return [
		...labelled(layout, "Repair", [repairCommand(finding.repair)]),
		...labelled(layout, "Or", fix === "" ? [] : wrap(fix, room)),
		...labelled(layout, "Waive", owner)
	];
}
function waiverLines({ fingerprint, change }) {
	return [
		`- fingerprint: "${safeText(fingerprint)}"`,
		`  change: "${safeText(change)}"`,
		"  reason: \"\"",
		"  until: YYYY-MM-DD"
	];
}
function asClause(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z][a-z]/.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}
// src/reporters/text-header.ts
const shortestLabel = 12;
const brokenEscape = /\\(?:u(?:\{[0-9a-f]*|[0-9a-f]{0,3}))?$/;
function header(finding, layout) {
	const { paint } = layout;
	const place = `${safeLineStart(safeText(finding.file))}:${finding.line}:${finding.column}`;
	const rule = safeText(finding.ruleId);
	const used = displayWidth(`${place}  ${finding.severity}  ${rule}   `);
	const head = `${paint("strong", place)}  ${paint(finding.severity, finding.severity)}  ${rule}`;
	const subject = shownSubject$1(finding.subject);
	const label = finding.label === void 0 ? "" : quotedLabel(finding.label);
	const room = layout.width - used;
	if (subject === "" && label === "") return [head];
	const least = displayWidth(subject) + Math.min(displayWidth(label), shortestLabel) + 1;
	if (least <= room) return [`${head}   ${aboutLine(subject, label, room, layout)}`];
	const below = layout.width - 4;
	if (least <= below) return [head, ...indented([aboutLine(safeLineStart(subject), label, below, layout)])];
	return [head, ...indented([...wrap(subject, below), ...label === "" ? [] : [cutLabel(label, below)]])];
}
function aboutLine(subject, label, room, { paint }) {
	const named = paint("strong", subject);
	if (label === "" || subject === "") return named + cutLabel(label, room);
	return `${named} ${cutLabel(label, room - displayWidth(subject) - 1)}`;
}
function shownSubject$1(subject) {
	const text = shortened(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
function quotedLabel(label) {
	return safeQuoted(shortened(label));
}
function cutLabel(label, room) {
	if (displayWidth(label) <= room) return label;
	const [head] = splitAtWidth(label, room - 2);
	return `${head.replace(brokenEscape, "")}…"`;
}
// src/reporters/text-finding.ts
const mostCommits$2 = 5;
const mostOthers$1 = 8;
const shortestAbout = 16;
function findingLines({ first: finding, others }, layout) {
	const said = safeText(shortened(finding.message)) + inCommits(finding, layout.verbose ? Number.POSITIVE_INFINITY : mostCommits$2);
	return [
		...header(finding, layout),
		...indented(wrap(said, layout.width - 4)),
		...codeFrame(finding, layout),
		...othersLines(others, layout),
		...advice(finding, layout)
	];
}
function othersLines(others, { width, verbose, paint }) {
	if (others.length === 0) return [];
	const shown = verbose ? others : others.slice(0, mostOthers$1);
	const places = shown.map(({ file, line, column }) => `${safeLineStart(safeText(file))}:${line}:${column}`);
	const widest = Math.max(...places.map(displayWidth));
	const lines = shown.map((finding, index) => {
		const place = places[index] ?? "";
		const subject = safeText(shortened(finding.subject));
		const title = finding.label === void 0 ? "" : ` ${safeQuoted(shortened(finding.label))}`;
		const room = Math.max(shortestAbout, width - widest - 8);
		const about = `${subject}${title}`;
		const [head] = splitAtWidth(about, room - 1);
		const cut = displayWidth(about) <= room ? about : `${head}…`;
		return `      ${paint("strong", place)}${" ".repeat(widest - displayWidth(place))}  ${cut}`;
	});
	const more = others.length - shown.length;
	return [
		`    and ${counted(others.length, "more like it", "more like it")}:`,
		...lines,
		...more > 0 ? [`      … and ${more} more, with --verbose`] : []
	];
}
// src/reporters/report-words.ts
const factNames = {
	siblings: "no other files",
	others: "no other files",
	reverts: "no history",
	steps: "no declared step",
	guard: "no guard",
	at: "no time",
	message: "no message",
	touched: "no list of changed paths",
	prior: "no earlier commits",
	archived: "no search for an archive",
	collisions: "no other paths",
	elsewhere: "no other files",
	vanished: "no history"
};
function verdictWord(report) {
	if (isEmpty(report)) return "nothing judged";
	return report.verdict === "cannot-judge" ? "cannot judge" : report.verdict;
}
function isEmpty({ verdict, transitions, findings }) {
	return verdict === "pass" && transitions.length === 0 && findings.length === 0;
}
function countsOf(report) {
	const { errors, warnings, notes, files, transitions, obstacles } = report;
	const stopped = obstacles.length === 0 ? "" : `${counted(obstacles.length, "obstacle")}; `;
	const isSilent = errors + warnings + notes === 0;
	if (isEmpty(report)) return "no state file is changed in what was looked at";
	if (isSilent && transitions.length === 0) return `${stopped}nothing was judged`;
	const found = [
		counted(errors, "error"),
		counted(warnings, "warning"),
		counted(notes, "note")
	].join(", ");
	const judged = `in ${counted(files.length, "file")}, ${counted(transitions.length, "transition")}`;
	return `${stopped}${isSilent ? "nothing found" : found} ${judged}`;
}
function claimWords({ claimed, verified, guard, transitions }) {
	if (transitions.length === 0) return [];
	const proof = guard === void 0 ? [] : [`(guard: ${guard}).`];
	return [...`${counted(claimed, "item")} done in this range: ${claimed} claimed, ${verified} verified${guard === void 0 ? "." : ""}`.split(" "), ...proof];
}
function calmSummary(report) {
	return `${countsOf(report)}${passedOver(report.notJudged)}`;
}
function beyondGuard(notJudged) {
	return notJudged.filter(({ needs }) => needs.some((need) => need !== "guard"));
}
function passedOver(all) {
	const notJudged = beyondGuard(all);
	if (notJudged.length === 0) return "";
	return `; ${counted(rulesNamed(notJudged).length, "rule")} not judged (${missingFacts(notJudged)})`;
}
function rulesNamed(notJudged) {
	return [...new Set(notJudged.map(({ ruleId }) => safeText(ruleId)))];
}
function missingFacts(notJudged) {
	return [...new Set(notJudged.flatMap(({ needs }) => needs))].map((need) => factNames[need]).join(", ");
}
// src/reporters/text-footer.ts
function obstacleLines({ message, fix }, layout) {
	const [first = "", ...others] = wrap(`cannot judge: ${safeText(shortened(message))}`, layout.width - 4);
	return [
		layout.paint("error", first),
		...others.map((line) => `    ${line}`),
		...labelled(layout, "Repair", linesOf(fix, layout.width - labelledColumn))
	];
}
function linesOf(fix, width) {
	return fix.split("\n").flatMap((line) => {
		const words = line.trimStart();
		const blanks = " ".repeat(line.length - words.length);
		return wrap(safeText(words), width - blanks.length).map((part) => blanks + part);
	});
}
function footer(report, layout) {
	const isCalm = report.verdict === "pass" && !layout.verbose;
	const word = verdictWord(report);
	const [first = "", ...others] = wrap(`${word}: ${isCalm ? calmSummary(report) : countsOf(report)}`, layout.width);
	const style = isEmpty(report) ? "strong" : report.verdict === "pass" ? "pass" : "error";
	return [
		...layout.verbose ? report.transitions.map(transitionLine) : [],
		...isCalm ? [] : notJudgedLines(report.notJudged, layout),
		...report.notices.flatMap((notice) => noticeLines(notice, layout)),
		layout.paint(style, first.slice(0, word.length)) + first.slice(word.length),
		...others,
		...wrapWords(claimWords(report), layout.width)
	];
}
function noticeLines(notice, layout) {
	const [first = "", ...others] = wrap(safeText(shortened(notice)), layout.width - 4);
	return [`note    ${first}`, ...others.map((line) => `        ${line}`)];
}
function notJudgedLines(notJudged, layout) {
	const rules = rulesNamed(layout.verbose ? notJudged : beyondGuard(notJudged));
	if (rules.length === 0) return [];
	if (layout.verbose) {
		const longest = Math.max(...rules.map(displayWidth));
		return rules.map((rule) => {
			const needs = missingFacts(notJudged.filter(({ ruleId }) => safeText(ruleId) === rule));
			return `not judged  ${rule}${" ".repeat(longest - displayWidth(rule))}  (${needs})`;
		});
	}
	const [first = "", ...others] = wrap(`${counted(rules.length, "rule")} could not be judged here: ${rules.join(", ")} (${missingFacts(beyondGuard(notJudged))})`, layout.width - 4);
	return [first, ...others.map((rest) => `    ${rest}`)];
}
function transitionLine({ file, kind, commit, step }) {
	const where = commit === void 0 ? "" : `  ${safeText(shortCommit(commit))}`;
	const words = step === void 0 ? "" : `  node=${step.node} status=${step.status} guard=${step.guard} (${step.source})`;
	return `judged  ${safeText(file)}  ${safeText(kind)}${where}${safeText(words)}`;
}
// src/entry/files-beside.ts
async function filesBeside({ governance, limits, path }, before, after) {
	const places = companionPlaces(governance, limits, path);
	const sides = {
		before: [before, after],
		after: [after, before]
	};
	const companions = {};
	for (const side of ["before", "after"]) {
		const read = await readBeside(places, path, sides[side], limits.maxBytes);
		if (!read.ok) return unreadable(read.error.message);
		for (const [role, bytes] of read.value) companions[role] = {
			...companions[role],
			[side]: bytes
		};
	}
	return companions;
}
async function readBeside(places, path, [own, other], mostBytes) {
	const version = own.bytes ?? other.bytes;
	const homes = [own, other].flatMap(({ file }) => homeOf(file) ?? []);
	return readCompanions({ places }, version === null ? [] : [version], async (place) => {
		for (const home of place.roleAt === void 0 ? homes : homes.slice(0, 1)) {
			const { root, ...near } = placeAt(home, folderOf(path), place);
			const read = await placesBelow(root, mostBytes)(near);
			if (!read.ok || read.value.length > 0) return read;
		}
		return done([]);
	});
}
function homeOf(file) {
	if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return void 0;
	const [root, folder] = [realpathSync("."), realpathSync(dirname(file))];
	const way = wayBelow(root, folder);
	return way === void 0 ? {
		root: folder,
		folder: ""
	} : {
		root,
		folder: way
	};
}
function placeAt(home, governed, place) {
	const { path, roleAt } = place;
	const near = moved(path, governed, home.folder);
	if (near === void 0) return {
		...place,
		root: realpathSync(".")
	};
	const { root, folder } = home;
	if (roleAt === void 0) return {
		...place,
		root,
		path: near
	};
	return {
		...place,
		root,
		path: near,
		roleAt: (other) => roleAt(moved(other, folder, governed) ?? other)
	};
}
function moved(path, from, to) {
	if (path === from) return to;
	if (from === "") return to === "" ? path : `${to}/${path}`;
	if (!path.startsWith(`${from}/`)) return void 0;
	const way = path.slice(from.length + 1);
	return to === "" ? way : `${to}/${way}`;
}
function folderOf(path) {
	return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}
function unreadable(why) {
	return usageError(`what stands beside the two files cannot be read: ${why}`);
}
// src/entry/check-files.ts
async function checkFiles({ before, after }, options, kinds) {
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
	const { limits } = policy;
	const companions = await filesBeside({
		governance: governed,
		limits,
		path
	}, ...[{
		file: before,
		bytes: previous
	}, {
		file: after,
		bytes: next
	}]);
	if (isUsageError(companions)) return companions;
	return checkGoverned(governed, limits, {
		before: previous,
		after: next,
		path,
		companions,
		step: options.step ?? null,
		granularity: options.granularity === "squash" ? "squash" : "commit"
	});
}
function shownPath(file) {
	if (file === "-") return "standard-input";
	return wayBelow(process.cwd(), resolve(file)) || file;
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
// src/reporters/github-command.ts
const longestTitle$1 = 200;
function annotationCommand({ level, place, title, message }) {
	return `::${level} ${Object.entries({
		...place,
		title: cutAt(safeText(title), longestTitle$1)
	}).map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",")}::${escapeData(message)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function cutAt(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
// src/reporters/view-subject.ts
function shownSubject(subject) {
	const text = shortened(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
// src/reporters/github-message.ts
const longestMessage = 4096;
const mostCommits$1 = 5;
const repairElsewhere = "Repair  is too long for an annotation: see the log of this step";
function findingMessage(finding, quiet, more) {
	const lines = advice(finding, unwrapped(quiet)).map((line) => line.slice(4));
	const repair = lines.findIndex((line) => line.startsWith("Repair"));
	const split = repair < 0 ? lines.length : repair;
	return fitted([account(finding), ...lines.slice(0, split)], lines.slice(split), more);
}
function obstacleMessage({ message, fix }, more) {
	return fitted([`cannot judge: ${safeText(shortened(message))}`], fix.split("\n").map((line, index) => index === 0 ? `Repair  ${safeText(line)}` : safeText(line)), more);
}
function account(finding) {
	const label = finding.label === void 0 ? "" : safeQuoted(shortened(finding.label));
	const name = [shownSubject(finding.subject), label].filter((part) => part !== "").join(" ");
	const said = safeText(shortened(finding.message)) + inCommits(finding, mostCommits$1);
	return `${name === "" ? "" : `${name}: `}${said}${elsewhere(finding)}`;
}
function elsewhere({ file, side, line }) {
	if (side === "before") return `\nWas at  ${safeText(file)}:${line} of the previous version`;
	return isPrintable(file) ? "" : `\nAt      ${safeText(file)}:${line}`;
}
function isPrintable(file) {
	return file !== "" && safeText(file) === file;
}
function fitted(account, repair, more) {
	const last = more === "" ? [] : [more];
	const whole = [
		"",
		...repair,
		...last
	].join("\n");
	const ending = whole.length <= 3584 ? whole : [
		"",
		repairElsewhere,
		...last
	].join("\n");
	return cutAt(account.join("\n"), longestMessage - ending.length) + ending;
}
function unwrapped(quiet) {
	return textLayout({
		color: false,
		width: Number.POSITIVE_INFINITY,
		verbose: false,
		quiet
	});
}
// src/reporters/github-annotations.ts
const mostPerLevel = 10;
const levels = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function annotations(report, quiet) {
	const drafts = (severity) => report.findings.filter((finding) => finding.severity === severity).map((finding) => findingDraft(finding, quiet));
	return [
		...firstTen([...report.obstacles.map(obstacleDraft), ...drafts("error")], "error"),
		...quiet ? [] : firstTen(drafts("warning"), "warning"),
		...quiet ? [] : firstTen(drafts("note"), "note")
	];
}
function firstTen(drafts, noun) {
	const left = drafts.length - mostPerLevel;
	const more = `and ${counted(left, `more ${noun}`)}: the log of this step lists them all`;
	return drafts.slice(0, mostPerLevel).map((draft, index) => draft(left > 0 && index === 9 ? more : ""));
}
function findingDraft(finding, quiet) {
	const title = `${finding.ruleId} ${shownSubject(finding.subject)}`.trimEnd();
	const level = levels[finding.severity];
	return (more) => ({
		level,
		place: placeOf$1(finding),
		title,
		message: findingMessage(finding, quiet, more)
	});
}
function obstacleDraft(obstacle) {
	const title = `cannot judge: ${obstacle.code}`;
	return (more) => ({
		level: "error",
		place: void 0,
		title,
		message: obstacleMessage(obstacle, more)
	});
}
function placeOf$1(finding) {
	const { side, line } = finding;
	const file = finding.target ?? finding.file;
	if (!isPrintable(file)) return void 0;
	if (side === "before") return {
		file,
		line: 1,
		endLine: 1
	};
	const endLine = Math.max(line, finding.endLine ?? line);
	return {
		file,
		line,
		endLine,
		...endLine === line ? columnsOf(finding) : {}
	};
}
function columnsOf({ column, endColumn }) {
	return {
		col: column,
		endColumn: Math.max(column, (endColumn ?? column) - 1)
	};
}
// src/reporters/alike.ts
const mostAlone = 3;
const ranks = {
	error: 0,
	warning: 1,
	note: 2
};
function foldAlike(findings) {
	const ranked = findings.toSorted((left, right) => ranks[left.severity] - ranks[right.severity]);
	return [...groupBy(ranked, causeOf).values()].flatMap((members) => {
		const [first, ...others] = members;
		if (first === void 0) return [];
		return members.length <= mostAlone ? members.map(alone) : [{
			first,
			others
		}];
	});
}
function alone(first) {
	return {
		first,
		others: []
	};
}
function causeOf({ severity, ruleId, file, commits, ended, waivedBy, repair }) {
	const way = repair === void 0 ? "" : repairCommand(repair);
	return JSON.stringify([
		severity,
		ruleId,
		file,
		commits,
		ended,
		waivedBy?.reason,
		way
	]);
}
// src/reporters/text.ts
const text = {
	id: "text",
	render: render$6
};
function render$6(report, options) {
	const layout = textLayout(options);
	const blocks = [...foldAlike(report.findings.filter(({ severity }) => severity === "error" || !options.quiet)).map((alike) => findingLines(alike, layout)), ...report.obstacles.map((obstacle) => obstacleLines(obstacle, layout))];
	blocks.push(footer(report, layout));
	const separator = blocks.length > 2 ? "\n\n" : "\n";
	return `${blocks.map((lines) => lines.join("\n")).join(separator)}\n`;
}
// src/reporters/github.ts
const github = {
	id: "github",
	render: render$5
};
function render$5(report, options) {
	return annotations(report, options.quiet).map((each) => `${annotationCommand(each)}\n`).join("") + withoutCommands(text.render(report, options));
}
function withoutCommands(report) {
	const shown = report.split("\n").map(safeLineStart).join("\n");
	const lower = shown.toLowerCase();
	let token = sha256(shown);
	while (lower.includes(token)) token = sha256(`${token}\n${shown}`);
	return `::stop-commands::${token}\n${shown}::${token}::\n`;
}
// src/reporters/gitlab.ts
const gitlab = {
	id: "gitlab",
	render: render$4
};
const severities = {
	error: "critical",
	warning: "minor",
	note: "info"
};
function render$4(report) {
	const entries = [...report.obstacles.map(obstacleEntry), ...report.findings.map(findingEntry)];
	return `${JSON.stringify(entries, null, 2).split("\n").map(safeJsonText).join("\n")}\n`;
}
function findingEntry(finding) {
	const { ruleId, severity, message, fingerprint } = finding;
	return {
		description: safeText(shortened(message)),
		check_name: ruleId,
		fingerprint,
		severity: severities[severity],
		location: locationOf$1(finding)
	};
}
function locationOf$1({ file, target, side, line }) {
	return {
		path: target ?? file,
		lines: { begin: side === "before" ? 1 : line }
	};
}
function obstacleEntry({ code, message, fix }) {
	return {
		description: safeText(shortened(`cannot judge: ${message} ${fix}`)),
		check_name: `stateward/${code}`,
		fingerprint: sha256(`${code}\n${message}`).slice(0, 12),
		severity: "blocker",
		location: {
			path: ".stateward.yml",
			lines: { begin: 1 }
		}
	};
}
// src/reporters/json.ts
const json = {
	id: "json",
	render: render$3
};
function render$3(report) {
	return `${JSON.stringify(reportJson(report), null, 2).split("\n").map(safeJsonText).join("\n")}\n`;
}
function reportJson(report) {
	return {
		version: report.version,
		verdict: report.verdict,
		errors: report.errors,
		warnings: report.warnings,
		notes: report.notes,
		claimed: report.claimed,
		verified: report.verified,
		guard: report.guard,
		step: stepJson(report.step),
		files: report.files,
		transitions: report.transitions.map(transitionJson),
		findings: report.findings.map(findingJson),
		notJudged: report.notJudged.map(notJudgedJson),
		obstacles: report.obstacles.map(obstacleJson),
		notices: report.notices,
		views: report.views?.map(viewJson)
	};
}
function findingJson(finding) {
	return {
		ruleId: finding.ruleId,
		severity: finding.severity,
		message: finding.message,
		messageId: finding.messageId,
		subject: finding.subject,
		label: finding.label,
		scope: finding.scope,
		...placeJson(finding),
		why: finding.why,
		fix: finding.fix,
		data: finding.data === void 0 ? void 0 : sorted(finding.data),
		laws: finding.laws,
		related: finding.related.map((place) => ({
			...placeJson(place),
			label: place.label
		})),
		commits: finding.commits,
		refuses: finding.refuses,
		ended: finding.ended === void 0 ? void 0 : endedJson(finding.ended),
		repair: finding.repair === void 0 ? void 0 : repairJson(finding.repair),
		waivedBy: finding.waivedBy === void 0 ? void 0 : waivedByJson(finding.waivedBy),
		fingerprint: finding.fingerprint,
		change: finding.change
	};
}
function endedJson({ how, by, of }) {
	return {
		how,
		by,
		of
	};
}
function repairJson(repair) {
	return {
		command: repairCommand(repair),
		patch: repair.patch
	};
}
function waivedByJson({ change, reason, until, severity }) {
	return {
		change,
		reason,
		until,
		severity
	};
}
function placeJson(place) {
	return {
		file: place.file,
		target: place.target,
		side: place.side,
		pointer: place.pointer,
		line: place.line,
		column: place.column,
		endLine: place.endLine,
		endColumn: place.endColumn,
		text: place.text
	};
}
function stepJson(step) {
	if (step === void 0) return void 0;
	const { node, status, guard, source } = step;
	return {
		node,
		status,
		guard,
		source
	};
}
function transitionJson({ file, kind, commit, step }) {
	return {
		file,
		kind,
		commit,
		step: stepJson(step)
	};
}
function notJudgedJson({ ruleId, needs }) {
	return {
		ruleId,
		needs
	};
}
function obstacleJson({ code, message, fix }) {
	return {
		code,
		message,
		fix
	};
}
function viewJson({ file, shape, nodes, links, hidden }) {
	return {
		file,
		shape,
		nodes: nodes.map(nodeJson),
		links: links.map(linkJson),
		hidden
	};
}
function nodeJson({ subject, label, state, parent, fault, removed, skipped, hidden }) {
	return {
		subject,
		label,
		state,
		parent,
		fault,
		removed,
		skipped,
		hidden
	};
}
function linkJson({ from, to, label }) {
	return {
		from,
		to,
		label
	};
}
function sorted(value) {
	if (isJsonArray(value)) return value.map(sorted);
	if (!isJsonObject(value)) return value;
	const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
	return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
// src/reporters/xml-text.ts
const escapes = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
function xmlText(text) {
	return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character).replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "�");
}
// src/reporters/junit.ts
const junit = {
	id: "junit",
	render: render$2
};
function render$2(report) {
	const suites = [...new Set([...report.files, ...report.findings.map(({ file }) => file)])].sort(compareCodePoints).map((file) => suite(file, casesOf(report, file)));
	const stopped = report.obstacles.map(obstacleCase);
	const all = [...stopped.length === 0 ? [] : [suite("stateward", stopped)], ...suites];
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
		`<testsuites name="stateward" ${attributes(all.flatMap(({ cases }) => cases))}>\n`,
		...all.map(({ xml }) => xml),
		"</testsuites>\n"
	].join("");
}
function suite(name, cases) {
	const body = cases.map(({ xml }) => xml).join("");
	return {
		xml: `  <testsuite name="${attribute(name)}" ${attributes(cases)}>\n${body}  </testsuite>\n`,
		cases
	};
}
function attributes(cases) {
	const count = (what) => cases.filter(({ counts }) => counts === what).length;
	return `tests="${cases.length}" failures="${count("failures")}" errors="${count("errors")}" skipped="${count("skipped")}" time="0"`;
}
function casesOf({ findings }, file) {
	const own = findings.filter((finding) => finding.file === file);
	if (own.length > 0) return own.map(findingCase);
	return [{
		xml: testCase(file, "judged", []),
		counts: "passed"
	}];
}
function findingCase(finding) {
	const { file, ruleId, subject, severity, message, fingerprint, waivedBy } = finding;
	const name = [
		ruleId,
		subject,
		fingerprint
	].filter((part) => part !== "").join(" ");
	const text = bodyOf(`${`${safeText(file)}:${finding.line}:${finding.column} ${severity}`}\n${findingMessage(finding, false, "")}`);
	if (severity === "error") return {
		xml: testCase(file, name, [`<failure type="${attribute(ruleId)}" message="${attribute(message)}">${text}</failure>`]),
		counts: "failures"
	};
	const out = `<system-out>${text}</system-out>`;
	if (waivedBy === void 0) return {
		xml: testCase(file, name, [out]),
		counts: "passed"
	};
	return {
		xml: testCase(file, name, [`<skipped message="waived: ${attribute(waivedBy.reason)}"/>`, out]),
		counts: "skipped"
	};
}
function obstacleCase(obstacle) {
	const { code, message } = obstacle;
	const text = bodyOf(obstacleMessage(obstacle, ""));
	const error = `<error type="${attribute(code)}" message="${attribute(message)}">${text}</error>`;
	return {
		xml: testCase("stateward", `cannot judge: ${code}`, [error]),
		counts: "errors"
	};
}
function testCase(className, name, inner) {
	const open = `    <testcase classname="${attribute(className)}" name="${attribute(name)}" time="0"`;
	return inner.length === 0 ? `${open}/>\n` : `${open}>\n${inner.join("\n")}\n    </testcase>\n`;
}
function attribute(text) {
	return xmlText(safeText(shortened(text)));
}
function bodyOf(text) {
	return xmlText(text.split("\n").map(safeLineStart).join("\n"));
}
// src/reporters/byte-budget.ts
const encoder = new TextEncoder();
function byteBudget(most) {
	let left = most;
	let isSpent = false;
	const take = (...texts) => {
		const cost = encoder.encode(texts.join("")).length;
		if (cost > left) return false;
		left -= cost;
		return true;
	};
	return {
		take,
		takeAll(items, textsOf) {
			const taken = [];
			for (const item of items) {
				isSpent ||= !take(...textsOf(item));
				if (isSpent) break;
				taken.push(item);
			}
			return taken;
		}
	};
}
// src/reporters/markdown-escape.ts
const linked = /[@$]|#(?=\d)|:\/\/|:(?=[\w+-]+:)|(?<=www)\.|(?<=\b(?:GH|GHSA|CVE))-|\b[0-9a-f]{7,64}\b/giu;
const markup = /[\\`*_[\]~]/;
const opening = /^(?:[-+=#:]|\d+(?=[.)]))/;
const inMarkdown = new RegExp(`${markup.source}|[&<>|]|${linked.source}`, "giu");
const inHtml = new RegExp(`[&<>"]|${linked.source}`, "giu");
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"|": "&#124;"
};
function markdownText(text) {
	return escaped(safeText(text), inMarkdown).replace(opening, (start) => /\d$/.test(start) ? `<span>${start}</span>` : `\\${start}`);
}
function htmlText(text) {
	return escaped(safeText(text), inHtml);
}
function htmlCode(text) {
	return `<code>${escaped(safeText(text), /[&<>"]/g)}</code>`;
}
function codeSpan(text) {
	const safe = safeText(text);
	if (safe.trim() === "") return "";
	if (safe.includes("|")) return `<code>${markdownText(text)}</code>`;
	const ticks = "`".repeat(longestRun(safe) + 1);
	return /^[` ]|[` ]$/.test(safe) ? `${ticks} ${safe} ${ticks}` : `${ticks}${safe}${ticks}`;
}
function fenced(language, lines) {
	const ticks = "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
	return [
		`${ticks}${language}`,
		...lines.map(safeLineStart),
		ticks,
		""
	].join("\n");
}
function escaped(safe, active) {
	return safe.replace(active, (character) => {
		if (markup.test(character)) return `\\${character}`;
		return entities[character] ?? broken(character);
	});
}
function broken(sign) {
	const [first = "", ...others] = sign.match(/.{1,6}/gu) ?? [];
	if (others.length === 0) return `<span>${first}</span>`;
	return first + others.map((piece, index) => index % 2 === 0 ? `<span>${piece}</span>` : piece).join("");
}
function longestRun(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
// src/reporters/markdown-advice.ts
const mostLines = 10;
const longestSentence = 600;
const longestCommand = 1e3;
function whatToDo(report, budget) {
	const errors = report.findings.filter(({ severity }) => severity === "error");
	const parts = [
		report.guard === "failure" ? guardFailed : "",
		list(report.obstacles.map(obstacleItem), "obstacle"),
		restoring$1(errors),
		list(otherFixes(errors), "way")
	];
	const title = "### What to do\n\n";
	const fitting = parts.filter((part) => part !== "" && budget.take(part, title));
	return fitting.length === 0 ? "" : title + fitting.join("");
}
const guardFailed = "- **The guard failed.** Make what it runs pass (the tests, usually) and push again; or, if the work is not done, open again what was marked done.\n\n";
function obstacleItem({ message, fix }) {
	const [words = "", ...lines] = cutAt(fix, longestSentence).split("\n");
	const item = `- **Cannot judge:** ${markdownText(cutAt(message, longestSentence).replace(/\.$/, ""))}. **Repair:** ${markdownText(words)}\n`;
	if (lines.length === 0) return item;
	return `${item}\n${fenced("yaml", lines.map(safeText)).trimEnd().split("\n").map((line) => `  ${line}`).join("\n")}\n`;
}
function restoring$1(errors) {
	const commands = new Set(errors.flatMap(({ repair }) => repair === void 0 ? [] : [repairCommand(repair)]));
	const short = [...commands].filter((command) => command.length <= longestCommand).slice(0, mostLines);
	if (short.length === 0) return "";
	const more = commands.size - short.length;
	const ending = more === 0 ? "" : `and ${counted(more, "more file")}, by the details below.\n\n`;
	return `This leads back to green; commit what it changes. Other ways back are in the details.\n\n${fenced("sh", short)}\n${ending}`;
}
function otherFixes(errors) {
	const items = errors.filter(({ repair, fix }) => repair === void 0 && fix !== "").map(({ file, fix }) => `- ${codeSpan(cutAt(file, longestSentence))}: ${markdownText(cutAt(fix, longestSentence))}\n`);
	return [...new Set(items)];
}
function list(items, noun) {
	if (items.length === 0) return "";
	const more = items.length - mostLines;
	const ending = more > 0 ? `- and ${counted(more, `more ${noun}`)}\n` : "";
	return `${items.slice(0, mostLines).join("")}${ending}\n`;
}
// src/reporters/markdown-patch.ts
const longest = 8e3;
function patchBlock(patch) {
	const lines = patch.replace(/\n$/, "").split("\n");
	return patch !== "" && patch.length <= longest && lines.every(isPlain) ? fenced("diff", lines) : "";
}
function isPlain(line) {
	const visible = line.replaceAll("	", " ");
	return safeLineStart(safeText(visible)) === visible;
}
function patchedFirst(findings) {
	const first = new Map();
	for (const finding of findings) {
		const { patch } = finding.repair ?? {};
		if (finding.severity === "error" && patch !== void 0 && !first.has(patch)) first.set(patch, finding);
	}
	return new Set(first.values());
}
// src/reporters/markdown-table.ts
const longestCell = 300;
const mostCommits = 3;
const marks = {
	error: "❌",
	warning: "⚠️",
	note: "ℹ️"
};
const tableHead = `${row(["Where", "What happened"])}${row(["---", "---"])}`;
function tableRow(finding, others) {
	const { severity, ruleId, message } = finding;
	const more = others === 0 ? "" : ` **and ${others} more like it**`;
	const commits = commitsOf(finding);
	const small = [codeSpan(cutAt(ruleId, longestCell)), commits === "" ? "" : `${/^[\da-f]{7}/.test(commits) ? "in " : ""}${commits}`];
	return row([`${marks[severity]}&nbsp;${placeOf(finding)}`, `${aboutOf(finding)}${markdownText(cutAt(message, longestCell))}${more}<br>${small.filter((each) => each !== "").join(" · ")}`]);
}
function row(cells) {
	return `| ${cells.join(" | ")} |\n`;
}
function placeOf({ file, side, line }) {
	const place = codeSpan(`${cutAt(file.slice(file.lastIndexOf("/") + 1), longestCell)}:${line}`);
	return side === "before" ? `${place} before` : place;
}
function aboutOf({ subject, label, message }) {
	const [id = ""] = subject.split("#");
	if (id !== "" && message.includes(id)) return "";
	const about = [codeSpan(shownSubject(cutAt(subject, longestCell))), label === void 0 ? "" : markdownText(JSON.stringify(cutAt(label, longestCell)))].filter((part) => part !== "").join(" ");
	return about === "" ? "" : `${about}: `;
}
function commitsOf({ commits = [], ended, waivedBy }) {
	const named = commits.slice(0, mostCommits).map(commitId);
	const more = commits.length - named.length;
	return [
		named.join(", ") + (more === 0 ? "" : ` and ${more} more`),
		ended === void 0 ? "" : endedIn(ended, commitId),
		waivedBy === void 0 ? "" : `waived until ${codeSpan(waivedBy.until)}: ${markdownText(cutAt(waivedBy.reason, longestCell))}`
	].filter((part) => part !== "").join(", ");
}
function commitId(id) {
	return /^[0-9a-f]{7,64}$/.test(id) ? shortCommit(id) : codeSpan(cutAt(id, longestCell));
}
// src/reporters/markdown-details.ts
const frameLayout = textLayout({
	color: false,
	width: 160,
	verbose: true,
	quiet: false
});
const mostPlaces = 10;
const mostOthers = 100;
function findingDetails(finding, { isOpen, withPatch, others }) {
	const { severity, why, repair } = finding;
	const blocks = [
		paragraph("", markdownText(shortened(finding.message))),
		frameOf(finding),
		places(finding),
		othersOf(others),
		copied("Legal", stringsOf(finding.data?.legalMoves)),
		copied("Declare", stringsOf(finding.data?.declaration)),
		paragraph("Why", markdownText(shortened(why))),
		...severity === "error" && repair !== void 0 ? restoring(finding, repair, withPatch) : fixing(finding)
	];
	return `${`<details${isOpen ? " open" : ""}><summary>${summaryOf(finding, others.length)}</summary>\n\n`}${blocks.filter((block) => block !== "").join("\n")}\n</details>\n\n`;
}
function othersOf(others) {
	const items = others.slice(0, mostOthers).map(({ file, line, column, subject, label }) => {
		const title = label === void 0 ? "" : ` ${markdownText(JSON.stringify(shortened(label)))}`;
		const name = codeSpan(shownSubject(subject));
		return `- ${codeSpan(`${shortened(file)}:${line}:${column}`)} ${name}${title}`;
	});
	const more = others.length - items.length;
	return items.length === 0 ? "" : `${[
		...items,
		...more > 0 ? [`- and ${more} more`] : [],
		""
	].join("\n")}`;
}
function summaryOf({ severity, ruleId, subject, label, file, line, column }, others) {
	const more = others === 0 ? "" : ` and ${others} more like it`;
	const name = subject === "" ? "" : ` ${htmlCode(shownSubject(subject))}`;
	const title = label === void 0 ? "" : ` ${htmlText(JSON.stringify(shortened(label)))}`;
	const place = htmlCode(`${shortened(file)}:${line}:${column}`);
	return `${marks[severity]} ${severity} ${htmlCode(shortened(ruleId))}${name}${title} at ${place}${more}`;
}
function frameOf(finding) {
	const lines = codeFrame(finding, frameLayout).map((line) => line.slice(2));
	return lines.length === 0 ? "" : fenced("diff", lines);
}
function places(finding) {
	const shown = framedPlace(finding);
	const others = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = others.slice(0, mostPlaces).map(({ file, line, column, label }) => {
		return `${codeSpan(`${shortened(file)}:${line}:${column}`)} ${markdownText(shortened(label))}`;
	});
	const more = others.length > named.length ? [`and ${others.length - named.length} more`] : [];
	return named.length === 0 ? "" : paragraph("See", [...named, ...more].join("; "));
}
function restoring(finding, repair, withPatch) {
	const patch = withPatch ? patchBlock(repair.patch ?? "") : "";
	return [
		paragraph("Repair", "with this command, and commit what it changes"),
		fenced("sh", [repairCommand(repair)]),
		...patch === "" ? [] : [paragraph("", "or with `git apply` and this patch:"), patch],
		paragraph("Or", markdownText(shortened(asClause(finding.fix)))),
		...waiver(finding)
	];
}
function fixing(finding) {
	const fix = markdownText(shortened(finding.fix));
	if (finding.severity === "note") return [paragraph("", fix)];
	return [paragraph("Repair", fix), ...finding.severity === "error" ? waiver(finding) : []];
}
function waiver(finding) {
	if (!isWaivable(finding.ruleId)) return [];
	return [paragraph("Waive", "where the change is right: an owner adds this to `.stateward.waivers.yml` on the base branch"), fenced("yaml", waiverLines(finding))];
}
function copied(title, lines) {
	if (lines.length === 0) return "";
	const shown = lines.map((line) => title === "Declare" ? safeJsonText(line) : safeText(shortened(line)));
	return `${paragraph(title, "")}\n${fenced("text", shown)}`;
}
function stringsOf(value) {
	return (isJsonArray(value) ? value : [value]).filter((each) => typeof each === "string" && each !== "");
}
function paragraph(title, text) {
	const words = [title === "" ? "" : `**${title}**`, text].filter((part) => part !== "").join(" ");
	return words === "" ? "" : `${words}\n`;
}
// src/reporters/view-states.ts
const looks = {
	done: {
		mark: "✓",
		word: "",
		style: "pass"
	},
	active: {
		mark: "▸",
		word: "active",
		style: "strong"
	},
	open: {
		mark: "·",
		word: "",
		style: "faint"
	},
	stuck: {
		mark: "✗",
		word: "stuck",
		style: "error"
	},
	failed: {
		mark: "✗",
		word: "failed",
		style: "error"
	}
};
const states = [
	"done",
	"active",
	"open",
	"stuck",
	"failed"
];
function isNoteworthy(state) {
	return looks[state].word !== "";
}
function countStates(nodes) {
	return states.map((state) => ({
		state,
		count: nodes.filter((node) => node.state === state).length
	})).filter(({ count }) => count > 0).map(({ state, count }) => `${count} ${state}`).join(", ");
}
// src/reporters/mermaid.ts
const shapes = {
	open: ["[\"", "\"]"],
	active: ["[[\"", "\"]]"],
	done: ["([\"", "\"])"],
	stuck: ["{{\"", "\"}}"],
	failed: ["{{\"", "\"}}"]
};
const styles = [
	"classDef done stroke:#1a7f37",
	"classDef stuck stroke:#bc4c00",
	"classDef removed stroke-dasharray:6 4",
	"classDef hidden stroke-dasharray:2 4",
	"classDef warning stroke:#bf8700,stroke-width:4px",
	"classDef error stroke:#cf222e,stroke-width:4px"
];
const longestName = 40;
function flowchart(view) {
	const ids = new Map();
	for (const [index, { subject }] of view.nodes.entries()) if (!ids.has(subject)) ids.set(subject, `n${index}`);
	const edges = view.shape === "timeline" ? sequence(view) : descent(view, ids);
	return [
		"flowchart LR",
		...view.nodes.map(nodeLine),
		...edges,
		...view.links.flatMap(({ from, to, label }) => linkLine(ids.get(from), ids.get(to), label)),
		...hiddenLines(view),
		...styles
	];
}
function nodeLine(node, index) {
	const [open, close] = shapes[node.state];
	return `  n${index}${open}${labelOf(node)}${close}:::${classOf(node)}`;
}
function labelOf({ subject, label, state, fault, removed }) {
	const parts = [
		entityCodes(shownSubject(cut(subject))),
		label === subject ? "" : words(label),
		state,
		removed ? "removed" : "",
		fault === void 0 ? "" : `${fault} here`
	];
	return (state === "open" ? "" : `${looks[state].mark} `) + parts.filter((part) => part !== "").join(" · ");
}
function classOf({ state, fault, removed }) {
	if (fault !== void 0) return fault;
	if (removed) return "removed";
	return state === "failed" ? "stuck" : state;
}
function descent({ nodes }, ids) {
	return nodes.flatMap(({ parent, skipped }, index) => {
		const above = parent === void 0 ? void 0 : ids.get(parent);
		if (above === void 0) return [];
		return [`  ${above} ${skipped === void 0 ? "-->" : `-. "${counted(skipped, "level")} between" .->`} n${index}`];
	});
}
function sequence({ nodes }) {
	return nodes.slice(1).map((_, index) => `  n${index} -.-> n${index + 1}`);
}
function linkLine(from, to, label = "") {
	if (from === void 0 || to === void 0) return [];
	const said = words(label);
	return [`  ${from} -->${said === "" ? "" : `|"${said}"|`} ${to}`];
}
function hiddenLines({ nodes, hidden }) {
	const counts = nodes.flatMap((node, index) => node.hidden === void 0 ? [] : [`  n${index} --- h${index}["… ${node.hidden} more"]:::hidden`]);
	return hidden === 0 ? counts : [...counts, `  h["… ${hidden} more"]:::hidden`];
}
function cut(text) {
	return cutAt(text.trim(), longestName);
}
function words(text) {
	return entityCodes(safeText(cut(text)));
}
function entityCodes(text) {
	return text.replace(/\ufb02(?=°)/g, "\\u{fb02}").replace(/¶(?=ß)/g, "\\u{b6}").replace(/[^\p{L}\p{N}\p{M} ]| (?= )/gu, (sign) => `#${sign.codePointAt(0) ?? 0};`);
}
// src/reporters/markdown-parts.ts
const longestTitle = 300;
const mostRules = 50;
function fileSections(findings, quiet) {
	const isShown = ({ severity }) => severity === "error" || severity === "warning" && !quiet;
	return [...groupBy(findings.filter(isShown), ({ file }) => file)].map(([file, own]) => {
		const errors = own.filter(({ severity }) => severity === "error");
		const warnings = own.filter(({ severity }) => severity === "warning");
		const counts = [errors.length === 0 ? "" : counted(errors.length, "error"), warnings.length === 0 ? "" : counted(warnings.length, "warning")].filter((count) => count !== "");
		return {
			file,
			title: `### ${fileName(file)}: ${counts.join(", ")}\n\n`,
			findings: [...errors, ...warnings],
			hasErrors: errors.length > 0
		};
	}).sort((left, right) => Number(right.hasErrors) - Number(left.hasErrors));
}
function picture(view) {
	return `**Where in ${fileName(view.file)}**\n\n${fenced("mermaid", flowchart(view))}\n`;
}
function notJudged$1(report) {
	const silent = beyondGuard(report.notJudged);
	const rules = rulesNamed(silent);
	if (rules.length === 0) return "";
	const named = rules.slice(0, mostRules).map((rule) => codeSpan(cutAt(rule, longestTitle)));
	const more = rules.length - named.length;
	const names = named.join(", ") + (more === 0 ? "" : ` and ${more} more`);
	const why = missingFacts(silent);
	return `${folded(`${counted(rules.length, "rule")} could not be judged here: ${htmlText(why)}`)}${names}\n\n</details>\n\n`;
}
function foldedStart(notes) {
	return folded(`${counted(notes, "note")}: what was repaired, waived, taken back or archived`);
}
function folded(summary) {
	return `<details><summary>${summary}</summary>\n\n`;
}
function fileName(file) {
	return codeSpan(cutAt(file, longestTitle)) || "the file";
}
// src/reporters/markdown-choice.ts
const roomBelowTable = " ".repeat(80);
const mostUnfolded = 3;
function hasStructure({ shape, nodes, links }) {
	return shape !== "list" || links.length > 0 || nodes.some(({ parent }) => parent !== void 0);
}
function choose(report, quiet, budget) {
	const folded = foldAlike(report.findings);
	const firsts = folded.map(({ first }) => first);
	const others = new Map(folded.map((alike) => [alike.first, alike.others]));
	const errors = firsts.filter(({ severity }) => severity === "error");
	const warnings = quiet ? [] : firsts.filter(({ severity }) => severity === "warning");
	const notes = quiet ? [] : firsts.filter(({ severity }) => severity === "note");
	const views = quiet ? [] : (report.views ?? []).filter(hasStructure);
	const ranked = [...errors, ...warnings];
	const sections = fileSections(report.findings, quiet).map((section) => ({
		...section,
		findings: section.findings.filter((finding) => others.has(finding))
	}));
	const isOpen = ranked.length <= mostUnfolded;
	const tables = takeTables(sections, others, budget);
	const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0);
	const patched = patchedFirst(errors);
	const shown = (finding) => ({
		isOpen,
		withPatch: patched.has(finding),
		others: others.get(finding) ?? []
	});
	const details = take(ranked, (finding) => findingDetails(finding, shown(finding)), budget);
	const silent = take(quiet ? [] : [report], notJudged$1, budget);
	const noteRows = takeRows(notes, others, [foldedStart(notes.length)], budget);
	const pictures = take(views, picture, budget);
	return {
		tables,
		details,
		silent: silent[0]?.text ?? "",
		notes,
		noteRows,
		pictures,
		left: {
			findings: ranked.length - rows,
			details: rows - Math.min(rows, details.length),
			notes: notes.length - noteRows.length,
			pictures: views.length - pictures.length
		}
	};
}
function takeTables(sections, others, budget) {
	const tables = new Map();
	for (const section of sections) {
		const rows = takeRows(section.findings, others, [section.title], budget);
		if (rows.length === 0) break;
		tables.set(section, rows);
	}
	return tables;
}
function takeRows(findings, others, around, budget) {
	const [first] = findings;
	return budget.takeAll(parts(findings, (finding) => tableRow(finding, others.get(finding)?.length ?? 0)), ({ of, text }) => of === first ? [
		...around,
		tableHead,
		text,
		roomBelowTable
	] : [text]);
}
function take(subjects, print, budget) {
	return budget.takeAll(parts(subjects, print), ({ text }) => [text]);
}
function* parts(subjects, print) {
	for (const of of subjects) yield {
		of,
		text: print(of)
	};
}
// src/reporters/markdown.ts
const markdown = {
	id: "markdown",
	render: render$1
};
const mostBytes = 1e6;
const leastBytes = 2048;
const mostNotices = 10;
const longestNotice = 300;
const roomAtEnd = " ".repeat(320);
const verdictMarks = {
	pass: "✅",
	fail: "❌",
	"cannot-judge": "⛔"
};
function render$1(report, { quiet, maxBytes = mostBytes }) {
	const limit = Math.max(leastBytes, maxBytes);
	const budget = byteBudget(limit);
	const head = headOf(report);
	budget.take(head, roomAtEnd);
	const notices = noticesOf(report, budget);
	const toDo = whatToDo(report, budget);
	const choice = choose(report, quiet, budget);
	return [
		head,
		notices,
		toDo,
		...filesOf(choice),
		choice.silent,
		notesOf(choice),
		leftOut(choice, limit)
	].join("").replace(/\n+$/, "\n");
}
function headOf(report) {
	const summary = report.verdict === "pass" ? calmSummary(report) : countsOf(report);
	const mark = isEmpty(report) ? "⚪" : verdictMarks[report.verdict];
	const claims = claimWords(report).join(" ");
	return `## Stateward ${`${mark} ${verdictWord(report)}: ${summary}`}\n\n${claims === "" ? "" : `${claims}\n\n`}`;
}
function noticesOf({ notices }, budget) {
	const shown = notices.map((notice) => `> ${markdownText(cutAt(notice, longestNotice))}\n`).slice(0, mostNotices).filter((line) => budget.take(line, "\n>\n"));
	return shown.length === 0 ? "" : `${shown.join(">\n")}\n`;
}
function filesOf({ tables, pictures, details }) {
	const tabled = new Set([...tables.keys()].map(({ file }) => file));
	return [...[...tables].flatMap(([section, rows]) => [
		section.title,
		table(rows, section.findings.length),
		...texts(pictures.filter(({ of }) => of.file === section.file)),
		...detailsOf(section, details)
	]), ...texts(pictures.filter(({ of }) => !tabled.has(of.file)))];
}
function detailsOf({ findings }, details) {
	const own = new Set(findings);
	return texts(details.filter(({ of }) => own.has(of)));
}
function table(rows, all) {
	const more = all - rows.length;
	return `${tableHead}${texts(rows).join("")}\n${more === 0 ? "" : `and ${more} more, left out here\n\n`}`;
}
function notesOf({ notes, noteRows }) {
	if (noteRows.length === 0) return "";
	return `${foldedStart(notes.length)}${table(noteRows, notes.length)}</details>\n\n`;
}
function leftOut({ left }, limit) {
	const parts = [
		left.findings === 0 ? "" : counted(left.findings, "finding"),
		left.details === 0 ? "" : `details of ${counted(left.details, "finding")}`,
		left.notes === 0 ? "" : counted(left.notes, "note"),
		left.pictures === 0 ? "" : counted(left.pictures, "picture")
	].filter((part) => part !== "");
	if (parts.length === 0) return "";
	return `Left out, to stay within ${limit} bytes: ${parts.join(", ")}. The formats \`text\` and \`json\` have them all.\n`;
}
function texts(parts) {
	return parts.map(({ text }) => text);
}
// src/reporters/uri-path.ts
function uriPath(path) {
	return path.replaceAll(/\p{Surrogate}/gu, "�").split("/").map(encodeURIComponent).join("/");
}
// src/reporters/sarif-fix.ts
function sarifFix({ file, target, repair }) {
	const patch = repair?.patch;
	if (patch === void 0 || !patch.startsWith("--- ") || patch.match(/^--- /gm)?.length !== 1) return void 0;
	const replacements = replacementsOf(patch).map(({ line, removed, added }) => ({
		deletedRegion: regionOf(line, removed),
		insertedContent: { text: added.join("") }
	}));
	if (replacements.length === 0) return void 0;
	return {
		description: { text: "Puts back what was refused." },
		artifactChanges: [{
			artifactLocation: {
				uri: uriPath(target ?? file),
				uriBaseId: "SRCROOT"
			},
			replacements
		}]
	};
}
function regionOf(line, removed) {
	const last = removed.at(-1);
	const start = {
		startLine: line,
		startColumn: 1
	};
	if (last === void 0 || last.endsWith("\n")) return {
		...start,
		endLine: line + removed.length,
		endColumn: 1
	};
	return {
		...start,
		endLine: line + removed.length - 1,
		endColumn: last.length + 1
	};
}
function replacementsOf(patch) {
	const found = [];
	let at = 0;
	let open;
	let last;
	for (const line of patch.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
		const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(line);
		const sign = line.charAt(0);
		if (hunk !== null || sign === " ") {
			[open, last] = [void 0, void 0];
			at = hunk === null ? at + 1 : Number(hunk[1]) + (hunk[2] === "0" ? 1 : 0);
		} else if (sign === "\\") {
			const text = last?.pop();
			if (text !== void 0) last?.push(text.replace(/\n$/, ""));
		} else if (at > 0 && (sign === "-" || sign === "+")) {
			if (open === void 0) {
				open = {
					line: at,
					removed: [],
					added: []
				};
				found.push(open);
			}
			last = sign === "-" ? open.removed : open.added;
			last.push(line.slice(1));
			if (sign === "-") at += 1;
		}
	}
	return found;
}
// src/reporters/sarif.ts
const sarif = {
	id: "sarif",
	render
};
const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
function render(report, options) {
	return `${JSON.stringify(sarifLog(report, options), null, 2).split("\n").map(safeJsonText).join("\n")}\n`;
}
function sarifLog(report, { tool }) {
	const rules = new Map(report.findings.map((finding) => [finding.ruleId, finding]));
	const ids = [...rules.keys()].sort(compareCodePoints);
	const indexes = new Map(ids.map((id, index) => [id, index]));
	const notifications = [...report.obstacles.map(obstacleNotification), ...report.notices.map((text) => ({
		level: "note",
		message: { text: plain(text) }
	}))];
	const run = {
		tool: { driver: {
			name: "Stateward",
			...tool === void 0 ? {} : {
				semanticVersion: tool.version,
				informationUri: tool.home
			},
			rules: [...rules.values()].sort((left, right) => compareCodePoints(left.ruleId, right.ruleId)).map((finding) => ruleOf(finding, tool))
		} },
		originalUriBaseIds: { SRCROOT: { description: { text: "The top folder of the repository." } } },
		columnKind: "utf16CodeUnits",
		invocations: [{
			executionSuccessful: report.obstacles.length === 0,
			toolExecutionNotifications: notifications
		}],
		results: report.findings.map((finding) => resultOf(finding, indexes.get(finding.ruleId) ?? -1)),
		properties: {
			verdict: report.verdict,
			errors: report.errors,
			warnings: report.warnings,
			notes: report.notes,
			claimed: report.claimed,
			verified: report.verified
		}
	};
	return {
		$schema: schema,
		version: "2.1.0",
		runs: [run]
	};
}
function ruleOf({ ruleId, why, fix }, tool) {
	const page = tool?.rulePage?.(ruleId);
	return {
		id: ruleId,
		shortDescription: { text: plain(ruleId) },
		fullDescription: { text: plain(why) },
		help: { text: plain(`${why}\n\n${fix}`) },
		...page === void 0 ? {} : { helpUri: page }
	};
}
function resultOf(finding, ruleIndex) {
	const { ruleId, severity, fingerprint, change, waivedBy, repair, subject, commits = [] } = finding;
	const related = finding.related.filter(({ side }) => side === "after");
	const fix = sarifFix(finding);
	return {
		ruleId,
		ruleIndex,
		level: severity,
		message: { text: withoutLinks(findingMessage(finding, false, "")) },
		locations: [{
			...locationOf(finding),
			logicalLocations: [{
				fullyQualifiedName: plain(subject),
				kind: "member"
			}]
		}],
		...related.length === 0 ? {} : { relatedLocations: related.map((place, id) => ({
			id,
			...locationOf(place),
			message: { text: plain(place.label) }
		})) },
		partialFingerprints: {
			"stateward/v1": fingerprint,
			"statewardChange/v1": change
		},
		...waivedBy === void 0 ? {} : { suppressions: [{
			kind: "external",
			status: "accepted",
			justification: safeText(waivedBy.reason)
		}] },
		...fix === void 0 ? {} : { fixes: [fix] },
		properties: {
			commits,
			...repair === void 0 ? {} : { repair: repairCommand(repair) },
			...finding.side === "before" ? { lineOfPreviousVersion: finding.line } : {}
		}
	};
}
function locationOf({ file, target, side, line, column, endLine, endColumn }) {
	const isBefore = side === "before";
	const end = endLine ?? line;
	const to = Math.max(endColumn ?? column + 1, end === line ? column : 1);
	const region = isBefore ? { startLine: 1 } : {
		startLine: line,
		startColumn: column,
		endLine: Math.max(line, end),
		endColumn: to
	};
	return { physicalLocation: {
		artifactLocation: artifactOf(target ?? file),
		region
	} };
}
function artifactOf(path) {
	const uri = uriPath(path);
	return path.startsWith("/") ? { uri: `file://${uri}` } : {
		uri,
		uriBaseId: "SRCROOT"
	};
}
function obstacleNotification({ code, message, fix }) {
	return {
		level: "error",
		descriptor: { id: code },
		message: { text: plain(`cannot judge: ${message}\n${fix}`) }
	};
}
function plain(text) {
	return withoutLinks(text.split("\n").map(shortened).map(safeText).join("\n"));
}
function withoutLinks(text) {
	return text.replaceAll(/\](?=\()/g, "\\]");
}
// src/reporters/index.ts
const reporters = [
	text,
	json,
	github,
	markdown,
	sarif,
	junit,
	gitlab
];
// src/entry/output.ts
function parseFormat(value) {
	const [, format = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(value) ?? [];
	const known = reporters.map(({ id }) => id);
	if (known.includes(format) && file !== "") return {
		format,
		file
	};
	if (file === "") return usageError(`--format ${value} names no file after the '='`);
	const nearest = nearestName(format, known);
	const hint = nearest === void 0 ? `known formats: ${known.join(", ")}` : `did you mean '${nearest}'?`;
	return usageError(`there is no format ${JSON.stringify(format)}; ${hint}`);
}
function printReport(report, formats, choice, terminal) {
	const chosen = formats.length === 0 ? [{
		format: "text",
		file: void 0
	}] : formats;
	for (const { format, file } of chosen) {
		const options = reporterOptions(terminal, choice);
		const text = reporters.find(({ id }) => id === format)?.render(report, file === void 0 ? options : {
			...options,
			color: false
		}) ?? "";
		if (file === void 0) terminal.out(text);
		else {
			const problem = writeReport(file, text);
			if (problem !== void 0) return problem;
		}
	}
}
function writeReport(file, text) {
	try {
		writeFileSync(file, text);
		return;
	} catch (error) {
		return usageError(`the report cannot be written: ${error instanceof Error ? error.message : String(error)}`);
	}
}
// src/entry/check-options.ts
function readCheckOptions(operands, flags, kinds, ci) {
	const mode = readMode(operands, flags, ci);
	if (isUsageError(mode)) return mode;
	const kind = readKind(flags.kind, kinds);
	if (kind !== void 0 && isUsageError(kind)) return kind;
	const step = readStep(flags);
	if (step !== void 0 && isUsageError(step)) return step;
	const { granularity, failOn, config } = flags;
	const configFrom = ci !== void 0 && config === void 0 ? "base" : flags.configFrom;
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
	if (paths.length > 0 && kind === void 0) {
		const absent = paths.find((path) => !existsSync(path));
		const kindsKnown = kinds.map(({ id }) => id).join(", ");
		return usageError(absent === void 0 ? `named files need --kind (${kindsKnown})` : `there is no file ${JSON.stringify(absent)} here`);
	}
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
function readMode(operands, flags, ci) {
	const chosen = Object.entries({
		"--files": flags.files === true,
		"--range": flags.range !== void 0,
		"--base": flags.base !== void 0,
		"--commit": flags.commit !== void 0,
		"--staged": flags.staged === true,
		"--worktree": flags.worktree === true,
		"--all": flags.all === true,
		"--ci": ci !== void 0
	}).flatMap(([name, given]) => given ? [name] : []);
	if (chosen.length > 1) return usageError(`give one of ${chosen.join(" and ")}, not both`);
	if (flags.files === true) return readFiles(operands);
	if (ci !== void 0) return ci.base === void 0 ? { type: "root" } : {
		type: "range",
		range: `${ci.base}..${ci.head}`
	};
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
// src/entry/ci-range.ts
const hosts = [
	{
		name: "GitLab CI",
		knownBy: "GITLAB_CI",
		otherwise: "--base origin/$CI_DEFAULT_BRANCH",
		range: (get) => {
			const head = get("CI_COMMIT_SHA") ?? "HEAD";
			const merge = get("CI_MERGE_REQUEST_DIFF_BASE_SHA");
			if (merge !== void 0) return {
				what: "merge request",
				base: merge,
				head
			};
			return pushed(get("CI_COMMIT_BEFORE_SHA"), head, get("CI_COMMIT_BRANCH"), get("CI_DEFAULT_BRANCH"));
		}
	},
	{
		name: "Bitbucket Pipelines",
		knownBy: "BITBUCKET_BUILD_NUMBER",
		otherwise: "--base origin/main",
		range: (get) => {
			const head = get("BITBUCKET_COMMIT") ?? "HEAD";
			const target = get("BITBUCKET_PR_DESTINATION_COMMIT") ?? remote(get("BITBUCKET_PR_DESTINATION_BRANCH"));
			return target === void 0 ? void 0 : {
				what: "pull request",
				base: target,
				head
			};
		}
	},
	{
		name: "Buildkite",
		knownBy: "BUILDKITE",
		otherwise: "--base origin/$BUILDKITE_PIPELINE_DEFAULT_BRANCH",
		range: (get) => {
			const head = get("BUILDKITE_COMMIT") ?? "HEAD";
			const target = remote(get("BUILDKITE_PULL_REQUEST_BASE_BRANCH"));
			if (target !== void 0) return {
				what: "pull request",
				base: target,
				head
			};
			return pushed(void 0, head, get("BUILDKITE_BRANCH"), get("BUILDKITE_PIPELINE_DEFAULT_BRANCH"));
		}
	},
	{
		name: "GitHub Actions, Forgejo Actions or Gitea Actions",
		knownBy: "GITHUB_ACTIONS",
		otherwise: "--base origin/main, or use the Action, which reads the event",
		range: (get) => {
			const target = remote(get("GITHUB_BASE_REF"));
			return target === void 0 ? void 0 : {
				what: "pull request",
				base: target,
				head: get("GITHUB_SHA") ?? "HEAD"
			};
		}
	},
	{
		name: "Jenkins",
		knownBy: "JENKINS_URL",
		otherwise: "--base origin/main",
		range: (get) => {
			const head = get("GIT_COMMIT") ?? "HEAD";
			const target = remote(get("CHANGE_TARGET"));
			if (target !== void 0) return {
				what: "pull request",
				base: target,
				head
			};
			const before = get("GIT_PREVIOUS_SUCCESSFUL_COMMIT");
			return before === void 0 ? void 0 : {
				what: "since the last success",
				base: before,
				head
			};
		}
	}
];
function ciRange(environment) {
	const get = (name) => environment[name] === "" ? void 0 : environment[name];
	const host = hosts.find(({ knownBy }) => get(knownBy) !== void 0);
	if (host === void 0) {
		const known = hosts.map(({ name, knownBy }) => `${name} (${knownBy})`).join(", ");
		return usageError(`--ci knows ${known}, and none is here; pass --base REF or --range A..B`);
	}
	const range = host.range(get);
	if (range === void 0) return usageError(`${host.name} does not say what was there before; pass ${host.otherwise}, or --range A..B`);
	return {
		...range,
		what: `${host.name}, ${range.what}`
	};
}
function pushed(before, head, branch, main) {
	const isNew = before !== void 0 && /^0+$/.test(before);
	if (before !== void 0 && !isNew) return {
		what: "push",
		base: before,
		head
	};
	const target = remote(main);
	if (target !== void 0 && branch !== main) return {
		what: "push of a branch",
		base: target,
		head
	};
	return isNew && branch === main ? {
		what: "first push",
		head
	} : void 0;
}
function remote(branch) {
	return branch === void 0 ? void 0 : `origin/${branch.replace(/^refs\/heads\//, "")}`;
}
// src/entry/progress.ts
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
// src/git/commit-history.ts
async function createCommitHistory(git, objects, commit) {
	const history = createGitHistory(git, objects);
	const listed = await history.upTo(commit, 1);
	if (!listed.ok) return listed;
	const [facts] = listed.value;
	return facts === void 0 ? unknown(refUnknown(commit)) : known(overlayHistory(history, facts));
}
// src/git/index-history.ts
const indexCommit = "index";
async function createIndexHistory(git, objects, { message, at, staged, merging = false } = {}) {
	const swift = direct(git);
	const found = staged === void 0 ? await stagedChanges(git) : known(staged);
	if (!found.ok) return found;
	const { changes, unborn } = found.value;
	const parents = unborn ? known([]) : await nextParents(swift, merging);
	if (!parents.ok) return parents;
	const commit = {
		id: indexCommit,
		parents: parents.value,
		changes,
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at }
	};
	return known(overlayHistory(createGitHistory(swift, objects), commit));
}
// src/git/refs.ts
const request = ["cat-file", "--batch-check=%(objectname) %(objecttype)"];
async function resolveRange(git, text) {
	const [left, right] = rangeEnds(text);
	if (left === void 0 || right === void 0) return unknown(rangeMalformed(text));
	const ends = await resolveCommits(git, [left, right]);
	if (!ends.ok) return ends;
	const [tip = "", head = ""] = ends.value;
	const related = await ancestry(git, tip, head);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	const [base] = bases;
	if (base !== void 0) return known({
		base,
		head,
		tip,
		bases,
		shallow
	});
	if (shallow.length === 0) return unknown(historiesUnrelated(left, right));
	return unknown(historyMissing(`where ${quoted(left)} and ${quoted(right)} meet is not in it`));
}
async function resolveCommit(git, name) {
	const commits = await resolveCommits(git, [name]);
	return commits.ok ? known(commits.value[0] ?? "") : commits;
}
async function resolveCommits(git, names) {
	const unspeakable = names.find((name) => name === "" || /[\n\0]/.test(name));
	if (unspeakable !== void 0) return unknown(refUnknown(unspeakable));
	const result = await git.run(request, names.map((name) => `${name}^{commit}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	if (/^warning: refname .* is ambiguous/m.test(result.warnings)) return unknown(refAmbiguous(ambiguousNames(names, result.warnings)));
	return readCommits(names, result.output.toString("utf8").split("\n"));
}
function readCommits(names, lines) {
	const commits = [];
	for (const [index, name] of names.entries()) {
		const line = lines[index] ?? "";
		const id = line.endsWith(" commit") ? line.slice(0, -7) : "";
		if (!isObjectId(id)) return unknown(refUnknown(name));
		commits.push(id);
	}
	return known(commits);
}
function ambiguousNames(names, warnings) {
	const named = names.filter((name) => warnings.includes(`refname '${name}' is ambiguous`));
	return named.length > 0 ? named : names;
}
function rangeEnds(text) {
	const at = text.indexOf("..");
	if (at <= 0 || at + 2 >= text.length || text[at + 2] === ".") return [];
	return [text.slice(0, at), text.slice(at + 2)];
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
// src/git/whole-history.ts
function createWholeHistory(git, objects, head) {
	const below = aboveNothing(createGitHistory(git, objects));
	const commits = (range) => range.base === "empty" ? commitsOutside(git, range.head, []) : below.commits(range);
	return {
		history: {
			...below,
			commits
		},
		range: {
			base: emptyBase,
			head
		}
	};
}
// src/entry/misplaced.ts
const mostNamed = 3;
const likeNames = /^\.?stateward(?:\.config|\.waivers)?\.(?:ya?ml|json)$/;
function isMisplaced(path) {
	if (path === ".stateward.yml" || path === ".stateward.waivers.yml") return false;
	return likeNames.test(path.slice(path.lastIndexOf("/") + 1)) && !path.startsWith(".github/");
}
function misplacedNotices(paths, isIgnored = () => false) {
	const found = [...paths].filter((path) => isMisplaced(path) && !isIgnored(path)).sort();
	if (found.length === 0) return [];
	const more = found.length - mostNamed;
	return [`${`${found.slice(0, mostNamed).map(safeText).join(", ")}${more > 0 ? ` and ${more} more` : ""}`} ${found.length === 1 ? "is" : "are"} not read: ${onlyThese}`];
}
const onlyThese = `only ${configurationPath} and ${waiversPath} at the top of the repository are.`;
// src/entry/nothing-governed.ts
const nothingGoverned = "no file here is one that Stateward judges: stateward init says what it looks for, and how to name yours.";
function nothingGovernedNotices(paths, govern) {
	for (const path of paths) if (govern(path) !== void 0) return [];
	return [nothingGoverned];
}
// src/entry/repair-since.ts
const shownDigits = 12;
function repairStaged() {
	return {
		repairWith: `${commandName()} repair --staged`,
		repairNext: "git add --",
		isBuiltUpon: true
	};
}
function commandName(script = process.argv[1] ?? "") {
	return /[\\/]node_modules[\\/]stateward[\\/]|[\\/]node_modules[\\/]\.bin[\\/]/.test(script) ? "npx stateward" : "stateward";
}
function repairSince({ base }) {
	if (!isObjectId(base)) return { repairWith: `${commandName()} repair --root` };
	return {
		repairWith: `${commandName()} repair --base ${base.slice(0, shownDigits)}`,
		repairByPolicy: "--config-from base"
	};
}
// src/entry/repository-path.ts
async function repositoryPaths(git, typed, { mayBeTop = false } = {}) {
	const top = await workTreeTop(git);
	const paths = typed.map((path) => top.ok ? pathInside(top.value, path) : path);
	const outside = typed.find((_, index) => paths[index] === void 0 || paths[index] === "" && !mayBeTop);
	if (outside === void 0) return paths.filter((path) => path !== void 0);
	const where = top.ok ? ` ${JSON.stringify(top.value)}` : "";
	return usageError(`${JSON.stringify(outside)} is outside the repository${where}`);
}
function pathInside(top, typed) {
	const full = resolve(typed);
	return wayBelow(top, full) ?? wayBelow(top, join(realFolder(dirname(full)), basename(full)));
}
function realFolder(folder) {
	try {
		return realpathSync(folder);
	} catch {
		const above = dirname(folder);
		return above === folder ? folder : join(realFolder(above), basename(folder));
	}
}
// src/entry/repository-check.ts
async function checkRepository(options, kinds, onProgress) {
	const checked = await checkedRepository(options, kinds, onProgress);
	return isUsageError(checked) ? checked : checked.report;
}
async function checkedRepository(options, kinds, onProgress) {
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const named = options.paths.length === 0 ? [] : await repositoryPaths(git, options.paths);
		if ("usage" in named) return named;
		const manner = {
			granularity: options.granularity,
			steps: options.step === void 0 ? void 0 : [options.step],
			onProgress,
			isByBase: options.configFrom === "base"
		};
		const policy = policySource(options, kinds, named);
		if (isUsageError(policy)) return policy;
		const checked = await checkMode(git, objects, options.mode, policy, manner);
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? withHint(checked, options.mode) : notJudged(obstacle);
	} finally {
		await objects.close();
	}
}
const uncommitted = [
	"default",
	"staged",
	"work-tree"
];
function withHint(checked, { type }) {
	if (isUsageError(checked)) return checked;
	const { report } = checked;
	if (type === "commit" && report.verdict === "fail") return noticed(checked, aloneHint);
	if (!uncommitted.includes(type)) return checked;
	if (report.notices.includes("no file here is one that Stateward judges: stateward init says what it looks for, and how to name yours.")) return checked;
	if (report.verdict !== "pass" || report.transitions.length + report.findings.length > 0) return checked;
	return noticed(checked, committedHint);
}
function noticed(checked, notice) {
	return {
		...checked,
		report: {
			...checked.report,
			notices: [...checked.report.notices, notice]
		}
	};
}
const aloneHint = "a commit is judged by itself here, whatever followed it; whether it was repaired since is seen with --base and the commit before it.";
const committedHint = "nothing governed is changed here. What is committed is judged by --commit HEAD, or by --base with the branch or commit that it began at.";
function policySource(options, kinds, paths) {
	const chosen = (policy) => policyInput(withNamed(policy, options, paths, kinds), kinds);
	if (options.configFrom === "base") return async ({ range, ...source }) => {
		const read = await policyAt(source, range.tip ?? range.base, kinds);
		return read.ok ? {
			ok: true,
			value: chosen(read.value)
		} : read;
	};
	const policy = policyOnDisk(topOnDisk(process.cwd()), options.config, kinds);
	if (isUsageError(policy)) return policy;
	return async () => ({
		ok: true,
		value: chosen(policy)
	});
}
function withNamed(policy, { kind }, paths, kinds) {
	if (kind === void 0) return policy;
	const governanceAt = governAsUsual(kind, {}, (more) => policy.governance(kind, more));
	if (paths.length > 0) return {
		...policy,
		govern: governNamed(paths, governanceAt)
	};
	const own = (path) => {
		const governance = policy.govern(path);
		return governance?.kind === kind ? governance : void 0;
	};
	return kinds.includes(kind) ? {
		...policy,
		govern: own
	} : policy;
}
async function checkMode(git, objects, mode, policyOf, { steps, granularity = "commit", onProgress, isByBase = false } = {}) {
	const target = await findTarget(git, objects, mode);
	if (!target.ok) return refused(target.obstacle);
	const { identified, ...found } = target.value;
	const isStaged = mode.type === "staged" || mode.type === "default" && identified === void 0;
	const input = {
		blobs: objects,
		...found
	};
	const policy = await policyOf(input);
	if (!policy.ok) return refused(policy.obstacle);
	const manner = {
		...policy.value,
		granularity: granularity === "squash" ? granularity : "commit",
		...granularity === "auto" ? { squashOf: uncheckedSquash } : {},
		...isStaged ? repairStaged() : await repairOf(git, mode, found.range, isByBase),
		...steps === void 0 ? {} : { steps },
		...onProgress === void 0 ? {} : { onProgress }
	};
	const tree = await found.history.tree(found.range.head);
	const paths = tree.ok ? [...tree.value.keys()] : void 0;
	const notices = paths === void 0 ? [] : [...misplacedNotices(paths, policy.value.isIgnored), ...nothingGovernedNotices(paths, policy.value.govern)];
	const checked = await checkedRange({
		...input,
		...manner,
		notices
	});
	if (checked.report.verdict !== "fail" || identified === void 0) return checked;
	return checkedRange({
		...input,
		...await identified(),
		...manner,
		notices
	});
}
async function repairOf(git, mode, range, isByBase) {
	const { repairByPolicy, ...since } = repairSince(range);
	const own = isByBase && repairByPolicy !== void 0 ? {
		...since,
		repairByPolicy
	} : since;
	if (mode.type === "range") return {
		...own,
		isBuiltUpon: /\.\.(HEAD|@)[~^]/.test(mode.range)
	};
	if (mode.type === "root") return own;
	if (mode.type !== "commit") return { repairWith: `${commandName()} repair` };
	const head = mode.commit === "HEAD" ? void 0 : await resolveCommit(git, "HEAD");
	return {
		...own,
		isBuiltUpon: head?.ok === true && head.value !== range.head
	};
}
async function findTarget(git, objects, mode) {
	switch (mode.type) {
		case "range": return ranged(createGitHistory(git, objects), await resolveRange(git, mode.range));
		case "root": {
			const head = await resolveCommit(git, "HEAD");
			return head.ok ? {
				ok: true,
				value: {
					...createWholeHistory(git, objects, head.value),
					net: true
				}
			} : head;
		}
		case "commit": {
			const commit = await resolveCommit(git, mode.commit);
			return commit.ok ? single(await createCommitHistory(git, objects, commit.value)) : commit;
		}
		case "staged": return single(await createIndexHistory(git, objects));
		case "work-tree": return single(await createWorkTreeHistory(git, objects));
		case "all": return single(await everythingAsItStands(git, objects));
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
async function everythingAsItStands(git, objects) {
	const tree = await createWorkTreeHistory(git, objects);
	if (!tree.ok) return tree;
	const { history, range, blobs } = tree.value;
	const all = await createSnapshotHistory(history, range.head);
	return all.ok ? {
		ok: true,
		value: {
			...all.value,
			blobs,
			scope: "snapshot"
		}
	} : all;
}
function notJudged(obstacle) {
	return {
		report: buildReport({
			findings: [],
			obstacles: [obstacle]
		}),
		said: [],
		heads: [],
		repairs: []
	};
}
function refused(obstacle) {
	if (isUsageObstacle(obstacle)) return usageError(`${obstacle.message} ${obstacle.fix}`);
	return notJudged(obstacle);
}
// src/entry/command-check.ts
async function check(operands, flags) {
	const ci = flags.ci === true ? ciRange(processTerminal.environment) : void 0;
	if (ci !== void 0 && isUsageError(ci)) return refuse$1(ci);
	const options = readCheckOptions(operands, flags, kinds, ci);
	if (isUsageError(options)) return refuse$1(options);
	if (ci !== void 0) processTerminal.error(`stateward: ${saidOf(ci)}\n`);
	const report = await judge(options);
	if (isUsageError(report)) return refuse$1(report);
	const choice = {
		color: flags.color,
		quiet: flags.quiet === true,
		verbose: flags.verbose === true
	};
	const problem = printReport(report, options.formats, choice, processTerminal);
	if (problem !== void 0) return refuse$1(problem);
	return exitCodeOf(report, options.failOn, flags.requireFiles === true);
}
function saidOf({ what, base, head }) {
	const commits = base === void 0 ? `every commit up to ${head}` : `${base}..${head}`;
	return safeText(`${what}: judging ${commits}, by the configuration of the base side`);
}
async function judge(options) {
	const { mode } = options;
	if (mode.type === "files") return checkFiles(mode, options, kinds);
	const progress = progressOn(processTerminal);
	const report = await checkRepository(options, kinds, progress.show);
	progress.clear();
	return report;
}
export { refusePolicyOfOthers as $, policyInput as A, createWorkTreeHistory as B, wrap as C, displayWidth as D, textLayout as E, preCommitFile as F, commitsOutside as G, overlayHistory as H, readSetupFiles as I, workTreeChanges as J, createGitHistory as K, ownerFiles as L, openFolder as M, lefthookFiles as N, splitAtWidth as O, noFiles as P, readPolicyFiles as Q, ownersOf as R, findingLines as S, shortened as T, aboveNothing as U, workTreeTop as V, emptyBase as W, placesBelow as X, standingAt as Y, readCompanions as Z, isNoteworthy as _, repositoryPaths as a, ownFolder as at, shownSubject as b, repairStaged as c, fileSystemFault as ct, resolveCommit as d, ignoring as et, createIndexHistory as f, countStates as g, printReport as h, everythingAsItStands as i, containedNames as it, policyOnDisk as j, policyAt as k, isMisplaced as l, refuse as lt, parseFormat as m, checkMode as n, readIn as nt, commandName as o, violation as ot, progressOn as p, ancestry as q, checkedRepository as r, refuseTwin as rt, repairSince as s, writableNames as st, check as t, openBelow as tt, onlyThese as u, writeCodes as ut, looks as v, wrapIndented as w, obstacleLines as x, states as y, agentFiles as z };
