import type { Context } from '../../core/context.ts';
import type { ProcedureFacts } from './facts.ts';
import type { ProcedureGraph } from './model.ts';
import type { ProcedureOptions } from './options.ts';
/** Computes once what the rules judge many times. The only place that decides which nodes and links are the same: by id. */
export declare function compareGraphs(before: ProcedureGraph | null, after: ProcedureGraph | null, { scope, at, earlier }: Context, options: ProcedureOptions): ProcedureFacts;
