/**
 * Whether a regular expression takes no exponential time on any text: no repeated group repeats or chooses inside, and nothing
 * refers back. Some harmless ones are refused with it.
 */
export declare function isSafePattern(pattern: string): boolean;
