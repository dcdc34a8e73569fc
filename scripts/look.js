// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openBrowser, summaryPage, svgPage } from './look/browser.js';
import { cli, forget, scenes } from './look/scenes.js';
import { shownIn } from './look/terminal.js';
import { svgOf } from './picture.js';

/**
 * npm run look: what people see, as pictures, in the folder `look` that git ignores: README's picture, commands in a terminal of 80
 * and 200 columns (tmux, which is a real one), and the job summaries. It runs `dist/`: bundle first. Without the Chromium of
 * test/tools (`npm ci --prefix test/tools`) there are SVG and Markdown alone.
 */
const folder = 'look';
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
  for (const [name, { folder: at, args }] of Object.entries(all)) {
    await summary(name, at, args);
    for (const columns of [80, 200]) await terminal(name, `${run} ${args.join(' ')}`, columns, at);
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

/** @param {string} name @param {string} at @param {string[]} args */
async function summary(name, at, args) {
  const { stdout } = spawnSync(process.execPath, [cli, ...args, '--format', 'markdown'], {
    cwd: at,
    encoding: 'utf8',
  });
  writeFileSync(join(folder, `summary-${name}.md`), stdout);
  await browser?.shoot(await summaryPage(stdout), resolve(folder, `summary-${name}.png`), 960);
}
