import type { CommitPlan } from './temporary-repository.ts';
import { declaring, done, node, passed, pretty, tree } from './trees.ts';
import { runPath, workflowStart } from './workflow-hook-cases.ts';
import { at, runFile } from './workflows.ts';

/** What becomes of a branch that is pushed by force, and the errors of it where it is the default branch. */
type Stories = Readonly<Record<string, boolean | { readonly passes: boolean; readonly notes?: string }>>;

const titles: Readonly<Record<string, string>> = { 'US-1': 'Sign in', 'US-2': 'Export CSV' };
export const prd = (stories: Stories) => {
  const userStories = Object.entries(stories).map(([id, state]) => ({
    id,
    title: titles[id] ?? `Story ${id}`,
    acceptanceCriteria: [`${id} stands`, 'Typecheck passes'],
    ...(typeof state === 'boolean' ? { passes: state } : state),
  }));
  return { 'prd.json': pretty({ branchName: 'ralph/shop', userStories }) };
};
const many = (passes: boolean) =>
  prd(Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`US-${at + 1}`, passes])));
const sprint = (status: string) => ({
  'sprint-status.yaml': `development_status:\n  epic-1: in-progress\n  1-1-login: ${status}\n  1-2-logout: backlog\n`,
});
export const open = prd({ 'US-1': false, 'US-2': false });
const signedIn = prd({ 'US-1': true, 'US-2': false });
export const exported = prd({ 'US-1': false, 'US-2': true });
const treeFile = '.runner/state/tree.json';
const planned = { [treeFile]: pretty(tree(node('a'), node('b'), node('c'))) };
const withA = { [treeFile]: pretty(tree(passed('a'), node('b'), node('c'))) };
const withB = { [treeFile]: pretty(tree(node('a'), passed('b'), node('c'))) };

const folder = {
  '.stateward.yml':
    'version: 1\nfiles: [{path: backlog/config.yml, kind: checklist, preset: backlog}]\nrules: {checklist/reopened: error}\n',
  'backlog/config.yml': 'statuses: [To Do, Done]\n',
};
const page = (id: number, status: string) => ({
  [`backlog/tasks/task-${id} - work.md`]: `---\nid: task-${id}\ntitle: Task ${id}\nstatus: ${status}\n---\n`,
});

type Plan = Pick<CommitPlan, 'message' | 'files'>;
export interface Story {
  readonly plan?: Plan['files'];
  /** What the branch had. */
  readonly had?: readonly Plan[];
  /** What it has instead. */
  readonly has: readonly Plan[];
}
export const work: Plan = { message: 'sign-in work', files: { ...signedIn, 'src/a': 'one\ntwo\nthree\n' } };
const readme: Plan = { message: 'readme', files: { readme: 'x' } };

export const lossy: readonly [name: string, story: Story, rows: readonly string[]][] = [
  ['it is set back', { has: [] }, ['checklist/reopened US-1#(done)']],
  ['other work comes instead', { has: [readme] }, ['checklist/reopened US-1#(done)']],
  [
    'it had other edits, too',
    {
      had: [
        work,
        { message: 'more', files: prd({ 'US-1': true, 'US-2': { passes: false, notes: 'soon' } }) },
      ],
      has: [readme],
    },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'another story is done instead',
    { has: [{ message: 'csv', files: { ...exported, 'src/b': 'b' } }] },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'another story is done instead, and it had other edits, too',
    {
      had: [
        work,
        {
          message: 'more',
          files: prd({ 'US-1': true, 'US-2': { passes: false, notes: 'soon' }, 'US-3': false }),
        },
      ],
      has: [
        { message: 'csv', files: { ...prd({ 'US-1': false, 'US-2': true, 'US-4': false }), 'src/b': 'b' } },
      ],
    },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'it is amended',
    {
      has: [
        {
          message: 'amended',
          files: {
            ...prd({ 'US-1': { passes: false, notes: '' }, 'US-2': false }),
            'src/a': 'one\n2\nthree\n',
          },
        },
      ],
    },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'the story goes',
    { has: [{ message: 'drop', files: prd({ 'US-2': false }) }] },
    ['checklist/done-removed US-1'],
  ],
  [
    'the file goes',
    {
      plan: planned,
      had: [{ message: declaring(done('a')), files: withA }],
      has: [readme, { message: 'drop', files: { [treeFile]: null } }],
    },
    ['state-file/deleted '],
  ],
  [
    'six stories are open again',
    { plan: many(false), had: [{ message: 'all', files: many(true) }], has: [readme] },
    Array.from({ length: 6 }, (_, at) => `checklist/reopened US-${at + 1}#(done)`),
  ],
  [
    'a status goes back',
    {
      plan: sprint('review'),
      had: [{ message: 'reviewed', files: { ...sprint('done'), 'src/a': 'a' } }],
      has: [{ message: 'wording', files: { ...sprint('review'), 'src/b': 'b' } }],
    },
    ['checklist/reopened 1-1-login#(done)'],
  ],
  [
    'a node is open again',
    {
      plan: planned,
      had: [{ message: declaring(done('a')), files: { ...withA, 'src/a': 'a' } }],
      has: [{ message: declaring(done('b')), files: { ...withB, 'src/b': 'b' } }],
    },
    ['task-tree/immutability a'],
  ],
  [
    'a run stands at an earlier node',
    {
      plan: workflowStart,
      had: [{ message: 'built', files: { [runPath]: runFile(at('review', ['plan', 'build'])) } }],
      has: [{ message: 'words', files: { [runPath]: `${workflowStart[runPath]}\nmore\n` } }],
    },
    ['workflow/steps-completed build'],
  ],
  [
    'a page of a folder says less',
    {
      plan: { ...folder, ...page(1, 'To Do'), ...page(2, 'To Do') },
      had: [{ message: 'work', files: page(1, 'Done') }],
      has: [{ message: 'other work', files: page(2, 'Done') }],
    },
    ['checklist/reopened task-1#(done)'],
  ],
  [
    'two files lose what was done',
    {
      plan: { ...open, ...planned },
      had: [work, { message: declaring(done('a')), files: withA }],
      has: [
        { message: declaring(done('b')), files: withB },
        { message: 'csv', files: exported },
      ],
    },
    ['task-tree/immutability a', 'checklist/reopened US-1#(done)'],
  ],
];

const reason = 'Reopen US-1: the lock does not hold';
export const harmless: readonly [name: string, story: Story][] = [
  ['all that was done is done again', { has: [readme, { message: 'again', files: signedIn }] }],
  ['a message that is new on it says why', { has: [readme, { message: reason }] }],
  [
    'the item says why',
    {
      has: [
        {
          message: 'x',
          files: prd({ 'US-1': { passes: false, notes: 'The lock does not hold yet' }, 'US-2': false }),
        },
      ],
    },
  ],
  [
    'a new commit reopens it with a reason',
    { has: [{ message: 'again', files: signedIn }, { message: reason, files: open }, readme] },
  ],
  [
    'what it drops was open',
    { had: [{ message: 'plan more', files: prd({ 'US-1': false, 'US-2': false, 'US-3': false }) }], has: [] },
  ],
];
