import type { Breaches, Mark } from './breach.ts';
import type { LogEvent } from './model.ts';
import type { RunState } from './run-state.ts';
/** `artifact.created` (27 to 30, 34, 42, 43); type, checksum and size are the schema's. */
export declare function judgeArtifact(event: LogEvent, at: Mark, run: RunState, breaches: Breaches): void;
