import type { Step, TaskNode } from '../../src/index.ts';
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
} from './trees.ts';

export type Content = TaskNode | string | { readonly link: string } | null;

/**
 * Every rule that a step can break refuses a real `git commit`, and lets the near miss beside it pass:
 * docs/kinds/task-tree.md.
 */
export interface Attempt {
  /** The file as it is committed; null deletes it. */
  readonly tree: Content;
  readonly says: string;
}

export interface HookCase {
  readonly start: TaskNode | null;
  /** What else stands in the first commit. */
  readonly files?: Readonly<Record<string, string>>;
  readonly refused: Attempt;
  readonly accepted: Attempt;
}

const quiet = 'tidy up\n';
const attempt = (version: Content, ...steps: readonly (Step | string)[]): Attempt => ({
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

export const stepCases: Readonly<Record<string, HookCase>> = {
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
    refused: attempt(changing(divided, 'x', { goal: 'more' }), done('a', 'skipped')),
    accepted: attempt(changing(divided, 'x', { goal: 'more' }), done('x', 'skipped')),
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
export const moreStepCases: Readonly<Record<string, readonly [rule: string, ...HookCase[]]>> = {
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

/** Rules about the file itself: docs/judging.md, 2, Files. */
export const fileCases: Readonly<Record<string, HookCase>> = {
  'state-file/deleted': {
    start: halfDone,
    refused: attempt(null),
    accepted: attempt(halfDone),
  },
  'state-file/unreadable': {
    start: halfDone,
    refused: attempt(pretty(halfDone).slice(0, -3)),
    accepted: attempt(`\ufeff${pretty(halfDone)}`),
  },
  'state-file/not-regular': {
    start: halfDone,
    refused: attempt({ link: '/etc/passwd' }),
    accepted: attempt(pretty(halfDone)),
  },
  'state-file/lfs-pointer': {
    start: halfDone,
    refused: attempt('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'),
    accepted: attempt(pretty(halfDone)),
  },
  'state-file/too-large': {
    start: halfDone,
    files: { '.stateward.yml': 'version: 1\nlimits: { maxBytes: 4KB }\n' },
    refused: attempt(pretty(halfDone).padEnd(4097)),
    accepted: attempt(pretty(halfDone).padEnd(4096)),
  },
};

/** Rules that warn: the commit is made, and the hook says what it saw; what is `accepted` it does not mention. */
export const warningCases: Readonly<Record<string, HookCase>> = {
  'task-tree/attempt-limit-raised': {
    start: plain,
    refused: attempt(changing(plain, 'a', { attempts: 1, max_attempts: 4 }), retry('a')),
    accepted: attempt(changing(plain, 'b', { max_attempts: 4 })),
  },
  'task-tree/goalposts': {
    start: plain,
    refused: attempt(changing(plain, 'a', { passes: true, goal: 'less' }), done('a')),
    accepted: attempt(changing(plain, 'b', { goal: 'less' })),
  },
  'task-tree/passed-by-removal': {
    start: tree(inner('x', [passed('a'), node('b')]), node('c')),
    refused: attempt(tree(inner('x', [passed('a')]), node('c'))),
    accepted: attempt(tree(inner('x', [passed('a'), node('b')]))),
  },
};

/** Why a rule has neither a vector nor a case of one commit here. */
export const shownElsewhere: Readonly<Record<string, string>> = {
  'config/changed': 'is about the configuration: see test/e2e/policy-hooks.test.ts',
  'config/invalid': 'is about the configuration: see test/e2e/policy-hooks.test.ts',
  'config/matches-nothing': 'is about the configuration: see test/e2e/policy-cli.test.ts',
  'config/waiver-expired': 'needs the committer date of CI: see test/e2e/action-trust.test.ts',
  'state-file/case-collision': 'needs two files: see test/engine/ranges/collisions.test.ts',
  'state-file/merge-lost': 'needs a merge: see test/e2e/merges.test.ts',
  'state-file/plan-gone': 'needs a merge: see test/engine/ranges/merges.test.ts',
  'state-file/returned': 'needs a plan that went: see test/engine/ranges/returns-elsewhere.test.ts',
  'state-file/reverted': 'needs a commit to revert: see test/e2e/repairs.test.ts',
  'state-file/undone': 'needs a rejected commit: see test/e2e/repairs.test.ts',
  'task-tree/attempts-decreased': 'judges the net of a range; state-update says it of a commit',
  'task-tree/canonical': 'off until it is configured',
  'task-tree/derived-passes': 'judges the net of a range; state-update says it of a commit',
  'task-tree/guard-evidence': 'needs the result of a guard, which no hook has',
  'task-tree/passes-withdrawn': 'judges the net of a range; immutability says it of a commit',
  'task-tree/rotation': 'needs the option rotation: allow',
  'task-tree/undeclared-step': 'off until steps: {required: true} is configured',
};
