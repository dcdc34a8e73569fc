import { describe, expect, it } from 'vitest';
import type { CommitFacts, EntryNature, PathChange, TreeEntry } from '../../../src/engine/ports.ts';
import { type Made, remember, undoneBy } from '../../../src/engine/walk/reverts.ts';

/** `path before after`, each of the two as a letter of its content, `link:` before it, or `-` where nothing stands. */
function commit(id: string, ...changes: string[]): CommitFacts {
  return { id, parents: [], changes: changes.map(asChange) };
}

function asChange(text: string): PathChange {
  const [path = '', before = '-', after = '-'] = text.split(' ');
  return { path, before: asEntry(before), after: asEntry(after) };
}

function asEntry(text: string): TreeEntry | null {
  const nature: EntryNature = text.startsWith('link:') ? 'link' : 'regular';
  return text === '-' ? null : { blob: text.replace('link:', ''), nature };
}

const earlier = [
  commit('one', 'a A B', 'b C D'),
  commit('came', 'new - N'),
  commit('gone', 'old O -'),
  commit('again', 'a A B', 'b C D'),
  commit('link', 'l link:P Q'),
  commit('other', 'a A B', 'b C E'),
  commit('beside', 'z A B'),
];

describe('the commit that another one undoes', () => {
  it.each([
    ['again', 'the latest of those alike', commit('x', 'a B A', 'b D C')],
    ['again', 'in whatever order', commit('x', 'b D C', 'a B A')],
    ['other', 'by every path', commit('x', 'a B A', 'b E C')],
    ['came', 'what came goes', commit('x', 'new N -')],
    ['gone', 'what went comes back', commit('x', 'old - O')],
    ['link', 'a link', commit('x', 'l Q link:P')],
    [undefined, 'one path of two', commit('x', 'a B A')],
    [undefined, 'and another path', commit('x', 'a B A', 'b D C', 'c - X')],
    [undefined, 'another path', commit('x', 'y B A')],
    [undefined, 'another content', commit('x', 'z C A')],
    [undefined, 'another nature', commit('x', 'l Q P')],
    [undefined, 'the same once more', commit('x', 'a A B', 'b C D')],
    [undefined, 'nothing', commit('x')],
  ])('is %s: %s', (id, _, undoing) => {
    const made: Made = new Map();
    for (const each of earlier) remember(made, each);
    expect(undoneBy(made, undoing)?.id).toBe(id);
  });
});
