import { n as replaceFile } from "./cli-atomic-file.js";
import { Wt as standingAt } from "./cli-judgement.js";
import { dirname, join } from "node:path";
import { lstatSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
// src/store/contained-folder.ts
function containedFolder(folder) {
	const look = (path) => standingAt(folder, path);
	const place = (path) => join(folder, path);
	const assertReachable = (path) => assertFolders(look, parentOf(path));
	function assertWritable(path) {
		assertReachable(path);
		if (look(path) === "folder") throw new Error(`${path} is a folder where a file is to be written`);
	}
	async function makeParents(path) {
		assertReachable(path);
		await mkdir(dirname(place(path)), { recursive: true });
	}
	return {
		folder,
		look,
		assertReachable,
		assertWritable,
		async read(path, mostBytes) {
			if (look(path) !== "file" || lstatSync(place(path)).size > mostBytes) return void 0;
			return readFile(place(path));
		},
		async write(path, content) {
			assertWritable(path);
			await makeParents(path);
			await replaceFile(place(path), content);
		},
		async makeFolder(path) {
			await makeParents(path);
			await mkdir(place(path));
		},
		async remove(path) {
			assertReachable(path);
			await rm(place(path), { force: true });
		},
		async move(from, to) {
			await makeParents(to);
			await rename(place(from), place(to));
		}
	};
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
