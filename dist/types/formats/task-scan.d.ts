/** Which headings of a page are tasks: those with a box, and those with a line such as `**Status:** done` below. */
export interface HeadingItems {
    readonly boxes?: boolean;
    /** The names of such lines. */
    readonly labels?: readonly string[];
}
export {};
