import { n as refuse, r as kinds } from "./cli-outcome.js";
import { n as exitCodes, t as exitCodeOf } from "./cli-exit-code.js";
import { a as byPath, h as policyInput, l as createGitBlobs, m as policyAt } from "./cli-empty-base.js";
import { a as policyOfHead, c as parsePushedRefs, o as touchesPolicy, r as refusedBy, s as concernsState, t as checkPush } from "./cli-hook-pre-push.js";
import { S as openGitRepository, a as known } from "./cli-direct.js";
import { r as checkRange, u as buildReport } from "./cli-refs.js";
import { n as stagedChanges, t as createIndexHistory } from "./cli-index-history.js";
import { r as overlayHistory } from "./cli-head.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { t as processTerminal } from "./cli-terminal.js";
import { join, resolve } from "node:path";
import { existsSync, readFileSync, statSync } from "node:fs";
// src/git/merge-sides.ts
async function withSides({ history, range }) {
	const alone = known({
		history,
		range
	});
	const listed = await history.commits(range);
	if (!listed.ok) return listed;
	const [top] = listed.value;
	if (top === void 0 || top.parents.length < 2) return alone;
	const bases = await commonBases(history, top.parents);
	if (!bases.ok) return bases;
	const [base] = bases.value;
	if (base === void 0) return alone;
	const sides = await sidesOf(history, top.parents, base, bases.value);
	if (!sides.ok) return sides;
	const commits = [...sides.value, top];
	const whole = {
		...history,
		commits: async () => known(commits)
	};
	return known({
		history: whole,
		range: {
			base,
			bases: bases.value,
			head: top.id
		}
	});
}
async function commonBases(history, [first = "", ...others]) {
	let common = [first];
	for (const other of others) {
		const next = new Set();
		for (const each of common) {
			const found = await history.mergeBases(each, other);
			if (!found.ok) return found;
			for (const base of found.value) next.add(base);
		}
		common = [...next];
	}
	return known(common);
}
async function sidesOf(history, parents, base, bases) {
	const commits = new Map();
	for (const head of parents) {
		const side = await history.commits({
			base,
			bases,
			head
		});
		if (!side.ok) return side;
		for (const commit of side.value) if (!commits.has(commit.id)) commits.set(commit.id, commit);
	}
	return known([...commits.values()]);
}
// src/git/amend-history.ts
async function createAmendHistory({ history, range }) {
	const nearest = await history.upTo(range.head, 2);
	if (!nearest.ok) return nearest;
	const [next, head] = nearest.value;
	if (next === void 0 || head === void 0) return known({
		history,
		range
	});
	const commit = {
		...next,
		parents: head.parents,
		changes: joined(head.changes, next.changes)
	};
	return known(overlayHistory(history, commit));
}
function joined(first, second) {
	const changes = new Map(first.map((change) => [change.path, change]));
	for (const { path, before, after } of second) changes.set(path, {
		path,
		before: (changes.get(path) ?? { before }).before,
		after
	});
	return [...changes.values()].filter(({ before, after }) => !isSame(before, after)).sort(byPath);
}
function isSame(before, after) {
	return before?.blob === after?.blob && before?.nature === after?.nature;
}
// src/git/published.ts
async function isPublished(git, commit) {
	const found = await git.run([
		"for-each-ref",
		"--count=1",
		`--contains=${commit}`,
		"refs/remotes"
	]);
	return !found.ok || found.output.length > 0;
}
// src/entry/amend.ts
async function amendOf(git, staged, files) {
	if (await isPublished(git, staged.range.base)) return void 0;
	const amended = await createAmendHistory(staged);
	if (!amended.ok) return void 0;
	const { history, range } = amended.value;
	for (const file of files) {
		const entry = await history.entry(range.base, file);
		if (!entry.ok || entry.value === null) return void 0;
	}
	return amended.value;
}
// src/entry/last-change.ts
function ofLast(report, last) {
	return buildReport({
		...report,
		findings: report.findings.filter((finding) => isOf(finding, last)),
		transitions: report.transitions.filter(({ commit }) => commit === last),
		claimed: 0,
		verified: 0
	});
}
function errorsBefore({ findings }, last) {
	return findings.filter((finding) => finding.severity === "error" && !isOf(finding, last)).length;
}
function isOf({ commits = [] }, commit) {
	return commits.includes(commit);
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
	if (!(policy === void 0 || touchesPolicy(changes) || concernsState(policy, changes, message)) && !merging) return changes.length === 0 ? {
		notices: [],
		nothingStaged: true
	} : { notices: [] };
	const prepared = await createIndexHistory(git, objects, {
		staged: staged.value,
		merging: isClean,
		...message === void 0 ? {} : { message }
	});
	if (!prepared.ok) return {
		report: refusedBy(prepared.obstacle),
		notices: []
	};
	const awaitsMessage = message === void 0 && !merging;
	const head = prepared.value.range.base;
	const read = await policyAt({
		history: prepared.value.history,
		blobs: objects
	}, head, kinds);
	if (!read.ok) return {
		report: refusedBy(read.obstacle),
		notices: []
	};
	const setup = {
		git,
		objects,
		rules: {
			...policyInput(read.value, kinds),
			policyFrom: head
		},
		awaitsMessage
	};
	return merging ? judgedAsMerge(setup, prepared.value) : judgedAsStep(setup, prepared.value);
}
async function judgedAsStep(setup, prepared) {
	const report = await judged(setup, prepared);
	if (report.verdict !== "fail") return {
		report,
		notices: []
	};
	return await judgedAsAmend(setup, prepared, report) ?? {
		report,
		notices: []
	};
}
async function judgedAsMerge(setup, prepared) {
	const sides = await withSides(prepared);
	if (!sides.ok) return {
		report: refusedBy(sides.obstacle),
		notices: []
	};
	const whole = await judged(setup, sides.value);
	const { head } = prepared.range;
	const open = errorsBefore(whole, head);
	const notice = `${open === 1 ? "1 error stands" : `${open} errors stand`} in commits that this merge joins; the merge is not refused for what they did, CI refuses them until they are repaired`;
	return {
		report: ofLast(whole, head),
		notices: open === 0 ? [] : [notice]
	};
}
async function judgedAsAmend(setup, staged, refusal) {
	const errors = refusal.findings.filter(({ severity }) => severity === "error");
	const amended = await amendOf(setup.git, staged, [...new Set(errors.map(({ file }) => file))]);
	if (amended === void 0) return void 0;
	const report = await judged(setup, amended);
	return report.verdict === "pass" ? {
		report,
		notices: ["judged as an amend: legal against the parent of the commit that it replaces"]
	} : void 0;
}
function judged({ objects, rules, awaitsMessage }, prepared) {
	return checkRange({
		...prepared,
		...rules,
		blobs: objects,
		net: false,
		awaitsMessage
	});
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
	if (refs.length > 0 || !isFramework(process.env)) return checkPush(git, objects, remoteName ?? "", refs, kinds);
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
async function hook(name, args) {
	const known = hookNames.find((each) => each === name);
	if (known === void 0) return refuse(usageError(`there is no hook ${JSON.stringify(name)}; known hooks: ${hookNames.join(", ")}`));
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
