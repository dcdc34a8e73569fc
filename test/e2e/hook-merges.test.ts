import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { file, mergeCases, type names, sides } from '../support/merge-cases.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { runCli } from '../support/run-cli.ts';

/** Merges in the hooks are judged as CI judges them; all of them in memory: test/engine/ranges/merges-by-hand.test.ts. */
let repository: HookedRepository;
let commits: Readonly<Record<(typeof names)[number], string>>;

beforeAll(() => {
  repository = createHookedRepository(['pre-commit', 'commit-msg', 'pre-merge-commit']);
  const ids = repository.commitAll(sides);
  const [base = '', worked_ = '', tampered = '', counted_ = '', both = ''] = ids;
  commits = { base, worked: worked_, tampered, counted: counted_, 'tampered and counted': both };
});
afterAll(() => repository.cleanup());

/** One that is refused, and one that passes and says what stands. */
const twins = Object.entries(mergeCases).filter(([name]) => /^drops what|^keeps the tampering/.test(name));

describe('a merge that is committed by hand and', () => {
  it.each(twins)('%s', async (_, { ours, theirs, result, refused, standing = 0 }) => {
    repository.startAt(commits[ours]);
    repository.git('merge', '-q', '-s', 'ours', '--no-commit', ...theirs.map((side) => commits[side]));
    repository.stage(file(result));
    const { directory: cwd, environment } = repository;
    const asked = await runCli(['check', '--staged'], { cwd, environment });
    const ended = repository.try('commit', '-q', '-m', 'merge');
    const [rule, subject = ''] = refused ?? [];
    if (rule === undefined) expect(ended.text).not.toContain('error  task-tree');
    else
      expect(ended.text).toMatch(
        new RegExp(`error +task-tree/${rule}(?: +|\\s(?:.*\\n)*? +About +)${subject.replace(/#.*/, '')}`),
      );
    expect([ended.code, asked.code]).toEqual(rule === undefined ? [0, 0] : [1, 1]);
    const sentence = `${standing} error`;
    if (standing > 0)
      for (const text of [ended.text, asked.out])
        expect(text.replaceAll(/\s+/g, ' ')).toContain(`${sentence} stands in commits that this merge joins`);
    else if (rule === undefined) expect(ended.text).not.toContain('stands in commits');
    if (ended.code !== 0) return;
    const inCi = await runCli(['check', '--range', `${commits.base}..HEAD`], { cwd, environment });
    expect(inCi.code).toBe(standing > 0 ? 1 : 0);
  });
});

it('a merge that brings back a deleted list is one merge for the hook and for check', async () => {
  const plan = (passes: boolean) =>
    JSON.stringify({
      userStories: ['1', '2'].map((id) => ({ id, title: `Story ${id}`, passes: passes && id === '2' })),
    });
  const [, , gone = '', side = ''] = repository.commitAll([
    { message: 'plan', branch: 'plan', parents: [], files: { 'prd.json': plan(false) } },
    { message: 'do 2', branch: 'plan-main', parents: [0], files: { 'prd.json': plan(true), 'work.js': '1' } },
    { message: 'filed', branch: 'plan-main', parents: [1], files: { 'prd.json': null } },
    { message: 'other', branch: 'plan-side', parents: [0], files: { 'other.js': '1' } },
  ]);
  repository.startAt(gone);
  repository.git('merge', '-q', '--no-commit', side);
  repository.stage({ 'prd.json': plan(false) });
  const { directory: cwd, environment } = repository;
  const asked = await runCli(['check', '--staged', '--format', 'json'], { cwd, environment });
  const rules = JSON.parse(asked.out).findings.map(({ ruleId }: { ruleId: string }) => ruleId);
  const { text } = repository.try('commit', '-q', '-m', 'merge');
  expect(rules).toEqual(['state-file/merge-lost']);
  expect([...text.matchAll(/[a-z-]+\/[a-z-]+(?=$| {2,})/gm)].map(([rule]) => rule)).toEqual(rules);
});

describe('a clean merge', () => {
  it.each([
    ['takes over a tampering, which is said in a sentence', 'counted', [], 0, '1 error stands'],
    ['that drops a tampering ("ours") repairs it', 'tampered', ['-s', 'ours'], 0, ''],
    [
      'that drops honest work ("ours") is refused',
      'tampered and counted',
      ['-s', 'ours'],
      1,
      'task-tree/state-update',
    ],
  ] as const)('%s', (_, theirs, strategy, code, said) => {
    repository.startAt(theirs === 'counted' ? commits.tampered : commits.worked);
    const ended = repository.try('merge', '--no-ff', '-m', 'merge', ...strategy, commits[theirs]);
    expect(ended.text).toContain(said);
    // pre-merge-commit leaves to commit-msg what refuses nothing.
    if (code === 0 && said !== '') expect(ended.text.split(said)).toHaveLength(2);
    if (code === 0) expect(ended.text).not.toContain('error  task-tree');
    expect(ended.code === 0).toBe(code === 0);
    repository.try('merge', '--abort');
  });

  it('of a history that has nothing in common is judged alone', () => {
    const [other = ''] = repository.commitAll([
      { message: 'other', branch: 'other', parents: [], files: { 'other.txt': 'x' } },
    ]);
    repository.startAt(commits.worked);
    const ended = repository.try('merge', '-q', '--allow-unrelated-histories', '-m', 'both', other);
    expect(ended).toEqual({ code: 0, text: '' });
  });
});
