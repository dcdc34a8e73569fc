import { joinedBytes, sizeOf } from '../../formats/joined-bytes.ts';
import type { Limits } from '../../formats/limits.ts';
import type { Parsed } from '../../formats/parsed.ts';
import type { Settings } from '../contract/check.ts';
import type { FileVersion } from '../contract/file-facts.ts';
import type { StateKind, Texts, UsualFiles } from '../contract/kind.ts';

/** Everything that stays the same while one file is judged. */
export interface FileSetup<Doc = unknown> {
  readonly kind: StateKind<Doc>;
  readonly path: string;
  readonly settings: Settings;
  readonly limits: Limits;
  /** Set where only its name says what the file is. */
  readonly usual?: UsualFiles;
}

/** The bytes of one version: the governed file is part '', companions stand under their role. */
export interface VersionContent {
  readonly parts: ReadonlyMap<string, readonly Uint8Array[]>;
  readonly nature: 'regular' | 'link' | 'submodule';
  /** The SHA-256 of its bytes, where they were not handed in. */
  readonly digest?: string;
}

/** A file beyond the limit: nobody reads it, so that nobody has to hold it. */
export interface LargeFile {
  readonly size: number;
  /** The SHA-256 of its bytes, as hex digits. */
  readonly digest: string;
}

/** The version that a file beyond the limit is. */
export function largeVersion<Doc>({ size, digest }: LargeFile): ReadVersion<Doc> {
  const file = { size, nature: 'too-large', faults: [] } as const;
  return { file, parsed: undefined, content: { parts: new Map(), nature: 'regular', digest } };
}

/** One version as it was read. `parsed` is undefined where the file was not parsed at all. */
export interface ReadVersion<Doc = unknown> {
  readonly file: FileVersion;
  readonly parsed: Parsed<Doc> | undefined;
  readonly content: VersionContent;
  /** The id of its bytes, where it is as it stands in the repository and in one part. */
  readonly blob?: string;
}

/** What was read; null where nothing stands, or nothing could be read. */
export function docOf<Doc>(version: ReadVersion<Doc> | null | undefined): Doc | null {
  return version?.parsed?.doc ?? null;
}

/** Whether something stands there that cannot be read. */
export function isUnreadable(version: ReadVersion | null): boolean {
  return version !== null && docOf(version) === null;
}

/** Reads one version; what cannot be read is a finding later, never an exception. */
export function readVersion<Doc>(
  { kind, settings, limits, path }: FileSetup<Doc>,
  content: VersionContent,
  memory?: unknown,
): ReadVersion<Doc> {
  const own = content.parts.get('') ?? [];
  const size = sizeOf(own);
  const nature = natureOf(content, own, size, limits);
  if (nature !== 'regular') return { file: { size, nature, faults: [] }, parsed: undefined, content };
  const reader = kind.read(settings.options, limits, path, memory);
  for (const [part, chunks] of content.parts) for (const chunk of chunks) reader.push(part, chunk);
  const parsed = reader.end();
  const isGone = !content.parts.has('');
  const file = { size, nature, faults: parsed.faults, ...(isGone ? { isGone } : {}) };
  return { file, parsed, content };
}

/** The same of a file that stands in no repository: its parts, the file itself being ''. */
export function readParts<Doc>(
  setup: FileSetup<Doc>,
  parts: Iterable<readonly [part: string, content: string | Uint8Array]>,
  memory?: unknown,
): ReadVersion<Doc> {
  const chunks = [...parts].map(([part, content]) => [part, [asBytes(content)]] as const);
  return readVersion(setup, { parts: new Map(chunks), nature: 'regular' }, memory);
}

export function asBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

function natureOf(
  content: VersionContent,
  chunks: readonly Uint8Array[],
  size: number,
  limits: Limits,
): FileVersion['nature'] {
  if (content.nature !== 'regular') return content.nature;
  if (startsWith(chunks, 'version https://git-lfs')) return 'lfs-pointer';
  return size > limits.maxBytes ? 'too-large' : 'regular';
}

/** Chunks may be cut anywhere. */
function startsWith(chunks: readonly Uint8Array[], text: string): boolean {
  let place = 0;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length && place < text.length; at += 1) {
      if (chunk[at] !== text.charCodeAt(place)) return false;
      place += 1;
    }
    if (place === text.length) return true;
  }
  return false;
}

/** The texts of a version by part; undefined where one is no UTF-8. A byte order mark is part of a text. */
export function textsOf({ content }: Pick<ReadVersion, 'content'>): Texts | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts = new Map<string, string>();
  try {
    for (const [part, chunks] of content.parts) texts.set(part, decoder.decode(joinedBytes(chunks)));
  } catch {
    return undefined;
  }
  return texts;
}
