import { describe, expect, it } from 'vitest';
import { governByDetection, rememberingGovern } from '../../../src/config/govern.ts';
import { governByShape } from '../../../src/engine/files/govern-by-shape.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

const govern = governByDetection(kinds);
const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const open = text(prd(story('US-1'), story('US-2')));
const done = text(prd(doneStory('US-1'), story('US-2')));
const other = text({ name: 'Shop', goals: ['sell'] });
const many = (count: number, written: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`apps/app-${index}/prd.json`, written]));

interface Range {
  readonly commits: readonly MemoryCommit[];
  readonly from?: number;
}

/** The report, the blobs that were opened, and the report of who looks at every file before. */
async function judged({ commits, from = 0 }: Range) {
  const { history, blobs, range } = memoryRepository(commits, from);
  const opened = new Set<string>();
  const counting = {
    open: (blob: string) => {
      opened.add(blob);
      return blobs.open(blob);
    },
  };
  const report = await checkRange({ history, range, blobs: counting, govern });
  const [tree, listed] = [await history.tree(range.base), await history.commits(range)];
  if (!tree.ok || !listed.ok) throw new Error('the repository is there');
  const eager = await governByShape(govern, { blobs, tree: tree.value, commits: listed.value });
  const full = await checkRange({
    ...{ history, range, blobs },
    govern: rememberingGovern((path) => {
      const governance = eager(path);
      if (governance === undefined) return undefined;
      const { hasShape: _, ...known } = governance;
      return known;
    }),
  });
  const said = report.findings.map(({ ruleId, file, severity }) => `${severity} ${ruleId} ${file}`);
  return { report, full, opened: opened.size, said: [...new Set(said)].sort() };
}

describe('content that says whether a file is state', () => {
  it('is read of files that the range is about, however many there are', async () => {
    const idle = Array.from({ length: 20 }, (_, at) => ({ message: `${at}`, files: { 'a.js': `${at}` } }));
    const commits = [
      // Each of other bytes: what one says is not known of the next.
      {
        message: 'begin',
        files: Object.fromEntries(
          Object.entries(many(200, open)).map(([path, each], at) => [path, `${each}${' '.repeat(at)}`]),
        ),
      },
      ...idle,
      { message: 'one', files: { 'apps/app-7/prd.json': done } },
    ];
    const { report, full, opened, said } = await judged({ commits, from: commits.length - 2 });
    expect(report).toEqual(full);
    expect(said).toEqual(['warning checklist/evidence apps/app-7/prd.json']);
    // Those that changed, and as many as are looked at to find one of a kind.
    expect(opened).toBeLessThan(70);
  });

  it.each<[what: string, beside: string, expected: readonly string[]]>([
    [
      'state is no work',
      text([{ id: 1, title: 'Dragons', passes: false }]),
      ['warning checklist/evidence a/prd.json'],
    ],
    ['what is no state is', text({ name: 'Shop', goals: ['sell more'] }), []],
  ])('is read of what commits before the range touched: %s', async (_, beside, expected) => {
    const commits = [
      { message: 'begin', files: { 'a/prd.json': open } },
      { message: 'US-1: Story US-1', files: { 'b/feature_list.json': beside } },
      { message: 'base', files: { 'c/prd.json': open } },
      { message: 'done', files: { 'a/prd.json': done } },
    ];
    const { report, full, said } = await judged({ commits, from: 2 });
    expect(report).toEqual(full);
    expect(said).toEqual(expected);
  });

  it('is read of what a merge leaves unlike one of its parents, though no commit of the range changed it', async () => {
    const commits: MemoryCommit[] = [
      { message: 'begin', files: { 'a/prd.json': open, 'code.js': '1' } },
      { message: 'branch', files: { 'code.js': '2' }, parents: [0] },
      { message: 'done on main', files: { 'a/prd.json': done, 'work.js': '1' }, parents: [0] },
      // It keeps what the branch had, so that what was done is lost.
      { message: 'merge', files: { 'work.js': '1' }, parents: [1, 2] },
    ];
    const { report, full, said } = await judged({ commits, from: 2 });
    expect(report).toEqual(full);
    expect(said.some((each) => each.endsWith('a/prd.json'))).toBe(true);
  });

  it.each<[what: string, files: Readonly<Record<string, string | null>>]>([
    ['goes', { 'a/prd.json': null }],
    ['goes, and stands beside', { 'a/prd.json': null, 'a/archive/prd.json': done }],
    ['moves', { 'a/prd.json': null, 'z/prd.json': done }],
    ['gets a twin', { 'A/prd.json': other }],
    ['loses its shape', { 'a/prd.json': other }],
    ['is left alone', { 'b/prd.json': text(prd(doneStory('US-1'), doneStory('US-2'))) }],
  ])('is read as soon as it counts, where a file %s', async (_, files) => {
    const begin = { ...many(3, other), 'a/prd.json': done, 'b/prd.json': done, 'x/prd.json': other };
    const { report, full } = await judged({
      commits: [
        { message: 'begin', files: begin },
        { message: 'change', files },
      ],
    });
    expect(report).toEqual(full);
  });
});
