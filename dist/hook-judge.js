import { a as checkRange } from "./judgement.js";
import { A as policyInput, c as repairStaged, f as createIndexHistory, k as policyAt } from "./check.js";
import { Q as known, T as refusedBy } from "./hook.js";
import { n as isOwnCommit, t as amendOf } from "./amend.js";
import { C as buildReport } from "./hook-names.js";
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
// src/entry/hook-judge.ts
async function judgeStaged(git, objects, { staged, message, merging, isClean }, kinds) {
	const prepared = await createIndexHistory(git, objects, {
		staged,
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
	const rules = {
		...policyInput(read.value, kinds),
		policyFrom: head
	};
	const run = (tellsChanges) => {
		const setup = {
			git,
			objects,
			rules: {
				...rules,
				tellsChanges
			},
			awaitsMessage
		};
		return merging ? judgedAsMerge(setup, prepared.value) : judgedAsStep(setup, prepared.value);
	};
	const result = await run(message !== void 0);
	return message === void 0 && result.report?.verdict === "fail" ? run(true) : result;
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
	if (report.verdict !== "pass") return void 0;
	return await isOwnCommit(setup.git, staged.range.base, process.env) ? {
		report: refusal,
		notices: [onlyAsAmend]
	} : {
		report,
		notices: [asAmend]
	};
}
const asAmend = "judged as an amend of the last commit, as which it is legal; CI refuses it as a commit of its own";
const onlyAsAmend = "the errors above are about this change as a commit of its own; as a part of the last commit, which is not published yet, it would be legal";
function judged({ objects, rules, awaitsMessage }, prepared) {
	return checkRange({
		...prepared,
		...rules,
		...repairStaged(),
		blobs: objects,
		net: false,
		awaitsMessage
	});
}
export { judgeStaged };
