import { type FileHandle } from 'node:fs/promises';
import { type JsonObject } from '../../core/json-value.ts';
import { type ContainedFolder } from './contained-folder.ts';
import type { ToolName } from './request.ts';
import { type Outcome, type WriteResult } from './result.ts';
/** One line of `execution.jsonl` (seed 002). */
export interface AuditLine {
    /** When the call began, RFC 3339. */
    readonly ts: string;
    readonly kind: 'tool';
    readonly toolCallId: string;
    readonly toolName: ToolName;
    readonly agentId: string | null;
    readonly input: JsonObject;
    readonly output: JsonObject;
    readonly durationMs: number;
}
/** Opens the log before anything is done, so that nothing is done that could not be recorded. */
export declare function openAuditLog(folder: ContainedFolder, name: string): Promise<Outcome<FileHandle>>;
/** One write for each line: appended so, lines of several processes do not mix. */
export declare function appendLine(log: FileHandle, line: AuditLine): Promise<string | undefined>;
/** What was asked for, without contents. */
export declare function shownInput(request: unknown): JsonObject;
export declare function shownOutput(result: WriteResult): JsonObject;
