import type { JsonObject } from '../../formats/json-value.ts';

export const phases = ['planner', 'executor', 'reviewer'] as const;
export type Phase = (typeof phases)[number];

/** From what only reads to what runs programs (19). */
export const tiers = ['READ', 'WRITE', 'EXECUTE'] as const;
export type Tier = (typeof tiers)[number];

export interface AgentOptions {
  /** The phase whose steps it takes. */
  readonly phase: Phase;
  /** What it may do at most: READ, WRITE or EXECUTE. */
  readonly tier: Tier;
  /** Names of the tools it may use; absent: every tool of its tier. */
  readonly tools?: readonly string[];
}

export interface ToolOptions {
  /** What an agent must at least be allowed to do. */
  readonly tier: Tier;
  /** A JSON Schema (2020-12) of what goes in. */
  readonly input?: JsonObject;
  /** A JSON Schema of what comes out. */
  readonly output?: JsonObject;
}

/** What a `files:` entry says for an event log, completed. */
export interface EventLogOptions {
  /** Whether a run must have ended: `auto` takes one without an end for one under way, `closed` refuses it, `open` lets everything be open. */
  readonly mode: 'auto' | 'closed' | 'open';
  /** Whether the old lines are the beginning of the new ones, or only stand in order among them. */
  readonly appendOnly: 'strict' | 'superset';
  /** Whether unknown members are refused, and `event_id` is needed. */
  readonly strictPayload: boolean;
  /** By id; empty: one agent for each phase, as invariant 48 has them. */
  readonly agents: Readonly<Record<string, AgentOptions>>;
  /** By name; empty: nothing is known of tools. */
  readonly tools: Readonly<Record<string, ToolOptions>>;
}

export const defaultEventLogOptions: EventLogOptions = {
  mode: 'auto',
  appendOnly: 'strict',
  strictPayload: false,
  agents: {},
  tools: {},
};

export const eventLogOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: {
      description:
        'Whether every run must be terminated (closed), none need be (open), or what is open in a terminated run is an error (auto).',
      enum: ['auto', 'closed', 'open'],
    },
    appendOnly: {
      description:
        'Whether old lines stay at the front (strict), or stay in order with others between (superset).',
      enum: ['strict', 'superset'],
    },
    strictPayload: {
      description: 'Whether members that the schema does not name are refused, and event_id is required.',
      type: 'boolean',
    },
    agents: {
      description: 'The agents, by id; without any there is one for each phase.',
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['phase', 'tier'],
        properties: {
          phase: { description: 'The phase whose steps it takes.', enum: phases },
          tier: { description: 'What it may do at most.', enum: tiers },
          tools: {
            description: 'Names of the tools it may use; left out: every tool up to its tier.',
            type: 'array',
            items: { type: 'string' },
          },
        },
      },
    },
    tools: {
      description: 'The tools, by name, with JSON Schemas of what goes in and comes out.',
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['tier'],
        properties: {
          tier: { description: 'What an agent must at least be allowed to do.', enum: tiers },
          input: { description: 'JSON Schema of what goes in.', type: 'object' },
          output: { description: 'JSON Schema of what comes out.', type: 'object' },
        },
      },
    },
  },
} as const;
