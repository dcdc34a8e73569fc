/** The box of a task: `[x]`, with what stands in it and where the text after it begins. */
export interface TaskBox {
  /** `x` where it is ticked, a space where it is empty, else what stands there. */
  readonly mark: string;
  /** Whether a star says that the task is optional, as in `- [ ]* …`. */
  readonly isOptional: boolean;
  /** Where box and text begin and the box ends, counting from 0. */
  readonly start: number;
  readonly end: number;
  readonly after: number;
}

// One sign, which some write with white space around it: GitHub shows no box there, but an item is meant.
const box = /\[([ \t\u00a0]*)([^\s[\]]\uFE0F?)?([ \t\u00a0]*)\]/uy;
// A sign that no renderer knows as a box is escaped by formatters; an escaped box that they do know is none.
const escapedBox = /\\\[()\\?([^\s[\]xX\\]\uFE0F?)()\]/uy;

/** Reads the box at a place of a line's text. */
export function boxAt(text: string, start: number): TaskBox | undefined {
  const pattern = text[start] === '\\' ? escapedBox : box;
  pattern.lastIndex = start;
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const end = pattern.lastIndex;
  const isOptional = text[end] === '*' && (end + 1 === text.length || isSpace(text[end + 1]));
  const after = isOptional ? end + 1 : end;
  const mark = markOf(found);
  if (!isSpace(text[after]) && !isTightBox(mark, text[after])) return undefined;
  return { mark, isOptional, start, end, after };
}

function markOf([, before = '', sign = '', behind = '']: readonly (string | undefined)[]): string {
  if (sign === '') return ' ';
  return before + (sign === 'X' ? 'x' : sign) + behind;
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || character === ' ' || character === '\t' || character === '\u00a0';
}

/** A forgotten space makes no link of `[x]text`; `[x](…)`, `[x][…]` and `[x]:` are links. */
function isTightBox(mark: string, next: string | undefined): boolean {
  return (mark === 'x' || mark === ' ') && next !== undefined && !'([:'.includes(next);
}
