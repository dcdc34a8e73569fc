import { describe, expect, it } from 'vitest';
import { globMatcher, governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';

describe('detection', () => {
  const govern = governByDetection(kinds);

  it.each<[string, boolean]>([
    ['.runner/state/tree.json', true],
    ['a/b/.runner/state/tree.json', true],
    ['new\nline/.runner/state/tree.json', true],
    ['c\rr/.runner/state/tree.json', true],
    ['u\u2028s/.runner/state/tree.json', true],
    ['[x]{y}*/.runner/state/tree.json', true],
    ['.runner/state/Tree.json', false],
    ['.runner/state/tree.json.bak', false],
    ['x.runner/state/tree.json', false],
    ['.runner/state/deep/tree.json', false],
  ])('of %j: %s', (path, governed) => {
    expect(govern(path) !== undefined).toBe(governed);
  });
});

describe('a glob of a companion', () => {
  it('matches itself where it is a plain path, brackets and all', () => {
    expect(globMatcher('[a]/run_state.json')('[a]/run_state.json')).toBe(true);
    expect(globMatcher('[a]/run_state.json')('a/run_state.json')).toBe(false);
    expect(globMatcher('box/*.item')('box/a.item')).toBe(true);
    expect(globMatcher('box/*.item')('box/a/b.item')).toBe(false);
    expect(['box2/a.item', 'box2/b.item'].filter(globMatcher('box/*.item'))).toEqual([]);
  });
});
