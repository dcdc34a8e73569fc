import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { policyBytesAt } from '../../../src/engine/policy/policy-files.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';
import { type MemoryCommit, type MemoryFile, memoryRepository } from '../../support/memory-repository.ts';
import { configurationFile, waiversFile, waiversOf } from '../../support/policy-ranges.ts';

type Files = Readonly<Record<string, MemoryFile | null>>;

const path = 'plan.json';
const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const at = (value: unknown): Files => ({ [path]: text(value) });
const configured = (more = '') => ({
  [configurationFile]: `version: 1\nfiles: [{path: ${path}, preset: ralph${more}}]\n`,
});
const open = story('US-1');
const done = doneStory('US-1');
const quests = (...list: readonly unknown[]) => at({ quests: list });

async function judged(versions: readonly (Files | MemoryCommit)[], from = 0) {
  const commits = versions.map((each, index): MemoryCommit => {
    const { message, parents, files } = 'message' in each ? (each as MemoryCommit) : { files: each as Files };
    const own = { message: message ?? 'work', files: { [`code-${index}.ts`]: `${index}`, ...files } };
    return parents === undefined ? own : { ...own, parents };
  });
  const repository = memoryRepository(commits, from);
  const bytes = await policyBytesAt(repository, repository.range.base, kinds);
  if (!bytes.ok) throw new Error(bytes.obstacle.message);
  const report = await checkRange({ ...repository, ...policyOf(bytes.value, kinds), policyKinds: kinds });
  expect(report.obstacles).toEqual([]);
  return report;
}

/** What is found as each commit follows the one before, by the policy of the first. */
async function found(...versions: readonly (Files | MemoryCommit)[]): Promise<string[]> {
  const { findings } = await judged(versions);
  return findings
    .map(({ severity, ruleId, ended, waivedBy }) => {
      const settled = ended !== undefined ? ' repaired' : waivedBy !== undefined ? ' waived' : '';
      return `${severity} ${ruleId.replace('checklist/', '')}${settled}`;
    })
    .sort();
}

const error = ['error unknown-shape'];
const repaired = ['note unknown-shape repaired'];
const undone = ['note state-file/undone', ...repaired];

describe('a configured checklist in which nothing is found', () => {
  it.each<[what: string, versions: readonly Files[], expected: readonly string[]]>([
    ['that is added', [quests(open)], error],
    ['that is added and changed on', [quests(open), quests(done)], error],
    ['that is added and mended', [quests(open), at(prd(open))], repaired],
    ['that is added, changed on and mended', [quests(open), quests(done), at(prd(open))], repaired],
    ['that is added and emptied', [quests(open), at(prd())], repaired],
    ['that is added and taken away', [quests(open), { [path]: null }], undone],
    ['that follows an empty list', [at(prd()), quests(open), at(prd(open))], repaired],
    ['that takes the place of a list', [at(prd(open)), quests(open)], ['error emptied']],
    [
      'that takes the place of a list, and is given it back',
      [at(prd(open)), quests(done), at(prd(open))],
      ['note emptied repaired', 'note state-file/undone'],
    ],
    [
      'that takes the place of a list, is changed on, and becomes another one: what went is missed still',
      [at(prd(open)), quests(open), quests(done), at(prd(story('US-2')))],
      ['error emptied'],
    ],
  ])('%s', async (_, versions, expected) => {
    expect(await found(configured(), ...versions)).toEqual(expected);
  });

  const standing = { ...configured(), ...quests(open) };

  it.each<[what: string, versions: readonly Files[], expected: readonly string[]]>([
    ['left alone', [{}], []],
    ['changed', [quests(done)], error],
    ['laid out anew', [{ [path]: JSON.stringify({ quests: [open] }) }], []],
    ['changed and put back', [quests(done), quests(open)], repaired],
    ['changed and mended', [quests(done), at(prd(done))], repaired],
    ['mended', [at(prd(open))], []],
    ['emptied', [at({})], []],
  ])('that was there before its entry, and is %s', async (_, versions, expected) => {
    expect(await found(standing, ...versions)).toEqual(expected);
  });

  it('is taken back where it only was another one before', async () => {
    const { findings } = await judged([standing, quests(done), quests(open)], 1);
    expect(findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`)).toEqual([
      'note checklist/unknown-shape',
    ]);
  });

  it('is silent where the rule is off, and for the change that is waived', async () => {
    const off = configured(', rules: {checklist/unknown-shape: off}');
    expect(await found(off, quests(open), quests(done))).toEqual([]);
    const { findings } = await judged([configured(), quests(open)]);
    const base = { ...configured(), [waiversFile]: waiversOf(findings) };
    expect(await found(base, quests(open))).toEqual(['note unknown-shape waived']);
    expect(await found(base, quests(open), quests(done))).toEqual(error);
  });

  it('is said of a merge, and not of one that only brings it together', async () => {
    const change = (files: Files, ...parents: readonly number[]): MemoryCommit => ({
      message: 'Work',
      files,
      parents,
    });
    const sides = [change(at(prd(open)), 0), change({ other: 'x' }, 0)];
    const merge = (files: Files) => change(files, 1, 2);
    const lost = ['error emptied'];
    expect(await found({ ...configured(), ...at(prd()) }, ...sides, merge(quests(open)))).toEqual(lost);
    expect(await found(standing, change({ a: 'x' }, 0), change({ b: 'x' }, 0), merge({}))).toEqual([]);
  });
});

describe('where nobody named the file', () => {
  const usual = (value: unknown) => ({ 'prd.json': text(value) });

  it.each<[what: string, versions: readonly Files[], expected: readonly string[]]>([
    ['another file that becomes a checklist', [usual({ name: 'Shop' }), usual(prd(open))], []],
    ['a checklist that becomes another file', [usual(prd(open)), usual({ name: 'Shop' })], ['error emptied']],
    [
      'a checklist whose mark is renamed, and goes on so, and comes back',
      [usual(prd(open)), { 'prd.json': text(prd(open)).replace('passes', 'complete') }, usual(prd(open))],
      undone,
    ],
    ['prose at a path that decides alone', [{ 'specs/a/tasks.md': '- T001 Export\n' }], []],
  ])('is silent on %s', async (_, versions, expected) => {
    expect(await found({}, ...versions)).toEqual(expected);
    const only = { [configurationFile]: 'version: 1\nrules: {checklist/unknown-shape: error}\n' };
    expect(await found(only, ...versions)).toEqual(expected);
  });
});
