import type { Settings } from '../core/check.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { StateKind, UsualFiles } from '../core/kind.ts';
/** What governs one path: its kind, and how it is judged. */
export interface Governance {
    readonly kind: StateKind;
    readonly settings: Settings;
    /** Set where the name does not decide alone: whether these bytes are such a file, or might be if they were not broken. */
    readonly hasShape?: (bytes: Uint8Array) => boolean;
    /** What it was recognised by, where no configuration named it. */
    readonly usual?: UsualFiles;
}
/** Says of a path which kind governs it; undefined where none does. */
export type Govern = (path: string) => Governance | undefined;
/** How files of a kind are judged that an entry of `files:` with these options would govern. */
export type GovernanceOf = (kind: StateKind, options?: JsonObject) => Governance;
/** Files that are governed under one glob. */
export interface WatchedFiles {
    readonly glob: string;
    readonly governance: Governance;
}
/** Where nothing is configured: the usual names of each kind's files, and how they are judged. */
export declare function watchedByName(kinds: readonly StateKind[], governanceOf?: GovernanceOf, usualOf?: (kind: StateKind) => readonly UsualFiles[]): WatchedFiles[];
/** Governs what is recognisable without any configuration: the usual names of each kind's files. */
export declare function governByDetection(kinds: readonly StateKind[], governanceOf?: GovernanceOf): Govern;
/** Of several globs that match a path, the longest says most about it. */
export declare function governWatched(watched: readonly WatchedFiles[]): Govern;
/** How files are judged where nothing is configured. */
export declare function builtInGovernance(kind: StateKind, options?: JsonObject): Governance;
/** The same, with each path matched once. */
export declare function rememberingGovern(govern: Govern): Govern;
/**
 * How files of a kind are judged where only the kind is said: one of a usual name as its format is, all others by their
 * shape. Options that a format brings are its own where none of them is given.
 */
export declare function governAsUsual(kind: StateKind, options: JsonObject, governanceOf: (more: JsonObject) => Governance, plain?: Governance): (path: string) => Governance;
/** Governs the named paths by one kind and nothing else. */
export declare function governNamed(paths: readonly string[], governance: Governance | ((path: string) => Governance | undefined)): Govern;
