import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/entry/doctor.ts';
import type { SetupFacts } from '../../src/git/setup-facts.ts';
import { kinds } from '../../src/kinds/index.ts';

const sound: SetupFacts = {
  gitVersion: [2, 39],
  isRepository: true,
  isShallow: false,
  hasGrafts: false,
  hasReplaceRefs: false,
  hooksFolder: '/r/.git/hooks',
  hooksPathIsSet: false,
  callingHooks: ['commit-msg', 'pre-commit'],
  shadowedHooks: [],
  paths: ['.runner/state/tree.json', 'readme.md'],
};

const said = (facts: Partial<SetupFacts>) =>
  diagnose({ ...sound, ...facts }, kinds).map(({ mark, text }) => `${mark} ${text}`);

describe('doctor', () => {
  it('has nothing to say against a sound repository', () => {
    expect(said({})).toEqual([
      'ok git 2.39',
      'ok the history is complete',
      'ok hooks that call stateward: commit-msg, pre-commit',
      'ok governed: .runner/state/tree.json',
    ]);
  });

  it.each<[string, Partial<SetupFacts>, string]>([
    ['git is missing', { gitVersion: undefined }, 'problem git was not found'],
    ['git is too old', { gitVersion: [2, 30] }, 'problem git 2.30 is too old'],
    ['git is just new enough', { gitVersion: [2, 31] }, 'ok git 2.31'],
    ['git is a major version on', { gitVersion: [3, 0] }, 'ok git 3.0'],
    ['there is no repository', { isRepository: false }, 'problem this is not a git repository'],
    [
      'the clone is shallow',
      { isShallow: true },
      'problem the clone is shallow: history that is not there cannot be judged',
    ],
    ['there are grafts', { hasGrafts: true }, 'problem info/grafts forges the parents of commits'],
    ['there are replace refs', { hasReplaceRefs: true }, 'hint replace refs are present; they are ignored'],
    ['no hook calls it', { callingHooks: [] }, 'hint no hook in /r/.git/hooks calls stateward'],
    [
      'husky shadows the hooks that do',
      { callingHooks: [], shadowedHooks: ['pre-commit'], hooksFolder: '/r/.husky/_', hooksPathIsSet: true },
      'problem pre-commit in .git/hooks call stateward, but core.hooksPath makes git use /r/.husky/_',
    ],
    ['nothing is governed', { paths: ['readme.md'] }, 'hint no governed file is committed here'],
  ])('says so where %s', (_, facts, expected) => {
    expect(said(facts)).toContain(expected);
  });
});
