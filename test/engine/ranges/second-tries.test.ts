import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const feature = (id: string, title: string) => ({
  id,
  category: 'shop',
  title,
  steps: ['one', 'two'],
  passes: false,
});
const first = feature('F-1', 'Export all sales');
const second = feature('F-2', 'Search old orders');
const third = feature('F-3', 'Print a receipt');

/** The errors of a range in which every commit holds work too, each as its commits, rule and subject. */
async function errorsOf(...versions: readonly (readonly object[])[]): Promise<string[]> {
  const commits = versions.map((version, index) => ({
    message: 'work',
    files: { 'feature_list.json': JSON.stringify(version), 'code.ts': `${index}` },
  }));
  const repository = memoryRepository(commits, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ commits: at = [], ruleId, subject }) =>
        `${at.map((id) => repository.ids.indexOf(id))} ${ruleId.slice(10)} ${subject}`,
    );
}

describe('what was refused once is refused when it is tried again', () => {
  const done = { id: 'F-9', category: 'shop', title: 'Something else', steps: ['none'], passes: true };

  it('a done item in the place of an open one', async () => {
    const tried = [first, done, third];
    const stood = [first, second, third];
    expect(await errorsOf(stood, tried)).toEqual(['1 born-done F-9#(done)']);
    expect(await errorsOf(stood, tried, stood)).toEqual([]);
    const last = { ...third, passes: true };
    expect(await errorsOf(stood, tried, [first, second, last], [first, done, last])).toEqual([
      '1,3 born-done F-9#(done)',
    ]);
    // An item that left open may come back done beside work where it takes no place.
    expect(await errorsOf([...stood, { ...done, passes: false }], stood, [...stood, done])).toEqual([]);
  });
});

describe('what happens to an item whose done mark was taken away', () => {
  const marked = { ...first, passes: true };
  const unmarked = { ...first, passes: undefined };
  const less = { steps: ['one'] };

  // What is rejected for the mark alone belongs to the error about the mark, until it is back (docs/judging.md, 2, step 2).
  it('belongs to that error', async () => {
    const others = [second, third];
    const started = [
      [marked, ...others],
      [unmarked, ...others],
      [{ ...unmarked, ...less }, ...others],
    ];
    expect(await errorsOf(...started)).toEqual(['1 done-type F-1#passes']);
    expect(await errorsOf(...started, [{ ...marked, ...less }, ...others])).toEqual([
      '1 done-type F-1#passes',
    ]);
    expect(await errorsOf(...started, [marked, ...others])).toEqual([]);
  });
});
