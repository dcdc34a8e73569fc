import { foldText } from './task-text.ts';

/** One cell of a table's row, and where it stands in the line (counting from 0). */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly length: number;
}

/** Which cell of a row stands under which head. */
export type Columns = ReadonlyMap<string, number>;

const delimiterCell = /^:?-+:?$/;

/** The cells of a line; a bar at either end only frames them, and `\|` is no bar. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  const from = line.length - line.trimStart().length;
  const end = line.trimEnd().length;
  let start = line[from] === '|' ? from + 1 : from;
  for (let at = start; at < end; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === '|') {
      cells.push(cellAt(line, start, at));
      start = at + 1;
    }
  }
  if (start < end) cells.push(cellAt(line, start, end));
  return cells;
}

/** Whether a line stands under the heads of a table with so many columns. */
export function isDelimiterRow(line: string, columns: number): boolean {
  if (!/^[ \t|:-]+$/.test(line) || !line.includes('-')) return false;
  const cells = cellsOf(line);
  return cells.length === columns && cells.every(({ text }) => delimiterCell.test(text));
}

function cellAt(line: string, from: number, to: number): Cell {
  const raw = line.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  return { text: text.replaceAll('\\|', '|'), start: from + lead, length: text.length };
}

/** The columns by name; one without a name, or with the name of one before, is left out. */
export function columnsOf(heads: readonly Cell[]): Columns {
  const columns = new Map<string, number>();
  for (const [index, { text }] of heads.entries()) {
    const name = foldText(text);
    if (name !== '' && name !== '__proto__' && !columns.has(name)) columns.set(name, index);
  }
  return columns;
}

export function rowValue(columns: Columns, cells: readonly Cell[]): Readonly<Record<string, string>> {
  return Object.fromEntries([...columns].map(([name, index]) => [name, cleanCell(cells[index]?.text ?? '')]));
}

/** Signs stay: in a table they may be all that says where a task stands. */
function cleanCell(text: string): string {
  const folded = foldText(text);
  return /^\*\*[^*]+\*\*$/.test(folded) ? folded.slice(2, -2).trim() : folded;
}
