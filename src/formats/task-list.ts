import type { JsonLimits } from './limits.ts';
import { indexIn, pointerTokens, type Span } from './location.ts';
import { placedText, spanIn } from './nearest-place.ts';
import type { ParsedText, PartSource } from './parsed.ts';
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
): ParsedText {
  const scan = scanTasks(source, limits, options);
  const { tasks, sections, rows, stop } = scan;
  const part = taskPlaces(source, scan);
  if (stop !== undefined) return { value: undefined, faults: [stop], source: part };
  const [first] = sections;
  const title = first?.level === 1 ? { title: first.title } : {};
  const value = { ...title, items: tasks.map(taskValue), rows: rows.map((row) => row.value) };
  return { value, faults: [], source: part };
}

/** Places of the values of a task list: a task is its line, `mark` its box, other fields its text. */
function taskPlaces(source: SourceText, { tasks, rows, sections }: TaskScan): PartSource {
  return placedText(source, (pointer) => {
    const [list, token, field, name] = pointerTokens(pointer);
    const index = indexIn(token);
    if (list === 'title') return wholeLine(source, sections[0]?.line);
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
