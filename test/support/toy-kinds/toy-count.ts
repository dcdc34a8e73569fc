import type { Context } from '../../../src/engine/contract/context.ts';
import { ruleOver } from '../../../src/engine/contract/rule.ts';
import { inAfter } from '../../../src/formats/location.ts';
import { matching, textReader, toyKind, valueEntity } from './toy-kind.ts';

/** A counter with a net rule, and a step rule that looks back two commits. */
interface CountFacts {
  readonly from: number;
  readonly to: number;
  readonly prior: Context['prior'];
}

const rule = ruleOver<CountFacts>();
const description = { why: 'A toy.', fix: 'Do not.', severity: 'error', since: '0.1.0' } as const;

export const toyCount = toyKind<number, CountFacts>({
  id: 'toy-count',
  match: matching('**/*.toycount'),
  rules: [
    rule({
      ...description,
      id: 'toy-count/not-below-base',
      title: 'Over a range the count does not fall',
      scopes: ['net'],
      messages: { fell: 'the count fell from {from} to {to}' },
      *check({ from, to }, problem) {
        if (to < from) yield problem('fell', { from, to }, { subject: 'count', at: inAfter('') });
      },
    }),
    rule({
      ...description,
      id: 'toy-count/announced',
      title: 'A jump is announced in one of the two commits before',
      scopes: ['step'],
      needs: ['prior'],
      messages: { jumped: 'the count jumped from {from} to {to} unannounced' },
      *check({ from, to, prior = [] }, problem) {
        if (to <= from + 1 || prior.some(({ message }) => message.includes('jump ahead'))) return;
        yield problem('jumped', { from, to }, { subject: 'count', at: inAfter('') });
      },
    }),
  ],
  read: () =>
    textReader((parts) => {
      const text = parts.get('') ?? '';
      return /^\d+\n?$/.test(text) ? Number(text) : null;
    }),
  compare: (before, after, context) => ({
    from: before ?? 0,
    to: after ?? before ?? 0,
    prior: context.prior?.slice(0, 2),
  }),
  entities: {
    ids: () => ['count'],
    get: (doc, id) => (id === 'count' ? valueEntity({ count: { role: 'counter', value: doc } }) : undefined),
  },
});
