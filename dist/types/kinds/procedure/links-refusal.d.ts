import type { ProcedureFacts } from './facts.ts';
import type { Run } from './model.ts';
import { type Refusal } from './refusal.ts';
type Facts = Pick<ProcedureFacts, 'earlier' | 'after'>;
/** What links say of a run goes back; where the links are as they were, the node that is no longer what they lead to. */
export declare function linksRefusal(facts: Facts, { node }: Pick<Run, 'node'>, field: string): Refusal;
export {};
