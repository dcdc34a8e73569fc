import type { Recording } from './recording.ts';
import { type Recorded } from './result.ts';
import type { StepPlace } from './tool-call.ts';
export interface LlmRequest {
    /** Which one is asked. */
    readonly model?: string;
    /** As JSON; it is written into the log. */
    readonly prompt?: unknown;
}
export interface LlmAnswer {
    /** As JSON; it is written into the log. */
    readonly response?: unknown;
    /** What it cost, as JSON. */
    readonly usage?: unknown;
    /** Which one answered. */
    readonly model?: string;
}
/** Records a call of a language model around its work (23 to 26). */
export declare function recordModelCall<Answer extends LlmAnswer>(recording: Recording, { runId, stepId }: StepPlace, request: LlmRequest, work: () => Answer | Promise<Answer>): Promise<Recorded<Answer>>;
