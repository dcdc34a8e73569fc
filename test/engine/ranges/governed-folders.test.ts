import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { policyBytesAt } from '../../../src/engine/policy/policy-files.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';
import { type MemoryCommit, type MemoryFile, memoryRepository } from '../../support/memory-repository.ts';

type Files = Readonly<Record<string, MemoryFile | null>>;

/** What is found as each commit follows the one before, judged by the policy of the first; no notes. */
async function found(...versions: readonly Files[]): Promise<string[]> {
  const commits = versions.map(
    (files, index): MemoryCommit => ({ message: 'work', files: { 'code.ts': `${index}`, ...files } }),
  );
  const repository = memoryRepository(commits);
  const bytes = await policyBytesAt(repository, repository.range.base, kinds);
  if (!bytes.ok) throw new Error(bytes.obstacle.message);
  const report = await checkRange({ ...repository, ...policyOf(bytes.value, kinds), policyKinds: kinds });
  expect(report.obstacles).toEqual([]);
  return report.findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, ruleId, messageId, file }) => `${severity} ${ruleId}/${messageId} ${file}`)
    .sort();
}

const workflow = '.trellis/workflow.md';
const [one, two] = ['.trellis/tasks/a/task.json', '.trellis/tasks/b/task.json'];
const task = (id: string, status: string, description: string) =>
  JSON.stringify({ id, title: `Task ${id}`, description, status });
const done = { [one]: task('a', 'completed', 'Hash with argon2') };
const base = { [workflow]: '# W\n', ...done, [two]: task('b', 'planning', 'Send mail') };
const less = { [one]: task('a', 'completed', 'Hash with anything') };
const left = `warning state-file/deleted/left ${workflow}`;
const changed = `error checklist/done-changed/changed ${one}`;

describe('a folder whose governed file goes', () => {
  it.each<[what: string, commits: readonly Files[], expected: readonly string[]]>([
    ['is judged in the same commit', [{ [workflow]: null, ...less }], [changed, left]],
    ['is judged in a later commit', [{ [workflow]: null }, less], [changed, left]],
    [
      'is judged where the file is renamed',
      [{ [workflow]: null, '.trellis/wf.md': '# W\n', ...less }],
      [changed, left],
    ],
    ['is left alone where nothing else changes', [{ [workflow]: null }], [left]],
    ['may go on', [{ [workflow]: null, [two]: task('b', 'completed', 'Send mail') }], [left]],
    ['may come back', [{ [workflow]: null }, { [workflow]: '# V\n' }], [left]],
    [
      'may go with all that is in it',
      [{ [workflow]: null, [one]: null, [two]: null }],
      [`warning state-file/deleted/warned ${workflow}`],
    ],
    [
      'and may go with the rest later',
      [{ [workflow]: null }, { [one]: null, [two]: null }],
      [left, `warning state-file/deleted/warned ${workflow}`],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await found(base, ...commits)).toEqual([...expected].sort());
  });

  it('begins where its governed file comes', async () => {
    const { [workflow]: text = null, ...tasks } = base;
    expect(await found(tasks, { [workflow]: text })).toEqual([]);
    expect(await found(tasks, less)).toEqual([]);
  });
});

describe('a folder that becomes a submodule', () => {
  const list = JSON.stringify(prd(doneStory('US-1'), story('US-2')));
  const submodule = { blob: '1'.repeat(40), nature: 'submodule' } as const;
  const error = (file: string) => `error state-file/not-regular/submodule ${file}`;

  it.each([
    ['sub/prd.json', 'sub'],
    ['apps/shop/prd.json', 'apps/shop'],
    ['apps/shop/prd.json', 'apps'],
  ])('is an error at what it held: %s below %s', async (file, folder) => {
    expect(await found({ [file]: list }, { [file]: null, [folder]: submodule })).toEqual([error(file)]);
  });

  it('is repaired where the file comes back, and judged by what it was', async () => {
    const held = { 'sub/prd.json': list };
    const back = { 'sub/prd.json': null, sub: submodule };
    expect(await found(held, back, { sub: null, ...held })).toEqual([]);
    const gutted = JSON.stringify(prd(doneStory('US-1', { acceptanceCriteria: [] }), story('US-2')));
    expect(await found(held, back, { sub: null, 'sub/prd.json': gutted })).toEqual([
      'error checklist/done-changed/removed sub/prd.json',
    ]);
  });

  it.each<[what: string, commits: readonly Files[]]>([
    ['a submodule beside it', [{ 'sub/prd.json': list }, { subs: submodule }]],
    ['a submodule that becomes a folder', [{ sub: submodule }, { sub: null, 'sub/prd.json': list }]],
    [
      'a folder that held nothing',
      [
        { 'prd.json': list, 'sub/x.md': 'x' },
        { 'sub/x.md': null, sub: submodule },
      ],
    ],
  ])('%s is none', async (_, commits) => {
    expect(await found(...commits)).toEqual([]);
  });
});
