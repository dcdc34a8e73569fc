import { describe, expect, it } from 'vitest';
import { type Govern, governByDetection } from '../../../src/config/govern.ts';
import { defaultSettings } from '../../../src/config/settings.ts';
import type { StateKind } from '../../../src/engine/contract/kind.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { type MemoryCommit, type MemoryFile, memoryRepository } from '../../support/memory-repository.ts';
import { toyCount } from '../../support/toy-kinds/toy-count.ts';

/** Numbers are counts, `{` cannot be parsed, anything else is another program's file. */
const shapely: StateKind = {
  ...(toyCount as StateKind),
  match: { ...toyCount.match, byShape: true, hasShape: (text) => /^[\d{]/.test(text) },
};
const configured: Govern = (path) =>
  path === 'n.toycount' ? { kind: shapely, settings: defaultSettings(shapely) } : undefined;

async function findings(versions: readonly (MemoryFile | null)[], govern = governByDetection([shapely])) {
  const commits = versions.map(
    (version, index): MemoryCommit => ({
      message: `${index}`,
      files: { 'n.toycount': version, 'r.md': `# ${index}` },
    }),
  );
  const report = await checkRange({ ...memoryRepository(commits), govern });
  expect(report.obstacles).toEqual([]);
  return report.findings.map(({ ruleId, severity, scope }) => `${scope} ${ruleId} ${severity}`);
}

const unreadable = ['step state-file/unreadable error'];
const guessed = ['step state-file/unreadable warning'];

describe('a file that is detected by name and shape', () => {
  it.each<{ name: string; versions: (MemoryFile | null)[]; expected: string[] }>([
    {
      name: 'has the shape and is judged',
      versions: ['5', '9'],
      expected: ['step toy-count/announced error'],
    },
    { name: 'has another shape throughout', versions: ['hello', 'hullo', null], expected: [] },
    { name: 'is born with another shape', versions: [null, 'hello'], expected: [] },
    { name: 'loses the shape', versions: ['5', 'hello'], expected: unreadable },
    { name: 'loses it and changes on', versions: ['5', 'hello', 'hullo'], expected: unreadable },
    { name: 'is deleted', versions: ['5', null], expected: ['step state-file/deleted error'] },
    { name: 'is broken', versions: ['5', '{'], expected: unreadable },
    { name: 'is born broken', versions: [null, '{'], expected: guessed },
    {
      name: 'gains the shape',
      versions: ['hello', '1'],
      expected: ['step state-file/unreadable warning'],
    },
    {
      name: 'is a link to a file with the shape',
      versions: ['5', { link: 'other' }],
      expected: ['step state-file/not-regular error'],
    },
    { name: 'is a link to nowhere', versions: [null, { link: 'other' }], expected: [] },
  ])('$name', async ({ versions, expected }) => {
    expect([...new Set(await findings(versions))].sort()).toEqual(expected);
  });

  it('is governed whatever its shape where a configuration names it', async () => {
    expect([...new Set(await findings(['hello', 'hullo'], configured))]).toEqual(unreadable);
  });
});

describe('a kind that is detected by name alone', () => {
  it('governs whatever stands there', async () => {
    const { byShape: _, ...match } = shapely.match;
    const byName = { ...shapely, match };
    expect([...new Set(await findings([null, 'hello'], governByDetection([byName])))]).toEqual(guessed);
  });
});
