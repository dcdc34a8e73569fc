import { a as createGitHistory, c as pathText, d as known, f as unknown, i as overlayHistory, l as splitAtNul, m as gitFailed, n as direct, o as byPath, r as diffIndex, s as pathBytes, t as nextParents, v as outputUnreadable } from "./cli-head.js";
import { join } from "node:path";
import { lstat, readFile, readlink } from "node:fs/promises";
import { createHash } from "node:crypto";
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
	const found = await lstat(onDisk(top, path)).catch(() => void 0);
	if (found === void 0 || found.size > largestCompared) return false;
	const bytes = await fileContent(top, path);
	if (bytes === void 0) return false;
	return createHash(blob.length === 40 ? "sha1" : "sha256").update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === blob;
}
function onDisk(top, path) {
	return Buffer.concat([Buffer.from(join(top, "/")), pathBytes(path)]);
}
// src/git/work-tree-changes.ts
const notHashed = /^0+$/;
async function workTreeChanges(git) {
	const tracked = await diffIndex(git, ["--ignore-submodules=dirty"]);
	if (!tracked.ok) return tracked;
	const untracked = await untrackedPaths(git);
	if (!untracked.ok) return untracked;
	const changes = new Map(tracked.value.changes.map((change) => [change.path, change]));
	for (const path of untracked.value) {
		const nature = await natureOfFile(git.directory, path);
		const before = changes.get(path)?.before ?? null;
		if (nature !== void 0) changes.set(path, {
			path,
			before,
			after: fileEntry(path, nature)
		});
	}
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
async function untrackedPaths(git) {
	const result = await git.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]);
	if (!result.ok) return unknown(gitFailed("ls-files", result));
	const records = splitAtNul(result.output);
	if (records === void 0) return unknown(outputUnreadable("ls-files"));
	return known(records.map(pathText).filter((path) => !path.endsWith("/")));
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
// src/git/work-tree-history.ts
const workTreeCommit = "work-tree";
async function createWorkTreeHistory(git, objects) {
	const swift = direct(git);
	const place = await swift.run(["rev-parse", "--show-toplevel"]);
	if (!place.ok) return unknown(gitFailed("rev-parse", place));
	const top = place.output.toString("utf8").replace(/\n$/, "");
	const found = await workTreeChanges(direct({
		...git,
		directory: top
	}));
	if (!found.ok) return found;
	const { changes, unborn } = found.value;
	const parents = unborn ? known([]) : await nextParents(swift, false);
	if (!parents.ok) return parents;
	const commit = {
		id: workTreeCommit,
		parents: parents.value,
		changes
	};
	const prepared = overlayHistory(createGitHistory(swift, objects), commit);
	return known({
		...prepared,
		blobs: workTreeBlobs(top, changes, objects)
	});
}
function workTreeBlobs(top, changes, objects) {
	const files = changes.filter(({ after }) => after !== null && isFileId(after.blob));
	const paths = new Map(files.map(({ path, after }) => [after?.blob, path]));
	return { open: async (blob) => {
		const path = paths.get(blob);
		if (path === void 0) return objects.open(blob);
		const content = await fileContent(top, path);
		return content === void 0 ? void 0 : [content];
	} };
}
export { createWorkTreeHistory as t };
