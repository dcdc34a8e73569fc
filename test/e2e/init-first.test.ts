import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** What init says and writes where little is there yet, and what becomes of that. */
const open: TemporaryRepository[] = [];
afterEach(() => {
  for (const repository of open.splice(0)) repository.cleanup();
});

const prd = (passes: boolean) =>
  `${JSON.stringify({ branchName: 'x', userStories: [{ id: 'US-1', title: 'A', acceptanceCriteria: ['x'], passes }] }, null, 2)}\n`;

function repositoryWith(files: Readonly<Record<string, string>>) {
  const repository = createTemporaryRepository();
  open.push(repository);
  const put = (more: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(more)) {
      mkdirSync(dirname(join(repository.directory, path)), { recursive: true });
      writeFileSync(join(repository.directory, path), text);
    }
  };
  const commit = (message: string, more: Readonly<Record<string, string>> = {}) => {
    put(more);
    repository.git('add', '-A');
    repository.git('commit', '-q', '-m', message);
  };
  const run = async (...args: string[]) => {
    const { directory: cwd, environment } = repository;
    const { code, out, error } = await runCli(args, { cwd, environment });
    return { code, text: (out + error).replaceAll(/\s+/g, ' '), lines: out.split('\n') };
  };
  const init = (...args: string[]) => run('init', '--no-workflow', '--hook', 'none', ...args);
  const read = (path: string) => readFileSync(join(repository.directory, path), 'utf8');
  const has = (path: string) => existsSync(join(repository.directory, path));
  commit('begin', files);
  return { repository, commit, put, run, init, read, has };
}

