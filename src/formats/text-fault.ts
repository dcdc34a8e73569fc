import type { JsonLimits } from './limits.ts';
import type { Span } from './location.ts';
import type { TextFault, TextFaultId } from './parsed.ts';
import { type SourceText, spanAt } from './source.ts';

/** A fault of the text as a whole. */
export function textFault(messageId: TextFaultId, message: string, span: Span): TextFault {
  return { messageId, message, span, pointer: '' };
}

export function conflictFault(span: Span): TextFault {
  const message = 'conflict markers were committed: resolve the merge and commit the result';
  return textFault('conflict-marker', message, span);
}

const conflictMarker = /(?:^|[\r\n])(?:<{7} |\|{7} |>{7} |={7}(?=[\r\n ]|$))/;

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

/** A limit that a text goes beyond. */
export function limitFault(
  reason: 'too-deep' | 'too-many-values',
  { maxDepth, maxValues }: JsonLimits,
  span: Span,
): TextFault {
  const [deep, many] = [`nested deeper than ${maxDepth} levels`, `holds more than ${maxValues} values`];
  return textFault(reason, reason === 'too-deep' ? deep : many, span);
}
