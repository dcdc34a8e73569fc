import { r as peel } from "./pushed-ranges.js";
import { n as policyAtHead, t as checkPush } from "./hook-pre-push.js";
import { T as refusedBy, h as isUsageError } from "./hook.js";
import { n as checkMode } from "./check.js";
// src/entry/hook-framework.ts
const nothing = "0".repeat(40);
async function judgeFrameworkRun(git, objects, variables, kinds) {
	const { from, to } = framedRange(variables);
	if (from !== void 0 && to !== void 0) return withNotice(`nothing is staged: judged ${from}..${to}, as pre-commit names it (PRE_COMMIT_FROM_REF, PRE_COMMIT_TO_REF)`, git, objects, {
		type: "range",
		range: `${from}..${to}`
	}, kinds);
	return withNotice("nothing is staged and pre-commit names no range: judged every governed file as it is now (check --all)", git, objects, { type: "all" }, kinds);
}
async function judgeFrameworkPush(git, objects, variables, kinds) {
	const { PRE_COMMIT_REMOTE_NAME: remoteName = "", PRE_COMMIT_REMOTE_BRANCH: remoteRef = "" } = variables;
	const { PRE_COMMIT_LOCAL_BRANCH: localRef } = variables;
	const { from, to } = framedRange(variables);
	const name = to ?? localRef;
	if (name === void 0) return judgeFrameworkRun(git, objects, variables, kinds);
	const commits = await peel(git, [name, from ?? ""]);
	if (!commits.ok) return {
		report: refusedBy(commits.obstacle),
		notices: []
	};
	const ref = {
		localRef: localRef ?? name,
		local: commits.value.get(name) ?? name,
		remoteRef,
		remote: from === void 0 ? nothing : commits.value.get(from) ?? from
	};
	const result = await checkPush(git, objects, remoteName, [ref], kinds);
	const notice = `judged ${ref.localRef}, the one ref that pre-commit hands on`;
	return {
		...result,
		notices: [notice, ...result.notices]
	};
}
function framedRange({ PRE_COMMIT_FROM_REF: from, PRE_COMMIT_TO_REF: to, PRE_COMMIT_SOURCE: oldFrom, PRE_COMMIT_ORIGIN: oldTo }) {
	return from && to ? {
		from,
		to
	} : {
		from: oldFrom || void 0,
		to: oldTo || void 0
	};
}
async function withNotice(notice, git, objects, mode, kinds) {
	const checked = await checkMode(git, objects, mode, () => policyAtHead(git, objects, kinds));
	return isUsageError(checked) ? checked : {
		report: checked.report,
		notices: [notice]
	};
}
export { judgeFrameworkPush, judgeFrameworkRun };
