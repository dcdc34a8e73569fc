import type { ScanStop } from './json-scan.ts';
import type { JsonLimits } from './limits.ts';
import { quote } from './quote.ts';
import { type SourceText, spanAt } from './source.ts';
import { conflictFault, limitFault, type TextFault, textFault } from './text-fault.ts';

const conflictMarker = /(?:^|[\r\n])(?:<{7} |\|{7} |>{7} |={7}(?=[\r\n ]|$))/;
const word = /[\w$]{1,40}|./suy;

/** Turns the reason why a scan stopped into a fault that a person can act on. */
export function describeStop(source: SourceText, stop: ScanStop, limits: JsonLimits): TextFault {
  const { offset } = stop;
  const bracket = spanAt(source, offset, offset + 1);
  if (stop.reason !== 'syntax') return limitFault(stop.reason, limits, bracket);
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
  return conflictFault(spanAt(source, start, end));
}

function describeSyntax(source: SourceText, { offset, expected }: ScanStop): TextFault {
  word.lastIndex = offset;
  const [found] = word.exec(source.text) ?? [''];
  const isBreak = found === '\n' || found === '\r';
  const shown = found === '' ? 'the end of the text' : isBreak ? 'the end of the line' : quote(found);
  // A line break gets no width, so that the fault stays on one line.
  const end = isBreak ? offset : offset + found.length;
  return textFault('syntax', `expected ${expected}, found ${shown}`, spanAt(source, offset, end));
}
