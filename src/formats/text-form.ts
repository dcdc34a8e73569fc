import type { JsonValue } from './json-value.ts';
import type { ValueEdit } from './value-edit.ts';

/** What is said of the texts of a format, beside their values. */
export interface FormatTraits {
  /** Whether the value says all that the text says but for its layout: there are no comments, and no prose. */
  readonly isWhole: boolean;
  /** The lines of a text, of which what holds together, such as a block of code, is one; undefined where none does. */
  pieces?(text: string): readonly string[] | undefined;
  /** Whether there is prose around what the value says, so that a line which no side wrote is none, and no line may go. */
  readonly isProse?: true;
  /** What stands between two members of a list, where that is no part of either. */
  readonly separator?: string;
}

/** How the text of one file is read as a value and written back, for merges and differences of texts. */
export interface TextForm extends FormatTraits {
  /**
   * Undefined for a text that cannot be read. Entities are found in the value by their pointers. `memory` is what the kind's
   * reader remembered of a text: what is the same is shared with it.
   */
  read(text: string, memory?: unknown): JsonValue | undefined;
  /** The smallest edit of the text; undefined where it cannot be written. */
  write(text: string, edits: readonly ValueEdit[]): string | undefined;
  /** Whether what a side put in is one piece, which nothing comes into, and which stands beside an equal line of the other's. */
  readonly isLog?: true;
  /** Fields that say whether an entity is done. */
  readonly marks: readonly string[];
  /** The value with what follows from the rest of it, such as marks of parents, as it has to be. */
  settle?(value: JsonValue): JsonValue;
}
