/** How a path is written: the form of a run's root decides how its paths are read. */
type Form = 'posix' | 'drive' | 'unc';
export interface Root {
    readonly form: Form;
    readonly segments: readonly string[];
}
/** A root that is absolute and normalised (4a); else what it is not. */
export declare function readRoot(path: string): Root | 'absolute' | 'normalised';
/** What is wrong about an artifact's path (34, 42, 43); a relative one is only good where `relative` allows it. */
export declare function pathFault(path: string, root: Root | undefined, relative: boolean): 'absolute' | 'escapes' | 'outside' | undefined;
export {};
