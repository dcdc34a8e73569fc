import { r as replaceFile } from "./atomic-file.js";
import { Y as standingAt, nt as readIn, tt as openBelow } from "./check.js";
import { mkdir, rename, rm } from "node:fs/promises";
// src/store/contained-folder.ts
function containedFolder(folder) {
	const look = (path) => standingAt(folder, path);
	const assertReachable = (path) => assertFolders(look, parentOf(path));
	function assertWritable(path) {
		assertReachable(path);
		if (look(path) === "folder") throw new Error(`${path} is a folder where a file is to be written`);
	}
	return {
		folder,
		look,
		assertReachable,
		assertWritable,
		async read(path, mostBytes) {
			if (look(path) !== "file") return void 0;
			return inParent(folder, path, false, async (parent, name) => {
				const found = await readIn(parent, name, path, mostBytes);
				return found.ok ? found.value?.bytes : void 0;
			});
		},
		async write(path, content, mode) {
			assertWritable(path);
			await inParent(folder, path, true, (parent, name) => replaceFile(parent.at(name), content, mode));
		},
		async makeFolder(path) {
			assertReachable(path);
			await inParent(folder, path, true, (parent, name) => mkdir(parent.at(name)));
		},
		async remove(path) {
			assertReachable(path);
			await inParent(folder, path, false, (parent, name) => rm(parent.at(name), { force: true }));
		},
		async move(from, to) {
			assertReachable(to);
			await inParent(folder, from, false, (source, name) => inParent(folder, to, true, (target, free) => rename(source.at(name), target.at(free))));
		}
	};
}
async function inParent(folder, path, make, work) {
	const names = path.split("/");
	const opened = await openBelow(folder, names.slice(0, -1), { make });
	if (!opened.ok) throw new Error(opened.error.message);
	try {
		return opened.value === void 0 ? void 0 : await work(opened.value, names.at(-1) ?? "");
	} finally {
		await opened.value?.close();
	}
}
function assertFolders(look, path) {
	const names = path === "" ? [] : path.split("/");
	for (const index of names.keys()) {
		const at = names.slice(0, index + 1).join("/");
		const standing = look(at);
		if (standing === "absent") return;
		if (standing === "link") throw new Error(`${at} is a symbolic link; nothing is written through it`);
		if (standing !== "folder") throw new Error(`${at} is no folder`);
	}
}
function parentOf(path) {
	return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}
export { containedFolder as t };
