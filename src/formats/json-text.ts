import { layOutJson } from './json-layout.ts';
import type { JsonValue } from './json-value.ts';
import { compareCodePoints } from './order.ts';

const canonical = {
  ...{ lineBreak: '', unit: '', colon: ':', comma: '', brace: '', isAscii: false, inexactAsObjects: true },
  compareKeys: compareCodePoints,
};

/**
 * JSON text of a value without any white space and with keys in code point order, so that equal values
 * give equal text; '' for undefined.
 */
export function canonicalJson(value: JsonValue | undefined): string {
  return value === undefined ? '' : layOutJson(value, canonical, undefined);
}
