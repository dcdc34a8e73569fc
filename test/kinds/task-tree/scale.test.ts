import { describe, expect, it } from 'vitest';
import { growth, muchMoreThanLinear } from '../../support/growth.ts';
import { changing, declaring, done, inner, node, pretty, retry, ruleIds } from '../../support/trees.ts';

const wide = (size: number) =>
  inner(
    'root',
    Array.from({ length: size }, (_, index) => node(`n${String(index).padStart(6, '0')}`)),
  );

function chain(levels: number, leaf = node('leaf')) {
  let value = leaf;
  for (let level = levels; level > 0; level -= 1) value = inner(`n${level}`, [value]);
  return value;
}

describe('a tree of 100,000 nodes', () => {
  it('is judged in a time that grows with it', () => {
    const message = declaring(done('n000000'));
    const grown = growth(25_000, (size) => {
      const before = wide(size);
      const after = changing(before, 'n000000', { passes: true });
      expect(ruleIds({ before: pretty(before), after: pretty(after), message })).toEqual([]);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});

describe('a deep tree', () => {
  it('is judged down to the limit of nesting', () => {
    const before = chain(490);
    expect(
      ruleIds({
        before,
        after: chain(490, node('leaf', { attempts: 1 })),
        message: declaring(retry('leaf')),
      }),
    ).toEqual([]);
    expect(ruleIds({ before, after: chain(510), message: '' })).toEqual(['state-file/unreadable']);
  });
});
