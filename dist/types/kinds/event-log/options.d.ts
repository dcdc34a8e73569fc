import type { JsonObject } from '../../formats/json-value.ts';
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
