// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { importSource } from '../bundle.js';
import { documents, reasons } from './facts/documents.js';

/**
 * Usage: npm run lab -- facts [--missing]. Prints, for everything that the documents name which the native kinds follow, where the product
 * has it: an export, `stateward explain`, a file, the index of a page. Fails on a name that it has not and that no reason is given
 * for, and on a reason that is not needed.
 */
const onlyMissing = process.argv.includes('--missing');
const { lawsNamed } = await importSource('src/cli/explain-law.ts');
const { laws } = await importSource('src/library/catalogue.ts');
const all = laws();
const exported = new Map();
/** @type {readonly (readonly [entry: string, file: string])[]} */
const entries = [
  ['stateward', 'src/index.ts'],
  ['stateward/store', 'src/store.ts'],
  ['stateward/recorder', 'src/runner/recorder/index.ts'],
];
for (const [entry, file] of entries)
  for (const name of Object.keys(await importSource(file))) exported.set(plain(name), `${name} (${entry})`);
const fields = fieldsOf(JSON.parse(readFileSync('schemas/task_tree/v1.schema.json', 'utf8')));

let failed = 0;
let counted = 0;
for (const { document, names } of documents) {
  if (!onlyMissing) console.log(`\n${document}\n`);
  for (const name of names) {
    counted += 1;
    const places = placesOf(name);
    const reason = reasons[name];
    const isWrong = (places.length === 0) === (reason === undefined);
    if (isWrong) failed += 1;
    const where = places.join('; ') || (reason === undefined ? 'MISSING' : `not under that name: ${reason}`);
    const note = isWrong && places.length > 0 ? '  (the reason is not needed)' : '';
    if (!onlyMissing || isWrong) console.log(`  ${name.padEnd(44)}  ${where}${note}`);
  }
}
console.log(`\n${counted} names, ${Object.keys(reasons).length} with a reason, ${failed} wrong`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {string} name */
function placesOf(name) {
  const found = lawsNamed(all, name);
  const first = found[0];
  const more = found.length > 1 ? ` and ${found.length - 1} more` : '';
  return [
    ...(exported.has(plain(name)) ? [`export ${exported.get(plain(name))}`] : []),
    ...(first === undefined ? [] : [`explain: ${first.kind} ${first.id}${more}`]),
    ...(/\.json$/.test(name) && existsSync(name) ? [`file ${name}`] : []),
    ...(fields.has(name) ? ['field of schemas/task_tree/v1.schema.json'] : []),
  ];
}

/** @param {string} text */
function plain(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** @param {{ $defs: { node: { properties: object } } }} schema */
function fieldsOf({ $defs: { node } }) {
  return new Set(Object.keys(node.properties));
}
