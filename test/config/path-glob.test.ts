import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configuredMatcher, pathProblem } from '../../src/config/path-glob.ts';
import { growth, muchMoreThanLinear } from '../support/growth.ts';
import { runs } from '../support/soak.ts';

describe('a configured path or glob', () => {
  it.each<[glob: string, matching: string[], near: string[]]>([
    ['plan.json', ['plan.json'], ['Plan.json', 'a/plan.json', 'plan.json/x', 'planxjson']],
    ['*.json', ['a.json', '.json', '.b.json'], ['a/b.json', 'a.jsonl']],
    ['runs/*/tree.json', ['runs/a/tree.json', 'runs/.x/tree.json'], ['runs/tree.json', 'runs/a/b/tree.json']],
    ['**/tree.json', ['tree.json', 'a/tree.json', '.a/b/c/tree.json'], ['atree.json', 'tree.json/a']],
    ['a/**/z', ['a/z', 'a/b/z', 'a/b/c/z'], ['az', 'b/a/z', 'a/b/zz']],
    ['a/**', ['a/b', 'a/b/c'], ['a', 'ab/c']],
    ['a?.json', ['ab.json', 'a😀.json', 'a\n.json'], ['a.json', 'abc.json', 'a/.json']],
    ['[ab].json', ['a.json', 'b.json', '[ab].json'], ['c.json', 'ab.json']],
    ['[a-c]x', ['ax', 'cx'], ['dx', '-x']],
    ['[!a]x', ['bx'], ['ax', 'x']],
    ['[]a]x', [']x', 'ax'], ['bx']],
    ['[group/*.json', ['[group/a.json'], ['group/a.json']],
    ['{a,b}/*.json', ['a/x.json', 'b/x.json'], ['c/x.json', 'ab/x.json']],
    ['{a,b/c}/d', ['a/d', 'b/c/d'], ['b/d']],
    ['x{,.old}.json', ['x.json', 'x.old.json'], ['x.new.json']],
    ['{a,{b,c}}', ['a', 'b', 'c'], ['d']],
    ['{a}/*', ['{a}/x'], ['a/x']],
    ['(app)/*.json', ['(app)/x.json'], ['app/x.json']],
    ['a|b*', ['a|b', 'a|bc'], ['a', 'b']],
    ['a+*', ['a+', 'a+b'], ['aa', 'a']],
    ['$x^"y"*', ['$x^"y"', '$x^"y"z'], ['xy']],
    ['{a.json', ['{a.json'], ['a.json']],
    ['a,b*', ['a,b', 'a,bc'], ['a']],
  ])('%s', (glob, matching, near) => {
    expect(pathProblem(glob)).toBeUndefined();
    const matches = configuredMatcher(glob);
    expect(matching.filter((path) => !matches(path))).toEqual([]);
    expect(near.filter(matches)).toEqual([]);
  });

  it.each<[glob: unknown, problem: string]>([
    [undefined, 'must be a path or glob, as text'],
    ['', 'must be a path or glob, as text'],
    [7, 'must be a path or glob, as text'],
    ['/a', 'must be relative to the top of the repository'],
    ['C:\\a', 'must be relative to the top of the repository'],
    ['c:/a', 'must be relative to the top of the repository'],
    ['!a', "must not start with '!'; use ignore: to leave files out"],
    ['a\\b', "must use '/' between folders"],
    ['../a', "must not contain '.' or '..' as a folder"],
    ['a/../b', "must not contain '.' or '..' as a folder"],
    ['./a', "must not contain '.' or '..' as a folder"],
    ['.', "must not contain '.' or '..' as a folder"],
    ['a/', 'names a folder; write a/** for the files in it'],
    ['a//b', "must not contain '//'"],
    [`${'a'.repeat(500)}*`, 'is longer than 500 characters'],
    ['{a,b}'.repeat(7), 'stands for more than 100 alternatives; split it into several entries'],
  ])('%j: %s', (glob, problem) => {
    expect(pathProblem(glob)).toBe(problem);
  });

  it.each(['a', '.a/..b', '...', 'a!', '{a,b}{c,d}', '*'.repeat(500), '.github/**', 'C:a'])(
    '%j is none of these',
    (glob) => {
      expect(pathProblem(glob)).toBeUndefined();
    },
  );

  it.each([
    ['folders', '**/a/**/a/**/a/**/a/**/b', (size: number) => `${'a/'.repeat(size / 2)}c`],
    ['stars', `${'*a'.repeat(200)}b`, (size: number) => 'a'.repeat(size)],
    ['groups', '(a+)+b*', (size: number) => 'a'.repeat(size)],
    ['classes', '[a]+[a]+[a]+*b', (size: number) => 'a'.repeat(size)],
    ['alternatives', '{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}*x', (size: number) => 'ab'.repeat(size / 2)],
  ])('takes no longer than the product of both lengths: %s', (_, glob, path) => {
    const matches = configuredMatcher(glob);
    const grown = growth(2000, (size) => expect(matches(path(size))).toBe(false));
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });

  it('agrees with a naive reading that tries every way', () => {
    const segment = fc.constantFrom('**', '*', 'a', 'a*', '*b', '*a*b', '?', '{a,b}', '[ab]', '.a');
    const name = fc.constantFrom('a', 'b', 'ab', 'aab', '.a', 'abc');
    const glob = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
    const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(glob, path, (pattern, file) => {
        expect(configuredMatcher(pattern)(file)).toBe(naively(pattern.split('/'), file.split('/')));
      }),
      { numRuns: runs(2000) },
    );
  });
});

/** Segment by segment; `**` stands for any number of folders, at the end for one at least. */
function naively([segment, ...segments]: readonly string[], path: readonly string[]): boolean {
  const [name, ...names] = path;
  if (segment === undefined) return name === undefined;
  if (segment === '**' && segments.length === 0) return name !== undefined;
  if (segment === '**')
    return naively(segments, path) || (name !== undefined && naively(['**', ...segments], names));
  const pattern = segment
    .replaceAll('.', '\\.')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
    .replace('{a,b}', '[ab]');
  return name !== undefined && new RegExp(`^${pattern}$`).test(name) && naively(segments, names);
}
