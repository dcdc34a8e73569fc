/** The format of data that a text is in, which Markdown would take for prose; undefined where it is a page. */
export declare function dataFormat(text: string): string | undefined;
