import { n as isJsonObject, t as isJsonArray } from "./cli-json-value.js";
// src/core/json-equal.ts
function jsonEqual(left, right) {
	const pending = [[left, right]];
	for (let pair = pending.pop(); pair !== void 0; pair = pending.pop()) {
		const [a, b] = pair;
		if (a === b) continue;
		if (isJsonArray(a) && isJsonArray(b)) {
			if (a.length !== b.length) return false;
			for (const [index, member] of a.entries()) pending.push([member, b[index]]);
		} else if (isJsonObject(a) && isJsonObject(b)) {
			const keys = Object.keys(a);
			if (keys.length !== Object.keys(b).length) return false;
			for (const key of keys) {
				if (!Object.hasOwn(b, key)) return false;
				pending.push([a[key], b[key]]);
			}
		} else return false;
	}
	return true;
}
export { jsonEqual as t };
