import type { Mark } from './breach.ts';
import type { Judging } from './judge-event.ts';
import { type LogEvent } from './model.ts';
import type { CallState, KnownAgent } from './run-state.ts';
/** What a call may be (18, 19, 20, 44, 46, 47); gives what is wrong about its input. */
export declare function judgeTool(event: LogEvent, at: Mark, agent: KnownAgent | undefined, { breaches, options: { tools } }: Judging): string | undefined;
/** How a call may end (20, 21). */
export declare function judgeToolEnd(event: LogEvent, at: Mark, { name, badInput, start }: CallState, { breaches, options: { tools } }: Judging): void;
