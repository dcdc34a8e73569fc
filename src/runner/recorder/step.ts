import { done } from '../../engine/values/result.ts';
import type { Phase } from '../../kinds/event-log/options.ts';
import { type Artifact, type ArtifactInput, recordArtifact } from './artifact.ts';
import { type CommandResult, runCommand } from './command.ts';
import { callsUnderWay, endingsOf } from './interrupted.ts';
import { type LlmAnswer, type LlmRequest, recordModelCall } from './model-call.ts';
import type { Plan, Recording } from './recording.ts';
import { type Recorded, reasonOf, refused, total } from './result.ts';
import { type WrapperName, wrapperNames } from './settings.ts';
import { recordToolCall, type StepPlace, type ToolContext } from './tool-call.ts';

/** An attempt of an agent in a phase. */
export interface Step {
  /** As the log has it. */
  readonly id: string;
  /** Which of the three. */
  readonly phase: Phase;
  /** Who works. */
  readonly agent: string;
  /** Calls a tool: registry, list of the agent, tiers and both schemas are judged, and the call is recorded. */
  callTool<Input, Output>(
    name: string,
    input: Input,
    work: (input: Input, context: ToolContext) => Output | Promise<Output>,
  ): Promise<Recorded<Output>>;
  /** Runs the program that `commands` names, in the workspace, without a shell. Tests that fail are a result. */
  runWrapper(name: WrapperName): Promise<Recorded<CommandResult>>;
  /** Records a call of a language model around its work. */
  requestLlm<Answer extends LlmAnswer>(
    request: LlmRequest,
    work: () => Answer | Promise<Answer>,
  ): Promise<Recorded<Answer>>;
  /** Records what was made; a file is read for its checksum. */
  createArtifact(artifact: ArtifactInput): Promise<Recorded<Artifact>>;
  /** Refused while calls are under way. */
  finish(): Promise<Recorded<null>>;
  /** Ends the calls that are under way, too. */
  fail(reason: string): Promise<Recorded<null>>;
}

export function stepOf(
  recording: Recording,
  place: StepPlace,
  own: Pick<Step, 'id' | 'phase' | 'agent'>,
): Step {
  const { settings } = recording;
  const { runId, stepId } = place;
  const end = async (type: string, plan: Plan): Promise<Recorded<null>> => {
    const emitted = recording.emit(runId, plan);
    return emitted.ok ? recording.settled([type]) : emitted;
  };
  return total({
    ...own,
    callTool: async (name, input, work) =>
      wrapperNames.some((wrapper) => wrapper === name)
        ? refused('E_INVARIANT', `${name} runs what commands says alone: call runWrapper('${name}')`, '44')
        : recordToolCall(recording, place, name, input, work),
    async runWrapper(name) {
      const command = Object.hasOwn(settings.commands, name) ? settings.commands[name] : undefined;
      if (command === undefined)
        return refused('E_CONFIGURATION', `commands says nothing of ${JSON.stringify(name)}`, '44');
      return recordToolCall(recording, place, name, {}, () =>
        runCommand(command, settings.root, settings.commandTimeoutMs),
      );
    },
    requestLlm: (request, work) => recordModelCall(recording, place, request, work),
    createArtifact: (artifact) => recordArtifact(recording, place, artifact),
    finish: () =>
      end('step.finished', (run) => {
        const isOwn = (id: string) => id === stepId;
        const [tool] = run === undefined ? [] : callsUnderWay(run.tools, isOwn);
        const [model] = run === undefined ? [] : callsUnderWay(run.models, isOwn);
        if (tool !== undefined) return underWay(`tool ${tool[1].name}`, tool[1].start.seq, '16');
        if (model !== undefined) return underWay('a language model', model[1].start.seq, '25');
        return done([{ type: 'step.finished', step_id: stepId, phase: own.phase }]);
      }),
    fail: (reason) =>
      end('step.failed', (run) => {
        const said = reasonOf(reason);
        const endings = endingsOf(run, said, stepId);
        // A step that has ended is judged as one that ends twice.
        const again = { type: 'step.failed', step_id: stepId, phase: own.phase, reason: said };
        return done(endings.length > 0 ? endings : [again]);
      }),
  });
}

function underWay(what: string, seq: number, invariant: string) {
  const message = `the call of ${what} (seq ${seq}) is under way: await it before the step finishes`;
  return refused('E_INVARIANT', message, invariant);
}
