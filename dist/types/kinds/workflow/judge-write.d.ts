import type { Limits } from '../../core/limits.ts';
import type { WorkflowOptions } from './options.ts';
import { type WorkflowUpdateResult } from './validate-update.ts';
/**
 * Judges a run's file before it is written (seed 002), by the graph that the version before leads to. Undefined where no
 * graph is found; then only the gate's rules say something.
 */
export declare function judgeRunWrite(path: string, before: Uint8Array | null, after: Uint8Array, companions: ReadonlyMap<string, Uint8Array>, options: WorkflowOptions, limits: Limits): WorkflowUpdateResult | undefined;
