import { resolve } from 'node:path';
import { fieldOf, itemsOf } from '../../check/json-fields.ts';
import { type JsonObject, type JsonValue, jsonObjectIn } from '../../formats/json-value.ts';

/** Before a tool runs, after it ran or failed, at the end of a turn, at the start of a session or turn. */
export type When = 'before' | 'after' | 'failed' | 'end' | 'start';

/** What an agent says of a tool that is about to run, or that ran, or of its turn. */
export interface ToolCall {
  readonly when: When;
  /** As the agent calls the event; undefined where it does not. */
  readonly event: string | undefined;
  readonly tool: string;
  readonly input: JsonValue;
  /** Where the agent stands; where it does not say, where it started the hook. */
  readonly folder: string;
  /** What tells one session of the agent from another; undefined where it does not say. */
  readonly session: string | undefined;
  /** Who really asks: some agents read the configuration of others. */
  readonly speaks: 'cursor' | 'copilot' | undefined;
}

/** By the names of all agents, in lower case. */
const events: Readonly<Record<string, When>> = {
  pretooluse: 'before',
  beforetool: 'before',
  'tool.execute.before': 'before',
  posttooluse: 'after',
  aftertool: 'after',
  'tool.execute.after': 'after',
  postfilesave: 'after',
  postfilecreate: 'after',
  postfiledelete: 'after',
  posttoolusefailure: 'failed',
  stop: 'end',
  subagentstop: 'end',
  agentstop: 'end',
  afteragent: 'end',
  taskcompleted: 'end',
  'session.idle': 'end',
  sessionstart: 'start',
  agentspawn: 'start',
  userpromptsubmit: 'start',
  beforeagent: 'start',
  'session.created': 'start',
};

/** Reads a payload; undefined for an event that is nobody's business, and for what is no payload at all. */
export function readToolCall(text: string, cwd: string): ToolCall | undefined {
  const payload = jsonObjectIn(text);
  if (payload === undefined) return undefined;
  const event = textOf(payload, 'hook_event_name', 'hookEventName');
  const when = event === undefined ? whenOf(payload) : whenNamed(event);
  if (when === undefined) return undefined;
  const tool = textOf(payload, 'tool_name', 'toolName');
  if (tool === undefined && (when === 'before' || when === 'failed')) return undefined;
  return {
    when,
    event,
    tool: tool ?? '',
    input: inputOf(payload),
    folder: resolve(cwd, folderOf(payload)),
    session: textOf(payload, 'session_id', 'sessionId', 'conversation_id'),
    speaks: speakerOf(payload),
  };
}

function whenNamed(event: string): When | undefined {
  const name = event.toLowerCase();
  return Object.hasOwn(events, name) ? events[name] : undefined;
}

/** Copilot's events in camelCase do not say their name. */
function whenOf(payload: JsonObject): When | undefined {
  if (Object.hasOwn(payload, 'toolResult')) return 'after';
  if (Object.hasOwn(payload, 'toolName')) return Object.hasOwn(payload, 'error') ? 'failed' : 'before';
  if (Object.hasOwn(payload, 'stopReason')) return 'end';
  return Object.hasOwn(payload, 'source') && Object.hasOwn(payload, 'sessionId') ? 'start' : undefined;
}

/** The arguments of a tool may come as the text of an object. */
function inputOf(payload: JsonObject): JsonValue {
  const input = fieldOf(payload, Object.hasOwn(payload, 'tool_input') ? 'tool_input' : 'toolArgs');
  return typeof input === 'string' ? (jsonObjectIn(input) ?? input) : input;
}

function folderOf(payload: JsonObject): string {
  const folders = [fieldOf(payload, 'cwd'), ...itemsOf(fieldOf(payload, 'workspace_roots'))];
  return folders.filter((each) => typeof each === 'string').find((each) => each !== '') ?? '';
}

function speakerOf(payload: JsonObject): ToolCall['speaks'] {
  if (Object.hasOwn(payload, 'cursor_version')) return 'cursor';
  // Claude Code says how it asks for permission, and no time; Gemini's events have names of their own.
  const isClaude = Object.hasOwn(payload, 'permission_mode');
  return Object.hasOwn(payload, 'timestamp') && !isClaude ? 'copilot' : undefined;
}

/** The first of these members that is a text. */
function textOf(value: JsonValue, ...keys: readonly string[]): string | undefined {
  return keys.map((key) => fieldOf(value, key)).find((each) => typeof each === 'string');
}
