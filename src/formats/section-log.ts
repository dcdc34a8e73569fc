import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import type { Limits } from './limits.ts';
import { lineSplices, noChanges } from './line-splices.ts';
import { indexIn, pointerTokens } from './location.ts';
import { noLimits, stopFault } from './markdown-scan.ts';
import { headingsOf } from './marked-blocks.ts';
import { placedText, spanIn, unreadText } from './nearest-place.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText, sourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import type { ValueEdit } from './value-edit.ts';

/**
 * The sections of a page as `{ sections: [{ heading, body }] }`, in order: a heading's line, and what stands below it up to
 * the next one. What stands before the first is none. `maxValues` counts sections.
 */
export function parseSectionLog(
  source: SourceText,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
): ParsedText {
  const { headings, stop } = headingsOf(source, limits);
  if (stop !== undefined) return unreadText(source, [stopFault(stop, limits)]);
  const sections = headings.map(({ line }, index) => sectionValue(source, line, headings[index + 1]?.line));
  const part = placedText(source, ([list, token]) => {
    const line = list === 'sections' ? headings[indexIn(token)]?.line : undefined;
    return line === undefined ? undefined : spanIn(line, 0, Math.max(1, source.lineText(line)?.length ?? 0));
  });
  return { value: { sections }, faults: [], source: part };
}

function sectionValue(source: SourceText, line: number, next = source.lineCount + 1): JsonObject {
  const lines = Array.from({ length: next - line - 1 }, (_, at) => source.lineText(line + 1 + at) ?? '');
  return { heading: (source.lineText(line) ?? '').trim(), body: lines.join('\n').trim() };
}

/** What changes in the sections of a page, `/sections/3` being the fourth; undefined for what is no edit of a section. */
export function sectionSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const lines = headingsOf(source, noLimits).headings.map(({ line }) => line);
  const end = source.lineCount + 1;
  const lineBreak = lineBreakOf(text);
  const changes = noChanges();
  for (const edit of edits) {
    const [list, token, ...rest] = pointerTokens(edit.pointer);
    const at = indexIn(token);
    const line = lines[at];
    const own = edit.type === 'insert' ? linesOf(edit.value) : undefined;
    if (list !== 'sections' || at < 0 || rest.length > 0) return undefined;
    // A blank line stands between sections.
    if (own !== undefined) {
      const all = line !== undefined ? [...own, ''] : text === '' ? own : ['', ...own];
      changes.coming.push([line ?? end, all.join(lineBreak)]);
    } else if (edit.type !== 'remove') return undefined;
    else if (line !== undefined) changes.gone.push([line, (lines[at + 1] ?? end) - 1]);
    else return undefined;
  }
  return lineSplices(source, changes);
}

/** The lines of a section; undefined for what is none. */
function linesOf(value: JsonValue): string[] | undefined {
  if (!isJsonObject(value) || typeof value.heading !== 'string' || typeof value.body !== 'string')
    return undefined;
  return value.body === '' ? [value.heading] : [value.heading, '', ...value.body.split('\n')];
}
