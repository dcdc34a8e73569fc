import type { JsonObject } from '../core/json-value.ts';
import type { LeadingId } from './id-pattern.ts';
import type { TaskBox } from './task-box.ts';
/** What a line such as `**Status:** done` says below a heading, and where that stands (`start` counting from 0). */
export interface Label {
    readonly value: string;
    readonly line: number;
    readonly start: number;
    readonly length: number;
}
/** A task while its lines are still read. */
export interface TaskDraft {
    readonly box: TaskBox;
    /** What follows the box in its line. */
    readonly text: string;
    /** What continues its paragraph. */
    readonly more: string[];
    /** Paragraphs and bullets without a box below it. */
    readonly details: string[][];
    readonly section: readonly string[];
    readonly parent: number;
    readonly depth: number;
    /** Of a heading that is a task. */
    readonly heading?: TaskHeading;
}
export interface TaskHeading {
    readonly level: number;
    readonly hasBox: boolean;
    /** What the lines below it say that bear one of the names that are looked for. */
    readonly labels: ReadonlyMap<string, Label>;
}
/**
 * The value of a task: what its line says without box, identifier and tags (`text`), the same with the lines that continue
 * the paragraph (`paragraph`), and what stands below it (`details`). Nothing in it depends on layout.
 */
export declare function taskValue(draft: TaskDraft, idOf: (text: string) => LeadingId | undefined): JsonObject;
