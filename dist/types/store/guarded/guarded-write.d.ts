import type { Guard } from './guard.ts';
import type { ToolName } from './request.ts';
import { type WriteResult } from './result.ts';
import type { WriteContext } from './write-context.ts';
/** Runs one call from request to audit line. Never throws. */
export declare function guardedWrite(tool: ToolName, request: unknown, context: WriteContext, guard: Guard): Promise<WriteResult>;
