import type { JsonLimits } from './json-scan-state.ts';
import { type SourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';
/** What is said of such a key in any format. */
export declare const prototypeKeyMessage = "the key \"__proto__\" is not allowed, because many readers take it for the prototype of the object";
/** Every repeated key and every `__proto__` key of a JSON text, in order, as far as it can be scanned. */
export declare function findKeyFaults(source: SourceText, limits: JsonLimits): readonly TextFault[];
