import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { node, pretty, tree } from '../support/trees.ts';
import { examplesOf } from './page-examples.ts';

const page = readFileSync('docs/quick-start.md', 'utf8');
const team = examplesOf(page).find(({ section }) => section === 'A team')?.blocks ?? [];
const scripts = team.filter(({ language }) => language === 'sh').map(({ text }) => text);
const shown = team.find(({ language }) => language === 'text')?.text ?? '';

/** Commits have other ids each time. */
const withoutIds = (text: string) => text.replace(/\b(?:[0-9a-f]{7}|[0-9a-f]{12})\b/g, '<commit>');

describe('the quick start for a team', () => {
  let repository: TemporaryRepository;

  beforeAll(() => {
    repository = createTemporaryRepository();
    mkdirSync(join(repository.directory, '.runner/state'), { recursive: true });
    const signIn = node('sign-in', { title: 'Sign in', goal: 'People sign in' });
    const plan = pretty(tree(signIn, node('export', { order: 2 })));
    writeFileSync(join(repository.directory, '.runner/state/tree.json'), plan);
    repository.git('add', '-A');
    repository.git('commit', '-q', '-m', 'Plan');
  });
  afterAll(() => repository.cleanup());

  function run(script = '') {
    const { directory: cwd, environment: env } = repository;
    const commands = script
      .replaceAll('/opt/stateward', resolve('.'))
      .replaceAll(/^node /gm, `'${process.execPath}' `);
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], { cwd, env, encoding: 'utf8' });
    return { code: status, out: stdout, all: stdout + stderr };
  }

  it('has four blocks of commands', () => {
    expect(scripts).toHaveLength(4);
  });

  it('looks, and writes nothing', () => {
    const { code, out } = run(scripts[0]);
    expect(code).toBe(0);
    expect(out).toContain('.runner/state/tree.json: 1 edit, 1 legal');
    expect(repository.git('status', '--short')).toBe('');
  });

  it('writes what guards the repository', () => {
    const { code, out } = run(scripts[1]);
    expect(code).toBe(0);
    expect(out).toContain('ok       hooks that call stateward');
    expect(repository.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
      '.github/workflows/stateward.yml',
      '.stateward.yml',
      'AGENTS.md',
    ]);
  });

  it('shows it red, in these words', () => {
    const { code, out } = run(scripts[2]);
    expect(code).toBe(1);
    expect(withoutIds(out)).toContain(withoutIds(shown));
  });

  it('shows it green', () => {
    const { code, out } = run(scripts[3]);
    expect(code).toBe(0);
    expect(out).toContain('pass: 0 errors');
  });
});
