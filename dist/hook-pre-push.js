import { a as checkRange, f as builtInPolicy, n as joinReports } from "./judgement.js";
import { T as refusedBy, a as isZero, et as direct } from "./hook.js";
import { t as pushedRanges } from "./pushed-ranges.js";
import { A as policyInput, K as createGitHistory, d as resolveCommit, k as policyAt, s as repairSince } from "./check.js";
// src/entry/policy-at-head.ts
async function policyAtHead(git, blobs, kinds) {
	const swift = direct(git);
	const head = await resolveCommit(swift, "HEAD");
	if (!head.ok) return {
		ok: true,
		value: policyInput(builtInPolicy(kinds), kinds)
	};
	const read = await policyAt({
		history: createGitHistory(swift, blobs),
		blobs
	}, head.value, kinds);
	return read.ok ? {
		ok: true,
		value: policyInput(read.value, kinds)
	} : read;
}
// src/entry/hook-pre-push.ts
async function checkPush(git, objects, remoteName, refs, kinds) {
	const notices = refs.filter(({ local }) => isZero(local)).map(({ remoteRef }) => `${remoteRef}: the ref is deleted, there is nothing to judge`);
	const set = refs.filter(({ local }) => !isZero(local));
	if (set.length === 0) return { notices: refs.length > 0 ? notices : ["nothing is pushed, there is nothing to judge"] };
	const pushed = await pushedRanges(direct(git), objects, remoteName, set);
	if (!pushed.ok) return {
		report: refusedBy(pushed.obstacle),
		notices
	};
	const policy = await policyAtHead(git, objects, kinds);
	if (!policy.ok) return {
		report: refusedBy(policy.obstacle),
		notices
	};
	const reports = [];
	for (const each of pushed.value) {
		const report = await judged(objects, each, policy.value);
		if (report === void 0) notices.push(nothingToJudge(each));
		else reports.push(report);
	}
	const report = joinReports(reports);
	return {
		notices,
		...report === void 0 ? {} : { report }
	};
}
async function judged(objects, { range, obstacle }, rules) {
	if (obstacle !== void 0) return refusedBy(obstacle);
	if (range === void 0) return void 0;
	return checkRange({
		...range,
		...rules,
		...repairSince(range.range),
		blobs: objects
	});
}
function nothingToJudge({ refs, isNoCommit }) {
	return `${refs.map(({ localRef }) => localRef).join(", ")}: ${isNoCommit ? "that is no commit" : "the remote has every commit of it already"}, there is nothing to judge`;
}
export { policyAtHead as n, checkPush as t };
