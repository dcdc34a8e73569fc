import type { Breaches, Mark } from './breach.ts';
import { judgeReference, textOf } from './judge-step.ts';
import type { LogEvent } from './model.ts';
import { tiers } from './options.ts';
import type { CallState, Judging, KnownAgent, RunState, Table } from './run-state.ts';

/** How the calls of one sort are told apart: which member names them, and which rules judge them. */
interface CallSort {
  readonly key: 'tool_call_id' | 'llm_call_id';
  readonly once: readonly [rule: string, invariant: string];
  readonly ended: readonly [rule: string, invariant: string];
  readonly belongs: readonly [rule: string, invariant: string];
}

const toolSort: CallSort = {
  key: 'tool_call_id',
  once: ['event-log/tool-called-once', '15'],
  ended: ['event-log/tool-terminated', '16'],
  belongs: ['event-log/tool-reference', '17'],
};

const modelSort: CallSort = {
  key: 'llm_call_id',
  once: ['event-log/llm-requested-once', '24'],
  ended: ['event-log/llm-responded', '25'],
  belongs: ['event-log/llm-reference', '26'],
};

/** `tool.called`, `tool.returned`, `tool.failed` (14 to 22, 44, 46, 47). */
export function judgeToolCall(event: LogEvent, at: Mark, run: RunState, judging: Judging): void {
  const { breaches } = judging;
  if (event.type !== 'tool.called') {
    const call = endCall(event, at, run, run.tools, toolSort, breaches);
    if (call !== undefined) judgeToolEnd(event, at, call, judging);
    return;
  }
  const [rule, invariant] = toolSort.belongs;
  const step = judgeReference(event, at, run, breaches, { rule, invariant });
  const badInput = judgeTool(event, at, step?.agent, judging);
  startCall(event, at, run.tools, toolSort, breaches, badInput);
}

/** `llm.requested`, `llm.responded` (23 to 26). */
export function judgeModelCall(event: LogEvent, at: Mark, run: RunState, breaches: Breaches): void {
  if (event.type !== 'llm.requested') {
    endCall(event, at, run, run.models, modelSort, breaches);
    return;
  }
  const [rule, invariant] = modelSort.belongs;
  judgeReference(event, at, run, breaches, { rule, invariant });
  startCall(event, at, run.models, modelSort, breaches);
}

function startCall(
  event: LogEvent,
  at: Mark,
  calls: Table<CallState>,
  { key, once }: CallSort,
  breaches: Breaches,
  badInput?: string,
): void {
  const id = textOf(event, key);
  if (id === undefined) return;
  const known = calls.get(id);
  if (known !== undefined) {
    breaches.add(once[0], 'duplicate', once[1], at, { id, first: known.start });
    return;
  }
  const stepId = textOf(event, 'step_id') ?? '';
  const name = textOf(event, 'tool_name') ?? '';
  calls.set(id, { start: at, stepId, name, ...(badInput === undefined ? {} : { badInput }) });
}

/** Ends a call and gives it; nothing where the event ends none. */
function endCall(
  event: LogEvent,
  at: Mark,
  run: RunState,
  calls: Table<CallState>,
  { key, ended, belongs }: CallSort,
  breaches: Breaches,
): CallState | undefined {
  const [rule, invariant] = belongs;
  judgeReference(event, at, run, breaches, { rule, invariant });
  const id = textOf(event, key);
  const call = id === undefined ? undefined : calls.get(id);
  if (id === undefined) return undefined;
  if (call === undefined) {
    breaches.add(rule, 'noCall', ended[1], at, { id, field: key });
    return undefined;
  }
  if (call.end !== undefined) {
    breaches.add(ended[0], 'twice', ended[1], at, { id, first: call.end });
    return undefined;
  }
  call.end = at;
  const others = [
    ['otherStep', 'step_id', call.stepId],
    ['otherTool', 'tool_name', call.name],
  ] as const;
  for (const [messageId, field, expected] of others) {
    const found = textOf(event, field);
    if (found === undefined || expected === '' || found === expected) continue;
    breaches.add(rule, messageId, invariant, at, { id, field, found, expected, first: call.start });
  }
  return call;
}

const forbidden = 'execute_shell';

/** What a call may be (18, 19, 20, 44, 46, 47); gives what is wrong about its input. */
function judgeTool(
  event: LogEvent,
  at: Mark,
  agent: KnownAgent | undefined,
  { breaches, options: { tools }, faultBySchema }: Judging,
): string | undefined {
  const name = textOf(event, 'tool_name');
  if (name === undefined) return undefined;
  const detail = { field: 'tool_name', found: name, id: agent?.id ?? '' };
  if (name === forbidden) breaches.add('event-log/shell', 'forbidden', '44', at, detail);
  if (agent?.tools !== undefined && !agent.tools.includes(name))
    breaches.add('event-log/tool-allowed', 'notListed', '46', at, detail);
  if (Object.keys(tools).length === 0) return undefined;
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (tool === undefined) {
    if (name !== forbidden) breaches.add('event-log/tool-allowed', 'unknown', '18', at, detail);
    return undefined;
  }
  if (agent !== undefined && tiers.indexOf(agent.tier) < tiers.indexOf(tool.tier))
    breaches.add('event-log/tool-tier', 'tooHigh', '19', at, {
      ...detail,
      expected: `${tool.tier}, not ${agent.tier}`,
    });
  // A call without input is a call with nothing in it.
  return tool.input === undefined ? undefined : faultBySchema(tool.input, event.fields.input ?? {});
}

/** How a call may end (20, 21). */
function judgeToolEnd(
  event: LogEvent,
  at: Mark,
  { name, badInput, start }: CallState,
  { breaches, options: { tools }, faultBySchema }: Judging,
): void {
  const code = textOf(event, 'error_code');
  if (badInput !== undefined && (event.type !== 'tool.failed' || code !== 'INVALID_INPUT'))
    breaches.add('event-log/tool-input', 'accepted', '20', at, { id: name, found: badInput, first: start });
  const schema = Object.hasOwn(tools, name) ? tools[name]?.output : undefined;
  if (event.type !== 'tool.returned' || schema === undefined) return;
  const fault = faultBySchema(schema, event.fields.output ?? null);
  if (fault !== undefined)
    breaches.add('event-log/tool-output', 'accepted', '21', at, { id: name, field: 'output', found: fault });
}
