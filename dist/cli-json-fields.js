import { n as isJsonObject } from "./cli-json-value.js";
// src/entry/json-fields.ts
function fieldOf(value, ...keys) {
	let at = value ?? null;
	for (const key of keys) at = isJsonObject(at) && Object.hasOwn(at, key) ? at[key] ?? null : null;
	return at;
}
function itemsOf(value) {
	return Array.isArray(value) ? value : [];
}
function entriesOf(value) {
	return value !== void 0 && isJsonObject(value) ? Object.entries(value).map(([key, each]) => [key, each ?? null]) : [];
}
export { fieldOf as n, itemsOf as r, entriesOf as t };
