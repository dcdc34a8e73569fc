import type { JsonObject } from '../../core/json-value.ts';
export declare const phases: readonly ['planner', 'executor', 'reviewer'];
export type Phase = (typeof phases)[number];
/** From what only reads to what runs programs (19). */
export declare const tiers: readonly ['READ', 'WRITE', 'EXECUTE'];
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
export declare const defaultEventLogOptions: EventLogOptions;
export declare const eventLogOptionsSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly mode: {
            readonly description: 'Whether every run must be terminated (closed), none need be (open), or what is open in a terminated run is an error (auto).';
            readonly enum: readonly ['auto', 'closed', 'open'];
        };
        readonly appendOnly: {
            readonly description: 'Whether old lines stay at the front (strict), or stay in order with others between (superset).';
            readonly enum: readonly ['strict', 'superset'];
        };
        readonly strictPayload: {
            readonly description: 'Whether members that the schema does not name are refused, and event_id is required.';
            readonly type: 'boolean';
        };
        readonly agents: {
            readonly description: 'The agents, by id; without any there is one for each phase.';
            readonly type: 'object';
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ['phase', 'tier'];
                readonly properties: {
                    readonly phase: {
                        readonly description: 'The phase whose steps it takes.';
                        readonly enum: readonly ["planner", "executor", "reviewer"];
                    };
                    readonly tier: {
                        readonly description: 'What it may do at most.';
                        readonly enum: readonly ["READ", "WRITE", "EXECUTE"];
                    };
                    readonly tools: {
                        readonly description: 'Names of the tools it may use; left out: every tool up to its tier.';
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                        };
                    };
                };
            };
        };
        readonly tools: {
            readonly description: 'The tools, by name, with JSON Schemas of what goes in and comes out.';
            readonly type: 'object';
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ['tier'];
                readonly properties: {
                    readonly tier: {
                        readonly description: 'What an agent must at least be allowed to do.';
                        readonly enum: readonly ["READ", "WRITE", "EXECUTE"];
                    };
                    readonly input: {
                        readonly description: 'JSON Schema of what goes in.';
                        readonly type: 'object';
                    };
                    readonly output: {
                        readonly description: 'JSON Schema of what comes out.';
                        readonly type: 'object';
                    };
                };
            };
        };
    };
};
