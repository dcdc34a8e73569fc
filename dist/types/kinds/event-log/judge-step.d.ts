import type { Breaches, Mark } from './breach.ts';
import type { Judging } from './judge-event.ts';
import { type LogEvent } from './model.ts';
import { type RunState, type StepState } from './run-state.ts';
/** `step.started`, `step.finished`, `step.failed` (3, 5a, 8 to 13, 45, 48). */
export declare function judgeStep(event: LogEvent, at: Mark, run: RunState, judging: Judging): void;
/** A member that is text; undefined where it is missing or something else, which the schema says. */
export declare function textOf({ fields }: LogEvent, name: string): string | undefined;
/** The step that something belongs to; says so where there is none, or it has ended (10). */
export declare function judgeReference(event: LogEvent, at: Mark, run: RunState, breaches: Breaches, { rule, invariant }: {
    readonly rule: string;
    readonly invariant: string;
}): StepState | undefined;
