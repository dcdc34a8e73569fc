import type { Span } from './location.ts';
import { indexIn, locateNearest } from './nearest-place.ts';
import type { PartSource } from './parsed.ts';
import type { SourceText } from './source.ts';
import { cellsOf } from './table-rows.ts';
import type { TaskBox } from './task-box.ts';
import type { Label } from './task-item.ts';

/** Where a task stands: its line, and where the line's text begins (counting from 0) and how long it is. */
export interface PlacedTask {
  readonly line: number;
  readonly start: number;
  readonly length: number;
  readonly box: TaskBox;
  /** The lines of its details. */
  readonly details: number[];
  /** Where what a heading's labels say stands. */
  readonly labels?: ReadonlyMap<string, Label>;
}

/** The lines of everything in a task list. */
export interface TaskLines {
  readonly tasks: readonly PlacedTask[];
  readonly sectionLines: readonly number[];
  readonly rowLines: readonly {
    readonly line: number;
    /** Which cell of the line stands under which head. */
    readonly columns: ReadonlyMap<string, number>;
  }[];
}

/** Places of the values of a task list: a task is its line, `mark` and `done` its box, other fields its text. */
export function taskPlaces(source: SourceText, lines: TaskLines): PartSource {
  return {
    lineText: source.lineText,
    locate: (pointers) =>
      locateNearest(pointers, ([list, token, field, name]) => {
        const index = indexIn(token);
        if (list === 'title') return wholeLine(source, lines.sectionLines[0]);
        if (list === 'sections') return wholeLine(source, lines.sectionLines[index]);
        if (list === 'rows' && name !== undefined) return cellPlace(source, lines.rowLines[index], name);
        if (list === 'rows') return wholeLine(source, lines.rowLines[index]?.line);
        const task = list === 'items' ? lines.tasks[index] : undefined;
        return task === undefined ? undefined : fieldPlace(source, task, field, name);
      }),
  };
}

function fieldPlace(
  source: SourceText,
  task: PlacedTask,
  field: string | undefined,
  name: string | undefined,
): Span | undefined {
  const { start, length, box } = task;
  if (field === undefined) return onLine(task.line, start, start + length);
  if (field === 'labels') return name === undefined ? undefined : labelPlace(task, name);
  if (field === 'mark' || field === 'done') return onLine(task.line, start + box.start, start + box.end);
  if (field !== 'details') return onLine(task.line, start + Math.min(box.after + 1, length), start + length);
  const line = task.details[name === undefined ? 0 : indexIn(name)];
  return line === undefined ? undefined : wholeLine(source, line);
}

function labelPlace({ labels }: PlacedTask, name: string): Span | undefined {
  const label = labels?.get(name);
  return label && onLine(label.line, label.start, label.start + label.length);
}

function cellPlace(
  source: SourceText,
  row: TaskLines['rowLines'][number] | undefined,
  name: string,
): Span | undefined {
  const column = row?.columns.get(name);
  if (row === undefined || column === undefined) return undefined;
  const cell = cellsOf(source.lineText(row.line) ?? '')[column];
  return cell === undefined ? undefined : onLine(row.line, cell.start, cell.start + cell.length);
}

function wholeLine(source: SourceText, line: number | undefined): Span | undefined {
  const text = line === undefined ? undefined : source.lineText(line);
  if (line === undefined || text === undefined) return undefined;
  return onLine(line, text.length - text.trimStart().length, text.trimEnd().length);
}

function onLine(line: number, from: number, to: number): Span {
  return { line, column: from + 1, endLine: line, endColumn: Math.max(from, to) + 1 };
}
