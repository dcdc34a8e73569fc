import { randomUUID } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { jsonCopy, jsonFault } from '../../engine/values/plain-json.ts';
import { done } from '../../engine/values/result.ts';
import { checks } from '../../kinds/event-log/check-options.ts';
import {
  type AgentOptions,
  defaultEventLogOptions,
  type EventLogOptions,
  type ToolOptions,
} from '../../kinds/event-log/options.ts';
import { sameId } from '../../kinds/event-log/same-id.ts';
import { readRoot } from '../../kinds/event-log/workspace-path.ts';
import { type Recorded, reasonOf, refused } from './result.ts';

/** The only programs that a run may start (44). */
export const wrapperNames = ['run_tests', 'run_build', 'run_lint'] as const;
export type WrapperName = (typeof wrapperNames)[number];

/** Program and arguments of each wrapper; no shell reads them. */
export type Commands = Readonly<Partial<Record<WrapperName, readonly string[]>>>;

export interface RecorderOptions {
  /** The log; created where it is absent, its folder must be there. */
  readonly file: string;
  /** The folder that runs work in, absolute. It is written as it is without links and `..`. */
  readonly workspaceRoot: string;
  /** By id. Without any there are the usual three: planner and reviewer, which READ, and executor, which may EXECUTE. */
  readonly agents?: Readonly<Record<string, AgentOptions>>;
  /** By name, with JSON Schemas of what goes in and comes out. */
  readonly tools?: Readonly<Record<string, ToolOptions>>;
  /** The allowlisted wrappers, each with the command that it runs. */
  readonly commands?: Commands;
  /** How long a command may run; ten minutes unless told. */
  readonly commandTimeoutMs?: number;
  /** When a call waits for the disk: for each event (the default), at the end of each run, never. */
  readonly fsync?: 'always' | 'run' | 'never';
  /** What happens to a last line that a crash has torn: it is reported as `E_TORN_LINE` (the default), or cut. */
  readonly tornLine?: 'report' | 'truncate';
  /** By default the clock of the machine. */
  readonly clock?: () => Date;
  /** By default random, of version 4. */
  readonly uuid?: () => string;
}

/** Options as they were when the recorder was made; what becomes of the given objects later changes nothing (45, 47). */
export interface Settings {
  readonly file: string;
  readonly root: string;
  readonly options: EventLogOptions;
  readonly commands: Commands;
  readonly commandTimeoutMs: number;
  readonly fsync: 'always' | 'run' | 'never';
  readonly clock: () => Date;
  readonly uuid: () => string;
}

/** What an event may hold, so that its log can be read again: less than what a reader takes. */
export const eventSize = { maxDepth: 500, maxValues: 1_000_000 } as const;

/** The three of invariant 48. */
const defaultAgents: Readonly<Record<string, AgentOptions>> = {
  planner: { phase: 'planner', tier: 'READ' },
  executor: { phase: 'executor', tier: 'EXECUTE' },
  reviewer: { phase: 'reviewer', tier: 'READ' },
};

export function settingsOf(given: RecorderOptions): Recorded<Settings> {
  try {
    return readSettings(given);
  } catch (cause) {
    return wrong(`the options cannot be read: ${reasonOf(cause)}`);
  }
}

function readSettings(given: RecorderOptions): Recorded<Settings> {
  const root = rootOf(given.workspaceRoot);
  if (!root.ok) return root;
  const options = registryOf(given);
  if (!options.ok) return options;
  const commands = commandsOf(given.commands ?? {});
  if (!commands.ok) return commands;
  const { fsync = 'always', commandTimeoutMs = 600_000, clock = () => new Date(), uuid = randomUUID } = given;
  if (!['always', 'run', 'never'].includes(fsync)) return wrong("fsync must be 'always', 'run' or 'never'");
  if (!(commandTimeoutMs > 0)) return wrong('commandTimeoutMs must be above 0');
  if (typeof given.file !== 'string' || given.file === '') return wrong('file must be the path of the log');
  const [file, value] = [resolve(given.file), commands.value];
  return done({
    file,
    root: root.value,
    options: options.value,
    commands: value,
    commandTimeoutMs,
    fsync,
    clock,
    uuid: () => sameId(String(uuid())),
  });
}

function wrong(message: string, invariant?: string) {
  return refused('E_CONFIGURATION', message, invariant);
}

/** The real path of the root (4a): what is not absolute, or no folder, is refused. */
function rootOf(path: unknown): Recorded<string> {
  const shown = JSON.stringify(path) ?? 'undefined';
  if (typeof path !== 'string' || !isAbsolute(path) || path.includes('\0'))
    return refused('E_INVARIANT', `workspaceRoot ${shown} must be an absolute path`, '4a');
  try {
    const real = realpathSync(path);
    if (!statSync(real).isDirectory())
      return refused('E_INVARIANT', `workspaceRoot ${shown} must be a folder`, '4a');
    return typeof readRoot(real) === 'string'
      ? refused('E_INVARIANT', `workspaceRoot ${shown} cannot be written in normal form`, '4a')
      : done(real);
  } catch (cause) {
    return refused('E_INVARIANT', `workspaceRoot ${shown} cannot be used: ${reasonOf(cause)}`, '4a');
  }
}

/** Agents and tools as the kind checks them; the wrappers are always among the tools, so that no registry is empty. */
function registryOf({ agents = {}, tools = {} }: RecorderOptions): Recorded<EventLogOptions> {
  const fault = jsonFault({ agents, tools }, eventSize);
  if (fault !== undefined) return wrong(`agents and tools must be plain data: ${fault}`, '45');
  if ([agents, tools].some((each) => typeof each !== 'object' || each === null))
    return wrong('agents and tools must be objects', '45');
  if (Object.hasOwn(tools, 'execute_shell'))
    return wrong('tools may not hold execute_shell: no run executes a shell', '44');
  const wrappers = Object.fromEntries(wrapperNames.map((name) => [name, { tier: 'EXECUTE' }]));
  const all = Object.keys(agents).length === 0 ? defaultAgents : agents;
  const checked = checks.check(jsonCopy({ agents: all, tools: { ...wrappers, ...tools } }));
  if (checked.ok) return done({ ...defaultEventLogOptions, ...checked.options });
  return wrong(checked.faults.map(({ pointer, message }) => `${pointer} ${message}`).join('; '), '45');
}

function commandsOf(commands: Commands): Recorded<Commands> {
  for (const [name, command] of Object.entries(commands)) {
    if (!wrapperNames.some((known) => known === name))
      return wrong(`commands knows ${wrapperNames.join(', ')}, not ${JSON.stringify(name)}`, '44');
    const isCommand =
      Array.isArray(command) &&
      command[0] !== '' &&
      command.length > 0 &&
      command.every((part) => typeof part === 'string' && !part.includes('\0'));
    if (!isCommand)
      return wrong(`commands.${name} must be a program and its arguments, as a list of texts`, '44');
  }
  return done(jsonCopy(commands));
}
