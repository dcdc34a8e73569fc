import { g as configuredMatcher, i as waiversPath, r as configurationPath, v as pathProblem } from "./cli-built-in-policy.js";
import { p as namedFilesOf } from "./cli-policy.js";
import { join } from "node:path";
import { lstatSync, readFileSync, readdirSync } from "node:fs";
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
// src/entry/top-folder.ts
const mostBytes = 1 << 26;
function openFolder(folder) {
	const look = (path) => standingAt(folder, path);
	const read = (path) => {
		if (look(path) !== "file") return void 0;
		const found = join(folder, path);
		return lstatSync(found).size > mostBytes ? void 0 : readFileSync(found);
	};
	return {
		folder,
		look,
		read,
		text: (path) => read(path)?.toString("utf8")
	};
}
export { noFiles as a, readSetupFiles as c, namedBytes as i, ownerFiles as l, standingAt as n, policyBytes as o, lefthookFiles as r, preCommitFile as s, openFolder as t, ownersOf as u };
