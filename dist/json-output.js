import { v as safeJsonText } from "./hook.js";
// src/entry/json-output.ts
function jsonText(value) {
	return `${JSON.stringify(value, null, 2).split("\n").map(safeJsonText).join("\n")}\n`;
}
export { jsonText as t };
