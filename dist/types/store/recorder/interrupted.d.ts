import type { CallState, RunState } from '../../kinds/event-log/run-state.ts';
import type { Draft } from './recording.ts';
/** What ends everything in a run, or in one step of it, that is under way. */
export declare function endingsOf(run: RunState | undefined, reason: string, stepId?: string): Draft[];
export declare function callsUnderWay(calls: RunState['tools'], isMeant: (stepId: string) => boolean): [string, CallState][];
