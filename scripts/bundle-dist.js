// @ts-check
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { bundleText } from './bundle.js';
import { writeDeclarations } from './declarations.js';

/**
 * Usage: bundle-dist.js [--to <folder> [--if-stale]] | --check. Writes `dist/` or another folder: what npm publishes and the Action
 * runs, and the declarations that its entries reach. `--if-stale` does nothing where the folder is younger than the sources.
 */
const pure =
  /\/src\/(?:engine|formats|config|kinds|library)\/|\/src\/[^/]+$|\/schemas\/|\/node_modules\/(?:@noble|diff|yaml)\//;
/** What is no kind's own. */
const shared = /\/src\/(?:engine|formats|config)\/|\/schemas\/|\/node_modules\/(?:@noble|diff)\//;
/** What judges by schemas that are handed in: those of tools. */
const schemas = /\/src\/formats\/json-schema|^\0ajv$/;
/** By module, the chunk of the kind that it belongs to. @type {Map<string, string | null>} */
const owners = new Map();
const kindIndexes = readdirSync('src/kinds')
  .map((kind) => join('src/kinds', kind, 'index.ts'))
  .filter(existsSync);

/**
 * Three graphs. Library, store, recorder and command line share theirs: each module is once in it, in chunks of what is loaded
 * together, since to find and open a file takes longer than to read it (decision 0047). What no Node is needed for stands in chunks
 * of its own, so that the library runs anywhere. The Action is started by GitHub alone and has its own.
 */
const graphs = [
  {
    entries: {
      index: 'src/index.ts',
      git: 'src/git.ts',
      store: 'src/store.ts',
      recorder: 'src/runner/recorder/index.ts',
      cli: 'src/cli/cli.ts',
    },
    prefix: '',
    groups: [
      group(
        'hook-names',
        8,
        (id, { cli, hook, agent }) => pure.test(id) && [cli, hook, agent].some((each) => each.has(id)),
      ),
      group(
        'start',
        7,
        (id, { cli, hook, agent }) =>
          !id.endsWith('/cli.ts') && (cli.has(id) || (hook.has(id) && agent.has(id))),
      ),
      group('hook', 6, (id, reached) => reached.hook.has(id)),
      group('agent', 6, (id, reached) => reached.agent.has(id)),
      // What reads a configuration's words, and of it what judging needs as well.
      group('values', 5, (id, reached) => reached.words.has(id) && isJudging(id, reached)),
      group('yaml', 4.5, (id, { words }) => words.has(id)),
      {
        debugName: 'kinds',
        priority: 4,
        name: (/** @type {string} */ id, /** @type {import('rolldown').ChunkingContext} */ context) =>
          schemas.test(id) ? 'kind-event-log' : kindOf(id, (each) => context.getModuleInfo(each)),
      },
      // What neither judging needs nor a kind that reads no YAML: YAML, task lists, configurations, merges of texts.
      group('texts', 3.5, (id, reached) => shared.test(id) && !isJudging(id, reached)),
      group('judgement', 3, (id) => shared.test(id)),
      group('judge', 3, (id, reached) => reached.hookJudge.has(id) && !pure.test(id)),
      // What looks after a tool whether there is anything to judge does not load what judges.
      group('agent-look', 2.7, (id, reached) => reached.look.has(id) && !pure.test(id)),
      // What judges for an agent leads to no kind: each is loaded where a name asks for it.
      group('agent-judge', 2.5, (id, reached) => reached.judge.has(id) && !pure.test(id)),
      group('check', 2, (id, reached) => reached.check.has(id) && !pure.test(id)),
    ],
  },
  {
    // Loaded by `stateward mcp` alone, by its path.
    entries: { mcp: 'src/integrations/mcp/mcp.ts' },
    prefix: 'mcp-',
    groups: [group('mcp', 1, () => true)],
    // Nearly all of it is the SDK's, which nobody reads here.
    isSmall: true,
  },
  {
    entries: { action: 'src/integrations/action/action.ts' },
    prefix: 'action-',
    groups: [
      group('context', 1, (id) => /node_modules\/@actions\/github\/lib\/context\.js$/.test(id)),
      // It reads a policy each time: what is loaded on demand elsewhere is no file of its own.
      group(
        'judge',
        1,
        (id) =>
          schemas.test(id) ||
          /\/src\/(?:engine|formats|config|kinds|library)\/|\/schemas\/|\/node_modules\/(?:@noble|diff|yaml)\//.test(
            id,
          ),
      ),
    ],
  },
];

