import { editedValue } from '../edited-value.ts';
import { jsonEqual } from '../json-equal.ts';
import type { ParsedText } from '../parsed-text.ts';
import { type SourceText, sourceText } from '../source.ts';
import { type Splice, spliced } from '../splice.ts';
import type { FormatTraits } from '../text-form.ts';
import type { ValueEdit } from '../value-edit.ts';

/** How a text is read as a value, and written with values changed: a value of its own file, so that who reads JSON loads no YAML. */
export interface WrittenFormat extends FormatTraits {
  /**
   * The value in which the pointers of edits lead, with what the next text may be read by. `earlier` is what was remembered of the text before, or what a kind's reader
   * remembered of this one; then `last` is that of the text before.
   */
  read(
    source: SourceText,
    earlier?: unknown,
    last?: unknown,
  ): Pick<ParsedText, 'value' | 'faults'> & { readonly memory?: unknown };
  /** The smallest edit of a text without byte order mark; undefined where it cannot be written. */
  write: FormatWriter;
}

export type FormatWriter = (text: string, edits: readonly ValueEdit[]) => string | undefined;

/**
 * A text with values changed, as the smallest edit: all else stays byte for byte, a byte order mark included. Pointers lead
 * into the value that the format's reader makes of the text. Where the format allows, the result was read back and says what
 * it should; undefined where the edits cannot be written.
 */
export function writeEdits(
  text: string,
  format: WrittenFormat,
  edits: readonly ValueEdit[],
): string | undefined {
  if (edits.length === 0) return text;
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const written = format.write(text.slice(mark.length), edits);
  return written === undefined ? undefined : mark + written;
}

export function applied(text: string, splices: readonly Splice[] | undefined): string | undefined {
  return splices === undefined ? undefined : spliced(text, splices);
}

/** What was written, where it reads as it should. */
export function readBack(read: WrittenFormat['read'], write: FormatWriter): FormatWriter {
  const valueIn = (text: string) => read(sourceText(text)).value;
  return (text, edits) => {
    const before = valueIn(text);
    const wanted = before === undefined ? undefined : editedValue(before, edits);
    const written = wanted === undefined ? undefined : write(text, edits);
    return written !== undefined && jsonEqual(valueIn(written), wanted) ? written : undefined;
  };
}
