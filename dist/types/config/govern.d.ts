import type { Settings } from '../core/check.ts';
import type { StateKind } from '../core/kind.ts';
/** What governs one path: its kind, and how it is judged. */
export interface Governance {
    readonly kind: StateKind;
    readonly settings: Settings;
    /** Set where the name does not decide alone: whether these bytes are such a file, or might be if they were not broken. */
    readonly hasShape?: (bytes: Uint8Array) => boolean;
}
/** Says of a path which kind governs it; undefined where none does. */
export type Govern = (path: string) => Governance | undefined;
/** Governs what is recognisable without any configuration: the usual names of each kind's files. */
export declare function governByDetection(kinds: readonly StateKind[], governanceOf?: (kind: StateKind) => Governance): Govern;
/** The same, with each path matched once. */
export declare function rememberingGovern(govern: Govern): Govern;
/** Governs the named paths by one kind and nothing else. */
export declare function governNamed(paths: readonly string[], governance: Governance): Govern;
/** Matches paths against a glob of a kind's companions or folder members; a plain path matches itself alone. */
export declare function globMatcher(glob: string): (path: string) => boolean;
/** Whether a glob can match other paths than itself. Brackets and braces in folder names are taken literally. */
export declare function isPattern(glob: string): boolean;
