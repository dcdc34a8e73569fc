import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository } from '../support/hooked-repository.ts';
import { changing, node, pretty, tree } from '../support/trees.ts';
import { at, graphFile, runFile } from '../support/workflows.ts';

/** Where a hook refuses a commit, the command that it prints is done to the letter, and the same commit is made again. */
const list = `{
  "userStories": [
    { "id": "US-1", "title": "Sign in", "acceptanceCriteria": ["Locks"], "passes": true },
    { "id": "US-2", "title": "Cart", "acceptanceCriteria": ["Adds"], "passes": false }
  ]
}
`;
const open = tree(node('a'), node('b'));
const better = changing(open, 'b', { goal: 'better' });

const run = runFile(at('build', ['plan']));

let repository: HookedRepository;
beforeAll(() => {
  repository = createHookedRepository();
  repository.commitAll([
    {
      message: 'start',
      files: {
        'prd.json': list,
        [treeFile]: pretty(open),
        'code.js': '0',
        'runs/a/workflow.md': run,
        'runs/a/workflow.graph.json': graphFile(),
      },
    },
  ]);
  repository.git('tag', 'start');
});
afterAll(() => repository.cleanup());
beforeEach(() => {
  repository.git('reset', '-q', '--hard', 'start');
  repository.git('clean', '-q', '-f', '-d');
});

const file = (path: string) => join(repository.directory, path);
const write = (path: string, text: string | Uint8Array) => writeFileSync(file(path), text);

/** To the letter, in a folder of a work tree. */
function shell(command: string, folder = '.') {
  const { directory, environment: env } = repository;
  const cwd = resolve(directory, folder);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  return { code: status, text: stdout + stderr };
}

/** The command at the end of a report. */
const ending = (text: string) => /^Repair: (.*)\n$/m.exec(text)?.[1] ?? '';

/** What stands behind a label in the report of a refused commit, as one line. */
function said(text: string, label: 'Repair' | 'Or'): string {
  const [, first = '', rest = ''] =
    new RegExp(`^    ${label} +(.*)\\n((?: {12}.*\\n)*)`, 'm').exec(text) ?? [];
  return `${first} ${rest}`.replaceAll(/\s+/g, ' ').trim();
}

interface Case {
  readonly change: () => void;
  readonly says?: string;
  /** What the command begins with, less how the program is called. */
  readonly printed: RegExp;
  /** What stands in the file that was refused, afterwards. */
  readonly kept: readonly [path: string, text: string];
}

const staged = / repair --staged --message-file .git\/COMMIT_EDITMSG [^&]*$/;
const cases: Readonly<Record<string, Case>> = {
  'a declared retry that was not counted': {
    change: () => write(treeFile, pretty(better)),
    says: 'Try a\n\nAgent-Step: node=a status=retry guard=skipped',
    printed: staged,
    kept: [treeFile, pretty(changing(better, 'a', { attempts: 1 }))],
  },
  'a run that is removed with its graph': {
    change: () => rmSync(file('runs'), { recursive: true }),
    printed: / repair --staged runs\/a\/workflow\.md$/,
    kept: ['runs/a/workflow.graph.json', graphFile()],
  },
  'a list that became a link out of the repository': {
    change: () => {
      rmSync(file('prd.json'));
      symlinkSync('/tmp/elsewhere.json', file('prd.json'));
    },
    printed: /^git checkout [0-9a-f]{12} -- prd\.json$/,
    kept: ['prd.json', list],
  },
};

describe('the command that a hook prints leads to green, done to the letter, for', () => {
  it.each(Object.entries(cases))('%s', (_, { change, says = 'wip', printed, kept: [path, text] }) => {
    change();
    write('code.js', '1');
    repository.git('add', '--all');
    const refused = repository.commit(says);
    expect(refused.code).toBe(1);
    const command = ending(refused.text);
    expect(command).toMatch(printed);
    expect(shell(command)).toMatchObject({ code: 0 });
    expect(repository.commit(says)).toEqual({ code: 0, text: '' });
    expect(readFileSync(file(path), 'utf8')).toBe(text);
  });
});

