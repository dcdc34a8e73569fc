/** Fields of entities that are no member of an event; findings name them. */
export declare const eventName = "event";
export declare const placeName = "place";
export declare const tailName = "(tail)";
export declare const linesName = "(lines)";
