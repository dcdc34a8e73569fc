import type { GraftSource } from './graft-source.ts';
import { type Checklist, type Item } from './model.ts';
/** The items with the named ones as another version has them: those that it lacks go, those that are lost come back. */
export declare function withEntities(doc: Checklist, source: GraftSource, keys: ReadonlySet<string>): readonly Item[];
/** Items in which the named ones stand among the others as in another version. */
export declare function withPlaces(items: readonly Item[], source: GraftSource, keys: ReadonlySet<string>): readonly Item[];
