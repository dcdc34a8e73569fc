import { An as governByDetection, Cn as groupBy, Fn as detectedFilesOf, Gt as lefthookFiles, Ht as policyOnDisk, In as usualFilesOf, L as kinds, Mn as isPattern, Nn as rememberingGovern, On as builtInGovernance, Pn as watchedByName, Ut as openFolder, Vt as policyInput, Xt as ownersOf, Yt as ownerFiles, an as checkRange, d as progressOn, en as aboveNothing, i as everythingAsItStands, in as ancestry, jn as governWatched, l as resolveCommit, mn as nearestName, nn as commitsOutside, qt as preCommitFile, rn as createGitHistory } from "./cli-judgement.js";
import { D as compareCodePoints, G as configurationPath, K as waiversPath, U as configuredMatcher, W as pathProblem, Y as gitFailed, _t as openGitRepository, c as wayBelow, et as isUsageObstacle, f as refuse, gt as direct, ht as unknown, m as usageError, mt as known, p as isUsageError, u as createGitBlobs, vt as processTerminal, xt as exitCodes, y as safeText } from "./cli-hook.js";
import { i as dependency, n as setupFacts, o as findCaller, r as listedPaths, s as shellWord, t as governOnDisk } from "./cli-govern-on-disk.js";
import { t as version } from "./cli-version.js";
import { t as defaultBranch } from "./cli-default-branch.js";
import { r as writeAtomically } from "./cli-atomic-file.js";
import { t as jsonText } from "./cli-json-output.js";
import { dirname, isAbsolute, join, sep } from "node:path";
import { existsSync, realpathSync } from "node:fs";
import { isUtf8 } from "node:buffer";
import { chmod, mkdir } from "node:fs/promises";
// src/entry/init/proposal.ts
function createFile(folder, file) {
	const { path, text, snippet = text, isExecutable = false, shown = path } = file;
	const standing = folder.look(path);
	if (standing === "absent") return {
		path: shown,
		text,
		state: "create",
		target: {
			folder,
			path,
			isExecutable
		}
	};
	const there = folder.text(path);
	if (there !== void 0 && (file.isDone ?? mentionsUs)(there)) return {
		path: shown,
		text: "",
		state: "there"
	};
	return {
		path: shown,
		text: snippet,
		state: "by-hand",
		note: standing === "file" ? "is there and is left alone" : `is ${standing === "link" ? "a link, or stands behind one," : "no regular file"} and is left alone`
	};
}
function mentionsUs(text) {
	return text.includes("stateward");
}
function proposalLines({ path, text, note }) {
	const about = note === void 0 ? "" : `: ${safeText(note)}`;
	const shown = text === "" ? [] : text.replace(/\n$/, "").split("\n");
	return [`  ${safeText(path)}${about}`, ...shown.map((line) => `    | ${safeText(line)}`.trimEnd())];
}
// src/entry/init/agents.ts
const edits = "Write|Edit|MultiEdit|NotebookEdit";
const command = (text) => ({
	type: "command",
	command: text,
	timeout: 60
});
const entry = (matcher, text) => ({
	matcher,
	hooks: [command(text)]
});
const setups = {
	"claude-code": {
		file: ".claude/settings.json",
		top: "\"$CLAUDE_PROJECT_DIR\"/",
		hooks: (text) => ({ hooks: {
			PreToolUse: [entry(edits, text)],
			PostToolUse: [entry(`${edits}|Bash|mcp__.*`, text)]
		} })
	},
	codex: {
		file: ".codex/hooks.json",
		top: "\"$(git rev-parse --show-toplevel)\"/",
		hooks: (text) => ({ hooks: { PostToolUse: [entry("apply_patch|Bash|mcp__.*", text)] } }),
		note: "Codex asks you to trust it (/hooks); it judges after an edit, since Codex hands over patches"
	},
	cursor: {
		file: ".cursor/hooks.json",
		top: "",
		hooks: (text) => ({
			version: 1,
			hooks: {
				preToolUse: [{
					command: text,
					matcher: "Write|Edit|MultiEdit|StrReplace"
				}],
				postToolUse: [{ command: text }]
			}
		})
	},
	copilot: {
		file: ".github/hooks/stateward.json",
		top: "",
		hooks: (text) => {
			const hook = {
				type: "command",
				bash: text,
				powershell: text,
				cwd: ".",
				timeoutSec: 60
			};
			return {
				version: 1,
				hooks: {
					PreToolUse: [hook],
					PostToolUse: [hook]
				}
			};
		},
		note: "the cloud agent reads it on the default branch"
	}
};
const agentNames = Object.keys(setups).filter(isAgentName);
function isAgentName(name) {
	return Object.hasOwn(setups, name);
}
function proposeAgents(folder, agents, caller) {
	return agents.map((name) => {
		const { file, top, hooks, note } = setups[name];
		const script = isAbsolute(caller.script) ? shellWord(caller.script) : `${top}${shellWord(caller.script)}`;
		const proposal = createFile(folder, {
			path: file,
			text: `${JSON.stringify(hooks(`node ${script} hook ${name}`), null, 2)}\n`
		});
		if (proposal.state === "there") return proposal;
		const notes = [
			proposal.note,
			note,
			caller.note
		].filter((each) => each !== void 0);
		return notes.length === 0 ? proposal : {
			...proposal,
			note: notes.join("; ")
		};
	});
}
// src/entry/init/hook-texts.ts
const hookNames = [
	"pre-commit",
	"commit-msg",
	"pre-merge-commit",
	"pre-push"
];
function hookScript(name, { script }) {
	const word = shellWord(script);
	const stop = ">&2; exit 1; }";
	return [
		"# stateward: refuses changes of agents' state files that could not have happened legally",
		`command -v node >/dev/null 2>&1 || { echo "stateward: node is not on PATH; start git from a shell that has it" ${stop}`,
		`[ -f ${word} ] || { echo stateward: ${word} "is missing; run npm install, or stateward init again" ${stop}`,
		`node ${word} hook ${name} "$@" || exit $?`,
		""
	].join("\n");
}
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
			...frameworkHooks.map(([id]) => `      - id: ${id}`)
		],
		""
	].join("\n");
}
function localHook(caller, [id, name]) {
	return [
		`      - id: ${id}`,
		`        name: ${id}`,
		"        language: system",
		`        entry: ${JSON.stringify(commandOf(caller, name))}`,
		`        stages: [${name}]`,
		"        always_run: true",
		`        pass_filenames: ${name === "commit-msg"}`
	];
}
function commandOf({ script }, name) {
	return `node ${shellWord(script)} hook ${name}`;
}
// src/entry/init/hooks.ts
const hookTools = [
	"husky",
	"lefthook",
	"pre-commit",
	"git",
	"none"
];
function toolInUse(folder, { hooksFolder }) {
	const packageJson = folder.text("package.json");
	const uses = (name) => packageJson !== void 0 && dependency(packageJson, name) !== void 0;
	if (hooksFolder.split(sep).includes(".husky") || folder.look(".husky") === "folder" || uses("husky")) return "husky";
	if (lefthookFiles.some((file) => folder.look(file) !== "absent") || uses("lefthook")) return "lefthook";
	return folder.look(".pre-commit-config.yaml") === "absent" ? "git" : "pre-commit";
}
function proposeHooks(tool, input) {
	const { folder, facts, caller, repository } = input;
	switch (tool) {
		case "husky": {
			const commands = facts.hooksPathIsSet ? [] : ["npx husky"];
			return {
				tool,
				proposals: noted(scripts(folder, ".husky"), caller),
				commands
			};
		}
		case "lefthook": return ofTool(lefthookFiles.find((file) => folder.look(file) !== "absent") ?? "lefthook.yml");
		case "pre-commit": return ofTool(preCommitFile);
		case "git": return {
			tool,
			proposals: gitHooks(input),
			commands: []
		};
		default: return {
			tool,
			proposals: [],
			commands: []
		};
	}
	function ofTool(path) {
		const text = tool === "lefthook" ? lefthookText(caller) : preCommitText(caller, repository);
		return {
			tool,
			proposals: noted([createFile(folder, {
				path,
				text
			})], caller),
			commands: [`${tool} install`]
		};
	}
	function scripts(at, below, shownBelow = below) {
		return hookNames.map((name) => createFile(at, {
			path: below === "" ? name : `${below}/${name}`,
			shown: `${shownBelow}/${name}`,
			text: `#!/bin/sh\n${hookScript(name, caller)}`,
			snippet: hookScript(name, caller),
			isExecutable: true
		}));
	}
	function gitHooks({ facts: { hooksFolder, top, gitFolder } }) {
		const inTop = wayBelow(top, hooksFolder);
		if (inTop) return scripts(folder, inTop);
		const inGit = wayBelow(gitFolder, hooksFolder);
		if (inGit) return scripts(openFolder(gitFolder), inGit, hooksFolder);
		const note = "lies outside of the repository (core.hooksPath) and is left alone";
		return hookNames.map((name) => ({
			path: join(hooksFolder, name),
			text: hookScript(name, caller),
			state: "by-hand",
			note
		}));
	}
}
function noted(proposals, { note }) {
	return proposals.map((each, index) => {
		const first = proposals.findIndex(({ state }) => state === "create" || state === "by-hand") === index;
		if (note === void 0 || !first) return each;
		return {
			...each,
			note: each.note === void 0 ? note : `${each.note}; what to add ${note}`
		};
	});
}
// src/git/touching-range.ts
async function touchingRange(git, objects, head, paths, most) {
	const related = await ancestry(git, head, head);
	if (!related.ok) return related;
	const cuts = related.value.shallow;
	const touching = await touchingCommits(git, [head, ...cuts.map((cut) => `^${cut}`)], paths, most);
	if (!touching.ok) return touching;
	const oldest = touching.value.at(-1);
	const looked = {
		commits: touching.value.length,
		isCut: cuts.length > 0
	};
	if (oldest === void 0) return known(looked);
	const real = createGitHistory(git, objects);
	const start = await real.upTo(oldest, 1);
	if (!start.ok) return start;
	const [parent] = start.value[0]?.parents ?? [];
	const excluded = parent === void 0 ? cuts : [parent, ...cuts];
	const history = {
		...aboveNothing(real),
		commits: () => commitsOutside(git, head, excluded)
	};
	return known({
		...looked,
		range: {
			history,
			range: {
				base: parent ?? "empty",
				head
			}
		}
	});
}
async function touchingCommits(git, revisions, paths, most) {
	const speakable = paths.filter((path) => !path.includes("\n"));
	if (speakable.length === 0) return known([]);
	const input = [
		...revisions,
		"--",
		...speakable
	].map((line) => `${line}\n`).join("");
	const options = [
		"--topo-order",
		"--full-history",
		`--max-count=${most}`
	];
	const result = await git.run([
		"rev-list",
		...options,
		"--stdin"
	], input);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	return known(result.output.toString("latin1").split("\n").filter(Boolean));
}
// src/entry/init/file-history.ts
function fileHistories(report, paths) {
	const findings = groupBy(report.findings, ({ file }) => file);
	const commits = groupBy(report.transitions, ({ file }) => file);
	return new Map(paths.map((path) => {
		return [path, historyOf([...new Set((commits.get(path) ?? []).flatMap(({ commit }) => commit ?? []))], findings.get(path) ?? [])];
	}));
}
function historyOf(commits, findings) {
	const errors = findings.filter(({ severity }) => severity === "error");
	const settled = findings.filter(isSettled);
	const refused = new Set([...errors, ...settled].flatMap((finding) => finding.commits ?? []));
	const place = (finding) => commits.indexOf(finding.commits?.[0] ?? "");
	return {
		edits: commits.length,
		legal: commits.filter((commit) => !refused.has(commit)).length,
		errors: errors.toSorted((left, right) => place(left) - place(right)).map(pastError),
		settled: settled.length,
		warnings: findings.filter(({ severity }) => severity === "warning").length
	};
}
function isSettled({ ended, waivedBy }) {
	return ended !== void 0 || waivedBy?.severity === "error";
}
function pastError({ commits, ruleId, subject, label, message }) {
	return {
		commit: commits?.[0] ?? "",
		rule: ruleId,
		subject,
		...label === void 0 ? {} : { label },
		message
	};
}
const mostErrors = 5;
function historyLines(path, history) {
	if (history === void 0 || history.edits === 0) return [`  ${safeText(path)}: no history to judge`];
	const { edits, legal, errors, settled, warnings } = history;
	const counts = [
		counted(edits, "edit"),
		`${legal} legal`,
		...errors.length > 0 ? [counted(errors.length, "error")] : [],
		...settled > 0 ? [`${settled} settled later`] : [],
		...warnings > 0 ? [counted(warnings, "warning")] : []
	];
	const more = errors.length - mostErrors;
	return [
		`  ${safeText(path)}: ${counts.join(", ")}`,
		...errors.slice(0, mostErrors).map((error) => `    ${errorText(error)}`),
		...more > 0 ? [`    and ${more} more`] : []
	];
}
function errorText({ commit, rule, subject, label, message }) {
	const name = label === void 0 ? "" : ` ${safeText(JSON.stringify(label))}`;
	return `${commit.slice(0, 7)} ${safeText(subject)}${name}: ${safeText(message)} (${rule})`;
}
function counted(number, noun) {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
const nothing = {
	histories: new Map(),
	standing: [],
	commits: 0,
	isCut: false,
	obstacles: []
};
async function dryRun(git, paths, { govern, policy }, onProgress) {
	const objects = createGitBlobs(git);
	const manner = {
		...policy === void 0 ? {} : {
			...policyInput(policy, []),
			policyKinds: void 0
		},
		govern,
		net: false
	};
	try {
		const past = await judgedPast(git, objects, paths, {
			...manner,
			onProgress
		});
		const all = await everythingAsItStands(git, objects);
		if (!all.ok) return {
			...past,
			obstacles: [...past.obstacles, all.obstacle]
		};
		const { findings, obstacles } = await checkRange({
			...all.value,
			...manner,
			govern: asNamed(govern, policy)
		});
		const failed = [objects.obstacle()].filter((each) => each !== void 0);
		const known = [
			...past.obstacles,
			...obstacles,
			...failed
		];
		const byCode = new Map(known.map((obstacle) => [obstacle.message, obstacle]));
		const standing = findings.filter(({ severity }) => severity === "error");
		return {
			...past,
			standing,
			obstacles: [...byCode.values()]
		};
	} finally {
		await objects.close();
	}
}
function asNamed(govern, policy) {
	const { governance: named = builtInGovernance } = policy ?? {};
	return (path) => {
		const governance = govern(path);
		if (governance?.usual === void 0) return governance;
		return {
			...governance,
			...named(governance.kind, governance.usual.options)
		};
	};
}
async function judgedPast(git, blobs, paths, manner) {
	const head = await resolveCommit(git, "HEAD");
	if (!head.ok && isUsageObstacle(head.obstacle)) return nothing;
	if (!head.ok) return {
		...nothing,
		obstacles: [head.obstacle]
	};
	const found = await touchingRange(git, blobs, head.value, paths, 200);
	if (!found.ok) return {
		...nothing,
		obstacles: [found.obstacle]
	};
	const { commits, isCut, range } = found.value;
	if (range === void 0) return {
		...nothing,
		isCut
	};
	const report = await checkRange({
		...range,
		...manner,
		blobs
	});
	return {
		...nothing,
		histories: historiesOf(report, paths),
		commits,
		isCut,
		obstacles: report.obstacles
	};
}
function historiesOf(report, paths) {
	return report.obstacles.length > 0 ? new Map() : fileHistories(report, paths);
}
// src/entry/init/configuration.ts
const mostNamed = 10;
function proposeConfiguration(folder, files) {
	const open = files.filter(({ isConfigured }) => !isConfigured);
	const missing = open.filter(({ isProposed }) => !isProposed).length;
	const proposal = createFile(folder, {
		path: configurationPath,
		text: configurationText(files),
		snippet: [
			"files:",
			...entryLines(open),
			""
		].join("\n"),
		isDone: () => missing === 0
	});
	if (proposal.state !== "by-hand") return proposal;
	return {
		...proposal,
		note: `${proposal.note}; it does not govern ${missing} of the files that were found`
	};
}
function configurationText(files) {
	const rule = files[0]?.kind.rules[0];
	return [
		"# yaml-language-server: $schema=node_modules/stateward/schemas/config/v1.schema.json",
		"# How Stateward judges the state files of this repository. Changes count once they are on the base branch.",
		"version: 1",
		"",
		"# Only what is listed is governed; the last entry that matches a path decides.",
		"files:",
		...entryLines(files),
		"",
		"# What looks like state and is none:",
		"# ignore: [\"**/fixtures/**\"]",
		"",
		"# A severity (error, warning, note, off) for a rule; \"stateward rules\" lists them:",
		"# rules:",
		...rule === void 0 ? [] : [`#   ${rule.id}: ${rule.severity}`],
		""
	].join("\n");
}
function entryLines(files) {
	const proposed = entriesOf(files.filter(({ isProposed }) => isProposed));
	if (proposed.length === 0) return entriesOf(files);
	return [
		...entriesOf(files.filter(({ isProposed }) => !isProposed)),
		"  # People tidy files of these names by hand too. Take \"# \" away from what your agents keep:",
		...proposed.map((line) => `  #${line.slice(1)}`)
	];
}
function entriesOf(files) {
	return [...groupBy(files, ({ kind, glob, usual }) => JSON.stringify([
		kind.id,
		glob,
		usual?.options
	])).values()].sort(byReach).flatMap((members) => {
		const [first] = members;
		if (first === void 0) return [];
		const { kind, usual, glob } = first;
		const more = members.length - mostNamed;
		return [
			`  # ${safeText(usual?.title ?? kind.title)}:`,
			...members.slice(0, mostNamed).map((member) => `  #   ${safeText(member.path)}`),
			...more > 0 ? [`  #   and ${more} more`] : [],
			`  - path: ${JSON.stringify(glob)}`,
			...optionLines(first)
		];
	});
}
function optionLines({ kind, usual }) {
	const options = Object.entries(usual?.options ?? {});
	return [...options.some(([option]) => kind.impliedBy?.includes(option)) ? [] : [`    kind: ${kind.id}`], ...options.map(([option, value]) => `    ${option}: ${plainYaml(value)}`)];
}
function plainYaml(value) {
	return typeof value === "string" && /^[a-z][a-z-]*$/.test(value) ? value : JSON.stringify(value);
}
function byReach([left], [right]) {
	const reach = (glob = "") => isPattern(glob) ? glob.length : Number.MAX_SAFE_INTEGER;
	return reach(left?.glob) - reach(right?.glob) || compareCodePoints(left?.glob ?? "", right?.glob ?? "");
}
// src/entry/init/instructions.ts
const marker = "<!-- stateward -->";
const endMarker = "<!-- /stateward -->";
const agentFiles = ["AGENTS.md", "CLAUDE.md"];
const cursorFolder = ".cursor/rules";
function proposeInstructions(folder, files) {
	const text = paragraph(files);
	const present = agentFiles.filter((path) => folder.look(path) !== "absent");
	const hasCursor = folder.look(cursorFolder) === "folder";
	return [...(present.length > 0 || hasCursor ? present : [agentFiles[0]]).flatMap((path) => appended(folder, path, text)), ...hasCursor ? [createFile(folder, {
		path: `${cursorFolder}/stateward.mdc`,
		text: cursorRule(text)
	})] : []];
}
function appended(folder, path, text) {
	const standing = folder.look(path);
	if (standing === "absent") return [createFile(folder, {
		path,
		text
	})];
	if (standing === "link" && leadsToAgents(folder, path)) return [];
	const bytes = folder.read(path);
	if (bytes === void 0 || !isUtf8(bytes)) return [{
		path,
		text,
		state: "by-hand",
		note: `${standing === "link" ? "is a link, which is not followed" : "is no text that can be appended to"}; the paragraph belongs into what it leads to`
	}];
	const before = bytes.toString("utf8");
	if (before.includes(marker)) return [{
		path,
		text: "",
		state: "there"
	}];
	if (importsAgents(folder, path, before)) return [];
	return [{
		path,
		text: before.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text,
		state: "append",
		target: {
			folder,
			path,
			isExecutable: false
		}
	}];
}
function importsAgents(folder, path, text) {
	return path !== "AGENTS.md" && /^@(\.\/)?AGENTS\.md\s*$/m.test(text) && folder.look("AGENTS.md") === "file";
}
function leadsToAgents(folder, path) {
	const real = (name) => realpathSync(join(folder.folder, name));
	return folder.look("AGENTS.md") === "file" && existsSync(join(folder.folder, path)) && real(path) === real("AGENTS.md");
}
function cursorRule(text) {
	return `---\ndescription: State files that are judged by Stateward\nalwaysApply: true\n---\n\n${text}`;
}
function paragraph(files) {
	const named = [...groupBy(files, ({ kind }) => kind)].flatMap(([kind, members]) => [...new Set(members.map(({ path, glob }) => isPlain(path) ? path : glob))].filter(isPlain).slice(0, 10).map((path) => `- \`${path}\` (${kind.id})`));
	return `${marker}
## State files

These files are the record of the work. Stateward judges every commit that changes them:

${named.join("\n")}

- The record of finished work is immutable: do not edit, reopen, move or drop what is done, and do not set counters back.
${files.some(({ kind }) => kind.addressed !== void 0) ? stepAdvice : ""}- A refusal names file, line and value, why, and under \`Repair\` the command that brings the accepted version back. Run
  it, then redo your other changes; \`stateward explain <rule>\` says more.
- Never commit or push with \`--no-verify\`, and never change \`.stateward.yml\`, \`.stateward.waivers.yml\`, a hook or a
  workflow to get a change through. Ask a person.
${endMarker}
`;
}
const stepAdvice = `- A step is declared in the commit message, by one line anywhere in it, and what it declares must have happened:
  \`Agent-Step: node=<id> status=done guard=pass\`. One step a commit.
`;
function isPlain(path) {
	return /^[\w@%+=,./*{}-]{1,200}$/.test(path);
}
// src/entry/init/workflow.ts
const workflowPath = ".github/workflows/stateward.yml";
const unknownRepository = "<owner>/stateward";
function proposeWorkflow(folder, input) {
	const proposal = createFile(folder, {
		path: workflowPath,
		text: workflowText(input)
	});
	if (proposal.state !== "create" || input.repository !== void 0) return proposal;
	const note = `replace ${unknownRepository} by the repository that holds the Action, or run init with --action`;
	return {
		...proposal,
		note
	};
}
function workflowText({ defaultBranch, repository = unknownRepository }) {
	return `# Judges what a change does to agents' state files. Make its job a required check of the default branch.
name: stateward
on:
  pull_request:
  merge_group:
  push:
    branches: [${JSON.stringify(branchPattern(defaultBranch))}]
permissions:
  contents: read
jobs:
  stateward:
    # A job that is skipped counts as passed; so it runs even where a job that it needs has failed.
    if: always()
    # needs: [test]
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0
      - uses: ${JSON.stringify(`${repository}@v${version}`)}
        # What proved the work; without it every item that is done is a claim.
        # with:
        #   guard: \${{ needs.test.result }}
`;
}
function branchPattern(branch) {
	return branch.replace(/[+!]/g, "\\$&");
}
// src/entry/init/owners.ts
const lines = [
	configurationPath,
	waiversPath,
	".github/"
].map((path) => `/${path.padEnd(24)} @your-org/gate-owners\n`).join("");
function proposeOwners(folder) {
	const path = ownerFiles.find((file) => folder.look(file) !== "absent") ?? ownerFiles[0];
	const text = folder.text(path) ?? "";
	if ([
		".stateward.yml",
		".stateward.waivers.yml",
		".github/workflows/stateward.yml",
		path
	].every((each) => ownersOf(text, each).length > 0)) return {
		path,
		text: "",
		state: "there"
	};
	return {
		path,
		text: lines,
		state: "by-hand",
		note: "name the people who may change how the gate judges, and require approval by code owners"
	};
}
// src/entry/init/plan.ts
function planSetup(input) {
	const { folder, files, tool, wantsWorkflow, agents, caller } = input;
	const hooks = proposeHooks(tool, input);
	return {
		tool,
		proposals: [
			proposeConfiguration(folder, files),
			...hooks.proposals,
			...wantsWorkflow ? [proposeWorkflow(folder, input)] : [],
			...proposeInstructions(folder, files.filter(({ isProposed }) => !isProposed)),
			...proposeAgents(folder, agents, caller),
			proposeOwners(folder)
		],
		commands: hooks.commands
	};
}
// src/entry/init/state-files.ts
function governAll(policy, kinds) {
	const detect = governByDetection(kinds);
	const propose = governWatched(watchedByName(kinds, void 0, usualFilesOf));
	const usual = (path) => detect(path) ?? propose(path);
	if (policy === void 0) return usual;
	return (path) => policy.govern(path) ?? (policy.isIgnored(path) ? void 0 : usual(path));
}
function findStateFiles({ tracked, untracked }, kinds, policy, folder) {
	const byName = governAll(policy, kinds);
	const govern = rememberingGovern(governOnDisk(byName, folder));
	const known = new Set(tracked);
	const paths = [...tracked, ...untracked.filter((path) => !known.has(path))];
	const others = paths.filter((path) => byName(path) !== void 0 && govern(path) === void 0);
	const configured = policy === void 0 ? void 0 : governOnDisk(policy.govern, folder);
	return paths.flatMap((path) => {
		const { kind, usual } = govern(path) ?? {};
		if (kind === void 0) return [];
		const isConfigured = configured?.(path) !== void 0;
		return [{
			path,
			kind,
			...usual === void 0 ? {} : { usual },
			glob: entryGlob(path, usual, others),
			isTracked: known.has(path),
			isConfigured,
			isProposed: usual?.isProposed === true && !isConfigured
		}];
	}).sort((left, right) => compareCodePoints(left.path, right.path));
}
function entryGlob(path, usual, others) {
	const fits = (glob) => {
		const matches = pathProblem(glob) === void 0 ? configuredMatcher(glob) : () => false;
		return matches(path) && !others.some((other) => matches(other));
	};
	return usual?.globs.find(fits) ?? path;
}
// src/entry/init/write.ts
async function writeProposals(proposals) {
	const written = [];
	for (const proposal of proposals) {
		if (proposal.target === void 0) continue;
		const { path } = proposal;
		try {
			written.push({
				path,
				...await writeProposal(proposal)
			});
		} catch (error) {
			written.push({
				path,
				problem: error instanceof Error ? error.message : String(error)
			});
		}
	}
	return written;
}
async function writeProposal({ text, state, target }) {
	if (target === void 0) return {};
	const { folder, path, isExecutable } = target;
	if (folder.look(path) !== (state === "append" ? "file" : "absent")) return { problem: "changed in the meantime; run init again" };
	const file = join(folder.folder, path);
	await mkdir(dirname(file), { recursive: true });
	await writeAtomically(file, state === "append" ? joined(folder.text(path) ?? "", text) : text);
	if (isExecutable) await chmod(file, 493);
	return {};
}
function joined(before, added) {
	const lineBreak = added.includes("\r\n") ? "\r\n" : "\n";
	if (before === "") return added;
	return `${before}${before.endsWith("\n") ? "" : lineBreak}${lineBreak}${added}`;
}
// src/entry/init/init.ts
async function initialise(options, kinds, onProgress) {
	const opened = openGitRepository(process.cwd());
	const facts = await setupFacts(opened);
	if (facts.gitVersion === void 0) return usageError("git was not found; install git 2.31 or later");
	if (facts.top === "") return usageError("there is no work tree here; run init inside a git repository");
	const git = direct({
		...opened,
		directory: facts.top
	});
	const folder = openFolder(facts.top);
	const onDisk = policyOnDisk(facts.top, void 0, kinds);
	const fault = isUsageError(onDisk) ? { configurationFault: onDisk.usage } : {};
	const policy = isUsageError(onDisk) || folder.look(".stateward.yml") === "absent" ? void 0 : onDisk;
	const listed = await filesOf(git, kinds, policy, folder);
	if ("obstacle" in listed) return {
		files: [],
		past: unjudged(listed.obstacle),
		...fault
	};
	const files = listed;
	if (files.every(({ isProposed }) => isProposed)) return {
		files,
		past: unjudged(),
		...fault
	};
	const past = await dryRun(git, files.filter(({ isTracked }) => isTracked).map(({ path }) => path), {
		govern: governAll(policy, kinds),
		policy
	}, onProgress);
	const plan = planSetup({
		folder,
		facts,
		files,
		caller: findCaller(folder, options.running),
		repository: options.repository,
		tool: options.hook ?? toolInUse(folder, facts),
		wantsWorkflow: options.workflow,
		agents: options.agents,
		defaultBranch: await defaultBranch(git)
	});
	return {
		files,
		past,
		plan,
		...options.write ? { written: await writeProposals(plan.proposals) } : {},
		...fault
	};
}
async function filesOf(git, kinds, policy, folder) {
	const tracked = await listedPaths(git, "tracked");
	if (!tracked.ok) return { obstacle: tracked.obstacle };
	const untracked = await listedPaths(git, "untracked");
	if (!untracked.ok) return { obstacle: untracked.obstacle };
	return findStateFiles({
		tracked: tracked.value,
		untracked: untracked.value
	}, kinds, policy, folder);
}
function unjudged(...obstacles) {
	return {
		histories: new Map(),
		standing: [],
		commits: 0,
		isCut: false,
		obstacles
	};
}
// src/entry/init/init-json.ts
function initJson(result) {
	const { files, past, plan, written, configurationFault } = result;
	const isStanding = (path) => past.standing.some(({ file }) => file === path);
	return jsonText({
		version: 1,
		files: files.map(({ path, kind, usual, isTracked, isConfigured, isProposed }) => ({
			path,
			kind: kind.id,
			...usual?.options,
			...isProposed ? { proposed: true } : {},
			tracked: isTracked,
			configured: isConfigured,
			...isStanding(path) ? { standing: past.standing.filter(({ file }) => file === path).length } : {},
			...past.histories.has(path) ? { history: past.histories.get(path) } : {}
		})),
		commits: past.commits,
		shallow: past.isCut,
		obstacles: past.obstacles,
		...configurationFault === void 0 ? {} : { configurationFault },
		...plan === void 0 ? {} : {
			hook: plan.tool,
			commands: plan.commands
		},
		proposals: (plan?.proposals ?? []).map(({ path, state, text, note }) => ({
			path,
			state,
			text,
			note
		})),
		...written === void 0 ? {} : { written }
	});
}
// src/entry/init/init-text.ts
function initText(result, kinds) {
	const { files, plan, configurationFault } = result;
	const fault = configurationFault === void 0 ? [] : [`${configurationFault}\nWhat is detected is judged by default settings instead.`, ""];
	const proposed = files.filter(({ isProposed }) => isProposed);
	const body = files.length === proposed.length ? [...obstacleLines(result), ...nothingFound(kinds, proposed)] : [...pastLines(result), ...setupLines(result)];
	const commands = (plan?.commands ?? []).map((command) => `Then run: ${safeText(command)}`);
	return `${[
		...fault,
		...body,
		...commands
	].join("\n")}\n`;
}
function nothingFound(kinds, proposed) {
	return [
		"No state file was found among the files that git knows or would add. What was looked for:",
		...kinds.flatMap((kind) => detectedFilesOf(kind).flatMap(({ globs }) => globs.map((glob) => `  ${glob} (${kind.id})`))),
		"If yours has another name, list it in .stateward.yml:",
		"    | version: 1",
		"    | files:",
		...proposed.length > 0 ? entryLines(proposed.map((file) => ({
			...file,
			isProposed: false
		}))).map((line) => `    | ${line}`) : ["    |   - path: path/to/your/file", `    |     kind: ${kinds.map(({ id }) => id).join(" or ")}`],
		"and run init again. If git ignores it (git check-ignore -v <file>), there are no versions to compare: let it be committed."
	];
}
function pastLines(result) {
	const { files, past } = result;
	const { commits, isCut, histories, obstacles, standing } = past;
	const span = commits === 200 ? `the last ${commits} commits` : `${commits} commit${commits === 1 ? "" : "s"}`;
	const title = obstacles.length > 0 ? "Found, but their past could not be judged:" : `Found, and judged over ${span} that touched them:`;
	const errors = [...histories.values()].flatMap((history) => history.errors);
	return [
		title,
		...files.flatMap((file) => [...file.isTracked ? historyLines(file.path, histories.get(file.path)) : [`  ${safeText(file.path)}: not committed yet`], ...standingLines(file, standing)]),
		...obstacleLines(result),
		...isCut ? [cutNotice] : [],
		...errors.length > 0 ? [pastNotice] : [],
		...standing.length > 0 ? [standingNotice] : [],
		...files.some(({ isProposed }) => isProposed) ? [proposedNotice] : [],
		""
	];
}
const cutNotice = "The clone is shallow, so it was not looked further back than its first complete commit: git fetch --unshallow brings the rest.";
const pastNotice = "Errors of the past stay in the past: from now on only what a change introduces is judged.";
const standingNotice = "Errors in files as they are now are told again only where a change touches what they are about; stateward check --all tells them all.";
const proposedNotice = "A file that is only proposed is not governed: people keep other things under such names. Its entry is a comment until somebody wants it.";
function standingLines({ path, isProposed }, standing) {
	const [first, ...more] = standing.filter(({ file }) => file === path);
	return [...isProposed ? ["    only proposed"] : [], ...first === void 0 ? [] : [`    as it is now: ${standingText(first)}${more.length > 0 ? `, and ${more.length} more` : ""}`]];
}
function standingText({ subject, message, ruleId, line }) {
	return `${line === void 0 ? "" : `line ${line}: `}${subject === "" ? "" : `${safeText(subject)}: `}${safeText(message)} (${ruleId})`;
}
function obstacleLines({ past: { obstacles } }) {
	return obstacles.map(({ message, fix }) => `cannot judge: ${safeText(message)} ${safeText(fix)}`);
}
function setupLines({ plan, written }) {
	const proposals = plan?.proposals ?? [];
	const inState = (...states) => proposals.filter(({ state }) => states.includes(state));
	const planned = inState("create", "append");
	const made = written ?? [];
	return [
		...section(written === void 0 ? "Would write:" : "Wrote:", planned.filter(({ path }) => made.every((each) => each.path !== path || each.problem === void 0))),
		...made.flatMap(({ path, problem }) => problem === void 0 ? [] : [`Could not write ${safeText(path)}: ${safeText(problem)}`, ""]),
		...section("Already there:", inState("there")),
		...section("Left to you, by hand:", inState("by-hand")),
		ending(planned.length, written !== void 0)
	];
}
function ending(planned, isWritten) {
	if (planned === 0) return "There is nothing to write.";
	return isWritten ? "Read and commit these files; stateward doctor looks the whole set-up over." : "Nothing was written. Run init with --write to write these files; none that is there is overwritten.";
}
function section(title, proposals) {
	if (proposals.length === 0) return [];
	return [
		title,
		...proposals.flatMap(proposalLines),
		""
	];
}
// src/entry/command-init.ts
async function init(flags) {
	const options = readOptions(flags);
	if (isUsageError(options)) return refuse(options);
	const progress = progressOn(processTerminal);
	const result = await initialise(options, kinds, progress.show);
	progress.clear();
	if (isUsageError(result)) return refuse(result);
	processTerminal.out(flags.format === "json" ? initJson(result) : initText(result, kinds));
	return isComplete(result) ? exitCodes.clean : exitCodes.cannotJudge;
}
function isComplete({ past, written = [] }) {
	return past.obstacles.length === 0 && written.every(({ problem }) => problem === void 0);
}
function readOptions({ write, hook, workflow, action, agents, format }) {
	const tool = hookTools.find((each) => each === hook);
	if (hook !== void 0 && tool === void 0) return notOneOf("--hook", hook, hookTools);
	if (format !== "text" && format !== "json") return notOneOf("--format", format, ["text", "json"]);
	if (action !== void 0 && !/^[\w-]+\/[\w.-]+$/.test(action)) return usageError(`--action ${JSON.stringify(action)} is no repository of GitHub; write it as owner/name`);
	const named = readAgents(agents);
	if (!Array.isArray(named)) return named;
	const running = process.argv[1] ?? "stateward";
	return {
		write: write === true,
		hook: tool,
		workflow,
		agents: named,
		repository: action,
		running
	};
}
function readAgents(list) {
	const names = list === void 0 ? [] : [...new Set(list.split(",").map((name) => name.trim()))];
	const unknown = names.find((name) => !isAgentName(name));
	if (unknown === void 0) return names.filter(isAgentName);
	const { usage } = notOneOf("--agents", unknown, agentNames);
	return usageError(`${usage}. For any other agent there is the paragraph in AGENTS.md, which init proposes without it`);
}
function notOneOf(flag, value, known) {
	const nearest = nearestName(value, known);
	const hint = nearest === void 0 ? `one of ${known.join(", ")} was expected` : `did you mean '${nearest}'?`;
	return usageError(`${flag} ${JSON.stringify(value)} is not known; ${hint}`);
}
export { init };
