/** One cell of a table's row, and where it stands in the line (counting from 0). */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly length: number;
}

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
