import { _ as direct } from "./cli-obstacles.js";
import { n as workTreeChanges } from "./cli-work-tree-history.js";
import { n as touchesPolicy, r as concernsState, t as policyOfHead } from "./cli-hook-policy.js";
import { t as refusedBy } from "./cli-hook-result.js";
import { n as judgeWorkTree } from "./cli-judge-work-tree2.js";
// src/entry/agent/after.ts
async function judgeChanged(setup) {
	const { git, kinds } = setup;
	const [found, policy] = await Promise.all([workTreeChanges(direct(git)), policyOfHead(git, kinds)]);
	if (!found.ok) return found.obstacle.code === "index-unmerged" ? void 0 : refusedBy(found.obstacle);
	const { changes } = found.value;
	return policy === void 0 || touchesPolicy(policy, changes) || concernsState(policy, changes, void 0) ? judgeWorkTree(setup) : void 0;
}
export { judgeChanged };
