import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import type { TaskNode } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

const path = '.runner/state/tree.json';
const node = (id: string, more: Partial<TaskNode> = {}): TaskNode => ({
  id,
  order: 0,
  title: id,
  goal: id,
  acceptance: [],
  next: 'execute',
  passes: false,
  attempts: 0,
  max_attempts: 3,
  children: [],
  ...more,
});
const tree = (...children: TaskNode[]) => node('root', { next: 'decompose', children });
const passed = (id: string, more: Partial<TaskNode> = {}) => node(id, { passes: true, ...more });

type Version = TaskNode | string | null;

/** Versions in order, the first being the base; a message may stand before its version. */
async function history(...versions: (Version | [message: string, version: Version])[]) {
  const commits = versions.map((each, index) => {
    const [message, version] = Array.isArray(each) ? each : [`commit ${index}`, each];
    const text = version === null || typeof version === 'string' ? version : JSON.stringify(version, null, 2);
    return { message, files: { [path]: text } };
  });
  const repository = memoryRepository(commits);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  const number = (id: string) => repository.ids.indexOf(id);
  return {
    verdict: report.verdict,
    rows: report.findings.map(({ severity, ruleId, subject, commits: ids = [], ended }) => {
      const repair = ended === undefined ? '' : `, repaired in ${number(ended.by)}`;
      return `${severity} ${ruleId.replace('task-tree/', '')} ${subject} in ${ids.map(number).join('+') || 'net'}${repair}`;
    }),
  };
}

