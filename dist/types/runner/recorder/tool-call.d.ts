import { type WorkspaceFiles } from './files.ts';
import type { RunMemory } from './memory.ts';
/** What a tool gets besides its input. */
export interface ToolContext {
    /** Of the workspace; what its tier forbids is refused. */
    readonly files: WorkspaceFiles;
    /** Of this run alone. */
    readonly memory: RunMemory;
}
