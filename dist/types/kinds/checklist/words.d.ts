/** Whether two texts share at least half of their words. */
export declare function wordsSimilar(left: string, right: string): boolean;
/** Whether a text gained words, dates and numbers aside. */
export declare function gainedWords(before: string, after: string): boolean;