describe('repair', () => {
  const good = tree(passed('a'), passed('b'), node('c'));

  it('is bringing the subject back to its accepted value, in a new commit', async () => {
    const edited = tree(passed('a', { goal: 'less' }), passed('b'), node('c'));
    expect((await history(good, edited)).verdict).toBe('fail');
    expect(await history(good, edited, good)).toEqual({
      verdict: 'pass',
      rows: ['note immutability a in 1, repaired in 2'],
    });
  });

  it('of what came wrong with a new file is a version that might have come instead', async () => {
    const early = tree(passed('a'), node('b', { attempts: 1 }));
    const fresh = tree(node('a'), node('b'));
    expect((await history(null, early)).verdict).toBe('fail');
    expect(await history(null, early, fresh)).toEqual({
      verdict: 'pass',
      rows: ['note initial a#passes in 1, repaired in 2', 'note initial b#attempts in 1, repaired in 2'],
    });
    const half = tree(node('a'), node('b', { attempts: 1 }));
    expect(await history(null, early, half)).toEqual({
      verdict: 'fail',
      rows: ['note initial a#passes in 1, repaired in 2', 'error initial b#attempts in 1'],
    });
  });

  it('of what came with a new file excuses nothing that was done to it later', async () => {
    const early = tree(node('a', { attempts: 1 }), node('b'));
    const taken = tree(passed('a', { attempts: 1 }), node('b'));
    const eased = tree(passed('a', { attempts: 1, goal: 'less' }), node('b'));
    const step = 'Agent-Step: node=a status=done guard=pass';
    const again = tree(passed('a', { attempts: 1, goal: 'less' }), node('b', { title: 'b, said otherwise' }));
    const { rows } = await history(null, early, [step, taken], eased, again);
    expect(rows).toContain('error immutability a in 3');
    expect(rows).toContain('error initial a#attempts in 1');
  });

  it('of a file that moved is written: no commit has it where it is now', async () => {
    const text = (criterion: string) =>
      JSON.stringify({
        userStories: [{ id: 'US-1', title: 'Pay', acceptanceCriteria: [criterion], passes: true }],
      });
    const repository = memoryRepository([
      { message: 'Plan', files: { 'prd.json': text('In 2 s') } },
      { message: 'Move', files: { 'prd.json': null, 'app/prd.json': text('Soon') } },
    ]);
    const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
    const [error] = findings.filter(({ severity }) => severity === 'error');
    expect(error?.repair?.ways).toEqual([{ how: 'write', paths: ['app/prd.json'] }]);
  });

  it('of what a waiver in the same commit would excuse knows that the policy changed', async () => {
    const files = {
      '.stateward.waivers.yml': 'version: 1\nwaivers: []\n',
      [path]: JSON.stringify(tree(passed('a', { goal: 'less' }))),
    };
    const repository = memoryRepository([
      { message: 'Plan', files: { [path]: JSON.stringify(tree(passed('a'))) } },
      { message: 'Less', files },
    ]);
    const input = { ...repository, govern: governByDetection(kinds), policyKinds: kinds };
    const { findings } = await checkRange({ ...input, place: { byBase: true } });
    expect(findings.find(({ severity }) => severity === 'error')?.repair?.place).toEqual({
      byBase: true,
      isPolicyChanged: true,
    });
  });

  it('of one of two tampered nodes leaves the other an error', async () => {
    const both = tree(passed('a', { goal: 'less' }), passed('b', { goal: 'less' }), node('c'));
    const half = tree(passed('a'), passed('b', { goal: 'less' }), node('c'));
    expect(await history(good, both, half)).toEqual({
      verdict: 'fail',
      rows: ['note immutability a in 1, repaired in 2', 'error immutability b in 1'],
    });
    expect((await history(good, both, half, good)).verdict).toBe('pass');
  });

  it('does not last when the tampering comes again', async () => {
    const edited = tree(passed('a', { goal: 'less' }), passed('b'), node('c'));
    const report = await history(good, edited, good, edited);
    expect(report).toEqual({ verdict: 'fail', rows: ['error immutability a in 1+3'] });
    expect((await history(good, edited, good, edited, good)).verdict).toBe('pass');
  });

  it('lets the same commit take an honest step, declared or not', async () => {
    const edited = tree(passed('a', { goal: 'less' }), passed('b'), node('c'));
    const stepped = tree(passed('a'), passed('b'), node('c', { attempts: 1 }));
    expect((await history(good, edited, stepped)).verdict).toBe('pass');
    const declared: [string, TaskNode] = ['Agent-Step: node=c status=retry guard=skipped', stepped];
    expect((await history(good, edited, declared)).verdict).toBe('pass');
    const tooFar = tree(passed('a'), passed('b'), node('c', { attempts: 2 }));
    expect((await history(good, edited, tooFar)).rows).toContain('error state-update c#attempts in 2');
  });

  it('by a whole-file restore that takes back an honest step is reported until that stands again', async () => {
    const start = tree(passed('a'), node('b'), node('c'));
    const pass: [string, TaskNode] = ['Agent-Step: node=b status=done guard=pass', good];
    const edited = tree(passed('a', { goal: 'less' }), passed('b'), node('c'));
    const laundered = await history(start, pass, edited, start);
    expect(laundered.rows).toEqual(['note immutability a in 2, repaired in 3', 'error immutability b in 3']);
    expect((await history(start, pass, edited, start, good)).verdict).toBe('pass');
  });

  it.each<{ name: string; before: TaskNode; tampered: TaskNode }>([
    { name: 'a reset counter', before: tree(node('a', { attempts: 2 })), tampered: tree(node('a')) },
    { name: 'a bare flip', before: tree(node('a'), node('b')), tampered: tree(passed('a'), node('b')) },
    { name: 'a dropped passed node', before: good, tampered: tree(passed('b'), node('c')) },
    {
      name: 'an added sibling',
      before: good,
      tampered: tree(passed('a'), passed('b'), node('c'), node('d')),
    },
    {
      name: 'a passed node dropped with the open one above it',
      before: tree(node('o', { next: 'decompose', children: [passed('x'), node('y')] }), node('z')),
      tampered: tree(node('z')),
    },
    {
      name: 'a passed node moved',
      before: tree(node('o', { next: 'decompose', children: [passed('x'), node('y')] }), node('z')),
      tampered: tree(node('o', { next: 'decompose', children: [node('y')] }), passed('x'), node('z')),
    },
    {
      name: 'a broken invariant',
      before: good,
      tampered: tree(passed('a'), passed('b'), node('c', { attempts: 9 })),
    },
  ])('works for $name', async ({ before, tampered }) => {
    expect((await history(before, tampered)).verdict).toBe('fail');
    const repaired = await history(before, tampered, before);
    expect(repaired.rows.filter((row) => row.startsWith('error'))).toEqual([]);
    expect(repaired.rows.filter((row) => row.includes('repaired in 2')).length).toBeGreaterThan(0);
  });

  it('of a file that could not be read is the next one that can, judged against the last readable one', async () => {
    expect(await history(good, '{', good)).toEqual({
      verdict: 'pass',
      rows: ['note state-file/unreadable  in 1, repaired in 2'],
    });
    const laundered = await history(good, '{', tree(node('a'), passed('b'), node('c')));
    expect(laundered.rows).toContain('error immutability a in 2');
  });

  it('of a deleted file is the file again: deleting and re-creating launders nothing', async () => {
    expect((await history(good, null)).verdict).toBe('fail');
    expect((await history(good, null, good)).verdict).toBe('pass');
    const laundered = await history(good, null, tree(node('a'), node('b'), node('c')));
    expect(laundered.rows).toContain('error immutability a in 2');
  });
});

