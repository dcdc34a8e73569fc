/** What is wrong with a path or glob of a configuration; undefined where nothing is. */
export declare function pathProblem(glob: unknown): string | undefined;
/**
 * Matches a configured path or glob: the very path, or what its wildcards stand for. Case counts. Both sides of a
 * pull request are foreign text, so the time is bounded by the product of their lengths.
 */
export declare function configuredMatcher(glob: string): (path: string) => boolean;
/** Matches the last name of the paths that a configured path or glob stands for, and maybe others. */
export declare function lastNameMatcher(glob: string): (name: string) => boolean;
