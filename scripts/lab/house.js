// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * Measures a folder of sources: npm run lab -- house [src]. Method:
 * files: `.ts` that is not generated; lines: all of them, blank ones and comments too.
 * functions: declarations, methods and whatever else has a body in braces, from their first line to their last.
 * one importer: files that a single other file imports; beside: of at most sixty lines, in the folder of that importer;
 * rules, presets and what an `index.ts` lists do not count.
 * circles: of imports, those of types too; floors: files on the longest chain of imports among a folder's files.
 * StateKind: its members, in brackets how many of them a kind may leave out. Ends with 1 where there is a circle.
 */
const folder = process.argv[2] ?? 'src';
const files = filesBelow(folder);
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

const lengths = files.map(linesOf);
row('files', `${files.length}, ${sum(lengths)} lines`);
row('lines a file', spread(lengths));
row(
  'largest',
  files
    .toSorted((a, b) => linesOf(b) - linesOf(a))
    .slice(0, 5)
    .map(namedWithLines)
    .join(', '),
);
const functions = files.flatMap(functionsOf);
row('functions', `${functions.length}, lines: ${spread(functions.map(({ lines }) => lines))}`);
row(
  'longest',
  functions
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, 5)
    .map(({ lines, at }) => `${at} ${lines}`)
    .join(', '),
);
const rules = files.filter((file) => /\/rules\/(?!index)[^/]+$/.test(file));
if (rules.length > 0) row('a rule file', spread(rules.map(linesOf)));
row('one importer', `${single().length}, of these beside: ${besides().length}`);
for (const name of ['src/engine', 'src/cli', 'src/git']) {
  const { highest, chain } = floorsOf(resolve(name));
  if (highest > 0)
    row(`floors of ${name}`, `${highest}: ${chain.map((file) => shown(file, name)).join(' > ')}`);
}
members();
const circles = circlesAmong(files);
row(
  'circles',
  circles.length === 0
    ? 'none'
    : circles.map((each) => each.map((file) => shown(file)).join(', ')).join('; '),
);
process.exitCode = circles.length > 0 ? 1 : 0;

/** @param {string} what @param {string} found */
function row(what, found) {
  console.log(`${what.padEnd(20)} ${found}`);
}

/** @param {string} at @returns {string[]} */
function filesBelow(at) {
  return readdirSync(at)
    .map((name) => join(at, name))
    .flatMap((path) => {
      if (statSync(path).isDirectory()) return filesBelow(path);
      return /(?<!\.generated|\.d)\.ts$/.test(path) ? [resolve(path)] : [];
    });
}

/** @param {string} file */
function linesOf(file) {
  return textOf(file).split('\n').length - 1;
}

/** @param {string} file */
function textOf(file) {
  return texts.get(file) ?? '';
}

/** @param {string} file */
function importsOf(file) {
  const found = [...textOf(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );
  return [...new Set(found)].filter((path) => texts.has(path));
}

/** @param {readonly number[]} values */
function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return `median ${at(0.5)}, mean ${(sum(sorted) / sorted.length).toFixed(1)}, p90 ${at(0.9)}, max ${at(1)}`;
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** @param {string} file @param {string} [from] */
function shown(file, from = '.') {
  return file.slice(resolve(from).length + 1);
}

/** @param {string} file */
function namedWithLines(file) {
  return `${shown(file, folder)} ${linesOf(file)}`;
}

/** @param {string} file */
function functionsOf(file) {
  const text = textOf(file);
  /** @type {{ at: string, lines: number }[]} */
  const found = [];
  /** @type {any[]} */
  const pending = [{ node: parseAst(text, { lang: 'ts' }), name: '' }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node } = next;
    const name = node.id?.name ?? node.key?.name ?? next.name;
    if (
      /Function|Arrow/.test(node.type ?? '') &&
      (node.body?.type === 'BlockStatement' || node.body?.type === 'FunctionBody')
    )
      found.push({
        at: `${shown(file, folder)}:${name}`,
        lines: text.slice(node.start, node.end).split('\n').length,
      });
    for (const child of Object.values(node))
      for (const each of Array.isArray(child) ? child : [child])
        if (typeof each === 'object' && each !== null) pending.push({ node: each, name });
  }
  return found;
}

function single() {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, imported] of imports)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  return [...importers].flatMap(([file, by]) => {
    const listed = /\/(?:rules|presets)\//.test(file) || /\/index\.ts$/.test(by[0] ?? '');
    return by.length === 1 && !listed ? [{ file, by: by[0] ?? '' }] : [];
  });
}

function besides() {
  return single().filter(({ file, by }) => linesOf(file) <= 60 && dirname(file) === dirname(by));
}

/** @param {string} within */
function floorsOf(within) {
  /** @type {Map<string, string[]>} */
  const chains = new Map();
  const below = files.filter((file) => file.startsWith(`${within}/`));
  const climb = (/** @type {string} */ file, /** @type {readonly string[]} */ way) => {
    const known = chains.get(file);
    if (known !== undefined) return known;
    /** @type {string[]} */
    let longest = [];
    for (const each of imports.get(file) ?? []) {
      if (!each.startsWith(`${within}/`) || way.includes(each)) continue;
      const chain = climb(each, [...way, file]);
      if (chain.length > longest.length) longest = chain;
    }
    chains.set(file, [file, ...longest]);
    return [file, ...longest];
  };
  const chain = below.map((file) => climb(file, [])).reduce((a, b) => (b.length > a.length ? b : a), []);
  return { highest: chain.length, chain };
}

/** Groups of files that reach each other (Tarjan). @param {readonly string[]} among */
function circlesAmong(among) {
  const order = new Map();
  const low = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  const visit = (/** @type {string} */ file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const each of imports.get(file) ?? []) {
      if (!order.has(each)) visit(each);
      if (stack.includes(each)) low.set(file, Math.min(low.get(file), low.get(each)));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of among) if (!order.has(file)) visit(file);
  return found.sort();
}

function members() {
  const file = resolve('src/engine/contract/kind.ts');
  if (!texts.has(file)) return;
  const declared = parseAst(textOf(file), { lang: 'ts' }).body.map(
    (/** @type {any} */ statement) => statement.declaration,
  );
  const { body } = declared.find((/** @type {any} */ each) => each?.id?.name === 'StateKind').body;
  const optional = body.filter((/** @type {any} */ each) => each.optional).length;
  const names = body.map((/** @type {any} */ { key }) => key.name).join(' ');
  row('StateKind', `${body.length} (${optional}): ${names}`);
}
