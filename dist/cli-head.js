import { n as unknown, t as known } from "./cli-answers.js";
import { t as isObjectId } from "./cli-object-id.js";
import { r as headUnreadable, t as gitFailed } from "./cli-obstacles.js";
import { resolve } from "node:path";
import { readFile } from "node:fs/promises";
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
export { nextParents as t };
