import type { JsonSchema } from '../../core/rule.ts';
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
            }, import("../../index.ts").JsonObject & {
                readonly properties: JsonSchema;
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
