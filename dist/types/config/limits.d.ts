import { type JsonObject } from '../core/json-value.ts';
import { type Limits } from '../core/limits.ts';
import { type FaultCollector } from './policy-text.ts';
/** The `limits:` of a configuration; what it leaves out is as built in. */
export declare function readLimits(collector: FaultCollector, root: JsonObject): Limits;
