// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';

/**
 * @typedef {{ from: string, name: string }} Elsewhere What a file has from another one; `*` is all of it.
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Syntax
 * @typedef {{ text: string, statements: readonly Syntax[], declared: Map<string, Syntax[]>, imported: Map<string, Elsewhere>, exported: Map<string, Elsewhere>, all: string[], kept: Set<Syntax>, named: Set<string> }} Source
 */

/**
 * Writes what the entries say of types, and no declaration that nothing they export leads to: what tsc writes of each file is half
 * more, and nobody outside can name it (decision 0306).
 * @param {readonly string[]} entries
 * @param {string} folder
 */
export function writeDeclarations(entries, folder) {
  const whole = mkdtempSync(join(tmpdir(), 'stateward-types-'));
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.types.json', '--outDir', whole], { stdio: 'inherit' });
  const reached = reachedFrom(entries.map((entry) => join(whole, entry)));
  for (const [file, source] of reached) {
    const target = join(folder, relative(whole, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, keptOf(source));
  }
  rmSync(whole, { recursive: true });
}

/**
 * @param {readonly string[]} entries
 * @returns {ReadonlyMap<string, Source>}
 */
function reachedFrom(entries) {
  /** @type {Map<string, Source>} */
  const sources = new Map();
  const seen = new Set();
  /** @param {string} file */
  const sourceOf = (file) => {
    const source = sources.get(file) ?? read(file);
    sources.set(file, source);
    return source;
  };
  /** @param {Elsewhere} asked */
  const reach = ({ from, name }) => {
    if (seen.has(`${from} ${name}`)) return;
    seen.add(`${from} ${name}`);
    const source = sourceOf(from);
    for (const [exported, origin] of source.exported)
      if (name === '*' || name === exported) {
        source.named.add(exported);
        if (origin.from === from) reachLocal(from, origin.name);
        else reach(origin);
      }
    for (const each of source.all) reach({ from: each, name });
  };
  /**
   * @param {string} file
   * @param {string} name
   */
  const reachLocal = (file, name) => {
    const source = sourceOf(file);
    const origin = source.imported.get(name);
    if (origin !== undefined) source.named.add(name);
    if (origin !== undefined) reach(origin);
    for (const statement of source.declared.get(name) ?? []) {
      if (source.kept.has(statement)) continue;
      source.kept.add(statement);
      reachNames(file, statement);
    }
  };
  // A member that happens to be called like a declaration keeps it: a byte more, and never one too few.
  /**
   * @param {string} file
   * @param {unknown} node
   */
  const reachNames = (file, node) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'TSImportType') reach(importOf(file, /** @type {Syntax} */ (node)));
    if ('type' in node && node.type === 'Identifier' && 'name' in node) reachLocal(file, String(node.name));
    for (const child of Object.values(node)) reachNames(file, child);
  };
  for (const entry of entries) reach({ from: resolve(entry), name: '*' });
  return sources;
}

/**
 * @param {string} file
 * @returns {Source}
 */
function read(file) {
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text, { lang: 'dts', sourceType: 'module', astType: 'ts' });
  /** @type {Source} */
  const source = {
    text,
    statements: program.body,
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    all: [],
    kept: new Set(),
    named: new Set(),
  };
  for (const statement of source.statements) register(source, file, statement);
  return source;
}

/**
 * @param {Source} source
 * @param {string} file
 * @param {Syntax} statement
 */
function register({ declared, imported, exported, all }, file, statement) {
  const from = statement.source ? fileOf(file, statement.source.value) : file;
  if (statement.type === 'ExportAllDeclaration') all.push(from);
  for (const { type, local, imported: there, exported: here } of statement.specifiers ?? [])
    if (type === 'ExportSpecifier') exported.set(here.name, { from, name: local.name });
    else imported.set(local.name, { from, name: there?.name ?? '*' });
  const declaration = statement.declaration ?? statement;
  for (const { id } of declaration.declarations ?? [declaration]) {
    if (!id) continue;
    declared.set(id.name, [...(declared.get(id.name) ?? []), statement]);
    if (statement.type === 'ExportNamedDeclaration') exported.set(id.name, { from: file, name: id.name });
  }
}

/**
 * @param {string} file
 * @param {Syntax} type `import('./file.ts').Name`
 * @returns {Elsewhere}
 */
function importOf(file, type) {
  let first = type.qualifier;
  while (first?.left) first = first.left;
  return { from: fileOf(file, type.source.value), name: first?.name ?? '*' };
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function fileOf(file, specifier) {
  return resolve(dirname(file), specifier.replace(/\.[jt]s$/, '.d.ts'));
}

/** With the comments above each statement that stays. @param {Source} source */
function keptOf({ text, statements, kept, named }) {
  let end = 0;
  const parts = statements.map((statement) => {
    const part = text.slice(end, statement.end);
    end = statement.end;
    if (!statement.source) return kept.has(statement) || !declares(statement) ? part : '';
    if (statement.type === 'ExportAllDeclaration') return part;
    /** @type {Syntax[]} */
    const all = statement.specifiers;
    const used = all.filter(({ local, exported }) => named.has((exported ?? local).name));
    if (used.length === all.length) return part;
    if (used.length === 0) return '';
    const names = used.map((each) => text.slice(each.start, each.end)).join(', ');
    return part.replace(/\{[^}]*\}/, `{ ${names} }`);
  });
  return `${parts.join('').trim()}\n`;
}

/** `export {}` declares nothing, and says that the file is a module. @param {Syntax} statement */
function declares({ type, declaration }) {
  return type !== 'ExportNamedDeclaration' || Boolean(declaration);
}
