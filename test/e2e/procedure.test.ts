import { readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHookedRepository } from '../support/hooked-repository.ts';
import { procedureCases } from '../support/procedure-hook-cases.ts';
import {
  asText,
  type Graph,
  idle,
  join,
  link,
  node,
  set,
  start,
  withFinding,
} from '../support/procedures.ts';
import { runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';

const file = 'team.procedure.json';
const entries = Object.entries(procedureCases);
const old = set(start(idle), 'run-1', { content: { status: 'active', started_at: '2001-01-01T00:00:00Z' } });
const fileOf = (rule: string) => `${rule}.procedure.json`;
let repository: ReturnType<typeof createHookedRepository>;
let ids: string[];

beforeAll(() => {
  repository = createHookedRepository();
  const all = (which: 'start' | 'refused') =>
    Object.fromEntries(entries.map(([rule, each]) => [fileOf(rule), asText(each[which]) ?? '']));
  const late = 'version: 1\nfiles:\n  - {path: "*.procedure.json", kind: procedure, maxRunDays: 3}\n';
  ids = repository.commitAll([
    { message: 'graphs', files: all('start'), parents: [] },
    { message: 'violations', files: all('refused'), branch: 'violations', parents: [0] },
    { message: 'walk', files: { [file]: asText(idle) ?? '' }, branch: 'walk', parents: [] },
    {
      ...{ message: 'late', branch: 'late', parents: [] },
      files: { '.stateward.yml': late, [file]: asText(old) ?? '' },
    },
    { message: 'late work', files: { [file]: asText(withFinding(old)) ?? '' }, branch: 'late' },
  ]);
});

afterAll(() => repository.cleanup());

describe('a procedure in a real repository', () => {
  const path = () => joinPath(repository.directory, file);
  const read = (): Graph => JSON.parse(readFileSync(path(), 'utf8'));
  const call = async (...args: string[]) => {
    const { code, out } = await runCli(['procedure', ...args], { cwd: repository.directory });
    return { code, ...JSON.parse(out) };
  };
  const commit = (says: string) => expect(repository.commit(says)).toEqual({ code: 0, text: '' });

  it('is walked from start to end, and every step is committed through the hooks', async () => {
    repository.git('checkout', '-q', '-f', 'walk');
    const { run_id: run, ...started } = await call('start', file, 'audit', '--actor', 'ada');
    expect(started).toMatchObject({ code: 0, status: 'active', validation_error: null });
    commit('start');
    const unmet = await call('continue', file, run);
    expect(unmet).toMatchObject({ code: 1, run_id: run, status: 'validation_failed' });
    expect(unmet.validation_error).toContain('needs 1 node of subtype `finding` in the run, found 0');
    const status = await runCli(['status', file], { cwd: repository.directory });
    expect(status.out).toContain('needs 1 node of subtype `finding`');
    const found = join(read(), {
      nodes: [node('f', 'narrative', { subtype: 'finding' })],
      links: [link('l', run, 'contains', 'f'), link('s', 'f', 'supports', 'code')],
    });
    writeFileSync(path(), asText(found) ?? '');
    commit('work');
    expect(await call('continue', file, run)).toMatchObject({
      code: 0,
      status: 'active',
      validation_error: null,
    });
    commit('second step');
    expect(await call('continue', file, run)).toMatchObject({ code: 0, status: 'active' });
    commit('third step');
    expect(await call('end', file, run)).toEqual({
      ...{ code: 0, run_id: run, step_content: null, status: 'completed', validation_error: null },
    });
    commit('end');
    const range = await runCli(['check', '--range', `${ids[2]}..HEAD`], { cwd: repository.directory });
    expect({ code: range.code, out: range.out }).toMatchObject({ code: 0 });
  });

  it.each([
    [['start', file, 'nothing', '--actor', 'ada'], 1],
    [['continue', 'absent.json', 'run'], 4],
    [['continue', file, 'run', '--spec-of', 'all'], 2],
  ])('procedure %j ends with %s', async (args, code) => {
    expect((await runCli(['procedure', ...args], { cwd: repository.directory })).code).toBe(code);
  });
});

describe('every violation', () => {
  it('is refused by the Action', async () => {
    const { code, summary } = await runAction(repository, {
      event: 'workflow_dispatch',
      inputs: { base: ids[0] ?? '', head: ids[1] ?? '' },
    });
    expect(code).toBe(1);
    for (const [rule] of entries) {
      // Annotations are ten at most; the summary has all.
      const said = summary
        .split('\n')
        .some((line) => line.includes(fileOf(rule)) && line.includes(`procedure/${rule}`));
      expect({ rule, said }).toEqual({ rule, said: true });
    }
  });

  it('an expired run, by the time of the commit', async () => {
    const config = ['--config-from', 'base'];
    const range = await runCli(['check', '--range', `${ids[3]}..${ids[4]}`, ...config], {
      cwd: repository.directory,
    });
    expect(range.out).toContain('procedure/run-expired');
    expect(range.code).toBe(1);
  });
});
