import { type JsonValue } from '../../../core/json-value.ts';
import type { RunState } from '../model.ts';
/** Reads the reference runner's `run_state.json`; undefined where it is not one. */
export declare function readRunState(value: JsonValue | undefined): RunState | undefined;
/** Whether the runner finished an iteration between two versions: the same run counted on, or a new one began. */
export declare function iterationGrew(before: RunState | undefined, after: RunState | undefined): after is RunState;
