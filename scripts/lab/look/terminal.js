// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';

/**
 * What a command shows in a real terminal (tmux) of so many columns, with its colours.
 * @param {string} name
 * @param {string} command
 * @param {number} columns
 * @param {string} folder
 * @returns {string[]}
 */
export function shownIn(name, command, columns, folder) {
  const socket = `look-${process.pid}-${name}`;
  const tmux = (/** @type {string[]} */ ...args) =>
    execFileSync('tmux', ['-L', socket, ...args], { encoding: 'utf8' });
  const size = ['-x', String(columns), '-y', '300'];
  tmux('new-session', '-d', '-c', folder, ...size, `${command}; echo LOOKED; sleep 60`);
  let shown = '';
  for (let tries = 0; tries < 150 && !shown.includes('LOOKED'); tries += 1) {
    spawnSync('sleep', ['0.2']);
    shown = tmux('capture-pane', '-p', '-e', '-S', '-');
  }
  tmux('kill-server');
  return shown.split('LOOKED')[0]?.trimEnd().split('\n') ?? [];
}
