import type { JsonObject } from './json-value.ts';
import type { JsonLimits } from './limits.ts';
import { indexIn, pointerTokens, type Span } from './location.ts';
import { placedText, spanIn } from './nearest-place.ts';
import type { ParsedText, PartSource } from './parsed.ts';
import { remembered } from './remembered.ts';
import { samePlaces } from './same-places.ts';
import type { SourceText } from './source.ts';
import { type Cell, cellsOf } from './table-rows.ts';
import { type Task, taskValue } from './task-item.ts';
import { type Row, scanTasks, type TaskListOptions, type TaskScan } from './task-scan.ts';

/**
 * The task-list items of a Markdown text with the headings above them, its title (its first heading, of the first level) and the rows of its tables:
 * `{ title, items, rows }`. What only changes the layout changes no value (docs/decisions/0029-text-formats.md).
 */
export function parseTaskList(
  source: SourceText,
  limits: JsonLimits,
  options: TaskListOptions = {},
  memory?: unknown,
): ParsedText {
  const scan = scanTasks(source, limits, options);
  const { tasks, sections, rows, stop } = scan;
  const part = taskPlaces(source, scan);
  if (stop !== undefined) return { value: undefined, faults: [stop], source: part };
  const known = remembered<ReadTasks>(memory, 'tasks') ?? { tasks: [], values: [] };
  const lineOf = ({ text }: Task) => text;
  const places = samePlaces(known.tasks.map(lineOf), tasks.map(lineOf));
  const items = tasks.map((task, at) => {
    const place = places[at] ?? -1;
    return (isSame(known.tasks[place], task) ? known.values[place] : undefined) ?? taskValue(task);
  });
  const [first] = sections;
  const title = first?.level === 1 ? { title: first.title } : {};
  const value = { ...title, items, rows: rows.map((row) => row.value) };
  const own: ReadTasks = { tasks, values: items };
  return { value, faults: [], source: part, memory: own };
}

/** Whether two tasks have the same value. */
function isSame(one: Task | undefined, other: Task): boolean {
  return (
    one !== undefined &&
    one.text === other.text &&
    one.box.mark === other.box.mark &&
    one.box.isOptional === other.box.isOptional &&
    one.parent === other.parent &&
    one.depth === other.depth &&
    isAlike(one.section, other.section) &&
    isAlike(one.more, other.more) &&
    one.details.length === other.details.length &&
    one.details.every(({ texts }, at) => isAlike(texts, other.details[at]?.texts ?? [])) &&
    (one.heading ?? other.heading) === undefined
  );
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((text, at) => text === other[at]));
}

/** What the tasks of a text said, for the next text. */
interface ReadTasks {
  readonly tasks: readonly Task[];
  readonly values: readonly JsonObject[];
}

/** Places of the values of a task list: a task is its line, `mark` its box, other fields its text. */
function taskPlaces(source: SourceText, { tasks, rows, sectionLines }: TaskScan): PartSource {
  return placedText(source, (pointer) => {
    const [list, token, field, name] = pointerTokens(pointer);
    const index = indexIn(token);
    if (list === 'title') return wholeLine(source, sectionLines[0]);
    if (list === 'rows') return rowPlace(source, rows[index], name);
    const task = list === 'items' ? tasks[index] : undefined;
    return task && fieldPlace(source, task, field, name);
  });
}

function fieldPlace(
  source: SourceText,
  { line, start, box, text, heading, details }: Task,
  field: string | undefined,
  name: string | undefined,
): Span | undefined {
  const end = start + box.after + text.length;
  if (field === undefined) return spanIn(line, start, end);
  if (field === 'labels') {
    const label = heading?.labels.get(name ?? '');
    return label && spanIn(label.line, label.start, label.start + label.length);
  }
  if (field === 'mark') return spanIn(line, start + box.start, start + box.end);
  if (field !== 'details') return spanIn(line, Math.min(start + box.after + 1, end), end);
  return wholeLine(source, details[name === undefined ? 0 : indexIn(name)]?.line);
}

function rowPlace(source: SourceText, row: Row | undefined, name: string | undefined): Span | undefined {
  if (row === undefined || name === undefined) return wholeLine(source, row?.line);
  const cell = cellOf(source, row, name);
  return cell && spanIn(row.line, cell.start, cell.start + cell.length);
}

export function cellOf(source: SourceText, { line, columns }: Row, name: string): Cell | undefined {
  return cellsOf(source.lineText(line) ?? '')[columns.get(name) ?? -1];
}

function wholeLine(source: SourceText, line: number | undefined): Span | undefined {
  const text = line === undefined ? undefined : source.lineText(line);
  if (line === undefined || text === undefined) return undefined;
  return spanIn(line, text.length - text.trimStart().length, text.trimEnd().length);
}
