import { alignLists } from './align-lists.ts';
import { addTo } from './group.ts';
import { jsonEqual } from './json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { defaultLimits } from './limits.ts';
import { indexIn, pointerTokens } from './location.ts';
import { sourceText } from './source.ts';
import { lineSplices, linesFrom, type Splice } from './splice.ts';
import { changeLabels, insertTask, makeHeading, placeOfTask, unmakeHeading } from './task-insert.ts';
import { detailsOf, type Task, taskValue } from './task-item.ts';
import { cellOf, parseTaskList } from './task-list.ts';
import { blockEnd, changeLine, detailEnd, type TaskPage, taskPage } from './task-page.ts';
import type { TaskListOptions } from './task-scan.ts';
import { type WrittenFormat, writtenFormat } from './text-form.ts';
import { editedValue, type ValueEdit } from './value-edit.ts';

/**
 * What changes in a task list. A field of a task, as `/items/3/mark`, is written as a whole; a task goes with everything below
 * it; a new one says where it stands by `section` and `depth`. Undefined for what is no edit of that kind.
 */
function taskSplices(
  text: string,
  edits: readonly ValueEdit[],
  options: TaskListOptions,
): Splice[] | undefined {
  const page = taskPage(sourceText(text), options);
  if (page === undefined) return undefined;
  const fields = new Map<number, ValueEdit[]>();
  const isWritten = (edit: ValueEdit): boolean => {
    const [list, token, field, name] = pointerTokens(edit.pointer);
    const at = indexIn(token);
    const words = edit.type === 'replace' && typeof edit.value === 'string' ? edit.value : undefined;
    if (list === 'title' && token === undefined) return words !== undefined && changeTitle(page, words);
    if (list === 'rows' && name !== undefined)
      return words !== undefined && changeCell(page, at, name, words);
    if (list !== 'items' || at < 0) return false;
    if (field === undefined) return changeTask(page, at, edit);
    addTo(fields, at, { ...edit, pointer: edit.pointer.slice(`/items/${at}`.length) });
    return true;
  };
  const isDone = edits.every(isWritten) && [...fields].every(([at, own]) => changeFields(page, at, own));
  return isDone ? lineSplices(page.source, page.changes) : undefined;
}

/** The words of the page's title; those around them stay. */
function changeTitle(page: TaskPage, words: string): boolean {
  const { title = '', line = 0 } = page.sections[0] ?? {};
  const at = title === '' ? -1 : (page.source.lineText(line)?.indexOf(title) ?? -1);
  if (at >= 0) changeLine(page, line, [at, at + title.length], words);
  return at >= 0;
}

function changeCell(page: TaskPage, at: number, name: string, words: string): boolean {
  const row = page.rows[at];
  const cell = row && cellOf(page.source, row, name);
  if (row === undefined || cell === undefined) return false;
  changeLine(page, row.line, [cell.start, cell.start + cell.length], words.replaceAll('|', '\\|'));
  return true;
}

function changeTask(page: TaskPage, at: number, edit: ValueEdit): boolean {
  const { source, tasks, changes } = page;
  if (edit.type === 'insert' && isJsonObject(edit.value))
    return edit.value.heading === undefined
      ? insertTask(page, at, edit.value)
      : makeHeading(page, edit.value);
  const task = tasks[at];
  if (task === undefined || (edit.type !== 'remove' && edit.type !== 'move')) return false;
  if (task.heading !== undefined) return edit.type === 'remove' && unmakeHeading(page, task);
  const last = blockEnd(page, at, task);
  changes.gone.push([task.line, last]);
  if (edit.type === 'remove') return true;
  const place = placeOfTask(page, edit.before, task);
  if (place !== undefined) changes.coming.push([place, linesFrom(source, task.line, last)]);
  return place !== undefined;
}

