import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../../src/integrations/agents/answer.ts';
import type { ToolCall, When } from '../../../src/integrations/agents/tool-call.ts';
import { treeFile } from '../../support/e2e-trees.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../../support/trees.ts';

/** What is remembered from one call of a session to the next. */
const half = tree(passed('a'), node('b'));
const less = pretty(changing(half, 'a', { goal: 'less' }));
const here = process.cwd();

let repository: TemporaryRepository;
let top: string;
let session = 0;

beforeAll(() => {
  repository = createTemporaryRepository();
  top = realpathSync(repository.directory);
  repository.commitAll([{ message: 'start', files: { [treeFile]: pretty(half), 'code.js': '1\n' } }]);
  repository.git('tag', 'start');
});
beforeEach(() => {
  repository.git('checkout', '-q', '-f', '-B', 'main', 'start');
  session += 1;
});
afterEach(() => process.chdir(here));
afterAll(() => repository.cleanup());

function put(text: string, path = treeFile): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}

const call = (when: When, tool = '', input: ToolCall['input'] = {}) =>
  answer(
    { when, event: undefined, tool, input, folder: top, session: `${session}`, speaks: undefined },
    'claude-code',
  );
const edits = (old_string: string) =>
  call('before', 'Edit', { file_path: join(top, treeFile), old_string, new_string: 'x' });

function commit(text: string): void {
  put(text);
  repository.git('commit', '-q', '-am', 'by a shell');
}

describe('one call of a shell that tampers and commits', () => {
  it('is told, until it is put right', async () => {
    await call('start');
    commit(less);
    const said = await call('after', 'Bash', { command: 'x' });
    expect(said).toContain('what was committed here would be refused');
    expect(said).toContain('task-tree/immutability');
    expect(said).toContain('Repair');
    expect(await call('after', 'Bash'), 'and again').toContain('task-tree/immutability');
    commit(pretty(half));
    expect(await call('after', 'Bash')).toBeUndefined();
  });

  it('is told where the first call of the session was an edit of any other file', async () => {
    await call('before', 'Edit', { file_path: join(top, 'code.js'), old_string: '1', new_string: '2' });
    commit(less);
    expect(await call('after', 'Bash')).toContain('task-tree/immutability');
  });

  it('is told on a branch of its own, and after an amend', async () => {
    await call('start');
    repository.git('checkout', '-q', '-b', `own-${session}`);
    commit(less);
    expect(await call('after', 'Bash')).toContain('task-tree/immutability');
    repository.git('commit', '-q', '--amend', '-m', 'other words');
    expect(await call('end')).toContain('task-tree/immutability');
  });

  it('is told where it begins a history anew, and a branch for something else is none of that', async () => {
    await call('start');
    repository.git('checkout', '-q', '--orphan', `pages-${session}`);
    repository.git('rm', '-rqf', '.');
    put('hello', 'index.html');
    repository.git('add', '.');
    repository.git('commit', '-qm', 'Pages');
    expect(await call('after', 'Bash')).toBeUndefined();
    repository.git('checkout', '-q', 'main');
    commit(pretty(changing(half, 'b', { goal: 'more' })));
    expect(await call('after', 'Bash')).toBeUndefined();
    repository.git('checkout', '-q', '--orphan', `new-${session}`);
    commit(less);
    repository.git('branch', '-M', 'main');
    expect(await call('after', 'Bash')).toContain('task-tree/immutability');
  });

  it('is told where it amends the first commit of all', async () => {
    await call('start');
    put(less);
    repository.git('commit', '-qa', '--amend', '-m', 'start');
    expect(await call('end')).toContain('task-tree/immutability');
  });

  const taken = (...args: string[]) => {
    put(less);
    repository.git('add', '.');
    repository.git(
      'reset',
      '-q',
      '--hard',
      now('commit-tree', '-m', 'x', ...args, repository.git('write-tree')),
    );
  };
  const aside = (text: string) => {
    repository.git('checkout', '-q', '-b', `aside-${session}`);
    commit(text);
    repository.git('checkout', '-q', 'main');
  };
  /** Agents' own commits have the time of today. */
  const now = (...args: string[]) =>
    execFileSync('git', args, { cwd: top, env: repository.environment, encoding: 'utf8' }).trim();
  const forgotten = (text: string) => {
    put(text);
    now('commit', '-qam', 'by a shell');
    forget();
  };
  const forget = () => rmSync(join(top, '.git/stateward'), { recursive: true });
  const legal = pretty(changing(half, 'b', { goal: 'more' }));

  it.each<[string, () => void, RegExp | undefined]>([
    ['goes to a commit that plumbing made', () => taken('-p', 'HEAD'), /task-tree\/immutability/],
    ['goes to one without a parent', () => taken(), /task-tree\/immutability/],
    [
      'goes to one, and cuts its parents off',
      () => {
        commit(less);
        put(repository.git('rev-parse', 'HEAD'), '.git/info/grafts');
      },
      /cannot judge[\s\S]*grafts/,
    ],
    ['leaves it on another branch', () => aside(less), /task-tree\/immutability/],
    ['leaves a legal one there', () => aside(legal), undefined],
    [
      'leaves one there that is gone',
      () => {
        aside(less);
        repository.git('branch', '-D', `aside-${session}`);
      },
      undefined,
    ],
    ['takes away what was remembered', () => forgotten(less), /task-tree\/immutability/],
    ['takes it away, and is legal', () => forgotten(legal), undefined],
  ])('%s: is told where it is wrong', async (_, act, expected) => {
    await call('start');
    try {
      act();
      const said = await call('after', 'Bash');
      if (expected === undefined) expect(said).toBeUndefined();
      else {
        expect(said).toMatch(expected);
        expect(await call('after', 'Bash'), 'until it is put right').toMatch(expected);
      }
    } finally {
      rmSync(join(top, '.git/info/grafts'), { force: true });
    }
  });

  it('is not told of the session before, by an agent that names none', async () => {
    const unnamed = (when: When) =>
      answer(
        { when, event: undefined, tool: 'x', input: {}, folder: top, session: undefined, speaks: undefined },
        'kiro',
      );
    await unnamed('start');
    commit(less);
    await unnamed('start');
    expect(await unnamed('after')).toBeUndefined();
  });

  it('that others made is not this session’s business', async () => {
    await call('start');
    put(less);
    repository.git('add', '.');
    const tree = repository.git('write-tree');
    const old = repository.git('-c', 'user.name=o', 'commit-tree', '-p', 'HEAD', '-m', 'old', tree);
    repository.git('reset', '-q', '--hard', old);
    expect(await call('after', 'Bash')).toBeUndefined();
  });

  it('that is legal is not spoken of', async () => {
    await call('start');
    commit(pretty(changing(half, 'b', { goal: 'more' })));
    expect(await call('after', 'Bash')).toBeUndefined();
    expect(await call('end')).toBeUndefined();
  });
});