describe('repair behind the base', () => {
  const good = tree(passed('a'), passed('b'), node('c', { attempts: 2 }));
  const edited = tree(passed('a', { goal: 'less' }), passed('b'), node('c', { attempts: 2 }));

  async function pull(from: number, ...versions: TaskNode[]) {
    const commits = versions.map((version, index) => ({
      message: `commit ${index}`,
      files: { [path]: JSON.stringify(version) },
    }));
    const repository = memoryRepository(commits, from);
    const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
    return [
      report.verdict,
      ...report.findings.map(({ severity, ruleId, subject, ended }) => {
        const at = ended?.of === undefined ? '' : ` repairing ${repository.ids.indexOf(ended.of)}`;
        return `${severity} ${ruleId.replace('task-tree/', '')} ${subject}${at}`;
      }),
    ];
  }

  it('lets a pull request restore what was tampered with on the base', async () => {
    expect(await pull(1, good, edited, good)).toEqual(['pass', 'note immutability a repairing 1']);
  });

  it('does not let it tamper in another way', async () => {
    const other = tree(passed('a', { goal: 'nothing' }), passed('b'), node('c', { attempts: 2 }));
    expect((await pull(1, good, edited, other))[0]).toBe('fail');
  });

  it('does not excuse tampering again in the same pull request', async () => {
    const worse = tree(passed('a', { goal: 'worse' }), passed('b'), node('c', { attempts: 2 }));
    expect(await pull(1, good, edited, good, worse)).toContain('error immutability a');
  });

  it('is no excuse once the fault was taken back on the base', async () => {
    const counted = (attempts: number) => tree(passed('a'), node('c', { attempts }));
    const story = [counted(0), counted(2), counted(0), counted(1), counted(2), counted(0)];
    expect((await pull(4, ...story))[0]).toBe('fail');
  });

  it('does not take back what was legal on the base', async () => {
    const counted = (attempts: number) => tree(node('c', { attempts }));
    const story = [counted(0), counted(1), counted(2), counted(1)];
    expect(await pull(2, ...story)).toContain('error state-update c#attempts');
  });
});

describe('what is no fault behind the base, and so excuses nothing', () => {
  const counted = (attempts: number) => tree(passed('a'), node('c', { attempts }));
  const file = (version: TaskNode, code = '0') => ({ [path]: JSON.stringify(version), 'code.js': code });

  async function verdictOf(from: number, commits: readonly MemoryCommit[]) {
    const repository = memoryRepository(commits, from);
    return (await checkRange({ ...repository, govern: governByDetection(kinds) })).verdict;
  }

  it('is an exact revert of work: the pass that it took back needs its step again', async () => {
    const [start, done] = [
      tree(passed('a'), node('b'), node('c')),
      tree(passed('a'), passed('b'), node('c')),
    ];
    const commits = [
      { message: 'plan', files: file(start) },
      { message: 'Agent-Step: node=b status=done guard=pass', files: file(done, '1') },
      { message: 'Revert "b"', files: file(start) },
    ];
    expect(await verdictOf(2, [...commits, { message: 'b', files: { [path]: JSON.stringify(done) } }])).toBe(
      'fail',
    );
    const again = { message: 'Agent-Step: node=b status=done guard=pass', files: file(done, '2') };
    expect(await verdictOf(2, [...commits, again])).toBe('pass');
  });

  it('is a squashed pull request of several steps', async () => {
    const squash = { message: 'Search (#12)', files: file(counted(2), '1') };
    const reset = { message: 'reset', files: file(counted(0), '1') };
    expect(await verdictOf(1, [{ message: 'plan', files: file(counted(0)) }, squash, reset])).toBe('fail');
  });

  it('is a merge of several steps', async () => {
    const step = (parents: number[], attempts: number) => ({
      message: 'Agent-Step: node=c status=retry guard=skipped',
      files: { [path]: JSON.stringify(counted(attempts)) },
      parents,
    });
    const commits = [
      { message: 'plan', files: file(counted(0)), parents: [] },
      step([0], 1),
      step([1], 2),
      { message: 'code', files: { 'code.js': '1' }, parents: [0] },
      { message: 'merge', files: { [path]: JSON.stringify(counted(2)) }, parents: [3, 2] },
      { message: 'reset', files: { [path]: JSON.stringify(counted(0)) }, parents: [4] },
    ];
    expect(await verdictOf(4, commits)).toBe('fail');
  });

  it('while tampering in a squashed pull request is one', async () => {
    const [good, bad] = [tree(passed('a'), node('b')), tree(passed('a', { goal: 'less' }), node('b'))];
    const commits = [
      { message: 'plan', files: file(good) },
      { message: 'Search (#12)', files: file(bad, '1') },
      { message: 'restore', files: file(good, '1') },
    ];
    expect(await verdictOf(1, commits)).toBe('pass');
  });

  it('and a squashed pull request of several steps can be reverted, less what it counted', async () => {
    const [good, bad] = [tree(node('a'), node('b')), tree(passed('a'), passed('b'))];
    const commits = [
      { message: 'plan', files: file(good) },
      { message: 'Search (#12)', files: file(bad, '1') },
      { message: 'Revert "Search (#12)"', files: file(good) },
    ];
    expect(await verdictOf(1, commits)).toBe('pass');
    const counting = [counted(0), counted(2), counted(0)].map((version, index) => ({
      message: index === 1 ? 'Search (#12)' : 'other',
      files: file(version, index === 1 ? '1' : '0'),
    }));
    expect(await verdictOf(1, counting)).toBe('fail');
  });
});

