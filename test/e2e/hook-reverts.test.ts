import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskNode } from '../../src/index.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { runCli } from '../support/run-cli.ts';
import type { CommitPlan } from '../support/temporary-repository.ts';
import { changing, declaring, done, node, passed, pretty, retry, tree } from '../support/trees.ts';

/** Reverts that somebody commits by hand: docs/judging.md, 2, Revert with code. The reverted commit lies behind what is judged. */
const open = tree(node('a'), node('b'));
const flipped = tree(passed('a'), node('b'));
const counted = changing(flipped, 'b', { attempts: 1 });
const state = (version: TaskNode) => ({ [treeFile]: pretty(version) });

interface Case {
  /** Commits after the plan, which holds `open` and code '0'. */
  readonly before: readonly CommitPlan[];
  readonly staged: Readonly<Record<string, string>>;
  readonly passes: boolean;
}

const work: CommitPlan = { message: declaring(done('a')), files: { ...state(flipped), 'code.js': '1' } };
const other: CommitPlan = { message: 'other', files: { 'other.js': '1' } };
const back = { ...state(open), 'code.js': '0' };

const cases: Readonly<Record<string, Case>> = {
  'takes back work and its record': { before: [work], staged: back, passes: true },
  'does so after commits that touch nothing of it': {
    before: [work, other, other],
    staged: back,
    passes: true,
  },
  'takes back the record alone': { before: [work], staged: state(open), passes: false },
  'takes back something else besides': {
    before: [work, other],
    staged: { ...back, 'other.js': '0' },
    passes: false,
  },
  'takes back a commit that held nothing but the record': {
    before: [{ message: declaring(done('a')), files: state(flipped) }],
    staged: state(open),
    passes: false,
  },
  'takes back more than one commit': {
    before: [work, { message: declaring(retry('b')), files: { ...state(counted), 'code.js': '2' } }],
    staged: back,
    passes: false,
  },
  'takes back what a later commit changed and changed back': {
    before: [
      work,
      { message: 'code', files: { 'code.js': '2' } },
      { message: 'code', files: { 'code.js': '1' } },
    ],
    staged: back,
    passes: true,
  },
  // What lies behind the base stood there, whatever it was (docs/judging.md, 2, Revert with code).
  'takes back a repair': {
    before: [
      work,
      { message: 'tamper', files: state(changing(flipped, 'a', { goal: 'less' })) },
      { message: 'restore', files: { ...state(flipped), 'code.js': '2' } },
    ],
    staged: { ...state(changing(flipped, 'a', { goal: 'less' })), 'code.js': '1' },
    passes: true,
  },
  'tampers once more in the way that was taken back': {
    before: [
      work,
      { message: 'tamper', files: state(changing(flipped, 'a', { goal: 'less' })) },
      { message: 'restore', files: state(flipped) },
    ],
    staged: state(changing(flipped, 'a', { goal: 'less' })),
    passes: false,
  },
  'brings back a file that could not stand': {
    before: [
      { message: 'break', files: { ...state(changing(open, 'b', { max_attempts: 0 })), 'code.js': '1' } },
      { message: 'mend', files: { ...state(open), 'code.js': '2' } },
    ],
    staged: { ...state(changing(open, 'b', { max_attempts: 0 })), 'code.js': '1' },
    passes: true,
  },
  'takes back what lies more than fifty commits behind': {
    before: [work, ...Array.from({ length: 50 }, () => other)],
    staged: back,
    passes: true,
  },
};

let repository: HookedRepository;
let tips: ReadonlyMap<string, string>;

beforeAll(() => {
  repository = createHookedRepository(['pre-commit', 'commit-msg']);
  // On a remote, so that nothing passes as an amend.
  const plans = Object.values(cases).flatMap(({ before }, index): CommitPlan[] => {
    const branch = `published-${index}`;
    const plan = { message: 'plan', branch, parents: [], files: { ...back, 'other.js': '0' } };
    return [plan, ...before.map((commit) => ({ ...commit, branch }))];
  });
  repository.commitAll(plans);
  tips = new Map(
    Object.keys(cases).map((name, index) => {
      const tip = repository.git('rev-parse', `published-${index}`);
      repository.git('update-ref', `refs/remotes/origin/published-${index}`, tip);
      return [name, tip];
    }),
  );
});
afterAll(() => repository.cleanup());

describe('a commit that', () => {
  it.each(Object.entries(cases))('%s', async (name, { staged, passes }) => {
    repository.startAt(tips.get(name));
    repository.stage(staged);
    const { directory: cwd, environment } = repository;
    const check = await runCli(['check', '--staged'], { cwd, environment });
    expect(check.code).toBe(passes ? 0 : 1);
    const ended = repository.try('commit', '-q', '-m', 'not said');
    if (passes) expect(ended.text).toContain('state-file/reverted');
    expect(ended.code).toBe(passes ? 0 : 1);
  });

  it('git revert prepares, with or without its message', () => {
    repository.startAt(tips.get('does so after commits that touch nothing of it'));
    repository.git('revert', '--no-commit', 'HEAD~2');
    expect(repository.try('commit', '-q', '-m', 'again').code).toBe(0);
    repository.startAt(tips.get('does so after commits that touch nothing of it'));
    expect(repository.try('revert', '--edit', 'HEAD~2').code).toBe(0);
  });
});

describe('check --worktree', () => {
  it('knows a revert that is not staged', async () => {
    const { directory: cwd, environment } = repository;
    repository.startAt(tips.get('takes back work and its record'));
    writeFileSync(join(cwd, treeFile), pretty(open));
    expect((await runCli(['check', '--worktree'], { cwd, environment })).code).toBe(1);
    writeFileSync(join(cwd, 'code.js'), '0');
    const judged = await runCli(['check', '--worktree'], { cwd, environment });
    expect(judged.out).toContain('state-file/reverted');
    expect(judged.code).toBe(0);
  });
});
