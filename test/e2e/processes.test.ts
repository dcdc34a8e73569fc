import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chapter, treeFile } from '../support/e2e-trees.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, declaring, done, node, pretty, tree } from '../support/trees.ts';

const open = tree(node('a'), node('b'), node('c'));
const first = changing(open, 'a', { passes: true });
const second = changing(first, 'b', { passes: true });
const less = changing(first, 'a', { goal: 'less' });

interface Case {
  readonly code: number;
  /** Merges of more than two lines ask for each further pair. */
  readonly most?: number;
  readonly chapters: readonly Chapter[];
}

const plan: Chapter = { tree: open };
const stepA: Chapter = { tree: first, says: [done('a')] };
const code = (index: number): Chapter => ({ files: { 'code.js': `${index}` } });
/** Two lines that take in each other again and again: every pair of them has two merge bases. */
const crissCross = Array.from({ length: 20 }, (_, index): Chapter => {
  const left = 1 + 2 * Math.floor(index / 2);
  return { tree: first, says: 'merge', parents: index % 2 === 0 ? [left, left + 1] : [left + 1, left] };
});

const cases: Readonly<Record<string, Case>> = {
  'one governed file changed': { code: 0, chapters: [plan, stepA] },
  'nothing governed changed': { code: 0, chapters: [plan, code(1)] },
  'checklists of several shapes, and one of them changed': {
    code: 0,
    chapters: [
      {
        ...plan,
        files: {
          'prd.json': '{"userStories": [{"title": "a", "passes": false}]}',
          'a/prd.json': '{}',
          'b/prd.json': '[',
        },
      },
      { files: { 'prd.json': '{"userStories": [{"title": "a", "passes": false, "notes": ""}]}' } },
    ],
  },
  'a hundred commits': {
    code: 0,
    chapters: [plan, ...Array.from({ length: 100 }, (_, index) => code(index)), stepA],
  },
  'a file that is added': {
    code: 0,
    chapters: [plan, { files: { [`other/${treeFile}`]: pretty(open) } }],
  },
  // One more tells whether restoring the file would lose an edit.
  'a file that cannot be read': { code: 1, chapters: [plan, { tree: '{' }], most: 6 },
  'a file that could not be read before': { code: 0, chapters: [{ tree: '{' }, plan] },
  'a file that is tampered with': { code: 1, chapters: [plan, stepA, { tree: less }], most: 6 },
  'a file that is deleted and comes back': { code: 0, chapters: [plan, { tree: null }, plan] },
  'a merge': {
    code: 0,
    chapters: [
      plan,
      stepA,
      { tree: changing(open, 'b', { passes: true }), says: [done('b')], parents: [0] },
      { tree: second, says: 'merge', parents: [1, 2] },
    ],
  },
  'an octopus that drops work': {
    code: 1,
    most: 8,
    chapters: [
      plan,
      stepA,
      { tree: changing(open, 'b', { passes: true }), says: [done('b')], parents: [0] },
      { ...code(1), parents: [0] },
      { tree: first, says: 'merge', parents: [1, 2, 3] },
    ],
  },
  'criss-cross merges': { code: 0, chapters: [plan, stepA, { ...code(1), parents: [0] }, ...crissCross] },
};

let repository: TemporaryRepository;
const ends = new Map<string, readonly [string, string]>();
const log = () => join(repository.directory, '..', 'calls');

beforeAll(() => {
  repository = createTemporaryRepository();
  const shims = join(repository.directory, '..', 'shims');
  mkdirSync(shims);
  const shim = `#!/bin/sh\necho "$*" >> '${log()}'\nPATH="\${PATH#*:}" exec git "$@"\n`;
  writeFileSync(join(shims, 'git'), shim);
  chmodSync(join(shims, 'git'), 0o755);
  for (const [name, { chapters }] of Object.entries(cases)) ends.set(name, told(name, chapters));
});

afterAll(() => repository.cleanup());

function told(name: string, chapters: readonly Chapter[]): readonly [string, string] {
  const branch = `c${Object.keys(cases).indexOf(name)}`;
  const behind = Array.from({ length: 3 }, (_, index) => ({
    message: `behind ${index}`,
    branch,
    files: { [treeFile]: pretty(open), behind: `${name} ${index}` },
    ...(index === 0 ? { parents: [] } : {}),
  }));
  const plans = chapters.map(({ tree: version, files = {}, says = 'work', parents }, index) => ({
    message: typeof says === 'string' ? says : declaring(...says),
    branch,
    files: { ...fileOf(version), ...files },
    parents: (parents ?? [index - 1]).map((parent) => parent + behind.length),
  }));
  const ids = repository.commitAll([...behind, ...plans]);
  return [ids[behind.length] ?? '', ids.at(-1) ?? ''];
}

function fileOf(version: Chapter['tree']) {
  if (version === undefined) return {};
  const isText = version === null || typeof version === 'string' || version instanceof Uint8Array;
  return { [treeFile]: isText ? version : pretty(version) };
}

async function calls(
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly calls: readonly string[] }> {
  writeFileSync(log(), '');
  const { PATH = '', ...environment } = repository.environment;
  const shimmed = { ...environment, PATH: [join(repository.directory, '..', 'shims'), PATH].join(delimiter) };
  const result = await runCli(['check', ...args], { cwd: repository.directory, environment: shimmed });
  expect(result.error).toBe('');
  return { code: result.code, calls: readFileSync(log(), 'utf8').trimEnd().split('\n') };
}

/** However many commits there are (issue 3); only two lines that a merge joins may cost one more. */
describe('a range costs at most five git processes:', () => {
  it.each(Object.entries(cases))('%s', async (name, { code: expected, most = 5 }) => {
    const [base = '', head = ''] = ends.get(name) ?? [];
    const made = await calls(['--range', `${base}..${head}`]);
    expect(made.code).toBe(expected);
    expect(made.calls.length, made.calls.join('\n')).toBeLessThanOrEqual(most);
  });
});
