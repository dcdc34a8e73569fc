/** Whoever asks while one is under way shares the next one, which begins after what all of them have written. */
export declare function groupSync<Result>(flush: () => Promise<Result>): () => Promise<Result>;
