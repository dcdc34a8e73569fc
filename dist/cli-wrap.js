import { r as safeLineStart } from "./cli-safe-text2.js";
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
function shortened(text) {
	return text.length <= longestProse ? text : `${text.slice(0, longestProse)}…`;
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function shortCommit(commit) {
	return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
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
export { counted as a, labelledColumn as c, textLayout as d, splitAtWidth as i, shortCommit as l, wrapWords as n, indented as o, displayWidth as r, labelled as s, wrap as t, shortened as u };
