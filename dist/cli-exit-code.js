// src/entry/exit-code.ts
const exitCodes = {
	clean: 0,
	findings: 1,
	usage: 2,
	nothingGoverned: 3,
	cannotJudge: 4
};
function exitCodeOf(report, failOn, requireFiles) {
	if (report.verdict === "cannot-judge") return exitCodes.cannotJudge;
	if (requireFiles && report.transitions.length === 0) return exitCodes.nothingGoverned;
	return (failOn === "never" ? 0 : report.errors + (failOn === "warning" ? report.warnings : 0)) > 0 ? exitCodes.findings : exitCodes.clean;
}
export { exitCodes as n, exitCodeOf as t };
