import type { Preset } from './preset.ts';
/** What a `files:` entry says for a checklist, completed. */
export interface ChecklistOptions {
    /** Null: the built-in preset whose shape the text has. */
    readonly preset: Preset | null;
    /** Whether a flip without evidence is an error, or what the preset says. */
    readonly evidence: 'preset' | 'required';
    /** Whether what a preset takes mildly is an error: bulk-flip, evidence, reopened, born-done and goalposts. */
    readonly profile: 'default' | 'strict';
    /** Whether fields that the preset does not name are contract. */
    readonly strict: boolean;
    /** Whether each single move from status to status must be one of the preset's. */
    readonly strictEdges: boolean;
    /** The largest counter of an item that has no maximum of its own; 0: none. */
    readonly maxAttempts: number;
    /** The checklist with whose rotation this log may be reset; '': none. */
    readonly rotatesWith: string;
}
export declare const defaultChecklistOptions: ChecklistOptions;
export declare const presetNames: readonly string[];
export declare const checklistOptionsSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly preset: {
            readonly description: 'The name of a built-in preset, a preset of your own, or the path of a file that holds it.';
            readonly anyOf: readonly [{
                readonly enum: readonly string[];
            }, {
                title: string;
                description: string;
                type: string;
                additionalProperties: boolean;
                required: string[];
                properties: {
                    name: {
                        description: string;
                        type: string;
                        minLength: number;
                    };
                    title: {
                        description: string;
                        type: string;
                    };
                    match: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    detected: {
                        description: string;
                        enum: string[];
                    };
                    sniff: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                            pattern: string;
                        };
                    };
                    recognisedBy: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    parse: {
                        description: string;
                        enum: string[];
                    };
                    ids: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                            minLength: number;
                        };
                    };
                    outermost: {
                        description: string;
                        type: string;
                    };
                    compaction: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        required: string[];
                        properties: {
                            marks: {
                                description: string;
                                type: string;
                                items: {
                                    type: string;
                                    minLength: number;
                                };
                            };
                            closedAt: {
                                description: string;
                                type: string;
                                minLength: number;
                            };
                        };
                    };
                    headings: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        properties: {
                            boxes: {
                                description: string;
                                type: string;
                            };
                            labels: {
                                description: string;
                                type: string;
                                items: {
                                    type: string;
                                    minLength: number;
                                };
                            };
                        };
                    };
                    stamps: {
                        description: string;
                        type: string;
                        additionalProperties: {
                            type: string;
                            items: {
                                type: string;
                                pattern: string;
                            };
                        };
                    };
                    folder: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        required: string[];
                        properties: {
                            files: {
                                description: string;
                                type: string;
                                minItems: number;
                                items: {
                                    type: string;
                                    minLength: number;
                                    pattern: string;
                                };
                            };
                            parse: {
                                description: string;
                                enum: string[];
                            };
                        };
                    };
                    items: {
                        description: string;
                        type: string;
                        minItems: number;
                        items: {
                            type: string;
                            pattern: string;
                        };
                    };
                    single: {
                        description: string;
                        type: string;
                    };
                    fields: {
                        description: string;
                        type: string;
                        additionalProperties: {
                            type: string;
                            additionalProperties: boolean;
                            required: string[];
                            properties: {
                                from: {
                                    description: string;
                                    type: string;
                                    minItems: number;
                                    items: {
                                        type: string;
                                        pattern: string;
                                    };
                                };
                                where: {
                                    description: string;
                                    type: string;
                                    additionalProperties: {
                                        type: string;
                                        items: {
                                            type: string;
                                        };
                                    };
                                };
                                like: {
                                    description: string;
                                    type: string;
                                    items: {
                                        type: string;
                                    };
                                };
                                member: {
                                    description: string;
                                    type: string;
                                };
                            };
                        };
                    };
                    scalar: {
                        description: string;
                        type: string;
                    };
                    key: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    hash: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    within: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        required: string[];
                        properties: {
                            field: {
                                description: string;
                                type: string;
                            };
                            ids: {
                                description: string;
                                type: string;
                            };
                        };
                    };
                    titleFields: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    descriptionFields: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    parent: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        properties: {
                            nested: {
                                description: string;
                                type: string;
                                items: {
                                    type: string;
                                };
                            };
                            dotted: {
                                description: string;
                                type: string;
                            };
                            field: {
                                description: string;
                                type: string;
                            };
                            index: {
                                description: string;
                                type: string;
                            };
                            before: {
                                description: string;
                                type: string;
                                minLength: number;
                            };
                            key: {
                                description: string;
                                type: string;
                            };
                        };
                    };
                    derivesParents: {
                        description: string;
                        type: string;
                    };
                    done: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                            additionalProperties: boolean;
                            required: string[];
                            properties: {
                                field: {
                                    description: string;
                                    type: string;
                                };
                                values: {
                                    description: string;
                                    type: string;
                                    items: {
                                        type: string;
                                    };
                                };
                                open: {
                                    description: string;
                                    type: string;
                                };
                                lastOf: {
                                    description: string;
                                    type: string;
                                    pattern: string;
                                };
                            };
                        };
                    };
                    closed: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    tombstones: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    status: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        required: string[];
                        properties: {
                            field: {
                                description: string;
                                type: string;
                            };
                            rank: {
                                description: string;
                                type: string;
                                items: {
                                    type: string;
                                    items: {
                                        type: string;
                                    };
                                };
                            };
                            back: {
                                description: string;
                                type: string;
                                additionalProperties: {
                                    type: string;
                                    items: {
                                        type: string;
                                    };
                                };
                            };
                            graph: {
                                description: string;
                                type: string;
                                additionalProperties: {
                                    type: string;
                                    items: {
                                        type: string;
                                    };
                                };
                            };
                            strict: {
                                description: string;
                                type: string;
                            };
                        };
                    };
                    groups: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                            additionalProperties: boolean;
                            required: string[];
                            properties: {
                                match: {
                                    description: string;
                                    type: string;
                                };
                                derived: {
                                    description: string;
                                    type: string;
                                };
                                status: {
                                    description: string;
                                    type: string;
                                    additionalProperties: boolean;
                                    required: string[];
                                    properties: {
                                        field: {
                                            description: string;
                                            type: string;
                                        };
                                        rank: {
                                            description: string;
                                            type: string;
                                            items: {
                                                type: string;
                                                items: {
                                                    type: string;
                                                };
                                            };
                                        };
                                        back: {
                                            description: string;
                                            type: string;
                                            additionalProperties: {
                                                type: string;
                                                items: {
                                                    type: string;
                                                };
                                            };
                                        };
                                        graph: {
                                            description: string;
                                            type: string;
                                            additionalProperties: {
                                                type: string;
                                                items: {
                                                    type: string;
                                                };
                                            };
                                        };
                                        strict: {
                                            description: string;
                                            type: string;
                                        };
                                    };
                                };
                                reopening: {
                                    description: string;
                                    enum: string[];
                                };
                            };
                        };
                    };
                    contract: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    sets: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    stems: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    claim: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    bookkeeping: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    runner: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        properties: {
                            counters: {
                                description: string;
                                type: string;
                                items: {
                                    type: string;
                                };
                            };
                            maximum: {
                                description: string;
                                type: string;
                                items: {
                                    type: string;
                                };
                            };
                        };
                    };
                    dependencies: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    planKey: {
                        description: string;
                        type: string;
                        pattern: string;
                    };
                    bulkFlip: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        properties: {
                            warning: {
                                description: string;
                                type: string;
                                minimum: number;
                            };
                            error: {
                                description: string;
                                type: string;
                                minimum: number;
                            };
                            topLevel: {
                                description: string;
                                type: string;
                            };
                        };
                    };
                    evidence: {
                        description: string;
                        type: string;
                        additionalProperties: boolean;
                        required: string[];
                        properties: {
                            field: {
                                description: string;
                                type: string;
                            };
                            phrases: {
                                description: string;
                                type: string;
                                minItems: number;
                                items: {
                                    type: string;
                                    minLength: number;
                                };
                            };
                        };
                    };
                    records: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                        };
                    };
                    log: {
                        description: string;
                        enum: string[];
                    };
                    rules: {
                        description: string;
                        type: string;
                        additionalProperties: {
                            anyOf: ({
                                enum: string[];
                                type?: never;
                                additionalProperties?: never;
                            } | {
                                enum?: never;
                                type: string;
                                additionalProperties: {
                                    enum: string[];
                                };
                            })[];
                        };
                    };
                };
            }, {
                readonly title: 'path of a YAML file';
                readonly type: 'string';
                readonly pattern: '/|\\.(ya?ml|json)$';
            }];
        };
        readonly evidence: {
            readonly description: 'Whether a flip without evidence is an error, or what the preset says.';
            readonly enum: readonly ['preset', 'required'];
        };
        readonly profile: {
            readonly description: 'With strict, bulk-flip (from 3), evidence, reopened without reason, born-done and goalposts are errors.';
            readonly enum: readonly ['default', 'strict'];
        };
        readonly strict: {
            readonly description: 'Whether fields that the preset does not name must not move once an item is done.';
            readonly type: 'boolean';
        };
        readonly strictEdges: {
            readonly description: 'Whether an item may skip no status.';
            readonly type: 'boolean';
        };
        readonly maxAttempts: {
            readonly description: 'The largest counter of an item that names no maximum itself; 0 for none.';
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly rotatesWith: {
            readonly description: 'Path of the checklist with whose rotation this log may be reset.';
            readonly type: 'string';
        };
    };
};
