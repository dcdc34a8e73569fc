import type { View } from '../core/view.ts';
import type { OutlineRow } from './view-outline.ts';
import { isNoteworthy } from './view-states.ts';

/** Consecutive rows that are all shown or all hidden. */
export interface Run {
  readonly isHidden: boolean;
  readonly rows: readonly OutlineRow[];
}

/** About a screen. */
const mostRows = 40;
const mostFocuses = mostRows / 2;
const mostAncestors = 8;

/** Of a long outline what is active, stuck or failed, with the nodes above and around it. */
export function cutAround(rows: readonly OutlineRow[], shape: View['shape']): Run[] {
  if (rows.length <= mostRows) return [{ isHidden: false, rows }];
  const shown = new Set<number>();
  for (const position of wanted(rows, shape)) {
    if (shown.size >= mostRows) break;
    if (position >= 0 && position < rows.length) shown.add(position);
  }
  return runsOf(rows, shown);
}

/** Positions in order of importance, some of them twice or outside the outline. */
function* wanted(rows: readonly OutlineRow[], shape: View['shape']): Generator<number> {
  const focuses = focusesOf(rows, shape);
  yield* focuses;
  yield 0;
  for (const focus of focuses) yield* ancestorsOf(rows, focus);
  for (let distance = 1; distance < rows.length; distance += 1) {
    for (const focus of focuses) yield* [focus - distance, focus + distance];
  }
}

/** What is active before what is stuck; where nothing stands out, the end of a timeline and else the beginning. */
function focusesOf(rows: readonly OutlineRow[], shape: View['shape']): number[] {
  const noteworthy = [...rows.keys()].filter((position) => isNoteworthy(stateAt(rows, position)));
  const active = noteworthy.filter((position) => stateAt(rows, position) === 'active');
  const others = noteworthy.filter((position) => stateAt(rows, position) !== 'active');
  const focuses = [...active, ...others].slice(0, mostFocuses);
  return focuses.length > 0 ? focuses : [shape === 'timeline' ? rows.length - 1 : 0];
}

function stateAt(rows: readonly OutlineRow[], position: number) {
  return rows[position]?.node.state ?? 'open';
}

function* ancestorsOf(rows: readonly OutlineRow[], position: number): Generator<number> {
  let above = rows[position]?.parent;
  for (let count = 0; above !== undefined && count < mostAncestors; count += 1) {
    yield above;
    above = rows[above]?.parent;
  }
}

/** A single hidden row is shown: a line that counts it would take as much room. */
function runsOf(rows: readonly OutlineRow[], shown: ReadonlySet<number>): Run[] {
  const isHidden = (position: number) => !shown.has(position) && position < rows.length && position >= 0;
  const isLonely = (position: number) => !isHidden(position - 1) && !isHidden(position + 1);
  const runs: { isHidden: boolean; rows: OutlineRow[] }[] = [];
  for (const [position, row] of rows.entries()) {
    const hides = isHidden(position) && !isLonely(position);
    const run = runs.at(-1);
    if (run?.isHidden === hides) run.rows.push(row);
    else runs.push({ isHidden: hides, rows: [row] });
  }
  return runs;
}
