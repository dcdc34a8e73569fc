import { type JsonValue } from '../../core/json-value.ts';
import { type ValueEdit } from '../../core/value-edit.ts';
import type { Checklist } from './model.ts';
/** Edits by the part they are made in. */
export type PartEdits = Map<string, ValueEdit[]>;
/** What makes the items of one version those of another; undefined where there is no place for one. */
export declare function itemEdits(doc: Checklist, target: Checklist, subjects: readonly string[], values: ReadonlyMap<string, JsonValue>): PartEdits | undefined;
