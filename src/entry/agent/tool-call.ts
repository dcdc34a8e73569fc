import { isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { fieldOf } from '../json-fields.ts';

/** What an agent says of a tool that is about to run, or that ran. */
export interface ToolCall {
  readonly when: 'before' | 'after';
  readonly tool: string;
  readonly input: JsonValue;
  /** Where the agent stands; undefined where it does not say. */
  readonly folder: string | undefined;
}

const events: Readonly<Record<string, ToolCall['when']>> = { pretooluse: 'before', posttooluse: 'after' };

/** Reads a payload; null for an event that is about no tool, undefined for what is no payload at all. */
export function readToolCall(text: string): ToolCall | null | undefined {
  const payload = parsed(text);
  if (payload === undefined || !isJsonObject(payload)) return undefined;
  const event = textOf(payload, 'hook_event_name') ?? textOf(payload, 'hookEventName');
  const tool = textOf(payload, 'tool_name');
  if (event === undefined) return undefined;
  const name = event.toLowerCase();
  const when = Object.hasOwn(events, name) ? events[name] : undefined;
  if (when === undefined) return null;
  if (tool === undefined) return undefined;
  return { when, tool, input: fieldOf(payload, 'tool_input'), folder: textOf(payload, 'cwd') };
}

/** The first of these members that is a text. */
export function textOf(value: JsonValue, ...keys: readonly string[]): string | undefined {
  return keys.map((key) => fieldOf(value, key)).find((each) => typeof each === 'string');
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
