/** Fields of entities that are no member of an event; findings name them. */
export declare const eventName = "event";
export declare const placeName = "place";
export declare const tailName = "(tail)";
/** What the first lines of a log are known by together, so many of them. */
export declare function linesName(count: number): string;
/** How many lines a name of lines means; undefined where it is none. */
export declare function namedLines(name: string): number | undefined;
