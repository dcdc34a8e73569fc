import type { Place, RelatedPlace, ReportedFinding } from '../engine/contract/finding.ts';
import { caretsUnder, type ExcerptCell, excerpts } from './excerpt.ts';
import type { TextLayout } from './text-layout.ts';

interface FrameLine {
  readonly mark: '-' | '+';
  readonly place: Place;
}

/** Columns of `  + ` and ` | ` around the line number. */
const gutterWidth = 7;

/** A line as it was or as it is, unit by unit, cut around its value. */
export interface FramedLine {
  readonly mark: '-' | '+';
  readonly line: number;
  readonly cells: readonly ExcerptCell[];
}

/** The line as it was and as it is; nothing where the texts are missing. */
export function framedLines(finding: ReportedFinding, room: (digits: number) => number): FramedLine[] {
  const lines = frameLines(finding);
  const places = lines.map(({ place }) => place);
  const digits = Math.max(0, ...places.map(({ line }) => String(line).length));
  const texts = excerpts(places, sharedIndent(places), room(digits));
  return lines.map(({ mark, place }, index) => ({ mark, line: place.line, cells: texts[index] ?? [] }));
}

/** The same as text, with carets under the value. */
export function codeFrame(finding: ReportedFinding, { paint, width }: TextLayout): string[] {
  const lines = framedLines(finding, (digits) => width - digits - gutterWidth);
  const digits = Math.max(0, ...lines.map(({ line }) => String(line).length));
  const framed = lines.map(({ mark, line, cells }) => {
    const style = mark === '-' ? 'removed' : 'added';
    const shown = cells
      .map((cell) => cell.shown)
      .join('')
      .trimEnd();
    const number = String(line).padStart(digits);
    return `  ${paint(style, mark)} ${paint('faint', `${number} |`)} ${paint(style, shown)}`;
  });
  const carets = caretsUnder(lines.at(-1)?.cells ?? []);
  return carets === ''
    ? framed
    : [...framed, `${' '.repeat(digits + 5)}${paint('faint', '|')} ${paint('caret', carets)}`];
}

/** The previous line that the frame shows; other related places are named below it. */
export function framedPlace(finding: ReportedFinding): RelatedPlace | undefined {
  if (finding.side === 'before') return undefined;
  return finding.related.find(
    (place) => place.side === 'before' && place.file === finding.file && isTelling(place) && isOneLine(place),
  );
}

function frameLines(finding: ReportedFinding): FrameLine[] {
  const previous = framedPlace(finding);
  // The bracket that opens what goes on below says nothing new, and nobody added it where something is gone.
  const opens = isOpening(finding) && (previous !== undefined || finding.related.some(isFormer));
  const own: FrameLine[] =
    isTelling(finding) && !opens ? [{ mark: finding.side === 'before' ? '-' : '+', place: finding }] : [];
  const isSame = previous?.text?.trim() === finding.text?.trim();
  return previous === undefined || (isSame && own.length > 0)
    ? own
    : [{ mark: '-', place: previous }, ...own];
}

function isFormer({ side }: Place): boolean {
  return side === 'before';
}

/** A bracket that opens a value of many lines tells nothing, and an excerpt may end before its value begins. */
function isTelling({ text, line, endLine, column }: Place): boolean {
  if (text === undefined || column > text.length + 1) return false;
  return isOneLine({ line, endLine }) || /[^\s[\]{},]/u.test(text);
}

/** Of a value of many lines the first one may be unchanged: as a `-` line it would say that it is gone. */
function isOneLine({
  line,
  endLine = line,
}: Pick<Place, 'line'> & { readonly endLine?: number | undefined }): boolean {
  return endLine === line;
}

function isOpening({ text, line, endLine, column }: Place): boolean {
  return (endLine ?? line) > line && /^[[{]\s*$/.test(text?.slice(column - 1) ?? '');
}

/** The indentation that all lines share, in UTF-16 code units. */
function sharedIndent(places: readonly Place[]): number {
  const indents = places.map(({ text, column }) =>
    (/^[ \t]*/.exec(text ?? '')?.[0] ?? '').slice(0, column - 1),
  );
  const [first = '', ...others] = indents;
  let shared = first.length;
  for (const other of others) while (first.slice(0, shared) !== other.slice(0, shared)) shared -= 1;
  return shared;
}
