import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const configuration = `version: 1
files:
  - { path: history.jsonl, preset: log }
  - { path: "logs/**", preset: log }
  - { path: progress.txt, preset: log, rules: { checklist/log-append: error } }
`;
const old = '{"t":1}\n{"t":2}\n{"t":3}\n';
const notes = '# Ralph Progress Log\nStarted: Mon\n---\n\n## US-1\n- done\n---\n';
const anew = '# Ralph Progress Log\nStarted: Tue\n---\n';

async function said(...commits: readonly Readonly<Record<string, string | null>>[]): Promise<string[]> {
  const { range, ...repository } = memoryRepository(
    commits.map((files, index) => ({ message: `commit ${index}`, files })),
  );
  const { govern } = policyOf({ configuration: Buffer.from(configuration), waivers: null }, kinds);
  const { findings, obstacles } = await checkRange({ ...repository, range, govern });
  expect(obstacles).toEqual([]);
  return findings
    .filter(({ ended, severity }) => ended === undefined && severity !== 'note')
    .map(({ severity, ruleId, commits: ids = [] }) => {
      const places = ids.map((id) => repository.ids.indexOf(id)).join('+');
      return `${severity} ${ruleId} in ${places || 'net'}`;
    });
}

describe('a log that is kept whole in another file', () => {
  it.each([
    ['where nobody governs it', 'kept/2026-11.jsonl'],
    ['where it is governed', 'logs/2026-11.jsonl'],
    ['in an archive', 'archive/history.jsonl'],
  ])('begins anew in the same commit, %s', async (_, path) => {
    const rotated = { [path]: old, 'history.jsonl': '{"t":4}\n' };
    expect(await said({ 'history.jsonl': old }, rotated)).toEqual([]);
    expect(await said({ 'history.jsonl': old }, rotated, { 'history.jsonl': '{"t":4}\n{"t":5}\n' })).toEqual(
      [],
    );
    expect(await said({ 'history.jsonl': old }, { ...rotated, 'history.jsonl': '' })).toEqual([]);
  });

  it.each([
    ['with its last entry', `${old}{"t":4}\n`],
    ['with all that came since', `${old}{"t":4}\n{"t":5}\n{"t":6}\n{"t":7}\n`],
    ['with what came since in front', `{"t":4}\n${old}`],
    ['with what came since between', old.replace('{"t":2}', '{"t":0}\n{"t":2}')],
  ])('begins anew %s, and the other file may go on', async (_, kept) => {
    const rotated = { 'kept/history.jsonl': kept, 'history.jsonl': '{"n":1}\n' };
    expect(await said({ 'history.jsonl': old }, rotated)).toEqual([]);
    expect(
      await said({ 'history.jsonl': old }, rotated, { 'kept/history.jsonl': `${kept}{"n":2}\n` }),
    ).toEqual([]);
    const notesKept = { 'archive/progress.txt': `${notes}\n## US-2\n- done\n---\n`, 'progress.txt': anew };
    expect(await said({ 'progress.txt': notes }, notesKept)).toEqual([]);
  });

  it('begins anew with its heading, beside the list that it tells of', async () => {
    const list = (plan: string, passes: boolean) =>
      JSON.stringify({ branchName: plan, userStories: [{ id: 'US-1', title: plan, passes }] });
    const kept = {
      'archive/2026-11-23-x/prd.json': list('x', true),
      'archive/2026-11-23-x/progress.txt': notes,
    };
    const first = { 'prd.json': list('x', true), 'progress.txt': notes };
    expect(await said(first, { ...kept, 'prd.json': list('y', false), 'progress.txt': anew })).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['nothing keeps it', { 'history.jsonl': '{"t":4}\n' }],
    ['a part of it is kept', { 'history.jsonl': '{"t":4}\n', 'kept/2026-11.jsonl': '{"t":1}\n{"t":2}\n' }],
    ['another one is kept', { 'history.jsonl': '{"t":4}\n', 'kept/2026-11.jsonl': old.replace('2', '7') }],
    [
      'it goes on, less the first',
      { 'history.jsonl': '{"t":4}\n', 'kept/history.jsonl': `${old.slice(8)}{"t":4}\n` },
    ],
    [
      'it goes on, and was only rewritten',
      { 'history.jsonl': old.replace('2', '7'), 'kept/history.jsonl': `${old}{"t":4}\n` },
    ],
    ['it was only rewritten', { 'history.jsonl': old.replace('2', '7'), 'kept/2026-11.jsonl': old }],
  ])('and is refused where %s', async (_, change) => {
    expect(await said({ 'history.jsonl': old }, change)).toEqual(['error checklist/log-append in 1']);
  });

  it('and the other file is not missed where it goes later: what was kept then was kept', async () => {
    const rotated = { 'kept/history.jsonl': old, 'history.jsonl': '{"t":4}\n' };
    const found = await said({ 'history.jsonl': old }, rotated, { 'kept/history.jsonl': null });
    expect(found).toEqual(['warning checklist/log-append in 1']);
  });
});
