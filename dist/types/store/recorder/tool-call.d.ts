import { type WorkspaceFiles } from './files.ts';
import type { RunMemory } from './memory.ts';
import type { Recording } from './recording.ts';
import { type Recorded } from './result.ts';
/** What a tool gets besides its input. */
export interface ToolContext {
    /** Of the workspace; what its tier forbids is refused. */
    readonly files: WorkspaceFiles;
    /** Of this run alone. */
    readonly memory: RunMemory;
}
export interface StepPlace {
    readonly runId: string;
    readonly stepId: string;
    readonly memory: RunMemory;
}
/** Records a call of a tool around its work (14 to 22, 44, 46, 47). */
export declare function recordToolCall<Input, Output>(recording: Recording, place: StepPlace, name: string, input: Input, work: (input: Input, context: ToolContext) => Output | Promise<Output>): Promise<Recorded<Output>>;
