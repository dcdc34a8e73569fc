import { describe, expect, it } from 'vitest';
import { changing, declaring, done, inner, node, pretty, retry, ruleIds } from '../../support/trees.ts';

const wide = inner(
  'root',
  Array.from({ length: 100_000 }, (_, index) => node(`n${String(index).padStart(6, '0')}`)),
);
const flipped = changing(wide, 'n000000', { passes: true });

function chain(levels: number, leaf = node('leaf')) {
  let value = leaf;
  for (let level = levels; level > 0; level -= 1) value = inner(`n${level}`, [value]);
  return value;
}

describe('a tree of 100,000 nodes', () => {
  it('is judged within seconds', () => {
    const message = declaring(done('n000000'));
    const transition = { before: pretty(wide), after: pretty(flipped), message };
    const started = performance.now();
    expect(ruleIds(transition)).toEqual([]);
    // Five seconds on a quiet machine; the bound is for what is quadratic.
    expect(performance.now() - started).toBeLessThan(20_000);
  }, 30_000);
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
