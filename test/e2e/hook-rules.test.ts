import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step, TaskNode } from '../../src/index.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import {
  breaking,
  changing,
  declaring,
  decomposed,
  done,
  inner,
  node,
  passed,
  pretty,
  replan,
  retry,
  tree,
} from '../support/trees.ts';

/**
 * Every rule that a step can break refuses a real `git commit`, and lets the near miss beside it pass:
 * formats.md, task-tree.
 */
interface Attempt {
  readonly tree: TaskNode | string;
  readonly says: string;
}

interface Case {
  readonly start: TaskNode | null;
  readonly refused: Attempt;
  readonly accepted: Attempt;
}

const quiet = 'tidy up\n';
const attempt = (version: TaskNode | string, ...steps: readonly (Step | string)[]): Attempt => ({
  tree: version,
  says: steps.map((step) => (typeof step === 'string' ? step : declaring(step))).join('\n') || quiet,
});

const plain = tree(node('a'), node('b'));
const passing = tree(passed('a'), node('b'));
const halfDone = tree(passed('a', { attempts: 1 }), node('b'));
const dividable = tree(node('a', { next: 'decompose' }), node('b', { order: 1 }));
const bothDividable = tree(node('a', { next: 'decompose' }), node('b', { next: 'decompose' }));
const divided = tree(inner('a', [node('x'), node('y')]), node('b', { order: 1 }));
const stuck = tree(node('a', { attempts: 3 }), node('b', { attempts: 2 }));

const cases: Readonly<Record<string, Case>> = {
  schema: {
    start: plain,
    refused: attempt(breaking(plain, 'b', { goal: 7 })),
    accepted: attempt(changing(plain, 'b', { goal: '7' })),
  },
  'unique-ids': {
    start: dividable,
    refused: attempt(tree(inner('a', [node('x'), node('x')]), node('b', { order: 1 })), decomposed('a')),
    accepted: attempt(divided, decomposed('a')),
  },
  'max-attempts': {
    start: plain,
    refused: attempt(changing(plain, 'b', { max_attempts: 0 })),
    accepted: attempt(changing(plain, 'b', { max_attempts: 1 })),
  },
  'attempts-bound': {
    start: stuck,
    refused: attempt(changing(stuck, 'b', { max_attempts: 1 })),
    accepted: attempt(changing(stuck, 'b', { max_attempts: 2 })),
  },
  'children-sorted': {
    start: plain,
    refused: attempt(changing(plain, 'a', { order: 1 })),
    accepted: attempt(changing(plain, 'b', { order: 1 })),
  },
  initial: {
    start: null,
    refused: attempt(changing(plain, 'b', { attempts: 1 })),
    accepted: attempt(plain),
  },
  immutability: {
    start: halfDone,
    refused: attempt(changing(halfDone, 'a', { title: 'easier' })),
    accepted: attempt(changing(halfDone, 'b', { title: 'easier' })),
  },
  'child-additions': {
    start: bothDividable,
    refused: attempt(tree(inner('a', [node('x')]), inner('b', [node('y')]))),
    accepted: attempt(tree(inner('a', [node('x')]), node('b', { next: 'decompose' }))),
  },
  status: {
    start: dividable,
    refused: attempt(dividable, decomposed('a')),
    accepted: attempt(divided, decomposed('a')),
  },
  'decompose-mode': {
    start: plain,
    refused: attempt(tree(node('a', { children: [node('x')] }), node('b')), decomposed('a')),
    accepted: attempt(changing(plain, 'a', { next: 'decompose' })),
  },
  'state-update': {
    start: plain,
    refused: attempt(changing(plain, 'a', { attempts: 2 }), retry('a')),
    accepted: attempt(changing(plain, 'a', { attempts: 1 }), retry('a')),
  },
  'selected-node': {
    start: divided,
    refused: attempt(divided, done('a', 'skipped')),
    accepted: attempt(divided, done('x', 'skipped')),
  },
  'stuck-node': {
    start: stuck,
    refused: attempt(changing(stuck, 'a', { passes: true }), done('a')),
    accepted: attempt(changing(stuck, 'b', { passes: true }), done('b')),
  },
  'undeclared-pass': {
    start: plain,
    refused: attempt(passing),
    accepted: attempt(passing, done('a')),
  },
  'step-declaration': {
    start: plain,
    refused: attempt(passing, 'work\n\nAgent-Step: node=a status=done guard=pass guard=pass\n'),
    accepted: attempt(passing, 'work\n\nAgent-Step: node=a status=done guard=pass\n'),
  },
  replan: {
    start: plain,
    refused: attempt(changing(plain, 'b', { goal: 'another way' }), replan('root')),
    accepted: attempt(changing(plain, 'b', { goal: 'another way' })),
  },
};

