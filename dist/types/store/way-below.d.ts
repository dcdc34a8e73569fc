/**
 * The way from a folder to what lies below it, with slashes, '' for the folder itself; undefined where it leads out. Only names
 * are looked at: a path with links on it has to be resolved before.
 */
export declare function wayBelow(folder: string, path: string): string | undefined;
