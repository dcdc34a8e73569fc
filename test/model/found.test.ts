import { describe, expect, it } from 'vitest';
import { check } from './account.mjs';
import { differencesOf } from './differences.ts';
import type { ModelCommit, ModelDoc, ToyItem } from './types.ts';

/** `id<-parents` and what stands at a path: `p:alpha{a+1 b}` is item `a`, done, counted once, and `b`; `p:!x` cannot be read. */
function commitOf(line: string): ModelCommit {
  const [head = '', ...words] = line.trim().split(/\s+(?![^{]*\})/);
  const [id = '', parents = ''] = head.split('<-');
  const files = Object.fromEntries(words.filter((word) => word.includes(':')).map(fileOf));
  const message = words.find((word) => !word.includes(':')) ?? '';
  const isSilent = parents.includes(',');
  return {
    id,
    parents: parents === '' ? [] : parents.split(','),
    files,
    code: '0',
    ...(isSilent ? {} : { message: message.replace('=', ':') }),
  };
}

function fileOf(word: string): [string, ModelDoc] {
  const [path = '', rest = ''] = word.split(/:(.*)/s);
  if (rest.startsWith('!')) return [path, { bad: rest.slice(1) }];
  const [, plan = '', items = ''] = /^(\w+)\{(.*)\}$/.exec(rest) ?? [];
  return [path, { plan, items: Object.fromEntries(items.split(' ').map(itemOf)) }];
}

/** An item that bears another name keeps its title: `ar~a`. */
function itemOf(word: string): [string, ToyItem] {
  const [, key = '', title = key, done, counter = '0'] = /^(\w+?)(?:~(\w+?))?(\+)?(\d*)$/.exec(word) ?? [];
  const own = { title: `t${title}`, contract: `${title.toUpperCase()}0`, tags: [], claim: '' };
  return [key, { ...own, done: done !== undefined, counter: Number(counter) }];
}

describe('random histories on which the engine once differed from the model', () => {
  it.each([
    [
      'two sides that cannot be read, and a merge that puts it right',
      `r<- p:alpha{a b}
       b<-r p:alpha{a b}
       1<-b p:!x
       2<-1 p:!y
       3<-2,1 p:!x
       4<-1 p:alpha{a b}
       5<-4 p:alpha{a+ b}
       6<-5,3 p:alpha{a+ b}`,
    ],
    [
      'a file that one side deleted, and the other archived',
      `r<- p:alpha{a b}
       b<-r p:alpha{a b}
       1<-b p:alpha{a+ b}
       2<-1
       3<-1 archive:alpha{a+ b}
       4<-3,2 archive:alpha{a+ b}`,
    ],
    [
      'a finished list that was reopened without a reason, deleted, and begun anew',
      `r<- p:alpha{a b}
       b<-r p:alpha{a+ b+}
       1<-b p:alpha{a b}
       2<-1
       3<-2 p:alpha{a b}
       4<-3 p:alpha{a+ b}`,
    ],
    [
      'an item that was dropped, came back, and got another name and its own again',
      `r<- p:alpha{a b}
       b<-r p:alpha{a b}
       1<-b p:alpha{a}
       2<-1 p:alpha{a b}
       3<-2 p:alpha{a br~b}
       4<-3 p:alpha{a br~b+}
       5<-4 p:alpha{a b+}`,
    ],
    [
      'what was counted between two refused goings back',
      `r<- p:alpha{a b}
       b<-r p:alpha{a+ b1}
       1<-b p:alpha{a+ b}
       2<-1 p:alpha{a+ b+}
       3<-2 p:alpha{a+ b1}
       4<-3 p:alpha{a b2}
       5<-4 p:alpha{a+ b+}
       6<-5 p:alpha{a+ b1}`,
    ],
    [
      'a merge with a side that touched nothing: its work is said once',
      `r<- p:alpha{a b}
       b<-r p:alpha{a+ b}
       1<-b reason=a p:alpha{a b}
       2<-b,1 p:alpha{a b}
       3<-2 p:alpha{a b}`,
    ],
    [
      'a counter lowered in the commit that gave its item another name, and a retry that is not counted',
      `r<- p:alpha{a b1}
       b<-r p:alpha{a b1}
       1<-b p:alpha{a br~b}
       2<-1 retry=br p:alpha{a+ br~b1}`,
    ],
  ])('%s', async (_, told) => {
    const commits = told.trim().split('\n').map(commitOf);
    const question = { base: 'b', head: commits.at(-1)?.id ?? '' };
    const given = { id: 'found', commits, waivers: [], ...question };
    expect(await differencesOf({ ...given, expected: check(commits, question) })).toEqual([]);
  });
});
