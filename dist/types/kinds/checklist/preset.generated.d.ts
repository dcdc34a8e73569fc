/** A format of checklists, as data. */
export interface PresetData {
    /** The name under which it is chosen. */
    readonly name?: string;
    /** What people call such a file. */
    readonly title?: string;
    /** Wildcards of the paths where such files usually are; without a slash they match a file's name anywhere. */
    readonly match?: readonly string[];
    /** What such files are governed by without a configuration: their path and their shape, or their path alone; never are those whose names people use for other files too, which are only proposed. Of no effect in a preset of your own. */
    readonly detected?: 'shape' | 'path' | 'never';
    /** Pointers of which one leads to items, if the shape is this one. */
    readonly sniff?: readonly string[];
    /** Fields besides those that say done of which some item has one, if the shape is this one. */
    readonly recognisedBy?: readonly string[];
    /** How the text is read. */
    readonly parse: 'json' | 'jsonl' | 'yaml-map' | 'md-checklist' | 'md-frontmatter' | 'text-log';
    /** Patterns of the identifiers that tasks in Markdown begin with: plain text, with {n} for a number and {w} for a word in capitals. */
    readonly ids?: readonly string[];
    /** Whether a box in Markdown that stands below another one is only a detail of that, and no item. */
    readonly outermost?: boolean;
    /** Fields that rise where the format's own tool shortened a done item, numbers or dates: its texts but the title may shrink then. */
    readonly compaction?: readonly string[];
    /** Which headings in Markdown are items, from the second level on. */
    readonly headings?: {
        /** Whether those are that begin with a box, as ## [x] text. */
        readonly boxes?: boolean;
        /** Names of lines such as **Status:** done, below a heading that is an item by them; what they say is /labels/Status. */
        readonly labels?: readonly string[];
    };
    /** Whether all that is behind the text of a task in Markdown, from the first bracket or dash on, is claim. */
    readonly remarks?: boolean;
    /** Pages that items have beside the list: keys with a star, the end of the path in which the star is what it stands for in the key, and what the page says. */
    readonly pages?: readonly ({
        /** Keys of the items that have one, with a star. */
        readonly match: string;
        /** The end of its path. */
        readonly file: string;
        /** The name of a line such as `Status: done`. */
        readonly status?: string;
        /** Whether an item that is done has the page. */
        readonly isNeeded?: boolean;
    })[];
    /** Fields that say what of an item is still open. */
    readonly unmet?: readonly string[];
    /** The document is a folder: each of the other files is read as `parse` says and holds items, the governed file says the rest. */
    readonly folder?: {
        /** Wildcards of the other files, from the folder of the governed one. */
        readonly files: readonly string[];
        /** How the governed file is read. */
        readonly parse: 'json' | 'jsonl' | 'yaml-map' | 'md-checklist' | 'md-frontmatter' | 'text-log';
    };
    /** Pointers to lists or maps of items, of which each counts that holds any. A token * is every member. */
    readonly items: readonly string[];
    /** Whether what the pointers lead to is one item itself, not a list of items. */
    readonly single?: boolean;
    /** Fields that stand deeper in an item, by the names that the other members have for them. */
    readonly fields?: Readonly<Record<string, {
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
    }>>;
    /** The tag of items in a list that has none, where `*` in another pointer of items gives one. */
    readonly tag?: string;
    /** The field that the plain values of a map stand for. */
    readonly scalar?: string;
    /** Fields that hold the key; the first that is there counts, else the key in a map. */
    readonly key?: readonly string[];
    /** The field that holds the heading of an item: a text, or a list of texts. */
    readonly within?: {
        /** The field. */
        readonly field: string;
        /** Whether the key of an item counts below its heading only. */
        readonly ids?: boolean;
    };
    /** Fields that hold the title; the first that is there counts. */
    readonly titleFields?: readonly string[];
    /** Fields that hold the description; the first that is there counts. */
    readonly descriptionFields?: readonly string[];
    /** Where an item's parent is found. */
    readonly parent?: {
        /** Fields that hold lists of children, whose keys follow the parent's after a dot. */
        readonly nested?: readonly string[];
        /** Whether 1.2 is a child of 1. */
        readonly dotted?: boolean;
        /** The field that names the parent's key. */
        readonly field?: string;
        /** The field that holds the parent's place in the list, counting from 0. */
        readonly index?: string;
        /** The key up to this text names the parent. */
        readonly before?: string;
        /** The parent's key, with * for that part. */
        readonly key?: string;
    };
    /** Whether the state of parents follows from their children. */
    readonly derivesParents?: boolean;
    /** Fields that say whether an item is done; the first that is there decides. */
    readonly done: readonly ({
        /** The field. */
        readonly field: string;
        /** The texts in lower case that say done, in which * stands for anything; without them the field is true or false. */
        readonly values?: readonly string[];
        /** By field, wildcards in lower case of what says that such an item was dropped, and is not done. */
        readonly unless?: Readonly<Record<string, readonly string[]>>;
        /** The text that stands there for an open item, for items that go back to open; without it the field goes. */
        readonly open?: string;
        /** Pointer to a list in the document (of a folder: in the governed file) whose last text says done, in place of the values. */
        readonly lastOf?: string;
    })[];
    /** Statuses that are not done, and not open either. */
    readonly closed?: readonly string[];
    /** Statuses that stand for a sanctioned deletion. */
    readonly tombstones?: readonly string[];
    /** The file beside it, of lines of JSON, in which the format's tool records the keys of what it deleted: then it may go. */
    readonly deletions?: string;
    /** Which moves from status to status there are. */
    readonly status?: {
        /** The field that holds the status. */
        readonly field: string;
        /** Statuses in order, those of one rank together; onwards is legal. */
        readonly rank?: readonly (readonly string[])[];
        /** Moves to a lower rank that are legal, by status. */
        readonly back?: Readonly<Record<string, readonly string[]>>;
        /** The single moves there are, by status; what several of them reach is legal too. */
        readonly graph?: Readonly<Record<string, readonly string[]>>;
    };
    /** Items that differ from the others; the first group that matches counts. */
    readonly groups?: readonly ({
        /** A wildcard of their keys. */
        readonly match: string;
        /** Whether their state follows from their children. */
        readonly derived?: boolean;
        /** Their own moves. */
        readonly status?: {
            /** The field that holds the status. */
            readonly field: string;
            /** Statuses in order, those of one rank together; onwards is legal. */
            readonly rank?: readonly (readonly string[])[];
            /** Moves to a lower rank that are legal, by status. */
            readonly back?: Readonly<Record<string, readonly string[]>>;
            /** The single moves there are, by status; what several of them reach is legal too. */
            readonly graph?: Readonly<Record<string, readonly string[]>>;
        };
    })[];
    /** Fields that must not move once an item is done, nor while it turns done. */
    readonly contract?: readonly string[];
    /** Patterns of what keys begin with that identifies their items, with {n} for a number and {w} for a word in capitals; the rest is wording. */
    readonly stems?: readonly string[];
    /** What belongs to the runner. */
    readonly runner?: {
        /** Counters of attempts. */
        readonly counters?: readonly string[];
        /** Fields that limit them; the first that is there counts. */
        readonly maximum?: readonly string[];
    };
    /** Fields that hold keys of items which must be done before. */
    readonly dependencies?: readonly string[];
    /** Pointer to what names the plan; another value is another plan. */
    readonly planKey?: string;
    /** The items are entries of a log: old ones stay at the front, or stay in order; usual is prefix for lines of JSON and insert-only for text, of which it warns. */
    readonly log?: 'prefix' | 'insert-only' | 'usual';
    /** Severities of rules, by name without the kind; or of single messages of a rule. */
    readonly rules?: Readonly<Record<string, 'error' | 'warning' | 'note' | 'off' | Readonly<Record<string, 'error' | 'warning' | 'note'>>>>;
}
/** What a member is that is left out. */
export declare const presetDefaults: Required<Pick<PresetData, 'name' | 'title' | 'match' | 'detected' | 'sniff' | 'recognisedBy' | 'ids' | 'outermost' | 'compaction' | 'headings' | 'remarks' | 'pages' | 'unmet' | 'single' | 'fields' | 'tag' | 'key' | 'titleFields' | 'descriptionFields' | 'parent' | 'derivesParents' | 'closed' | 'tombstones' | 'groups' | 'contract' | 'stems' | 'runner' | 'dependencies' | 'rules'>>;
