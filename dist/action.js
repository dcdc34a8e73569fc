import { i as __require, o as __toESM, t as __commonJSMin$2 } from "./action-rolldown-runtime.js";
import { existsSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { Socket } from "node:net";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { isUtf8 } from "node:buffer";
// src/reporters/safe-text.ts
const hostile = /(?<=##[\w-]*)\[|(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/gu;
const shortEscapes$1 = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
const graphemes$1 = new Intl.Segmenter("en", { granularity: "grapheme" });
function safeText(text) {
	return text.replace(hostile, escapeCharacter);
}
function safeQuoted(text) {
	return safeText(JSON.stringify(text));
}
function safeJsonText(text) {
	return text.replace(hostile, (character) => shortEscapes$1[character] ?? escapeUnits$2(character));
}
function safeLineStart(text) {
	return text.replace(/^(\s*):(?=:)/u, "$1\\u{3a}");
}
function* safeCells(text) {
	let offset = 0;
	for (const match of text.matchAll(hostile)) {
		yield* graphemeCells(text.slice(offset, match.index), offset);
		const end = match.index + match[0].length;
		yield {
			shown: escapeCharacter(match[0]),
			start: match.index,
			end
		};
		offset = end;
	}
	yield* graphemeCells(text.slice(offset), offset);
}
function* graphemeCells(text, offset) {
	for (const { segment, index } of graphemes$1.segment(text)) yield {
		shown: segment,
		start: offset + index,
		end: offset + index + segment.length
	};
}
function escapeCharacter(character) {
	return shortEscapes$1[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function escapeUnits$2(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/reporters/github-command.ts
const longestTitle$2 = 200;
function annotationCommand({ level, place, title, message }) {
	return `::${level} ${Object.entries({
		...place,
		title: cutAt(safeText(title), longestTitle$2)
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
// src/core/digest.ts
const roundConstants = primes(64).map((prime) => fractionBits(Math.cbrt(prime)));
const initialState = primes(8).map((prime) => fractionBits(Math.sqrt(prime)));
function sha256(text) {
	const state = Uint32Array.from(initialState);
	const block = new Uint32Array(64);
	const data = padded(new TextEncoder().encode(text));
	for (let offset = 0; offset < data.byteLength; offset += 64) mixBlock(state, block, data, offset);
	return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
function shortDigest(text) {
	return sha256(text).slice(0, 12);
}
function padded(bytes) {
	const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
	new Uint8Array(view.buffer).set(bytes);
	view.setUint8(bytes.length, 128);
	view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
	return view;
}
function mixBlock(state, words, data, offset) {
	for (let i = 0; i < 16; i += 1) words[i] = data.getUint32(offset + i * 4);
	for (let i = 16; i < 64; i += 1) {
		const w15 = at(words, i - 15);
		const w2 = at(words, i - 2);
		const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ w15 >>> 3;
		const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ w2 >>> 10;
		words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
	}
	let [a, b, c, d, e, f, g, h] = [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((i) => at(state, i));
	for (let i = 0; i < 64; i += 1) {
		const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
		const first = h + s1 + (e & f ^ ~e & g) + at(roundConstants, i) + at(words, i) | 0;
		const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
		[h, g, f, e, d, c, b, a] = [
			g,
			f,
			e,
			d + first | 0,
			c,
			b,
			a,
			first + second | 0
		];
	}
	for (const [i, word] of [
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].entries()) state[i] = at(state, i) + word;
}
function at(words, index) {
	return words[index] ?? 0;
}
function rotate(word, bits) {
	return word >>> bits | word << 32 - bits;
}
function fractionBits(root) {
	return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
function primes(count) {
	const found = [];
	for (let candidate = 2; found.length < count; candidate += 1) if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
	return found;
}
// src/reporters/style.ts
const codes = {
	error: "31",
	warning: "33",
	note: "36",
	pass: "32",
	removed: "31",
	added: "32",
	caret: "1;31",
	strong: "1",
	faint: "2"
};
function painter(color) {
	if (!color) return (_style, text) => text;
	return (style, text) => text === "" ? "" : `\u001b[${codes[style]}m${text}\u001b[0m`;
}
// src/reporters/text-layout.ts
const narrowest = 40;
const longestProse = 2e3;
const indent = " ".repeat(4);
const labelWidth = 8;
const labelledColumn = indent.length + labelWidth;
function textLayout({ color, width, verbose, quiet }) {
	return {
		width: width >= narrowest ? Math.floor(width) : narrowest,
		paint: painter(color),
		verbose,
		quiet
	};
}
function indented(lines) {
	return lines.map((line) => indent + line);
}
function labelled({ paint }, label, lines) {
	return lines.map((line, index) => index === 0 ? `${indent}${paint("strong", label)}${" ".repeat(labelWidth - label.length)}${line}` : " ".repeat(labelledColumn) + line);
}
function shortened$1(text) {
	return text.length <= longestProse ? text : `${text.slice(0, longestProse)}…`;
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function shortCommit(commit) {
	return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
}
// src/reporters/in-commits.ts
function inCommits(finding, mostCommits) {
	const { commits = [], repairedBy, repairs, waivedBy } = finding;
	const named = commits.slice(0, mostCommits).map((id) => safeText(shortCommit(id)));
	const more = commits.length - named.length;
	const said = [
		...named.length === 0 ? [] : [`in ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}`],
		...repairedBy === void 0 ? [] : [`repaired in ${safeText(shortCommit(repairedBy))}`],
		...repairs === void 0 ? [] : [`repairing ${safeText(shortCommit(repairs))}`],
		...waivedBy === void 0 ? [] : [`waived until ${safeText(waivedBy.until)}: ${safeText(shortened$1(waivedBy.reason))}`]
	];
	return said.length === 0 ? "" : ` (${said.join(", ")})`;
}
// src/core/finding.ts
function isWaivable(ruleId) {
	return ruleId !== "state-file/unreadable" && !ruleId.startsWith("config/");
}
// src/core/json-value.ts
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isJsonArray(value) {
	return Array.isArray(value);
}
// src/reporters/display-width.ts
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const printableAscii = /^[ -~]*$/;
const emoji = /^(?:\p{RI}{2}|(?!\p{RI})\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u;
const joining = /^[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7fb]$/u;
const wide = /^[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
function displayWidth(text) {
	if (printableAscii.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
	return width;
}
function splitAtWidth(text, width) {
	let used = 0;
	for (const { segment, index } of graphemes.segment(text)) {
		used += graphemeWidth(segment);
		if (used > width && index > 0) return [text.slice(0, index), text.slice(index)];
	}
	return [text, ""];
}
function graphemeWidth(grapheme) {
	if (emoji.test(grapheme)) return 2;
	let width = 0;
	for (const character of grapheme) width += joining.test(character) ? 0 : wide.test(character) ? 2 : 1;
	return width;
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
	return lines.every((cells) => widthOf(cells) <= room) ? lines : lines.map((cells) => cut$1(cells, room - 2));
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
function cut$1(cells, room) {
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
// src/reporters/wrap.ts
function wrap(prose, width) {
	return wrapWords(prose.split(" "), width);
}
function wrapWords(words, width) {
	const lines = [];
	let line = "";
	let used = 0;
	const open = (text) => {
		line = safeLineStart(text);
		used = displayWidth(line);
	};
	for (const word of words) {
		const added = line === "" ? 0 : 1 + displayWidth(word);
		if (added > 0 && used + added <= width) {
			line += ` ${word}`;
			used += added;
			continue;
		}
		if (line !== "") lines.push(line.trimEnd());
		open(word);
		while (used > width) {
			const [head, rest] = splitAtWidth(line, width);
			lines.push(head);
			open(rest);
		}
	}
	return line === "" ? lines : [...lines, line.trimEnd()];
}
// src/reporters/text-advice.ts
const mostPlaces$1 = 3;
const redo = "(then redo your other changes)";
function advice(finding, layout) {
	const room = layout.width - labelledColumn;
	const wantsReason = !layout.quiet && (finding.severity !== "note" || layout.verbose);
	return [
		...layout.quiet ? [] : labelled(layout, "See", relatedPlaces(finding, layout)),
		...labelled(layout, "Legal", legalMoves$1(finding.data?.legalMoves, room)),
		...labelled(layout, "Declare", declaration(finding.data?.declaration)),
		...wantsReason ? labelled(layout, "Why", wrap(safeText(finding.why), room)) : [],
		...finding.severity === "note" ? [] : waysBack(finding, layout)
	];
}
function relatedPlaces(finding, layout) {
	const { target } = finding;
	const shown = framedPlace(finding);
	const places = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = layout.verbose ? places : places.slice(0, mostPlaces$1);
	const lines = named.map(({ file, line, column, label }) => {
		return `${safeLineStart(safeText(file))}:${line}:${column}  ${safeText(shortened$1(label))}`;
	});
	const more = places.length - named.length;
	if (target !== void 0) lines.unshift(`${safeLineStart(safeText(target))}:${finding.line}:${finding.column}  where the content lies`);
	return more === 0 ? lines : [...lines, `and ${counted(more, "more place")}`];
}
function legalMoves$1(moves, room) {
	if (!isJsonArray(moves)) return [];
	return moves.flatMap((move) => {
		if (typeof move !== "string") return [];
		const [first = "", ...others] = wrapWords(safeText(shortened$1(move)).split(/(?<!→) (?!→)/), room - 2);
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
	return [...labelled(layout, "Repair", restoring$2(finding, finding.accepted, room)), ...labelled(layout, "Or", alternatives$2(finding.fix, owner, room))];
}
function restoreCommand(accepted, file) {
	return `git checkout ${shellQuote(shortCommit(accepted))} -- ${shellPath(file)}`;
}
function restoring$2(finding, accepted, room) {
	const command = restoreCommand(accepted, finding.target ?? finding.file);
	const fitting = [8, 2].map((gap) => `${command}${" ".repeat(gap)}${redo}`).find((line) => displayWidth(line) <= room);
	return fitting === void 0 ? [command, redo] : [fitting];
}
function alternatives$2(fix, owner, room) {
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
// src/reporters/view-subject.ts
function shownSubject$1(subject) {
	const text = shortened$1(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
// src/reporters/github-message.ts
const longestMessage = 4096;
const mostCommits$5 = 5;
const repairElsewhere = "Repair  is too long for an annotation: see the log of this step";
function findingMessage(finding, quiet, more) {
	const lines = advice(finding, unwrapped(quiet)).map((line) => line.slice(4));
	const repair = lines.findIndex((line) => line.startsWith("Repair"));
	const split = repair < 0 ? lines.length : repair;
	return fitted([account(finding), ...lines.slice(0, split)], lines.slice(split), more);
}
function obstacleMessage({ message, fix }, more) {
	return fitted([`cannot judge: ${safeText(shortened$1(message))}`], fix.split("\n").map((line, index) => index === 0 ? `Repair  ${safeText(line)}` : safeText(line)), more);
}
function account(finding) {
	const label = finding.label === void 0 ? "" : safeQuoted(shortened$1(finding.label));
	const name = [shownSubject$1(finding.subject), label].filter((part) => part !== "").join(" ");
	const said = safeText(shortened$1(finding.message)) + inCommits(finding, mostCommits$5);
	return `${name === "" ? "" : `${name}: `}${said}${elsewhere(finding)}`;
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
const levels$1 = {
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
function allAnnotations(report) {
	const drafts = [
		"error",
		"warning",
		"note"
	].flatMap((severity) => report.findings.filter((finding) => finding.severity === severity).map((finding) => findingDraft(finding, false)));
	return [...report.obstacles.map(obstacleDraft), ...drafts].map((draft) => draft(""));
}
function firstTen(drafts, noun) {
	const left = drafts.length - mostPerLevel;
	const more = `and ${counted(left, `more ${noun}`)}: the log of this step lists them all`;
	return drafts.slice(0, mostPerLevel).map((draft, index) => draft(left > 0 && index === 9 ? more : ""));
}
function findingDraft(finding, quiet) {
	const title = `${finding.ruleId} ${shownSubject$1(finding.subject)}`.trimEnd();
	const level = levels$1[finding.severity];
	return (more) => ({
		level,
		place: placeOf$2(finding),
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
function placeOf$2(finding) {
	const { side, line } = finding;
	const file = finding.target ?? finding.file;
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
	return [head, ...indented([...wrap(subject, below), ...label === "" ? [] : [cutLabel(label, below)]])];
}
function aboutLine(subject, label, room, { paint }) {
	const named = paint("strong", subject);
	if (label === "" || subject === "") return named + cutLabel(label, room);
	return `${named} ${cutLabel(label, room - displayWidth(subject) - 1)}`;
}
function shownSubject(subject) {
	const text = shortened$1(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
function quotedLabel(label) {
	return safeQuoted(shortened$1(label));
}
function cutLabel(label, room) {
	if (displayWidth(label) <= room) return label;
	const [head] = splitAtWidth(label, room - 2);
	return `${head.replace(brokenEscape, "")}…"`;
}
// src/reporters/text-finding.ts
const mostCommits$4 = 5;
function findingLines(finding, layout) {
	const said = safeText(shortened$1(finding.message)) + inCommits(finding, layout.verbose ? Number.POSITIVE_INFINITY : mostCommits$4);
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
	const [first = "", ...others] = wrap(`cannot judge: ${safeText(shortened$1(message))}`, layout.width - 4);
	return [
		layout.paint("error", first),
		...others.map((line) => `    ${line}`),
		...labelled(layout, "Repair", linesOf$1(fix, layout.width - labelledColumn))
	];
}
function linesOf$1(fix, width) {
	return fix.split("\n").flatMap((line) => {
		const words = line.trimStart();
		const blanks = " ".repeat(line.length - words.length);
		return wrap(safeText(words), width - blanks.length).map((part) => blanks + part);
	});
}
function footer(report, layout) {
	const isCalm = report.verdict === "pass" && !layout.verbose;
	const word = verdictWord(report);
	const [first = "", ...others] = wrap(`${word}: ${isCalm ? calmSummary(report) : countsOf(report)}`, layout.width);
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
	const [first = "", ...others] = wrap(safeText(shortened$1(notice)), layout.width - 4);
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
	const [first = "", ...others] = wrap(`${counted(rules.length, "rule")} could not be judged here: ${rules.join(", ")} (${missingFacts(notJudged)})`, layout.width - 4);
	return [first, ...others.map((rest) => `    ${rest}`)];
}
function transitionLine({ file, kind, commit, step }) {
	const where = commit === void 0 ? "" : `  ${safeText(shortCommit(commit))}`;
	const words = step === void 0 ? "" : `  node=${step.node} status=${step.status} guard=${step.guard} (${step.source})`;
	return `judged  ${safeText(file)}  ${safeText(kind)}${where}${safeText(words)}`;
}
// src/reporters/text.ts
const text$1 = {
	id: "text",
	render: render$3
};
function render$3(report, options) {
	const layout = textLayout(options);
	const blocks = [...report.findings.filter(({ severity }) => severity === "error" || !options.quiet).map((finding) => findingLines(finding, layout)), ...report.obstacles.map((obstacle) => obstacleLines(obstacle, layout))];
	blocks.push(footer(report, layout));
	const separator = blocks.length > 2 ? "\n\n" : "\n";
	return `${blocks.map((lines) => lines.join("\n")).join(separator)}\n`;
}
// src/reporters/github.ts
const github = {
	id: "github",
	render: render$2
};
function render$2(report, options) {
	return annotations(report, options.quiet).map((each) => `${annotationCommand(each)}\n`).join("") + withoutCommands(text$1.render(report, options));
}
function withoutCommands(report) {
	const shown = report.split("\n").map(safeLineStart).join("\n");
	const lower = shown.toLowerCase();
	let token = sha256(shown);
	while (lower.includes(token)) token = sha256(`${token}\n${shown}`);
	return `::stop-commands::${token}\n${shown}::${token}::\n`;
}
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
// src/reporters/json.ts
const json = {
	id: "json",
	render: render$1
};
function render$1(report) {
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
		obstacles: report.obstacles.map(obstacleJson),
		notices: report.notices,
		views: report.views?.map(viewJson)
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
		data: finding.data === void 0 ? void 0 : sorted$2(finding.data),
		related: finding.related.map((place) => ({
			...placeJson(place),
			label: place.label
		})),
		commits: finding.commits,
		accepted: finding.accepted,
		repairs: finding.repairs,
		repairedBy: finding.repairedBy,
		waivedBy: finding.waivedBy === void 0 ? void 0 : waivedByJson(finding.waivedBy),
		fingerprint: finding.fingerprint,
		change: finding.change
	};
}
function waivedByJson({ change, reason, until, severity }) {
	return {
		change,
		reason,
		until,
		severity
	};
}
function placeJson(place) {
	return {
		file: place.file,
		target: place.target,
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
function viewJson({ file, shape, nodes, links, hidden }) {
	return {
		file,
		shape,
		nodes: nodes.map(nodeJson),
		links: links.map(linkJson),
		hidden
	};
}
function nodeJson({ subject, label, state, parent, fault, removed, skipped, hidden }) {
	return {
		subject,
		label,
		state,
		parent,
		fault,
		removed,
		skipped,
		hidden
	};
}
function linkJson({ from, to, label }) {
	return {
		from,
		to,
		label
	};
}
function sorted$2(value) {
	if (isJsonArray(value)) return value.map(sorted$2);
	if (!isJsonObject(value)) return value;
	const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
	return Object.fromEntries(entries.map(([key, member]) => [key, sorted$2(member)]));
}
// src/entry/action-api.ts
async function openApi(token) {
	const { GitHub, getOctokitOptions } = await import("./action-utils2.js");
	return new GitHub(getOctokitOptions(token));
}
const longestReason = 200;
function refusalOf(error) {
	return `${typeof error === "object" && error !== null && "status" in error ? `HTTP ${error.status}: ` : ""}${cutAt(safeText(error instanceof Error ? error.message : String(error)), longestReason)}`;
}
// src/entry/action-check-run.ts
const mostPerRequest = 50;
const mostAnnotations = 5e3;
const longestTitle$1 = 255;
const levels = {
	error: "failure",
	warning: "warning",
	notice: "notice"
};
async function writeCheckRun(api, repository, run) {
	const placed = allAnnotations(run.report).flatMap(checkAnnotation).slice(0, mostAnnotations);
	const title = `${run.report.verdict}: ${run.report.errors} errors, ${run.report.warnings} warnings`;
	const output = (from) => ({
		title,
		summary: run.summary,
		annotations: placed.slice(from, from + mostPerRequest)
	});
	const created = await api.rest.checks.create({
		...repository,
		name: "stateward",
		head_sha: run.headSha,
		status: "completed",
		conclusion: run.isClean ? "success" : "failure",
		output: output(0)
	});
	for (let from = mostPerRequest; from < placed.length; from += mostPerRequest) await api.rest.checks.update({
		...repository,
		check_run_id: created.data.id,
		output: output(from)
	});
}
function checkAnnotation({ level, place, title, message }) {
	if (place === void 0) return [];
	const { file, line, endLine, col, endColumn } = place;
	return [{
		path: file,
		start_line: line,
		end_line: endLine,
		...col === void 0 || endColumn === void 0 ? {} : {
			start_column: col,
			end_column: endColumn
		},
		annotation_level: levels[level],
		title: cutAt(safeText(title), longestTitle$1),
		message
	}];
}
// src/entry/action-comment.ts
const longestComment = 65536;
const workflowBot = "github-actions[bot]";
async function writeComment(api, repository, comment) {
	const marker = `<!-- stateward ${encodeURIComponent(comment.path)} -->\n`;
	const own = await ownComment(api, repository, comment.pullRequest, marker);
	const isQuiet = comment.when === "on-failure" && comment.isClean;
	if (isQuiet && own === void 0) return;
	const body = marker + (isQuiet ? cleared : comment.render(longestComment - marker.length));
	if (own === void 0) await api.rest.issues.createComment({
		...repository,
		issue_number: comment.pullRequest,
		body
	});
	else if (own.body !== body) await api.rest.issues.updateComment({
		...repository,
		comment_id: own.id,
		body
	});
}
const cleared = "## Stateward ✅ pass\n\nWhat was reported here is repaired.\n";
async function ownComment(api, repository, issue, marker) {
	const login = await ownLogin(api);
	const list = {
		...repository,
		issue_number: issue,
		per_page: 100
	};
	return (await api.paginate(api.rest.issues.listComments, list)).find(({ body, user }) => user?.login === login && body?.startsWith(marker.trim()) === true);
}
async function ownLogin(api) {
	try {
		const viewer = (await api.graphql("query { viewer { login } }"))?.viewer;
		return typeof viewer?.login === "string" ? viewer.login : workflowBot;
	} catch {
		return workflowBot;
	}
}
// src/git/object-id.ts
const objectId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(text) {
	return objectId.test(text);
}
// src/entry/action-payload.ts
function member$1(payload, ...path) {
	let value = payload;
	for (const name of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
		value = value[name];
	}
	return value;
}
function idIn(payload, ...path) {
	const value = member$1(payload, ...path);
	return typeof value === "string" && isObjectId(value) ? value : void 0;
}
function refNameIn(payload, ...path) {
	const value = member$1(payload, ...path);
	return typeof value === "string" && isRefName(value) ? value : void 0;
}
function pullRequestNumber(payload) {
	const number = member$1(payload, "pull_request", "number");
	return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : void 0;
}
function isRefName(text) {
	return text !== "" && !/[\p{Cc} ~^:?*[\\]|\.\.|\/\/|\/\.|@\{|^[/.]|[/.]$|\.lock(?:\/|$)/u.test(text);
}
// src/reporters/byte-budget.ts
const encoder = new TextEncoder();
function byteBudget(most) {
	let left = most;
	let isSpent = false;
	const take = (...texts) => {
		const cost = encoder.encode(texts.join("")).length;
		if (cost > left) return false;
		left -= cost;
		return true;
	};
	return {
		take,
		takeAll(items, textsOf) {
			const taken = [];
			for (const item of items) {
				isSpent ||= !take(...textsOf(item));
				if (isSpent) break;
				taken.push(item);
			}
			return taken;
		}
	};
}
// src/reporters/markdown-escape.ts
const linked = /[@$]|#(?=\d)|:\/\/|:(?=[\w+-]+:)|(?<=www)\.|(?<=\b(?:GH|GHSA|CVE))-|\b[0-9a-f]{7,64}\b/giu;
const markup = /[\\`*_[\]~]/;
const opening = /^(?:[-+=#:]|\d+(?=[.)]))/;
const inMarkdown = new RegExp(`${markup.source}|[&<>|]|${linked.source}`, "giu");
const inHtml = new RegExp(`[&<>"]|${linked.source}`, "giu");
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"|": "&#124;"
};
function markdownText(text) {
	return escaped(safeText(text), inMarkdown).replace(opening, (start) => /\d$/.test(start) ? `<span>${start}</span>` : `\\${start}`);
}
function htmlText(text) {
	return escaped(safeText(text), inHtml);
}
function htmlCode(text) {
	return `<code>${escaped(safeText(text), /[&<>"]/g)}</code>`;
}
function codeSpan(text) {
	const safe = safeText(text);
	if (safe.trim() === "") return "";
	if (safe.includes("|")) return `<code>${markdownText(text)}</code>`;
	const ticks = "`".repeat(longestRun(safe) + 1);
	return /^[` ]|[` ]$/.test(safe) ? `${ticks} ${safe} ${ticks}` : `${ticks}${safe}${ticks}`;
}
function fenced(language, lines) {
	const ticks = "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
	return [
		`${ticks}${language}`,
		...lines.map(safeLineStart),
		ticks,
		""
	].join("\n");
}
function escaped(safe, active) {
	return safe.replace(active, (character) => {
		if (markup.test(character)) return `\\${character}`;
		return entities[character] ?? broken$1(character);
	});
}
function broken$1(sign) {
	const [first = "", ...others] = sign.match(/.{1,6}/gu) ?? [];
	if (others.length === 0) return `<span>${first}</span>`;
	return first + others.map((piece, index) => index % 2 === 0 ? `<span>${piece}</span>` : piece).join("");
}
function longestRun(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
// src/reporters/markdown-advice.ts
const mostLines = 10;
const longestSentence = 600;
const longestCommand = 1e3;
function whatToDo(report, budget) {
	const errors = report.findings.filter(({ severity }) => severity === "error");
	const parts = [
		list(report.obstacles.map(obstacleItem), "obstacle"),
		restoring$1(errors),
		list(otherFixes(errors), "way")
	];
	const title = "### What to do\n\n";
	const fitting = parts.filter((part) => part !== "" && budget.take(part, title));
	return fitting.length === 0 ? "" : title + fitting.join("");
}
function obstacleItem({ message, fix }) {
	return `- **Cannot judge:** ${markdownText(cutAt(message, longestSentence))}. **Repair:** ${markdownText(cutAt(fix, longestSentence))}\n`;
}
function restoring$1(errors) {
	const commands = new Set(errors.flatMap(({ accepted, file, target = file }) => accepted === void 0 ? [] : [restoreCommand(accepted, target)]));
	const short = [...commands].filter((command) => command.length <= longestCommand).slice(0, mostLines);
	if (short.length === 0) return "";
	const more = commands.size - short.length;
	const ending = more === 0 ? "" : `and ${counted(more, "more file")}, by the details below.\n\n`;
	return `Restore what was accepted, then redo your other changes. Other ways back are in the details.\n\n${fenced("sh", short)}\n${ending}`;
}
function otherFixes(errors) {
	const items = errors.filter(({ accepted, fix }) => accepted === void 0 && fix !== "").map(({ file, fix }) => `- ${codeSpan(cutAt(file, longestSentence))}: ${markdownText(cutAt(fix, longestSentence))}\n`);
	return [...new Set(items)];
}
function list(items, noun) {
	if (items.length === 0) return "";
	const more = items.length - mostLines;
	const ending = more > 0 ? `- and ${counted(more, `more ${noun}`)}\n` : "";
	return `${items.slice(0, mostLines).join("")}${ending}\n`;
}
// src/reporters/markdown-table.ts
const longestCell = 300;
const mostCommits$3 = 3;
const marks$1 = {
	error: "❌",
	warning: "⚠️",
	note: "ℹ️"
};
function tableHead(findings) {
	const titles = [
		"",
		"Place",
		"Rule",
		"About",
		"What happened",
		...inHistory(findings) ? ["Commit"] : []
	];
	return `${row(titles)}${row(titles.map(() => "---"))}`;
}
function tableRow(findings) {
	const namesCommits = inHistory(findings);
	return (finding) => row([...cellsOf(finding), ...namesCommits ? [commitsOf$1(finding)] : []]);
}
function inHistory(findings) {
	return findings.some(({ commits, repairedBy, repairs, waivedBy }) => commits ?? repairedBy ?? repairs ?? waivedBy);
}
function row(cells) {
	return `| ${cells.join(" | ")} |\n`;
}
function cellsOf(finding) {
	const { severity, ruleId, message } = finding;
	return [
		`${marks$1[severity]}&nbsp;${severity}`,
		placeOf$1(finding),
		codeSpan(cutAt(ruleId, longestCell)),
		aboutOf(finding),
		markdownText(cutAt(message, longestCell))
	];
}
function placeOf$1({ file, side, line, column }) {
	const place = codeSpan(`${cutAt(file, longestCell)}:${line}:${column}`);
	return side === "before" ? `${place} of the previous version` : place;
}
function aboutOf({ subject, label }) {
	return [codeSpan(shownSubject$1(cutAt(subject, longestCell))), label === void 0 ? "" : markdownText(JSON.stringify(cutAt(label, longestCell)))].filter((part) => part !== "").join(" ");
}
function commitsOf$1({ commits = [], repairedBy, repairs, waivedBy }) {
	const named = commits.slice(0, mostCommits$3).map(commitId);
	const more = commits.length - named.length;
	return [
		named.join(", ") + (more === 0 ? "" : ` and ${more} more`),
		repairedBy === void 0 ? "" : `repaired in ${commitId(repairedBy)}`,
		repairs === void 0 ? "" : `repairing ${commitId(repairs)}`,
		waivedBy === void 0 ? "" : `waived until ${codeSpan(waivedBy.until)}: ${markdownText(cutAt(waivedBy.reason, longestCell))}`
	].filter((part) => part !== "").join(", ");
}
function commitId(id) {
	return /^[0-9a-f]{7,64}$/.test(id) ? shortCommit(id) : codeSpan(cutAt(id, longestCell));
}
// src/reporters/markdown-details.ts
const frameLayout = textLayout({
	color: false,
	width: 160,
	verbose: true,
	quiet: false
});
const mostPlaces = 10;
function findingDetails(finding, isOpen) {
	const { severity, why, accepted } = finding;
	const blocks = [
		paragraph("", markdownText(shortened$1(finding.message))),
		frameOf(finding),
		places(finding),
		copied("Legal", stringsOf(finding.data?.legalMoves)),
		copied("Declare", stringsOf(finding.data?.declaration)),
		paragraph("Why", markdownText(shortened$1(why))),
		...severity === "error" && accepted !== void 0 ? restoring(finding, accepted) : [fixing(finding)]
	];
	return `${`<details${isOpen ? " open" : ""}><summary>${summaryOf(finding)}</summary>\n\n`}${blocks.filter((block) => block !== "").join("\n")}\n</details>\n\n`;
}
function summaryOf({ severity, ruleId, subject, label, file, line, column }) {
	const name = subject === "" ? "" : ` ${htmlCode(shownSubject$1(subject))}`;
	const title = label === void 0 ? "" : ` ${htmlText(JSON.stringify(shortened$1(label)))}`;
	const place = htmlCode(`${shortened$1(file)}:${line}:${column}`);
	return `${marks$1[severity]} ${severity} ${htmlCode(shortened$1(ruleId))}${name}${title} at ${place}`;
}
function frameOf(finding) {
	const lines = codeFrame(finding, frameLayout).map((line) => line.slice(2));
	return lines.length === 0 ? "" : fenced("diff", lines);
}
function places(finding) {
	const shown = framedPlace(finding);
	const others = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = others.slice(0, mostPlaces).map(({ file, line, column, label }) => {
		return `${codeSpan(`${shortened$1(file)}:${line}:${column}`)} ${markdownText(shortened$1(label))}`;
	});
	const more = others.length > named.length ? [`and ${others.length - named.length} more`] : [];
	return named.length === 0 ? "" : paragraph("See", [...named, ...more].join("; "));
}
function restoring(finding, accepted) {
	const command = restoreCommand(accepted, finding.target ?? finding.file);
	return [
		paragraph("Repair", "with this command, then redo your other changes"),
		fenced("sh", [command]),
		paragraph("Or", alternatives$1(finding, asClause(finding.fix)))
	];
}
function fixing(finding) {
	if (finding.severity === "note") return paragraph("", markdownText(shortened$1(finding.fix)));
	return paragraph("Repair", alternatives$1(finding, finding.fix.replace(/\.$/, "")));
}
function alternatives$1(finding, fix) {
	const { fingerprint, change } = finding;
	const waiver = `ask an owner: waiver ${codeSpan(fingerprint)} / change ${codeSpan(change)}`;
	return [markdownText(shortened$1(fix)), ...isWaivable(finding.ruleId) ? [waiver] : []].filter((clause) => clause !== "").join(", or ");
}
function copied(title, lines) {
	if (lines.length === 0) return "";
	const shown = lines.map((line) => title === "Declare" ? safeJsonText(line) : safeText(shortened$1(line)));
	return `${paragraph(title, "")}\n${fenced("text", shown)}`;
}
function stringsOf(value) {
	return (isJsonArray(value) ? value : [value]).filter((each) => typeof each === "string" && each !== "");
}
function paragraph(title, text) {
	const words = [title === "" ? "" : `**${title}**`, text].filter((part) => part !== "").join(" ");
	return words === "" ? "" : `${words}\n`;
}
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
// src/reporters/view-states.ts
const looks = {
	done: {
		mark: "✓",
		word: "",
		style: "pass"
	},
	active: {
		mark: "▸",
		word: "active",
		style: "strong"
	},
	open: {
		mark: "·",
		word: "",
		style: "faint"
	},
	stuck: {
		mark: "✗",
		word: "stuck",
		style: "error"
	},
	failed: {
		mark: "✗",
		word: "failed",
		style: "error"
	}
};
// src/reporters/mermaid.ts
const shapes = {
	open: ["[\"", "\"]"],
	active: ["[[\"", "\"]]"],
	done: ["([\"", "\"])"],
	stuck: ["{{\"", "\"}}"],
	failed: ["{{\"", "\"}}"]
};
const styles = [
	"classDef done stroke:#1a7f37",
	"classDef stuck stroke:#bc4c00",
	"classDef removed stroke-dasharray:6 4",
	"classDef hidden stroke-dasharray:2 4",
	"classDef warning stroke:#bf8700,stroke-width:4px",
	"classDef error stroke:#cf222e,stroke-width:4px"
];
const longestName = 40;
function flowchart(view) {
	const ids = new Map();
	for (const [index, { subject }] of view.nodes.entries()) if (!ids.has(subject)) ids.set(subject, `n${index}`);
	const edges = view.shape === "timeline" ? sequence(view) : descent(view, ids);
	return [
		"flowchart LR",
		...view.nodes.map(nodeLine),
		...edges,
		...view.links.flatMap(({ from, to, label }) => linkLine(ids.get(from), ids.get(to), label)),
		...hiddenLines(view),
		...styles
	];
}
function nodeLine(node, index) {
	const [open, close] = shapes[node.state];
	return `  n${index}${open}${labelOf$1(node)}${close}:::${classOf(node)}`;
}
function labelOf$1({ subject, label, state, fault, removed }) {
	const parts = [
		entityCodes(shownSubject$1(cut(subject))),
		label === subject ? "" : words(label),
		state,
		removed ? "removed" : "",
		fault === void 0 ? "" : `${fault} here`
	];
	return (state === "open" ? "" : `${looks[state].mark} `) + parts.filter((part) => part !== "").join(" · ");
}
function classOf({ state, fault, removed }) {
	if (fault !== void 0) return fault;
	if (removed) return "removed";
	return state === "failed" ? "stuck" : state;
}
function descent({ nodes }, ids) {
	return nodes.flatMap(({ parent, skipped }, index) => {
		const above = parent === void 0 ? void 0 : ids.get(parent);
		if (above === void 0) return [];
		return [`  ${above} ${skipped === void 0 ? "-->" : `-. "${counted(skipped, "level")} between" .->`} n${index}`];
	});
}
function sequence({ nodes }) {
	return nodes.slice(1).map((_, index) => `  n${index} -.-> n${index + 1}`);
}
function linkLine(from, to, label = "") {
	if (from === void 0 || to === void 0) return [];
	const said = words(label);
	return [`  ${from} -->${said === "" ? "" : `|"${said}"|`} ${to}`];
}
function hiddenLines({ nodes, hidden }) {
	const counts = nodes.flatMap((node, index) => node.hidden === void 0 ? [] : [`  n${index} --- h${index}["… ${node.hidden} more"]:::hidden`]);
	return hidden === 0 ? counts : [...counts, `  h["… ${hidden} more"]:::hidden`];
}
function cut(text) {
	return cutAt(text.trim(), longestName);
}
function words(text) {
	return entityCodes(safeText(cut(text)));
}
function entityCodes(text) {
	return text.replace(/\ufb02(?=°)/g, "\\u{fb02}").replace(/¶(?=ß)/g, "\\u{b6}").replace(/[^\p{L}\p{N}\p{M} ]| (?= )/gu, (sign) => `#${sign.codePointAt(0) ?? 0};`);
}
// src/reporters/markdown-parts.ts
const longestTitle = 300;
const mostRules = 50;
function fileSections(findings, quiet) {
	const isShown = ({ severity }) => severity === "error" || severity === "warning" && !quiet;
	return [...groupBy(findings.filter(isShown), ({ file }) => file)].map(([file, own]) => {
		const errors = own.filter(({ severity }) => severity === "error");
		const warnings = own.filter(({ severity }) => severity === "warning");
		const counts = [errors.length === 0 ? "" : counted(errors.length, "error"), warnings.length === 0 ? "" : counted(warnings.length, "warning")].filter((count) => count !== "");
		return {
			file,
			title: `### ${fileName(file)}: ${counts.join(", ")}\n\n`,
			findings: [...errors, ...warnings]
		};
	});
}
function picture(view) {
	return `**Where in ${fileName(view.file)}**\n\n${fenced("mermaid", flowchart(view))}\n`;
}
function notJudged$1(report) {
	const rules = rulesNamed(report.notJudged);
	if (rules.length === 0) return "";
	const named = rules.slice(0, mostRules).map((rule) => codeSpan(cutAt(rule, longestTitle)));
	const more = rules.length - named.length;
	const names = named.join(", ") + (more === 0 ? "" : ` and ${more} more`);
	const why = missingFacts(report.notJudged);
	return `${folded(`${counted(rules.length, "rule")} could not be judged here: ${htmlText(why)}`)}${names}\n\n</details>\n\n`;
}
function foldedStart(notes) {
	return folded(`${counted(notes, "note")}: what was repaired, waived, taken back or archived`);
}
function folded(summary) {
	return `<details><summary>${summary}</summary>\n\n`;
}
function fileName(file) {
	return codeSpan(cutAt(file, longestTitle)) || "the file";
}
// src/reporters/markdown-choice.ts
const roomBelowTable = " ".repeat(80);
const mostUnfolded = 3;
function choose(report, quiet, budget) {
	const errors = report.findings.filter(({ severity }) => severity === "error");
	const warnings = quiet ? [] : report.findings.filter(({ severity }) => severity === "warning");
	const notes = quiet ? [] : report.findings.filter(({ severity }) => severity === "note");
	const views = quiet ? [] : report.views ?? [];
	const ranked = [...errors, ...warnings];
	const isOpen = ranked.length <= mostUnfolded;
	const tables = takeTables(fileSections(report.findings, quiet), budget);
	const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0);
	const details = take(ranked, (finding) => findingDetails(finding, isOpen), budget);
	const silent = take(quiet ? [] : [report], notJudged$1, budget);
	const noteRows = takeRows(notes, [foldedStart(notes.length)], budget);
	const pictures = take(views, picture, budget);
	return {
		tables,
		details,
		silent: silent[0]?.text ?? "",
		notes,
		noteRows,
		pictures,
		left: {
			findings: ranked.length - rows,
			details: rows - Math.min(rows, details.length),
			notes: notes.length - noteRows.length,
			pictures: views.length - pictures.length
		}
	};
}
function takeTables(sections, budget) {
	const tables = new Map();
	for (const section of sections) {
		const rows = takeRows(section.findings, [section.title], budget);
		if (rows.length === 0) break;
		tables.set(section, rows);
	}
	return tables;
}
function takeRows(findings, around, budget) {
	const [first] = findings;
	return budget.takeAll(parts(findings, tableRow(findings)), ({ of, text }) => of === first ? [
		...around,
		tableHead(findings),
		text,
		roomBelowTable
	] : [text]);
}
function take(subjects, print, budget) {
	return budget.takeAll(parts(subjects, print), ({ text }) => [text]);
}
function* parts(subjects, print) {
	for (const of of subjects) yield {
		of,
		text: print(of)
	};
}
// src/reporters/markdown.ts
const markdown = {
	id: "markdown",
	render
};
const mostBytes$1 = 1e6;
const leastBytes = 2048;
const mostNotices = 10;
const longestNotice = 300;
const roomAtEnd = " ".repeat(320);
const verdictMarks = {
	pass: "✅",
	fail: "❌",
	"cannot-judge": "⛔"
};
function render(report, { quiet, maxBytes = mostBytes$1 }) {
	const limit = Math.max(leastBytes, maxBytes);
	const budget = byteBudget(limit);
	const head = headOf(report);
	budget.take(head, roomAtEnd);
	const notices = noticesOf(report, budget);
	const toDo = whatToDo(report, budget);
	const choice = choose(report, quiet, budget);
	return [
		head,
		notices,
		toDo,
		...filesOf(choice),
		choice.silent,
		notesOf(choice),
		leftOut$1(choice, limit)
	].join("").replace(/\n+$/, "\n");
}
function headOf(report) {
	const summary = report.verdict === "pass" ? calmSummary(report) : countsOf(report);
	return `## Stateward ${`${verdictMarks[report.verdict]} ${verdictWord(report)}: ${summary}`}\n\n${claimWords(report).join(" ")}\n\n`;
}
function noticesOf({ notices }, budget) {
	const shown = notices.map((notice) => `> ${markdownText(cutAt(notice, longestNotice))}\n`).slice(0, mostNotices).filter((line) => budget.take(line, "\n>\n"));
	return shown.length === 0 ? "" : `${shown.join(">\n")}\n`;
}
function filesOf({ tables, pictures, details }) {
	const tabled = new Set([...tables.keys()].map(({ file }) => file));
	return [...[...tables].flatMap(([section, rows]) => [
		section.title,
		table(rows, section.findings),
		...texts(pictures.filter(({ of }) => of.file === section.file)),
		...detailsOf(section, details)
	]), ...texts(pictures.filter(({ of }) => !tabled.has(of.file)))];
}
function detailsOf({ findings }, details) {
	const own = new Set(findings);
	return texts(details.filter(({ of }) => own.has(of)));
}
function table(rows, findings) {
	const more = findings.length - rows.length;
	return `${tableHead(findings)}${texts(rows).join("")}\n${more === 0 ? "" : `and ${more} more, left out here\n\n`}`;
}
function notesOf({ notes, noteRows }) {
	if (noteRows.length === 0) return "";
	return `${foldedStart(notes.length)}${table(noteRows, notes)}</details>\n\n`;
}
function leftOut$1({ left }, limit) {
	const parts = [
		left.findings === 0 ? "" : counted(left.findings, "finding"),
		left.details === 0 ? "" : `details of ${counted(left.details, "finding")}`,
		left.notes === 0 ? "" : counted(left.notes, "note"),
		left.pictures === 0 ? "" : counted(left.pictures, "picture")
	].filter((part) => part !== "");
	if (parts.length === 0) return "";
	return `Left out, to stay within ${limit} bytes: ${parts.join(", ")}. The formats \`text\` and \`json\` have them all.\n`;
}
function texts(parts) {
	return parts.map(({ text }) => text);
}
// src/entry/action-summary.ts
function renderSummary(report, maxBytes) {
	return markdown.render(report, {
		color: false,
		width: 100,
		quiet: false,
		verbose: false,
		maxBytes
	});
}
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
// src/entry/action-output.ts
const longestSummary = 1e6;
const options = {
	color: false,
	width: 100,
	quiet: false,
	verbose: false
};
async function publish(runner, call, { report, notices, range, head }) {
	const { inputs } = call;
	const code = exitCodeOf(report, inputs.failOn, false);
	setOutputs(runner, report);
	for (const notice of new Set([...notices, ...report.notices])) runner.notice(notice);
	if (range !== void 0) runner.info(`judging ${range}`);
	const isWritten = writeReport(runner, report, call);
	await annotate(runner, call, report, head);
	await runner.writeSummary(renderSummary(report, longestSummary));
	await comment(runner, call, report, code === exitCodes.clean);
	return isWritten || code !== exitCodes.clean ? code : exitCodes.usage;
}
function setOutputs(runner, report) {
	runner.setOutput("verdict", report.verdict);
	runner.setOutput("errors", report.errors);
	runner.setOutput("warnings", report.warnings);
	runner.setOutput("claimed", report.claimed);
	runner.setOutput("verified", report.verified);
	runner.setOutput("files", report.files.length);
	runner.setOutput("transitions", report.transitions.length);
}
function writeReport(runner, report, { inputs, workspace }) {
	if (inputs.reportFile === void 0) return true;
	const path = resolve(workspace, inputs.reportFile);
	try {
		writeFileSync(path, json.render(report, options));
	} catch (error) {
		runner.fail(`report-file cannot be written: ${error instanceof Error ? error.message : String(error)}`);
		return false;
	}
	runner.setOutput("report", path);
	return true;
}
async function annotate(runner, { inputs, repository }, report, head) {
	const plain = () => runner.print(withoutCommands(text$1.render(report, options)));
	const commands = () => runner.print(github.render(report, options));
	if (inputs.annotations === "off") return plain();
	if (inputs.annotations === "commands" || head === void 0) return commands();
	const isClean = exitCodeOf(report, inputs.failOn, false) === exitCodes.clean;
	const summary = renderSummary(report, longestCheckSummary);
	return await asked$1(runner, inputs.token, "no check run was written", async (token) => writeCheckRun(await openApi(token), repository(), {
		headSha: head,
		report,
		isClean,
		summary
	})) ? plain() : commands();
}
const longestCheckSummary = 65535;
async function comment(runner, { inputs, event, repository }, report, isClean) {
	const pullRequest = pullRequestNumber(event.payload);
	const { comment: when, path } = inputs;
	if (when === "never" || pullRequest === void 0) return;
	const render = (mostBytes) => renderSummary(report, mostBytes);
	await asked$1(runner, inputs.token, "no comment was written", async (token) => writeComment(await openApi(token), repository(), {
		pullRequest,
		path,
		when,
		isClean,
		render
	}));
}
async function asked$1(runner, token, otherwise, ask) {
	if (token === void 0) {
		runner.notice(`${otherwise}: the input token is empty`);
		return false;
	}
	try {
		await ask(token);
		return true;
	} catch (error) {
		runner.notice(`${otherwise}: ${refusalOf(error)}`);
		return false;
	}
}
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
		merged.set(finding.fingerprint, known === void 0 ? finding : joined$1(known, finding));
	}
	return [...merged.values()];
}
const ranks = {
	error: 0,
	warning: 1,
	note: 2
};
function joined$1(known, later) {
	const graver = ranks[later.severity] < ranks[known.severity] ? later : known;
	const commits = [...new Set([...known.commits ?? [], ...later.commits ?? []])];
	return commits.length === 0 ? graver : {
		...graver,
		commits
	};
}
// src/git/quoted.ts
const longestQuote$1 = 120;
const invisible$1 = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quoted(text) {
	const shown = text.length > longestQuote$1 ? `${text.slice(0, longestQuote$1)}…` : text;
	return JSON.stringify(shown).replace(invisible$1, escapeUnits$1);
}
function escapeUnits$1(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/git/obstacles.ts
const usageCodes = new Set([
	"range-malformed",
	"ref-unknown",
	"ref-ambiguous"
]);
function isUsageObstacle(obstacle) {
	return usageCodes.has(obstacle.code);
}
function rangeMalformed(text) {
	return {
		code: "range-malformed",
		message: `${quoted(text)} is not a range of the form A..B.`,
		fix: "Name both ends, for example origin/main..HEAD."
	};
}
function refUnknown(name) {
	return {
		code: "ref-unknown",
		message: `${quoted(name)} names no commit in this repository.`,
		fix: "Correct the name, or fetch it first: git fetch origin <name>."
	};
}
function refAmbiguous(names) {
	return {
		code: "ref-ambiguous",
		message: `${names.map(quoted).join(" or ")} names more than one ref.`,
		fix: "Write the full name, for example refs/heads/main, or the commit id."
	};
}
function historiesUnrelated(base, head) {
	return {
		code: "histories-unrelated",
		message: `${quoted(base)} and ${quoted(head)} have no commit in common, so there is no state to judge from.`,
		fix: "Name a base from which the head descends."
	};
}
function historyMissing(what) {
	return {
		code: "history-missing",
		message: `The clone is shallow: ${what}.`,
		fix: "Run git fetch --unshallow; in a workflow, under actions/checkout:\n  with:\n    fetch-depth: 0"
	};
}
function fetchFailed(what, complaint) {
	const said = /^(?:fatal|error|remote): .*$/m.exec(complaint)?.[0] ?? complaint.trim();
	return {
		code: "history-missing",
		message: `The checkout lacks ${what}, and fetching failed: ${isRefusedLogin(complaint) ? "the remote asks for credentials, and the checkout left none behind (persist-credentials: false)" : `git fetch says ${quoted(said)}`}.`,
		fix: "Let the checkout bring the whole history; in the workflow, under actions/checkout:\n  with:\n    fetch-depth: 0"
	};
}
function isRefusedLogin(complaint) {
	return /could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|Permission denied|Repository not found|error: 40[13]/i.test(complaint);
}
function graftsPresent(path) {
	return {
		code: "grafts-present",
		message: `${quoted(path)} replaces the parents of commits, so the history shown is not the one committed.`,
		fix: "Delete that file."
	};
}
function outputUnreadable(command) {
	return {
		code: "git-output",
		message: `The answer of git ${command} makes no sense, or a tree names one path twice.`,
		fix: "Run git fsck and mend what it reports."
	};
}
function gitFailed(command, failure) {
	const complaint = failure.complaint.trim();
	if (failure.absent === "git") return gitMissing();
	if (failure.absent === "directory" || complaint.includes("not a git repository")) return notARepository();
	if (complaint.includes("dubious ownership")) return repositoryUntrusted();
	const [, lacking] = /could not fetch ([0-9a-f]+) from promisor remote/.exec(complaint) ?? [];
	if (lacking !== void 0) return objectMissing(lacking);
	return {
		code: "git-failed",
		message: `git ${command} stopped with code ${failure.code ?? "none (killed)"}: ${quoted(complaint)}.`,
		fix: "Mend what git reports (git fsck shows damage), then check again."
	};
}
function objectMissing(id) {
	return {
		code: "object-missing",
		message: `The repository does not hold the object ${quoted(id)}.`,
		fix: "Fetch what is missing: git fetch --refetch --no-filter"
	};
}
function gitMissing() {
	return {
		code: "git-missing",
		message: "git cannot be started.",
		fix: "Install git 2.31 or later and put it on PATH."
	};
}
function notARepository() {
	return {
		code: "not-a-repository",
		message: "There is no git repository here.",
		fix: "Run inside a git repository, or name its directory."
	};
}
function repositoryUntrusted() {
	return {
		code: "repository-untrusted",
		message: "git refuses to read a repository that belongs to another user.",
		fix: "Run git config --global --add safe.directory with the directory of the repository."
	};
}
// src/git/environment.ts
const passedVariables = [
	"GIT_INDEX_FILE",
	"GIT_DIR",
	"GIT_WORK_TREE",
	"GIT_COMMON_DIR",
	"GIT_OBJECT_DIRECTORY",
	"GIT_ALTERNATE_OBJECT_DIRECTORIES",
	"GIT_QUARANTINE_PATH",
	"GIT_NO_REPLACE_OBJECTS",
	"GIT_NO_LAZY_FETCH"
];
const helperPrograms = new Set([
	"EDITOR",
	"PAGER",
	"PREFIX",
	"SSH_ASKPASS",
	"VISUAL"
]);
function gitEnvironment(caller) {
	const environment = {};
	for (const [name, value] of Object.entries(caller)) if (value !== void 0 && reachesGit(name.toUpperCase())) environment[name] = value;
	return {
		...environment,
		LC_ALL: "C",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1"
	};
}
function reachesGit(name) {
	if (name.startsWith("GIT_")) return passedVariables.includes(name);
	return !helperPrograms.has(name);
}
// src/git/index-file.ts
function withIndexFound(directory, environment) {
	const { GIT_INDEX_FILE: index, GIT_DIR: explicit, GIT_WORK_TREE: top } = environment;
	if (!index || isAbsolute(index) || explicit === void 0 || top !== void 0) return environment;
	for (let at = directory;; at = dirname(at)) {
		const file = join(at, index);
		if (existsSync(file)) return {
			...environment,
			GIT_INDEX_FILE: file
		};
		if (at === dirname(at)) return environment;
	}
}
// src/git/repository.ts
const globalOptions = [
	"--no-pager",
	"--no-optional-locks",
	"--literal-pathspecs",
	"-c",
	"core.warnAmbiguousRefs=true"
];
function openGitRepository(directory, caller = process.env) {
	const environment = withIndexFound(directory, gitEnvironment(caller));
	return {
		directory,
		environment,
		run: (command, input) => runGit(directory, environment, command, input)
	};
}
async function runGit(directory, environment, command, input) {
	let ended;
	try {
		const { simpleGit } = await import("./action-dist.js");
		await simpleGit({
			baseDir: directory,
			allowEnvironment: passedVariables,
			completion: {
				onClose: true,
				onExit: false
			},
			errors: (error, result) => {
				ended = result;
				return result.exitCode === 0 ? error : exitError(result.exitCode);
			},
			...input === void 0 ? {} : { input: () => input }
		}).env({ ...environment }).raw([...globalOptions, ...command]);
	} catch (error) {
		return failure$1(ended, error);
	}
	if (ended === void 0) return {
		ok: false,
		code: null,
		complaint: "git gave no answer"
	};
	return {
		ok: true,
		output: Buffer.concat(ended.stdOut),
		warnings: text(ended.stdErr)
	};
}
function exitError(exitCode) {
	return Object.assign(new Error(`git ended with code ${exitCode}`), { exitCode });
}
function failure$1(ended, error) {
	if (ended === void 0) {
		const complaint = String(error);
		return {
			ok: false,
			code: null,
			complaint,
			...isAbsentDirectory(complaint) ? { absent: "directory" } : {}
		};
	}
	const complaint = text(ended.stdErr);
	const neverStarted = complaint.includes("spawn git ENOENT") || complaint.includes("spawn git EACCES");
	return {
		ok: false,
		code: ended.exitCode,
		complaint,
		...neverStarted ? { absent: "git" } : {}
	};
}
function isAbsentDirectory(complaint) {
	return complaint.includes("a directory that does not exist");
}
function text(chunks) {
	return Buffer.concat(chunks).toString("utf8");
}
// src/git/pushed-refs.ts
function isZero(id) {
	return /^0+$/.test(id);
}
// src/entry/usage-error.ts
function usageError(usage) {
	return { usage };
}
function isUsageError(value) {
	return "usage" in value;
}
// src/entry/action-event.ts
const readers = {
	pull_request: pullRequest,
	pull_request_target: pullRequest,
	pull_request_review: pullRequest,
	pull_request_review_comment: pullRequest,
	push,
	merge_group: mergeGroup,
	workflow_dispatch: endsNeeded,
	schedule: endsNeeded
};
function readTarget(event, ends) {
	if (ends !== void 0) return {
		type: "inputs",
		...ends
	};
	const read = Object.hasOwn(readers, event.name) ? readers[event.name] : void 0;
	return read === void 0 ? unknownEvent(event) : read(event);
}
function pullRequest({ name, payload, sha }) {
	const base = commitIn(payload, "pull_request", "base", "sha");
	const head = commitIn(payload, "pull_request", "head", "sha");
	const baseBranch = refNameIn(payload, "pull_request", "base", "ref");
	if (base === void 0) return malformed(name, "pull_request.base.sha");
	if (head === void 0) return malformed(name, "pull_request.head.sha");
	if (baseBranch === void 0) return malformed(name, "pull_request.base.ref");
	return {
		type: "pull-request",
		base,
		head,
		baseBranch,
		...name !== "pull_request_target" && isObjectId(sha) && sha !== head ? { mergeResult: sha } : {}
	};
}
function mergeGroup({ name, payload }) {
	const base = commitIn(payload, "merge_group", "base_sha");
	const head = commitIn(payload, "merge_group", "head_sha");
	if (base === void 0) return malformed(name, "merge_group.base_sha");
	return head === void 0 ? malformed(name, "merge_group.head_sha") : {
		type: "merge-group",
		base,
		head
	};
}
function push({ name, payload }) {
	const ref = refNameIn(payload, "ref");
	const before = idIn(payload, "before");
	const after = idIn(payload, "after");
	if (ref === void 0 || !/^refs\/(?:heads|tags)\/./.test(ref)) return malformed(name, "ref");
	if (before === void 0) return malformed(name, "before");
	if (after === void 0) return malformed(name, "after");
	if (isZero(after)) return {
		type: "nothing",
		reason: `${ref} was deleted`
	};
	if (ref.startsWith("refs/tags/")) return {
		type: "nothing",
		reason: `${ref} is a tag`
	};
	const defaultBranch = refNameIn(payload, "repository", "default_branch");
	if (defaultBranch === void 0) return malformed(name, "repository.default_branch");
	const branch = ref.slice(11);
	return {
		type: "push",
		before: isZero(before) ? void 0 : before,
		after,
		branch,
		defaultBranch
	};
}
function commitIn(payload, ...path) {
	const id = idIn(payload, ...path);
	return id === void 0 || isZero(id) ? void 0 : id;
}
function endsNeeded({ name }) {
	return usageError(`the event ${name} does not say what is to be judged; set the inputs base and head, for example base: origin/main~20 and head: origin/main`);
}
function malformed(event, what) {
	return usageError(`the payload of the event ${event} has no usable ${what}; nothing was judged. If a test wrote the payload, correct it, else set the inputs base and head`);
}
function unknownEvent({ name, payload }) {
	const action = member$1(payload, "action");
	const kind = typeof action === "string" ? `${name} (${action})` : name;
	return usageError(`the event ${JSON.stringify(kind)} says nothing about a range of commits; run on ${Object.keys(readers).join(", ")}, or set the inputs base and head`);
}
// src/text/nearest-name.ts
function nearestName(name, known) {
	let best;
	let bound = Math.max(2, Math.floor(name.length / 3));
	for (const candidate of known) {
		const distance = editDistance(name, candidate, bound);
		if (distance > bound) continue;
		best = candidate;
		bound = distance - 1;
	}
	return best;
}
function editDistance(left, right, bound) {
	if (Math.abs(left.length - right.length) > bound) return bound + 1;
	let row = Array.from({ length: right.length + 1 }, (_, index) => index);
	for (let i = 0; i < left.length; i += 1) {
		const next = nextRow(row, left.charCodeAt(i), right, i + 1);
		if (Math.min(...next) > bound) return bound + 1;
		row = next;
	}
	return row[right.length] ?? left.length;
}
function nextRow(row, unit, right, first) {
	const next = [first];
	for (let j = 0; j < right.length; j += 1) {
		const substituted = (row[j] ?? 0) + (right.charCodeAt(j) === unit ? 0 : 1);
		next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
	}
	return next;
}
// src/entry/action-inputs.ts
const choices = {
	granularity: [
		"auto",
		"commit",
		"squash"
	],
	guard: [
		"success",
		"failure",
		"skipped",
		"cancelled"
	],
	"fail-on": [
		"error",
		"warning",
		"never"
	],
	annotations: [
		"commands",
		"check-run",
		"off"
	],
	comment: [
		"never",
		"on-failure",
		"always"
	]
};
function readInputs(get) {
	const text = (name) => get(name) === "" ? void 0 : get(name);
	const problem = problemIn(text);
	if (problem !== void 0) return problem;
	const base = text("base");
	const head = text("head");
	const chosen = (name) => choices[name].find((value) => value === text(name));
	return {
		config: text("config"),
		ends: base === void 0 || head === void 0 ? void 0 : {
			base,
			head
		},
		path: text("path") ?? ".",
		granularity: chosen("granularity") ?? "auto",
		guard: chosen("guard"),
		failOn: chosen("fail-on") ?? "error",
		annotations: chosen("annotations") ?? "commands",
		comment: chosen("comment") ?? "never",
		reportFile: text("report-file"),
		token: text("token")
	};
}
function problemIn(text) {
	const base = text("base");
	const head = text("head");
	if (base !== void 0 && head === void 0) return lonely("base", "head");
	if (head !== void 0 && base === void 0) return lonely("head", "base");
	if (text("sarif-file") !== void 0) return usageError("the input sarif-file is not available yet; leave it out, or use report-file (JSON)");
	for (const [name, known] of Object.entries(choices)) {
		const problem = notOneOf(name, text(name), known);
		if (problem !== void 0) return problem;
	}
}
function lonely(given, missing) {
	return usageError(`the input ${given} is set and ${missing} is not; they come as a pair`);
}
function notOneOf(name, value, known) {
	if (value === void 0 || known.includes(value)) return void 0;
	const nearest = nearestName(value, known);
	const hint = nearest === void 0 ? `one of ${known.join(", ")} was expected` : `did you mean '${nearest}'?`;
	return usageError(`the input ${name} is ${JSON.stringify(value)}, which is not known; ${hint}`);
}
// node_modules/picomatch/lib/constants.js
var require_constants = __commonJSMin$2(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));
// node_modules/picomatch/lib/utils.js
var require_utils = __commonJSMin$2(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));
// node_modules/picomatch/lib/scan.js
var require_scan = __commonJSMin$2(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? Infinity : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));
// node_modules/picomatch/lib/parse.js
var require_parse = __commonJSMin$2(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));
// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = __commonJSMin$2(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));
// src/text/source.ts
var import_picomatch = __toESM(__commonJSMin$2(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}))(), 1);
const lineFeed = 10;
const carriageReturn = 13;
function sourceText(text) {
	let known;
	const lineStarts = () => {
		known ??= findLineStarts(text);
		return known;
	};
	return {
		text,
		get lineCount() {
			return lineStarts().length;
		},
		positionAt: (offset) => positionIn(lineStarts(), Math.min(Math.max(offset, 0), text.length)),
		lineText: (line) => lineIn(text, lineStarts(), line)
	};
}
function spanAt(source, start, end) {
	const from = source.positionAt(start);
	const to = source.positionAt(end);
	return {
		line: from.line,
		column: from.column,
		endLine: to.line,
		endColumn: to.column
	};
}
function findLineStarts(text) {
	const starts = [0];
	for (let offset = 0; offset < text.length; offset++) {
		const code = text.charCodeAt(offset);
		if (code > carriageReturn) continue;
		if (code === carriageReturn && text.charCodeAt(offset + 1) === lineFeed) offset++;
		else if (code !== lineFeed && code !== carriageReturn) continue;
		starts.push(offset + 1);
	}
	return starts;
}
function positionIn(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
function lineIn(text, starts, line) {
	const start = starts[line - 1];
	if (start === void 0) return void 0;
	const next = starts[line];
	return next === void 0 ? text.slice(start) : text.slice(start, next - breakLength(text, next));
}
function breakLength(text, end) {
	return text.charCodeAt(end - 1) === lineFeed && text.charCodeAt(end - 2) === carriageReturn ? 2 : 1;
}
// src/text/text-fault.ts
function textFault(messageId, message, span) {
	return {
		messageId,
		message,
		span,
		pointer: ""
	};
}
// src/text/utf8.ts
function invalidUtf8Offset(bytes) {
	let offset = 0;
	while (offset < bytes.length) {
		const length = sequenceLength$1(bytes, offset);
		if (length === 0) return offset;
		offset += length;
	}
	return offset;
}
function sequenceLength$1(bytes, offset) {
	const lead = bytes[offset] ?? 0;
	if (lead < 128) return 1;
	const length = lengthOf(lead);
	for (let index = 1; index < length; index++) {
		const byte = bytes[offset + index] ?? 0;
		const lowest = index === 1 ? lowestSecond(lead) : 128;
		const highest = index === 1 ? highestSecond(lead) : 191;
		if (byte < lowest || byte > highest) return 0;
	}
	return length;
}
function lengthOf(lead) {
	if (lead < 194 || lead > 244) return 0;
	if (lead < 224) return 2;
	return lead < 240 ? 3 : 4;
}
function lowestSecond(lead) {
	if (lead === 224) return 160;
	return lead === 240 ? 144 : 128;
}
function highestSecond(lead) {
	if (lead === 237) return 159;
	return lead === 244 ? 143 : 191;
}
// src/text/decode.ts
const byteOrderMark = "﻿";
const mostMarksReported = 20;
function decodeText(bytes) {
	if (looksLikeUtf16(bytes)) return refused$4("looks like UTF-16; save it as UTF-8");
	const skipped = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	const content = bytes.subarray(skipped);
	const text = decodeUtf8(content);
	return text === void 0 ? undecodable(content, skipped) : accepted(text);
}
function looksLikeUtf16(bytes) {
	const [first, second] = bytes;
	return first === 255 && second === 254 || first === 254 && second === 255;
}
function decodeUtf8(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
function undecodable(content, skipped) {
	const offset = invalidUtf8Offset(content);
	const byte = content[offset];
	if (byte === void 0) return refused$4("too large to be read as one text");
	return refused$4(`not UTF-8: the byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")} at byte offset ${offset + skipped} begins no valid character; save it as UTF-8`, decodeUtf8(content.subarray(0, offset)));
}
function refused$4(message, readable = "") {
	const end = readable.length;
	return {
		text: "",
		faults: [textFault("not-utf8", message, spanAt(sourceText(readable), end, end))]
	};
}
function accepted(text) {
	const source = sourceText(text);
	const faults = [];
	let offset = text.indexOf(byteOrderMark);
	while (offset >= 0 && faults.length < mostMarksReported) {
		faults.push(textFault("byte-order-mark", "a byte order mark (U+FEFF) in the middle of the text; remove this invisible character", spanAt(source, offset, offset + 1)));
		offset = text.indexOf(byteOrderMark, offset + 1);
	}
	return {
		text,
		faults
	};
}
// src/core/location.ts
function inAfter(pointer, part = "") {
	return {
		side: "after",
		part,
		pointer
	};
}
function inBefore(pointer, part = "") {
	return {
		side: "before",
		part,
		pointer
	};
}
function appendToken(pointer, token) {
	return `${pointer}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function pointerTokens(pointer) {
	if (pointer === "") return [];
	return pointer.slice(1).split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
// src/core/rule.ts
function ruleOver() {
	return (rule) => rule;
}
function makeProblem(messages) {
	return (messageId, values, detail) => ({
		messageId,
		message: fillMessage(messages[messageId] ?? messageId, values),
		subject: detail.subject,
		at: detail.at,
		related: detail.related ?? [],
		...detail.data === void 0 ? {} : { data: detail.data }
	});
}
function fillMessage(template, values) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
}
// src/core/file-rules/file-facts.ts
const fileRule = ruleOver();
// src/core/file-rules/case-collision.ts
const caseCollision = fileRule({
	id: "state-file/case-collision",
	title: "No other path is the same but for case",
	why: "Where file systems ignore case or Unicode composition, a checkout keeps one of the two files and loses the other.",
	fix: "Rename or remove one of the two files.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge"
	],
	messages: { collision: "differs from {path} only in case or Unicode composition" },
	*check(facts, problem) {
		const [path] = facts.collisions;
		if (facts.after === null || path === void 0) return;
		yield problem("collision", { path }, {
			subject: "",
			at: inAfter(""),
			data: { paths: facts.collisions }
		});
	}
});
// src/core/file-rules/deleted.ts
const messageIds$1 = {
	error: "refused",
	warning: "warned",
	note: "finished"
};
const deleted = fileRule({
	id: "state-file/deleted",
	title: "A state file is not deleted",
	why: "Deleting the record removes every proof of what was done, and re-creating it would launder what it said.",
	fix: "Restore the file, or move its content to an archive file in the same change.",
	severity: "error",
	messageSeverities: {
		warned: "warning",
		archived: "note",
		finished: "note"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		refused: "the state file was deleted and its content is not kept anywhere",
		warned: "the state file was deleted and its content is not kept anywhere",
		finished: "the state file was deleted; everything in it was done",
		archived: "the state file was deleted; its content is kept at {path}"
	},
	*check(facts, problem) {
		if (facts.before === null || facts.after !== null || facts.reverts !== void 0) return;
		const detail = {
			subject: "",
			at: inBefore("")
		};
		const [path] = facts.archived;
		if (path !== void 0) yield problem("archived", { path }, {
			...detail,
			data: { archived: facts.archived }
		});
		else yield problem(messageIds$1[facts.deletion], {}, detail);
	}
});
// src/core/file-rules/lfs-pointer.ts
const lfsPointer = fileRule({
	id: "state-file/lfs-pointer",
	title: "A state file is stored in git itself",
	why: "The commit holds only a Git LFS pointer: the state itself is not in the history that is judged.",
	fix: "Take the path out of .gitattributes (filter=lfs) and commit the file itself.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { pointer: "is a Git LFS pointer, not the state itself" },
	*check(facts, problem) {
		if (facts.after?.nature === "lfs-pointer") yield problem("pointer", {}, {
			subject: "",
			at: inAfter("")
		});
	}
});
// src/core/file-rules/not-regular.ts
const notRegular = fileRule({
	id: "state-file/not-regular",
	title: "A state file is a regular file",
	why: "What a submodule holds, or a link that leads to no file of this repository, can change without a commit here.",
	fix: "Commit the state as a regular file at this path, or link to a file of this repository.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		link: "is a symbolic link, not a regular file",
		absolute: "is a symbolic link to the absolute path {target}",
		outside: "is a symbolic link to {target}, which leaves the repository",
		loop: "is a symbolic link that leads back to itself, or through more than 40 links",
		dangling: "is a symbolic link to {target}, where no file is committed",
		"into-submodule": "is a symbolic link to {target}, which lies in a submodule",
		"no-path": "is a symbolic link whose text is no path",
		submodule: "is a submodule, not a regular file"
	},
	*check(facts, problem) {
		const { nature, link } = facts.after ?? {};
		const detail = {
			subject: "",
			at: inAfter("")
		};
		if (nature === "submodule") yield problem("submodule", {}, detail);
		if (nature !== "link") return;
		if (link === void 0) yield problem("link", {}, detail);
		else yield problem(link.reason, { target: link.target }, {
			...detail,
			data: { target: link.target }
		});
	}
});
// src/core/file-rules/reverted.ts
const reverted = fileRule({
	id: "state-file/reverted",
	title: "A revert takes a whole commit back",
	why: "An exact revert of work is legal, and whoever relied on that work should know that it is gone.",
	fix: "Nothing to do if the revert was meant; otherwise revert the revert.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step"],
	cutsRange: true,
	messages: { reverted: "this commit reverts {commit} exactly, and with it what that commit recorded here" },
	*check(facts, problem) {
		if (facts.reverts === void 0) return;
		const detail = {
			subject: "",
			at: inAfter(""),
			data: { reverts: facts.reverts }
		};
		yield problem("reverted", { commit: facts.reverts.slice(0, 7) }, detail);
	}
});
// src/core/file-rules/too-large.ts
const tooLarge = fileRule({
	id: "state-file/too-large",
	title: "A state file stays within the size limit",
	why: "A file beyond the limit is not parsed, and what is not parsed cannot be judged.",
	fix: "Move finished work to an archive file, or ask an owner to raise limits.maxBytes.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { size: "is {size} bytes long; the limit is {limit}" },
	*check(facts, problem) {
		if (facts.after?.nature !== "too-large") return;
		yield problem("size", {
			size: facts.after.size,
			limit: facts.maxBytes
		}, {
			subject: "",
			at: inAfter(""),
			data: {
				size: facts.after.size,
				limit: facts.maxBytes
			}
		});
	}
});
// src/core/subject.ts
function subjectOf(entity, field) {
	const escaped = entity.replaceAll("#", "##");
	return field === void 0 ? escaped : `${escaped}#${escapeField(field)}`;
}
function splitSubject(subject) {
	for (let index = subject.indexOf("#"); index >= 0; index = subject.indexOf("#", index + 2)) {
		if (subject[index + 1] === "#") continue;
		return {
			entity: undoubled(subject.slice(0, index)),
			field: unescapeField(subject.slice(index + 1))
		};
	}
	return {
		entity: undoubled(subject),
		field: void 0
	};
}
function covers(claimed, subject) {
	if (claimed === subject) return true;
	const outer = splitSubject(claimed);
	return outer.field === void 0 && outer.entity === splitSubject(subject).entity;
}
function escapeField(field) {
	return field.replaceAll("~", "~0").replace(/^#/, "~1");
}
function unescapeField(field) {
	return field.replace(/^~1/, "#").replaceAll("~0", "~");
}
function undoubled(entity) {
	return entity.replaceAll("##", "#");
}
// src/core/file-rules/unreadable.ts
const unreadable = fileRule({
	id: "state-file/unreadable",
	title: "A state file can be read",
	why: "What cannot be read cannot be judged, and a broken file would hide whatever was done to it.",
	fix: "Restore the last readable version, then make your change again.",
	severity: "error",
	messageSeverities: { previous: "warning" },
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		next: "cannot be read: {reason}",
		previous: "the previous version cannot be read ({reason}); the new one is judged as an added file"
	},
	*check(facts, problem) {
		for (const fault of facts.after?.faults ?? []) yield problem("next", { reason: fault.message }, {
			subject: fault.pointer === "" ? "" : subjectOf("", fault.pointer),
			at: inAfter(fault.pointer, fault.part),
			data: dataOf(fault)
		});
		const [first] = facts.before?.faults ?? [];
		if (first === void 0 || facts.after === null || facts.after.faults.length > 0) return;
		yield problem("previous", { reason: first.message }, {
			subject: "",
			at: inBefore(first.pointer, first.part),
			data: dataOf(first)
		});
	}
});
function dataOf(fault) {
	return {
		fault: fault.messageId,
		line: fault.span.line,
		column: fault.span.column
	};
}
// src/core/file-rules/index.ts
const fileRules = [
	caseCollision,
	deleted,
	lfsPointer,
	notRegular,
	reverted,
	tooLarge,
	unreadable
];
// src/core/file-rules/policy-facts.ts
const policyRule = ruleOver();
// src/core/file-rules/config-changed.ts
const mostNamed$1 = 5;
const configChanged = policyRule({
	id: "config/changed",
	title: "A change of the configuration is seen",
	why: "Whoever changes how state is judged must not be judged by the change, and a reviewer has to see it.",
	fix: "Have the change reviewed by whoever owns the gate; it counts once it is on the base side.",
	severity: "warning",
	since: "0.1.0",
	fixed: true,
	scopes: ["net"],
	messages: {
		configuration: "this changes how state files are judged, from the next change on: {effect}",
		waivers: "this changes the waivers; they count once they are on the base side",
		headWaivers: "this changes the waivers, and they count at once (waiversFrom: head); a code owner should approve"
	},
	*check(facts, problem) {
		if (!facts.changed || facts.role === "nested") return;
		const detail = {
			subject: "",
			at: facts.after === null ? inBefore("") : inAfter("")
		};
		if (facts.role === "waivers") yield problem(facts.headWaives ? "headWaivers" : "waivers", {}, detail);
		else {
			const data = {
				governed: facts.governed,
				released: facts.released
			};
			yield problem("configuration", { effect: effectOf(facts) }, {
				...detail,
				data
			});
		}
	}
});
function effectOf({ after, governed, released }) {
	if (after !== null && after.faults.length > 0) return "it cannot be used";
	return [...governed.length > 0 ? [`it governs ${named(governed)}`] : [], ...released.length > 0 ? [`it no longer governs ${named(released)}`] : []].join("; ") || "it governs the same files";
}
function named(paths) {
	const rest = paths.length - mostNamed$1;
	return paths.slice(0, mostNamed$1).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
// src/core/file-rules/policy-rules.ts
const policyRules = [
	configChanged,
	policyRule({
		id: "config/invalid",
		title: "The configuration can be used",
		why: "What a broken configuration was meant to govern would go unjudged after the merge.",
		fix: "Correct the named line; `stateward check` on the command line reads the file as it will be read.",
		severity: "error",
		messageSeverities: { base: "warning" },
		since: "0.1.0",
		fixed: true,
		scopes: ["net"],
		messages: {
			next: "cannot be used: {reason}",
			base: "on the base side it cannot be used ({reason}); the built-in defaults judge",
			nested: "lies in a folder, and only the configuration at the top of the repository is read"
		},
		*check({ role, before, after }, problem) {
			if (role === "nested") {
				yield problem("nested", {}, {
					subject: "",
					at: inAfter("")
				});
				return;
			}
			for (const { message, pointer } of after?.faults ?? []) {
				const detail = {
					subject: subjectOf("", pointer || message),
					at: inAfter(pointer)
				};
				yield problem("next", { reason: message }, {
					...detail,
					data: { reason: message }
				});
			}
			const [first] = before?.faults ?? [];
			if (first === void 0 || after !== null && after.faults.length > 0) return;
			const detail = {
				subject: "",
				at: inBefore(first.pointer),
				data: { reason: first.message }
			};
			yield problem("base", { reason: first.message }, detail);
		}
	}),
	policyRule({
		id: "config/matches-nothing",
		title: "Every entry of the configuration matches a file",
		why: "An entry that matches nothing guards nothing, and a mistyped path looks like a guarded file.",
		fix: "Correct the path (it counts from the top of the repository, and case counts), or remove the entry.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["net"],
		messages: { nothing: "no file matches {glob}, before or after this change" },
		*check({ unmatched, after }, problem) {
			const place = after === null ? inBefore : inAfter;
			for (const { glob, pointer } of unmatched) yield problem("nothing", { glob }, {
				subject: subjectOf("", glob),
				at: place(pointer)
			});
		}
	}),
	policyRule({
		id: "config/waiver-expired",
		title: "A waiver is used within its time",
		why: "A waiver is an exception with an end; one that is used after it has become a rule that nobody agreed to.",
		fix: "Bring the state back to green, or have the owner give the waiver a later day.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["net"],
		messages: {
			ending: "the waiver of {fingerprint} ended on {until}; it stops counting fourteen days after that",
			ended: "the waiver of {fingerprint} ended on {until} and does not count any more"
		},
		*check({ expired }, problem) {
			for (const { fingerprint, until, pointer, counts } of expired) {
				const detail = {
					subject: subjectOf("", fingerprint),
					at: inBefore(pointer)
				};
				yield problem(counts ? "ending" : "ended", {
					fingerprint,
					until
				}, detail);
			}
		}
	})
];
// src/core/json-text.ts
function canonicalJson(value) {
	const output = [];
	const pending = [{ value }];
	for (let piece = pending.pop(); piece !== void 0; piece = pending.pop()) if ("text" in piece) output.push(piece.text);
	else if (isJsonArray(piece.value)) pushArray(pending, piece.value);
	else if (isJsonObject(piece.value)) pushMembers$1(pending, Object.entries(piece.value));
	else output.push(piece.value === void 0 ? "" : JSON.stringify(piece.value));
	return output.join("");
}
function pushArray(pending, members) {
	pending.push({ text: "]" });
	for (let index = members.length - 1; index >= 0; index -= 1) {
		pending.push({ value: members[index] });
		if (index > 0) pending.push({ text: "," });
	}
	pending.push({ text: "[" });
}
function pushMembers$1(pending, entries) {
	entries.sort(([left], [right]) => compareCodePoints(right, left));
	pending.push({ text: "}" });
	for (const [index, [key, value]] of entries.entries()) {
		const isFirst = index === entries.length - 1;
		pending.push({ value }, { text: `${isFirst ? "" : ","}${JSON.stringify(key)}:` });
	}
	pending.push({ text: "{" });
}
// src/core/merge-rules.ts
const rule = ruleOver();
function mergeRules(kindId) {
	return [mergeLost(kindId), mergeInvented(kindId)];
}
function mergeLost(kindId) {
	return rule({
		id: `${kindId}/merge-lost`,
		title: "A merge keeps what each side did",
		why: "A merge is not a step: what one side completed, counted or changed since the merge base still holds.",
		fix: "Merge again and keep that side's value, or change it in a commit of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["merge"],
		messages: { lost: "the merge dropped what one side did to '{subject}': {sides} became {result}" },
		*check(faults, problem) {
			for (const fault of faults) if (fault.type === "lost") yield problem("lost", values(fault), detail(fault));
		}
	});
}
function mergeInvented(kindId) {
	return rule({
		id: `${kindId}/merge-invented`,
		title: "A merge invents nothing",
		why: "A value that no side holds and no single step explains was made up while merging, where nobody looks.",
		fix: "Merge again with one side's value, and make the change in a commit of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["merge"],
		messages: { invented: "the merge made up a value for '{subject}': {sides} became {result}" },
		*check(faults, problem) {
			for (const fault of faults) if (fault.type === "other") yield problem("invented", values(fault), detail(fault));
		}
	});
}
function values(fault) {
	const sides = [...new Set(fault.parents.map(shown$2))].join(" and ");
	return {
		subject: fault.subject,
		sides: sides === "" ? "nothing" : sides,
		result: shown$2(fault.result)
	};
}
function detail(fault) {
	return {
		subject: fault.subject,
		at: inAfter(fault.pointer, fault.part)
	};
}
function shown$2(value) {
	if (value === void 0) return "absent";
	const text = canonicalJson(value);
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
// src/config/settings.ts
const sharedRules = [...fileRules, ...policyRules];
const severities = [
	"error",
	"warning",
	"note",
	"off"
];
function resolveSettings(kind, options = {}) {
	const { rules = {}, ...own } = options;
	const checked = kind.checkOptions(own);
	const chosen = isRecord(rules) ? readRules$1(kind, rules) : {
		faults: [rulesAreNoMapping],
		settings: []
	};
	const faults = [...checked.ok ? [] : checked.faults, ...chosen.faults];
	if (!checked.ok || faults.length > 0) return {
		ok: false,
		faults: faults.sort(byPointer)
	};
	const settings = new Map([...impliedSettings(kind, checked.options), ...chosen.settings]);
	return {
		ok: true,
		settings: {
			options: checked.options,
			rules: settings
		}
	};
}
const rulesAreNoMapping = {
	pointer: "/rules",
	message: "must be a mapping from rule ids to severities"
};
function readRules$1(kind, rules) {
	const faults = [];
	const settings = [];
	for (const [ruleId, choice] of Object.entries(rules)) {
		const pointer = appendToken("/rules", ruleId);
		const read = readChoice(kind, ruleId, choice);
		if (Array.isArray(read)) faults.push(...read.map((fault) => ({
			...fault,
			pointer: pointer + fault.pointer
		})));
		else settings.push([ruleId, read]);
	}
	return {
		faults,
		settings
	};
}
function byPointer(left, right) {
	return compareCodePoints(left.pointer, right.pointer) || compareCodePoints(left.message, right.message);
}
function defaultSettings(kind) {
	return {
		options: kind.defaults,
		rules: impliedSettings(kind, kind.defaults)
	};
}
function impliedSettings(kind, options) {
	const implied = Object.entries(kind.impliedSeverities?.(options) ?? {});
	return new Map(implied.map(([ruleId, severity]) => [ruleId, typeof severity === "string" ? { severity } : { messages: severity }]));
}
function readChoice(kind, ruleId, choice) {
	const rule = [
		...sharedRules,
		...mergeRules(kind.id),
		...kind.rules
	].find((each) => each.id === ruleId);
	if (rule === void 0) return [{
		pointer: "",
		message: `is not a rule of ${kind.id}`,
		unknownKey: ruleId
	}];
	const [severity, options, ...rest] = Array.isArray(choice) ? choice : [choice];
	if (!severities.includes(severity) || rest.length > 0) return [{
		pointer: "",
		message: "must be error, warning, note or off, or [severity, options]"
	}];
	if (rule.fixed) return [{
		pointer: "",
		message: "cannot be switched off or weakened"
	}];
	if (options === void 0) return { severity };
	const faults = kind.checkRuleOptions(ruleId, options);
	if (faults.length > 0) return faults.map((fault) => ({
		...fault,
		pointer: `/1${fault.pointer}`
	}));
	return {
		severity,
		options: {
			...rule.options?.defaults,
			...options
		}
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/config/govern.ts
const globOptions = {
	dot: true,
	flags: "s",
	nonegate: true,
	noextglob: true
};
function governByDetection(kinds, governanceOf = builtIn$1) {
	const matchers = kinds.map((kind) => ({
		matches: (0, import_picomatch.default)([...kind.files], globOptions),
		governance: kind.detectedByShape ? withShape(governanceOf(kind)) : governanceOf(kind)
	}));
	return (path) => matchers.find(({ matches }) => matches(path))?.governance;
}
function withShape(governance) {
	const hasShape = (bytes) => {
		const { text, faults } = decodeText(bytes);
		return faults.length > 0 || governance.kind.sniff(text);
	};
	return {
		...governance,
		hasShape
	};
}
function builtIn$1(kind) {
	return {
		kind,
		settings: defaultSettings(kind)
	};
}
function rememberingGovern(govern) {
	const known = new Map();
	return (path) => {
		if (!known.has(path)) known.set(path, govern(path));
		return known.get(path);
	};
}
function globMatcher(glob) {
	if (!isPattern(glob)) return (path) => path === glob;
	const matches = (0, import_picomatch.default)(glob, globOptions);
	return (path) => matches(path);
}
function isPattern(glob) {
	return /[*?]/.test(glob);
}
// src/core/limits.ts
const mostFindings = 1e4;
const defaultLimits = {
	maxBytes: 67108864,
	maxDepth: 1e3,
	maxValues: 5e6
};
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
// src/core/entity.ts
function subjectValue(kind, doc, subject) {
	if (doc === null) return void 0;
	const { entity: id, field } = splitSubject(subject);
	const entity = kind.entity(doc, id);
	if (entity === void 0) return void 0;
	if (field !== void 0 && Object.hasOwn(entity.fields, field)) return entity.fields[field]?.value;
	return plainValue(entity);
}
function same(kind, left, right, subject) {
	return jsonEqual(subjectValue(kind, left, subject), subjectValue(kind, right, subject));
}
function doneEntities(kind, doc) {
	const done = new Set();
	if (doc === null) return done;
	for (const id of kind.entities(doc)) {
		const entity = kind.entity(doc, id);
		if (entity !== void 0 && isDone(entity)) done.add(id);
	}
	return done;
}
function isDone(entity) {
	return Object.values(entity.fields).some((field) => field.role === "done" && field.value === true);
}
function plainValue(entity) {
	return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, field.value]));
}
// src/core/kept-share.ts
function sayingOf(kind, doc) {
	const saying = new Map();
	for (const id of kind.entities(doc)) {
		const fields = Object.entries(kind.entity(doc, id)?.fields ?? {});
		saying.set(id, new Map(fields.map(([name, { value }]) => [name, canonicalJson(value)])));
	}
	return saying;
}
function keptShare(before, after) {
	let kept = 0;
	let all = 0;
	for (const [id, fields] of before) {
		const others = after.get(id);
		for (const [name, text] of fields) {
			all += text.length;
			if (others?.get(name) === text) kept += text.length;
		}
	}
	return all === 0 ? 0 : kept / all;
}
function archives(kind, archive, doc) {
	const ids = new Set(kind.entities(doc));
	const kept = (id) => same(kind, doc, archive, subjectOf(id));
	if (ids.size === 0 || ![...doneEntities(kind, doc)].every(kept)) return false;
	return [...ids].filter(kept).length * 10 >= ids.size * 9;
}
// src/app/read-version.ts
function readVersion(kind, options, content, limits) {
	const own = content.parts.get("") ?? [];
	const size = own.reduce((sum, chunk) => sum + chunk.length, 0);
	const nature = natureOf$1(content, own, size, limits);
	if (nature !== "regular") return {
		file: {
			size,
			nature,
			faults: [],
			...content.fault === void 0 ? {} : { link: content.fault }
		},
		parsed: void 0,
		content
	};
	const reader = kind.reader(options, limits);
	for (const [part, chunks] of content.parts) for (const chunk of chunks) reader.push(part, chunk);
	const parsed = reader.end();
	return {
		file: {
			size,
			nature,
			faults: parsed.faults
		},
		parsed,
		content
	};
}
function natureOf$1(content, chunks, size, limits) {
	if (content.nature !== "regular") return content.nature;
	if (startsWith(chunks[0], "version https://git-lfs")) return "lfs-pointer";
	return size > limits.maxBytes ? "too-large" : "regular";
}
function startsWith(chunk, text) {
	if (chunk === void 0 || chunk.length < text.length) return false;
	return [...text].every((character, index) => chunk[index] === character.charCodeAt(0));
}
// src/app/archives.ts
const mostLookedInto = 100;
function archiveFinder(input) {
	const docs = new Map();
	let added;
	let left = input.limits.maxBytes;
	return async (path, governance, lost) => {
		if (lost.length === 0) return [];
		added ??= addedFiles(input.commits);
		const found = [];
		for (const candidate of candidates(added, path, lost)) {
			const parts = await input.view.parts(input.head, candidate, governance);
			const blob = parts.get("")?.blob;
			if (blob === void 0) continue;
			const isSame = lost.every((each) => each.blob === blob);
			const kind = input.view.governed().get(candidate)?.kind ?? governance.kind;
			const doc = isSame || kind !== governance.kind ? null : await readDoc(governance, parts);
			if (isSame || keepsAll(governance, doc, lost)) found.push(candidate);
		}
		return found;
	};
	async function readDoc(governance, parts) {
		const key = JSON.stringify([governance.kind.id, ...parts]);
		if (!docs.has(key)) docs.set(key, await readParts(governance, parts));
		return docs.get(key);
	}
	async function readParts({ kind, settings }, parts) {
		const contents = new Map();
		for (const [role, { blob, nature }] of parts) {
			const chunks = nature === "regular" && left > 0 ? await input.blobs.open(blob) : void 0;
			if (chunks === void 0) return null;
			left -= chunks.reduce((sum, chunk) => sum + chunk.length, 0);
			contents.set(role, chunks);
		}
		const content = {
			parts: contents,
			nature: "regular"
		};
		const { parsed } = readVersion(kind, settings.options, content, input.limits);
		return parsed === void 0 || parsed.faults.length > 0 ? null : parsed.doc;
	}
}
function keepsAll({ kind }, archive, lost) {
	if (archive === null) return false;
	return lost.every(({ version: { parsed } }) => {
		const doc = parsed?.doc ?? null;
		return doc !== null && archives(kind, archive, doc);
	});
}
function addedFiles(commits) {
	const paths = new Set();
	const byBlob = new Map();
	for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
		if (before !== null || after?.nature !== "regular") continue;
		paths.add(path);
		byBlob.set(after.blob, (byBlob.get(after.blob) ?? new Set()).add(path));
	}
	return {
		paths: [...paths].sort(compareCodePoints),
		byBlob
	};
}
function candidates(added, deleted, lost) {
	const holding = lost.flatMap(({ blob }) => [...(blob && added.byBlob.get(blob)) ?? []]);
	const ranks = [
		[],
		[],
		[],
		[]
	];
	for (const path of added.paths) {
		const rank = ranks[unlikeness(path, deleted)];
		if (rank !== void 0 && rank.length <= mostLookedInto) rank.push(path);
	}
	const paths = new Set([...holding.sort(compareCodePoints), ...ranks.flat()]);
	paths.delete(deleted);
	return [...paths].slice(0, mostLookedInto);
}
function unlikeness(path, deleted) {
	const [name, own] = [nameOf$1(path), nameOf$1(deleted)];
	const dot = own.lastIndexOf(".");
	if (name === own) return 0;
	if (name.includes(dot > 0 ? own.slice(0, dot) : own)) return 1;
	return dot > 0 && name.endsWith(own.slice(dot)) ? 2 : 3;
}
function nameOf$1(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/app/followed-changes.ts
function followedChanges(paths, govern, reader) {
	const carriers = new Set();
	const known = new Map();
	const judged = new Set();
	function remember(commit, path, found) {
		const memory = known.get(commit) ?? new Map();
		known.set(commit, memory.set(path, found));
		const { target } = found.entry ?? {};
		for (const link of found.links) carriers.add(link);
		if (target !== void 0) carriers.add(target);
		return found;
	}
	async function at(commit, path) {
		return known.get(commit)?.get(path) ?? remember(commit, path, await reader.follow(commit, path));
	}
	async function after(commit, path, before, touched) {
		return ![...before.asked].some((asked) => touched.has(asked)) ? remember(commit.id, path, before) : at(commit.id, path);
	}
	function isAlias(path, { entry, links }) {
		return entry?.target !== void 0 && links[0] !== path && govern(entry.target) !== void 0;
	}
	function isOwn(path, before, now) {
		if (judged.has(path)) return true;
		if ([before, now].filter((each) => each.entry !== null && !isAlias(path, each)).length > 0) return true;
		return before.entry !== null && now.entry !== null && before.entry.target !== now.entry.target;
	}
	async function changesOf(commit) {
		const changes = new Map(commit.changes.map((change) => [change.path, change]));
		const touched = new Map(changes);
		const [parent] = commit.parents;
		for (const path of paths) {
			const before = parent === void 0 ? nothing$1 : await at(parent, path);
			const now = parent === void 0 ? await at(commit.id, path) : await after(commit, path, before, touched);
			if (!(touched.has(path) || !isSame$1(before.entry, now.entry)) || !isOwn(path, before, now)) continue;
			judged.add(path);
			changes.set(path, {
				path,
				before: before.entry,
				after: now.entry
			});
		}
		return [...changes.values()];
	}
	return {
		carries: (path) => carriers.has(path),
		commits: async (commits) => {
			const followed = [];
			for (const commit of commits) followed.push({
				...commit,
				changes: await changesOf(commit)
			});
			return followed;
		},
		tree: async (commit, tree) => {
			const followed = new Map(tree);
			for (const path of paths) {
				const found = await at(commit, path);
				if (found.entry !== null && !isAlias(path, found)) followed.set(path, found.entry);
			}
			return followed;
		}
	};
}
const nothing$1 = {
	entry: null,
	links: [],
	asked: new Set()
};
function isSame$1(before, after) {
	return before?.blob === after?.blob && before?.nature === after?.nature;
}
// src/app/follow-path.ts
const mostLinks$1 = 40;
async function followPath(path, standing) {
	const own = await standing.entry(path);
	const asked = new Set([path]);
	if (own !== null && own.nature !== "link") return {
		entry: own,
		links: [],
		asked
	};
	const links = [];
	let way = {
		at: [],
		names: path.split("/")
	};
	while (way.names.length > 0) {
		const next = await step(way, standing, links, asked);
		if (next === null || "nature" in next) return {
			entry: next,
			links,
			asked
		};
		way = next;
	}
	return {
		entry: missing$1(way),
		links,
		asked
	};
}
async function step(way, standing, links, asked) {
	const { at, link } = way;
	const [name = "", ...names] = way.names;
	if (name === "" || name === ".") return {
		...way,
		names
	};
	if (name === "..") return at.length === 0 ? stopped(way, "outside") : {
		...way,
		at: at.slice(0, -1),
		names
	};
	const here = [...at, name].join("/");
	asked.add(here);
	const entry = await standing.entry(here);
	if (entry === null) return {
		...way,
		at: [...at, name],
		names
	};
	if (entry.nature === "link") {
		links.push(here);
		return throughLink({
			...way,
			names
		}, entry, await standing.text(entry), links.length);
	}
	if (link === void 0) return null;
	if (entry.nature === "submodule") return stopped(way, "into-submodule");
	return names.length > 0 ? missing$1(way) : {
		...entry,
		target: here
	};
}
function throughLink(way, entry, text, count) {
	if (text === void 0) return stopped({
		...way,
		link: {
			entry,
			text: ""
		}
	}, "no-path");
	const next = {
		...way,
		link: {
			entry,
			text
		},
		isOwn: way.isOwn === true || way.names.length === 0
	};
	if (text.startsWith("/")) return stopped(next, "absolute");
	if (count > mostLinks$1) return stopped(next, "loop");
	return {
		...next,
		names: [...text.split("/"), ...way.names]
	};
}
function stopped({ link }, reason) {
	if (link === void 0) return null;
	return {
		blob: link.entry.blob,
		nature: "link",
		fault: {
			reason,
			target: link.text
		}
	};
}
function missing$1(way) {
	return way.isOwn === true ? stopped(way, "dangling") : null;
}
// src/core/joined-bytes.ts
function joinedBytes(chunks) {
	const [first, ...rest] = chunks;
	if (first !== void 0 && rest.length === 0) return first;
	const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.length;
	}
	return whole;
}
// src/app/link-text.ts
const longest$1 = 4096;
function linkText(chunks) {
	const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
	if (length === 0 || length > longest$1) return void 0;
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(joinedBytes(chunks));
		return text.includes("\0") ? void 0 : text;
	} catch {
		return;
	}
}
// src/app/linked-paths.ts
const mostSpots = 1e5;
const spotsForEach = 4;
function linkedPaths(seen, govern) {
	const { paths, links } = seen;
	if (links.size === 0) return new Set();
	const behind = pathsBehindLinks(seen);
	if (behind === void 0) return void 0;
	const linked = new Set([...links.keys(), ...behind]);
	const linksAbove = folderFinder(new Set(links.keys()));
	for (const path of paths) if (linksAbove(path).length > 0) linked.add(path);
	const isPart = partMatcher(new Set([...paths, ...linked]), govern);
	return new Set([...linked].filter((path) => govern(path) !== void 0 || isPart(path)));
}
function folderOfLink(link, text) {
	if (text.startsWith("/")) return void 0;
	const at = link.split("/").slice(0, -1);
	for (const name of text.split("/")) {
		if (name === "" || name === ".") continue;
		if (name !== "..") at.push(name);
		else if (at.pop() === void 0) return void 0;
	}
	return at.join("/");
}
function pathsBehindLinks({ paths, links }) {
	const found = new Set();
	const most = mostSpots + spotsForEach * paths.size;
	let fresh = [...paths].map((path) => ({
		path,
		through: []
	}));
	while (fresh.length > 0) {
		const byFolder = groupByFolder(fresh, new Set([...links.values()].flatMap((folders) => [...folders])));
		const next = [];
		for (const [link, folders] of links) for (const folder of folders) for (const { path, through } of byFolder.get(folder) ?? []) {
			const made = `${link}${folder === "" ? "/" : ""}${path.slice(folder.length)}`;
			if (through.includes(link) || path.startsWith(`${link}/`) || path === link || found.has(made)) continue;
			found.add(made);
			if (found.size > most) return void 0;
			next.push({
				path: made,
				through: [...through, link]
			});
		}
		fresh = next;
	}
	return found;
}
function groupByFolder(spots, wanted) {
	const groups = new Map([...wanted].map((folder) => [folder, []]));
	const foldersOf = folderFinder(wanted);
	for (const spot of spots) for (const folder of foldersOf(spot.path)) groups.get(folder)?.push(spot);
	return groups;
}
function folderFinder(wanted) {
	const lengths = new Set([...wanted].map((folder) => folder.length));
	return (path) => {
		const folders = wanted.has("") ? [""] : [];
		for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
			const folder = lengths.has(at) ? path.slice(0, at) : "";
			if (folder !== "" && wanted.has(folder)) folders.push(folder);
		}
		return folders;
	};
}
function partMatcher(paths, govern) {
	const globs = new Set();
	for (const path of paths) {
		const governance = govern(path);
		for (const { glob } of governance?.kind.parts(path, governance.settings.options) ?? []) globs.add(glob);
	}
	const matchers = [...globs].map(globMatcher);
	return (path) => globs.has(path) || matchers.some((matches) => matches(path));
}
// src/app/load-version.ts
const mostKept = 1e3;
function versionLoader(blobs, limits) {
	const kept = new Map();
	const obstacles = new Map();
	return {
		get obstacles() {
			return [...obstacles.values()];
		},
		async load(governance, parts) {
			const key = JSON.stringify([
				governance.kind.id,
				governance.settings.options,
				...parts
			]);
			const known = kept.get(key);
			if (known !== void 0) return known;
			const version = await readParts(governance, parts);
			kept.set(key, version);
			for (const oldest of kept.keys()) {
				if (kept.size <= mostKept) break;
				kept.delete(oldest);
			}
			return version;
		}
	};
	async function readParts({ kind, settings }, parts) {
		const contents = new Map();
		const { blob: _, nature = "regular", ...link } = parts.get("") ?? {};
		for (const [role, entry] of parts) {
			if (entry.nature === "submodule") continue;
			const chunks = await blobs.open(entry.blob);
			if (chunks === void 0) obstacles.set(entry.blob, missingBlob(entry.blob));
			else contents.set(role, chunks);
		}
		return readVersion(kind, settings.options, {
			parts: contents,
			nature,
			...link
		}, limits);
	}
}
function missingBlob(blob) {
	return {
		code: "object-missing",
		message: `the repository does not hold the object ${blob}`,
		fix: "Fetch what is missing: git fetch --refetch --no-filter"
	};
}
// src/app/link-reader.ts
function linkReader({ history, blobs }) {
	const texts = new Map();
	let failure;
	const readText = async (blob) => {
		const chunks = await blobs.open(blob);
		if (chunks === void 0) failure ??= missingBlob(blob);
		return chunks === void 0 ? void 0 : linkText(chunks);
	};
	const text = ({ blob }) => {
		const read = texts.get(blob) ?? readText(blob);
		texts.set(blob, read);
		return read;
	};
	return {
		text,
		obstacle: () => failure,
		follow: (commit, path) => followPath(path, {
			text,
			entry: async (asked) => {
				const answer = await history.entry(commit, asked);
				if (!answer.ok) failure ??= answer.obstacle;
				return answer.ok ? answer.value : null;
			}
		})
	};
}
async function seenPaths({ commits, tree }, text) {
	const changes = commits.flatMap((commit) => commit.changes);
	const standing = changes.flatMap(({ path, before, after }) => [[path, before], [path, after]]);
	const links = new Map();
	const learn = async (path, link) => {
		const said = await text(link);
		const folder = said === void 0 ? void 0 : folderOfLink(path, said);
		const folders = links.get(path) ?? new Set();
		links.set(path, folder === void 0 ? folders : folders.add(folder));
	};
	await Promise.all([...tree, ...standing].flatMap(([path, entry]) => entry?.nature === "link" ? [learn(path, entry)] : []));
	return {
		paths: new Set([...tree.keys(), ...changes.map(({ path }) => path)]),
		links
	};
}
// src/app/follow-links.ts
async function followLinks(input) {
	const { history, commits, tree, govern } = input;
	const reader = linkReader(input);
	const paths = linkedPaths(await seenPaths(input, reader.text), govern);
	if (paths === void 0) return {
		ok: false,
		obstacle: tooManyLinks
	};
	if (paths.size === 0) return {
		ok: true,
		value: {
			history,
			commits,
			tree,
			carries: () => false
		}
	};
	const followed = followedChanges(paths, govern, reader);
	const value = {
		history: followedHistory(history, followed, reader),
		commits: await followed.commits(commits),
		tree: await followed.tree(input.base, tree),
		carries: followed.carries
	};
	const obstacle = reader.obstacle();
	return obstacle === void 0 ? {
		ok: true,
		value
	} : {
		ok: false,
		obstacle
	};
}
function followedHistory(history, followed, reader) {
	return {
		...history,
		entry: async (commit, path) => {
			const { entry } = await reader.follow(commit, path);
			const obstacle = reader.obstacle();
			return obstacle === void 0 ? {
				ok: true,
				value: entry
			} : {
				ok: false,
				obstacle
			};
		},
		upTo: async (commit, count) => {
			const answer = await history.upTo(commit, count);
			if (!answer.ok) return answer;
			return {
				ok: true,
				value: (await followed.commits(answer.value.toReversed())).reverse()
			};
		}
	};
}
const tooManyLinks = {
	code: "too-many-links",
	message: "the symbolic links of this repository lead to more paths than can be looked at",
	fix: "Remove links that lead to folders which hold links themselves."
};
// src/app/govern-by-shape.ts
async function governByShape(govern, { blobs, tree, commits }) {
	const versions = new Map();
	const learn = (path, entry) => {
		if (entry === null || entry.nature !== "regular" || govern(path)?.hasShape === void 0) return;
		versions.set(path, (versions.get(path) ?? new Map()).set(entry.blob, entry));
	};
	for (const [path, entry] of tree) learn(path, entry);
	for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
		learn(path, before);
		learn(path, after);
	}
	const shaped = new Set();
	for (const [path, seen] of versions) {
		const hasShape = govern(path)?.hasShape;
		for (const blob of seen.keys()) {
			const bytes = await bytesOf$1(blobs, blob);
			if (bytes === void 0 || hasShape?.(bytes) === true) shaped.add(path);
			if (shaped.has(path)) break;
		}
	}
	return (path) => {
		const governance = govern(path);
		return governance?.hasShape === void 0 || shaped.has(path) ? governance : void 0;
	};
}
async function bytesOf$1(blobs, blob) {
	const chunks = await blobs.open(blob);
	return chunks === void 0 ? void 0 : joinedBytes(chunks);
}
// src/app/walk.ts
async function loadAt(walk, at, file, path) {
	const commit = typeof at === "string" ? walk.commits.get(at) ?? at : at;
	const parts = await walk.view.parts(commit, path, file.governance);
	return parts.has("") ? walk.loader.load(file.governance, parts) : null;
}
function parentOf(walk, { parents: [first] }) {
	return first === void 0 ? void 0 : walk.commits.get(first);
}
// src/app/moves.ts
const leastShare = .5;
const mostCompared = 1e4;
async function findMoves(walk, ends) {
	const moves = paired(pairsOf(ends, sameBytes));
	const origins = new Set(moves.values());
	const gone = ends.gone.filter(({ path }) => !origins.has(path));
	const come = ends.come.filter(({ path }) => !moves.has(path));
	if (gone.length === 0 || come.length === 0) return moves;
	const before = await sayings(walk, ends.ancestor, gone);
	const after = await sayings(walk, ends.commit, come);
	let compared = 0;
	const similar = pairsOf({
		gone,
		come
	}, (old, now) => {
		compared += 1;
		return compared > mostCompared ? 0 : shareOf(before.get(old.path), after.get(now.path));
	});
	return new Map([...moves, ...paired(similar)]);
}
function sameBytes(old, now) {
	return old.entry.blob === now.entry.blob && old.entry.nature === now.entry.nature ? 1 : 0;
}
function shareOf(before, after) {
	return before === void 0 || after === void 0 ? 0 : keptShare(before, after);
}
function pairsOf({ gone, come }, measure) {
	const pairs = [];
	for (const old of gone) for (const now of come) {
		const share = old.governance.kind === now.governance.kind ? measure(old, now) : 0;
		if (share >= leastShare) pairs.push({
			from: old.path,
			to: now.path,
			share
		});
	}
	return pairs.sort((left, right) => right.share - left.share || compareCodePoints(left.from, right.from) || compareCodePoints(left.to, right.to));
}
function paired(pairs) {
	const moves = new Map();
	const taken = new Set();
	for (const { from, to } of pairs) {
		if (taken.has(from) || moves.has(to)) continue;
		taken.add(from);
		moves.set(to, from);
	}
	return moves;
}
async function sayings(walk, at, files) {
	const found = new Map();
	for (const file of files) {
		const version = await loadAt(walk, at, file, file.path);
		const known = typeof at === "string" ? walk.tracks.get(at)?.get(file.path)?.readable : void 0;
		const doc = version?.parsed?.doc ?? known?.parsed?.doc ?? null;
		if (doc !== null) found.set(file.path, sayingOf(file.governance.kind, doc));
	}
	return found;
}
// src/app/parent-sides.ts
async function sideOf(walk, commit, parent, files) {
	const [gone, come] = [[], []];
	for (const { path, governance, before, after } of await changesAgainst(walk.view, commit, parent, files)) {
		if (before !== null && after === null) gone.push({
			path,
			governance,
			entry: before
		});
		const isBack = walk.tracks.get(parent)?.get(path)?.head === null;
		if (before === null && after !== null && !isBack) come.push({
			path,
			governance,
			entry: after
		});
	}
	return {
		moves: await findMoves(walk, {
			ancestor: parent,
			commit,
			gone,
			come
		}),
		gone: new Set(gone.map(({ path }) => path))
	};
}
async function changesAgainst(view, commit, parent, files) {
	if (parent === commit.parents[0]) return commit.changes.flatMap((change) => {
		const governance = files.get(change.path);
		return governance === void 0 ? [] : [{
			...change,
			governance
		}];
	});
	const changes = [];
	for (const [path, governance] of files) {
		const [before, after] = [await view.entryAt(parent, path), await view.entry(commit, path)];
		changes.push({
			path,
			governance,
			before,
			after
		});
	}
	return changes;
}
function movedAway(path, sides) {
	const having = sides.filter(({ gone }) => gone.has(path));
	return having.length > 0 && having.every(({ moves }) => [...moves.values()].includes(path));
}
// src/app/concerned-files.ts
function pathAt({ path, origins }, parent) {
	return origins?.[parent] ?? path;
}
async function concernedFiles(walk, commit) {
	const { view } = walk;
	const changed = new Set(commit.changes.map(({ path }) => path));
	const differing = commit.parents.length > 1 ? new Map(await differingFiles(view, commit)) : void 0;
	const direct = [...view.governed()].filter(([path, governance]) => (differing?.has(path) ?? touches(path, governance, changed)) || view.twins(path).some((twin) => changed.has(twin)));
	const named = await addressedFiles(view, commit, direct);
	const all = new Map([...direct, ...named]);
	const sides = await Promise.all(commit.parents.map((parent) => sideOf(walk, commit, parent, all)));
	return [...all].filter(([path]) => !movedAway(path, sides)).map(([path, governance]) => {
		const moved = sides.some(({ moves }) => moves.has(path));
		const origins = sides.map(({ moves }) => moves.get(path) ?? path);
		return {
			path,
			governance,
			...moved ? { origins } : {}
		};
	}).sort((left, right) => left.path < right.path ? -1 : 1);
}
function isGoverned(view, path) {
	const files = view.governed();
	if (files.has(path) || view.carries(path) || view.twins(path).length > 0) return true;
	const only = new Set([path]);
	return [...files].some(([file, governance]) => touches(file, governance, only));
}
function touches(path, { kind, settings }, changed) {
	if (changed.has(path)) return true;
	return kind.parts(path, settings.options).some(({ glob }) => isPattern(glob) ? [...changed].some(globMatcher(glob)) : changed.has(glob));
}
async function differingFiles(view, commit) {
	const differing = [];
	for (const [path, governance] of view.governed()) {
		const result = await view.parts(commit, path, governance);
		for (const parent of commit.parents) {
			if (areSame(await view.parts(parent, path, governance), result)) continue;
			differing.push([path, governance]);
			break;
		}
	}
	return differing;
}
function areSame(left, right) {
	return left.size === right.size && [...left].every(([role, { blob, nature }]) => {
		const other = right.get(role);
		return other?.blob === blob && other.nature === nature;
	});
}
async function addressedFiles(view, commit, direct) {
	const { message } = commit;
	if (message === void 0) return [];
	const found = [];
	for (const [kind, files] of groupBy(view.governed(), ([, governance]) => governance.kind)) {
		const addressed = kind.addressed?.(message);
		if (addressed === void 0 || addressed.paths.length === 0 && !addressed.unnamed) continue;
		const present = [];
		for (const file of files) if (await view.entry(commit, file[0]) !== null) present.push(file);
		const unnamed = addressed.unnamed && present.length === 1 && direct.length === 0;
		found.push(...unnamed ? present : present.filter(([path]) => addressed.paths.includes(path)));
	}
	return found;
}
function siblingsOf(file, all, commit) {
	const changed = new Set(commit.changes.map(({ path }) => path));
	return all.filter(({ path, governance }) => path !== file.path && governance.kind === file.governance.kind && changed.has(path)).map(({ path }) => path);
}
function othersOf(view, file) {
	const { kind } = file.governance;
	return [...view.governed()].filter(([path, other]) => path !== file.path && other.kind === kind).map(([path]) => path);
}
// src/core/claims.ts
function withoutEchoes(findings, rules) {
	const claims = new Map();
	const superseded = new Map(rules.map((rule) => [rule.id, rule.supersedes ?? []]));
	for (const finding of findings) for (const echo of superseded.get(finding.ruleId) ?? []) {
		const key = claimKey$1(echo, finding.subject);
		const subjects = claims.get(key);
		if (subjects === void 0) claims.set(key, [finding.subject]);
		else subjects.push(finding.subject);
	}
	return findings.filter((finding) => {
		const claimed = claims.get(claimKey$1(finding.ruleId, finding.subject));
		return claimed === void 0 || !claimed.some((subject) => covers(subject, finding.subject));
	});
}
function claimKey$1(ruleId, subject) {
	return `${ruleId} ${splitSubject(subject).entity}`;
}
// src/core/check.ts
function judge$1(kind, before, after, context, settings) {
	const facts = kind.compare(before, after, context, settings.options);
	const judged = runRules(kind.rules, facts, context, settings.rules);
	const shape = context.scope === "snapshot" ? [] : introducedFaults(kind, before, after, context, settings);
	const step = kind.step?.(facts);
	return {
		findings: withoutEchoes(distinct([...shape, ...judged.findings]), kind.rules),
		notJudged: judged.notJudged,
		...step === void 0 ? {} : { step }
	};
}
function runRules(rules, facts, context, settings) {
	const findings = [];
	const notJudged = [];
	for (const rule of rules) {
		const setting = rule.fixed ? void 0 : settings.get(rule.id);
		if (!rule.scopes.includes(context.scope) || (setting?.severity ?? rule.severity) === "off") continue;
		const missing = missingNeeds(rule, context);
		if (missing.length > 0) {
			notJudged.push({
				ruleId: rule.id,
				needs: missing
			});
			continue;
		}
		const options = setting?.options ?? rule.options?.defaults;
		let count = 0;
		for (const problem of rule.check(facts, makeProblem(rule.messages), options)) {
			count += 1;
			findings.push(asFinding(rule, count > 1e4 ? leftOut : problem, context.scope, setting));
			if (count > 1e4) break;
		}
	}
	return {
		findings,
		notJudged
	};
}
const leftOut = {
	messageId: "leftOut",
	message: `this rule has more than ${mostFindings} findings here; the others are left out`,
	subject: "",
	at: inAfter(""),
	related: []
};
function asFinding(rule, problem, scope, setting) {
	const { messageId } = problem;
	const own = setting?.messages?.[messageId] ?? rule.messageSeverities?.[messageId] ?? rule.severity;
	const severity = setting?.severity ?? own;
	return {
		...problem,
		ruleId: rule.id,
		scope,
		severity: severity === "off" ? "error" : severity
	};
}
function missingNeeds(rule, context) {
	return (rule.needs ?? []).flatMap((need) => {
		const alternatives = typeof need === "string" ? [need] : need;
		return alternatives.some((name) => context[name] !== void 0) ? [] : alternatives;
	});
}
function introducedFaults(kind, before, after, context, settings) {
	const found = snapshotFindings(kind, after, context, settings);
	if (found.length === 0 || before === null) return found;
	const known = new Set(snapshotFindings(kind, before, context, settings).map(identity));
	return found.filter((finding) => !known.has(identity(finding)) || !same(kind, before, after, finding.subject));
}
function snapshotFindings(kind, doc, context, settings) {
	if (doc === null) return [];
	const own = {
		...context,
		scope: "snapshot"
	};
	return [...runRules(kind.rules, kind.compare(null, doc, own, settings.options), own, settings.rules).findings];
}
function identity(finding) {
	return JSON.stringify([
		finding.ruleId,
		finding.messageId,
		finding.subject
	]);
}
function distinct(findings) {
	return [...new Map(findings.toReversed().map((finding) => [identity(finding), finding])).values()].reverse();
}
// src/core/merge.ts
function mergeFaults(kind, result, ancestry) {
	const versions = [
		result,
		ancestry.base,
		...ancestry.parents
	];
	const ids = new Set(versions.flatMap((doc) => doc === null ? [] : [...kind.entities(doc)]));
	const misplaced = new Set();
	const faults = [];
	for (const id of ids) {
		const present = presenceCell(kind, id, result, ancestry);
		const type = droppedWork(kind, id, result, ancestry) ? "lost" : judgeCell("value", present);
		if (type !== void 0) {
			if (type === "lost" || !present.result) misplaced.add(id);
			faults.push(fault(type, subjectOf(id), id, present));
		}
	}
	for (const id of ids) if (!misplaced.has(id)) faults.push(...fieldFaults(kind, id, result, ancestry, misplaced));
	return faults;
}
function presenceCell(kind, id, result, ancestry) {
	const present = (doc) => doc !== null && kind.entity(doc, id) !== void 0;
	return {
		result: present(result),
		base: present(ancestry.base),
		parents: ancestry.parents.map(present)
	};
}
function droppedWork(kind, id, result, ancestry) {
	if (result !== null && kind.entity(result, id) !== void 0) return false;
	const sides = ancestry.parents.map((parent) => parent === null ? void 0 : kind.entity(parent, id));
	const removed = sides.some((side) => side === void 0);
	return sides.some((side) => Object.entries(side?.fields ?? {}).some(([name, { role, value }]) => {
		const base = fieldOf$1(kind, ancestry.base, id, name)?.value;
		if (role === "set" || role === "derived" || jsonEqual(value, base)) return false;
		return removed ? role === "done" && value === true : base !== void 0;
	}));
}
function* fieldFaults(kind, id, result, ancestry, misplaced) {
	const entity = result === null ? void 0 : kind.entity(result, id);
	for (const [name, field] of Object.entries(entity?.fields ?? {})) {
		const value = (doc) => fieldOf$1(kind, doc, id, name)?.value;
		const cell = {
			result: field.value,
			base: value(ancestry.base),
			parents: ancestry.parents.map(value).filter((parent) => parent !== void 0)
		};
		const type = field.role === "set" ? judgeSet(cell, misplaced) : judgeCell(field.role, cell);
		if (type !== void 0) yield fault(type, subjectOf(id, name), id, cell);
	}
}
function fieldOf$1(kind, doc, id, name) {
	return doc === null ? void 0 : kind.entity(doc, id)?.fields[name];
}
function judgeCell(role, cell) {
	if (role === "derived") return void 0;
	if (cell.parents.length === 0) return "other";
	if (role === "counter" && isCounted(cell)) return judgeCounter(cell);
	const changed = cell.parents.filter((parent) => !jsonEqual(parent, cell.base));
	const wanted = role === "done" && changed.includes(true) ? [true] : changed;
	if ((wanted.length === 0 ? [cell.base] : wanted).some((value) => jsonEqual(value, cell.result))) return void 0;
	return [cell.base, ...cell.parents].some((value) => jsonEqual(value, cell.result)) ? "lost" : "other";
}
function isCounted(cell) {
	return [
		cell.result,
		cell.base ?? 0,
		...cell.parents
	].every((value) => typeof value === "number");
}
function judgeCounter(cell) {
	const base = cell.base ?? 0;
	const most = cell.parents.reduce((sum, parent) => sum + Math.max(0, parent - base), base);
	if (cell.result < Math.max(...cell.parents)) return "lost";
	return cell.result > Math.max(most, ...cell.parents) ? "other" : void 0;
}
function judgeSet(cell, elsewhere) {
	const result = members(cell.result);
	const base = members(cell.base);
	const parents = cell.parents.map(members);
	const all = new Set([
		...result,
		...base,
		...parents.flatMap((parent) => [...parent])
	]);
	let worst;
	for (const member of all) {
		if (elsewhere.has(member)) continue;
		const changed = parents.some((parent) => parent.has(member) !== base.has(member));
		const expected = changed ? !base.has(member) : base.has(member);
		if (result.has(member) === expected) continue;
		if (changed) return "lost";
		worst = "other";
	}
	return worst;
}
function members(value) {
	return new Set(isJsonArray(value) ? value.map(String) : []);
}
function fault(type, subject, entity, cell) {
	return {
		type,
		subject,
		entity,
		result: cell.result,
		parents: cell.parents
	};
}
// src/core/check-merge.ts
function judgeMerge(kind, versions, context, settings) {
	const own = {
		...context,
		scope: "merge"
	};
	const faults = fewestFaults(kind, versions);
	const others = faults.filter(({ type }) => type === "other");
	const shapes = versions.parents.map((parent) => introducedFaults(kind, parent, versions.result, own, settings));
	const steps = others.length === 0 ? [] : judgeOthers(kind, versions, others, own, settings);
	const common = [...commonFindings(shapes), ...commonFindings(steps.map((step) => step.findings))];
	const placed = faults.filter((fault) => fault.type === "lost" || isInvented(fault, common, steps)).map((fault) => placeFault(kind, versions, fault));
	const judged = runRules(mergeRules(kind.id), placed, own, settings.rules);
	return {
		findings: distinct([...common, ...judged.findings]),
		notJudged: steps[0]?.notJudged ?? []
	};
}
function judgeOthers(kind, { parents, result }, others, context, settings) {
	const subjects = others.map(({ subject }) => subject);
	return parents.map((parent) => {
		return judge$1(kind, result === null || kind.graft === void 0 ? parent : kind.graft(result, parent, subjects), result, context, settings);
	});
}
function fewestFaults(kind, versions) {
	const { result, parents, bases } = versions;
	return (bases.length === 0 ? [null] : bases).map((base) => mergeFaults(kind, result, {
		base,
		parents
	})).reduce((least, faults) => faults.length < least.length ? faults : least);
}
function commonFindings(judged) {
	const [first, ...rest] = judged;
	const known = rest.map((findings) => new Set(findings.map(identity)));
	return [...first ?? []].filter((finding) => known.every((identities) => identities.has(identity(finding))));
}
function isInvented(fault, common, steps) {
	const about = (finding) => splitSubject(finding.subject).entity === fault.entity;
	if (common.some(about)) return false;
	return steps.every((step) => step.findings.some((finding) => finding.severity === "error" && about(finding)));
}
function placeFault(kind, versions, fault) {
	const entity = versions.result === null ? void 0 : kind.entity(versions.result, fault.entity);
	return {
		...fault,
		part: entity?.part ?? "",
		pointer: entity?.pointer ?? ""
	};
}
// src/app/judge-versions.ts
function judgeVersions(setup, before, after, context) {
	const file = judgeFile$1(setup, before, after, context);
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || context.reverts !== void 0) return file;
	return joined(file, judge$1(setup.kind, before?.parsed?.doc ?? null, doc, context, setup.settings));
}
function judgeMergeVersions(setup, versions, context) {
	const { readable: parents, bases, after } = versions;
	const standing = parents.includes(null) ? null : parents[0] ?? null;
	const file = judgeFile$1(setup, after === null ? deletedHere(setup.kind, versions) : standing, after, context);
	const doc = (version) => version?.parsed?.doc ?? null;
	const result = doc(after);
	if (result === null) return file;
	if (parents.every((parent) => parent === null)) return joined(file, judge$1(setup.kind, null, result, {
		...context,
		scope: "step"
	}, setup.settings));
	const merge = {
		result,
		parents: parents.map(doc),
		bases: bases.map(doc)
	};
	return joined(file, judgeMerge(setup.kind, merge, context, setup.settings));
}
function deletedHere(kind, { parents, bases }) {
	const held = parents.filter((parent) => parent !== null);
	const isDeletedThere = held.length < parents.length && bases.some((base) => base !== null);
	const changed = changedSince(kind, bases, held);
	return (isDeletedThere ? changed[0] : held[0]) ?? null;
}
function changedSince(kind, bases, versions) {
	return versions.filter((version) => !bases.some((base) => isSame(kind, base, version)));
}
function isSame(kind, left, right) {
	const [one, other] = [left?.parsed?.doc ?? null, right?.parsed?.doc ?? null];
	if (one === null || other === null) return left === right;
	return [...new Set([...kind.entities(one), ...kind.entities(other)])].every((id) => same(kind, one, other, subjectOf(id)));
}
function judgeFile$1(setup, before, after, context) {
	const facts = {
		before: before?.file ?? null,
		after: after?.file ?? null,
		maxBytes: setup.limits.maxBytes,
		deletion: deletionOf(setup.kind, before),
		archived: context.archived ?? [],
		collisions: context.collisions ?? [],
		...context.reverts === void 0 ? {} : { reverts: context.reverts }
	};
	return runRules(fileRules, facts, context, setup.settings.rules);
}
function deletionOf(kind, before) {
	const doc = before?.parsed?.doc ?? null;
	return doc !== null && kind.mayBeDeleted?.(doc) ? "note" : kind.deletion;
}
function joined(file, kind) {
	return {
		...kind,
		findings: [...file.findings, ...kind.findings],
		notJudged: [...file.notJudged, ...kind.notJudged]
	};
}
function claimedBetween(kind, before, after) {
	const earlier = doneEntities(kind, before?.parsed?.doc ?? null);
	return [...doneEntities(kind, after?.parsed?.doc ?? null)].filter((id) => !earlier.has(id));
}
// src/app/commit-versions.ts
async function loadVersions(walk, commit, file) {
	const parents = [];
	for (const [index, parent] of commit.parents.entries()) parents.push(await loadAt(walk, parent, file, pathAt(file, index)));
	if (parents.length === 0) parents.push(null);
	const held = parents.filter((parent) => parent !== null).length;
	const bases = [];
	for (const base of await mergeBases(walk, commit)) bases.push(await versionAtBase(walk, {
		base,
		commit,
		file,
		mayHaveMoved: held > 1
	}));
	return {
		parents,
		bases,
		after: await loadAt(walk, commit, file, file.path)
	};
}
async function versionAtBase(walk, question) {
	const { base, commit, file, mayHaveMoved } = question;
	for (const path of new Set([file.path, ...file.origins ?? []])) {
		const version = await loadAt(walk, base, file, path);
		if (version !== null) return version;
	}
	const entry = mayHaveMoved ? await walk.view.entry(commit, file.path) : null;
	if (entry === null) return null;
	const origin = (await findMoves(walk, {
		ancestor: base,
		commit,
		gone: await goneSince(walk, base, commit, file),
		come: [{
			...file,
			entry
		}]
	})).get(file.path);
	return origin === void 0 ? null : loadAt(walk, base, file, origin);
}
async function goneSince(walk, base, commit, file) {
	const gone = [];
	for (const [path, governance] of walk.view.governed()) {
		if (governance.kind !== file.governance.kind) continue;
		const entry = await walk.view.entryAt(base, path);
		if (entry !== null && await walk.view.entry(commit, path) === null) gone.push({
			path,
			governance,
			entry
		});
	}
	return gone;
}
async function mergeBases(walk, { parents: [first, ...others] }) {
	const bases = new Set();
	if (first === void 0) return bases;
	for (const other of others) {
		const found = await walk.history.mergeBases(first, other);
		if (found.ok) for (const base of found.value) bases.add(base);
		else walk.obstacle = found.obstacle;
	}
	return bases;
}
async function lostVersions(walk, commit, { file, readable }, { parents, bases, after }) {
	const { kind } = file.governance;
	const held = parents.filter((parent) => parent !== null);
	if (after !== null && !held.some((parent) => replaces(kind, parent, after))) return [];
	const changed = changedSince(kind, bases, held);
	const lost = [];
	for (const [index, parent] of commit.parents.entries()) {
		const version = parents[index] ?? null;
		if (version === null || changed.length > 0 && !changed.includes(version)) continue;
		const isReadable = (version.parsed?.doc ?? null) !== null;
		const entry = await walk.view.entryAt(parent, pathAt(file, index));
		if (!isReadable && readable !== null) lost.push({
			version: readable,
			blob: void 0
		});
		else lost.push({
			version,
			blob: version.content.parts.size === 1 ? entry?.blob : void 0
		});
	}
	return lost;
}
function replaces(kind, before, after) {
	const [old, now] = [before.parsed?.doc ?? null, after.parsed?.doc ?? null];
	return old !== null && now !== null && kind.replaces?.(old, now) === true;
}
// src/app/report-finding.ts
const longestExcerpt = 400;
const nowhere$2 = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function reportFindings(setup, findings, origin) {
	const rules = new Map([
		...fileRules,
		...mergeRules(setup.kind.id),
		...setup.kind.rules
	].map((rule) => [rule.id, rule]));
	const place = placer(setup, origin, findings);
	return findings.map((finding) => {
		const rule = rules.get(finding.ruleId);
		const label = labelOf(setup, origin, finding.subject);
		return {
			ruleId: finding.ruleId,
			severity: finding.severity,
			message: finding.message,
			messageId: finding.messageId,
			subject: finding.subject,
			...label === void 0 ? {} : { label },
			scope: finding.scope,
			...place(finding.at),
			why: rule?.why ?? "",
			fix: rule?.fix ?? "",
			...finding.data === void 0 ? {} : { data: finding.data },
			related: finding.related.map((related) => ({
				...place(related),
				label: related.label
			})),
			...origin.commit === void 0 ? {} : { commits: [origin.commit] },
			...origin.accepted === void 0 ? {} : { accepted: origin.accepted },
			fingerprint: shortDigest(JSON.stringify([
				setup.path,
				finding.ruleId,
				finding.messageId,
				finding.subject
			])),
			change: changeOf(setup, origin, finding.subject)
		};
	});
}
function changeOf(setup, origin, subject) {
	const isFile = splitSubject(subject).entity === "";
	const valueIn = (version) => {
		if (version === null) return "";
		if (isFile) return digestOf$1(version);
		return canonicalJson(subjectValue(setup.kind, version.parsed?.doc ?? null, subject));
	};
	return shortDigest(JSON.stringify([valueIn(origin.before), valueIn(origin.after)]));
}
const digests = new WeakMap();
function digestOf$1(version) {
	const known = digests.get(version);
	if (known !== void 0) return known;
	const decoder = new TextDecoder("latin1");
	const digest = shortDigest((version.content.parts.get("") ?? []).map((chunk) => decoder.decode(chunk)).join(""));
	digests.set(version, digest);
	return digest;
}
function labelOf({ kind }, origin, subject) {
	const { entity } = splitSubject(subject);
	for (const version of [origin.after, origin.before]) {
		const doc = version?.parsed?.doc ?? null;
		const label = doc === null ? void 0 : kind.entity(doc, entity)?.label;
		if (label !== void 0) return label;
	}
}
function placer(setup, origin, findings) {
	const located = new Map();
	const locations = findings.flatMap((finding) => [finding.at, ...finding.related]);
	const key = ({ side, part }) => JSON.stringify([side, part]);
	for (const [id, group] of groupBy(locations, key)) {
		const [first] = group;
		const source = first === void 0 ? void 0 : sourceOf(origin, first);
		if (source !== void 0) located.set(id, source.locate(group.map((location) => location.pointer)));
	}
	return (location) => {
		const span = faultSpan(origin, location) ?? located.get(key(location))?.get(location.pointer) ?? nowhere$2;
		const text = sourceOf(origin, location)?.lineText(span.line);
		return {
			file: fileOf(setup, location.part),
			...targetOf(origin, location),
			side: location.side,
			pointer: location.pointer,
			...span,
			...text === void 0 ? {} : { text: text.slice(0, longestExcerpt) }
		};
	};
}
function faultSpan(origin, { side, part, pointer }) {
	return (side === "before" ? origin.before : origin.after)?.file.faults.find((fault) => fault.part === part && fault.pointer === pointer)?.span;
}
function sourceOf(origin, { side, part }) {
	return (side === "before" ? origin.before : origin.after)?.parsed?.source(part);
}
function targetOf({ before, after }, { part }) {
	const target = (after ?? before)?.content.target;
	const isSame = before === null || after === null || before.content.target === target;
	return part !== "" || target === void 0 || !isSame ? {} : { target };
}
function fileOf({ kind, path, settings }, part) {
	if (part === "") return path;
	return kind.parts(path, settings.options).find(({ role }) => role === part)?.glob ?? part;
}
// src/app/judge-merge-result.ts
function judgeMergeResult(track, input) {
	const { tip, result, head, guard, limits } = input;
	if (result === head || result === tip) return [];
	const { file, stretches } = track;
	const setup = {
		...file.governance,
		path: file.path,
		limits
	};
	const { findings } = judgeVersions(setup, tip, result, {
		scope: "net",
		path: file.path,
		...guard === void 0 ? {} : { guard }
	});
	const exempt = cutEntities(file.governance.kind, stretches);
	return reportFindings(setup, findings.filter(({ subject }) => !exempt.has(splitSubject(subject).entity)), {
		before: tip,
		after: result,
		accepted: track.accepted
	});
}
function cutEntities(kind, stretches) {
	const exempt = new Set();
	for (const [index, { to }] of stretches.entries()) {
		const earlier = to?.parsed?.doc ?? null;
		const later = stretches[index + 1]?.from?.parsed?.doc ?? null;
		if (earlier === null || later === null) continue;
		for (const id of [...kind.entities(earlier), ...kind.entities(later)]) if (!same(kind, earlier, later, subjectOf(id))) exempt.add(id);
	}
	return exempt;
}
// src/app/judge-net.ts
function judgeNet(track, input) {
	const { file, stretches } = track;
	const setup = {
		...file.governance,
		path: file.path,
		limits: input.limits
	};
	const guard = input.guard === void 0 ? {} : { guard: input.guard };
	const message = input.message === void 0 ? {} : { message: input.message };
	const context = {
		scope: "net",
		path: file.path,
		archived: input.archived,
		...guard,
		...message
	};
	const findings = [];
	let notJudged = [];
	for (const { from, to } of netStretches(stretches, input)) {
		const judged = judgeVersions(setup, from, to, context);
		notJudged = judged.notJudged;
		const own = judged.findings.filter(({ ruleId }) => input.alone || !ruleId.startsWith("state-file/"));
		findings.push(...reportFindings(setup, own, {
			before: from,
			after: to,
			accepted: track.accepted
		}));
	}
	return {
		findings,
		judged: judgedRules(setup.kind, notJudged)
	};
}
function netStretches(stretches, { bases, head }) {
	return stretches.flatMap(({ from, to = head }, index) => index === 0 ? bases.map((base) => ({
		from: base,
		to
	})) : [{
		from,
		to
	}]);
}
function judgedRules(kind, notJudged) {
	const silent = new Set(notJudged.map(({ ruleId }) => ruleId));
	const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes("net") && !silent.has(id));
	return new Set(inNet.map(({ id }) => id));
}
// src/app/places-behind.ts
const mostVersions = 50;
const mostCommits$2 = 500;
async function placesBehind(walk, basePath) {
	const places = [];
	let path = basePath;
	for (const commit of await firstParentLine(walk)) {
		const change = commit.changes.find((each) => each.path === path);
		if (change === void 0) continue;
		const origin = change.before === null && change.after !== null ? commit.changes.find(({ before, after }) => after === null && before?.blob === change.after?.blob) : void 0;
		places.push({
			commit,
			path,
			pathBefore: origin?.path ?? path
		});
		if (places.length === mostVersions) break;
		path = origin?.path ?? path;
	}
	return places;
}
async function firstParentLine(walk) {
	if (walk.line === void 0) {
		const found = await walk.history.upTo(walk.range.base, mostCommits$2);
		walk.line = found.ok ? found.value : [];
		if (!found.ok) walk.lineObstacle = found.obstacle;
	}
	return walk.line;
}
// src/app/repairs-behind.ts
async function forgiveRepairs(walk, track, findings, after) {
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || !findings.some(isError$3)) return [...findings];
	const { kind } = track.file.governance;
	const behind = await transitionsBehind(walk, track);
	return findings.map((finding) => {
		const fault = isError$3(finding) ? faultTakenBack(kind, behind, finding.subject, doc) : void 0;
		return fault === void 0 ? finding : {
			...finding,
			severity: "note",
			repairs: fault.id
		};
	});
}
function faultTakenBack(kind, behind, subject, doc) {
	const changing = behind.filter(({ from, to }) => !same(kind, from, to, subject));
	if (!changing.some(({ from }) => same(kind, from, doc, subject))) return void 0;
	let standing = [];
	for (const each of changing) {
		const left = standing.filter(({ from }) => !same(kind, from, each.to, subject));
		standing = left.length === standing.length && isRefused(each, subject) ? [...left, each] : left;
	}
	return standing.find(({ from }) => same(kind, from, doc, subject));
}
function isRefused({ refused }, subject) {
	return refused().some((other) => covers(other, subject) || covers(subject, other));
}
async function transitionsBehind(walk, track) {
	const transitions = [];
	for (const { commit, path, pathBefore } of await placesBehind(walk, track.basePath)) {
		const [parent] = commit.parents;
		const from = parent === void 0 ? null : await loadAt(walk, parent, track.file, pathBefore);
		const to = await loadAt(walk, commit, track.file, path);
		if (from?.parsed?.doc && to?.parsed?.doc) transitions.push(transition(walk, track, commit, from, to));
	}
	return transitions.reverse();
}
function transition(walk, track, { id, message }, from, to) {
	let subjects;
	const setup = {
		...track.file.governance,
		path: track.basePath,
		limits: walk.limits
	};
	return {
		id,
		from: from.parsed?.doc,
		to: to.parsed?.doc,
		refused() {
			const context = {
				scope: "step",
				path: track.basePath,
				...message === void 0 ? {} : { message }
			};
			const { findings } = judgeVersions(setup, from, to, context);
			const reported = reportFindings(setup, findings, {
				before: from,
				after: to
			});
			subjects ??= walk.waiving.apply(reported).filter(isError$3).map(({ subject }) => subject);
			return subjects;
		}
	};
}
async function lastReadable(walk, { file, basePath }) {
	const places = await placesBehind(walk, basePath);
	if (walk.lineObstacle !== void 0) walk.obstacle = walk.lineObstacle;
	for (const { commit, path } of places) {
		if (movedTo(walk, commit, path, file)) return null;
		const version = await loadAt(walk, commit, file, path);
		if (version?.parsed?.doc) return version;
	}
	return null;
}
function movedTo(walk, { changes }, path, { governance }) {
	const gone = changes.find((change) => change.path === path && change.after === null)?.before;
	if (gone === void 0 || gone === null) return false;
	return changes.some(({ path: other, before, after }) => before === null && after?.blob === gone.blob && walk.view.governed().get(other)?.kind === governance.kind);
}
function isError$3({ severity }) {
	return severity === "error";
}
// src/app/judge-nets.ts
async function judgeNets(walk, tracks, { message, alone, mergeResult }) {
	const { range, guard, limits } = walk;
	const nets = [];
	for (const track of tracks) {
		const bases = [];
		for (const base of range.bases ?? [range.base]) bases.push(await versionAt(walk, base, track, track.basePath));
		const head = await loadAt(walk, range.head, track.file, track.file.path);
		const { kind } = track.file.governance;
		const net = judgeNet(track, {
			bases,
			head,
			guard,
			message,
			limits,
			alone,
			archived: (head === null ? alone : bases.some((base) => base !== null && replaces(kind, base, head))) ? await archivesOf(walk, track, bases) : []
		});
		const merged = mergeResult === void 0 ? [] : await mergeFindings(walk, track, mergeResult, head);
		const waived = walk.waiving.apply([...net.findings, ...merged]);
		nets.push({
			...net,
			findings: await forgiveRepairs(walk, track, waived, head)
		});
	}
	return nets;
}
async function mergeFindings(walk, track, mergeResult, head) {
	const { range, guard, limits } = walk;
	return judgeMergeResult(track, {
		tip: await versionAt(walk, range.tip ?? range.base, track, track.basePath),
		result: await versionAt(walk, mergeResult, track, track.file.path),
		head,
		guard,
		limits
	});
}
async function versionAt(walk, commit, track, first) {
	for (const path of [first, ...track.sidePaths]) {
		const version = await loadAt(walk, commit, track.file, path);
		if (version !== null) return version;
	}
	return null;
}
async function archivesOf(walk, { file }, bases) {
	const lost = bases.flatMap((version) => version === null ? [] : [{
		version,
		blob: void 0
	}]);
	return walk.findArchives(file.path, file.governance, lost);
}
// src/app/built-in-policy.ts
const configurationPath = ".stateward.yml";
const waiversPath = ".stateward.waivers.yml";
function watchedByName(kinds, governance) {
	return kinds.flatMap((kind) => kind.files.map((glob) => ({
		glob,
		governance: governance(kind)
	})));
}
function builtIn(kind) {
	return {
		kind,
		settings: defaultSettings(kind)
	};
}
function builtInConfiguration(kinds) {
	return {
		govern: governByDetection(kinds),
		governance: builtIn,
		limits: defaultLimits,
		waiversFrom: "base",
		isIgnored: () => false,
		policyRules: new Map(),
		entries: void 0
	};
}
// src/text/quote.ts
const longestQuote = 40;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quote(text) {
	const shown = text.length > longestQuote ? `${withoutHalfPair(text.slice(0, longestQuote))}…` : text;
	return JSON.stringify(shown).replace(invisible, escapeUnits);
}
function withoutHalfPair(text) {
	const last = text.charCodeAt(text.length - 1);
	return last >= 55296 && last <= 56319 ? text.slice(0, -1) : text;
}
function escapeUnits(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJSMin$2(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	visitAsync.BREAK = BREAK;
	visitAsync.SKIP = SKIP;
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			this.docStart = null;
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJSMin$2(((exports) => {
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJSMin$2(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJSMin$2(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJSMin$2(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJSMin$2(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJSMin$2(((exports) => {
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJSMin$2(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJSMin$2(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = __commonJSMin$2(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJSMin$2(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJSMin$2(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJSMin$2(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJSMin$2(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJSMin$2(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJSMin$2(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = __commonJSMin$2(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = __commonJSMin$2(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJSMin$2(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = __commonJSMin$2(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJSMin$2(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = __commonJSMin$2(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJSMin$2(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJSMin$2(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			this.commentBefore = null;
			this.comment = null;
			this.errors = [];
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = __commonJSMin$2(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJSMin$2(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJSMin$2(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJSMin$2(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJSMin$2(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJSMin$2(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJSMin$2(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJSMin$2(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJSMin$2(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJSMin$2(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJSMin$2(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJSMin$2(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJSMin$2(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJSMin$2(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJSMin$2(((exports) => {
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJSMin$2(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJSMin$2(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	const BOM = "﻿";
	const DOCUMENT = "";
	const FLOW_END = "";
	const SCALAR = "";
	const isCollection = (token) => !!token && "items" in token;
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJSMin$2(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = new Set("0123456789ABCDEFabcdef");
	const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = new Set(",[]{}");
	const invalidAnchorChars = new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	var Lexer = class {
		constructor() {
			this.atEnd = false;
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			this.buffer = "";
			this.flowKey = false;
			this.flowLevel = 0;
			this.indentNext = 0;
			this.indentValue = 0;
			this.lineEndPos = null;
			this.next = null;
			this.pos = 0;
		}
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJSMin$2(((exports) => {
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJSMin$2(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	var Parser = class {
		constructor(onNewLine) {
			this.atNewLine = true;
			this.atScalar = false;
			this.indent = 0;
			this.offset = 0;
			this.onKeyLine = false;
			this.stack = [];
			this.source = "";
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = __commonJSMin$2(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// src/text/yaml-tokens.ts
var import_dist = __commonJSMin$2(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}))();
const composing = {
	version: "1.2",
	schema: "core",
	uniqueKeys: false
};
function yamlTokens(text) {
	const tokens = [];
	const parser = new import_dist.Parser();
	for (const lexeme of new import_dist.Lexer().lex(text)) for (const token of parser.next(lexeme)) tokens.push(token);
	for (const token of parser.end()) tokens.push(token);
	return tokens;
}
function tooDeepAt(tokens, mostDepth) {
	const pending = tokens.map((token) => ({
		token,
		depth: 0
	}));
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const { token, depth } = next;
		if (depth > mostDepth) return token.offset;
		for (const child of childrenOf$1(token)) pending.push({
			token: child,
			depth: depth + 1
		});
	}
}
function childrenOf$1(token) {
	if (token.type === "document") return token.value === void 0 ? [] : [token.value];
	if (!("items" in token)) return [];
	return token.items.flatMap((item) => [item.key, item.value].filter((child) => child !== void 0 && child !== null));
}
// src/text/json-scalars.ts
const longestSmallInteger = 15;
function stringValue(text, start, end, escaped) {
	return escaped ? JSON.parse(text.slice(start, end)) : text.slice(start + 1, end - 1);
}
function numberValue(text, start, end) {
	const small = smallInteger(text, start, end);
	if (small >= 0) return small;
	const literal = text.slice(start, end);
	const value = Number(literal);
	if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return { inexactNumber: literal };
	return value === 0 ? 0 : value;
}
function smallInteger(text, start, end) {
	if (end - start > longestSmallInteger) return -1;
	let value = 0;
	for (let offset = start; offset < end; offset++) {
		const digit = text.charCodeAt(offset) - 48;
		if (digit < 0 || digit > 9) return -1;
		value = value * 10 + digit;
	}
	return value;
}
function scalarValue(text, start, end, form) {
	switch (form) {
		case "string": return stringValue(text, start, end, false);
		case "escaped-string": return stringValue(text, start, end, true);
		case "number": return numberValue(text, start, end);
		case "null": return null;
		default: return form === "true";
	}
}
// src/text/json-scan-state.ts
const expectations = {
	value: "a value",
	"first-element": "a value or ']' after '['",
	element: "a value after ',' (no comma follows the last element)",
	"first-name": "a member name in double quotes or '}' after '{'",
	name: "a member name in double quotes after ',' (no comma follows the last member)",
	colon: "':' after a member name",
	"member-value": "a value after ':'",
	"after-member": "',' or '}' after a member",
	"after-element": "',' or ']' after an element",
	"after-document": "nothing after the value"
};
function newScan(text, handler, limits) {
	return {
		text,
		handler,
		limits,
		insideObject: [],
		token: {
			end: 0,
			escaped: false,
			expected: ""
		},
		offset: 0,
		phase: "value",
		values: 0,
		stop: void 0
	};
}
function advance$1(scan, phase) {
	scan.offset++;
	scan.phase = phase;
	return true;
}
function finishValue(scan, end) {
	const { insideObject } = scan;
	scan.offset = end;
	if (insideObject.length === 0) scan.phase = "after-document";
	else scan.phase = insideObject[insideObject.length - 1] ? "after-member" : "after-element";
	return true;
}
function countValue(scan) {
	scan.values++;
	return scan.values <= scan.limits.maxValues || halt(scan, "too-many-values");
}
function refuse$1(scan) {
	return refuseAt(scan, scan.offset, expectations[scan.phase]);
}
function refuseToken(scan) {
	return refuseAt(scan, scan.token.end, scan.token.expected);
}
function refuseAt(scan, offset, expected) {
	scan.stop = {
		reason: "syntax",
		offset,
		expected
	};
	return false;
}
function halt(scan, reason) {
	scan.stop = {
		reason,
		offset: scan.offset,
		expected: ""
	};
	return false;
}
// src/text/json-tokens.ts
const quotationMark = 34;
const backslash = 92;
const shortEscapes = "\"\\/bfnrt";
function readString(text, start, token) {
	const length = text.length;
	let offset = start + 1;
	token.escaped = false;
	while (offset < length) {
		const code = text.charCodeAt(offset);
		if (code === quotationMark) return finish$1(token, offset + 1, "");
		if (code < 32) return finish$1(token, offset, rawControlExpectation(code));
		if (code === backslash) {
			offset = readEscape(text, offset, token);
			if (token.expected !== "") return offset;
		} else offset++;
	}
	return finish$1(token, offset, "a closing '\"' after a string");
}
function rawControlExpectation(code) {
	return code === 10 || code === 13 ? "a closing '\"' before the end of the line (a line break in a string is written \\n)" : "control characters in a string to be escaped";
}
function readEscape(text, start, token) {
	const letter = text.charAt(start + 1);
	token.escaped = true;
	if (letter === "u") return readUnicodeEscape(text, start + 2, token);
	if (!(letter !== "" && shortEscapes.includes(letter))) return finish$1(token, start + 1, "one of \" \\ / b f n r t u after a backslash");
	return finish$1(token, start + 2, "");
}
function readUnicodeEscape(text, start, token) {
	let end = start;
	while (end < start + 4 && isHexDigit(text.charCodeAt(end))) end++;
	return finish$1(token, end, end < start + 4 ? "four hexadecimal digits after \\u" : "");
}
function isHexDigit(code) {
	const lowerCase = code | 32;
	return isDigit(code) || lowerCase >= 97 && lowerCase <= 102;
}
function readNumber(text, start, token) {
	const first = text.charCodeAt(start) === 45 ? start + 1 : start;
	let end = skipDigits(text, first);
	if (end === first) return finish$1(token, end, "a digit after '-'");
	if (end > first + 1 && text.charCodeAt(first) === 48) return finish$1(token, first + 1, "no digit after a leading zero");
	if (text.charCodeAt(end) === 46) {
		const fraction = end + 1;
		end = skipDigits(text, fraction);
		if (end === fraction) return finish$1(token, end, "a digit after the decimal point");
	}
	return readExponent(text, end, token);
}
function readExponent(text, start, token) {
	if ((text.charCodeAt(start) | 32) !== 101) return finish$1(token, start, "");
	const sign = text.charCodeAt(start + 1);
	const first = sign === 43 || sign === 45 ? start + 2 : start + 1;
	const end = skipDigits(text, first);
	return finish$1(token, end, end === first ? "a digit in the exponent" : "");
}
function skipDigits(text, start) {
	let offset = start;
	while (isDigit(text.charCodeAt(offset))) offset++;
	return offset;
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function finish$1(token, end, expected) {
	token.end = end;
	token.expected = expected;
	return end;
}
// src/text/json-scanner.ts
function scanJson(text, handler, limits) {
	const scan = newScan(text, handler, limits);
	do
		skipWhitespace(scan);
	while (!isComplete(scan) && takeStep(scan, text.charCodeAt(scan.offset)));
	return scan.stop;
}
function skipWhitespace(scan) {
	const { text } = scan;
	let { offset } = scan;
	for (;;) {
		const code = text.charCodeAt(offset);
		if (code !== 32 && code !== 10 && code !== 13 && code !== 9) break;
		offset++;
	}
	scan.offset = offset;
}
function isComplete(scan) {
	return scan.phase === "after-document" && scan.offset === scan.text.length;
}
function takeStep(scan, code) {
	switch (scan.phase) {
		case "after-member":
			if (code === 44) return advance$1(scan, "name");
			return code === 125 ? closeContainer(scan) : refuse$1(scan);
		case "after-element":
			if (code === 44) return advance$1(scan, "element");
			return code === 93 ? closeContainer(scan) : refuse$1(scan);
		case "first-name": return code === 125 ? closeContainer(scan) : takeName(scan, code);
		case "name": return takeName(scan, code);
		case "colon": return code === 58 ? advance$1(scan, "member-value") : refuse$1(scan);
		case "first-element": return code === 93 ? closeContainer(scan) : takeValue(scan, code);
		case "after-document": return refuse$1(scan);
		default: return takeValue(scan, code);
	}
}
function takeName(scan, code) {
	if (code !== 34) return refuse$1(scan);
	const { token, offset } = scan;
	const end = readString(scan.text, offset, token);
	if (token.expected !== "") return refuseToken(scan);
	scan.handler.key(offset, end, token.escaped);
	scan.offset = end;
	scan.phase = "colon";
	return true;
}
function takeValue(scan, code) {
	if (code === 123 || code === 91) return openContainer(scan, code === 123);
	if (code === 34) return takeString(scan);
	if (code === 45 || code >= 48 && code <= 57) return takeNumber(scan);
	if (code === 116) return takeWord(scan, "true");
	if (code === 102) return takeWord(scan, "false");
	return code === 110 ? takeWord(scan, "null") : refuse$1(scan);
}
function openContainer(scan, isObject) {
	const { offset, insideObject, limits } = scan;
	if (insideObject.length >= limits.maxDepth) return halt(scan, "too-deep");
	if (!countValue(scan)) return false;
	insideObject.push(isObject);
	if (isObject) scan.handler.beginObject(offset);
	else scan.handler.beginArray(offset);
	return advance$1(scan, isObject ? "first-name" : "first-element");
}
function closeContainer(scan) {
	const end = scan.offset + 1;
	if (scan.insideObject.pop()) scan.handler.endObject(end);
	else scan.handler.endArray(end);
	return finishValue(scan, end);
}
function takeString(scan) {
	const { token } = scan;
	const end = readString(scan.text, scan.offset, token);
	if (token.expected !== "") return refuseToken(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(scan.offset, end, token.escaped ? "escaped-string" : "string");
	return finishValue(scan, end);
}
function takeNumber(scan) {
	const end = readNumber(scan.text, scan.offset, scan.token);
	if (scan.token.expected !== "") return refuseToken(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(scan.offset, end, "number");
	return finishValue(scan, end);
}
function takeWord(scan, word) {
	const { offset } = scan;
	if (!scan.text.startsWith(word, offset)) return refuse$1(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(offset, offset + word.length, word);
	return finishValue(scan, offset + word.length);
}
// src/text/json-keys.ts
const prototypeKeyMessage = "the key \"__proto__\" is not allowed, because many readers take it for the prototype of the object";
function findKeyFaults(source, limits) {
	const faults = [];
	const open = [];
	const begin = (isArray) => {
		const parent = open.at(-1);
		const pointer = parent === void 0 ? "" : childPointer(parent);
		open.push({
			pointer,
			keys: new Map(),
			isArray,
			index: 0,
			key: ""
		});
	};
	const end = () => {
		open.pop();
		passElement(open.at(-1));
	};
	const handler = {
		beginObject: () => begin(false),
		beginArray: () => begin(true),
		endObject: end,
		endArray: end,
		scalar: () => passElement(open.at(-1)),
		key: (start, keyEnd, escaped) => {
			const container = open.at(-1);
			if (container === void 0) return;
			container.key = stringValue(source.text, start, keyEnd, escaped);
			const fault = judgeKey(source, container, start, keyEnd);
			if (fault !== void 0) faults.push(fault);
		}
	};
	scanJson(source.text, handler, limits);
	return faults;
}
function childPointer(container) {
	return appendToken(container.pointer, container.isArray ? container.index : container.key);
}
function passElement(container) {
	if (container !== void 0) container.index++;
}
function judgeKey(source, container, start, end) {
	const { key, keys } = container;
	if (key === "__proto__") {
		const place = {
			span: spanAt(source, start, end),
			pointer: childPointer(container)
		};
		return {
			messageId: "prototype-key",
			message: prototypeKeyMessage,
			...place
		};
	}
	const known = keys.get(key);
	if (known === void 0) {
		keys.set(key, {
			start,
			message: "",
			pointer: ""
		});
		return;
	}
	if (known.message === "") describeRepetition(source, container, known);
	const { message, pointer } = known;
	return {
		messageId: "duplicate-key",
		message,
		span: spanAt(source, start, end),
		pointer
	};
}
function describeRepetition(source, container, known) {
	const { line } = source.positionAt(known.start);
	known.message = `the key ${quote(container.key)} occurs more than once in its object, first on line ${line}`;
	known.pointer = childPointer(container);
}
// src/text/yaml-walk.ts
function scalarOf(value, text) {
	if (typeof value === "string" || typeof value === "boolean") return value;
	if (typeof value !== "number") return null;
	return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? value : { inexactNumber: text ?? String(value) };
}
// src/text/yaml.ts
const nowhere$1 = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function parseYaml(text, repeatedKeys = "refused") {
	const source = sourceText(text);
	const tokens = yamlTokens(text);
	const deep = tooDeepAt(tokens, 200);
	if (deep !== void 0) return {
		ok: false,
		faults: [{
			message: `is nested deeper than 200 levels`,
			span: spanAt(source, deep, deep)
		}]
	};
	return readDocuments([...new import_dist.Composer(composing).compose(tokens, true, text.length)], source, repeatedKeys === "last" ? [] : void 0);
}
function readDocuments(documents, source, repeated) {
	const [document, second] = documents;
	const faults = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings].map(({ message, pos: [from, to] }) => ({
		message,
		span: spanAt(source, from, to)
	})));
	if (second !== void 0 && faults.length === 0) {
		const [from] = second.range;
		faults.push({
			message: "holds several documents; one was expected",
			span: spanAt(source, from, from)
		});
	}
	if (document === void 0 || faults.length > 0) return {
		ok: false,
		faults
	};
	const walk = {
		source,
		faults,
		places: new Map(),
		repeated
	};
	const value = readValue(walk, document.contents, "");
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const locate = (pointer) => located(walk.places, pointer);
	return {
		ok: true,
		document: {
			value,
			locate,
			repeated: [...new Set(repeated)]
		}
	};
}
function readValue(walk, node, pointer) {
	const span = spanOf(walk, node);
	if (!walk.places.has(pointer)) walk.places.set(pointer, span);
	if ((0, import_dist.isAlias)(node)) return refused$3(walk, span, "is an alias (*), and aliases are not read; write the value out");
	if ((0, import_dist.isSeq)(node)) return node.items.map((item, index) => readValue(walk, item, appendToken(pointer, index)));
	if ((0, import_dist.isMap)(node)) return mappingOf(walk, node.items, pointer);
	if (!(0, import_dist.isScalar)(node)) return null;
	return scalarOf(node.value, node.source);
}
function mappingOf(walk, items, pointer) {
	const names = new Set();
	return Object.fromEntries(items.map(({ key, value }) => {
		const span = spanOf(walk, key);
		const name = (0, import_dist.isScalar)(key) && typeof key.value === "string" ? key.value : void 0;
		if (name === void 0) return ["", refused$3(walk, span, "is a key that is not text; put it in quotes")];
		const own = appendToken(pointer, name);
		if (names.has(name)) {
			if (walk.repeated === void 0) return [name, refused$3(walk, span, "Map keys must be unique")];
			walk.repeated.push(own);
		}
		names.add(name);
		walk.places.set(own, span);
		return [name, readValue(walk, value, own)];
	}));
}
function refused$3(walk, span, message) {
	walk.faults.push({
		message,
		span
	});
	return null;
}
function spanOf({ source }, node) {
	const range = typeof node === "object" && node !== null && "range" in node ? node.range : void 0;
	const [from, to] = Array.isArray(range) ? range : [];
	return typeof from === "number" && typeof to === "number" ? spanAt(source, from, to) : nowhere$1;
}
function located(places, pointer) {
	const tokens = pointerTokens(pointer);
	for (let length = tokens.length; length >= 0; length -= 1) {
		const place = places.get(tokens.slice(0, length).reduce(appendToken, ""));
		if (place !== void 0) return place;
	}
	return nowhere$1;
}
// src/config/policy-text.ts
const mostBytes = 1048576;
const start$1 = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function readPolicyText(bytes) {
	if (bytes.length > mostBytes) return refused$2(`is larger than ${mostBytes} bytes`);
	const { text, faults } = decodeText(bytes);
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const parsed = parseYaml(text);
	if (!parsed.ok) return {
		ok: false,
		faults: parsed.faults.map((fault) => ({
			...fault,
			pointer: ""
		}))
	};
	const { document } = parsed;
	if (document.value === null) return {
		ok: true,
		document,
		root: {}
	};
	if (!isJsonObject(document.value)) return refused$2("must be a mapping of keys to values");
	return {
		ok: true,
		document,
		root: document.value
	};
}
function refused$2(message) {
	return {
		ok: false,
		faults: [{
			message,
			pointer: "",
			span: start$1
		}]
	};
}
function faultCollector(document) {
	const found = [];
	return {
		add: (pointer, message) => found.push({
			pointer,
			message,
			span: document.locate(pointer)
		}),
		faults: () => found.toSorted(bySpan)
	};
}
function bySpan({ span: left }, { span: right }) {
	return left.line - right.line || left.column - right.column;
}
function refuseUnknownKeys(collector, mapping, pointer, known) {
	for (const key of Object.keys(mapping)) if (!known.includes(key)) collector.add(appendToken(pointer, key), unknownName("key", key, known));
}
function unknownName(what, name, known) {
	const nearest = nearestName(name, known);
	const hint = nearest === void 0 ? `known: ${known.join(", ") || "none"}` : `did you mean '${nearest}'?`;
	return `${quote(name)} is not a known ${what}; ${hint}`;
}
function listAt(collector, root, key) {
	const value = root[key];
	if (value === void 0) return [];
	if (!Array.isArray(value)) {
		collector.add(`/${key}`, `${key} must be a list`);
		return [];
	}
	return value.map((each, index) => ({
		value: each,
		pointer: `/${key}/${index}`
	}));
}
// src/config/option-faults.ts
const entryKeys = [
	"path",
	"kind",
	"rules"
];
function optionFaultText(kind, fault, ruleIds) {
	const [first = "", ruleId = "", , ...inRule] = pointerTokens(fault.pointer);
	const { unknownKey } = fault;
	if (first !== "rules" || ruleId === "") return ownOptionText(kind, fault);
	if (inRule.length === 0) {
		if (unknownKey !== void 0) return unknownName("rule", unknownKey, ruleIds);
		return fault.message.startsWith(ruleId) ? fault.message : `${ruleId} ${fault.message}`;
	}
	return unknownKey === void 0 ? `${inRule.join(".")} of ${ruleId} ${fault.message}` : unknownName(`option of ${ruleId}`, unknownKey, knownOptions(ruleSchema(kind, ruleId), inRule));
}
function ownOptionText({ options }, { pointer, message, unknownKey }) {
	const tokens = pointerTokens(pointer);
	if (unknownKey === void 0) return `${tokens.join(".")} ${message}`;
	return unknownName("key", unknownKey, [...tokens.length === 1 ? entryKeys : [], ...knownOptions(options, tokens)]);
}
function ruleSchema(kind, ruleId) {
	return kind.rules.find(({ id }) => id === ruleId)?.options?.schema ?? {};
}
function knownOptions(schema, tokens) {
	let at = schema;
	for (const token of tokens.slice(0, -1)) at = propertiesOf(at)[token];
	return Object.keys(propertiesOf(at));
}
function propertiesOf(schema) {
	const properties = isJsonObject(schema) ? schema.properties : void 0;
	return isJsonObject(properties) ? properties : {};
}
// src/config/glob-syntax.ts
function matchesRow(tokens, items) {
	let next = 0;
	let at = 0;
	let retry;
	while (at < items.length) {
		const token = tokens[next];
		const item = items[at];
		if (token === "any") {
			next += 1;
			retry = {
				next,
				at
			};
		} else if (token !== void 0 && item !== void 0 && token(item)) {
			next += 1;
			at += 1;
		} else {
			if (retry === void 0) return false;
			retry.at += 1;
			next = retry.next;
			at = retry.at;
		}
	}
	return tokens.slice(next).every((token) => token === "any");
}
function alternatives(glob, most) {
	let open = [glob];
	for (let isOpen = true; isOpen;) {
		const written = open.flatMap(writtenOut);
		if (written.length > most) return void 0;
		isOpen = written.some((each, index) => each !== open[index]);
		open = written;
	}
	return open;
}
function writtenOut(glob) {
	const group = /\{([^{}]*,[^{}]*)\}/.exec(glob);
	if (group === null) return [glob];
	const [whole, members = ""] = group;
	const end = group.index + whole.length;
	return members.split(",").map((member) => glob.slice(0, group.index) + member + glob.slice(end));
}
// src/config/path-glob.ts
const mostCharacters = 500;
const mostAlternatives = 100;
function pathProblem(glob) {
	if (typeof glob !== "string" || glob === "") return "must be a path or glob, as text";
	if (glob.startsWith("/") || /^[A-Za-z]:[\\/]/.test(glob)) return "must be relative to the top of the repository";
	if (glob.startsWith("!")) return "must not start with '!'; use ignore: to leave files out";
	if (glob.includes("\\")) return "must use '/' between folders";
	const segments = glob.split("/");
	if (segments.includes("..") || segments.includes(".")) return "must not contain '.' or '..' as a folder";
	if (glob.endsWith("/")) return `names a folder; write ${glob}** for the files in it`;
	if (segments.includes("")) return "must not contain '//'";
	if ([...glob].length > mostCharacters) return `is longer than ${mostCharacters} characters`;
	return alternatives(glob, mostAlternatives) === void 0 ? `stands for more than ${mostAlternatives} alternatives; split it into several entries` : void 0;
}
function configuredMatcher(glob) {
	if (!/[*?[{]/.test(glob)) return (path) => path === glob;
	const rows = (alternatives(glob, mostAlternatives) ?? []).map(segmentTokens);
	return (path) => path === glob || rows.some((row) => matchesRow(row, path.split("/")));
}
function segmentTokens(glob) {
	const segments = glob.split("/");
	const tokens = segments.map((segment) => segment === "**" ? "any" : segmentMatcher(segment));
	return segments.at(-1) === "**" ? [...tokens, () => true] : tokens;
}
function segmentMatcher(segment) {
	if (!/[*?[]/.test(segment)) return (name) => name === segment;
	const tokens = characterTokens(segment);
	return (name) => matchesRow(tokens, [...name]);
}
function characterTokens(segment) {
	return [...segment.matchAll(/\*+|\?|\[(?<not>[!^]?)(?<members>\]?[^\]]+)\]|[\s\S]/gu)].map(([piece, not, members]) => {
		if (piece.startsWith("*")) return "any";
		if (piece === "?") return () => true;
		return members === void 0 ? (character) => character === piece : (character) => inClass(members, character) === (not === "");
	});
}
function inClass(members, character) {
	return [...members.matchAll(/([\s\S])-([\s\S])|[\s\S]/gu)].some(([member, from, to]) => from === void 0 || to === void 0 ? character === member : from <= character && character <= to);
}
// src/config/rule-choices.ts
function readRules(collector, root, kinds) {
	const { rules: value = {} } = root;
	if (!isJsonObject(value)) {
		collector.add("/rules", "rules must be a mapping from rule ids to severities");
		return {};
	}
	const sound = [];
	for (const [ruleId, choice] of Object.entries(value)) {
		const pointer = appendToken("/rules", ruleId);
		const kind = kinds.find((each) => ruleIdsOf(each).includes(ruleId));
		if (kind === void 0) {
			collector.add(pointer, unknownName("rule", ruleId, kinds.flatMap(ruleIdsOf)));
			continue;
		}
		const resolved = resolveSettings(kind, { rules: { [ruleId]: choice } });
		if (resolved.ok) sound.push([ruleId, choice]);
		else for (const fault of resolved.faults) collector.add(fault.pointer, optionFaultText(kind, fault, []));
	}
	return Object.fromEntries(sound);
}
function ruleIdsOf(kind) {
	return [
		...fileRules,
		...policyRules,
		...mergeRules(kind.id),
		...kind.rules
	].map(({ id }) => id);
}
function governanceOf(kind, options, rules) {
	const own = ruleIdsOf(kind);
	const shared = Object.fromEntries(Object.entries(rules).filter(([ruleId]) => own.includes(ruleId)));
	const given = isJsonObject(options.rules) ? options.rules : {};
	const resolved = resolveSettings(kind, {
		...options,
		rules: {
			...shared,
			...given
		}
	});
	return {
		kind,
		settings: resolved.ok ? resolved.settings : defaultSettings(kind)
	};
}
// src/config/file-entries.ts
function readEntries(collector, root, kinds, rules) {
	return listAt(collector, root, "files").flatMap(({ value, pointer }) => readEntry(collector, value, pointer, kinds, rules) ?? []);
}
function readEntry(collector, value, pointer, kinds, rules) {
	if (!isJsonObject(value)) {
		collector.add(pointer, "an entry of files must be a mapping with path and kind");
		return;
	}
	const { path = null, kind: name = null, ...options } = value;
	const problem = pathProblem(path);
	if (problem !== void 0) collector.add(`${pointer}/path`, `path ${problem}`);
	const kind = kinds.find(({ id }) => id === name);
	if (kind === void 0) {
		const known = kinds.map(({ id }) => id);
		const message = typeof name === "string" ? unknownName("kind", name, known) : `kind must be one of ${known.join(", ")}`;
		collector.add(`${pointer}/kind`, message);
		return;
	}
	refuseOptions(collector, kind, options, pointer);
	const glob = String(path);
	return {
		glob,
		pointer,
		matches: configuredMatcher(glob),
		governance: governanceOf(kind, options, rules)
	};
}
function refuseOptions(collector, kind, options, pointer) {
	const own = ruleIdsOf(kind).filter((ruleId) => !isAboutPolicy(ruleId));
	const resolved = resolveSettings(kind, options);
	for (const fault of resolved.ok ? [] : resolved.faults) collector.add(pointer + fault.pointer, optionFaultText(kind, fault, own));
	for (const ruleId of Object.keys(isJsonObject(options.rules) ? options.rules : {}).filter(isAboutPolicy)) collector.add(appendToken(`${pointer}/rules`, ruleId), `${ruleId} is not about single files; say it in rules: at the top`);
}
function isAboutPolicy(ruleId) {
	return policyRules.some(({ id }) => id === ruleId);
}
// src/config/limits.ts
const units = {
	B: 1,
	KB: 1024,
	MB: 1024 ** 2,
	GB: 1024 ** 3
};
function readLimits(collector, root) {
	const value = root.limits;
	if (value === void 0) return defaultLimits;
	if (!isJsonObject(value)) {
		collector.add("/limits", "limits must be a mapping");
		return defaultLimits;
	}
	refuseUnknownKeys(collector, value, "/limits", Object.keys(defaultLimits));
	const read = (key, size, expected) => {
		const given = value[key];
		if (given === void 0) return defaultLimits[key];
		const number = size(given);
		if (number === void 0) collector.add(`/limits/${key}`, `${key} must be ${expected}`);
		return number ?? defaultLimits[key];
	};
	return {
		maxBytes: read("maxBytes", bytesOf, "a number of bytes, or text such as 64MB (1 MB is 1,048,576 bytes)"),
		maxDepth: read("maxDepth", countOf, "a whole number above 0"),
		maxValues: read("maxValues", countOf, "a whole number above 0")
	};
}
function countOf(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : void 0;
}
function bytesOf(value) {
	if (typeof value !== "string") return countOf(value);
	const [, number = "", unit = ""] = /^(\d+) ?([KMG]?B)$/.exec(value) ?? [];
	return countOf(Number(number) * (units[unit] ?? 0));
}
// src/config/configuration.ts
const configurationKeys = [
	"version",
	"files",
	"rules",
	"ignore",
	"limits",
	"waiversFrom"
];
function parseConfiguration(bytes, kinds) {
	const read = readPolicyText(bytes);
	if (!read.ok) return read;
	const { document, root } = read;
	const collector = faultCollector(document);
	refuseUnknownKeys(collector, root, "", configurationKeys);
	if (root.version !== 1) collector.add("/version", "version must be 1");
	const rules = readRules(collector, root, kinds);
	const governances = new Map(kinds.map((kind) => [kind, governanceOf(kind, {}, rules)]));
	const ignored = readIgnore(collector, root);
	const entries = root.files === void 0 ? void 0 : readEntries(collector, root, kinds, rules);
	const limits = readLimits(collector, root);
	const waiversFrom = readWaiversFrom(collector, root);
	const faults = collector.faults();
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const isIgnored = (path) => ignored.some((matches) => matches(path));
	const governance = (kind) => governances.get(kind) ?? governanceOf(kind, {}, rules);
	const [anyKind] = kinds;
	const policyRules = anyKind === void 0 ? new Map() : governance(anyKind).settings.rules;
	const listed = entries === void 0 ? governByDetection(kinds, governance) : governByEntries(entries);
	const govern = (path) => isIgnored(path) ? void 0 : listed(path);
	return {
		ok: true,
		document,
		configuration: {
			govern,
			entries,
			governance,
			limits,
			isIgnored,
			policyRules,
			waiversFrom
		}
	};
}
function governByEntries(entries) {
	return (path) => entries.findLast(({ matches }) => matches(path))?.governance;
}
function readIgnore(collector, root) {
	return listAt(collector, root, "ignore").flatMap(({ value, pointer }) => {
		const problem = pathProblem(value);
		if (problem !== void 0) collector.add(pointer, `an entry of ignore ${problem}`);
		return problem === void 0 ? [configuredMatcher(String(value))] : [];
	});
}
function readWaiversFrom(collector, root) {
	const { waiversFrom = "base" } = root;
	if (waiversFrom === "base" || waiversFrom === "head") return waiversFrom;
	collector.add("/waiversFrom", "waiversFrom must be base or head");
	return "base";
}
// src/config/waivers.ts
const waiverKeys = [
	"fingerprint",
	"change",
	"reason",
	"until"
];
function parseWaivers(bytes) {
	const read = readPolicyText(bytes);
	if (!read.ok) return read;
	const { document, root } = read;
	const collector = faultCollector(document);
	refuseUnknownKeys(collector, root, "", ["version", "waivers"]);
	if (root.version !== 1) collector.add("/version", "version must be 1");
	const waivers = listAt(collector, root, "waivers").flatMap(({ value, pointer }) => {
		const waiver = readWaiver(collector, value, pointer);
		return waiver === void 0 ? [] : [{
			...waiver,
			pointer
		}];
	});
	const faults = collector.faults();
	return faults.length > 0 ? {
		ok: false,
		faults
	} : {
		ok: true,
		waivers,
		document
	};
}
function readWaiver(collector, value, pointer) {
	if (!isJsonObject(value)) {
		collector.add(pointer, `a waiver must be a mapping with ${waiverKeys.join(", ")}`);
		return;
	}
	refuseUnknownKeys(collector, value, pointer, waiverKeys);
	const text = (key, isRight, expected) => readText(collector, value, {
		key,
		pointer,
		isRight,
		expected
	});
	return {
		fingerprint: text("fingerprint", isDigest, "must be 12 hex digits in quotes, as the finding prints them"),
		change: text("change", isDigest, "must be 12 hex digits in quotes, as the finding prints them"),
		reason: text("reason", (reason) => reason.trim() !== "", "must say why, as text"),
		until: text("until", isDay, "must be a day such as 2026-12-31")
	};
}
function readText(collector, mapping, { key, pointer, isRight, expected }) {
	const value = mapping[key];
	if (typeof value === "string" && isRight(value)) return value;
	collector.add(`${pointer}/${key}`, `${key} ${expected}`);
	return "";
}
function isDigest(text) {
	return /^[0-9a-f]{12}$/.test(text);
}
function isDay(text) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
// src/app/policy.ts
function policyText(bytes) {
	return bytes instanceof Uint8Array ? `text ${new TextDecoder("latin1").decode(bytes)}` : String(bytes);
}
function policyOf({ configuration, waivers }, kinds) {
	const read = configuration instanceof Uint8Array ? parseConfiguration(configuration, kinds) : void 0;
	const own = read?.ok ? read.configuration : builtInConfiguration(kinds);
	const watched = own.entries ?? watchedByName(kinds, own.governance);
	return {
		...own,
		watched,
		waivers: waiversOf(waivers)
	};
}
const irregularPolicy = {
	ok: false,
	faults: [{
		message: "must be a regular file, not a link or a submodule",
		pointer: "",
		span: {
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1
		}
	}]
};
function waiversOf(bytes) {
	const read = bytes instanceof Uint8Array ? parseWaivers(bytes) : void 0;
	return read?.ok ? read.waivers : [];
}
async function policyBytesAt(source, commit, path = configurationPath) {
	const configuration = await bytesAt(source, commit, path);
	if (!configuration.ok) return configuration;
	const waivers = await bytesAt(source, commit, waiversPath);
	return waivers.ok ? {
		ok: true,
		value: {
			configuration: configuration.value,
			waivers: waivers.value
		}
	} : waivers;
}
async function bytesAt({ history, blobs }, commit, path) {
	const entry = await history.entry(commit, path);
	if (!entry.ok) return entry;
	if (entry.value === null) return {
		ok: true,
		value: null
	};
	if (entry.value.nature !== "regular") return {
		ok: true,
		value: "irregular"
	};
	const chunks = await blobs.open(entry.value.blob);
	if (chunks === void 0) return {
		ok: false,
		obstacle: missingBlob(entry.value.blob)
	};
	return {
		ok: true,
		value: joinedBytes(chunks)
	};
}
// src/app/judge-policy.ts
function judgePolicy(change) {
	const { path, before, after, nested, rules } = change;
	const judged = (file, facts, earlier, later) => judgeFile(file, facts, digestOf(earlier, later), rules);
	return [
		...judged(path, configurationFacts(change), before.configuration, after.configuration),
		...judged(waiversPath, waiverFacts(change), before.waivers, after.waivers),
		...nested.flatMap((other) => judged(other, {
			...noFacts,
			role: "nested"
		}, null, null))
	];
}
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
const nowhere = () => start;
const noFacts = {
	role: "configuration",
	before: null,
	after: null,
	changed: false,
	governed: [],
	released: [],
	unmatched: [],
	expired: [],
	headWaives: false,
	places: {
		before: nowhere,
		after: nowhere
	}
};
function configurationFacts({ before, after, kinds, ...change }) {
	const earlier = readConfiguration(before.configuration, kinds);
	const later = readConfiguration(after.configuration, kinds);
	const changed = isChanged(before.configuration, after.configuration);
	const entries = (later ?? earlier)?.entries ?? [];
	const now = governOf(earlier, kinds);
	const next = governOf(later, kinds);
	const paths = [...change.paths];
	const standing = changed ? [...change.standing].sort(compareCodePoints) : [];
	return {
		...noFacts,
		before: earlier,
		after: later,
		changed,
		governed: standing.filter((path) => next(path) !== void 0 && now(path) === void 0),
		released: standing.filter((path) => next(path) === void 0 && now(path) !== void 0),
		unmatched: entries.filter(({ glob, matches }) => !change.paths.has(glob) && !paths.some(matches)),
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function governOf(version, kinds) {
	return version?.govern ?? governByDetection(kinds);
}
function waiverFacts({ before, after, expired, headWaives }) {
	const earlier = readWaivers(before.waivers);
	const later = readWaivers(after.waivers);
	return {
		...noFacts,
		role: "waivers",
		before: earlier,
		after: later,
		changed: isChanged(before.waivers, after.waivers),
		expired,
		headWaives,
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function readConfiguration(bytes, kinds) {
	if (bytes === null) return null;
	const read = bytes === "irregular" ? irregularPolicy : parseConfiguration(bytes, kinds);
	if (!read.ok) return {
		...broken(read.faults),
		govern: void 0,
		entries: []
	};
	const { govern, entries = [] } = read.configuration;
	return {
		faults: [],
		govern,
		entries,
		locate: (pointer) => read.document.locate(pointer)
	};
}
function readWaivers(bytes) {
	if (bytes === null) return null;
	const read = bytes === "irregular" ? irregularPolicy : parseWaivers(bytes);
	return read.ok ? {
		faults: [],
		locate: (pointer) => read.document.locate(pointer)
	} : broken(read.faults);
}
function broken(faults) {
	return {
		faults,
		locate: (pointer, reason) => faults.find((fault) => fault.pointer === pointer && fault.message === reason)?.span ?? start
	};
}
function isChanged(before, after) {
	return policyText(before) !== policyText(after);
}
function digestOf(before, after) {
	return shortDigest(JSON.stringify([policyText(before), policyText(after)]));
}
function judgeFile(path, facts, change, rules) {
	const { findings } = runRules(policyRules, facts, {
		scope: "net",
		path
	}, rules);
	return findings.map((finding) => reported(path, facts, finding, change));
}
function reported(path, { places }, finding, change) {
	const { ruleId, messageId, subject, at, data } = finding;
	const rule = policyRules.find(({ id }) => id === ruleId);
	const reason = typeof data?.reason === "string" ? data.reason : "";
	return {
		ruleId,
		severity: finding.severity,
		message: finding.message,
		messageId,
		subject,
		scope: finding.scope,
		file: path,
		side: at.side,
		pointer: at.pointer,
		...places[at.side](at.pointer, reason),
		why: rule?.why ?? "",
		fix: rule?.fix ?? "",
		...data === void 0 ? {} : { data },
		related: [],
		fingerprint: shortDigest(JSON.stringify([
			path,
			ruleId,
			messageId,
			subject
		])),
		change
	};
}
// src/app/waiving.ts
const graceDays = 14;
const dayLength = 864e5;
function waiving(waivers, now) {
	const lasting = waivers.toSorted((left, right) => compareCodePoints(left.until, right.until));
	const known = new Map(lasting.map((waiver) => [key$1(waiver), waiver]));
	const expired = new Map();
	return {
		apply: (findings) => known.size === 0 ? findings : findings.map(excused),
		expired: () => [...expired.values()]
	};
	function excused(finding) {
		const waiver = known.get(key$1(finding));
		if (waiver === void 0 || finding.severity === "note" || !isWaivable(finding.ruleId)) return finding;
		const late = daysAfter(waiver.until, now);
		const counts = late <= graceDays;
		const { fingerprint, change, reason, until } = waiver;
		if (late > 0) expired.set(key$1(waiver), {
			fingerprint,
			until,
			pointer: waiver.pointer,
			counts
		});
		if (!counts) return finding;
		return {
			...finding,
			severity: "note",
			waivedBy: {
				change,
				reason,
				until,
				severity: finding.severity
			}
		};
	}
}
function key$1({ fingerprint, change }) {
	return `${fingerprint} ${change}`;
}
function daysAfter(day, time) {
	if (time === void 0) return 0;
	const passed = Date.parse(time) - Date.parse(`${day}T00:00:00Z`) - dayLength;
	return passed < 0 ? 0 : Math.floor(passed / dayLength) + 1;
}
// src/app/range-policy.ts
const absent = {
	configuration: null,
	waivers: null
};
async function rangePolicy(input, view, commits) {
	const { range, policyPath = configurationPath } = input;
	const tip = input.policyFrom ?? range.tip ?? range.base;
	const isAbsent = tip === range.base && !view.paths().has(policyPath) && !view.paths().has(".stateward.waivers.yml");
	const read = (commit) => isAbsent ? {
		ok: true,
		value: absent
	} : policyBytesAt(input, commit, policyPath);
	const before = await read(tip);
	if (!before.ok) return before;
	const after = await read(range.head);
	if (!after.ok) return after;
	const headWaives = input.waiversFrom === "head";
	const waivers = [...input.waivers ?? [], ...headWaives ? waiversOf(after.value.waivers) : []];
	const waives = waiving(waivers, waivers.length === 0 ? void 0 : await latest(input, commits));
	const sides = {
		before: input.scope === "snapshot" ? after.value : before.value,
		after: after.value
	};
	return {
		ok: true,
		value: {
			waiving: waives,
			judge: () => judged$1(input, view, sides, waives)
		}
	};
}
async function judged$1(input, view, sides, waives) {
	const { policyKinds: kinds } = input;
	if (kinds === void 0) return {
		ok: true,
		value: []
	};
	const head = policyText(sides.before.configuration) !== policyText(sides.after.configuration) ? await input.history.tree(input.range.head) : void 0;
	if (head?.ok === false) return head;
	const nested = await nestedAdded(input, view);
	if (!nested.ok) return nested;
	return {
		ok: true,
		value: judgePolicy({
			...sides,
			path: input.policyPath ?? ".stateward.yml",
			kinds,
			rules: input.policyRules ?? new Map(),
			standing: head?.value.keys() ?? [],
			paths: view.paths(),
			nested: nested.value,
			expired: waives.expired(),
			headWaives: input.waiversFrom === "head"
		})
	};
}
async function nestedAdded({ history, range, isIgnored }, view) {
	const added = [];
	for (const path of [...view.paths()].filter((each) => each.endsWith(`/${configurationPath}`)).sort()) {
		if (isIgnored?.(path)) continue;
		const before = await history.entry(range.base, path);
		const after = await history.entry(range.head, path);
		if (!before.ok) return before;
		if (!after.ok) return after;
		if (before.value === null && after.value !== null) added.push(path);
	}
	return {
		ok: true,
		value: added
	};
}
async function latest({ history, range, policyFrom }, commits) {
	const tip = await history.upTo(policyFrom ?? range.tip ?? range.base, 1);
	return [commits.find(({ id }) => id === range.head), ...tip.ok ? tip.value : []].flatMap((commit) => commit?.at ?? []).toSorted((left, right) => Date.parse(left) - Date.parse(right)).at(-1);
}
// src/core/path-fold.ts
function foldedPath(path) {
	if (isAscii.test(path)) return path.toLowerCase();
	return [...path.normalize("NFD")].map(foldedCharacter).join("");
}
const isAscii = /^[\0-\x7f]*$/;
function foldedCharacter(character) {
	const upper = character.toUpperCase();
	return (upper.length === character.length ? upper : character).toLowerCase();
}
// src/app/path-collisions.ts
async function collisionsOf(view, commit, { path }) {
	const twins = view.twins(path);
	if (twins.length === 0 || await view.entry(commit, path) === null) return {
		standing: [],
		introduced: []
	};
	const standing = [];
	const introduced = [];
	for (const twin of twins) {
		if (await view.entry(commit, twin) === null) continue;
		standing.push(twin);
		if (await isIntroduced(view, commit, path, twin)) introduced.push(twin);
	}
	return {
		standing,
		introduced
	};
}
async function isIntroduced(view, commit, path, twin) {
	let stood = false;
	let twinStood = false;
	for (const parent of commit.parents) {
		const [own, other] = [await stands(view, parent, path), await stands(view, parent, twin)];
		if (own && other) return false;
		stood ||= own;
		twinStood ||= other;
	}
	if (!view.governed().has(twin)) return true;
	return stood === twinStood ? path > twin : twinStood;
}
async function stands(view, commit, path) {
	return await view.entryAt(commit, path) !== null;
}
function twinFinder(paths, governed) {
	let size = -1;
	let groups = new Map();
	return (path) => {
		if (size !== paths.size) groups = foldedGroups(paths, governed);
		size = paths.size;
		return (groups.get(foldedPath(path)) ?? []).filter((other) => other !== path);
	};
}
function foldedGroups(paths, governed) {
	const groups = new Map([...governed.keys()].map((path) => [foldedPath(path), []]));
	for (const path of paths) groups.get(foldedPath(path))?.push(path);
	return groups;
}
// src/app/repository-view.ts
function repositoryView(history, { commit: base, tree, carries }, govern) {
	const line = straightLine(base, tree);
	const governances = new Map();
	const paths = new Set();
	const obstacles = new Map();
	const learnPath = (path) => {
		if (paths.has(path)) return;
		paths.add(path);
		const governance = govern(path);
		if (governance !== void 0) governances.set(path, governance);
	};
	for (const path of tree.keys()) learnPath(path);
	const entryAt = async (commit, path) => {
		const standing = line.entry(commit, path);
		if (standing !== void 0) return standing;
		const found = await history.entry(commit, path);
		if (found.ok) return found.value;
		obstacles.set(found.obstacle.code, found.obstacle);
		return null;
	};
	const entry = async (commit, path) => {
		const change = commit.changes.find((each) => each.path === path);
		return change === void 0 ? entryAt(commit.id, path) : change.after;
	};
	return {
		learn(changes) {
			for (const { path } of changes) learnPath(path);
		},
		carries,
		twins: twinFinder(paths, governances),
		moveTo: line.moveTo,
		governed: () => governances,
		paths: () => paths,
		entry,
		entryAt,
		async parts(at, path, governance) {
			const found = new Map();
			for (const [role, part] of partPaths(path, governance, paths)) {
				const entered = typeof at === "string" ? await entryAt(at, part) : await entry(at, part);
				if (entered !== null) found.set(role, entered);
			}
			return found;
		},
		get obstacles() {
			return [...obstacles.values()];
		}
	};
}
function straightLine(base, tree) {
	const entries = new Map(tree);
	let at = base;
	let last;
	return {
		moveTo(commit) {
			if (commit.parents[0] !== at) return;
			for (const { path, after } of commit.changes) if (after === null) entries.delete(path);
			else entries.set(path, after);
			last = commit;
			at = commit.id;
		},
		entry(commit, path) {
			if (commit === at) return entries.get(path) ?? null;
			if (commit !== last?.parents[0]) return void 0;
			const change = last.changes.find((each) => each.path === path);
			return change === void 0 ? entries.get(path) ?? null : change.before;
		}
	};
}
function partPaths(path, { kind, settings }, known) {
	const found = new Map([["", path]]);
	for (const { role, glob } of kind.parts(path, settings.options)) if (!isPattern(glob)) found.set(role, glob);
	else for (const other of [...known].filter(globMatcher(glob))) found.set(other, other);
	return found;
}
// src/app/squash.ts
function squashedPull({ message = "", parents }) {
	if (parents.length !== 1) return void 0;
	const [subject = ""] = message.split("\n", 1);
	const [, digits] = /\(#([1-9]\d{0,8})\)\s*$/.exec(subject) ?? [];
	return digits === void 0 ? void 0 : Number(digits);
}
function squashNotice({ id }, { pull, checked }) {
	return `${id.slice(0, 7)} was judged as a squash of #${pull}${checked ? "" : ", unchecked"}`;
}
// src/app/affected-family.ts
function familyTree(nodes) {
	const first = new Map();
	for (const [index, { subject }] of nodes.entries()) if (!first.has(subject)) first.set(subject, index);
	const parents = nodes.map(({ parent }) => parent === void 0 ? void 0 : first.get(parent));
	function ancestors(index) {
		const above = new Set();
		for (let at = parents[index]; at !== void 0 && at !== index && !above.has(at); at = parents[at]) above.add(at);
		return [...above];
	}
	function withLonely(shown) {
		const { owners } = leftOut(shown);
		const only = [...owners.values()].flatMap((indexes) => indexes.length === 1 ? indexes : []);
		return new Set([...shown, ...only]);
	}
	function around(shown) {
		const { owners, paths } = leftOut(shown);
		const places = new Map();
		for (const index of [...shown].sort((left, right) => left - right)) {
			const { parent, skipped } = paths.get(index) ?? {
				parent: void 0,
				skipped: 0
			};
			const hidden = owners.get(index)?.length ?? 0;
			const subject = parent === void 0 ? void 0 : nodes[parent]?.subject;
			places.set(index, {
				...subject === void 0 ? {} : { parent: subject },
				...skipped === 0 ? {} : { skipped },
				...hidden === 0 ? {} : { hidden }
			});
		}
		return {
			top: owners.get(void 0)?.length ?? 0,
			around: places
		};
	}
	function leftOut(shown) {
		const between = new Set();
		const paths = new Map();
		for (const index of shown) {
			const above = ancestors(index);
			const skipped = above.findIndex((at) => shown.has(at));
			if (skipped > 0) for (const at of above.slice(0, skipped)) between.add(at);
			paths.set(index, {
				parent: above[skipped],
				skipped: Math.max(0, skipped)
			});
		}
		const owners = new Map();
		const nearest = nearestAbove(shown);
		for (const index of nodes.keys()) {
			if (shown.has(index) || between.has(index)) continue;
			const owner = nearest(index);
			const known = owners.get(owner);
			if (known === void 0) owners.set(owner, [index]);
			else known.push(index);
		}
		return {
			owners,
			paths
		};
	}
	function nearestAbove(shown) {
		const known = new Map();
		return (index) => {
			const way = new Set();
			let at = index;
			while (at !== void 0 && !shown.has(at) && !known.has(at) && !way.has(at)) {
				way.add(at);
				at = parents[at];
			}
			const owner = at === void 0 || shown.has(at) ? at : known.get(at);
			for (const each of way) known.set(each, owner);
			return owner;
		};
	}
	return {
		ancestors,
		withLonely,
		around
	};
}
// src/app/affected-view.ts
const mostNodes = 40;
const mostLinks = 120;
const mostAncestors = 6;
const longestLabel = 80;
function affectedView(input) {
	const faults = faultsOf(input.findings);
	if (faults.size === 0) return void 0;
	const { nodes, links, shape, removed } = bothVersions(input);
	const focuses = focusesOf(nodes, faults);
	if (focuses.length === 0) return void 0;
	const family = familyTree(nodes);
	const shown = family.withLonely(chosen(nodes, links, focuses, family.ancestors));
	const { top, around } = family.around(shown);
	const subjects = new Set([...shown].map((index) => nodes[index]?.subject));
	return {
		file: input.file,
		shape,
		nodes: [...nodes.entries()].flatMap(([index, node]) => {
			const fault = faults.get(node.subject);
			const place = around.get(index);
			if (place === void 0) return [];
			return [{
				...plainNode(node),
				...place,
				...fault ? { fault } : {},
				...removed.has(node) ? gone : {}
			}];
		}),
		links: links.filter(({ from, to }) => subjects.has(from) && subjects.has(to)).slice(0, mostLinks),
		hidden: top
	};
}
const gone = { removed: true };
function faultsOf(findings) {
	const faults = new Map();
	for (const { severity, subject } of findings) {
		const { entity } = splitSubject(subject);
		if (severity === "note" || entity === "") continue;
		const node = subjectOf(entity);
		faults.set(node, faults.get(node) === "error" ? "error" : severity);
	}
	return faults;
}
function bothVersions({ kind, before, after }) {
	const previous = before === null ? void 0 : kind.view(before);
	const next = after === null ? void 0 : kind.view(after);
	const known = new Set(next?.nodes.map(({ subject }) => subject));
	const removed = (previous?.nodes ?? []).filter(({ subject }) => !known.has(subject));
	const shape = next?.shape ?? previous?.shape ?? "list";
	return {
		nodes: [...next?.nodes ?? [], ...removed],
		links: next?.links ?? previous?.links ?? [],
		shape,
		removed: new Set(removed)
	};
}
function focusesOf(nodes, faults) {
	const at = (fault) => [...nodes.keys()].filter((index) => faults.get(nodes[index]?.subject ?? "") === fault);
	return [...at("error"), ...at("warning")];
}
function chosen(nodes, links, focuses, ancestors) {
	const shown = new Set();
	const add = (index) => shown.size < mostNodes && shown.add(index);
	for (const focus of focuses) {
		if (shown.size >= mostNodes) break;
		const above = ancestors(focus);
		for (const index of [
			focus,
			...above.slice(0, mostAncestors),
			...above.slice(-1)
		]) add(index);
	}
	const named = new Set([...shown].map((index) => nodes[index]?.subject));
	const linked = new Set(links.flatMap(({ from, to }) => (named.has(from) ? [to] : []).concat(named.has(to) ? [from] : [])));
	for (const [index, { subject }] of nodes.entries()) if (linked.has(subject)) add(index);
	return shown;
}
function plainNode({ subject, label, state }) {
	const isLong = label.length > longestLabel;
	const cut = label.slice(0, 79).replace(/[\ud800-\udbff]$/, "");
	return {
		subject,
		label: isLong ? `${cut}…` : label,
		state
	};
}
// src/app/net-follows-steps.ts
function netFollowsSteps(findings) {
	const steps = findings.filter(({ scope }) => scope !== "net");
	const standing = new Set(steps.filter(isError$2).map(entityOf$2));
	const excused = steps.filter(({ waivedBy }) => waivedBy?.severity === "error");
	return findings.map((finding) => {
		if (finding.scope !== "net" || !isError$2(finding) || standing.has(entityOf$2(finding))) return finding;
		const { waivedBy } = excused.find((step) => isAboutSame(step, finding)) ?? {};
		return waivedBy === void 0 ? finding : {
			...finding,
			severity: "note",
			waivedBy
		};
	});
}
function isError$2({ severity }) {
	return severity === "error";
}
function entityOf$2({ subject }) {
	return splitSubject(subject).entity;
}
function isAboutSame(left, right) {
	return covers(left.subject, right.subject) || covers(right.subject, left.subject);
}
// src/app/summarise-range.ts
function summariseRange(outcome) {
	const { steps, nets, tracks, guard, obstacles } = outcome;
	const stepFindings = groupBy(steps, ({ track }) => track.origin);
	const byTrack = tracks.map((track, index) => {
		return netFollowsSteps(withRepairs(netWithoutEchoes([...(stepFindings.get(track.origin) ?? []).flatMap((step) => step.findings), ...nets[index]?.findings ?? []], track), track));
	});
	const findings = byTrack.flat();
	const known = new Set(tracks.map(({ origin }) => origin));
	for (const [origin, lost] of stepFindings) if (!known.has(origin)) findings.push(...lost.flatMap((step) => step.findings));
	const claimed = new Set(steps.flatMap(({ transition, claimed: ids }) => ids.map((id) => claimKey(transition.file, id))));
	const standing = new Set(tracks.flatMap(({ file, head }) => [...doneEntities(file.governance.kind, head?.parsed?.doc ?? null)].map((id) => claimKey(file.path, id))));
	return buildReport({
		findings: [...findings, ...outcome.others],
		notJudged: commonlyNotJudged(steps, nets),
		transitions: steps.map(({ transition }) => transition),
		claimed: claimed.size,
		verified: guard === "success" ? [...claimed].filter((claim) => standing.has(claim)).length : 0,
		guard,
		obstacles,
		notices: outcome.notices,
		views: tracks.flatMap((track, index) => viewOf$2(track, byTrack[index] ?? []))
	});
}
function viewOf$2(track, findings) {
	const { file, head, readable, stretches } = track;
	const before = stretches[0]?.from?.parsed?.doc ?? null;
	const after = head === null ? null : head.parsed?.doc ?? readable?.parsed?.doc ?? null;
	const { kind } = file.governance;
	const view = affectedView({
		file: file.path,
		kind,
		before,
		after,
		findings
	});
	return view === void 0 ? [] : [view];
}
function withRepairs(findings, track) {
	const standing = new Set(track.open.map(({ fingerprint }) => fingerprint));
	return findings.map((finding) => {
		const commit = track.repairs.get(finding.fingerprint);
		return finding.severity !== "error" || commit === void 0 || standing.has(finding.fingerprint) ? finding : {
			...finding,
			severity: "note",
			repairedBy: commit
		};
	});
}
function netWithoutEchoes(findings, { file }) {
	const { kind } = file.governance;
	const kept = new Set(withoutEchoes(findings, [...kind.rules, ...mergeRules(kind.id)]));
	const moved = findings.filter((finding) => finding.scope !== "net" && finding.file !== file.path);
	const said = new Set(moved.map(identity));
	const steps = groupBy(findings.filter(({ scope }) => scope !== "net"), ruleAndSubject);
	return findings.filter((finding) => finding.scope !== "net" || kept.has(finding) && !said.has(identity(finding)) && !isSaidBy(steps.get(ruleAndSubject(finding)) ?? [], finding));
}
function ruleAndSubject({ ruleId, subject }) {
	return `${ruleId} ${subject}`;
}
function isSaidBy(steps, { messageId, severity }) {
	return steps.some((step) => step.messageId !== messageId && (step.severity === "error" || step.severity === severity));
}
function commonlyNotJudged(steps, nets) {
	const [first, ...rest] = steps;
	return (first?.notJudged ?? []).filter(({ ruleId }) => rest.every((step) => step.notJudged.some((other) => other.ruleId === ruleId)) && !nets.some(({ judged }) => judged.has(ruleId)));
}
function claimKey(file, id) {
	return JSON.stringify([file, id]);
}
// src/app/repair.ts
const fileRuleIds = new Set(fileRules.map(({ id }) => id));
function repairedBy(kind, open, version, collides = false) {
	const doc = version?.parsed?.doc ?? null;
	return open.filter(({ ruleId, subject, accepted }) => {
		if (ruleId === caseCollision.id) return !collides && (doc !== null || version === null && accepted === null);
		if (fileRuleIds.has(ruleId)) return doc !== null;
		const value = accepted?.parsed?.doc ?? null;
		return (doc !== null || version === null) && same(kind, value, doc, subject);
	});
}
function withRepaired(kind, before, after, repaired) {
	const [old, now] = [before?.parsed?.doc ?? null, after?.parsed?.doc ?? null];
	if (before?.parsed === void 0 || old === null || now === null || kind.graft === void 0) return before;
	const subjects = repaired.map(({ subject }) => subject).filter((subject) => splitSubject(subject).entity !== "").concat(returned(kind, old, now, repaired));
	if (subjects.length === 0) return before;
	return {
		...before,
		parsed: {
			...before.parsed,
			doc: kind.graft(old, now, subjects)
		}
	};
}
function returned(kind, before, after, repaired) {
	if (repaired.length === 0) return [];
	const known = new Set(kind.entities(before));
	const accepted = new Set(repaired.map((error) => error.accepted?.parsed?.doc ?? null));
	return [...kind.entities(after)].filter((id) => !known.has(id)).map((id) => subjectOf(id)).filter((subject) => [...accepted].some((doc) => doc !== null && same(kind, doc, after, subject)));
}
function withoutRepaired(findings, repaired) {
	if (repaired.length === 0) return [...findings];
	return findings.filter(({ subject, severity }) => severity !== "error" || !repaired.some((error) => covers(error.subject, subject)));
}
function openAfter(open, repaired, findings, before) {
	const standing = open.filter((error) => !repaired.includes(error));
	const added = findings.filter(({ severity }) => severity === "error").map(({ ruleId, fingerprint, subject }) => {
		const earlier = standing.find((error) => covers(error.subject, subject) || covers(subject, error.subject));
		return {
			ruleId,
			fingerprint,
			subject,
			accepted: earlier === void 0 ? before : earlier.accepted
		};
	});
	return [...standing, ...added];
}
// src/app/file-track.ts
function newTrack(file, before, origin, accepted) {
	return {
		origin,
		basePath: pathAt(file, 0),
		sidePaths: [],
		file,
		head: before,
		readable: before?.parsed?.doc ? before : null,
		accepted,
		open: [],
		repairs: new Map(),
		vanished: [],
		stretches: [{ from: before }]
	};
}
function advance(track, outcome) {
	const { commit, before, after, findings, repaired, cuts } = outcome;
	const earlier = before?.parsed?.doc ?? null;
	const later = after?.parsed?.doc ?? null;
	const gone = earlier !== null && (later !== null || after === null) ? vanishedBetween(track.file.governance.kind, earlier, later, commit) : [];
	const open = openAfter(track.open, repaired, findings, before);
	return {
		...track,
		head: after,
		readable: later === null ? track.readable : after,
		accepted: open.length > 0 ? track.accepted : commit,
		open,
		repairs: new Map([...track.repairs, ...repaired.map(({ fingerprint }) => [fingerprint, commit])]),
		vanished: [...track.vanished, ...gone],
		stretches: cuts ? cutStretches(track.stretches, before, after) : track.stretches
	};
}
function withoutOpen(track, fingerprints, commit = track.accepted) {
	const open = track.open.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
	return {
		...track,
		open,
		accepted: open.length === 0 ? commit : track.accepted
	};
}
function withSidePaths(track, paths) {
	return {
		...track,
		sidePaths: [...new Set([...track.sidePaths, ...paths])]
	};
}
function joinTracks(first, others) {
	const tracks = [first, ...others];
	const known = new Map(tracks.flatMap(({ open }) => open).map((error) => [`${error.fingerprint} ${error.subject}`, error]));
	const mostCut = tracks.reduce((most, track) => track.stretches.length > most.stretches.length ? track : most);
	return {
		...first,
		sidePaths: [...new Set(tracks.flatMap(({ sidePaths }) => sidePaths))],
		readable: tracks.find(({ readable }) => readable !== null)?.readable ?? null,
		open: [...known.values()],
		repairs: new Map(tracks.flatMap(({ repairs }) => [...repairs])),
		stretches: mostCut.stretches
	};
}
function cutStretches(stretches, before, after) {
	return [...stretches.map((stretch) => "to" in stretch ? stretch : {
		...stretch,
		to: before
	}), { from: after }];
}
function vanishedBetween(kind, earlier, later, commit) {
	const remaining = new Set(later === null ? [] : kind.entities(later));
	return [...kind.entities(earlier)].flatMap((id) => {
		const value = remaining.has(id) ? void 0 : subjectValue(kind, earlier, subjectOf(id));
		return value === void 0 ? [] : [{
			subject: subjectOf(id),
			value,
			commit
		}];
	});
}
// src/app/judge-commit.ts
function judgeCommit(track, versions, setup) {
	const { commit, limits } = setup;
	const { file } = track;
	const { after } = versions;
	const own = {
		...file.governance,
		path: file.path,
		limits
	};
	const parents = versions.parents.map((parent) => parent?.parsed?.doc ? parent : track.readable ?? parent);
	const before = parents[0] ?? null;
	const repaired = repairedBy(own.kind, track.open, after, setup.collisions.standing.length > 0);
	const context = transitionContext(track, setup);
	const judged = parents.length > 1 ? judgeMergeVersions(own, {
		...versions,
		readable: parents
	}, context) : judgeVersions(own, withRepaired(own.kind, before, after, repaired), after, context);
	const origin = {
		before,
		after,
		commit: commit.id,
		accepted: track.accepted
	};
	const reported = reportFindings(own, withoutRepaired(judged.findings, repaired), origin);
	const findings = setup.waiving.apply(reported);
	const step = judged.step === void 0 ? {} : { step: judged.step };
	return {
		track: advance(track, {
			before,
			after,
			commit: commit.id,
			findings,
			repaired,
			cuts: cutsRange(own, findings)
		}),
		findings,
		isRepair: repaired.length > 0,
		notJudged: judged.notJudged,
		transition: {
			file: file.path,
			kind: own.kind.id,
			commit: commit.id,
			...step
		},
		claimed: parents.length > 1 || setup.scope === "snapshot" ? [] : claimedBetween(own.kind, before, after)
	};
}
function cutsRange({ kind }, findings) {
	const cutting = new Set([...fileRules, ...kind.rules].flatMap(({ id, cutsRange: cuts }) => cuts ? [id] : []));
	return findings.some(({ ruleId }) => cutting.has(ruleId));
}
function transitionContext({ file, vanished }, setup) {
	const { commit, guard, steps, prior } = setup;
	const { message, at } = commit;
	return {
		scope: setup.scope ?? (commit.parents.length > 1 ? "merge" : "step"),
		path: file.path,
		touched: commit.changes.map(({ path }) => path),
		siblings: setup.siblings,
		others: setup.others,
		archived: setup.archived,
		collisions: setup.collisions.introduced,
		vanished,
		...setup.awaitsMessage ? { awaitsMessage: true } : {},
		...setup.reverts === void 0 ? {} : { reverts: setup.reverts },
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at },
		prior: prior.slice(0, file.governance.kind.lookback),
		...guard === void 0 || guard === "failure" ? {} : { guard },
		...steps === void 0 ? {} : { steps }
	};
}
// src/app/reverts.ts
async function revertedCommit(walk, commit) {
	if (commit.parents.length !== 1 || commit.changes.length === 0) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return void 0;
	const wanted = shape(commit, "undone");
	return walk.shapes.get(wanted);
}
async function namedCommit(walk, commit) {
	const { message = "", parents } = commit;
	const [id, parent] = [/^This reverts commit ([0-9a-f]{40}|[0-9a-f]{64})[.,]/m.exec(message)?.[1], parents[0]];
	if (id === void 0 || parent === void 0 || parents.length > 1) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return void 0;
	const bases = await walk.history.mergeBases(id, parent);
	if (!bases.ok || bases.value.length !== 1 || bases.value[0] !== id) return void 0;
	const found = await walk.history.upTo(id, 1);
	const named = found.ok ? found.value[0] : void 0;
	return named !== void 0 && shape(named, "done") === shape(commit, "undone") ? named : void 0;
}
function standingCommit(view, commit, earlier) {
	if (commit.parents.length !== 1 || commit.changes.every(({ path }) => isGoverned(view, path))) return void 0;
	const paths = new Set(commit.changes.map(({ path }) => path));
	const nearest = earlier.find(({ changes }) => changes.some(({ path }) => paths.has(path)));
	return nearest !== void 0 && shape(nearest, "done") === shape(commit, "undone") ? nearest : void 0;
}
function shapeOf(commit) {
	return shape(commit, "done");
}
function shape({ changes }, direction) {
	const rows = changes.map(({ path, before, after }) => direction === "done" ? [
		path,
		key(before),
		key(after)
	] : [
		path,
		key(after),
		key(before)
	]);
	return JSON.stringify(rows.sort(([left = ""], [right = ""]) => (left ?? "") < (right ?? "") ? -1 : 1));
}
function key(entry) {
	return entry === null ? null : `${entry.nature} ${entry.blob}`;
}
// src/app/reverts-behind.ts
const mostReverted = 50;
async function namedRevert(walk, commit, concerned) {
	const named = await namedCommit(walk, commit);
	return named === void 0 || await wasRefused(walk, named, concerned) ? void 0 : named.id;
}
async function unnamedRevert(walk, commit, concerned) {
	const standing = standingCommit(walk.view, commit, await firstParentsBefore(walk, commit));
	if (standing === void 0 || await wasRefused(walk, standing, concerned)) return void 0;
	return standing.id;
}
async function wasRefused(walk, commit, concerned) {
	const [parent] = commit.parents;
	const message = commit.message === void 0 ? {} : { message: commit.message };
	for (const file of concerned) {
		const { path } = file;
		const setup = {
			...file.governance,
			path,
			limits: walk.limits
		};
		const before = parent === void 0 ? null : await loadAt(walk, parent, file, path);
		const step = judgeVersions(setup, before, await loadAt(walk, commit, file, path), {
			scope: "step",
			path,
			...message
		});
		const earlier = before === null ? void 0 : judgeVersions(setup, null, before, {
			scope: "snapshot",
			path
		});
		if ([...step.findings, ...earlier?.findings ?? []].some(isError$1)) return true;
	}
	return false;
}
async function firstParentsBefore(walk, commit) {
	const before = [];
	let [next] = commit.parents;
	for (let at = parentOf(walk, commit); at !== void 0 && before.length < mostReverted; at = parentOf(walk, at)) {
		before.push(at);
		[next] = at.parents;
	}
	const line = await firstParentLine(walk);
	const start = line.findIndex(({ id }) => id === next);
	return [...before, ...start < 0 ? [] : line.slice(start)].slice(0, mostReverted);
}
function isError$1({ severity }) {
	return severity === "error";
}
// src/app/walk-commit.ts
const mostPrior = 10;
async function walkCommit(walk, commit, steps) {
	walk.view.moveTo(commit);
	const inherited = commit.parents.map((parent) => walk.tracks.get(parent) ?? new Map());
	const tracks = new Map([...inherited].reverse().flatMap((map) => [...map]));
	const concerned = await concernedFiles(walk, commit);
	const judged = await judgeFiles(walk, commit, {
		concerned,
		inherited,
		steps
	});
	for (const [index, { origins = [], path }] of concerned.entries()) {
		const track = judged[index]?.track;
		for (const origin of origins) tracks.delete(origin);
		if (track !== void 0) tracks.set(path, track);
	}
	walk.commits.set(commit.id, commit);
	if (judged.some(({ isRepair }) => isRepair)) walk.shapes.delete(shapeOf(commit));
	else walk.shapes.set(shapeOf(commit), commit.id);
	const [only] = inherited;
	const unchanged = judged.length === 0 && inherited.length === 1 && only !== void 0;
	walk.tracks.set(commit.id, unchanged ? only : tracks);
	return judged;
}
async function judgeFiles(walk, commit, judging) {
	const { concerned } = judging;
	const known = await revertedCommit(walk, commit) ?? await namedRevert(walk, commit, concerned);
	const judged = await judgeAs(known, walk, commit, judging);
	if (known !== void 0 || !judged.some(({ findings }) => findings.some(isError))) return judged;
	const found = await unnamedRevert(walk, commit, concerned);
	return found === void 0 ? judged : judgeAs(found, walk, commit, judging);
}
async function judgeAs(reverts, walk, commit, { concerned, inherited, steps }) {
	const judged = [];
	for (const file of concerned) {
		const versions = await loadVersions(walk, commit, file);
		const track = await withHistory(walk, trackOf(walk, commit, file, inherited, versions));
		const lost = await lostVersions(walk, commit, track, versions);
		const judgement = judgeCommit(track, versions, {
			commit,
			prior: priorCommits(walk, commit),
			siblings: siblingsOf(file, concerned, commit),
			others: othersOf(walk.view, file),
			archived: await walk.findArchives(file.path, file.governance, lost),
			collisions: await collisionsOf(walk.view, commit, file),
			reverts,
			guard: walk.guard,
			waiving: walk.waiving,
			scope: walk.scope ?? (walk.squashOf?.(commit) === void 0 ? void 0 : "net"),
			awaitsMessage: walk.awaitsMessage,
			steps,
			limits: walk.limits
		});
		judged.push(await withForgiven(walk, judgement, versions.after));
	}
	return judged;
}
async function withHistory(walk, track) {
	if (track.readable !== null) return track;
	return {
		...track,
		readable: await lastReadable(walk, track)
	};
}
async function withForgiven(walk, judged, after) {
	const findings = await forgiveRepairs(walk, judged.track, judged.findings, after);
	const repaired = new Set(findings.filter(({ repairs }) => repairs !== void 0).map((each) => each.fingerprint));
	if (repaired.size === 0) return judged;
	return {
		...judged,
		findings,
		track: withoutOpen(judged.track, repaired, judged.transition.commit)
	};
}
function headTracks(walk) {
	return [...(walk.tracks.get(walk.range.head) ?? new Map()).values()];
}
function trackOf(walk, commit, file, inherited, versions) {
	const path = pathAt(file, 0);
	const known = inherited.flatMap((map, parent) => map.get(pathAt(file, parent)) ?? []);
	const sidePaths = commit.parents.length > 1 ? file.origins ?? [] : [];
	const [first, ...others] = known;
	if (first !== void 0) return withSidePaths({
		...joinTracks(first, others),
		file
	}, sidePaths);
	const taken = inherited.some((map) => [...map.values()].some(({ origin }) => origin === path));
	const accepted = commit.parents[0] ?? walk.range.base;
	const origin = taken ? `${path} ${commit.id}` : path;
	return withSidePaths(newTrack(file, versions.parents[0] ?? null, origin, accepted), sidePaths);
}
function priorCommits(walk, commit) {
	const prior = [];
	const add = ({ message = "", changes }) => prior.push({
		message,
		touched: changes.map(({ path }) => path)
	});
	let at = parentOf(walk, commit);
	while (at !== void 0 && prior.length < mostPrior) {
		add(at);
		at = parentOf(walk, at);
	}
	for (const behind of walk.behind) if (prior.length < mostPrior) add(behind);
	return prior;
}
function isError({ severity }) {
	return severity === "error";
}
// src/app/check-range.ts
async function checkRange(input) {
	const commits = await input.history.commits(input.range);
	if (!commits.ok) return cannotJudge$1(commits.obstacle);
	const tree = await input.history.tree(input.range.base);
	if (!tree.ok) return cannotJudge$1(tree.obstacle);
	const { base } = input.range;
	const govern = rememberingGovern(input.govern);
	const linked = await followLinks({
		...input,
		govern,
		commits: commits.value,
		base,
		tree: tree.value
	});
	if (!linked.ok) return cannotJudge$1(linked.obstacle);
	const { history } = linked.value;
	const shaped = await governByShape(govern, {
		blobs: input.blobs,
		...linked.value
	});
	const view = repositoryView(history, {
		commit: base,
		...linked.value
	}, shaped);
	for (const { changes } of linked.value.commits) view.learn(changes);
	const behind = await commitsBehind({
		...input,
		history
	}, view);
	if (!behind.ok) return cannotJudge$1(behind.obstacle);
	const policy = await rangePolicy(input, view, commits.value);
	if (!policy.ok) return cannotJudge$1(policy.obstacle);
	const seen = {
		commits: linked.value.commits,
		behind: behind.value
	};
	return judgeWalk({
		...input,
		history
	}, view, policy.value, seen);
}
async function judgeWalk(input, view, policy, { commits, behind }) {
	const { history, range, guard } = input;
	const limits = input.limits ?? defaultLimits;
	const loader = versionLoader(input.blobs, limits);
	const walk = {
		scope: input.scope,
		squashOf: input.squashOf,
		awaitsMessage: input.awaitsMessage === true,
		history,
		view,
		loader,
		findArchives: archiveFinder({
			view,
			blobs: input.blobs,
			limits,
			head: range.head,
			commits
		}),
		limits,
		guard,
		waiving: policy.waiving,
		range,
		behind,
		tracks: new Map(),
		commits: new Map(),
		shapes: new Map()
	};
	const steps = [];
	for (const [index, commit] of commits.entries()) {
		input.onProgress?.(index, commits.length);
		const isLast = index === commits.length - 1;
		steps.push(...await walkCommit(walk, commit, isLast ? input.steps : void 0));
	}
	const tracks = headTracks(walk);
	const isSquash = input.granularity === "squash";
	const message = commits.length === 1 ? commits[0]?.message : void 0;
	const { mergeResult } = input;
	const nets = input.net === false ? [] : await judgeNets(walk, tracks, {
		message,
		alone: isSquash,
		mergeResult
	});
	const judged = isSquash ? steps.map(withoutFindings) : steps;
	const obstacles = [
		...loader.obstacles,
		...view.obstacles,
		...walkObstacles(walk)
	];
	const policyFindings = await policy.judge();
	if (!policyFindings.ok) return cannotJudge$1(policyFindings.obstacle);
	return summariseRange({
		steps: judged,
		nets,
		tracks,
		guard,
		obstacles,
		others: policyFindings.value,
		notices: [...input.notices ?? [], ...squashNotices(input, commits)]
	});
}
function squashNotices({ squashOf }, commits) {
	return commits.flatMap((commit) => {
		const squash = squashOf?.(commit);
		return squash === void 0 ? [] : [squashNotice(commit, squash)];
	});
}
function walkObstacles({ obstacle }) {
	return obstacle === void 0 ? [] : [obstacle];
}
async function commitsBehind({ history, range }, view) {
	const lookback = Math.max(0, ...[...view.governed().values()].map(({ kind }) => kind.lookback));
	return lookback === 0 ? {
		ok: true,
		value: []
	} : history.upTo(range.base, lookback);
}
function withoutFindings(step) {
	return {
		...step,
		findings: []
	};
}
function cannotJudge$1(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
// src/app/join-reports.ts
function joinReports(reports) {
	const [first, ...rest] = reports;
	if (first === void 0 || rest.length === 0) return first;
	return buildReport({
		findings: reports.flatMap(({ findings }) => findings),
		obstacles: reports.flatMap(({ obstacles }) => obstacles),
		transitions: reports.flatMap(({ transitions }) => transitions),
		notJudged: reports.flatMap(({ notJudged }) => notJudged),
		claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
		verified: reports.reduce((sum, { verified }) => sum + verified, 0),
		guard: first.guard,
		notices: reports.flatMap(({ notices }) => notices),
		views: reports.flatMap(({ views = [] }) => views)
	});
}
// src/app/judge-rewrite.ts
async function judgeRewrite(input) {
	const report = await checkRange({
		...input,
		granularity: "squash"
	});
	const isDone = await doneBefore(input);
	const findings = [];
	for (const finding of report.findings) {
		if (!await isDone(finding)) continue;
		findings.push(input.onDefaultBranch ? finding : {
			...finding,
			severity: "note"
		});
	}
	return buildReport({
		findings,
		obstacles: report.obstacles
	});
}
async function doneBefore({ history, blobs, range, govern, limits = defaultLimits }) {
	const { base } = range;
	const tree = await history.tree(base);
	const linked = tree.ok ? await followLinks({
		history,
		blobs,
		govern,
		commits: [],
		base,
		tree: tree.value
	}) : tree;
	if (!linked.ok) return async () => true;
	const { tree: entries } = linked.value;
	const view = repositoryView(linked.value.history, {
		commit: base,
		...linked.value
	}, govern);
	const loader = versionLoader(blobs, limits);
	const isDone = (done, entity) => entity === "" ? done.size > 0 : done.has(entity);
	return async ({ file, subject }) => {
		const governance = govern(file);
		if (governance === void 0 || !entries.has(file)) return true;
		const doc = (await loader.load(governance, await view.parts(base, file, governance))).parsed?.doc ?? null;
		return doc === null || isDone(doneEntities(governance.kind, doc), splitSubject(subject).entity);
	};
}
// src/git/git-process.ts
function startGit(git, command) {
	const child = spawn("git", [...globalOptions, ...command], {
		cwd: git.directory,
		env: { ...git.environment },
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	});
	for (const pipe of [
		child.stdin,
		child.stdout,
		child.stderr
	]) pipe.on("error", () => {});
	return child;
}
function processEnd(git, child) {
	return new Promise((settle) => {
		child.on("error", (error) => settle(neverRan(git, error)));
		child.on("close", settle);
	});
}
function neverRan(git, error) {
	const complaint = error instanceof Error ? error.message : String(error);
	const absent = existsSync(git.directory) ? "git" : "directory";
	return {
		ok: false,
		code: null,
		complaint,
		...complaint.includes("ENOENT") || complaint.includes("EACCES") ? { absent } : {}
	};
}
// src/git/batch-process.ts
function startBatchProcess(git, read, ended) {
	const child = startGit(git, ["cat-file", "--batch"]);
	let complaint = "";
	child.stdout.on("data", read);
	child.stderr.on("data", (chunk) => {
		complaint = (complaint + chunk.toString("utf8")).slice(-4096);
	});
	const over = processEnd(git, child).then((end) => {
		if (typeof end === "object" && end !== null) return end;
		return {
			ok: false,
			code: end,
			complaint: complaint || "it ended while objects were read"
		};
	});
	over.then(ended);
	return {
		ask: (id) => {
			hold(child, true);
			child.stdin.write(`${id}\n`);
		},
		rest: () => hold(child, false),
		end: () => {
			hold(child, true);
			child.stdin.end();
			return over;
		},
		kill: () => {
			child.kill();
		}
	};
}
function hold(child, held) {
	const pipes = [
		child.stdin,
		child.stdout,
		child.stderr
	].filter((pipe) => pipe instanceof Socket);
	for (const part of [child, ...pipes]) if (held) part.ref();
	else part.unref();
}
// src/git/batch-reader.ts
const present = /^([0-9a-f]{40}|[0-9a-f]{64}) ([a-z]+) (\d+)$/;
const missing = /^([0-9a-f]{40}|[0-9a-f]{64}) missing$/;
const newline$1 = 10;
const longestHeader = 256;
function createBatchReader(receive) {
	let header = "";
	let body;
	function readHeader(chunk, offset) {
		const end = chunk.indexOf(newline$1, offset);
		const stop = end === -1 ? chunk.length : end;
		header += Buffer.from(chunk.subarray(offset, Math.min(stop, offset + longestHeader + 1))).toString("latin1");
		if (header.length > longestHeader) return -1;
		return end === -1 ? stop : endHeader(end + 1);
	}
	function endHeader(next) {
		const [, id, nature, size] = present.exec(header) ?? [];
		const [, absent] = missing.exec(header) ?? [];
		header = "";
		if (absent !== void 0) receive({
			id: absent,
			nature: "missing",
			chunks: []
		});
		else if (id === void 0 || nature === void 0) return -1;
		else body = {
			id,
			nature,
			chunks: [],
			left: Number(size)
		};
		return next;
	}
	function readBody(open, chunk, offset) {
		if (open.left === 0) {
			body = void 0;
			if (chunk[offset] !== newline$1) return -1;
			receive(open);
			return offset + 1;
		}
		const part = chunk.subarray(offset, offset + open.left);
		open.chunks.push(part);
		open.left -= part.length;
		return offset + part.length;
	}
	return (chunk) => {
		let offset = 0;
		while (offset !== -1 && offset < chunk.length) offset = body === void 0 ? readHeader(chunk, offset) : readBody(body, chunk, offset);
		return offset !== -1;
	};
}
// src/git/objects.ts
function createGitObjects(git) {
	const waiting = new Set();
	let batch;
	let stopped;
	let closed = false;
	function start() {
		const read = createBatchReader(receive);
		const understand = (chunk) => read(chunk) || stop(failure("its answer makes no sense"));
		batch = startBatchProcess(git, understand, (ended) => {
			if (!closed || waiting.size > 0) stop(ended);
		});
		return batch;
	}
	function receive(answer) {
		const [request] = waiting;
		if (request === void 0 || request.id !== answer.id) {
			stop(failure("an answer nobody asked for"));
			return;
		}
		waiting.delete(request);
		if (waiting.size === 0 && !closed) batch?.rest();
		request.settle(answer.nature === request.nature ? answer.chunks : void 0);
	}
	function stop(reason) {
		stopped ??= gitFailed("cat-file", reason);
		batch?.kill();
		for (const request of waiting) request.settle(void 0);
		waiting.clear();
	}
	function ask(id, nature) {
		if (closed) stop(failure("objects were asked for after close()"));
		if (stopped !== void 0 || !isObjectId(id)) return Promise.resolve(void 0);
		return new Promise((settle) => {
			waiting.add({
				id,
				nature,
				settle
			});
			try {
				(batch ?? start()).ask(id);
			} catch (error) {
				stop(failure(String(error)));
			}
		});
	}
	return {
		open: (blob) => ask(blob, "blob"),
		read: ask,
		obstacle: () => stopped,
		close: async () => {
			closed = true;
			await batch?.end();
		}
	};
}
function failure(complaint) {
	return {
		ok: false,
		code: null,
		complaint
	};
}
// src/git/blobs.ts
function createGitBlobs(git) {
	return createGitObjects(git);
}
// src/git/answers.ts
function known$1(value) {
	return {
		ok: true,
		value
	};
}
function unknown$1(obstacle) {
	return {
		ok: false,
		obstacle
	};
}
// src/git/direct.ts
function direct(git) {
	return {
		...git,
		run: (command, input) => runDirectly(git, command, input)
	};
}
async function runDirectly(git, command, input = "") {
	try {
		const child = startGit(git, command);
		const output = collected(child.stdout);
		const warnings = collected(child.stderr);
		child.stdin.end(input);
		const end = await processEnd(git, child);
		if (typeof end === "object" && end !== null) return end;
		const complaint = Buffer.concat(warnings).toString("utf8");
		if (end !== 0) return {
			ok: false,
			code: end,
			complaint
		};
		return {
			ok: true,
			output: Buffer.concat(output),
			warnings: complaint
		};
	} catch (error) {
		return neverRan(git, error);
	}
}
function collected(pipe) {
	const chunks = [];
	pipe.on("data", (chunk) => chunks.push(chunk));
	return chunks;
}
// src/git/deepen.ts
const firstDepth = 64;
const mostSteps = 8;
const remote = "origin";
const fetchOptions = [
	"--quiet",
	"--no-tags",
	"--no-prune",
	"--no-write-fetch-head",
	"--no-recurse-submodules",
	"--no-auto-maintenance",
	"--refmap="
];
async function bringCommits(git, ids) {
	const missing = await missingCommits(git, ids);
	if (!missing.ok) return missing;
	if (missing.value.length === 0) return known$1(true);
	const fetched = await fetchIds(git, await isShallow(git) ? [`--depth=${firstDepth}`] : [], missing.value);
	const named = missing.value.map(quoted).join(" and ");
	return fetched.ok ? known$1(true) : unknown$1(fetchFailed(`the commit ${named}`, fetched.complaint));
}
async function deepenUntil(git, ids, attempt) {
	let tried = await attempt();
	for (let step = 0; step <= mostSteps && tried.lacking !== void 0; step++) {
		if (!await isShallow(git)) return tried;
		const fetched = await fetchIds(git, [step === mostSteps ? "--unshallow" : `--deepen=${firstDepth * 2 ** step}`], ids);
		if (!fetched.ok) return {
			...tried,
			lacking: fetchFailed("history", fetched.complaint)
		};
		tried = await attempt();
	}
	return tried;
}
async function remoteBranch(git, branch) {
	const ref = `refs/heads/${branch}`;
	const listed = await networkGit(git).run([
		"ls-remote",
		"--quiet",
		"--",
		remote,
		ref
	]);
	if (!listed.ok) return unknown$1(fetchFailed(`the branch ${quoted(branch)}`, listed.complaint));
	const id = listed.output.toString("utf8").split("\n").map((line) => line.split("	")).find(([, name]) => name === ref)?.[0];
	if (id === void 0) return known$1(null);
	return isObjectId(id) ? known$1(id) : unknown$1(outputUnreadable("ls-remote"));
}
async function missingCommits(git, ids) {
	const foreign = ids.find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown$1(refUnknown(foreign));
	if (ids.length === 0) return known$1([]);
	const result = await git.run(["cat-file", "--batch-check"], ids.map((id) => `${id}\n`).join(""));
	if (!result.ok) return unknown$1(gitFailed("cat-file", result));
	const lines = result.output.toString("latin1").split("\n");
	return known$1(ids.filter((_, index) => lines[index]?.endsWith(" missing") === true));
}
async function isShallow(git) {
	const result = await git.run(["rev-parse", "--is-shallow-repository"]);
	return result.ok && result.output.toString("latin1").trim() === "true";
}
async function fetchIds(git, depth, ids) {
	return networkGit(git).run([
		"fetch",
		...fetchOptions,
		...depth,
		"--",
		remote,
		...ids
	]);
}
function networkGit(git) {
	const alone = {
		GIT_TERMINAL_PROMPT: "0",
		GIT_HTTP_LOW_SPEED_LIMIT: "1000",
		GIT_HTTP_LOW_SPEED_TIME: "60"
	};
	return direct({
		...git,
		environment: {
			...git.environment,
			...alone
		}
	});
}
// src/git/ancestry.ts
async function ancestry(git, left, right) {
	if (!isObjectId(left) || !isObjectId(right)) return unknown$1(outputUnreadable("rev-parse"));
	const result = await git.run([
		"rev-parse",
		...[
			"--git-path",
			"info/grafts",
			"--git-path",
			"shallow"
		],
		`${left}...${right}`
	]);
	if (!result.ok) return unknown$1(gitFailed("rev-parse", result));
	const [grafts = "", shallow = "", ...lines] = result.output.toString("utf8").trimEnd().split("\n");
	if (!lines.every((line) => isObjectId(line.replace("^", "")))) return unknown$1(outputUnreadable("rev-parse"));
	const forged = await linesOf(resolve(git.directory, grafts));
	const cut = await linesOf(resolve(git.directory, shallow));
	if (forged === void 0 || cut === void 0) return unknown$1(outputUnreadable("rev-parse"));
	if (forged.length > 0) return unknown$1(graftsPresent(grafts));
	return known$1({
		bases: lines.filter((line) => line.startsWith("^")).map((line) => line.slice(1)),
		shallow: cut.filter(isObjectId)
	});
}
async function linesOf(path) {
	try {
		return (await readFile(path, "utf8")).split("\n").filter((line) => line.trim() !== "");
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
// src/git/remembering.ts
function remembering(most, load, weigh = () => 1) {
	const kept = new Map();
	const weights = new Map();
	let weight = 0;
	function forgetOldest() {
		for (const oldest of kept.keys()) {
			if (weight <= most) return;
			weight -= weights.get(oldest) ?? 0;
			weights.delete(oldest);
			kept.delete(oldest);
		}
	}
	async function loadAndWeigh(key) {
		const value = await load(key);
		if (!kept.has(key)) return value;
		const own = Math.max(1, weigh(value));
		weight += own - (weights.get(key) ?? 0);
		weights.set(key, own);
		forgetOldest();
		return value;
	}
	return (key) => {
		const answer = kept.get(key) ?? loadAndWeigh(key);
		kept.delete(key);
		kept.set(key, answer);
		return answer;
	};
}
// src/git/commit-graph.ts
const mostCommits$1 = 1e5;
function createCommitGraph(objects) {
	const learned = new Map();
	const read = remembering(mostCommits$1, async (id) => {
		const chunks = await objects.read(id, "commit");
		return chunks === void 0 ? void 0 : parseCommit(Buffer.concat(chunks));
	});
	return {
		commit: async (id) => learned.get(id) ?? read(id),
		learn(commits) {
			for (const { id, parents, at = "" } of commits) learned.set(id, {
				parents,
				seconds: Date.parse(at) / 1e3
			});
		}
	};
}
function parseCommit(bytes) {
	const [header = ""] = bytes.toString("latin1").split("\n\n", 1);
	const [, list] = /^tree [0-9a-f]+\n((?:parent [0-9a-f]+\n)*)/.exec(header) ?? [];
	if (list === void 0) return void 0;
	const parents = list.split("\n").flatMap((line) => line === "" ? [] : [line.slice(7)]);
	const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
	return parents.every(isObjectId) ? {
		parents,
		seconds: Number(seconds ?? 0)
	} : void 0;
}
// src/git/completeness.ts
async function provenComplete(git, commits, tips, shallow) {
	if (shallow.length === 0 || commits.length === 0) return known$1(true);
	const listed = new Set(commits.map((commit) => commit.id));
	const forks = forksOf(commits, listed);
	const [tip, ...others] = tips;
	const behind = others.length === 0 && [...forks].every((fork) => fork === tip) || tip === void 0 ? known$1(new Map()) : await parentsBehind(git, tips);
	if (!behind.ok) return behind;
	return noneCut(git, [...shallow.filter((id) => listed.has(id)), ...outsideForks(forks, behind.value, shallow)]);
}
function forksOf(commits, listed) {
	const forks = new Set();
	for (const { parents } of commits) {
		if (parents.length === 0) forks.add(null);
		for (const parent of parents) if (!listed.has(parent)) forks.add(parent);
	}
	return forks;
}
function outsideForks(forks, behind, shallow) {
	const cuts = shallow.filter((id) => behind.has(id));
	if (cuts.length === 0) return [];
	const reaches = [...forks].map((fork) => reachableFrom(fork, behind));
	return cuts.filter((cut) => reaches.some((reach) => !reach.has(cut)));
}
function reachableFrom(start, parents) {
	const reached = new Set();
	const open = start === null ? [] : [start];
	for (let id = open.pop(); id !== void 0; id = open.pop()) {
		if (reached.has(id)) continue;
		reached.add(id);
		open.push(...parents.get(id) ?? []);
	}
	return reached;
}
async function parentsBehind(git, tips) {
	const input = tips.map((id) => `${id}\n`).join("");
	const result = await git.run([
		"rev-list",
		"--parents",
		"--stdin",
		"--"
	], input);
	if (!result.ok) return unknown$1(gitFailed("rev-list", result));
	const lines = result.output.toString("latin1").trimEnd().split("\n");
	return known$1(new Map(lines.map((line) => line.split(" ")).map(([id = "", ...parents]) => [id, parents])));
}
async function noneCut(git, suspects) {
	if (suspects.length === 0) return known$1(true);
	const result = await git.run(["cat-file", "--batch"], suspects.map((id) => `${id}\n`).join(""));
	if (!result.ok) return unknown$1(gitFailed("cat-file", result));
	let roots = 0;
	if (!createBatchReader((answer) => {
		if (answer.nature === "commit" && !hasParent(Buffer.concat(answer.chunks))) roots += 1;
	})(result.output)) return unknown$1(outputUnreadable("cat-file"));
	if (roots === suspects.length) return known$1(true);
	return unknown$1(historyMissing("commits that may belong to the range are not in it"));
}
function hasParent(commit) {
	const [header = ""] = commit.toString("latin1").split("\n\n", 1);
	return header.includes("\nparent ");
}
// src/git/path-text.ts
const longestSequence = 4;
const escapeBase = 56320;
function pathText(path) {
	return isUtf8(path) ? path.toString("utf8") : escapedText(path);
}
function escapedText(path) {
	let text = "";
	for (let offset = 0; offset < path.length;) {
		const length = sequenceLength(path, offset);
		text += length === 0 ? String.fromCharCode(escapeBase + path.readUInt8(offset)) : path.toString("utf8", offset, offset + length);
		offset += Math.max(length, 1);
	}
	return text;
}
function sequenceLength(path, offset) {
	for (let length = 1; length <= longestSequence && offset + length <= path.length; length += 1) if (isUtf8(path.subarray(offset, offset + length))) return length;
	return 0;
}
function splitAtNul(bytes) {
	const records = [];
	let start = 0;
	while (start < bytes.length) {
		const end = bytes.indexOf(0, start);
		if (end === -1) return void 0;
		records.push(bytes.subarray(start, end));
		start = end + 1;
	}
	return records;
}
// src/git/raw-tree.ts
const space = 32;
const typeBits = 61440;
const natures = new Map([
	[16384, "directory"],
	[32768, "regular"],
	[40960, "link"]
]);
function parseRawTree(bytes, idLength) {
	const entries = new Map();
	for (let at = 0; at < bytes.length;) {
		const nameAt = bytes.indexOf(space, at) + 1;
		const idAt = bytes.indexOf(0, nameAt) + 1;
		const end = idAt + idLength;
		if (nameAt === 0 || idAt === 0 || end > bytes.length) return void 0;
		const mode = bytes.toString("latin1", at, nameAt - 1);
		const name = pathText(bytes.subarray(nameAt, idAt - 1));
		if (!/^[0-7]{5,7}$/.test(mode) || name === "" || name.includes("/") || entries.has(name)) return void 0;
		entries.set(name, {
			id: bytes.toString("hex", idAt, end),
			nature: natureOf(mode)
		});
		at = end;
	}
	return entries;
}
function natureOf(mode) {
	return natures.get(Number.parseInt(mode, 8) & typeBits) ?? "submodule";
}
// src/git/git-trees.ts
const mostNames = 2e5;
const mostCommits = 1e4;
function createGitTrees(objects) {
	const rootOf = remembering(mostCommits, (commit) => readRoot(objects, commit));
	return {
		rootOf: async (commit) => isObjectId(commit) ? rootOf(commit) : unknown$1(refUnknown(commit)),
		treeOf: remembering(mostNames, (id) => readTree(objects, id), (tree) => tree.ok ? tree.value.size : 1)
	};
}
async function readRoot(objects, id) {
	const bytes = await read(objects, id, "commit");
	if (!bytes.ok) return await objects.read(id, "tree") === void 0 ? bytes : known$1(id);
	const [, tree = ""] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString("latin1", 0, 80)) ?? [];
	return isObjectId(tree) ? known$1(tree) : unknown$1(outputUnreadable("cat-file"));
}
async function readTree(objects, id) {
	const bytes = await read(objects, id, "tree");
	if (!bytes.ok) return bytes;
	const tree = parseRawTree(bytes.value, id.length / 2);
	return tree === void 0 ? unknown$1(outputUnreadable("cat-file")) : known$1(tree);
}
async function read(objects, id, nature) {
	const chunks = await objects.read(id, nature);
	if (chunks !== void 0) return known$1(Buffer.concat(chunks));
	return unknown$1(objects.obstacle() ?? objectMissing(id));
}
// src/git/tree-entry.ts
function treeEntry(mode, blob) {
	return {
		blob,
		nature: nature(mode)
	};
}
function nature(mode) {
	if (mode === "120000") return "link";
	return mode === "160000" ? "submodule" : "regular";
}
// src/git/change-parser.ts
const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])\d*$/;
const newline = 10;
const colon = 58;
const absentMode = "000000";
function parseChanges(output) {
	const records = splitAtNul(output);
	const read = records && readChanges(records, 0);
	return read?.next === records?.length ? read : void 0;
}
function readChanges(records, index) {
	const changes = new Map();
	const unmerged = [];
	let next = index;
	for (let head = records[next]; head !== void 0 && startsChange(head); head = records[next]) {
		const status = readChange(head, records[next + 1], changes);
		if (status === void 0) return void 0;
		if (status.letter === "U") unmerged.push(status.path);
		next += 2;
	}
	if (changes.size !== (next - index) / 2) return void 0;
	return {
		changes: [...changes.values()].sort(byPath),
		unmerged,
		next
	};
}
function byPath(left, right) {
	if (left.path === right.path) return 0;
	return left.path < right.path ? -1 : 1;
}
function startsChange(record) {
	return record[0] === colon || record[0] === newline && record[1] === colon;
}
function readChange(head, name, changes) {
	const [, modeBefore, modeAfter, blobBefore, blobAfter, letter] = change.exec(head.toString("latin1")) ?? [];
	if (name === void 0 || name.length === 0 || letter === void 0) return void 0;
	const before = side(modeBefore, blobBefore);
	const after = side(modeAfter, blobAfter);
	if (before === void 0 || after === void 0) return void 0;
	const path = pathText(name);
	changes.set(path, {
		path,
		before,
		after
	});
	return {
		path,
		letter
	};
}
function side(mode, blob) {
	if (mode === void 0 || blob === void 0) return void 0;
	return mode === absentMode ? null : treeEntry(mode, blob);
}
// src/git/list-tree.ts
async function listTree(trees, commit) {
	const root = await trees.rootOf(commit);
	if (!root.ok) return root;
	const files = [];
	let level = [{
		prefix: "",
		id: root.value
	}];
	while (level.length > 0) {
		const read = await Promise.all(level.map(({ id }) => trees.treeOf(id)));
		const below = [];
		for (const [index, tree] of read.entries()) {
			if (!tree.ok) return tree;
			sortOut(level[index]?.prefix ?? "", tree.value, files, below);
		}
		level = below;
	}
	return known$1(new Map(files.sort(byPath).map(({ path, entry }) => [path, entry])));
}
function sortOut(prefix, tree, files, directories) {
	for (const [name, { id, nature }] of tree) if (nature === "directory") directories.push({
		prefix: `${prefix}${name}/`,
		id
	});
	else files.push({
		path: prefix + name,
		entry: {
			blob: id,
			nature
		}
	});
}
// src/git/log-parser.ts
const logFormat = "tformat:%H%x00%P%x00%ct%x00%B%x00";
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1e3;
const fieldCount = 5;
function parseLog(output) {
	const records = splitAtNul(output);
	if (records === void 0) return void 0;
	const commits = [];
	for (let index = 0; index < records.length;) {
		const commit = readCommit(records, index);
		if (commit === void 0) return void 0;
		commits.push(commit.value);
		index = commit.next;
	}
	return commits;
}
function readCommit(records, index) {
	const [id, parentList, seconds, message, terminator] = records.slice(index, index + fieldCount).map((field) => field.toString("utf8"));
	if (id === void 0 || parentList === void 0 || seconds === void 0 || message === void 0) return void 0;
	const parents = parentList === "" ? [] : parentList.split(" ");
	if (terminator !== "" || ![id, ...parents].every(isObjectId)) return void 0;
	const changes = readChanges(records, index + fieldCount);
	if (changes === void 0) return void 0;
	return {
		value: {
			id,
			parents,
			message,
			at: instant(seconds),
			changes: changes.changes
		},
		next: changes.next
	};
}
function instant(seconds) {
	const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
	return new Date(within * 1e3).toISOString().replace(".000Z", "Z");
}
// src/git/paint-ancestors.ts
const [ofLeft, ofRight, below$1] = [
	1,
	2,
	4
];
const common = ofLeft | ofRight;
async function paintAncestors(graph, left, right, most) {
	const colours = new Map();
	const waiting = [];
	const found = new Set();
	const paint = async (id, colour) => {
		const old = colours.get(id) ?? 0;
		if ((old | colour) === old) return;
		colours.set(id, old | colour);
		enqueue(waiting, {
			id,
			commit: await graph.commit(id)
		});
	};
	const isOpen = ({ id }) => ((colours.get(id) ?? 0) & below$1) === 0;
	await paint(left, ofLeft);
	await paint(right, ofRight);
	while (waiting.some(isOpen)) {
		const next = waiting.pop();
		if (next === void 0) break;
		if (colours.size > most) return "too-many";
		let colour = colours.get(next.id) ?? 0;
		if (colour === common) {
			found.add(next.id);
			colour |= below$1;
		}
		if (next.commit === void 0 && (colour & below$1) === 0) return "missing";
		for (const parent of next.commit?.parents ?? []) await paint(parent, colour);
	}
	return [...found].filter((id) => ((colours.get(id) ?? 0) & below$1) === 0);
}
function enqueue(waiting, added) {
	const age = ({ commit }) => commit?.seconds ?? Number.POSITIVE_INFINITY;
	let [low, high] = [0, waiting.length];
	while (low < high) {
		const middle = low + high >> 1;
		const at = waiting[middle];
		if (at !== void 0 && age(at) <= age(added)) low = middle + 1;
		else high = middle;
	}
	waiting.splice(low, 0, added);
}
// src/git/merge-bases.ts
const mostPairs = 1e4;
const mostPainted = 2e3;
const mostBases = 10;
function createMergeBases(git, graph) {
	const basesOf = remembering(mostPairs, async (pair) => {
		const [left = "", right = ""] = pair.split(" ");
		if (!isObjectId(left) || !isObjectId(right)) return unknown$1(outputUnreadable("rev-parse"));
		const bases = await nearestBases(graph, left, right);
		return typeof bases === "string" ? provenBases(git, left, right) : known$1(bases);
	});
	return (left, right) => basesOf([left, right].sort().join(" "));
}
async function nearestBases(graph, left, right) {
	const bases = await paintAncestors(graph, left, right, mostPainted);
	if (typeof bases === "string" || bases.length < 2) return bases;
	if (bases.length > mostBases) return "too-many";
	const nearest = [];
	for (const base of bases) {
		const others = bases.filter((other) => other !== base);
		const shared = await Promise.all(others.map((other) => paintAncestors(graph, base, other, mostPainted)));
		const unknownWhy = shared.find((each) => typeof each === "string");
		if (unknownWhy !== void 0) return unknownWhy;
		if (!shared.some((each) => each.includes(base))) nearest.push(base);
	}
	return nearest;
}
async function provenBases(git, left, right) {
	const related = await ancestry(git, left, right);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	if (shallow.length === 0) return known$1(bases);
	const excluded = bases.map((id) => `^${id}`);
	const result = await git.run([
		"rev-list",
		left,
		right,
		...excluded,
		"--"
	]);
	if (!result.ok) return unknown$1(gitFailed("rev-list", result));
	const above = new Set(result.output.toString("latin1").split("\n"));
	const proof = await noneCut(git, shallow.filter((id) => above.has(id)));
	return proof.ok ? known$1(bases) : proof;
}
// src/git/tree-reader.ts
function createTreeReader(trees) {
	return async (commit, path) => {
		const root = await trees.rootOf(commit);
		if (!root.ok) return root;
		let found = {
			id: root.value,
			nature: "directory"
		};
		for (const name of path.split("/")) {
			if (found.nature !== "directory") return known$1(null);
			const tree = await trees.treeOf(found.id);
			if (!tree.ok) return tree;
			const next = tree.value.get(name);
			if (next === void 0) return known$1(null);
			found = next;
		}
		return known$1(found.nature === "directory" ? null : {
			blob: found.id,
			nature: found.nature
		});
	};
}
// src/git/history.ts
const logOptions = [
	"--topo-order",
	"--raw",
	"-z",
	`--format=${logFormat}`,
	"--encoding=UTF-8",
	"--root",
	"--diff-merges=first-parent",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--ignore-submodules=none",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-decorate",
	"--no-notes",
	"--no-mailmap",
	"--no-show-signature"
];
function createGitHistory(git, objects) {
	const shallow = rememberedShallow(git);
	const trees = createGitTrees(objects);
	const graph = createCommitGraph(objects);
	return {
		commits: (range) => commitsOf(git, range, shallow, graph),
		upTo: (commit, count) => commitsUpTo(git, commit, count, shallow),
		entry: createTreeReader(trees),
		mergeBases: createMergeBases(git, graph),
		tree: (commit) => listTree(trees, commit)
	};
}
async function commitsOf(git, range, shallow, graph) {
	const { head, base, bases = [], tip = base, besides = [] } = range;
	const asked = (commit) => shallow(commit, range.shallow);
	const commits = await commitsOutside(git, head, [
		tip,
		base,
		...bases,
		...besides
	], asked);
	if (commits.ok) graph.learn(commits.value);
	return commits;
}
async function commitsOutside(git, head, others, shallow = rememberedShallow(git)) {
	const excluded = [...new Set(others)];
	const commits = await listed(git, ["--reverse"], head, excluded);
	if (!commits.ok) return commits;
	const cut = await shallow(head);
	if (!cut.ok) return cut;
	const proof = await provenComplete(git, commits.value, excluded, cut.value);
	return proof.ok ? commits : proof;
}
async function commitsUpTo(git, commit, count, shallow) {
	const commits = await listed(git, ["--first-parent", `--max-count=${Math.trunc(count)}`], commit, []);
	if (!commits.ok) return commits;
	const cut = await shallow(commit);
	if (!cut.ok) return cut;
	const proof = await noneCut(git, commits.value.map(({ id }) => id).filter((id) => cut.value.includes(id)));
	return proof.ok ? commits : proof;
}
async function listed(git, order, head, excluded) {
	const foreign = [head, ...excluded].find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown$1(refUnknown(foreign));
	const input = excluded.map((id) => `^${id}\n`).join("");
	const command = [
		"log",
		...input === "" ? [] : ["--stdin"],
		...logOptions,
		...order,
		head,
		"--"
	];
	const result = await git.run(command, input === "" ? void 0 : input);
	if (!result.ok) return unknown$1(gitFailed("log", result));
	const commits = parseLog(result.output);
	return commits === void 0 ? unknown$1(outputUnreadable("log")) : known$1(commits);
}
function rememberedShallow(git) {
	let remembered;
	return async (commit, brought) => {
		remembered = brought ?? remembered;
		if (remembered !== void 0) return known$1(remembered);
		const related = await ancestry(git, commit, commit);
		if (!related.ok) return related;
		remembered = related.value.shallow;
		return known$1(remembered);
	};
}
// src/git/merge-result.ts
async function mergeResultOf(git, objects, { tip, head, candidate }) {
	if (candidate !== void 0 && await isMergeOf(objects, candidate, [tip, head])) return {
		ok: true,
		result: candidate
	};
	if (!isObjectId(tip) || !isObjectId(head)) return notJudged("its ends are not known");
	const made = await git.run([
		"merge-tree",
		"--write-tree",
		"-z",
		tip,
		head
	]);
	if (!made.ok) return notJudged(made.code === 1 ? "it has conflicts" : "this git cannot make it (2.38 or later can)");
	const [tree = ""] = made.output.toString("latin1").split("\0");
	return isObjectId(tree) ? {
		ok: true,
		result: tree
	} : notJudged("the answer of git makes no sense");
}
function notJudged(why) {
	return {
		ok: false,
		notice: `merge result not judged: ${why}`
	};
}
async function isMergeOf(objects, commit, parents) {
	if (!isObjectId(commit)) return false;
	const chunks = await objects.read(commit, "commit");
	if (chunks === void 0) return false;
	const [head = ""] = Buffer.concat(chunks).toString("latin1").split("\n\n", 1);
	return head.split("\n").flatMap((line) => line.startsWith("parent ") ? [line.slice(7)] : []).join() === parents.join();
}
// src/git/refs.ts
const request = ["cat-file", "--batch-check=%(objectname) %(objecttype)"];
async function resolveRange(git, text) {
	const [left, right] = rangeEnds(text);
	if (left === void 0 || right === void 0) return unknown$1(rangeMalformed(text));
	const ends = await resolveCommits(git, [left, right]);
	if (!ends.ok) return ends;
	const [tip = "", head = ""] = ends.value;
	const related = await ancestry(git, tip, head);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	const [base] = bases;
	if (base !== void 0) return known$1({
		base,
		head,
		tip,
		bases,
		shallow
	});
	if (shallow.length === 0) return unknown$1(historiesUnrelated(left, right));
	return unknown$1(historyMissing(`where ${quoted(left)} and ${quoted(right)} meet is not in it`));
}
async function resolveCommit(git, name) {
	const commits = await resolveCommits(git, [name]);
	return commits.ok ? known$1(commits.value[0] ?? "") : commits;
}
async function resolveCommits(git, names) {
	const unspeakable = names.find((name) => name === "" || /[\n\0]/.test(name));
	if (unspeakable !== void 0) return unknown$1(refUnknown(unspeakable));
	const result = await git.run(request, names.map((name) => `${name}^{commit}\n`).join(""));
	if (!result.ok) return unknown$1(gitFailed("cat-file", result));
	if (/^warning: refname .* is ambiguous/m.test(result.warnings)) return unknown$1(refAmbiguous(ambiguousNames(names, result.warnings)));
	return readCommits(names, result.output.toString("utf8").split("\n"));
}
function readCommits(names, lines) {
	const commits = [];
	for (const [index, name] of names.entries()) {
		const line = lines[index] ?? "";
		const id = line.endsWith(" commit") ? line.slice(0, -7) : "";
		if (!isObjectId(id)) return unknown$1(refUnknown(name));
		commits.push(id);
	}
	return known$1(commits);
}
function ambiguousNames(names, warnings) {
	const named = names.filter((name) => warnings.includes(`refname '${name}' is ambiguous`));
	return named.length > 0 ? named : names;
}
function rangeEnds(text) {
	const at = text.indexOf("..");
	if (at <= 0 || at + 2 >= text.length || text[at + 2] === ".") return [];
	return [text.slice(0, at), text.slice(at + 2)];
}
// src/git/diff-index.ts
const diffOptions = [
	"--raw",
	"-z",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color"
];
// src/git/empty-base.ts
const emptyBase = "empty";
function aboveNothing(below) {
	return {
		commits: below.commits,
		upTo: async (commit, count) => commit === "empty" ? known$1([]) : below.upTo(commit, count),
		entry: async (commit, path) => commit === "empty" ? known$1(null) : below.entry(commit, path),
		tree: async (commit) => commit === "empty" ? known$1(new Map()) : below.tree(commit),
		mergeBases: async (left, right) => left === "empty" || right === "empty" ? known$1([]) : below.mergeBases(left, right)
	};
}
// src/git/overlay-history.ts
function overlayHistory(real, top) {
	const below = aboveNothing(real);
	const [base = emptyBase] = top.parents;
	return {
		history: {
			commits: async (range) => range.head === top.id ? known$1([top]) : below.commits(range),
			upTo: (commit, count) => nearest$1(below, top, base, commit, count),
			entry: entryReader(below, top, base),
			mergeBases: (left, right) => basesOf(below, top, left, right),
			tree: (commit) => treeOf(below, top, base, commit)
		},
		range: {
			base,
			head: top.id
		}
	};
}
async function nearest$1(below, top, base, commit, count) {
	if (count < 1) return known$1([]);
	if (commit !== top.id) return below.upTo(commit, count);
	if (count < 2) return known$1([top]);
	const older = await below.upTo(base, count - 1);
	return older.ok ? known$1([top, ...older.value]) : older;
}
function entryReader(below, top, base) {
	const changes = new Map(top.changes.map((change) => [change.path, change]));
	return async (commit, path) => {
		if (commit !== top.id) return below.entry(commit, path);
		const change = changes.get(path);
		return change === void 0 ? below.entry(base, path) : known$1(change.after);
	};
}
async function treeOf(below, top, base, commit) {
	const answer = await below.tree(commit === top.id ? base : commit);
	if (!answer.ok || commit !== top.id) return answer;
	const tree = new Map(answer.value);
	for (const { path, after } of top.changes) if (after === null) tree.delete(path);
	else tree.set(path, after);
	return known$1(tree);
}
async function basesOf(below, top, left, right) {
	if (left === right && left === top.id) return known$1([left]);
	const bases = new Set();
	for (const one of parentsOf(top, left)) for (const other of parentsOf(top, right)) {
		const answer = await below.mergeBases(one, other);
		if (!answer.ok) return answer;
		for (const base of answer.value) bases.add(base);
	}
	return known$1([...bases]);
}
function parentsOf(top, commit) {
	return commit === top.id ? top.parents : [commit];
}
// src/git/rewrite-history.ts
async function createRewriteHistory(git, objects, before, after) {
	const foreign = [before, after].find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown$1(refUnknown(foreign));
	const result = await git.run([
		"diff-tree",
		"-r",
		...diffOptions,
		before,
		after,
		"--"
	]);
	if (!result.ok) return unknown$1(gitFailed("diff-tree", result));
	const read = parseChanges(result.output);
	if (read === void 0) return unknown$1(outputUnreadable("diff-tree"));
	return known$1(overlayHistory(createGitHistory(git, objects), {
		id: after,
		parents: [before],
		changes: read.changes
	}));
}
// src/git/whole-history.ts
function createWholeHistory(git, objects, head) {
	const below = aboveNothing(createGitHistory(git, objects));
	const commits = (range) => range.base === "empty" ? commitsOutside(git, range.head, []) : below.commits(range);
	return {
		history: {
			...below,
			commits
		},
		range: {
			base: emptyBase,
			head
		}
	};
}
// schemas/checklist-preset/v1.schema.json
var v1_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:stateward:schema:checklist-preset:v1",
	title: "Stateward checklist preset, version 1",
	description: "A format of checklists, as data.",
	type: "object",
	additionalProperties: false,
	required: [
		"parse",
		"items",
		"done"
	],
	properties: {
		"name": {
			"description": "The name under which it is chosen.",
			"type": "string",
			"minLength": 1
		},
		"title": {
			"description": "What people call such a file.",
			"type": "string"
		},
		"match": {
			"description": "Wildcards of the paths where such files usually are; without a slash they match a file's name anywhere.",
			"type": "array",
			"items": { "type": "string" }
		},
		"sniff": {
			"description": "Pointers of which one leads to items, if the shape is this one.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"parse": {
			"description": "How the text is read.",
			"enum": [
				"json",
				"jsonl",
				"yaml-map",
				"md-checklist",
				"md-frontmatter",
				"text-log"
			]
		},
		"items": {
			"description": "Pointers to lists or maps of items; the first that holds any counts. A token * is every member.",
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"scalar": {
			"description": "The field that the plain values of a map stand for.",
			"type": "string"
		},
		"key": {
			"description": "Fields that hold the key; the first that is there counts, else the key in a map.",
			"type": "array",
			"items": { "type": "string" }
		},
		"hash": {
			"description": "Fields that together identify an item without a key.",
			"type": "array",
			"items": { "type": "string" }
		},
		"titleFields": {
			"description": "Fields that hold the title; the first that is there counts.",
			"type": "array",
			"items": { "type": "string" }
		},
		"descriptionFields": {
			"description": "Fields that hold the description; the first that is there counts.",
			"type": "array",
			"items": { "type": "string" }
		},
		"parent": {
			"description": "Where an item's parent is found.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"nested": {
					"description": "Fields that hold lists of children, whose keys follow the parent's after a dot.",
					"type": "array",
					"items": { "type": "string" }
				},
				"dotted": {
					"description": "Whether 1.2 is a child of 1.",
					"type": "boolean"
				},
				"field": {
					"description": "The field that names the parent's key.",
					"type": "string"
				},
				"before": {
					"description": "The key up to this text names the parent.",
					"type": "string",
					"minLength": 1
				},
				"key": {
					"description": "The parent's key, with * for that part.",
					"type": "string"
				}
			}
		},
		"derivesParents": {
			"description": "Whether the state of parents follows from their children.",
			"type": "boolean"
		},
		"done": {
			"description": "Fields that say whether an item is done; the first that is there decides.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field.",
						"type": "string"
					},
					"values": {
						"description": "The texts that say done; without them the field is true or false.",
						"type": "array",
						"items": { "type": "string" }
					}
				}
			}
		},
		"closed": {
			"description": "Statuses that are not done, and not open either.",
			"type": "array",
			"items": { "type": "string" }
		},
		"tombstones": {
			"description": "Statuses that stand for a sanctioned deletion.",
			"type": "array",
			"items": { "type": "string" }
		},
		"status": {
			"description": "Which moves from status to status there are.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": {
					"description": "The field that holds the status.",
					"type": "string"
				},
				"rank": {
					"description": "Statuses in order, those of one rank together; onwards is legal.",
					"type": "array",
					"items": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"back": {
					"description": "Moves to a lower rank that are legal, by status.",
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"graph": {
					"description": "The single moves there are, by status; what several of them reach is legal too.",
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"strict": {
					"description": "Whether a status that is not named here is an error instead of a warning.",
					"type": "boolean"
				}
			}
		},
		"groups": {
			"description": "Items that differ from the others; the first group that matches counts.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["match"],
				"properties": {
					"match": {
						"description": "A wildcard of their keys.",
						"type": "string"
					},
					"derived": {
						"description": "Whether their state follows from their children.",
						"type": "boolean"
					},
					"status": {
						"description": "Their own moves.",
						"type": "object",
						"additionalProperties": false,
						"required": ["field"],
						"properties": {
							"field": {
								"description": "The field that holds the status.",
								"type": "string"
							},
							"rank": {
								"description": "Statuses in order, those of one rank together; onwards is legal.",
								"type": "array",
								"items": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"back": {
								"description": "Moves to a lower rank that are legal, by status.",
								"type": "object",
								"additionalProperties": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"graph": {
								"description": "The single moves there are, by status; what several of them reach is legal too.",
								"type": "object",
								"additionalProperties": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"strict": {
								"description": "Whether a status that is not named here is an error instead of a warning.",
								"type": "boolean"
							}
						}
					},
					"reopening": {
						"description": "How grave it is to reopen one without a reason.",
						"enum": ["error", "warning"]
					}
				}
			}
		},
		"contract": {
			"description": "Fields that must not move once an item is done, nor while it turns done.",
			"type": "array",
			"items": { "type": "string" }
		},
		"claim": {
			"description": "Fields that may change with a flip. Fields that are not named count as claim, unless strict.",
			"type": "array",
			"items": { "type": "string" }
		},
		"bookkeeping": {
			"description": "Claim fields whose change is no reason for anything, such as timestamps.",
			"type": "array",
			"items": { "type": "string" }
		},
		"runner": {
			"description": "What belongs to the runner.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"counters": {
					"description": "Counters of attempts.",
					"type": "array",
					"items": { "type": "string" }
				},
				"maximum": {
					"description": "Fields that limit them; the first that is there counts.",
					"type": "array",
					"items": { "type": "string" }
				}
			}
		},
		"dependencies": {
			"description": "Fields that hold keys of items which must be done before.",
			"type": "array",
			"items": { "type": "string" }
		},
		"planKey": {
			"description": "Pointer to what names the plan; another value is another plan.",
			"type": "string",
			"pattern": "^(/[\\s\\S]*)?$"
		},
		"bulkFlip": {
			"description": "From how many items at once a flip is reported.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"warning": {
					"description": "Reported as a warning from here.",
					"type": "integer",
					"minimum": 1
				},
				"error": {
					"description": "Reported as an error from here.",
					"type": "integer",
					"minimum": 1
				},
				"topLevel": {
					"description": "Whether children are left out.",
					"type": "boolean"
				}
			}
		},
		"records": {
			"description": "Wildcards of paths that are state themselves and so no evidence.",
			"type": "array",
			"items": { "type": "string" }
		},
		"log": {
			"description": "The items are entries of a log: old ones stay at the front, or stay in order.",
			"enum": ["prefix", "insert-only"]
		},
		"rules": {
			"description": "Severities of rules, by name without the kind; or of single messages of a rule.",
			"type": "object",
			"additionalProperties": { "anyOf": [{ "enum": [
				"error",
				"warning",
				"note",
				"off"
			] }, {
				"type": "object",
				"additionalProperties": { "enum": [
					"error",
					"warning",
					"note"
				] }
			}] }
		}
	}
};
// src/kinds/checklist/presets.generated.ts
const builtInPresets = {
	"bmad": {
		"name": "bmad",
		"title": "BMAD sprint status",
		"match": ["sprint-status.yaml", "sprint-status.yml"],
		"sniff": ["/development_status"],
		"parse": "yaml-map",
		"items": ["/development_status"],
		"scalar": "status",
		"key": [],
		"titleFields": [],
		"done": [{
			"field": "status",
			"values": ["done", "completed"]
		}],
		"status": {
			"field": "status",
			"rank": [
				["backlog"],
				["drafted"],
				["ready-for-dev"],
				["in-progress"],
				["review"],
				["done", "completed"]
			],
			"back": {
				"review": ["in-progress"],
				"in-progress": ["ready-for-dev"],
				"ready-for-dev": ["drafted"],
				"drafted": ["backlog"]
			}
		},
		"groups": [{
			"match": "epic-*-retrospective",
			"status": {
				"field": "status",
				"rank": [
					["backlog", "optional"],
					["in-progress"],
					["done", "completed"]
				],
				"back": { "in-progress": ["optional"] }
			},
			"reopening": "warning"
		}, {
			"match": "epic-*",
			"derived": true,
			"status": {
				"field": "status",
				"rank": [
					["backlog"],
					["contexted"],
					["in-progress"],
					["done", "completed"]
				],
				"back": {
					"in-progress": ["contexted"],
					"contexted": ["backlog"]
				}
			},
			"reopening": "warning"
		}],
		"parent": {
			"before": "-",
			"key": "epic-*"
		},
		"derivesParents": true,
		"contract": [],
		"claim": ["status"],
		"bulkFlip": { "warning": 10 },
		"records": ["sprint-status.yaml", "sprint-status.yml"],
		"rules": {
			"reopened": { "unexplained": "error" },
			"parent-done": "error"
		}
	},
	"feature-list": {
		"name": "feature-list",
		"title": "Feature list",
		"match": ["feature_list.json"],
		"sniff": ["/features", ""],
		"parse": "json",
		"items": ["/features", ""],
		"key": ["id"],
		"hash": ["category", "description"],
		"titleFields": [
			"title",
			"name",
			"description"
		],
		"descriptionFields": ["description"],
		"done": [{ "field": "passes" }, {
			"field": "status",
			"values": [
				"passing",
				"done",
				"completed"
			]
		}],
		"contract": [
			"title",
			"name",
			"category",
			"description",
			"steps",
			"acceptance",
			"acceptance_criteria",
			"acceptanceCriteria",
			"verification"
		],
		"claim": [
			"evidence",
			"notes",
			"status",
			"iteration_count",
			"completed_at",
			"completedAt",
			"updated_at",
			"verified_at",
			"timestamp"
		],
		"bookkeeping": [
			"iteration_count",
			"completed_at",
			"completedAt",
			"updated_at",
			"verified_at",
			"timestamp"
		],
		"dependencies": [
			"dependencies",
			"depends_on",
			"dependsOn"
		],
		"bulkFlip": {
			"warning": 3,
			"error": 10
		},
		"records": [
			"claude-progress.txt",
			"claude-progress.md",
			"progress.txt",
			"feature_list.json"
		],
		"rules": {
			"born-done": "error",
			"reopened": { "unexplained": "error" },
			"dependency-order": "error",
			"order": "error"
		}
	},
	"ralph": {
		"name": "ralph",
		"title": "User stories of a Ralph loop",
		"match": [
			"prd.json",
			".ralph/prd.json",
			"scripts/ralph/prd.json",
			"prd-*.json"
		],
		"sniff": [
			"/userStories",
			"/stories",
			"/tasks",
			"/features",
			"/items",
			""
		],
		"parse": "json",
		"items": [
			"/userStories",
			"/stories",
			"/tasks",
			"/features",
			"/items",
			""
		],
		"key": ["id"],
		"hash": ["title", "description"],
		"titleFields": ["title", "name"],
		"descriptionFields": ["description"],
		"done": [
			{ "field": "passes" },
			{ "field": "passed" },
			{
				"field": "status",
				"values": [
					"done",
					"completed",
					"complete",
					"passed"
				]
			}
		],
		"contract": [
			"title",
			"name",
			"description",
			"acceptanceCriteria",
			"acceptance_criteria",
			"acceptance",
			"testSteps",
			"test_steps",
			"dependencies",
			"dependsOn",
			"depends_on",
			"deps"
		],
		"claim": [
			"notes",
			"completionNotes",
			"completedAt",
			"evidence",
			"metadata",
			"status"
		],
		"bookkeeping": ["completedAt"],
		"runner": {
			"counters": [
				"retryCount",
				"attemptCount",
				"attempts"
			],
			"maximum": ["maxRetries", "maxAttempts"]
		},
		"dependencies": [
			"dependencies",
			"dependsOn",
			"depends_on",
			"deps"
		],
		"planKey": "/branchName",
		"bulkFlip": {
			"warning": 3,
			"error": 10
		},
		"records": ["progress.txt", "prd.json"],
		"rules": {
			"born-done": "error",
			"reopened": { "unexplained": "error" },
			"dependency-order": "error"
		}
	},
	"task-master": {
		"name": "task-master",
		"title": "Task Master's tasks",
		"match": [".taskmaster/tasks/tasks.json", "tasks/tasks.json"],
		"sniff": ["/*/tasks", "/tasks"],
		"parse": "json",
		"items": ["/*/tasks", "/tasks"],
		"key": ["id"],
		"hash": ["title"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"parent": { "nested": ["subtasks"] },
		"derivesParents": true,
		"done": [{
			"field": "status",
			"values": ["done", "completed"]
		}],
		"closed": ["cancelled", "deferred"],
		"status": {
			"field": "status",
			"graph": {
				"pending": [
					"in-progress",
					"done",
					"completed",
					"review",
					"deferred",
					"cancelled",
					"blocked"
				],
				"in-progress": [
					"pending",
					"review",
					"done",
					"completed",
					"deferred",
					"cancelled",
					"blocked"
				],
				"review": [
					"in-progress",
					"pending",
					"done",
					"completed",
					"deferred",
					"cancelled",
					"blocked"
				],
				"blocked": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"deferred",
					"cancelled"
				],
				"deferred": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"cancelled",
					"blocked"
				],
				"cancelled": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"deferred",
					"blocked"
				],
				"done": ["completed"],
				"completed": ["done"]
			}
		},
		"contract": [
			"title",
			"description",
			"testStrategy"
		],
		"claim": [
			"status",
			"details",
			"updatedAt",
			"priority",
			"dependencies",
			"complexity",
			"recommendedSubtasks",
			"expansionPrompt",
			"complexityReasoning"
		],
		"bookkeeping": [
			"updatedAt",
			"priority",
			"complexity",
			"recommendedSubtasks"
		],
		"dependencies": ["dependencies"],
		"bulkFlip": {
			"error": 10,
			"topLevel": true
		},
		"records": [
			".taskmaster/*",
			"tasks/task_*.txt",
			"tasks/tasks.json"
		],
		"rules": {
			"goalposts": { "moved": "warning" },
			"parent-done": "warning"
		}
	}
};
// src/kinds/checklist/options.ts
const defaultChecklistOptions = {
	preset: null,
	evidence: "preset",
	strict: false,
	strictEdges: false,
	maxAttempts: 0,
	rotatesWith: ""
};
const { $schema: _, $id: __, ...inlinePreset } = v1_schema_default;
const presetNames = Object.keys(builtInPresets);
const checklistOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		preset: {
			description: "The name of a built-in preset, or a preset of your own.",
			anyOf: [{ enum: presetNames }, inlinePreset]
		},
		evidence: {
			description: "Whether a flip without evidence is an error, or what the preset says.",
			enum: ["preset", "required"]
		},
		strict: {
			description: "Whether fields that the preset does not name must not move once an item is done.",
			type: "boolean"
		},
		strictEdges: {
			description: "Whether an item may skip no status.",
			type: "boolean"
		},
		maxAttempts: {
			description: "The largest counter of an item that names no maximum itself; 0 for none.",
			type: "integer",
			minimum: 0
		},
		rotatesWith: {
			description: "Path of the checklist with whose rotation this log may be reset.",
			type: "string"
		}
	}
};
// src/kinds/checklist/preset.ts
const defaults = {
	name: "own",
	title: "Checklist",
	match: [],
	sniff: [],
	scalar: void 0,
	key: ["id"],
	hash: [],
	titleFields: ["title"],
	descriptionFields: ["description"],
	parent: {},
	derivesParents: false,
	closed: [],
	tombstones: [],
	status: void 0,
	groups: [],
	contract: [],
	claim: [],
	bookkeeping: [],
	runner: {
		counters: [],
		maximum: []
	},
	dependencies: [],
	planKey: void 0,
	bulkFlip: { warning: 10 },
	records: [],
	log: void 0,
	rules: {}
};
function completePreset(data) {
	return {
		...defaults,
		...data,
		runner: {
			...defaults.runner,
			...data.runner
		}
	};
}
// src/kinds/checklist/facts.ts
const checklistRule = ruleOver();
// src/kinds/checklist/places.ts
function afterPlace$1(item, field) {
	return inAfter(fieldPointer$1(item, field));
}
function beforePlace$1(item, field) {
	return inBefore(fieldPointer$1(item, field));
}
function listPlace({ pointer }) {
	return inAfter(pointer.slice(0, pointer.lastIndexOf("/")));
}
function nameOf({ key, title }) {
	const short = title.length > 80 ? `${title.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : title;
	return title === key || key.startsWith(title.slice(0, 40)) ? `'${key}'` : `${key} "${short}"`;
}
function namesOf(items, most = 5) {
	const named = items.slice(0, most).map(({ key }) => key);
	const more = items.length - named.length;
	return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}
function fieldPointer$1({ pointer, raw, isPlain }, field) {
	if (field === void 0 || isPlain || !Object.hasOwn(raw, field)) return pointer;
	return appendToken(pointer, field);
}
// src/kinds/checklist/rules/born-done.ts
const bornDone = checklistRule({
	id: "checklist/born-done",
	title: "A new item starts open",
	why: "An item that comes done was never planned, so nobody could say what it had to fulfil.",
	fix: "Add the item open and flip it when it is done, or commit it together with the work.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["touched"],
	messages: { born: "{item} is new and already done, and nothing else changed with it" },
	*check(facts, problem) {
		if (facts.touchedWork || facts.guard === "success") return;
		for (const item of facts.bornDone) yield problem("born", { item: nameOf(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace$1(item, item.doneField)
		});
	}
});
// src/kinds/checklist/folded.ts
const whitespace = /\s+/g;
const needsFolding = /^\s|\s$|\s\s|[^\S ]/;
function foldText(text) {
	return needsFolding.test(text) ? text.replace(whitespace, " ").trim() : text;
}
function foldValue(value) {
	if (typeof value === "string") return foldText(value);
	if (typeof value !== "object" || value === null) return value;
	const root = {};
	const pending = [{
		value,
		into: root,
		key: "value"
	}];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) place$1(next, pending);
	return root.value ?? null;
}
function place$1({ value, into, key }, pending) {
	if (isJsonArray(value)) {
		const list = new Array(value.length).fill(null);
		into[key] = list;
		for (const [index, member] of value.entries()) pending.push({
			value: member,
			into: list,
			key: index
		});
	} else if (isJsonObject(value)) {
		const object = {};
		into[key] = object;
		for (const [name, member] of Object.entries(value)) pending.push({
			value: member,
			into: object,
			key: name
		});
	} else into[key] = typeof value === "string" ? foldText(value) : value;
}
function foldedEqual(left, right) {
	if (jsonEqual(left, right)) return true;
	if (left === void 0 || right === void 0) return false;
	return jsonEqual(foldValue(left), foldValue(right));
}
function foldedText(value) {
	return value === void 0 ? "" : canonicalJson(foldValue(value));
}
// src/kinds/checklist/entity.ts
function entityOf$1(checklist, key) {
	if (key === "") return fileEntity(checklist);
	const item = checklist.byKey.get(key);
	if (item === void 0) return void 0;
	return {
		pointer: item.pointer,
		part: "",
		fields: fieldsOf(checklist, item),
		...item.title === key ? {} : { label: item.title }
	};
}
function fieldsOf(checklist, item) {
	const { preset, repeated } = checklist;
	const nested = new Set(preset.parent.nested);
	const marks = new Set(preset.done.filter(({ values }) => values === void 0).map(({ field }) => field));
	const counters = new Set(preset.runner.counters);
	const fields = {};
	for (const [name, value] of Object.entries(item.raw)) {
		if (nested.has(name)) continue;
		fields[name] = {
			role: marks.has(name) ? "derived" : counters.has(name) && typeof value === "number" ? "counter" : "value",
			value: foldValue(value)
		};
	}
	fields[doneName] = {
		role: item.derived ? "derived" : "done",
		value: item.done
	};
	if (item.parent !== void 0) fields[parentName$1] = {
		role: "derived",
		value: item.parent
	};
	const count = repeated.get(item.key);
	if (count !== void 0) fields[repeatedName] = {
		role: "derived",
		value: count
	};
	return fields;
}
const doneName = "(done)";
const parentName$1 = "(parent)";
const repeatedName = "(repeated)";
const itemsName = "(items)";
const planName = "(plan)";
const entriesName = "(entries)";
function orderName(key) {
	return `(before ${key})`;
}
const remembered = new WeakMap();
function fileEntity(checklist) {
	const entity = remembered.get(checklist) ?? makeFileEntity(checklist);
	remembered.set(checklist, entity);
	return entity;
}
function makeFileEntity({ byKey, planKey, repeatedMembers, entries, items }) {
	const keys = [...byKey.keys()].sort(compareCodePoints);
	const fields = [
		[itemsName, keys.map((key) => [key, byKey.get(key)?.title ?? ""])],
		[doneName, keys.map((key) => [key, byKey.get(key)?.done === true])],
		[planName, planKey ?? null],
		[entriesName, entries],
		...repeatedMembers.map((pointer) => [pointer, true]),
		...items.map(({ key }, index) => [orderName(key), items[index - 1]?.key ?? null])
	].map(([name, value]) => [name, {
		role: "derived",
		value
	}]);
	return {
		pointer: "",
		part: "",
		fields: Object.fromEntries(fields)
	};
}
// src/kinds/checklist/rules/bulk-flip.ts
const bulkFlip = checklistRule({
	id: "checklist/bulk-flip",
	title: "Items are finished one by one",
	why: "Five flips in six come alone; dozens at once are a tidied list, not finished work.",
	fix: "Flip each item in the commit that finishes it.",
	severity: "warning",
	messageSeverities: { most: "error" },
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: {
		many: "{count} items turned done at once: {items}",
		most: "{count} items turned done at once, which is beyond {limit}: {items}"
	},
	*check(facts, problem) {
		const { warning = Number.POSITIVE_INFINITY, error = Number.POSITIVE_INFINITY, topLevel } = facts.after?.preset.bulkFlip ?? {};
		const items = [...facts.flips.map(({ after }) => after), ...facts.bornDone].filter(({ parent, derived }) => topLevel === true ? parent === void 0 : !derived);
		const [first] = items;
		if (first === void 0 || items.length < Math.min(warning, error)) return;
		const values = {
			count: items.length,
			items: namesOf(items),
			limit: error - 1
		};
		yield problem(items.length >= error ? "most" : "many", values, {
			subject: subjectOf("", doneName),
			at: afterPlace$1(first, first.doneField),
			related: items.slice(1, 20).map((item) => ({
				...afterPlace$1(item, item.doneField),
				label: item.key
			})),
			data: { items: items.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/rules/counter.ts
const counter = checklistRule({
	id: "checklist/counter",
	title: "The runner's counters count",
	why: "A lowered counter gives an item attempts that it has already used up.",
	fix: "Put the counter back; only the runner raises it, by one for each attempt.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		lowered: "{item}: {field} fell from {from} to {to}",
		jumped: "{item}: {field} went from {from} to {to}, and one attempt raises it by one",
		beyond: "{item}: {field} is {to}, beyond its maximum of {from}",
		started: "{item}: {field} is {to} on an item that is new"
	},
	*check(facts, problem) {
		for (const { item, before, field, type, from, to } of facts.counters) {
			if (facts.scope === "net" && type !== "lowered") continue;
			yield problem(type, {
				item: nameOf(item),
				field,
				from,
				to
			}, {
				subject: subjectOf(item.key, field),
				at: afterPlace$1(item, field),
				related: before === void 0 ? [] : [{
					...beforePlace$1(before, field),
					label: "was"
				}],
				data: {
					field,
					from,
					to
				}
			});
		}
	}
});
// src/kinds/checklist/rules/dependency-order.ts
const dependencyOrder = checklistRule({
	id: "checklist/dependency-order",
	title: "What an item depends on is done before it",
	why: "An item that is done before what it needs was not tested with it.",
	fix: "Finish what it depends on first, or correct its dependencies while it is open.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { early: "{item} is done, but what it depends on is open: {open}" },
	*check(facts, problem) {
		for (const { item, open } of facts.blocked) yield problem("early", {
			item: nameOf(item),
			open: namesOf(open)
		}, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace$1(item, item.doneField),
			related: open.slice(0, 20).map((each) => ({
				...afterPlace$1(each, each.doneField),
				label: "open"
			})),
			data: { open: open.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/wildcard.ts
function matchesWildcard(pattern, text) {
	let at = 0;
	let position = 0;
	let star = -1;
	let resume = 0;
	while (position < text.length) if (pattern[at] === "*") {
		star = at++;
		resume = position;
	} else if (at < pattern.length && pattern[at] === text[position]) {
		at++;
		position++;
	} else if (star >= 0) {
		at = star + 1;
		position = ++resume;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
}
function matchesPath(pattern, path) {
	if (!pattern.includes("/")) return matchesWildcard(pattern, path.slice(path.lastIndexOf("/") + 1));
	return matchesWildcard(pattern, path) || matchesWildcard(`*/${pattern}`, path);
}
// src/kinds/checklist/read-item.ts
function readItem(value, place, preset) {
	const isPlain = !isJsonObject(value);
	const raw = isJsonObject(value) ? value : { [preset.scalar ?? ""]: value };
	const group = preset.groups.find(({ match }) => matchesWildcard(match, place.key));
	const status = statusOf(raw, preset, group);
	const doneField = decidingField(raw, preset.done);
	const done = doneField !== void 0 && saysDone(raw, doneField);
	return {
		key: place.key,
		parent: place.parent,
		index: place.index,
		pointer: place.pointer,
		title: firstText(raw, preset.titleFields) ?? place.key,
		description: firstText(raw, preset.descriptionFields),
		raw,
		isPlain,
		done,
		doneField: doneField?.field,
		disagrees: done ? void 0 : disagreeing(raw, preset.done),
		status,
		closed: status !== void 0 && preset.closed.includes(status),
		tombstone: status !== void 0 && preset.tombstones.includes(status),
		derived: group?.derived ?? (preset.derivesParents && place.hasChildren),
		group,
		dependencies: dependenciesOf(raw, preset.dependencies)
	};
}
function fieldOf(raw, field) {
	return Object.hasOwn(raw, field) ? raw[field] : void 0;
}
function firstText(raw, fields) {
	for (const field of fields) {
		const value = fieldOf(raw, field);
		if (typeof value === "string" && value.trim() !== "") return foldText(value);
	}
}
function keyText(value) {
	if (typeof value === "string") return foldText(value) || void 0;
	if (typeof value === "number") return String(value);
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return value.inexactNumber;
}
function decidingField(raw, fields) {
	return fields.find(({ field }) => Object.hasOwn(raw, field));
}
function disagreeing(raw, fields) {
	return fields.find((each) => saysDone(raw, each))?.field;
}
function saysDone(raw, { field, values }) {
	const value = fieldOf(raw, field);
	if (values === void 0) return value === true;
	return typeof value === "string" && values.includes(value.trim().toLowerCase());
}
function statusOf(raw, preset, group) {
	const field = (group?.status ?? preset.status)?.field ?? preset.done.find(({ values }) => values)?.field;
	const value = field === void 0 ? void 0 : fieldOf(raw, field);
	return typeof value === "string" ? value.trim().toLowerCase() : void 0;
}
const none = [];
function dependenciesOf(raw, fields) {
	const values = fields.map((field) => fieldOf(raw, field)).filter((value) => value !== void 0);
	if (values.length === 0) return none;
	return values.flatMap((value) => isJsonArray(value) ? value : [value]).flatMap((value) => keyText(value) ?? []);
}
// src/kinds/checklist/differences.ts
function differenceOf({ before, after }, field) {
	const places = {
		at: afterPlace$1(after, field),
		was: beforePlace$1(before, field)
	};
	const [old, now] = [fieldOf(before.raw, field), fieldOf(after.raw, field)];
	if (!isJsonArray(old) || !isJsonArray(now)) return {
		...places,
		from: shown$1(old),
		to: shown$1(now)
	};
	const index = old.findIndex((member, place) => !foldedEqual(member, now[place]));
	const first = index < 0 ? old.length : index;
	return {
		from: shown$1(old[first]),
		to: shown$1(now[first]),
		at: memberPlace$1(places.at, now, first),
		was: memberPlace$1(places.was, old, first)
	};
}
function memberPlace$1(place, list, index) {
	return index < list.length ? {
		...place,
		pointer: `${place.pointer}/${index}`
	} : place;
}
function shown$1(value) {
	if (value === void 0) return "nothing";
	const text = canonicalJson(foldValue(value));
	return text.length > 80 ? `${text.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : text;
}
// src/kinds/checklist/rules/done-changed.ts
const doneChanged = checklistRule({
	id: "checklist/done-changed",
	title: "What was done keeps its contract",
	why: "Whoever relied on a done item is not told that it now means something else.",
	fix: "Put the contract back as it was, and plan the new wording as a new item; claim fields such as notes may change.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { changed: "{item} was done and is done, but {field} changed from {from} to {to}" },
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			if (!pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem("changed", {
					item: nameOf(pair.before),
					field,
					from,
					to
				}, {
					subject: subjectOf(pair.after.key, field),
					at,
					related: [{
						...was,
						label: "was"
					}],
					data: {
						field,
						from,
						to,
						claim: facts.after?.preset.claim ?? []
					}
				});
			}
		}
	}
});
// src/kinds/checklist/rules/done-disagrees.ts
const doneDisagrees = checklistRule({
	id: "checklist/done-disagrees",
	title: "The fields that say done agree",
	why: "An item that is done by one field and open by another is read differently by every tool.",
	fix: "Set both fields to what is true.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { disagrees: "{item}: {field} says done, but {decides} decides and does not" },
	*check(facts, problem) {
		for (const item of facts.after?.byKey.values() ?? []) {
			const { disagrees: field, doneField: decides = "" } = item;
			if (field === void 0) continue;
			const related = [{
				...afterPlace$1(item, decides),
				label: "decides"
			}];
			const detail = {
				subject: subjectOf(item.key, field),
				at: afterPlace$1(item, field),
				related
			};
			yield problem("disagrees", {
				item: nameOf(item),
				field,
				decides
			}, detail);
		}
	}
});
// src/kinds/checklist/rules/done-removed.ts
const doneRemoved = checklistRule({
	id: "checklist/done-removed",
	title: "What was done stays on the list",
	why: "A done item that is gone can be planned again, or claimed never to have been asked for.",
	fix: "Put the item back; to start a new plan, change the plan key and move the old file to an archive in the same commit.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { removed: "{item} was done and is gone" },
	*check(facts, problem) {
		if (facts.archived.length > 0) return;
		for (const item of facts.removed) {
			if (!item.done) continue;
			yield problem("removed", { item: nameOf(item) }, {
				subject: subjectOf(item.key),
				at: listPlace(item),
				related: [{
					...beforePlace$1(item),
					label: "was here"
				}],
				data: { planKey: facts.after?.preset.planKey ?? null }
			});
		}
	}
});
// src/kinds/checklist/rules/duplicate-key.ts
const duplicateKey = checklistRule({
	id: "checklist/duplicate-key",
	title: "A key stands once",
	why: "Of two items with one key, readers take the one or the other, so nobody knows which is done.",
	fix: "Remove one of the two, or give it a key of its own.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		item: "{item} stands {count} times; the last one counts",
		member: "the member '{name}' stands twice in its map; the last one counts"
	},
	*check(facts, problem) {
		const { after } = facts;
		for (const [key, count] of after?.repeated ?? []) {
			const item = after?.byKey.get(key);
			if (item === void 0) continue;
			const detail = {
				subject: subjectOf(key, repeatedName),
				at: afterPlace$1(item),
				data: { count }
			};
			yield problem("item", {
				item: nameOf(item),
				count
			}, detail);
		}
		for (const pointer of after?.repeatedMembers ?? []) yield problem("member", { name: pointerTokens(pointer).at(-1) ?? "" }, {
			subject: subjectOf("", pointer),
			at: inAfter(pointer)
		});
	}
});
// src/kinds/checklist/rules/emptied.ts
const emptied = checklistRule({
	id: "checklist/emptied",
	title: "A checklist does not lose all its items",
	why: "A list without items says that nothing is left to do, and nothing was ever done.",
	fix: "Restore the items; a new plan has items of its own.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { emptied: "there were {count} items, {done} of them done, and now none can be read" },
	*check(facts, problem) {
		if (!facts.emptied) return;
		const items = [...facts.before?.byKey.values() ?? []];
		const done = items.filter((item) => item.done).length;
		const detail = {
			subject: subjectOf("", itemsName),
			at: inAfter("")
		};
		yield problem("emptied", {
			count: items.length,
			done
		}, detail);
	}
});
// src/kinds/checklist/rules/evidence.ts
const evidence = checklistRule({
	id: "checklist/evidence",
	title: "A flip comes with work",
	why: "A mark that changes alone is a claim that nothing supports.",
	fix: "Flip the item in the commit that does the work, or name it in the message of that commit.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["touched", "prior"],
	messages: { missing: "{items} turned done, but this commit changes no other file and none of the three before names them" },
	*check(facts, problem) {
		if (facts.touchedWork || facts.guard === "success") return;
		const items = facts.flips.map(({ after }) => after).filter((item) => !item.derived && !facts.workedOn(item));
		const [first] = items;
		if (first === void 0) return;
		yield problem("missing", { items: namesOf(items) }, {
			subject: subjectOf(first.key, doneName),
			at: afterPlace$1(first, first.doneField),
			related: items.slice(1, 20).map((item) => ({
				...afterPlace$1(item, item.doneField),
				label: item.key
			})),
			data: { items: items.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/rules/goalposts.ts
const goalposts$1 = checklistRule({
	id: "checklist/goalposts",
	title: "An item turns done by the contract it had",
	why: "Open items may be edited, but a contract that changes together with the flip was moved to where the ball is.",
	fix: "Change the contract in a commit of its own, while the item is open, and flip it in a later one.",
	severity: "error",
	messageSeverities: { overall: "warning" },
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		moved: "{item} turned done while {field} changed from {from} to {to}",
		overall: "{item} turned done in this range, and {field} is not what it was: from {from} to {to}"
	},
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			if (pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem(facts.scope === "net" ? "overall" : "moved", {
					item: nameOf(pair.before),
					field,
					from,
					to
				}, {
					subject: subjectOf(pair.after.key, field),
					at,
					related: [{
						...was,
						label: "was"
					}],
					data: {
						field,
						from,
						to,
						claim: facts.after?.preset.claim ?? []
					}
				});
			}
		}
	}
});
// src/kinds/checklist/rules/guard-evidence.ts
const guardEvidence$1 = checklistRule({
	id: "checklist/guard-evidence",
	title: "Nothing turns done while the guard fails",
	why: "The guard handed to the gate speaks of the head: what it refutes is not done.",
	fix: "Make the guard succeed, or set the item open again.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	needs: ["guard"],
	messages: { failed: "{item} is marked done, but the guard failed" },
	*check(facts, problem) {
		if (facts.guard !== "failure") return;
		for (const item of [...facts.flips.map(({ after }) => after), ...facts.bornDone]) yield problem("failed", { item: nameOf(item) }, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace$1(item, item.doneField)
		});
	}
});
// src/kinds/checklist/rules/item-replaced.ts
const itemReplaced = checklistRule({
	id: "checklist/item-replaced",
	title: "A key keeps its item",
	why: "An item whose title and description are both new ones is another item: the old one is gone without a word.",
	fix: "Give the new item a key of its own, and put the old one back.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["checklist/goalposts"],
	messages: { replaced: "{key} was \"{from}\" and is \"{to}\": title and description were both replaced" },
	*check(facts, problem) {
		for (const { before, after, replaced } of facts.pairs) {
			if (!replaced || before.done && after.done) continue;
			const [from, to] = [before.title, after.title].map((title) => title.slice(0, 80));
			yield problem("replaced", {
				key: after.key,
				from,
				to
			}, {
				subject: subjectOf(after.key),
				at: afterPlace$1(after),
				related: [{
					...beforePlace$1(before),
					label: "was"
				}],
				data: {
					from: before.title,
					to: after.title
				}
			});
		}
	}
});
// src/kinds/checklist/rules/log-append.ts
const logAppend = checklistRule({
	id: "checklist/log-append",
	title: "A log only grows",
	why: "A log whose old entries change says something else about the past than it did then.",
	fix: "Put the old entries back as they were, and append.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		prefix: "entry {entry} is not what it was; old entries stay as they are, at the front",
		kept: "entry {entry} is gone or out of order; entries may be inserted, but old ones stay"
	},
	*check({ logBreak }, problem) {
		if (logBreak === void 0) return;
		const { mode, entry, pointer, at } = logBreak;
		yield problem(mode === "prefix" ? "prefix" : "kept", { entry }, {
			subject: subjectOf("", entriesName),
			at: inAfter(at),
			related: [{
				...inBefore(pointer),
				label: "was here"
			}],
			data: { entry }
		});
	}
});
// src/kinds/checklist/rules/order.ts
const order = checklistRule({
	id: "checklist/order",
	title: "Items keep their order",
	why: "Where the contract of a list forbids to reorder it, a moved item is skipped or done out of turn.",
	fix: "Put the item back where it stood among the others.",
	severity: "off",
	since: "0.1.0",
	scopes: ["step"],
	messages: { moved: "{item} stands elsewhere among the items than before" },
	*check(facts, problem) {
		for (const { before, after } of facts.moved) yield problem("moved", { item: nameOf(after) }, {
			subject: subjectOf("", orderName(after.key)),
			at: afterPlace$1(after),
			related: [{
				...beforePlace$1(before),
				label: "was here"
			}]
		});
	}
});
// src/kinds/checklist/rules/parent-done.ts
const parentDone = checklistRule({
	id: "checklist/parent-done",
	title: "A parent is done when its children are",
	why: "The state of a parent follows from its children; done above open work hides that work.",
	fix: "Finish or close the children first, or open the parent again.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { early: "{item} is done, but below it these are open: {open}" },
	*check(facts, problem) {
		for (const { item, open } of facts.parentsDone) yield problem("early", {
			item: nameOf(item),
			open: namesOf(open)
		}, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace$1(item, item.doneField),
			related: open.slice(0, 20).map((each) => ({
				...afterPlace$1(each, each.doneField),
				label: "open"
			})),
			data: { open: open.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/rules/plan-rotation.ts
const planRotation = checklistRule({
	id: "checklist/plan-rotation",
	title: "A new plan takes the place of a finished one",
	why: "A new plan in the same file is legal, but what the old one left open, or had done, must not vanish unseen.",
	fix: "Move the old plan to an archive file in the same commit, and finish or close what is open in it first.",
	severity: "note",
	messageSeverities: {
		doneVanished: "error",
		comeBack: "error",
		openVanished: "warning",
		takenKey: "warning",
		rewritten: "warning"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	cutsRange: true,
	messages: {
		rotated: "a new plan: {done} of {count} old items were done; {reason}",
		doneVanished: "these items were done and went with the old plan, which is kept nowhere, and no plan key says that this is a new one: {items}",
		openVanished: "with the old plan these open items vanished, and it is kept nowhere: {items}",
		comeBack: "{item} was open in the old plan and comes back done in the new one",
		takenKey: "{item} now has the key of \"{old}\", which was done",
		rewritten: "{item} is done and kept its key and title, but with the new plan {field} changed from {from} to {to}"
	},
	*check(facts, problem) {
		const { rotation, archived } = facts;
		if (rotation === void 0) return;
		const values = {
			done: rotation.oldDone,
			count: rotation.oldCount,
			reason: reasonOf(rotation, facts)
		};
		const plan = {
			subject: subjectOf("", planName),
			at: inAfter(facts.after?.preset.planKey ?? "")
		};
		yield problem("rotated", values, plan);
		for (const item of rotation.comeBackDone) yield problem("comeBack", { item: nameOf(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace$1(item, item.doneField)
		});
		for (const { before, after } of rotation.takenKeys) yield problem("takenKey", {
			item: nameOf(after),
			old: before.title.slice(0, 80)
		}, {
			subject: subjectOf(after.key),
			at: afterPlace$1(after)
		});
		for (const pair of rotation.rewritten) for (const field of pair.changed) {
			const { at, was, ...values } = differenceOf(pair, field);
			yield problem("rewritten", {
				item: nameOf(pair.after),
				field,
				...values
			}, {
				subject: subjectOf(pair.after.key, field),
				at,
				related: [{
					...was,
					label: "was"
				}]
			});
		}
		if (archived.length > 0) return;
		const open = rotation.vanished.filter((item) => !item.done && !item.closed);
		if (open.length > 0) yield problem("openVanished", { items: namesOf(open, 10) }, {
			...plan,
			data: { items: open.map(({ key }) => key) }
		});
		const done = rotation.vanished.filter((item) => item.done);
		if (rotation.planKeyChanged || rotation.finished || done.length === 0) return;
		yield problem("doneVanished", { items: namesOf(done, 10) }, {
			subject: subjectOf("", itemsName),
			at: inAfter(""),
			related: done.slice(0, 20).map((item) => ({
				...beforePlace$1(item),
				label: "was here"
			})),
			data: { items: done.map(({ key }) => key) }
		});
	}
});
function reasonOf({ planKeyChanged, planKeyFrom, planKeyTo, survivors, oldCount }, facts) {
	const name = (facts.after?.preset.planKey ?? "").slice(1);
	if (planKeyChanged) return `${name} changed from ${planKeyFrom} to ${planKeyTo}`;
	return `${survivors} of ${oldCount} kept key and title`;
}
// src/kinds/checklist/rules/rekeyed.ts
const rekeyed = checklistRule({
	id: "checklist/rekeyed",
	title: "An item got another key",
	why: "Its contract and state are what they were, so it is the same item; whoever refers to the old key should know.",
	fix: "Nothing to do; correct what refers to the old key.",
	severity: "note",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { rekeyed: "{item} had the key {from}" },
	*check(facts, problem) {
		for (const { before, after } of facts.rekeyed) yield problem("rekeyed", {
			item: nameOf(after),
			from: before.key
		}, {
			subject: subjectOf(after.key),
			at: afterPlace$1(after),
			related: [{
				...beforePlace$1(before),
				label: "was here"
			}],
			data: {
				from: before.key,
				to: after.key
			}
		});
	}
});
// src/kinds/checklist/rules/reopened.ts
const many = 5;
const reopened = checklistRule({
	id: "checklist/reopened",
	title: "What was done stays done, or somebody says why not",
	why: "A list that forgets what was done sends everybody to do it again; stale exports lose dozens of items this way.",
	fix: "Set the item done again, or say why it is open: in its notes, or in a message that names it.",
	severity: "warning",
	messageSeverities: {
		minor: "warning",
		lost: "error"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	needs: ["message"],
	messages: {
		explained: "{item} was done and is open again; the change says why",
		unexplained: "{item} was done and is open again, and nothing says why",
		minor: "{item} was done and is open again",
		lost: "{item} was done and is open again, with {others} others, and nothing says why"
	},
	*check(facts, problem) {
		const silent = facts.reopened.filter(({ explained }) => !explained);
		for (const each of facts.reopened) {
			const { before, after } = each.pair;
			yield problem(messageOf(each, silent.length), {
				item: nameOf(after),
				others: silent.length - 1
			}, {
				subject: subjectOf(after.key, doneName),
				at: afterPlace$1(after, after.doneField),
				related: [{
					...beforePlace$1(before, before.doneField),
					label: "was done"
				}],
				data: { reasonFields: facts.after?.preset.claim ?? [] }
			});
		}
	}
});
function messageOf({ explained, pair }, silent) {
	if (explained) return "explained";
	if (silent >= many) return "lost";
	return pair.after.group?.reopening === "warning" ? "minor" : "unexplained";
}
// src/kinds/checklist/rules/index.ts
const rules$1 = [
	bornDone,
	bulkFlip,
	counter,
	dependencyOrder,
	doneChanged,
	doneDisagrees,
	doneRemoved,
	duplicateKey,
	emptied,
	evidence,
	goalposts$1,
	guardEvidence$1,
	itemReplaced,
	logAppend,
	order,
	parentDone,
	planRotation,
	rekeyed,
	reopened,
	checklistRule({
		id: "checklist/status-path",
		title: "A status follows from the one before",
		why: "A status that no sequence of moves leads to was written by somebody who did not look at the one before.",
		fix: "Set one of the statuses that can follow.",
		severity: "error",
		messageSeverities: { unknown: "warning" },
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: {
			unreachable: "{item}: status '{to}' cannot follow on '{from}', not even in several moves; next may come {allowed}",
			skipped: "{item}: status '{to}' does not follow directly on '{from}'; next may come {allowed}",
			unknown: "{item}: status '{to}' is not known; known are {allowed}",
			undeclared: "{item}: status '{to}' is not declared; declared are {allowed}"
		},
		*check(facts, problem) {
			for (const { item, before, type, from, to, allowed } of facts.statuses) {
				if (facts.scope === "net" && type !== "unreachable") continue;
				const field = (item.group?.status ?? facts.after?.preset.status)?.field ?? "";
				yield problem(type, {
					item: nameOf(item),
					from,
					to,
					allowed: allowed.join(", ") || "nothing"
				}, {
					subject: subjectOf(item.key, field),
					at: afterPlace$1(item, field),
					related: before === void 0 ? [] : [{
						...beforePlace$1(before, field),
						label: "was"
					}],
					data: {
						from,
						to,
						allowedNext: allowed
					}
				});
			}
		}
	})
];
// src/kinds/checklist/validators.generated.js
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$1 = __commonJSMin$1(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validators$1 = __commonJSMin$1(((exports) => {
	exports.validator0 = validate20;
	const schema31 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"preset": true,
			"evidence": {
				"description": "Whether a flip without evidence is an error, or what the preset says.",
				"enum": ["preset", "required"]
			},
			"strict": {
				"description": "Whether fields that the preset does not name must not move once an item is done.",
				"type": "boolean"
			},
			"strictEdges": {
				"description": "Whether an item may skip no status.",
				"type": "boolean"
			},
			"maxAttempts": {
				"description": "The largest counter of an item that names no maximum itself; 0 for none.",
				"type": "integer",
				"minimum": 0
			},
			"rotatesWith": {
				"description": "Path of the checklist with whose rotation this log may be reset.",
				"type": "string"
			}
		}
	};
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "preset" || key0 === "evidence" || key0 === "strict" || key0 === "strictEdges" || key0 === "maxAttempts" || key0 === "rotatesWith")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.evidence !== void 0) {
				let data0 = data.evidence;
				if (!(data0 === "preset" || data0 === "required")) {
					const err1 = {
						instancePath: instancePath + "/evidence",
						schemaPath: "#/properties/evidence/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.evidence.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.strict !== void 0) {
				if (typeof data.strict !== "boolean") {
					const err2 = {
						instancePath: instancePath + "/strict",
						schemaPath: "#/properties/strict/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.strictEdges !== void 0) {
				if (typeof data.strictEdges !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/strictEdges",
						schemaPath: "#/properties/strictEdges/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.maxAttempts !== void 0) {
				let data3 = data.maxAttempts;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
					const err4 = {
						instancePath: instancePath + "/maxAttempts",
						schemaPath: "#/properties/maxAttempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err5 = {
							instancePath: instancePath + "/maxAttempts",
							schemaPath: "#/properties/maxAttempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
			if (data.rotatesWith !== void 0) {
				if (typeof data.rotatesWith !== "string") {
					const err6 = {
						instancePath: instancePath + "/rotatesWith",
						schemaPath: "#/properties/rotatesWith/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator1 = validate21;
	const schema32 = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "urn:stateward:schema:checklist-preset:v1",
		"title": "Stateward checklist preset, version 1",
		"description": "A format of checklists, as data.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"parse",
			"items",
			"done"
		],
		"properties": {
			"name": {
				"description": "The name under which it is chosen.",
				"type": "string",
				"minLength": 1
			},
			"title": {
				"description": "What people call such a file.",
				"type": "string"
			},
			"match": {
				"description": "Wildcards of the paths where such files usually are; without a slash they match a file's name anywhere.",
				"type": "array",
				"items": { "type": "string" }
			},
			"sniff": {
				"description": "Pointers of which one leads to items, if the shape is this one.",
				"type": "array",
				"items": {
					"type": "string",
					"pattern": "^(/[\\s\\S]*)?$"
				}
			},
			"parse": {
				"description": "How the text is read.",
				"enum": [
					"json",
					"jsonl",
					"yaml-map",
					"md-checklist",
					"md-frontmatter",
					"text-log"
				]
			},
			"items": {
				"description": "Pointers to lists or maps of items; the first that holds any counts. A token * is every member.",
				"type": "array",
				"minItems": 1,
				"items": {
					"type": "string",
					"pattern": "^(/[\\s\\S]*)?$"
				}
			},
			"scalar": {
				"description": "The field that the plain values of a map stand for.",
				"type": "string"
			},
			"key": {
				"description": "Fields that hold the key; the first that is there counts, else the key in a map.",
				"type": "array",
				"items": { "type": "string" }
			},
			"hash": {
				"description": "Fields that together identify an item without a key.",
				"type": "array",
				"items": { "type": "string" }
			},
			"titleFields": {
				"description": "Fields that hold the title; the first that is there counts.",
				"type": "array",
				"items": { "type": "string" }
			},
			"descriptionFields": {
				"description": "Fields that hold the description; the first that is there counts.",
				"type": "array",
				"items": { "type": "string" }
			},
			"parent": {
				"description": "Where an item's parent is found.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"nested": {
						"description": "Fields that hold lists of children, whose keys follow the parent's after a dot.",
						"type": "array",
						"items": { "type": "string" }
					},
					"dotted": {
						"description": "Whether 1.2 is a child of 1.",
						"type": "boolean"
					},
					"field": {
						"description": "The field that names the parent's key.",
						"type": "string"
					},
					"before": {
						"description": "The key up to this text names the parent.",
						"type": "string",
						"minLength": 1
					},
					"key": {
						"description": "The parent's key, with * for that part.",
						"type": "string"
					}
				}
			},
			"derivesParents": {
				"description": "Whether the state of parents follows from their children.",
				"type": "boolean"
			},
			"done": {
				"description": "Fields that say whether an item is done; the first that is there decides.",
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["field"],
					"properties": {
						"field": {
							"description": "The field.",
							"type": "string"
						},
						"values": {
							"description": "The texts that say done; without them the field is true or false.",
							"type": "array",
							"items": { "type": "string" }
						}
					}
				}
			},
			"closed": {
				"description": "Statuses that are not done, and not open either.",
				"type": "array",
				"items": { "type": "string" }
			},
			"tombstones": {
				"description": "Statuses that stand for a sanctioned deletion.",
				"type": "array",
				"items": { "type": "string" }
			},
			"status": {
				"description": "Which moves from status to status there are.",
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field that holds the status.",
						"type": "string"
					},
					"rank": {
						"description": "Statuses in order, those of one rank together; onwards is legal.",
						"type": "array",
						"items": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"back": {
						"description": "Moves to a lower rank that are legal, by status.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"graph": {
						"description": "The single moves there are, by status; what several of them reach is legal too.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"strict": {
						"description": "Whether a status that is not named here is an error instead of a warning.",
						"type": "boolean"
					}
				}
			},
			"groups": {
				"description": "Items that differ from the others; the first group that matches counts.",
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["match"],
					"properties": {
						"match": {
							"description": "A wildcard of their keys.",
							"type": "string"
						},
						"derived": {
							"description": "Whether their state follows from their children.",
							"type": "boolean"
						},
						"status": {
							"description": "Their own moves.",
							"type": "object",
							"additionalProperties": false,
							"required": ["field"],
							"properties": {
								"field": {
									"description": "The field that holds the status.",
									"type": "string"
								},
								"rank": {
									"description": "Statuses in order, those of one rank together; onwards is legal.",
									"type": "array",
									"items": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"back": {
									"description": "Moves to a lower rank that are legal, by status.",
									"type": "object",
									"additionalProperties": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"graph": {
									"description": "The single moves there are, by status; what several of them reach is legal too.",
									"type": "object",
									"additionalProperties": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"strict": {
									"description": "Whether a status that is not named here is an error instead of a warning.",
									"type": "boolean"
								}
							}
						},
						"reopening": {
							"description": "How grave it is to reopen one without a reason.",
							"enum": ["error", "warning"]
						}
					}
				}
			},
			"contract": {
				"description": "Fields that must not move once an item is done, nor while it turns done.",
				"type": "array",
				"items": { "type": "string" }
			},
			"claim": {
				"description": "Fields that may change with a flip. Fields that are not named count as claim, unless strict.",
				"type": "array",
				"items": { "type": "string" }
			},
			"bookkeeping": {
				"description": "Claim fields whose change is no reason for anything, such as timestamps.",
				"type": "array",
				"items": { "type": "string" }
			},
			"runner": {
				"description": "What belongs to the runner.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"counters": {
						"description": "Counters of attempts.",
						"type": "array",
						"items": { "type": "string" }
					},
					"maximum": {
						"description": "Fields that limit them; the first that is there counts.",
						"type": "array",
						"items": { "type": "string" }
					}
				}
			},
			"dependencies": {
				"description": "Fields that hold keys of items which must be done before.",
				"type": "array",
				"items": { "type": "string" }
			},
			"planKey": {
				"description": "Pointer to what names the plan; another value is another plan.",
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			},
			"bulkFlip": {
				"description": "From how many items at once a flip is reported.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"warning": {
						"description": "Reported as a warning from here.",
						"type": "integer",
						"minimum": 1
					},
					"error": {
						"description": "Reported as an error from here.",
						"type": "integer",
						"minimum": 1
					},
					"topLevel": {
						"description": "Whether children are left out.",
						"type": "boolean"
					}
				}
			},
			"records": {
				"description": "Wildcards of paths that are state themselves and so no evidence.",
				"type": "array",
				"items": { "type": "string" }
			},
			"log": {
				"description": "The items are entries of a log: old ones stay at the front, or stay in order.",
				"enum": ["prefix", "insert-only"]
			},
			"rules": {
				"description": "Severities of rules, by name without the kind; or of single messages of a rule.",
				"type": "object",
				"additionalProperties": { "anyOf": [{ "enum": [
					"error",
					"warning",
					"note",
					"off"
				] }, {
					"type": "object",
					"additionalProperties": { "enum": [
						"error",
						"warning",
						"note"
					] }
				}] }
			}
		}
	};
	const func1 = Object.prototype.hasOwnProperty;
	const func2 = require_ucs2length$1().default;
	const pattern4 = new RegExp("^(/[\\s\\S]*)?$", "u");
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.parse === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "parse" },
					message: "must have required property 'parse'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.items === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "items" },
					message: "must have required property 'items'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.done === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "done" },
					message: "must have required property 'done'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func2(data0) < 1) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.title !== void 0) {
				if (typeof data.title !== "string") {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.match !== void 0) {
				let data2 = data.match;
				if (Array.isArray(data2)) {
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
						const err7 = {
							instancePath: instancePath + "/match/" + i0,
							schemaPath: "#/properties/match/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/match",
						schemaPath: "#/properties/match/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.sniff !== void 0) {
				let data4 = data.sniff;
				if (Array.isArray(data4)) {
					const len1 = data4.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data5 = data4[i1];
						if (typeof data5 === "string") {
							if (!pattern4.test(data5)) {
								const err9 = {
									instancePath: instancePath + "/sniff/" + i1,
									schemaPath: "#/properties/sniff/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/sniff/" + i1,
								schemaPath: "#/properties/sniff/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/sniff",
						schemaPath: "#/properties/sniff/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.parse !== void 0) {
				let data6 = data.parse;
				if (!(data6 === "json" || data6 === "jsonl" || data6 === "yaml-map" || data6 === "md-checklist" || data6 === "md-frontmatter" || data6 === "text-log")) {
					const err12 = {
						instancePath: instancePath + "/parse",
						schemaPath: "#/properties/parse/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.parse.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.items !== void 0) {
				let data7 = data.items;
				if (Array.isArray(data7)) {
					if (data7.length < 1) {
						const err13 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/properties/items/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					const len2 = data7.length;
					for (let i2 = 0; i2 < len2; i2++) {
						let data8 = data7[i2];
						if (typeof data8 === "string") {
							if (!pattern4.test(data8)) {
								const err14 = {
									instancePath: instancePath + "/items/" + i2,
									schemaPath: "#/properties/items/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/items/" + i2,
								schemaPath: "#/properties/items/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.scalar !== void 0) {
				if (typeof data.scalar !== "string") {
					const err17 = {
						instancePath: instancePath + "/scalar",
						schemaPath: "#/properties/scalar/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.key !== void 0) {
				let data10 = data.key;
				if (Array.isArray(data10)) {
					const len3 = data10.length;
					for (let i3 = 0; i3 < len3; i3++) if (typeof data10[i3] !== "string") {
						const err18 = {
							instancePath: instancePath + "/key/" + i3,
							schemaPath: "#/properties/key/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/key",
						schemaPath: "#/properties/key/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.hash !== void 0) {
				let data12 = data.hash;
				if (Array.isArray(data12)) {
					const len4 = data12.length;
					for (let i4 = 0; i4 < len4; i4++) if (typeof data12[i4] !== "string") {
						const err20 = {
							instancePath: instancePath + "/hash/" + i4,
							schemaPath: "#/properties/hash/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/properties/hash/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.titleFields !== void 0) {
				let data14 = data.titleFields;
				if (Array.isArray(data14)) {
					const len5 = data14.length;
					for (let i5 = 0; i5 < len5; i5++) if (typeof data14[i5] !== "string") {
						const err22 = {
							instancePath: instancePath + "/titleFields/" + i5,
							schemaPath: "#/properties/titleFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/titleFields",
						schemaPath: "#/properties/titleFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.descriptionFields !== void 0) {
				let data16 = data.descriptionFields;
				if (Array.isArray(data16)) {
					const len6 = data16.length;
					for (let i6 = 0; i6 < len6; i6++) if (typeof data16[i6] !== "string") {
						const err24 = {
							instancePath: instancePath + "/descriptionFields/" + i6,
							schemaPath: "#/properties/descriptionFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/descriptionFields",
						schemaPath: "#/properties/descriptionFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.parent !== void 0) {
				let data18 = data.parent;
				if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
					for (const key1 in data18) if (!(key1 === "nested" || key1 === "dotted" || key1 === "field" || key1 === "before" || key1 === "key")) {
						const err26 = {
							instancePath: instancePath + "/parent",
							schemaPath: "#/properties/parent/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					if (data18.nested !== void 0) {
						let data19 = data18.nested;
						if (Array.isArray(data19)) {
							const len7 = data19.length;
							for (let i7 = 0; i7 < len7; i7++) if (typeof data19[i7] !== "string") {
								const err27 = {
									instancePath: instancePath + "/parent/nested/" + i7,
									schemaPath: "#/properties/parent/properties/nested/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						} else {
							const err28 = {
								instancePath: instancePath + "/parent/nested",
								schemaPath: "#/properties/parent/properties/nested/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
					if (data18.dotted !== void 0) {
						if (typeof data18.dotted !== "boolean") {
							const err29 = {
								instancePath: instancePath + "/parent/dotted",
								schemaPath: "#/properties/parent/properties/dotted/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
					if (data18.field !== void 0) {
						if (typeof data18.field !== "string") {
							const err30 = {
								instancePath: instancePath + "/parent/field",
								schemaPath: "#/properties/parent/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
					if (data18.before !== void 0) {
						let data23 = data18.before;
						if (typeof data23 === "string") {
							if (func2(data23) < 1) {
								const err31 = {
									instancePath: instancePath + "/parent/before",
									schemaPath: "#/properties/parent/properties/before/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						} else {
							const err32 = {
								instancePath: instancePath + "/parent/before",
								schemaPath: "#/properties/parent/properties/before/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
					if (data18.key !== void 0) {
						if (typeof data18.key !== "string") {
							const err33 = {
								instancePath: instancePath + "/parent/key",
								schemaPath: "#/properties/parent/properties/key/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					}
				} else {
					const err34 = {
						instancePath: instancePath + "/parent",
						schemaPath: "#/properties/parent/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			if (data.derivesParents !== void 0) {
				if (typeof data.derivesParents !== "boolean") {
					const err35 = {
						instancePath: instancePath + "/derivesParents",
						schemaPath: "#/properties/derivesParents/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.done !== void 0) {
				let data26 = data.done;
				if (Array.isArray(data26)) {
					const len8 = data26.length;
					for (let i8 = 0; i8 < len8; i8++) {
						let data27 = data26[i8];
						if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
							if (data27.field === void 0) {
								const err36 = {
									instancePath: instancePath + "/done/" + i8,
									schemaPath: "#/properties/done/items/required",
									keyword: "required",
									params: { missingProperty: "field" },
									message: "must have required property 'field'"
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
							for (const key2 in data27) if (!(key2 === "field" || key2 === "values")) {
								const err37 = {
									instancePath: instancePath + "/done/" + i8,
									schemaPath: "#/properties/done/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
							if (data27.field !== void 0) {
								if (typeof data27.field !== "string") {
									const err38 = {
										instancePath: instancePath + "/done/" + i8 + "/field",
										schemaPath: "#/properties/done/items/properties/field/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err38];
									else vErrors.push(err38);
									errors++;
								}
							}
							if (data27.values !== void 0) {
								let data29 = data27.values;
								if (Array.isArray(data29)) {
									const len9 = data29.length;
									for (let i9 = 0; i9 < len9; i9++) if (typeof data29[i9] !== "string") {
										const err39 = {
											instancePath: instancePath + "/done/" + i8 + "/values/" + i9,
											schemaPath: "#/properties/done/items/properties/values/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								} else {
									const err40 = {
										instancePath: instancePath + "/done/" + i8 + "/values",
										schemaPath: "#/properties/done/items/properties/values/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/done/" + i8,
								schemaPath: "#/properties/done/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
				} else {
					const err42 = {
						instancePath: instancePath + "/done",
						schemaPath: "#/properties/done/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.closed !== void 0) {
				let data31 = data.closed;
				if (Array.isArray(data31)) {
					const len10 = data31.length;
					for (let i10 = 0; i10 < len10; i10++) if (typeof data31[i10] !== "string") {
						const err43 = {
							instancePath: instancePath + "/closed/" + i10,
							schemaPath: "#/properties/closed/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				} else {
					const err44 = {
						instancePath: instancePath + "/closed",
						schemaPath: "#/properties/closed/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.tombstones !== void 0) {
				let data33 = data.tombstones;
				if (Array.isArray(data33)) {
					const len11 = data33.length;
					for (let i11 = 0; i11 < len11; i11++) if (typeof data33[i11] !== "string") {
						const err45 = {
							instancePath: instancePath + "/tombstones/" + i11,
							schemaPath: "#/properties/tombstones/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				} else {
					const err46 = {
						instancePath: instancePath + "/tombstones",
						schemaPath: "#/properties/tombstones/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.status !== void 0) {
				let data35 = data.status;
				if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
					if (data35.field === void 0) {
						const err47 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					for (const key3 in data35) if (!(key3 === "field" || key3 === "rank" || key3 === "back" || key3 === "graph" || key3 === "strict")) {
						const err48 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					if (data35.field !== void 0) {
						if (typeof data35.field !== "string") {
							const err49 = {
								instancePath: instancePath + "/status/field",
								schemaPath: "#/properties/status/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					}
					if (data35.rank !== void 0) {
						let data37 = data35.rank;
						if (Array.isArray(data37)) {
							const len12 = data37.length;
							for (let i12 = 0; i12 < len12; i12++) {
								let data38 = data37[i12];
								if (Array.isArray(data38)) {
									const len13 = data38.length;
									for (let i13 = 0; i13 < len13; i13++) if (typeof data38[i13] !== "string") {
										const err50 = {
											instancePath: instancePath + "/status/rank/" + i12 + "/" + i13,
											schemaPath: "#/properties/status/properties/rank/items/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								} else {
									const err51 = {
										instancePath: instancePath + "/status/rank/" + i12,
										schemaPath: "#/properties/status/properties/rank/items/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
						} else {
							const err52 = {
								instancePath: instancePath + "/status/rank",
								schemaPath: "#/properties/status/properties/rank/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					}
					if (data35.back !== void 0) {
						let data40 = data35.back;
						if (data40 && typeof data40 == "object" && !Array.isArray(data40)) for (const key4 in data40) {
							let data41 = data40[key4];
							if (Array.isArray(data41)) {
								const len14 = data41.length;
								for (let i14 = 0; i14 < len14; i14++) if (typeof data41[i14] !== "string") {
									const err53 = {
										instancePath: instancePath + "/status/back/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i14,
										schemaPath: "#/properties/status/properties/back/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							} else {
								const err54 = {
									instancePath: instancePath + "/status/back/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/back/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
						}
						else {
							const err55 = {
								instancePath: instancePath + "/status/back",
								schemaPath: "#/properties/status/properties/back/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
					if (data35.graph !== void 0) {
						let data43 = data35.graph;
						if (data43 && typeof data43 == "object" && !Array.isArray(data43)) for (const key5 in data43) {
							let data44 = data43[key5];
							if (Array.isArray(data44)) {
								const len15 = data44.length;
								for (let i15 = 0; i15 < len15; i15++) if (typeof data44[i15] !== "string") {
									const err56 = {
										instancePath: instancePath + "/status/graph/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i15,
										schemaPath: "#/properties/status/properties/graph/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							} else {
								const err57 = {
									instancePath: instancePath + "/status/graph/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/graph/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						}
						else {
							const err58 = {
								instancePath: instancePath + "/status/graph",
								schemaPath: "#/properties/status/properties/graph/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err58];
							else vErrors.push(err58);
							errors++;
						}
					}
					if (data35.strict !== void 0) {
						if (typeof data35.strict !== "boolean") {
							const err59 = {
								instancePath: instancePath + "/status/strict",
								schemaPath: "#/properties/status/properties/strict/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
					}
				} else {
					const err60 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
			}
			if (data.groups !== void 0) {
				let data47 = data.groups;
				if (Array.isArray(data47)) {
					const len16 = data47.length;
					for (let i16 = 0; i16 < len16; i16++) {
						let data48 = data47[i16];
						if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
							if (data48.match === void 0) {
								const err61 = {
									instancePath: instancePath + "/groups/" + i16,
									schemaPath: "#/properties/groups/items/required",
									keyword: "required",
									params: { missingProperty: "match" },
									message: "must have required property 'match'"
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
							for (const key6 in data48) if (!(key6 === "match" || key6 === "derived" || key6 === "status" || key6 === "reopening")) {
								const err62 = {
									instancePath: instancePath + "/groups/" + i16,
									schemaPath: "#/properties/groups/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
							if (data48.match !== void 0) {
								if (typeof data48.match !== "string") {
									const err63 = {
										instancePath: instancePath + "/groups/" + i16 + "/match",
										schemaPath: "#/properties/groups/items/properties/match/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err63];
									else vErrors.push(err63);
									errors++;
								}
							}
							if (data48.derived !== void 0) {
								if (typeof data48.derived !== "boolean") {
									const err64 = {
										instancePath: instancePath + "/groups/" + i16 + "/derived",
										schemaPath: "#/properties/groups/items/properties/derived/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err64];
									else vErrors.push(err64);
									errors++;
								}
							}
							if (data48.status !== void 0) {
								let data51 = data48.status;
								if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
									if (data51.field === void 0) {
										const err65 = {
											instancePath: instancePath + "/groups/" + i16 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/required",
											keyword: "required",
											params: { missingProperty: "field" },
											message: "must have required property 'field'"
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
									for (const key7 in data51) if (!(key7 === "field" || key7 === "rank" || key7 === "back" || key7 === "graph" || key7 === "strict")) {
										const err66 = {
											instancePath: instancePath + "/groups/" + i16 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key7 },
											message: "must NOT have additional properties"
										};
										if (vErrors === null) vErrors = [err66];
										else vErrors.push(err66);
										errors++;
									}
									if (data51.field !== void 0) {
										if (typeof data51.field !== "string") {
											const err67 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/field",
												schemaPath: "#/properties/groups/items/properties/status/properties/field/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err67];
											else vErrors.push(err67);
											errors++;
										}
									}
									if (data51.rank !== void 0) {
										let data53 = data51.rank;
										if (Array.isArray(data53)) {
											const len17 = data53.length;
											for (let i17 = 0; i17 < len17; i17++) {
												let data54 = data53[i17];
												if (Array.isArray(data54)) {
													const len18 = data54.length;
													for (let i18 = 0; i18 < len18; i18++) if (typeof data54[i18] !== "string") {
														const err68 = {
															instancePath: instancePath + "/groups/" + i16 + "/status/rank/" + i17 + "/" + i18,
															schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err68];
														else vErrors.push(err68);
														errors++;
													}
												} else {
													const err69 = {
														instancePath: instancePath + "/groups/" + i16 + "/status/rank/" + i17,
														schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err69];
													else vErrors.push(err69);
													errors++;
												}
											}
										} else {
											const err70 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/rank",
												schemaPath: "#/properties/groups/items/properties/status/properties/rank/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											};
											if (vErrors === null) vErrors = [err70];
											else vErrors.push(err70);
											errors++;
										}
									}
									if (data51.back !== void 0) {
										let data56 = data51.back;
										if (data56 && typeof data56 == "object" && !Array.isArray(data56)) for (const key8 in data56) {
											let data57 = data56[key8];
											if (Array.isArray(data57)) {
												const len19 = data57.length;
												for (let i19 = 0; i19 < len19; i19++) if (typeof data57[i19] !== "string") {
													const err71 = {
														instancePath: instancePath + "/groups/" + i16 + "/status/back/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i19,
														schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err71];
													else vErrors.push(err71);
													errors++;
												}
											} else {
												const err72 = {
													instancePath: instancePath + "/groups/" + i16 + "/status/back/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err72];
												else vErrors.push(err72);
												errors++;
											}
										}
										else {
											const err73 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/back",
												schemaPath: "#/properties/groups/items/properties/status/properties/back/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err73];
											else vErrors.push(err73);
											errors++;
										}
									}
									if (data51.graph !== void 0) {
										let data59 = data51.graph;
										if (data59 && typeof data59 == "object" && !Array.isArray(data59)) for (const key9 in data59) {
											let data60 = data59[key9];
											if (Array.isArray(data60)) {
												const len20 = data60.length;
												for (let i20 = 0; i20 < len20; i20++) if (typeof data60[i20] !== "string") {
													const err74 = {
														instancePath: instancePath + "/groups/" + i16 + "/status/graph/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i20,
														schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err74];
													else vErrors.push(err74);
													errors++;
												}
											} else {
												const err75 = {
													instancePath: instancePath + "/groups/" + i16 + "/status/graph/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err75];
												else vErrors.push(err75);
												errors++;
											}
										}
										else {
											const err76 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/graph",
												schemaPath: "#/properties/groups/items/properties/status/properties/graph/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err76];
											else vErrors.push(err76);
											errors++;
										}
									}
									if (data51.strict !== void 0) {
										if (typeof data51.strict !== "boolean") {
											const err77 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/strict",
												schemaPath: "#/properties/groups/items/properties/status/properties/strict/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											};
											if (vErrors === null) vErrors = [err77];
											else vErrors.push(err77);
											errors++;
										}
									}
								} else {
									const err78 = {
										instancePath: instancePath + "/groups/" + i16 + "/status",
										schemaPath: "#/properties/groups/items/properties/status/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
							}
							if (data48.reopening !== void 0) {
								let data63 = data48.reopening;
								if (!(data63 === "error" || data63 === "warning")) {
									const err79 = {
										instancePath: instancePath + "/groups/" + i16 + "/reopening",
										schemaPath: "#/properties/groups/items/properties/reopening/enum",
										keyword: "enum",
										params: { allowedValues: schema32.properties.groups.items.properties.reopening.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err79];
									else vErrors.push(err79);
									errors++;
								}
							}
						} else {
							const err80 = {
								instancePath: instancePath + "/groups/" + i16,
								schemaPath: "#/properties/groups/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
					}
				} else {
					const err81 = {
						instancePath: instancePath + "/groups",
						schemaPath: "#/properties/groups/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
			}
			if (data.contract !== void 0) {
				let data64 = data.contract;
				if (Array.isArray(data64)) {
					const len21 = data64.length;
					for (let i21 = 0; i21 < len21; i21++) if (typeof data64[i21] !== "string") {
						const err82 = {
							instancePath: instancePath + "/contract/" + i21,
							schemaPath: "#/properties/contract/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err82];
						else vErrors.push(err82);
						errors++;
					}
				} else {
					const err83 = {
						instancePath: instancePath + "/contract",
						schemaPath: "#/properties/contract/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err83];
					else vErrors.push(err83);
					errors++;
				}
			}
			if (data.claim !== void 0) {
				let data66 = data.claim;
				if (Array.isArray(data66)) {
					const len22 = data66.length;
					for (let i22 = 0; i22 < len22; i22++) if (typeof data66[i22] !== "string") {
						const err84 = {
							instancePath: instancePath + "/claim/" + i22,
							schemaPath: "#/properties/claim/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				} else {
					const err85 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err85];
					else vErrors.push(err85);
					errors++;
				}
			}
			if (data.bookkeeping !== void 0) {
				let data68 = data.bookkeeping;
				if (Array.isArray(data68)) {
					const len23 = data68.length;
					for (let i23 = 0; i23 < len23; i23++) if (typeof data68[i23] !== "string") {
						const err86 = {
							instancePath: instancePath + "/bookkeeping/" + i23,
							schemaPath: "#/properties/bookkeeping/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				} else {
					const err87 = {
						instancePath: instancePath + "/bookkeeping",
						schemaPath: "#/properties/bookkeeping/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err87];
					else vErrors.push(err87);
					errors++;
				}
			}
			if (data.runner !== void 0) {
				let data70 = data.runner;
				if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
					for (const key10 in data70) if (!(key10 === "counters" || key10 === "maximum")) {
						const err88 = {
							instancePath: instancePath + "/runner",
							schemaPath: "#/properties/runner/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key10 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err88];
						else vErrors.push(err88);
						errors++;
					}
					if (data70.counters !== void 0) {
						let data71 = data70.counters;
						if (Array.isArray(data71)) {
							const len24 = data71.length;
							for (let i24 = 0; i24 < len24; i24++) if (typeof data71[i24] !== "string") {
								const err89 = {
									instancePath: instancePath + "/runner/counters/" + i24,
									schemaPath: "#/properties/runner/properties/counters/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err89];
								else vErrors.push(err89);
								errors++;
							}
						} else {
							const err90 = {
								instancePath: instancePath + "/runner/counters",
								schemaPath: "#/properties/runner/properties/counters/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
					}
					if (data70.maximum !== void 0) {
						let data73 = data70.maximum;
						if (Array.isArray(data73)) {
							const len25 = data73.length;
							for (let i25 = 0; i25 < len25; i25++) if (typeof data73[i25] !== "string") {
								const err91 = {
									instancePath: instancePath + "/runner/maximum/" + i25,
									schemaPath: "#/properties/runner/properties/maximum/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err91];
								else vErrors.push(err91);
								errors++;
							}
						} else {
							const err92 = {
								instancePath: instancePath + "/runner/maximum",
								schemaPath: "#/properties/runner/properties/maximum/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err92];
							else vErrors.push(err92);
							errors++;
						}
					}
				} else {
					const err93 = {
						instancePath: instancePath + "/runner",
						schemaPath: "#/properties/runner/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err93];
					else vErrors.push(err93);
					errors++;
				}
			}
			if (data.dependencies !== void 0) {
				let data75 = data.dependencies;
				if (Array.isArray(data75)) {
					const len26 = data75.length;
					for (let i26 = 0; i26 < len26; i26++) if (typeof data75[i26] !== "string") {
						const err94 = {
							instancePath: instancePath + "/dependencies/" + i26,
							schemaPath: "#/properties/dependencies/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
				} else {
					const err95 = {
						instancePath: instancePath + "/dependencies",
						schemaPath: "#/properties/dependencies/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err95];
					else vErrors.push(err95);
					errors++;
				}
			}
			if (data.planKey !== void 0) {
				let data77 = data.planKey;
				if (typeof data77 === "string") {
					if (!pattern4.test(data77)) {
						const err96 = {
							instancePath: instancePath + "/planKey",
							schemaPath: "#/properties/planKey/pattern",
							keyword: "pattern",
							params: { pattern: "^(/[\\s\\S]*)?$" },
							message: "must match pattern \"^(/[\\s\\S]*)?$\""
						};
						if (vErrors === null) vErrors = [err96];
						else vErrors.push(err96);
						errors++;
					}
				} else {
					const err97 = {
						instancePath: instancePath + "/planKey",
						schemaPath: "#/properties/planKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err97];
					else vErrors.push(err97);
					errors++;
				}
			}
			if (data.bulkFlip !== void 0) {
				let data78 = data.bulkFlip;
				if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
					for (const key11 in data78) if (!(key11 === "warning" || key11 === "error" || key11 === "topLevel")) {
						const err98 = {
							instancePath: instancePath + "/bulkFlip",
							schemaPath: "#/properties/bulkFlip/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key11 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
					if (data78.warning !== void 0) {
						let data79 = data78.warning;
						if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79) && isFinite(data79))) {
							const err99 = {
								instancePath: instancePath + "/bulkFlip/warning",
								schemaPath: "#/properties/bulkFlip/properties/warning/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
						if (typeof data79 == "number" && isFinite(data79)) {
							if (data79 < 1 || isNaN(data79)) {
								const err100 = {
									instancePath: instancePath + "/bulkFlip/warning",
									schemaPath: "#/properties/bulkFlip/properties/warning/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err100];
								else vErrors.push(err100);
								errors++;
							}
						}
					}
					if (data78.error !== void 0) {
						let data80 = data78.error;
						if (!(typeof data80 == "number" && !(data80 % 1) && !isNaN(data80) && isFinite(data80))) {
							const err101 = {
								instancePath: instancePath + "/bulkFlip/error",
								schemaPath: "#/properties/bulkFlip/properties/error/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err101];
							else vErrors.push(err101);
							errors++;
						}
						if (typeof data80 == "number" && isFinite(data80)) {
							if (data80 < 1 || isNaN(data80)) {
								const err102 = {
									instancePath: instancePath + "/bulkFlip/error",
									schemaPath: "#/properties/bulkFlip/properties/error/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
						}
					}
					if (data78.topLevel !== void 0) {
						if (typeof data78.topLevel !== "boolean") {
							const err103 = {
								instancePath: instancePath + "/bulkFlip/topLevel",
								schemaPath: "#/properties/bulkFlip/properties/topLevel/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
					}
				} else {
					const err104 = {
						instancePath: instancePath + "/bulkFlip",
						schemaPath: "#/properties/bulkFlip/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err104];
					else vErrors.push(err104);
					errors++;
				}
			}
			if (data.records !== void 0) {
				let data82 = data.records;
				if (Array.isArray(data82)) {
					const len27 = data82.length;
					for (let i27 = 0; i27 < len27; i27++) if (typeof data82[i27] !== "string") {
						const err105 = {
							instancePath: instancePath + "/records/" + i27,
							schemaPath: "#/properties/records/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err105];
						else vErrors.push(err105);
						errors++;
					}
				} else {
					const err106 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err106];
					else vErrors.push(err106);
					errors++;
				}
			}
			if (data.log !== void 0) {
				let data84 = data.log;
				if (!(data84 === "prefix" || data84 === "insert-only")) {
					const err107 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.log.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err107];
					else vErrors.push(err107);
					errors++;
				}
			}
			if (data.rules !== void 0) {
				let data85 = data.rules;
				if (data85 && typeof data85 == "object" && !Array.isArray(data85)) for (const key12 in data85) {
					let data86 = data85[key12];
					const _errs184 = errors;
					let valid69 = false;
					const _errs185 = errors;
					if (!(data86 === "error" || data86 === "warning" || data86 === "note" || data86 === "off")) {
						const err108 = {
							instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err108];
						else vErrors.push(err108);
						errors++;
					}
					var _valid0 = _errs185 === errors;
					valid69 = valid69 || _valid0;
					const _errs186 = errors;
					if (data86 && typeof data86 == "object" && !Array.isArray(data86)) for (const key13 in data86) {
						let data87 = data86[key13];
						if (!(data87 === "error" || data87 === "warning" || data87 === "note")) {
							const err109 = {
								instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/rules/additionalProperties/anyOf/1/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[1].additionalProperties.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err109];
							else vErrors.push(err109);
							errors++;
						}
					}
					else {
						const err110 = {
							instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/1/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err110];
						else vErrors.push(err110);
						errors++;
					}
					var _valid0 = _errs186 === errors;
					valid69 = valid69 || _valid0;
					if (!valid69) {
						const err111 = {
							instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err111];
						else vErrors.push(err111);
						errors++;
					} else {
						errors = _errs184;
						if (vErrors !== null) {
							if (_errs184) vErrors.length = _errs184;
							else vErrors = null;
						}
					}
				}
				else {
					const err112 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err112];
					else vErrors.push(err112);
					errors++;
				}
			}
		} else {
			const err113 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err113];
			else vErrors.push(err113);
			errors++;
		}
		validate21.errors = vErrors;
		return errors === 0;
	}
	validate21.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateOptions$1 = validators$1.validator0;
const validatePreset = validators$1.validator1;
const validateRuleOptions$1 = {};
// src/kinds/checklist/check-options.ts
function checkChecklistOptions(value) {
	const own = validateOptions$1(value) ? [] : (validateOptions$1.errors ?? []).map(asFault$1);
	if (own.length > 0) return {
		ok: false,
		faults: own
	};
	const { preset: said, ...given } = value;
	const preset = said === void 0 ? null : readPreset(said);
	if (Array.isArray(preset)) return {
		ok: false,
		faults: preset
	};
	return {
		ok: true,
		options: {
			...defaultChecklistOptions,
			...given,
			preset
		}
	};
}
function readPreset(said) {
	if (typeof said === "string") return namedPreset(said);
	if (!validatePreset(said)) return sorted$1((validatePreset.errors ?? []).map(asFault$1).map((fault) => below("/preset", fault)));
	const data = said;
	const faults = unknownRules(data);
	return faults.length > 0 ? faults : completePreset(data);
}
function namedPreset(name) {
	const data = Object.hasOwn(builtInPresets, name) ? builtInPresets[name] : void 0;
	if (data !== void 0) return completePreset(data);
	const near = nearestName(name, presetNames);
	return [{
		pointer: "/preset",
		message: `'${name}' is not a built-in preset; ${near === void 0 ? `there are ${presetNames.join(", ")}` : `did you mean '${near}'?`}`
	}];
}
function unknownRules({ rules: overrides = {} }) {
	const known = new Map(rules$1.map(({ id, messages }) => [id.slice(id.indexOf("/") + 1), Object.keys(messages)]));
	return Object.entries(overrides).flatMap(([name, override]) => {
		const pointer = appendToken("/preset/rules", name);
		const messages = known.get(name);
		if (messages === void 0) return [unknown(pointer, "rule", name, [...known.keys()])];
		if (typeof override === "string") return [];
		return Object.keys(override).filter((id) => !messages.includes(id)).map((id) => unknown(appendToken(pointer, id), `message of ${name}`, id, messages));
	});
}
function unknown(pointer, what, name, names) {
	const near = nearestName(name, names);
	return {
		pointer,
		message: `is not a ${what}${near === void 0 ? "" : `; did you mean '${near}'?`}`
	};
}
function checkRuleOptions$1(ruleId, value) {
	const validate = validateRuleOptions$1[ruleId];
	if (validate === void 0) return [{
		pointer: "",
		message: `${ruleId} takes no options`
	}];
	return validate(value) ? [] : (validate.errors ?? []).map(asFault$1);
}
function asFault$1({ instancePath, keyword, message = "is not valid", params }) {
	if (keyword === "additionalProperties") {
		const unknownKey = String(params.additionalProperty);
		return {
			pointer: appendToken(instancePath, unknownKey),
			message: "is not a known option",
			unknownKey
		};
	}
	return {
		pointer: instancePath,
		message: keyword === "enum" ? `must be one of ${(params.allowedValues ?? []).join(", ")}` : message
	};
}
function below(prefix, { pointer, message, unknownKey }) {
	const at = {
		pointer: prefix + pointer,
		message
	};
	if (unknownKey === void 0 || pointerTokens(pointer).length > 1) return at;
	const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
	const near = nearestName(unknownKey, Object.keys(inline.properties));
	return near === void 0 ? at : {
		...at,
		message: `is not a known option; did you mean '${near}'?`
	};
}
function sorted$1(faults) {
	return faults.sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
// src/kinds/checklist/counters.ts
function counterMoves({ after, pairs, added, maxAttempts }) {
	const { counters } = after.preset.runner;
	if (counters.length === 0) return [];
	return [...pairs.flatMap((pair) => counters.flatMap((field) => pairMove(pair, field, after, maxAttempts) ?? [])), ...added.flatMap((item) => counters.flatMap((field) => startedMove(item, field) ?? []))];
}
function pairMove({ before, after }, field, { preset }, maxAttempts) {
	const to = numberIn(after, field);
	const from = numberIn(before, field) ?? 0;
	if (to === void 0) return from > 0 ? {
		item: after,
		before,
		field,
		type: "lowered",
		from,
		to: 0
	} : void 0;
	const move = {
		item: after,
		before,
		field,
		from,
		to
	};
	if (to < from) return {
		...move,
		type: "lowered"
	};
	const most = maximumOf(after, preset.runner.maximum) ?? maxAttempts;
	if (to > from && most > 0 && to > most) return {
		...move,
		type: "beyond",
		from: most
	};
	return to > from + 1 ? {
		...move,
		type: "jumped"
	} : void 0;
}
function startedMove(item, field) {
	const to = numberIn(item, field) ?? 0;
	if (to <= (item.done ? 1 : 0)) return void 0;
	return {
		item,
		before: void 0,
		field,
		type: "started",
		from: 0,
		to
	};
}
function maximumOf(item, fields) {
	return fields.map((field) => numberIn(item, field)).find((value) => value !== void 0);
}
function numberIn(item, field) {
	const value = fieldOf(item.raw, field);
	return typeof value === "number" ? value : void 0;
}
// src/kinds/checklist/words.ts
const word$1 = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
const timestamp = /\d{4}-\d{2}-\d{2}([T ][\d:.,]+(Z|[+-]\d{2}:?\d{2})?)?/g;
const longest = 2e4;
function wordsOf(text) {
	return text.slice(0, longest).toLowerCase().match(word$1) ?? [];
}
function wordsSimilar(left, right) {
	const [one, other] = [new Set(wordsOf(left)), new Set(wordsOf(right))];
	return [...one].filter((each) => other.has(each)).length * 4 >= one.size + other.size;
}
function gainedWords(before, after) {
	const known = new Set(wordsOf(before));
	return wordsOf(after.replace(timestamp, " ")).some((each) => /\p{L}/u.test(each) && !known.has(each));
}
// src/kinds/checklist/contract.ts
function contractFields(item, { preset, strict }) {
	const named = preset.contract.filter((field) => Object.hasOwn(item.raw, field));
	if (!strict || item.isPlain) return named;
	const free = freeFields({
		preset,
		strict
	});
	return [...named, ...Object.keys(item.raw).filter((field) => !named.includes(field) && !free.has(field))];
}
function freeFields({ preset }) {
	const status = [preset.status, ...preset.groups.map((group) => group.status)].flatMap((each) => each?.field ?? []);
	const { counters, maximum } = preset.runner;
	const done = preset.done.map(({ field }) => field);
	const others = [
		preset.claim,
		preset.bookkeeping,
		counters,
		maximum,
		preset.key,
		preset.parent.nested ?? []
	];
	return new Set([
		...status,
		...done,
		...others.flat()
	]);
}
function contractChanges(before, after, reading) {
	return [...new Set([...contractFields(before, reading), ...contractFields(after, reading)])].filter((field) => !foldedEqual(fieldOf(before.raw, field), fieldOf(after.raw, field)));
}
function contractText(item, reading) {
	const fields = contractFields(item, reading);
	if (fields.length === 0) return void 0;
	return fields.map((field) => `${field}=${foldedText(fieldOf(item.raw, field))}`).join("\n");
}
function isReplaced(before, after, { preset }) {
	if (preset.titleFields.length === 0 || before.description === void 0 || after.description === void 0) return false;
	if (before.title === before.description || after.title === after.description) return false;
	return !wordsSimilar(before.title, after.title) && !wordsSimilar(before.description, after.description);
}
// src/kinds/checklist/reasons.ts
function hasReason(pair, checklist, message) {
	if (message !== void 0 && namesItem(message, pair.after)) return true;
	const silent = silentFields(pair, checklist);
	return Object.keys(pair.after.raw).some((field) => {
		if (silent.has(field)) return false;
		return gainedWords(textIn(fieldOf(pair.before.raw, field)), textIn(fieldOf(pair.after.raw, field)));
	});
}
function silentFields({ before, after }, checklist) {
	const { preset } = checklist;
	const status = after.group?.status?.field ?? preset.status?.field ?? "status";
	const done = preset.done.map(({ field }) => field);
	const contract = [...contractFields(before, checklist), ...contractFields(after, checklist)];
	return new Set([
		status,
		...done,
		...contract,
		...preset.bookkeeping,
		...preset.runner.counters,
		...preset.key
	]);
}
function textIn(value) {
	if (typeof value === "string") return value;
	return isJsonArray(value) ? value.filter((member) => typeof member === "string").join(" ") : "";
}
const number = /^\d+(?:[.-]\d+)*$/;
const introduced$1 = /(?:#|\b(?:task|feature|story|item|issue|step|epic|stories|tasks|features)s?\b[\s#:№]*)$/i;
function namesItem(message, { key, title }) {
	const text = message.toLowerCase();
	const own = key.slice(key.indexOf(":") + 1).toLowerCase();
	if (hasToken(text, own, number.test(own) && !own.includes("."))) return true;
	const [numbered] = /^[a-z]?\d+[a-z]?-\d+(?=-)/.exec(own) ?? [];
	if (numbered !== void 0 && [numbered, numbered.replace("-", ".")].some((each) => hasToken(text, each, false))) return true;
	return title.length >= 12 && text.includes(title.toLowerCase());
}
function hasToken(text, token, isBare) {
	if (token === "") return false;
	for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
		const [left, right] = [text.slice(Math.max(0, at - 20), at), text.slice(at + token.length, at + token.length + 2)];
		if (/[\p{L}\p{N}]$/u.test(left) || /^(?:[\p{L}\p{N}]|[.-]\d)/u.test(right)) continue;
		if (!isBare || introduced$1.test(left) || /[[(]$/.test(left)) return true;
	}
	return false;
}
// src/kinds/checklist/evidence.ts
function workIn(context, preset) {
	const state = new Set([
		context.path,
		...context.siblings ?? [],
		...context.others ?? []
	]);
	const isWork = (path) => !state.has(path) && !preset.records.some((pattern) => matchesPath(pattern, path));
	const worked = (context.prior ?? []).slice(0, 3).filter(({ touched }) => touched.some(isWork));
	return {
		touchedWork: (context.touched ?? []).some(isWork),
		workedOn: (item) => worked.some(({ message }) => namesItem(message, item))
	};
}
// src/kinds/checklist/pair-items.ts
function pairItems(before, after) {
	const same = samesByKey(before, after);
	const doubtful = same.filter((pair) => pair.before.title !== pair.after.title);
	const vanished = [...before.byKey.values()].filter(({ key }) => !after.byKey.has(key));
	const appeared = [...after.byKey.values()].filter(({ key }) => !before.byKey.has(key));
	const rekeyed = matchRekeyed([...vanished, ...doubtful.map((pair) => pair.before)], [...appeared, ...doubtful.map((pair) => pair.after)], before, after);
	const [left, come] = [new Set(rekeyed.map((pair) => pair.before)), new Set(rekeyed.map((pair) => pair.after))];
	const parted = doubtful.filter((pair) => left.has(pair.before) || come.has(pair.after));
	const apart = new Set(parted);
	return {
		pairs: [...same.filter((pair) => !apart.has(pair)), ...rekeyed],
		rekeyed,
		added: [...appeared, ...parted.map((pair) => pair.after)].filter((item) => !come.has(item)),
		removed: [...vanished, ...parted.map((pair) => pair.before)].filter((item) => !left.has(item))
	};
}
function samesByKey(before, after) {
	const pairs = [];
	for (const item of before.byKey.values()) {
		const twin = after.byKey.get(item.key);
		if (twin !== void 0) pairs.push(pairOf(item, twin, after));
	}
	return pairs;
}
function pairOf(before, after, reading) {
	const changed = contractChanges(before, after, reading);
	return {
		before,
		after,
		changed,
		replaced: changed.length > 0 && isReplaced(before, after, reading)
	};
}
function matchRekeyed(gone, come, before, after) {
	if (gone.length === 0 || come.length === 0) return [];
	const identity = (item, reading) => {
		const contract = contractText(item, reading);
		return contract === void 0 ? void 0 : JSON.stringify([contract, item.done]);
	};
	const old = groupBy(gone, (item) => identity(item, before));
	const now = groupBy(come, (item) => identity(item, after));
	return withSameParents([...old].flatMap(([contract, items]) => {
		const [item, twin] = [items[0], now.get(contract)?.[0]];
		return items.length === 1 && now.get(contract)?.length === 1 && contract !== void 0 && item && twin && item.key !== twin.key ? [pairOf(item, twin, after)] : [];
	}));
}
function withSameParents(found) {
	const renamed = new Map(found.map(({ before, after }) => [before.key, after.key]));
	return found.filter(({ before, after }) => {
		if (before.parent === void 0) return after.parent === void 0;
		return (renamed.get(before.parent) ?? before.parent) === after.parent;
	});
}
// src/kinds/checklist/rotation.ts
function findRotation(before, after, pairing) {
	if (before.byKey.size === 0 || after.byKey.size === 0) return void 0;
	const survivors = [...before.byKey.values()].filter((item) => survives(item, after) || isRekeyed(item, pairing));
	const planKeyChanged = isPlanChanged(before, after);
	const survives30 = survivors.length * 10 >= before.byKey.size * 3;
	if (!planKeyChanged && survives30) return void 0;
	const vanished = [...before.byKey.values()].filter((item) => !survives(item, after));
	return {
		planKeyChanged,
		finished: before.planKey === void 0 && isFinished(before) && !isReworded(before, after),
		planKeyFrom: canonicalJson(before.planKey),
		planKeyTo: canonicalJson(after.planKey),
		oldCount: before.byKey.size,
		oldDone: [...before.byKey.values()].filter(({ done }) => done).length,
		survivors: survivors.length,
		vanished,
		comeBackDone: comeBackDone(vanished, after, planKeyChanged),
		takenKeys: survives30 ? takenKeys(before, after) : [],
		rewritten: pairing.pairs.filter((pair) => pair.changed.length > 0 && pair.after.done && isKept(pair))
	};
}
function isFinished({ items }) {
	return items.length > 0 && items.every(({ done }) => done);
}
function survives(item, other) {
	return other.byKey.get(item.key)?.title === item.title;
}
function isKept({ before, after }) {
	return before.key === after.key && before.title === after.title;
}
function isReworded(before, after) {
	const items = [...before.byKey.values()];
	return items.filter(({ key, title }) => wordsSimilar(title, after.byKey.get(key)?.title ?? "")).length * 10 >= items.length * 3;
}
function isRekeyed(item, { rekeyed }) {
	return rekeyed.length > 0 && rekeyed.some(({ before }) => before === item);
}
function isPlanChanged(before, after) {
	if (before.planKey === void 0 || after.planKey === void 0) return false;
	return !foldedEqual(before.planKey, after.planKey);
}
function comeBackDone(vanished, after, planKeyChanged) {
	const open = vanished.filter(({ done, closed }) => !done && !closed);
	const byKey = new Map(open.map((item) => [item.key, item]));
	const titles = new Set(open.map(({ title }) => title));
	return [...after.byKey.values()].filter(({ done, key, title }) => {
		if (!done) return false;
		const old = byKey.get(key);
		return titles.has(title) || old !== void 0 && (!planKeyChanged || wordsSimilar(old.title, title));
	});
}
function takenKeys(before, after) {
	return [...before.byKey.values()].flatMap((item) => {
		const twin = after.byKey.get(item.key);
		return item.done && twin !== void 0 && twin.title !== item.title ? [pairOf(item, twin, after)] : [];
	});
}
// src/kinds/checklist/log-break.ts
function findLogBreak(before, after) {
	const mode = after.preset.log;
	if (mode === void 0) return void 0;
	if (isReset(before, after)) return void 0;
	let place = 0;
	for (const [index, entry] of before.entries.entries()) {
		while (mode === "insert-only" && place < after.entries.length && after.entries[place] !== entry) place += 1;
		if (after.entries[place] !== entry) return breakAt(mode, index, before, after);
		place += 1;
	}
}
function isReset({ plan: old }, { plan: now }) {
	if (old === void 0 || now === void 0) return false;
	return findRotation(old, now, pairItems(old, now)) !== void 0;
}
function breakAt(mode, index, before, after) {
	const at = after.entryPointers[Math.min(index, after.entryPointers.length - 1)] ?? "";
	return {
		mode,
		entry: index + 1,
		pointer: before.entryPointers[index] ?? "",
		at
	};
}
// src/kinds/checklist/order.ts
function movedItems(pairs) {
	const ordered = [...pairs].sort((left, right) => left.before.index - right.before.index);
	const kept = longestRising(ordered.map(({ after }) => after.index));
	return ordered.filter((_, place) => !kept.has(place));
}
function longestRising(values) {
	const tails = [];
	const previous = [];
	for (const [place, value] of values.entries()) {
		const pile = firstNotBelow(tails, values, value);
		previous[place] = pile > 0 ? tails[pile - 1] ?? -1 : -1;
		tails[pile] = place;
	}
	const kept = new Set();
	for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(at);
	return kept;
}
function firstNotBelow(tails, values, value) {
	let low = 0;
	let high = tails.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/kinds/checklist/relations.ts
function blockedItems(checklist) {
	if (checklist.preset.dependencies.length === 0) return [];
	return [...checklist.byKey.values()].flatMap((item) => {
		if (!item.done || item.dependencies.length === 0) return [];
		const open = item.dependencies.flatMap((key) => dependencyOf(checklist, item, key) ?? []).filter((each) => each !== item && isOpen(each));
		return open.length > 0 ? [{
			item,
			open
		}] : [];
	});
}
function doneParents(checklist) {
	if (!checklist.preset.derivesParents) return [];
	const items = [...checklist.byKey.values()];
	const children = groupBy(items.filter(({ parent }) => parent !== void 0), ({ parent }) => parent);
	return items.flatMap((item) => {
		const open = item.done ? (children.get(item.key) ?? []).filter(isOpen) : [];
		return open.length > 0 ? [{
			item,
			open
		}] : [];
	});
}
function introduced(before, after) {
	const known = new Map(before.map(({ item, open }) => [item.key, new Set(open.map(({ key }) => key))]));
	return after.filter(({ item, open }) => open.some(({ key }) => known.get(item.key)?.has(key) !== true));
}
function isOpen({ done, closed, tombstone }) {
	return !done && !closed && !tombstone;
}
function dependencyOf({ byKey }, { key: own, parent }, key) {
	const tag = own.slice(0, own.indexOf(":") + 1);
	const candidates = [
		...parent === void 0 ? [] : [`${parent}.${key}`],
		tag + key,
		key
	];
	for (const candidate of candidates) {
		const item = byKey.get(candidate);
		if (item !== void 0) return item;
	}
}
// src/kinds/checklist/status-moves.ts
const known = new WeakMap();
function statusMoves(after, pairs, added, strictEdges) {
	return [...pairs.filter((pair) => pair.before.status !== pair.after.status).flatMap(({ before, after: item }) => moveOf(before, item, after.preset, strictEdges) ?? []), ...added.flatMap((item) => unknownStatus(void 0, item, after.preset) ?? [])];
}
function moveOf(before, item, preset, strictEdges) {
	const moves = movesOf(item, preset);
	const [from, to] = [before.status, item.status];
	if (moves === void 0 || to === void 0) return void 0;
	const unknown = unknownStatus(before, item, preset);
	if (unknown !== void 0) return unknown;
	const edges = edgesOf(moves);
	if (from === void 0 || !edges.has(from) || before.done && !item.done) return void 0;
	const allowed = [...edges.get(from) ?? []];
	const move = {
		item,
		before,
		from,
		to,
		allowed
	};
	if (!reaches(edges, from, to)) return {
		...move,
		type: "unreachable"
	};
	return strictEdges && !allowed.includes(to) ? {
		...move,
		type: "skipped"
	} : void 0;
}
function unknownStatus(before, item, preset) {
	const moves = movesOf(item, preset);
	const to = item.status;
	if (moves === void 0 || to === void 0) return void 0;
	const edges = edgesOf(moves);
	if (edges.has(to) || preset.closed.includes(to) || preset.tombstones.includes(to)) return void 0;
	return {
		item,
		before,
		type: moves.strict === true ? "undeclared" : "unknown",
		from: before?.status ?? "",
		to,
		allowed: [...edges.keys()]
	};
}
function movesOf(item, preset) {
	return item.group?.status ?? preset.status;
}
function edgesOf(moves) {
	const made = known.get(moves) ?? makeEdges(moves);
	known.set(moves, made);
	return made;
}
function makeEdges({ rank = [], back = {}, graph = {} }) {
	const edges = new Map();
	const add = (from, targets) => {
		const set = edges.get(from) ?? new Set();
		for (const target of targets) if (target !== from) set.add(target);
		edges.set(from, set);
	};
	for (const [index, level] of rank.entries()) for (const status of level) add(status, [...level, ...rank[index + 1] ?? []]);
	for (const [from, targets] of [...Object.entries(back), ...Object.entries(graph)]) add(from, targets);
	for (const target of [...edges.values()].flatMap((targets) => [...targets])) add(target, []);
	return edges;
}
function reaches(edges, from, to) {
	const seen = new Set([from]);
	const pending = [from];
	for (let at = pending.pop(); at !== void 0; at = pending.pop()) {
		if (at === to) return true;
		for (const next of edges.get(at) ?? []) {
			if (seen.has(next)) continue;
			seen.add(next);
			pending.push(next);
		}
	}
	return false;
}
// src/kinds/checklist/compare.ts
function compareChecklists(before, after, context, options) {
	const { scope, guard, archived = [] } = context;
	const work = after === null ? idle : workIn(context, after.preset);
	const isSnapshot = before === null || after === null;
	return {
		scope,
		before,
		after,
		guard,
		archived,
		options,
		...work,
		...isSnapshot ? nothingMoved : movesBetween(before, after, context, options)
	};
}
const idle = {
	touchedWork: false,
	workedOn: () => false
};
const nothingMoved = {
	pairs: [],
	added: [],
	removed: [],
	rekeyed: [],
	emptied: false,
	rotation: void 0,
	flips: [],
	bornDone: [],
	reopened: [],
	counters: [],
	statuses: [],
	moved: [],
	blocked: [],
	parentsDone: [],
	logBreak: void 0
};
function movesBetween(before, after, context, options) {
	const logBreak = findLogBreak(before, after);
	if (before.byKey.size > 0 && after.byKey.size === 0) return {
		...nothingMoved,
		emptied: true,
		logBreak
	};
	const pairing = pairItems(before, after);
	const rotation = findRotation(before, after, pairing);
	const { pairs, added, removed, rekeyed } = rotation === void 0 ? pairing : survivorsOnly(before, after);
	const judged = rotation === void 0 ? pairs : [];
	const { maxAttempts, strictEdges } = options;
	return {
		pairs: judged,
		added,
		removed: rotation === void 0 ? removed : [],
		rekeyed,
		emptied: false,
		rotation,
		flips: pairs.filter((pair) => !pair.before.done && pair.after.done),
		bornDone: before.byKey.size === 0 ? [] : added.filter(({ done }) => done),
		reopened: reopenings(judged, after, context),
		counters: counterMoves({
			after,
			pairs: judged,
			added: rotation === void 0 ? [] : added,
			maxAttempts
		}),
		statuses: statusMoves(after, judged, added, strictEdges),
		moved: movedItems(judged),
		blocked: introduced(blockedItems(before), blockedItems(after)),
		parentsDone: introduced(doneParents(before), doneParents(after)),
		logBreak
	};
}
function survivorsOnly(before, after) {
	const pairs = [];
	for (const item of before.byKey.values()) {
		const twin = after.byKey.get(item.key);
		if (twin !== void 0 && survives(item, after)) pairs.push(pairOf(item, twin, after));
	}
	return {
		pairs,
		rekeyed: [],
		added: [...after.byKey.values()].filter((item) => !survives(item, before)),
		removed: []
	};
}
function reopenings(pairs, after, { message }) {
	const turned = pairs.filter((pair) => pair.before.done && !pair.after.done && !pair.after.tombstone);
	if (turned.length === 0) return [];
	const withOpenChild = new Set([...after.byKey.values()].filter(isOpen).map(({ parent }) => parent));
	return turned.filter(({ after: item }) => !(item.derived && withOpenChild.has(item.key))).map((pair) => ({
		pair,
		explained: hasReason(pair, after, message)
	}));
}
// src/kinds/checklist/find-lists.ts
function findLists(value, preset) {
	for (const pointer of preset.items) {
		const filled = resolve$1(value, pointer).map(({ tag, ...list }) => ({
			tag,
			members: membersOf(list, preset)
		})).filter(({ members }) => members.length > 0);
		if (filled.length > 0) return filled;
	}
	return [];
}
function resolve$1(value, pointer) {
	let at = [{
		pointer: "",
		tag: "",
		value
	}];
	for (const token of pointerTokens(pointer)) at = at.flatMap((each) => descend(each, token));
	return at;
}
function descend({ pointer, tag, value }, token) {
	if (!isJsonObject(value)) return [];
	if (token !== "*") {
		const member = Object.hasOwn(value, token) ? value[token] : void 0;
		return member === void 0 ? [] : [{
			pointer: appendToken(pointer, token),
			tag,
			value: member
		}];
	}
	return Object.entries(value).map(([name, member]) => ({
		pointer: appendToken(pointer, name),
		tag: `${tag}${escapeTag(name)}:`,
		value: member
	}));
}
function escapeTag(name) {
	return name.replaceAll("~", "~0").replaceAll(":", "~1");
}
function membersOf({ value, pointer }, preset) {
	const isItem = (member) => isJsonObject(member) || preset.log !== void 0;
	if (isJsonArray(value)) return value.flatMap((member, index) => isItem(member) ? [{
		value: member,
		pointer: appendToken(pointer, index),
		name: void 0
	}] : []);
	if (!isJsonObject(value)) return [];
	const members = Object.entries(value).filter(([, member]) => isJsonObject(member) || isPlain(member, preset));
	if (members.length < Object.keys(value).length && preset.scalar === void 0) return [];
	return members.map(([name, member]) => ({
		value: member,
		pointer: appendToken(pointer, name),
		name
	}));
}
function isPlain(member, { scalar }) {
	return scalar !== void 0 && !isJsonArray(member);
}
// src/kinds/checklist/read-items.ts
function readItems(value, preset) {
	const pending = findLists(value, preset).flatMap(({ tag, members }) => members.map((member) => pendingOf(member, tag, void 0))).reverse();
	const items = [];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const key = prefixed(next, ownKey(next, preset));
		const children = childrenOf(next, key, preset);
		const place = {
			key,
			parent: next.parent,
			index: items.length,
			pointer: next.pointer
		};
		items.push(readItem(next.value, {
			...place,
			hasChildren: children.length > 0
		}, preset));
		for (const child of children.reverse()) pending.push(child);
	}
	return withParents(items, preset);
}
function pendingOf({ value, pointer, name }, prefix, parent) {
	return {
		value,
		pointer,
		name,
		prefix,
		parent
	};
}
function prefixed({ prefix, parent }, key) {
	return parent !== void 0 && key.startsWith(`${parent}.`) ? key : prefix + key;
}
function ownKey({ value, name }, preset) {
	const raw = isJsonObject(value) ? value : {};
	for (const field of preset.key) {
		const key = keyText(fieldOf(raw, field));
		if (key !== void 0) return key;
	}
	if (name !== void 0 && name !== "") return name;
	const texts = preset.hash.flatMap((field) => firstText(raw, [field]) ?? []);
	return texts.length > 0 ? shortened(texts.join(": ")) : `(${shortDigest(foldedText(value))})`;
}
function shortened(text) {
	return text.length <= 60 ? text : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, "")}… ${shortDigest(text)}`;
}
function childrenOf({ value, pointer }, key, preset) {
	if (!isJsonObject(value)) return [];
	return (preset.parent.nested ?? []).flatMap((field) => {
		const list = fieldOf(value, field);
		if (list === void 0) return [];
		return membersOf({
			value: list,
			pointer: appendToken(pointer, field)
		}, preset).map((member) => pendingOf(member, `${key}.`, key));
	});
}
function withParents(items, preset) {
	const { dotted, field, before } = preset.parent;
	if (dotted !== true && field === void 0 && before === void 0) return [...items];
	const keys = new Set(items.map(({ key }) => key));
	const named = items.map((item) => {
		const parent = item.parent ?? parentKey(item, preset);
		return parent === void 0 || parent === item.key || !keys.has(parent) ? item : {
			...item,
			parent
		};
	});
	const parents = new Set(named.map(({ parent }) => parent));
	return named.map((item) => item.group === void 0 && preset.derivesParents && parents.has(item.key) ? {
		...item,
		derived: true
	} : item);
}
function parentKey({ key, raw }, { parent: { dotted, field, before, key: pattern = "*" } }) {
	if (field !== void 0) return keyText(fieldOf(raw, field));
	const at = key.indexOf(before ?? "");
	if (before !== void 0) return at > 0 ? pattern.replace("*", () => key.slice(0, at)) : void 0;
	const dot = key.lastIndexOf(".");
	return dotted === true && dot > 0 ? key.slice(0, dot) : void 0;
}
// src/kinds/checklist/build.ts
function buildChecklist(value, preset, strict, repeatedMembers = []) {
	const entries = preset.log === void 0 ? [] : findLists(value, preset).flatMap(({ members }) => members);
	const items = preset.log === void 0 ? readItems(value, preset) : [];
	return {
		preset,
		strict,
		...indexed(items, repeatedMembers),
		repeatedMembers: repeatedMembers.filter((pointer) => items.every((item) => item.pointer !== pointer)),
		planKey: preset.planKey === void 0 ? void 0 : resolve$1(value, preset.planKey)[0]?.value,
		entries: entries.map((entry) => foldedText(entry.value)),
		entryPointers: entries.map(({ pointer }) => pointer),
		plan: void 0
	};
}
function indexed(items, repeatedMembers) {
	const twice = new Set(repeatedMembers);
	const counts = new Map();
	for (const { key, pointer } of items) counts.set(key, (counts.get(key) ?? 0) + (twice.has(pointer) ? 2 : 1));
	return {
		items,
		byKey: new Map(items.map((item) => [item.key, item])),
		repeated: new Map([...counts].filter(([, count]) => count > 1))
	};
}
// src/kinds/checklist/graft.ts
function graftChecklist(doc, from, subjects) {
	const items = new Map(doc.byKey);
	for (const { entity, field } of subjects.map(splitSubject)) {
		const [current, source] = [items.get(entity), from?.byKey.get(entity)];
		if (field === void 0) replace(items, entity, source);
		else if (current !== void 0 && source !== void 0) items.set(entity, withFields(doc, current, source, field === "(done)" ? markFields(doc) : [field]));
	}
	const grafted = [...items.values()].sort((left, right) => left.index - right.index);
	return {
		...doc,
		...indexed(grafted, []),
		repeated: doc.repeated
	};
}
function replace(items, key, source) {
	if (source === void 0) items.delete(key);
	else items.set(key, source);
}
function markFields({ preset }) {
	return [...preset.done.map(({ field }) => field), ...preset.status === void 0 ? [] : [preset.status.field]];
}
function withFields({ preset }, current, source, fields) {
	const raw = { ...current.raw };
	for (const field of fields) {
		const value = Object.hasOwn(source.raw, field) ? source.raw[field] : void 0;
		if (value === void 0) delete raw[field];
		else raw[field] = value;
	}
	const { key, parent, index, pointer, derived, isPlain } = current;
	return {
		...readItem(raw, {
			key,
			parent,
			index,
			pointer,
			hasChildren: derived
		}, preset),
		isPlain,
		derived
	};
}
// src/text/part-bytes.ts
function partBytes() {
	const chunks = new Map();
	return {
		push(part, chunk) {
			const list = chunks.get(part);
			if (list === void 0) chunks.set(part, [chunk]);
			else list.push(chunk);
		},
		bytesOf(part) {
			const list = chunks.get(part);
			return list === void 0 ? void 0 : joinedBytes(list);
		}
	};
}
// src/text/json-stop.ts
const conflictMarker = /(?:^|[\r\n])(?:<{7} |\|{7} |>{7} |={7}(?=[\r\n ]|$))/;
const word = /[\w$]{1,40}/y;
function describeStop(source, stop, limits) {
	const { offset } = stop;
	const bracket = spanAt(source, offset, offset + 1);
	if (stop.reason === "too-deep") return textFault("too-deep", `nested deeper than ${limits.maxDepth} levels`, bracket);
	if (stop.reason === "too-many-values") return textFault("too-many-values", `holds more than ${limits.maxValues} values`, bracket);
	if (source.text.trim() === "") return textFault("empty", "empty: expected a JSON value, found nothing", spanAt(source, 0, 0));
	return findConflict(source) ?? describeSyntax(source, stop);
}
function findConflict(source) {
	const match = conflictMarker.exec(source.text);
	if (match === null) return void 0;
	const end = match.index + match[0].length;
	return textFault("conflict-marker", "conflict markers were committed: resolve the merge and commit the result", spanAt(source, /[\r\n]/.test(match[0]) ? match.index + 1 : match.index, end));
}
function describeSyntax(source, stop) {
	const found = foundAt(source.text, stop.offset);
	const message = `expected ${stop.expected}, found ${found === "" ? "the end of the text" : nameFound(found)}`;
	const width = isLineBreak(found) ? 0 : found.length;
	return textFault("syntax", message, spanAt(source, stop.offset, stop.offset + width));
}
function foundAt(text, offset) {
	word.lastIndex = offset;
	const match = word.exec(text);
	if (match !== null) return match[0];
	const code = text.codePointAt(offset);
	return code === void 0 ? "" : String.fromCodePoint(code);
}
function nameFound(found) {
	return isLineBreak(found) ? "the end of the line" : quote(found);
}
function isLineBreak(found) {
	return found === "\n" || found === "\r";
}
// src/text/json.ts
const defaultJsonLimits = {
	maxDepth: 1e3,
	maxValues: 5e6
};
function parseJson(source, limits = defaultJsonLimits) {
	const { value, faults } = parseCountedJson(source, limits);
	return {
		value,
		faults
	};
}
function parseCountedJson(source, limits) {
	const builder = buildValue(source.text);
	const stop = scanJson(source.text, builder.handler, limits);
	const keyFaults = builder.keysNeedJudging() ? findKeyFaults(source, limits) : [];
	const values = builder.count();
	if (stop === void 0) return {
		value: builder.value(),
		faults: keyFaults,
		values
	};
	return {
		value: void 0,
		faults: [...keyFaults, describeStop(source, stop, limits)],
		values
	};
}
function buildValue(text) {
	const outer = [];
	let container;
	let key = "";
	let root;
	let doubtful = false;
	let count = 0;
	const place = (value) => {
		count++;
		if (container === void 0) root = value;
		else if (Array.isArray(container)) container.push(value);
		else if (key !== "__proto__") container[key] = value;
	};
	const begin = (opened) => {
		place(opened);
		outer.push(container);
		container = opened;
	};
	const end = () => {
		container = outer.pop();
	};
	return {
		handler: {
			beginObject: () => begin({}),
			beginArray: () => begin([]),
			endObject: end,
			endArray: end,
			scalar: (start, stop, form) => place(scalarValue(text, start, stop, form)),
			key: (start, stop, escaped) => {
				key = stringValue(text, start, stop, escaped);
				if (key === "__proto__" || Object.hasOwn(container ?? {}, key)) doubtful = true;
			}
		},
		value: () => root,
		keysNeedJudging: () => doubtful,
		count: () => count
	};
}
// src/text/json-occurrences.ts
function occurrenceRecorder(text, root) {
	const walk = {
		text,
		root,
		outer: [],
		frame: void 0,
		skippedLevels: 0
	};
	return {
		beginObject: (start) => begin(walk, start, false),
		beginArray: (start) => begin(walk, start, true),
		endObject: (end) => finish(walk, end),
		endArray: (end) => finish(walk, end),
		scalar: (start, end) => {
			if (walk.skippedLevels === 0) record(walk, start, end);
		},
		key: (start, end, escaped) => {
			if (walk.skippedLevels === 0 && walk.frame !== void 0) enter(walk, walk.frame, start, end, escaped);
		}
	};
}
function begin(walk, start, isArray) {
	const node = walk.skippedLevels === 0 ? record(walk, start, -1) : void 0;
	if (node === void 0) {
		walk.skippedLevels++;
		return;
	}
	if (walk.frame !== void 0) walk.outer.push(walk.frame);
	walk.frame = {
		node,
		isArray,
		nextIndex: 0,
		member: void 0,
		keyStart: -1,
		keyEnd: -1
	};
}
function finish(walk, end) {
	if (walk.skippedLevels > 0) {
		walk.skippedLevels--;
		return;
	}
	const occurrence = walk.frame?.node.occurrence;
	if (occurrence !== void 0) occurrence.end = end;
	walk.frame = walk.outer.pop();
}
function enter(walk, frame, start, end, escaped) {
	const { children } = frame.node;
	if (children === void 0) return;
	frame.member = children.get(stringValue(walk.text, start, end, escaped));
	frame.keyStart = start;
	frame.keyEnd = end;
}
function record(walk, start, end) {
	const { frame } = walk;
	const node = frame === void 0 ? walk.root : nextNode(frame);
	if (node === void 0) return void 0;
	const { keyStart, keyEnd } = frame ?? {
		keyStart: -1,
		keyEnd: -1
	};
	node.occurrence = {
		start,
		end,
		keyStart,
		keyEnd,
		parent: frame?.node.occurrence
	};
	return node;
}
function nextNode(frame) {
	if (!frame.isArray) return frame.member;
	const index = frame.nextIndex++;
	return frame.node.elements?.get(index);
}
// src/text/json-pointer-trie.ts
const arrayIndex = /^(?:0|[1-9]\d{0,14})$/;
function emptyTrie() {
	const root = newNode(void 0);
	return {
		root,
		nodes: [root]
	};
}
function addPointer(trie, pointer) {
	let node = trie.root;
	if (!pointer.startsWith("/")) return node;
	for (const token of pointerTokens(pointer)) node = node.children?.get(token) ?? addChild(trie, node, token);
	return node;
}
function addChild(trie, parent, token) {
	const node = newNode(parent);
	parent.children ??= new Map();
	parent.children.set(token, node);
	trie.nodes.push(node);
	if (!arrayIndex.test(token)) return node;
	parent.elements ??= new Map();
	parent.elements.set(Number(token), node);
	return node;
}
function newNode(parent) {
	return {
		parent,
		children: void 0,
		elements: void 0,
		occurrence: void 0
	};
}
// src/text/json-locate.ts
const unlimited = {
	maxDepth: Number.POSITIVE_INFINITY,
	maxValues: Number.POSITIVE_INFINITY
};
function locateJson(source, pointers) {
	const trie = emptyTrie();
	const wanted = new Map(pointers.map((pointer) => [pointer, addPointer(trie, pointer)]));
	const places = resolvePlaces(source, trie, scanJson(source.text, occurrenceRecorder(source.text, trie.root), unlimited)?.offset ?? source.text.length);
	return new Map([...wanted].map(([pointer, node]) => [pointer, places.get(node) ?? startOf(source)]));
}
function resolvePlaces(source, trie, stop) {
	const places = new Map();
	for (const node of trie.nodes) {
		const { parent, occurrence } = node;
		const counts = occurrence !== void 0 && occurrence.parent === parent?.occurrence;
		const inherited = parent === void 0 ? void 0 : places.get(parent);
		const place = counts ? placeOf(source, occurrence, stop) : inherited;
		if (place !== void 0) places.set(node, place);
	}
	return places;
}
function placeOf(source, occurrence, stop) {
	const { start, end, keyStart, keyEnd } = occurrence;
	const key = keyStart < 0 ? void 0 : spanAt(source, keyStart, keyEnd);
	return {
		value: spanAt(source, start, end < 0 ? stop : end),
		key
	};
}
function startOf(source) {
	return {
		value: spanAt(source, 0, 0),
		key: void 0
	};
}
// src/kinds/checklist/parsers.ts
const parsers = {
	json: jsonText,
	"yaml-map": yamlText
};
function parseText(name, bytes, limits) {
	const decoded = decodeText(bytes);
	const source = sourceText(decoded.text);
	if (decoded.faults.length > 0) return refused$1(decoded.faults.map(asReadFault), jsonSource$1(source));
	const parser = parsers[name];
	if (parser !== void 0) return parser(source, limits);
	return refused$1([{
		part: "",
		messageId: "format",
		message: `the format ${name} cannot be read yet`,
		pointer: "",
		span: spanAt(source, 0, 0)
	}], jsonSource$1(source));
}
function jsonText(source, limits) {
	const { value, faults } = parseJson(source, limits);
	const isRepeated = ({ messageId }) => messageId === "duplicate-key";
	const grave = faults.filter((fault) => !isRepeated(fault)).map(asReadFault);
	if (grave.length > 0 || value === void 0) return refused$1(grave, jsonSource$1(source));
	return {
		value,
		faults: [],
		repeated: [...new Set(faults.filter(isRepeated).map(({ pointer }) => pointer))],
		source: jsonSource$1(source)
	};
}
function yamlText(source) {
	const result = parseYaml(source.text, "last");
	const lineText = (line) => source.lineText(line);
	if (!result.ok) return refused$1(result.faults.map(({ message, span }) => ({
		part: "",
		messageId: "syntax",
		message,
		pointer: "",
		span
	})), {
		locate: () => new Map(),
		lineText
	});
	const { value, locate, repeated } = result.document;
	const places = (pointers) => new Map(pointers.map((pointer) => [pointer, locate(pointer)]));
	return {
		value,
		faults: [],
		repeated,
		source: {
			locate: places,
			lineText
		}
	};
}
function refused$1(faults, source) {
	return {
		value: void 0,
		faults,
		repeated: [],
		source
	};
}
function jsonSource$1(source) {
	return {
		locate: (pointers) => new Map([...locateJson(source, pointers)].map(([pointer, place]) => [pointer, place.value])),
		lineText: (line) => source.lineText(line)
	};
}
function asReadFault({ messageId, message, pointer, span }) {
	return {
		part: "",
		messageId,
		message,
		pointer,
		span
	};
}
// src/kinds/checklist/parse.ts
const planRole = "plan";
const presets = Object.values(builtInPresets).map(completePreset);
function checklistReader(options, limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const bytes = parts.bytesOf("") ?? new Uint8Array();
			const read = options.preset === null ? byShape(bytes, limits) : byPreset(bytes, limits, options.preset);
			const { value, faults, repeated, source } = read.parsed;
			const own = value === void 0 ? null : buildChecklist(value, read.preset, options.strict, repeated);
			return {
				doc: own === null ? null : {
					...own,
					plan: planOf$1(parts.bytesOf(planRole), limits)
				},
				faults,
				source: (part) => part === "" ? source : void 0
			};
		}
	};
}
function planOf$1(bytes, limits) {
	if (bytes === void 0) return void 0;
	const { parsed, preset } = byShape(bytes, limits);
	return parsed.value === void 0 ? void 0 : buildChecklist(parsed.value, preset, false);
}
function byPreset(bytes, limits, preset) {
	return {
		preset,
		parsed: parseText(preset.parse, bytes, limits)
	};
}
function byShape(bytes, limits) {
	const texts = new Map();
	for (const preset of presets) {
		const parsed = texts.get(preset.parse) ?? parseText(preset.parse, bytes, limits);
		texts.set(preset.parse, parsed);
		if (parsed.value !== void 0 && hasShape(parsed, preset)) return {
			preset,
			parsed
		};
	}
	const [[name, parsed] = ["json", parseText("json", bytes, limits)]] = texts;
	return {
		parsed,
		preset: completePreset({
			parse: name,
			items: [""],
			done: []
		})
	};
}
function hasShape({ value = null }, preset) {
	return findLists(value, {
		...preset,
		items: preset.sniff
	}).flatMap((list) => list.members.slice(0, mostLookedAt)).some(({ value: member }) => isJsonObject(member) ? preset.done.some(({ field }) => Object.hasOwn(member, field)) : preset.scalar !== void 0);
}
const mostLookedAt = 1e3;
function looksLikeChecklist(text, limits) {
	const { parsed, preset } = byShape(new TextEncoder().encode(text), limits);
	return parsed.value !== void 0 && hasShape(parsed, preset);
}
// src/kinds/checklist/view.ts
function viewOf$1(checklist) {
	const items = [...checklist.byKey.values()];
	const blocked = new Set(blockedItems(checklist).map(({ item }) => item));
	return {
		shape: items.some(({ parent }) => parent !== void 0) ? "tree" : "list",
		nodes: items.map((item) => viewNode$1(item, blocked.has(item))),
		links: []
	};
}
function viewNode$1(item, isBlocked) {
	const { key, parent, title, status } = item;
	return {
		subject: subjectOf(key),
		label: title,
		state: stateOf$1(item),
		...parent === void 0 ? {} : { parent: subjectOf(parent) },
		...isBlocked ? { detail: "depends on open items" } : status === void 0 ? {} : { detail: status }
	};
}
function stateOf$1({ done, closed, status }) {
	if (done) return "done";
	if (closed) return "stuck";
	return status?.includes("progress") ? "active" : "open";
}
// src/kinds/checklist/index.ts
const checklist = {
	id: "checklist",
	title: "Checklist of an agent",
	files: [],
	sniff: (text) => looksLikeChecklist(text, defaultLimits),
	options: checklistOptionsSchema,
	defaults: defaultChecklistOptions,
	checkOptions: checkChecklistOptions,
	checkRuleOptions: checkRuleOptions$1,
	impliedSeverities,
	deletion: "warning",
	mayBeDeleted: isFinished,
	replaces: (before, after) => [...before.byKey.values()].some((item) => !survives(item, after)),
	lookback: 3,
	rules: rules$1,
	parts: (_path, { rotatesWith }) => rotatesWith === "" ? [] : [{
		role: planRole,
		glob: rotatesWith
	}],
	reader: checklistReader,
	compare: compareChecklists,
	entities: ({ byKey }) => byKey.keys(),
	entity: entityOf$1,
	graft: graftChecklist,
	view: viewOf$1
};
function impliedSeverities({ preset, evidence }) {
	const own = Object.entries(preset?.rules ?? {}).map(([name, said]) => [`checklist/${name}`, said]);
	const required = evidence === "required" ? [["checklist/evidence", "error"]] : [];
	return Object.fromEntries([...own, ...required]);
}
// src/kinds/task-tree/options.ts
const defaultTaskTreeOptions = {
	steps: {
		runState: "{dir}/run_state.json",
		required: false
	},
	runnerOwned: [],
	rotation: "forbid",
	replan: "error"
};
const taskTreeOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		steps: {
			description: "Where declared steps come from, and whether they must be declared.",
			type: "object",
			additionalProperties: false,
			properties: {
				runState: {
					description: "Path of the run-state file; {dir} is the folder of the tree.",
					type: "string",
					minLength: 1
				},
				required: {
					description: "Whether every change of a runner-owned field must be declared.",
					type: "boolean"
				}
			}
		},
		runnerOwned: {
			description: "Fields that only the runner may change, besides passes and attempts.",
			type: "array",
			items: { enum: ["next", "max_attempts"] }
		},
		rotation: {
			description: "Whether a tree whose root passed may be replaced by a new one.",
			enum: ["forbid", "allow"]
		},
		replan: {
			description: "How a declared status=replan is reported.",
			enum: ["error", "note"]
		}
	}
};
// src/kinds/task-tree/validators.generated.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validators = __commonJSMin(((exports) => {
	exports.validator0 = validate20;
	const schema31 = {
		"type": "object",
		"additionalProperties": false,
		"required": [
			"id",
			"order",
			"title",
			"goal",
			"acceptance",
			"next",
			"passes",
			"attempts",
			"max_attempts",
			"children"
		],
		"properties": {
			"id": {
				"type": "string",
				"minLength": 1
			},
			"order": {
				"type": "integer",
				"minimum": -9007199254740991,
				"maximum": 9007199254740991
			},
			"title": { "type": "string" },
			"goal": { "type": "string" },
			"acceptance": {
				"type": "array",
				"items": { "type": "string" }
			},
			"next": {
				"type": "string",
				"enum": ["execute", "decompose"]
			},
			"passes": { "type": "boolean" },
			"attempts": {
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"max_attempts": {
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"children": { "type": "array" }
		}
	};
	const func1 = Object.prototype.hasOwnProperty;
	const func2 = require_ucs2length().default;
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" },
					message: "must have required property 'id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.order === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "order" },
					message: "must have required property 'order'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.title === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "title" },
					message: "must have required property 'title'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.goal === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "goal" },
					message: "must have required property 'goal'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.acceptance === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "acceptance" },
					message: "must have required property 'acceptance'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.next === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "next" },
					message: "must have required property 'next'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.passes === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "passes" },
					message: "must have required property 'passes'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.attempts === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "attempts" },
					message: "must have required property 'attempts'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.max_attempts === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "max_attempts" },
					message: "must have required property 'max_attempts'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.children === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "children" },
					message: "must have required property 'children'"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			for (const key0 in data) if (!func1.call(schema31.properties, key0)) {
				const err10 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (func2(data0) < 1) {
						const err11 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.order !== void 0) {
				let data1 = data.order;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
					const err13 = {
						instancePath: instancePath + "/order",
						schemaPath: "#/properties/order/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (typeof data1 == "number" && isFinite(data1)) {
					if (data1 > 9007199254740991 || isNaN(data1)) {
						const err14 = {
							instancePath: instancePath + "/order",
							schemaPath: "#/properties/order/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data1 < -9007199254740991 || isNaN(data1)) {
						const err15 = {
							instancePath: instancePath + "/order",
							schemaPath: "#/properties/order/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -9007199254740991
							},
							message: "must be >= -9007199254740991"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			}
			if (data.title !== void 0) {
				if (typeof data.title !== "string") {
					const err16 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.goal !== void 0) {
				if (typeof data.goal !== "string") {
					const err17 = {
						instancePath: instancePath + "/goal",
						schemaPath: "#/properties/goal/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.acceptance !== void 0) {
				let data4 = data.acceptance;
				if (Array.isArray(data4)) {
					const len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
						const err18 = {
							instancePath: instancePath + "/acceptance/" + i0,
							schemaPath: "#/properties/acceptance/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/acceptance",
						schemaPath: "#/properties/acceptance/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.next !== void 0) {
				let data6 = data.next;
				if (typeof data6 !== "string") {
					const err20 = {
						instancePath: instancePath + "/next",
						schemaPath: "#/properties/next/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (!(data6 === "execute" || data6 === "decompose")) {
					const err21 = {
						instancePath: instancePath + "/next",
						schemaPath: "#/properties/next/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.next.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.passes !== void 0) {
				if (typeof data.passes !== "boolean") {
					const err22 = {
						instancePath: instancePath + "/passes",
						schemaPath: "#/properties/passes/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.attempts !== void 0) {
				let data8 = data.attempts;
				if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
					const err23 = {
						instancePath: instancePath + "/attempts",
						schemaPath: "#/properties/attempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (typeof data8 == "number" && isFinite(data8)) {
					if (data8 > 9007199254740991 || isNaN(data8)) {
						const err24 = {
							instancePath: instancePath + "/attempts",
							schemaPath: "#/properties/attempts/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (data8 < 0 || isNaN(data8)) {
						const err25 = {
							instancePath: instancePath + "/attempts",
							schemaPath: "#/properties/attempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			}
			if (data.max_attempts !== void 0) {
				let data9 = data.max_attempts;
				if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
					const err26 = {
						instancePath: instancePath + "/max_attempts",
						schemaPath: "#/properties/max_attempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (typeof data9 == "number" && isFinite(data9)) {
					if (data9 > 9007199254740991 || isNaN(data9)) {
						const err27 = {
							instancePath: instancePath + "/max_attempts",
							schemaPath: "#/properties/max_attempts/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
					if (data9 < 0 || isNaN(data9)) {
						const err28 = {
							instancePath: instancePath + "/max_attempts",
							schemaPath: "#/properties/max_attempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
			}
			if (data.children !== void 0) {
				if (!Array.isArray(data.children)) {
					const err29 = {
						instancePath: instancePath + "/children",
						schemaPath: "#/properties/children/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		} else {
			const err30 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err30];
			else vErrors.push(err30);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator1 = validate21;
	const schema32 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"steps": {
				"description": "Where declared steps come from, and whether they must be declared.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"runState": {
						"description": "Path of the run-state file; {dir} is the folder of the tree.",
						"type": "string",
						"minLength": 1
					},
					"required": {
						"description": "Whether every change of a runner-owned field must be declared.",
						"type": "boolean"
					}
				}
			},
			"runnerOwned": {
				"description": "Fields that only the runner may change, besides passes and attempts.",
				"type": "array",
				"items": { "enum": ["next", "max_attempts"] }
			},
			"rotation": {
				"description": "Whether a tree whose root passed may be replaced by a new one.",
				"enum": ["forbid", "allow"]
			},
			"replan": {
				"description": "How a declared status=replan is reported.",
				"enum": ["error", "note"]
			}
		}
	};
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "steps" || key0 === "runnerOwned" || key0 === "rotation" || key0 === "replan")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.steps !== void 0) {
				let data0 = data.steps;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					for (const key1 in data0) if (!(key1 === "runState" || key1 === "required")) {
						const err1 = {
							instancePath: instancePath + "/steps",
							schemaPath: "#/properties/steps/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (data0.runState !== void 0) {
						let data1 = data0.runState;
						if (typeof data1 === "string") {
							if (func2(data1) < 1) {
								const err2 = {
									instancePath: instancePath + "/steps/runState",
									schemaPath: "#/properties/steps/properties/runState/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
						} else {
							const err3 = {
								instancePath: instancePath + "/steps/runState",
								schemaPath: "#/properties/steps/properties/runState/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (data0.required !== void 0) {
						if (typeof data0.required !== "boolean") {
							const err4 = {
								instancePath: instancePath + "/steps/required",
								schemaPath: "#/properties/steps/properties/required/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/steps",
						schemaPath: "#/properties/steps/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.runnerOwned !== void 0) {
				let data3 = data.runnerOwned;
				if (Array.isArray(data3)) {
					const len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data4 = data3[i0];
						if (!(data4 === "next" || data4 === "max_attempts")) {
							const err6 = {
								instancePath: instancePath + "/runnerOwned/" + i0,
								schemaPath: "#/properties/runnerOwned/items/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.runnerOwned.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/runnerOwned",
						schemaPath: "#/properties/runnerOwned/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.rotation !== void 0) {
				let data5 = data.rotation;
				if (!(data5 === "forbid" || data5 === "allow")) {
					const err8 = {
						instancePath: instancePath + "/rotation",
						schemaPath: "#/properties/rotation/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.rotation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.replan !== void 0) {
				let data6 = data.replan;
				if (!(data6 === "error" || data6 === "note")) {
					const err9 = {
						instancePath: instancePath + "/replan",
						schemaPath: "#/properties/replan/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.replan.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		} else {
			const err10 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		validate21.errors = vErrors;
		return errors === 0;
	}
	validate21.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator2 = validate22;
	const schema33 = {
		"type": "object",
		"additionalProperties": false,
		"properties": { "moves": {
			"description": "Whether children that move here from elsewhere in the tree count as additions.",
			"enum": ["forbid", "allow"]
		} }
	};
	function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate22.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "moves")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.moves !== void 0) {
				let data0 = data.moves;
				if (!(data0 === "forbid" || data0 === "allow")) {
					const err1 = {
						instancePath: instancePath + "/moves",
						schemaPath: "#/properties/moves/enum",
						keyword: "enum",
						params: { allowedValues: schema33.properties.moves.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		} else {
			const err2 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		validate22.errors = vErrors;
		return errors === 0;
	}
	validate22.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateNode = validators.validator0;
const validateOptions = validators.validator1;
const validateRuleOptions = { "task-tree/child-additions": validators.validator2 };
// src/kinds/task-tree/check-options.ts
function checkTaskTreeOptions(value) {
	if (!validateOptions(value)) return {
		ok: false,
		faults: (validateOptions.errors ?? []).map(asFault)
	};
	const given = value;
	const steps = {
		...defaultTaskTreeOptions.steps,
		...given.steps
	};
	return {
		ok: true,
		options: {
			...defaultTaskTreeOptions,
			...given,
			steps
		}
	};
}
function checkRuleOptions(ruleId, value) {
	const validate = validateRuleOptions[ruleId];
	if (validate === void 0) return [{
		pointer: "",
		message: `${ruleId} takes no options`
	}];
	return validate(value) ? [] : (validate.errors ?? []).map(asFault);
}
function asFault({ instancePath, keyword, message = "is not valid", params }) {
	if (keyword === "additionalProperties") {
		const unknownKey = String(params.additionalProperty);
		return {
			pointer: appendToken(instancePath, unknownKey),
			message: "is not a known option",
			unknownKey
		};
	}
	return {
		pointer: instancePath,
		message: keyword === "enum" ? `must be one of ${(params.allowedValues ?? []).join(", ")}` : message
	};
}
// src/text/json-format.ts
function formatJson(value, keyOrder = []) {
	const ranks = new Map(keyOrder.map((key, rank) => [key, rank]));
	const output = [];
	const pending = [{
		value,
		depth: 0
	}];
	for (let piece = pending.pop(); piece !== void 0; piece = pending.pop()) if ("text" in piece) output.push(piece.text);
	else if (isInexact(piece.value)) output.push(piece.value.inexactNumber);
	else if (isJsonArray(piece.value)) pushMembers(pending, piece.value.map((member) => ["", member]), "[]", piece.depth);
	else if (isJsonObject(piece.value)) pushMembers(pending, sortedMembers(piece.value, ranks), "{}", piece.depth);
	else output.push(JSON.stringify(piece.value));
	return output.join("");
}
function pushMembers(pending, members, brackets, depth) {
	const [open = "", close = ""] = brackets;
	if (members.length === 0) {
		pending.push({ text: brackets });
		return;
	}
	pending.push({ text: `\n${"  ".repeat(depth)}${close}` });
	for (let index = members.length - 1; index >= 0; index -= 1) {
		const [key, value] = members[index] ?? ["", null];
		pending.push({
			value,
			depth: depth + 1
		});
		pending.push({ text: `${index > 0 ? "," : open}\n${"  ".repeat(depth + 1)}${key}` });
	}
}
function sortedMembers(object, ranks) {
	const rank = (key) => ranks.get(key) ?? ranks.size;
	return Object.entries(object).sort(([left], [right]) => rank(left) - rank(right) || compareCodePoints(left, right)).map(([key, value]) => [`${JSON.stringify(key)}: `, value]);
}
function isInexact(value) {
	return isJsonObject(value) && typeof value.inexactNumber === "string" && Object.keys(value).length === 1;
}
// src/kinds/task-tree/tree-place.ts
function pointerOf(node) {
	const tokens = [];
	for (let at = node; at.parent !== void 0; at = at.parent) tokens.push(`/children/${at.position}`);
	return tokens.reverse().join("");
}
function pathOf(node) {
	const ids = [];
	for (let at = node; at !== void 0; at = at.parent) ids.push(at.id);
	return ids.reverse().join("/");
}
function parentName(node) {
	return node.parent === void 0 ? "<root>" : node.parent.id;
}
function afterPlace(node, field) {
	return inAfter(fieldPointer(node, field));
}
function beforePlace(node, field) {
	return inBefore(fieldPointer(node, field));
}
function fieldPointer(node, field) {
	return field === void 0 ? pointerOf(node) : appendToken(pointerOf(node), field);
}
// src/kinds/task-tree/schema-errors.ts
function schemaErrorsOf(value, nodes) {
	if (!isJsonObject(value)) return [notANode(value, "<root>", "the document")];
	const seen = new Set();
	const errors = [];
	for (const node of nodes) {
		const repeated = seen.has(node.id);
		seen.add(node.id);
		errors.push(...nodeErrors(node, (field) => subjectIn(node, field, repeated)).slice(0, mostFindings));
		if (errors.length > 1e4) break;
	}
	return errors;
}
function subjectIn(node, field, repeated) {
	if (node.id === "") return subjectOf("", `${pointerOf(node)}/${field}`);
	return subjectOf(node.id, repeated ? `${field} at ${pointerOf(node)}` : field);
}
function nodeErrors(node, subjectFor) {
	const errors = validateNode(node.raw) ? [] : (validateNode.errors ?? []).map((fault) => asError(node, fault, subjectFor));
	const list = isJsonArray(node.raw.children) ? node.raw.children : [];
	for (const [index, child] of list.entries()) {
		if (isJsonObject(child)) continue;
		const field = `children/${index}`;
		const pointer = `${pointerOf(node)}/${field}`;
		errors.push({
			...notANode(child, pathOf(node), field),
			pointer,
			subject: subjectFor(field)
		});
	}
	return errors.sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
function notANode(value, place, field) {
	return {
		messageId: "type",
		subject: "",
		pointer: "",
		place,
		field,
		expected: "a node",
		found: shown(value)
	};
}
function asError(node, fault, subjectFor) {
	const tokens = pointerTokens(fault.instancePath);
	const { keyword, params } = fault;
	const named = params.missingProperty ?? params.additionalProperty;
	const field = named ?? tokens.join("/");
	const value = tokens.reduce(member, node.raw);
	const at = named === void 0 || keyword === "required" ? fault.instancePath : appendToken("", named);
	return {
		messageId: messageIds[keyword] ?? "value",
		subject: subjectFor(field),
		pointer: pointerOf(node) + at,
		place: pathOf(node),
		field,
		expected: expectation(fault),
		found: shown(named === void 0 ? value : node.raw[named])
	};
}
const messageIds = {
	required: "missing",
	additionalProperties: "unknown",
	type: "type",
	minimum: "range",
	maximum: "range",
	enum: "value",
	minLength: "empty"
};
function expectation({ keyword, params }) {
	if (keyword === "enum") return (params.allowedValues ?? []).map((value) => `'${value}'`).join(" or ");
	if (keyword === "type" && params.type === "integer") return "an integer within ±9007199254740991";
	if (keyword === "type") return `of type ${params.type}`;
	return `${params.comparison ?? ""} ${params.limit ?? ""}`.trim();
}
function member(value, token) {
	if (isJsonArray(value)) return value[Number(token)];
	return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : void 0;
}
function shown(value) {
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return value.inexactNumber;
	const text = value === void 0 ? "nothing" : canonicalJson(value);
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
// src/kinds/task-tree/build-tree.ts
function buildTree(value, text = "", runState) {
	const nodes = [];
	const root = isJsonObject(value) ? readNode(value, void 0, 0) : void 0;
	const pending = root === void 0 ? [] : [root];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		nodes.push(node);
		const grown = readChildren(node);
		for (let index = grown.length - 1; index >= 0; index -= 1) {
			const child = grown[index];
			if (child !== void 0) pending.push(child);
		}
	}
	const named = nodes.filter((node) => node.id !== "");
	const byId = new Map(named.map((node) => [node.id, node]));
	return {
		nodes,
		root,
		byId,
		repeated: groupBy(named.filter((node) => byId.get(node.id) !== node), (node) => node.id),
		schemaErrors: schemaErrorsOf(value, nodes),
		runState,
		text
	};
}
function readChildren(node) {
	const list = node.raw.children;
	if (!isJsonArray(list)) return [];
	const grown = [];
	for (const [position, child] of list.entries()) if (isJsonObject(child)) grown.push(readNode(child, node, position));
	for (const child of grown) node.children.push(child);
	return grown;
}
function readNode(raw, parent, position) {
	return {
		id: typeof raw.id === "string" ? raw.id : "",
		raw,
		parent,
		position,
		children: [],
		order: integer(raw.order),
		next: typeof raw.next === "string" ? raw.next : "",
		passes: raw.passes === true,
		attempts: integer(raw.attempts),
		maxAttempts: integer(raw.max_attempts)
	};
}
function integer(value) {
	return typeof value === "number" && Number.isSafeInteger(value) ? value : 0;
}
// src/kinds/task-tree/canonical.ts
const keyOrder = [
	"id",
	"order",
	"title",
	"goal",
	"acceptance",
	"next",
	"passes",
	"attempts",
	"max_attempts",
	"children"
];
function compareChildren(left, right) {
	return left.order - right.order || compareCodePoints(left.id, right.id);
}
function canonicalNode(tree, update = () => void 0) {
	const written = new Map();
	for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
		const node = tree.nodes[index];
		if (node === void 0) continue;
		const children = [...node.children].sort(compareChildren).flatMap((child) => written.get(child) ?? []);
		written.set(node, {
			...node.raw,
			...update(node),
			children
		});
	}
	return (tree.root && written.get(tree.root)) ?? {};
}
function canonicalText(tree) {
	return `${formatJson(canonicalNode("nodes" in tree ? tree : buildTree(tree)), keyOrder)}\n`;
}
// src/kinds/task-tree/invariants.ts
function invariantBreaches(tree) {
	const seen = new Map();
	const breaches = [];
	for (const node of tree.nodes) {
		const occurrence = (seen.get(node.id) ?? 0) + 1;
		if (node.id !== "") seen.set(node.id, occurrence);
		const types = breachedBy(node, occurrence);
		if (types.length === 0) continue;
		const values = {
			id: node.id,
			path: pathOf(node),
			attempts: canonicalJson(node.raw.attempts),
			maxAttempts: canonicalJson(node.raw.max_attempts)
		};
		breaches.push(...types.map((type) => ({
			type,
			node,
			occurrence,
			values
		})));
	}
	return breaches;
}
function breachedBy(node, occurrence) {
	const types = [];
	if (occurrence > 1) types.push("duplicate");
	const limited = Number.isSafeInteger(node.raw.max_attempts);
	if (limited && node.maxAttempts <= 0) types.push("maxAttempts");
	if (limited && Number.isSafeInteger(node.raw.attempts) && node.attempts > node.maxAttempts) types.push("attemptsBound");
	if (node.children.every(isOrdered) && !isSorted(node.children)) types.push("childrenSorted");
	return types;
}
function isOrdered({ id, raw }) {
	return id !== "" && Number.isSafeInteger(raw.order);
}
function isSorted(children) {
	return children.every((child, index) => {
		const next = children[index + 1];
		return next === void 0 || compareChildren(child, next) <= 0;
	});
}
// src/kinds/task-tree/pairs.ts
function pairNodes(before, after) {
	const equal = new Map();
	const changedFields = new Map();
	for (let index = before.nodes.length - 1; index >= 0; index -= 1) {
		const node = before.nodes[index];
		const twin = node && after.byId.get(node.id);
		if (node === void 0 || twin === void 0) continue;
		const changed = ownChanges(node, twin);
		changedFields.set(node, changed);
		equal.set(node, changed.length === 0 && childrenEqual(node, twin, after, equal));
	}
	const pairs = [];
	for (const node of before.byId.values()) {
		const twin = after.byId.get(node.id);
		if (twin === void 0) continue;
		pairs.push({
			before: node,
			after: twin,
			changed: changedFields.get(node) ?? [],
			equal: equal.get(node) === true,
			moved: parentName(node) !== parentName(twin)
		});
	}
	return pairs.sort((left, right) => compareCodePoints(left.before.id, right.before.id));
}
function ownChanges(left, right) {
	const keys = new Set([...Object.keys(left.raw), ...Object.keys(right.raw)]);
	if (Array.isArray(left.raw.children) && Array.isArray(right.raw.children)) keys.delete("children");
	return [...keys].filter((key) => !jsonEqual(left.raw[key], right.raw[key])).sort(compareCodePoints);
}
function childrenEqual(left, right, after, equal) {
	if (listLength(left) !== listLength(right) || left.children.length !== right.children.length) return false;
	return left.children.every((child, index) => {
		const other = right.children[index];
		if (other === void 0 || other.position !== child.position) return false;
		if (after.byId.get(child.id) !== other) return jsonEqual(child.raw, other.raw);
		return equal.get(child) === true;
	});
}
function listLength(node) {
	return Array.isArray(node.raw.children) ? node.raw.children.length : 0;
}
// src/kinds/task-tree/select.ts
function leftmostOpenLeaf(tree) {
	return tree?.nodes.find(isOpenLeaf);
}
function isOpenLeaf(node) {
	return !node.passes && node.children.length === 0;
}
function isStuck(node) {
	return !node.passes && node.attempts >= node.maxAttempts;
}
// src/kinds/task-tree/steps/step.ts
const statuses = [
	"done",
	"retry",
	"decomposed",
	"replan"
];
const guards = [
	"pass",
	"fail",
	"skipped"
];
function isStatus(value) {
	return statuses.some((status) => status === value);
}
function isGuard(value) {
	return guards.some((guard) => guard === value);
}
const transitionTable = [
	{
		status: "done",
		guard: "pass",
		passes: "true",
		attempts: "–"
	},
	{
		status: "done",
		guard: "fail",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "done",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	},
	{
		status: "retry",
		guard: "skipped",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "decomposed",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	}
];
function applyRow(fields, maxAttempts, status, guard) {
	const row = transitionTable.find((each) => each.status === status && (status !== "done" || each.guard === guard));
	if (row === void 0) return fields;
	const counts = row.attempts !== "–" && fields.attempts < maxAttempts;
	return {
		passes: row.passes === "true" ? true : fields.passes,
		attempts: counts ? fields.attempts + 1 : fields.attempts
	};
}
// src/kinds/task-tree/steps/declaration.ts
const keys = [
	"node",
	"status",
	"guard",
	"tree"
];
const trailer = /^[ \t]*agent-step[ \t]*:(.*)$/i;
const pair = /[ \t]*([A-Za-z_-]+)=("(?:[^"\\]|\\.)*"|[^\s"]\S*)(?=[ \t]|$)/y;
function parseDeclarations(message) {
	const steps = [];
	const faults = [];
	for (const [index, text] of message.split(/\r\n|\r|\n/).entries()) {
		const body = trailer.exec(text)?.[1];
		if (body === void 0) continue;
		const parsed = parseLine(body.trim(), index + 1);
		if ("messageId" in parsed) faults.push(parsed);
		else steps.push(parsed);
	}
	return {
		steps,
		faults
	};
}
function parseLine(text, line) {
	const fault = (messageId, detail) => ({
		messageId,
		line,
		text,
		detail
	});
	const values = new Map();
	pair.lastIndex = 0;
	let end = 0;
	for (let match = pair.exec(text); match !== null; match = pair.exec(text)) {
		end = pair.lastIndex;
		const [, key = "", quoted = ""] = match;
		const value = unquote(quoted);
		if (value === void 0) return fault("malformed", quoted);
		if (!keys.some((known) => known === key)) return fault("unknownKey", key);
		if (values.has(key)) return fault("repeatedKey", key);
		values.set(key, value);
	}
	if (end < text.length) return fault("malformed", text.slice(end).trim());
	return toStep(values, line, fault);
}
function toStep(values, line, fault) {
	const { node, status, guard, tree } = Object.fromEntries(values);
	const missing = Object.entries({
		node,
		status,
		guard,
		tree: tree ?? "."
	}).find(([, value]) => value === void 0 || value === "");
	if (node === void 0 || missing !== void 0) return fault("missingKey", missing?.[0] ?? "node");
	if (!isStatus(status)) return fault("badValue", `status=${status} (expected ${statuses.join(", ")})`);
	if (!isGuard(guard)) return fault("badValue", `guard=${guard} (expected ${guards.join(", ")})`);
	if (contradicts(status, guard)) return fault("guardWithoutRun", `status=${status} guard=${guard}`);
	return {
		node,
		status,
		guard,
		tree,
		line
	};
}
function contradicts(status, guard) {
	return status !== "done" && guard !== "skipped";
}
function spellId(id) {
	return /[\s"]/.test(id) ? JSON.stringify(id) : id;
}
function unquote(value) {
	if (!value.startsWith("\"")) return value;
	try {
		const parsed = JSON.parse(value);
		return typeof parsed === "string" ? parsed : void 0;
	} catch {
		return;
	}
}
// src/kinds/task-tree/steps/run-state.ts
function readRunState(value) {
	if (!isJsonObject(value)) return void 0;
	const { run_id, next_iter, last_status, last_summary, last_guard } = value;
	if (typeof run_id !== "string" || typeof next_iter !== "number") return void 0;
	return {
		runId: run_id,
		nextIteration: next_iter,
		lastStatus: typeof last_status === "string" ? last_status : null,
		lastSummary: last_summary ?? null,
		lastGuard: typeof last_guard === "string" ? last_guard : null
	};
}
function iterationGrew(before, after) {
	if (after === void 0) return false;
	const earlier = before?.runId === after.runId ? before.nextIteration : 1;
	return after.nextIteration > earlier;
}
// src/kinds/task-tree/steps/runner-subject.ts
const subject = /^chore\(loop\): run (\S+) iter (\d+) node (.+) status=(done|retry|decomposed) guard=(pass|fail|skipped)$/;
function parseRunnerSubject(message) {
	const [line = ""] = message.split(/\r\n|\r|\n/, 1);
	const [, , , node = "", status, guard] = subject.exec(line) ?? [];
	return isStatus(status) && isGuard(guard) ? {
		node,
		status,
		guard
	} : void 0;
}
// src/kinds/task-tree/steps/declared.ts
function declaredSteps(before, after, context) {
	const readings = [
		fromFlags(context.steps ?? []),
		fromTrailers(context),
		fromSubject(context),
		fromRunState(before, after?.runState)
	];
	const [first, ...rest] = readings.filter((reading) => reading.steps.length > 0 || reading.idle);
	const faults = readings.flatMap((reading) => reading.faults);
	if (first === void 0) return {
		source: void 0,
		steps: [],
		idle: false,
		faults
	};
	const disagreeing = rest.filter((reading) => !agrees(first, reading)).map((reading) => disagreement(first, reading));
	return {
		source: first.source,
		steps: first.steps,
		idle: first.idle ?? false,
		faults: [...faults, ...disagreeing]
	};
}
function fromFlags(steps) {
	const valid = [];
	const faults = [];
	for (const { node, status, guard } of steps) {
		const text = stepText({
			node,
			status,
			guard
		});
		if (!isStatus(status) || !isGuard(guard)) faults.push(faultOf("badValue", text));
		else if (contradicts(status, guard)) faults.push(faultOf("guardWithoutRun", text));
		else valid.push({
			node,
			status,
			guard
		});
	}
	return {
		source: "flags",
		steps: valid,
		faults
	};
}
function fromTrailers({ message = "", path, siblings = [], others }) {
	const { steps, faults } = parseDeclarations(message);
	const unaddressed = steps.filter((step) => step.tree === void 0);
	const ambiguous = siblings.length > 0 ? unaddressed : [];
	const own = steps.filter((step) => step.tree === void 0 ? siblings.length === 0 : path === "" || step.tree === path);
	const strangers = steps.filter(({ tree }) => tree !== void 0 && tree !== path && others?.includes(tree) === false);
	return {
		source: "trailer",
		steps: own.map(plainStep),
		faults: [
			...faults,
			...ambiguous.map(noTree),
			...strangers.map(unknownTree)
		]
	};
}
function fromSubject({ message = "", siblings = [] }) {
	const step = parseRunnerSubject(message);
	if (step === void 0) return {
		source: "subject",
		steps: [],
		faults: []
	};
	const text = message.split(/\r\n|\r|\n/, 1)[0] ?? "";
	if (contradicts(step.status, step.guard)) return {
		source: "subject",
		steps: [],
		faults: [{
			...faultOf("guardWithoutRun", text),
			line: 1
		}]
	};
	if (siblings.length > 0) return {
		source: "subject",
		steps: [],
		faults: [{
			...faultOf("noTree", text),
			line: 1
		}]
	};
	return {
		source: "subject",
		steps: [step],
		faults: []
	};
}
function fromRunState(before, runState) {
	const none = {
		source: "run-state",
		steps: [],
		faults: []
	};
	if (!iterationGrew(before?.runState, runState)) return none;
	if (runState.lastSummary === null) return {
		...none,
		idle: true
	};
	const { lastStatus: status, lastGuard: guard } = runState;
	const node = leftmostOpenLeaf(before);
	if (!isStatus(status) || !isGuard(guard)) return {
		...none,
		faults: [faultOf("runState", `last_status=${status} last_guard=${guard}`)]
	};
	if (contradicts(status, guard)) return {
		...none,
		faults: [faultOf("guardWithoutRun", `last_status=${status} last_guard=${guard}`)]
	};
	return node === void 0 ? none : {
		...none,
		steps: [{
			node: node.id,
			status,
			guard
		}]
	};
}
function agrees(first, other) {
	const [a, b] = [first.steps.at(-1), other.steps.at(-1)];
	if (a === void 0 || b === void 0) return a === b;
	return a.node === b.node && a.status === b.status && a.guard === b.guard;
}
function disagreement(first, other) {
	return faultOf("disagreement", `${described(first)}, but ${described(other)}`);
}
function described({ source, steps }) {
	const step = steps.at(-1);
	return `${source} says ${step === void 0 ? "no step" : stepText(step)}`;
}
function plainStep({ node, status, guard }) {
	return {
		node,
		status,
		guard
	};
}
function noTree(step) {
	return {
		...faultOf("noTree", stepText(step)),
		line: step.line
	};
}
function unknownTree(step) {
	return {
		...faultOf("unknownTree", step.tree ?? ""),
		line: step.line
	};
}
function faultOf(messageId, text) {
	return {
		messageId,
		line: 0,
		text,
		detail: text
	};
}
function stepText({ node, status, guard }) {
	return `node=${node} status=${status} guard=${guard}`;
}
// src/kinds/task-tree/expected-state.ts
function expectedState(before, after, steps) {
	const fields = new Map(after.nodes.map((node) => [node, resetFields(before, node)]));
	const passesSet = [];
	const attemptsIncremented = [];
	for (const step of steps) {
		const node = after.byId.get(step.node);
		const current = node && fields.get(node);
		if (node === void 0 || current === void 0) continue;
		const next = applyRow(current, node.maxAttempts, step.status, step.guard);
		fields.set(node, next);
		if (next.attempts > current.attempts) attemptsIncremented.push(node);
		if (next.passes && !current.passes) passesSet.push(node);
	}
	return {
		fields,
		passesSet,
		attemptsIncremented,
		derivedPassesSet: derivePasses(after.nodes, fields)
	};
}
function resetFields(before, node) {
	const previous = before?.byId.get(node.id);
	return previous === void 0 ? {
		passes: false,
		attempts: 0
	} : {
		passes: previous.passes,
		attempts: previous.attempts
	};
}
function derivePasses(nodes, fields) {
	const turned = [];
	for (let index = nodes.length - 1; index >= 0; index -= 1) {
		const node = nodes[index];
		const current = node && fields.get(node);
		if (node === void 0 || current === void 0 || node.children.length === 0) continue;
		const passes = node.children.every((child) => fields.get(child)?.passes === true);
		if (passes && !current.passes) turned.push(node);
		if (passes !== current.passes) fields.set(node, {
			...current,
			passes
		});
	}
	return turned;
}
// src/kinds/task-tree/derived-marks.ts
function marksUnchanged(before, node) {
	if (before === void 0 || before.passes !== node.passes) return false;
	return marks(before) === marks(node);
}
function marks({ children }) {
	return JSON.stringify(children.map(({ id, passes }) => [id, passes]).sort());
}
function followsChildren(node) {
	return node.passes === node.children.every((child) => child.passes);
}
// src/kinds/task-tree/steps/replay.ts
function replayLines(before, after, steps) {
	const origin = before ?? after;
	const tree = before === null ? undecomposed(after, steps) : asVirtual(before);
	const lines = [];
	for (const [index, step] of steps.entries()) {
		const facts = observe(tree, origin, after, step);
		lines.push(facts.known === "no" && mayHaveCome(step, steps.slice(0, index)) ? {
			...facts,
			known: "maybe"
		} : facts);
		applyLine(tree, after, step, steps.slice(index + 1));
	}
	return lines;
}
function mayHaveCome(step, earlier) {
	return earlier.some(({ status }) => status === "decomposed" || status === "replan") && !(step.status === "done" && step.guard === "pass");
}
function observe(tree, origin, after, step) {
	const node = tree.get(step.node);
	const leftmost = leftmostLeaf(tree, origin.root, () => true);
	const surviving = leftmostLeaf(tree, origin.root, (id) => after.byId.has(id));
	return {
		step,
		known: node === void 0 ? "no" : "yes",
		openLeaf: node !== void 0 && !node.passes && node.children.length === 0,
		stuck: node !== void 0 && isStuck(node),
		mode: node?.mode ?? "",
		leftmost: surviving === step.node ? surviving : leftmost
	};
}
function applyLine(tree, after, step, later) {
	const node = tree.get(step.node);
	if (step.status === "replan") reveal(tree, after.nodes);
	else if (node !== void 0 && step.status === "decomposed") {
		const target = after.byId.get(step.node);
		if (target !== void 0) revealBelow(tree, target, later);
	} else if (node !== void 0) Object.assign(node, applyRow(node, node.maxAttempts, step.status, step.guard));
}
function revealBelow(tree, target, later) {
	const decomposedLater = new Set(later.filter((line) => line.status === "decomposed").map((line) => line.node));
	const pending = [target];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const own = tree.get(node.id) ?? virtualNode(node, false, 0);
		tree.set(node.id, own);
		if (node !== target && decomposedLater.has(node.id)) continue;
		own.children = node.children.map((child) => child.id);
		for (const child of node.children) if (!tree.has(child.id)) pending.push(child);
	}
}
function reveal(tree, nodes) {
	for (const node of nodes) {
		const old = tree.get(node.id);
		const known = virtualNode(node, old?.passes ?? false, old?.attempts ?? 0);
		known.children = node.children.map((child) => child.id);
		tree.set(node.id, known);
	}
}
function undecomposed(after, steps) {
	const decomposed = new Set(steps.filter((step) => step.status === "decomposed").map((step) => step.node));
	const tree = new Map();
	const pending = after.root === void 0 ? [] : [after.root];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const own = virtualNode(node, false, 0);
		tree.set(node.id, own);
		if (decomposed.has(node.id)) continue;
		own.children = node.children.map((child) => child.id);
		for (const child of node.children) pending.push(child);
	}
	return tree;
}
function asVirtual(before) {
	return new Map(before.nodes.map((node) => {
		const own = virtualNode(node, node.passes, node.attempts);
		own.children = node.children.map((child) => child.id);
		return [node.id, own];
	}));
}
function virtualNode(node, passes, attempts) {
	return {
		id: node.id,
		passes,
		attempts,
		maxAttempts: node.maxAttempts,
		mode: node.next,
		children: []
	};
}
function leftmostLeaf(tree, root, counts) {
	const seen = new Set();
	const pending = root === void 0 ? [] : [root.id];
	for (let id = pending.pop(); id !== void 0; id = pending.pop()) {
		const node = tree.get(id);
		if (node === void 0 || seen.has(id)) continue;
		seen.add(id);
		if (node.children.length === 0 && !node.passes && counts(id)) return id;
		for (let index = node.children.length - 1; index >= 0; index -= 1) pending.push(node.children[index] ?? "");
	}
}
// src/kinds/task-tree/steps/reading.ts
function readTransition(before, after, steps, options) {
	const [single, ...more] = steps;
	const counted = single !== void 0 && more.length === 0 && single.status !== "replan";
	return {
		steps,
		additions: steps.some((step) => step.status === "replan") ? [] : additions(before, after, steps),
		mismatches: mismatches(before, after, steps, options),
		counts: counted ? childCounts(before, after, single) : void 0,
		lines: replayLines(before, after, steps)
	};
}
function additions(before, after, steps) {
	const allowed = new Set(steps.filter((step) => step.status === "decomposed").map((step) => step.node));
	const found = [];
	for (const node of before?.byId.values() ?? []) {
		const twin = after.byId.get(node.id);
		if (twin === void 0 || allowed.has(node.id)) continue;
		const gained = gainedChildren(node, twin);
		const moved = gained.filter((id) => before?.byId.has(id));
		if (gained.length > 0) found.push({
			node: twin,
			gained,
			moved
		});
	}
	return found.sort((left, right) => compareCodePoints(left.node.id, right.node.id));
}
function gainedChildren(before, after) {
	if (after.children.length === 0) return [];
	const known = new Set(before.children.map((child) => child.id));
	return [...new Set(after.children.map((child) => child.id).filter((id) => id !== "" && !known.has(id)))].sort(compareCodePoints);
}
function mismatches(before, after, steps, options) {
	if (before === null && steps.length < 2) return [];
	const expected = expectedState(before, after, steps);
	const replanned = steps.some((step) => step.status === "replan");
	return after.nodes.flatMap((node) => {
		const wanted = expected.fields.get(node);
		if (wanted === void 0 || after.byId.get(node.id) !== node) return [];
		const previous = before?.byId.get(node.id);
		const owned = replanned ? [] : ownedMismatches(previous, node, options);
		return [...fieldMismatches(previous, node, wanted), ...owned];
	});
}
function fieldMismatches(previous, node, wanted) {
	const found = [];
	const excused = node.children.length > 0 && (followsChildren(node) || marksUnchanged(previous, node));
	if (node.passes !== wanted.passes && !excused) found.push({
		node,
		field: "passes",
		expected: wanted.passes,
		actual: node.passes
	});
	if (node.attempts !== wanted.attempts) found.push({
		node,
		field: "attempts",
		expected: wanted.attempts,
		actual: node.attempts
	});
	return found;
}
function ownedMismatches(previous, node, options) {
	if (previous === void 0) return [];
	return [...new Set(options.runnerOwned)].sort().flatMap((field) => {
		const [expected, actual] = field === "next" ? [previous.next, node.next] : [previous.maxAttempts, node.maxAttempts];
		return expected === actual ? [] : [{
			node,
			field,
			expected,
			actual
		}];
	});
}
function childCounts(before, after, step) {
	const [old, node] = [before?.byId.get(step.node), after.byId.get(step.node)];
	return {
		step,
		before: old?.children.length,
		after: node?.children.length,
		node
	};
}
// src/kinds/task-tree/steps/explain.ts
function explain(before, after) {
	const options = defaultTaskTreeOptions;
	const nothing = readTransition(before, after, [], options);
	if (nothing.additions.length === 0 && nothing.mismatches.length === 0) return {
		readings: [nothing],
		fits: true,
		node: void 0
	};
	const candidates = candidateSteps(before, after);
	const fitting = candidates.filter((candidate) => candidate.findings === 0).map((candidate) => readTransition(before, after, [candidate.step], options)).filter((reading) => reading.mismatches.length === 0);
	const node = (reading) => before.byId.get(reading?.steps[0]?.node ?? "");
	if (fitting.length > 0) return {
		readings: fitting,
		fits: true,
		node: node(fitting[0])
	};
	const nearest = candidates.reduce((best, candidate) => best === void 0 || isNearer(candidate, best) ? candidate : best, void 0);
	const reading = nearest === void 0 ? nothing : readTransition(before, after, [nearest.step], options);
	return {
		readings: [reading],
		fits: false,
		node: node(reading) ?? leftmostOpenLeaf(before)
	};
}
function isNearer(candidate, best) {
	if (candidate.findings !== best.findings) return candidate.findings < best.findings;
	return candidate.step.node === best.step.node && candidate.distance < best.distance;
}
function candidateSteps(before, after) {
	const untouched = expectedState(before, after, []).fields;
	const gains = new Set(additions(before, after, []).map((addition) => addition.node));
	const nodes = after.nodes.filter((node) => after.byId.get(node.id) === node);
	const faultsOf = (node, wanted = untouched.get(node)) => ownFaults(before, node, wanted);
	const total = nodes.reduce((sum, node) => sum + faultsOf(node), gains.size);
	return nodes.flatMap((node) => {
		const previous = before.byId.get(node.id);
		if (previous === void 0 || !isCandidate(previous, node)) return [];
		return transitionTable.map((row) => {
			const { status, guard } = row;
			const wanted = applyRow(previous, node.maxAttempts, status, guard);
			const granted = status === "decomposed" && gains.has(node) ? 1 : 0;
			const findings = total - faultsOf(node) + faultsOf(node, wanted) - granted + rowFaults(previous, node, row);
			const distance = Math.abs(node.attempts - wanted.attempts);
			return {
				step: {
					node: node.id,
					status,
					guard
				},
				findings,
				distance
			};
		});
	});
}
function ownFaults(before, node, wanted) {
	if (wanted === void 0) return 0;
	return fieldMismatches(before.byId.get(node.id), node, wanted).filter(({ field }) => node.children.length === 0 || field === "attempts").length;
}
function isCandidate(before, after) {
	return before.passes !== after.passes && after.children.length === 0 || before.attempts !== after.attempts || gainedChildren(before, after).length > 0;
}
function rowFaults(before, after, row) {
	const gained = after.children.length > before.children.length;
	if (row.status === "decomposed") return (gained ? 0 : 1) + (before.next === "execute" ? 1 : 0);
	return (gained ? 1 : 0) + (isStuck(before) ? 1 : 0);
}
function legalMoves(node) {
	if (node === void 0) return [];
	const quoted = spellId(node.id);
	return transitionTable.flatMap((row) => {
		if (row.status === "decomposed" ? node.next === "execute" : isStuck(node)) return [];
		const declaration = `node=${quoted} status=${row.status} guard=${row.guard}`;
		if (row.status === "decomposed") return [`${declaration}: adds children to ${quoted}, all open with 0 attempts`];
		const next = applyRow(node, node.maxAttempts, row.status, row.guard);
		return [`${declaration}: passes ${node.passes} → ${next.passes}, attempts ${node.attempts} → ${next.attempts}`];
	});
}
// src/kinds/task-tree/compare.ts
function compareTrees(before, after, context, options) {
	const rotated = isRotation(before, after, options);
	const previous = rotated ? null : before;
	const pairs = previous === null || after === null ? [] : pairNodes(previous, after);
	return {
		scope: context.scope,
		before: previous,
		after,
		breaches: after === null || context.scope !== "snapshot" ? [] : invariantBreaches(after),
		pairs,
		added: after?.nodes.filter((node) => previous !== null && !previous.byId.has(node.id)) ?? [],
		removed: previous?.nodes.filter((node) => after !== null && !after.byId.has(node.id)) ?? [],
		...stepFacts(previous, after, context, options),
		rotated,
		vanished: new Map((context.vanished ?? []).map((entity) => [entity.subject, entity])),
		guard: context.guard,
		options
	};
}
function stepFacts(before, after, context, options) {
	const silent = {
		source: "inferred",
		faults: [],
		readings: [],
		fits: true,
		legalMoves: []
	};
	if (context.scope === "snapshot" || after === null) return silent;
	const declared = declaredSteps(before, after, context);
	if (context.scope === "net") return netSteps(before, after, declared, options, silent);
	const { faults } = declared;
	if (declared.source !== void 0) {
		const readings = [readTransition(before, after, declared.steps, options)];
		return {
			...silent,
			source: declared.source,
			faults,
			readings
		};
	}
	if (before === null || context.awaitsMessage) return {
		...silent,
		faults
	};
	const explanation = explain(before, after);
	return {
		source: "inferred",
		faults,
		readings: explanation.readings.map((reading) => underOptions(before, after, reading, options)),
		fits: explanation.fits,
		legalMoves: explanation.fits ? [] : legalMoves(explanation.node)
	};
}
function underOptions(before, after, reading, options) {
	return options.runnerOwned.length === 0 ? reading : readTransition(before, after, reading.steps, options);
}
function netSteps(before, after, declared, options, silent) {
	if (declared.source !== "trailer" || declared.steps.length < 2) return silent;
	return {
		...silent,
		source: "trailer",
		readings: [readTransition(before, after, declared.steps, options)]
	};
}
function isRotation(before, after, options) {
	if (options.rotation !== "allow" || before?.root?.passes !== true || after?.root === void 0) return false;
	return after.nodes.every((node) => !node.passes && node.attempts === 0);
}
// src/kinds/task-tree/entity.ts
function entityOf(tree, id) {
	if (id === "") return {
		pointer: "",
		part: "",
		fields: { text: {
			role: "derived",
			value: tree.text
		} }
	};
	const node = tree.byId.get(id);
	if (node === void 0) return void 0;
	const fields = {};
	for (const [name, value] of Object.entries(node.raw)) if (name !== "children") fields[name] = {
		role: roleOf(node, name),
		value
	};
	fields.children = {
		role: "set",
		value: childIds(node)
	};
	fields.parent = {
		role: "derived",
		value: node.parent?.id ?? null
	};
	const others = tree.repeated.get(id);
	if (others !== void 0) fields.repeated = {
		role: "value",
		value: others.map((other) => ({
			...other.raw,
			children: childIds(other)
		}))
	};
	const { title } = node.raw;
	return {
		pointer: pointerOf(node),
		part: "",
		fields,
		...typeof title === "string" ? { label: title } : {}
	};
}
function roleOf(node, field) {
	if (field === "attempts") return "counter";
	if (field === "passes") return node.children.length === 0 ? "done" : "derived";
	return "value";
}
function childIds(node) {
	return [...new Set(node.children.map((child) => child.id))].sort(compareCodePoints);
}
// src/kinds/task-tree/graft.ts
function graftTree(tree, from, subjects) {
	const layout = {
		own: new Map(),
		parent: new Map()
	};
	for (const node of tree.byId.values()) place(layout, node);
	for (const { entity, field } of subjects.map(splitSubject)) {
		const source = from?.byId.get(entity);
		if (field === void 0) replaceNode(layout, entity, source);
		else if (field === "children") replaceChildren(layout, entity, source, from);
		else replaceField(layout, entity, field, source);
	}
	const root = rebuild(layout, tree.root?.id ?? from?.root?.id ?? "");
	return root === void 0 ? tree : buildTree(root, tree.text, tree.runState);
}
function place({ own, parent }, node) {
	own.set(node.id, node.raw);
	parent.set(node.id, node.parent?.id);
}
function remove({ own, parent }, id) {
	own.delete(id);
	parent.delete(id);
}
function replaceNode(layout, id, source) {
	if (source === void 0) remove(layout, id);
	else {
		place(layout, source);
		for (let at = source.parent; at !== void 0 && !layout.own.has(at.id); at = at.parent) place(layout, at);
	}
}
function replaceField({ own }, id, field, source) {
	const current = own.get(id);
	if (current === void 0 || source === void 0) return;
	const { [field]: _, ...rest } = current;
	const value = source.raw[field];
	own.set(id, value === void 0 ? rest : {
		...rest,
		[field]: value
	});
}
function replaceChildren(layout, id, source, from) {
	const wanted = new Set(source?.children.map((child) => child.id));
	for (const [child, parent] of [...layout.parent]) if (parent === id && !wanted.has(child)) replaceNode(layout, child, from?.byId.get(child));
	for (const child of source?.children ?? []) if (layout.own.has(child.id)) layout.parent.set(child.id, id);
	else place(layout, child);
}
function rebuild({ own, parent }, rootId) {
	const below = groupBy(own.keys(), (id) => parent.get(id));
	const order = [];
	const seen = new Set();
	const pending = [rootId];
	for (let id = pending.pop(); id !== void 0; id = pending.pop()) {
		if (seen.has(id) || !own.has(id)) continue;
		seen.add(id);
		order.push(id);
		for (const child of below.get(id) ?? []) pending.push(child);
	}
	const built = new Map();
	for (const id of order.reverse()) {
		const children = (below.get(id) ?? []).flatMap((child) => {
			const node = built.get(child);
			return node === void 0 ? [] : [node];
		});
		built.set(id, {
			...own.get(id),
			children: sorted(children)
		});
	}
	return built.get(rootId);
}
function sorted(children) {
	const key = ({ order, id }) => ({
		order: Number(order),
		id: String(id)
	});
	return [...children].sort((left, right) => compareChildren(key(left), key(right)));
}
// src/text/text-part.ts
function readTextPart(part, bytes, limits, parse, tolerated = []) {
	const decoded = decodeText(bytes);
	const parsed = parse(sourceText(decoded.text), limits);
	const found = (decoded.faults.length > 0 ? decoded.faults : parsed.faults).map((fault) => inPart(part, fault));
	const isTolerated = ({ messageId }) => tolerated.includes(messageId);
	const faults = found.filter((fault) => !isTolerated(fault));
	return {
		value: faults.length > 0 ? void 0 : parsed.value,
		text: decoded.text,
		faults,
		tolerated: found.filter(isTolerated),
		source: parsed.source
	};
}
function inPart(part, { messageId, message, pointer, span }) {
	return {
		part,
		messageId,
		message,
		pointer,
		span
	};
}
// src/text/json-part.ts
function readJsonPart(part, bytes, limits) {
	return readTextPart(part, bytes, limits, parseJsonText);
}
function parseJsonText(source, limits) {
	const { value, faults } = parseJson(source, limits);
	return {
		value,
		faults,
		source: jsonSource(source)
	};
}
function jsonSource(source) {
	return {
		locate: (pointers) => new Map([...locateJson(source, pointers)].map(([pointer, place]) => [pointer, place.value])),
		lineText: (line) => source.lineText(line)
	};
}
// src/kinds/task-tree/parse.ts
const runStateRole = "runState";
function treeReader(limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const tree = readJsonPart("", parts.bytesOf("") ?? new Uint8Array(), limits);
			const companion = parts.bytesOf(runStateRole);
			const runState = companion === void 0 ? void 0 : readJsonPart(runStateRole, companion, limits);
			return {
				doc: asDocument(tree, runState),
				faults: tree.faults,
				source: (part) => part === "" ? tree.source : runState?.source
			};
		}
	};
}
function asDocument(tree, runState) {
	return tree.value === void 0 ? null : buildTree(tree.value, tree.text, readRunState(runState?.value));
}
// src/kinds/task-tree/facts.ts
const treeRule = ruleOver();
function flippedLeaves(facts, born) {
	return (facts.after?.nodes ?? []).filter((node) => {
		if (!node.passes || node.children.length > 0) return false;
		const before = facts.before?.byId.get(node.id);
		return before === void 0 ? born === "with-born" : !before.passes;
	});
}
function isStepped(facts) {
	return facts.readings.length > 0 && facts.readings.every((reading) => reading.steps.length > 0);
}
function withLegalMoves(facts, detail) {
	if (facts.source !== "inferred" || facts.legalMoves.length === 0) return detail;
	return {
		...detail,
		data: {
			...detail.data,
			declared: false,
			legalMoves: facts.legalMoves
		}
	};
}
// src/kinds/task-tree/rules/attempt-limit-raised.ts
const attemptLimitRaised = treeRule({
	id: "task-tree/attempt-limit-raised",
	title: "A step does not raise its own limit",
	why: "The runner, not the agent, decides when a node is stuck (seed 001); a raised limit undoes that.",
	fix: "Leave max_attempts alone in a step; an owner raises it in a commit of its own.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["task-tree/state-update"],
	messages: { raised: "{path}: max_attempts was raised from {from} to {to} in a commit that steps" },
	*check(facts, problem) {
		const replanned = facts.readings.some((reading) => reading.steps.some((step) => step.status === "replan"));
		if (!isStepped(facts) || replanned) return;
		for (const { before, after } of facts.pairs) {
			const [from, to] = [before.maxAttempts, after.maxAttempts];
			if (to <= from) continue;
			yield problem("raised", {
				path: pathOf(after),
				from,
				to
			}, {
				subject: subjectOf(after.id, "max_attempts"),
				at: afterPlace(after, "max_attempts"),
				related: [{
					...beforePlace(before, "max_attempts"),
					label: "was"
				}],
				data: {
					from,
					to
				}
			});
		}
	}
});
// src/kinds/task-tree/messages.ts
const schemaMessages = {
	missing: "{place}: missing property '{field}'",
	unknown: "{place}: unknown property '{field}'",
	empty: "{place}: {field} must not be empty",
	type: "{place}: {field} must be {expected}, found {found}",
	range: "{place}: {field} must be {expected}, found {found}",
	value: "{place}: {field} must be {expected}, found {found}"
};
const invariantMessages = {
	duplicate: "duplicate id '{id}' at {path}",
	maxAttempts: "{path}: max_attempts must be > 0",
	attemptsBound: "{path}: attempts {attempts} exceeds max_attempts {maxAttempts}",
	childrenSorted: "{path}: children must be sorted by (order,id)"
};
// src/kinds/task-tree/rules/attempts-bound.ts
const attemptsBound = treeRule({
	id: "task-tree/attempts-bound",
	title: "Attempts stay within their limit",
	why: "The runner stops counting at max_attempts; a higher count was not written by it.",
	fix: "Put attempts back to what the runner counted.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { attemptsBound: invariantMessages.attemptsBound },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "attemptsBound") continue;
			yield problem("attemptsBound", values, {
				subject: subjectOf(node.id, "attempts"),
				at: afterPlace(node, "attempts")
			});
		}
	}
});
// src/kinds/task-tree/rules/attempts-decreased.ts
const attemptsDecreased = treeRule({
	id: "task-tree/attempts-decreased",
	title: "Attempts never fall",
	why: "A lowered counter gives a node attempts that it has already used up.",
	fix: "Put the counter back to the value it had.",
	severity: "error",
	since: "0.1.0",
	scopes: ["net"],
	messages: { fell: "{path}: attempts fell from {from} to {to}" },
	*check(facts, problem) {
		for (const { before, after } of facts.pairs) {
			const [from, to] = [before.attempts, after.attempts];
			if (to >= from) continue;
			yield problem("fell", {
				path: pathOf(after),
				from,
				to
			}, {
				subject: subjectOf(after.id, "attempts"),
				at: afterPlace(after, "attempts"),
				related: [{
					...beforePlace(before, "attempts"),
					label: "was"
				}],
				data: {
					from,
					to
				}
			});
		}
	}
});
// src/kinds/task-tree/rules/canonical.ts
const canonical = treeRule({
	id: "task-tree/canonical",
	title: "The committed bytes are the canonical form",
	why: "One form for one tree keeps diffs about what changed (seed 000, Canonicalization).",
	fix: "Write the tree with stateward, or with two spaces, keys in schema order and one trailing newline.",
	severity: "off",
	since: "0.1.0",
	scopes: ["snapshot"],
	bytes: true,
	messages: { differs: "the file is not in canonical form; the first difference is in line {line}" },
	*check(facts, problem) {
		const { after } = facts;
		if (after === null || after.schemaErrors.length > 0) return;
		const wanted = canonicalText(after);
		if (after.text === wanted) return;
		yield problem("differs", { line: firstDifference$1(after.text, wanted) }, {
			subject: "",
			at: inAfter("")
		});
	}
});
function firstDifference$1(text, wanted) {
	let index = 0;
	while (index < wanted.length && text[index] === wanted[index]) index += 1;
	return text.slice(0, index).split("\n").length;
}
// src/kinds/task-tree/every-reading.ts
function inEveryReading(facts, check) {
	const [first, ...rest] = facts.readings.map((reading) => [...check(reading)]);
	const key = (problem) => JSON.stringify([problem.messageId, problem.subject]);
	const others = rest.map((problems) => new Set(problems.map(key)));
	return (first ?? []).filter((problem) => others.every((keys) => keys.has(key(problem))));
}
// src/kinds/task-tree/rules/child-additions.ts
const childAdditions = treeRule({
	id: "task-tree/child-additions",
	title: "Only the node that is decomposed gains children",
	why: "Work that appears anywhere else was never planned by a step, and hides what a step was about.",
	fix: "Declare status=decomposed on the node that gains children, or take the new children out.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { gained: "node '{id}' gained new children: {children}" },
	options: {
		schema: {
			type: "object",
			additionalProperties: false,
			properties: { moves: {
				description: "Whether children that move here from elsewhere in the tree count as additions.",
				enum: ["forbid", "allow"]
			} }
		},
		defaults: { moves: "forbid" }
	},
	*check(facts, problem, { moves }) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { node, gained, moved } of reading.additions) {
				const counted = moves === "allow" ? gained.filter((id) => !moved.includes(id)) : gained;
				if (counted.length === 0) continue;
				const detail = {
					subject: subjectOf(node.id, "children"),
					at: afterPlace(node, "children")
				};
				yield problem("gained", {
					id: node.id,
					children: counted.join(", ")
				}, withLegalMoves(facts, {
					...detail,
					data: { gained: counted }
				}));
			}
		});
	}
});
// src/kinds/task-tree/rules/children-sorted.ts
const childrenSorted = treeRule({
	id: "task-tree/children-sorted",
	title: "Children are sorted by (order, id)",
	why: "One order makes equal trees equal text, and decides which leaf is leftmost.",
	fix: "Sort the children by order, then by id in code point order.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { childrenSorted: invariantMessages.childrenSorted },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "childrenSorted") continue;
			yield problem("childrenSorted", values, {
				subject: subjectOf(node.id, "children"),
				at: afterPlace(node, "children")
			});
		}
	}
});
// src/kinds/task-tree/line-place.ts
function linePlace(facts, step, field) {
	const node = facts.after?.byId.get(step.node);
	return node === void 0 ? inAfter("") : afterPlace(node, field);
}
// src/kinds/task-tree/rules/decompose-mode.ts
const decomposeMode = treeRule({
	id: "task-tree/decompose-mode",
	title: "Only a node in decompose mode is decomposed",
	why: "In execute mode no node may gain children (seed 000 §5): the executor works, it does not plan.",
	fix: "Set the node's next to decompose in a commit of its own first, or finish it without new children.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { execute: "status=decomposed but selected node '{id}' has next=execute" },
	*check(facts, problem) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { step, mode } of reading.lines) {
				if (step.status !== "decomposed" || mode !== "execute") continue;
				yield problem("execute", { id: step.node }, {
					subject: subjectOf(step.node),
					at: linePlace(facts, step, "next")
				});
			}
		});
	}
});
// src/kinds/task-tree/rules/derived-passes.ts
const derivedPasses = treeRule({
	id: "task-tree/derived-passes",
	title: "An inner node passes exactly when all its children do",
	why: "The mark of an inner node is derived (seed 001); set by hand it claims work that its children do not show.",
	fix: "Set passes of the inner node to what its children say.",
	severity: "error",
	since: "0.1.0",
	scopes: ["net"],
	messages: {
		open: "{path}: passes is true, but these children do not pass: {children}",
		passed: "{path}: passes is false, but all its children pass"
	},
	*check(facts, problem) {
		for (const node of facts.after?.nodes ?? []) {
			if (node.children.length === 0 || facts.after?.byId.get(node.id) !== node) continue;
			const open = node.children.filter((child) => !child.passes).map((child) => child.id);
			if (followsChildren(node) || marksUnchanged(facts.before?.byId.get(node.id), node)) continue;
			const detail = {
				subject: subjectOf(node.id, "passes"),
				at: afterPlace(node, "passes"),
				data: { open }
			};
			if (node.passes) yield problem("open", {
				path: pathOf(node),
				children: open.join(", ")
			}, detail);
			else yield problem("passed", { path: pathOf(node) }, detail);
		}
	}
});
// src/kinds/task-tree/difference-places.ts
function differencePlaces({ before, after }, field) {
	const places = {
		at: afterPlace(after, field),
		was: beforePlace(before, field)
	};
	if (field === void 0) return places;
	const [old, now] = [before.raw[field], after.raw[field]];
	if (!isJsonArray(old) || !isJsonArray(now)) return places;
	const index = firstDifference(old, now);
	return {
		at: memberPlace(places.at, now, index),
		was: memberPlace(places.was, old, index)
	};
}
function firstDifference(old, now) {
	let index = 0;
	while (index < old.length && index < now.length && jsonEqual(old[index], now[index])) index += 1;
	return index;
}
function memberPlace(place, list, index) {
	return index < list.length ? {
		...place,
		pointer: `${place.pointer}/${index}`
	} : place;
}
// src/kinds/task-tree/rules/goalposts.ts
const contract = ["acceptance", "goal"];
const goalposts = treeRule({
	id: "task-tree/goalposts",
	title: "A node passes by the goal it had",
	why: "Open nodes may be edited, but a goal that changes together with its pass was moved to where the ball is.",
	fix: "Change the goal in a commit of its own, while the node is open, and let the guard run again.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: { moved: "{path}: {fields} changed while the node turned passes: true" },
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			const { before, after, changed } = pair;
			const fields = changed.filter((field) => contract.includes(field));
			const [field] = fields;
			if (before.passes || !after.passes || field === void 0) continue;
			const { at, was } = differencePlaces(pair, field);
			yield problem("moved", {
				path: pathOf(after),
				fields: fields.join(" and ")
			}, {
				subject: subjectOf(after.id),
				at,
				related: [{
					...was,
					label: "was"
				}],
				data: { fields }
			});
		}
	}
});
// src/kinds/task-tree/rules/guard-evidence.ts
const guardEvidence = treeRule({
	id: "task-tree/guard-evidence",
	title: "Nothing passes while the guard fails",
	why: "The guard handed to the gate speaks of the head: what it refutes did not pass.",
	fix: "Make the guard succeed, or set passes back to false and declare what happened.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	needs: ["guard"],
	messages: { failed: "{path}: passes is true, but the guard failed" },
	*check(facts, problem) {
		if (facts.guard !== "failure") return;
		for (const node of flippedLeaves(facts, "with-born")) {
			const detail = {
				subject: subjectOf(node.id, "passes"),
				at: afterPlace(node, "passes")
			};
			yield problem("failed", { path: pathOf(node) }, detail);
		}
	}
});
// src/kinds/task-tree/rules/immutability.ts
const immutability = treeRule({
	id: "task-tree/immutability",
	title: "A passed node stays as it is",
	why: "Whoever relied on a passed node is not told that it now means something else.",
	fix: "Put the passed node back as it was; plan changed or further work as a new, open node.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	supersedes: [
		"task-tree/state-update",
		"task-tree/passes-withdrawn",
		"task-tree/attempts-decreased",
		"task-tree/derived-passes",
		"task-tree/attempt-limit-raised",
		"task-tree/goalposts"
	],
	messages: {
		missing: "passed node '{id}' missing in next tree",
		moved: "passed node '{id}' moved from parent '{from}' to '{to}'",
		changed: "passed node '{id}' changed in next tree"
	},
	*check(facts, problem) {
		for (const node of facts.removed) {
			if (!node.passes || !isLast(facts, node)) continue;
			const at = afterPlace(survivingAncestor(facts, node));
			const related = [{
				...beforePlace(node),
				label: "was here"
			}];
			yield problem("missing", { id: node.id }, {
				subject: subjectOf(node.id),
				at,
				related
			});
		}
		for (const pair of facts.pairs) {
			if (!pair.before.passes) continue;
			const { id } = pair.before;
			const { at, was } = differencePlaces(pair, pair.changed[0]);
			const detail = {
				subject: subjectOf(id),
				at,
				related: [{
					...was,
					label: "was"
				}]
			};
			if (pair.moved) {
				const [from, to] = [parentName(pair.before), parentName(pair.after)];
				yield problem("moved", {
					id,
					from,
					to
				}, {
					...detail,
					data: {
						from,
						to
					}
				});
			}
			if (!pair.equal) yield problem("changed", { id }, {
				...detail,
				data: { fields: changedFields(pair) }
			});
		}
	}
});
function isLast(facts, node) {
	return facts.before?.byId.get(node.id) === node;
}
function survivingAncestor(facts, node) {
	for (let at = node.parent; at !== void 0; at = at.parent) {
		const survivor = facts.after?.byId.get(at.id);
		if (survivor !== void 0) return survivor;
	}
	return facts.after?.root ?? node;
}
function changedFields(pair) {
	return pair.changed.length > 0 ? pair.changed : ["children"];
}
// src/kinds/task-tree/rules/initial.ts
const initial = treeRule({
	id: "task-tree/initial",
	title: "A new tree starts untouched",
	why: "Nothing has run yet when a tree is added: a mark or a counter in it was never earned.",
	fix: "Commit the tree with passes false and attempts 0 everywhere; then step.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step"],
	messages: {
		passes: "{path}: passes is true in a new tree",
		attempts: "{path}: attempts is {attempts} in a new tree"
	},
	*check(facts, problem) {
		if (facts.before !== null || facts.readings.some((reading) => reading.steps.length > 1)) return;
		for (const node of facts.after?.nodes ?? []) {
			const path = pathOf(node);
			const detail = (field) => ({
				subject: subjectOf(node.id, field),
				at: afterPlace(node, field)
			});
			if (node.passes) yield problem("passes", { path }, detail("passes"));
			if (node.attempts !== 0) yield problem("attempts", {
				path,
				attempts: node.attempts
			}, detail("attempts"));
		}
	}
});
// src/kinds/task-tree/rules/max-attempts.ts
const maxAttempts = treeRule({
	id: "task-tree/max-attempts",
	title: "A node may be attempted at least once",
	why: "A node without any attempt is stuck from the start.",
	fix: "Set max_attempts to 1 or more.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { maxAttempts: invariantMessages.maxAttempts },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "maxAttempts") continue;
			yield problem("maxAttempts", values, {
				subject: subjectOf(node.id, "max_attempts"),
				at: afterPlace(node, "max_attempts")
			});
		}
	}
});
// src/kinds/task-tree/rules/passed-by-removal.ts
const passedByRemoval = treeRule({
	id: "task-tree/passed-by-removal",
	title: "A node does not pass because open work was dropped",
	why: "An inner node passes when all its children do; dropping the open ones reaches that without the work.",
	fix: "Say in the commit why the work is not needed, or put the open nodes back.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: { dropped: "{path}: passes turned true when open work below it was removed: {nodes}" },
	*check(facts, problem) {
		const turned = new Set(facts.pairs.filter(({ before, after }) => !before.passes && after.passes).map((p) => p.before));
		const dropped = new Map();
		for (const node of facts.removed) {
			const ancestor = node.passes ? void 0 : nearest(node, turned);
			if (ancestor === void 0) continue;
			const nodes = dropped.get(ancestor);
			if (nodes === void 0) dropped.set(ancestor, [node]);
			else nodes.push(node);
		}
		for (const [before, nodes] of dropped) {
			const after = facts.after?.byId.get(before.id);
			if (after === void 0) continue;
			const ids = nodes.map((node) => node.id).sort(compareCodePoints);
			yield problem("dropped", {
				path: pathOf(after),
				nodes: ids.join(", ")
			}, {
				subject: subjectOf(after.id),
				at: afterPlace(after, "passes"),
				related: nodes.map((node) => ({
					...beforePlace(node),
					label: `'${node.id}' was here, open`
				})),
				data: { removed: ids }
			});
		}
	}
});
function nearest(node, among) {
	for (let at = node.parent; at !== void 0; at = at.parent) if (among.has(at)) return at;
}
// src/kinds/task-tree/rules/index.ts
const rules = [
	attemptLimitRaised,
	attemptsBound,
	attemptsDecreased,
	canonical,
	childAdditions,
	childrenSorted,
	decomposeMode,
	derivedPasses,
	goalposts,
	guardEvidence,
	immutability,
	initial,
	maxAttempts,
	passedByRemoval,
	treeRule({
		id: "task-tree/passes-withdrawn",
		title: "A pass is not withdrawn",
		why: "passes never goes back: what was proven once is not open again without anybody saying so.",
		fix: "Set passes back to true; plan further work as a new node.",
		severity: "error",
		since: "0.1.0",
		scopes: ["net"],
		messages: { withdrawn: "{path}: passes went back from true to false" },
		*check(facts, problem) {
			for (const { before, after } of facts.pairs) {
				if (!before.passes || after.passes) continue;
				yield problem("withdrawn", { path: pathOf(after) }, {
					subject: subjectOf(after.id, "passes"),
					at: afterPlace(after, "passes"),
					related: [{
						...beforePlace(before, "passes"),
						label: "was"
					}]
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/readded",
		title: "A removed node does not come back fresh",
		why: "Removing a node and adding it again resets its attempts without anybody deciding so.",
		fix: "Keep the node and its attempts, or give the new work an id of its own.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["step", "merge"],
		needs: ["vanished"],
		messages: { returned: "{path}: this id was removed earlier in this range, with {attempts} attempts used" },
		*check(facts, problem) {
			for (const node of facts.added) {
				const earlier = facts.vanished.get(subjectOf(node.id));
				if (earlier === void 0) continue;
				const attempts = isJsonObject(earlier.value) ? Number(earlier.value.attempts ?? 0) : 0;
				yield problem("returned", {
					path: pathOf(node),
					attempts
				}, {
					subject: subjectOf(node.id),
					at: afterPlace(node),
					data: {
						attempts,
						removedIn: earlier.commit
					}
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/replan",
		title: "A replan needs the owner",
		why: "The seeds know no such step: a replan lets open work be added, moved and dropped anywhere.",
		fix: "Ask an owner to allow it with replan: note in the configuration of the base branch, or for a waiver.",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		messages: { declared: "status=replan was declared on node '{id}': the plan was changed by hand" },
		*check(facts, problem) {
			for (const reading of facts.readings) for (const step of reading.steps) {
				if (step.status !== "replan") continue;
				const detail = {
					subject: subjectOf(step.node),
					at: linePlace(facts, step)
				};
				yield problem("declared", { id: step.node }, detail);
			}
		}
	}),
	treeRule({
		id: "task-tree/rotation",
		title: "A finished tree was replaced by a new one",
		why: "With rotation: allow a tree whose root passed may make room for the next plan.",
		fix: "Nothing to do; keep the old tree in an archive if somebody may ask for it.",
		severity: "note",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		cutsRange: true,
		messages: { rotated: "a new tree '{id}' with {count} nodes replaced a finished one" },
		*check(facts, problem) {
			const { after } = facts;
			if (!facts.rotated || after?.root === void 0) return;
			const { id } = after.root;
			yield problem("rotated", {
				id,
				count: after.nodes.length
			}, {
				subject: subjectOf(id),
				at: inAfter("")
			});
		}
	}),
	treeRule({
		id: "task-tree/schema",
		title: "The tree follows its schema",
		why: "A tree that does not follow schemas/task_tree/v1.schema.json is read differently by every tool.",
		fix: "Give the field the type the schema asks for; all ten fields are required and no others are allowed.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		supersedes: [
			"task-tree/state-update",
			"task-tree/initial",
			"task-tree/undeclared-pass"
		],
		messages: schemaMessages,
		*check(facts, problem) {
			for (const { messageId, subject, pointer, place, field, expected, found } of facts.after?.schemaErrors ?? []) {
				const detail = {
					subject,
					at: inAfter(pointer),
					data: {
						field,
						expected,
						found
					}
				};
				yield problem(messageId, {
					place,
					field,
					expected,
					found
				}, detail);
			}
		}
	}),
	treeRule({
		id: "task-tree/selected-node",
		title: "The step is about the node the runner selects",
		why: "The runner selects the leftmost open leaf; a step on an inner or a passed node launders attempts.",
		fix: "Work on the leftmost open leaf, and declare that node.",
		severity: "error",
		messageSeverities: { notLeftmost: "warning" },
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: {
			notOpenLeaf: "{origin} step: '{id}' was not an open leaf; the runner would have selected '{leftmost}'",
			complete: "{origin} step: '{id}' was not an open leaf; the tree was complete",
			notLeftmost: "{origin} step: '{id}' was not the leftmost open leaf; the runner would have selected '{leftmost}'"
		},
		*check(facts, problem) {
			if (!facts.fits) return;
			yield* inEveryReading(facts, function* (reading) {
				for (const { step, known, openLeaf, leftmost } of reading.lines) {
					if (known === "maybe" || known === "no" && reading.lines.length === 1 || step.status === "replan") continue;
					const id = step.node;
					const origin = facts.source === "inferred" ? "inferred" : "declared";
					const detail = {
						subject: subjectOf(id),
						at: linePlace(facts, step),
						data: {
							node: id,
							declared: origin === "declared",
							selected: leftmost ?? null
						}
					};
					if (!openLeaf && leftmost === void 0) yield problem("complete", {
						origin,
						id
					}, detail);
					else if (!openLeaf) yield problem("notOpenLeaf", {
						origin,
						id,
						leftmost: leftmost ?? ""
					}, detail);
					else if (leftmost !== void 0 && leftmost !== id) yield problem("notLeftmost", {
						origin,
						id,
						leftmost
					}, detail);
				}
			});
		}
	}),
	treeRule({
		id: "task-tree/state-update",
		title: "Runner-owned fields are what the runner would have written",
		why: "passes and attempts belong to the runner: they follow from the step, whatever the agent writes.",
		fix: "Write the expected value, or declare the step that leads to this one.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		supersedes: [
			"task-tree/attempts-decreased",
			"task-tree/passes-withdrawn",
			"task-tree/derived-passes"
		],
		messages: { field: "{path}: {field} must be {expected} after this step, found {actual}" },
		*check(facts, problem) {
			yield* inEveryReading(facts, function* (reading) {
				for (const { node, field, expected, actual } of reading.mismatches) {
					const previous = facts.before?.byId.get(node.id);
					const related = previous === void 0 ? [] : [{
						...beforePlace(previous, field),
						label: "was"
					}];
					yield problem("field", {
						path: pathOf(node),
						field,
						expected: canonicalJson(expected),
						actual: canonicalJson(actual)
					}, withLegalMoves(facts, {
						subject: subjectOf(node.id, field),
						at: afterPlace(node, field),
						related,
						data: {
							path: pathOf(node),
							field,
							expected,
							actual
						}
					}));
				}
			});
		}
	}),
	treeRule({
		id: "task-tree/status",
		title: "The declared status agrees with the children of the selected node",
		why: "A status that the tree contradicts is a record of something that did not happen.",
		fix: "Declare what was done: decomposed when the node gained children, done or retry when it did not.",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		messages: {
			notGained: "status=decomposed but selected node '{id}' did not gain children (prev={prev}, next={next})",
			gained: "status={status} but selected node '{id}' gained children (prev={prev}, next={next})",
			missing: "selected node '{id}' missing in {which} tree"
		},
		*check(facts, problem) {
			yield* inEveryReading(facts, function* ({ counts }) {
				if (counts === void 0) return;
				const { step, before: prev, after: next, node } = counts;
				const { node: id } = step;
				const at = node === void 0 ? inAfter("") : afterPlace(node, "children");
				const detail = {
					subject: subjectOf(id),
					at,
					data: { status: step.status }
				};
				if (prev === void 0) yield problem("missing", {
					id,
					which: "prev"
				}, detail);
				else if (next === void 0) yield problem("missing", {
					id,
					which: "next"
				}, detail);
				else if (step.status === "decomposed" && next <= prev) yield problem("notGained", {
					id,
					prev,
					next
				}, detail);
				else if (step.status !== "decomposed" && next > prev) yield problem("gained", {
					status: step.status,
					id,
					prev,
					next
				}, detail);
			});
		}
	}),
	treeRule({
		id: "task-tree/step-declaration",
		title: "A declared step can be read and does not contradict itself",
		why: "A declaration that cannot be read, or that two sources give differently, declares nothing.",
		fix: "Write one line: Agent-Step: node=<id> status=<done|retry|decomposed|replan> guard=<pass|fail|skipped> [tree=<path>]",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		messages: {
			malformed: "the Agent-Step line cannot be read at \"{detail}\"",
			unknownKey: "the Agent-Step line has an unknown key '{detail}'",
			repeatedKey: "the Agent-Step line has the key '{detail}' twice",
			missingKey: "the Agent-Step line has no {detail}",
			badValue: "the declared step has an unknown value: {detail}",
			guardWithoutRun: "only status=done runs the guard, so guard=skipped was expected: {detail}",
			disagreement: "the sources of the step disagree: {detail}",
			noTree: "several task trees changed, and the declared step does not say tree=<path>: {detail}",
			unknownTree: "the declared step names a file that is no governed task tree: {detail}",
			runState: "the run state counts an iteration but does not name a step: {detail}"
		},
		*check(facts, problem) {
			for (const { messageId, line, text, detail } of facts.faults) {
				const subject = subjectOf("", line === 0 ? `declaration ${messageId}` : `declaration ${line}`);
				yield problem(messageId, { detail }, {
					subject,
					at: inAfter(""),
					data: {
						line,
						text
					}
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/stuck-node",
		title: "A stuck node takes no further step",
		why: "attempts == max_attempts means the runner has given up on the node; another attempt was never granted.",
		fix: "Ask the owner to raise max_attempts in a commit of its own, or to decompose or replan the node.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: { stuck: "status={status} on node '{id}', which was stuck: no attempt was left" },
		*check(facts, problem) {
			yield* inEveryReading(facts, function* (reading) {
				for (const { step, stuck } of reading.lines) {
					if (!stuck || step.status !== "done" && step.status !== "retry") continue;
					const detail = {
						subject: subjectOf(step.node),
						at: linePlace(facts, step, "attempts")
					};
					yield problem("stuck", {
						status: step.status,
						id: step.node
					}, detail);
				}
			});
		}
	}),
	treeRule({
		id: "task-tree/undeclared-pass",
		title: "A leaf passes only by a declared step",
		why: "That a pass could be explained does not prove that a guard ran: somebody has to say so.",
		fix: "Declare the step in the commit message: Agent-Step: node=<id> status=done guard=pass",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		needs: [["message", "steps"]],
		supersedes: ["task-tree/state-update", "task-tree/undeclared-step"],
		messages: { undeclared: "{path}: passes turned true and nothing declared the step" },
		*check(facts, problem) {
			if (facts.source !== "inferred" || facts.guard === "success") return;
			for (const node of flippedLeaves(facts, "without-born")) {
				const id = spellId(node.id);
				yield problem("undeclared", { path: pathOf(node) }, {
					subject: subjectOf(node.id, "passes"),
					at: afterPlace(node, "passes"),
					data: { declaration: `Agent-Step: node=${id} status=done guard=pass` }
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/undeclared-step",
		title: "Every runner-owned change is declared",
		why: "With steps: {required: true} a step that nobody declared is not a step, even where it could be explained.",
		fix: "Declare the step in the commit message: Agent-Step: node=<id> status=<status> guard=<guard>",
		severity: "off",
		since: "0.1.0",
		scopes: ["step", "merge"],
		needs: [["message", "steps"]],
		messages: { undeclared: "{path}: {fields} changed and nothing declared the step" },
		*check(facts, problem) {
			if (facts.source !== "inferred") return;
			const owned = [
				"passes",
				"attempts",
				...facts.options.runnerOwned
			];
			for (const { after, changed } of facts.pairs) {
				const isInner = after.children.length > 0;
				const fields = changed.filter((field) => owned.includes(field) && !(isInner && field === "passes"));
				const field = fields.includes("passes") ? "passes" : fields[0];
				if (field === void 0) continue;
				yield problem("undeclared", {
					path: pathOf(after),
					fields: fields.join(" and ")
				}, {
					subject: subjectOf(after.id, field),
					at: afterPlace(after, field),
					data: { fields }
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/unique-ids",
		title: "Node ids are unique",
		why: "Two nodes with one id cannot be told apart, so neither can be judged.",
		fix: "Give each node an id of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		messages: { duplicate: invariantMessages.duplicate },
		*check(facts, problem) {
			for (const { type, node, values, occurrence } of facts.breaches) {
				if (type !== "duplicate") continue;
				yield problem("duplicate", values, {
					subject: subjectOf(node.id, `occurrence ${occurrence}`),
					at: afterPlace(node, "id")
				});
			}
		}
	})
];
// src/kinds/task-tree/view.ts
function viewOf(tree) {
	const selected = leftmostOpenLeaf(tree);
	return {
		shape: "tree",
		nodes: tree.nodes.map((node) => viewNode(node, selected)),
		links: []
	};
}
function viewNode(node, selected) {
	const title = typeof node.raw.title === "string" ? node.raw.title : "";
	return {
		subject: subjectOf(node.id),
		label: title === "" ? node.id : title,
		state: stateOf(node, selected),
		detail: `${node.attempts} of ${node.maxAttempts} attempts`,
		...node.parent === void 0 ? {} : { parent: subjectOf(node.parent.id) }
	};
}
function stateOf(node, selected) {
	if (node.passes) return "done";
	if (node.children.length === 0 && isStuck(node)) return "stuck";
	return node === selected ? "active" : "open";
}
// src/kinds/task-tree/index.ts
const taskTree = {
	id: "task-tree",
	title: "Task tree of an agent runner",
	files: ["**/.runner/state/tree.json"],
	sniff: () => true,
	options: taskTreeOptionsSchema,
	defaults: defaultTaskTreeOptions,
	checkOptions: checkTaskTreeOptions,
	checkRuleOptions,
	impliedSeverities: ({ steps, replan, runnerOwned }) => ({
		"task-tree/undeclared-step": steps.required ? "error" : "off",
		"task-tree/replan": replan,
		"task-tree/attempt-limit-raised": runnerOwned.includes("max_attempts") ? "error" : "warning"
	}),
	deletion: "error",
	lookback: 0,
	rules,
	parts: (path, options) => [{
		role: runStateRole,
		glob: runStatePath(path, options)
	}],
	addressed(message) {
		const { steps } = parseDeclarations(message);
		const paths = steps.flatMap((step) => step.tree ?? []);
		return {
			paths,
			unnamed: paths.length < steps.length
		};
	},
	reader: (_options, limits) => treeReader(limits),
	compare: compareTrees,
	step(facts) {
		const step = facts.readings[0]?.steps.at(-1);
		return step === void 0 ? void 0 : {
			...step,
			source: facts.source
		};
	},
	entities: (tree) => tree.byId.keys(),
	entity: entityOf,
	graft: graftTree,
	view: viewOf
};
function runStatePath(path, options) {
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	return options.steps.runState.replaceAll("{dir}", folder).replace(/^\.\//, "");
}
// src/kinds/index.ts
const kinds = [taskTree, checklist];
// src/entry/policy.ts
function policyInput(policy, kinds) {
	const { govern, limits, isIgnored, policyRules, waivers, waiversFrom } = policy;
	return {
		govern,
		limits,
		isIgnored,
		policyRules,
		waivers,
		waiversFrom,
		policyKinds: kinds
	};
}
// src/entry/action-policy.ts
async function policyOfPlan(blobs, { policyFrom }, { config }, history) {
	const named = config === void 0 ? {} : { policyPath: config };
	const none = {
		configuration: null,
		waivers: null
	};
	if (policyFrom === null) return known$1({
		input: {
			...policyInput(policyOf(none, kinds), kinds),
			...named
		},
		notices: []
	});
	const read = await policyBytesAt({
		history,
		blobs
	}, policyFrom, config);
	if (!read.ok) return read;
	return known$1({
		input: {
			...policyInput(policyOf(read.value, kinds), kinds),
			...named,
			policyFrom
		},
		notices: config !== void 0 && read.value.configuration === null ? [absentNotice(config, policyFrom)] : []
	});
}
function absentNotice(config, at) {
	return `${config} does not stand at ${at.slice(0, 7)}, where the policy is read: the built-in defaults judge`;
}
// src/entry/action-squash.ts
const mostAsked = 50;
async function readSquashes(commits, mergedAs) {
	const found = new Map();
	const notices = new Set();
	const ask = mergedAs === void 0 ? void 0 : asker(mergedAs);
	for (const commit of commits) {
		const pull = squashedPull(commit);
		if (pull === void 0) continue;
		const answer = await ask?.(pull);
		if (typeof answer === "object" && answer !== null) notices.add(answer.refused);
		if (answer === null || typeof answer === "string" && answer !== commit.id) notices.add(`${commit.id.slice(0, 7)} names #${pull}, which was not merged as this commit: judged as a commit`);
		else found.set(commit.id, {
			pull,
			checked: answer === commit.id
		});
	}
	return {
		squashOf: ({ id }) => found.get(id),
		notices: [...notices]
	};
}
function asker(mergedAs) {
	const answers = new Map();
	let isRefused = false;
	return async (pull) => {
		if (answers.has(pull)) return answers.get(pull);
		if (isRefused || answers.size >= mostAsked) return void 0;
		const answer = await asked(mergedAs, pull);
		isRefused = typeof answer === "object" && answer !== null;
		answers.set(pull, answer);
		return answer;
	};
}
async function asked(mergedAs, pull) {
	try {
		return await mergedAs(pull);
	} catch (error) {
		return { refused: `squashed pull requests were not checked: ${refusalOf(error)}` };
	}
}
function mergedAsOf(token, repository) {
	return async (pull) => {
		const api = await openApi(token);
		try {
			const { data } = await api.rest.pulls.get({
				...repository(),
				pull_number: pull
			});
			return data.merged ? data.merge_commit_sha : null;
		} catch (error) {
			if (isNotFound(error)) return null;
			throw error;
		}
	};
}
function isNotFound(error) {
	return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}
// src/entry/action-workflows.ts
const mostNamed = 3;
function workflowNotices(commits) {
	const paths = commits.flatMap(({ changes }) => changes.map(({ path }) => path));
	const changed = [...new Set(paths.filter((path) => /^\.github\/workflows\/./s.test(path)))];
	if (changed.length === 0) return [];
	const rest = changed.length - mostNamed;
	return [`${`${changed.sort(compareCodePoints).slice(0, mostNamed).join(", ")}${rest > 0 ? ` and ${rest} more` : ""} ${changed.length === 1 ? "is" : "are"} changed`}: a workflow decides whether this gate runs, so have whoever owns the gate review it`];
}
// src/entry/action-judge.ts
async function judgePlan(git, plan, rules) {
	const { value, lacking } = await deepenUntil(git, plan.tip === null ? [plan.head] : [plan.tip, plan.head], () => attempt(git, plan, rules));
	return lacking === void 0 ? value : cannotJudge(lacking);
}
async function attempt(git, plan, rules) {
	const objects = createGitBlobs(git);
	try {
		const prepared = await prepare(git, objects, plan);
		if (!prepared.ok) return tried(cannotJudge(prepared.obstacle));
		const watch = historyWatch();
		const policy = await policyOfPlan(objects, plan, rules, prepared.value.history);
		if (!policy.ok) return tried(cannotJudge(policy.obstacle));
		const { input, notices } = policy.value;
		const report = await judge({
			git,
			objects,
			plan,
			rules,
			watch,
			policy: input,
			notices
		}, prepared.value);
		const failed = objects.obstacle();
		return failed === void 0 ? tried(report, watch.lacking()) : tried(cannotJudge(failed));
	} finally {
		await objects.close();
	}
}
function tried(report, unasked) {
	return {
		value: report,
		lacking: report.obstacles.find(({ code }) => code === "history-missing") ?? unasked
	};
}
async function prepare(git, objects, plan) {
	const { tip, head } = plan;
	if (tip === null) return {
		ok: true,
		value: createWholeHistory(git, objects, head)
	};
	const range = await resolveRange(git, `${tip}..${head}`);
	if (range.ok) {
		const rewritten = range.value.bases.includes(tip) ? {} : { rewritten: tip };
		const whole = {
			...range.value,
			besides: plan.besides ?? []
		};
		return {
			ok: true,
			value: {
				history: createGitHistory(git, objects),
				range: whole,
				...rewritten
			}
		};
	}
	return range.obstacle.code === "histories-unrelated" && plan.mayBeUnrelated === true ? {
		ok: true,
		value: createWholeHistory(git, objects, head)
	} : range;
}
async function judge(judging, { history, range, rewritten }) {
	const { objects: blobs, plan, rules, watch, policy } = judging;
	const commits = await history.commits(range);
	const { squashOf, notices } = await squashesOf(judging, commits);
	const merged = await mergeOf(judging);
	const report = await checkRange({
		...policy,
		history: {
			...watch.over(history),
			commits: async (asked) => asked === range ? commits : history.commits(asked)
		},
		range,
		blobs,
		guard: rules.guard,
		...rules.granularity === "squash" ? { granularity: rules.granularity } : {},
		...squashOf === void 0 ? {} : { squashOf },
		...merged?.ok ? { mergeResult: merged.result } : {},
		notices: [
			...plan.notices,
			...judging.notices,
			...commits.ok ? workflowNotices(commits.value) : [],
			...notices,
			...merged?.ok === false ? [merged.notice] : []
		]
	});
	if (rewritten === void 0 || plan.rewrite === void 0) return report;
	return joinReports([report, await judgeRewritten(judging, rewritten)]) ?? report;
}
async function squashesOf({ plan: { lands }, rules }, commits) {
	if (lands === void 0 || rules.granularity !== "auto" || !commits.ok) return { notices: [] };
	return readSquashes(commits.value, lands === "merged" ? rules.mergedAs : void 0);
}
async function mergeOf({ git, objects, plan }) {
	if (plan.merge === void 0 || plan.policyFrom === null) return void 0;
	return mergeResultOf(git, objects, {
		tip: plan.policyFrom,
		head: plan.head,
		...plan.merge
	});
}
async function judgeRewritten({ git, objects: blobs, plan, policy, watch }, before) {
	const rewrite = await createRewriteHistory(git, blobs, before, plan.head);
	if (!rewrite.ok) return cannotJudge(rewrite.obstacle);
	const { history, range } = rewrite.value;
	const onDefaultBranch = plan.rewrite === "error";
	const { policyKinds: _, ...rules } = policy;
	return judgeRewrite({
		...rules,
		history: watch.over(history),
		range,
		blobs,
		onDefaultBranch
	});
}
function historyWatch() {
	let lacking;
	return {
		lacking: () => lacking,
		over: (below) => ({
			...below,
			upTo: async (commit, count) => {
				const answer = await below.upTo(commit, count);
				if (!answer.ok && answer.obstacle.code === "history-missing") lacking = answer.obstacle;
				return answer;
			}
		})
	};
}
function cannotJudge(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
// src/entry/action-plan.ts
function planOf(git, target) {
	switch (target.type) {
		case "pull-request": return pullRequestPlan(git, target);
		case "push": return pushPlan(git, target);
		default: return endsPlan(git, target, target.type === "merge-group" ? { lands: "queued" } : {});
	}
}
async function pullRequestPlan(git, target) {
	const { base, head, baseBranch, mergeResult } = target;
	const brought = await bringCommits(git, [base, head]);
	if (!brought.ok) return brought;
	return {
		ok: true,
		value: {
			tip: await laterTip(git, base, baseBranch),
			head,
			policyFrom: base,
			notices: [],
			merge: mergeResult === void 0 ? {} : { candidate: mergeResult }
		}
	};
}
async function laterTip(git, base, branch) {
	const tracked = await resolveCommit(git, `refs/remotes/origin/${branch}`);
	if (!tracked.ok) return base;
	const related = await ancestry(git, base, tracked.value);
	return related.ok && related.value.bases.includes(base) ? tracked.value : base;
}
async function pushPlan(git, target) {
	const { before, after, branch, defaultBranch } = target;
	const head = await bringCommits(git, [after]);
	if (!head.ok) return head;
	if (before === void 0) return newBranchPlan(git, target, []);
	const onDefault = branch === defaultBranch;
	const brought = await bringCommits(git, [before]);
	if (brought.ok) {
		const rewrite = onDefault ? "error" : "note";
		const ends = {
			tip: before,
			head: after,
			policyFrom: before
		};
		const besides = onDefault ? [] : await trackedDefault(git, defaultBranch);
		return {
			ok: true,
			value: {
				...ends,
				...landing(onDefault),
				besides,
				rewrite,
				notices: []
			}
		};
	}
	if (onDefault) return brought;
	return newBranchPlan(git, target, [`${before}, where ${branch} stood before it was rewritten, is gone; judged from where ${branch} leaves ${defaultBranch}`]);
}
async function newBranchPlan(git, { after, branch, defaultBranch }, notices) {
	const onDefault = branch === defaultBranch;
	const tip = onDefault ? {
		ok: true,
		value: null
	} : await defaultTip(git, defaultBranch);
	if (!tip.ok) return tip;
	return {
		ok: true,
		value: {
			tip: tip.value,
			head: after,
			policyFrom: tip.value,
			...landing(onDefault),
			mayBeUnrelated: true,
			notices
		}
	};
}
function landing(onDefault) {
	return onDefault ? { lands: "merged" } : {};
}
async function trackedDefault(git, branch) {
	const tracked = await resolveCommit(git, `refs/remotes/origin/${branch}`);
	return tracked.ok ? [tracked.value] : [];
}
async function defaultTip(git, branch) {
	const tracked = await resolveCommit(git, `refs/remotes/origin/${branch}`);
	if (tracked.ok) return tracked;
	const listed = await remoteBranch(git, branch);
	if (!listed.ok || listed.value === null) return listed;
	const brought = await bringCommits(git, [listed.value]);
	return brought.ok ? listed : brought;
}
async function endsPlan(git, ends, lands) {
	const brought = await bringCommits(git, [ends.base, ends.head].filter(isObjectId));
	if (!brought.ok) return brought;
	const tip = await resolveCommit(git, ends.base);
	if (!tip.ok) return tip;
	const head = await resolveCommit(git, ends.head);
	if (!head.ok) return head;
	return {
		ok: true,
		value: {
			tip: tip.value,
			head: head.value,
			policyFrom: tip.value,
			...lands,
			notices: []
		}
	};
}
// src/entry/action-run.ts
const guardCancelled = {
	code: "guard-cancelled",
	message: "The guard was cancelled, so nobody knows whether the work it was to prove is done.",
	fix: "Run the job again that the guard speaks of."
};
function callOf(event, get, { workspace, repository }) {
	const inputs = readInputs(get);
	return isUsageError(inputs) ? inputs : {
		event,
		inputs,
		workspace,
		repository
	};
}
async function judgeEvent(call) {
	const { event, inputs } = call;
	const target = readTarget(event, inputs.ends);
	if (isUsageError(target)) return target;
	if (target.type === "nothing") return nothing(target.reason);
	const { guard } = inputs;
	if (guard === "cancelled") return judged(cannotJudge(guardCancelled));
	const { granularity, config, token } = inputs;
	return judgeTarget(call, target, {
		guard,
		granularity,
		config,
		mergedAs: token === void 0 ? void 0 : mergedAsOf(token, call.repository)
	});
}
async function judgeTarget({ inputs, workspace }, target, rules) {
	const git = openGitRepository(resolve(workspace, inputs.path));
	const plan = await planOf(git, target);
	if (!plan.ok) return refused(plan.obstacle);
	const { tip, head, notices } = plan.value;
	return {
		report: await judgePlan(git, plan.value, rules),
		notices,
		range: tip === null ? `every commit up to ${head}` : `${tip}..${head}`,
		head
	};
}
function refused(obstacle) {
	if (isUsageObstacle(obstacle)) return usageError(`${obstacle.message} ${obstacle.fix}`);
	return judged(cannotJudge(obstacle));
}
function nothing(reason) {
	return judged(buildReport({ findings: [] }), [`${reason}: there is nothing to judge`]);
}
function judged(report, notices = []) {
	return {
		report,
		notices
	};
}
// src/entry/action.ts
let hasFailed = false;
process.exitCode = exitCodes.cannotJudge;
process.on("unhandledRejection", fail);
process.on("uncaughtException", fail);
try {
	const code = await run();
	if (!hasFailed) process.exitCode = code;
} catch (error) {
	fail(error);
}
async function run() {
	const core = await loadToolkit();
	const { context } = core;
	const call = callOf({
		name: context.eventName,
		payload: context.payload,
		sha: context.sha
	}, core.getInput, {
		workspace: process.env.GITHUB_WORKSPACE ?? process.cwd(),
		repository: () => context.repo
	});
	if (isUsageError(call)) return refuse(core, call);
	const judgement = await judgeEvent(call);
	if (isUsageError(judgement)) return refuse(core, judgement);
	return publish(runnerOf(core), call, judgement);
}
async function loadToolkit() {
	try {
		return await import("./action-action-toolkit.js");
	} catch (error) {
		throw error instanceof SyntaxError ? new Error("the payload (GITHUB_EVENT_PATH) is no JSON") : error;
	}
}
function runnerOf(core) {
	return {
		setOutput: core.setOutput,
		print: (text) => void process.stdout.write(text),
		info: (message) => core.info(printable(message)),
		notice: (message) => core.notice(printable(message)),
		fail: (message) => core.error(printable(message)),
		writeSummary: async (markdown) => {
			if ((process.env.GITHUB_STEP_SUMMARY ?? "") !== "") await core.summary.addRaw(markdown, true).write();
		}
	};
}
function refuse(core, { usage }) {
	core.setOutput("verdict", "cannot-judge");
	core.error(printable(`stateward: ${usage}`));
	return exitCodes.usage;
}
function fail(error) {
	hasFailed = true;
	process.exitCode = exitCodes.cannotJudge;
	const said = `stateward: cannot judge, something unexpected went wrong.\n${error instanceof Error ? error.stack ?? error.message : String(error)}`;
	process.stdout.write(`::error::${escapeData(said.split("\n").map(printable).join("\n"))}\n`);
}
function printable(message) {
	return safeLineStart(safeText(message));
}
export {};
