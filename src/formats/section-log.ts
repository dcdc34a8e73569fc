import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import type { Limits } from './limits.ts';
import { pointerTokens } from './location.ts';
import { scanMarkdown } from './markdown-scan.ts';
import { indexIn, locateNearest } from './nearest-place.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText, sourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import { textFault } from './text-fault.ts';
import type { ValueEdit } from './value-edit.ts';

/** The lines from a heading to the one before the next heading of any level, counting from 1. */
interface Section {
  readonly first: number;
  readonly last: number;
}

/**
 * The sections of a page as `{ sections: [{ heading, body }] }`, in order: a heading's line, and what stands below it up to
 * the next one. What stands before the first is none. `maxValues` counts sections.
 */
export function parseSectionLog(
  source: SourceText,
  { maxDepth, maxValues }: Pick<Limits, 'maxDepth' | 'maxValues'>,
): ParsedText {
  const { sections, conflict } = sectionsOf(source, maxDepth);
  const spanOf = (line: number) => {
    const text = source.lineText(line);
    return text === undefined
      ? undefined
      : { line, column: 1, endLine: line, endColumn: Math.max(1, text.length) + 1 };
  };
  const part = {
    lineText: source.lineText,
    locate: (pointers: readonly string[]) =>
      locateNearest(pointers, ([list, token]) => {
        const section = list === 'sections' ? sections[indexIn(token)] : undefined;
        return section && spanOf(section.first);
      }),
  };
  const many = sections[maxValues];
  const line = conflict ?? many?.first;
  if (line !== undefined) {
    const message =
      conflict === undefined
        ? `holds more than ${maxValues} sections`
        : 'conflict markers were committed: resolve the merge and commit the result';
    const messageId = conflict === undefined ? 'too-many-values' : 'conflict-marker';
    return { value: undefined, faults: [textFault(messageId, message, spanOf(line) ?? start)], source: part };
  }
  return {
    value: { sections: sections.map((section) => sectionValue(source, section)) },
    faults: [],
    source: part,
  };
}

const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** What changes in the sections of a page, `/sections/3` being the fourth; undefined for what is no edit of a section. */
export function sectionSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const { sections } = sectionsOf(source, Number.POSITIVE_INFINITY);
  const splices: Splice[] = [];
  for (const edit of edits) {
    const [list, token, ...rest] = pointerTokens(edit.pointer);
    const at = indexIn(token);
    if (list !== 'sections' || at < 0 || rest.length > 0) return undefined;
    const section = sections[at];
    if (edit.type === 'remove' && section !== undefined)
      splices.push({
        from: source.lineStart(section.first),
        to: source.lineStart(section.last + 1),
        text: '',
      });
    else if (edit.type === 'insert') {
      const lines = linesOf(edit.value);
      if (lines === undefined) return undefined;
      splices.push(newSection(source, section, lines));
    } else return undefined;
  }
  return splices;
}

/** Before a section, or at the end of the page, with a blank line between. */
function newSection(source: SourceText, before: Section | undefined, lines: readonly string[]): Splice {
  const { text } = source;
  const lineBreak = lineBreakOf(text);
  const own = lines.join(lineBreak) + lineBreak;
  if (before !== undefined) {
    const from = source.lineStart(before.first);
    return { from, to: from, text: own + lineBreak };
  }
  const isOpen = text !== '' && !/[\r\n]$/.test(text);
  const blank = text === '' ? '' : lineBreak;
  return { from: text.length, to: text.length, text: (isOpen ? lineBreak : '') + blank + own };
}

function sectionValue(source: SourceText, { first, last }: Section): JsonObject {
  const lines = Array.from({ length: last - first }, (_, index) => source.lineText(first + 1 + index) ?? '');
  return { heading: (source.lineText(first) ?? '').trim(), body: lines.join('\n').trim() };
}

/** The lines of a section; undefined for what is none. */
function linesOf(value: JsonValue): string[] | undefined {
  if (!isJsonObject(value) || typeof value.heading !== 'string' || typeof value.body !== 'string')
    return undefined;
  return value.body === '' ? [value.heading] : [value.heading, '', ...value.body.split('\n')];
}

function sectionsOf(
  source: SourceText,
  maxDepth: number,
): { readonly sections: readonly Section[]; readonly conflict: number | undefined } {
  const lines: number[] = [];
  const stop = scanMarkdown(
    source,
    {
      // A heading that is underlined begins with the line above.
      heading: (_, __, { number, text }) => lines.push(text.startsWith('#') ? number : number - 1),
      bullet: () => -1,
      text() {},
      heads() {},
      row() {},
      isFull: () => false,
    },
    maxDepth,
  );
  const end = source.lineCount + 1;
  return {
    sections: lines.map((first, index) => ({ first, last: (lines[index + 1] ?? end) - 1 })),
    conflict: stop?.reason === 'conflict-marker' ? stop.line.number : undefined,
  };
}
