import { joinedBytes } from '../../core/joined-bytes.ts';

/** No operating system follows longer ones. */
const longest = 4096;

/** What a link says, from its blob; undefined where that is no path, or one that is not UTF-8. */
export function linkText(chunks: readonly Uint8Array[]): string | undefined {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (length === 0 || length > longest) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(joinedBytes(chunks));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