/** The same through more than one way to break it. */
const more: Readonly<Record<string, readonly [rule: string, ...Case[]]>> = {
  'a passed node that vanishes': [
    'immutability',
    {
      start: halfDone,
      refused: attempt(tree(node('b'))),
      accepted: attempt(tree(passed('a', { attempts: 1 }))),
    },
  ],
  'a counter that falls': [
    'state-update',
    {
      start: stuck,
      refused: attempt(changing(stuck, 'b', { attempts: 1 })),
      accepted: attempt(changing(stuck, 'b', { attempts: 3 }), retry('b')),
    },
  ],
  'a failed guard that passes': [
    'state-update',
    {
      start: plain,
      refused: attempt(passing, done('a', 'fail')),
      accepted: attempt(changing(plain, 'a', { attempts: 1 }), done('a', 'fail')),
    },
  ],
  'a retry with a guard': [
    'step-declaration',
    {
      start: plain,
      refused: attempt(
        changing(plain, 'a', { attempts: 1 }),
        'x\n\nAgent-Step: node=a status=retry guard=pass\n',
      ),
      accepted: attempt(
        changing(plain, 'a', { attempts: 1 }),
        'x\n\nAgent-Step: node=a status=retry guard=skipped\n',
      ),
    },
  ],
  'a step of a node that is not there': [
    'status',
    { start: plain, refused: attempt(passing, done('z')), accepted: attempt(passing, done('a')) },
  ],
};

let repository: TemporaryRepository;
let starts: ReadonlyMap<Case, string>;

beforeAll(() => {
  repository = createTemporaryRepository();
  const hooks = join(repository.directory, '..', 'hooks');
  mkdirSync(hooks);
  for (const name of ['pre-commit', 'commit-msg']) {
    const file = join(hooks, name);
    writeFileSync(
      file,
      `#!/bin/sh\nexec "${process.execPath}" "${resolve('dist/cli.js')}" hook ${name} "$@"\n`,
    );
    chmodSync(file, 0o755);
  }
  repository.git('config', 'core.hooksPath', hooks);
  const all = [...Object.values(cases), ...Object.values(more).flatMap(([, ...rest]) => rest)];
  // Roots: where HEAD has no parent, nothing can pass as an amend of it.
  const ids = repository.commitAll(
    all.map(({ start }, index) => ({
      message: `start ${index}`,
      parents: [],
      files: { readme: `${index}`, ...(start === null ? {} : { [treeFile]: pretty(start) }) },
    })),
  );
  starts = new Map(all.map((each, index) => [each, ids[index] ?? '']));
});

afterAll(() => repository.cleanup());

function commit({ tree: version, says }: Attempt, isNew: boolean) {
  const { directory: cwd, environment: env } = repository;
  mkdirSync(join(cwd, '.runner/state'), { recursive: true });
  writeFileSync(join(cwd, treeFile), typeof version === 'string' ? version : pretty(version));
  if (isNew) repository.git('add', treeFile);
  const args = ['commit', '-a', '-q', '--allow-empty', '-m', says];
  const ended = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
  return { code: ended.status, text: ended.stdout + ended.stderr };
}

function refusesAndAccepts(rule: string, each: Case): void {
  repository.git('checkout', '-q', '-f', '--detach', starts.get(each) ?? '');
  const refused = commit(each.refused, each.start === null);
  expect(refused.text).toMatch(new RegExp(`error +task-tree/${rule}\\s`));
  expect(refused.code).toBe(1);
  const accepted = commit(each.accepted, each.start === null);
  expect(accepted.text).not.toContain('error  task-tree/');
  expect(accepted.code).toBe(0);
}

describe('a commit is refused, and the near miss beside it accepted:', () => {
  it.each(Object.entries(cases))('task-tree/%s', refusesAndAccepts);

  it.each(Object.entries(more))('%s', (_, [rule, ...rest]) => {
    for (const each of rest) refusesAndAccepts(rule, each);
  });
});
