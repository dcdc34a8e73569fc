// src/reporters/safe-text.ts
const hostile = /(?<=##[\w-]*)\[|(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/gu;
const shortEscapes = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
function safeText(text) {
	return text.replace(hostile, escapeCharacter);
}
function safeQuoted(text) {
	return safeText(JSON.stringify(text));
}
function safeJsonText(text) {
	return text.replace(hostile, (character) => shortEscapes[character] ?? escapeUnits(character));
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
	for (const { segment, index } of graphemes.segment(text)) yield {
		shown: segment,
		start: offset + index,
		end: offset + index + segment.length
	};
}
function escapeCharacter(character) {
	return shortEscapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function escapeUnits(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
export { safeText as a, safeQuoted as i, safeJsonText as n, safeLineStart as r, safeCells as t };
