import type { JsonObject, JsonValue } from '../core/json-value.ts';
/** What changes about one key of a mapping: its value, entries after its last one, or members of it. */
export type YamlChange = {
    readonly key: string;
} & ({
    readonly set: JsonValue;
} | {
    readonly append: readonly JsonValue[];
} | {
    readonly merge: JsonObject;
});
