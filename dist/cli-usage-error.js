// src/entry/usage-error.ts
function usageError(usage) {
	return { usage };
}
function isUsageError(value) {
	return "usage" in value;
}
export { usageError as n, isUsageError as t };
