import type { Severity } from '../../engine/contract/finding.ts';
import type { HeadingItems } from '../../formats/task-scan.ts';
import type { ParserName } from './parsers.ts';
/** How done is told: a field that is true, or one whose text is like one of the values. */
export interface DoneField {
    /** Of an item. */
    readonly field: string;
    /** Texts in lower case, in which `*` stands for anything. */
    readonly values?: readonly string[];
    /** By field, what says of an item with such a value that it was dropped, in lower case, where `*` stands for anything. */
    readonly unless?: Readonly<Record<string, readonly string[]>>;
    /** What stands there for an open item; else what the first status is, or what other open items have. */
    readonly open?: string;
    /** Pointer to a list in the document, whose last text says done, in place of the values. */
    readonly lastOf?: string;
}
/** Where a field is found that does not stand directly in an item. */
export interface FieldSource {
    /** Pointers into the item; the first that leads to anything counts. */
    readonly from: readonly string[];
    /** Of a list, only members in which each of these fields has one of the values. */
    readonly where?: Readonly<Record<string, readonly string[]>>;
    /** Of a list, only texts like one of these wildcards. */
    readonly like?: readonly string[];
    /** Of a list's members, only what this field of them says. */
    readonly member?: string;
    /** Of a text, only what is before the first bracket, dash or stop. */
    readonly head?: boolean;
}
/** The field whose text, or list of texts, is part of the keys. */
export interface Within {
    /** Of an item. */
    readonly field: string;
    /** Whether it is part of keys too that an item has itself. */
    readonly ids?: boolean;
}
/** A document that consists of several files: the governed one says how the others are read, and they are the items. */
export interface Folder {
    /** Wildcards of the other files, from the folder of the governed one. */
    readonly files: readonly string[];
    /** How the governed file is read. */
    readonly parse: ParserName;
}
/** A page of its own that an item has. */
export interface ItemPage {
    /** Keys of the items that have one, with a `*`. */
    readonly match: string;
    /** The end of its path, in which `*` is what it stands for in the key. */
    readonly file: string;
    /** The name of a line such as `Status: done`, which says done as the items do. */
    readonly status?: string;
    /** Whether an item that is done has it. */
    readonly isNeeded?: boolean;
}
/** Which moves from status to status there are: by rank (onwards, and `back`), or as a graph of single moves. */
export interface StatusMoves {
    /** Of an item. */
    readonly field: string;
    /** Statuses of one rank each, from the first to the last: only onwards. */
    readonly rank?: readonly (readonly string[])[];
    /** Which moves there are against the ranks, by status. */
    readonly back?: Readonly<Record<string, readonly string[]>>;
    /** Which single moves there are, by status. */
    readonly graph?: Readonly<Record<string, readonly string[]>>;
}
/** Items whose keys match a wildcard, where they differ from the others. The first group that matches counts. */
export interface Group {
    /** The wildcard, over keys. */
    readonly match: string;
    /** Whether the state of such items follows from those that they contain. */
    readonly derived?: boolean;
    /** Their own moves, in place of those of the preset. */
    readonly status?: StatusMoves;
}
/** Where an item's parent is found. */
export interface ParentFrom {
    /** Fields that hold lists of children. */
    readonly nested?: readonly string[];
    /** Whether `1.2` is a child of `1`. */
    readonly dotted?: boolean;
    /** A field that names the parent's key. */
    readonly field?: string;
    /** A field that holds the parent's place in the list, counting from 0. */
    readonly index?: string;
    /** The key up to such a text, put in place of the `*` of `key`: the first, or a later one where there is such a parent. */
    readonly before?: string;
    /** The parent's key, in which `*` stands for the text before. */
    readonly key?: string;
}
/** A rule's severity, or that of single messages of it. */
export type RuleOverride = Severity | 'off' | Readonly<Record<string, Severity>>;
/** What a preset file says (schemas/checklist-preset/v1.schema.json); all else is the default. */
export interface PresetData extends Partial<Omit<Preset, 'runner'>> {
    /** Pointers to lists or maps of items. A token `*` is every member. */
    readonly items: readonly string[];
    /** How the file is read. */
    readonly parse: ParserName;
    /** Any of them says done. */
    readonly done: readonly DoneField[];
    /** Fields that the runner counts in, and their limits. */
    readonly runner?: Partial<Preset['runner']>;
}
/** A format of checklists, as data: where items are, what identifies them, and what of them may change. */
export interface Preset {
    /** As configurations name it. */
    readonly name: string;
    /** For people. */
    readonly title: string;
    /** Wildcards of the paths where such files usually are. */
    readonly match: readonly string[];
    /** Whether such files are governed without a configuration, or only proposed for one. */
    readonly detected: 'shape' | 'path' | 'never';
    /** Pointers of which one leads to items, if the shape is this one. */
    readonly sniff: readonly string[];
    /** How the file is read. */
    readonly parse: ParserName;
    /** Patterns of the identifiers that tasks in Markdown begin with. */
    readonly ids: readonly string[];
    /** Whether a box below another one in Markdown is only a detail of that. */
    readonly outermost: boolean;
    /** Which headings in Markdown are items. */
    readonly headings: HeadingItems;
    /** Whether all that is behind a line of Markdown from the first bracket or dash on is claim. */
    readonly remarks: boolean;
    /** Pages that items have beside the list. */
    readonly pages: readonly ItemPage[];
    /** Fields that say what of an item is still open. */
    readonly unmet: readonly string[];
    /** Where an item is a file of its own. */
    readonly folder: Folder | undefined;
    /** Fields besides those that say done of which some item has one, if the shape is this one. */
    readonly recognisedBy: readonly string[];
    /** Pointers to lists or maps of items, of which each counts that holds any. A token `*` is every member. */
    readonly items: readonly string[];
    /** Whether what the pointers lead to is one item itself. */
    readonly single: boolean;
    /** Fields that stand deeper in an item, by the names that the preset has for them. */
    readonly fields: Readonly<Record<string, FieldSource>>;
    /** The tag of what stands in a list that has none, as a member that stands for `*` gives one; '' for no tag. */
    readonly tag: string;
    /** The field that a map's plain values stand for. */
    readonly scalar: string | undefined;
    /** The fields that identify an item. */
    readonly key: readonly string[];
    /** Patterns of what keys begin with that identifies their items: the rest is wording. */
    readonly stems: readonly string[];
    /** A field whose text is part of the keys. */
    readonly within: Within | undefined;
    /** Where people read what an item is about. */
    readonly titleFields: readonly string[];
    /** Where they read more of it. */
    readonly descriptionFields: readonly string[];
    /** Where the parent of an item is found. */
    readonly parent: ParentFrom;
    /** Whether the state of parents follows from their children. */
    readonly derivesParents: boolean;
    /** Any of them says done. */
    readonly done: readonly DoneField[];
    /** Statuses that are not done, and not open either. */
    readonly closed: readonly string[];
    /** Statuses that stand for a sanctioned deletion. */
    readonly tombstones: readonly string[];
    /** Where the tool records what it deleted: lines of JSON beside the file, each with a key. Such an item is a tombstone. */
    readonly deletions: string | undefined;
    /** Which moves from status to status there are. */
    readonly status: StatusMoves | undefined;
    /** Items that differ from the others. */
    readonly groups: readonly Group[];
    /** Fields that say what has to be done: they stay. */
    readonly contract: readonly string[];
    /** Fields that the runner counts in, and their limits. */
    readonly runner: {
        readonly counters: readonly string[];
        readonly maximum: readonly string[];
    };
    /** Fields that name other items. */
    readonly dependencies: readonly string[];
    /** Pointer to what names the plan: with another one a new list begins. */
    readonly planKey: string | undefined;
    /** Fields that rise where the format's own tool shortened a done item: numbers or dates. */
    readonly compaction: readonly string[];
    /** The items are entries of a log: `usual` is `prefix` for lines of JSON, and `insert-only` for notes, of which rules warn. */
    readonly log: 'prefix' | 'insert-only' | 'usual' | undefined;
    /** Severities that differ from those of the rules. */
    readonly rules: Readonly<Record<string, RuleOverride>>;
}
