import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { followPath } from '../../../src/engine/files/follow-path.ts';
import { linkText } from '../../../src/engine/files/link-reader.ts';
import { folderOfLink, linkedPaths } from '../../../src/engine/files/linked-paths.ts';
import type { TreeEntry } from '../../../src/engine/ports.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';

/** Paths and what stands there: `-> x` is a link, `submodule` one, anything else a file. */
type Tree = Readonly<Record<string, string>>;

async function follow(path: string, tree: Tree) {
  return followPath(path, {
    entry: async (asked) => {
      const text = tree[asked];
      if (text === undefined) return null;
      const nature = text === 'submodule' ? text : text.startsWith('-> ') ? 'link' : 'regular';
      return { blob: text, nature } satisfies TreeEntry;
    },
    text: async ({ blob }) => (blob === '-> ' ? undefined : blob.slice(3)),
  });
}

const chain = (length: number): Tree =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [`l${index}`, index === length - 1 ? '-> end' : `-> l${index + 1}`]),
  );

describe('where a path leads', () => {
  it.each<{ name: string; path: string; tree: Tree; leads: string }>([
    { name: 'a file', path: 'a', tree: { a: 'A' }, leads: 'A' },
    { name: 'nothing', path: 'a', tree: {}, leads: 'nothing' },
    { name: 'a submodule', path: 'a', tree: { a: 'submodule' }, leads: 'submodule' },
    {
      name: 'a link beside it',
      path: 'd/a',
      tree: { 'd/a': '-> b', 'd/b': 'B', b: 'top' },
      leads: 'B at d/b',
    },
    { name: 'a link upwards', path: 'd/e/a', tree: { 'd/e/a': '-> ../../b', b: 'B' }, leads: 'B at b' },
    {
      name: 'dots and slashes',
      path: 'd/a',
      tree: { 'd/a': '-> .//./e/../b', 'd/b': 'B' },
      leads: 'B at d/b',
    },
    { name: 'a chain', path: 'a', tree: { a: '-> d/b', 'd/b': '-> c', 'd/c': 'C' }, leads: 'C at d/c' },
    { name: '40 links', path: 'l0', tree: { ...chain(40), end: 'E' }, leads: 'E at end' },
    { name: '41 links', path: 'l0', tree: { ...chain(41), end: 'E' }, leads: 'loop end' },
    { name: 'a link to itself', path: 'a', tree: { a: '-> a' }, leads: 'loop a' },
    { name: 'two links to each other', path: 'a', tree: { a: '-> b', b: '-> a' }, leads: 'loop b' },
    { name: 'a folder that contains itself', path: 'd/a', tree: { d: '-> d/e' }, leads: 'loop d/e' },
    { name: 'an absolute path', path: 'a', tree: { a: '-> /etc/passwd' }, leads: 'absolute /etc/passwd' },
    { name: 'out of the repository', path: 'd/a', tree: { 'd/a': '-> ../../x' }, leads: 'outside ../../x' },
    {
      name: 'out and in again',
      path: 'a',
      tree: { a: '-> ../repository/b', b: 'B' },
      leads: 'outside ../repository/b',
    },
    { name: 'the top itself', path: 'd/a', tree: { 'd/a': '-> ..' }, leads: 'dangling ..' },
    { name: 'nowhere', path: 'a', tree: { a: '-> b' }, leads: 'dangling b' },
    { name: 'a folder', path: 'a', tree: { a: '-> d', 'd/b': 'B' }, leads: 'dangling d' },
    { name: 'below a file', path: 'a', tree: { a: '-> b/c', b: 'B' }, leads: 'dangling b/c' },
    { name: 'a file with a slash behind it', path: 'a', tree: { a: '-> b/', b: 'B' }, leads: 'dangling b/' },
    { name: 'a chain that ends nowhere', path: 'a', tree: { a: '-> b', b: '-> c' }, leads: 'dangling c' },
    {
      name: 'a submodule on the way',
      path: 'a',
      tree: { a: '-> s/b', s: 'submodule' },
      leads: 'into-submodule s/b',
    },
    { name: 'a text that is no path', path: 'a', tree: { a: '-> ' }, leads: 'no-path ' },
    { name: 'a folder elsewhere', path: 'd/a', tree: { d: '-> e', 'e/a': 'A' }, leads: 'A at e/a' },
    {
      name: 'two folders elsewhere',
      path: 'd/f/a',
      tree: { d: '-> e', 'e/f': '-> ../g', 'g/a': 'A' },
      leads: 'A at g/a',
    },
    {
      name: 'up from where a folder is',
      path: 'd/a',
      tree: { d: '-> x/e', 'x/e/a': '-> ../b', 'x/b': 'B', b: 'no' },
      leads: 'B at x/b',
    },
    { name: 'a folder that is not there', path: 'd/a', tree: { d: '-> e' }, leads: 'nothing' },
    { name: 'a folder without the file', path: 'd/a', tree: { d: '-> e', 'e/b': 'B' }, leads: 'nothing' },
    {
      name: 'a link to nowhere in a folder elsewhere',
      path: 'd/a',
      tree: { d: '-> e', 'e/a': '-> b' },
      leads: 'dangling b',
    },
    { name: 'a folder outside', path: 'd/a', tree: { d: '-> /e' }, leads: 'absolute /e' },
    {
      name: 'a folder in a submodule',
      path: 'd/a',
      tree: { d: '-> s', s: 'submodule' },
      leads: 'into-submodule s',
    },
    { name: 'a submodule in place of the folder', path: 's/a', tree: { s: 'submodule' }, leads: 'nothing' },
    { name: 'a file in place of the folder', path: 'd/a', tree: { d: 'D' }, leads: 'nothing' },
  ])('$name: $leads', async ({ path, tree, leads }) => {
    const { entry } = await follow(path, tree);
    const { blob = 'nothing', fault, target } = entry ?? {};
    const text = fault === undefined ? blob : `${fault.reason} ${fault.target}`;
    expect(target === undefined ? text : `${text} at ${target}`).toBe(leads);
  });

  it('says which links it went through, and which paths it asked for', async () => {
    const { links, asked } = await follow('d/a', { d: '-> e', 'e/a': '-> b', 'e/b': 'B' });
    expect(links).toEqual(['d', 'e/a']);
    expect([...asked]).toEqual(['d/a', 'd', 'e', 'e/a', 'e/b']);
  });
});

