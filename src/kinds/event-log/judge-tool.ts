import { schemaFault } from '../../text/json-schema.ts';
import type { Mark } from './breach.ts';
import type { Judging } from './judge-event.ts';
import { textOf } from './judge-step.ts';
import { type LogEvent, tiers } from './model.ts';
import type { CallState, KnownAgent } from './run-state.ts';

const forbidden = 'execute_shell';

/** What a call may be (18, 19, 20, 44, 46, 47); gives what is wrong about its input. */
export function judgeTool(
  event: LogEvent,
  at: Mark,
  agent: KnownAgent | undefined,
  { breaches, options: { tools } }: Judging,
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
  return tool.input === undefined ? undefined : schemaFault(tool.input, event.fields.input ?? {});
}

/** How a call may end (20, 21). */
export function judgeToolEnd(
  event: LogEvent,
  at: Mark,
  { name, badInput, start }: CallState,
  { breaches, options: { tools } }: Judging,
): void {
  const code = textOf(event, 'error_code');
  if (badInput !== undefined && (event.type !== 'tool.failed' || code !== 'INVALID_INPUT'))
    breaches.add('event-log/tool-input', 'accepted', '20', at, { id: name, found: badInput, first: start });
  const schema = Object.hasOwn(tools, name) ? tools[name]?.output : undefined;
  if (event.type !== 'tool.returned' || schema === undefined) return;
  const fault = schemaFault(schema, event.fields.output ?? null);
  if (fault !== undefined)
    breaches.add('event-log/tool-output', 'accepted', '21', at, { id: name, field: 'output', found: fault });
}
