import { Y as gitFailed, c as wayBelow, ft as pathText, gt as direct, ht as unknown, mt as known, nt as outputUnreadable, o as fieldOf, pt as splitAtNul } from "./cli-hook.js";
import { basename, dirname, isAbsolute, join, sep } from "node:path";
import { constants, existsSync, lstatSync, readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
// src/entry/init/caller.ts
const installed = "node_modules/stateward/dist/cli.js";
const advice = "make stateward a development dependency and run init again";
function findCaller(folder, running) {
	if (dependencyVersion(folder.text("package.json")) !== void 0 || folder.look(installed) === "file") return { script: installed };
	const script = realOr(running);
	const inside = wayBelow(folder.folder, script);
	if (inside !== void 0) return { script: inside };
	if (script.includes(`${sep}_npx${sep}`)) return {
		script: installed,
		note: "needs stateward as a development dependency, which it is not yet"
	};
	return {
		script,
		note: `names a path of this machine; for others, ${advice}`
	};
}
function dependencyVersion(packageJson) {
	return packageJson === void 0 ? void 0 : dependency(packageJson, "stateward");
}
function dependency(packageJson, name) {
	const root = parsedJson(packageJson);
	return ["dependencies", "devDependencies"].map((key) => fieldOf(root, key, name)).find((version) => typeof version === "string");
}
function parsedJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function realOr(path) {
	try {
		return realpathSync(path);
	} catch {
		return path;
	}
}
function shellWord(word) {
	return /^[\w@%+=,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
// src/git/listed-paths.ts
async function listedPaths(git, which) {
	const selection = which === "tracked" ? ["--cached"] : ["--others", "--exclude-standard"];
	const result = await git.run([
		"ls-files",
		"-z",
		...selection
	]);
	if (!result.ok) return unknown(gitFailed("ls-files", result));
	const records = splitAtNul(result.output);
	if (records === void 0) return unknown(outputUnreadable("ls-files"));
	const paths = new Set(records.map(pathText).filter((path) => !path.endsWith("/")));
	return known([...paths]);
}
// src/git/configured-hooks.ts
function configuredHooks(listing) {
	const hooks = new Map();
	for (const record of listing.split("\0")) {
		const [, name = "", key, value = ""] = /^hook\.(.+)\.([a-z]+)(?:\n(.*))?$/s.exec(record) ?? [];
		const hook = hooks.get(name) ?? {
			command: "",
			events: [],
			isEnabled: true
		};
		if (key === void 0) continue;
		hooks.set(name, hook);
		if (key === "command") hook.command = value;
		if (key === "event") hook.events.push(value);
		if (key === "enabled") hook.isEnabled = !/^(false|no|off|0)$/i.test(value);
	}
	return [...hooks].filter(([, { command }]) => command.includes("stateward")).map(([name, { events, isEnabled }]) => ({
		name,
		events,
		isEnabled
	}));
}
// src/git/hook-folder.ts
const noHooks = {
	callingHooks: [],
	idleHooks: [],
	toolHooks: {
		lefthook: [],
		"pre-commit": []
	}
};
const hookNames = [
	"commit-msg",
	"pre-commit",
	"pre-merge-commit",
	"pre-push",
	"pre-receive"
];
const mostBytes = 1 << 18;
function scriptsFolder(folder) {
	return basename(folder) === "_" ? dirname(folder) : folder;
}
function hooksIn(folder, mustBeExecutable) {
	const texts = scriptsOf(folder);
	const callers = [...texts].filter(([, text]) => text.includes("stateward")).map(([name]) => name);
	const calls = (name, text) => callers.includes(name) || callers.some((caller) => text.includes(`/${caller} `));
	const hooks = hookNames.flatMap((name) => {
		const text = texts.get(name);
		return text === void 0 ? [] : [{
			name,
			text
		}];
	});
	const calling = hooks.filter(({ name, text }) => calls(name, text)).map(({ name }) => name);
	const runs = (name) => !mustBeExecutable || isExecutable(join(folder, name));
	const startedBy = (mark) => hooks.filter(({ text }) => mark.test(text)).map(({ name }) => name);
	return {
		callingHooks: calling.filter(runs),
		idleHooks: calling.filter((name) => !runs(name)),
		toolHooks: {
			lefthook: startedBy(/lefthook/i),
			"pre-commit": startedBy(/pre-commit\.com|pre_commit/)
		}
	};
}
function scriptsOf(folder) {
	try {
		const names = readdirSync(folder).filter((name) => isReadable(join(folder, name)));
		return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
	} catch {
		return new Map();
	}
}
function isReadable(path) {
	const found = lstatSync(path).isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : lstatSync(path);
	return found?.isFile() === true && found.size <= mostBytes;
}
function isExecutable(path) {
	return process.platform === "win32" || (statSync(path).mode & constants.S_IXUSR) !== 0;
}
// src/git/setup-facts.ts
async function setupFacts(git) {
	const said = async (...command) => {
		const result = await direct(git).run(command);
		return result.ok ? result.output.toString("utf8") : void 0;
	};
	const [version, shown, places, configured, promisors, replaced, hooks] = await Promise.all([
		said("version"),
		said("rev-parse", "--show-toplevel"),
		said("rev-parse", "--is-shallow-repository", "--git-common-dir"),
		said("config", "--type=path", "--get", "core.hooksPath"),
		said("config", "--get-regexp", "^remote\\..*\\.promisor$"),
		said("for-each-ref", "--count=1", "refs/replace"),
		said("config", "-z", "--get-regexp", "^hook\\.")
	]);
	const top = shown?.replace(/\n$/, "") ?? "";
	const [shallow, common = ""] = (places ?? "").split("\n");
	const gitFolder = absolute(git.directory, common === "" ? ".git" : common);
	const listed = await listedPaths(direct({
		...git,
		directory: top === "" ? git.directory : top
	}), "tracked");
	return {
		gitVersion: versionOf(version),
		isRepository: top !== "",
		top,
		gitFolder,
		isShallow: shallow === "true",
		isPartial: promisors?.includes(" true") ?? false,
		hasGrafts: existsSync(join(gitFolder, "info", "grafts")),
		hasReplaceRefs: (replaced ?? "") !== "",
		...hookFacts(top, gitFolder, configured?.trim()),
		configuredHooks: configuredHooks(hooks ?? ""),
		paths: listed.ok ? listed.value : []
	};
}
function versionOf(said = "") {
	const [, major, minor] = /(\d+)\.(\d+)/.exec(said) ?? [];
	return major === void 0 ? void 0 : [Number(major), Number(minor)];
}
function hookFacts(top, gitFolder, configured) {
	const usual = join(gitFolder, "hooks");
	const hooksFolder = configured === void 0 ? usual : absolute(top, configured);
	const scripts = scriptsFolder(hooksFolder);
	const shadowed = hooksFolder === usual ? noHooks : hooksIn(usual, true);
	return {
		hooksFolder,
		hooksPathIsSet: configured !== void 0,
		...hooksIn(scripts, scripts === hooksFolder),
		shadowedHooks: shadowed.callingHooks
	};
}
function absolute(folder, path) {
	return isAbsolute(path) ? path : join(folder, path);
}
// src/entry/govern-on-disk.ts
function governOnDisk(govern, folder) {
	return (path) => {
		const governance = govern(path);
		if (folder === void 0 || governance?.hasShape === void 0) return governance;
		const bytes = folder.read(path) ?? bytesBehind(folder, path);
		return bytes === void 0 || governance.hasShape(bytes) ? governance : void 0;
	};
}
function bytesBehind(folder, path) {
	try {
		const top = realpathSync(folder.folder);
		const inside = wayBelow(top, realpathSync(join(top, path)));
		return inside === void 0 ? void 0 : folder.read(inside);
	} catch {
		return;
	}
}
export { dependencyVersion as a, dependency as i, setupFacts as n, findCaller as o, listedPaths as r, shellWord as s, governOnDisk as t };
