import { V as defaultLimits, f as valueEdits } from "./core.js";
import { a as graphReader, n as endProcedure, o as isJsonText, r as continueProcedure, t as startProcedure } from "./kind-procedure.js";
import { h as writeEdits } from "./text.js";
import { i as writeAtomically } from "./atomic-file.js";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
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
