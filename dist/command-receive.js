import { $ as unknown, B as outputUnreadable, I as historiesUnrelated, K as parseChanges, M as diffOptions, N as gitFailed, Q as known, T as refusedBy, U as refUnknown, a as isZero, ct as exitCodes, et as direct, f as createGitBlobs, it as processTerminal, rt as openGitRepository, st as exitCodeOf, w as isObjectId, x as safeText } from "./hook.js";
import { t as kinds } from "./kinds2.js";
import { A as policyInput, C as wrap, G as commitsOutside, H as overlayHistory, K as createGitHistory, U as aboveNothing, W as emptyBase, h as printReport, k as policyAt, q as ancestry, s as repairSince } from "./check.js";
import { a as checkRange, f as builtInPolicy, n as joinReports, s as judgeRewrite } from "./judgement.js";
import { n as whereItLeaves, r as peel } from "./pushed-ranges.js";
import { n as usualBranches } from "./default-branch.js";
import { readFileSync } from "node:fs";
// src/git/server-refs.ts
async function serverRefs(git) {
	const listed = await git.run([
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		"refs/heads/",
		"refs/tags/"
	]);
	if (!listed.ok) return unknown(gitFailed("for-each-ref", listed));
	const lines = listed.output.toString("utf8").split("\n").filter((line) => line !== "");
	const refs = new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ", 1)[0] ?? ""]));
	const commits = await peel(git, [...refs.values()]);
	if (!commits.ok) return commits;
	const defaultBranch = await branchOfHead(git, refs);
	return known({
		defaultBranch,
		defaultTip: commits.value.get(refs.get(defaultBranch) ?? "") ?? null,
		tips: [...new Set(commits.value.values())]
	});
}
async function branchOfHead(git, refs) {
	const head = await git.run([
		"symbolic-ref",
		"--quiet",
		"HEAD"
	]);
	const named = head.ok ? head.output.toString("utf8").trimEnd() : "refs/heads/main";
	if (refs.has(named)) return named;
	return usualBranches.map((name) => `refs/heads/${name}`).find((name) => refs.has(name)) ?? named;
}
// src/git/received-ranges.ts
async function receivedRanges(git, objects, refs) {
	const server = await serverRefs(git);
	if (!server.ok) return server;
	const commits = await peel(git, refs.flatMap(({ before, after }) => [before, after]));
	if (!commits.ok) return commits;
	const received = [];
	const judged = new Map();
	for (const ref of defaultFirst(refs, server.value)) {
		const each = await receivedOf(git, objects, ref, {
			server: server.value,
			commits: commits.value,
			judged
		});
		const head = commits.value.get(ref.after);
		if (head !== void 0) judged.set(each.policyFrom, [...judged.get(each.policyFrom) ?? [], head]);
		received.push(each);
	}
	return known(received);
}
function defaultFirst(refs, { defaultBranch }) {
	const isDefault = ({ ref }) => ref === defaultBranch;
	return [...refs.filter(isDefault), ...refs.filter((each) => !isDefault(each))];
}
async function receivedOf(git, objects, { ref, before, after }, { server, commits, judged }) {
	const stood = ref.startsWith("refs/heads/") ? commits.get(before) : void 0;
	const named = {
		ref,
		policyFrom: stood ?? server.defaultTip
	};
	if (isZero(after)) return {
		...named,
		nothing: "deleted"
	};
	const head = commits.get(after);
	if (head === void 0) return {
		...named,
		nothing: "no-commit"
	};
	const onDefault = ref === server.defaultBranch;
	const own = stood === void 0 ? [] : [stood];
	const listed = await commitsAbove(git, head, onDefault ? own : [
		...own,
		...server.tips,
		...judged.get(named.policyFrom) ?? []
	]);
	if (!listed.ok) return {
		...named,
		obstacle: listed.obstacle
	};
	const range = await rangeOf(git, objects, head, listed);
	if (!range.ok) return {
		...named,
		obstacle: range.obstacle
	};
	const found = {
		...named,
		...range.value === void 0 ? {} : { range: range.value }
	};
	if (stood === void 0) return found;
	const related = await ancestry(git, stood, head);
	if (!related.ok) return {
		...named,
		obstacle: related.obstacle
	};
	const { bases } = related.value;
	if (bases.length === 0) return {
		...named,
		obstacle: historiesUnrelated(stood, ref)
	};
	return bases.includes(stood) ? found : {
		...found,
		rewritten: {
			before: stood,
			after: head,
			onDefault
		}
	};
}
function commitsAbove(git, head, published) {
	return published.includes(head) ? known([]) : commitsOutside(git, head, published);
}
async function rangeOf(git, objects, head, listed) {
	if (listed.value.length === 0) return known(void 0);
	const bases = await whereItLeaves(git, listed.value);
	if (!bases.ok) return bases;
	const history = aboveNothing(createGitHistory(git, objects));
	const [base = emptyBase] = bases.value;
	const range = {
		base,
		head,
		...bases.value.length > 1 ? { bases: bases.value } : {}
	};
	return known({
		history: {
			...history,
			commits: async () => listed
		},
		range
	});
}
// src/git/received-refs.ts
function parseReceivedRefs(input) {
	const lines = input.split("\n").filter((line) => line !== "");
	const refs = lines.flatMap((line) => {
		const [, before = "", after = "", ref = ""] = /^(\S+) (\S+) (refs\/.+)$/.exec(line) ?? [];
		return isObjectId(before) && isObjectId(after) ? [{
			ref,
			before,
			after
		}] : [];
	});
	return refs.length > 0 && refs.length === lines.length ? refs : void 0;
}
// src/git/rewrite-history.ts
async function createRewriteHistory(git, objects, before, after) {
	const foreign = [before, after].find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown(refUnknown(foreign));
	const result = await git.run([
		"diff-tree",
		"-r",
		...diffOptions,
		before,
		after,
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("diff-tree", result));
	const read = parseChanges(result.output);
	if (read === void 0) return unknown(outputUnreadable("diff-tree"));
	const history = createGitHistory(git, objects);
	return known(overlayHistory(history, {
		id: after,
		parents: [before],
		changes: read.changes
	}));
}
// src/entry/hook-receive.ts
const unreadable = {
	code: "refs-unreadable",
	message: "The refs of this push did not arrive on standard input.",
	fix: "On the server: whatever runs before stateward in the hook must not read standard input, or must hand it on."
};
async function judgeReceived(opened, input, kinds) {
	const refs = parseReceivedRefs(input);
	if (refs === void 0) return [{
		ref: "",
		report: refusedBy(unreadable)
	}];
	const git = direct(opened);
	const objects = createGitBlobs(git);
	try {
		const results = await judgeRefs({
			git,
			objects,
			kinds
		}, refs);
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? results : [{
			ref: "",
			report: refusedBy(obstacle)
		}];
	} finally {
		await objects.close();
	}
}
async function judgeRefs(setup, refs) {
	const received = await receivedRanges(setup.git, setup.objects, refs);
	if (!received.ok) return [{
		ref: "",
		report: refusedBy(received.obstacle)
	}];
	const results = [];
	for (const each of received.value) results.push(await judgeOne(setup, each));
	return results;
}
async function judgeOne(setup, received) {
	const { ref, range, rewritten, obstacle } = received;
	if (obstacle !== void 0) return {
		ref,
		report: refusedBy(obstacle)
	};
	if (range === void 0 && rewritten === void 0) return {
		ref,
		notice: nothingToJudge(received)
	};
	const policy = await policyOn(setup, received.policyFrom);
	if (!policy.ok) return {
		ref,
		report: refusedBy(policy.obstacle)
	};
	const blobs = setup.objects;
	const reports = [...range === void 0 ? [] : [await checkRange({
		...range,
		...policy.value,
		...repairSince(range.range),
		blobs
	})], ...rewritten === void 0 ? [] : [await judgeRewritten(setup, policy.value, rewritten)]];
	const report = joinReports(reports);
	return {
		ref,
		isRewritten: rewritten !== void 0,
		...report === void 0 ? {} : { report },
		...range === void 0 ? {} : { range: range.range }
	};
}
function nothingToJudge({ nothing }) {
	if (nothing === "deleted") return "is deleted, there is nothing to judge";
	return nothing === "no-commit" ? "is set to no commit, there is nothing to judge" : "brings no commit that is not judged already, there is nothing to judge";
}
async function policyOn({ git, objects: blobs, kinds }, commit) {
	if (commit === null) return {
		ok: true,
		value: policyInput(builtInPolicy(kinds), kinds)
	};
	const read = await policyAt({
		history: createGitHistory(git, blobs),
		blobs
	}, commit, kinds);
	return read.ok ? {
		ok: true,
		value: {
			...policyInput(read.value, kinds),
			policyFrom: commit
		}
	} : read;
}
async function judgeRewritten({ git, objects: blobs }, policy, { before, after, onDefault }) {
	const rewrite = await createRewriteHistory(git, blobs, before, after);
	if (!rewrite.ok) return refusedBy(rewrite.obstacle);
	const { policyKinds: _, ...rules } = policy;
	return judgeRewrite({
		...rules,
		...rewrite.value,
		blobs,
		onDefaultBranch: onDefault
	});
}
// src/entry/command-receive.ts
const columns = 72;
const mostShown = 10;
const all = "one ref is rejected, and with it the whole push; push the others by themselves";
const rewritten = "is rewritten: what was done in it before is to stand in what is pushed";
const choice = {
	color: false,
	quiet: false,
	verbose: false
};
const remote = {
	...processTerminal,
	isTerminal: false,
	columns,
	out: processTerminal.error
};
function say(text) {
	remote.error(`${wrap(`stateward: ${text}`, 68).join("\n    ")}\n`);
}
async function receive() {
	const results = await judgeReceived(openGitRepository(process.cwd()), readFileSync(0, "utf8"), kinds);
	let room = mostShown;
	for (const result of results) room -= print(result, room);
	printNotices(results);
	const code = results.map(codeOf).reduce((worst, each) => Math.max(worst, each), exitCodes.clean);
	if (code !== exitCodes.clean && results.some((result) => !isRejected(result))) say(all);
	return code;
}
function print(result, room) {
	const { ref, report } = result;
	const name = ref === "" ? "this push" : safeText(ref);
	if (report === void 0 || !isWorthSaying(report)) return 0;
	say(isRejected(result) ? `${name} is rejected` : name);
	if (result.isRewritten === true) say(`${name} ${rewritten}`);
	const ranked = report.findings.toSorted((left, right) => rank(left) - rank(right));
	const shown = new Set(ranked.slice(0, Math.max(0, room)));
	printReport({
		...report,
		findings: report.findings.filter((each) => shown.has(each))
	}, [], choice, remote);
	const hidden = report.findings.length - shown.size;
	if (hidden > 0) remote.error(`${hidden} more not shown${whereAll(result)}\n`);
	return shown.size;
}
function printNotices(results) {
	const said = results.filter(({ notice }) => notice !== void 0);
	for (const { ref, notice = "" } of said.slice(0, mostShown)) say(`${safeText(ref)} ${safeText(notice)}`);
	const more = said.length - mostShown;
	if (more > 0) say(`nothing to judge in ${more} more refs`);
}
function codeOf({ report }) {
	return report === void 0 ? exitCodes.clean : exitCodeOf(report, "error", false);
}
function isRejected({ report }) {
	return report !== void 0 && report.verdict !== "pass";
}
function isWorthSaying({ findings, obstacles, notes }) {
	return obstacles.length > 0 || notes > 0 || findings.some(({ severity }) => severity !== "note");
}
function rank({ severity }) {
	return [
		"error",
		"warning",
		"note"
	].indexOf(severity);
}
function whereAll({ range }) {
	if (range === void 0 || !isObjectId(range.base)) return "";
	return `; all of them:\n    stateward check --range ${range.base.slice(0, 12)}..${range.head.slice(0, 12)}`;
}
export { receive };
