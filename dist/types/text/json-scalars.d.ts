import type { InexactNumber } from '../core/json-value.ts';
import type { ScalarForm } from './json-scan-state.ts';
/** The characters of a string that was scanned from `start` to `end`, quotes included. */
export declare function stringValue(text: string, start: number, end: number, escaped: boolean): string;
/** The value of a scanned scalar. */
export declare function scalarValue(text: string, start: number, end: number, form: ScalarForm): string | number | boolean | null | InexactNumber;
