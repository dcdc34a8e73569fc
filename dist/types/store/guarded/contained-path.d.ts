import { type Outcome } from './result.ts';
/** Where the store keeps its audit log, its lock and what it is about to write. */
export declare const ownFolder = ".stateward";
/** The names on the way to a path below a root; refused where it could leave the root, whatever stands there. */
export declare function containedNames(path: string): Outcome<readonly string[]>;
/** Refuses what says how state is judged, and what git and the store keep for themselves. */
export declare function writableNames(names: readonly string[], reserved: readonly string[]): Outcome<null>;
export declare function violation(shown: string, why: string): {
    readonly ok: false;
    readonly error: import("./result.ts").WriteError;
};
