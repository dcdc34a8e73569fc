import type { Entity } from '../../core/entity.ts';
import type { ProcedureGraph } from './model.ts';
/** Names of what is no field of the file: what links say of a run or step, which is judged with it. */
export declare const stepsName = "(steps)";
export declare const actorsName = "(actors)";
export declare const proceduresName = "(procedures)";
export declare const implementedName = "(implemented)";
export declare const completedName = "(completed)";
/** Ids of all nodes and links. */
export declare function entitiesOf({ nodeById, linkById }: ProcedureGraph): Iterable<string>;
/** A node or link as the engine sees it, under its canonical field names. */
export declare function entityOf(graph: ProcedureGraph, entity: string): Entity | undefined;
