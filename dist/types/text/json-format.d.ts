import type { JsonValue } from '../core/json-value.ts';
/**
 * Pretty JSON with two spaces: the keys named in `keyOrder` first, in that order, then the others by code
 * point. No trailing newline.
 */
export declare function formatJson(value: JsonValue, keyOrder?: readonly string[]): string;
