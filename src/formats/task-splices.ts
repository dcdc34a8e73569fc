import { alignLists } from './align-lists.ts';
import type { JsonObject, JsonValue } from './json-value.ts';
import type { SourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import { cellsOf } from './table-rows.ts';
import type { TaskExtent } from './task-extents.ts';
import { type IdOf, taskWords } from './task-lines.ts';
import type { TaskLines } from './task-places.ts';
import { foldText } from './task-text.ts';

/** Another sign in the box. */
export function markSplice(source: SourceText, { place }: TaskExtent, mark: string): Splice {
  const at = source.lineStart(place.line) + place.start + place.box.start;
  const to = source.text.indexOf(']', at);
  return source.text[at] === '\\' ? { from: at, to, text: `[${mark}` } : { from: at + 1, to, text: mark };
}

/** Another wording of a task; undefined where none reads so. */
export function wordSplices(
  source: SourceText,
  task: TaskExtent,
  wanted: JsonObject,
  idOf: IdOf,
): Splice[] | undefined {
  const words = taskWords(wanted, task.draft, idOf);
  if (words === undefined) return undefined;
  const { place, draft, more } = task;
  const from = source.lineStart(place.line) + place.start + place.box.after;
  const splices: Splice[] = [];
  if (words.line !== draft.text) splices.push({ from, to: from + draft.text.length, text: words.line });
  if (words.more === foldText(draft.more.join(' '))) return splices;
  const gone = more.map((line): Splice => lineSplice(source, line, line, ''));
  const added = words.more === '' ? [] : [belowLine(source, place.line, task, [words.more], '')];
  return [...splices, ...gone, ...added];
}

/** Other details: those that stay keep their lines. */
export function detailSplices(source: SourceText, task: TaskExtent, wanted: readonly string[]): Splice[] {
  const old = task.draft.details.map((lines) => foldText(lines.join(' ')));
  const { kept } = alignLists(old, wanted);
  const staying = new Set(kept.map(({ before }) => before));
  const splices = task.details
    .filter((_, index) => !staying.has(index))
    .map((lines) => lineSplice(source, lines[0] ?? 0, lines.at(-1) ?? 0, ''));
  const own = task.more.at(-1) ?? task.place.line;
  let after = own;
  for (const [index, text] of wanted.entries()) {
    const found = kept.find((pair) => pair.after === index);
    if (found === undefined) splices.push(belowLine(source, after, task, [text], bulletOf(source, task)));
    else after = task.details[found.before]?.at(-1) ?? after;
  }
  return splices;
}

function bulletOf(source: SourceText, { details }: TaskExtent): string {
  const line = source.lineText(details[0]?.[0] ?? 0) ?? '';
  return details.length > 0 ? (/^\s*((?:[-+*]|\d{1,9}[.)])[ \t]+)/.exec(line)?.[1] ?? '') : '- ';
}

/** Lines behind one, deeper than the task; as deep as what stands below it already. */
function belowLine(
  source: SourceText,
  line: number,
  { place, details, more }: TaskExtent,
  texts: readonly string[],
  bullet: string,
): Splice {
  const indentOf = (number: number) => /^[ \t]*/.exec(source.lineText(number) ?? '')?.[0] ?? '';
  const model = details[0]?.[0] ?? more[0];
  const indent = model === undefined ? `${indentOf(place.line)}  ` : indentOf(model);
  const from = source.lineStart(line + 1);
  const lineBreak = lineBreakOf(source.text);
  const isOpen = from === source.text.length && !/[\r\n]$/.test(source.text);
  const own = texts.map((text) => `${indent}${bullet}${text}`);
  return { from, to: from, text: own.map((each) => (isOpen ? lineBreak + each : each + lineBreak)).join('') };
}

function lineSplice(source: SourceText, first: number, last: number, text: string): Splice {
  return { from: source.lineStart(first), to: source.lineStart(last + 1), text };
}

/** Another text in a cell of a table; undefined where there is no such cell. */
export function cellSplice(
  source: SourceText,
  row: TaskLines['rowLines'][number] | undefined,
  name: string,
  value: JsonValue,
): Splice | undefined {
  const column = row?.columns.get(name);
  const cell =
    row === undefined || column === undefined ? undefined : cellsOf(source.lineText(row.line) ?? '')[column];
  if (row === undefined || cell === undefined || typeof value !== 'string') return undefined;
  const from = source.lineStart(row.line) + cell.start;
  const to = from + cell.length;
  return { from, to, text: value.replaceAll('|', '\\|') };
}
