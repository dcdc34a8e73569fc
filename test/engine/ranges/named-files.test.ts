import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

async function said(base: MemoryCommit['files'], ...commits: readonly MemoryCommit['files'][]) {
  const all = [base, ...commits].map((files, at) => ({ message: `commit ${at}`, files }));
  const report = await checkRange({ ...memoryRepository(all, 0), govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  return report.findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ ruleId, messageId, message }) => `${ruleId.slice(10)} ${messageId}: ${message}`);
}

const tasks = 'specs/1/tasks.md';
const page = (mark: string) => `- [${mark}] T001 Write src/model.ts\n- [ ] T002 Ship\n`;
const sprint = (status: string) => `development_status:\n  epic-1: in-progress\n  1-1-login: ${status}\n`;

it.each<[string, MemoryCommit['files'], MemoryCommit['files'], string[]]>([
  ['comes with the mark', {}, { 'src/model.ts': '' }, []],
  ['was there before', { 'src/model.ts': '' }, { 'src/a.ts': '' }, []],
  ['is in a package', { 'app/src/model.ts': '' }, { 'src/a.ts': '' }, []],
  [
    'goes with the mark',
    { 'src/model.ts': '' },
    { 'src/model.ts': null },
    ['named-file absent: turned done: T001; no file that is named there is in the tree: src/model.ts'],
  ],
  [
    'has another folder',
    { 'lib/model.ts': '' },
    { 'src/a.ts': '' },
    [
      'named-file elsewhere: turned done: T001; the files that are named there are elsewhere: src/model.ts; there is lib/model.ts',
    ],
  ],
])('a file that a task names %s', async (_, before, after, expected) => {
  expect(await said({ [tasks]: page(' '), ...before }, { [tasks]: page('x'), ...after })).toEqual(expected);
});

it.each([
  ['review', ["done-disagrees page: '1-1-login' turned done, but docs/1-1-login.md says review"]],
  ['done', []],
])('the page of a story says %s in the commit that marks it done', async (status, expected) => {
  const before = { 'sprint-status.yaml': sprint('review'), 'docs/1-1-login.md': 'Status: review\n' };
  const after = {
    'sprint-status.yaml': sprint('done'),
    'docs/1-1-login.md': `Status: ${status}\n`,
    'a.ts': '',
  };
  expect(await said(before, after)).toEqual(expected);
});
