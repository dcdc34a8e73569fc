import type { JsonLimits, ScanStop } from './json-scanner.ts';
import { quote } from './quote.ts';
import { type SourceText, spanAt } from './source.ts';
import { type TextFault, textFault } from './text-fault.ts';

const conflictMarker = /(?:^|[\r\n])(?:<{7} |\|{7} |>{7} |={7}(?=[\r\n ]|$))/;
const word = /[\w$]{1,40}/y;

/** Turns the reason why a scan stopped into a fault that a person can act on. */
export function describeStop(source: SourceText, stop: ScanStop, limits: JsonLimits): TextFault {
  const { offset } = stop;
  const bracket = spanAt(source, offset, offset + 1);
  if (stop.reason === 'too-deep')
    return textFault('too-deep', `nested deeper than ${limits.maxDepth} levels`, bracket);
  if (stop.reason === 'too-many-values')
    return textFault('too-many-values', `holds more than ${limits.maxValues} values`, bracket);
  if (source.text.trim() === '')
    return textFault('empty', 'empty: expected a JSON value, found nothing', spanAt(source, 0, 0));
  return findConflict(source) ?? describeSyntax(source, stop);
}

/**
 * The first marker of a conflict, in a text that cannot be read. No valid JSON text has such a line: outside of strings it
 * is no token, and strings hold no line breaks.
 */
export function findConflict(source: SourceText): TextFault | undefined {
  const match = conflictMarker.exec(source.text);
  if (match === null) return undefined;
  const end = match.index + match[0].length;
  const start = /[\r\n]/.test(match[0]) ? match.index + 1 : match.index;
  const message = 'conflict markers were committed: resolve the merge and commit the result';
  return textFault('conflict-marker', message, spanAt(source, start, end));
}

function describeSyntax(source: SourceText, stop: ScanStop): TextFault {
  const found = foundAt(source.text, stop.offset);
  const message = `expected ${stop.expected}, found ${found === '' ? 'the end of the text' : nameFound(found)}`;
  // A line break gets no width, so that the fault stays on one line.
  const width = isLineBreak(found) ? 0 : found.length;
  return textFault('syntax', message, spanAt(source, stop.offset, stop.offset + width));
}

function foundAt(text: string, offset: number): string {
  word.lastIndex = offset;
  const match = word.exec(text);
  if (match !== null) return match[0];
  const code = text.codePointAt(offset);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function nameFound(found: string): string {
  return isLineBreak(found) ? 'the end of the line' : quote(found);
}

function isLineBreak(found: string): boolean {
  return found === '\n' || found === '\r';
}
