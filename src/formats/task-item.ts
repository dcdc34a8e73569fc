import type { LeadingId } from './id-pattern.ts';
import { jsonEqual } from './json-equal.ts';
import { isJsonArray, type JsonObject, type JsonValue } from './json-value.ts';
import type { TaskBox } from './task-box.ts';
import { cleanText, foldText } from './task-text.ts';

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

const tagged = /^(?:\[[A-Z][A-Z0-9-]{0,15}\](?![([:])\s*){0,8}/;

/**
 * The value of a task: what its line says without box, identifier and tags (`text`), the same with the lines that continue
 * the paragraph (`paragraph`), and what stands below it (`details`). Nothing in it depends on layout.
 */
export function taskValue(task: Task, idOf: IdOf): JsonObject {
  const { box, parent, heading } = task;
  const { id, text, paragraph, tags, struck } = readWords(task, idOf);
  // There may be many: an object that grows takes a fraction of one that is made of spread ones.
  const value: Record<string, JsonValue> = {};
  if (id !== null) value.id = id;
  value.text = text;
  value.paragraph = paragraph;
  if (heading?.hasBox !== false) {
    value.mark = box.mark;
    value.done = box.mark === 'x';
  }
  if (heading !== undefined) {
    value.heading = heading.level;
    const labels = [...heading.labels].map(([name, label]) => [name, label.value] as const);
    if (labels.length > 0) value.labels = Object.fromEntries(labels);
  }
  value.tags = tags;
  value.section = task.section;
  value.depth = task.depth;
  if (parent >= 0) value.parent = parent;
  value.details = detailsOf(task);
  if (box.isOptional) value.optional = true;
  if (struck !== null) value.struck = struck;
  return value;
}

export type IdOf = (text: string) => LeadingId | undefined;

/** What the line of a task and those that continue it say. */
function readWords(task: Pick<Task, 'text' | 'more'>, idOf: IdOf) {
  const [line, more] = withDate(foldText(task.text), task.more);
  const { text, isStruck } = cleanText(line);
  const found = idOf(text);
  const { tags, rest } = takeTags(found?.rest ?? text);
  const own = cleanText(rest);
  const paragraph = foldText([own.text, ...more].join(' '));
  const struck = isStruck || own.isStruck || null;
  return { id: found?.id ?? null, text: own.text, paragraph, tags, struck };
}

/** What stands below a task, each paragraph as one line. */
export function detailsOf({ details }: Pick<Task, 'details'>): string[] {
  return details.map(({ texts }) => foldText(texts.join(' ')));
}

/** A date that was wrapped off a status, as in `— COMPLETED 2026-01-02`, stands behind it again. */
function withDate(line: string, more: readonly string[]): readonly [line: string, more: readonly string[]] {
  const [next = '', ...others] = more;
  const date = /^\s*(\d{4}-\d{2}-\d{2})(?=\s|$)/.exec(next);
  if (date === null || cleanText(line).text === line) return [line, more];
  return [`${line} ${date[1]}`, [next.slice(date[0].length), ...others]];
}

function takeTags(text: string): { readonly tags: readonly string[]; readonly rest: string } {
  const own = tagged.exec(text)?.[0] ?? '';
  return { tags: own.match(/[A-Z][A-Z0-9-]*/g) ?? [], rest: text.slice(own.length) };
}

/** What a task says in its line, and the lines that go on with it. */
export interface TaskWords {
  readonly line: string;
  readonly more: string;
}

/**
 * How a task is worded that reads as `wanted`; with as much as possible of the words of a task that is there; for a new
 * one only the way in which identifiers are written is taken from another. Undefined where no wording reads so.
 */
export function taskWords(
  wanted: JsonObject,
  task: Task | undefined,
  idOf: IdOf,
  isNew = false,
): TaskWords | undefined {
  const text = textIn(wanted.text);
  const { id = null, tags = [], struck = null, paragraph = text } = wanted;
  const said = { id, text, paragraph: paragraph ?? text, tags: tags ?? [], struck };
  const more = textIn(paragraph).startsWith(text) ? textIn(paragraph).slice(text.length).trim() : '';
  const line = candidates(said, task, idOf, isNew).find((own) =>
    jsonEqual(readWords({ text: own, more: more === '' ? [] : [more] }, idOf), said),
  );
  return line === undefined ? undefined : { line, more };
}

function textIn(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** From the smallest change on. */
function candidates(wanted: JsonObject, task: Task | undefined, idOf: IdOf, isNew: boolean): string[] {
  const [text, id] = [textIn(wanted.text), textIn(wanted.id)];
  const tags = isJsonArray(wanted.tags) ? wanted.tags.map((tag) => `[${tag}] `).join('') : '';
  const words = tags + (wanted.struck === true ? `~~${text}~~` : text);
  const withId = (sign: string) => ` ${id === '' ? '' : `${id}${sign} `}${words}`;
  const plain = ['', '.', ':'].map(withId);
  if (task === undefined) return plain;
  const old = readWords(task, idOf);
  const at = old.text === '' ? -1 : task.text.lastIndexOf(old.text);
  const reworded = at < 0 ? task.text : task.text.slice(0, at) + text + task.text.slice(at + old.text.length);
  const renamed = old.id === null ? [] : [reworded.replace(old.id, () => id)];
  const signed = /^\s*\S*?([.:)]) /.exec(task.text)?.[1];
  const asBefore = signed === undefined || id === '' ? [] : [withId(signed)];
  const own = isNew ? [] : [task.text, reworded, ...renamed];
  // A number of several parts says by itself where it ends.
  return id.includes('.') ? [...own, ...plain, ...asBefore] : [...own, ...asBefore, ...plain];
}
