import { t as kinds } from "./cli-kinds.js";
import { n as exitCodes, t as exitCodeOf } from "./cli-exit-code.js";
import { a as createCommitHistory, i as stagedChanges, n as resolveRange, o as checkRange, r as createIndexHistory, u as buildReport } from "./cli-refs.js";
import { i as governByDetection, n as openGitRepository } from "./cli-repository.js";
import { a as createGitHistory, d as known, i as overlayHistory, o as byPath, p as createGitBlobs } from "./cli-head.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { n as refuse } from "./cli-outcome.js";
import { t as processTerminal } from "./cli-terminal.js";
import { join, resolve } from "node:path";
import { existsSync, readFileSync, statSync } from "node:fs";
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
// src/entry/hook-interest.ts
function concernsKinds(kinds, changes, message) {
	const govern = governByDetection(kinds);
	const companions = new Set(kinds.flatMap((kind) => kind.parts("", kind.defaults).map(({ glob }) => baseName(glob))));
	return changes.some(({ path }) => govern(path) !== void 0 || companions.has(baseName(path))) || message !== void 0 && kinds.some((kind) => addresses(kind, message));
}
function addresses(kind, message) {
	const addressed = kind.addressed?.(message);
	return addressed !== void 0 && (addressed.unnamed || addressed.paths.length > 0);
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/entry/hook-message.ts
const scissors = /^# -+ >8 -+$/m;
function commitMessage(text) {
	const cut = scissors.exec(text);
	return (cut === null ? text : text.slice(0, cut.index)).split("\n").filter((line) => !line.startsWith("#")).join("\n");
}
// src/git/pushed-ranges.ts
function parsePushedRefs(input) {
	return input.split("\n").filter((line) => line.trim() !== "").map((line) => {
		const [localRef = "", local = "", remoteRef = "", remote = ""] = line.trim().split(" ");
		return {
			localRef,
			local,
			remoteRef,
			remote
		};
	});
}
async function pushedRanges(git, objects, remoteName, { local, remote }) {
	const history = createGitHistory(git, objects);
	const prepared = (range) => ({
		history,
		range
	});
	if (!isZero(remote)) {
		const range = await resolveRange(git, `${remote}..${local}`);
		return range.ok ? {
			ok: true,
			value: [prepared(range.value)]
		} : range;
	}
	const tips = await lines(git, [
		"for-each-ref",
		"--format=%(objectname)",
		`refs/remotes/${remoteName}/`
	]);
	let nearest;
	for (const tip of new Set(tips)) {
		const range = await resolveRange(git, `${tip}..${local}`);
		if (!range.ok) continue;
		const count = Number((await lines(git, [
			"rev-list",
			"--count",
			local,
			`^${tip}`,
			"--"
		]))[0] ?? 0);
		if (count === 0) return {
			ok: true,
			value: []
		};
		if (nearest === void 0 || count < nearest.count) nearest = {
			range: range.value,
			count
		};
	}
	if (nearest !== void 0) return {
		ok: true,
		value: [prepared(nearest.range)]
	};
	return wholeHistory(git, objects, local);
}
async function wholeHistory(git, objects, local) {
	const [root = "", ...others] = await lines(git, [
		"rev-list",
		"--max-parents=0",
		local,
		"--"
	]);
	const first = await createCommitHistory(git, objects, root);
	const rest = await resolveRange(git, `${root}..${local}`);
	if (!first.ok) return first;
	if (!rest.ok) return rest;
	if (others.length > 0) return {
		ok: false,
		obstacle: severalRoots
	};
	return {
		ok: true,
		value: [first.value, {
			history: createGitHistory(git, objects),
			range: rest.value
		}]
	};
}
const severalRoots = {
	code: "several-roots",
	message: "the branch has several root commits, and nothing on the remote to compare it with.",
	fix: "Run git fetch first, then push again."
};
async function lines(git, command) {
	const result = await git.run(command);
	return result.ok ? result.output.toString("utf8").split("\n").filter((line) => line !== "") : [];
}
function isZero(id) {
	return /^0+$/.test(id);
}
// src/entry/hook-pre-push.ts
async function checkPush(git, objects, remoteName, input, kinds) {
	const reports = [];
	const notices = [];
	for (const ref of parsePushedRefs(input)) {
		if (isZero(ref.local)) {
			notices.push(`${ref.remoteRef}: the ref is deleted, there is nothing to judge`);
			continue;
		}
		const targets = await pushedRanges(git, objects, remoteName, ref);
		if (!targets.ok) reports.push(buildReport({
			findings: [],
			obstacles: [targets.obstacle]
		}));
		else if (targets.value.length === 0) notices.push(`${ref.localRef}: the remote has everything already`);
		for (const target of targets.ok ? targets.value : []) reports.push(await checkRange({
			...target,
			blobs: objects,
			govern: governByDetection(kinds)
		}));
	}
	if (reports.length === 0 && notices.length === 0) notices.push("nothing is pushed, there is nothing to judge");
	const report = worst(reports);
	return {
		notices,
		...report === void 0 ? {} : { report }
	};
}
function worst(reports) {
	const [first, ...rest] = reports;
	if (first === void 0 || rest.length === 0) return first;
	return buildReport({
		findings: reports.flatMap(({ findings }) => findings),
		obstacles: reports.flatMap(({ obstacles }) => obstacles),
		transitions: reports.flatMap(({ transitions }) => transitions),
		notJudged: reports.flatMap(({ notJudged }) => notJudged),
		claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
		verified: reports.reduce((sum, { verified }) => sum + verified, 0)
	});
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
		const result = name === "pre-push" ? await checkPush(git, objects, args[0] ?? "", readFileSync(0, "utf8"), kinds) : await checkCommit(git, objects, name, message?.text, kinds);
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? result : {
			...result,
			report: refused(obstacle)
		};
	} finally {
		await objects.close();
	}
}
function readMessage(file) {
	if (file === void 0) return usageError("hook commit-msg needs the file of the message, as git hands it: \"$1\"");
	try {
		return { text: commitMessage(readFileSync(file, "utf8")) };
	} catch (error) {
		return usageError(`the message cannot be read: ${error instanceof Error ? error.message : String(error)}`);
	}
}
async function checkCommit(git, objects, name, message, kinds) {
	const staged = await stagedChanges(git);
	if (!staged.ok) return {
		report: refused(staged.obstacle),
		notices: []
	};
	const { changes } = staged.value;
	const merging = isMerging() || name === "pre-merge-commit";
	if (!concernsKinds(kinds, changes, message) && !merging) return { notices: [] };
	const prepared = await createIndexHistory(git, objects, {
		staged: staged.value,
		merging: name === "pre-merge-commit",
		...message === void 0 ? {} : { message }
	});
	const awaits = message === void 0 && !merging;
	const report = await judged(objects, prepared, kinds, awaits);
	if (report.verdict !== "fail" || merging || !prepared.ok) return {
		report,
		notices: []
	};
	return await judgedAsAmend(git, objects, prepared.value, report, kinds, awaits) ?? {
		report,
		notices: []
	};
}
async function judgedAsAmend(git, objects, staged, refusal, kinds, awaitsMessage) {
	const errors = refusal.findings.filter(({ severity }) => severity === "error");
	const amended = await amendOf(git, staged, [...new Set(errors.map(({ file }) => file))]);
	if (amended === void 0) return void 0;
	const report = await judged(objects, {
		ok: true,
		value: amended
	}, kinds, awaitsMessage);
	return report.verdict === "pass" ? {
		report,
		notices: ["judged as an amend: legal against the parent of the commit that it replaces"]
	} : void 0;
}
async function judged(objects, prepared, kinds, awaitsMessage) {
	if (!prepared.ok) return refused(prepared.obstacle);
	return checkRange({
		...prepared.value,
		blobs: objects,
		govern: governByDetection(kinds),
		net: false,
		awaitsMessage
	});
}
function refused(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
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
