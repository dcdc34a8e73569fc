import { type JsonObject } from '../core/json-value.ts';
import type { LeadingId } from './id-pattern.ts';
import { type TaskDraft } from './task-item.ts';
export type IdOf = (text: string) => LeadingId | undefined;
/** What a task says in its line, and the lines that go on with it. */
export interface TaskWords {
    readonly line: string;
    readonly more: string;
}
/**
 * How a task is worded that reads as `wanted`; with as much as possible of the words of a task that is there; for a new
 * one only the way in which identifiers are written is taken from another. Undefined where no wording reads so.
 */
export declare function taskWords(wanted: JsonObject, draft: TaskDraft | undefined, idOf: IdOf, isNew?: boolean): TaskWords | undefined;
