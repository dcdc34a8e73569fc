import type { Span } from './location.ts';

/** Why a version, or a part of it, cannot be read. */
export interface ReadFault {
  readonly part: string;
  readonly messageId: string;
  readonly message: string;
  readonly pointer: string;
  readonly span: Span;
  /** The rule of the kind that reports it, where that is not `state-file/unreadable`. */
  readonly ruleId?: string;
}

/** The text of one part, for turning pointers into lines when a finding is reported. */
export interface PartSource {
  /** The span of a pointer; one that does not resolve gets its nearest ancestor's. */
  locate(pointer: string): Span;
  lineText(line: number): string | undefined;
}

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
