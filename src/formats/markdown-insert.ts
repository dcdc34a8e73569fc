import { isJsonArray, isJsonObject, type JsonObject } from './json-value.ts';
import type { SourceText } from './source.ts';
import type { TaskExtent, TaskExtents } from './task-extents.ts';
import { type IdOf, type TaskWords, taskWords } from './task-lines.ts';

/** A task that comes into a list. */
export interface NewTask {
  readonly value: JsonObject;
  readonly depth: number;
  /** The headings above it; that of the document may be left out. */
  readonly section: readonly string[];
}

/** Where a task comes to stand that is to be before the one at an index: the offset of a line; undefined where it has no place. */
export function placeOfTask(
  source: SourceText,
  { tasks, list }: TaskExtents,
  at: number,
  { depth, section }: Pick<NewTask, 'depth' | 'section'>,
): number | undefined {
  const before = tasks[at - 1];
  const after = tasks[at];
  if (before !== undefined && isIn(before, section)) return behind(source, tasks, before, depth);
  if (after !== undefined && isIn(after, section)) return source.lineStart(after.place.line);
  const heading = list.sections.findIndex(
    ({ path }) => isJsonArray(path) && endsWith(path.map(String), section),
  );
  const line = list.places.sectionLines[heading];
  if (line === undefined) return section.length === 0 ? source.text.length : undefined;
  const next = source.lineText(line + 1);
  return source.lineStart(next?.trim() === '' ? line + 2 : line + 1);
}

/** The headings that a section lacks, with blank lines around them, for the end of a text. */
export function missingHeadings({ list }: TaskExtents, section: readonly string[]): string[] {
  const levels = list.sections.map(({ level }) => level);
  const top = levels[0] === 1 && levels.lastIndexOf(1) === 0 ? 2 : 1;
  const isThere = (path: readonly string[]) =>
    list.sections.some(({ path: own }) => isJsonArray(own) && endsWith(own.map(String), path));
  return section.flatMap((title, index) => {
    const marks = '#'.repeat(Math.min(6, top + index));
    return isThere(section.slice(0, index + 1)) ? [] : ['', `${marks} ${title}`, ''];
  });
}

/** Behind the sibling before it with all that stands below that, or behind what its parent says before its children. */
function behind(
  source: SourceText,
  tasks: readonly TaskExtent[],
  before: TaskExtent,
  depth: number,
): number | undefined {
  let sibling: TaskExtent | undefined = before;
  while (sibling !== undefined && sibling.draft.depth > depth) sibling = tasks[sibling.draft.parent];
  if (sibling === undefined) return undefined;
  if (sibling.draft.depth === depth) return source.lineStart(sibling.last + 1);
  if (sibling.draft.depth < depth - 1) return undefined;
  const own = Math.max(sibling.place.line, ...sibling.more, ...sibling.details.flat());
  return source.lineStart(own + 1);
}

function isIn({ draft }: TaskExtent, section: readonly string[]): boolean {
  return endsWith(draft.section, section) && draft.section.length - section.length <= 1;
}

function endsWith(path: readonly string[], section: readonly string[]): boolean {
  return section.every((title, index) => path[path.length - section.length + index] === title);
}

/** The lines of a new task and of its `children`, written like those around it; undefined where it cannot be put into words. */
export function newTaskLines(
  source: SourceText,
  { tasks }: TaskExtents,
  at: number,
  { value, depth, section }: NewTask,
  idOf: IdOf,
): string[] | undefined {
  const near = [...tasks.slice(0, at).reverse(), ...tasks.slice(at)].filter(
    ({ draft }) => draft.depth === depth,
  );
  const sibling = near.find((task) => isIn(task, section)) ?? near[0];
  const model = sibling === undefined ? undefined : source.lineText(sibling.place.line);
  const lead = model === undefined ? `${' '.repeat(2 * depth)}- ` : leadOf(model);
  return linesOfTask(value, lead, (task) => taskWords(task, sibling?.draft, idOf, true));
}

/** It recurses as deep as tasks are nested. */
function linesOfTask(
  value: JsonObject,
  lead: string,
  wordsOf: (task: JsonObject) => TaskWords | undefined,
): string[] | undefined {
  const words = wordsOf(value);
  if (words === undefined) return undefined;
  const mark = typeof value.mark === 'string' ? value.mark : ' ';
  const star = value.optional === true ? '*' : '';
  const inner = `${/^[ \t]*/.exec(lead)?.[0] ?? ''}${' '.repeat(/^\s*\d/.test(lead) ? 3 : 2)}`;
  const details = isJsonArray(value.details) ? value.details : [];
  const children = isJsonArray(value.children) ? value.children.filter(isJsonObject) : [];
  const below = children.map((child) => linesOfTask(child, `${inner}- `, wordsOf));
  if (below.includes(undefined)) return undefined;
  return [
    `${lead}[${mark}]${star}${words.line}`,
    ...(words.more === '' ? [] : [inner + words.more]),
    ...details.map((detail) => `${inner}- ${detail}`),
    ...below.flatMap((lines) => lines ?? []),
  ];
}

/** What stands before the box. */
function leadOf(line: string): string {
  return /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+/.exec(line)?.[0] ?? '- ';
}
