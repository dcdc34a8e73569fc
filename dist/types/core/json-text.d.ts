import { type JsonValue } from './json-value.ts';
/**
 * JSON text of a value without any white space and with keys in code point order, so that equal values
 * give equal text; '' for undefined. Iterative, because `JSON.stringify` overflows at a few thousand levels.
 */
export declare function canonicalJson(value: JsonValue | undefined): string;
