import type { Span } from './location.ts';

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

/** A fault of the text as a whole. */
export function textFault(messageId: TextFaultId, message: string, span: Span): TextFault {
  return { messageId, message, span, pointer: '' };
}
