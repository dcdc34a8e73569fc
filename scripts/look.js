// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svgOf } from './picture.js';

/**
 * What people see, as files to look at, in the folder `look` that git ignores: the demo in a terminal of 80 and 200 columns (in
 * tmux, which is a real one), and the job summary as Markdown. With Chromium on the machine each terminal is a screenshot, too.
 */
const folder = 'look';
const demo = `${process.execPath} ${resolve('scripts/demo.js')}`;
const cli = `${process.execPath} ${resolve('dist/cli.js')}`;
mkdirSync(folder, { recursive: true });
for (const columns of [80, 200]) {
  terminal(`demo-${columns}`, demo, columns);
  terminal(`explain-${columns}`, `${cli} explain done-changed`, columns);
  terminal(`rules-${columns}`, `${cli} rules --kind checklist`, columns);
  terminal(`doctor-${columns}`, `${cli} doctor`, columns);
}
const { stdout } = spawnSync(process.execPath, ['scripts/demo.js', '--format', 'markdown'], {
  encoding: 'utf8',
});
writeFileSync(join(folder, 'summary.md'), stdout);
console.log(`look at ${folder}/`);

/**
 * @param {string} name
 * @param {string} command
 * @param {number} columns
 */
function terminal(name, command, columns) {
  const session = `look-${process.pid}-${name}`;
  const tmux = (/** @type {string[]} */ ...args) =>
    execFileSync('tmux', ['-L', session, ...args], { encoding: 'utf8' });
  tmux('new-session', '-d', '-x', String(columns), '-y', '120', `${command}; echo LOOKED; sleep 60`);
  let shown = '';
  for (let tries = 0; tries < 100 && !shown.includes('LOOKED'); tries += 1) {
    spawnSync('sleep', ['0.2']);
    shown = tmux('capture-pane', '-p', '-e', '-S', '-');
  }
  tmux('kill-session', '-t', '0');
  const lines = shown.split('LOOKED')[0]?.trimEnd().split('\n') ?? [];
  const file = join(folder, `${name}.svg`);
  writeFileSync(file, svgOf(lines, columns + 2));
  const browser = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((each) => existsSync(each));
  if (browser === undefined) return;
  const size = `--window-size=${Math.round(columns * 8.6 + 60)},${lines.length * 19 + 60}`;
  const shot = `--screenshot=${resolve(folder, `${name}.png`)}`;
  spawnSync(browser, ['--headless', '--no-sandbox', '--disable-gpu', size, shot, `file://${resolve(file)}`]);
}
