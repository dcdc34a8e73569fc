// src/core/group.ts
function groupBy(items, keyOf) {
	const groups = new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}
// src/entry/usage-error.ts
function usageError(usage) {
	return { usage };
}
function isUsageError(value) {
	return "usage" in value;
}
export { usageError as n, groupBy as r, isUsageError as t };
