import type { StateKind } from '../kind.ts';
import { type Ancestry, type MergeFault } from './merge-faults.ts';
/**
 * Documents that hold what the merge should hold in place of some of its faults; the first one is to be put back, and of
 * several right values each may be.
 */
export declare function rightDocuments<Doc>(kind: StateKind<Doc>, ancestry: Ancestry<Doc>, faults: readonly MergeFault<Doc>[]): Doc[];
