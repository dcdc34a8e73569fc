/** Fields of entities that are no member of an event; findings name them. */
export declare const eventName = "event";
export declare const placeName = "place";
export declare const tailName = "(tail)";
export declare const orderName = "(order)";
/** An event and what follows it in its run. */
export declare const restName = "(rest)";
/** What a line is known by that is no event. */
export declare function lineName(line: number): string;
/** What the first lines of a log are known by together, so many of them. */
export declare function linesName(count: number): string;
/** Lines from an event on, of so many there were then: what is appended later is none of them. */
export interface Stretch {
    readonly id: string;
    readonly count: number;
}
/** What a stretch of lines is known by. */
export declare function stretchName({ id, count }: Stretch): string;
/** The stretch that a name means; undefined where it is none. */
export declare function namedStretch(name: string): Stretch | undefined;
/** How many lines a name of lines means; undefined where it is none. */
export declare function namedLines(name: string): number | undefined;
