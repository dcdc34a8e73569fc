// @ts-check

/**
 * @typedef {object} Row
 * @property {string} name What is done.
 * @property {string} fixture
 * @property {readonly string[]} run The product's arguments.
 * @property {readonly string[]} floor `node` with arguments, `floor.js` with a name, or `git`.
 * @property {string} says What the floor is.
 * @property {{ readonly must: number, readonly aim: number }} ratio On Node 24.
 * @property {{ readonly must: number, readonly aim: number }} [older] On Node 20, where it is another one.
 * @property {number} [rounds] Where a round takes more than three seconds.
 * @property {true} [long] Not in the short form.
 * @property {number} [memory] The most megabytes that it must hold.
 * @property {number} [exits] What it ends with; 0 where nothing is said.
 */

const nothing = { floor: ['node', '-e', '0'], says: '`node -e 0`' };
const state = '.runner/state/tree.json';
/** @param {string} what @param {string} name */
const both = (what, name) => ({
  floor: ['floor', what, `before/${name}`, `after/${name}`],
  says:
    {
      json: 'read and `JSON.parse` both',
      lines: 'read both, `JSON.parse` of each line',
      split: 'read both, split into lines',
    }[what] ?? what,
});
/** @param {string} name @param {string} kind */
const files = (name, kind) => ['check', '--files', `before/${name}`, `after/${name}`, '--kind', kind];

/** A commit among many governed files, of which it changes few. */
const threeChanged = {
  run: ['check', '--range', 'HEAD~1..HEAD'],
  floor: ['git', 'log', '--raw', '-z', 'HEAD~1..HEAD'],
  says: '`git log --raw -z`',
  ratio: { must: 8, aim: 5 },
  older: { must: 12, aim: 8 },
};

