import type { JsonValue } from '../core/json-value.ts';
import { type Span } from '../core/location.ts';
/** Why a YAML text cannot be read. */
export interface YamlFault {
    readonly message: string;
    readonly span: Span;
}
/** One YAML document as plain values. */
export interface YamlDocument {
    readonly value: JsonValue;
    /** Where the value at a pointer stands, or for a mapping's entry its key; the nearest ancestor's place, where there is none. */
    locate(pointer: string): Span;
    /** Pointers of members whose key stands twice in its mapping. */
    readonly repeated: readonly string[];
}
export type YamlResult = {
    readonly ok: true;
    readonly document: YamlDocument;
} | {
    readonly ok: false;
    readonly faults: readonly YamlFault[];
};
/**
 * Reads one document of YAML 1.2 (core schema): mappings with text keys, sequences and scalars. Duplicate keys,
 * unknown tags, aliases, several documents and deep nesting are faults. Where repeated keys are asked for, the last
 * one counts and `repeated` names them. Never throws.
 */
export declare function parseYaml(text: string, repeatedKeys?: 'refused' | 'last'): YamlResult;
