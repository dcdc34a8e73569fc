import type { JsonValue } from '../../formats/json-value.ts';
/** One move that the graph allows. */
export interface NextMove {
    /** `isDefault` and `conditionText`, where the graph has them. */
    readonly [member: string]: JsonValue;
    /** Id of the node. */
    readonly to: string;
    /** As the graph has it. */
    readonly label: string;
}
