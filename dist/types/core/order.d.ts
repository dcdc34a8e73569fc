/**
 * Orders strings by Unicode code point, which is the byte order of their UTF-8 form (formats.md §1).
 * JavaScript's `<` compares UTF-16 code units and is wrong outside the BMP.
 */
export declare function compareCodePoints(left: string, right: string): number;
