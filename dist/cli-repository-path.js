import { n as usageError } from "./cli-usage-error.js";
import { a as known, n as pathBytes, o as unknown, s as gitFailed, t as direct } from "./cli-direct.js";
import { a as byPath, i as createGitHistory } from "./cli-empty-base.js";
import { n as diffIndex, r as overlayHistory, t as nextParents } from "./cli-head.js";
import { t as listedPaths } from "./cli-listed-paths.js";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { realpathSync } from "node:fs";
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
	return await objectIdOf(top, path, blob.length === 40 ? "sha1" : "sha256") === blob;
}
async function objectIdOf(top, path, format) {
	const found = await lstat(onDisk(top, path)).catch(() => void 0);
	if (found === void 0 || found.size > largestCompared) return void 0;
	const bytes = await fileContent(top, path);
	if (bytes === void 0) return void 0;
	return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function onDisk(top, path) {
	return Buffer.concat([Buffer.from(join(top, "/")), pathBytes(path)]);
}
// src/git/work-tree-changes.ts
const notHashed = /^0+$/;
async function workTreeChanges(git) {
	const tracked = await diffIndex(git, ["--ignore-submodules=dirty"]);
	if (!tracked.ok) return tracked;
	const untracked = await listedPaths(git, "untracked");
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
// src/git/work-tree-top.ts
async function workTreeTop(git) {
	const place = await git.run(["rev-parse", "--show-toplevel"]);
	if (!place.ok) return unknown(gitFailed("rev-parse", place));
	return known(place.output.toString("utf8").replace(/\n$/, ""));
}
// src/git/work-tree-history.ts
const workTreeCommit = "work-tree";
async function createWorkTreeHistory(git, objects) {
	const swift = direct(git);
	const place = await workTreeTop(swift);
	if (!place.ok) return place;
	const top = place.value;
	const found = await workTreeChanges(direct({
		...git,
		directory: top
	}));
	if (!found.ok) return found;
	const { changes, unborn } = found.value;
	const parents = unborn ? known([]) : await nextParents(swift, false);
	if (!parents.ok) return parents;
	const history = createGitHistory(swift, objects);
	const commit = {
		id: workTreeCommit,
		parents: parents.value,
		changes
	};
	return known({
		...overlayHistory(history, commit),
		blobs: workTreeBlobs(top, namedByPath(changes), objects),
		identified: async () => {
			const ids = await fileIds(top, changes);
			const named = changes.map((change) => withId(change, ids));
			const paths = new Map([...ids].map(([path, id]) => [id, path]));
			return {
				...overlayHistory(history, {
					...commit,
					changes: named
				}),
				blobs: workTreeBlobs(top, new Map([...namedByPath(named), ...paths]), objects)
			};
		}
	});
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
async function fileIds(top, changes) {
	const sample = changes.find(({ before }) => before !== null)?.before?.blob ?? "";
	const ids = new Map();
	for (const { path, after } of changes) {
		if (after === null || !isFileId(after.blob)) continue;
		const id = await objectIdOf(top, path, sample.length === 64 ? "sha256" : "sha1");
		if (id !== void 0) ids.set(path, id);
	}
	return ids;
}
function namedByPath(changes) {
	const files = changes.flatMap(({ path, after }) => after !== null && isFileId(after.blob) ? [[after.blob, path]] : []);
	return new Map(files);
}
function workTreeBlobs(top, paths, objects) {
	return { open: async (blob) => {
		const path = paths.get(blob);
		if (path === void 0) return objects.open(blob);
		const content = await fileContent(top, path);
		return content === void 0 ? void 0 : [content];
	} };
}
// src/entry/repository-path.ts
async function repositoryPaths(git, typed) {
	const top = await workTreeTop(git);
	const paths = typed.map((path) => top.ok ? pathInside(top.value, path) : path);
	const outside = typed.find((_, index) => paths[index] === void 0);
	if (outside === void 0) return paths.filter((path) => path !== void 0);
	const where = top.ok ? ` ${JSON.stringify(top.value)}` : "";
	return usageError(`${JSON.stringify(outside)} is outside the repository${where}`);
}
function pathInside(top, typed) {
	const full = resolve(typed);
	return (below(top, full) ?? below(top, join(realFolder(dirname(full)), basename(full))))?.split(sep).join("/");
}
function below(top, full) {
	const path = relative(top, full);
	const leaves = path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
	return path === "" || leaves ? void 0 : path;
}
function realFolder(folder) {
	try {
		return realpathSync(folder);
	} catch {
		const above = dirname(folder);
		return above === folder ? folder : join(realFolder(above), basename(folder));
	}
}
export { createWorkTreeHistory as n, repositoryPaths as t };
