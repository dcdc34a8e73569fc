import { type ContainedFolder } from './contained-folder.ts';
import type { Guard } from './guard.ts';
import { type ToolName } from './request.ts';
import { type WriteResult } from './result.ts';
import type { WriteLimits } from './write-context.ts';
/** What the calls below one root have in common. */
export interface Run {
    readonly root: string;
    /** The folder of the store itself. */
    readonly own: ContainedFolder;
    readonly guard: Guard;
    readonly limits: WriteLimits;
    /** Paths that nobody writes. */
    readonly reserved: readonly string[];
}
/** From the request to the bytes on disk. */
export declare function perform(tool: ToolName, request: unknown, run: Run): Promise<WriteResult>;
