import type { AffectedNode, ViewNode } from '../../core/view.ts';
/** Where a shown node stands, and what is left out around it. */
export type Surroundings = Pick<AffectedNode, 'parent' | 'skipped' | 'hidden'>;
export interface FamilyTree {
    /** From the parent up; circles end where they close. */
    ancestors(index: number): readonly number[];
    /** With the nodes that would be the only one left out of another: a count would take as much room. */
    withLonely(shown: ReadonlySet<number>): Set<number>;
    /** What surrounds each of the shown nodes, and how many are left out in none of them. */
    around(shown: ReadonlySet<number>): {
        readonly top: number;
        readonly around: ReadonlyMap<number, Surroundings>;
    };
}
/** Which nodes stand in which. Of nodes with the same subject the first is the parent. */
export declare function familyTree(nodes: readonly ViewNode[]): FamilyTree;
