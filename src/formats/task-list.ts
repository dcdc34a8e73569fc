import { leadingId } from './id-pattern.ts';
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
 * The task-list items of a Markdown text with the headings above them, its headings and the rows of its tables:
 * `{ items, sections, rows }`. What only changes the layout changes no value (docs/decisions/0029-text-formats.md).
 */
export function parseTaskList(
  source: SourceText,
  limits: JsonLimits,
  options: TaskListOptions = { ids: ['{n}'] },
  memory?: unknown,
  { viewOf = () => asItIs, scans = new Map(), most = Number.POSITIVE_INFINITY }: TaskReading = {},
): ParsedText {
  const earlier = remembered<ReadTasks>(memory, 'tasks');
  const { ids, ...layout } = options;
  const name = JSON.stringify(layout);
  const scan = scans.get(name) ?? scanTasks(source, limits, layout);
  scans.set(name, scan);
  const { sections, rows, stop } = scan;
  const part = taskPlaces(source, scan);
  if (stop !== undefined) return { value: undefined, faults: [stop], source: part };
  const idOf = leadingId(ids);
  const view = viewOf(sections);
  const tasks = scan.tasks.slice(0, most);
  const known = earlier?.ids === ids && earlier.view === view ? earlier : { tasks: [], values: [] };
  const lineOf = ({ text }: Task) => text;
  const places = samePlaces(known.tasks.map(lineOf), tasks.map(lineOf));
  const items = tasks.map((task, at) => {
    const place = places[at] ?? -1;
    const value = isSame(known.tasks[place], task) ? known.values[place] : undefined;
    return value ?? view(taskValue(task, idOf));
  });
  const value = { items, sections, rows: rows.map((row) => row.value) };
  const own: ReadTasks = { ids, view, tasks, values: items };
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

/** What else is known of how a text is read. */
interface TaskReading {
  readonly viewOf?: (sections: readonly JsonObject[]) => TaskView;
  /** What was seen in the same text by other identifiers, by how it is looked at. */
  readonly scans?: Map<string, TaskScan>;
  /** So many tasks are told at most. */
  readonly most?: number;
}

/** What a reader makes of each task. */
type TaskView = (task: JsonObject) => JsonObject;

const asItIs: TaskView = (task) => task;

/** What the tasks of a text said, for the next text. */
interface ReadTasks {
  readonly ids: TaskListOptions['ids'];
  readonly view: TaskView;
  readonly tasks: readonly Task[];
  readonly values: readonly JsonObject[];
}

/** Places of the values of a task list: a task is its line, `mark` and `done` its box, other fields its text. */
function taskPlaces(source: SourceText, { tasks, rows, sectionLines }: TaskScan): PartSource {
  return placedText(source, (pointer) => {
    const [list, token, field, name] = pointerTokens(pointer);
    const index = indexIn(token);
    if (list === 'title') return wholeLine(source, sectionLines[0]);
    if (list === 'sections') return wholeLine(source, sectionLines[index]);
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
  if (field === 'mark' || field === 'done') return spanIn(line, start + box.start, start + box.end);
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
