import { A as checkOne } from "./judgement.js";
import { C as buildReport } from "./hook-names.js";
import { t as kinds$1 } from "./kinds2.js";
import { n as laws, r as rules, t as kinds } from "./catalogue.js";
import { a as replayStream, i as replay } from "./kind-event-log.js";
import { n as endProcedure, r as continueProcedure, t as startProcedure } from "./kind-procedure.js";
import { a as applyStateUpdates, l as selectNode } from "./kind-task-tree.js";
import { n as validateWorkflowStateUpdate } from "./kind-workflow.js";
// src/index.ts
function checkTransition(input) {
	const kind = kinds$1.find(({ id }) => id === input.kind);
	if (kind !== void 0) return checkOne(kind, input);
	const known = kinds$1.map(({ id }) => id).join(", ");
	const message = `there is no kind ${JSON.stringify(String(input.kind))}`;
	return buildReport({
		findings: [],
		obstacles: [{
			code: "kind",
			message,
			fix: `Known kinds: ${known}.`
		}]
	});
}
export { applyStateUpdates, checkTransition, continueProcedure, endProcedure, kinds, laws, replay, replayStream, rules, selectNode, startProcedure, validateWorkflowStateUpdate };