/**
 * The chunk of a kind has its folder, and what else nobody but that folder imports.
 * @param {string} id
 * @param {(id: string) => import('rolldown').ModuleInfo | null} moduleInfo
 * @returns {string | null}
 */
function kindOf(id, moduleInfo) {
  const known = owners.get(id);
  if (known !== undefined) return known;
  const [, kind] = /\/src\/kinds\/([^/]+)\//.exec(id) ?? [];
  // A circle belongs to nobody.
  owners.set(id, kind === undefined ? null : `kind-${kind}`);
  if (kind !== undefined || !pure.test(id)) return owners.get(id) ?? null;
  const { importers = [], dynamicImporters = [] } = moduleInfo(id) ?? {};
  const found = new Set([...importers, ...dynamicImporters].map((each) => kindOf(each, moduleInfo)));
  const [owner = null] = found;
  owners.set(id, found.size === 1 ? owner : null);
  return owners.get(id) ?? null;
}

/**
 * `debug`, below simple-git, writes a log that nobody reads, and looks for `supports-color` where the bundle lies; what lies there is not ours
 * to run. In its place is what says nothing (decision 0306).
 */
const withoutDebug = {
  name: 'without-debug',
  /** @param {string} source */
  resolveId: (source) => (source === 'debug' ? '\0silence' : null),
  /** @param {string} id */
  load: (id) => (id === '\0silence' ? silence : null),
};

const silence = `const silent = () => {};
export default function debug() { return Object.assign(() => {}, { enabled: false, namespace: '', extend: debug, destroy: silent }); }
debug.formatters = {};
`;

/**
 * ajv as a module that asks nothing of Node, and runs nothing before it is called: what a bundler puts around CommonJS for others of its
 * kind begins with `node:module`.
 */
const ajvAlone = {
  name: 'ajv-alone',
  /** @param {string} source */
  resolveId: (source) => (source.endsWith('/ajv.cjs') ? '\0ajv' : null),
  /** @param {string} id */
  load: async (id) =>
    id === '\0ajv'
      ? (await bundleText('src/formats/ajv.cjs')).replace(
          'export default require_ajv();',
          'export const loadAjv = () => require_ajv().loadAjv();',
        )
      : null,
};

/**
 * What sources compute as they are loaded is values and nothing else. Said so, a bundler leaves out the rules that nobody takes, and
 * with them what they read (YAML, lists of words): nine tenths of what `selectNode` would weigh.
 */
