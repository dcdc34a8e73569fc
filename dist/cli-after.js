import { B as concernsState, O as interestOfHead, T as refusedBy, V as touchesPolicy, gt as direct } from "./cli-hook.js";
import { Gn as workTreeChanges } from "./cli-judgement.js";
// src/entry/agent/after.ts
async function judgeChanged(git, objects) {
	const [found, interest] = await Promise.all([workTreeChanges(direct(git)), interestOfHead(git)]);
	if (!found.ok) return found.obstacle.code === "index-unmerged" ? void 0 : refusedBy(found.obstacle);
	const { changes } = found.value;
	if (!(interest === void 0 || touchesPolicy(interest, changes) || concernsState(interest, changes, void 0))) return void 0;
	const [{ judgeWorkTree }, { kinds }] = await Promise.all([import("./cli-judge-work-tree.js"), import("./cli-kinds.js")]);
	return judgeWorkTree({
		git,
		objects,
		kinds
	});
}
export { judgeChanged };
