import type { Breaches, Mark } from './breach.ts';
import type { Judging } from './judge-event.ts';
import type { LogEvent } from './model.ts';
import type { RunState } from './run-state.ts';
/** `tool.called`, `tool.returned`, `tool.failed` (14 to 22, 44, 46, 47). */
export declare function judgeToolCall(event: LogEvent, at: Mark, run: RunState, judging: Judging): void;
/** `llm.requested`, `llm.responded` (23 to 26). */
export declare function judgeModelCall(event: LogEvent, at: Mark, run: RunState, breaches: Breaches): void;
