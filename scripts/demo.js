// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * A small repository in which an agent works on a task tree, at first honestly and then not, judged over
 * its whole range and printed as a user would see it.
 */
const treeFile = '.runner/state/tree.json';
const cli = resolve('dist/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'stateward-demo-'));
const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Agent',
  GIT_AUTHOR_EMAIL: 'agent@example.org',
  GIT_COMMITTER_NAME: 'Agent',
  GIT_COMMITTER_EMAIL: 'agent@example.org',
};
let minute = 0;

/**
 * @typedef {{ id: string, order: number, title: string, goal: string, acceptance: string[], next: string,
 *   passes: boolean, attempts: number, max_attempts: number, children: TreeNode[] }} TreeNode
 */

/**
 * @param {string} id
 * @param {number} order
 * @param {string} title
 * @param {string[]} acceptance
 * @param {TreeNode[]} [children]
 * @returns {TreeNode}
 */
function node(id, order, title, acceptance, children = []) {
  const next = children.length > 0 || id === 'export' ? 'decompose' : 'execute';
  return {
    id,
    order,
    title,
    goal: title,
    acceptance,
    next,
    passes: false,
    attempts: 0,
    max_attempts: 3,
    children,
  };
}

const signIn = node('sign-in', 1, 'Sign in', [
  'A wrong password is refused',
  'Five wrong ones lock the account',
]);
const reset = node('reset', 2, 'Reset a password', ['The link works once']);
const exports_ = node('export', 3, 'Export', ['Everything a user sees can be exported']);
const tree = node('shop', 1, 'The shop', [], [signIn, reset, exports_]);

try {
  git('init', '-q', '-b', 'main');
  commit('Plan the shop', {}, () => {});
  git('tag', 'plan');
  commit(
    'Refuse wrong passwords',
    { 'src/sign-in.js': 'export const tries = 5;\n' },
    () => {
      signIn.passes = true;
    },
    'node=sign-in status=done guard=pass',
  );
  commit(
    'Try the reset link',
    { 'src/reset.js': '// the link still works twice\n' },
    () => {
      reset.attempts = 1;
    },
    'node=reset status=done guard=fail',
  );
  commit(
    'Make the reset link work once',
    { 'src/reset.js': 'export const uses = 1;\n' },
    () => {
      reset.passes = true;
    },
    'node=reset status=done guard=pass',
  );
  commit(
    'Split the export',
    {},
    () => {
      exports_.children = [
        node('export-csv', 1, 'Export CSV', ['10,000 rows in under 2 s']),
        node('export-pdf', 2, 'Export PDF', ['Prints on A4']),
      ];
    },
    'node=export status=decomposed guard=skipped',
  );
  commit('Export CSV', { 'src/export.js': '// slow\n' }, () => {
    const [csv] = exports_.children;
    if (csv) csv.passes = true;
  });
  commit('Tidy up', { 'readme.md': 'The shop.\n' }, () => {
    signIn.acceptance = ['A wrong password is refused'];
  });
  commit(
    'Another try at the PDF',
    { 'src/export.js': '// no pdf yet\n' },
    () => {
      const pdf = exports_.children[1];
      if (pdf) pdf.attempts = 1;
    },
    'node=export-pdf status=retry guard=skipped',
  );
  commit('Start over with the PDF', {}, () => {
    const pdf = exports_.children[1];
    if (pdf) pdf.attempts = 0;
  });
  console.log('An agent worked on the plan in .runner/state/tree.json:\n');
  console.log(git('log', '--reverse', '--format=  %h %s', 'plan..main'));
  console.log('\n$ stateward check --range plan..main\n');
  const checked = spawnSync(process.execPath, [cli, 'check', '--range', 'plan..main'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(
    `\n(exit code ${checked.status}: ${checked.status === 1 ? 'the change is refused' : 'unexpected'})`,
  );
  process.exitCode = checked.status === 1 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} subject
 * @param {Record<string, string>} files
 * @param {() => void} change what happens to the tree
 * @param {string} [step] the declared step
 */
function commit(subject, files, change, step) {
  change();
  const written = { ...files, [treeFile]: `${JSON.stringify(tree, null, 2)}\n` };
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git('add', '-A');
  git('commit', '-q', '-m', step === undefined ? subject : `${subject}\n\nAgent-Step: ${step}`);
}

/** @param {string[]} args */
function git(...args) {
  const date = `2026-01-05T09:${String(minute++).padStart(2, '0')}:00Z`;
  const env = { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const ended = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  if (ended.status !== 0) throw new Error(`git ${args.join(' ')}: ${ended.stderr || ended.error}`);
  return ended.stdout.trimEnd();
}
