// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Measures a folder of sources: npm run house -- [src/app]. Prints its files and lines, the longest chain of imports among
 * its files, types included, and every circle of imports; ends with 1 where there is a circle.
 */
const folder = process.argv[2] ?? 'src/app';
const files = filesBelow(folder);
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const floors = new Map();
const circles = new Set();
for (const file of files) climb(file, []);
const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
const highest = Math.max(0, ...floors.values());
console.log(`${folder}: ${files.length} files, ${lines} lines, ${highest} floors, ${circles.size} circles`);
for (const circle of [...circles].sort()) console.log(`  circle: ${circle}`);
const chain = chainFrom(files.find((file) => floors.get(file) === highest));
console.log(`  longest: ${chain.map((file) => file.slice(resolve(folder).length + 1)).join(' > ')}`);
process.exitCode = circles.size > 0 ? 1 : 0;

/** @param {string} at @returns {string[]} */
function filesBelow(at) {
  return readdirSync(at)
    .map((name) => join(at, name))
    .flatMap((path) =>
      statSync(path).isDirectory() ? filesBelow(path) : path.endsWith('.ts') ? [resolve(path)] : [],
    );
}

/** @param {string} file */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );
  return [...new Set(found)].filter((path) => existsSync(path) && path.startsWith(`${resolve(folder)}/`));
}

/** The number of files on the longest way down from a file. @param {string} file @param {readonly string[]} way @returns {number} */
function climb(file, way) {
  const known = floors.get(file);
  if (known !== undefined) return known;
  if (way.includes(file)) {
    const circle = way.slice(way.indexOf(file)).map((each) => each.slice(resolve(folder).length + 1));
    circles.add(circle.sort().join(', '));
    return 0;
  }
  const below = (imports.get(file) ?? []).map((each) => climb(each, [...way, file]));
  const floor = 1 + Math.max(0, ...below);
  floors.set(file, floor);
  return floor;
}

/** @param {string | undefined} file @returns {string[]} */
function chainFrom(file) {
  if (file === undefined) return [];
  const next = (imports.get(file) ?? []).toSorted((a, b) => (floors.get(b) ?? 0) - (floors.get(a) ?? 0))[0];
  return [file, ...chainFrom(next)];
}
