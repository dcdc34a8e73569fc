import { describe, expect, it } from 'vitest';
import { withoutEchoes } from '../../../src/engine/contract/claims.ts';
import type { Finding } from '../../../src/engine/contract/finding.ts';
import { inAfter } from '../../../src/formats/location.ts';

const rules = [{ id: 'k/loud', supersedes: ['k/echo'] }, { id: 'k/echo' }, { id: 'k/other' }] as const;

function finding(ruleId: string, subject: string): Finding {
  return {
    ruleId,
    subject,
    severity: 'error',
    scope: 'step',
    messageId: 'm',
    message: 'm',
    at: inAfter(''),
    related: [],
  };
}

function left(...pairs: [string, string][]) {
  return withoutEchoes(
    pairs.map(([ruleId, subject]) => finding(ruleId, subject)),
    rules,
  ).map(({ ruleId, subject }) => [ruleId, subject]);
}

describe('withoutEchoes', () => {
  it.each<[string, [string, string][], number[]]>([
    [
      'the same field',
      [
        ['k/loud', 'a#x'],
        ['k/echo', 'a#x'],
      ],
      [0],
    ],
    [
      'any field of a claimed entity',
      [
        ['k/loud', 'a'],
        ['k/echo', 'a#x'],
        ['k/echo', 'a#y'],
        ['k/echo', 'a'],
      ],
      [0],
    ],
    [
      'an echo that comes first',
      [
        ['k/echo', 'a#x'],
        ['k/loud', 'a'],
      ],
      [1],
    ],
    [
      'no other field',
      [
        ['k/loud', 'a#x'],
        ['k/echo', 'a#y'],
      ],
      [0, 1],
    ],
    [
      'no entity, where only a field is claimed',
      [
        ['k/loud', 'a#x'],
        ['k/echo', 'a'],
      ],
      [0, 1],
    ],
    [
      'no other entity',
      [
        ['k/loud', 'a'],
        ['k/echo', 'b#x'],
      ],
      [0, 1],
    ],
    [
      'no other rule',
      [
        ['k/loud', 'a'],
        ['k/other', 'a'],
      ],
      [0, 1],
    ],
    [
      'not itself',
      [
        ['k/loud', 'a'],
        ['k/loud', 'a#x'],
      ],
      [0, 1],
    ],
    [
      'nothing the other way round',
      [
        ['k/echo', 'a'],
        ['k/other', 'a#x'],
      ],
      [0, 1],
    ],
  ])('drops %s', (_, pairs, kept) => {
    expect(left(...pairs)).toEqual(pairs.filter((__, index) => kept.includes(index)));
  });
});
