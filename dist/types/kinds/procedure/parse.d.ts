import { type Limits } from '../../core/limits.ts';
import type { Reader } from '../../core/parsed.ts';
import type { ProcedureGraph } from './model.ts';
/** Reads a graph, JSON or YAML. */
export declare function graphReader(limits: Limits): Reader<ProcedureGraph>;
/** Whether a text is read as JSON. Broken JSON may well be YAML, and is meant to be JSON all the same. */
export declare function isJsonText(text: string): boolean;
/** Whether a text has the shape of a procedure graph; what cannot be parsed may well have had it. */
export declare function looksLikeGraph(text: string): boolean;
