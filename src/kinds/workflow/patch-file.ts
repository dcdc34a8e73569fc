import { jsonEqual } from '../../core/json-equal.ts';
import type { Limits } from '../../core/limits.ts';
import { valueEdits } from '../../core/value-diff.ts';
import { writeEdits } from '../../text/write-edits.ts';
import { effective, type FrontmatterChange, updated } from './frontmatter-update.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { unreadable, type WorkflowUpdateError } from './validate-update.ts';

export type PatchedFile = { readonly bytes: Uint8Array } | { readonly error: WorkflowUpdateError };

/** A run's file with its frontmatter changed; the body stays byte for byte, comments and key order stay. */
export function patchRunFile(
  bytes: Uint8Array,
  changes: readonly FrontmatterChange[],
  limits: Limits,
): PatchedFile {
  const { frontmatter, faults } = readFrontmatter(bytes, limits);
  if (frontmatter === undefined) return { error: unreadable(faults.map(asReason), 'previous') };
  const wanted = updated(frontmatter, effective(frontmatter, changes));
  if (jsonEqual(frontmatter, wanted)) return { bytes };
  // Decoding accepts UTF-8 alone, so what is encoded again is what it was.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const written = writeEdits(text, { type: 'frontmatter' }, valueEdits(frontmatter, wanted, '/frontmatter'));
  const next = new TextEncoder().encode(written ?? '');
  if (jsonEqual(readFrontmatter(next, limits).frontmatter, wanted)) return { bytes: next };
  return { error: unreadable([{ message: inexpressible }], 'next') };
}

const inexpressible = 'the update cannot be written into this frontmatter; write the whole file instead';

function asReason({
  message,
  span: { line, column },
}: {
  readonly message: string;
  readonly span: { readonly line: number; readonly column: number };
}) {
  return { message, line, column };
}
