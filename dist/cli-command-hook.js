import { t as kinds } from "./cli-kinds.js";
import { n as exitCodes, t as exitCodeOf } from "./cli-exit-code.js";
import { t as createGitBlobs } from "./cli-blobs.js";
import { n as parsePushedRefs } from "./cli-pushed-refs.js";
import { b as openGitRepository } from "./cli-obstacles.js";
import { n as stagedChanges } from "./cli-index-history.js";
import { n as touchesPolicy, r as concernsState, t as policyOfHead } from "./cli-hook-policy.js";
import { t as refusedBy } from "./cli-hook-result.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { n as refuse } from "./cli-outcome.js";
import { t as processTerminal } from "./cli-terminal.js";
import { join, resolve } from "node:path";
import { existsSync, readFileSync, statSync } from "node:fs";
// src/entry/agent/dialect.ts
const claudeCode = {
	deny: (reason) => ({ hookSpecificOutput: {
		hookEventName: "PreToolUse",
		permissionDecision: "deny",
		permissionDecisionReason: reason
	} }),
	warn: (reason) => ({
		decision: "block",
		reason
	})
};
const dialects = {
	"claude-code": claudeCode,
	codex: claudeCode,
	copilot: {
		deny: (reason) => ({
			permissionDecision: "deny",
			permissionDecisionReason: reason,
			...claudeCode.deny(reason)
		}),
		warn: (reason) => ({
			...claudeCode.warn(reason),
			additionalContext: reason
		})
	},
	cursor: {
		deny: (reason) => ({
			permission: "deny",
			user_message: firstLine(reason),
			agent_message: reason
		}),
		warn: (reason) => ({ additional_context: reason })
	}
};
function firstLine(text) {
	return text.split("\n", 1)[0] ?? "";
}
// src/entry/merging.ts
function isMerging() {
	try {
		const given = process.env.GIT_DIR ?? ".git";
		const folder = statSync(given).isFile() ? linkedFolder(given) : given;
		return existsSync(join(folder, "MERGE_HEAD"));
	} catch {
		return true;
	}
}
function linkedFolder(file) {
	return resolve(readFileSync(file, "utf8").replace(/^gitdir: /, "").trimEnd());
}
// src/entry/hook-commit.ts
async function checkCommit(git, objects, { message, merging: isClean }, kinds) {
	const [staged, policy] = await Promise.all([stagedChanges(git), policyOfHead(git, kinds)]);
	if (!staged.ok) return {
		report: refusedBy(staged.obstacle),
		notices: []
	};
	const { changes } = staged.value;
	const merging = isClean || isMerging();
	if (!(policy === void 0 || touchesPolicy(policy, changes) || concernsState(policy, changes, message)) && !merging) return changes.length === 0 ? {
		notices: [],
		nothingStaged: true
	} : { notices: [] };
	const { judgeStaged } = await import("./cli-hook-judge.js");
	return judgeStaged(git, objects, {
		message,
		isClean,
		merging,
		staged: staged.value
	}, kinds);
}
// src/entry/hook-message.ts
const scissors = /^# -+ >8 -+$/m;
function commitMessage(text) {
	const cut = scissors.exec(text);
	return (cut === null ? text : text.slice(0, cut.index)).split("\n").filter((line) => !line.startsWith("#")).join("\n");
}
// src/entry/hook.ts
const hookNames = [
	"pre-commit",
	"commit-msg",
	"pre-merge-commit",
	"pre-push"
];
async function runHook(name, args, kinds) {
	const message = name === "commit-msg" ? readMessage(args[0]) : void 0;
	if (message !== void 0 && isUsageError(message)) return message;
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const result = name === "pre-push" ? await judgePush(git, objects, args[0], kinds) : await judgeCommit(git, objects, name, message?.text, kinds);
		if (isUsageError(result)) return result;
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? result : {
			...result,
			report: refusedBy(obstacle)
		};
	} finally {
		await objects.close();
	}
}
async function judgePush(git, objects, remoteName, kinds) {
	const refs = parsePushedRefs(readFileSync(0, "utf8"));
	if (refs.length > 0 || !isFramework(process.env)) {
		const { checkPush } = await import("./cli-hook-pre-push2.js");
		return checkPush(git, objects, remoteName ?? "", refs, kinds);
	}
	const { judgeFrameworkPush } = await import("./cli-hook-framework.js");
	return judgeFrameworkPush(git, objects, process.env, kinds);
}
async function judgeCommit(git, objects, name, message, kinds) {
	const result = await checkCommit(git, objects, {
		message,
		merging: name === "pre-merge-commit"
	}, kinds);
	const called = process.env.GIT_INDEX_FILE !== void 0;
	if (!result.nothingStaged || name !== "pre-commit" || called || !isFramework(process.env)) return result;
	const { judgeFrameworkRun } = await import("./cli-hook-framework.js");
	return judgeFrameworkRun(git, objects, process.env, kinds);
}
function isFramework({ PRE_COMMIT: framework }) {
	return framework !== void 0 && framework !== "" && framework !== "0";
}
function readMessage(file) {
	if (file === void 0) return usageError("hook commit-msg needs the file of the message, as git hands it: \"$1\"");
	try {
		return { text: commitMessage(readFileSync(file, "utf8")) };
	} catch (error) {
		return usageError(`the message cannot be read: ${error instanceof Error ? error.message : String(error)}`);
	}
}
// src/entry/command-hook.ts
const others = {
	"pre-receive": async () => (await import("./cli-command-receive.js")).receive(),
	...Object.fromEntries(Object.entries(dialects).map(([name, dialect]) => [name, agent(dialect)]))
};
function agent(dialect) {
	return async () => (await import("./cli-command-agent.js")).agentHook(dialect);
}
async function hook(name, args) {
	const other = Object.hasOwn(others, name) ? others[name] : void 0;
	if (other !== void 0) return other();
	const known = hookNames.find((each) => each === name);
	if (known === void 0) return refuse(usageError(`there is no hook ${JSON.stringify(name)}; known hooks: ${[...hookNames, ...Object.keys(others)].join(", ")}`));
	const result = await runHook(known, args, kinds);
	if (isUsageError(result)) return refuse(result);
	const { report, notices } = result;
	if (report === void 0 && notices.length === 0) return exitCodes.clean;
	const [{ safeText }, { printReport }] = await Promise.all([import("./cli-safe-text.js"), import("./cli-output2.js")]);
	for (const notice of notices) processTerminal.error(`stateward: ${safeText(notice)}\n`);
	if (report === void 0) return exitCodes.clean;
	if (report.findings.some(({ severity }) => severity !== "note") || report.obstacles.length > 0) printReport(report, [], {
		color: true,
		quiet: false,
		verbose: false
	}, processTerminal);
	return exitCodeOf(report, "error", false);
}
export { hook };
