import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../src/config/govern.ts';
import { globMatcher } from '../../src/config/path-glob.ts';
import { detectedFilesOf } from '../../src/config/usual-files.ts';
import type { StateKind, UsualFiles } from '../../src/engine/contract/kind.ts';
import { kinds } from '../../src/kinds/index.ts';
import { growth, muchMoreThanLinear } from '../support/growth.ts';

describe('detection', () => {
  const govern = governByDetection(kinds);

  it.each<[string, boolean]>([
    ['.runner/state/tree.json', true],
    ['a/b/.runner/state/tree.json', true],
    ['new\nline/.runner/state/tree.json', true],
    ['c\rr/.runner/state/tree.json', true],
    ['u\u2028s/.runner/state/tree.json', true],
    ['[x]{y}*/.runner/state/tree.json', true],
    ['.runner/state/Tree.json', true],
    ['.Runner/STATE/tree.JSON', true],
    ['.runner/state/tree.json.bak', false],
    ['x.runner/state/tree.json', false],
    ['.runner/state/deep/tree.json', false],
  ])('of %j: %s', (path, governed) => {
    expect(govern(path) !== undefined).toBe(governed);
  });
});

describe('detection of formats', () => {
  const [usual = kinds[0]] = kinds;
  const format = (name: string, more: Partial<UsualFiles> = {}): UsualFiles => ({
    title: name,
    globs: [`**/${name}`],
    options: {},
    ...more,
  });
  const govern = (...formats: UsualFiles[]) =>
    governByDetection([{ ...usual, match: { ...usual?.match, formats } } as StateKind]);

  it('takes the longest glob that matches, whatever the order', () => {
    const [specs, own] = [format('specs/*/tasks.md'), format('.own/specs/*/tasks.md')];
    for (const detect of [govern(specs, own), govern(own, specs)]) {
      expect(detect('a/.own/specs/x/tasks.md')?.usual).toBe(own);
      expect(detect('specs/x/tasks.md')?.usual).toBe(specs);
      expect(detect('specs/tasks.md')).toBeUndefined();
    }
  });

  it('leaves alone what is only proposed', () => {
    expect(govern(format('TODO.md', { isProposed: true }))('TODO.md')).toBeUndefined();
    expect(govern(format('TODO.md'))('TODO.md')).toBeDefined();
  });

  it('takes bytes that are no text for what they may have been', () => {
    const never = govern(format('a.json', { hasShape: () => false }))('a.json');
    expect(never?.hasShape?.(new Uint8Array([0x7b, 0x7d]))).toBe(false);
    expect(never?.hasShape?.(new Uint8Array([0xff, 0xfe]))).toBe(true);
  });

  // docs/configuration.md, and the names that only one tool gives its plans: these and no others are recognisable
  // without doubt.
  it('knows no presets but those that the specification detects', () => {
    const detected = [
      'ralph',
      'feature-list',
      'task-master',
      'beads',
      'bmad',
      'spec-kit',
      'openspec',
      'kiro',
      'planning-with-files',
      'omo',
      'cursor-plan',
      'superpowers',
      'conductor',
      'gsd-2',
      'ai-dlc',
      'beads-log',
      'trellis',
    ];
    const presets = kinds.flatMap(detectedFilesOf).flatMap(({ options }) => options.preset ?? []);
    expect(presets.filter((preset) => !detected.includes(String(preset)))).toEqual([]);
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

  it('takes no longer than the product of both lengths', () => {
    const matches = globMatcher('**/a/**/a/**/a/**/a/**/b');
    const grown = growth(2000, (size) => expect(matches(`${'a/'.repeat(size)}c`)).toBe(false));
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});
