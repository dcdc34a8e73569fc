import { Ct as isHot, Dn as defaultLimits, Hn as fillMessage, Mt as writeEdits, St as verbs, _t as millisecondsOf, bt as positionOf, ft as schema, gt as buildGraph, jt as valueEdits, mt as isJsonText, pt as graphReader, vt as parsedContent, wt as written, xt as proofOf, yt as heatFaults } from "./cli-judgement.js";
import { w as isJsonObject } from "./cli-hook.js";
import { r as writeAtomically } from "./cli-atomic-file.js";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
// src/kinds/procedure/api/links.ts
const verbOf = {
	activeStep: verbs.actsOn,
	completedStep: verbs.receivesFrom,
	occupies: verbs.occupies,
	inhabits: verbs.inhabits
};
function stateLink(id, from, to, state) {
	return {
		id,
		node_a: from,
		node_b: to,
		...stateOf(state)
	};
}
function inState({ raw }, state) {
	return {
		...raw,
		...stateOf(state)
	};
}
function stateOf(state) {
	const { energy, polarity } = written[state];
	return {
		verb: verbOf[state],
		energy,
		polarity
	};
}
// src/kinds/procedure/api/result.ts
function failed(graph, runId, error, content = null) {
	return {
		graph,
		result: {
			run_id: runId,
			step_content: content,
			status: "validation_failed",
			validation_error: error
		}
	};
}
function readData(data) {
	const graph = buildGraph({
		nodes: data.nodes,
		links: data.links
	});
	const [first, ...others] = graph.schemaErrors;
	if (first === void 0) return graph;
	const more = others.length === 0 ? "" : `, and ${others.length} more`;
	return `the graph breaks its schema: ${fillMessage(schema.messages[first.messageId], { ...first })}${more}`;
}
function findRun(data, runId) {
	const graph = readData(data);
	if (typeof graph === "string") return graph;
	const run = graph.runs.get(runId);
	if (run === void 0) return `there is no run '${runId}' in the graph`;
	if (run.status !== "active") return `run '${runId}' is ${run.status}; start a new run`;
	const [elaborates, second] = run.elaborates;
	const procedure = graph.procedures.get(elaborates?.to ?? "");
	if (procedure === void 0 || second !== void 0) return `run '${runId}' elaborates ${run.elaborates.length} procedures; it must elaborate exactly one`;
	if (procedure.steps.length === 0) return `procedure '${procedure.node.id}' has no steps`;
	const unclear = heatFaults(graph).find((fault) => fault.run === run && fault.type !== "none");
	if (unclear === void 0) return {
		graph,
		run,
		procedure
	};
	return `it is not clear at which step run '${runId}' stands (procedure/single-active-step): ${unclear.link === void 0 ? "several step links have energy > 5" : `link '${unclear.link.id}'`}`;
}
function edited({ nodes, links }, edit) {
	const byRaw = new Map([...edit.replaced].map(([{ raw }, next]) => [raw, next]));
	const swap = (raw) => byRaw.get(raw) ?? raw;
	return {
		nodes: [...nodes.map(swap), ...edit.nodes ?? []],
		links: [...links.map(swap), ...edit.links ?? []]
	};
}
// src/kinds/procedure/api/continue.ts
function continueProcedure(data, input) {
	const found = findRun(data, input.runId);
	if (typeof found === "string") return failed(data, input.runId, found);
	const { run, procedure } = found;
	const { hot, current } = positionOf(run, procedure.steps);
	const link = run.stepLinks.find(isHot);
	const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
	if (step === void 0) return failed(data, input.runId, `every step of run '${input.runId}' is completed; end it`);
	if (hot.length === 0) return moved(data, found, void 0, step, input.newId);
	const missing = missingProof(found, step, next, input.specOf ?? "own");
	if (missing !== void 0) return failed(data, input.runId, missing, step.guide.text);
	if (next !== void 0) return moved(data, found, link, next, input.newId);
	const error = `step '${step.node.id}' is the last, and nothing is missing; end run '${input.runId}'`;
	return {
		graph: data,
		result: {
			run_id: input.runId,
			step_content: step.guide.text,
			status: "active",
			validation_error: error
		}
	};
}
function missingProof({ graph, run }, step, next, specOf) {
	const asked = specOf === "own" ? step : next;
	const proof = asked === void 0 ? void 0 : proofOf(graph, run, asked);
	return proof === void 0 || proof.isMet ? void 0 : `step '${step.node.id}' ${proof.says}`;
}
function moved(data, { graph, run }, left, step, newId) {
	const runId = run.node.id;
	const replaced = new Map();
	if (left !== void 0) replaced.set(left, inState(left, "completedStep"));
	const id = newId();
	if (id === "" || graph.nodeById.has(id) || graph.linkById.has(id)) return failed(data, runId, "newId gave an id that is empty or taken");
	const links = [stateLink(id, runId, step.node.id, "activeStep")];
	const result = {
		run_id: runId,
		step_content: step.guide.text,
		status: "active",
		validation_error: null
	};
	return {
		graph: edited(data, {
			replaced,
			links
		}),
		result
	};
}
// src/kinds/procedure/api/end.ts
function endProcedure(data, input) {
	const { runId, now, specOf = "own" } = input;
	const found = findRun(data, runId);
	if (typeof found === "string") return failed(data, runId, found);
	if (millisecondsOf(now) === void 0) return failed(data, runId, `'${now}' is no time; write it as in 2025-12-29T10:00:00Z`);
	const { run, procedure } = found;
	const { current } = positionOf(run, procedure.steps);
	const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
	if (step !== void 0 && next !== void 0) {
		const left = procedure.steps.length - 1 - current;
		return failed(data, runId, `run '${runId}' stands at step '${step.node.id}'; ${left} more to go before it can end`, step.guide.text);
	}
	const missing = step === void 0 ? void 0 : missingProof(found, step, void 0, specOf);
	if (missing !== void 0) return failed(data, runId, missing, step?.guide.text);
	const [actor, second] = run.actorLinks;
	if (actor === void 0 || second !== void 0) return failed(data, runId, `run '${runId}' has ${run.actorLinks.length} actors; it must have exactly one`);
	const replaced = new Map([[run.node, {
		...run.node.raw,
		content: completed(run.node.raw.content, now)
	}], [actor, inState(actor, "inhabits")]]);
	const hot = run.stepLinks.find(isHot);
	if (hot !== void 0) replaced.set(hot, inState(hot, "completedStep"));
	const result = {
		run_id: runId,
		step_content: null,
		status: "completed",
		validation_error: null
	};
	return {
		graph: edited(data, { replaced }),
		result
	};
}
function completed(content, now) {
	const value = parsedContent(content);
	const next = {
		...isJsonObject(value) ? value : {},
		status: "completed",
		completed_at: now
	};
	return typeof content === "string" ? JSON.stringify(next) : next;
}
// src/kinds/procedure/api/start.ts
function startProcedure(data, input) {
	const graph = readData(data);
	if (typeof graph === "string") return failed(data, null, graph);
	const procedure = graph.procedures.get(input.procedureId);
	const error = refusal(graph, procedure, input);
	const [first] = procedure?.steps ?? [];
	if (procedure === void 0 || first === void 0 || error !== void 0) return failed(data, null, error ?? `procedure '${input.procedureId}' has no steps`);
	const ids = [
		input.newId(),
		input.newId(),
		input.newId(),
		input.newId()
	];
	const [runId = "", elaborates = "", step = "", actor = ""] = ids;
	if (ids.some((id) => id === "" || graph.nodeById.has(id) || graph.linkById.has(id)) || new Set(ids).size < ids.length) return failed(data, null, "newId gave an id that is empty or taken");
	const name = `Run of ${procedure.node.name || procedure.node.id}`;
	const run = {
		id: runId,
		name,
		node_type: "space",
		subtype: "run",
		synthesis: `${name}, started ${input.now}`,
		content: {
			status: "active",
			started_at: input.now
		}
	};
	const links = [
		{
			id: elaborates,
			node_a: runId,
			node_b: procedure.node.id,
			verb: verbs.elaborates
		},
		stateLink(step, runId, first.node.id, "activeStep"),
		stateLink(actor, input.actorId, runId, "occupies")
	];
	const result = {
		run_id: runId,
		step_content: first.guide.text,
		status: "active",
		validation_error: null
	};
	return {
		graph: edited(data, {
			replaced: new Map(),
			nodes: [run],
			links
		}),
		result
	};
}
function refusal(graph, procedure, { procedureId, actorId, now }) {
	if (procedure === void 0) return `there is no procedure '${procedureId}' in the graph`;
	if (graph.nodeById.get(actorId)?.nodeType !== "actor") return `there is no actor '${actorId}' in the graph`;
	if (millisecondsOf(now) === void 0) return `'${now}' is no time; write it as in 2025-12-29T10:00:00Z`;
	for (const { node, guide } of procedure.steps) {
		if (guide.isEmpty || guide.sections.length === 0) return `step '${node.id}' has no guide (procedure/step-guide)`;
		if (guide.spec !== void 0 && !guide.spec.ok) return `the validation spec of step '${node.id}' is refused: ${guide.spec.faults.join("; ")}`;
	}
}
// src/store/procedure-store.ts
async function startProcedureIn(path, input) {
	return callOn(path, (graph) => startProcedure(graph, {
		...supplied(),
		...input
	}));
}
async function continueProcedureIn(path, input) {
	return callOn(path, (graph) => continueProcedure(graph, {
		...supplied(),
		...input
	}));
}
async function endProcedureIn(path, input) {
	return callOn(path, (graph) => endProcedure(graph, {
		...supplied(),
		...input
	}));
}
function supplied() {
	return {
		now: new Date().toISOString().replace(/\.\d+Z$/, "Z"),
		newId: () => randomUUID()
	};
}
async function callOn(path, call) {
	try {
		const bytes = await readFile(path);
		const reader = graphReader(defaultLimits);
		reader.push("", bytes);
		const { doc, faults } = reader.end();
		if (doc === null) return { error: faults.map(({ message, span }) => `${path}:${span.line}:${span.column}: ${message}`).join("; ") };
		const [broken] = doc.schemaErrors.filter(({ subject }) => subject === "" || subject.startsWith("#"));
		const graph = {
			nodes: doc.nodes.map(({ raw }) => raw),
			links: doc.links.map(({ raw }) => raw)
		};
		if (broken !== void 0) return { error: `${path}: the graph breaks its schema at ${broken.field}` };
		const { graph: next, result } = call(graph);
		if (next === graph) return { result };
		const text = editedText(bytes.toString(), graph, next);
		if (text === void 0) return { error: `${path}: the change cannot be written into this layout` };
		await writeAtomically(path, text);
		return { result };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}
function editedText(text, before, after) {
	const edits = [...valueEdits(before.nodes, after.nodes, "/nodes"), ...valueEdits(before.links, after.links, "/links")];
	return writeEdits(text, { type: isJsonText(text) ? "json" : "yaml" }, edits);
}
export { endProcedureIn as n, startProcedureIn as r, continueProcedureIn as t };
