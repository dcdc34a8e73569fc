import { a as checkRange } from "./judgement.js";
import { T as refusedBy, et as direct } from "./hook.js";
import { A as policyInput, B as createWorkTreeHistory, k as policyAt } from "./check.js";
import { t as amendOf } from "./amend.js";
// src/entry/agent/judge-work-tree.ts
async function judgeWorkTree(setup, edit) {
	const prepared = await createWorkTreeHistory(setup.git, setup.objects, edit);
	if (!prepared.ok) return prepared.obstacle.code === "index-unmerged" ? void 0 : refusedBy(prepared.obstacle);
	const tree = prepared.value;
	if (await isMerge(tree)) return void 0;
	const report = await judged(setup, tree);
	if (!report.ok) return refusedBy(report.obstacle);
	if (report.value.verdict !== "fail") return report.value;
	const named = {
		...tree,
		...await tree.identified()
	};
	const again = await judged(setup, named);
	if (!again.ok || again.value.verdict !== "fail") return again.ok ? again.value : refusedBy(again.obstacle);
	return await judgedAsAmend(setup, named, again.value) ?? again.value;
}
async function errorsOfEdit(setup, edit) {
	const after = await judgeWorkTree(setup, edit);
	if (after === void 0) return {
		findings: [],
		obstacles: []
	};
	if (after.obstacles.length > 0) return {
		findings: [],
		obstacles: after.obstacles
	};
	const errors = errorsIn(after);
	if (errors.length === 0) return {
		findings: [],
		obstacles: []
	};
	const before = await judgeWorkTree(setup);
	const known = new Set(before === void 0 ? [] : errorsIn(before).map(keyOf));
	return {
		findings: errors.filter((each) => !known.has(keyOf(each))),
		obstacles: []
	};
}
function errorsIn({ findings }) {
	return findings.filter(({ severity }) => severity === "error");
}
function keyOf({ fingerprint, change }) {
	return `${fingerprint} ${change}`;
}
async function isMerge({ history, range }) {
	const commits = await history.commits(range);
	return commits.ok && commits.value.some(({ parents }) => parents.length > 1);
}
async function judged({ objects, kinds }, { history, range, blobs }) {
	const read = await policyAt({
		history,
		blobs: objects
	}, range.base, kinds);
	if (!read.ok) return read;
	const rules = {
		...policyInput(read.value, kinds),
		policyFrom: range.base
	};
	return {
		ok: true,
		value: await checkRange({
			history,
			range,
			blobs,
			...rules,
			net: false,
			awaitsMessage: true
		})
	};
}
async function judgedAsAmend(setup, tree, refusal) {
	const files = [...new Set(errorsIn(refusal).map(({ file }) => file))];
	const amended = await amendOf(direct(setup.git), tree, files);
	if (amended === void 0) return void 0;
	const report = await judged(setup, {
		...amended,
		blobs: tree.blobs
	});
	return report.ok && report.value.verdict === "pass" ? report.value : void 0;
}
export { errorsOfEdit, judgeWorkTree };
