import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentName } from '../../src/integrations/agents/agent-names.ts';

/** What agents hand over, as they were recorded or are documented: `test/integrations/agents/payloads`, one file an agent. */
export interface AgentPayloads {
  readonly agent: AgentName;
  /** Recorded from the program itself, read in its code, or documented. */
  readonly how: 'recorded' | 'read' | 'documented';
  readonly program: string;
  readonly source: string;
  /** The day. */
  readonly read: string;
  readonly payloads: readonly { readonly name: string; readonly payload: unknown }[];
}

const folder = 'test/integrations/agents/payloads';

export const agentPayloads: readonly AgentPayloads[] = readdirSync(folder)
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** What stands in a payload for the words of a test. */
export interface Filling {
  readonly top: string;
  /** The state file, from the top. */
  readonly path: string;
  readonly old: string;
  readonly new: string;
  readonly before: string;
}

const stateFile = '.runner/state/tree.json';

/** A payload about these texts of this file, as the agent would write it to standard input. */
export function filled(payload: unknown, filling: Filling): string {
  const { before } = filling;
  const line = before.split('\n').find((each) => each.includes(filling.old)) ?? filling.old;
  const words: Readonly<Record<string, string>> = {
    old: filling.old,
    new: filling.new,
    oldLine: line,
    newLine: line.replace(filling.old, () => filling.new),
    content: before.replace(filling.old, () => filling.new),
  };
  const text = (value: string): string =>
    value
      .replaceAll(`/project/${stateFile}`, () => join(filling.top, filling.path))
      .replaceAll(stateFile, () => filling.path)
      .replaceAll(/\/project\b/g, () => filling.top)
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
  return JSON.stringify(mapped(payload, text));
}

/** Arguments that come as the text of an object are filled inside. */
function mapped(value: unknown, text: (value: string) => string): unknown {
  if (typeof value === 'string')
    return value.startsWith('{') && value.endsWith('"}')
      ? JSON.stringify(mapped(JSON.parse(value), text))
      : text(value);
  if (Array.isArray(value)) return value.map((each) => mapped(each, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, text)]));
}