function changeFields(page: TaskPage, at: number, edits: readonly ValueEdit[]): boolean {
  const task = page.tasks[at];
  const old: JsonObject | undefined = task && {
    ...(task.heading && { labels: {} }),
    ...taskValue(task),
  };
  const wanted = old && editedValue(old, edits);
  if (task === undefined || old === undefined || !isJsonObject(wanted)) return false;
  const { mark, text, details, labels } = wanted;
  const isChanged = (field: string) => !jsonEqual(old[field], wanted[field]);
  if (typeof mark === 'string' && isChanged('mark')) changeMark(page, task, mark);
  if (typeof text === 'string' && isChanged('text')) changeText(page, task, text);
  if (isChanged('details')) changeDetails(page, task, isJsonArray(details) ? details.map(String) : []);
  return !isChanged('labels') || changeLabels(page, task, labels ?? {});
}

/** Another sign in the box. */
function changeMark(page: TaskPage, { line, start, box }: Task, mark: string): void {
  const text = page.source.lineText(line) ?? '';
  const at = start + box.start;
  const isEscaped = text[at] === '\\';
  changeLine(page, line, [isEscaped ? at : at + 1, text.indexOf(']', at)], isEscaped ? `[${mark}` : mark);
}

/** Another wording of a task. */
function changeText(page: TaskPage, task: Task, wanted: string): void {
  const { line, start, box, text, more } = task;
  const from = start + box.after;
  const [first, ...others] = wanted.split('\n');
  changeLine(page, line, [from, from + text.length], ` ${first}`);
  if (more.length > 0) page.changes.gone.push([line + 1, line + more.length]);
  for (const other of others) page.changes.coming.push([line + 1, innerIndent(page, task) + other]);
}

/** Other details: those that stay keep their lines. */
function changeDetails(page: TaskPage, task: Task, wanted: readonly string[]): void {
  const { changes, source } = page;
  const { details } = task;
  const { kept } = alignLists(detailsOf(task), wanted);
  const places = new Map(kept.map(({ before, after }) => [after, details[before]]));
  const staying = new Set(places.values());
  for (const each of details) if (!staying.has(each)) changes.gone.push([each.line, detailEnd(each)]);
  const [first] = details;
  const model = /^\s*((?:[-+*]|\d{1,9}[.)])[ \t]+)/.exec(source.lineText(first?.line ?? 0) ?? '');
  const lead = innerIndent(page, task) + (first === undefined ? '- ' : (model?.[1] ?? ''));
  let end = task.line + task.more.length;
  for (const [index, text] of wanted.entries()) {
    const place = places.get(index);
    if (place === undefined) changes.coming.push([end + 1, lead + text]);
    else end = detailEnd(place);
  }
}

/** Deeper than the task; as deep as what stands below it already. */
function innerIndent({ source }: TaskPage, { line, more, details }: Task): string {
  const model = details[0]?.line ?? (more.length > 0 ? line + 1 : undefined);
  const indent = /^[ \t]*/.exec(source.lineText(model ?? line) ?? '')?.[0] ?? '';
  return model === undefined ? `${indent}  ` : indent;
}

export function taskListFormat(options: TaskListOptions): WrittenFormat {
  return writtenFormat(
    (source) => {
      const { value, faults } = parseTaskList(source, defaultLimits, options);
      return { value: value && tasksOf(value), faults };
    },
    (text, edits) => taskSplices(text, edits, options),
    { isWhole: false, isProven: false },
  );
}

/** The tasks with their depths, and without what tells their places. */
function tasksOf(value: JsonValue): JsonValue {
  const items = isJsonObject(value) && isJsonArray(value.items) ? value.items.filter(isJsonObject) : [];
  const depths: number[] = [];
  for (const { parent } of items) depths.push(typeof parent === 'number' ? (depths[parent] ?? 0) + 1 : 0);
  return { items: items.map(({ parent: _, ...item }, at) => ({ ...item, depth: depths[at] ?? 0 })) };
}
