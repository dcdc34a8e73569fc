import type { Phase } from '../../kinds/event-log/options.ts';
import { type Artifact, type ArtifactInput } from './artifact.ts';
import { type CommandResult } from './command.ts';
import { type LlmAnswer, type LlmRequest } from './model-call.ts';
import { type Recorded } from './result.ts';
import { type WrapperName } from './settings.ts';
import { type ToolContext } from './tool-call.ts';
/** An attempt of an agent in a phase. */
export interface Step {
    /** As the log has it. */
    readonly id: string;
    /** Which of the three. */
    readonly phase: Phase;
    /** Who works. */
    readonly agent: string;
    /** Calls a tool: registry, list of the agent, tiers and both schemas are judged, and the call is recorded. */
    callTool<Input, Output>(name: string, input: Input, work: (input: Input, context: ToolContext) => Output | Promise<Output>): Promise<Recorded<Output>>;
    /** Runs the program that `commands` names, in the workspace, without a shell. Tests that fail are a result. */
    runWrapper(name: WrapperName): Promise<Recorded<CommandResult>>;
    /** Records a call of a language model around its work. */
    requestLlm<Answer extends LlmAnswer>(request: LlmRequest, work: () => Answer | Promise<Answer>): Promise<Recorded<Answer>>;
    /** Records what was made; a file is read for its checksum. */
    createArtifact(artifact: ArtifactInput): Promise<Recorded<Artifact>>;
    /** Refused while calls are under way. */
    finish(): Promise<Recorded<null>>;
    /** Ends the calls that are under way, too. */
    fail(reason: string): Promise<Recorded<null>>;
}