describe('an exact revert', () => {
  const start = tree(passed('a'), node('b'), node('c'));
  const done = tree(passed('a'), passed('b'), node('c'));

  async function withCode(...steps: { message?: string; tree?: TaskNode; code?: string }[]) {
    const files = (step: { tree?: TaskNode; code?: string }) => ({
      ...(step.tree === undefined ? {} : { [path]: JSON.stringify(step.tree) }),
      ...(step.code === undefined ? {} : { 'src/code.js': step.code }),
    });
    const commits = steps.map((step, index) => ({
      message: step.message ?? `commit ${index}`,
      files: files(step),
    }));
    const repository = memoryRepository(commits);
    const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
    return [
      report.verdict,
      ...report.findings.map(({ severity, ruleId, subject }) => `${severity} ${ruleId} ${subject}`),
    ];
  }

  const message = 'Agent-Step: node=b status=done guard=pass';

  it('of a commit that also changed code is legal, and said', async () => {
    const report = await withCode(
      { tree: start, code: '0' },
      { message, tree: done, code: '1' },
      { tree: start, code: '0' },
    );
    expect(report).toEqual(['pass', 'warning state-file/reverted ']);
  });

  it('of a tampering that also changed code repairs it', async () => {
    const edited = tree(passed('a', { goal: 'less' }), node('b'), node('c'));
    const report = await withCode(
      { tree: start, code: '0' },
      { tree: edited, code: '1' },
      { tree: start, code: '0' },
    );
    // What it brings back is the accepted version: nothing else is taken back.
    expect(report).toEqual(['pass', 'note task-tree/immutability a']);
  });

  it('of a repair would bring the fault back, and is judged', async () => {
    const edited = tree(passed('a', { goal: 'less' }), node('b'), node('c'));
    const story = [
      { tree: start, code: '0' },
      { tree: edited, code: '1' },
      { tree: start, code: '0' },
      { tree: edited, code: '1' },
    ];
    expect((await withCode(...story))[0]).toBe('fail');
  });

  it('may only name a commit that its own history holds', async () => {
    const edited = tree(passed('a', { goal: 'less' }), node('b'), node('c'));
    const commits = [
      { message: 'base', files: { [path]: JSON.stringify(start), 'src/code.js': '1' } },
      { message: 'evil 1', files: { [path]: JSON.stringify(edited), 'src/code.js': '0' }, parents: [0] },
      { message: 'evil 2', files: { [path]: JSON.stringify(start), 'src/code.js': '1' }, parents: [1] },
    ];
    const evil = memoryRepository(commits).ids[2];
    const message = `Revert\n\nThis reverts commit ${evil}.`;
    const repository = memoryRepository([
      ...commits,
      { message, files: { [path]: JSON.stringify(edited), 'src/code.js': '0' }, parents: [0] },
    ]);
    const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
    expect(report.verdict).toBe('fail');
  });

  it('that is only partial is judged like any other commit', async () => {
    const report = await withCode(
      { tree: start, code: '0' },
      { message, tree: done, code: '1' },
      { tree: start, code: '2' },
    );
    expect(report).toEqual(['fail', 'error task-tree/immutability b']);
  });

  it('of a commit that touched governed files only would reset counters, and is judged', async () => {
    const report = await withCode({ tree: start, code: '0' }, { message, tree: done }, { tree: start });
    expect(report).toEqual(['fail', 'error task-tree/immutability b']);
  });

  it('after later honest steps is judged: it takes those back too', async () => {
    const later = tree(passed('a'), passed('b'), node('c', { attempts: 1 }));
    const report = await withCode(
      { tree: start, code: '0' },
      { message, tree: done, code: '1' },
      { message: 'Agent-Step: node=c status=retry guard=skipped', tree: later },
      { tree: start, code: '0' },
    );
    expect(report[0]).toBe('fail');
  });
});
