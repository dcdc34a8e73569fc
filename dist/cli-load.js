import { ct as invariantBreaches, et as joinedInvariantErrors, rt as treeReader, tt as joinedSchemaErrors } from "./cli-judgement.js";
// src/kinds/task-tree/load.ts
function validTree(bytes, name, limits) {
	const reader = treeReader(limits);
	reader.push("", bytes);
	const { doc, faults } = reader.end();
	if (doc?.root === void 0 && faults.length > 0) return { error: faults.map(({ message, span }) => `${name}:${span.line}:${span.column}: ${message}`).join("; ") };
	if (doc === null) return { error: `${name}: nothing to read` };
	const error = joinedTreeErrors(doc);
	return error === void 0 ? { tree: doc } : { error };
}
function joinedTreeErrors(tree) {
	return joinedSchemaErrors(tree) ?? joinedInvariantErrors(invariantBreaches(tree));
}
export { validTree as n, joinedTreeErrors as t };
