import type { Texts, Written } from '../../core/kind.ts';
import type { ProcedureGraph } from './model.ts';
/** What `StateKind.write` asks: a graph with the nodes and links of another one, in the names that the file uses. */
export declare function writeGraph({ texts, doc }: Written<ProcedureGraph>, target: ProcedureGraph): Texts | undefined;
