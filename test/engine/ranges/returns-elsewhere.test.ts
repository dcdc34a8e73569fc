import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { pretty } from '../../support/trees.ts';
import { at, graphFile, runFile, withEdge } from '../../support/workflows.ts';

type Files = MemoryCommit['files'];

/** Rules, subjects and files of the errors of a range that begins after the first commit. */
async function refused(...files: readonly Files[]): Promise<string[]> {
  const commits = files.map((each, index) => ({
    message: `commit ${index}`,
    files: { ...each, 'src/work.ts': `${index}` },
  }));
  const { findings } = await checkRange({
    ...memoryRepository(commits, 0),
    govern: governByDetection(kinds),
  });
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, subject, file }) => `${ruleId} ${subject} in ${file}`)
    .sort();
}

const list = (criterion: string, isLast: boolean, title = 'The shop sends invoices') => {
  const story = (id: string, passes: boolean, own: string, name: string) => ({
    id,
    title: name,
    description: `As a shop I want ${name}`,
    acceptanceCriteria: [own],
    passes,
  });
  return pretty({
    branchName: 'ralph/shop',
    userStories: [
      story('US-1', true, criterion, `${title} by mail`),
      story('US-2', isLast, 'It arrives within a minute', `${title} by post`),
    ],
  });
};
const good = list('Exports 10,000 rows', false);
const less = list('Exports rows', false);

describe('a list that was filed away comes back under another usual name', () => {
  const filed = { 'prd.json': null, 'docs/old.json': good };

  it.each<[string, readonly Files[], string[]]>([
    ['as it was', [filed, { 'prd-v2.json': good }], []],
    ['and goes on', [filed, { 'prd-v2.json': list('Exports 10,000 rows', true) }], []],
    ['and a done item means less: at another path it is new', [filed, { 'prd-v2.json': less }], []],
    [
      'a new list under another name',
      [filed, { 'prd-v2.json': list('Rows', false, 'Clerks find orders') }],
      [],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await refused({ 'prd.json': good }, ...commits)).toEqual(expected);
  });
});

describe('a path that was only looked at', () => {
  it('takes a move whose spelling alone differs, tampering and all', async () => {
    const start = { 'Ralph/prd.json': good };
    const honest = { 'Ralph/prd.json': list('Exports 10,000 rows', true) };
    const moved = {
      'Ralph/prd.json': null,
      'ralph/prd.json': list('Exports rows', true),
      'docs/old.json': good,
    };
    expect(await refused(start, honest, moved)).toEqual([
      'checklist/done-changed US-1#acceptanceCriteria in ralph/prd.json',
    ]);
  });

  it('takes a run that moves beside a graph of its own, and the old graph judges it', async () => {
    const [run, graph] = ['run/workflow.md', 'run/workflow.graph.json'];
    const start = { [run]: runFile(at('build', ['plan'])), [graph]: graphFile() };
    const jump = { 'two/workflow.md': runFile(at('ship', ['plan', 'build'])) };
    const permissive = graphFile(withEdge('build', 'ship'));
    const errors = await refused(
      start,
      { 'two/workflow.graph.json': permissive },
      { [run]: null, 'two/workflow.md': runFile(at('build', ['plan'])) },
      jump,
    );
    expect(errors).toContain('workflow/transition (run)#currentNodeId in two/workflow.md');
  });
});
