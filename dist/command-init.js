import { t as kinds } from "./kinds2.js";
import { b as nearestName } from "./text.js";
import { $ as unknown, N as gitFailed, Q as known, R as isUsageObstacle, ct as exitCodes, et as direct, f as createGitBlobs, g as usageError, h as isUsageError, it as processTerminal, lt as wayBelow, m as refuse, ot as widthOf, rt as openGitRepository, x as safeText } from "./hook.js";
import { A as policyInput, F as preCommitFile, G as commitsOutside, K as createGitHistory, L as ownerFiles, M as openFolder, N as lefthookFiles, R as ownersOf, U as aboveNothing, d as resolveCommit, i as everythingAsItStands, j as policyOnDisk, p as progressOn, q as ancestry, w as wrapIndented, z as agentFiles$1 } from "./check.js";
import { _ as programKey, c as renewed, d as hookScript, f as lefthookText, g as findCaller, l as withoutOwn, m as dependency, n as setupFacts, o as leadsNowhere, p as preCommitText, r as listedPaths, t as governOnDisk, u as hookNames, v as programWord, y as shellWord } from "./govern-on-disk.js";
import { a as isPattern, c as configurationPath, l as waiversPath, p as version, r as configuredMatcher, s as pathProblem, w as compareCodePoints } from "./hook-names.js";
import { t as defaultBranch } from "./default-branch.js";
import { D as detectedFilesOf, E as watchedByName, O as usualFilesOf, S as governByDetection, T as rememberingGovern, a as checkRange, b as builtInGovernance, w as governWatched } from "./judgement.js";
import { A as groupBy } from "./core.js";
import { i as writeAtomically } from "./atomic-file.js";
import { t as jsonText } from "./json-output.js";
import { chmod, mkdir, rm } from "node:fs/promises";
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { isUtf8 } from "node:buffer";
// src/entry/init/proposal.ts
function createFile(folder, file, own) {
	const { path, text, snippet = text, isExecutable = false, shown = path } = file;
	const standing = folder.look(path);
	const there = folder.text(path);
	if (own.manner === "remove") return takenOut(folder, file, there, own);
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
	if (there !== void 0) {
		const after = renewed(there, text, own.caller);
		const isStale = own.manner === "upgrade" || leadsNowhere(there, own.reaches, own.caller.named ?? own.named);
		if (after !== there && isStale) return changed("renew", {
			folder,
			path,
			isExecutable,
			before: there,
			after
		}, snippet, shown);
		if ((file.isDone ?? mentionsUs)(there)) return {
			path: shown,
			text: "",
			state: "there"
		};
		if (file.fillsWhere?.(there) === true) return {
			path: shown,
			text,
			state: "append",
			target: {
				folder,
				path,
				isExecutable
			}
		};
	}
	return {
		path: shown,
		text: snippet,
		state: "by-hand",
		note: standing === "file" ? "is there and is left alone" : `is ${standing === "link" ? "a link, or stands behind one," : "no regular file"} and is left alone`
	};
}
function takenOut(folder, { path, text, snippet = text, shown = path, isPart = false }, there, { caller }) {
	if (there === void 0 || !mentionsUs(there)) return {
		path: shown,
		text: "",
		state: "there"
	};
	const after = withoutOwn(there, isPart ? snippet : text, caller);
	if (after === void 0 || after !== "" && !isPart) return {
		path: shown,
		text: "",
		state: "by-hand",
		note: "was changed since init wrote it, and is left alone; take out what is about Stateward"
	};
	return changed(after === "" ? "delete" : "take-out", {
		folder,
		path,
		isExecutable: false,
		before: there,
		after
	}, "", shown);
}
function changed(state, target, text, path) {
	return {
		path,
		text,
		state,
		target
	};
}
function mentionsUs(text) {
	return text.includes("stateward");
}
function proposalLines({ path, text, note }, withText) {
	const about = note === void 0 ? "" : `: ${safeText(note)}`;
	const shown = text === "" || !withText ? [] : text.replace(/\n$/, "").split("\n");
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
		file: agentFiles$1["claude-code"],
		top: "\"$CLAUDE_PROJECT_DIR\"/",
		hooks: (text) => ({ hooks: {
			PreToolUse: [entry(edits, text)],
			PostToolUse: [entry(`${edits}|Bash|mcp__.*`, text)]
		} })
	},
	codex: {
		file: agentFiles$1.codex,
		top: "\"$(git rev-parse --show-toplevel)\"/",
		hooks: (text) => ({ hooks: { PostToolUse: [entry("apply_patch|Bash|mcp__.*", text)] } }),
		note: "Codex asks you to trust it (/hooks); it judges after an edit, since Codex hands over patches"
	},
	cursor: {
		file: agentFiles$1.cursor,
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
		file: agentFiles$1.copilot,
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
function proposeAgents(folder, agents, own) {
	const { caller, manner } = own;
	const there = agentNames.filter((name) => folder.text(setups[name].file)?.includes("stateward"));
	return (manner === "set-up" ? agents : there).map((name) => {
		const { file, top, hooks, note } = setups[name];
		const proposal = createFile(folder, {
			path: file,
			text: `${JSON.stringify(hooks(`node ${programWord(caller, top)} hook ${name}`), null, 2)}\n`
		}, own);
		if (proposal.state !== "create" && proposal.state !== "by-hand") return proposal;
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
		const fillsWhere = (there) => tool === "lefthook" && there.split("\n").every((line) => /^\s*(?:#|$)/.test(line));
		return {
			tool,
			proposals: noted([createFile(folder, {
				path,
				text,
				fillsWhere,
				isPart: tool === "lefthook"
			}, input)], caller),
			commands: [`${tool} install`]
		};
	}
	function scripts(at, below, shownBelow = below) {
		return hookNames.map((name) => createFile(at, {
			path: below === "" ? name : `${below}/${name}`,
			shown: `${shownBelow}/${name}`,
			text: `#!/bin/sh\n${hookScript(name, caller)}`,
			snippet: hookScript(name, caller),
			isExecutable: true,
			isPart: true
		}, input));
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
function proposeConfiguration(folder, files, own) {
	const open = files.filter(({ isConfigured }) => !isConfigured);
	const missing = open.filter(({ isProposed }) => !isProposed).length;
	const proposal = createFile(folder, {
		path: configurationPath,
		text: configurationText(files, own),
		snippet: [
			"files:",
			...entryLines(open),
			""
		].join("\n"),
		isDone: () => missing === 0
	}, own);
	if (proposal.state !== "by-hand" || own.manner === "remove") return proposal;
	return {
		...proposal,
		note: `${proposal.note}; it does not govern ${missing} of the files that were found`
	};
}
function schemaLines({ caller }) {
	const beside = join(dirname(dirname(caller.script)), "schemas/config/v1.schema.json");
	const place = caller.named === void 0 ? beside : void 0;
	return place === void 0 ? [] : [`# yaml-language-server: $schema=${place}`];
}
function configurationText(files, own) {
	const rule = files[0]?.kind.rules[0];
	return [
		...schemaLines(own),
		"# How Stateward judges the state files of this repository. Changes count once they are on the base branch.",
		"version: 1",
		"",
		"# What is listed adds to what is recognised by its name; the last entry that matches a path decides.",
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
	return [...options.some(([option]) => kind.fileOptions?.includes(option)) ? [] : [`    kind: ${kind.id}`], ...options.map(([option, value]) => `    ${option}: ${plainYaml(value)}`)];
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
function proposeInstructions(folder, files, own) {
	const text = paragraph(files, own);
	const present = agentFiles.filter((path) => folder.look(path) !== "absent");
	const hasCursor = folder.look(cursorFolder) === "folder";
	return [...(present.length > 0 || hasCursor ? present : [agentFiles[0]]).flatMap((path) => appended(folder, path, text, own)), ...hasCursor ? [createFile(folder, {
		path: `${cursorFolder}/stateward.mdc`,
		text: cursorRule(text)
	}, own)] : []];
}
function appended(folder, path, text, own) {
	const standing = folder.look(path);
	if (standing === "absent") return [createFile(folder, {
		path,
		text
	}, own)];
	if (standing === "link" && leadsToAgents(folder, path)) return [];
	const bytes = folder.read(path);
	if (bytes === void 0 || !isUtf8(bytes)) return [{
		path,
		text,
		state: "by-hand",
		note: `${standing === "link" ? "is a link, which is not followed" : "is no text that can be appended to"}; the paragraph belongs into what it leads to`
	}];
	const before = bytes.toString("utf8");
	if (own.manner === "remove") return [takenOut(folder, {
		path,
		text,
		isPart: true
	}, before, own)];
	if (before.includes(marker)) {
		const after = renewed(before, text, own.caller);
		if (own.manner !== "upgrade" || after === before) return [{
			path,
			text: "",
			state: "there"
		}];
		return [{
			path,
			text,
			state: "renew",
			target: {
				folder,
				path,
				isExecutable: false,
				before,
				after
			}
		}];
	}
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
function paragraph(files, { caller }) {
	const command = caller.named === void 0 ? "npx stateward" : "stateward";
	const named = [...groupBy(files, ({ kind }) => kind)].flatMap(([kind, members]) => [...new Set(members.map(({ path, glob }) => isPlain(path) ? path : glob))].filter(isPlain).slice(0, 10).map((path) => `- \`${path}\` (${kind.id})`));
	return `${marker}
## State files

These files are the record of the work. Stateward judges every commit that changes them:

${named.join("\n")}

- The record of finished work is immutable: do not edit, reopen, move or drop what is done, and do not set counters back.
${files.some(({ kind }) => kind.addressed !== void 0) ? stepAdvice : ""}- A refusal names file, line and value, why, and under \`Repair\` the command that puts back what is refused. Run it and
  commit; \`${command} explain <rule>\` says more.
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
function proposeWorkflow(folder, input, own) {
	const { defaultBranch, repository = usedIn(folder) ?? void 0 } = input;
	const text = workflowText({
		defaultBranch,
		repository
	});
	const proposal = createFile(folder, {
		path: workflowPath,
		text
	}, own);
	if (proposal.state !== "create" || repository !== void 0) return proposal;
	const note = `replace ${unknownRepository} by the repository that holds the Action, or run init with --action`;
	return {
		...proposal,
		note
	};
}
function usedIn(folder) {
	return /^\s*- uses: "([\w-]+\/stateward)@/m.exec(folder.text(".github/workflows/stateward.yml") ?? "")?.[1];
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
function isOurs({ state }) {
	return state !== "there";
}
function planSetup(input) {
	const { folder, files, tool, wantsWorkflow, agents, caller, facts, manner } = input;
	const hooks = proposeHooks(tool, input);
	const proposals = [
		proposeConfiguration(folder, files, input),
		...hooks.proposals,
		...wantsWorkflow ? [proposeWorkflow(folder, input, input)] : [],
		...proposeInstructions(folder, files.filter(({ isProposed }) => !isProposed), input),
		...proposeAgents(folder, agents, input),
		...manner === "set-up" ? [proposeOwners(folder)] : []
	];
	if (manner === "remove") {
		const program = facts.program === void 0 ? {} : { program: { before: facts.program } };
		return {
			tool,
			proposals: proposals.filter(isOurs),
			commands: [],
			...program
		};
	}
	const { named, install } = caller;
	const program = !(named !== void 0 && (tool !== "none" || agents.length > 0)) || named === facts.program ? {} : { program: { after: named } };
	const isNew = hooks.proposals.some(({ state }) => state !== "there");
	return {
		tool,
		proposals,
		commands: [...install === void 0 ? [] : [install], ...isNew ? hooks.commands : []],
		...program
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
				...await writeProposal(proposal, proposal.target)
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
async function writeProposal({ text, state }, { folder, path, isExecutable, before, after }) {
	const isThere = state !== "create";
	const now = folder.text(path);
	if (folder.look(path) !== (isThere ? "file" : "absent") || before !== void 0 && now !== before) return { problem: "changed in the meantime; run init again" };
	const file = join(folder.folder, path);
	if (state === "delete") {
		await rm(file);
		return {};
	}
	await mkdir(dirname(file), { recursive: true });
	await writeAtomically(file, after ?? (state === "append" ? joined(now ?? "", text) : text));
	if (isExecutable && !isThere) await chmod(file, 493);
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
	if (facts.top === "") return {
		...usageError("there is no work tree here; run init inside a git repository (git init makes one)"),
		code: exitCodes.cannotJudge
	};
	const git = direct({
		...opened,
		directory: facts.top
	});
	const folder = openFolder(facts.top);
	const onDisk = policyOnDisk(facts.top, void 0, kinds);
	const fault = isUsageError(onDisk) ? { configurationFault: onDisk.usage } : {};
	const { manner } = options;
	const policy = manner === "remove" || isUsageError(onDisk) || folder.look(".stateward.yml") === "absent" ? void 0 : onDisk;
	const listed = await filesOf(git, kinds, policy, folder);
	if ("obstacle" in listed) return {
		manner,
		files: [],
		past: unjudged(listed.obstacle),
		...fault
	};
	const files = listed;
	const isRemoval = manner === "remove";
	if (!isRemoval && files.every(({ isProposed }) => isProposed)) return {
		manner,
		files,
		past: unjudged(),
		...fault
	};
	const tracked = files.filter(({ isTracked }) => isTracked).map(({ path }) => path);
	const past = isRemoval ? unjudged() : await dryRun(git, tracked, {
		govern: governAll(policy, kinds),
		policy
	}, onProgress);
	const plan = planSetup({
		folder,
		facts,
		files,
		manner,
		named: facts.program,
		reaches: folder.reaches,
		caller: findCaller(folder, options.running),
		repository: options.repository,
		tool: options.hook ?? toolInUse(folder, facts),
		wantsWorkflow: options.workflow,
		agents: options.agents,
		defaultBranch: await defaultBranch(git)
	});
	return {
		manner,
		files,
		past,
		plan,
		...options.write ? { written: await writeSetup(git, plan) } : {},
		...fault
	};
}
async function writeSetup(git, { proposals, program }) {
	const written = await writeProposals(proposals);
	if (program === void 0) return written;
	const words = program.after === void 0 ? ["--unset", programKey] : [programKey, program.after];
	const said = await git.run(["config", ...words]);
	const path = `git config ${programKey}`;
	return [...written, said.ok ? { path } : {
		path,
		problem: "git refused to write its configuration"
	}];
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
function initText(result, kinds, look) {
	const { files, plan, configurationFault } = result;
	const fault = configurationFault === void 0 ? [] : [`${configurationFault}\nWhat is detected is judged by default settings instead.`, ""];
	const proposed = files.filter(({ isProposed }) => isProposed);
	const commands = (plan?.commands ?? []).map((command) => `Then run: ${safeText(command)}`);
	return `${[
		...fault,
		...bodyLines(result, kinds, proposed, look),
		...commands
	].flatMap((line) => shownLines(line, look.width)).join("\n")}\n`;
}
function bodyLines(result, kinds, proposed, look) {
	const { files, manner } = result;
	if (manner === "remove") return setupLines(result, look);
	if (files.length === proposed.length) return [...obstacleLines(result), ...nothingFound(kinds, proposed)];
	return [...pastLines(result), ...setupLines(result, look)];
}
function shownLines(line, width) {
	return /^ *\| |^Then run: /.test(line) || line === "" ? [line] : line.split("\n").flatMap((each) => wrapIndented(each, width, 2));
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
function setupLines({ plan, written, manner }, look) {
	const proposals = plan?.proposals ?? [];
	const inState = (...states) => proposals.filter(({ state }) => states.includes(state));
	const failed = (written ?? []).filter(({ problem }) => problem !== void 0);
	const done = (each) => each.filter(({ path }) => failed.every((other) => other.path !== path));
	const planned = inState("create", "append", "renew", "take-out", "delete");
	const verb = (would, did) => written === void 0 ? `Would ${would}:` : `${did}:`;
	return [
		...section(verb("write", "Wrote"), done(inState("create", "append")), look),
		...section(verb("renew", "Renewed"), done(inState("renew")), look),
		...section(verb("take its lines out of", "Took its lines out of"), done(inState("take-out")), look),
		...section(verb("delete", "Deleted"), done(inState("delete")), look),
		...programLines(plan?.program, written !== void 0),
		...failed.flatMap(({ path, problem = "" }) => [`Could not write ${safeText(path)}: ${safeText(problem)}`, ""]),
		...section("Already there:", inState("there"), look),
		...section("Left to you, by hand:", inState("by-hand"), {
			...look,
			verbose: true
		}),
		ending(planned.length + (plan?.program === void 0 ? 0 : 1), written !== void 0, manner)
	];
}
function programLines(program, isWritten) {
	if (program === void 0) return [];
	const { after } = program;
	const words = after === void 0 ? `--unset ${programKey}` : `${programKey} ${shellWord(safeText(after))}`;
	return [
		isWritten ? "Set in this clone, whose hooks need it:" : "Would set in this clone, whose hooks need it:",
		`    | git config ${words}`,
		""
	];
}
function ending(planned, isWritten, manner) {
	if (planned === 0) return manner === "remove" ? "There is nothing to take out." : "There is nothing to write.";
	if (!isWritten) return `Nothing was written. ${manner === "set-up" ? "init --write" : `init --${manner} --write`} does it; what others wrote into these files stays as it is.`;
	return manner === "remove" ? "Commit this; whatever calls Stateward elsewhere (a required check, CODEOWNERS) is yours to take out." : "Read and commit these files; stateward doctor looks the whole set-up over.";
}
function section(title, proposals, { verbose }) {
	if (proposals.length === 0) return [];
	const isShown = ({ path }) => verbose || path === ".stateward.yml";
	return [
		title,
		...sameFolder(proposals).flatMap((each) => proposalLines(each, isShown(each))),
		""
	];
}
function sameFolder(proposals) {
	const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
	const joined = [];
	for (const each of proposals) {
		const last = joined.at(-1);
		const name = each.path.slice(folderOf(each.path).length);
		if (last !== void 0 && hookNames.some((hook) => hook === name) && each.note === void 0 && folderOf(last.path.split(", ")[0] ?? "") === folderOf(each.path)) joined[joined.length - 1] = {
			...last,
			path: `${last.path}, ${name}`
		};
		else joined.push(each);
	}
	return joined;
}
// src/entry/command-init.ts
async function init(flags) {
	const options = readOptions(flags);
	if (isUsageError(options)) return refuse(options);
	const progress = progressOn(processTerminal);
	const result = await initialise(options, kinds, progress.show);
	progress.clear();
	if (isUsageError(result)) return refuse(result);
	processTerminal.out(flags.format === "json" ? initJson(result) : initText(result, kinds, {
		width: widthOf(processTerminal),
		verbose: flags.verbose === true
	}));
	return isComplete(result) ? exitCodes.clean : exitCodes.cannotJudge;
}
function isComplete({ past, written = [] }) {
	return past.obstacles.length === 0 && written.every(({ problem }) => problem === void 0);
}
function readOptions(flags) {
	const { write, upgrade, remove, hook, workflow, action, agents, format } = flags;
	if (upgrade === true && remove === true) return usageError("give one of --upgrade and --remove, not both");
	const tool = hookTools.find((each) => each === hook);
	if (hook !== void 0 && tool === void 0) return notOneOf("--hook", hook, hookTools);
	if (format !== "text" && format !== "json") return notOneOf("--format", format, ["text", "json"]);
	if (action !== void 0 && !/^[\w-]+\/[\w.-]+$/.test(action)) return usageError(`--action ${JSON.stringify(action)} is no repository of GitHub; write it as owner/name`);
	const named = readAgents(agents);
	if (!Array.isArray(named)) return named;
	const running = process.argv[1] ?? "stateward";
	return {
		write: write === true,
		manner: upgrade === true ? "upgrade" : remove === true ? "remove" : "set-up",
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