describe('where nothing is governed, init says what was seen and what to do', () => {
  it.each<[string, string, string, RegExp]>([
    [
      'what is governed on request',
      'TODO.md',
      '# TODO\n\n- [ ] Write the parser\n',
      /What was seen is not governed; people keep .* only: TODO\.md To have one judged, .*TODO\.md" \| preset: markdown/,
    ],
    // The editor's, which is no list of work.
    [
      'nothing',
      '.vscode/tasks.json',
      '{"version": "2.0.0", "tasks": [{"label": "a"}]}\n',
      /No file that git knows or would add has both a name that is known and the shape/,
    ],
  ])('%s', async (_, path, text, said) => {
    const { init, repository } = repositoryWith({ [path]: text });
    const written = (await init('--write')).text;
    expect(written).toMatch(/^Nothing was written: no file here is governed without an entry/);
    expect(written).toMatch(said);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('and what it advises is what governs the file', async () => {
    const { init, put, run } = repositoryWith({ 'TODO.md': '# Tasks\n\n- [ ] T001 Set up\n' });
    const entry = (await init()).lines.flatMap((line) => /^ {4}\| (.*)$/.exec(line)?.[1] ?? []);
    put({ '.stateward.yml': `${entry.join('\n')}\n` });
    expect((await run('status')).text).toContain('0 of 1 done; next: T001');
    expect((await init()).text).toContain('Found, and judged over 1 commit');
  });
});

describe('what init wrote', () => {
  it('waits for the next file of a name, and keeps formats apart', async () => {
    const { init, commit, run, repository } = repositoryWith({
      'specs/001-a/tasks.md': '# Tasks: A\n\n- [ ] T001 One\n- [ ] T002 Two\n',
      '.cursor/plans/a.plan.md':
        '---\nname: A\ntodos:\n  - id: a\n    content: A\n    status: completed\n---\n\n# A\n',
    });
    expect((await init('--write')).code).toBe(0);
    commit('guard');
    expect(await run('check', '--commit', 'HEAD', '--fail-on', 'warning')).toMatchObject({ code: 0 });
    repository.git('rm', '-q', '.cursor/plans/a.plan.md');
    commit('the plan is done');
    commit('a note', {
      'specs/001-a/tasks.md': '# Tasks: A\n\n- [x] T001 One\n- [ ] T002 Two\n',
      'a.js': '//\n',
    });
    expect(await run('check', '--commit', 'HEAD', '--fail-on', 'warning')).toMatchObject({ code: 0 });
    expect((await run('doctor')).text).not.toContain('matches no file');
    // As without a configuration, the requirements of Kiro's tasks are promises.
    const kiro = '.kiro/specs/cart/tasks.md';
    const task = (box: string, promise: string) =>
      `# Implementation Plan\n\n- [${box}] 1. Setup\n  - _Requirements: ${promise}_\n- [ ] 2. Work\n`;
    commit('kiro', { [kiro]: task(' ', '1.1') });
    commit('cheat', { [kiro]: task('x', '9.9') });
    expect(await run('check', '--commit', 'HEAD')).toMatchObject({ code: 1 });
  });

  it('is known again after files came and went: by a later --merge, and by --remove', async () => {
    const { init, commit, read, has } = repositoryWith({ 'prd.json': prd(true) });
    await init('--write');
    commit('guard');
    await init('--write', '--merge');
    expect(read('.gitattributes')).toContain('\n**/prd.json merge=stateward diff=stateward\n');
    commit('archive', {
      'archive/one/prd.json': prd(true),
      'tasks/tasks.json': '{"master": {"tasks": [{"id": 1, "title": "A", "status": "pending"}]}}\n',
    });
    expect((await init('--remove', '--write')).text).not.toContain('Left to you');
    expect(['.stateward.yml', '.gitattributes', 'AGENTS.md'].filter(has)).toEqual([]);
  });

  it('goes with what was changed between its marks, and what stands outside stays', async () => {
    const { init, put, read } = repositoryWith({ 'prd.json': prd(true) });
    await init('--write');
    put({ '.stateward.yml': `${read('.stateward.yml').replace('files:\n', 'files:\n# ours\n')}rules: {}\n` });
    expect((await init('--upgrade', '--write')).text).toContain('There is nothing to write');
    expect((await init('--remove', '--write')).text).toContain('Took its lines out of: .stateward.yml');
    expect(read('.stateward.yml')).toBe('rules: {}\n');
  });

  it('is hooks alone where they were asked for and no file is governed', async () => {
    const { run, has } = repositoryWith({ 'TODO.md': '# TODO\n\n- [ ] Write the parser\n' });
    const { code, text } = await run('init', '--write', '--hook', 'git');
    expect(code).toBe(0);
    expect(text).toMatch(/^No configuration was written: .* Wrote: \.git\/hooks\/pre-commit/);
    expect(['.git/hooks/pre-push', '.stateward.yml', 'AGENTS.md'].map(has)).toEqual([true, false, false]);
  });

  it.each<
    [
      what: string,
      files: Readonly<Record<string, string>>,
      args: string[],
      written: Readonly<Record<string, RegExp>>,
    ]
  >([
    [
      'with nothing there',
      {},
      ['--agents', 'claude-code'],
      {
        'AGENTS.md': /## State files/,
        'CLAUDE.md': /^<!-- stateward -->\n@AGENTS\.md\n<!-- \/stateward -->\n$/,
      },
    ],
    [
      'with its folder',
      { '.claude/x': '' },
      [],
      { 'AGENTS.md': /## State files/, 'CLAUDE.md': /@AGENTS\.md/ },
    ],
    [
      'with a page of its own',
      { 'CLAUDE.md': '# Notes\n' },
      ['--agents', 'claude-code'],
      { 'AGENTS.md': /## State files/, 'CLAUDE.md': /^# Notes\n\n<!-- stateward -->\n@AGENTS\.md\n/ },
    ],
    [
      'with one that takes in the other',
      { 'CLAUDE.md': '@AGENTS.md\n', 'AGENTS.md': '# Ours\n' },
      ['--agents', 'claude-code'],
      { 'AGENTS.md': /## State files/, 'CLAUDE.md': /^@AGENTS\.md\n$/ },
    ],
    ['for others', {}, ['--agents', 'codex'], { 'AGENTS.md': /## State files/, 'CLAUDE.md': /^$/ }],
  ])('tells Claude Code, %s', async (_, files, args, written) => {
    const { init, read, has } = repositoryWith({ 'prd.json': prd(true), ...files });
    await init('--write', ...args);
    for (const [path, text] of Object.entries(written))
      expect(has(path) ? read(path) : '', path).toMatch(text);
    expect((await init('--upgrade')).text).toContain('There is nothing to write');
    await init('--remove', '--write');
    for (const path of Object.keys(written))
      expect(has(path) ? read(path) : '', path).toBe(files[path] ?? '');
  });
});

describe('what is installed into a repository', () => {
  it.each([
    ['git', 'npm install && npx --no stateward init --write'],
    ['husky', 'npm install && npx husky'],
    ['lefthook', 'npm install && lefthook install'],
    ['pre-commit', 'npm install && pre-commit install -t pre-commit -t commit-msg -t pre-push'],
  ])('has to be installed in every clone, with hooks of %s', async (tool, line) => {
    const { run } = repositoryWith({
      'prd.json': prd(true),
      'package.json': '{"devDependencies": {"stateward": "*"}}\n',
    });
    expect((await run('init', '--hook', tool)).lines).toContain(`In every other clone, once: ${line}`);
  });
});
