import type { Settings } from '../../core/check.ts';
import type { FileVersion, LinkFault } from '../../core/file-rules/file-facts.ts';
import type { StateKind, Texts } from '../../core/kind.ts';
import type { Limits } from '../../core/limits.ts';
import type { Parsed } from '../../core/parsed.ts';
/** Everything that stays the same while one file is judged. */
export interface FileSetup<Doc = unknown> {
    readonly kind: StateKind<Doc>;
    readonly path: string;
    readonly settings: Settings;
    readonly limits: Limits;
}
/** The bytes of one version: the governed file is part '', companions stand under their role. */
export interface VersionContent {
    readonly parts: ReadonlyMap<string, readonly Uint8Array[]>;
    readonly nature: 'regular' | 'link' | 'submodule';
    /** Where the governed file's content lies, if links were followed to it. */
    readonly target?: string;
    /** Why a link was not followed. */
    readonly fault?: LinkFault;
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
export declare function largeVersion<Doc>({ size, digest }: LargeFile): ReadVersion<Doc>;
/** One version as it was read. `parsed` is undefined where the file was not parsed at all. */
export interface ReadVersion<Doc = unknown> {
    readonly file: FileVersion;
    readonly parsed: Parsed<Doc> | undefined;
    readonly content: VersionContent;
    /** The id of its bytes, where it is as it stands in the repository and in one part. */
    readonly blob?: string;
}
/** What was read; null where nothing stands, or nothing could be read. */
export declare function docOf<Doc>(version: ReadVersion<Doc> | null | undefined): Doc | null;
/** Whether something stands there that cannot be read. */
export declare function isUnreadable(version: ReadVersion | null): boolean;
/** Reads one version; what cannot be read is a finding later, never an exception. */
export declare function readVersion<Doc>({ kind, settings, limits, path }: FileSetup<Doc>, content: VersionContent, memory?: unknown): ReadVersion<Doc>;
/** The same of a file that stands in no repository: its parts, the file itself being ''. */
export declare function readParts<Doc>(setup: FileSetup<Doc>, parts: Iterable<readonly [part: string, content: string | Uint8Array]>, memory?: unknown): ReadVersion<Doc>;
export declare function asBytes(content: string | Uint8Array): Uint8Array;
/** The texts of a version by part; undefined where one is no UTF-8. A byte order mark is part of a text. */
export declare function textsOf({ content }: Pick<ReadVersion, 'content'>): Texts | undefined;
