import type { RuleSetting } from '../core/check.ts';
import type { StateKind } from '../core/kind.ts';
import type { Limits } from '../core/limits.ts';
import type { YamlDocument } from '../text/yaml.ts';
import { type FileEntry } from './file-entries.ts';
import { type Govern, type GovernanceOf } from './govern.ts';
import type { NamedFiles } from './named-files.ts';
import { type PolicyBytes, type PolicyFault } from './policy-text.ts';
/** What a `.stateward.yml` says, resolved against the kinds and rules there are (product.md, Configuration). */
export interface Configuration {
    readonly govern: Govern;
    /** Undefined where there is no `files:` and detection decides. */
    readonly entries: readonly FileEntry[] | undefined;
    /** Files of one kind that are named by hand are judged by these settings. */
    readonly governance: GovernanceOf;
    readonly limits: Limits;
    readonly isIgnored: (path: string) => boolean;
    /** What it says of the rules about policy files. */
    readonly policyRules: ReadonlyMap<string, RuleSetting>;
    readonly waiversFrom: 'base' | 'head';
    /** Files that entries name in the place of options: policy too. */
    readonly namedFiles: readonly string[];
}
export type ConfigurationResult = {
    readonly ok: true;
    readonly configuration: Configuration;
    readonly document: YamlDocument;
} | {
    readonly ok: false;
    readonly faults: readonly PolicyFault[];
};
export declare const configurationKeys: readonly ['version', 'files', 'rules', 'ignore', 'limits', 'waiversFrom'];
/** Reads a configuration; every fault with its place, in the order of the text. */
export declare function parseConfiguration(bytes: Exclude<PolicyBytes, null>, kinds: readonly StateKind[], namedFiles?: NamedFiles): ConfigurationResult;
