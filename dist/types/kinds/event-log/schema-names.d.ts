import type { JsonValue } from '../../core/json-value.ts';
/** The types of events (37). */
export declare const eventTypes: ReadonlySet<string>;
/** The members that an event of a type may have; undefined where the type is unknown. */
export declare function namesOf(type: JsonValue | undefined): ReadonlySet<string> | undefined;
