import { t as isJsonArray } from "./cli-json-value.js";
import { t as isWaivable } from "./cli-finding.js";
import { a as safeText, i as safeQuoted, n as safeJsonText, r as safeLineStart, t as safeCells } from "./cli-safe-text2.js";
import { a as counted, c as labelledColumn, i as splitAtWidth, l as shortCommit, n as wrapWords, o as indented, r as displayWidth, s as labelled, t as wrap, u as shortened } from "./cli-wrap.js";
// src/reporters/in-commits.ts
function inCommits(finding, mostCommits) {
	const { commits = [], repairedBy, repairs, waivedBy } = finding;
	const named = commits.slice(0, mostCommits).map((id) => safeText(shortCommit(id)));
	const more = commits.length - named.length;
	const said = [
		...named.length === 0 ? [] : [`in ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}`],
		...repairedBy === void 0 ? [] : [`repaired in ${safeText(shortCommit(repairedBy))}`],
		...repairs === void 0 ? [] : [`repairing ${safeText(shortCommit(repairs))}`],
		...waivedBy === void 0 ? [] : [`waived until ${safeText(waivedBy.until)}: ${safeText(shortened(waivedBy.reason))}`]
	];
	return said.length === 0 ? "" : ` (${said.join(", ")})`;
}
// src/reporters/shell-quote.ts
const plain = /^[\w@%+=,./-]+$/;
function shellPath(path) {
	return shellQuote(/^:|[*?[\\]/.test(path) ? `:(literal)${path}` : path);
}
function shellQuote(word) {
	if (plain.test(word)) return word;
	if (safeText(word) === word) return `'${word.replaceAll("'", "'\\''")}'`;
	return `$'${Array.from(word, ansiCharacter).join("")}'`;
}
function ansiCharacter(character) {
	if (character === "\\" || character === "'") return `\\${character}`;
	return character === "[" || safeText(character) !== character ? byteEscapes(character) : character;
}
function byteEscapes(character) {
	const bytes = new TextEncoder().encode(character);
	return Array.from(bytes, (byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}
// src/reporters/excerpt.ts
const tab = " ".repeat(4);
const ellipsis = {
	shown: "…",
	width: 1,
	marked: false
};
function excerpts(places, skipped, room) {
	const lines = places.map((place) => markedCells(place, skipped));
	return lines.every((cells) => widthOf(cells) <= room) ? lines : lines.map((cells) => cut(cells, room - 2));
}
function caretsUnder(cells) {
	return cells.map(({ width, marked }) => (marked ? "^" : " ").repeat(width)).join("").trimEnd();
}
function markedCells(place, skipped) {
	const text = (place.text ?? "").trimEnd();
	const from = place.column - 1;
	const to = Math.max(from + 1, valueEnd(place, text) - 1);
	const padded = text.padEnd(Math.min(to, text.length + 1)).slice(skipped);
	return Array.from(safeCells(padded), ({ shown, start, end }) => {
		const visible = shown === "\\t" ? tab : shown;
		const marked = start + skipped < to && end + skipped > from;
		return {
			shown: visible,
			width: displayWidth(visible),
			marked
		};
	});
}
function valueEnd(place, text) {
	return place.endLine !== void 0 && place.endLine > place.line ? text.length + 1 : place.endColumn ?? place.column + 1;
}
function cut(cells, room) {
	const widthAt = (index) => cells[index]?.width ?? 0;
	let start = Math.max(0, cells.findIndex((cell) => cell.marked));
	let end = start;
	let used = 0;
	while (start > 0 && used + widthAt(start - 1) <= room / 2) used += widthAt(--start);
	while (end < cells.length && used + widthAt(end) <= room) used += widthAt(end++);
	const left = start > 0 ? [ellipsis] : [];
	const right = end < cells.length ? [ellipsis] : [];
	return [
		...left,
		...cells.slice(start, end),
		...right
	];
}
function widthOf(cells) {
	return cells.reduce((sum, { width }) => sum + width, 0);
}
// src/reporters/text-code-frame.ts
const gutterWidth = 7;
function codeFrame(finding, { paint, width }) {
	const lines = frameLines(finding);
	const places = lines.map(({ place }) => place);
	const digits = Math.max(0, ...places.map(({ line }) => String(line).length));
	const texts = excerpts(places, sharedIndent(places), width - digits - gutterWidth);
	const framed = lines.map(({ mark, place }, index) => {
		const style = mark === "-" ? "removed" : "added";
		const shown = texts[index]?.map((cell) => cell.shown).join("").trimEnd() ?? "";
		const number = String(place.line).padStart(digits);
		return `  ${paint(style, mark)} ${paint("faint", `${number} |`)} ${paint(style, shown)}`;
	});
	const carets = caretsUnder(texts.at(-1) ?? []);
	return carets === "" ? framed : [...framed, `${" ".repeat(digits + 5)}${paint("faint", "|")} ${paint("caret", carets)}`];
}
function framedPlace(finding) {
	if (finding.side === "before") return void 0;
	return finding.related.find((place) => place.side === "before" && place.file === finding.file && isTelling(place));
}
function frameLines(finding) {
	const previous = framedPlace(finding);
	const own = isTelling(finding) ? [{
		mark: finding.side === "before" ? "-" : "+",
		place: finding
	}] : [];
	const isSame = previous?.text?.trim() === finding.text?.trim();
	return previous === void 0 || isSame && own.length > 0 ? own : [{
		mark: "-",
		place: previous
	}, ...own];
}
function isTelling({ text, line, endLine, column }) {
	if (text === void 0 || column > text.length + 1) return false;
	return (endLine ?? line) === line || /[^\s[\]{},]/u.test(text);
}
function sharedIndent(places) {
	const [first = "", ...others] = places.map(({ text, column }) => (/^[ \t]*/.exec(text ?? "")?.[0] ?? "").slice(0, column - 1));
	let shared = first.length;
	for (const other of others) while (first.slice(0, shared) !== other.slice(0, shared)) shared -= 1;
	return shared;
}
// src/reporters/text-advice.ts
const mostPlaces = 3;
const redo = "(then redo your other changes)";
function advice(finding, layout) {
	const room = layout.width - labelledColumn;
	const wantsReason = !layout.quiet && (finding.severity !== "note" || layout.verbose);
	return [
		...layout.quiet ? [] : labelled(layout, "See", relatedPlaces(finding, layout)),
		...labelled(layout, "Legal", legalMoves(finding.data?.legalMoves, room)),
		...labelled(layout, "Declare", declaration(finding.data?.declaration)),
		...wantsReason ? labelled(layout, "Why", wrap(safeText(finding.why), room)) : [],
		...finding.severity === "note" ? [] : waysBack(finding, layout)
	];
}
function relatedPlaces(finding, layout) {
	const { target } = finding;
	const shown = framedPlace(finding);
	const places = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = layout.verbose ? places : places.slice(0, mostPlaces);
	const lines = named.map(({ file, line, column, label }) => {
		return `${safeLineStart(safeText(file))}:${line}:${column}  ${safeText(shortened(label))}`;
	});
	const more = places.length - named.length;
	if (target !== void 0) lines.unshift(`${safeLineStart(safeText(target))}:${finding.line}:${finding.column}  where the content lies`);
	return more === 0 ? lines : [...lines, `and ${counted(more, "more place")}`];
}
function legalMoves(moves, room) {
	if (!isJsonArray(moves)) return [];
	return moves.flatMap((move) => {
		if (typeof move !== "string") return [];
		const words = safeText(shortened(move)).split(/(?<!→) (?!→)/);
		const [first = "", ...others] = wrapWords(words, room - 2);
		return [first, ...others.map((line) => `  ${line}`)];
	});
}
function declaration(text) {
	return typeof text === "string" && text !== "" ? [safeJsonText(text)] : [];
}
function waysBack(finding, layout) {
	const room = layout.width - labelledColumn;
	const owner = isWaivable(finding.ruleId) ? [
		"ask",
		"an",
		"owner:",
		`waiver ${finding.fingerprint} / change ${finding.change}`
	] : [];
	if (finding.accepted === void 0 || finding.severity !== "error") return [...labelled(layout, "Repair", wrap(safeText(finding.fix), room)), ...labelled(layout, "Or", wrapWords(owner, room))];
	return [...labelled(layout, "Repair", restoring(finding, finding.accepted, room)), ...labelled(layout, "Or", alternatives(finding.fix, owner, room))];
}
function restoreCommand(accepted, file) {
	return `git checkout ${shellQuote(shortCommit(accepted))} -- ${shellPath(file)}`;
}
function restoring(finding, accepted, room) {
	const command = restoreCommand(accepted, finding.target ?? finding.file);
	const fitting = [8, 2].map((gap) => `${command}${" ".repeat(gap)}${redo}`).find((line) => displayWidth(line) <= room);
	return fitting === void 0 ? [command, redo] : [fitting];
}
function alternatives(fix, owner, room) {
	const words = asClause(safeText(fix)).split(" ");
	if (fix === "" || owner.length === 0) return fix === "" ? wrapWords(owner, room) : wrapWords(words, room);
	if (!fix.endsWith(".")) return [...wrapWords(words, room), ...wrapWords(["or", ...owner], room)];
	return wrapWords([
		...words.slice(0, -1),
		`${words.at(-1) ?? ""},`,
		"or",
		...owner
	], room);
}
function asClause(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z][a-z]/.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}
// src/reporters/text-header.ts
const shortestLabel = 12;
const brokenEscape = /\\(?:u(?:\{[0-9a-f]*|[0-9a-f]{0,3}))?$/;
function header(finding, layout) {
	const { paint } = layout;
	const place = `${safeLineStart(safeText(finding.file))}:${finding.line}:${finding.column}`;
	const rule = safeText(finding.ruleId);
	const used = displayWidth(`${place}  ${finding.severity}  ${rule}   `);
	const head = `${paint("strong", place)}  ${paint(finding.severity, finding.severity)}  ${rule}`;
	const subject = shownSubject(finding.subject);
	const label = finding.label === void 0 ? "" : quotedLabel(finding.label);
	const room = layout.width - used;
	if (subject === "" && label === "") return [head];
	const least = displayWidth(subject) + Math.min(displayWidth(label), shortestLabel) + 1;
	if (least <= room) return [`${head}   ${aboutLine(subject, label, room, layout)}`];
	const below = layout.width - 4;
	if (least <= below) return [head, ...indented([aboutLine(safeLineStart(subject), label, below, layout)])];
	const lines = [...wrap(subject, below), ...label === "" ? [] : [cutLabel(label, below)]];
	return [head, ...indented(lines)];
}
function aboutLine(subject, label, room, { paint }) {
	const named = paint("strong", subject);
	if (label === "" || subject === "") return named + cutLabel(label, room);
	return `${named} ${cutLabel(label, room - displayWidth(subject) - 1)}`;
}
function shownSubject(subject) {
	const text = shortened(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
function quotedLabel(label) {
	return safeQuoted(shortened(label));
}
function cutLabel(label, room) {
	if (displayWidth(label) <= room) return label;
	const [head] = splitAtWidth(label, room - 2);
	return `${head.replace(brokenEscape, "")}…"`;
}
// src/reporters/text-finding.ts
const mostCommits = 5;
function findingLines(finding, layout) {
	const said = safeText(shortened(finding.message)) + inCommits(finding, layout.verbose ? Number.POSITIVE_INFINITY : mostCommits);
	return [
		...header(finding, layout),
		...indented(wrap(said, layout.width - 4)),
		...codeFrame(finding, layout),
		...advice(finding, layout)
	];
}
// src/reporters/report-words.ts
const factNames = {
	siblings: "no other files",
	others: "no other files",
	reverts: "no history",
	steps: "no declared step",
	guard: "no guard",
	at: "no time",
	message: "no message",
	awaitsMessage: "no message",
	touched: "no list of changed paths",
	prior: "no earlier commits",
	archived: "no search for an archive",
	collisions: "no other paths",
	elsewhere: "no other files",
	vanished: "no history"
};
function verdictWord(report) {
	return report.verdict === "cannot-judge" ? "cannot judge" : report.verdict;
}
function countsOf(report) {
	const { errors, warnings, notes, files, transitions, obstacles } = report;
	const stopped = obstacles.length === 0 ? "" : `${counted(obstacles.length, "obstacle")}; `;
	const isSilent = errors + warnings + notes === 0;
	if (isSilent && transitions.length === 0) return `${stopped}nothing was judged`;
	const found = [
		counted(errors, "error"),
		counted(warnings, "warning"),
		counted(notes, "note")
	].join(", ");
	const judged = `in ${counted(files.length, "file")}, ${counted(transitions.length, "transition")}`;
	return `${stopped}${isSilent ? "nothing found" : found} ${judged}`;
}
function claimWords({ claimed, verified, guard }) {
	const proof = guard === void 0 ? "no guard" : `guard: ${guard}`;
	return [...`${counted(claimed, "item")} done in this range: ${claimed} claimed, ${verified} verified`.split(" "), `(${proof}).`];
}
function calmSummary(report) {
	return `${countsOf(report)}${passedOver(report.notJudged)}`;
}
function passedOver(notJudged) {
	if (notJudged.length === 0) return "";
	return `; ${counted(rulesNamed(notJudged).length, "rule")} not judged (${missingFacts(notJudged)})`;
}
function rulesNamed(notJudged) {
	return [...new Set(notJudged.map(({ ruleId }) => safeText(ruleId)))];
}
function missingFacts(notJudged) {
	return [...new Set(notJudged.flatMap(({ needs }) => needs))].map((need) => factNames[need]).join(", ");
}
// src/reporters/text-footer.ts
function obstacleLines({ message, fix }, layout) {
	const [first = "", ...others] = wrap(`cannot judge: ${safeText(shortened(message))}`, layout.width - 4);
	return [
		layout.paint("error", first),
		...others.map((line) => `    ${line}`),
		...labelled(layout, "Repair", linesOf(fix, layout.width - labelledColumn))
	];
}
function linesOf(fix, width) {
	return fix.split("\n").flatMap((line) => {
		const words = line.trimStart();
		const blanks = " ".repeat(line.length - words.length);
		return wrap(safeText(words), width - blanks.length).map((part) => blanks + part);
	});
}
function footer(report, layout) {
	const isCalm = report.verdict === "pass" && !layout.verbose;
	const word = verdictWord(report);
	const summary = isCalm ? calmSummary(report) : countsOf(report);
	const [first = "", ...others] = wrap(`${word}: ${summary}`, layout.width);
	const style = report.verdict === "pass" ? "pass" : "error";
	return [
		...layout.verbose ? report.transitions.map(transitionLine) : [],
		...isCalm ? [] : notJudgedLines(report.notJudged, layout),
		...report.notices.flatMap((notice) => noticeLines(notice, layout)),
		layout.paint(style, first.slice(0, word.length)) + first.slice(word.length),
		...others,
		...wrapWords(claimWords(report), layout.width)
	];
}
function noticeLines(notice, layout) {
	const [first = "", ...others] = wrap(safeText(shortened(notice)), layout.width - 4);
	return [`note    ${first}`, ...others.map((line) => `        ${line}`)];
}
function notJudgedLines(notJudged, layout) {
	const rules = rulesNamed(notJudged);
	if (rules.length === 0) return [];
	if (layout.verbose) {
		const longest = Math.max(...rules.map(displayWidth));
		return rules.map((rule) => {
			const needs = missingFacts(notJudged.filter(({ ruleId }) => safeText(ruleId) === rule));
			return `not judged  ${rule}${" ".repeat(longest - displayWidth(rule))}  (${needs})`;
		});
	}
	const line = `${counted(rules.length, "rule")} could not be judged here: ${rules.join(", ")} (${missingFacts(notJudged)})`;
	const [first = "", ...others] = wrap(line, layout.width - 4);
	return [first, ...others.map((rest) => `    ${rest}`)];
}
function transitionLine({ file, kind, commit, step }) {
	const where = commit === void 0 ? "" : `  ${safeText(shortCommit(commit))}`;
	const words = step === void 0 ? "" : `  node=${step.node} status=${step.status} guard=${step.guard} (${step.source})`;
	return `judged  ${safeText(file)}  ${safeText(kind)}${where}${safeText(words)}`;
}
export { countsOf as a, verdictWord as c, asClause as d, restoreCommand as f, inCommits as h, claimWords as i, findingLines as l, framedPlace as m, obstacleLines as n, missingFacts as o, codeFrame as p, calmSummary as r, rulesNamed as s, footer as t, advice as u };
