import { graphemes } from './graphemes.ts';

const printableAscii = /^[ -~]*$/;
/** Two regional indicators are one flag; one alone is a narrow letter. */
const emoji = /^(?:\p{RI}{2}|(?!\p{RI})\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u;
/** Marks that stand on the character before them, and the Hangul vowels and finals that join it. */
const joining = /^[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7fb]$/u;
/** East_Asian_Width W and F; regular expressions know no such property. */
const wide =
  /^[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;

/** Columns that safe text (see safe-text.ts) takes on a terminal. */
export function displayWidth(text: string): number {
  if (printableAscii.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes(text)) width += graphemeWidth(segment);
  return width;
}

/** As much as fits, and the rest. The head holds at least one grapheme. A long text is looked at no further than that. */
export function splitAtWidth(text: string, width: number): [head: string, rest: string] {
  for (let looked = Math.min(text.length, 8 * width + 64); ; looked *= 2) {
    let used = 0;
    for (const { segment, index } of graphemes(text.slice(0, looked))) {
      used += graphemeWidth(segment);
      if (used > width && index > 0) return [text.slice(0, index), text.slice(index)];
    }
    if (looked >= text.length) return [text, ''];
  }
}

function graphemeWidth(grapheme: string): number {
  if (emoji.test(grapheme)) return 2;
  let width = 0;
  for (const character of grapheme) width += joining.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
}
