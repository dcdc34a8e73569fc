import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type StoryRepository, says, stateFile, versions } from './story.ts';

/** What every tool has to let through and to refuse, in commits and pushes that git makes itself. */
export function itJudgesCommits(given: () => StoryRepository): void {
  const workTree = () => join(given().directory, stateFile);
  const write = (version: Readonly<Record<string, string | null>>) =>
    writeFileSync(workTree(), version[stateFile] ?? '');

  it('an honest pass goes through, and one that nothing declares does not', () => {
    const { startAt, ids, stage, try: git } = given();
    startAt(ids.plan);
    stage(versions.withA);
    expect(git('commit', '-m', 'a is done')).toMatchObject({
      code: 1,
      text: expect.stringContaining('task-tree/undeclared-pass'),
    });
    expect(git('commit', '-m', says.a)).toMatchObject({ code: 0 });
  });

  it('tampering is refused', () => {
    const { startAt, ids, stage, try: git } = given();
    startAt(ids.a);
    stage(versions.tampered);
    const refused = git('commit', '-m', 'tidy');
    expect(refused.text).toContain('task-tree/immutability');
    expect(refused.code).toBe(1);
  });

  it('the deletion of the state file is refused', () => {
    const { startAt, ids, stage, try: git } = given();
    startAt(ids.a);
    stage(versions.gone);
    const refused = git('commit', '-m', 'away');
    expect(refused.text).toContain('state-file/deleted');
    expect(refused.code).toBe(1);
  });

  it('a commit that touches no state file goes through', () => {
    const { startAt, ids, stage, try: git } = given();
    startAt(ids.a);
    stage({ 'code.js': '1' });
    expect(git('commit', '-m', 'code')).toMatchObject({ code: 0 });
  });

  it('git commit -a is judged by what it commits, and the work tree stays as it was', () => {
    const { startAt, ids, try: git } = given();
    startAt(ids.a);
    write(versions.tampered);
    const refused = git('commit', '-a', '-m', 'tidy');
    expect(refused.text).toContain('task-tree/immutability');
    expect(refused.code).toBe(1);
    expect(readFileSync(workTree(), 'utf8')).toBe(versions.tampered[stateFile]);
  });

  it('the index is judged and not the work tree, which stays as it was', () => {
    const { startAt, ids, stage, try: git } = given();
    startAt(ids.a);
    stage(versions.tampered);
    write(versions.withA);
    expect(git('commit', '-m', 'tidy').code).toBe(1);
    expect(readFileSync(workTree(), 'utf8')).toBe(versions.withA[stateFile]);
  });

  it('what refuses nothing is said once', () => {
    const { startAt, ids, stage, try: git } = given();
    startAt(ids.a);
    stage({ '.stateward.yml': 'version: 1\nrules: {task-tree/immutability: off}\n' });
    const { code, text } = git('commit', '-m', 'no rule');
    expect(code).toBe(0);
    expect(text.split('config/changed')).toHaveLength(2);
  });

  it('an amend may take back its own step, and may not tamper', () => {
    const { startAt, ids, stage, try: git } = given();
    startAt(ids.plan);
    stage(versions.retried);
    expect(git('commit', '-m', says.retried)).toMatchObject({ code: 0 });
    stage(versions.withA);
    const amended = git('commit', '--amend', '-m', says.a);
    expect(amended).toMatchObject({ code: 0 });
    stage(versions.tampered);
    expect(git('commit', '--amend', '-m', 'tidy').code).toBe(1);
  });

  it('a merge of both sides goes through, and one that drops the other side does not', () => {
    const { startAt, ids, try: git } = given();
    startAt(ids.a);
    const dropped = git('merge', '-s', 'ours', '-m', 'ours', 'side');
    expect(dropped.text).toContain('task-tree/immutability');
    expect(dropped.code).not.toBe(0);
    git('merge', '--abort');
    expect(git('merge', '-m', 'both', 'side')).toMatchObject({ code: 0 });
  });

  it('a push of tampering is refused, and an honest one is not', () => {
    const { ids, try: git } = given();
    const push = (id: string) => git('push', 'origin', `${id}:refs/heads/main`);
    expect(push(ids.plan)).toMatchObject({ code: 0 });
    expect(push(ids.tampered).code).toBe(1);
    expect(push(ids.a)).toMatchObject({ code: 0 });
    const refused = push(ids.tampered);
    expect(refused.text).toContain('task-tree/immutability');
    expect(refused.code).toBe(1);
  });
}
