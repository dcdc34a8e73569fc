import { mergeLines, workOnly } from '../honest.ts';
import type { Expectation, Guard, TamperKind } from '../kind.ts';
import { harmAt, type Operator } from '../operator.ts';
import { announced, legal } from '../reasons.ts';
import { commitAt, difference, play, record, type Story, tipOf } from '../story.ts';
import { finish } from './finish.ts';

type Apply = Operator['apply'];

const guarded = (guard: Guard, name: string, expect: Expectation, apply: Apply): Operator => ({
  ...{ name, expect, guard, apply },
  arrival: 'pull-request',
});

const finishOnce: Apply = (story) => {
  const at = finish(story);
  return at === undefined ? undefined : [at];
};

const tamper: Apply = (story) => {
  const harm = harmAt(story);
  return harm === undefined ? undefined : [play(story, harm)];
};

/** What was finished stands at the base; the range holds other work. */
const finishBefore: Apply = (story) => (finish(story) === undefined ? undefined : [workOnly(story)]);

const finishOnSide: Apply = (story) => {
  const fork = tipOf(story);
  const theirs = finish(story);
  if (theirs === undefined) return undefined;
  const merge = mergeLines(story, fork, workOnly(story, fork), theirs);
  return merge === undefined ? undefined : [theirs, merge];
};

/** Work and its record are taken back together, so that nothing of it stands at the head. */
function finishAndRevert(story: Story): readonly number[] | undefined {
  const fork = commitAt(story, tipOf(story));
  const at = finish(story);
  if (at === undefined || !hasWork(story, at)) return undefined;
  return [at, record(story, { ...fork, message: 'Revert "work"', parents: [at] })];
}

const finishAndRevertOther: Apply = (story) => {
  const at = finish(story);
  const back = at === undefined ? undefined : finishAndRevert(story);
  return at === undefined || back === undefined ? undefined : [at];
};

function hasWork(story: Story, at: number): boolean {
  const { files, parents } = commitAt(story, at);
  const before = commitAt(story, parents[0] ?? at);
  return Object.keys(difference(before.files, files)).some((path) => path.startsWith('src/'));
}

/** What a workflow hands over about the head, true or not. */
export function guardOperators({ isUnguarded }: TamperKind): Operator[] {
  return [
    guarded('success', 'tamper while the guard succeeds', 'refused', tamper),
    guarded('skipped', 'tamper while the guard is skipped', 'refused', tamper),
    ...(isUnguarded ? [] : claims),
  ];
}

const claims: readonly Operator[] = [
  { ...guarded('failure', 'finish work while the guard fails', 'refused', finishOnce), isFromTip: true },
  {
    ...guarded('failure', 'finish work while the guard fails, and let it be squashed', 'refused', finishOnce),
    arrival: 'squash',
  },
  {
    ...guarded(
      'failure',
      'finish work on a side while the guard fails, and merge it',
      'refused',
      finishOnSide,
    ),
    isFromTip: true,
  },
  {
    ...guarded('failure', 'finish work, and let a later guard fail', legal('guardRange'), finishBefore),
    isFromGuilt: true,
  },
  {
    ...guarded(
      'failure',
      'finish work, see the guard fail, and take it back exactly',
      announced('reverted'),
      finishAndRevert,
    ),
    isFromTip: true,
  },
  {
    ...guarded(
      'failure',
      'finish work while the guard fails, and take other work back exactly',
      'refused',
      finishAndRevertOther,
    ),
    isFromTip: true,
  },
  guarded('skipped', 'finish work while the guard is skipped', legal('guardSkipped'), finishOnce),
];
