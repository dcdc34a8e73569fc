import {
  fillMessage,
  type Messages,
  type MessageValues,
  type RuleDescription,
} from '../../engine/contract/rule.ts';
import { inAfter } from '../../formats/location.ts';
import type { Breach, BreachValues } from './breach.ts';
import { type EventLogFacts, logRule } from './facts.ts';

/** Reasons may only name what a breach knows. */
type Reasons<M extends Messages> = {
  readonly [Id in keyof M]: keyof MessageValues<M[Id]> extends keyof BreachValues ? M[Id] : never;
};

interface BreachRule<M extends Messages>
  extends Pick<RuleDescription<Messages>, 'id' | 'title' | 'why' | 'fix' | 'supersedes'>,
    Partial<Pick<RuleDescription<Messages>, 'severity'>> {
  /** What is said of an event, by message id. */
  readonly reasons: M & Reasons<M>;
  /** What is put back, where that is not the event alone. */
  readonly refused?: (breach: Breach, facts: EventLogFacts) => readonly string[];
}

/**
 * A rule that selects its own of the breaches which the automaton found, so that many rules are one pass. Each finding names `seq`, event
 * type and reason (53).
 */
export function breachRule<const M extends Messages>({
  reasons,
  severity = 'error',
  refused = (breach) => [breach.refused],
  ...own
}: BreachRule<M>) {
  const all: Messages = reasons;
  const messages: Messages = Object.fromEntries(
    Object.entries(all).map(([id, reason]) => [id, `seq {seq} ({type}): ${reason}`]),
  );
  return logRule<Messages>({
    ...own,
    severity,
    since: '0.1.0',
    scopes: ['snapshot'],
    messages,
    *check(facts, problem) {
      for (const breach of facts.breaches.get(own.id) ?? []) {
        const { messageId, invariant, subject, pointer, values, related } = breach;
        const { seq, type: eventType, run } = values;
        const reason = fillMessage(all[messageId] ?? '', { ...values });
        const data = { seq, eventType, run, reason, invariant };
        const others = related === undefined ? [] : [{ ...inAfter(related.pointer), label: related.label }];
        const refuses = refused(breach, facts);
        yield problem(
          messageId,
          { ...values },
          { subject, at: inAfter(pointer), related: others, data, laws: [lawOf(invariant)], refuses },
        );
      }
    },
  });
}

/** `2a.5` is the fifth case of law `2a`. */
function lawOf(invariant: string): string {
  return invariant.split('.', 1).join('');
}
