import { expect, it } from 'vitest';
import { touched } from './operators/touched.ts';

const leaf = { id: 'a', says: 'one', tags: ['x', 'y'] };

it.each([
  [
    'nothing',
    { at: 's1', items: [leaf] },
    { items: [{ tags: ['x', 'y'], says: 'one', id: 'a' }], at: 's1' },
    [],
  ],
  ['the order of items', { items: [leaf, { id: 'b' }] }, { items: [{ id: 'b' }, leaf] }, []],
  ['a field', { at: 's1', by: 'me' }, { at: 's2', by: 'me' }, ['.at']],
  ['a field in a field', { extra: { old: 1, same: 2 } }, { extra: { same: 2 } }, ['.extra.old']],
  ['a field of an item', { items: [leaf] }, { items: [{ ...leaf, says: 'two' }] }, ['#a']],
  ['the order in a field of an item', { items: [leaf] }, { items: [{ ...leaf, tags: ['y', 'x'] }] }, ['#a']],
  ['an item that comes', { items: [leaf] }, { items: [leaf, { uid: 7, id: '' }] }, ['#7']],
  ['an item that goes', { items: [leaf, { id: 'b' }] }, { items: [leaf] }, ['#b']],
  ['the item below alone', { id: 'r', parts: [leaf] }, { id: 'r', parts: [{ ...leaf, says: '' }] }, ['#a']],
  ['a member of a list', { done: ['s1', 's2'] }, { done: ['s1', 's3'] }, ['.done "s2"', '.done "s3"']],
  ['an entry without an id', { log: [{ n: 1 }] }, { log: [{ n: 2 }] }, ['.log {"n":1}', '.log {"n":2}']],
])('%s', (_, before, after, parts) => {
  expect([...touched(before, after)].sort()).toEqual(parts);
});
