import type { JsonValue } from './json-value.ts';
import type { Limits } from './limits.ts';
import type { PartSource } from './parsed.ts';
import type { SourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';

/** A text of any format as a plain JSON value, into which JSON pointers lead, and where these values stand. */
export interface ParsedText {
  /** Undefined only where the text could not be read to its end; a text with repeated keys has a value. */
  readonly value: JsonValue | undefined;
  /** In the order of the text. */
  readonly faults: readonly TextFault[];
  readonly source: PartSource;
  /** What the same reader may read a later text by, where that pays. */
  readonly memory?: object;
}

/** What all formats have in common: a function that never throws and never recurses deeper than its limits. */
export type ParseText = (source: SourceText, limits: Limits) => ParsedText;
