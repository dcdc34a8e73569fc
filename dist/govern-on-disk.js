import { p as version, u as packageFrom } from "./hook-names.js";
import { $ as unknown, B as outputUnreadable, N as gitFailed, Q as known, X as pathText, Z as splitAtNul, et as direct, i as scriptsFolder, l as fieldOf, lt as wayBelow, n as hooksIn, r as noHooks } from "./hook.js";
import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, join, sep } from "node:path";
// src/entry/init/caller.ts
const programKey = "stateward.program";
const installed = "node_modules/stateward/dist/cli.js";
function findCaller(folder, running) {
	if (dependencyVersion(folder.text("package.json")) !== void 0 || folder.look(installed) === "file") return { script: installed };
	const script = realOr(running);
	const inside = wayBelow(folder.folder, script);
	if (inside !== void 0) return { script: inside };
	if (script.includes(`${sep}_npx${sep}`)) return {
		script: installed,
		install: `npm install --save-dev ${packageFrom}`,
		note: "needs stateward as a development dependency, which it is not yet"
	};
	return {
		script,
		named: script,
		note: `each clone says where its Stateward lies: git config ${programKey} <folder of Stateward>/dist/cli.js`
	};
}
function programWord({ script, named }, top = "") {
	return named === void 0 ? top + shellWord(script) : `"$(git config --path ${programKey})"`;
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
// src/entry/init/hook-texts.ts
const hookNames = [
	"pre-commit",
	"commit-msg",
	"pre-merge-commit",
	"pre-push"
];
function hookScript(name, caller) {
	const isNamed = caller.named !== void 0;
	const word = isNamed ? "\"$stateward\"" : shellWord(caller.script);
	const stop = ">&2; exit 1; }";
	const missing = isNamed ? `"stateward: say where your clone of Stateward lies: git config ${programKey} <folder of Stateward>/dist/cli.js"` : `stateward: ${word} "is missing; run npm install, or stateward init again"`;
	return [
		`${ownMark} refuses changes of agents' state files that could not have happened legally`,
		`command -v node >/dev/null 2>&1 || { echo "stateward: node is not on PATH; start git from a shell that has it" ${stop}`,
		...isNamed ? [`stateward=$(git config --path ${programKey} || :)`] : [],
		`[ -f ${word} ] || { echo ${missing} ${stop}`,
		`node ${word} hook ${name} "$@" || exit $?`,
		""
	].join("\n");
}
const ownMark = "# stateward:";
const lefthookArguments = {
	"pre-commit": "",
	"commit-msg": " {1}",
	"pre-merge-commit": "",
	"pre-push": " {1} {2}"
};
function lefthookText(caller) {
	return hookNames.map((name) => [
		`${name}:`,
		"  commands:",
		"    stateward:",
		`      run: ${JSON.stringify(`${commandOf(caller, name)}${lefthookArguments[name]}`)}`,
		...name === "pre-push" ? ["      use_stdin: true"] : [],
		""
	].join("\n")).join("");
}
const frameworkHooks = [
	["stateward", "pre-commit"],
	["stateward-commit-msg", "commit-msg"],
	["stateward-pre-push", "pre-push"]
];
function preCommitText(caller, repository) {
	return [
		"default_install_hook_types: [pre-commit, commit-msg, pre-push]",
		"repos:",
		...repository === void 0 ? [
			"  - repo: local",
			"    hooks:",
			...frameworkHooks.flatMap((hook) => localHook(caller, hook))
		] : [
			`  - repo: https://github.com/${repository}`,
			`    rev: v${version}`,
			"    hooks:",
			...frameworkHooks.flatMap(([id]) => [`      - id: ${id}`, "        verbose: true"])
		],
		""
	].join("\n");
}
function localHook(caller, [id, name]) {
	return [
		`      - id: ${id}`,
		`        name: ${id}`,
		"        language: system",
		`        entry: ${JSON.stringify(frameworkCommand(caller, name))}`,
		`        stages: [${name}]`,
		"        always_run: true",
		`        pass_filenames: ${name === "commit-msg"}`,
		"        verbose: true"
	];
}
function commandOf(caller, name) {
	return `node ${programWord(caller)} hook ${name}`;
}
function frameworkCommand(caller, name) {
	const command = commandOf(caller, name);
	return caller.named === void 0 ? command : `sh -c '${command} "$@"' --`;
}
// src/entry/init/own-lines.ts
const topWords = /^\$(?:CLAUDE_PROJECT_DIR|\(git rev-parse --show-toplevel\))\//;
const command = /\bnode ((?:\\?"[^"\n]*"|'[^'\n]*'|\\.|[^\s"'\\])+) hook ([a-z-]+)/g;
function programsIn(text) {
	return [...text.matchAll(command)].flatMap(([, word = "", hook = ""]) => {
		if (word.includes("stateward.program") || /^\\?"\$stateward\\?"$/.test(word)) return [{
			hook,
			path: void 0
		}];
		const path = unquoted(word).replace(topWords, "");
		return path.includes("$") || !path.endsWith(".js") ? [] : [{
			hook,
			path
		}];
	});
}
function unquoted(word) {
	return word.replaceAll("\\\"", "\"").replace(/"([^"]*)"|'([^']*)'|\\(.)/g, (_, double = "", single = "", sign = "") => double + single + sign);
}
function leadsNowhere(text, reaches, named) {
	return programsIn(text).some((program) => !isThere(program, reaches, named));
}
function isThere({ path }, reaches, named) {
	const wanted = path ?? named;
	return wanted !== void 0 && reaches(wanted);
}
function isOfOneMachine({ path }) {
	return path !== void 0 && isAbsolute(path);
}
const paragraph = /<!-- stateward -->[\s\S]*?<!-- \/stateward -->\r?\n?/;
const schemaLine = /^# yaml-language-server: \$schema=.*stateward.*$/m;
const ownUses = /(?<=^\s*(?:- )?uses: ["']?[\w.-]+\/stateward@)v\d+\.\d+\.\d+(?=["']?\s*$)/gm;
const ownRevision = /(?<=\/stateward(?:\.git)?["']?\s*\n\s*rev: ["']?)v\d+\.\d+\.\d+(?=["']?\s*$)/gm;
function renewed(there, fresh, caller) {
	const block = (name) => new RegExp(`^${ownMark}[^\\n]*\\n(?:.*\\n)*?.* hook ${name} "\\$@".*\\n`, "m");
	const hooks = hookNames.reduce((text, name) => text.replace(block(name), () => hookScript(name, caller)), there);
	const [own] = paragraph.exec(fresh) ?? [];
	const [schema] = schemaLine.exec(fresh) ?? [];
	const commands = commandsIn(fresh);
	return hooks.replace(paragraph, (old) => own === void 0 ? old : withBreaksOf(old, own)).replace(schemaLine, (old) => schema ?? old).replace(ownUses, `v${version}`).replace(ownRevision, `v${version}`).replace(quoted, (old) => commands.get(hookOf(old)) ?? old);
}
const quoted = /"(?:[^"\\\n]|\\.)*\bhook [a-z-]+(?:[^"\\\n]|\\.)*"/g;
function hookOf(text) {
	return /\bnode .* hook ([a-z-]+)/.exec(text)?.[1] ?? "";
}
function commandsIn(fresh) {
	return new Map([...fresh.matchAll(quoted)].map(([text]) => [hookOf(text), text]));
}
function withBreaksOf(old, fresh) {
	return old.includes("\r\n") ? fresh.replaceAll("\n", "\r\n") : fresh;
}
function withoutOwn(there, own, caller) {
	const current = renewed(there, own, caller).replaceAll("\r\n", "\n");
	const at = own === "" ? -1 : current.indexOf(own);
	if (at < 0) return void 0;
	const left = current.slice(0, at).replace(/\n\n$/, "\n") + current.slice(at + own.length);
	if (/^(?:#!\/bin\/sh\n?)?\s*$/.test(left)) return "";
	return there.includes("\r\n") ? left.replaceAll("\n", "\r\n") : left;
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
// src/git/setup-facts.ts
async function setupFacts(git) {
	const said = async (...command) => {
		const result = await direct(git).run(command);
		return result.ok ? result.output.toString("utf8") : void 0;
	};
	const [version, shown, places, configured, promisors, replaced, hooks, program] = await Promise.all([
		said("version"),
		said("rev-parse", "--show-toplevel"),
		said("rev-parse", "--is-shallow-repository", "--git-common-dir"),
		said("config", "--type=path", "--get", "core.hooksPath"),
		said("config", "--get-regexp", "^remote\\..*\\.promisor$"),
		said("for-each-ref", "--count=1", "refs/replace"),
		said("config", "-z", "--get-regexp", "^hook\\."),
		said("config", "--type=path", "--get", "stateward.program")
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
		...program === void 0 ? {} : { program: program.trim() },
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
export { programKey as _, isThere as a, renewed as c, hookScript as d, lefthookText as f, findCaller as g, dependencyVersion as h, isOfOneMachine as i, withoutOwn as l, dependency as m, setupFacts as n, leadsNowhere as o, preCommitText as p, listedPaths as r, programsIn as s, governOnDisk as t, hookNames as u, programWord as v, shellWord as y };
