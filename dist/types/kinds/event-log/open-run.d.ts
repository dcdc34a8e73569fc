import { type OpenRun } from './model.ts';
import type { RunState } from './run-state.ts';
/** What is told of a run that is under way. */
export declare function openRunOf(run: RunState): OpenRun;
