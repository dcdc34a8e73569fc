import { describe, expect, it } from 'vitest';
import {
  doneStory,
  found,
  idle,
  judge,
  prd,
  sprint,
  story,
  task,
  tasks,
} from '../../../support/checklists.ts';

const rule = 'bulk-flip';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const flipping = (count: number) => ({
  before: prd(...numbers(26).map((id) => story(`US-${id}`))),
  after: prd(...numbers(26).map((id) => (id <= count ? doneStory(`US-${id}`) : story(`US-${id}`)))),
});

describe(`checklist/${rule}`, () => {
  it.each([
    [2, []],
    [3, ['warning many #(done)']],
    [24, ['warning many #(done)']],
    [25, ['error most #(done)']],
  ])('%i flips at once: %j', (count, expected) => {
    expect(found(rule, flipping(count))).toEqual(expected);
  });

  it.each([
    ['as many other files', 25, 25, 'warning many #(done)'],
    ['one file less', 25, 24, 'error most #(done)'],
    ['more flips than files', 26, 25, 'error most #(done)'],
  ])('is a warning where so many come with %s', (_, count, files, expected) => {
    const touched = ['prd.json', 'progress.txt', ...numbers(files).map((id) => `src/${id}.ts`)];
    const context = { message: 'Work', touched, others: ['prd.json', 'progress.txt'], prior: [] };
    expect(found(rule, { ...flipping(count), context })).toEqual([expected]);
    const strict = found(rule, { ...flipping(count), context, options: { profile: 'strict' } });
    expect(strict).toEqual([expected.replace('warning', 'error')]);
  });

  it('counts items that are born done, also in a new plan', () => {
    const after = { ...prd(...numbers(3).map((id) => doneStory(`T-${id}`))), branchName: 'ralph/next' };
    expect(found(rule, { ...flipping(0), after })).toEqual(['warning many #(done)']);
    expect(found(rule, { before: null, after })).toEqual([]);
  });

  it('counts no derived parents', () => {
    const all = (status: string, count: number) =>
      sprint(Object.fromEntries([['epic-1', status], ...numbers(count).map((id) => [`1-${id}-x`, status])]));
    const change = (count: number) => ({
      preset: 'bmad',
      before: all('review', count),
      after: all('done', count),
    });
    expect(found(rule, change(2))).toEqual([]);
    expect(found(rule, change(3))).toEqual(['warning many #(done)']);
  });

  it('warns of a page from ten, and is an error where nobody worked, or from 25', () => {
    const list = (count: number, mark: string) =>
      numbers(count)
        .map((id) => `- [${mark}] T${String(id).padStart(3, '0')} What is done ${id}\n`)
        .join('');
    const change = (count: number, context = idle) => ({
      preset: 'spec-kit',
      before: list(count, ' '),
      after: list(count, 'x'),
      context,
    });
    const work = { message: 'Code', touched: ['src/code.ts'] };
    const plan = { message: 'Plan', touched: ['prd.json'] };
    expect(found(rule, change(10))).toEqual(['error idle #(done)']);
    expect(found(rule, change(10, { ...idle, prior: [plan, plan, plan, work] }))).toEqual([
      'error idle #(done)',
    ]);
    expect(found(rule, change(10, { ...idle, prior: [plan, plan, work] }))).toEqual(['warning many #(done)']);
    expect(found(rule, change(9))).toEqual([]);
    expect(found(rule, change(10, { message: 'Done' }))).toEqual(['warning many #(done)']);
    expect(found(rule, change(25, { message: 'Done' }))).toEqual(['error most #(done)']);
  });

  it.each([
    ['markdown', 3, ['error many #(done)']],
    ['markdown', 2, []],
    ['task-master', 3, ['error many #(done)']],
  ])('%s under profile strict, %i at once: %j', (preset, count, expected) => {
    const list = (isDone: boolean) =>
      preset === 'markdown'
        ? numbers(count)
            .map((id) => `- [${isDone ? 'x' : ' '}] T${id} What is done\n`)
            .join('')
        : tasks(...numbers(count).map((id) => task(id, isDone ? 'done' : 'pending')));
    const change = { preset, before: list(false), after: list(true) };
    expect(found(rule, { ...change, options: { profile: 'strict' } })).toEqual(expected);
    const plain = preset === 'task-master' ? ['warning many #(done)'] : [];
    expect(found(rule, change)).toEqual(plain);
  });

  it('leaves out what came done after a commit that names it', () => {
    const after = prd(...numbers(12).map((id) => doneStory(`US-${id}`)));
    const before = prd(...numbers(9).map((id) => doneStory(`US-${id}`)));
    const prior = numbers(3).map((id) => ({ message: `feat: US-${id + 9}`, touched: ['src/code.ts'] }));
    expect(found(rule, { before, after, context: { ...idle, prior } })).toEqual([]);
    expect(found(rule, { before, after, context: { ...idle, prior: prior.slice(1) } })).toEqual([]);
    expect(found(rule, { before, after, context: idle })).toEqual(['warning many #(done)']);
  });

  it('leaves out a record in which each item has a commit before it, but for the profile strict', () => {
    const change = flipping(10);
    const prior = numbers(10).map((id) => ({ message: `feat: US-${id}`, touched: ['src/code.ts'] }));
    const context = { ...idle, prior };
    expect(found(rule, { ...change, context })).toEqual([]);
    expect(found(rule, { ...change, context: { ...idle, prior: prior.slice(2) } })).toEqual([]);
    expect(found(rule, { ...change, context: { ...idle, prior: prior.slice(3) } })).toEqual([
      'warning many #(done)',
    ]);
    const one = [{ message: `feat: ${numbers(10).map((id) => `US-${id}`)}`, touched: ['src/code.ts'] }];
    expect(found(rule, { ...change, context: { ...idle, prior: one } })).toEqual(['warning many #(done)']);
    expect(found(rule, { ...change, context, options: { profile: 'strict' } })).toEqual([
      'error many #(done)',
    ]);
  });

  it('names them all in its data', () => {
    const [finding] = judge(flipping(3)).findings;
    expect(finding).toMatchObject({
      ruleId: 'checklist/bulk-flip',
      data: { items: ['US-1', 'US-2', 'US-3'] },
    });
  });
});
