import { t as known } from "./cli-answers.js";
import { i as byPath, n as createGitHistory } from "./cli-history.js";
import { _ as direct, m as pathBytes } from "./cli-obstacles.js";
import { t as nextParents } from "./cli-head.js";
import { n as diffIndex, t as overlayHistory } from "./cli-overlay-history.js";
import { t as listedPaths } from "./cli-listed-paths.js";
import { t as workTreeTop } from "./cli-work-tree-top.js";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { lstat, readFile, readlink } from "node:fs/promises";
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
// src/git/work-tree-history.ts
const workTreeCommit = "work-tree";
async function createWorkTreeHistory(git, objects, edit) {
	const swift = direct(git);
	const place = await workTreeTop(swift);
	if (!place.ok) return place;
	const top = place.value;
	const found = await workTreeChanges(direct({
		...git,
		directory: top
	}));
	if (!found.ok) return found;
	const parents = found.value.unborn ? known([]) : await nextParents(swift, false);
	if (!parents.ok) return parents;
	const history = createGitHistory(swift, objects);
	const [head] = parents.value;
	const edited = await withEdit(found.value.changes, edit, async (path) => head === void 0 ? known(null) : history.entry(head, path));
	if (!edited.ok) return edited;
	const changes = edited.value;
	const commit = {
		id: workTreeCommit,
		parents: parents.value,
		changes
	};
	return known({
		...overlayHistory(history, commit),
		blobs: workTreeBlobs(top, namedByPath(changes), objects, edit),
		identified: async () => {
			const ids = await fileIds(top, changes, edit);
			const named = changes.map((change) => withId(change, ids));
			const paths = new Map([...ids].map(([path, id]) => [id, path]));
			return {
				...overlayHistory(history, {
					...commit,
					changes: named
				}),
				blobs: workTreeBlobs(top, new Map([...namedByPath(named), ...paths]), objects, edit)
			};
		}
	});
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
async function fileIds(top, changes, edit) {
	const sample = changes.find(({ before }) => before !== null)?.before?.blob ?? "";
	const ids = new Map();
	for (const { path, after } of changes) {
		if (after === null || !isFileId(after.blob)) continue;
		const format = formatOf(sample);
		const id = edit?.path === path ? idOf(edit.bytes, format) : await objectIdOf(top, path, format);
		if (id !== void 0) ids.set(path, id);
	}
	return ids;
}
function namedByPath(changes) {
	const files = changes.flatMap(({ path, after }) => after !== null && isFileId(after.blob) ? [[after.blob, path]] : []);
	return new Map(files);
}
function workTreeBlobs(top, paths, objects, edit) {
	return { open: async (blob) => {
		const path = paths.get(blob);
		if (path === void 0) return objects.open(blob);
		const content = edit?.path === path ? edit.bytes : await fileContent(top, path);
		return content === void 0 ? void 0 : [content];
	} };
}
export { workTreeChanges as n, createWorkTreeHistory as t };
