/** Whether two texts share at least half of their words. */
export declare function wordsSimilar(left: string, right: string): boolean;
/** Whether a text gained words, dates and numbers aside; one that is said once more is gained too. */
export declare function gainedWords(before: string, after: string): boolean;
