import { describe, expect, it } from 'vitest';
import { readSquashes } from '../../src/integrations/action/squash.ts';

const commits = (count: number, subject = (index: number) => `Work (#${index + 1})`) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`.padStart(40, 'c'),
    parents: ['p'],
    message: subject(index),
    changes: [],
  }));

function github(answer: (pull: number) => string | null) {
  const asked: number[] = [];
  return {
    asked,
    mergedAs: async (pull: number) => {
      asked.push(pull);
      return answer(pull);
    },
  };
}

describe('what GitHub is asked of squashed pull requests', () => {
  it('is bounded, whatever it answers; the others stay unchecked', async () => {
    const { asked, mergedAs } = github(() => null);
    const { squashOf } = await readSquashes(commits(200), mergedAs);
    expect(asked).toHaveLength(50);
    expect(commits(200).filter((commit) => squashOf(commit)?.checked === false)).toHaveLength(150);
  });

  it('is asked once of each pull request', async () => {
    const all = commits(3, () => 'Work (#7)');
    const { asked, mergedAs } = github(() => all[1]?.id ?? null);
    const { squashOf } = await readSquashes(all, mergedAs);
    expect(asked).toEqual([7]);
    expect(all.map((commit) => squashOf(commit)?.checked)).toEqual([undefined, true, undefined]);
  });

  it('is not asked again once it refused', async () => {
    const { asked, mergedAs } = github(() => {
      throw new Error('no');
    });
    const { squashOf, notices } = await readSquashes(commits(9), mergedAs);
    expect(asked).toEqual([1]);
    expect(commits(9).every((commit) => squashOf(commit)?.checked === false)).toBe(true);
    expect(notices).toEqual(['squashed pull requests were not checked: no']);
  });
});
