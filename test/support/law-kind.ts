import type fc from 'fast-check';
import type { StateKind } from '../../src/engine/contract/kind.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import type { Parsed } from '../../src/formats/parsed.ts';

/** One version of a document: the text of each part, '' for the governed file. */
export type Version = Readonly<Record<string, string>>;

/** A version as its kind reads it; `memory` is what was read before. */
export function readLaw({ kind, path }: LawKind, version: Version, memory?: unknown): Parsed<unknown> {
  const reader = kind.read(kind.options.defaults, defaultLimits, path, memory);
  for (const [part, text] of Object.entries(version)) reader.push(part, new TextEncoder().encode(text));
  return reader.end();
}

/** What the laws need to know of a kind: how to make versions of it, and neighbours of a version. */
export interface LawKind {
  readonly kind: StateKind;
  readonly version: fc.Arbitrary<Version>;
  /** A version that differs a little: edits as agents make them, legal and not. */
  edited(version: Version): fc.Arbitrary<Version>;
  /** The same values in another layout; undefined where the kind's bytes are its values. */
  readonly reformatted?: (version: Version) => fc.Arbitrary<Version>;
  /**
   * A version in which the entity of that number was tampered with so that it is an error; undefined where
   * it has none to tamper with.
   */
  readonly tampered?: (version: Version, number: number) => Version | undefined;
  readonly path: string;
  /**
   * The same version with one entity more that has nothing to do with the others; undefined where this
   * version has no room for one.
   */
  readonly withUnrelated?: (version: Version) => Version | undefined;
}
