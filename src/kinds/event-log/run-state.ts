import type { schemaFault } from '../../formats/json-schema.ts';
import type { Breaches, Mark } from './breach.ts';
import { type AgentOptions, type EventLogOptions, type Phase, phases } from './options.ts';
import type { Root } from './workspace-path.ts';

/** What judging an event needs besides its run. */
export interface Judging {
  readonly breaches: Breaches;
  readonly options: EventLogOptions;
  /** A reader that knows no tools brings none, and not all that judges by schemas. */
  readonly faultBySchema: typeof schemaFault;
}

export interface StepState {
  readonly start: Mark;
  readonly phase: string;
  readonly attempt: number;
  /** Undefined where nothing is known of it. */
  readonly agent: KnownAgent | undefined;
  end?: Mark;
}

export interface KnownAgent extends AgentOptions {
  readonly id: string;
}

/** A call of a tool or of a language model. */
export interface CallState {
  readonly start: Mark;
  readonly stepId: string;
  /** Name of the tool; '' for a language model. */
  readonly name: string;
  /** Why its input is not what its schema asks for. */
  readonly badInput?: string;
  end?: Mark;
}

/** What is known by id: a map, or a draft of one. */
export interface Table<Value> {
  get(id: string): Value | undefined;
  set(id: string, value: Value): unknown;
  [Symbol.iterator](): Iterator<[string, Value]>;
}

/** Everything that must be remembered of a run until it is terminated. */
export interface RunState {
  readonly id: string;
  readonly first: Mark;
  started?: Mark;
  last: Mark;
  root?: Root;
  /** The furthest phase in which a step started; -1 for none. */
  furthest: number;
  readonly attempts: [number, number, number];
  readonly done: [boolean, boolean, boolean];
  readonly steps: Table<StepState>;
  readonly tools: Table<CallState>;
  readonly models: Table<CallState>;
  readonly artifacts: Table<Mark>;
}

export function newRun(first: Mark): RunState {
  return {
    id: first.run,
    first,
    last: first,
    furthest: -1,
    attempts: [0, 0, 0],
    done: [false, false, false],
    steps: new Map(),
    tools: new Map(),
    models: new Map(),
    artifacts: new Map(),
  };
}

/** The same run for another judge to go on with: nothing that is written into is shared. */
export function copiedRun(run: RunState): RunState {
  const { attempts, done, steps, tools, models, artifacts } = run;
  return {
    ...run,
    attempts: [...attempts],
    done: [...done],
    steps: copied(steps),
    tools: copied(tools),
    models: copied(models),
    artifacts: new Map(artifacts),
  };
}

function copied<Value extends object>(table: Table<Value>): Table<Value> {
  return new Map([...table].map(([id, value]) => [id, { ...value }]));
}

/** The most attempts in one phase (3). */
export const mostAttempts = 3;

/** Place of a phase among the phases; -1 where there is none of that name. */
export function phaseIndex(phase: unknown): number {
  return phases.indexOf(phase as Phase);
}

/** Phases whose attempts are used up without success. */
export function exhausted({ attempts, done }: RunState): Phase[] {
  return phases.filter((_, index) => (attempts[index] ?? 0) >= mostAttempts && done[index] !== true);
}