describe('the command that a hook prints is one for all files, and works where the commit was made', () => {
  const reopened = list.replace('"passes": true', '"passes": false');

  it.each([
    ['at the top', '.', '.'],
    ['in a folder', 'src', 'src'],
    ['in another work tree', '../linked', '../linked'],
    ['in a folder of another work tree', '../linked', '../linked/src'],
  ])('%s', (_, top, folder) => {
    if (top === '../linked') repository.git('worktree', 'add', '-q', '-f', '--detach', '../linked');
    mkdirSync(resolve(repository.directory, folder), { recursive: true });
    const inTree = (path: string) => resolve(repository.directory, top === 'src' ? '.' : top, path);
    writeFileSync(inTree('prd.json'), reopened);
    writeFileSync(inTree(treeFile), pretty(better));
    const says = 'Try a\n\nAgent-Step: node=a status=retry guard=skipped';
    const commit = `git commit -q -a -m '${says}'`;
    const refused = shell(commit, folder);
    expect([refused.code, refused.text.match(/^Repair: /gm)?.length]).toEqual([1, 1]);
    expect(shell(ending(refused.text), folder)).toMatchObject({ code: 0 });
    expect(shell(commit, folder)).toEqual({ code: 0, text: '' });
    expect(readFileSync(inTree('prd.json'), 'utf8')).toBe(list);
    if (top === '../linked') repository.git('worktree', 'remove', '--force', '../linked');
  });
});

it.each(['.', 'src'])('keeps what is not staged of a file that is staged in part, in %s', (folder) => {
  mkdirSync(file('src'), { recursive: true });
  const reworded = list.replace('Sign in', 'Log in');
  const ticked = (text: string) => text.replace('"passes": false', '"passes": true');
  write('prd.json', reworded);
  repository.git('add', 'prd.json');
  write('prd.json', ticked(reworded));
  write('code.js', '1');
  repository.git('add', 'code.js');
  const refused = shell('git commit -q -m x', folder);
  expect(refused.code).toBe(1);
  expect(shell(ending(refused.text), folder)).toMatchObject({ code: 0 });
  expect(shell('git commit -q -m x', folder)).toEqual({ code: 0, text: '' });
  expect(repository.git('show', 'HEAD:prd.json')).toBe(list.trimEnd());
  expect(readFileSync(file('prd.json'), 'utf8')).toBe(ticked(reworded));
});

it('reaches a file that is not staged, though another one is', () => {
  const goal = pretty(changing(open, 'b', { goal: 'staged' }));
  write(treeFile, goal);
  repository.git('add', treeFile);
  write('prd.json', list.replace('"passes": true', '"passes": false'));
  const refused = shell('git commit -q -a -m wip');
  expect(refused.code).toBe(1);
  expect(shell(ending(refused.text))).toMatchObject({ code: 0 });
  expect(shell('git commit -q -a -m wip')).toEqual({ code: 0, text: '' });
  expect([readFileSync(file('prd.json'), 'utf8'), readFileSync(file(treeFile), 'utf8')]).toEqual([
    list,
    goal,
  ]);
});

describe('a copy that differs in case alone', () => {
  it('is to be renamed: no command deletes a file', () => {
    write('PRD.json', list);
    repository.git('add', '--all');
    const refused = repository.commit('wip');
    expect(refused.code).toBe(1);
    expect(said(refused.text, 'Repair')).toBe('Rename or remove one of the two files.');
    repository.git('mv', '-f', 'PRD.json', 'notes.json');
    expect(repository.commit('wip')).toEqual({ code: 0, text: '' });
  });
});

describe('a list that cannot be read', () => {
  const broken = list.replace('"passes": false }', '"passes": true },,');

  it('is to be corrected, and what would lose its edits is said to', () => {
    write('prd.json', broken);
    repository.git('add', '--all');
    const { text } = repository.commit('wip');
    expect(said(text, 'Repair')).toMatch(/^correct the text at the place that is named/);
    expect(said(text, 'Or')).toMatch(/^git checkout [0-9a-f]{12} -- prd\.json which loses all edits since$/);
    const repaired = shell(`node ${built('cli.js')} repair --staged`);
    expect(repaired).toEqual({
      code: 1,
      text: expect.stringContaining('prd.json: left alone, it cannot be read'),
    });
    expect(readFileSync(file('prd.json'))).toEqual(Buffer.from(broken));
    expect(shell(said(text, 'Or').replace(' which loses all edits since', '')).code).toBe(0);
    expect(repository.commit('wip').code).toBe(0);
  });
});
