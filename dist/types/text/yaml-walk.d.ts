import type { JsonValue } from '../core/json-value.ts';
import { type Span } from '../core/location.ts';
import { type SourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';
/** What a YAML text may hold beyond plain mappings, sequences and scalars. */
export interface YamlDataOptions {
    /** How many aliases may stand for values that an anchor names; 0 refuses them. */
    readonly maxAliases: number;
    /** Whether keys that are numbers, booleans or empty count as the text that they are written as. */
    readonly scalarKeys: boolean;
}
interface YamlWalkInput extends YamlDataOptions {
    readonly source: SourceText;
    readonly maxDepth: number;
    readonly maxValues: number;
}
/** Values by pointer, and what is wrong with them. */
export interface YamlWalk {
    readonly value: JsonValue;
    readonly faults: readonly TextFault[];
    /** The place of a value, for an entry of a mapping that of its key. */
    readonly places: ReadonlyMap<string, Span>;
}
/** Reads what the package composed. It recurses, which the depth that was checked before allows. */
export declare function readYamlNode(input: YamlWalkInput, node: unknown): YamlWalk;
/** A number keeps its text where it cannot be held exactly. */
export declare function scalarOf(value: unknown, text: string | undefined): JsonValue;
export {};
