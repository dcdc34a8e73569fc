import { jsonEqual } from './json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { lineBreakOf } from './splice.ts';
import type { Task } from './task-item.ts';
import { blockEnd, changeLine, ownEnd, type TaskPage } from './task-page.ts';

/** Puts a task before the one at an index; false where it has no place, or cannot be put into words. */
export function insertTask(page: TaskPage, at: number, value: JsonObject): boolean {
  const { source, changes } = page;
  const depth = typeof value.depth === 'number' ? value.depth : 0;
  const section = isJsonArray(value.section) ? value.section.map(String) : [];
  const place = placeOfTask(page, at, { depth, section });
  const lines = newLines(page, at, value, { depth, section });
  if (place === undefined && depth > 0) return false;
  const headings = place === undefined ? missingHeadings(page, section) : [];
  const text = [...headings, ...lines].join(lineBreakOf(source.text));
  changes.coming.push([place ?? source.lineCount + 1, text]);
  return true;
}

/** Where a task stands. */
type Standing = Pick<Task, 'depth' | 'section'>;

/** The line before which a task comes to stand that is to be before the one at an index; undefined where it has no place. */
export function placeOfTask(page: TaskPage, at: number, { depth, section }: Standing): number | undefined {
  const { source, tasks, sections } = page;
  const [before, after] = [at > 0 ? tasks[at - 1] : undefined, tasks[at]];
  if (before !== undefined && isIn(before, section)) return placeBehind(page, at - 1, depth);
  if (after !== undefined && isIn(after, section)) return after.line;
  const line = sections.find(({ path }) => jsonEqual(path, section))?.line;
  if (line === undefined) return section.length === 0 ? source.lineCount + 1 : undefined;
  return source.lineText(line + 1)?.trim() === '' ? line + 2 : line + 1;
}

/** Behind the sibling before it with all that stands below that, or behind what its parent says before its children. */
function placeBehind(page: TaskPage, before: number, depth: number): number | undefined {
  const { tasks } = page;
  let at = before;
  while ((tasks[at]?.depth ?? 0) > depth) at = tasks[at]?.parent ?? -1;
  const sibling = tasks[at];
  if (sibling?.depth === depth) return blockEnd(page, at, sibling) + 1;
  return sibling?.depth === depth - 1 ? ownEnd(sibling) + 1 : undefined;
}

function isIn(task: Task, section: readonly string[]): boolean {
  return jsonEqual(task.section, section);
}

/** The headings that a section lacks, with blank lines around them, for the end of a text; once for all tasks that come into it. */
function missingHeadings({ sections, added }: TaskPage, section: readonly string[]): readonly string[] {
  const name = JSON.stringify(section);
  if (added.has(name)) return [];
  added.add(name);
  const levels = sections.map(({ level }) => level);
  const top = levels[0] === 1 && levels.lastIndexOf(1) === 0 ? 2 : 1;
  return section.flatMap((title, index) => {
    const isThere = sections.some(({ path }) => jsonEqual(path, section.slice(0, index + 1)));
    return isThere ? [] : ['', `${'#'.repeat(Math.min(6, top + index))} ${title}`, ''];
  });
}

/** The lines of a new task and of its `children`, written like those around it. */
function newLines(
  { source, tasks }: TaskPage,
  at: number,
  value: JsonObject,
  { depth, section }: Standing,
): string[] {
  const isNear = (task: Task) => task.depth === depth;
  const isBeside = (task: Task) => isNear(task) && isIn(task, section);
  const around = [...tasks.slice(0, at).reverse(), ...tasks.slice(at)];
  const sibling = around.find(isBeside) ?? around.find(isNear);
  const model = source.lineText(sibling?.line ?? 0) ?? `${' '.repeat(2 * depth)}- `;
  // What stands before the box.
  const lead = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+/.exec(model)?.[0] ?? '- ';
  return linesOfTask(value, lead);
}

/** It recurses as deep as tasks are nested. */
function linesOfTask({ text, mark = ' ', optional, ...value }: JsonObject, lead: string): string[] {
  const inner = `${/^[ \t]*/.exec(lead)?.[0] ?? ''}${' '.repeat(/^\s*\d/.test(lead) ? 3 : 2)}`;
  const children = isJsonArray(value.children) ? value.children.filter(isJsonObject) : [];
  const details = isJsonArray(value.details) ? value.details : [];
  return [
    `${lead}[${mark}]${optional === true ? '*' : ''} ${String(text).replaceAll('\n', `\n${inner}`)}`,
    ...details.map((detail) => `${inner}- ${detail}`),
    ...children.flatMap((child) => linesOfTask(child, `${inner}- `)),
  ];
}

/** Other texts behind the labels of a heading. */
export function changeLabels(page: TaskPage, { heading, line }: Task, wanted: JsonValue): boolean {
  if (heading === undefined || !isJsonObject(wanted)) return false;
  const { changes } = page;
  for (const [name, text] of Object.entries(wanted)) {
    const label = heading.labels.get(name);
    if (typeof text !== 'string') return false;
    if (label === undefined) changes.coming.push([line + 1, labelLine([name, text])]);
    else if (label.value !== text)
      changeLine(page, label.line, [label.start, label.start + label.length], text);
  }
  for (const [name, label] of heading.labels)
    if (!Object.hasOwn(wanted, name)) changes.gone.push([label.line, label.line]);
  return true;
}

function labelLine([name, text]: readonly [string, JsonValue]): string {
  return `- **${name}:** ${text}`;
}

/** A heading is a task no more: without its labels, or without its box. What stands below it stays. */
export function unmakeHeading(page: TaskPage, { heading, line, start, box, text }: Task): boolean {
  for (const label of heading?.labels.values() ?? []) page.changes.gone.push([label.line, label.line]);
  const end = box.after + Math.min(1, text.length);
  if (heading?.hasBox === true) changeLine(page, line, [start + box.start, start + end], '');
  return true;
}

/** A heading that is a task again: the one of its text that stands there without box or labels, else a new one at the end. */
export function makeHeading(page: TaskPage, value: JsonObject): boolean {
  const { source, tasks, sections, changes } = page;
  const { heading: level, labels, mark, text, section } = value;
  if (typeof level !== 'number' || typeof text !== 'string') return false;
  const box = typeof mark === 'string' ? `[${mark}] ` : '';
  const below = isJsonObject(labels) ? Object.entries(labels).map(labelLine) : [];
  const known = new Set(tasks.map(({ line }) => line));
  const line = sections.find((each) => each.title === text && !known.has(each.line))?.line;
  if (line === undefined) {
    const lines = ['', `${'#'.repeat(level)} ${box}${text}`, '', ...below];
    changes.coming.push([source.lineCount + 1, lines.join(lineBreakOf(source.text))]);
    page.added.add(JSON.stringify([section ?? [], text].flat()));
    return true;
  }
  const start = /^\s*#+\s*/.exec(source.lineText(line) ?? '')?.[0].length ?? 0;
  changeLine(page, line, [start, start], box);
  for (const each of below) changes.coming.push([line + 1, each]);
  return true;
}
