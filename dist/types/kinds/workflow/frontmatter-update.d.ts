import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
/** What `updateFrontmatter` changes; a key that is absent stays. One value counts as a list of one. */
export interface FrontmatterUpdate {
    /** The node to move to. */
    readonly currentNodeId?: {
        readonly set: string;
    };
    /** RFC 3339. */
    readonly updatedAt?: {
        readonly set: string;
    };
    /** Steps that are done now; what is there already is not added again. */
    readonly stepsCompleted?: {
        readonly append: string | readonly string[];
    };
    /** Paths of what was made. */
    readonly artifacts?: {
        readonly append: string | readonly string[];
    };
    /** Decisions, as the format has them. */
    readonly decisionLog?: {
        readonly append: object | readonly object[];
    };
    /** Members that are replaced; the others stay. */
    readonly variables?: {
        readonly set: object;
    };
}
/** What changes about one key: its value, entries after its last one, or members of it. */
export type FrontmatterChange = {
    readonly key: string;
} & ({
    readonly set: JsonValue;
} | {
    readonly append: readonly JsonValue[];
} | {
    readonly merge: JsonObject;
});
/** Reads an update as JSON has it: one change for each key, or what is wrong. Values are left to the schema. */
export declare function readUpdate(value: JsonValue | undefined): readonly FrontmatterChange[] | {
    readonly error: string;
};
/** What of the changes is one: a step that is completed and an artifact that is named already are not added again. */
export declare function effective(state: JsonObject, changes: readonly FrontmatterChange[]): readonly FrontmatterChange[];
/** The frontmatter after the changes. What is no list or no mapping stays; the schema says so. */
export declare function updated(state: JsonObject, changes: readonly FrontmatterChange[]): JsonObject;
