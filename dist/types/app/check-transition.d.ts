import type { Governance } from '../config/govern.ts';
import { type RuleChoice } from '../config/settings.ts';
import type { PriorCommit, Step, VanishedEntity } from '../core/context.ts';
import type { StateKind } from '../core/kind.ts';
import { type Limits } from '../core/limits.ts';
import { type Report } from '../core/report.ts';
import { type Granularity } from './squash.ts';
import { type LargeFile, type ReadVersion } from './versions/read-version.ts';
/** Text of a file, its bytes, or null where the file is absent. */
export type Content = string | Uint8Array | null;
/** What the caller knows beyond the two versions; an absent member is not known. */
export interface TransitionContext {
    /** The message of the commit that brings the new version; it may declare steps, and give reasons. */
    readonly message?: string;
    /** Repository paths that the commit changes, the file itself among them: whether work was done beside the record. */
    readonly touched?: readonly string[];
    /** The commits before, the last one first, each with its message and the paths that it changed: work may have come earlier. */
    readonly prior?: readonly PriorCommit[];
    /** Repository paths at which the commit keeps what the version before held, as a finished plan in an archive. */
    readonly archived?: readonly string[];
    /** What a guard (tests, as a rule) said of the new version; `success` verifies what turned done. */
    readonly guard?: 'success' | 'failure' | 'skipped';
    /** When the new version was made, RFC 3339; there is no other clock. */
    readonly at?: string;
    /** Entities that stood earlier in what is judged and are gone from the version before: by their subject, with their value then. */
    readonly vanished?: readonly VanishedEntity[];
}
export interface TransitionInput {
    readonly before: Content;
    readonly after: Content;
    /** Repository path for messages and places; by default the kind's usual one. */
    readonly path?: string;
    /** The declared step; null or absent: infer it. */
    readonly step?: Step | null;
    /** What a `files:` entry of the configuration takes for that kind, and `rules`. */
    readonly options?: {
        readonly rules?: Readonly<Record<string, RuleChoice>>;
        readonly [option: string]: unknown;
    };
    /** `squash` judges the net alone; a transition by itself is no pull request, so `auto` is `commit`. */
    readonly granularity?: Granularity;
    /** The other files a kind needs, by role: one text for both versions, or each side's. */
    readonly companions?: Readonly<Record<string, Content | {
        readonly before?: Content;
        readonly after?: Content;
    }>>;
    readonly context?: TransitionContext;
    readonly limits?: Partial<Limits>;
}
/** Judges one transition of one file. Pure: no file, no clock, no git. Bad input is a finding or an obstacle. */
export declare function checkOne(kind: StateKind, input: TransitionInput): Report;
/** The version before as it was read, for whoever judges one version after the other against it, by equal settings and companions. */
export interface KeptBefore {
    content?: Content | LargeFile;
    version?: ReadVersion | null;
}
/** What is judged by a configuration, where a version may also be a file beyond the limit. */
type GovernedInput = Omit<TransitionInput, 'options' | 'limits' | 'before' | 'after'> & Readonly<Record<'before' | 'after', Content | LargeFile>>;
/** The same by settings that a configuration gave. */
export declare function checkGoverned({ kind, settings }: Governance, limits: Limits, input: GovernedInput, kept?: KeptBefore): Report;
export {};
