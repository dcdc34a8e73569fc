import { type ValueEdit } from '../../core/value-edit.ts';
import type { Checklist } from './model.ts';
/** The entries of a log that go, and those that come back as they read; by the part they stand in. */
export declare function entryEdits(doc: Checklist, target: Checklist): ReadonlyMap<string, readonly ValueEdit[]> | undefined;
