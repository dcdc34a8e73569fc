import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const copied = [
  'action.yml',
  'docs',
  'schemas',
  'scripts',
  'src',
  '.gitignore',
  'biome.json',
  'package.json',
  'tsconfig.json',
];
const paths = {
  rule: 'src/kinds/task-tree/rules/quiet-friday.ts',
  test: 'test/kinds/task-tree/rules/quiet-friday.test.ts',
  page: 'docs/rules/task-tree/quiet-friday.md',
};

let root: string;

/** Runs a program of the copy and returns what it printed. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'stateward-new-rule-'));
  for (const name of copied)
    cpSync(name, join(root, name), { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('npm run new:rule', () => {
  it.each([
    ['no name', [], /^Usage: .+\n$/],
    ['two names', ['task-tree/one', 'task-tree/two'], /^Usage: .+\n$/],
    [
      'capitals',
      ['task-tree/QuietFriday'],
      /^'task-tree\/QuietFriday' is not <kind>\/<rule> in kebab case.+\.\n$/,
    ],
    ['a name without a kind', ['quiet-friday'], /is not <kind>\/<rule> in kebab case.+\.\n$/],
    ['a path', ['task-tree/../oops'], /^Usage: .+\n$/],
    ['an unknown kind', ['todo-list/quiet-friday'], /^There is no kind 'todo-list': .+\.\n$/],
    ['the name of the index', ['task-tree/index'], /^A rule cannot be called 'index', .+\.\n$/],
    ['a reserved word', ['task-tree/delete'], /^A rule cannot be called 'delete', .+\.\n$/],
    [
      'a rule that is there',
      ['task-tree/goalposts'],
      /^src\/kinds\/task-tree\/rules\/goalposts\.ts exists already, .+\.\n$/,
    ],
  ])('refuses %s with one sentence', (_, args, sentence) => {
    const { status, output } = run('scripts/new-rule.js', ...args);
    expect(output).toMatch(sentence);
    expect(status).toBe(2);
  });

  describe('with a good name', () => {
    beforeAll(() => {
      const { status, output } = run('scripts/new-rule.js', 'task-tree/quiet-friday');
      expect(output).toContain(`wrote ${paths.rule}`);
      expect(status).toBe(0);
    });

    it('writes the rule, its test and its page, and registers the rule', () => {
      expect(read(paths.rule)).toContain(
        "export const quietFriday = treeRule({\n  id: 'task-tree/quiet-friday',",
      );
      expect(read(paths.test)).toContain("describe('task-tree/quiet-friday', () => {");
      expect(read(paths.page)).toContain('`task-tree/quiet-friday` · **error** · since ');
      expect(read('src/kinds/task-tree/rules/index.generated.ts')).toContain('  quietFriday,\n');
      for (const page of ['docs/rules/README.md', 'docs/kinds/task-tree.md']) {
        expect(read(page)).toContain('task-tree/quiet-friday.md)');
      }
    });

    it('leaves everything generated fresh', () => {
      expect(run('scripts/generate.js', '--check')).toEqual({ status: 0, output: '' });
    });

    it('writes code that the type checker and the linter accept', () => {
      const files = [paths.rule, paths.test];
      writeFileSync(
        join(root, 'tsconfig.new.json'),
        JSON.stringify({ extends: './tsconfig.json', include: [], files }),
      );
      const types = run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json').output.split('\n');
      // What others are in the middle of writing is not this test's business.
      expect(types.filter((line) => line.includes('quiet-friday'))).toEqual([]);
      const { status, output } = run(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--error-on-warnings',
        ...files,
      );
      expect({ status, output }).toMatchObject({ status: 0 });
    });

    it('reminds of what is left to do', () => {
      for (const file of Object.values(paths)) expect(read(file)).toContain('TODO');
      expect(read(paths.test).match(/expect\.fail\(/g)).toHaveLength(2);
    });

    it('does not touch it a second time', () => {
      const before = read(paths.rule);
      expect(run('scripts/new-rule.js', 'task-tree/quiet-friday').status).toBe(2);
      expect(read(paths.rule)).toBe(before);
      expect(existsSync(join(root, 'docs/rules/todo-list'))).toBe(false);
    });
  });
});
