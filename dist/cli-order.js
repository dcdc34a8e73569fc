// src/core/order.ts
function compareCodePoints(left, right) {
	const length = Math.min(left.length, right.length);
	for (let index = 0; index < length; index += 1) {
		const a = left.charCodeAt(index);
		const b = right.charCodeAt(index);
		if (a !== b) return codePointRank(a) - codePointRank(b);
	}
	return left.length - right.length;
}
function codePointRank(unit) {
	return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
export { compareCodePoints as t };
