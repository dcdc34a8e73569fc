// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openBrowser, summaryPage, svgPage } from './look/browser.js';
import { action, cli, environment, forget, scenes } from './look/scenes.js';
import { shownIn } from './look/terminal.js';
import { svgOf } from './picture.js';

/**
 * npm run look: what people see, as pictures, in the folder `look` that git ignores: README's picture, commands in a terminal of 80
 * and 200 columns (tmux, which is a real one), and the job summaries. It builds what it runs. Without the Chromium of
 * test/tools (`npm ci --prefix test/tools`) there are SVG and Markdown alone.
 */
/** @typedef {import('./look/scenes.js').Scene} Scene */
const folder = 'look';
execFileSync(process.execPath, ['scripts/bundle-dist.js', '--to', '.built', '--if-stale'], {
  stdio: 'inherit',
});
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
if (browser === undefined)
  console.log(
    'no pictures, SVG and Markdown alone: there is no Chromium; npm ci --prefix test/tools brings one (Linux)',
  );
const run = `${process.execPath} ${cli}`;
try {
  await picture('readme', readFileSync('docs/picture.svg', 'utf8'), 740);
  const all = scenes();
  for (const [name, scene] of Object.entries(all)) {
    await summary(name, scene);
    const command = `${run} ${scene.args.join(' ')}`;
    for (const columns of [80, 200]) await terminal(name, command, columns, scene.folder);
  }
  const red = all.red?.folder ?? '.';
  for (const columns of [80, 200])
    for (const command of [
      'explain done-changed',
      'rules --kind checklist',
      'doctor',
      'init',
      'status',
      '--help',
    ])
      await terminal(command.replaceAll(/\W+/g, '-').replace(/^-/, ''), `${run} ${command}`, columns, red);
} finally {
  forget();
  await browser?.close();
}
console.log(`look at ${folder}/`);

/** @param {string} name @param {string} svg @param {number} width */
async function picture(name, svg, width) {
  writeFileSync(join(folder, `${name}.svg`), svg);
  await browser?.shoot(svgPage(svg), resolve(folder, `${name}.png`), width);
}

/** @param {string} name @param {string} command @param {number} columns @param {string} at */
async function terminal(name, command, columns, at) {
  const lines = shownIn(name, command, columns, at);
  await picture(`${name}-${columns}`, svgOf(lines, columns + 2), Math.round((columns + 2) * 8.43 + 32));
}

/** What the Action writes for a job that compares the plan with the head. @param {string} name @param {Scene} scene */
async function summary(name, { folder: at, inputs }) {
  const file = resolve(folder, `summary-${name}.md`);
  writeFileSync(file, '');
  const env = { ...environment, ...inputs, GITHUB_WORKSPACE: at, GITHUB_STEP_SUMMARY: file };
  spawnSync(process.execPath, [action], { cwd: at, env });
  await browser?.shoot(
    await summaryPage(readFileSync(file, 'utf8')),
    resolve(folder, `summary-${name}.png`),
    960,
  );
}
