import { beforeTool } from './before-tool.ts';
import type { ToolCall } from './tool-call.ts';

/** What is said to an agent; undefined where there is nothing to say. */
export type Said = string | undefined;

/** Judges what a tool is about to do, or did. Changes the current folder to the top of the repository it is about. */
export async function answer(call: ToolCall, agent: string): Promise<Said> {
  if (call.when === 'before') return beforeTool(call, agent);
  const { afterTool, endOfTurn, startOfTurn } = await import('./after-tool.ts');
  if (call.when === 'start') return startOfTurn(call, agent);
  return call.when === 'end' ? endOfTurn(call, agent) : afterTool(call, agent);
}
