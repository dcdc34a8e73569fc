// @ts-check
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/**
 * @typedef {{ readonly name: string, readonly path: string }} Mirror
 * A git directory, and the name of its repository: its place below the folder, with '/' for the first '+'.
 */

/**
 * All git directories below a folder, by name. One that has lost its HEAD or its refs is one, too: it has to be told of.
 * @param {string} folder
 * @returns {Mirror[]}
 */
export function mirrorsBelow(folder) {
  /** @type {Mirror[]} */
  const mirrors = [];
  const waiting = [folder];
  const seen = new Set();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const real = realpathSync(at);
    if (seen.has(real)) continue;
    seen.add(real);
    if (isGitDirectory(at)) mirrors.push({ name: nameOf(folder, at), path: at });
    else waiting.push(...foldersIn(at));
  }
  return mirrors.sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** @param {string} path */
function isGitDirectory(path) {
  const has = (/** @type {string} */ name) => existsSync(join(path, name));
  return has('objects') && (has('HEAD') || has('refs') || has('packed-refs'));
}

/** @param {string} path */
function foldersIn(path) {
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((each) => statSync(each, { throwIfNoEntry: false })?.isDirectory());
}

/** @param {string} folder @param {string} path */
function nameOf(folder, path) {
  const parts = relative(folder, path).split('/');
  while (parts.length > 1 && ['repo', '.git'].includes(parts.at(-1) ?? '')) parts.pop();
  const name = parts.join('/') || basename(path);
  return name.replace(/\.git$/, '').replace('+', '/');
}