const pureValues = {
  name: 'pure-values',
  transform: {
    filter: { id: /\/src\/[^\0]+\.ts$/ },
    /** @param {string} code */
    handler: (code) =>
      code.replace(
        /^((?:export )?const [\w]+(?:: [^=\n]+)? = | {2}[\w'-]+: (?=checked))(?=\w+(?:<\w+>)?\()/gm,
        '$1/* @__PURE__ */ ',
      ),
  },
};

/**
 * What dependencies keep for others, and a bundler cannot see to be unused. Each is code that nothing here reaches, whatever
 * comes in (decision 0306).
 */
const withoutUnusedParts = [
  // Schemas of values become zod's, never the other way: tools bring their JSON Schemas (src/integrations/mcp/server.ts).
  unreached(/\/node_modules\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/),
  {
    // A table of every schema of the protocol by its name, for those who validate messages by themselves.
    name: 'sdk-without-table-of-schemas',
    transform: {
      filter: { id: /\/node_modules\/@modelcontextprotocol\/server\// },
      /** @param {string} code */
      handler: (code) => code.replace(/^for \(const (\w+) of SPEC_SCHEMA_KEYS\) register\(\1, .+\);$/m, ''),
    },
  },
];

/** Modules whose functions say that they are not there, since nothing calls them. @param {RegExp} id */
function unreached(id) {
  return {
    name: 'unreached',
    load: {
      filter: { id },
      /** @param {string} file */
      handler: (file) => {
        const text = readFileSync(file, 'utf8');
        const names = [...text.matchAll(/^export (?:const|function) (\w+)|^export \{(.*)\};$/gm)].flatMap(
          ([, name = '', listed = name]) => listed.split(',').map((each) => each.trim().split(' as ').at(-1)),
        );
        return `function absent() { throw new Error('left out of this build'); }\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} };`;
      },
    },
  };
}

/** They only declare, but do not say so: without this a client for HTTP would be loaded to read an input. */
const withoutSideEffects = /node_modules\/(?:@actions\/(?:core|github|http-client|exec|io)|undici|tunnel)\//;

/**
 * One build of it for everything: that for Node prints what it reads where `LOG_STREAM` or `LOG_TOKENS` is set, and is a
 * hundred wrapped modules that all run before anything is read.
 */
const yaml = resolve('node_modules/yaml/browser/index.js');

/** The validator that the SDK takes for Node makes code of schemas, and is as large as all the rest of it. */
const ownValidator = resolve('src/integrations/mcp/own-validator.ts');

const [mode, given, ifStale] = process.argv.slice(2);
const check = mode === '--check';
const target = mode === '--to' && given !== undefined ? given : 'dist';
if (check) await compare();
else if (ifStale !== '--if-stale' || isStale()) await write();

/** Into a folder beside, so that nobody ever meets half of it. */
async function write() {
  const next = mkdtempSync(resolve('node_modules/.stateward-built-'));
  await build(next);
  rmSync(target, { recursive: true, force: true });
  renameSync(next, target);
}

async function compare() {
  const fresh = mkdtempSync(join(tmpdir(), 'stateward-dist-'));
  await build(fresh);
  reportStale(compareFolders('dist', fresh));
  rmSync(fresh, { recursive: true });
}

/** @param {string} folder */
async function build(folder) {
  chmodSync(folder, 0o755);
  for (const graph of graphs) await bundle(graph, folder);
  writeDeclarations(
    ['index.d.ts', 'git.d.ts', 'store.d.ts', 'runner/recorder/index.d.ts'],
    join(folder, 'types'),
  );
}

function isStale() {
  if (!existsSync(target)) return true;
  const built = statSync(target).mtimeMs;
  const sources = ['src', 'schemas', 'scripts'].flatMap((at) => filesBelow(at).map((file) => join(at, file)));
  return [...sources, 'package.json', 'package-lock.json'].some((file) => statSync(file).mtimeMs > built);
}

/**
 * @param {(typeof graphs)[number]} graph
 * @param {string} folder
 */
async function bundle({ entries, prefix, groups, isSmall = false }, folder) {
  const build = await rolldown({
    input: /** @type {Record<string, string>} */ (entries),
    preserveEntrySignatures: 'allow-extension',
    platform: 'node',
    logLevel: 'warn',
    // The Action's graph has in one file what others load on demand.
    checks: { ineffectiveDynamicImport: false },
    plugins: [withoutDebug, ajvAlone, pureValues, ...withoutUnusedParts],
    treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] },
    resolve: {
      alias: { yaml, '@modelcontextprotocol/server/_shims': ownValidator },
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
  });
  const { output } = await build.generate({
    format: 'esm',
    chunkFileNames: `${prefix}[name].js`,
    codeSplitting: { includeDependenciesRecursively: false, groups },
    // Hints for the bundlers of those who take the library: nobody bundles the server.
    comments: { legal: true, annotation: !isSmall, jsdoc: false },
    // A fifth of the package is indentation and names; nobody reads what `npm run fresh` compares (decision 0225).
    minify: isSmall || {
      compress: true,
      mangle: { toplevel: true, keepNames: false },
      codegen: { removeWhitespace: true },
    },
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const facades = new Map(chunks.flatMap((chunk) => (chunk.isEntry ? [] : facadeOf(chunk))));
  for (const { fileName, code } of chunks)
    if (!facades.has(fileName)) emit(join(folder, fileName), withoutFacades(code, facades));
}

/**
 * A module that is imported on demand and stands in a chunk of another name gets a file that says only where it is: a
 * file more to find and open, which who imports it can say as well.
 * @param {import('rolldown').OutputChunk} chunk
 * @returns {[file: string, where: string][]}
 */
function facadeOf({ fileName, code }) {
  const [, names, from] = /^export\{([^}]*)\}from"(\.\/[^"]+)";\s*$/.exec(code) ?? [];
  if (names === undefined) return [];
  const members = names.split(',').map((name) => {
    const [inside = '', outside = inside] = name.split(' as ');
    return `${outside}:m.${inside}`;
  });
  return [[fileName, `import("${from}").then(m=>({${members}}))`]];
}

/**
 * @param {string} code
 * @param {ReadonlyMap<string, string>} facades
 */
function withoutFacades(code, facades) {
  return code.replace(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g, (whole, file) => facades.get(file) ?? whole);
}

/**
 * @typedef {{ cli: ReadonlySet<string>, hook: ReadonlySet<string>, agent: ReadonlySet<string>, judge: ReadonlySet<string>, look: ReadonlySet<string>, words: ReadonlySet<string>, hookJudge: ReadonlySet<string>, check: ReadonlySet<string>, plainKinds: ReadonlySet<string> }} Reached
 * @param {string} name
 * @param {number} priority
 * @param {(id: string, reached: Reached) => boolean} belongs
 * @returns {import('rolldown').CodeSplittingGroup}
 */
function group(name, priority, belongs) {
  /** @type {Reached | undefined} */
  let reached;
  return {
    debugName: name,
    priority,
    name: (id, context) => {
      reached ??= reachedIn((module) => context.getModuleInfo(module));
      return belongs(id, reached) ? name : null;
    },
  };
}

/** Whether judging what is no YAML needs a module. @param {string} id @param {Reached} reached */
function isJudging(id, { judge, hookJudge, plainKinds }) {
  return [judge, hookJudge, plainKinds].some((each) => each.has(id));
}

/**
 * @param {(id: string) => import('rolldown').ModuleInfo | null} moduleInfo
 * @returns {Reached}
 */
function reachedIn(moduleInfo) {
  const importsOf = (/** @type {string} */ module) => moduleInfo(module)?.importedIds ?? [];
  const readsYaml = importedBy([yaml], (module) => moduleInfo(module)?.importers ?? []);
  const plainKinds = kindIndexes.filter((index) => !readsYaml.has(resolve(index)));
  return {
    cli: importedBy(['src/cli/cli.ts'], importsOf),
    hook: importedBy(['src/cli/commands/hook.ts'], importsOf),
    agent: importedBy(['src/cli/agent-hook.ts'], importsOf),
    judge: importedBy(['src/integrations/agents/judge-edits.ts'], importsOf),
    look: importedBy(['src/integrations/agents/judge-state.ts'], importsOf),
    words: importedBy(['src/config/policy-text.ts'], importsOf),
    hookJudge: importedBy(['src/integrations/git-hooks/judge.ts'], importsOf),
    check: importedBy(['src/cli/commands/check.ts', 'src/check/target.ts'], importsOf),
    plainKinds: importedBy(plainKinds, importsOf),
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
