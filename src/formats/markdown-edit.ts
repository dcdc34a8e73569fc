import { labelSplices, newHeading, plainHeading } from './heading-splices.ts';
import { leadingId } from './id-pattern.ts';
import { jsonEqual } from './json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { pointerTokens } from './location.ts';
import { missingHeadings, type NewTask, newTaskLines, placeOfTask } from './markdown-insert.ts';
import { indexIn } from './nearest-place.ts';
import { type SourceText, sourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import { type TaskExtent, type TaskExtents, taskExtents } from './task-extents.ts';
import { type TaskDraft, taskValue } from './task-item.ts';
import type { IdOf } from './task-lines.ts';
import type { TaskListOptions } from './task-list-builder.ts';
import { cellSplice, detailSplices, markSplice, wordSplices } from './task-splices.ts';
import { foldText } from './task-text.ts';
import type { ValueEdit } from './value-edit.ts';

interface Page {
  readonly source: SourceText;
  readonly extents: TaskExtents;
  readonly idOf: IdOf;
  /** Sections that were not there. */
  readonly added: Set<string>;
  /** Tasks that go, with nothing below them: what comes elsewhere and says the same takes their lines along. */
  readonly going: readonly TaskExtent[];
}

/**
 * What changes in a task list. A field of a task is replaced as a whole, as `/items/3/mark`; a task goes with everything below
 * it; a new one says where it stands by `section` and `depth`. Undefined for what is no edit of that kind.
 */
export function markdownSplices(
  text: string,
  edits: readonly ValueEdit[],
  options: TaskListOptions,
): Splice[] | undefined {
  const source = sourceText(text);
  const extents = taskExtents(source, options);
  if (extents === undefined) return undefined;
  const going = tasksThatGo(extents, edits);
  const page: Page = { source, extents, idOf: leadingId(options.ids), added: new Set(), going };
  const splices: Splice[] = [];
  const fields = new Map<number, JsonObject>();
  for (const edit of edits) {
    const [list, token, field, name] = pointerTokens(edit.pointer);
    const at = indexIn(token);
    if (list === 'title' && token === undefined) {
      const own = titleSplice(page, edit);
      if (own === undefined) return undefined;
      splices.push(own);
    } else if (list === 'rows' && name !== undefined && edit.type === 'replace') {
      const own = cellSplice(source, extents.list.places.rowLines[at], name, edit.value);
      if (own === undefined) return undefined;
      splices.push(own);
    } else if (list !== 'items' || at < 0) return undefined;
    else if (field === undefined) {
      const own = wholeTask(page, edit, at);
      if (own === undefined) return undefined;
      splices.push(...own);
    } else if (name !== undefined || edit.type === 'move') return undefined;
    else fields.set(at, { ...fields.get(at), [field]: 'value' in edit ? edit.value : null });
  }
  for (const [at, changed] of fields) {
    const task = extents.tasks[at];
    const own = task === undefined ? undefined : fieldSplices(page, task, changed);
    if (own === undefined) return undefined;
    splices.push(...own);
  }
  return withoutNested(splices);
}

function fieldSplices({ source, idOf }: Page, task: TaskExtent, changed: JsonObject): Splice[] | undefined {
  const { mark, details, labels, ...words } = changed;
  const splices: Splice[] = [];
  if (labels !== undefined) {
    const own = labelSplices(source, task, labels);
    if (own === undefined) return undefined;
    splices.push(...own);
  }
  if (typeof mark === 'string') splices.push(markSplice(source, task, mark));
  if (details !== undefined) splices.push(...detailSplices(source, task, textsIn(details)));
  if (Object.keys(words).length === 0) return splices;
  const wanted = consistent(words, task.draft, idOf);
  const worded = wordSplices(source, task, wanted, idOf);
  return worded === undefined ? undefined : [...splices, ...worded];
}

/** A paragraph begins with the text of its line: one of them that is given alone brings the other. */
function consistent(words: JsonObject, draft: TaskDraft, idOf: IdOf): JsonObject {
  const wanted: JsonObject = { ...taskValue(draft, idOf), ...words };
  const { text, paragraph } = wanted;
  if (typeof text !== 'string' || typeof paragraph !== 'string' || paragraph.startsWith(text)) return wanted;
  if (words.text === undefined) return { ...wanted, text: paragraph };
  return { ...wanted, paragraph: foldText([text, ...draft.more].join(' ')) };
}

function textsIn(value: JsonValue): string[] {
  return isJsonArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function wholeTask(page: Page, edit: ValueEdit, at: number): Splice[] | undefined {
  const { source, extents } = page;
  if (edit.type === 'insert') return isJsonObject(edit.value) ? inserted(page, at, edit.value) : undefined;
  const task = extents.tasks[at];
  if (task === undefined || edit.type === 'replace' || edit.type === 'single') return undefined;
  if (task.draft.heading !== undefined)
    return edit.type === 'remove' ? plainHeading(source, task) : undefined;
  const [from, to] = [source.lineStart(task.place.line), source.lineStart(task.last + 1)];
  const removed: Splice = { from, to, text: '' };
  if (edit.type === 'remove') return [removed];
  const place = placeOfTask(source, extents, edit.before, {
    depth: task.draft.depth,
    section: task.draft.section,
  });
  return place === undefined
    ? undefined
    : [removed, { from: place, to: place, text: closed(source, source.text.slice(from, to)) }];
}

function inserted(page: Page, at: number, value: JsonObject): Splice[] | undefined {
  const { source, extents, idOf } = page;
  if (value.heading !== undefined) {
    const own = newHeading(source, extents, value);
    if (own?.isNew) page.added.add(JSON.stringify([...textsIn(value.section ?? []), value.text]));
    return own?.splices;
  }
  const depth = typeof value.depth === 'number' ? value.depth : 0;
  const task: NewTask = { value, depth, section: textsIn(value.section ?? []) };
  const found = placeOfTask(source, extents, at, task);
  const lines = linesThatGo(page, task) ?? newTaskLines(source, extents, at, task, idOf);
  if (lines === undefined || (found === undefined && depth > 0)) return undefined;
  const place = found ?? source.text.length;
  const headings = found === undefined ? headingsFor(page, task.section) : [];
  const before = source.text.slice(0, place);
  const isOpen = before !== '' && !/[\r\n]$/.test(before) && (found !== undefined || headings.length > 0);
  const all = [...headings, ...lines].map((line) => line + lineBreakOf(source.text)).join('');
  return [{ from: place, to: place, text: isOpen ? lineBreakOf(source.text) + all : all }];
}

function tasksThatGo({ tasks }: TaskExtents, edits: readonly ValueEdit[]): TaskExtent[] {
  const parents = new Set(tasks.map(({ draft }) => draft.parent));
  return edits.flatMap(({ type, pointer }): TaskExtent[] => {
    const [list, token, field] = pointerTokens(pointer);
    const at = type === 'remove' && list === 'items' && field === undefined ? indexIn(token) : -1;
    const task = tasks[at];
    return task === undefined || task.draft.heading !== undefined || parents.has(at) ? [] : [task];
  });
}

/** A task that only comes to stand below another heading keeps its lines, and all that stands below it. */
function linesThatGo({ source, going, idOf }: Page, { value, depth }: NewTask): string[] | undefined {
  if (isJsonArray(value.children)) return undefined;
  const said = sayingOf(value);
  const same = going.find(
    ({ draft }) => draft.depth === depth && jsonEqual(sayingOf(taskValue(draft, idOf)), said),
  );
  if (same === undefined) return undefined;
  const [from, to] = [source.lineStart(same.place.line), source.lineStart(same.last + 1)];
  const lines = source.text.slice(from, to).replace(/\r?\n$|\r$/, '');
  return typeof value.mark === 'string' ? [lines.replace(/\[.\]/u, () => `[${value.mark}]`)] : [lines];
}

/** What a task says wherever it stands, and however far it is. */
function sayingOf({
  section: _,
  parent: __,
  depth: ___,
  mark: ____,
  done: _____,
  ...rest
}: JsonObject): JsonObject {
  return rest;
}

/** The words of the page's title; those around them stay. */
function titleSplice({ source, extents }: Page, edit: ValueEdit): Splice | undefined {
  const { sections, places } = extents.list;
  const [line] = places.sectionLines;
  const title = String(sections[0]?.title ?? '');
  const text = source.lineText(line ?? 0) ?? '';
  const at = title === '' ? -1 : text.indexOf(title);
  if (line === undefined || at < 0 || edit.type !== 'replace' || typeof edit.value !== 'string')
    return undefined;
  const from = source.lineStart(line) + at;
  return { from, to: from + title.length, text: edit.value };
}

/** Once for all tasks that come into a section. */
function headingsFor({ extents, added }: Page, section: readonly string[]): string[] {
  const name = JSON.stringify(section);
  if (added.has(name)) return [];
  added.add(name);
  return missingHeadings(extents, section);
}

function closed({ text }: SourceText, lines: string): string {
  return /[\r\n]$/.test(lines) ? lines : lines + lineBreakOf(text);
}

/** What stands below something that goes, goes with it. */
function withoutNested(splices: readonly Splice[]): Splice[] {
  const removals = splices.filter(({ text, from, to }) => text === '' && to > from);
  return splices.filter(
    (each) =>
      !removals.some(
        (outer) =>
          outer !== each &&
          outer.from <= each.from &&
          each.to <= outer.to &&
          outer.to - outer.from > each.to - each.from &&
          each.text === '',
      ),
  );
}
