import { type JsonObject } from '../core/json-value.ts';
/** Something in a schema that cannot be judged, or makes no sense; a JSON pointer says where. */
export interface SupportFault {
    readonly pointer: string;
    readonly message: string;
}
/** What a schema asks for that cannot be judged: silence about it would be a false pass. Words it does not know are comments. */
export declare function supportFaults(schema: JsonObject): SupportFault[];
