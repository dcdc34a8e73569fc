import { ruleOver } from '../../../src/engine/contract/rule.ts';
import { inAfter } from '../../../src/formats/location.ts';
import { matching, textReader, toyKind, valueEntity } from './toy-kind.ts';

/** A document with a companion: a number that must stay within the limit its companion states. */
interface PairDoc {
  readonly value: number;
  readonly limit: number | undefined;
}

const rule = ruleOver<{ readonly before: PairDoc | null; readonly after: PairDoc | null }>();

export const toyPair = toyKind<PairDoc, { readonly before: PairDoc | null; readonly after: PairDoc | null }>({
  id: 'toy-pair',
  match: matching('**/value.toypair'),
  parts: (path) => [{ role: 'limit', glob: path.replace(/value\.toypair$/, 'limit.txt') }],
  rules: [
    rule({
      id: 'toy-pair/within-limit',
      title: 'The value stays within its limit',
      why: 'A limit that is not kept is none.',
      fix: 'Lower the value.',
      severity: 'error',
      since: '0.1.0',
      scopes: ['step', 'net'],
      messages: { above: 'value {value} is above the limit {limit}' },
      *check({ before, after }, problem) {
        if (after?.limit === undefined || after.value <= after.limit) return;
        if (before?.value === after.value && before.limit === after.limit) return;
        const { value, limit } = after;
        yield problem('above', { value, limit }, { subject: 'value', at: inAfter('', 'limit') });
      },
    }),
  ],
  read: () =>
    textReader((parts) => {
      const text = parts.get('') ?? '';
      const limit = parts.get('limit');
      if (!/^\d+\n?$/.test(text)) return null;
      return { value: Number(text), limit: limit === undefined ? undefined : Number(limit) };
    }),
  compare: (before, after) => ({ before, after }),
  entities: {
    ids: () => ['value'],
    get: (doc, id) =>
      id === 'value'
        ? valueEntity({
            value: { role: 'counter', value: doc.value },
            limit: { role: 'value', value: doc.limit ?? null },
          })
        : undefined,
  },
});
