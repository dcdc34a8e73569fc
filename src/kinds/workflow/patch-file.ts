import { jsonEqual } from '../../core/json-equal.ts';
import type { Limits } from '../../core/limits.ts';
import { frontmatterEnd } from '../../text/markdown-scan.ts';
import { sourceText } from '../../text/source.ts';
import type { YamlChange } from '../../text/yaml-change.ts';
import { patchYaml } from '../../text/yaml-patch.ts';
import { rewriteYaml } from '../../text/yaml-rewrite.ts';
import { effective, updated } from './frontmatter-update.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { unreadable, type WorkflowUpdateError } from './validate-update.ts';

export type PatchedFile = { readonly bytes: Uint8Array } | { readonly error: WorkflowUpdateError };

/** A run's file with its frontmatter changed; the body stays byte for byte, comments and key order stay. */
export function patchRunFile(bytes: Uint8Array, changes: readonly YamlChange[], limits: Limits): PatchedFile {
  const { frontmatter, faults } = readFrontmatter(bytes, limits);
  if (frontmatter === undefined) return { error: unreadable(faults.map(asReason), 'previous') };
  const own = effective(frontmatter, changes);
  const wanted = updated(frontmatter, own);
  if (jsonEqual(frontmatter, wanted)) return { bytes };
  for (const attempt of [patchYaml, rewriteYaml]) {
    const next = withFrontmatter(bytes, (yaml) => attempt(yaml, own));
    if (next !== undefined && jsonEqual(readFrontmatter(next, limits).frontmatter, wanted))
      return { bytes: next };
  }
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

/** Decoding accepts UTF-8 alone, so what is encoded again is what it was; only a byte order mark is taken off. */
function withFrontmatter(
  bytes: Uint8Array,
  edit: (yaml: string) => string | undefined,
): Uint8Array | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const source = sourceText(text.slice(mark));
  const [from, to] = [source.lineStart(2), source.lineStart(frontmatterEnd(source))];
  const edited = edit(source.text.slice(from, to));
  if (edited === undefined) return undefined;
  return new TextEncoder().encode(
    text.slice(0, mark) + source.text.slice(0, from) + edited + source.text.slice(to),
  );
}
