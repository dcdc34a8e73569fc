// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Repositories in which the same happens every time, to look at what is said of them. */
export const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Agent',
  GIT_AUTHOR_EMAIL: 'agent@example.org',
  GIT_COMMITTER_NAME: 'Agent',
  GIT_COMMITTER_EMAIL: 'agent@example.org',
  GITHUB_EVENT_NAME: 'workflow_dispatch',
  GITHUB_EVENT_PATH: resolve('package.json'),
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_OUTPUT: '',
};
export const cli = resolve('.built/cli.js');
export const action = resolve('.built/action.js');
/** @type {string[]} */
const folders = [];

/** @typedef {{ id: string, title: string, acceptanceCriteria: string[], passes: boolean }} Story */
/**
 * What is judged, and how the command line and the Action are asked for it.
 * @typedef {{ folder: string, args: string[], inputs: Record<string, string> }} Scene
 */

/** @param {number} count @returns {Story[]} */
function stories(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: `US-${String(index + 1).padStart(3, '0')}`,
    title: ['Sign in', 'Cart', 'Search', 'Export the orders as CSV', 'Reset a password'][index % 5] ?? '',
    acceptanceCriteria: [`Finds a product in ${200 + index} ms among 10,000`, 'Typecheck passes'],
    passes: false,
  }));
}

/** One repository for each thing that a job summary may have to say. @returns {Record<string, Scene>} */
export function scenes() {
  return {
    red: judged(5, [
      ['US-001: sign in', ([first]) => first && done(first)],
      ['Tidy up', ([first]) => first?.acceptanceCriteria.shift()],
      [
        'US-002: cart',
        ([, second]) => {
          if (second === undefined) return;
          second.acceptanceCriteria[0] = 'Finds a product';
          done(second);
        },
      ],
    ]),
    green: judged(5, [
      ['US-001: sign in', ([first]) => first && done(first)],
      ['US-002: cart', ([, second]) => second && done(second)],
    ]),
    heavy: judged(40, [
      ['Finish all of it', (all) => all.map(done)],
      ['Reword it', (all) => all.map((story) => story.acceptanceCriteria.splice(0, 1, 'Finds a product'))],
    ]),
    'guard-failed': withGuard(judged(5, [['US-001: sign in', ([first]) => first && done(first)]])),
    'cannot-judge': shallow(judged(5, [['US-001: sign in', ([first]) => first && done(first)]])),
    'nothing-governed': judged(0, [['Say hello', () => undefined]]),
    tree: treeScene(),
  };
}

export function forget() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** @param {Story} story */
function done(story) {
  story.passes = true;
}

/**
 * @param {number} count
 * @param {[string, (stories: Story[]) => unknown][]} commits
 * @returns {Scene}
 */
function judged(count, commits) {
  const folder = fresh();
  const all = stories(count);
  const write = () =>
    count === 0
      ? {}
      : { 'prd.json': `${JSON.stringify({ branchName: 'ralph/shop', userStories: all }, null, 2)}\n` };
  commit(folder, 'Plan the shop', { ...write(), 'readme.md': 'The shop\n' });
  git(folder, 'tag', 'plan');
  for (const [subject, change] of commits) {
    change(all);
    commit(folder, subject, { ...write(), [`src/${subject.replaceAll(/\W+/g, '-')}.js`]: `// ${subject}\n` });
  }
  return sinceThePlan(folder);
}

/** A runner's tree, where a picture has something to show. @returns {Scene} */
function treeScene() {
  const folder = fresh();
  const node = (/** @type {string} */ id, /** @type {number} */ order, /** @type {object} */ more = {}) => ({
    ...{ id, order, title: `Build ${id}`, goal: `${id} works`, acceptance: ['Tests pass'] },
    ...{ next: 'execute', passes: false, attempts: 0, max_attempts: 3, children: [] },
    ...more,
  });
  const text = (/** @type {object} */ auth, /** @type {object} */ cart) =>
    `${JSON.stringify(node('shop', 1, { next: 'decompose', children: [node('auth', 1, auth), node('cart', 2, cart)] }), null, 2)}\n`;
  const path = '.runner/state/tree.json';
  commit(folder, 'Plan', { [path]: text({ passes: true }, { attempts: 2 }) });
  git(folder, 'tag', 'plan');
  commit(folder, 'Work', { [path]: text({ passes: true, acceptance: ['Builds'] }, { passes: true }) });
  return sinceThePlan(folder);
}

/** @param {string} folder @returns {Scene} */
function sinceThePlan(folder) {
  return {
    folder,
    args: ['check', '--base', 'plan'],
    inputs: { INPUT_BASE: git(folder, 'rev-parse', 'plan'), INPUT_HEAD: git(folder, 'rev-parse', 'HEAD') },
  };
}

/** The command line takes no guard for a range. @param {Scene} scene @returns {Scene} */
function withGuard(scene) {
  return { ...scene, inputs: { ...scene.inputs, INPUT_GUARD: 'failure' } };
}

/** A clone that lacks what is to be compared with. @param {Scene} scene @returns {Scene} */
function shallow({ folder, args, inputs }) {
  const clone = fresh();
  git(clone, 'remote', 'add', 'origin', `file://${folder}`);
  git(clone, 'fetch', '-q', '--depth', '1', 'origin', 'main');
  git(clone, 'reset', '-q', '--hard', 'FETCH_HEAD');
  // Nobody can bring what is missing.
  git(clone, 'remote', 'remove', 'origin');
  return { folder: clone, args: [...args.slice(0, 1), '--commit', 'HEAD'], inputs };
}

function fresh() {
  const folder = mkdtempSync(join(tmpdir(), 'stateward-look-'));
  folders.push(folder);
  git(folder, 'init', '-q', '-b', 'main');
  return folder;
}

/** @param {string} folder @param {string} subject @param {Record<string, string>} files */
function commit(folder, subject, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', subject);
}

/** @param {string} folder @param {string[]} args */
function git(folder, ...args) {
  const date = '2026-01-05T09:00:00Z';
  const env = { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const ended = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  if (ended.status !== 0) throw new Error(`git ${args.join(' ')}: ${ended.stderr || ended.error}`);
  return ended.stdout.trim();
}
