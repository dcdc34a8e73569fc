/** Whether a text matches a pattern in which `*` stands for any run of characters. Time is bounded by the product of lengths. */
export declare function matchesWildcard(pattern: string, text: string): boolean;
/** The same for paths: a pattern with a slash matches the end of a path, one without the file's name. */
export declare function matchesPath(pattern: string, path: string): boolean;
