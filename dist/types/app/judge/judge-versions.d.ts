import { type Judgement, type Settings } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import type { StateKind } from '../../core/kind.ts';
import type { Limits } from '../../core/limits.ts';
import type { ReadVersion } from '../versions/read-version.ts';
/** Everything that stays the same while one file is judged. */
export interface FileSetup<Doc = unknown> {
    readonly kind: StateKind<Doc>;
    readonly path: string;
    readonly settings: Settings;
    readonly limits: Limits;
}
/** Judges two versions of one file: the rules about files first, then, where both can be read, its kind's. */
export declare function judgeVersions<Doc>(setup: FileSetup<Doc>, before: ReadVersion<Doc> | null, after: ReadVersion<Doc> | null, context: Context): Judgement;
/** The versions of one file around a merge commit. */
export interface MergedVersions<Doc = unknown> {
    readonly parents: readonly (ReadVersion<Doc> | null)[];
    /** The same, with the last readable version where a side has none. */
    readonly readable: readonly (ReadVersion<Doc> | null)[];
    readonly bases: readonly (ReadVersion<Doc> | null)[];
    readonly after: ReadVersion<Doc> | null;
}
/** The same for a merge commit: its result against every parent and merge base. */
export declare function judgeMergeVersions<Doc>(setup: FileSetup<Doc>, versions: MergedVersions<Doc>, context: Context): Judgement;
/** The versions that say something else than every merge base. */
export declare function changedSince<Doc>(kind: StateKind<Doc>, bases: readonly (ReadVersion<Doc> | null)[], versions: readonly ReadVersion<Doc>[]): ReadVersion<Doc>[];
/** The rules about the file itself. */
export declare function judgeFile<Doc>(setup: FileSetup<Doc>, before: ReadVersion<Doc> | null, after: ReadVersion<Doc> | null, context: Context): Judgement;
/** Ids of the entities that turned done between two versions: the claims of a transition. */
export declare function claimedBetween<Doc>(kind: StateKind<Doc>, before: ReadVersion<Doc> | null, after: ReadVersion<Doc> | null): string[];
