import type { LeadingId } from './id-pattern.ts';
import { jsonEqual } from './json-equal.ts';
import { isJsonArray, type JsonObject, type JsonValue } from './json-value.ts';
import { type TaskDraft, taskValue } from './task-item.ts';

export type IdOf = (text: string) => LeadingId | undefined;

/** What a task says in its line, and the lines that go on with it. */
export interface TaskWords {
  readonly line: string;
  readonly more: string;
}

const read = ['id', 'text', 'paragraph', 'tags', 'struck'];

/**
 * How a task is worded that reads as `wanted`; with as much as possible of the words of a task that is there; for a new
 * one only the way in which identifiers are written is taken from another. Undefined where no wording reads so.
 */
export function taskWords(
  wanted: JsonObject,
  draft: TaskDraft | undefined,
  idOf: IdOf,
  isNew = false,
): TaskWords | undefined {
  const more = moreOf(wanted);
  const own = draft ?? emptyDraft;
  return candidates(wanted, draft, idOf, isNew)
    .map((line): TaskWords => ({ line, more }))
    .find((words) => {
      const value: JsonObject = taskValue(
        { ...own, text: words.line, more: more === '' ? [] : [more] },
        idOf,
      );
      return read.every((field) => jsonEqual(value[field] ?? null, fieldOf(wanted, field)));
    });
}

const emptyDraft: TaskDraft = {
  box: { mark: ' ', isOptional: false, start: 0, end: 0, after: 0 },
  text: '',
  more: [],
  details: [],
  section: [],
  parent: -1,
  depth: 0,
};

function fieldOf(wanted: JsonObject, field: string): JsonValue {
  const value = wanted[field] ?? null;
  if (field === 'tags') return value ?? [];
  return field === 'paragraph' ? (value ?? textIn(wanted, 'text')) : value;
}

/** What the paragraph says beyond the task's own line. */
function moreOf(wanted: JsonObject): string {
  const [text, paragraph] = [textIn(wanted, 'text'), textIn(wanted, 'paragraph')];
  return paragraph.startsWith(text) ? paragraph.slice(text.length).trim() : '';
}

function textIn(object: JsonObject, field: string): string {
  const value = object[field];
  return typeof value === 'string' ? value : '';
}

/** From the smallest change on. */
function candidates(wanted: JsonObject, draft: TaskDraft | undefined, idOf: IdOf, isNew: boolean): string[] {
  const text = textIn(wanted, 'text');
  const tags = isJsonArray(wanted.tags) ? wanted.tags.map((tag) => `[${tag}] `).join('') : '';
  const id = textIn(wanted, 'id');
  const struck = wanted.struck === true ? `~~${text}~~` : text;
  const plain = ['', '.', ':'].map((sign) => ` ${id === '' ? '' : `${id}${sign} `}${tags}${struck}`);
  if (draft === undefined) return plain;
  const old = taskValue(draft, idOf);
  const [oldText, oldId] = [textIn(old, 'text'), textIn(old, 'id')];
  const reworded = oldText === '' ? [] : [replacedLast(draft.text, oldText, text)];
  const renamed = reworded.flatMap((line) => (oldId === '' ? [] : [line.replace(oldId, () => id)]));
  const signed = /^\s*\S*?([.:)]) /.exec(draft.text)?.[1];
  const asBefore = signed === undefined || id === '' ? [] : [` ${id}${signed} ${tags}${struck}`];
  const own = isNew ? [] : [draft.text, ...reworded, ...renamed];
  // A number of several parts says by itself where it ends.
  return id.includes('.') ? [...own, ...plain, ...asBefore] : [...own, ...asBefore, ...plain];
}

function replacedLast(line: string, old: string, next: string): string {
  const at = line.lastIndexOf(old);
  return at < 0 ? line : line.slice(0, at) + next + line.slice(at + old.length);
}
