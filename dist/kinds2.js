import { t as checklist } from "./kind-checklist.js";
import { s as eventLog } from "./kind-event-log.js";
import { i as procedure } from "./kind-procedure.js";
import { o as taskTree } from "./kind-task-tree.js";
import { t as workflow } from "./kind-workflow.js";
// src/kinds/index.ts
const kinds = [
	taskTree,
	workflow,
	eventLog,
	procedure,
	checklist
];
export { kinds as t };
