import { H as mostFindings, O as joinedBytes, V as defaultLimits, Y as typesInWords, _ as wholeValue, dt as appendToken, h as byContainer, m as editedValue, mt as pointerTokens, p as alignLists, z as jsonEqual } from "./core.js";
import { E as isJsonObject, T as isJsonArray, w as compareCodePoints } from "./hook-names.js";
// src/text/id-pattern.ts
const placeholders = {
	"{n}": String.raw`\d{1,9}(?:\.\d{1,9})*(?:[a-z](?![a-z]))?`,
	"{w}": `[A-Z][A-Z0-9]{0,31}`
};
const wrappers$1 = [
	"",
	"**",
	"__",
	"`",
	"~~"
];
function leadingId(patterns) {
	const rows = patterns.map(pieces);
	return (text) => {
		for (const row of rows) for (const wrapper of wrappers$1) {
			const found = text.startsWith(wrapper) ? matchRow(row, text, wrapper) : void 0;
			if (found !== void 0) return found;
		}
	};
}
function phraseFinder(patterns) {
	const rows = patterns.map(pieces).filter((row) => row.length > 0);
	return (text) => {
		const found = [];
		let rest = "";
		let from = 0;
		for (let at = 0; at < text.length; at++) {
			const end = rows.map((row) => rowEnd(row, text, at)).find((each) => each > at) ?? -1;
			if (end < 0) continue;
			found.push(text.slice(at, end));
			rest += text.slice(from, at);
			from = end;
			at = end - 1;
		}
		return {
			found,
			rest: (rest + text.slice(from)).replace(/\s+/g, " ").trim()
		};
	};
}
function pieces(pattern) {
	return pattern.split(/(\{[nw]\})/).filter((piece) => piece !== "").map((piece) => {
		const source = placeholders[piece];
		return source === void 0 ? { literal: piece } : { sticky: new RegExp(source, "y") };
	});
}
function matchRow(row, text, wrapper) {
	const end = rowEnd(row, text, wrapper.length);
	return end <= wrapper.length ? void 0 : withRest(text, wrapper, end);
}
function rowEnd(row, text, from) {
	let at = from;
	for (const piece of row) {
		at = "literal" in piece ? literalEnd(piece.literal, text, at) : stickyEnd(piece.sticky, text, at);
		if (at < 0) return -1;
	}
	return at;
}
function literalEnd(literal, text, at) {
	return text.startsWith(literal, at) ? at + literal.length : -1;
}
function stickyEnd(sticky, text, at) {
	sticky.lastIndex = at;
	return sticky.test(text) ? sticky.lastIndex : -1;
}
const wide = "：．）、";
const closing = `.:)${wide}`;
function withRest(text, wrapper, end) {
	let at = skip(text, end, closing);
	const isClosed = wrapper !== "" && text.startsWith(wrapper, at);
	if (isClosed) at = skip(text, at + wrapper.length, closing);
	const isApart = at > end && wide.includes(text.charAt(at - 1));
	if (at < text.length && text[at] !== " " && !isApart) return void 0;
	if (wrapper === "`" && !isClosed) return void 0;
	const after = text.slice(at).trimStart().replace(/^[-–—]+ /, "").trimStart();
	return {
		id: text.slice(wrapper.length, end).replace(/[.:)：．）、]$/, ""),
		rest: isClosed || wrapper === "" ? after : wrapper + after
	};
}
function skip(text, from, characters) {
	let at = from;
	while (at < text.length && characters.includes(text.charAt(at))) at++;
	return at;
}
// src/text/task-text.ts
const wrappers = [
	"**",
	"__",
	"~~",
	"*",
	"_"
];
const signs = new Set("✅✔✓☑❌✖⏳⌛🔄🚧🎉🟢🟡🔴🔵⬜⬛️ ");
const isUnfolded = /[^\S ]| {2}/;
const longestStatus = 40;
const statusWords = `(?:done|completed?|finished|in[ -]progress|wip|todo|pending|not started|blocked)`;
const progress = String.raw`\d+ ?(?:/|of) ?\d+(?: [a-z]+)?|\d+ ?%(?: [a-z]+)?`;
const dated = String.raw`(?: (?:on |at )?\d{4}-\d{2}-\d{2})?`;
const status = new RegExp(`^(?:${statusWords}${dated}|${progress})$`, "i");
const statusAfterDash = /(?:^| )[-–—:]+ ?(?:DONE|COMPLETED?|FINISHED|IN PROGRESS|TODO|PENDING|BLOCKED)$/;
function foldText(text) {
	const visible = withoutComments(text);
	return (isUnfolded.test(visible) ? visible.replace(/\s+/g, " ") : visible).trim();
}
function cleanText(folded) {
	let text = folded;
	let isStruck = false;
	for (let pass = 0; pass < 8; pass++) {
		const bare = withoutStatus(withoutSigns(text));
		const wrapper = wrapperOf(bare);
		isStruck ||= wrapper === "~~";
		const next = bare.slice(wrapper.length, bare.length - wrapper.length).trim();
		if (next === text || next === "") break;
		text = next;
	}
	return {
		text,
		isStruck
	};
}
function withoutSigns(text) {
	let end = text.length;
	for (let sign = signBefore(text, end); sign > 0; sign = signBefore(text, end)) end -= sign;
	let start = 0;
	for (let sign = signAt(text, start); sign > 0 && start < end; sign = signAt(text, start)) start += sign;
	return text.slice(start, end);
}
function signAt(text, at) {
	const sign = at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : "";
	return signs.has(sign) ? sign.length : 0;
}
function signBefore(text, end) {
	if (end === 0) return 0;
	if (signs.has(text.charAt(end - 1))) return 1;
	return end > 1 && signs.has(text.slice(end - 2, end)) ? 2 : 0;
}
function withoutStatus(text) {
	const last = text.at(-1);
	const opener = last === ")" ? "(" : last === "]" ? "[" : void 0;
	const from = opener === void 0 ? -1 : text.slice(-40).lastIndexOf(opener);
	if (from >= 0) {
		const at = Math.max(0, text.length - longestStatus) + from;
		return status.test(withoutSigns(text.slice(at + 1, -1))) ? text.slice(0, at).trimEnd() : text;
	}
	const tail = text.slice(-40);
	const found = statusAfterDash.exec(tail);
	return found === null ? text : text.slice(0, text.length - tail.length + found.index).trimEnd();
}
function wrapperOf(text) {
	const found = wrappers.find((mark) => text.startsWith(mark));
	if (found === void 0 || text.length <= 2 * found.length || !text.endsWith(found)) return "";
	return text.indexOf(found, found.length) === text.length - found.length ? found : "";
}
function withoutComments(text) {
	let kept = "";
	let from = 0;
	for (let start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", from)) {
		const end = text.indexOf("-->", start + 2);
		if (end < 0) break;
		kept += `${text.slice(from, start)} `;
		from = end + 3;
	}
	return kept + text.slice(from);
}
// src/text/plain-text.ts
function plainText(folded) {
	const bare = withoutDecoration(folded);
	if (!isMarked.test(bare)) return bare;
	return withoutTags(withoutEmphasis(bare.replace(link, (_, label) => label).replace(autolink, "$1").replace(escaped, "$1").replaceAll("`", "").replace(doubleQuotes, "\"").replace(singleQuotes, "'"))).replace(/\s+/g, " ").trim();
}
function linkTargets(folded) {
	if (!folded.includes("](")) return new Map();
	return new Map([...folded.matchAll(link)].map(([, label = "", target = ""]) => [plainText(label), target]));
}
function deniedWork(folded, tags = []) {
	const tag = tags.find((each) => denied.test(each));
	if (tag !== void 0) return `[${tag}]`;
	const end = folded.slice(-longestEnd).replace(/[*_`~ ]+$/, "");
	return (trailingDenials.map((each) => each.exec(end)).find((each) => each !== null) ?? leadingDenial.exec(folded))?.[0].trim();
}
const isMarked = /[*_`\\[\]<“”„‟‘’‚‛]/;
const link = /!?\[([^[\]]{1,400})\]\(<?([^()\s<>]{1,400})>?(?: "[^"]{0,200}")?\)/g;
const autolink = /<(https?:\/\/[^<>\s]{1,400})>/g;
const escaped = /\\([!-/:-@[-`{-~])/g;
const doubleQuotes = /[“”„‟]/g;
const singleQuotes = /[‘’‚‛]/g;
const tag$1 = /^\[[A-Z][A-Z0-9-]{0,15}\](?![([:]) */;
const emphasis = /(^|[^\p{L}\p{N}])(\*{1,3}|_{1,3})(?=\S)([^*_]{0,400}[^*_\s])\2(?![\p{L}\p{N}])/gu;
const longestEnd = 120;
const words = `deferred|skipped|won['’]?t[ -]?(?:do|fix)|cancell?ed|not[ -]done|abandoned|postponed`;
const capitals = `DEFERRED|SKIPPED|WON['’]?T (?:DO|FIX)|CANCELL?ED|NOT DONE`;
const reason = String.raw`(?: ?[:,;–—-]| (?:to|until|till|for|by|as|since|because|per|due)\b)[^()[\]]{0,60}`;
const denied = new RegExp(`^(?:${words})$`, "i");
const leadingDenial = new RegExp(String.raw`^[*_]{0,3}[([](?:${words})[)\]]`, "i");
const trailingDenials = [
	new RegExp(String.raw`[([](?:${words})(?:${reason})?[)\]]$`, "i"),
	new RegExp(`(?:^| )[-–—:]+ ?(?:${capitals})$`),
	/(?:^| )WON['’]?T (?:DO|FIX)$/
];
const decorations = [
	/ ?(?:✅|✔|☑|✓)\uFE0F? ?\d{4}-\d{2}-\d{2}$/,
	/ ?\((?:commit |sha )?`?(?=[0-9a-f]*\d)[0-9a-f]{7,40}`?\)$/i,
	/ ?[([](?:COMPLETED|COMPLETE|DONE|FINISHED)(?:[ :,–—-][^()[\]]{0,80})?[)\]]$/
];
const outcome = / (?:→|↳) ?\*{0,2}[A-Z][A-Za-z ]{0,24}:/;
function withoutDecoration(folded) {
	const noted = outcome.exec(folded)?.index ?? -1;
	let text = cleanText(noted > 0 ? folded.slice(0, noted) : folded).text;
	for (let pass = 0; pass < 8; pass++) {
		const end = text.slice(-120);
		const found = [...decorations, ...trailingDenials].map((each) => each.exec(end)).find((each) => each !== null);
		if (found === void 0 || found === null) return text;
		const next = cleanText(text.slice(0, text.length - end.length + found.index).trimEnd()).text;
		if (next === "" || next === text) return text;
		text = next;
	}
	return text;
}
function withoutEmphasis(text) {
	let at = text;
	for (let pass = 0; pass < 3; pass++) {
		const next = at.replace(emphasis, "$1$3");
		if (next === at) return at;
		at = next;
	}
	return at;
}
function withoutTags(text) {
	let at = text;
	for (let pass = 0; pass < 8; pass++) {
		const next = at.replace(tag$1, "");
		if (next === at || next === "") return at;
		at = next;
	}
	return at;
}
// src/text/source.ts
const lineFeed$1 = 10;
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
		lineText: (line) => lineIn(text, lineStarts(), line),
		lineStart: (line) => lineStarts()[line - 1] ?? text.length
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
		if (code === carriageReturn && text.charCodeAt(offset + 1) === lineFeed$1) offset++;
		else if (code !== lineFeed$1 && code !== carriageReturn) continue;
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
	return text.charCodeAt(end - 1) === lineFeed$1 && text.charCodeAt(end - 2) === carriageReturn ? 2 : 1;
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
		const length = sequenceLength(bytes, offset);
		if (length === 0) return offset;
		offset += length;
	}
	return offset;
}
function sequenceLength(bytes, offset) {
	const lead = bytes[offset] ?? 0;
	if (lead < 128) return 1;
	const length = lengthOf$1(lead);
	for (let index = 1; index < length; index++) {
		const byte = bytes[offset + index] ?? 0;
		const lowest = index === 1 ? lowestSecond(lead) : 128;
		const highest = index === 1 ? highestSecond(lead) : 191;
		if (byte < lowest || byte > highest) return 0;
	}
	return length;
}
function lengthOf$1(lead) {
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
	if (looksLikeUtf16(bytes)) return refused("looks like UTF-16; save it as UTF-8");
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
	if (byte === void 0) return refused("too large to be read as one text");
	return refused(`not UTF-8: the byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")} at byte offset ${offset + skipped} begins no valid character; save it as UTF-8`, decodeUtf8(content.subarray(0, offset)));
}
function refused(message, readable = "") {
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
// src/text/markdown-line.ts
const tabWidth = 4;
function markdownLine(raw, number) {
	const start = raw.length - raw.trimStart().length;
	let indent = 0;
	for (let at = 0; at < start; at++) indent += raw[at] === "	" ? tabWidth - indent % tabWidth : 1;
	return {
		number,
		indent,
		text: raw.trim(),
		start
	};
}
const fence = /^(`{3,}|~{3,})(.*)$/;
function fenceOf(text) {
	const [, marks, info = ""] = fence.exec(text) ?? [];
	return marks?.startsWith("`") && info.includes("`") ? void 0 : marks;
}
function closesFence(text, marks) {
	return text.length >= marks.length && text === marks.charAt(0).repeat(text.length);
}
function headingOf(text) {
	const marks = /^#{1,6}(?=[ \t]|$)/.exec(text)?.[0];
	if (marks === void 0) return void 0;
	const own = text.slice(marks.length).trim();
	let end = own.length;
	while (own[end - 1] === "#") end--;
	const isClosed = end < own.length && (end === 0 || /[ \t]/.test(own.charAt(end - 1)));
	return {
		level: marks.length,
		text: isClosed ? own.slice(0, end).trimEnd() : own
	};
}
function underlineLevel(text) {
	if (/^=+$/.test(text)) return 1;
	return /^-+$/.test(text) ? 2 : void 0;
}
function isRule(text) {
	const mark = text.charAt(0);
	if (mark === "" || !"-_*".includes(mark)) return false;
	let count = 0;
	for (const character of text) if (character === mark) count++;
	else if (character !== " " && character !== "	") return false;
	return count >= 3;
}
const bullet = /(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)/y;
function afterBullet(text, at) {
	bullet.lastIndex = at;
	return bullet.test(text) ? bullet.lastIndex : -1;
}
function standsAlone(text) {
	return text.startsWith(">") || /^<[A-Za-z/!?]/.test(text);
}
function isConflictStart({ indent, text }) {
	return indent === 0 && /^<{7}(?: |$)/.test(text);
}
// src/text/table-rows.ts
const delimiterCell = /^:?-+:?$/;
function cellsOf(line) {
	const cells = [];
	const from = line.length - line.trimStart().length;
	const end = line.trimEnd().length;
	let start = line[from] === "|" ? from + 1 : from;
	for (let at = start; at < end; at++) if (line[at] === "\\") at++;
	else if (line[at] === "|") {
		cells.push(cellAt(line, start, at));
		start = at + 1;
	}
	if (start < end) cells.push(cellAt(line, start, end));
	return cells;
}
function isDelimiterRow(line, columns) {
	if (!/^[ \t|:-]+$/.test(line) || !line.includes("-")) return false;
	const cells = cellsOf(line);
	return cells.length === columns && cells.every(({ text }) => delimiterCell.test(text));
}
function cellAt(line, from, to) {
	const raw = line.slice(from, to);
	const lead = raw.length - raw.trimStart().length;
	const text = raw.trim();
	return {
		text: text.replaceAll("\\|", "|"),
		start: from + lead,
		length: text.length
	};
}
// src/text/markdown-scan.ts
const nesting = 2;
const codeIndent = 4;
function scanMarkdown(source, handler, maxDepth) {
	const scan = {
		handler,
		maxDepth,
		open: [],
		hidden: void 0,
		paragraph: void 0,
		table: "none"
	};
	const { lineCount } = source;
	for (let number = frontmatterEnd(source) + 1; number <= lineCount; number++) {
		const line = markdownLine(source.lineText(number) ?? "", number);
		if (isHidden(scan, line)) continue;
		if (isConflictStart(line)) return {
			reason: "conflict-marker",
			line
		};
		takeLine(scan, line, () => source.lineText(number + 1) ?? "");
		if (scan.open.length > maxDepth) return {
			reason: "too-deep",
			line
		};
		if (handler.isFull()) return {
			reason: "too-many-values",
			line
		};
	}
}
function frontmatterEnd(source) {
	if (source.lineText(1)?.trimEnd() !== "---") return 0;
	for (let number = 2; number <= source.lineCount; number++) {
		const text = source.lineText(number)?.trimEnd();
		if (text === "---" || text === "...") return number;
	}
	return 0;
}
function isHidden(scan, { text, indent }) {
	const { hidden } = scan;
	if (hidden === void 0) return false;
	if (text !== "" && indent < hidden.leastIndent) {
		scan.hidden = void 0;
		return false;
	}
	if (hidden.ends(text)) scan.hidden = void 0;
	return true;
}
function takeLine(scan, line, next) {
	if (scan.table === "heads") {
		scan.table = "rows";
		return;
	}
	if (line.text === "") {
		endBlock(scan);
		return;
	}
	if (line.indent >= codeIndent && scan.open.length === 0) {
		if (scan.paragraph !== void 0) takeText(scan, line);
		return;
	}
	if (!(takeHidden(scan, line, line.text) || takeHeading(scan, line) || takeUnderline(scan, line) || takeBullets(scan, line) || takeTable(scan, line, next))) takeText(scan, line);
}
function endBlock(scan) {
	scan.paragraph = void 0;
	scan.table = "none";
}
function closeBullets(scan, indent) {
	while (scan.open.length > 0 && (scan.open.at(-1)?.indent ?? 0) + nesting > indent) scan.open.pop();
}
function ownerOf({ open }) {
	return open.at(-1)?.owner ?? -1;
}
function takeHidden(scan, line, text) {
	const marks = fenceOf(text);
	if (marks === void 0 && !text.startsWith("<!--")) return false;
	endBlock(scan);
	if (text === line.text) closeBullets(scan, line.indent);
	const bullet = scan.open.at(-1);
	const leastIndent = bullet === void 0 ? 0 : bullet.indent + nesting;
	if (marks !== void 0) scan.hidden = {
		leastIndent,
		ends: (each) => closesFence(each, marks)
	};
	else if (!text.includes("-->")) scan.hidden = {
		leastIndent,
		ends: (each) => each.includes("-->")
	};
	return true;
}
function takeHeading(scan, line) {
	const heading = headingOf(line.text);
	if (heading === void 0) return false;
	endBlock(scan);
	closeBullets(scan, line.indent);
	if (scan.open.length === 0) scan.handler.heading(heading.level, heading.text, line);
	else scan.handler.text(ownerOf(scan), line, false);
	return true;
}
function takeUnderline(scan, line) {
	const level = underlineLevel(line.text);
	const above = scan.paragraph?.lines;
	if (level !== void 0 && above !== void 0) scan.handler.heading(level, above.join(" "), line);
	else if (!isRule(line.text)) return false;
	else closeBullets(scan, line.indent);
	endBlock(scan);
	return true;
}
function takeBullets(scan, line) {
	let at = afterBullet(line.text, 0);
	if (at < 0) return false;
	endBlock(scan);
	closeBullets(scan, line.indent);
	let indent = line.indent;
	for (let inner = afterBullet(line.text, at); inner >= 0 && at < line.text.length;) {
		scan.open.push({
			indent,
			owner: ownerOf(scan)
		});
		if (scan.open.length > scan.maxDepth) return true;
		indent = line.indent + at;
		at = inner;
		inner = afterBullet(line.text, at);
	}
	const owner = scan.handler.bullet(ownerOf(scan), line, at);
	scan.open.push({
		indent,
		owner
	});
	const text = line.text.slice(at);
	if (text !== "" && !takeHidden(scan, line, text)) scan.paragraph = {
		owner,
		lines: void 0
	};
	return true;
}
function takeTable(scan, line, next) {
	if (scan.table === "rows") {
		scan.handler.row(cellsOf(line.text), line);
		return true;
	}
	if (!line.text.includes("|")) return false;
	const cells = cellsOf(line.text);
	if ((scan.open[0]?.indent ?? line.indent) + nesting <= line.indent || !isDelimiterRow(next(), cells.length)) return false;
	endBlock(scan);
	closeBullets(scan, line.indent);
	scan.handler.heads(cells);
	scan.table = "heads";
	return true;
}
function takeText(scan, line) {
	const { paragraph } = scan;
	if (paragraph !== void 0 && !standsAlone(line.text)) {
		paragraph.lines?.push(line.text);
		scan.handler.text(paragraph.owner, line, true);
		return;
	}
	closeBullets(scan, line.indent);
	const owner = ownerOf(scan);
	scan.paragraph = {
		owner,
		lines: scan.open.length === 0 && !standsAlone(line.text) ? [line.text] : void 0
	};
	scan.handler.text(owner, line, false);
}
// src/text/marked-blocks.ts
const marker = /^<!--[ \t]*(?:SECTION:)?([A-Z][A-Z0-9_-]{0,63}):(BEGIN|END)[ \t]*-->$/;
function blockLines(source, from) {
	const found = new Map();
	let open;
	for (let number = from; number <= source.lineCount; number++) {
		const [, name = "", edge] = marker.exec((source.lineText(number) ?? "").trim()) ?? [];
		if (edge === "BEGIN" && open === void 0) open = {
			name,
			first: number + 1
		};
		if (edge !== "END" || open?.name !== name) continue;
		if (!found.has(name)) found.set(name, {
			first: open.first,
			last: number - 1
		});
		open = void 0;
	}
	return found;
}
function sectionLines(source, from) {
	const found = new Map();
	let fence;
	let open;
	const close = (last) => {
		if (open !== void 0 && open.name !== "__proto__" && !found.has(open.name)) found.set(open.name, {
			first: open.first,
			last
		});
		open = void 0;
	};
	for (let number = from; number <= source.lineCount; number++) {
		const { text, indent } = markdownLine(source.lineText(number) ?? "", number);
		if (fence !== void 0) {
			if (closesFence(text, fence)) fence = void 0;
			continue;
		}
		fence = fenceOf(text);
		const heading = indent < 4 ? headingOf(text) : void 0;
		if (heading === void 0 || heading.level > 2) continue;
		close(number - 1);
		if (heading.level === 2) open = {
			name: cleanText(foldText(heading.text)).text,
			first: number + 1
		};
	}
	close(source.lineCount);
	return found;
}
// src/text/nearest-place.ts
function locateNearest(pointers, placeOf) {
	return new Map(pointers.map((pointer) => [pointer, nearest(pointer, placeOf)]));
}
function nearest(pointer, placeOf) {
	const tokens = pointer.startsWith("/") ? pointerTokens(pointer) : [];
	for (let length = tokens.length; length >= 0; length -= 1) {
		const place = placeOf(tokens.slice(0, length));
		if (place !== void 0) return place;
	}
	return textStart;
}
const textStart = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function indexIn(token) {
	return token !== void 0 && /^(?:0|[1-9]\d{0,14})$/.test(token) ? Number(token) : -1;
}
// src/text/task-item.ts
const tag = /^\[([A-Z][A-Z0-9-]{0,15})\](?![([:])/;
const mostTags = 8;
function taskValue(draft, idOf) {
	const { box, parent, heading } = draft;
	const { text, isStruck } = cleanText(foldText(draft.text));
	const found = idOf(text);
	const { tags, rest } = takeTags(found?.rest ?? text);
	const own = cleanText(rest);
	return {
		...found === void 0 ? {} : { id: found.id },
		text: own.text,
		paragraph: foldText([own.text, ...draft.more].join(" ")),
		...heading?.hasBox === false ? {} : {
			mark: box.mark,
			done: box.mark === "x"
		},
		...heading === void 0 ? {} : headingValue(heading),
		tags,
		section: draft.section,
		depth: draft.depth,
		...parent < 0 ? {} : { parent },
		details: draft.details.map((lines) => foldText(lines.join(" "))),
		...box.isOptional ? { optional: true } : {},
		...isStruck || own.isStruck ? { struck: true } : {}
	};
}
function headingValue({ level, labels }) {
	const said = [...labels].map(([name, { value }]) => [name, value]);
	return {
		heading: level,
		...said.length === 0 ? {} : { labels: Object.fromEntries(said) }
	};
}
function takeTags(text) {
	const tags = [];
	let rest = text;
	for (let found = tag.exec(rest); found !== null && tags.length < mostTags; found = tag.exec(rest)) {
		tags.push(found[1] ?? "");
		rest = rest.slice(found[0].length).trimStart();
	}
	return {
		tags,
		rest
	};
}
// src/text/task-box.ts
const box = /\[([ \t\u00a0]*)([^\s[\]]\uFE0F?)?([ \t\u00a0]*)\]/uy;
function boxAt(text, start) {
	box.lastIndex = start;
	const found = box.exec(text);
	if (found === null) return void 0;
	const end = box.lastIndex;
	const isOptional = text[end] === "*" && (end + 1 === text.length || isSpace(text[end + 1]));
	const after = isOptional ? end + 1 : end;
	const mark = markOf(found);
	if (!isSpace(text[after]) && !isTightBox(mark, text[after])) return void 0;
	return {
		mark,
		isOptional,
		start,
		end,
		after
	};
}
function markOf([, before = "", sign = "", behind = ""]) {
	if (sign === "") return " ";
	return before + (sign === "X" ? "x" : sign) + behind;
}
function isSpace(character) {
	return character === void 0 || character === " " || character === "	" || character === "\xA0";
}
function isTightBox(mark, next) {
	return (mark === "x" || mark === " ") && next !== void 0 && !"([:".includes(next);
}
// src/text/heading-items.ts
function headingItems(source, { boxes = false, labels = [] }) {
	const labelled = labels.length === 0 ? new Map() : labelsBelow(source, labels);
	return (level, title, { text, number }) => {
		if (level < 2 || !text.startsWith("#")) return void 0;
		const at = title === "" ? text.length : text.indexOf(title, level);
		const box = boxes ? boxAt(text, at) : void 0;
		const own = labelled.get(number) ?? new Map();
		if (box === void 0 && own.size === 0) return void 0;
		const from = box?.after ?? level;
		return {
			box: box ?? noBox(level),
			text: text.slice(from, at + title.length),
			heading: {
				level,
				hasBox: box !== void 0,
				labels: own
			}
		};
	};
}
function noBox(level) {
	return {
		mark: " ",
		isOptional: false,
		start: level,
		end: level,
		after: level
	};
}
function labelsBelow(source, names) {
	const found = new Map();
	const read = labelReader(names);
	let heading = 0;
	const take = ({ text, start, number }, at) => {
		const label = heading === 0 ? void 0 : read(text.slice(at));
		if (label === void 0) return;
		const own = found.get(heading) ?? new Map();
		found.set(heading, own);
		if (own.has(label.name)) return;
		const value = cleanText(foldText(label.text)).text.replace(/^`([^`]+)`/, "$1");
		own.set(label.name, {
			value,
			line: number,
			start: start + at + label.at,
			length: label.text.length
		});
	};
	scanMarkdown(source, {
		heading(_, __, { number }) {
			heading = number;
		},
		bullet(owner, line, at) {
			if (owner < 0 && boxAt(line.text, at) === void 0) take(line, at);
			return owner < 0 && boxAt(line.text, at) === void 0 ? -1 : 0;
		},
		text(owner, line) {
			if (owner < 0) take(line, 0);
		},
		heads() {},
		row() {},
		isFull: () => false
	}, Number.POSITIVE_INFINITY);
	return found;
}
function labelReader(names) {
	const lines = names.map((name) => {
		const own = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return {
			name,
			line: new RegExp(`^[*_]{0,2}${own}[*_]{0,2} ?[:：][*_]{0,2}(?=$|\\s|[^\\s:])\\s*`, "iu")
		};
	});
	return (text) => {
		for (const { name, line } of lines) {
			const at = line.exec(text)?.[0].length;
			if (at !== void 0) return {
				name,
				at,
				text: text.slice(at).trimEnd()
			};
		}
	};
}
// src/text/task-list-builder.ts
const taskWeight = 10;
function taskListBuilder(source, maxValues, { outermost = false, headings: wanted = {} }) {
	const headingOf = headingItems(source, wanted);
	const places = {
		tasks: [],
		sectionLines: [],
		rowLines: []
	};
	const drafts = [];
	const sections = [];
	const rows = [];
	const above = [];
	let path = [];
	let columns = new Map();
	let paragraph = [];
	let values = 0;
	const addDetail = (owner, text, line) => {
		paragraph = [text];
		drafts[owner]?.details.push(paragraph);
		places.tasks[owner]?.details.push(line);
		values++;
	};
	return {
		drafts,
		sections,
		rows,
		places,
		isFull: () => values > maxValues,
		heading(level, text, line) {
			const { number } = line;
			const found = headingOf(level, text, line);
			const { text: title } = cleanText(foldText(found?.heading.hasBox ? found.text : text));
			while ((above.at(-1)?.level ?? 0) >= level) above.pop();
			if (found !== void 0) {
				const section = above.map((each) => each.title);
				drafts.push({
					...found,
					more: [],
					details: [],
					section,
					parent: -1,
					depth: 0
				});
				places.tasks.push({
					...placeOf$1(line),
					box: found.box,
					details: [],
					labels: found.heading.labels
				});
				values += taskWeight + found.heading.labels.size;
			}
			above.push({
				level,
				title
			});
			path = above.map((each) => each.title);
			sections.push({
				title,
				level,
				path
			});
			places.sectionLines.push(number);
			values += path.length;
		},
		bullet(owner, line, at) {
			const box = outermost && owner >= 0 ? void 0 : boxAt(line.text, at);
			if (box === void 0) {
				if (owner >= 0 && at < line.text.length) addDetail(owner, line.text.slice(at), line.number);
				return owner;
			}
			paragraph = [];
			const depth = owner < 0 ? 0 : (drafts[owner]?.depth ?? 0) + 1;
			const text = line.text.slice(box.after);
			drafts.push({
				box,
				text,
				more: paragraph,
				details: [],
				section: path,
				parent: owner,
				depth
			});
			places.tasks.push({
				...placeOf$1(line),
				box,
				details: []
			});
			values += taskWeight;
			return drafts.length - 1;
		},
		text(owner, { text, number }, continues) {
			if (owner < 0) return;
			if (continues) paragraph.push(text);
			else addDetail(owner, text, number);
		},
		heads(cells) {
			columns = columnsOf(cells);
		},
		row(cells, { number }) {
			rows.push({
				section: path,
				cells: rowValue(columns, cells)
			});
			places.rowLines.push({
				line: number,
				columns
			});
			values += columns.size + 2;
		}
	};
}
function placeOf$1({ number, start, text }) {
	return {
		line: number,
		start,
		length: text.length
	};
}
function columnsOf(heads) {
	const columns = new Map();
	for (const [index, { text }] of heads.entries()) {
		const name = foldText(text);
		if (name !== "" && name !== "__proto__" && !columns.has(name)) columns.set(name, index);
	}
	return columns;
}
function rowValue(columns, cells) {
	return Object.fromEntries([...columns].map(([name, index]) => [name, cleanCell(cells[index]?.text ?? "")]));
}
function cleanCell(text) {
	const folded = foldText(text);
	return /^\*\*[^*]+\*\*$/.test(folded) ? folded.slice(2, -2).trim() : folded;
}
// src/text/task-places.ts
function taskPlaces(source, lines) {
	return {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([list, token, field, name]) => {
			const index = indexIn(token);
			if (list === "title") return wholeLine$1(source, lines.sectionLines[0]);
			if (list === "sections") return wholeLine$1(source, lines.sectionLines[index]);
			if (list === "rows" && name !== void 0) return cellPlace(source, lines.rowLines[index], name);
			if (list === "rows") return wholeLine$1(source, lines.rowLines[index]?.line);
			const task = list === "items" ? lines.tasks[index] : void 0;
			return task === void 0 ? void 0 : fieldPlace(source, task, field, name);
		})
	};
}
function fieldPlace(source, task, field, name) {
	const { start, length, box } = task;
	if (field === void 0) return onLine$1(task.line, start, start + length);
	if (field === "labels") return name === void 0 ? void 0 : labelPlace(task, name);
	if (field === "mark" || field === "done") return onLine$1(task.line, start + box.start, start + box.end);
	if (field !== "details") return onLine$1(task.line, start + Math.min(box.after + 1, length), start + length);
	const line = task.details[name === void 0 ? 0 : indexIn(name)];
	return line === void 0 ? void 0 : wholeLine$1(source, line);
}
function labelPlace({ labels }, name) {
	const label = labels?.get(name);
	return label && onLine$1(label.line, label.start, label.start + label.length);
}
function cellPlace(source, row, name) {
	const column = row?.columns.get(name);
	if (row === void 0 || column === void 0) return void 0;
	const cell = cellsOf(source.lineText(row.line) ?? "")[column];
	return cell === void 0 ? void 0 : onLine$1(row.line, cell.start, cell.start + cell.length);
}
function wholeLine$1(source, line) {
	const text = line === void 0 ? void 0 : source.lineText(line);
	if (line === void 0 || text === void 0) return void 0;
	return onLine$1(line, text.length - text.trimStart().length, text.trimEnd().length);
}
function onLine$1(line, from, to) {
	return {
		line,
		column: from + 1,
		endLine: line,
		endColumn: Math.max(from, to) + 1
	};
}
// src/text/task-list.ts
const defaultTaskListOptions = { ids: ["{n}"] };
function parseTaskList(source, limits, options = defaultTaskListOptions) {
	const { ids } = options;
	const list = taskListBuilder(source, limits.maxValues, options);
	const stop = scanMarkdown(source, list, limits.maxDepth);
	const part = taskPlaces(source, list.places);
	if (stop !== void 0) return {
		value: void 0,
		faults: [faultOf(stop, limits)],
		source: part
	};
	const idOf = leadingId(ids);
	return {
		value: {
			items: list.drafts.map((draft) => taskValue(draft, idOf)),
			sections: list.sections,
			rows: list.rows
		},
		faults: [],
		source: part
	};
}
const conflict = "conflict markers were committed: resolve the merge and commit the result";
function faultOf({ reason, line }, { maxDepth, maxValues }) {
	const { number, start, text } = line;
	const span = {
		line: number,
		column: start + 1,
		endLine: number,
		endColumn: start + text.length + 1
	};
	if (reason === "conflict-marker") return textFault(reason, conflict, {
		...span,
		endColumn: Math.min(span.endColumn, 8)
	});
	if (reason === "too-deep") return textFault(reason, `nested deeper than ${maxDepth} levels`, span);
	return textFault(reason, `holds more than ${maxValues} values`, span);
}
// node_modules/yaml/browser/dist/nodes/identity.js
const ALIAS = Symbol.for("yaml.alias");
const DOC = Symbol.for("yaml.document");
const MAP = Symbol.for("yaml.map");
const PAIR = Symbol.for("yaml.pair");
const SCALAR$1 = Symbol.for("yaml.scalar");
const SEQ = Symbol.for("yaml.seq");
const NODE_TYPE = Symbol.for("yaml.node.type");
const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
const isPair$1 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR$1;
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
		case SCALAR$1:
		case SEQ: return true;
	}
	return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
// node_modules/yaml/browser/dist/visit.js
const BREAK$1 = Symbol("break visit");
const SKIP$1 = Symbol("skip children");
const REMOVE$1 = Symbol("remove node");
function visit$1(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else visit_(null, node, visitor_, Object.freeze([]));
}
visit$1.BREAK = BREAK$1;
visit$1.SKIP = SKIP$1;
visit$1.REMOVE = REMOVE$1;
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair$1(ctrl)) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = visit_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair$1(node)) {
			path = Object.freeze(path.concat(node));
			const ck = visit_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = visit_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
async function visitAsync(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK$1;
visitAsync.SKIP = SKIP$1;
visitAsync.REMOVE = REMOVE$1;
async function visitAsync_(key, node, visitor, path) {
	const ctrl = await callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair$1(ctrl)) {
		replaceNode(key, path, ctrl);
		return visitAsync_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = await visitAsync_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair$1(node)) {
			path = Object.freeze(path.concat(node));
			const ck = await visitAsync_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = await visitAsync_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
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
	if (isMap(node)) return visitor.Map?.(key, node, path);
	if (isSeq(node)) return visitor.Seq?.(key, node, path);
	if (isPair$1(node)) return visitor.Pair?.(key, node, path);
	if (isScalar(node)) return visitor.Scalar?.(key, node, path);
	if (isAlias(node)) return visitor.Alias?.(key, node, path);
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (isCollection(parent)) parent.items[key] = node;
	else if (isPair$1(parent)) {
		if (key === "key") parent.key = node;
		else parent.value = node;
	} else if (isDocument(parent)) parent.contents = node;
	else {
		const pt = isAlias(parent) ? "alias" : "scalar";
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
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
		if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
			const tags = {};
			visit$1(doc.contents, (_key, node) => {
				if (isNode(node) && node.tag) tags[node.tag] = true;
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
// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = new Set();
	visit$1(root, { Value(_key, node) {
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
				if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) ref.node.anchor = ref.anchor;
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
// node_modules/yaml/browser/dist/doc/applyReviver.js
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
// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
	if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === "function") {
		if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
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
// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(type) {
		Object.defineProperty(this, NODE_TYPE, { value: type });
	}
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		if (!isDocument(doc)) throw new TypeError("A document argument is required");
		const ctx = {
			anchors: new Map(),
			doc,
			keep: true,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this, "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
};
// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
	constructor(source) {
		super(ALIAS);
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
			visit$1(doc, { Node: (_key, node) => {
				if (isAlias(node) || hasAnchor(node)) nodes.push(node);
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
				toJS(found, null, ctx);
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
			anchorIsValid(this.source);
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
	if (isAlias(node)) {
		const source = node.resolve(doc);
		const anchor = anchors && source && anchors.get(source);
		return anchor ? anchor.count * anchor.aliasCount : 0;
	} else if (isCollection(node)) {
		let count = 0;
		for (const item of node.items) {
			const c = getAliasCount(doc, item, anchors);
			if (c > count) count = c;
		}
		return count;
	} else if (isPair$1(node)) {
		const kc = getAliasCount(doc, node.key, anchors);
		const vc = getAliasCount(doc, node.value, anchors);
		return Math.max(kc, vc);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
	constructor(value) {
		super(SCALAR$1);
		this.value = value;
	}
	toJSON(arg, ctx) {
		return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
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
// node_modules/yaml/browser/dist/doc/createNode.js
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
	if (isDocument(value)) value = value.contents;
	if (isNode(value)) return value;
	if (isPair$1(value)) {
		const map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
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
			return new Alias(ref.anchor);
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
			const node = new Scalar(value);
			if (ref) ref.node = node;
			return node;
		}
		tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
	}
	if (onTagObj) {
		onTagObj(tagObj);
		delete ctx.onTagObj;
	}
	const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
	if (tagName) node.tag = tagName;
	else if (!tagObj.default) node.tag = tagObj.tag;
	if (ref) ref.node = node;
	return node;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
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
	return createNode(v, void 0, {
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
var Collection = class extends NodeBase {
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
		copy.items = copy.items.map((it) => isNode(it) || isPair$1(it) ? it.clone(schema) : it);
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	addIn(path, value) {
		if (isEmptyPath(path)) this.add(value);
		else {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (isCollection(node)) node.addIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
	deleteIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.delete(key);
		const node = this.get(key, true);
		if (isCollection(node)) return node.deleteIn(rest);
		else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
	}
	getIn(path, keepScalar) {
		const [key, ...rest] = path;
		const node = this.get(key, true);
		if (rest.length === 0) return !keepScalar && isScalar(node) ? node.value : node;
		else return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
	}
	hasAllNullValues(allowScalar) {
		return this.items.every((node) => {
			if (!isPair$1(node)) return false;
			const n = node.value;
			return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.has(key);
		const node = this.get(key, true);
		return isCollection(node) ? node.hasIn(rest) : false;
	}
	setIn(path, value) {
		const [key, ...rest] = path;
		if (rest.length === 0) this.set(key, value);
		else {
			const node = this.get(key, true);
			if (isCollection(node)) node.setIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment)) return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
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
	if (mode === "block") {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1) end = i + endStep;
	}
	for (let ch; ch = text[i += 1];) {
		if (mode === "quoted" && ch === "\\") {
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
			if (mode === "block") i = consumeMoreIndentedLines(text, i, indent.length);
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
				} else if (mode === "quoted") {
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
			if (mode === "quoted" && escapedFolds[fold]) res += `${text[fold]}\\`;
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
// node_modules/yaml/browser/dist/stringify/stringifyString.js
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
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
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
	const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
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
		if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
			literalFallback = true;
		};
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
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
	if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
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
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
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
// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
	const opt = Object.assign({
		blockQuote: true,
		commentString: stringifyComment,
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
	if (isScalar(item)) {
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
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives) return "";
	const props = [];
	const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag) props.push(doc.directives.tagString(tag));
	return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
	if (isPair$1(item)) return item.toString(ctx, onComment, onChompKeep);
	if (isAlias(item)) {
		if (ctx.doc.directives) return item.toString(ctx);
		if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
		else {
			if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
			else ctx.resolvedAliases = new Set([item]);
			item = item.resolve(ctx.doc);
		}
	}
	let tagObj = void 0;
	const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
	tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
	if (!props) return str;
	return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	let keyComment = isNode(key) && key.comment || null;
	if (simpleKeys) {
		if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
		if (isCollection(key) || !isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
	}
	let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
	ctx = Object.assign({}, ctx, {
		allNullValues: false,
		implicitKey: !explicitKey && (simpleKeys || !allNullValues),
		indent: indent + indentStep
	});
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
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
		if (keyComment && !keyCommentDone) str += lineComment(str, ctx.indent, commentString(keyComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	if (keyCommentDone) keyComment = null;
	if (explicitKey) {
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	} else {
		str = `${str}:`;
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (isNode(value)) {
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
	if (!explicitKey && !keyComment && isScalar(value)) ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
	let valueCommentDone = false;
	const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
	let ws = " ";
	if (keyComment || vsb || vcb) {
		ws = vsb ? "\n" : "";
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === "" && !ctx.inFlow) {
			if (ws === "\n" && valueComment) ws = "\n\n";
		} else ws += `\n${ctx.indent}`;
	} else if (!explicitKey && isCollection(value)) {
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
	} else if (valueComment && !valueCommentDone) str += lineComment(str, ctx.indent, commentString(valueComment));
	else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}
// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
	if (logLevel === "debug" || logLevel === "warn") console.warn(warning);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const MERGE_KEY = "<<";
const merge = {
	identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
	stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
	else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
	else mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (!isMap(source)) throw new Error("Merge sources must be maps or map aliases");
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
	return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map, { key, value }) {
	if (isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
	else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
	else {
		const jsKey = toJS(key, "", ctx);
		if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
		else if (map instanceof Set) map.add(jsKey);
		else {
			const stringKey = stringifyKey(key, jsKey, ctx);
			const jsValue = toJS(value, stringKey, ctx);
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
	if (isNode(key) && ctx?.doc) {
		const strCtx = createStringifyContext(ctx.doc, {});
		strCtx.anchors = new Set();
		for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
		strCtx.inFlow = true;
		strCtx.inStringifyKey = true;
		const strKey = key.toString(strCtx);
		if (!ctx.mapKeyWarned) {
			let jsonStr = JSON.stringify(strKey);
			if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
			warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
			ctx.mapKeyWarned = true;
		}
		return strKey;
	}
	return JSON.stringify(jsKey);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
	return new Pair(createNode(key, void 0, ctx), createNode(value, void 0, ctx));
}
var Pair = class Pair {
	constructor(key, value = null) {
		Object.defineProperty(this, NODE_TYPE, { value: PAIR });
		this.key = key;
		this.value = value;
	}
	clone(schema) {
		let { key, value } = this;
		if (isNode(key)) key = key.clone(schema);
		if (isNode(value)) value = value.clone(schema);
		return new Pair(key, value);
	}
	toJSON(_, ctx) {
		return addPairToJSMap(ctx, ctx?.mapAsMap ? new Map() : {}, this);
	}
	toString(ctx, onComment, onChompKeep) {
		return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
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
		if (isNode(item)) {
			if (!chompKeep && item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
			if (item.comment) comment = item.comment;
		} else if (isPair$1(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (!chompKeep && ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
			}
		}
		chompKeep = false;
		let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
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
		str += "\n" + indentComment(commentString(comment), indent);
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
		if (isNode(item)) {
			if (item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, false);
			if (item.comment) comment = item.comment;
		} else if (isPair$1(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment) reqNewline = true;
			}
			const iv = isNode(item.value) ? item.value : null;
			if (iv) {
				if (iv.comment) comment = iv.comment;
				if (iv.commentBefore) reqNewline = true;
			} else if (item.value == null && ik?.comment) comment = ik.comment;
		}
		if (comment) reqNewline = true;
		let str = stringify(item, itemCtx, () => comment = null);
		reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
		if (i < items.length - 1) str += ",";
		else if (ctx.options.trailingComma) {
			if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
			if (reqNewline) str += ",";
		}
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
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
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
	const k = isScalar(key) ? key.value : key;
	for (const it of items) if (isPair$1(it)) {
		if (it.key === key || it.key === k) return it;
		if (isScalar(it.key) && it.key.value === k) return it;
	}
}
var YAMLMap = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(schema) {
		super(MAP, schema);
		this.items = [];
	}
	static from(schema, obj, ctx) {
		const { keepUndefined, replacer } = ctx;
		const map = new this(schema);
		const add = (key, value) => {
			if (typeof replacer === "function") value = replacer.call(obj, key, value);
			else if (Array.isArray(replacer) && !replacer.includes(key)) return;
			if (value !== void 0 || keepUndefined) map.items.push(createPair(key, value, ctx));
		};
		if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
		else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
		if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
		return map;
	}
	add(pair, overwrite) {
		let _pair;
		if (isPair$1(pair)) _pair = pair;
		else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair(pair, pair?.value);
		else _pair = new Pair(pair.key, pair.value);
		const prev = findPair(this.items, _pair.key);
		const sortEntries = this.schema?.sortMapEntries;
		if (prev) {
			if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
			if (isScalar(prev.value) && isScalarValue(_pair.value)) prev.value.value = _pair.value;
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
		return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
	}
	has(key) {
		return !!findPair(this.items, key);
	}
	set(key, value) {
		this.add(new Pair(key, value), true);
	}
	toJSON(_, ctx, Type) {
		const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const item of this.items) addPairToJSMap(ctx, map, item);
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		for (const item of this.items) if (!isPair$1(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
		if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
		return stringifyCollection(this, ctx, {
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
// node_modules/yaml/browser/dist/schema/common/map.js
const map = {
	collection: "map",
	default: true,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	resolve(map, onError) {
		if (!isMap(map)) onError("Expected a mapping for this tag");
		return map;
	},
	createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(schema) {
		super(SEQ, schema);
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
		return !keepScalar && isScalar(it) ? it.value : it;
	}
	has(key) {
		const idx = asItemIndex(key);
		return typeof idx === "number" && idx < this.items.length;
	}
	set(key, value) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
		const prev = this.items[idx];
		if (isScalar(prev) && isScalarValue(value)) prev.value = value;
		else this.items[idx] = value;
	}
	toJSON(_, ctx) {
		const seq = [];
		if (ctx?.onCreate) ctx.onCreate(seq);
		let i = 0;
		for (const item of this.items) seq.push(toJS(item, String(i++), ctx));
		return seq;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		return stringifyCollection(this, ctx, {
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
				seq.items.push(createNode(it, void 0, ctx));
			}
		}
		return seq;
	}
};
function asItemIndex(key) {
	let idx = isScalar(key) ? key.value : key;
	if (idx && typeof idx === "string") idx = Number(idx);
	return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const seq = {
	collection: "seq",
	default: true,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	resolve(seq, onError) {
		if (!isSeq(seq)) onError("Expected a sequence for this tag");
		return seq;
	},
	createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
};
// node_modules/yaml/browser/dist/schema/common/string.js
const string = {
	identify: (value) => typeof value === "string",
	default: true,
	tag: "tag:yaml.org,2002:str",
	resolve: (str) => str,
	stringify(item, ctx, onComment, onChompKeep) {
		ctx = Object.assign({ actualString: true }, ctx);
		return stringifyString(item, ctx, onComment, onChompKeep);
	}
};
// node_modules/yaml/browser/dist/schema/common/null.js
const nullTag = {
	identify: (value) => value == null,
	createNode: () => new Scalar(null),
	default: true,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};
// node_modules/yaml/browser/dist/schema/core/bool.js
const boolTag = {
	identify: (value) => typeof value === "boolean",
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
	stringify({ source, value }, ctx) {
		if (source && boolTag.test.test(source)) {
			if (value === (source[0] === "t" || source[0] === "T")) return source;
		}
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
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
// node_modules/yaml/browser/dist/schema/core/float.js
const floatNaN$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str));
		const dot = str.indexOf(".");
		if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
		return node;
	},
	stringify: stringifyNumber
};
// node_modules/yaml/browser/dist/schema/core/int.js
const intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
const intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
	return stringifyNumber(node);
}
const intOct$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
	stringify: (node) => intStringify$1(node, 8, "0o")
};
const int$1 = {
	identify: intIdentify$2,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
	stringify: (node) => intStringify$1(node, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/core/schema.js
const schema$2 = [
	map,
	seq,
	string,
	nullTag,
	boolTag,
	intOct$1,
	int$1,
	intHex$1,
	floatNaN$1,
	floatExp$1,
	float$1
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(value) {
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
		createNode: () => new Scalar(null),
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
		identify: intIdentify$1,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
		stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
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
const schema$1 = [map, seq].concat(jsonScalars, {
	default: true,
	tag: "",
	test: /^/,
	resolve(str, onError) {
		onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
		return str;
	}
});
// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
const binary = {
	identify: (value) => value instanceof Uint8Array,
	default: false,
	tag: "tag:yaml.org,2002:binary",
	resolve(src, onError) {
		if (typeof atob === "function") {
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
		if (typeof btoa === "function") {
			let s = "";
			for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
			str = btoa(s);
		} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		type ?? (type = Scalar.BLOCK_LITERAL);
		if (type !== Scalar.QUOTE_DOUBLE) {
			const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
			const n = Math.ceil(str.length / lineWidth);
			const lines = new Array(n);
			for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
			str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment,
			type,
			value: str
		}, ctx, onComment, onChompKeep);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq, onError) {
	if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
		let item = seq.items[i];
		if (isPair$1(item)) continue;
		else if (isMap(item)) {
			if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
			const pair = item.items[0] || new Pair(new Scalar(null));
			if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
			if (item.comment) {
				const cn = pair.value ?? pair.key;
				cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
			}
			item = pair;
		}
		seq.items[i] = isPair$1(item) ? item : new Pair(item);
	}
	else onError("Expected a sequence for this tag");
	return seq;
}
function createPairs(schema, iterable, ctx) {
	const { replacer } = ctx;
	const pairs = new YAMLSeq(schema);
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
		pairs.items.push(createPair(key, value, ctx));
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
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class YAMLOMap extends YAMLSeq {
	constructor() {
		super();
		this.add = YAMLMap.prototype.add.bind(this);
		this.delete = YAMLMap.prototype.delete.bind(this);
		this.get = YAMLMap.prototype.get.bind(this);
		this.has = YAMLMap.prototype.has.bind(this);
		this.set = YAMLMap.prototype.set.bind(this);
		this.tag = YAMLOMap.tag;
	}
	toJSON(_, ctx) {
		if (!ctx) return super.toJSON(_);
		const map = new Map();
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const pair of this.items) {
			let key, value;
			if (isPair$1(pair)) {
				key = toJS(pair.key, "", ctx);
				value = toJS(pair.value, key, ctx);
			} else key = toJS(pair, "", ctx);
			if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
			map.set(key, value);
		}
		return map;
	}
	static from(schema, iterable, ctx) {
		const pairs = createPairs(schema, iterable, ctx);
		const omap = new this();
		omap.items = pairs.items;
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
		const pairs = resolvePairs(seq, onError);
		const seenKeys = [];
		for (const { key } of pairs.items) if (isScalar(key)) {
			if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
			else seenKeys.push(key.value);
		}
		return Object.assign(new YAMLOMap(), pairs);
	},
	createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
	if (source && (value ? trueTag : falseTag).test.test(source)) return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
	identify: (value) => value === true,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(true),
	stringify: boolStringify
};
const falseTag = {
	identify: (value) => value === false,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(false),
	stringify: boolStringify
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
const floatNaN = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
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
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str.replace(/_/g, "")));
		const dot = str.indexOf(".");
		if (dot !== -1) {
			const f = str.substring(dot + 1).replace(/_/g, "");
			if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
		}
		return node;
	},
	stringify: stringifyNumber
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
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
	return stringifyNumber(node);
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
	stringify: stringifyNumber
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
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class YAMLSet extends YAMLMap {
	constructor(schema) {
		super(schema);
		this.tag = YAMLSet.tag;
	}
	add(key) {
		let pair;
		if (isPair$1(key)) pair = key;
		else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair(key.key, null);
		else pair = new Pair(key, null);
		if (!findPair(this.items, pair.key)) this.items.push(pair);
	}
	get(key, keepPair) {
		const pair = findPair(this.items, key);
		return !keepPair && isPair$1(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
	}
	set(key, value) {
		if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
		const prev = findPair(this.items, key);
		if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
		else if (!prev && value) this.items.push(new Pair(key));
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
			set.items.push(createPair(value, null, ctx));
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
		if (isMap(map)) {
			if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
			else onError("Set items must all have null values");
		} else onError("Expected a mapping for this tag");
		return map;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
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
	else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
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
// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
const schema = [
	map,
	seq,
	string,
	nullTag,
	trueTag,
	falseTag,
	intBin,
	intOct,
	int,
	intHex,
	floatNaN,
	floatExp,
	float,
	binary,
	merge,
	omap,
	pairs,
	set,
	intTime,
	floatTime,
	timestamp
];
// node_modules/yaml/browser/dist/schema/tags.js
const schemas$1 = new Map([
	["core", schema$2],
	["failsafe", [
		map,
		seq,
		string
	]],
	["json", schema$1],
	["yaml11", schema],
	["yaml-1.1", schema]
]);
const tagsByName = {
	binary,
	bool: boolTag,
	float: float$1,
	floatExp: floatExp$1,
	floatNaN: floatNaN$1,
	floatTime,
	int: int$1,
	intHex: intHex$1,
	intOct: intOct$1,
	intTime,
	map,
	merge,
	null: nullTag,
	omap,
	pairs,
	seq,
	set,
	timestamp
};
const coreKnownTags = {
	"tag:yaml.org,2002:binary": binary,
	"tag:yaml.org,2002:merge": merge,
	"tag:yaml.org,2002:omap": omap,
	"tag:yaml.org,2002:pairs": pairs,
	"tag:yaml.org,2002:set": set,
	"tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas$1.get(schemaName);
	if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags)) tags = [];
		else {
			const keys = Array.from(schemas$1.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
	else if (typeof customTags === "function") tags = customTags(tags.slice());
	if (addMergeTag) tags = tags.concat(merge);
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
// node_modules/yaml/browser/dist/schema/Schema.js
const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class Schema {
	constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
		this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
		this.name = typeof schema === "string" && schema || "core";
		this.knownTags = resolveKnownTags ? coreKnownTags : {};
		this.tags = getTags(customTags, this.name, merge);
		this.toStringOptions = toStringDefaults ?? null;
		Object.defineProperty(this, MAP, { value: map });
		Object.defineProperty(this, SCALAR$1, { value: string });
		Object.defineProperty(this, SEQ, { value: seq });
		this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
	}
	clone() {
		const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		copy.tags = this.tags.slice();
		return copy;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
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
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1) lines.unshift("");
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ""));
	}
	let chompKeep = false;
	let contentComment = null;
	if (doc.contents) {
		if (isNode(doc.contents)) {
			if (doc.contents.spaceBefore && hasDirectives) lines.push("");
			if (doc.contents.commentBefore) {
				const cs = commentString(doc.contents.commentBefore);
				lines.push(indentComment(cs, ""));
			}
			ctx.forceBlockIndent = !!doc.comment;
			contentComment = doc.contents.comment;
		}
		const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
		let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
		if (contentComment) body += lineComment(body, "", commentString(contentComment));
		if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
		else lines.push(body);
	} else lines.push(stringify(doc.contents, ctx));
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes("\n")) {
				lines.push("...");
				lines.push(indentComment(cs, ""));
			} else lines.push(`... ${cs}`);
		} else lines.push("...");
	} else {
		let dc = doc.comment;
		if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
			lines.push(indentComment(commentString(dc), ""));
		}
	}
	return lines.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var Document = class Document {
	constructor(value, replacer, options) {
		this.commentBefore = null;
		this.comment = null;
		this.errors = [];
		this.warnings = [];
		Object.defineProperty(this, NODE_TYPE, { value: DOC });
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
		} else this.directives = new Directives({ version });
		this.setSchema(version, options);
		this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
	}
	clone() {
		const copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
		copy.commentBefore = this.commentBefore;
		copy.comment = this.comment;
		copy.errors = this.errors.slice();
		copy.warnings = this.warnings.slice();
		copy.options = Object.assign({}, this.options);
		if (this.directives) copy.directives = this.directives.clone();
		copy.schema = this.schema.clone();
		copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
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
			const prev = anchorNames(this);
			node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
		}
		return new Alias(node.anchor);
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
		const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
		const ctx = {
			aliasDuplicateObjects: aliasDuplicateObjects ?? true,
			keepUndefined: keepUndefined ?? false,
			onAnchor,
			onTagObj,
			replacer: _replacer,
			schema: this.schema,
			sourceObjects
		};
		const node = createNode(value, tag, ctx);
		if (flow && isCollection(node)) node.flow = true;
		setAnchors();
		return node;
	}
	createPair(key, value, options = {}) {
		return new Pair(this.createNode(key, null, options), this.createNode(value, null, options));
	}
	delete(key) {
		return assertCollection(this.contents) ? this.contents.delete(key) : false;
	}
	deleteIn(path) {
		if (isEmptyPath(path)) {
			if (this.contents == null) return false;
			this.contents = null;
			return true;
		}
		return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
	}
	get(key, keepScalar) {
		return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
	}
	getIn(path, keepScalar) {
		if (isEmptyPath(path)) return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
		return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
	}
	has(key) {
		return isCollection(this.contents) ? this.contents.has(key) : false;
	}
	hasIn(path) {
		if (isEmptyPath(path)) return this.contents !== void 0;
		return isCollection(this.contents) ? this.contents.hasIn(path) : false;
	}
	set(key, value) {
		if (this.contents == null) this.contents = collectionFromPath(this.schema, [key], value);
		else if (assertCollection(this.contents)) this.contents.set(key, value);
	}
	setIn(path, value) {
		if (isEmptyPath(path)) this.contents = value;
		else if (this.contents == null) this.contents = collectionFromPath(this.schema, Array.from(path), value);
		else if (assertCollection(this.contents)) this.contents.setIn(path, value);
	}
	setSchema(version, options = {}) {
		if (typeof version === "number") version = String(version);
		let opt;
		switch (version) {
			case "1.1":
				if (this.directives) this.directives.yaml.version = "1.1";
				else this.directives = new Directives({ version: "1.1" });
				opt = {
					resolveKnownTags: false,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				if (this.directives) this.directives.yaml.version = version;
				else this.directives = new Directives({ version });
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
		else if (opt) this.schema = new Schema(Object.assign(opt, options));
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
		const res = toJS(this.contents, jsonArg ?? "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
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
		return stringifyDocument(this, options);
	}
};
function assertCollection(contents) {
	if (isCollection(contents)) return true;
	throw new Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
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
// node_modules/yaml/browser/dist/compose/resolve-props.js
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
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
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
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
	if (fc?.type === "flow-collection") {
		const end = fc.end[0];
		if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
	const { uniqueKeys } = ctx.options;
	if (uniqueKeys === false) return false;
	const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
	return items.some((pair) => isEqual(pair.key, search));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
	const map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	let offset = bm.offset;
	let commentEnd = null;
	for (const collItem of bm.items) {
		const { start, key, sep, value } = collItem;
		const keyProps = resolveProps(start, {
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
			if (keyProps.newlineAfterProp || containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
		ctx.atKey = true;
		const keyStart = keyProps.end;
		const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
		if (ctx.schema.compat) flowIndentCheck(bm.indent, key, onError);
		ctx.atKey = false;
		if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
		const valueProps = resolveProps(sep ?? [], {
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
			if (ctx.schema.compat) flowIndentCheck(bm.indent, value, onError);
			offset = valueNode.range[2];
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		} else {
			if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
			if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode);
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
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
	const seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = bs.offset;
	let commentEnd = null;
	for (const { start, value } of bs.items) {
		const props = resolveProps(start, {
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
		if (ctx.schema.compat) flowIndentCheck(bs.indent, value, onError);
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
// node_modules/yaml/browser/dist/compose/resolve-end.js
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
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const blockMsg = "Block collections are not allowed within flow collections";
const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
	const isMap = fc.start.source === "{";
	const fcName = isMap ? "flow map" : "flow sequence";
	const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
	coll.flow = true;
	const atRoot = ctx.atRoot;
	if (atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = fc.offset + fc.start.source.length;
	for (let i = 0; i < fc.items.length; ++i) {
		const collItem = fc.items[i];
		const { start, key, sep, value } = collItem;
		const props = resolveProps(start, {
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
			if (!isMap && ctx.options.strict && containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
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
					if (isPair$1(prev)) prev = prev.value ?? prev.key;
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
			const valueProps = resolveProps(sep ?? [], {
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
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			if (isMap) {
				const map = coll;
				if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				map.items.push(pair);
			} else {
				const map = new YAMLMap(ctx.schema);
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
		const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
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
// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN, ctx, token, onError, tagName, tag) {
	const coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
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
	if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
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
	const node = isNode(res) ? res : new Scalar(res);
	node.range = coll.range;
	node.tag = tagName;
	if (tag?.format) node.format = tag.format;
	return node;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
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
	const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
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
		if (type === Scalar.BLOCK_LITERAL) {
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
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case "scalar":
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case "single-quoted-scalar":
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case "double-quoted-scalar":
			_type = Scalar.QUOTE_DOUBLE;
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
	const re = resolveEnd(end, valueEnd, strict, onError);
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
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
	const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
	const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
	let tag;
	if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[SCALAR$1];
	else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
	else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
	else tag = ctx.schema[SCALAR$1];
	let scalar;
	try {
		const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
		scalar = isScalar(res) ? res : new Scalar(res);
	} catch (error) {
		const msg = error instanceof Error ? error.message : String(error);
		onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
		scalar = new Scalar(value);
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
	if (tagName === "!") return schema[SCALAR$1];
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
	return schema[SCALAR$1];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
	const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
	if (schema.compat) {
		const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
		if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
	}
	return tag;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
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
// node_modules/yaml/browser/dist/compose/compose-node.js
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
			node = composeScalar(ctx, token, tag, onError);
			if (anchor) node.anchor = anchor.source.substring(1);
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				node = composeCollection(CN, ctx, token, props, onError);
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
	if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		if (token.type === "scalar" && token.source === "") node.comment = comment;
		else node.commentBefore = comment;
	}
	if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
	return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
	const node = composeScalar(ctx, {
		type: "scalar",
		offset: emptyScalarPosition(offset, before, pos),
		indent: -1,
		source: ""
	}, tag, onError);
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
	const alias = new Alias(source.substring(1));
	if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
	if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, options.strict, onError);
	alias.range = [
		offset,
		valueEnd,
		re.offset
	];
	if (re.comment) alias.comment = re.comment;
	return alias;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
	const doc = new Document(void 0, Object.assign({ _directives: directives }, options));
	const ctx = {
		atKey: false,
		atRoot: true,
		directives: doc.directives,
		options: doc.options,
		schema: doc.schema
	};
	const props = resolveProps(start, {
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
	doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
	const contentEnd = doc.contents.range[2];
	const re = resolveEnd(end, contentEnd, false, onError);
	if (re.comment) doc.comment = re.comment;
	doc.range = [
		offset,
		contentEnd,
		re.offset
	];
	return doc;
}
// node_modules/yaml/browser/dist/compose/composer.js
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
			if (warning) this.warnings.push(new YAMLWarning(pos, code, message));
			else this.errors.push(new YAMLParseError(pos, code, message));
		};
		this.directives = new Directives({ version: options.version || "1.2" });
		this.options = options;
	}
	decorate(doc, afterDoc) {
		const { comment, afterEmptyLine } = parsePrelude(this.prelude);
		if (comment) {
			const dc = doc.contents;
			if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
			else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
			else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
				let it = dc.items[0];
				if (isPair$1(it)) it = it.key;
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
				const doc = composeDoc(this.options, this.directives, token, this.onError);
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
				const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
				if (this.atDirectives || !this.doc) this.errors.push(error);
				else this.doc.errors.push(error);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = true;
				const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
				this.decorate(this.doc, true);
				if (end.comment) {
					const dc = this.doc.comment;
					this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
				}
				this.doc.range[2] = end.offset;
				break;
			}
			default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
		}
	}
	*end(forceDoc = false, endOffset = -1) {
		if (this.doc) {
			this.decorate(this.doc, true);
			yield this.doc;
			this.doc = null;
		} else if (forceDoc) {
			const doc = new Document(void 0, Object.assign({ _directives: this.directives }, this.options));
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
// node_modules/yaml/browser/dist/parse/cst-visit.js
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
function tokenType(source) {
	switch (source) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
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
// node_modules/yaml/browser/dist/parse/lexer.js
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
		if (line[0] === "﻿") {
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
		yield "";
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
				yield "";
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
		yield "";
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
		yield "";
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
// node_modules/yaml/browser/dist/parse/line-counter.js
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
// node_modules/yaml/browser/dist/parse/parser.js
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
		this.lexer = new Lexer();
		this.onNewLine = onNewLine;
	}
	*parse(source, incomplete = false) {
		if (this.onNewLine && this.offset === 0) this.onNewLine(0);
		for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
		if (!incomplete) yield* this.end();
	}
	*next(source) {
		this.source = source;
		if (this.atScalar) {
			this.atScalar = false;
			yield* this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
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
// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
	const prettyErrors = options.prettyErrors !== false;
	return {
		lineCounter: options.lineCounter || prettyErrors && new LineCounter() || null,
		prettyErrors
	};
}
function parseDocument(source, options = {}) {
	const { lineCounter, prettyErrors } = parseOptions(options);
	const parser = new Parser(lineCounter?.addNewLine);
	const composer = new Composer(options);
	let doc = null;
	for (const _doc of composer.compose(parser.parse(source), true, source.length)) if (!doc) doc = _doc;
	else if (doc.options.logLevel !== "silent") {
		doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	if (prettyErrors && lineCounter) {
		doc.errors.forEach(prettifyError(source, lineCounter));
		doc.warnings.forEach(prettifyError(source, lineCounter));
	}
	return doc;
}
// src/text/quote.ts
const longestQuote = 40;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quote$1(text) {
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
	return isLineBreak(found) ? "the end of the line" : quote$1(found);
}
function isLineBreak(found) {
	return found === "\n" || found === "\r";
}
// src/text/yaml-tokens.ts
const composing = {
	version: "1.2",
	schema: "core",
	uniqueKeys: false
};
function yamlTokens(text) {
	const tokens = [];
	const parser = new Parser();
	for (const lexeme of new Lexer().lex(text)) for (const token of parser.next(lexeme)) tokens.push(token);
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
		for (const child of childrenOf(token)) pending.push({
			token: child,
			depth: depth + 1
		});
	}
}
function childrenOf(token) {
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
function advance(scan, phase) {
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
function refuse(scan) {
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
const backslash$1 = 92;
const shortEscapes = "\"\\/bfnrt";
function readString(text, start, token) {
	const length = text.length;
	let offset = start + 1;
	token.escaped = false;
	while (offset < length) {
		const code = text.charCodeAt(offset);
		if (code === quotationMark) return finish$2(token, offset + 1, "");
		if (code < 32) return finish$2(token, offset, rawControlExpectation(code));
		if (code === backslash$1) {
			offset = readEscape(text, offset, token);
			if (token.expected !== "") return offset;
		} else offset++;
	}
	return finish$2(token, offset, "a closing '\"' after a string");
}
function rawControlExpectation(code) {
	return code === 10 || code === 13 ? "a closing '\"' before the end of the line (a line break in a string is written \\n)" : "control characters in a string to be escaped";
}
function readEscape(text, start, token) {
	const letter = text.charAt(start + 1);
	token.escaped = true;
	if (letter === "u") return readUnicodeEscape(text, start + 2, token);
	if (!(letter !== "" && shortEscapes.includes(letter))) return finish$2(token, start + 1, "one of \" \\ / b f n r t u after a backslash");
	return finish$2(token, start + 2, "");
}
function readUnicodeEscape(text, start, token) {
	let end = start;
	while (end < start + 4 && isHexDigit(text.charCodeAt(end))) end++;
	return finish$2(token, end, end < start + 4 ? "four hexadecimal digits after \\u" : "");
}
function isHexDigit(code) {
	const lowerCase = code | 32;
	return isDigit(code) || lowerCase >= 97 && lowerCase <= 102;
}
function readNumber(text, start, token) {
	const first = text.charCodeAt(start) === 45 ? start + 1 : start;
	let end = skipDigits(text, first);
	if (end === first) return finish$2(token, end, "a digit after '-'");
	if (end > first + 1 && text.charCodeAt(first) === 48) return finish$2(token, first + 1, "no digit after a leading zero");
	if (text.charCodeAt(end) === 46) {
		const fraction = end + 1;
		end = skipDigits(text, fraction);
		if (end === fraction) return finish$2(token, end, "a digit after the decimal point");
	}
	return readExponent(text, end, token);
}
function readExponent(text, start, token) {
	if ((text.charCodeAt(start) | 32) !== 101) return finish$2(token, start, "");
	const sign = text.charCodeAt(start + 1);
	const first = sign === 43 || sign === 45 ? start + 2 : start + 1;
	const end = skipDigits(text, first);
	return finish$2(token, end, end === first ? "a digit in the exponent" : "");
}
function skipDigits(text, start) {
	let offset = start;
	while (isDigit(text.charCodeAt(offset))) offset++;
	return offset;
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function finish$2(token, end, expected) {
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
			if (code === 44) return advance(scan, "name");
			return code === 125 ? closeContainer(scan) : refuse(scan);
		case "after-element":
			if (code === 44) return advance(scan, "element");
			return code === 93 ? closeContainer(scan) : refuse(scan);
		case "first-name": return code === 125 ? closeContainer(scan) : takeName(scan, code);
		case "name": return takeName(scan, code);
		case "colon": return code === 58 ? advance(scan, "member-value") : refuse(scan);
		case "first-element": return code === 93 ? closeContainer(scan) : takeValue(scan, code);
		case "after-document": return refuse(scan);
		default: return takeValue(scan, code);
	}
}
function takeName(scan, code) {
	if (code !== 34) return refuse(scan);
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
	return code === 110 ? takeWord(scan, "null") : refuse(scan);
}
function openContainer(scan, isObject) {
	const { offset, insideObject, limits } = scan;
	if (insideObject.length >= limits.maxDepth) return halt(scan, "too-deep");
	if (!countValue(scan)) return false;
	insideObject.push(isObject);
	if (isObject) scan.handler.beginObject(offset);
	else scan.handler.beginArray(offset);
	return advance(scan, isObject ? "first-name" : "first-element");
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
	if (!scan.text.startsWith(word, offset)) return refuse(scan);
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
	known.message = `the key ${quote$1(container.key)} occurs more than once in its object, first on line ${line}`;
	known.pointer = childPointer(container);
}
// src/text/yaml-walk.ts
function readYamlNode(input, node) {
	const state = {
		faults: [],
		places: new Map(),
		anchors: new Map(),
		aliases: 0,
		isOver: false
	};
	const walk = {
		...input,
		...state
	};
	walk.places.set("", spanOf(walk, node));
	const { value } = readNode(walk, node, "", 0);
	return {
		value,
		faults: walk.faults,
		places: walk.places
	};
}
const nothing = {
	value: null,
	size: 1,
	height: 0
};
function readNode(walk, node, pointer, depth) {
	if (walk.isOver) return nothing;
	const span = spanOf(walk, node);
	if (isAlias(node)) return within$2(walk, aliased(walk, node.source, span, pointer), span, depth);
	const anchor = isSeq(node) || isMap(node) || isScalar(node) ? node.anchor : void 0;
	if (anchor !== void 0) walk.anchors.set(anchor, "open");
	const read = readPlain(walk, node, pointer, depth);
	if (anchor !== void 0) walk.anchors.set(anchor, read);
	return within$2(walk, read, span, depth);
}
function readPlain(walk, node, pointer, depth) {
	if (isSeq(node)) return sequence(walk, node.items, pointer, depth);
	if (isMap(node)) return mapping(walk, node.items, pointer, depth);
	return isScalar(node) ? {
		...nothing,
		value: scalarOf(node.value, node.source)
	} : nothing;
}
function sequence(walk, items, pointer, depth) {
	const read = items.map((item, index) => {
		const own = appendToken(pointer, index);
		walk.places.set(own, spanOf(walk, item));
		return readNode(walk, item, own, depth + 1);
	});
	return joined$1(read.map(({ value }) => value), read);
}
function mapping(walk, items, pointer, depth) {
	const entries = new Map();
	const lines = new Map();
	for (const { key, value } of items) {
		const span = spanOf(walk, key);
		const name = keyOf(walk, key);
		const own = appendToken(pointer, name ?? "");
		const fault = keyFault(name, lines);
		if (fault !== void 0) addFault(walk, fault.messageId, fault.message, span, own);
		if (name === void 0 || name === "__proto__") continue;
		if (!lines.has(name)) lines.set(name, span.line);
		walk.places.set(own, span);
		entries.set(name, readNode(walk, value, own, depth + 1));
	}
	return joined$1(Object.fromEntries([...entries].map(([name, entry]) => [name, entry.value])), [...entries.values()]);
}
function keyFault(name, lines) {
	if (name === void 0) return {
		messageId: "syntax",
		message: "a key that is not text; put it in quotes"
	};
	if (name === "__proto__") return {
		messageId: "prototype-key",
		message: prototypeKeyMessage
	};
	const first = lines.get(name);
	if (first === void 0) return void 0;
	return {
		messageId: "duplicate-key",
		message: `the key ${quote$1(name)} occurs more than once in its mapping, first on line ${first}`
	};
}
function keyOf({ scalarKeys }, key) {
	if (!isScalar(key)) return void 0;
	if (typeof key.value === "string") return key.value;
	return scalarKeys ? key.source ?? String(key.value ?? "") : void 0;
}
function aliased(walk, name, span, pointer) {
	const { maxAliases } = walk;
	const anchored = walk.anchors.get(name);
	walk.aliases++;
	if (walk.aliases > maxAliases) {
		addFault(walk, "too-many-values", maxAliases === 0 ? "an alias (*), and aliases are not read; write the value out" : `holds more than ${maxAliases} aliases`, span, pointer);
		walk.isOver = true;
	} else if (anchored === "open") addFault(walk, "syntax", "an alias inside of what it stands for", span, pointer);
	else if (anchored === void 0) addFault(walk, "syntax", `an alias of the anchor ${quote$1(name)}, which is not there`, span, pointer);
	return anchored === void 0 || anchored === "open" ? nothing : anchored;
}
function within$2(walk, read, span, depth) {
	const { maxDepth, maxValues } = walk;
	if (walk.isOver || read.size <= maxValues && depth + read.height <= maxDepth) return read;
	walk.isOver = true;
	if (read.size > maxValues) addFault(walk, "too-many-values", `holds more than ${maxValues} values`, span, "");
	else addFault(walk, "too-deep", `nested deeper than ${maxDepth} levels`, span, "");
	return nothing;
}
function joined$1(value, parts) {
	let size = 1;
	let height = 0;
	for (const part of parts) {
		size += part.size;
		height = Math.max(height, part.height + 1);
	}
	return {
		value,
		size,
		height
	};
}
function addFault({ faults }, messageId, message, span, pointer) {
	if (faults.length < 1e4) faults.push({
		messageId,
		message,
		span,
		pointer
	});
}
function scalarOf(value, text) {
	if (typeof value === "string" || typeof value === "boolean") return value;
	if (typeof value !== "number") return null;
	return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? value : { inexactNumber: text ?? String(value) };
}
function spanOf({ source }, node) {
	const range = typeof node === "object" && node !== null && "range" in node ? node.range : void 0;
	const [from, to] = Array.isArray(range) ? range : [];
	return typeof from === "number" && typeof to === "number" ? spanAt(source, from, to) : textStart;
}
// src/text/yaml.ts
const mostYamlCharacters = 1048576;
const defaultYamlOptions = {
	maxAliases: 0,
	scalarKeys: true
};
function parseYaml(source, limits, options = defaultYamlOptions) {
	const { text } = source;
	if (text.length > 1048576) return unread$1(source, [textFault("too-large", `is longer than the ${mostYamlCharacters} characters of YAML that are read`, spanAt(source, 0, 0))]);
	const maxDepth = Math.min(limits.maxDepth, 200);
	const tokens = yamlTokens(text);
	const deep = tooDeepAt(tokens, maxDepth);
	if (deep !== void 0) return unread$1(source, [textFault("too-deep", `nested deeper than ${maxDepth} levels`, spanAt(source, deep, deep))]);
	const [document, second] = [...new Composer(composing).compose(tokens, true, text.length)];
	const faults = document === void 0 ? [] : syntaxFaults(source, document, second);
	if (faults.length > 0) return unread$1(source, faults);
	return read$1(source, document?.contents ?? null, {
		...limits,
		...options,
		maxDepth
	});
}
function read$1(source, node, options) {
	const { value, faults, places } = readYamlNode({
		source,
		...options
	}, node);
	const isKeyFault = ({ messageId }) => /^(?:duplicate|prototype)-key$/.test(messageId);
	return {
		value: faults.every(isKeyFault) ? value : void 0,
		faults,
		source: {
			lineText: source.lineText,
			locate: (pointers) => locateNearest(pointers, (tokens) => places.get(tokens.reduce(appendToken, "")))
		}
	};
}
function syntaxFaults(source, { errors, warnings }, second) {
	const found = [...errors, ...warnings].map(({ message, pos: [from, to] }) => textFault("syntax", message, spanAt(source, from, to)));
	const conflict = found.length > 0 ? findConflict(source) : void 0;
	if (conflict !== void 0) return [conflict];
	if (second === void 0 || found.length > 0) return found;
	const [from] = second.range;
	return [textFault("syntax", "holds several documents; one was expected", spanAt(source, from, from))];
}
function unread$1(source, faults) {
	return {
		value: void 0,
		faults,
		source: {
			lineText: source.lineText,
			locate: (pointers) => locateNearest(pointers, () => void 0)
		}
	};
}
// src/text/frontmatter.ts
const defaultFrontmatterOptions = {
	...defaultTaskListOptions,
	yaml: defaultYamlOptions
};
function parseFrontmatter(source, limits, options = defaultFrontmatterOptions) {
	const end = frontmatterEnd(source);
	if (end === 0) return unread(source, [missing(source)]);
	const { yaml, isMapping, faults } = readHead(source, end, limits, options.yaml);
	const read = (lines) => readStretches(source, lines, limits, options);
	const blocks = read(blockLines(source, end + 1));
	const sections = read(sectionLines(source, end + 1));
	const broken = [...blocks.values(), ...sections.values()].flatMap(({ firstLine, parsed }) => parsed.faults.map((fault) => ({
		...fault,
		span: movedDown(fault.span, firstLine - 1)
	})));
	if (!isMapping || broken.length > 0) return unread(source, [...faults, ...broken.slice(0, 1)]);
	return {
		value: {
			frontmatter: yaml.value ?? null,
			body: linesOf$2(source, end + 1, source.lineCount).trim(),
			blocks: valuesOf(blocks),
			sections: valuesOf(sections)
		},
		faults,
		source: placesIn$1(source, {
			frontmatter: {
				firstLine: 1,
				parsed: yaml
			},
			blocks,
			sections,
			bodyLine: end + 1
		})
	};
}
function parseFrontmatterAlone(source, limits, options = defaultYamlOptions) {
	const end = frontmatterEnd(source);
	if (end === 0) return unread(source, [missing(source)]);
	const { yaml, isMapping, faults } = readHead(source, end, limits, options);
	if (!isMapping) return unread(source, faults);
	const parts = {
		frontmatter: {
			firstLine: 1,
			parsed: yaml
		},
		blocks: new Map(),
		sections: new Map(),
		bodyLine: end + 1
	};
	return {
		value: { frontmatter: yaml.value ?? null },
		faults,
		source: placesIn$1(source, parts)
	};
}
function readHead(source, end, limits, options) {
	const yaml = parseYaml(sourceText(`\n${linesOf$2(source, 2, end - 1)}`), limits, options);
	const isMapping = typeof yaml.value === "object" && yaml.value !== null && !Array.isArray(yaml.value);
	const faults = yaml.faults.map((fault) => ({
		...fault,
		pointer: `/frontmatter${fault.pointer}`
	}));
	if (yaml.value !== void 0 && !isMapping) faults.push(noMapping(source, end));
	return {
		yaml,
		isMapping,
		faults
	};
}
function readStretches(source, marked, limits, options) {
	return new Map([...marked].map(([name, { first, last }]) => {
		const text = linesOf$2(source, first, last);
		return [name, {
			firstLine: first,
			text,
			parsed: parseTaskList(sourceText(text), limits, options)
		}];
	}));
}
function valuesOf(stretches) {
	return Object.fromEntries([...stretches].map(([name, { text, parsed }]) => [name, {
		text: text.trim(),
		items: itemsOf$2(parsed)
	}]));
}
function itemsOf$2({ value }) {
	return typeof value === "object" && value !== null && "items" in value ? value.items ?? [] : [];
}
function placesIn$1(source, parts) {
	return {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([root, ...tokens]) => {
			if (root === "body") return lineStart$1(parts.bodyLine);
			if (root === "frontmatter") return placeIn(parts.frontmatter, tokens);
			const [name = "", ...inner] = tokens;
			const stretch = root === "blocks" || root === "sections" ? parts[root].get(name) : void 0;
			if (stretch === void 0) return void 0;
			return inner[0] === "items" && indexIn(inner[1]) >= 0 ? placeIn(stretch, inner) : lineStart$1(stretch.firstLine);
		})
	};
}
function placeIn({ firstLine, parsed }, tokens) {
	const pointer = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
	const span = parsed.source.locate([pointer]).get(pointer);
	return span === void 0 ? void 0 : movedDown(span, firstLine - 1);
}
function linesOf$2(source, first, last) {
	const count = Math.max(0, last - first + 1);
	return Array.from({ length: count }, (_, index) => source.lineText(first + index) ?? "").join("\n");
}
function movedDown(span, by) {
	return {
		...span,
		line: span.line + by,
		endLine: span.endLine + by
	};
}
function lineStart$1(line) {
	return {
		line,
		column: 1,
		endLine: line,
		endColumn: 1
	};
}
function missing(source) {
	return textFault("syntax", source.lineText(1)?.trimEnd() === "---" ? "the frontmatter is not closed: expected a line '---' after it" : "expected frontmatter: a line '---' at the very beginning", spanAt(source, 0, source.lineText(1)?.length ?? 0));
}
function noMapping(source, end) {
	return {
		...textFault("syntax", "the frontmatter must be a mapping of keys to values", {
			...lineStart$1(Math.min(2, end)),
			endColumn: (source.lineText(2)?.length ?? 0) + 1
		}),
		pointer: "/frontmatter"
	};
}
function unread(source, faults) {
	const locate = (pointers) => locateNearest(pointers, () => void 0);
	return {
		value: void 0,
		faults,
		source: {
			lineText: source.lineText,
			locate
		}
	};
}
// src/text/json-trusted.ts
function readTrusted(text, limits) {
	const counts = countTokens(text, limits.maxDepth);
	if (counts === void 0) return void 0;
	const values = counts.strings - counts.members + counts.others;
	if (values > limits.maxValues) return void 0;
	const value = parsed(text);
	return value === void 0 || countMembers(value) !== counts.members ? void 0 : {
		value,
		values
	};
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
const quote = 34;
const backslash = 92;
const longestExactNumber = 15;
function countTokens(text, maxDepth) {
	const counts = {
		strings: 0,
		members: 0,
		others: 0
	};
	const { length } = text;
	let depth = 0;
	for (let at = 0; at < length; at++) switch (text.charCodeAt(at)) {
		case quote:
			counts.strings++;
			at = stringEnd(text, at + 1);
			break;
		case 58:
			counts.members++;
			break;
		case 123:
		case 91:
			counts.others++;
			if (++depth > maxDepth) return void 0;
			break;
		case 125:
		case 93:
			depth--;
			break;
		case 32:
		case 10:
		case 13:
		case 9:
		case 44: break;
		default: {
			const end = plainEnd(text, at);
			if (end < 0) return void 0;
			counts.others++;
			at = end - 1;
		}
	}
	return counts;
}
function stringEnd(text, from) {
	const { length } = text;
	for (let at = from; at < length; at++) {
		const code = text.charCodeAt(at);
		if (code === quote) return at;
		if (code === backslash) at++;
	}
	return length;
}
function plainEnd(text, from) {
	const { length } = text;
	const first = text.charCodeAt(from);
	const isNumber = first === 45 || first >= 48 && first <= 57;
	if (first === 45 && text.charCodeAt(from + 1) === 48) return -1;
	let whole = 0;
	let at = from + 1;
	for (; at < length; at++) {
		const code = text.charCodeAt(at);
		if (code === 44 || code === 125 || code === 93 || code <= 32) break;
		if (!isNumber) continue;
		if (code === 101 || code === 69) return -1;
		if (code === 46) whole = at - from;
	}
	return isNumber && (whole || at - from) > longestExactNumber ? -1 : at;
}
function countMembers(root) {
	let count = 0;
	const pending = [root];
	for (let value = pending.pop(); value !== void 0; value = pending.pop()) {
		if (typeof value !== "object" || value === null) continue;
		if (Array.isArray(value)) {
			for (const each of value) if (typeof each === "object" && each !== null) pending.push(each);
			continue;
		}
		const object = value;
		for (const key in object) {
			if (key === "__proto__") return -1;
			count++;
			const member = object[key];
			if (typeof member === "object" && member !== null) pending.push(member);
		}
	}
	return count;
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
	const trusted = readTrusted(source.text, limits);
	return trusted === void 0 ? readCarefully(source, limits) : {
		...trusted,
		faults: []
	};
}
function readCarefully(source, limits) {
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
		beginObject: (start) => begin$1(walk, start, false),
		beginArray: (start) => begin$1(walk, start, true),
		endObject: (end) => finish$1(walk, end),
		endArray: (end) => finish$1(walk, end),
		scalar: (start, end) => {
			if (walk.skippedLevels === 0) record(walk, start, end);
		},
		key: (start, end, escaped) => {
			if (walk.skippedLevels === 0 && walk.frame !== void 0) enter(walk, walk.frame, start, end, escaped);
		}
	};
}
function begin$1(walk, start, isArray) {
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
function finish$1(walk, end) {
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
const unlimited$1 = {
	maxDepth: Number.POSITIVE_INFINITY,
	maxValues: Number.POSITIVE_INFINITY
};
function locateJson(source, pointers) {
	const trie = emptyTrie();
	const wanted = new Map(pointers.map((pointer) => [pointer, addPointer(trie, pointer)]));
	const places = resolvePlaces(source, trie, scanJson(source.text, occurrenceRecorder(source.text, trie.root), unlimited$1)?.offset ?? source.text.length);
	return new Map([...wanted].map(([pointer, node]) => [pointer, places.get(node) ?? startOf$1(source)]));
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
function startOf$1(source) {
	return {
		value: spanAt(source, 0, 0),
		key: void 0
	};
}
// src/text/json-lines.ts
function parseJsonLines(source, limits) {
	const values = [];
	const lines = [];
	const faults = [];
	let left = limits.maxValues;
	let isWhole = true;
	for (let line = 1; line <= source.lineCount && faults.length < 1e4 && left >= 0; line++) {
		const text = source.lineText(line) ?? "";
		if (text.trim() === "") continue;
		const read = parseCountedJson(sourceText(text), {
			...limits,
			maxValues: left
		});
		faults.push(...faultsOnLine(read.faults, line, values.length, limits));
		left = read.faults.some(({ messageId }) => messageId === "too-many-values") ? -1 : left - read.values;
		isWhole &&= read.value !== void 0;
		values.push(read.value ?? null);
		lines.push(line);
	}
	return {
		value: isWhole ? values : void 0,
		faults: faults.filter(oneConflict),
		source: {
			locate: (pointers) => locateLines(source, lines, pointers),
			lineText: source.lineText
		}
	};
}
function oneConflict({ messageId }, index, all) {
	return messageId !== "conflict-marker" || all.findIndex((each) => each.messageId === messageId) === index;
}
function faultsOnLine(faults, line, index, limits) {
	return faults.slice(0, mostFindings).map((fault) => onLine(fault, line, index, limits));
}
function onLine(fault, line, index, { maxValues }) {
	const { messageId, message, pointer, span } = fault;
	const place = {
		span: moved(span, line),
		pointer: `${appendToken("", index)}${pointer}`
	};
	if (messageId === "too-many-values") return {
		...fault,
		...place,
		message: `holds more than ${maxValues} values`
	};
	return {
		...fault,
		...place,
		message: saidOfLine(message)
	};
}
const ends = [["found the end of the text", "found the end of the line"], [", first on line 1", ""]];
function saidOfLine(message) {
	const found = ends.find(([end]) => message.endsWith(end));
	return found === void 0 ? message : message.slice(0, -found[0].length) + found[1];
}
function moved(span, line) {
	return {
		...span,
		line,
		endLine: line
	};
}
function locateLines(source, lines, pointers) {
	const inLine = new Map();
	const indexes = pointers.map((pointer) => indexIn(pointerTokens(pointer)[0]));
	for (const [at, pointer] of pointers.entries()) {
		const list = inLine.get(indexes[at] ?? -1);
		if (list === void 0) inLine.set(indexes[at] ?? -1, [rest(pointer)]);
		else list.push(rest(pointer));
	}
	const places = new Map([...inLine].map(([index, wanted]) => [index, locateJson(sourceText(source.lineText(lines[index] ?? 0) ?? ""), wanted)]));
	return new Map(pointers.map((pointer, at) => {
		const line = lines[indexes[at] ?? -1];
		const place = places.get(indexes[at] ?? -1)?.get(rest(pointer));
		return [pointer, line === void 0 || place === void 0 ? textStart : moved(place.value, line)];
	}));
}
function rest(pointer) {
	const slash = pointer.indexOf("/", 1);
	return slash < 0 ? "" : pointer.slice(slash);
}
// src/text/splice.ts
function spliced(text, splices) {
	const sorted = [...splices].sort((left, right) => left.from - right.from || left.to - right.to);
	const pieces = [];
	let at = 0;
	for (const { from, to, text: next } of sorted) {
		if (from < at) return void 0;
		pieces.push(text.slice(at, from), next);
		at = to;
	}
	pieces.push(text.slice(at));
	return pieces.join("");
}
function indentAt(text, offset) {
	return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? "";
}
function lineStart(text, offset) {
	return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}
function nextLine(text, offset) {
	if (offset > 0 && text[offset - 1] === "\n") return offset;
	const end = text.indexOf("\n", offset);
	return end < 0 ? text.length : end + 1;
}
function lineBreakOf(text) {
	return text.includes("\r\n") ? "\r\n" : "\n";
}
// src/text/section-log.ts
function parseSectionLog(source, { maxDepth, maxValues }) {
	const { sections, conflict } = sectionsOf(source, maxDepth);
	const spanOf = (line) => {
		const text = source.lineText(line);
		return text === void 0 ? void 0 : {
			line,
			column: 1,
			endLine: line,
			endColumn: Math.max(1, text.length) + 1
		};
	};
	const part = {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([list, token]) => {
			const section = list === "sections" ? sections[indexIn(token)] : void 0;
			return section && spanOf(section.first);
		})
	};
	const many = sections[maxValues];
	const line = conflict ?? many?.first;
	if (line !== void 0) {
		const message = conflict === void 0 ? `holds more than ${maxValues} sections` : "conflict markers were committed: resolve the merge and commit the result";
		return {
			value: void 0,
			faults: [textFault(conflict === void 0 ? "too-many-values" : "conflict-marker", message, spanOf(line) ?? start)],
			source: part
		};
	}
	return {
		value: { sections: sections.map((section) => sectionValue(source, section)) },
		faults: [],
		source: part
	};
}
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function sectionSplices(text, edits) {
	const source = sourceText(text);
	const { sections } = sectionsOf(source, Number.POSITIVE_INFINITY);
	const splices = [];
	for (const edit of edits) {
		const [list, token, ...rest] = pointerTokens(edit.pointer);
		const at = indexIn(token);
		if (list !== "sections" || at < 0 || rest.length > 0) return void 0;
		const section = sections[at];
		if (edit.type === "remove" && section !== void 0) splices.push({
			from: source.lineStart(section.first),
			to: source.lineStart(section.last + 1),
			text: ""
		});
		else if (edit.type === "insert") {
			const lines = linesOf$1(edit.value);
			if (lines === void 0) return void 0;
			splices.push(newSection(source, section, lines));
		} else return void 0;
	}
	return splices;
}
function newSection(source, before, lines) {
	const { text } = source;
	const lineBreak = lineBreakOf(text);
	const own = lines.join(lineBreak) + lineBreak;
	if (before !== void 0) {
		const from = source.lineStart(before.first);
		return {
			from,
			to: from,
			text: own + lineBreak
		};
	}
	const isOpen = text !== "" && !/[\r\n]$/.test(text);
	const blank = text === "" ? "" : lineBreak;
	return {
		from: text.length,
		to: text.length,
		text: (isOpen ? lineBreak : "") + blank + own
	};
}
function sectionValue(source, { first, last }) {
	const lines = Array.from({ length: last - first }, (_, index) => source.lineText(first + 1 + index) ?? "");
	return {
		heading: (source.lineText(first) ?? "").trim(),
		body: lines.join("\n").trim()
	};
}
function linesOf$1(value) {
	if (!isJsonObject(value) || typeof value.heading !== "string" || typeof value.body !== "string") return void 0;
	return value.body === "" ? [value.heading] : [
		value.heading,
		"",
		...value.body.split("\n")
	];
}
function sectionsOf(source, maxDepth) {
	const lines = [];
	const stop = scanMarkdown(source, {
		heading: (_, __, { number, text }) => lines.push(text.startsWith("#") ? number : number - 1),
		bullet: () => -1,
		text() {},
		heads() {},
		row() {},
		isFull: () => false
	}, maxDepth);
	const end = source.lineCount + 1;
	return {
		sections: lines.map((first, index) => ({
			first,
			last: (lines[index + 1] ?? end) - 1
		})),
		conflict: stop?.reason === "conflict-marker" ? stop.line.number : void 0
	};
}
// src/text/text-log.ts
function parseTextLog(source, { maxValues }) {
	const { lineCount, text } = source;
	const count = text === "" || text.endsWith("\n") || text.endsWith("\r") ? lineCount - 1 : lineCount;
	const part = {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([list, index]) => list === "lines" && index !== void 0 ? lineSpan(source, indexIn(index) + 1, count) : void 0)
	};
	const tooMany = lineSpan(source, maxValues + 1, count);
	if (tooMany !== void 0) return {
		value: void 0,
		faults: [textFault("too-many-values", `holds more than ${maxValues} lines`, tooMany)],
		source: part
	};
	return {
		value: { lines: Array.from({ length: count }, (_, index) => source.lineText(index + 1) ?? "") },
		faults: [],
		source: part
	};
}
function lineSpan(source, line, count) {
	const text = line < 1 || line > count ? void 0 : source.lineText(line);
	return text === void 0 ? void 0 : {
		line,
		column: 1,
		endLine: line,
		endColumn: text.length + 1
	};
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
		"detected": {
			"description": "What such files are governed by without a configuration: their path and their shape, or their path alone; never are those whose names people use for other files too, which are only proposed. Of no effect in a preset of your own.",
			"enum": [
				"shape",
				"path",
				"never"
			]
		},
		"sniff": {
			"description": "Pointers of which one leads to items, if the shape is this one.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"recognisedBy": {
			"description": "Fields besides those that say done of which some item has one, if the shape is this one.",
			"type": "array",
			"items": { "type": "string" }
		},
		"parse": {
			"description": "How the text is read.",
			"enum": [
				"json",
				"jsonl",
				"yaml-map",
				"md-checklist",
				"md-frontmatter",
				"md-sections",
				"text-log"
			]
		},
		"ids": {
			"description": "Patterns of the identifiers that tasks in Markdown begin with: plain text, with {n} for a number and {w} for a word in capitals.",
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"outermost": {
			"description": "Whether a box in Markdown that stands below another one is only a detail of that, and no item.",
			"type": "boolean"
		},
		"headings": {
			"description": "Which headings in Markdown are items, from the second level on.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"boxes": {
					"description": "Whether those are that begin with a box, as ## [x] text.",
					"type": "boolean"
				},
				"labels": {
					"description": "Names of lines such as **Status:** done, below a heading that is an item by them; what they say is /labels/Status.",
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				}
			}
		},
		"stamps": {
			"description": "By field, patterns of what ticking puts before a text (a pattern that ends with a space) or behind it (any other): plain text with {n} for a number, {h} for a commit, {d} for a date with or without a time, and {*} at its end for anything. It is claim, and no part of the text.",
			"type": "object",
			"additionalProperties": {
				"type": "array",
				"items": {
					"type": "string",
					"pattern": "[^ ]"
				}
			}
		},
		"folder": {
			"description": "The document is a folder: each of the other files is read as `parse` says and holds items, the governed file says the rest.",
			"type": "object",
			"additionalProperties": false,
			"required": ["files", "parse"],
			"properties": {
				"files": {
					"description": "Wildcards of the other files, from the folder of the governed one.",
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1,
						"pattern": "^[^/]"
					}
				},
				"parse": {
					"description": "How the governed file is read.",
					"enum": [
						"json",
						"jsonl",
						"yaml-map",
						"md-checklist",
						"md-frontmatter",
						"md-sections",
						"text-log"
					]
				}
			}
		},
		"items": {
			"description": "Pointers to lists or maps of items, of which each counts that holds any. A token * is every member.",
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"single": {
			"description": "Whether what the pointers lead to is one item itself, not a list of items.",
			"type": "boolean"
		},
		"fields": {
			"description": "Fields that stand deeper in an item, by the names that the other members have for them.",
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"additionalProperties": false,
				"required": ["from"],
				"properties": {
					"from": {
						"description": "Pointers into the item; the first that leads to anything counts.",
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"pattern": "^(/[\\s\\S]*)?$"
						}
					},
					"where": {
						"description": "Of a list, only members in which each of these fields has one of the values.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"like": {
						"description": "Of a list, only texts like one of these wildcards.",
						"type": "array",
						"items": { "type": "string" }
					},
					"member": {
						"description": "Of a list's members, only what this field of them says.",
						"type": "string"
					}
				}
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
		"within": {
			"description": "The field whose text, or list of texts, is part of the keys of items that have none themselves.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": {
					"description": "The field.",
					"type": "string"
				},
				"ids": {
					"description": "Whether it is part of keys too that an item has itself.",
					"type": "boolean"
				}
			}
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
				"index": {
					"description": "The field that holds the parent's place in the list, counting from 0.",
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
						"description": "The texts in lower case that say done, in which * stands for anything; without them the field is true or false.",
						"type": "array",
						"items": { "type": "string" }
					},
					"open": {
						"description": "The text that stands there for an open item, for items that go back to open.",
						"type": "string"
					},
					"lastOf": {
						"description": "Pointer to a list in the document (of a folder: in the governed file) whose last text says done, in place of the values.",
						"type": "string",
						"pattern": "^(/[\\s\\S]*)?$"
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
		"sets": {
			"description": "Contract fields, besides dependencies, in which the order of words means nothing.",
			"type": "array",
			"items": { "type": "string" }
		},
		"stems": {
			"description": "Patterns of what keys begin with that identifies their items, with {n} for a number and {w} for a word in capitals; the rest is wording.",
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
		"evidence": {
			"description": "What a done item must name itself as evidence; the phrase is no part of its text.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field", "phrases"],
			"properties": {
				"field": {
					"description": "The field that must name it.",
					"type": "string"
				},
				"phrases": {
					"description": "Phrases of which one must stand there: plain text, with {n} for a number and {w} for a word in capitals.",
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
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
// src/text/frontmatter-edit.ts
function frontmatterEdits(text, edits) {
	const source = sourceText(text);
	const end = frontmatterEnd(source);
	if (end === 0) return void 0;
	const yaml = [];
	const splices = [];
	for (const edit of edits) if (edit.pointer.startsWith("/frontmatter/")) yaml.push({
		...edit,
		pointer: edit.pointer.slice(12)
	});
	else {
		const splice = belowSplice(source, end, edit);
		if (splice === void 0) return void 0;
		splices.push(splice);
	}
	return {
		from: source.lineStart(2),
		to: source.lineStart(end),
		yaml,
		splices
	};
}
function belowSplice(source, end, edit) {
	const [root, name = "", field, ...rest] = pointerTokens(edit.pointer);
	if (edit.type !== "replace" || typeof edit.value !== "string") return void 0;
	if (root === "body" && name === "") return stretch(source, end + 1, source.lineCount, edit.value);
	if (field !== "text" || rest.length > 0) return void 0;
	const lines = (root === "blocks" ? blockLines(source, end + 1) : root === "sections" ? sectionLines(source, end + 1) : void 0)?.get(name);
	return lines === void 0 ? void 0 : stretch(source, lines.first, lines.last, edit.value);
}
function stretch(source, first, last, value) {
	const [start, end] = [source.lineStart(first), source.lineStart(last + 1)];
	const old = source.text.slice(start, end);
	const lineBreak = lineBreakOf(source.text);
	const own = value.split("\n").join(lineBreak);
	if (old.trim() === "") return {
		from: start,
		to: start,
		text: own === "" ? "" : own + lineBreak
	};
	return {
		from: start + old.length - old.trimStart().length,
		to: start + old.trimEnd().length,
		text: own
	};
}
// src/text/flow-edit.ts
function flowSplices(text, container, changes, writer) {
	const { members, open, close } = container;
	const kept = [...members.keys()].filter((index) => !changes.gone.has(index));
	const layout = layoutOf(text, container, writer);
	const written = (member) => writtenMember(text, container, layout, writer, member);
	if (kept.length === 0) return [{
		from: open,
		to: close,
		text: insideOf(changes.incoming.flatMap(([, coming]) => coming.map(written)), layout)
	}];
	return [...changes.incoming.map(([at, coming]) => {
		const before = kept.findLast((index) => index < at);
		const place = before === void 0 ? members[kept[0] ?? 0]?.from : members[before]?.to;
		const pieces = coming.map((member) => before === void 0 ? `${written(member)},${layout.gap}` : `,${layout.gap}${written(member)}`);
		return {
			from: place ?? open,
			to: place ?? open,
			text: pieces.join("")
		};
	}), ...removals$1(container, changes.gone)];
}
function removals$1({ members }, gone) {
	const splices = [];
	for (let first = 0; first < members.length; first++) {
		if (!gone.has(first)) continue;
		let next = first;
		while (gone.has(next)) next++;
		const [start, end] = [members[first], members[next - 1]];
		const [before, behind] = [members[first - 1], members[next]];
		if (behind !== void 0) splices.push({
			from: start?.from ?? 0,
			to: behind.from,
			text: ""
		});
		else splices.push({
			from: before?.to ?? 0,
			to: end?.to ?? 0,
			text: ""
		});
		first = next;
	}
	return splices;
}
function layoutOf(text, { isList, members, open, close }, writer) {
	const [one, two] = members;
	if (one === void 0) return newLayout(text, isList, open, writer);
	const first = blankBefore(text, open, one.from);
	const gap = (two === void 0 ? void 0 : blankBefore(text, one.to, two.from)) ?? (first.includes("\n") ? first : writer.comma);
	return {
		gap,
		first,
		end: /[ \t\r\n]*$/.exec(text.slice(members.at(-1)?.to ?? open, close))?.[0] ?? "",
		indent: gap.includes("\n") && !areFlat(text, members) ? gap.slice(gap.lastIndexOf("\n") + 1) : void 0
	};
}
function blankBefore(text, from, to) {
	return /[ \t\r\n]*$/.exec(text.slice(from, to))?.[0] ?? "";
}
function areFlat(text, members) {
	const holders = members.filter(({ valueFrom, to }) => /[[{]/.test(text[valueFrom] ?? "") && /[\w"]/.test(text.slice(valueFrom, to)));
	return holders.length > 0 && holders.every(({ valueFrom, to }) => !text.slice(valueFrom, to).includes("\n"));
}
function newLayout(text, isList, open, writer) {
	const line = text.slice(lineStart(text, open), open - 1);
	const isTall = writer.unit !== "" && text.trim().includes("\n") && /^\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?$/.test(line);
	const brace = isList ? "" : writer.brace;
	if (!isTall) return {
		gap: writer.comma,
		first: brace,
		end: brace,
		indent: void 0
	};
	const outer = indentAt(text, open);
	const gap = lineBreakOf(text) + outer + writer.unit;
	return {
		gap,
		first: gap,
		end: lineBreakOf(text) + outer,
		indent: outer + writer.unit
	};
}
function insideOf(members, { gap, first, end }) {
	return members.length === 0 ? "" : first + members.join(`,${gap}`) + end;
}
function writtenMember(text, { isList, members }, { indent }, writer, member) {
	if ("value" in member) return writer.member(isList ? void 0 : member.key, member.value, indent);
	const { from = 0, to = 0 } = members[member.moved] ?? {};
	return text.slice(from, to);
}
// src/text/json-containers.ts
const unlimited = {
	maxDepth: Number.POSITIVE_INFINITY,
	maxValues: Number.POSITIVE_INFINITY
};
function jsonContainers(text, pointers) {
	const trie = emptyTrie();
	const wanted = [...pointers].map((pointer) => [pointer, addPointer(trie, pointer)]);
	const found = new Map();
	if (scanJson(text, recorder(text, trie.root, found), unlimited) !== void 0) return new Map();
	return new Map(wanted.flatMap(([pointer, node]) => {
		const container = found.get(node);
		return container === void 0 ? [] : [[pointer, container]];
	}));
}
function recorder(text, root, found) {
	const walk = {
		root,
		found,
		frames: [],
		key: void 0,
		skipped: void 0
	};
	return {
		beginObject: (start) => begin(walk, start, false),
		beginArray: (start) => begin(walk, start, true),
		endObject: (end) => finish(walk, end),
		endArray: (end) => finish(walk, end),
		key: (from, to, escaped) => {
			if (walk.skipped === void 0) walk.key = {
				name: stringValue(text, from, to, escaped),
				from
			};
		},
		scalar: (start, end) => {
			if (walk.skipped !== void 0) return;
			forget(walk, nodeAt(walk));
			place(walk, beginMember(walk, start), end);
		}
	};
}
function begin(walk, start, isList) {
	if (walk.skipped !== void 0) {
		walk.skipped.depth++;
		return;
	}
	const node = nodeAt(walk);
	forget(walk, node);
	const begun = beginMember(walk, start);
	if (node === void 0) walk.skipped = {
		begun,
		depth: 1
	};
	else walk.frames.push({
		node,
		isList,
		begun,
		members: []
	});
}
function finish(walk, end) {
	const { skipped } = walk;
	if (skipped !== void 0) {
		skipped.depth--;
		if (skipped.depth > 0) return;
		walk.skipped = void 0;
		place(walk, skipped.begun, end);
		return;
	}
	const frame = walk.frames.pop();
	if (frame === void 0) return;
	const { node, isList, begun, members } = frame;
	walk.found.set(node, {
		isList,
		members,
		open: begun.valueFrom + 1,
		close: end - 1
	});
	place(walk, begun, end);
}
function beginMember(walk, valueFrom) {
	const { key } = walk;
	walk.key = void 0;
	return {
		key: key?.name,
		from: key?.from ?? valueFrom,
		valueFrom
	};
}
function place({ frames }, begun, to) {
	frames.at(-1)?.members.push({
		...begun,
		to
	});
}
function nodeAt({ root, frames, key }) {
	const frame = frames.at(-1);
	if (frame === void 0) return root;
	const { node, isList, members } = frame;
	return isList ? node.elements?.get(members.length) : node.children?.get(key?.name ?? "");
}
function forget({ found }, node) {
	const pending = node === void 0 ? [] : [node];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		found.delete(next);
		pending.push(...next.children?.values() ?? []);
	}
}
// src/text/json-layout.ts
function layOutJson(value, style, indent) {
	const output = [];
	const pending = [{
		value,
		indent
	}];
	for (let piece = pending.pop(); piece !== void 0; piece = pending.pop()) if ("text" in piece) output.push(piece.text);
	else output.push(scalarText(piece.value, style) ?? pushMembers(pending, piece.value, piece.indent, style));
	return output.join("");
}
function scalarText(value, style) {
	if (isJsonArray(value)) return value.length === 0 ? "[]" : void 0;
	if (isJsonObject(value)) {
		const { length } = Object.keys(value);
		if (length === 1 && typeof value.inexactNumber === "string") return value.inexactNumber;
		return length === 0 ? "{}" : void 0;
	}
	return quotedText(value, style);
}
function quotedText(value, { isAscii }) {
	const text = JSON.stringify(value);
	return isAscii ? text.replace(/[^\0-\x7f]/g, asEscape) : text;
}
function asEscape(unit) {
	return [...Array(unit.length).keys()].map((at) => `\\u${unit.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
}
function pushMembers(pending, value, indent, style) {
	const isList = isJsonArray(value);
	const inner = indent === void 0 ? void 0 : indent + style.unit;
	const gap = inner === void 0 ? isList ? "" : style.brace : style.lineBreak + inner;
	const between = `,${inner === void 0 ? style.comma : gap}`;
	const end = indent === void 0 ? gap : style.lineBreak + indent;
	pending.push({ text: `${end}${isList ? "]" : "}"}` });
	const members = isList ? value.map((member) => ["", member]) : entriesOf(value, style).map(([key, member]) => [`${quotedText(key, style)}${style.colon}`, member]);
	for (let index = members.length - 1; index >= 0; index--) {
		const [key, member] = members[index] ?? ["", null];
		pending.push({
			value: member,
			indent: inner
		}, { text: `${index > 0 ? between : ""}${key}` });
	}
	return `${isList ? "[" : "{"}${gap}`;
}
function entriesOf(value, { compareKeys }) {
	const entries = Object.entries(isJsonObject(value) ? value : {});
	return compareKeys === void 0 ? entries : entries.sort(([left], [right]) => compareKeys(left, right));
}
function styleOf(text) {
	const start = text.slice(0, 65536);
	const colon = /"(:[ \t]*)(?=["\d[{tfn-])/.exec(start)?.[1] ?? ": ";
	const comma = /[\w"\]}](,[ \t]*)(?=["\d[{tfn-])/.exec(start)?.[1];
	return {
		lineBreak: text.includes("\r\n") ? "\r\n" : "\n",
		unit: /[{[][ \t]*\r?\n([ \t]+)/.exec(start)?.[1] ?? "  ",
		colon,
		comma: comma?.slice(1) ?? (colon === ":" ? "" : " "),
		brace: /\{[ \t]+"/.test(start) ? " " : "",
		isAscii: /\\u[0-9a-fA-F]{4}/.test(text) && !/[^\0-\x7f]/.test(text)
	};
}
// src/text/member-changes.ts
function memberChanges(container, edits) {
	const places = placesIn(container);
	const gone = [...edits.gone].map(places);
	const doubled = [...edits.single].flatMap((token) => places(token).slice(0, -1));
	const replaced = [...edits.replaced].map(([token, value]) => [places(token).at(-1) ?? -1, value]);
	if (gone.some(({ length }) => length === 0) || replaced.some(([at]) => at < 0)) return void 0;
	const coming = new Map();
	for (const { place = 0, behind, token, source } of edits.incoming) {
		const at = container.isList ? Math.min(place, container.members.length) : behindOf(container, behind);
		const from = "moved" in source ? places(source.moved)[0] : void 0;
		if ("moved" in source && from === void 0 || Number.isNaN(at)) return void 0;
		const member = "value" in source ? {
			key: token,
			value: source.value
		} : { moved: from ?? 0 };
		const list = coming.get(at);
		if (list === void 0) coming.set(at, [member]);
		else list.push(member);
	}
	const incoming = [...coming].sort(([left], [right]) => left - right);
	return {
		gone: new Set([...gone.flat(), ...doubled]),
		incoming,
		replaced
	};
}
function placesIn({ isList, members }) {
	if (isList) return (token) => /^\d+$/.test(token) && Number(token) < members.length ? [Number(token)] : [];
	return (token) => members.flatMap(({ key }, index) => key === token ? [index] : []);
}
function behindOf({ members }, behind) {
	if (behind === null) return 0;
	const at = behind === void 0 ? -1 : members.findLastIndex(({ key }) => key === behind);
	return at < 0 ? members.length : at + 1;
}
// src/text/json-edit.ts
function jsonSplices(text, edits, style = styleOf(text)) {
	const whole = wholeValue(edits);
	if (whole !== void 0) return [replacedWhole(text, whole, style)];
	const groups = byContainer(edits);
	const containers = jsonContainers(text, groups.keys());
	const splices = [];
	for (const [pointer, group] of groups) {
		const container = containers.get(pointer);
		const own = container === void 0 ? void 0 : containerSplices$1(text, container, group, style);
		if (own === void 0) return void 0;
		splices.push(...own);
	}
	return splices;
}
function replacedWhole(text, value, style) {
	const from = text.length - text.trimStart().length;
	const to = text.trimEnd().length;
	return {
		from,
		to,
		text: layOutJson(value, style, text.slice(from, to).includes("\n") ? "" : void 0)
	};
}
function containerSplices$1(text, container, edits, style) {
	const changes = memberChanges(container, edits);
	if (changes === void 0) return void 0;
	const replaced = changes.replaced.flatMap(([at, value]) => {
		const member = container.members[at];
		return member === void 0 ? [] : [replacement$1(text, member, value, style)];
	});
	if (changes.gone.size === 0 && changes.incoming.length === 0) return replaced;
	return [...replaced, ...flowSplices(text, container, changes, jsonWriter(style))];
}
function replacement$1(text, { from, valueFrom, to }, value, style) {
	const isAlone = lineStart(text, from) > 0 && text.slice(lineStart(text, from), from).trim() === "";
	const old = text.slice(valueFrom, to);
	return {
		from: valueFrom,
		to,
		text: layOutJson(value, style, old.includes("\n") || isAlone && !/^[[{]\s*[^\s\]}]/.test(old) ? indentAt(text, from) : void 0)
	};
}
function jsonWriter(style) {
	return {
		unit: style.unit,
		comma: style.comma,
		brace: style.brace,
		member: (key, value, indent) => {
			return (key === void 0 ? "" : `${layOutJson(key, style, void 0)}${style.colon}`) + layOutJson(value, style, indent);
		}
	};
}
// src/text/line-edit.ts
function lineEdits(source, lines, edits) {
	if (edits.some(({ type, at }) => type !== "insert" && lines[at] === void 0)) return void 0;
	const gone = new Set(edits.flatMap(({ type, at }) => type === "remove" || type === "move" ? [lines[at] ?? 0] : []));
	const isFollowed = edits.some(({ type }) => type === "insert" || type === "move");
	return [...edits.flatMap((edit) => {
		const from = source.lineStart(lines[edit.at] ?? 0);
		const own = source.lineText(lines[edit.at] ?? 0) ?? "";
		if (edit.type === "replace") return [{
			from,
			to: from + own.length,
			text: edit.value
		}];
		if (edit.type === "insert") return [newLine(source, lines, gone, edit.at, edit.value)];
		return edit.type === "move" ? [newLine(source, lines, gone, edit.before, own)] : [];
	}), ...withoutLines(source, gone, isFollowed)];
}
function newLine(source, lines, gone, at, value) {
	const { text } = source;
	const [lineBreak, next, last = 0] = [
		lineBreakOf(text),
		lines[at],
		lines.at(-1)
	];
	const from = source.lineStart(next ?? (gone.has(last) ? last : last + 1));
	return {
		from,
		to: from,
		text: next === void 0 && from === text.length && text !== "" && !/[\r\n]$/.test(text) ? lineBreak + value : value + lineBreak
	};
}
function withoutLines(source, gone, isFollowed) {
	return [...gone].map((line) => {
		const isLast = !isFollowed && line === source.lineCount && line > 1 && !gone.has(line - 1);
		const before = source.lineStart(line - 1) + (source.lineText(line - 1)?.length ?? 0);
		return {
			from: isLast ? before : source.lineStart(line),
			to: source.lineStart(line + 1),
			text: ""
		};
	});
}
// src/text/json-lines-edit.ts
function jsonLineSplices(text, edits) {
	const source = sourceText(text);
	const lines = filledLines(source);
	const style = {
		...styleOf(text),
		unit: ""
	};
	const inner = new Map();
	const whole = [];
	for (const edit of edits) {
		const [token = "", ...rest] = pointerTokens(edit.pointer);
		const at = Number(token);
		if (edit.pointer === "" || Number.isNaN(at)) return void 0;
		if (rest.length > 0) inner.set(at, [...inner.get(at) ?? [], within$1(edit)]);
		else if ("value" in edit) whole.push({
			...edit,
			at,
			value: layOutJson(edit.value, style, void 0)
		});
		else if (edit.type === "single") return void 0;
		else whole.push({
			...edit,
			at
		});
	}
	for (const [at, own] of inner) {
		const line = source.lineText(lines[at] ?? 0) ?? "";
		const splices = jsonSplices(line, own, style);
		const value = splices === void 0 ? void 0 : spliced(line, splices);
		if (value === void 0) return void 0;
		whole.push({
			type: "replace",
			at,
			value
		});
	}
	return lineEdits(source, lines, whole);
}
function within$1(edit) {
	return {
		...edit,
		pointer: edit.pointer.slice(edit.pointer.indexOf("/", 1))
	};
}
function filledLines(source) {
	return Array.from({ length: source.lineCount }, (_, index) => index + 1).filter((line) => (source.lineText(line) ?? "").trim() !== "");
}
// src/text/heading-splices.ts
function labelSplices(source, { draft, place }, wanted) {
	const { heading } = draft;
	if (heading === void 0 || !isJsonObject(wanted)) return void 0;
	const splices = [];
	for (const [name, text] of Object.entries(wanted)) {
		const label = heading.labels.get(name);
		if (typeof text !== "string") return void 0;
		if (label === void 0) {
			const line = source.lineStart(place.line + 1);
			splices.push({
				from: line,
				to: line,
				text: labelLine(source, name, text)
			});
		} else if (label.value !== text) {
			const from = source.lineStart(label.line) + label.start;
			splices.push({
				from,
				to: from + label.length,
				text
			});
		}
	}
	const gone = [...heading.labels].filter(([name]) => !Object.hasOwn(wanted, name));
	return [...splices, ...gone.map(([, { line }]) => wholeLine(source, line))];
}
function plainHeading(source, { draft, place }) {
	const labels = [...draft.heading?.labels.values() ?? []].map(({ line }) => wholeLine(source, line));
	const at = source.lineStart(place.line) + place.start;
	return [...draft.heading?.hasBox === true ? [{
		from: at + place.box.start,
		to: at + Math.min(place.box.after + 1, place.length),
		text: ""
	}] : [], ...labels];
}
function newHeading(source, { tasks, list }, value) {
	const { heading: level, labels, mark, id } = value;
	if (typeof level !== "number" || typeof value.text !== "string") return void 0;
	const known = new Set(tasks.map(({ place }) => place.line));
	const wording = [typeof id === "string" ? `${id}: ` : "", value.text].join("");
	const box = typeof mark === "string" ? `[${mark}] ` : "";
	const below = (isJsonObject(labels) ? Object.entries(labels) : []).map(([name, text]) => labelLine(source, name, String(text))).join("");
	const line = list.places.sectionLines.find((each, index) => !known.has(each) && sameWords(String(list.sections[index]?.title ?? ""), wording));
	if (line !== void 0) {
		const start = source.lineStart(line) + (/^\s*#+\s*/.exec(source.lineText(line) ?? "")?.[0].length ?? 0);
		const next = source.lineStart(line + 1);
		const boxed = box === "" ? [] : [{
			from: start,
			to: start,
			text: box
		}];
		const labelled = below === "" ? [] : [{
			from: next,
			to: next,
			text: below
		}];
		return {
			splices: [...boxed, ...labelled],
			isNew: false
		};
	}
	const lineBreak = lineBreakOf(source.text);
	const text = `${source.text !== "" && !/[\r\n]$/.test(source.text) ? lineBreak : ""}${lineBreak}${"#".repeat(level)} ${box}${wording}${lineBreak}${lineBreak}${below}`;
	return {
		splices: [{
			from: source.text.length,
			to: source.text.length,
			text
		}],
		isNew: true
	};
}
function sameWords(title, wording) {
	const bare = (text) => cleanText(foldText(text)).text.replace(/[.:)–—-]+(?= )/g, "");
	return bare(title) === bare(wording);
}
function labelLine(source, name, text) {
	return `- **${name}:** ${text}${lineBreakOf(source.text)}`;
}
function wholeLine(source, line) {
	return {
		from: source.lineStart(line),
		to: source.lineStart(line + 1),
		text: ""
	};
}
// src/text/task-lines.ts
const read = [
	"id",
	"text",
	"paragraph",
	"tags",
	"struck"
];
function taskWords(wanted, draft, idOf, isNew = false) {
	const more = moreOf(wanted);
	const own = draft ?? emptyDraft;
	return candidates(wanted, draft, idOf, isNew).map((line) => ({
		line,
		more
	})).find((words) => {
		const value = taskValue({
			...own,
			text: words.line,
			more: more === "" ? [] : [more]
		}, idOf);
		return read.every((field) => jsonEqual(value[field] ?? null, fieldOf(wanted, field)));
	});
}
const emptyDraft = {
	box: {
		mark: " ",
		isOptional: false,
		start: 0,
		end: 0,
		after: 0
	},
	text: "",
	more: [],
	details: [],
	section: [],
	parent: -1,
	depth: 0
};
function fieldOf(wanted, field) {
	const value = wanted[field] ?? null;
	if (field === "tags") return value ?? [];
	return field === "paragraph" ? value ?? textIn(wanted, "text") : value;
}
function moreOf(wanted) {
	const [text, paragraph] = [textIn(wanted, "text"), textIn(wanted, "paragraph")];
	return paragraph.startsWith(text) ? paragraph.slice(text.length).trim() : "";
}
function textIn(object, field) {
	const value = object[field];
	return typeof value === "string" ? value : "";
}
function candidates(wanted, draft, idOf, isNew) {
	const text = textIn(wanted, "text");
	const tags = isJsonArray(wanted.tags) ? wanted.tags.map((tag) => `[${tag}] `).join("") : "";
	const id = textIn(wanted, "id");
	const struck = wanted.struck === true ? `~~${text}~~` : text;
	const plain = [
		"",
		".",
		":"
	].map((sign) => ` ${id === "" ? "" : `${id}${sign} `}${tags}${struck}`);
	if (draft === void 0) return plain;
	const old = taskValue(draft, idOf);
	const [oldText, oldId] = [textIn(old, "text"), textIn(old, "id")];
	const reworded = oldText === "" ? [] : [replacedLast(draft.text, oldText, text)];
	const renamed = reworded.flatMap((line) => oldId === "" ? [] : [line.replace(oldId, () => id)]);
	const signed = /^\s*\S*?([.:)]) /.exec(draft.text)?.[1];
	const asBefore = signed === void 0 || id === "" ? [] : [` ${id}${signed} ${tags}${struck}`];
	const own = isNew ? [] : [
		draft.text,
		...reworded,
		...renamed
	];
	return id.includes(".") ? [
		...own,
		...plain,
		...asBefore
	] : [
		...own,
		...asBefore,
		...plain
	];
}
function replacedLast(line, old, next) {
	const at = line.lastIndexOf(old);
	return at < 0 ? line : line.slice(0, at) + next + line.slice(at + old.length);
}
// src/text/markdown-insert.ts
function placeOfTask(source, { tasks, list }, at, { depth, section }) {
	const before = tasks[at - 1];
	const after = tasks[at];
	if (before !== void 0 && isIn(before, section)) return behind(source, tasks, before, depth);
	if (after !== void 0 && isIn(after, section)) return source.lineStart(after.place.line);
	const heading = list.sections.findIndex(({ path }) => isJsonArray(path) && endsWith(path.map(String), section));
	const line = list.places.sectionLines[heading];
	if (line === void 0) return section.length === 0 ? source.text.length : void 0;
	const next = source.lineText(line + 1);
	return source.lineStart(next?.trim() === "" ? line + 2 : line + 1);
}
function missingHeadings({ list }, section) {
	const levels = list.sections.map(({ level }) => level);
	const top = levels[0] === 1 && levels.lastIndexOf(1) === 0 ? 2 : 1;
	const isThere = (path) => list.sections.some(({ path: own }) => isJsonArray(own) && endsWith(own.map(String), path));
	return section.flatMap((title, index) => {
		const marks = "#".repeat(Math.min(6, top + index));
		return isThere(section.slice(0, index + 1)) ? [] : [
			"",
			`${marks} ${title}`,
			""
		];
	});
}
function behind(source, tasks, before, depth) {
	let sibling = before;
	while (sibling !== void 0 && sibling.draft.depth > depth) sibling = tasks[sibling.draft.parent];
	if (sibling === void 0) return void 0;
	if (sibling.draft.depth === depth) return source.lineStart(sibling.last + 1);
	if (sibling.draft.depth < depth - 1) return void 0;
	const own = Math.max(sibling.place.line, ...sibling.more, ...sibling.details.flat());
	return source.lineStart(own + 1);
}
function isIn({ draft }, section) {
	return endsWith(draft.section, section) && draft.section.length - section.length <= 1;
}
function endsWith(path, section) {
	return section.every((title, index) => path[path.length - section.length + index] === title);
}
function newTaskLines(source, { tasks }, at, { value, depth, section }, idOf) {
	const near = [...tasks.slice(0, at).reverse(), ...tasks.slice(at)].filter(({ draft }) => draft.depth === depth);
	const sibling = near.find((task) => isIn(task, section)) ?? near[0];
	const model = sibling === void 0 ? void 0 : source.lineText(sibling.place.line);
	return linesOfTask(value, model === void 0 ? `${" ".repeat(2 * depth)}- ` : leadOf(model), (task) => taskWords(task, sibling?.draft, idOf, true));
}
function linesOfTask(value, lead, wordsOf) {
	const words = wordsOf(value);
	if (words === void 0) return void 0;
	const mark = typeof value.mark === "string" ? value.mark : " ";
	const star = value.optional === true ? "*" : "";
	const inner = `${/^[ \t]*/.exec(lead)?.[0] ?? ""}${" ".repeat(/^\s*\d/.test(lead) ? 3 : 2)}`;
	const details = isJsonArray(value.details) ? value.details : [];
	const below = (isJsonArray(value.children) ? value.children.filter(isJsonObject) : []).map((child) => linesOfTask(child, `${inner}- `, wordsOf));
	if (below.includes(void 0)) return void 0;
	return [
		`${lead}[${mark}]${star}${words.line}`,
		...words.more === "" ? [] : [inner + words.more],
		...details.map((detail) => `${inner}- ${detail}`),
		...below.flatMap((lines) => lines ?? [])
	];
}
function leadOf(line) {
	return /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+/.exec(line)?.[0] ?? "- ";
}
// src/text/task-extents.ts
function taskExtents(source, options) {
	const list = taskListBuilder(source, Number.POSITIVE_INFINITY, options);
	const grown = [];
	const touch = (owner, line) => {
		for (let at = owner; at >= 0; at = list.drafts[at]?.parent ?? -1) {
			const task = grown[at];
			if (task !== void 0) task.last = Math.max(task.last, line);
		}
	};
	let open = [];
	const addDetail = (owner, line) => {
		open = [line];
		grown[owner]?.details.push(open);
	};
	if (scanMarkdown(source, {
		...list,
		heading(level, text, line) {
			list.heading(level, text, line);
			if (list.drafts.length > grown.length) grown.push({
				more: [],
				details: [],
				last: line.number
			});
		},
		bullet(owner, line, at) {
			const own = list.bullet(owner, line, at);
			const before = grown[owner]?.details.length ?? 0;
			if (own >= grown.length) {
				open = [];
				grown.push({
					more: open,
					details: [],
					last: line.number
				});
			} else if ((list.places.tasks[owner]?.details.length ?? 0) > before) addDetail(owner, line.number);
			touch(own, line.number);
			return own;
		},
		text(owner, line, continues) {
			list.text(owner, line, continues);
			if (owner >= 0 && continues) open.push(line.number);
			else if (owner >= 0) addDetail(owner, line.number);
			touch(owner, line.number);
		}
	}, Number.POSITIVE_INFINITY) !== void 0) return void 0;
	return {
		list,
		tasks: grown.flatMap((own, index) => extentOf(source, list, own, index))
	};
}
function extentOf(source, list, own, index) {
	const [draft, place] = [list.drafts[index], list.places.tasks[index]];
	if (draft === void 0 || place === void 0) return [];
	const { indent } = markdownLine(source.lineText(place.line) ?? "", place.line);
	const last = draft.heading === void 0 ? hiddenEnd(source, own.last, indent) : own.last;
	return [{
		...own,
		draft,
		place,
		indent,
		last
	}];
}
function hiddenEnd(source, last, indent) {
	let end = last;
	for (let number = last + 1; number <= source.lineCount; number++) {
		const line = markdownLine(source.lineText(number) ?? "", number);
		if (line.text === "") continue;
		if (line.indent <= indent) break;
		end = number;
	}
	return end;
}
// src/text/task-splices.ts
function markSplice(source, { place }, mark) {
	const from = source.lineStart(place.line) + place.start + place.box.start + 1;
	return {
		from,
		to: from + source.text.slice(from).indexOf("]"),
		text: mark
	};
}
function wordSplices(source, task, wanted, idOf) {
	const words = taskWords(wanted, task.draft, idOf);
	if (words === void 0) return void 0;
	const { place, draft, more } = task;
	const from = source.lineStart(place.line) + place.start + place.box.after;
	const splices = [];
	if (words.line !== draft.text) splices.push({
		from,
		to: from + draft.text.length,
		text: words.line
	});
	if (words.more === foldText(draft.more.join(" "))) return splices;
	const gone = more.map((line) => lineSplice(source, line, line, ""));
	const added = words.more === "" ? [] : [belowLine(source, place.line, task, [words.more], "")];
	return [
		...splices,
		...gone,
		...added
	];
}
function detailSplices(source, task, wanted) {
	const old = task.draft.details.map((lines) => foldText(lines.join(" ")));
	const { kept } = alignLists(old, wanted);
	const staying = new Set(kept.map(({ before }) => before));
	const splices = task.details.filter((_, index) => !staying.has(index)).map((lines) => lineSplice(source, lines[0] ?? 0, lines.at(-1) ?? 0, ""));
	let after = task.more.at(-1) ?? task.place.line;
	for (const [index, text] of wanted.entries()) {
		const found = kept.find((pair) => pair.after === index);
		if (found === void 0) splices.push(belowLine(source, after, task, [text], bulletOf(source, task)));
		else after = task.details[found.before]?.at(-1) ?? after;
	}
	return splices;
}
function bulletOf(source, { details }) {
	const line = source.lineText(details[0]?.[0] ?? 0) ?? "";
	return details.length > 0 ? /^\s*((?:[-+*]|\d{1,9}[.)])[ \t]+)/.exec(line)?.[1] ?? "" : "- ";
}
function belowLine(source, line, { place, details, more }, texts, bullet) {
	const indentOf = (number) => /^[ \t]*/.exec(source.lineText(number) ?? "")?.[0] ?? "";
	const model = details[0]?.[0] ?? more[0];
	const indent = model === void 0 ? `${indentOf(place.line)}  ` : indentOf(model);
	const from = source.lineStart(line + 1);
	const lineBreak = lineBreakOf(source.text);
	const isOpen = from === source.text.length && !/[\r\n]$/.test(source.text);
	return {
		from,
		to: from,
		text: texts.map((text) => `${indent}${bullet}${text}`).map((each) => isOpen ? lineBreak + each : each + lineBreak).join("")
	};
}
function lineSplice(source, first, last, text) {
	return {
		from: source.lineStart(first),
		to: source.lineStart(last + 1),
		text
	};
}
function cellSplice(source, row, name, value) {
	const column = row?.columns.get(name);
	const cell = row === void 0 || column === void 0 ? void 0 : cellsOf(source.lineText(row.line) ?? "")[column];
	if (row === void 0 || cell === void 0 || typeof value !== "string") return void 0;
	const from = source.lineStart(row.line) + cell.start;
	return {
		from,
		to: from + cell.length,
		text: value.replaceAll("|", "\\|")
	};
}
// src/text/markdown-edit.ts
function markdownSplices(text, edits, options) {
	const source = sourceText(text);
	const extents = taskExtents(source, options);
	if (extents === void 0) return void 0;
	const page = {
		source,
		extents,
		idOf: leadingId(options.ids),
		added: new Set()
	};
	const splices = [];
	const fields = new Map();
	for (const edit of edits) {
		const [list, token, field, name] = pointerTokens(edit.pointer);
		const at = indexIn(token);
		if (list === "title" && token === void 0) {
			const own = titleSplice(page, edit);
			if (own === void 0) return void 0;
			splices.push(own);
		} else if (list === "rows" && name !== void 0 && edit.type === "replace") {
			const own = cellSplice(source, extents.list.places.rowLines[at], name, edit.value);
			if (own === void 0) return void 0;
			splices.push(own);
		} else if (list !== "items" || at < 0) return void 0;
		else if (field === void 0) {
			const own = wholeTask(page, edit, at);
			if (own === void 0) return void 0;
			splices.push(...own);
		} else if (name !== void 0 || edit.type === "move") return void 0;
		else fields.set(at, {
			...fields.get(at),
			[field]: "value" in edit ? edit.value : null
		});
	}
	for (const [at, changed] of fields) {
		const task = extents.tasks[at];
		const own = task === void 0 ? void 0 : fieldSplices(page, task, changed);
		if (own === void 0) return void 0;
		splices.push(...own);
	}
	return withoutNested(splices);
}
function fieldSplices({ source, idOf }, task, changed) {
	const { mark, details, labels, ...words } = changed;
	const splices = [];
	if (labels !== void 0) {
		const own = labelSplices(source, task, labels);
		if (own === void 0) return void 0;
		splices.push(...own);
	}
	if (typeof mark === "string") splices.push(markSplice(source, task, mark));
	if (details !== void 0) splices.push(...detailSplices(source, task, textsIn(details)));
	if (Object.keys(words).length === 0) return splices;
	const worded = wordSplices(source, task, consistent(words, task.draft, idOf), idOf);
	return worded === void 0 ? void 0 : [...splices, ...worded];
}
function consistent(words, draft, idOf) {
	const wanted = {
		...taskValue(draft, idOf),
		...words
	};
	const { text, paragraph } = wanted;
	if (typeof text !== "string" || typeof paragraph !== "string" || paragraph.startsWith(text)) return wanted;
	if (words.text === void 0) return {
		...wanted,
		text: paragraph
	};
	return {
		...wanted,
		paragraph: foldText([text, ...draft.more].join(" "))
	};
}
function textsIn(value) {
	return isJsonArray(value) ? value.filter((each) => typeof each === "string") : [];
}
function wholeTask(page, edit, at) {
	const { source, extents } = page;
	if (edit.type === "insert") return isJsonObject(edit.value) ? inserted(page, at, edit.value) : void 0;
	const task = extents.tasks[at];
	if (task === void 0 || edit.type === "replace" || edit.type === "single") return void 0;
	if (task.draft.heading !== void 0) return edit.type === "remove" ? plainHeading(source, task) : void 0;
	const [from, to] = [source.lineStart(task.place.line), source.lineStart(task.last + 1)];
	const removed = {
		from,
		to,
		text: ""
	};
	if (edit.type === "remove") return [removed];
	const place = placeOfTask(source, extents, edit.before, {
		depth: task.draft.depth,
		section: task.draft.section
	});
	return place === void 0 ? void 0 : [removed, {
		from: place,
		to: place,
		text: closed(source, source.text.slice(from, to))
	}];
}
function inserted(page, at, value) {
	const { source, extents, idOf } = page;
	if (value.heading !== void 0) {
		const own = newHeading(source, extents, value);
		if (own?.isNew) page.added.add(JSON.stringify([...textsIn(value.section ?? []), value.text]));
		return own?.splices;
	}
	const depth = typeof value.depth === "number" ? value.depth : 0;
	const task = {
		value,
		depth,
		section: textsIn(value.section ?? [])
	};
	const found = placeOfTask(source, extents, at, task);
	const lines = newTaskLines(source, extents, at, task, idOf);
	if (lines === void 0 || found === void 0 && depth > 0) return void 0;
	const place = found ?? source.text.length;
	const headings = found === void 0 ? headingsFor(page, task.section) : [];
	const before = source.text.slice(0, place);
	const isOpen = before !== "" && !/[\r\n]$/.test(before) && (found !== void 0 || headings.length > 0);
	const all = [...headings, ...lines].map((line) => line + lineBreakOf(source.text)).join("");
	return [{
		from: place,
		to: place,
		text: isOpen ? lineBreakOf(source.text) + all : all
	}];
}
function titleSplice({ source, extents }, edit) {
	const { sections, places } = extents.list;
	const [line] = places.sectionLines;
	const title = String(sections[0]?.title ?? "");
	const text = source.lineText(line ?? 0) ?? "";
	const at = title === "" ? -1 : text.indexOf(title);
	if (line === void 0 || at < 0 || edit.type !== "replace" || typeof edit.value !== "string") return void 0;
	const from = source.lineStart(line) + at;
	return {
		from,
		to: from + title.length,
		text: edit.value
	};
}
function headingsFor({ extents, added }, section) {
	const name = JSON.stringify(section);
	if (added.has(name)) return [];
	added.add(name);
	return missingHeadings(extents, section);
}
function closed({ text }, lines) {
	return /[\r\n]$/.test(lines) ? lines : lines + lineBreakOf(text);
}
function withoutNested(splices) {
	const removals = splices.filter(({ text, from, to }) => text === "" && to > from);
	return splices.filter((each) => !removals.some((outer) => outer !== each && outer.from <= each.from && each.to <= outer.to && outer.to - outer.from > each.to - each.from && each.text === ""));
}
// src/text/text-log-edit.ts
function textLogSplices(text, edits) {
	const source = sourceText(text);
	const count = text === "" || /[\r\n]$/.test(text) ? source.lineCount - 1 : source.lineCount;
	const lines = Array.from({ length: count }, (_, index) => index + 1);
	const own = edits.map(asLineEdit);
	const known = own.filter((edit) => edit !== void 0);
	return known.length < own.length ? void 0 : lineEdits(source, lines, known);
}
function asLineEdit(edit) {
	const [list, token, ...rest] = pointerTokens(edit.pointer);
	const at = indexIn(token);
	if (list !== "lines" || at < 0 || rest.length > 0 || edit.type === "single") return void 0;
	if (!("value" in edit)) return {
		...edit,
		at
	};
	return typeof edit.value === "string" && !/[\r\n]/.test(edit.value) ? {
		type: edit.type,
		at,
		value: edit.value
	} : void 0;
}
// src/text/yaml-scalar-text.ts
const plain = /^(?:[A-Za-z][\w.-]*|\d+(?:-\d+)*-[a-z][a-z\d-]*)$/;
const plainWords = /^[A-Za-z][\w.-]*(?: [\w./()-]*[\w/()])*$/;
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const unprintable = /[\x7f-\x9f\u2028\u2029\ufeff]/g;
function flowText(value) {
	if (typeof value === "string") return isPlain(value, plain) ? value : quoted(value);
	if (isJsonArray(value)) return `[${value.map(flowText).join(", ")}]`;
	if (!isJsonObject(value)) return JSON.stringify(value);
	if (typeof value.inexactNumber === "string") return value.inexactNumber;
	const members = Object.entries(value).map(([key, member]) => `${flowText(key)}: ${flowText(member)}`);
	return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
function isPlain(text, pattern) {
	return pattern.test(text) && !reserved.test(text);
}
function quoted(text) {
	return JSON.stringify(text).replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function quotedAs(type, value) {
	if (type === "QUOTE_DOUBLE") return quoted(value);
	if (type === "PLAIN" && isPlain(value, plainWords)) return value;
	const isSimple = quoted(value) === `"${value}"`;
	return type === "QUOTE_SINGLE" && isSimple ? `'${value.replaceAll("'", "''")}'` : flowText(value);
}
const unsafeInBlock = /[^\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\ud800-\udfff]/;
function blockText(text) {
	const body = text.endsWith("\n") ? text.slice(0, -1) : text;
	if (!(body.includes("\n") && !unsafeInBlock.test(text) && /^\S/.test(body) && /\S$/.test(body)) || /^[ ]+$/m.test(body)) return void 0;
	return [text.endsWith("\n") ? "|" : "|-", ...body.split("\n").map((line) => line === "" ? "" : `  ${line}`)];
}
function memberLines(members) {
	return Object.entries(members).flatMap(([key, member]) => {
		const [header, ...lines] = (typeof member === "string" ? blockText(member) : void 0) ?? [flowText(member)];
		return [`${flowText(key)}: ${header}`, ...lines];
	});
}
function entryLines(entries) {
	return entries.flatMap((entry) => {
		const lines = isJsonObject(entry) && typeof entry.inexactNumber !== "string" ? memberLines(entry) : [];
		if (lines.length === 0) return [`- ${flowText(entry)}`];
		return lines.map((line, index) => line === "" ? "" : `${index === 0 ? "- " : "  "}${line}`);
	});
}
function innerLines(value) {
	if (isJsonArray(value)) return entryLines(value);
	return isJsonObject(value) && typeof value.inexactNumber !== "string" ? memberLines(value) : [];
}
// src/text/yaml-block-edit.ts
function blockSplices(text, container, changes) {
	const { members, isList, owner } = container;
	const [first, last] = [members[0], members.at(-1)];
	if (first === void 0 || last === void 0) return [];
	const block = {
		text,
		members,
		isList,
		indent: " ".repeat(first.from - lineStart(text, first.from))
	};
	const kept = [...members.keys()].filter((index) => !changes.gone.has(index));
	const written = changes.incoming.map(([at, coming]) => [at, coming.flatMap((each) => linesOf(block, each))]);
	if (kept.length > 0) return [...written.map(([at, lines]) => insertion(block, kept, at, lines)), ...removals(block, changes.gone)];
	const all = written.flatMap(([, lines]) => lines);
	const to = first.from + text.slice(first.from, last.to).trimEnd().length;
	if (all.length > 0) return [{
		from: first.from,
		to,
		text: joined(block, all)
	}];
	const empty = isList ? "[]" : "{}";
	return [owner === void 0 ? {
		from: first.from,
		to,
		text: empty
	} : {
		from: owner.behind,
		to,
		text: ` ${empty}`
	}];
}
function linesOf({ text, members, isList }, member) {
	if ("value" in member) return isList ? entryLines([member.value]) : memberOver(member.key, member.value);
	const { from = 0, to = 0 } = members[member.moved] ?? {};
	const column = from - lineStart(text, from);
	return text.slice(from, nextLine(text, to)).replace(/\r?\n$/, "").split(/\r?\n/).map((line, index) => index === 0 ? line : line.slice(Math.min(column, /^ */.exec(line)?.[0].length ?? 0)));
}
function memberOver(key, value) {
	const inner = innerLines(value);
	if (inner.length === 0) return memberLines({ [key]: value });
	return [`${flowText(key)}:`, ...inner.map((line) => line === "" ? "" : `  ${line}`)];
}
function joined({ text, indent }, lines) {
	return lines.map((line, index) => index === 0 || line === "" ? line : indent + line).join(lineBreakOf(text));
}
function insertion(block, kept, at, lines) {
	const { text, members, indent } = block;
	const lineBreak = lineBreakOf(text);
	const before = members[kept.findLast((index) => index < at) ?? -1];
	if (before !== void 0) {
		const place = nextLine(text, before.to);
		const isClosed = text[place - 1] === "\n";
		const own = indent + joined(block, lines);
		return {
			from: place,
			to: place,
			text: isClosed ? own + lineBreak : lineBreak + own
		};
	}
	const from = members[kept[0] ?? 0]?.from ?? 0;
	return {
		from,
		to: from,
		text: joined(block, lines) + lineBreak + indent
	};
}
function removals({ text, members }, gone) {
	const splices = [];
	for (let first = 0; first < members.length; first++) {
		if (!gone.has(first)) continue;
		let next = first;
		while (gone.has(next)) next++;
		const [start, end] = [members[first], members[next - 1]];
		if (start !== void 0 && end !== void 0) splices.push(removal(text, start, end, members[next]));
		first = next;
	}
	return splices;
}
function removal(text, first, last, next) {
	const start = lineStart(text, first.from);
	if (text.slice(start, first.from).trim() !== "" && next !== void 0) return {
		from: first.from,
		to: next.from,
		text: ""
	};
	const to = nextLine(text, last.to);
	return {
		from: to === text.length && !text.endsWith("\n") && start > 0 ? start - (text[start - 2] === "\r" ? 2 : 1) : start,
		to,
		text: ""
	};
}
// src/text/yaml-containers.ts
function yamlPlaces(text) {
	const root = parseDocument(text, {
		...composing,
		keepSourceTokens: true
	}).contents;
	return { container(pointer) {
		let at = containerOf(text, root, void 0);
		for (const token of pointerTokens(pointer)) {
			const member = at === void 0 ? void 0 : memberAt(at, token);
			at = member === void 0 ? void 0 : containerOf(text, member.node, member);
		}
		return at;
	} };
}
function memberAt({ isList, members }, token) {
	return isList ? members[/^\d+$/.test(token) ? Number(token) : -1] : members.findLast(({ key }) => key === token);
}
function containerOf(text, node, owner) {
	if (!isMap(node) && !isSeq(node)) return void 0;
	const token = node.srcToken;
	if (token === void 0 || !("items" in token)) return void 0;
	const items = itemsOf$1(token);
	if (items.length !== node.items.length) return void 0;
	const isFlow = token.type === "flow-collection";
	const members = items.map((item, index) => memberOf(item, node.items[index], isSeq(node), isFlow));
	const whole = members.filter((member) => member !== void 0);
	if (whole.length < members.length) return void 0;
	const [open, close] = [token.offset + 1, endOf(node) - 1];
	if (isFlow && !/[\]}]/.test(text[close] ?? "")) return void 0;
	return {
		isList: isSeq(node),
		members: whole,
		isFlow,
		owner,
		open,
		close
	};
}
function itemsOf$1(token) {
	return token.items.filter(({ start, key, sep, value }) => key !== void 0 || sep !== void 0 || value !== void 0 || offsetOf(start, "seq-item-ind") !== void 0);
}
function memberOf(item, member, isList, isFlow) {
	const isPair = typeof member === "object" && member !== null && "key" in member && "value" in member;
	const node = isPair && !isNode(member) ? member.value : member;
	if (isList && !isNode(member)) return void 0;
	const explicit = offsetOf(item.start, "explicit-key-ind");
	const sign = isList ? offsetOf(item.start, "seq-item-ind") : offsetOf(item.sep ?? [], "map-value-ind");
	const keyFrom = isList ? isFlow ? startOf(node) : sign : explicit ?? startOf(item.key);
	if (keyFrom === void 0 || sign === void 0 && !(isList && isFlow)) return void 0;
	const behind = isList && isFlow ? keyFrom : (sign ?? 0) + 1;
	const key = isList || !isPair || isNode(member) ? void 0 : keyText(member.key);
	if (!isList && key === void 0) return void 0;
	const to = Math.max(behind, contentEnd(node));
	return {
		key,
		from: keyFrom,
		behind,
		valueFrom: to === behind && !(isList && isFlow) ? behind : startOf(node),
		to,
		node,
		isBlock: !isFlow
	};
}
function offsetOf(tokens, type) {
	return tokens.find((token) => token.type === type)?.offset;
}
function keyText(key) {
	if (!isScalar(key)) return void 0;
	return typeof key.value === "string" ? key.value : key.source ?? String(key.value ?? "");
}
function contentEnd(node) {
	let at = node;
	while ((isMap(at) || isSeq(at)) && at.srcToken?.type !== "flow-collection" && at.items.length > 0) {
		const last = at.items.at(-1);
		const next = isNode(last) ? last : isPair(last) ? isEmptyNode(last.value) ? last.key : last.value : void 0;
		if (isNode(last) && isEmptyNode(last)) return startOf(last);
		at = next;
	}
	return isEmptyNode(at) ? 0 : endOf(at);
}
function isPair(value) {
	return typeof value === "object" && value !== null && "key" in value && "value" in value;
}
function isEmptyNode(node) {
	return node === null || node === void 0 || isScalar(node) && endOf(node) === startOf(node);
}
function startOf(node) {
	if (isNode(node)) return node.range?.[0] ?? 0;
	return typeof node === "object" && node !== null && "offset" in node && typeof node.offset === "number" ? node.offset : 0;
}
function endOf(node) {
	return isNode(node) ? node.range?.[1] ?? 0 : 0;
}
function asFlow({ isList, members, open, close }) {
	return {
		isList,
		members,
		open,
		close
	};
}
// src/text/yaml-edit.ts
function yamlSplices(text, edits) {
	if (wholeValue(edits) !== void 0) return void 0;
	const places = yamlPlaces(text);
	const splices = [];
	for (const [pointer, group] of byContainer(edits)) {
		const container = places.container(pointer);
		const own = container === void 0 ? void 0 : containerSplices(text, container, group);
		if (own === void 0) return void 0;
		splices.push(...own);
	}
	return splices;
}
function containerSplices(text, container, edits) {
	const changes = memberChanges(container, edits);
	if (changes === void 0) return void 0;
	const replaced = changes.replaced.flatMap(([at, value]) => {
		const member = container.members[at];
		return member === void 0 ? [] : [replacement(text, member, value)];
	});
	if (changes.gone.size === 0 && changes.incoming.length === 0) return replaced;
	return [...replaced, ...memberSplices(text, container, changes)];
}
function memberSplices(text, container, changes) {
	const { isFlow, members, owner, isList } = container;
	if (!isFlow) return blockSplices(text, container, changes);
	if (members.length > 0 || owner === void 0 || !isPairOnLines(owner)) return flowSplices(text, asFlow(container), changes, writer);
	const lines = changes.incoming.flatMap(([, coming]) => coming).flatMap((each) => "moved" in each ? [] : isList ? entryLines([each.value]) : memberLines({ [each.key]: each.value }));
	return [{
		from: owner.behind,
		to: owner.to,
		text: below(text, owner, lines)
	}];
}
const writer = {
	unit: "",
	comma: " ",
	brace: " ",
	member: (key, value) => `${key === void 0 ? "" : `${flowText(key)}: `}${flowText(value)}`
};
function isPairOnLines({ isBlock, key }) {
	return isBlock && key !== void 0;
}
function below(text, { from }, lines) {
	const indent = " ".repeat(from - lineStart(text, from) + 2);
	return lines.map((line) => lineBreakOf(text) + (line === "" ? "" : indent + line)).join("");
}
function replacement(text, member, value) {
	const { node, valueFrom, to, behind } = member;
	const content = {
		from: behind,
		to: behind + text.slice(behind, to).trimEnd().length
	};
	const lines = (isMap(node) || isSeq(node)) && (node.flow !== true || node.items.length === 0) || to === behind ? innerLines(value) : [];
	if (lines.length > 0 && isPairOnLines(member)) return {
		...content,
		text: below(text, member, lines)
	};
	const block = typeof value === "string" && member.isBlock && hasLines(node) ? blockText(value) : void 0;
	if (block !== void 0 && member.key !== void 0) return {
		...content,
		text: ` ${block[0]}${below(text, {
			...member,
			from: member.from - 2
		}, block.slice(1))}`
	};
	const isPlaced = isAlias(node) || isScalar(node) && to > behind || (isMap(node) || isSeq(node) ? node.flow : false);
	const own = isScalar(node) && typeof value === "string" ? quotedAs(node.type, value) : flowText(value);
	if (!isPlaced) return {
		...content,
		text: ` ${own}`
	};
	return {
		from: valueFrom,
		to,
		text: own + (text.slice(valueFrom, to).endsWith("\n") ? lineBreakOf(text) : "")
	};
}
function hasLines(node) {
	return isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
}
// src/text/write-edits.ts
function writeEdits(text, format, edits) {
	if (edits.length === 0) return text;
	const mark = text.startsWith("﻿") ? "﻿" : "";
	const written = writers[format.type](text.slice(mark.length), edits, {
		ids: [],
		...format
	});
	return written === void 0 ? void 0 : mark + written;
}
const yamlOptions$1 = {
	maxAliases: 100,
	scalarKeys: true
};
const writers = {
	json: checked((text) => parseJson(sourceText(text), defaultLimits).value, (text, edits) => applied(text, jsonSplices(text, edits))),
	"json-lines": checked((text) => parseJsonLines(sourceText(text), defaultLimits).value, (text, edits) => applied(text, jsonLineSplices(text, edits))),
	yaml: checked((text) => parseYaml(sourceText(text), defaultLimits, yamlOptions$1).value, (text, edits) => applied(text, yamlSplices(text, edits))),
	"task-list": (text, edits, options) => applied(text, markdownSplices(text, edits, options)),
	frontmatter: writeFrontmatter,
	"section-log": (text, edits) => applied(text, sectionSplices(text, edits)),
	"text-log": (text, edits) => applied(text, textLogSplices(text, edits))
};
function applied(text, splices) {
	return splices === void 0 ? void 0 : spliced(text, splices);
}
function checked(read, write) {
	return (text, edits, options) => {
		const before = read(text);
		const wanted = before === void 0 ? void 0 : editedValue(before, edits);
		const written = wanted === void 0 ? void 0 : write(text, edits, options);
		return written !== void 0 && jsonEqual(read(written), wanted) ? written : void 0;
	};
}
function writeFrontmatter(text, edits) {
	const found = frontmatterEdits(text, edits);
	if (found === void 0) return void 0;
	const { from, to, yaml, splices } = found;
	const head = yaml.length === 0 ? text.slice(from, to) : writers.yaml(text.slice(from, to), yaml, { ids: [] });
	return head === void 0 ? void 0 : spliced(text, [...splices, {
		from,
		to,
		text: head
	}]);
}
// src/text/text-forms.ts
const yamlOptions = {
	maxAliases: 100,
	scalarKeys: true
};
const readers = {
	json: (source) => parseJson(source, defaultLimits),
	"json-lines": (source) => parseJsonLines(source, defaultLimits),
	yaml: (source) => parseYaml(source, defaultLimits, yamlOptions),
	"task-list": (source, options) => {
		const { value, faults } = parseTaskList(source, defaultLimits, options);
		return {
			value: value === void 0 ? void 0 : tasksOf(value),
			faults
		};
	},
	frontmatter: (source) => parseFrontmatterAlone(source, defaultLimits, yamlOptions),
	"section-log": (source) => parseSectionLog(source, defaultLimits),
	"text-log": (source) => parseTextLog(source, defaultLimits)
};
const whole = new Set([
	"json",
	"json-lines",
	"text-log"
]);
function textForm(format, marks = []) {
	return {
		read(text) {
			const source = sourceText(text.replace(/^\ufeff/, ""));
			const { value, faults } = readers[format.type](source, {
				ids: [],
				...format
			});
			return faults.length > 0 ? void 0 : value;
		},
		write: (text, edits) => writeEdits(text, format, edits),
		isWhole: whole.has(format.type),
		marks
	};
}
function tasksOf(value) {
	return { items: (isJsonObject(value) && isJsonArray(value.items) ? value.items : []).filter(isJsonObject).map(({ done: _, parent: __, ...item }) => item) };
}
function formByName(path, text) {
	if (/\.json$/i.test(path)) return textForm({ type: "json" });
	if (/\.(?:jsonl|ndjson)$/i.test(path)) return textForm({ type: "json-lines" });
	if (/\.ya?ml$/i.test(path)) return textForm({ type: "yaml" });
	return /\.md$/i.test(path) && text.startsWith("---") ? textForm({ type: "frontmatter" }) : void 0;
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
		names: () => [...chunks.keys()].sort(compareCodePoints),
		bytesOf(part) {
			const list = chunks.get(part);
			return list === void 0 ? void 0 : joinedBytes(list);
		}
	};
}
// src/text/list-lines.ts
function listLines(source, { maxDepth }) {
	const found = [];
	const add = (line, text, hasBox) => {
		const clean = cleanText(foldText(text)).text;
		if (clean !== "") found.push({
			line,
			text: clean,
			hasBox
		});
	};
	scanMarkdown(source, {
		heading() {},
		bullet(_owner, { text, number }, at) {
			add(number, text.slice(at), boxAt(text, at) !== void 0);
			return -1;
		},
		text(_owner, { text, number }) {
			if (boxAt(text, 0) !== void 0) add(number, text, true);
		},
		heads() {},
		row(cells, { number }) {
			add(number, cells.map(({ text }) => text).join(" | "), false);
		},
		isFull: () => false
	}, maxDepth);
	return found;
}
// src/text/safe-pattern.ts
function isSafePattern(pattern) {
	const plain = pattern.replace(/\\[^1-9k]/g, "x").replace(/\[[^\]]*\]/g, "x");
	if (/\\/.test(plain) || plain.length > 1e3) return false;
	const groups = [];
	let doubtful = false;
	for (let at = 0; at < plain.length; at++) {
		const letter = plain.charAt(at);
		if (letter === "(") {
			groups.push(doubtful);
			doubtful = false;
		} else if (letter === ")") {
			if (doubtful && repeats(plain, at + 1)) return false;
			doubtful = (groups.pop() ?? false) || doubtful;
		} else if (letter === "|" || repeats(plain, at)) doubtful = true;
	}
	return true;
}
function repeats(pattern, at) {
	const letter = pattern.charAt(at);
	return letter === "*" || letter === "+" || /^\{\d+,/.test(pattern.slice(at, at + 8)) || /^\{\d{3,}/.test(pattern.slice(at, at + 8));
}
// src/text/json-schema-run.ts
const patterns = new Map();
function patternOf(pattern) {
	if (typeof pattern !== "string") return void 0;
	if (!patterns.has(pattern)) patterns.set(pattern, isSafePattern(pattern) ? compiled(pattern) : void 0);
	return patterns.get(pattern);
}
function compiled(pattern) {
	try {
		return new RegExp(pattern, "u");
	} catch {
		return;
	}
}
// src/text/json-schema-support.ts
const schemaLists = [
	"allOf",
	"anyOf",
	"oneOf",
	"prefixItems"
];
const schemaMaps = [
	"properties",
	"patternProperties",
	"dependentSchemas",
	"$defs",
	"definitions"
];
const schemas = [
	"items",
	"additionalProperties",
	"propertyNames",
	"contains",
	"not",
	"if",
	"then",
	"else"
];
const unsupported = [
	"$dynamicRef",
	"$recursiveRef",
	"$anchor",
	"$dynamicAnchor",
	"unevaluatedProperties",
	"unevaluatedItems",
	"additionalItems",
	"dependencies"
];
const types = [
	"null",
	"boolean",
	"object",
	"array",
	"number",
	"string",
	"integer"
];
function supportFaults(schema) {
	const faults = [];
	const pending = [[schema, ""]];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const [each, pointer] = next;
		if (typeof each === "boolean") continue;
		if (!isJsonObject(each)) faults.push({
			pointer,
			message: "must be a schema"
		});
		else {
			faults.push(...ownFaults(each, pointer));
			pending.push(...within(each, pointer));
		}
	}
	return faults;
}
function ownFaults(schema, pointer) {
	const at = (name, message) => ({
		pointer: appendToken(pointer, name),
		message
	});
	const faults = unsupported.filter((name) => Object.hasOwn(schema, name)).map((name) => at(name, "is not supported"));
	const { type = [], pattern, patternProperties = {}, $ref: reference } = schema;
	if ([type].flat().find((each) => !types.includes(String(each))) !== void 0) faults.push(at("type", `must be one of ${types.join(", ")}`));
	if (reference !== void 0 && !/^#(?:\/|$)/.test(String(reference))) faults.push(at("$ref", "must lead to a place in this schema, such as #/$defs/name"));
	if ([...pattern === void 0 ? [] : [pattern], ...Object.keys(patternProperties ?? {})].some((each) => patternOf(each) === void 0)) faults.push(at("pattern", "is not a pattern, or one that could take exponential time"));
	return faults;
}
function within(schema, pointer) {
	const lists = schemaLists.flatMap((name) => membersAt(schema, pointer, name));
	const maps = schemaMaps.flatMap((name) => membersAt(schema, pointer, name));
	const single = schemas.flatMap((name) => {
		const value = schema[name];
		return value === void 0 ? [] : [[value, appendToken(pointer, name)]];
	});
	return [
		...lists,
		...maps,
		...single
	];
}
function membersAt(schema, pointer, name) {
	const value = Object.hasOwn(schema, name) ? schema[name] : void 0;
	const at = appendToken(pointer, name);
	if (isJsonArray(value)) return value.map((each, index) => [each, appendToken(at, index)]);
	return isJsonObject(value) ? Object.entries(value).map(([key, each]) => [each, appendToken(at, key)]) : [];
}
// src/text/chunked-bytes.ts
function chunkedBytes(chunks) {
	const starts = [];
	let length = 0;
	for (const chunk of chunks) {
		starts.push(length);
		length += chunk.length;
	}
	const slice = (start, end) => {
		const first = chunkAt(starts, start);
		const from = start - (starts[first] ?? 0);
		const chunk = chunks[first];
		if (chunk === void 0 || start >= end) return new Uint8Array();
		if (from + end - start <= chunk.length) return chunk.subarray(from, from + end - start);
		return gathered(chunks, first, from, Math.min(end, length) - start);
	};
	return {
		length,
		slice,
		firstDifference: (other, count) => firstDifference({
			length,
			slice
		}, other, count)
	};
}
function chunkAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
function gathered(chunks, first, from, count) {
	const whole = new Uint8Array(Math.max(0, count));
	let filled = 0;
	for (let index = first; filled < whole.length; index++) {
		const rest = (chunks[index] ?? new Uint8Array()).subarray(index === first ? from : 0).subarray(0, whole.length - filled);
		whole.set(rest, filled);
		filled += rest.length;
		if (index >= chunks.length) break;
	}
	return whole;
}
const stride = 65536;
function firstDifference(left, right, count) {
	const common = Math.min(count, left.length, right.length);
	for (let at = 0; at < common; at += stride) {
		const end = Math.min(common, at + stride);
		const one = left.slice(at, end);
		const other = right.slice(at, end);
		for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return at + index;
	}
	return common < count ? common : void 0;
}
// src/text/byte-lines.ts
const lineFeed = 10;
function byteLines(take) {
	let rest = [];
	let restLength = 0;
	let offset = 0;
	const whole = (last) => {
		if (rest.length === 0) return last;
		const line = new Uint8Array(restLength + last.length);
		let at = 0;
		for (const piece of [...rest, last]) {
			line.set(piece, at);
			at += piece.length;
		}
		rest = [];
		restLength = 0;
		return line;
	};
	return {
		push(chunk) {
			let from = 0;
			for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
				const line = whole(chunk.subarray(from, end));
				take(line, offset);
				offset += line.length + 1;
				from = end + 1;
			}
			if (from === chunk.length) return;
			rest.push(chunk.subarray(from));
			restLength += chunk.length - from;
		},
		end: () => whole(new Uint8Array()),
		offset: () => offset
	};
}
// src/text/json-schema-applicators.ts
function applicatorFault(run, schema, value, pointer, depth) {
	return choiceFault(run, schema, value, pointer, depth + 1) ?? (isJsonObject(value) ? memberFault(run, schema, value, pointer, depth + 1) : void 0) ?? (isJsonArray(value) ? itemFault(run, schema, value, pointer, depth + 1) : void 0);
}
function choiceFault(run, schema, value, pointer, depth) {
	const fits = (each) => run.judge(each, value, pointer, depth) === void 0;
	const name = pointer === "" ? "it" : pointer;
	const { anyOf = null, oneOf = null, allOf = null, not, if: condition, then = true, else: otherwise = true } = schema;
	if (isJsonArray(allOf)) for (const each of allOf) {
		const fault = run.judge(each, value, pointer, depth);
		if (fault !== void 0) return fault;
	}
	if (isJsonArray(anyOf) && !anyOf.some(fits)) return `${name} must fit one of ${anyOf.length} schemas`;
	if (isJsonArray(oneOf) && oneOf.filter(fits).length !== 1) return `${name} must fit exactly one of ${oneOf.length} schemas`;
	if (not !== void 0 && fits(not)) return `${name} must not fit what its schema excludes`;
	if (condition === void 0) return void 0;
	return run.judge(fits(condition) ? then : otherwise, value, pointer, depth);
}
function memberFault(run, schema, value, pointer, depth) {
	const properties = isJsonObject(schema.properties) ? schema.properties : {};
	const patterns = Object.entries(isJsonObject(schema.patternProperties) ? schema.patternProperties : {});
	const { additionalProperties = true, propertyNames = true, dependentRequired, dependentSchemas } = schema;
	for (const [name, member] of Object.entries(value)) {
		const at = appendToken(pointer, name);
		const matching = patterns.filter(([pattern]) => patternOf(pattern)?.test(name)).map(([, own]) => own);
		const own = [...Object.hasOwn(properties, name) ? [properties[name] ?? true] : [], ...matching];
		for (const each of own.length === 0 ? [additionalProperties] : own) {
			const fault = run.judge(each, member, at, depth);
			if (fault !== void 0) return fault;
		}
		const nameFault = run.judge(propertyNames, name, at, depth);
		if (nameFault !== void 0) return nameFault;
		const needed = isJsonObject(dependentRequired) && Object.hasOwn(dependentRequired, name) ? dependentRequired[name] : [];
		const missing = isJsonArray(needed) ? needed.find((other) => !Object.hasOwn(value, String(other))) : void 0;
		if (missing !== void 0) return `${pointer === "" ? "it" : pointer} must have ${JSON.stringify(missing)}`;
		const dependent = isJsonObject(dependentSchemas) && Object.hasOwn(dependentSchemas, name) ? dependentSchemas[name] : true;
		const fault = run.judge(dependent ?? true, value, pointer, depth);
		if (fault !== void 0) return fault;
	}
}
function itemFault(run, schema, value, pointer, depth) {
	const { prefixItems = [], items = true, contains, minContains = 1, maxContains = Number.MAX_SAFE_INTEGER } = schema;
	const first = isJsonArray(prefixItems) ? prefixItems : [];
	for (const [index, item] of value.entries()) {
		const fault = run.judge(first[index] ?? items, item, appendToken(pointer, index), depth);
		if (fault !== void 0) return fault;
	}
	if (contains === void 0) return void 0;
	const count = value.filter((item) => run.judge(contains, item, pointer, depth) === void 0).length;
	return count >= Number(minContains) && count <= Number(maxContains) ? void 0 : `${pointer === "" ? "it" : pointer} must contain what its schema asks for`;
}
// src/text/json-schema.ts
const mostSteps = 1e5;
const mostLevels = 200;
function schemaFault(schema, value) {
	const run = {
		root: schema,
		left: mostSteps,
		judge: (...each) => judged(run, ...each)
	};
	return run.judge(schema, value, "", 0);
}
function judged(run, schema, value, pointer, depth) {
	if (schema === true) return void 0;
	if (!isJsonObject(schema)) return said(pointer, "is not allowed");
	run.left -= 1;
	if (run.left < 0 || depth > mostLevels) return said(pointer, "cannot be judged: its schema asks for too much");
	const own = scalarFault(schema, value);
	if (own !== void 0) return said(pointer, own);
	const { $ref: reference } = schema;
	if (typeof reference === "string") {
		const fault = run.judge(referenced(run.root, reference) ?? false, value, pointer, depth + 1);
		if (fault !== void 0) return fault;
	}
	return applicatorFault(run, schema, value, pointer, depth);
}
function said(pointer, fault) {
	return `${pointer === "" ? "it" : pointer} ${fault}`;
}
function referenced(root, reference) {
	if (reference !== "#" && !reference.startsWith("#/")) return void 0;
	return pointerTokens(decoded(reference.slice(1))).reduce((value, token) => {
		if (isJsonArray(value)) return value[Number(token)];
		return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : void 0;
	}, root);
}
function decoded(text) {
	return text.replace(/%([0-9A-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
const isNumber = (value) => typeof value === "number";
const text = (value) => JSON.stringify(value);
const scalars = {
	type: (types, value) => {
		const all = isJsonArray(types) ? types : [types];
		return all.some((type) => isOfType(type, value)) ? void 0 : `must be ${typesInWords(all.map(String))}`;
	},
	enum: (values, value) => isJsonArray(values) && values.some((each) => jsonEqual(each, value)) ? void 0 : `must be one of ${text(values)}`,
	const: (only, value) => jsonEqual(only, value) ? void 0 : `must be ${text(only)}`,
	minimum: (limit, value) => numeric(limit, value, (a, b) => a >= b, "at least"),
	maximum: (limit, value) => numeric(limit, value, (a, b) => a <= b, "at most"),
	exclusiveMinimum: (limit, value) => numeric(limit, value, (a, b) => a > b, "above"),
	exclusiveMaximum: (limit, value) => numeric(limit, value, (a, b) => a < b, "below"),
	multipleOf: (limit, value) => numeric(limit, value, (a, b) => Number.isInteger(a / b), "a multiple of"),
	minLength: (limit, value) => sized(limit, lengthOf(value), (a, b) => a >= b, "at least", "characters"),
	maxLength: (limit, value) => sized(limit, lengthOf(value), (a, b) => a <= b, "at most", "characters"),
	minItems: (limit, value) => sized(limit, itemsOf(value), (a, b) => a >= b, "at least", "items"),
	maxItems: (limit, value) => sized(limit, itemsOf(value), (a, b) => a <= b, "at most", "items"),
	minProperties: (limit, value) => sized(limit, membersOf(value), (a, b) => a >= b, "at least", "members"),
	maxProperties: (limit, value) => sized(limit, membersOf(value), (a, b) => a <= b, "at most", "members"),
	pattern: (pattern, value) => typeof value !== "string" || patternOf(pattern)?.test(value) ? void 0 : `must match ${text(pattern)}`,
	uniqueItems: (wanted, value) => wanted === true && isJsonArray(value) && hasTwins(value) ? "must have no item twice" : void 0,
	required: (names, value) => {
		if (!isJsonObject(value) || !isJsonArray(names)) return void 0;
		const missing = names.find((name) => !Object.hasOwn(value, String(name)));
		return missing === void 0 ? void 0 : `must have ${text(missing)}`;
	}
};
function scalarFault(schema, value) {
	for (const [keyword, limit] of Object.entries(schema)) {
		const fault = Object.hasOwn(scalars, keyword) ? scalars[keyword]?.(limit, value) : void 0;
		if (fault !== void 0) return fault;
	}
}
function isOfType(type, value) {
	if (type === "null") return value === null;
	if (type === "array") return isJsonArray(value);
	if (type === "object") return isJsonObject(value) && !isInexact(value);
	if (type === "integer") return Number.isInteger(value) || isInexact(value) && !/[.eE]/.test(value.inexactNumber);
	return type === "number" ? isNumber(value) || isInexact(value) : typeof value === type;
}
function isInexact(value) {
	return isJsonObject(value) && typeof value.inexactNumber === "string" && Object.keys(value).length === 1;
}
function numeric(limit, value, holds, words) {
	const number = isInexact(value) ? Number(value.inexactNumber) : value;
	return !isNumber(number) || !isNumber(limit) || holds(number, limit) ? void 0 : `must be ${words} ${limit}`;
}
function sized(limit, size, holds, words, what) {
	return size === void 0 || !isNumber(limit) || holds(size, limit) ? void 0 : `must have ${words} ${limit} ${what}`;
}
const lengthOf = (value) => typeof value === "string" ? [...value].length : void 0;
const itemsOf = (value) => isJsonArray(value) ? value.length : void 0;
const membersOf = (value) => isJsonObject(value) && !isInexact(value) ? Object.keys(value).length : void 0;
function hasTwins(items) {
	return items.some((item, index) => items.slice(0, index).some((other) => jsonEqual(item, other)));
}
// schemas/event/v1.schema.json
var properties = {
	"type": {
		"description": "What happened (37).",
		"enum": [
			"run.started",
			"run.finished",
			"run.failed",
			"step.started",
			"step.finished",
			"step.failed",
			"llm.requested",
			"llm.responded",
			"tool.called",
			"tool.returned",
			"tool.failed",
			"artifact.created"
		]
	},
	"run_id": {
		"description": "UUID v4 of the run; run- before it is accepted (1).",
		"type": "string",
		"pattern": "^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"seq": {
		"description": "Place among the events of its run: strictly increasing, gaps are allowed (38).",
		"type": "integer",
		"minimum": 1,
		"maximum": 9007199254740991
	},
	"event_id": {
		"description": "UUID v4 of the event (36).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"timestamp": {
		"description": "When, as RFC 3339 writes it.",
		"type": "string",
		"pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"
	}
};
var $defs = {
	"step_id": {
		"description": "UUID v4 of a step, unique within its run (8).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"llm_call_id": {
		"description": "UUID v4 of a call of a language model, unique within its run (23).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"tool_call_id": {
		"description": "UUID v4 of a tool call, unique within its run (14).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"artifact_id": {
		"description": "UUID v4 of an artifact, unique within its run (27).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"phase": {
		"description": "The phase a step belongs to (12).",
		"enum": [
			"planner",
			"executor",
			"reviewer"
		]
	},
	"name": {
		"type": "string",
		"minLength": 1
	},
	"reason": {
		"description": "What went wrong.",
		"type": "string"
	},
	"duration": {
		"description": "Milliseconds (22).",
		"type": "number",
		"minimum": 0
	},
	"run.started": {
		"type": "object",
		"required": ["workspace_root"],
		"properties": { "workspace_root": {
			"description": "Absolute and normalised folder that the run works in (4a).",
			"type": "string",
			"minLength": 1
		} }
	},
	"run.finished": {
		"type": "object",
		"properties": {}
	},
	"run.failed": {
		"type": "object",
		"required": ["reason"],
		"properties": { "reason": { "$ref": "#/$defs/reason" } }
	},
	"step.started": {
		"type": "object",
		"required": ["step_id", "phase"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"phase": { "$ref": "#/$defs/phase" },
			"agent_id": {
				"description": "The agent that takes the step (13, 45).",
				"type": "string",
				"minLength": 1
			}
		}
	},
	"step.finished": {
		"type": "object",
		"required": ["step_id", "phase"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"phase": { "$ref": "#/$defs/phase" }
		}
	},
	"step.failed": {
		"type": "object",
		"required": [
			"step_id",
			"phase",
			"reason"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"phase": { "$ref": "#/$defs/phase" },
			"reason": { "$ref": "#/$defs/reason" }
		}
	},
	"llm.requested": {
		"type": "object",
		"required": ["step_id", "llm_call_id"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
			"model": { "type": "string" },
			"usage": { "description": "Whatever the provider counts." },
			"prompt": {},
			"response": {},
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"llm.responded": {
		"type": "object",
		"required": ["step_id", "llm_call_id"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
			"model": { "type": "string" },
			"usage": { "description": "Whatever the provider counts." },
			"prompt": {},
			"response": {},
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"tool.called": {
		"type": "object",
		"required": [
			"step_id",
			"tool_call_id",
			"tool_name"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
			"tool_name": { "$ref": "#/$defs/name" },
			"input": { "description": "What the tool is called with (20)." }
		}
	},
	"tool.returned": {
		"type": "object",
		"required": [
			"step_id",
			"tool_call_id",
			"tool_name"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
			"tool_name": { "$ref": "#/$defs/name" },
			"output": { "description": "What the tool gave (21)." },
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"tool.failed": {
		"type": "object",
		"required": [
			"step_id",
			"tool_call_id",
			"tool_name",
			"reason"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
			"tool_name": { "$ref": "#/$defs/name" },
			"reason": { "$ref": "#/$defs/reason" },
			"error_code": {
				"description": "INVALID_INPUT (20), INVALID_OUTPUT (21), or one of the harness.",
				"type": "string"
			},
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"artifact.created": {
		"type": "object",
		"required": [
			"step_id",
			"artifact_id",
			"artifact_type",
			"checksum",
			"size_bytes"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"artifact_id": { "$ref": "#/$defs/artifact_id" },
			"artifact_type": {
				"description": "What it is (31).",
				"enum": [
					"file",
					"diff",
					"text"
				]
			},
			"checksum": {
				"description": "SHA-256 in hexadecimal digits (32); sha256: before it is accepted.",
				"type": "string",
				"pattern": "^(?:sha256:)?[0-9a-fA-F]{64}$"
			},
			"size_bytes": {
				"description": "Bytes (33).",
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"path": {
				"description": "Absolute path within workspace_root (34); required for files.",
				"type": "string",
				"minLength": 1
			}
		},
		"if": {
			"properties": { "artifact_type": { "const": "file" } },
			"required": ["artifact_type"]
		},
		"then": { "required": ["path"] }
	}
};
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
// src/text/json-format.ts
function formatJson(value, keyOrder = []) {
	const ranks = new Map(keyOrder.map((key, rank) => [key, rank]));
	const rank = (key) => ranks.get(key) ?? ranks.size;
	const compareKeys = (left, right) => rank(left) - rank(right) || compareCodePoints(left, right);
	return layOutJson(value, {
		lineBreak: "\n",
		unit: "  ",
		colon: ": ",
		comma: " ",
		brace: "",
		isAscii: false,
		compareKeys
	}, "");
}
export { parseFrontmatterAlone as A, plainText as B, faultsOnLine as C, parseJson as D, parseCountedJson as E, textStart as F, leadingId as H, decodeText as I, sourceText as L, quote$1 as M, parseTaskList as N, defaultFrontmatterOptions as O, indexIn as P, deniedWork as R, parseSectionLog as S, locateJson as T, phraseFinder as U, cleanText as V, layOutJson as _, $defs as a, nearestName as b, byteLines as c, listLines as d, partBytes as f, memberLines as g, writeEdits as h, readTextPart as i, parseYaml as j, parseFrontmatter as k, chunkedBytes as l, textForm as m, parseJsonText as n, properties as o, formByName as p, readJsonPart as r, schemaFault as s, formatJson as t, supportFaults as u, styleOf as v, parseJsonLines as w, parseTextLog as x, v1_schema_default as y, linkTargets as z };
