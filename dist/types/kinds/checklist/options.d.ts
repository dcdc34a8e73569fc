import type { Preset } from './preset.ts';
/** What a `files:` entry says for a checklist, completed. */
export interface ChecklistOptions {
    /** Null: the built-in preset whose shape the text has. */
    readonly preset: Preset | null;
    readonly evidence: 'preset' | 'required';
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
            readonly description: 'The name of a built-in preset, or a preset of your own.';
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
                    sniff: {
                        description: string;
                        type: string;
                        items: {
                            type: string;
                            pattern: string;
                        };
                    };
                    parse: {
                        description: string;
                        enum: string[];
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
            }];
        };
        readonly evidence: {
            readonly description: 'Whether a flip without evidence is an error, or what the preset says.';
            readonly enum: readonly ['preset', 'required'];
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
