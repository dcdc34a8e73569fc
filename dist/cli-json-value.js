// src/core/json-value.ts
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isJsonArray(value) {
	return Array.isArray(value);
}
export { isJsonObject as n, isJsonArray as t };
