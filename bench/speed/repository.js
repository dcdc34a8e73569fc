// @ts-check
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {Readonly<Record<string, string>>} Files Paths with their texts.
 * @typedef {{ readonly message: string, readonly files: Files }} Commit
 */

/**
 * A repository with these commits, each on top of the last one, made in one go.
 * @param {string} cwd
 * @param {Iterable<Commit>} commits
 */
export function repository(cwd, commits) {
  mkdirSync(cwd, { recursive: true });
  git(cwd, 'init', '-q', '-b', 'main');
  const stream = join(cwd, '.git/stream');
  const out = openSync(stream, 'w');
  let at = 1_767_225_600;
  for (const { message, files } of commits) {
    writeSync(out, `commit refs/heads/main\ncommitter b <b@example.org> ${at} +0000\n${data(message)}`);
    for (const [path, text] of Object.entries(files))
      writeSync(out, `M 100644 inline ${path}\n${data(text)}`);
    at += 60;
  }
  closeSync(out);
  const input = openSync(stream, 'r');
  const { status } = spawnSync('git', ['fast-import', '--quiet'], {
    cwd,
    stdio: [input, 'ignore', 'inherit'],
  });
  closeSync(input);
  if (status !== 0) throw new Error(`git fast-import failed in ${cwd}`);
  git(cwd, 'reset', '-q', '--hard');
  git(cwd, 'repack', '-q', '-a', '-d');
}

/**
 * Writes and stages files.
 * @param {string} cwd
 * @param {Files} files
 */
export function stage(cwd, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  git(cwd, 'add', '-A');
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function git(cwd, ...args) {
  const { status } = spawnSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed in ${cwd}`);
}

/** @param {string} text */
function data(text) {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
