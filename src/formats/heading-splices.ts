import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import type { SourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import type { TaskExtent, TaskExtents } from './task-extents.ts';
import { cleanText, foldText } from './task-text.ts';

/** Other texts behind the labels of a heading; undefined where one comes or goes, since the heading is what it is by them. */
export function labelSplices(
  source: SourceText,
  { draft, place }: TaskExtent,
  wanted: JsonValue,
): Splice[] | undefined {
  const { heading } = draft;
  if (heading === undefined || !isJsonObject(wanted)) return undefined;
  const splices: Splice[] = [];
  for (const [name, text] of Object.entries(wanted)) {
    const label = heading.labels.get(name);
    if (typeof text !== 'string') return undefined;
    if (label === undefined) {
      const line = source.lineStart(place.line + 1);
      splices.push({ from: line, to: line, text: labelLine(source, name, text) });
    } else if (label.value !== text) {
      const from = source.lineStart(label.line) + label.start;
      splices.push({ from, to: from + label.length, text });
    }
  }
  const gone = [...heading.labels].filter(([name]) => !Object.hasOwn(wanted, name));
  return [...splices, ...gone.map(([, { line }]) => wholeLine(source, line))];
}

/** A heading is a task no more: without its labels, or without its box. What stands below it stays. */
export function plainHeading(source: SourceText, { draft, place }: TaskExtent): Splice[] {
  const labels = [...(draft.heading?.labels.values() ?? [])].map(({ line }) => wholeLine(source, line));
  const at = source.lineStart(place.line) + place.start;
  const box: Splice[] =
    draft.heading?.hasBox === true
      ? [{ from: at + place.box.start, to: at + Math.min(place.box.after + 1, place.length), text: '' }]
      : [];
  return [...box, ...labels];
}

/** A heading that is a task again: the one of its text that stands there without box or labels, else a new one at the end. */
export function newHeading(
  source: SourceText,
  { tasks, list }: TaskExtents,
  value: JsonObject,
): { readonly splices: Splice[]; readonly isNew: boolean } | undefined {
  const { heading: level, labels, mark, id } = value;
  if (typeof level !== 'number' || typeof value.text !== 'string') return undefined;
  const known = new Set(tasks.map(({ place }) => place.line));
  const wording = [typeof id === 'string' ? `${id}: ` : '', value.text].join('');
  const box = typeof mark === 'string' ? `[${mark}] ` : '';
  const said = isJsonObject(labels) ? Object.entries(labels) : [];
  const below = said.map(([name, text]) => labelLine(source, name, String(text))).join('');
  const line = list.places.sectionLines.find(
    (each, index) => !known.has(each) && sameWords(String(list.sections[index]?.title ?? ''), wording),
  );
  if (line !== undefined) {
    const start = source.lineStart(line) + (/^\s*#+\s*/.exec(source.lineText(line) ?? '')?.[0].length ?? 0);
    const next = source.lineStart(line + 1);
    const boxed: Splice[] = box === '' ? [] : [{ from: start, to: start, text: box }];
    const labelled: Splice[] = below === '' ? [] : [{ from: next, to: next, text: below }];
    return { splices: [...boxed, ...labelled], isNew: false };
  }
  const lineBreak = lineBreakOf(source.text);
  const isOpen = source.text !== '' && !/[\r\n]$/.test(source.text);
  const text = `${isOpen ? lineBreak : ''}${lineBreak}${'#'.repeat(level)} ${box}${wording}${lineBreak}${lineBreak}${below}`;
  return { splices: [{ from: source.text.length, to: source.text.length, text }], isNew: true };
}

function sameWords(title: string, wording: string): boolean {
  const bare = (text: string) => cleanText(foldText(text)).text.replace(/[.:)–—-]+(?= )/g, '');
  return bare(title) === bare(wording);
}

function labelLine(source: SourceText, name: string, text: string): string {
  return `- **${name}:** ${text}${lineBreakOf(source.text)}`;
}

function wholeLine(source: SourceText, line: number): Splice {
  return { from: source.lineStart(line), to: source.lineStart(line + 1), text: '' };
}
