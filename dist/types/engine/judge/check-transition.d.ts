import type { NamedFile, PriorCommit } from '../contract/context.ts';
/** Text of a file, its bytes, or null where the file is absent. */
export type Content = string | Uint8Array | null;
/** What the caller knows beyond the two versions; an absent member is not known. */
export interface TransitionContext {
    /** The message of the commit that brings the new version; it may declare steps, and give reasons. */
    readonly message?: string;
    /** Repository paths that the commit changes, the file itself among them: whether work was done beside the record. */
    readonly touched?: readonly string[];
    /** The commits before, the last one first, each with its message and the paths that it changed: work may have come earlier. */
    readonly prior?: readonly PriorCommit[];
    /** Repository paths at which the commit keeps what the version before held, as a finished plan in an archive. */
    readonly archived?: readonly string[];
    /** What is in the commit's tree of the files that items name which turned done, by these names. */
    readonly files?: Readonly<Record<string, NamedFile>>;
    /** What a guard (tests, as a rule) said of the new version; `success` verifies what turned done. */
    readonly guard?: 'success' | 'failure' | 'skipped';
    /** When the new version was made, RFC 3339; there is no other clock. */
    readonly at?: string;
}
export {};
