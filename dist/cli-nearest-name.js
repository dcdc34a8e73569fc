// src/core/finding.ts
function isWaivable(ruleId) {
	return ruleId !== "state-file/unreadable" && !ruleId.startsWith("config/");
}
// src/text/nearest-name.ts
function nearestName(name, known) {
	const [best] = known.map((candidate) => ({
		candidate,
		distance: editDistance(name, candidate)
	})).sort((left, right) => left.distance - right.distance);
	return best !== void 0 && best.distance <= Math.max(2, name.length / 3) ? best.candidate : void 0;
}
function editDistance(left, right) {
	let row = Array.from({ length: right.length + 1 }, (_, index) => index);
	for (const [i, a] of [...left].entries()) {
		const next = [i + 1];
		for (const [j, b] of [...right].entries()) {
			const substituted = (row[j] ?? 0) + (a === b ? 0 : 1);
			next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
		}
		row = next;
	}
	return row[right.length] ?? left.length;
}
export { isWaivable as n, nearestName as t };
