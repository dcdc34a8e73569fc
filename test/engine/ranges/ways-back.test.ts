import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange, checkRange } from '../../../src/engine/judge/check-range.ts';
import { pathOf } from '../../../src/engine/report/repair-text.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { commandOf } from '../../support/repairs.ts';
import { changing, node, passed, pretty, tree } from '../../support/trees.ts';
import { at, graphFile, runFile, withoutNode } from '../../support/workflows.ts';

type Files = MemoryCommit['files'];

/** The commands that a range prints, with the numbers of the commits. */
async function printed(...commits: readonly Files[]): Promise<string[]> {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  const errors = findings.filter(({ severity }) => severity === 'error');
  const commands = errors.map((finding) => commandOf(finding) ?? 'words');
  const numbered = (command: string) =>
    command.replace(/[0-9a-f]{12}/, (id) => String(repository.ids.findIndex((each) => each.startsWith(id))));
  return [...new Set(commands.map(numbered))];
}

/** The rules of the errors that are open, with their commits. */
async function errorsOf(...commits: readonly Files[]): Promise<string[]> {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ ruleId, commits: ids = [] }) =>
        `${ruleId} in ${ids.map((id) => repository.ids.indexOf(id)).join('+')}`,
    );
}

/** What repair writes at the head of these commits. */
async function repaired(...commits: readonly Files[]): Promise<Files> {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const { repairs } = await checkedRange({
    ...memoryRepository(made, 0),
    govern: governByDetection(kinds),
  });
  return Object.fromEntries(
    repairs.flatMap((repair) =>
      [...(repair.after ?? [])].map(([part, text]) => [pathOf(repair, part), text]),
    ),
  );
}

const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const path = '.runner/state/tree.json';

describe('a checkout that is printed names what it brings back', () => {
  it.each<[string, readonly Files[], string[]]>([
    ['the file itself', [{ [path]: pretty(good) }, { [path]: pretty(less) }], [`git checkout 0 -- ${path}`]],
  ])('%s', async (_, commits, expected) => {
    expect(await printed(...commits)).toEqual(expected);
  });
});

describe('a repair that is printed is green where it is done', () => {
  const [run, graph] = ['run/workflow.md', 'run/workflow.graph.json'];
  const stood = { [run]: runFile(at('review', ['plan', 'build'])), [graph]: graphFile() };
  const ahead = { [run]: runFile(at('plan', ['plan'])) };

  it.each<[string, readonly Files[], string, string[]]>([
    ['where a graph is gone', [stood, { [graph]: null }], run, [graph]],
    ['where a graph lost its node', [stood, { [graph]: graphFile(withoutNode('review')) }], run, [graph]],
    ['where run and graph changed', [stood, { ...ahead, [graph]: null }], run, [run, graph]],
    ['where the run changed alone', [stood, ahead], run, [run]],
    ['where both are gone', [stood, { [run]: null, [graph]: null }], run, [run, graph]],
  ])('%s', async (_, commits, named, expected) => {
    expect(await printed(...commits)).toEqual([`npx --no stateward repair ${named}`]);
    const written = await repaired(...commits);
    expect(Object.keys(written)).toEqual(expected);
    expect(await printed(...commits, written)).toEqual([]);
  });
});

describe('a checkout that would take an honest claim along is not printed', () => {
  const story = (id: string, passes: boolean, notes: string, criterion: string) => ({
    id,
    title: `The shop has a ${id}`,
    acceptanceCriteria: [criterion],
    priority: 1,
    passes,
    notes,
  });
  const list = (criterion: string, notes: string, project = 'Shop') => ({
    'prd.json': pretty({
      project,
      branchName: 'main',
      userStories: [story('US-1', true, '', criterion), story('US-2', false, notes, 'It works')],
    }),
  });

  it.each([
    ['a note that came beside the refused change', '', 'use the new api'],
    ['a note that went beside it', 'use the new api', ''],
    ['a note that changed beside it', 'use the new api', 'use the old api'],
  ])('%s', async (_, before, after) => {
    const commands = await printed(list('shows items', before), list('shows', after));
    expect(commands).toEqual([expect.stringContaining('npx --no stateward repair')]);
  });

  it('what no rule reads', async () => {
    const commands = await printed(list('shows items', ''), list('shows', '', 'Big shop'));
    expect(commands).toEqual([expect.stringContaining('npx --no stateward repair')]);
  });

  it('but nothing came beside it', async () => {
    const commands = await printed(list('shows items', ''), list('shows', ''));
    expect(commands).toEqual(['git checkout 0 -- prd.json']);
  });
});

describe('a path that begins with a dash', () => {
  const dashed = '-x/.runner/state/tree.json';
  const stepped = changing(changing(less, 'b', { attempts: 1 }), 'b', { attempts: 1 });

  it.each<[string, string, readonly Files[]]>([
    ['a checkout', `git checkout 0 -- ${dashed}`, [{ [dashed]: pretty(good) }, { [dashed]: pretty(less) }]],
    [
      'a repair',
      `npx --no stateward repair ./${dashed}`,
      [{ [dashed]: pretty(good) }, { [dashed]: pretty(less) }, { [dashed]: pretty(stepped) }],
    ],
  ])('is no option of %s', async (_, expected, commits) => {
    expect(await printed(...commits)).toEqual([expected]);
  });
});

describe('two paths that are the same but for case', () => {
  const twin = '.runner/state/Tree.json';

  it('have no command: none deletes a file', async () => {
    expect(await printed({ [path]: pretty(good) }, { [twin]: pretty(good) })).toEqual(['words']);
    expect(await printed({ [twin]: pretty(good) }, { [path]: pretty(good) })).toEqual(['words']);
  });

  it('hide no way back of what else is rejected, and end with the twin', async () => {
    const both = [{ [path]: pretty(good) }, { [twin]: pretty(good), [path]: pretty(less) }] as const;
    expect(await printed(...both)).toEqual(['words', `git checkout 0 -- ${path}`]);
    expect(await printed(...both, { [path]: pretty(good) }, { [twin]: null })).toEqual([]);
    // As long as both are there the file is rejected as a whole, and nothing of it is repaired alone.
    const collision = 'state-file/case-collision in 1+2';
    expect(await errorsOf(...both, { [path]: pretty(good) })).toContain(collision);
    expect(await errorsOf(...both, { [twin]: null })).toContain('task-tree/immutability in 1');
  });
});
