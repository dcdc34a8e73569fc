import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, History, ResolvedRange } from '../../src/engine/ports.ts';
import { createGitHistory } from '../../src/git/history/history.ts';
import { createCommitHistory, createWholeHistory } from '../../src/git/history/prepared-range.ts';
import {
  createAmendHistory,
  createIndexHistory,
  createRewriteHistory,
} from '../../src/git/history/uncommitted.ts';
import { createSnapshotHistory, createWorkTreeHistory } from '../../src/git/history/work-tree-history.ts';
import { createGitObjects, type GitObjects } from '../../src/git/objects/objects.ts';
import { type GitRepository, openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

interface Prepared {
  readonly history: History;
  readonly range: ResolvedRange;
}

type Prepare = (git: GitRepository, objects: GitObjects) => Promise<Answer<Prepared>>;

let repository: TemporaryRepository;
let unborn: TemporaryRepository;
let ids: string[] = [];
const strange = ':(top)"a\tb\nc\\é%H.json';

beforeAll(() => {
  repository = createTemporaryRepository();
  ids = repository.commitAll([
    { message: 'root', files: { 'a.json': '1', 'dir/b.json': 'b', 'dir/sub/c.json': 'c', dir0: '0' } },
    { message: 'main', files: { [strange]: 'x', 'State.json': 'S', 'state.json': 's' } },
    { message: 'side', files: { 'side.json': 's' }, branch: 'side', parents: [0] },
    { message: 'merge', files: { 'side.json': 's' }, parents: [1, 2] },
    {
      message: 'natures',
      files: {
        'a.json': { mode: '120000', content: 'dir/b.json' },
        'dir0/now-a-directory.json': '0',
        dir0: null,
        sub: { mode: '160000', commit: 'a'.repeat(40) },
      },
    },
  ]);
  repository.git('reset', '-q', '--hard', 'main');
  const file = (path: string) => join(repository.directory, path);
  rmSync(file('a.json'));
  writeFileSync(file('a.json'), 'a file again');
  writeFileSync(file('dir/b.json'), 'staged');
  writeFileSync(file('new.json'), 'new');
  repository.git('rm', '-q', '--cached', 'dir/sub/c.json', 'side.json');
  repository.git('add', 'a.json', 'dir/b.json', 'new.json');
  appendFileSync(file('dir/b.json'), ' and more');
  symlinkSync('a.json', file('link'));
  unborn = createTemporaryRepository();
  writeFileSync(join(unborn.directory, 'a.json'), '1');
  unborn.git('add', 'a.json');
});
afterAll(() => {
  repository.cleanup();
  unborn.cleanup();
});

const range: Prepare = async (git, objects) => ({
  ok: true,
  value: {
    history: createGitHistory(git, objects),
    range: { base: ids[0] ?? '', head: ids[4] ?? '' },
  },
});
const commit =
  (place: number): Prepare =>
  (git, objects) =>
    createCommitHistory(git, objects, ids[place] ?? '');
const whole: Prepare = async (git, objects) => ({
  ok: true,
  value: createWholeHistory(git, objects, ids[4] ?? ''),
});
const rewrite: Prepare = (_git, objects) => createRewriteHistory(objects, ids[2] ?? '', ids[4] ?? '');
const amend =
  (branch: () => string): Prepare =>
  async (git, objects) => {
    repository.git('update-ref', '--no-deref', 'HEAD', branch());
    const index = await createIndexHistory(git, objects, { message: 'm', at: '2026-01-01T00:00:00Z' });
    const amended = index.ok ? await createAmendHistory(objects, index.value) : index;
    repository.git('symbolic-ref', 'HEAD', 'refs/heads/main');
    return amended;
  };

interface Adapter {
  readonly name: string;
  readonly prepare: Prepare;
  /** Whether the commits have a message and a time. */
  readonly known: boolean;
  readonly isUnborn?: boolean;
}

const adapters: readonly Adapter[] = [
  { name: 'a range', prepare: range, known: true },
  { name: 'the index', prepare: (...of) => createIndexHistory(...of), known: false },
  {
    name: 'the index with a message',
    prepare: (...of) => createIndexHistory(...of, { message: 'm', at: '2026-01-01T00:00:00Z' }),
    known: true,
  },
  { name: 'the first index', prepare: (...of) => createIndexHistory(...of), known: false, isUnborn: true },
  { name: 'an amended commit', prepare: amend(() => ids[4] ?? ''), known: true },
  { name: 'an amended merge', prepare: amend(() => ids[3] ?? ''), known: true },
  { name: 'an amended root', prepare: amend(() => ids[0] ?? ''), known: true },
  { name: 'the work tree', prepare: (...of) => createWorkTreeHistory(...of), known: false },
  {
    name: 'the first work tree',
    prepare: (...of) => createWorkTreeHistory(...of),
    known: false,
    isUnborn: true,
  },
  { name: 'one commit', prepare: commit(4), known: true },
  { name: 'a merge', prepare: commit(3), known: true },
  { name: 'a root', prepare: commit(0), known: true },
  { name: 'everything from the first commit on', prepare: whole, known: true },
  { name: 'a rewritten branch', prepare: rewrite, known: false },
  { name: 'all of the work tree', prepare: (...of) => createSnapshotHistory(...of), known: false },
];

function value<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.obstacle));
  return answer.value;
}

describe.each(adapters)('$name', ({ prepare, known, isUnborn }) => {
  it('tells one story in commits, entries, trees and blobs', async () => {
    const { directory, environment } = isUnborn ? unborn : repository;
    const git = openGitRepository(directory, environment);
    const objects = createGitObjects(git);
    const { history, range } = value(await prepare(git, objects));
    const commits = value(await history.commits(range));
    expect(commits.at(-1)?.id).toBe(range.head);
    expect(commits.flatMap(({ changes }) => changes)).not.toEqual([]);
    for (const facts of commits) {
      const [parent = 'empty'] = facts.parents;
      const before = value(await history.tree(parent));
      const after = value(await history.tree(facts.id));
      expect(facts.message !== undefined && facts.at !== undefined).toBe(known);
      const paths = facts.changes.map(({ path }) => path);
      expect(paths).toEqual([...paths].sort());
      const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
        (path) => JSON.stringify(before.get(path)) !== JSON.stringify(after.get(path)),
      );
      expect(paths).toEqual(differing.sort());
      for (const change of facts.changes) {
        expect(change.before).toEqual(before.get(change.path) ?? null);
        expect(change.after).toEqual(after.get(change.path) ?? null);
      }
      for (const [id, tree] of [[parent, before] as const, [facts.id, after] as const]) {
        for (const path of [...before.keys(), ...after.keys(), 'absent', 'dir', 'a.json/x', '', '/']) {
          expect(value(await history.entry(id, path))).toEqual(tree.get(path) ?? null);
        }
        for (const { blob, nature } of tree.values()) {
          if (nature !== 'submodule') expect(await objects.open(blob)).toBeDefined();
        }
      }
    }
    const nearest = value(await history.upTo(range.head, 2));
    expect(nearest[0]).toEqual(commits.at(-1));
    expect(nearest[1]?.id).toBe(nearest[0]?.parents[0]);
    expect(value(await history.mergeBases(range.head, range.head))).toEqual([range.head]);
    await objects.close();
    expect(objects.obstacle()).toBeUndefined();
  });
});
