import type { Change, GraphChanges } from './changes.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';
/** Something about a protected template that is not as it was. */
export interface TemplateChange {
    readonly procedure: string;
    /** The active run that protects it. */
    readonly run: string;
    readonly node?: Change<GraphNode>;
    readonly link?: Change<GraphLink>;
    /** A new link leads from one of its nodes to another place. */
    readonly leadsOut: boolean;
}
/**
 * What changed about templates that an active run elaborates (V2). `protecting` are these runs; a template that is itself
 * new is exempt.
 */
export declare function templateChanges(before: ProcedureGraph, after: ProcedureGraph, changes: GraphChanges, protecting: readonly Run[]): TemplateChange[];
