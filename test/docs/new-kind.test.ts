import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const copied = [
  'action.yml',
  'docs',
  'examples',
  'README.md',
  'schemas',
  'scripts',
  'site',
  'src',
  'test',
  'package.json',
];
const configurations = ['.gitignore', 'biome.json', 'tsconfig.json', 'vitest.config.ts'];
let root: string;

/** Runs a program of the copy and returns what it printed. */
function run(...args: readonly string[]) {
  // The tests of the copy are chosen by their names, not by this run's list.
  const { STATEWARD_SLOW: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'stateward-new-kind-'));
  for (const name of [...copied, ...configurations])
    cpSync(name, join(root, name), { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('npm run new:kind', () => {
  it.each([
    ['no name', [], /^Usage: /],
    ['capitals', ['QuestLog'], /^'QuestLog' is no name in kebab case/],
    ['a path', ['../oops'], /^'..\/oops' is no name/],
    ['a reserved word', ['delete'], /^A kind cannot be called 'delete'/],
    ['a kind that is there', ['task-tree'], /^src\/kinds\/task-tree exists already/],
  ])('refuses %s', (_, args, expected) => {
    const { status, output } = run('scripts/new-kind.js', ...args);
    expect(status).toBe(2);
    expect(output).toMatch(expected);
  });

  it('makes a kind that compiles, judges, and is under every law at once', () => {
    expect(run('scripts/new-kind.js', 'quest-log')).toMatchObject({ status: 0 });
    expect(read('src/kinds/index.ts')).toMatch(/^import \{ questLog \} from '\.\/quest-log\/index\.ts';$/m);
    expect(read('docs/rules/README.md')).toContain('quest-log/done-kept');
    expect(run('node_modules/typescript/bin/tsc', '--noEmit')).toEqual({ status: 0, output: '' });
    // Of the laws, those of the new kind.
    const tests = ['test/laws/laws.test.ts', 'test/kinds/quest-log', 'test/architecture.test.ts'];
    const named = '--testNamePattern=quest-log|architecture|registry';
    const result = run('node_modules/vitest/vitest.mjs', 'run', named, ...tests);
    expect(result.status, result.output).toBe(0);
  });
});
