import type { StateKind } from '../../core/kind.ts';
import type { ProcedureFacts } from './facts.ts';
import type { ProcedureGraph } from './model.ts';
import { type ProcedureOptions } from './options.ts';
/** The kind `procedure` (seed 004, formats.md §4): a graph of templates, runs of them, and the work in these. */
export declare const procedure: StateKind<ProcedureGraph, ProcedureFacts, ProcedureOptions>;
