import type { ProcedureGraph } from './model.ts';
type Indexed = Pick<ProcedureGraph, 'nodes' | 'links' | 'nodeById' | 'linksFrom' | 'linksTo'>;
type Roles = Pick<ProcedureGraph, 'procedures' | 'runs' | 'templateNodes'>;
/** Which nodes are procedures, steps and runs (formats.md §4, the table of roles). */
export declare function rolesOf(graph: Indexed): Roles;
export {};
