import { A as touchesPolicy, E as interestOfHead, T as refusedBy, et as direct, k as concernsState } from "./hook.js";
import { J as workTreeChanges } from "./check.js";
// src/entry/agent/after.ts
async function judgeChanged(git, objects) {
	const [found, interest] = await Promise.all([workTreeChanges(direct(git)), interestOfHead(git)]);
	if (!found.ok) return found.obstacle.code === "index-unmerged" ? void 0 : refusedBy(found.obstacle);
	const { changes } = found.value;
	if (!(interest === void 0 || touchesPolicy(interest, changes) || concernsState(interest, changes, void 0))) return void 0;
	const [{ judgeWorkTree }, { kinds }] = await Promise.all([import("./judge-work-tree.js"), import("./kinds.js")]);
	return judgeWorkTree({
		git,
		objects,
		kinds
	});
}
export { judgeChanged };
