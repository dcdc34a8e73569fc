import { t as sha256 } from "./cli-digest.js";
import { a as safeText, i as safeQuoted, n as safeJsonText, r as safeLineStart, t as safeCells } from "./cli-safe-text2.js";
import { n as isJsonArray, r as isJsonObject, t as compareCodePoints } from "./cli-order.js";
import { a as indented, c as shortCommit, d as displayWidth, f as splitAtWidth, i as counted, l as shortened, n as wrap, o as labelled, r as wrapWords, s as labelledColumn, t as shownSubject$1, u as textLayout } from "./cli-view-subject.js";
import { t as nearestName } from "./cli-nearest-name.js";
import { n as reporterOptions } from "./cli-terminal.js";
import { n as usageError } from "./cli-usage-error.js";
import { writeFileSync } from "node:fs";
// src/reporters/github-command.ts
const longestTitle = 200;
function annotationCommand({ level, place, title, message }) {
	return `::${level} ${Object.entries({
		...place,
		title: cutAt(safeText(title), longestTitle)
	}).map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",")}::${escapeData(message)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function cutAt(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
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
	const shown = framedPlace(finding);
	const places = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = layout.verbose ? places : places.slice(0, mostPlaces);
	const lines = named.map(({ file, line, column, label }) => {
		return `${safeLineStart(safeText(file))}:${line}:${column}  ${safeText(shortened(label))}`;
	});
	const more = places.length - named.length;
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
	const owner = isWaivable(finding) ? [
		"ask",
		"an",
		"owner:",
		`waiver ${finding.fingerprint} / change ${finding.change}`
	] : [];
	if (finding.accepted === void 0 || finding.severity !== "error") return [...labelled(layout, "Repair", wrap(safeText(finding.fix), room)), ...labelled(layout, "Or", wrapWords(owner, room))];
	return [...labelled(layout, "Repair", restoring(finding, finding.accepted, room)), ...labelled(layout, "Or", alternatives(finding.fix, owner, room))];
}
function restoring(finding, accepted, room) {
	const command = `git checkout ${shellQuote(shortCommit(accepted))} -- ${shellPath(finding.file)}`;
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
function isWaivable({ ruleId }) {
	return ruleId !== "state-file/unreadable" && !ruleId.startsWith("config/");
}
// src/reporters/github-message.ts
const longestMessage = 4096;
const mostCommits$1 = 5;
const repairElsewhere = "Repair  is too long for an annotation: see the log of this step";
function findingMessage(finding, quiet, more) {
	const lines = advice(finding, unwrapped(quiet)).map((line) => line.slice(4));
	const repair = lines.findIndex((line) => line.startsWith("Repair"));
	const split = repair < 0 ? lines.length : repair;
	return fitted([account(finding), ...lines.slice(0, split)], lines.slice(split), more);
}
function obstacleMessage({ message, fix }, more) {
	return fitted([`cannot judge: ${safeText(shortened(message))}`], [`Repair  ${safeText(fix)}`], more);
}
function account(finding) {
	const label = finding.label === void 0 ? "" : safeQuoted(shortened(finding.label));
	const name = [shownSubject$1(finding.subject), label].filter((part) => part !== "").join(" ");
	const said = safeText(shortened(finding.message)) + inCommits$1(finding);
	return `${name === "" ? "" : `${name}: `}${said}${elsewhere(finding)}`;
}
function inCommits$1({ commits = [], repairedBy }) {
	if (commits.length === 0) return "";
	const named = commits.slice(0, mostCommits$1).map((id) => safeText(shortCommit(id)));
	const more = commits.length - named.length;
	const repaired = repairedBy === void 0 ? "" : `, repaired in ${safeText(shortCommit(repairedBy))}`;
	return ` (in ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}${repaired})`;
}
function elsewhere({ file, side, line }) {
	if (side === "before") return `\nWas at  ${safeText(file)}:${line} of the previous version`;
	return isPrintable(file) ? "" : `\nAt      ${safeText(file)}:${line}`;
}
function isPrintable(file) {
	return file !== "" && safeText(file) === file;
}
function fitted(account, repair, more) {
	const last = more === "" ? [] : [more];
	const whole = [
		"",
		...repair,
		...last
	].join("\n");
	const ending = whole.length <= 3584 ? whole : [
		"",
		repairElsewhere,
		...last
	].join("\n");
	return cutAt(account.join("\n"), longestMessage - ending.length) + ending;
}
function unwrapped(quiet) {
	return textLayout({
		color: false,
		width: Number.POSITIVE_INFINITY,
		verbose: false,
		quiet
	});
}
// src/reporters/github-annotations.ts
const mostPerLevel = 10;
const levels = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function annotations(report, quiet) {
	const drafts = (severity) => report.findings.filter((finding) => finding.severity === severity).map((finding) => findingDraft(finding, quiet));
	return [
		...firstTen([...report.obstacles.map(obstacleDraft), ...drafts("error")], "error"),
		...quiet ? [] : firstTen(drafts("warning"), "warning"),
		...quiet ? [] : firstTen(drafts("note"), "note")
	];
}
function firstTen(drafts, noun) {
	const left = drafts.length - mostPerLevel;
	const more = `and ${counted(left, `more ${noun}`)}: the log of this step lists them all`;
	return drafts.slice(0, mostPerLevel).map((draft, index) => draft(left > 0 && index === 9 ? more : ""));
}
function findingDraft(finding, quiet) {
	const title = `${finding.ruleId} ${shownSubject$1(finding.subject)}`.trimEnd();
	const level = levels[finding.severity];
	return (more) => ({
		level,
		place: placeOf(finding),
		title,
		message: findingMessage(finding, quiet, more)
	});
}
function obstacleDraft(obstacle) {
	const title = `cannot judge: ${obstacle.code}`;
	return (more) => ({
		level: "error",
		place: void 0,
		title,
		message: obstacleMessage(obstacle, more)
	});
}
function placeOf(finding) {
	const { file, side, line } = finding;
	if (!isPrintable(file)) return void 0;
	if (side === "before") return {
		file,
		line: 1,
		endLine: 1
	};
	const endLine = Math.max(line, finding.endLine ?? line);
	return {
		file,
		line,
		endLine,
		...endLine === line ? columnsOf(finding) : {}
	};
}
function columnsOf({ column, endColumn }) {
	return {
		col: column,
		endColumn: Math.max(column, (endColumn ?? column) - 1)
	};
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
	const said = safeText(shortened(finding.message)) + inCommits(finding, layout);
	return [
		...header(finding, layout),
		...indented(wrap(said, layout.width - 4)),
		...codeFrame(finding, layout),
		...advice(finding, layout)
	];
}
function inCommits({ commits = [], repairedBy, repairs }, { verbose }) {
	if (commits.length === 0) return "";
	const named = (verbose ? commits : commits.slice(0, mostCommits)).map((id) => safeText(shortCommit(id)));
	const more = commits.length - named.length;
	const repaired = repairedBy === void 0 ? "" : `, repaired in ${safeText(shortCommit(repairedBy))}`;
	const undone = repairs === void 0 ? "" : `, repairing ${safeText(shortCommit(repairs))}`;
	return ` (in ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}${repaired}${undone})`;
}
// src/reporters/text-footer.ts
const missingFacts = {
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
	vanished: "no history"
};
function obstacleLines({ message, fix }, layout) {
	const [first = "", ...others] = wrap(`cannot judge: ${safeText(shortened(message))}`, layout.width - 4);
	return [
		layout.paint("error", first),
		...others.map((line) => `    ${line}`),
		...labelled(layout, "Repair", wrap(safeText(fix), layout.width - labelledColumn))
	];
}
function footer(report, layout) {
	const isCalm = report.verdict === "pass" && !layout.verbose;
	const summary = isCalm ? `${counts(report)}${passedOver(report.notJudged)}` : counts(report);
	const [first = "", ...others] = wrap(`${verdict(report)}: ${summary}`, layout.width);
	const word = verdict(report);
	const style = report.verdict === "pass" ? "pass" : "error";
	return [
		...layout.verbose ? report.transitions.map(transitionLine) : [],
		...isCalm ? [] : notJudgedLines(report.notJudged, layout),
		layout.paint(style, first.slice(0, word.length)) + first.slice(word.length),
		...others,
		...wrapWords(claims(report), layout.width)
	];
}
function verdict(report) {
	return report.verdict === "cannot-judge" ? "cannot judge" : report.verdict;
}
function counts(report) {
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
function claims({ claimed, verified, guard }) {
	const proof = guard === void 0 ? "no guard" : `guard: ${guard}`;
	return [...`${counted(claimed, "item")} done in this range: ${claimed} claimed, ${verified} verified`.split(" "), `(${proof}).`];
}
function passedOver(notJudged) {
	if (notJudged.length === 0) return "";
	return `; ${counted(rulesOf(notJudged).length, "rule")} not judged (${missing(notJudged)})`;
}
function notJudgedLines(notJudged, layout) {
	const rules = rulesOf(notJudged);
	if (rules.length === 0) return [];
	if (layout.verbose) {
		const longest = Math.max(...rules.map(displayWidth));
		return rules.map((rule) => {
			const needs = missing(notJudged.filter(({ ruleId }) => safeText(ruleId) === rule));
			return `not judged  ${rule}${" ".repeat(longest - displayWidth(rule))}  (${needs})`;
		});
	}
	const line = `${counted(rules.length, "rule")} could not be judged here: ${rules.join(", ")} (${missing(notJudged)})`;
	const [first = "", ...others] = wrap(line, layout.width - 4);
	return [first, ...others.map((rest) => `    ${rest}`)];
}
function rulesOf(notJudged) {
	return [...new Set(notJudged.map(({ ruleId }) => safeText(ruleId)))];
}
function missing(notJudged) {
	return [...new Set(notJudged.flatMap(({ needs }) => needs))].map((need) => missingFacts[need]).join(", ");
}
function transitionLine({ file, kind, commit, step }) {
	const where = commit === void 0 ? "" : `  ${safeText(shortCommit(commit))}`;
	const words = step === void 0 ? "" : `  node=${step.node} status=${step.status} guard=${step.guard} (${step.source})`;
	return `judged  ${safeText(file)}  ${safeText(kind)}${where}${safeText(words)}`;
}
// src/reporters/text.ts
const text = {
	id: "text",
	render: render$2
};
function render$2(report, options) {
	const layout = textLayout(options);
	const blocks = [...report.findings.filter(({ severity }) => severity === "error" || !options.quiet).map((finding) => findingLines(finding, layout)), ...report.obstacles.map((obstacle) => obstacleLines(obstacle, layout))];
	blocks.push(footer(report, layout));
	const separator = blocks.length > 2 ? "\n\n" : "\n";
	return `${blocks.map((lines) => lines.join("\n")).join(separator)}\n`;
}
// src/reporters/github.ts
const github = {
	id: "github",
	render: render$1
};
function render$1(report, options) {
	return annotations(report, options.quiet).map((each) => `${annotationCommand(each)}\n`).join("") + withoutCommands(text.render(report, options));
}
function withoutCommands(report) {
	const shown = report.split("\n").map(safeLineStart).join("\n");
	const lower = shown.toLowerCase();
	let token = sha256(shown);
	while (lower.includes(token)) token = sha256(`${token}\n${shown}`);
	return `::stop-commands::${token}\n${shown}::${token}::\n`;
}
// src/reporters/json.ts
const json = {
	id: "json",
	render
};
function render(report) {
	return `${JSON.stringify(reportJson(report), null, 2).split("\n").map(safeJsonText).join("\n")}\n`;
}
function reportJson(report) {
	return {
		version: report.version,
		verdict: report.verdict,
		errors: report.errors,
		warnings: report.warnings,
		notes: report.notes,
		claimed: report.claimed,
		verified: report.verified,
		guard: report.guard,
		step: stepJson(report.step),
		files: report.files,
		transitions: report.transitions.map(transitionJson),
		findings: report.findings.map(findingJson),
		notJudged: report.notJudged.map(notJudgedJson),
		obstacles: report.obstacles.map(obstacleJson)
	};
}
function findingJson(finding) {
	return {
		ruleId: finding.ruleId,
		severity: finding.severity,
		message: finding.message,
		messageId: finding.messageId,
		subject: finding.subject,
		label: finding.label,
		scope: finding.scope,
		...placeJson(finding),
		why: finding.why,
		fix: finding.fix,
		data: finding.data === void 0 ? void 0 : sorted(finding.data),
		related: finding.related.map((place) => ({
			...placeJson(place),
			label: place.label
		})),
		commits: finding.commits,
		accepted: finding.accepted,
		repairs: finding.repairs,
		repairedBy: finding.repairedBy,
		fingerprint: finding.fingerprint,
		change: finding.change
	};
}
function placeJson(place) {
	return {
		file: place.file,
		side: place.side,
		pointer: place.pointer,
		line: place.line,
		column: place.column,
		endLine: place.endLine,
		endColumn: place.endColumn,
		text: place.text
	};
}
function stepJson(step) {
	if (step === void 0) return void 0;
	const { node, status, guard, source } = step;
	return {
		node,
		status,
		guard,
		source
	};
}
function transitionJson({ file, kind, commit, step }) {
	return {
		file,
		kind,
		commit,
		step: stepJson(step)
	};
}
function notJudgedJson({ ruleId, needs }) {
	return {
		ruleId,
		needs
	};
}
function obstacleJson({ code, message, fix }) {
	return {
		code,
		message,
		fix
	};
}
function sorted(value) {
	if (isJsonArray(value)) return value.map(sorted);
	if (!isJsonObject(value)) return value;
	const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
	return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
// src/reporters/index.ts
const reporters = [
	text,
	json,
	github
];
// src/entry/output.ts
function parseFormat(value) {
	const [, format = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(value) ?? [];
	const known = reporters.map(({ id }) => id);
	if (known.includes(format) && file !== "") return {
		format,
		file
	};
	if (file === "") return usageError(`--format ${value} names no file after the '='`);
	const nearest = nearestName(format, known);
	const hint = nearest === void 0 ? `known formats: ${known.join(", ")}` : `did you mean '${nearest}'?`;
	return usageError(`there is no format ${JSON.stringify(format)}; ${hint}`);
}
function printReport(report, formats, choice, terminal) {
	const chosen = formats.length === 0 ? [{
		format: "text",
		file: void 0
	}] : formats;
	for (const { format, file } of chosen) {
		const options = reporterOptions(terminal, choice);
		const text = reporters.find(({ id }) => id === format)?.render(report, file === void 0 ? options : {
			...options,
			color: false
		}) ?? "";
		if (file === void 0) terminal.out(text);
		else {
			const problem = writeReport(file, text);
			if (problem !== void 0) return problem;
		}
	}
}
function writeReport(file, text) {
	try {
		writeFileSync(file, text);
		return;
	} catch (error) {
		return usageError(`the report cannot be written: ${error instanceof Error ? error.message : String(error)}`);
	}
}
export { printReport as n, parseFormat as t };
