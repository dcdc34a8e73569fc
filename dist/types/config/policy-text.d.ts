import type { JsonObject, JsonValue } from '../core/json-value.ts';
import { type Span } from '../core/location.ts';
import { type YamlDocument } from '../text/yaml.ts';
/** Something in a configuration or waiver file that cannot be taken as it stands. */
export interface PolicyFault {
    /** One sentence without a position. */
    readonly message: string;
    /** The place in the document; '' for faults of the text. */
    readonly pointer: string;
    readonly span: Span;
    /** The file in which it is, where the configuration names that file. */
    readonly file?: string;
}
/** The bytes of one policy file; null where it is absent, `irregular` where it is a link or a submodule. */
export type PolicyBytes = Uint8Array | null | 'irregular';
export type PolicyText = {
    readonly ok: true;
    readonly document: YamlDocument;
    readonly root: JsonObject;
} | {
    readonly ok: false;
    readonly faults: readonly PolicyFault[];
};
/** Reads one of the policy files as a mapping; an empty file is an empty mapping. */
export declare function readPolicyText(bytes: Exclude<PolicyBytes, null>): PolicyText;
/** Collects what is wrong in one document, each with its place. */
export interface FaultCollector {
    add(pointer: string, message: string): void;
    /** What is wrong in another file that the document names. */
    addOf(file: string, fault: PolicyFault): void;
    /** The faults so far, in the order of the text; those of other files follow. */
    faults(): readonly PolicyFault[];
}
export declare function faultCollector(document: YamlDocument): FaultCollector;
/** Names every key of a mapping that is not among the known ones, with the nearest known name. */
export declare function refuseUnknownKeys(collector: FaultCollector, mapping: JsonObject, pointer: string, known: readonly string[]): void;
/** “is not a known key; did you mean 'files'?” */
export declare function unknownName(what: string, name: string, known: readonly string[]): string;
/** The entries of a list, or nothing and a fault where the value is no list. */
export declare function listAt(collector: FaultCollector, root: JsonObject, key: string): readonly {
    readonly value: JsonValue;
    readonly pointer: string;
}[];
