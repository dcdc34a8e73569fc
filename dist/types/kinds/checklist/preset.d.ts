import type { Severity } from '../../core/finding.ts';
import type { ParserName } from './parsers.ts';
/** How done is told: a field that is true, or one whose text is among the values. */
export interface DoneField {
    readonly field: string;
    readonly values?: readonly string[];
}
/** Which moves from status to status there are: by rank (onwards, and `back`), or as a graph of single moves. */
export interface StatusMoves {
    readonly field: string;
    readonly rank?: readonly (readonly string[])[];
    readonly back?: Readonly<Record<string, readonly string[]>>;
    readonly graph?: Readonly<Record<string, readonly string[]>>;
    /** Whether a status that is not named here is an error instead of a warning. */
    readonly strict?: boolean;
}
/** Items whose keys match a wildcard, where they differ from the others. The first group that matches counts. */
export interface Group {
    readonly match: string;
    readonly derived?: boolean;
    readonly status?: StatusMoves;
    /** How grave it is to reopen such an item without a reason. */
    readonly reopening?: 'error' | 'warning';
}
/** Where an item's parent is found. */
export interface ParentFrom {
    /** Fields that hold lists of children. */
    readonly nested?: readonly string[];
    /** Whether `1.2` is a child of `1`. */
    readonly dotted?: boolean;
    /** A field that names the parent's key. */
    readonly field?: string;
    /** The key up to the first such text, put in place of the `*` of `key`. */
    readonly before?: string;
    readonly key?: string;
}
export interface BulkFlip {
    readonly warning?: number;
    readonly error?: number;
    /** Whether children are left out: their parents cascade. */
    readonly topLevel?: boolean;
}
/** A rule's severity, or that of single messages of it. */
export type RuleOverride = Severity | 'off' | Readonly<Record<string, Severity>>;
/** What a preset file says (schemas/checklist-preset/v1.schema.json); all else is the default. */
export interface PresetData extends Partial<Omit<Preset, 'runner'>> {
    readonly items: readonly string[];
    readonly parse: ParserName;
    readonly done: readonly DoneField[];
    readonly runner?: Partial<Preset['runner']>;
}
/** A format of checklists, as data: where items are, what identifies them, and what of them may change. */
export interface Preset {
    readonly name: string;
    readonly title: string;
    /** Wildcards of the paths where such files usually are. */
    readonly match: readonly string[];
    /** Pointers of which one leads to items, if the shape is this one. */
    readonly sniff: readonly string[];
    readonly parse: ParserName;
    /** Pointers to lists or maps of items; the first that holds any counts. A token `*` is every member. */
    readonly items: readonly string[];
    /** The field that a map's plain values stand for. */
    readonly scalar: string | undefined;
    readonly key: readonly string[];
    /** The fields that identify an item without a key. */
    readonly hash: readonly string[];
    readonly titleFields: readonly string[];
    readonly descriptionFields: readonly string[];
    readonly parent: ParentFrom;
    /** Whether the state of parents follows from their children. */
    readonly derivesParents: boolean;
    readonly done: readonly DoneField[];
    /** Statuses that are not done, and not open either. */
    readonly closed: readonly string[];
    /** Statuses that stand for a sanctioned deletion. */
    readonly tombstones: readonly string[];
    readonly status: StatusMoves | undefined;
    readonly groups: readonly Group[];
    readonly contract: readonly string[];
    readonly claim: readonly string[];
    /** Claim fields whose change is no reason for anything. */
    readonly bookkeeping: readonly string[];
    readonly runner: {
        readonly counters: readonly string[];
        readonly maximum: readonly string[];
    };
    readonly dependencies: readonly string[];
    readonly planKey: string | undefined;
    readonly bulkFlip: BulkFlip;
    /** Wildcards of paths that are state themselves, and so no evidence. */
    readonly records: readonly string[];
    /** The items are entries of a log. */
    readonly log: 'prefix' | 'insert-only' | undefined;
    readonly rules: Readonly<Record<string, RuleOverride>>;
}
/** A preset with everything that its data leaves to the defaults. */
export declare function completePreset(data: PresetData): Preset;
