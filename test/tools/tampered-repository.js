// @ts-check
// node test/tools/tampered-repository.js FOLDER: a repository in which a finished task is edited; prints its two ends.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = process.argv[2] ?? 'tampered';
const file = join(folder, '.runner/state/tree.json');
const leaf = { order: 1, acceptance: [], attempts: 0, max_attempts: 3, children: [] };

mkdirSync(dirname(file), { recursive: true });
git('init', '-q', '-b', 'main');
console.log(`base=${commit('sum up to the cent')}`);
console.log(`head=${commit('sum up')}`);

/** @param {string} goal */
function commit(goal) {
  const done = { ...leaf, id: 'sum', title: 'Sum', goal, next: 'execute', passes: true };
  const app = {
    ...leaf,
    id: 'app',
    title: 'App',
    goal: 'App',
    next: 'decompose',
    passes: true,
    children: [done],
  };
  writeFileSync(file, `${JSON.stringify(app, null, 2)}\n`);
  git('add', '--all');
  git('commit', '-q', '-m', goal);
  return git('rev-parse', 'HEAD');
}

/** @param {string[]} args */
function git(...args) {
  const who = ['-c', 'user.name=Agent', '-c', 'user.email=agent@example.org'];
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
