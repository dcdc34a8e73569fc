// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository, stage } from './repository.js';
import {
  graphText,
  issuesText,
  logText,
  pageText,
  prdText,
  tasksText,
  treeText,
  workflowText,
} from './texts.js';

const state = '.runner/state/tree.json';

/** Change the number where a fixture changes: folders of other numbers are left alone. */
const root = process.env.STATEWARD_BENCH ?? join(tmpdir(), 'stateward-bench-1');

/** @param {number} nodes @param {number} changed @param {boolean} legal */
const edited = (nodes, changed, legal) =>
  treeText(nodes, (node, index) => {
    if (index > changed + 1) return node;
    return legal ? { ...node, goal: `More of ${node.id}` } : { ...node, goal: 'Less', passes: true };
  });

/** @param {number} nodes */
const hookTree = (nodes) => (/** @type {string} */ folder) => {
  repository(folder, [{ message: 'Begin', files: { [state]: treeText(nodes), 'other.js': '1\n' } }]);
  stage(folder, { [state]: edited(nodes, 1, true) });
};

/** @param {string} name @param {string} before @param {string} after */
const pair = (name, before, after) => (/** @type {string} */ folder) => {
  for (const [side, text] of Object.entries({ before, after })) {
    mkdirSync(dirname(join(folder, side, name)), { recursive: true });
    writeFileSync(join(folder, side, name), text);
  }
};

/** @param {boolean} done */
const pages = (done, count = 10_000) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`apps/app-${index}/prd.json`, pageText(index, done)]),
  );

/** @param {string} node @param {readonly string[]} done */
const workflows = (node, done, count = 2000) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `runs/run-${index}/workflow.md`,
      workflowText(index, node, done),
    ]),
  );

/** @param {number} megabytes */
const log = (megabytes) => (/** @type {string} */ folder) => {
  const runs = Math.round((megabytes * 1e6) / runSize);
  const text = logText(0, runs);
  repository(folder, [
    { message: 'Begin', files: { 'events.jsonl': text } },
    { message: 'Append', files: { 'events.jsonl': text + logText(runs, 2) } },
  ]);
};
const runSize = logText(0, 1).length;

/** Commits of which some touch a file: one node in each. @param {number} commits @param {number} every @param {number} nodes */
function* range(commits, every, nodes) {
  for (let at = 0; at < commits; at += 1) {
    const files =
      at % every === 0
        ? {
            [state]: treeText(nodes, (node, index) =>
              index % nodes <= at / every ? { ...node, attempts: 1 } : node,
            ),
          }
        : { [`src/file-${at % 50}.js`]: `${at}\n` };
    yield { message: `Commit ${at}`, files };
  }
}

/** @type {Readonly<Record<string, (folder: string) => void>>} */
const makers = {
  'hook-other': (folder) => {
    repository(folder, [{ message: 'Begin', files: { 'other.js': '1\n', [state]: treeText(100) } }]);
    stage(folder, { 'other.js': '2\n' });
  },
  'hook-configured': (folder) => {
    const configuration = "files:\n  - path: 'plans/*.json'\n    kind: checklist\n    preset: ralph\n";
    repository(folder, [
      {
        message: 'Begin',
        files: { 'other.js': '1\n', '.stateward.yml': configuration, [state]: treeText(100) },
      },
    ]);
    stage(folder, { 'other.js': '2\n' });
  },
  'hook-tree-100': hookTree(100),
  'hook-tree-1000': hookTree(1000),
  'hook-tree-10000': hookTree(10_000),
  'hook-prd-200': (folder) => {
    repository(folder, [{ message: 'Begin', files: { 'prd.json': prdText(200, 20), 'other.js': '1\n' } }]);
    stage(folder, { 'prd.json': prdText(200, 21), 'other.js': '2\n' });
  },
  'pair-1000': pair('tree.json', treeText(1000), edited(1000, 20, true)),
  'pair-3000': pair('tree.json', treeText(3000), edited(3000, 20, true)),
  'pair-30000': (folder) => pair('tree.json', treeText(30_000), edited(30_000, 20, true))(folder),
  'pair-10000': pair('tree.json', treeText(10_000), edited(10_000, 20, true)),
  'pair-10000-refused': pair('tree.json', treeText(10_000), edited(10_000, 20, false)),
  'pair-100000': (folder) => pair('tree.json', treeText(100_000), edited(100_000, 20, true))(folder),
  'prd-10000': pair('prd.json', prdText(10_000, 20), prdText(10_000, 21)),
  'issues-20000': (folder) => {
    for (const name of ['.beads/issues.jsonl', 'any.jsonl'])
      pair(name, issuesText(20_000, 20), issuesText(20_000, 21))(folder);
  },
  'tasks-50000': pair('specs/1/tasks.md', tasksText(50_000, 20), tasksText(50_000, 21)),
  'files-three': (folder) =>
    repository(folder, [
      { message: 'Begin', files: pages(false) },
      { message: 'Three', files: pages(true, 3) },
    ]),
  'files-all': (folder) =>
    repository(folder, [
      { message: 'Begin', files: pages(false) },
      { message: 'All', files: pages(true) },
    ]),
  'files-three-later': (folder) =>
    repository(folder, [
      { message: 'Begin', files: pages(false) },
      ...Array.from({ length: 20 }, (_, at) => ({ message: `Work ${at}`, files: { 'work.js': `${at}\n` } })),
      { message: 'Three', files: pages(true, 3) },
    ]),
  workflows: (folder) =>
    repository(folder, [
      {
        message: 'Begin',
        files: {
          ...workflows('plan', []),
          ...Object.fromEntries(
            Array.from({ length: 2000 }, (_, index) => [`runs/run-${index}/workflow.graph.json`, graphText]),
          ),
        },
      },
      { message: 'Move', files: workflows('build', ['plan']) },
    ]),
  'commits-20000': (folder) => repository(folder, range(20_000, 200, 20)),
  'range-1000': (folder) => repository(folder, range(1000, 2, 1500)),
  'log-1': log(1),
  'log-10': log(10),
  'log-100': log(100),
  'log-lines': (folder) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'events.jsonl'), logText(0, 50_000));
  },
  'too-large': (folder) => {
    const text = treeText(160_000);
    pair('tree.json', text, text.replace('Task 5 ', 'Task V '))(folder);
  },
};

/**
 * The folder of a fixture, made where it is not there yet.
 * @param {string} name
 */
export function fixture(name) {
  const folder = join(root, name);
  const make = makers[name];
  if (make === undefined || existsSync(folder)) return folder;
  const begun = `${folder}.begun`;
  rmSync(begun, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  make(begun);
  renameSync(begun, folder);
  return folder;
}
