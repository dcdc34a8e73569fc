import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';

const govern = governByDetection(toyKinds);
const commit = (message: string, files: Readonly<Record<string, string | null>>) => ({ message, files });

describe('a range judged as one change (squash)', () => {
  const base = commit('base', { 'a.toylog': 'one\ntwo\n' });

  it('does not lose that a file is gone', async () => {
    const repository = memoryRepository([base, commit('gone', { 'a.toylog': null })]);
    const report = await checkRange({ ...repository, govern, granularity: 'squash' });
    expect(report.findings.map(({ ruleId }) => ruleId)).toEqual(['state-file/deleted']);
    expect(report.verdict).toBe('fail');
  });

  it('says nothing of single steps that the whole takes back', async () => {
    const repository = memoryRepository([
      base,
      commit('rewrite', { 'a.toylog': 'one\nTWO\n' }),
      commit('put back', { 'a.toylog': 'one\ntwo\nthree\n' }),
    ]);
    expect(await checkRange({ ...repository, govern, granularity: 'squash' })).toMatchObject({
      findings: [],
    });
  });
});

describe('a file that is new in the range, while the history behind the base is cut off', () => {
  const obstacle = { code: 'history-missing', message: 'cut', fix: 'fetch' };
  const commits = [commit('base', { 'readme.md': 'x' }), commit('new', { 'a.toylog': 'one\n' })];

  it('is new: what lies behind the base is asked for only about a file with an error', async () => {
    const { history, ...repository } = memoryRepository(commits);
    const cut = { ...history, upTo: async () => ({ ok: false, obstacle }) as const };
    const report = await checkRange({ ...repository, history: cut, govern });
    expect(report).toMatchObject({ verdict: 'pass', obstacles: [] });
  });
});

describe('a pointer of Git LFS', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n';

  it('is one in however many pieces git hands it over', async () => {
    const repository = memoryRepository([
      commit('base', { 'a.toylog': 'one\n' }),
      commit('lfs', { 'a.toylog': pointer }),
    ]);
    const whole = async (blob: string) => {
      const chunks = (await repository.blobs.open(blob)) ?? [];
      return chunks.flatMap((chunk) => [...chunk]);
    };
    for (const size of [1, 7, 20, 1000]) {
      const open = async (blob: string) => {
        const bytes = await whole(blob);
        const count = Math.ceil(bytes.length / size);
        return Array.from({ length: count }, (_, at) =>
          Uint8Array.from(bytes.slice(at * size, (at + 1) * size)),
        );
      };
      const { findings } = await checkRange({ ...repository, blobs: { open }, govern });
      expect(findings.map(({ ruleId }) => ruleId)).toEqual(['state-file/lfs-pointer']);
    }
  });
});
