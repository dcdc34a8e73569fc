import type { JsonObject, JsonValue } from './json-value.ts';
import { foldText } from './task-text.ts';

/** What a line such as `**Status:** done` says below a heading, and where that stands (`start` counting from 0). */
export interface Label {
  readonly value: string;
  readonly line: number;
  readonly start: number;
  readonly length: number;
}

/** A task as it stands in a text: its lines count from 1, places in a line from 0. */
export interface Task {
  readonly box: TaskBox;
  /** Where it begins, and where the text of that line does. */
  readonly line: number;
  readonly start: number;
  /** What follows the box in its line. */
  readonly text: string;
  /** What continues its paragraph, in the lines behind. */
  readonly more: readonly string[];
  /** Paragraphs and bullets without a box below it, each from its line on. */
  readonly details: { readonly line: number; readonly texts: readonly string[] }[];
  readonly section: readonly string[];
  readonly parent: number;
  readonly depth: number;
  /** Of a heading that is a task. */
  readonly heading?: TaskHeading;
}

export interface TaskHeading {
  readonly level: number;
  readonly hasBox: boolean;
  /** What the lines below it say that bear one of the names that are looked for. */
  readonly labels: Map<string, Label>;
}

/**
 * The value of a task: what its paragraph says behind the box (`text`), and what stands below it (`details`). Nothing in it depends on layout.
 */
export function taskValue({ box, parent, heading, text, more, section, details }: Task): JsonObject {
  // There may be many: an object that grows takes a fraction of one that is made of spread ones.
  const value: Record<string, JsonValue> = { text: textOf({ text, more }) };
  if (heading?.hasBox !== false) value.mark = box.mark;
  if (heading !== undefined) {
    value.heading = heading.level;
    const labels = [...heading.labels].map(([name, label]) => [name, label.value] as const);
    if (labels.length > 0) value.labels = Object.fromEntries(labels);
  }
  value.section = section;
  if (parent >= 0) value.parent = parent;
  value.details = detailsOf({ details });
  if (box.isOptional) value.optional = true;
  return value;
}

/** What a task says, line by line. */
function textOf({ text, more }: Pick<Task, 'text' | 'more'>): string {
  return more.length === 0 ? foldText(text) : [text, ...more].map(foldText).join('\n');
}

/** What stands below a task, each paragraph as one line. */
export function detailsOf({ details }: Pick<Task, 'details'>): string[] {
  return details.map(({ texts }) => foldText(texts.join(' ')));
}

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
