import type { JsonObject } from '../../core/json-value.ts';
/** An id as every spelling of it is compared: a UUID without case. What is none is itself. */
export declare function sameId(id: string): string;
/** The same for the id of a run, which may stand behind `run-`: with and without it is one run. */
export declare function sameRunId(id: string): string;
/** An event's members with every id as it is compared; the same object where each is so already. */
export declare function withSameIds(fields: JsonObject): JsonObject;
