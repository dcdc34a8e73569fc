import type { Place } from '../engine/contract/finding.ts';
import { displayWidth } from './display-width.ts';
import { safeCells } from './safe-text.ts';

/** One unit of a shown line; `marked` where the value of the finding stands. */
export interface ExcerptCell {
  readonly shown: string;
  readonly width: number;
  readonly marked: boolean;
}

const tab = ' '.repeat(4);
const ellipsis: ExcerptCell = { shown: '…', width: 1, marked: false };

/**
 * The lines of some places from column `skipped` on. If one is wider than `room`, all are cut around their
 * values in the same way, so that equal beginnings stay under each other.
 */
export function excerpts(
  places: readonly Place[],
  skipped: number,
  room: number,
): (readonly ExcerptCell[])[] {
  const lines = places.map((place) => markedCells(place, skipped));
  if (lines.every((cells) => widthOf(cells) <= room)) return lines;
  const differing = firstDifference(lines);
  return lines.map((cells) => cut(cells, room - 2, differing));
}

/** Blanks and carets that stand under the marked cells. */
export function caretsUnder(cells: readonly ExcerptCell[]): string {
  return cells
    .map(({ width, marked }) => (marked ? '^' : ' ').repeat(width))
    .join('')
    .trimEnd();
}

function markedCells(place: Place, skipped: number): ExcerptCell[] {
  const text = (place.text ?? '').trimEnd();
  const from = place.column - 1;
  const to = Math.max(from + 1, valueEnd(place, text) - 1);
  // A fault may lie behind the last character: its caret needs a place to stand.
  const padded = text.padEnd(Math.min(from + 1, text.length + 1)).slice(skipped);
  const cells = Array.from(safeCells(padded), ({ shown, start, end }) => {
    const visible = shown === '\\t' ? tab : shown;
    const marked = start + skipped < to && end + skipped > from;
    return { shown: visible, width: displayWidth(visible), marked };
  });
  // A report brings no more than the beginning of a very long line.
  return to > padded.length + skipped ? [...cells, ellipsis] : cells;
}

/** The column behind the value, as far as this line holds it. */
function valueEnd(place: Place, text: string): number {
  const goesOn = place.endLine !== undefined && place.endLine > place.line;
  return goesOn ? text.length + 1 : (place.endColumn ?? place.column + 1);
}

/** Where two lines part; what they share before it tells nothing. */
function firstDifference([one, two, ...others]: readonly (readonly ExcerptCell[])[]): number {
  if (one === undefined || two === undefined || others.length > 0) return 0;
  const index = one.findIndex(({ shown }, place) => shown !== two[place]?.shown);
  return Math.max(0, index);
}

/** Up to half of the room shows what stands before the value, the rest the value and what follows. */
function cut(cells: readonly ExcerptCell[], room: number, differing: number): ExcerptCell[] {
  const widthAt = (index: number) => cells[index]?.width ?? 0;
  const marked = Math.max(
    0,
    cells.findIndex((cell) => cell.marked),
  );
  // Where the value parts further on than it is shown, it is shown from there.
  const isBeyond = differing > marked && widthOf(cells.slice(marked, differing)) > room / 2;
  let start = isBeyond && differing < cells.length ? differing : marked;
  let end = start;
  let used = 0;
  while (start > 0 && used + widthAt(start - 1) <= room / 2) used += widthAt(--start);
  while (end < cells.length && used + widthAt(end) <= room) used += widthAt(end++);
  const left = start > 0 ? [ellipsis] : [];
  const right = end < cells.length ? [ellipsis] : [];
  return [...left, ...cells.slice(start, end), ...right];
}

function widthOf(cells: readonly ExcerptCell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
