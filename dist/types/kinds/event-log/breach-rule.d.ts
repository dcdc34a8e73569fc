import { type Messages, type MessageValues, type RuleDescription } from '../../core/rule.ts';
import type { Breach, BreachValues } from './breach.ts';
import { type EventLogFacts } from './facts.ts';
/** Reasons may only name what a breach knows. */
type Reasons<M extends Messages> = {
    readonly [Id in keyof M]: keyof MessageValues<M[Id]> extends keyof BreachValues ? M[Id] : never;
};
interface BreachRule<M extends Messages> extends Pick<RuleDescription<Messages>, 'id' | 'title' | 'why' | 'fix' | 'supersedes'>, Partial<Pick<RuleDescription<Messages>, 'severity'>> {
    /** What is said of an event, by message id. */
    readonly reasons: M & Reasons<M>;
    /** What is refused, where that is not the rest of the run from the event on. */
    readonly refused?: (breach: Breach, facts: EventLogFacts) => readonly string[];
}
/**
 * A rule that selects its own of the breaches which the automaton found, so that many rules are one pass. Each finding names `seq`, event
 * type and reason (53).
 */
export declare function breachRule<const M extends Messages>({ reasons, severity, refused, ...own }: BreachRule<M>): import("../../core/rule.ts").Rule<EventLogFacts, undefined, Messages>;
export {};
