// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * A small repository in which an agent works on a prd.json, at first honestly and then not, judged over its whole range and
 * printed as a user would see it. It needs nothing that is not in the clone.
 */
const plan = 'prd.json';
// The tests of the documents run what these sources give: what is committed may be older.
const cli = resolve(import.meta.dirname, '..', process.env.STATEWARD_BUILD ?? 'dist', 'cli.js');
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

/** @typedef {{ id: string, title: string, acceptanceCriteria: string[], passes: boolean }} Story */

/**
 * @param {string} id
 * @param {string} title
 * @param {string[]} acceptanceCriteria
 * @returns {Story}
 */
const story = (id, title, ...acceptanceCriteria) => ({ id, title, acceptanceCriteria, passes: false });

const signIn = story('US-001', 'Sign in', 'Five wrong passwords lock the account', 'Typecheck passes');
const cart = story('US-002', 'Cart', 'The total includes the tax');
const search = story('US-003', 'Search', 'Finds a product in 200 ms among 10,000', 'Typecheck passes');
let stories = [signIn, cart, search];

try {
  git('init', '-q', '-b', 'main');
  commit('Plan the shop');
  git('tag', 'plan');
  commit('US-001: sign in', 'src/sign-in.js', () => {
    signIn.passes = true;
  });
  commit('US-002: cart', 'src/cart.js', () => {
    cart.passes = true;
  });
  // Three cheats: what was promised goes, the goal is moved to what there is, and finished work disappears.
  commit('Tidy up', 'readme.md', () => {
    signIn.acceptanceCriteria.shift();
  });
  commit('US-003: search', 'src/search.js', () => {
    search.acceptanceCriteria[0] = 'Finds a product';
    search.passes = true;
  });
  commit('Clean the list', 'src/cart.js', () => {
    stories = [signIn, search];
  });
  console.log(`An agent worked on the plan in ${plan}:\n`);
  console.log(git('log', '--reverse', '--format=  %h %s', 'plan..main'));
  console.log('\n$ stateward check --base plan\n');
  // Under this name the program calls itself as it does where it is installed, and not by the path of this clone.
  const stateward = join(folder, '.git', 'stateward');
  symlinkSync(cli, stateward);
  const checked = spawnSync(
    process.execPath,
    [stateward, 'check', '--base', 'plan', ...process.argv.slice(2)],
    {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  console.log(
    `\n(exit code ${checked.status}: ${checked.status === 1 ? 'the change is refused' : 'unexpected'})`,
  );
  process.exitCode = checked.status === 1 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} subject
 * @param {string} [file] what is written besides
 * @param {() => void} [change] what happens to the plan
 */
function commit(subject, file, change) {
  change?.();
  const text = `${JSON.stringify({ branchName: 'ralph/shop', userStories: stories }, null, 2)}\n`;
  const files = { [plan]: text, ...(file === undefined ? {} : { [file]: `// ${subject}\n` }) };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  git('add', '-A');
  git('commit', '-q', '-m', subject);
}

/** @param {string[]} args */
function git(...args) {
  const date = `2026-01-05T09:${String(minute++).padStart(2, '0')}:00Z`;
  const env = { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const ended = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  if (ended.status !== 0) throw new Error(`git ${args.join(' ')}: ${ended.stderr || ended.error}`);
  return ended.stdout.trimEnd();
}
