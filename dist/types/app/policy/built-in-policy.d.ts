import type { Configuration } from '../../config/configuration.ts';
import { type Govern, type GovernanceOf, type WatchedFiles } from '../../config/govern.ts';
import type { Waiver } from '../../config/waivers.ts';
import type { StateKind } from '../../core/kind.ts';
import { type Limits } from '../../core/limits.ts';
/** How state is judged: by one side's configuration, or by the built-in defaults. */
export interface Policy {
    readonly govern: Govern;
    /** How files of a kind are judged that are named by hand. */
    readonly governance: GovernanceOf;
    readonly limits: Limits;
    readonly waivers: readonly Waiver[];
    readonly waiversFrom: Configuration['waiversFrom'];
    readonly isIgnored: Configuration['isIgnored'];
    readonly policyRules: Configuration['policyRules'];
    readonly namedFiles: Configuration['namedFiles'];
    /** Every path or glob under which files are governed, and how. */
    readonly watched: readonly WatchedFiles[];
}
/** How state is judged where nothing is configured. */
export declare function builtInPolicy(kinds: readonly StateKind[]): Policy;
/** What the absence of a configuration says. */
export declare function builtInConfiguration(kinds: readonly StateKind[]): Configuration;
