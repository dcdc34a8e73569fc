import { afterTool, endOfTurn, startOfTurn } from './after-tool.ts';
import type { AgentName } from './agent-names.ts';
import { beforeTool } from './before-tool.ts';
import type { ToolCall } from './tool-call.ts';

/** What is said of what a tool is about to do, or did; undefined where there is nothing to say. */
export async function answer(call: ToolCall, agent: AgentName): Promise<string | undefined> {
  switch (call.when) {
    case 'before':
      return beforeTool(call, agent);
    case 'start':
      return startOfTurn(call, agent);
    case 'end':
      return endOfTurn(call, agent);
    default:
      return afterTool(call, agent);
  }
}
