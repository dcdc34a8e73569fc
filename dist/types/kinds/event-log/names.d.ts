/** Fields of entities that are no member of an event; findings name them. */
export declare const eventName = "event";
export declare const placeName = "place";
export declare const tailName = "(tail)";
/** An event and what follows it in its run; and all lines from it on. */
export declare const restName = "(rest)";
export declare const fromName = "(lines)";
/** What a line is known by that is no event. */
export declare function lineName(line: number): string;
/** What the first lines of a log are known by together, so many of them. */
export declare function linesName(count: number): string;
/** How many lines a name of lines means; undefined where it is none. */
export declare function namedLines(name: string): number | undefined;
