// @ts-check
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

// Named after what they become in dist/; each is bundled by itself, so that each is self-contained.
const entries = [
  { name: 'index', input: 'src/index.ts', platform: 'neutral' },
  { name: 'store', input: 'src/store.ts', platform: 'node' },
  { name: 'recorder', input: 'src/store/recorder/index.ts', platform: 'node' },
  { name: 'action', input: 'src/entry/action.ts', platform: 'node' },
  { name: 'cli', input: 'src/entry/cli.ts', platform: 'node' },
];

/**
 * What is loaded together is one file, since to find and open a file takes longer than to read it (decision 0047). The first
 * that wants a module has it: a hook that has nothing to judge loads little more than the first file.
 */
const together = [
  { name: 'hook', commands: ['src/entry/command-hook.ts', 'src/entry/command-agent.ts'] },
  { name: 'judgement', commands: ['src/entry/command-check.ts'] },
];

/**
 * `debug`, below simple-git, looks for `supports-color` where the bundle lies; what lies there is not ours to run.
 */
const withoutOptionalModules = {
  name: 'without-optional-modules',
  /** @param {string} source */
  resolveId: (source) => (source === 'supports-color' ? '\0nothing' : null),
  /** @param {string} id */
  load: (id) => (id === '\0nothing' ? 'export default {};' : null),
};

/** They only declare, but do not say so: without this a client for HTTP would be loaded to read an input. */
const withoutSideEffects = /node_modules\/(?:@actions\/(?:core|github|http-client|exec|io)|undici|tunnel)\//;

/** Every run reads its event; only some talk to GitHub, with the client that would otherwise share the file. */
const readingTheEvent = /node_modules\/@actions\/github\/lib\/context\.js$/;

/**
 * One build of it for everything: that for Node prints what it reads where `LOG_STREAM` or `LOG_TOKENS` is set, and is a
 * hundred wrapped modules that all run before anything is read.
 */
const yaml = resolve('node_modules/yaml/browser/index.js');

const check = process.argv.includes('--check');
const target = check ? mkdtempSync(join(tmpdir(), 'stateward-dist-')) : 'dist';
if (!check) rmSync('dist', { recursive: true, force: true });
for (const entry of entries) await bundle(entry, target);
declarations(join(target, 'types'));
if (check) {
  reportStale(compareFolders('dist', target));
  rmSync(target, { recursive: true });
}

/**
 * @param {{ name: string, input: string, platform: string }} entry
 * @param {string} folder
 */
async function bundle({ name, input, platform }, folder) {
  const build = await rolldown({
    input: { [name]: input },
    platform: /** @type {'neutral' | 'node'} */ (platform),
    logLevel: 'warn',
    plugins: [withoutOptionalModules],
    treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] },
    // The library runs anywhere; a package's build for Node would ask for `process`.
    resolve: {
      alias: { yaml },
      conditionNames: ['import', ...(platform === 'node' ? ['node'] : []), 'default'],
      mainFields: ['module', 'main'],
    },
  });
  const { output } = await build.generate({
    format: 'esm',
    chunkFileNames: `${name}-[name].js`,
    codeSplitting: { groups: [{ name: 'context', test: readingTheEvent }, ...together.map(groupOf)] },
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await build.close();
  for (const file of output) {
    if (file.type === 'chunk') emit(join(folder, file.fileName), file.code);
  }
}

/**
 * @param {{ name: string, commands: string[] }} part
 * @param {number} index
 * @returns {import('rolldown').CodeSplittingGroup}
 */
function groupOf({ name, commands }, index) {
  /** @type {Set<string> | undefined} */
  let modules;
  return {
    debugName: name,
    priority: together.length - index,
    name: (id, context) => {
      modules ??= importedBy(commands, (module) => context.getModuleInfo(module)?.importedIds ?? []);
      return modules.has(id) ? name : null;
    },
  };
}

/**
 * The modules, and all that they import before they run.
 * @param {string[]} files
 * @param {(id: string) => readonly string[]} importsOf
 */
function importedBy(files, importsOf) {
  const found = new Set(files.map((file) => resolve(file)));
  // A set goes on to what is added on the way.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

/** @param {string} folder */
function declarations(folder) {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.types.json', '--outDir', folder], {
    stdio: 'inherit',
  });
  const reached = reachedFrom(
    ['index', 'store', 'store/recorder/index'].map((name) => join(folder, `${name}.d.ts`)),
  );
  for (const file of filesBelow(folder)) {
    if (!reached.has(join(folder, file))) rmSync(join(folder, file));
  }
}

/**
 * The declarations that the entries lead to: the compiler writes one for every source, and most of them only the code reads.
 * @param {string[]} entries
 */
function reachedFrom(entries) {
  const found = new Set(entries);
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    for (const [, from = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.ts['"]/g)) {
      found.add(join(dirname(file), `${from}.d.ts`));
    }
  }
  return found;
}

/**
 * @param {string} file
 * @param {string} text
 */
function emit(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  // A program that is run by its path (`bin`, git hooks) has to be executable.
  writeFileSync(file, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
}

/**
 * @param {string} committed
 * @param {string} fresh
 */
function compareFolders(committed, fresh) {
  const files = new Set([...filesBelow(committed), ...filesBelow(fresh)]);
  return [...files].filter((file) => {
    const [left, right] = [join(committed, file), join(fresh, file)];
    return !existsSync(left) || !existsSync(right) || !readFileSync(left).equals(readFileSync(right));
  });
}

/** @param {string} folder */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** @param {string[]} stale */
function reportStale(stale) {
  if (stale.length === 0) return;
  console.error(`dist is not fresh: ${stale.sort().join(', ')}\nrun: npm run bundle`);
  process.exitCode = 1;
}
