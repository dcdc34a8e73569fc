/** One line of Markdown: how far it is indented in columns, and its text without white space around it. */
export interface MarkdownLine {
  /** Counting from 1. */
  readonly number: number;
  readonly indent: number;
  readonly text: string;
  /** Where the text begins in the line, counting from 0. */
  readonly start: number;
}

const tabWidth = 4;

/** Reads a line without its break. */
export function markdownLine(raw: string, number: number): MarkdownLine {
  const start = raw.length - raw.trimStart().length;
  let indent = 0;
  for (let at = 0; at < start; at++) indent += raw[at] === '\t' ? tabWidth - (indent % tabWidth) : 1;
  return { number, indent, text: raw.trim(), start };
}

const fence = /^(`{3,}|~{3,})(.*)$/;

/** The marks of a line that opens a code fence. */
export function fenceOf(text: string): string | undefined {
  const [, marks, info = ''] = fence.exec(text) ?? [];
  return marks?.startsWith('`') && info.includes('`') ? undefined : marks;
}

/** Level and text of a heading that begins with `#`. */
export function headingOf(text: string): { readonly level: number; readonly text: string } | undefined {
  const marks = /^#{1,6}(?=[ \t]|$)/.exec(text)?.[0];
  if (marks === undefined) return undefined;
  const own = text.slice(marks.length).trim();
  return { level: marks.length, text: own.replace(/(?<![^ \t])#+$/, '').trimEnd() };
}

/** The level of the heading that a line makes of the paragraph above it. */
export function underlineLevel(text: string): 1 | 2 | undefined {
  if (/^=+$/.test(text)) return 1;
  return /^-+$/.test(text) ? 2 : undefined;
}

/** Whether a line is a rule across the page. */
export function isRule(text: string): boolean {
  return /^([-_*])(?:[ \t]*\1){2,}$/.test(text);
}

const bullet = /(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)/y;

/** Where the text after a bullet begins; -1 where there is no bullet. */
export function afterBullet(text: string, at: number): number {
  bullet.lastIndex = at;
  return bullet.test(text) ? bullet.lastIndex : -1;
}

/** Whether a line belongs to no paragraph, though it is none of the above. */
export function standsAlone(text: string): boolean {
  return text.startsWith('>') || /^<[A-Za-z/!?]/.test(text);
}
