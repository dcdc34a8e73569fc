import type { Recording } from './recording.ts';
import { type Recorded } from './result.ts';
import type { StepPlace } from './tool-call.ts';
export interface LlmRequest {
    readonly model?: string;
    readonly prompt?: unknown;
}
export interface LlmAnswer {
    readonly response?: unknown;
    readonly usage?: unknown;
    readonly model?: string;
}
/** Records a call of a language model around its work (23 to 26). */
export declare function recordModelCall<Answer extends LlmAnswer>(recording: Recording, { runId, stepId }: StepPlace, request: LlmRequest, work: () => Answer | Promise<Answer>): Promise<Recorded<Answer>>;
