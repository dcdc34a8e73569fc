import { type NamedFiles } from '../../config/named-files.ts';
import type { PolicyBytes } from '../../config/policy-text.ts';
import { type Waiver } from '../../config/waivers.ts';
import type { StateKind } from '../../core/kind.ts';
import type { Answer, Blobs, History, ObjectId } from '../ports.ts';
import { type Policy } from './built-in-policy.ts';
/** One text for the bytes, for comparing and digesting; no file reads like one that is absent or irregular. */
export declare function policyText(bytes: PolicyBytes): string;
/** Whether two sides' configurations, with all that they name, are the same. */
export declare function isSamePolicy(before: PolicyBytesPair, after: PolicyBytesPair): boolean;
export interface PolicyBytesPair {
    readonly configuration: PolicyBytes;
    readonly waivers: PolicyBytes;
    /** The files that the configuration names in the place of options, by path. */
    readonly named?: ReadonlyMap<string, PolicyBytes>;
}
/** What stands at the paths that a configuration names. */
export declare function namedIn({ named }: Pick<PolicyBytesPair, 'named'>): NamedFiles;
/** The policy that its files express. One that is absent or cannot be used leaves the built-in defaults. */
export declare function policyOf(pair: PolicyBytesPair, kinds: readonly StateKind[], namedFiles?: NamedFiles): Policy;
/** Why its files cannot be used, in the order of their text; none where all can, or are absent. */
export declare function policyFaults(pair: PolicyBytesPair, kinds: readonly StateKind[]): PolicyFileFault[];
export interface PolicyFileFault {
    readonly file: 'configuration' | 'waivers';
    /** The file that the configuration names, where the fault is in that one. */
    readonly named?: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
}
/** The waivers in a file; none where it is absent or cannot be used. */
export declare function waiversOf(bytes: PolicyBytes): readonly Waiver[];
/** The policy files as they stand at a commit, with those that the configuration names. */
export declare function policyBytesAt(source: {
    readonly history: History;
    readonly blobs: Blobs;
}, commit: ObjectId, kinds: readonly StateKind[], path?: string): Promise<Answer<PolicyBytesPair>>;
