import type { View, ViewNode } from '../engine/contract/view.ts';
import { groupBy } from '../formats/group.ts';
import type { ReporterOptions } from './reporter.ts';
import { safeText } from './safe-text.ts';
import { textLayout } from './text-layout.ts';
import { hiddenLine, linkLines, nodeLine, type ViewLayout } from './view-line.ts';
import { guideWidth, type OutlineRow, outline } from './view-outline.ts';
import { isNoteworthy, looks, states } from './view-states.ts';
import { shownSubject } from './view-subject.ts';
import { wrap } from './wrap.ts';

/** What the caller knows about its reader; `verbose` shows every node with every detail. */
export type ViewOptions = Pick<ReporterOptions, 'color' | 'width' | 'verbose'>;

const mostLinks = 5;
const leastLevels = 4;
/** Columns that are kept for what a node says, however deep it stands. */
const roomForNodes = 40;

/** A document as a picture for terminals: its nodes, what leads from them, and one line that sums it up. */
export function renderView(view: View, options: ViewOptions): string {
  const { width, paint, verbose } = textLayout({ ...options, quiet: false });
  const layout: ViewLayout = {
    width,
    paint,
    // What an entry of a timeline says is its detail; in other shapes it repeats from node to node.
    showsDetails: verbose || view.shape === 'timeline',
    mostLinks: verbose ? Number.POSITIVE_INFINITY : mostLinks,
  };
  const rows = outline(view, Math.max(leastLevels, Math.floor((width - roomForNodes) / guideWidth)));
  const links = groupBy(view.links, ({ from }) => from);
  const runs = verbose ? [{ isHidden: false, rows }] : cutAround(rows, view.shape);
  const lines = runs.flatMap((run) =>
    run.isHidden
      ? [hiddenLine(run.rows, layout)]
      : run.rows.flatMap((row) => [
          nodeLine(row, layout),
          ...linkLines(row, links.get(row.node.subject) ?? [], layout),
        ]),
  );
  return `${[...lines, ...summaryLines(view, width)].join('\n')}\n`;
}

/** Consecutive rows that are all shown or all hidden. */
interface Run {
  readonly isHidden: boolean;
  readonly rows: readonly OutlineRow[];
}

/** About a screen. */
const mostRows = 40;
const mostFocuses = mostRows / 2;
const mostAncestors = 8;

/** Of a long outline what is active, stuck or failed, with the nodes above and around it. */
function cutAround(rows: readonly OutlineRow[], shape: View['shape']): Run[] {
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

const mostNames = 3;

/** `3 of 7 done; active: export; stuck: import, print; next: export`. */
function summaryLines({ nodes, summary, next = [] }: View, width: number): string[] {
  if (summary !== undefined) return wrap(safeText(summary), width);
  if (nodes.length === 0) return ['nothing in it'];
  const done = nodes.filter(({ state }) => state === 'done').length;
  const named = states
    .filter((state) => looks[state].word !== '')
    .map((state) => ({ word: looks[state].word, those: nodes.filter((node) => node.state === state) }))
    .filter(({ those }) => those.length > 0)
    .map(({ word, those }) => `${word}: ${names(those)}`);
  const coming = next.flatMap((subject) => nodes.find((node) => node.subject === subject) ?? []);
  const may = coming.length === 0 ? [] : [`next: ${names(coming)}`];
  return wrap([`${done} of ${nodes.length} done`, ...named, ...may].join('; '), width);
}

function names(nodes: readonly ViewNode[]): string {
  const shown = nodes.slice(0, mostNames).map(({ subject }) => shownSubject(subject));
  const more = nodes.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}