/** @type {readonly Row[]} */
export const rows = [
  {
    name: 'hook, nothing governed staged',
    fixture: 'hook-other',
    run: ['hook', 'pre-commit'],
    ...nothing,
    ratio: { must: 1.5, aim: 1.35 },
    older: { must: 1.3, aim: 1.2 },
  },
  {
    name: 'the same with a configuration',
    fixture: 'hook-configured',
    run: ['hook', 'pre-commit'],
    ...nothing,
    ratio: { must: 2, aim: 1.6 },
    older: { must: 1.6, aim: 1.4 },
  },
  {
    name: 'hook, tree of 100 nodes',
    fixture: 'hook-tree-100',
    run: ['hook', 'pre-commit'],
    ...nothing,
    ratio: { must: 3, aim: 2 },
    older: { must: 2, aim: 1.6 },
  },
  {
    name: 'hook, tree of 1,000 nodes',
    fixture: 'hook-tree-1000',
    run: ['hook', 'pre-commit'],
    ...nothing,
    ratio: { must: 3.8, aim: 2.4 },
    older: { must: 2.4, aim: 1.9 },
  },
  {
    name: 'hook, tree of 10,000 nodes',
    fixture: 'hook-tree-10000',
    run: ['hook', 'pre-commit'],
    ...nothing,
    ratio: { must: 9, aim: 5 },
    older: { must: 5, aim: 3.5 },
  },
  {
    name: 'hook, `prd.json` of 200',
    fixture: 'hook-prd-200',
    run: ['hook', 'pre-commit'],
    ...nothing,
    ratio: { must: 3.2, aim: 2 },
    older: { must: 2.2, aim: 1.6 },
  },
  {
    name: 'pair of 10,000 nodes, 20 changed',
    fixture: 'pair-10000',
    run: files('tree.json', 'task-tree'),
    ...both('json', 'tree.json'),
    ratio: { must: 2.2, aim: 1.7 },
    older: { must: 1.8, aim: 1.5 },
  },
  {
    name: 'the same, refused',
    fixture: 'pair-10000-refused',
    run: files('tree.json', 'task-tree'),
    ...both('json', 'tree.json'),
    ratio: { must: 2.8, aim: 1.7 },
    older: { must: 2.2, aim: 1.5 },
    exits: 1,
  },
  {
    name: 'pair of 100,000 nodes',
    fixture: 'pair-100000',
    run: files('tree.json', 'task-tree'),
    ...both('json', 'tree.json'),
    ratio: { must: 2, aim: 1.2 },
    rounds: 3,
    long: true,
  },
  {
    name: '`prd.json` of 10,000 items',
    fixture: 'prd-10000',
    run: files('prd.json', 'checklist'),
    ...both('json', 'prd.json'),
    ratio: { must: 3, aim: 1.6 },
  },
  {
    name: '`issues.jsonl` of 20,000 lines',
    fixture: 'issues-20000',
    run: [...files('.beads/issues.jsonl', 'checklist')],
    ...both('lines', '.beads/issues.jsonl'),
    ratio: { must: 3, aim: 1.6 },
  },
  {
    name: 'the same without a preset',
    fixture: 'issues-20000',
    run: files('any.jsonl', 'checklist'),
    ...both('lines', 'any.jsonl'),
    ratio: { must: 3.3, aim: 1.8 },
  },
  {
    name: '`tasks.md` of 50,000 lines',
    fixture: 'tasks-50000',
    run: files('specs/1/tasks.md', 'checklist'),
    ...both('split', 'specs/1/tasks.md'),
    ratio: { must: 7, aim: 4 },
    rounds: 3,
  },
  {
    name: '10,000 governed files, three changed',
    fixture: 'files-three',
    ...threeChanged,
  },
  {
    name: '10,000 governed files, three changed, twenty commits later',
    fixture: 'files-three-later',
    ...threeChanged,
  },
  {
    name: '2,000 workflow files, all moving',
    fixture: 'workflows',
    run: ['check', '--range', 'HEAD~1..HEAD'],
    floor: ['floor', 'frontmatter', 'runs/*/workflow.md'],
    says: '`cat-file` of all and `yaml` of each',
    ratio: { must: 2, aim: 1.4 },
    rounds: 3,
    long: true,
  },
  {
    name: '10,000 governed files, all changed',
    fixture: 'files-all',
    run: ['check', '--range', 'HEAD~1..HEAD'],
    floor: ['floor', 'versions', 'apps'],
    says: '`cat-file` of all and parse',
    ratio: { must: 3, aim: 2 },
    rounds: 3,
    long: true,
  },
  {
    name: '10,000 governed files, `--all`',
    fixture: 'files-three',
    run: ['check', '--all'],
    floor: ['floor', 'versions', 'apps'],
    says: '`cat-file` of all and parse',
    ratio: { must: 3, aim: 2 },
    rounds: 3,
    long: true,
  },
  {
    name: '10,000 governed files, `status`',
    fixture: 'files-three',
    run: ['status'],
    floor: ['floor', 'versions', 'apps'],
    says: '`cat-file` of all and parse',
    ratio: { must: 3, aim: 2 },
    rounds: 3,
    long: true,
  },
  {
    name: '20,000 commits, 100 governed',
    fixture: 'commits-20000',
    run: ['check', '--range', 'HEAD~19999..HEAD'],
    floor: ['git', 'log', '--raw', '-z', 'HEAD~19999..HEAD'],
    says: '`git log --raw -z`',
    ratio: { must: 2, aim: 1.3 },
    rounds: 5,
  },
  {
    name: 'range of 1,000 commits, 500 versions of 0.8 MB',
    fixture: 'range-1000',
    run: ['check', '--range', 'HEAD~999..HEAD'],
    floor: ['floor', 'versions', state],
    says: '`cat-file` of all and `JSON.parse` of each',
    ratio: { must: 0.9, aim: 0.65 },
    rounds: 3,
    long: true,
    memory: 200,
  },
  {
    name: 'append to a log of 1 MB',
    fixture: 'log-1',
    run: ['check', '--range', 'HEAD~1..HEAD'],
    floor: ['floor', 'bytes', 'events.jsonl'],
    says: 'both blobs piped into Node',
    ratio: { must: 1.6, aim: 1.3 },
  },
  {
    name: 'append to a log of 10 MB',
    fixture: 'log-10',
    run: ['check', '--range', 'HEAD~1..HEAD'],
    floor: ['floor', 'bytes', 'events.jsonl'],
    says: 'both blobs piped into Node',
    ratio: { must: 1.6, aim: 1.3 },
  },
  {
    name: 'append to a log of 100 MB',
    fixture: 'log-100',
    run: ['check', '--range', 'HEAD~1..HEAD'],
    floor: ['floor', 'bytes', 'events.jsonl'],
    says: 'both blobs piped into Node',
    ratio: { must: 1.6, aim: 1.3 },
    rounds: 3,
    long: true,
  },
  {
    name: 'a log of a million lines',
    fixture: 'log-lines',
    run: ['check', '--files', '/dev/null', 'events.jsonl', '--kind', 'event-log'],
    floor: ['floor', 'stream', 'events.jsonl'],
    says: '`JSON.parse` of each line',
    ratio: { must: 2.2, aim: 1 },
    rounds: 3,
    long: true,
    memory: 150,
  },
  {
    name: 'a file over `maxBytes`',
    fixture: 'too-large',
    run: files('tree.json', 'task-tree'),
    ...nothing,
    ratio: { must: 6, aim: 4 },
    memory: 150,
    exits: 1,
  },
];
