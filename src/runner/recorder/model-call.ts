import { done } from '../../engine/values/result.ts';
import type { Recording } from './recording.ts';
import { type Recorded, reasonOf, refused } from './result.ts';
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
export async function recordModelCall<Answer extends LlmAnswer>(
  recording: Recording,
  { runId, stepId }: StepPlace,
  request: LlmRequest,
  work: () => Answer | Promise<Answer>,
): Promise<Recorded<Answer>> {
  const { clock, uuid } = recording.settings;
  let fields = { step_id: stepId, llm_call_id: '' };
  let begun = 0;
  const { model, prompt } = request ?? {};
  const asked = recording.emit(runId, () => {
    fields = { ...fields, llm_call_id: uuid() };
    begun = clock().getTime();
    return done([{ type: 'llm.requested', ...fields, model, prompt }]);
  });
  if (!asked.ok) return asked;
  const safe = await recording.settled(['llm.requested']);
  if (!safe.ok) return safe;
  const respond = (answer: LlmAnswer): Recorded<null> =>
    recording.emit(runId, (run) => {
      if (run === undefined || run.models.get(fields.llm_call_id)?.end !== undefined)
        return refused('INTERRUPTED', 'the call of the model was ended with its step', '25');
      const { response, usage, model: answering } = answer;
      const duration = Math.max(0, clock().getTime() - begun);
      return done([
        { type: 'llm.responded', ...fields, model: answering, response, usage, duration_ms: duration },
      ]);
    });
  const answered = await answerOf(work);
  const responded = answered.ok
    ? respond(answered.value ?? {})
    : respond({ response: { error: answered.error.message } });
  if (!responded.ok && responded.error.invariant === '40')
    respond({ response: { error: responded.error.message } });
  if (!responded.ok) return responded;
  const written = await recording.settled(['llm.responded']);
  return written.ok ? answered : written;
}

async function answerOf<Answer>(work: () => Answer | Promise<Answer>): Promise<Recorded<Answer>> {
  try {
    return done(await work());
  } catch (cause) {
    return refused('LLM_FAILED', reasonOf(cause));
  }
}
