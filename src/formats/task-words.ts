import { jsonEqual } from './json-equal.ts';
import { isJsonArray, type JsonObject, type JsonValue } from './json-value.ts';
import { type IdOf, readWords, type Task } from './task-item.ts';

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
