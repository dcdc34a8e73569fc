// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { camel } from './names.js';
import { kindFiles } from './new-kind-files.js';

/** npm run new:kind -- <kind>: a kind that works, for a list of things in JSON, to be made into another one. */
const [id = '', ...more] = process.argv.slice(2);
const registry = 'src/kinds/index.ts';
const laws = 'test/support/law-kinds.ts';

const refusal = refusalOf(id);
if (more.length > 0 || refusal !== undefined) {
  console.error(more.length > 0 || id === '' ? 'Usage: npm run new:kind -- <kind>' : refusal);
  process.exitCode = 2;
} else await write();

/** @param {string} kind */
function refusalOf(kind) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kind))
    return `'${kind}' is no name in kebab case, such as task-tree.`;
  if (isReserved(camel(kind))) return `A kind cannot be called '${kind}', since its constant could not.`;
  return existsSync(`src/kinds/${kind}`)
    ? `src/kinds/${kind} exists already, and nothing was written.`
    : undefined;
}

/** @param {string} identifier */
function isReserved(identifier) {
  try {
    new Function(`"use strict"; const ${identifier} = 0, kinds = 0;`);
    return false;
  } catch {
    return true;
  }
}

async function write() {
  const name = camel(id);
  for (const [file, text] of kindFiles(id)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  edit(registry, [
    [/(?=\n\/\*\* The registry)/, `import { ${name} } from './${id}/index.ts';\n`],
    [/(?<=readonly StateKind\[\] = \[[^\]]*)(?=\])/, `, ${name}`],
  ]);
  edit(laws, [
    [/^/, `import { ${name}Law } from '../kinds/${id}/law.ts';\n`],
    [/(?<=lawKinds: readonly LawKind\[\] = \[\n)/, `  ${name}Law,\n`],
  ]);
  await import('./generate.js');
  const written = [...kindFiles(id).map(([file]) => file), registry, laws];
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  execFileSync(process.execPath, [biome, 'check', '--write', ...written], { stdio: 'ignore' });
  console.log(`Now make it yours: npm run types, npx vitest run test/laws test/kinds/${id}.
Its pages in docs/ and its entry in docs/configuration.md are still to be written, and their tests fail until then.`);
}

/**
 * @param {string} file
 * @param {readonly (readonly [place: RegExp, text: string])[]} insertions
 */
function edit(file, insertions) {
  const text = insertions.reduce(
    (all, [place, inserted]) => all.replace(place, inserted),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
