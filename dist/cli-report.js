import { t as compareCodePoints } from "./cli-order.js";
// src/core/report.ts
const mostViews = 10;
function buildReport(input) {
	const findings = mergeByFingerprint(input.findings).sort(compareFindings);
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const obstacles = input.obstacles ?? [];
	const transitions = input.transitions ?? [];
	const errors = count("error");
	const views = (input.views ?? []).slice(0, mostViews);
	return {
		version: 1,
		verdict: obstacles.length > 0 ? "cannot-judge" : errors > 0 ? "fail" : "pass",
		errors,
		warnings: count("warning"),
		notes: count("note"),
		claimed: input.claimed ?? 0,
		verified: input.verified ?? 0,
		...input.guard === void 0 ? {} : { guard: input.guard },
		...input.step === void 0 ? {} : { step: input.step },
		files: [...new Set(transitions.map((transition) => transition.file))].sort(compareCodePoints),
		transitions,
		findings,
		notJudged: input.notJudged ?? [],
		obstacles,
		notices: [...new Set(input.notices ?? [])],
		...views.length === 0 ? {} : { views }
	};
}
function compareFindings(left, right) {
	return compareCodePoints(left.file, right.file) || left.line - right.line || left.column - right.column || compareCodePoints(left.ruleId, right.ruleId) || compareCodePoints(left.subject, right.subject) || compareCodePoints(left.messageId, right.messageId) || compareCodePoints(left.fingerprint, right.fingerprint);
}
function mergeByFingerprint(findings) {
	const merged = new Map();
	for (const finding of findings) {
		const known = merged.get(finding.fingerprint);
		merged.set(finding.fingerprint, known === void 0 ? finding : joined(known, finding));
	}
	return [...merged.values()];
}
const ranks = {
	error: 0,
	warning: 1,
	note: 2
};
function joined(known, later) {
	const graver = ranks[later.severity] < ranks[known.severity] ? later : known;
	const commits = [...new Set([...known.commits ?? [], ...later.commits ?? []])];
	return commits.length === 0 ? graver : {
		...graver,
		commits
	};
}
export { buildReport as t };