describe('a file of the work tree', () => {
  it('is read where the configuration of git would have it believed', async () => {
    const old = new Date('2020-01-01');
    const file = join(top, treeFile);
    utimesSync(file, old, old);
    repository.git('-c', 'core.trustctime=false', 'status');
    repository.git('config', 'core.trustctime', 'false');
    repository.git('config', 'core.checkStat', 'minimal');
    const ran = join(top, '.git/ran');
    put(`#!/bin/sh\necho >> '${ran}'\nprintf 't\\0'\n`, '.git/watch');
    chmodSync(join(top, '.git/watch'), 0o755);
    try {
      repository.git('config', 'core.fsmonitor', join(top, '.git/watch'));
      repository.git('update-index', '--fsmonitor');
      repository.git('status');
      // Within the second in which git looked at it, nothing but its content tells.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      rmSync(ran, { force: true });
      put(pretty(changing(half, 'a', { goal: 'Foul of a' })));
      utimesSync(file, old, old);
      expect(await call('after', 'Bash')).toContain('task-tree/immutability');
      expect(existsSync(ran), 'its program ran').toBe(false);
    } finally {
      for (const name of ['trustctime', 'checkStat', 'fsmonitor'])
        repository.git('config', '--unset', `core.${name}`);
      repository.git('update-index', '--no-fsmonitor');
    }
  });
});

describe('the end of a turn', () => {
  it('is held up once for each state of the files', async () => {
    put(less);
    expect(await call('end')).toContain('task-tree/immutability');
    expect(await call('end'), 'the same').toBeUndefined();
    put(pretty(changing(half, 'a', { goal: 'even less' })));
    expect(await call('end'), 'another one').toContain('task-tree/immutability');
    put(pretty(half));
    expect(await call('end')).toBeUndefined();
  });
});

describe('the third refusal of the same edit', () => {
  it('says to stop and ask a person', async () => {
    expect(await edits('Goal of a')).not.toContain('ask a person: do not');
    expect(await edits('Goal of a')).not.toContain('ask a person: do not');
    const third = await edits('Goal of a');
    expect(third).toContain('refusal 3 of the same edit in a row. Stop here and ask a person');
    expect(third).toContain('.stateward.waivers.yml');
  });

  it('is none where another edit came between', async () => {
    await edits('Goal of a');
    await edits('Goal of a');
    expect(await edits('Goal of b')).toBeUndefined();
    expect(await edits('Goal of a')).not.toContain('in a row');
  });
});
