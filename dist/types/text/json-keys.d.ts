import type { JsonLimits } from './json-scan-state.ts';
import { type SourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';
/** Every repeated key and every `__proto__` key of a JSON text, in order, as far as it can be scanned. */
export declare function findKeyFaults(source: SourceText, limits: JsonLimits): readonly TextFault[];
