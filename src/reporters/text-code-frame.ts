import type { Place, RelatedPlace, ReportedFinding } from '../core/finding.ts';
import { caretsUnder, excerpt } from './excerpt.ts';
import type { TextLayout } from './text-layout.ts';

interface FrameLine {
  readonly mark: '-' | '+';
  readonly place: Place;
}

/** The line as it was and as it is, with carets under the value; nothing where the texts are missing. */
export function codeFrame(finding: ReportedFinding, layout: TextLayout): string[] {
  const lines = frameLines(finding);
  const skipped = sharedIndent(lines.map(({ place }) => place));
  const digits = Math.max(0, ...lines.map(({ place }) => String(place.line).length));
  return lines.flatMap((line, index) => {
    const isLast = index === lines.length - 1;
    return frameLine(line, { skipped, digits, isLast }, layout);
  });
}

/** The previous line that the frame shows; other related places are named below it. */
export function framedPlace(finding: ReportedFinding): RelatedPlace | undefined {
  if (finding.side === 'before') return undefined;
  return finding.related.find(
    (place) => place.side === 'before' && place.file === finding.file && isTelling(place),
  );
}

function frameLines(finding: ReportedFinding): FrameLine[] {
  const previous = framedPlace(finding);
  const own: FrameLine[] = isTelling(finding)
    ? [{ mark: finding.side === 'before' ? '-' : '+', place: finding }]
    : [];
  const isSame = previous?.text?.trim() === finding.text?.trim();
  return previous === undefined || (isSame && own.length > 0)
    ? own
    : [{ mark: '-', place: previous }, ...own];
}

function frameLine(
  { mark, place }: FrameLine,
  shape: { readonly skipped: number; readonly digits: number; readonly isLast: boolean },
  { paint, width }: TextLayout,
): string[] {
  const number = `${String(place.line).padStart(shape.digits)} | `;
  const cells = excerpt(place, shape.skipped, width - number.length - 4);
  const style = mark === '-' ? 'removed' : 'added';
  const shown = cells.map((cell) => cell.shown).join('');
  const framed = `  ${paint(style, mark)} ${paint('faint', number)}${paint(style, shown)}`;
  if (!shape.isLast) return [framed];
  const margin = paint('faint', '| '.padStart(number.length + 4));
  return [framed, margin + paint('caret', caretsUnder(cells))];
}

/** A bracket that opens a value of many lines tells nothing, and an excerpt may end before its value begins. */
function isTelling({ text, line, endLine, column }: Place): boolean {
  if (text === undefined || column > text.length + 1) return false;
  return (endLine ?? line) === line || /[^\s[\]{},]/u.test(text);
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
