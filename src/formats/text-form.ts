import { jsonEqual } from './json-equal.ts';
import type { JsonValue } from './json-value.ts';
import { lastFew } from './once-for.ts';
import type { ParsedText } from './parsed.ts';
import { type SourceText, sourceText } from './source.ts';
import { type Splice, spliced } from './splice.ts';
import { editedValue, type ValueEdit } from './value-edit.ts';

/** How a text is read as a value, and written with values changed. */
export interface WrittenFormat {
  /** Whether the value says all that the text says but for its layout: there are no comments, and no prose. */
  readonly isWhole: boolean;
  /** The value in which the pointers of edits lead; undefined for a text that has any fault. */
  read(text: string): JsonValue | undefined;
  /**
   * A text with values changed, as the smallest edit: all else stays byte for byte, a byte order mark included. Undefined where the
   * edits cannot be written.
   */
  write(text: string, edits: readonly ValueEdit[]): string | undefined;
}

/** How the text of one file is read and written for merges and differences of texts. */
export interface TextForm extends WrittenFormat {
  /** Whether what a side put in is one piece, which nothing comes into, and which stands beside an equal line of the other's. */
  readonly isLog?: true;
  /** Fields that say whether an entity is done. */
  readonly marks: readonly string[];
  /** The value with what follows from the rest of it, such as marks of parents, as it has to be. */
  settle?(value: JsonValue): JsonValue;
}

/** A format by what changes in a text without byte order mark; `isProven` where the result is read, and has to say what it should. */
export function writtenFormat(
  parse: (source: SourceText) => Pick<ParsedText, 'value' | 'faults'>,
  splices: (text: string, edits: readonly ValueEdit[]) => readonly Splice[] | undefined,
  { isWhole, isProven }: { readonly isWhole: boolean; readonly isProven: boolean },
): WrittenFormat {
  const valueIn = (text: string) => parse(sourceText(text)).value;
  return {
    isWhole,
    read(text) {
      const { value, faults } = parse(sourceText(text.replace(/^\ufeff/, '')));
      return faults.length > 0 ? undefined : value;
    },
    write(text, edits) {
      if (edits.length === 0) return text;
      const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
      const own = text.slice(mark.length);
      const before = isProven ? valueIn(own) : null;
      const wanted = isProven && before !== undefined ? editedValue(before, edits) : before;
      const changes = wanted === undefined ? undefined : splices(own, edits);
      const written = changes && spliced(own, changes);
      if (written === undefined || (isProven && !jsonEqual(valueIn(written), wanted))) return undefined;
      return mark + written;
    },
  };
}

/** A format as merges and differences know it. A merge reads few texts, some of them again. */
export function textForm(format: WrittenFormat, marks: readonly string[] = []): TextForm {
  const known = lastFew((text) => ({ value: format.read(text) }));
  return { ...format, read: (text) => known(text).value, marks };
}
