import { b as safeQuoted } from "./hook.js";
import { E as textLayout, S as findingLines, x as obstacleLines } from "./check.js";
// src/entry/agent/words.ts
const mostShown = 5;
const layout = textLayout({
	color: false,
	width: 100,
	verbose: false,
	quiet: false
});
function refusedEdit(path, { findings, obstacles }, failed) {
	const all = failed === void 0 ? obstacles : [failed];
	if (all.length > 0) return `${head(path)} It cannot be judged.\n\n${body([], all)}`;
	if (findings.length === 0) return void 0;
	const unwritten = findings.map(({ repair: _, ...finding }) => finding);
	return `${head(path)} It would leave a state that could not have come about legally.\n\n${body(unwritten, [])}\n${hint}`;
}
function unknownEdit(path, problem) {
	return `${head(path)} What it would write is not known: ${problem}.`;
}
function head(path) {
	return `stateward refuses this edit of ${safeQuoted(path)}; nothing was written.`;
}
const hint = ["If this is one part of a change that is legal as a whole, make the whole change in one call (Write).", "Do not write the file by another tool: the same is judged when it is committed. If the record itself is wrong, ask a person."].join("\n");
function refusedState(report, failed) {
	const obstacles = failed === void 0 ? report.obstacles : [failed];
	const errors = report.findings.filter(({ severity }) => severity === "error");
	if (obstacles.length > 0) return `stateward cannot judge the state files as they stand.\n\n${body([], obstacles)}`;
	if (errors.length === 0) return void 0;
	return `stateward: the state files, as they stand, would be refused when they are committed. Put this right before you go on.\n\n${body(errors, [])}`;
}
function body(findings, obstacles) {
	const shown = [...findings.slice(0, mostShown).map((finding) => findingLines({
		first: finding,
		others: []
	}, layout)), ...obstacles.map((obstacle) => obstacleLines(obstacle, layout))];
	const more = findings.length - mostShown;
	const rest = more > 0 ? [[`and ${more} more: stateward check --worktree`]] : [];
	return [...shown, ...rest].map((lines) => `${lines.join("\n")}\n`).join("\n");
}
export { refusedEdit, refusedState, unknownEdit };
