import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chapter, type Story, type Told, tellStories, treeFile } from '../support/e2e-trees.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { changing, done, node, passed, pretty, retry, tree } from '../support/trees.ts';

/** Files that move and go in real repositories: docs/judging.md, 2, Files. */
interface Case extends Story {
  readonly found: readonly string[];
}

const otherFile = `other/${treeFile}`;
const thirdFile = `third/${treeFile}`;
const names = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
/** Ten entities; each story has a tree of its own, or one would be the archive of the other. */
const ten = (own: string) => tree(passed('a', { goal: own }), ...names.map((id) => node(id, { goal: own })));

const moved = (version: string | null, more: Omit<Chapter, 'tree' | 'files'> = {}): Chapter => ({
  tree: null,
  files: { [otherFile]: version },
  ...more,
});
const base = tree(node('a'), node('b'), node('c'));
const withA = tree(passed('a'), node('b'), node('c'));
const withB = tree(node('a'), passed('b'), node('c'));
const both = tree(passed('a'), passed('b'), node('c'));
const movedA = moved(pretty(withA), { says: [done('a')], parents: [0] });
const steppedB: Chapter = { tree: withB, says: [done('b')], parents: [0] };
const merge = (files: Chapter): Chapter => ({ says: 'merge', parents: [1, 2], ...files });
const one = tree(passed('a'), node('m'));

const cases: Readonly<Record<string, Case>> = {
  'a move with a step': {
    chapters: [{ tree: one }, moved(pretty(changing(one, 'm', { attempts: 1 })), { says: [retry('m')] })],
    found: [],
  },
  'a move with tampering': {
    chapters: [{ tree: one }, moved(pretty(changing(one, 'a', { goal: 'less' })))],
    found: ['error immutability a in 1'],
  },
  'a move with tampering that a later commit takes back': {
    chapters: [
      { tree: one },
      moved(pretty(changing(one, 'a', { goal: 'less' }))),
      { files: { [otherFile]: pretty(one) } },
    ],
    found: ['note immutability a in 1, repaired in 2'],
  },
  'a move to a name that differs only in case': {
    chapters: [
      { tree: ten('case') },
      { tree: null, files: { [treeFile.replace('tree', 'Tree')]: pretty(ten('case')) } },
    ],
    found: [],
  },
  'a move to a name that nothing matches': {
    chapters: [{ tree: ten('case') }, { tree: null, files: { 'plans/shop.json': pretty(ten('case')) } }],
    found: ['warning state-file/deleted  in 1'],
  },
  'an archive with an open node that is another one': {
    chapters: [
      { tree: ten('nine') },
      { tree: null, files: { 'archive/tree.json': pretty(changing(ten('nine'), 'b', { goal: '-' })) } },
    ],
    found: ['warning state-file/deleted  in 1'],
  },
  'an archive in which a passed node is another one': {
    chapters: [
      { tree: ten('another') },
      { tree: null, files: { 'archive/tree.json': pretty(changing(ten('another'), 'a', { goal: '-' })) } },
    ],
    found: ['error state-file/deleted  in 1'],
  },
  'an archive that a later commit adds': {
    chapters: [
      { tree: ten('later') },
      { tree: null },
      { files: { 'archive/tree.json': JSON.stringify(ten('later')) } },
    ],
    found: ['note state-file/deleted  in 1, repaired in 2'],
  },
  'an archive that is only a link to nothing': {
    chapters: [
      { tree: ten('link') },
      { tree: null, files: { 'archive/tree.json': { mode: '120000', content: pretty(ten('link')) } } },
    ],
    found: ['error state-file/deleted  in 1'],
  },
  'a merge of a side that moved the file and one that stepped': {
    chapters: [{ tree: base }, movedA, steppedB, merge(moved(pretty(both)))],
    found: [],
  },
  'such a merge the other way round': {
    chapters: [{ tree: base }, steppedB, movedA, merge(moved(pretty(both)))],
    found: [],
  },
  'such a merge that drops the step': {
    chapters: [{ tree: base }, movedA, steppedB, merge(moved(pretty(withA)))],
    found: ['error immutability b in 3'],
  },
  'such a merge that keeps the old path': {
    chapters: [{ tree: base }, movedA, steppedB, merge({ tree: both, files: { [otherFile]: null } })],
    found: [],
  },
  'a merge of two sides that moved it to different paths': {
    chapters: [
      { tree: base },
      movedA,
      { tree: null, files: { [thirdFile]: pretty(withB) }, says: [done('b')], parents: [0] },
      merge({ tree: null, files: { [otherFile]: pretty(both), [thirdFile]: null } }),
    ],
    found: [],
  },
};

describe('files that move and go', () => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(cases);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(cases))('%s', (name, { found }) => {
    const warnings = found.some((row) => row.startsWith('warning'));
    const rows = told.rows(name, { warnings }).filter((row) => !row.includes(' root'));
    expect(rows).toEqual(found);
  });

  it('a single commit is judged by what it does itself', async () => {
    const story = 'an archive that a later commit adds';
    const judge = async (chapter: number) =>
      (
        await runCli(['check', '--commit', told.commit(story, chapter)], {
          cwd: told.repository.directory,
          environment: told.repository.environment,
        })
      ).code;
    expect([await judge(1), await judge(2)]).toEqual([1, 0]);
  });
});

describe('what is not committed yet', () => {
  it('may move a file with a step, or archive it, in the index', async () => {
    const repository = createTemporaryRepository();
    try {
      repository.commitAll([{ message: 'base', files: { [treeFile]: pretty(ten('index')) } }]);
      const stage = async (files: Readonly<Record<string, string>>) => {
        repository.git('read-tree', '--empty');
        for (const [path, text] of Object.entries(files)) {
          const blob = repository.feed(text, 'hash-object', '-w', '--stdin');
          repository.git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
        }
        const { directory: cwd, environment } = repository;
        return reportOf(
          await runCli(['check', '--staged', '--format', 'json'], { cwd, environment }),
        ).findings.map(({ severity, ruleId, file }) => `${severity} ${ruleId} ${file}`);
      };
      const stepped = changing(ten('index'), 'b', { attempts: 1 });
      expect(await stage({ [otherFile]: pretty(stepped) })).toEqual([]);
      expect(await stage({ 'archive/tree.json': JSON.stringify(ten('index')) })).toEqual([
        `warning state-file/deleted ${treeFile}`,
      ]);
      expect(await stage({ 'notes.json': '{}' })).toEqual([`error state-file/deleted ${treeFile}`]);
    } finally {
      repository.cleanup();
    }
  });
});