describe('what a link says', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it.each<[string, readonly Uint8Array[], string | undefined]>([
    ['a path in two chunks', [bytes('../a'), bytes('b')], '../ab'],
    ['a character cut in two', [Uint8Array.of(0xc3), Uint8Array.of(0xa9)], 'é'],
    ['a byte order mark, which is part of the name', [bytes('\ufeffa')], '\ufeffa'],
    ['nothing', [], undefined],
    ['a NUL', [bytes('a\0b')], undefined],
    ['no UTF-8', [Uint8Array.of(0xe9)], undefined],
    ['as much as a path can hold', [bytes('a'.repeat(4096))], 'a'.repeat(4096)],
    ['more than a path can hold', [bytes('a'.repeat(4097))], undefined],
  ])('%s', (_, chunks, text) => {
    expect(linkText(chunks)).toBe(text);
  });
});

describe('the governed paths that links make', () => {
  const tree = '.runner/state/tree.json';
  it.each<{ name: string; paths: readonly string[]; links: Tree; expected: readonly string[] }>([
    {
      name: 'a link at one',
      paths: [tree, 'store/x.json'],
      links: { [tree]: '../../store/x.json' },
      expected: [tree],
    },
    {
      name: 'a link elsewhere',
      paths: [tree, 'CLAUDE.md', 'AGENTS.md'],
      links: { 'CLAUDE.md': 'AGENTS.md' },
      expected: [],
    },
    {
      name: 'a folder above one',
      paths: ['.runner', 'store/state/tree.json'],
      links: { '.runner': 'store' },
      expected: [tree],
    },
    {
      name: 'a folder of another name',
      paths: ['runner', 'store/state/tree.json'],
      links: { runner: 'store' },
      expected: [],
    },
    {
      name: 'a folder that replaces one',
      paths: ['.runner', tree],
      links: { '.runner': '/elsewhere' },
      expected: [tree],
    },
    {
      name: 'a chain of folders',
      paths: ['.runner', 'a', 'b/state/tree.json'],
      links: { '.runner': 'a', a: 'b' },
      expected: [tree],
    },
    {
      name: 'a folder in a folder',
      paths: ['.runner', 'a/state', 'b/tree.json'],
      links: { '.runner': 'a', 'a/state': '../b' },
      expected: [tree],
    },
    { name: 'a link to the top', paths: ['self', tree], links: { self: '.' }, expected: [`self/${tree}`] },
    {
      name: 'two links in a circle',
      paths: ['x/to', 'y/to', `x/${tree}`],
      links: { 'x/to': '../y', 'y/to': '../x' },
      expected: [`x/to/to/${tree}`, `y/to/${tree}`],
    },
    {
      name: 'companions and members of governed files',
      paths: ['d/value.toypair', 'd/limit.txt', 'd/other.txt', 'box/box.toyfolder', 'box/a.item'],
      links: { 'd/limit.txt': 'x', 'd/other.txt': 'x', 'box/a.item': 'x' },
      expected: ['box/a.item', 'd/limit.txt'],
    },
  ])('$name', ({ paths, links, expected }) => {
    const folders = Object.entries(links).map(([link, text]): [string, Set<string>] => {
      const folder = folderOfLink(link, text);
      return [link, new Set(folder === undefined ? [] : [folder])];
    });
    const found = linkedPaths(
      { paths: new Set(paths), links: new Map(folders) },
      governByDetection([...kinds, ...toyKinds]),
    );
    expect([...(found ?? [])].sort()).toEqual(expected);
  });

  it('gives up where links make more paths than can be looked at', () => {
    const names = Array.from({ length: 12 }, (_, index) => `l${index}`);
    const links = new Map(names.map((name): [string, Set<string>] => [name, new Set([''])]));
    const seen = { paths: new Set([...names, tree]), links };
    expect(linkedPaths(seen, governByDetection(kinds))).toBeUndefined();
  });
});
