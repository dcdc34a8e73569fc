import type { JsonValue } from './json-value.ts';
import type { Limits } from './limits.ts';
import type { Span } from './location.ts';
import type { SourceText } from './source.ts';

export type TextFaultId =
  | 'not-utf8'
  | 'byte-order-mark'
  | 'empty'
  | 'conflict-marker'
  | 'syntax'
  | 'duplicate-key'
  | 'prototype-key'
  | 'too-large'
  | 'too-deep'
  | 'too-many-values';

/**
 * Something in a text that keeps it from being read, or from being read in one way only. The message is a
 * plain sentence without a position; `pointer` (RFC 6901) names the member for faults of keys, else it is ''.
 */
export interface TextFault {
  readonly messageId: TextFaultId;
  readonly message: string;
  readonly span: Span;
  readonly pointer: string;
}

/** Why a version, or a part of it, cannot be read. */
export interface ReadFault extends Omit<TextFault, 'messageId'> {
  readonly part: string;
  readonly messageId: string;
  /** The rule of the kind that reports it, where that is not `state-file/unreadable`. */
  readonly ruleId?: string;
}

/** The text of one part, for turning pointers into lines when a finding is reported. */
export interface PartSource {
  /** The span of a pointer; one that does not resolve gets its nearest ancestor's. */
  locate(pointer: string): Span;
  lineText(line: number): string | undefined;
}

/** A text of any format as a plain JSON value, into which JSON pointers lead, and where these values stand. */
export interface ParsedText {
  /** Undefined only where the text could not be read to its end; a text with repeated keys has a value. */
  readonly value: JsonValue | undefined;
  /** In the order of the text. */
  readonly faults: readonly TextFault[];
  readonly source: PartSource;
}

/** A text without faults that was read within the same limits. */
export interface ReadText {
  readonly text: string;
  readonly value: JsonValue;
}

/**
 * What all formats have in common: a function that never throws and never recurses deeper than its limits. It may take from an earlier
 * text what did not change; what is read is the same without one.
 */
export type ParseText = (source: SourceText, limits: Limits, earlier?: ReadText) => ParsedText;

/** One version as its kind reads it. `doc` is null exactly when a fault made it unreadable. */
export interface Parsed<Doc> {
  readonly doc: Doc | null;
  readonly faults: readonly ReadFault[];
  source(part: string): PartSource | undefined;
  /** What a reader of a later version may share with this one; its kind's own business. */
  readonly memory?: unknown;
}

/** Takes the bytes of each part in chunks, synchronously; never throws. */
export interface Reader<Doc> {
  push(part: string, chunk: Uint8Array): void;
  end(): Parsed<Doc>;
}

/** What a reader was handed back of what it remembered; what lacks the member by which that is told is the memory of another one. */
export function remembered<Memory extends object>(memory: unknown, mark: keyof Memory): Memory | undefined {
  return typeof memory === 'object' && memory !== null && mark in memory ? (memory as Memory) : undefined;
}
