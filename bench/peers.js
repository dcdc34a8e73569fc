// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fixture } from './speed/fixtures.js';
import { costOf, median, noiseOf } from './speed/measure.js';

/**
 * What other programs cost for what comes nearest to a row of `npm run lab -- bench`, beside the same floors: `npm ci --ignore-scripts
 * --prefix bench/peers`, then `npm run lab -- peers [--rounds 5] [--row TEXT] [--dist FOLDER]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    row: { type: 'string', default: '' },
    dist: { type: 'string', default: 'dist' },
  },
});
const here = import.meta.dirname;
const modules = join(here, 'peers/node_modules');
if (!existsSync(modules)) {
  console.error('run first: npm ci --ignore-scripts --prefix bench/peers');
  process.exit(2);
}
const cli = resolve(values.dist, 'cli.js');
const schema = resolve(here, '../schemas/task_tree/v1.schema.json');
/** The programs ask for a configuration each. */
const home = join(tmpdir(), 'stateward-bench-peers');
mkdirSync(home, { recursive: true });

/** @param {string} name @param {string} text */
function configuration(name, text) {
  const file = join(home, name);
  writeFileSync(file, text);
  return file;
}

const at = (/** @type {string} */ path) => join(modules, path);
const eslint = configuration(
  'eslint.config.js',
  `import json from ${JSON.stringify(at('@eslint/json/dist/index.js'))};
export default [{ files: ['**/*.json'], plugins: { json }, language: 'json/json', rules: json.configs.recommended.rules }];\n`,
);
configuration('package.json', '{ "type": "module" }\n');
const biome = configuration(
  'biome.json',
  '{ "files": { "maxSize": 100000000 }, "vcs": { "enabled": true, "clientKind": "git" } }\n',
);
const spectral = configuration(
  'spectral.json',
  '{ "rules": { "id": { "given": "$..id", "then": { "function": "truthy" } } } }\n',
);
const lintStaged = configuration('lint-staged.json', '{ "*.json": "true" }\n');
const lefthook = configuration(
  'lefthook.yml',
  'pre-commit:\n  commands:\n    json:\n      glob: "*.json"\n      run: "true"\n',
);
const commitlint = configuration(
  'commitlint.config.mjs',
  `export default { extends: [${JSON.stringify(at('@commitlint/config-conventional/lib/index.js'))}] };\n`,
);
const patch = configuration(
  'patch.mjs',
  `import { readFileSync } from 'node:fs';
import patch from ${JSON.stringify(at('fast-json-patch/index.mjs'))};
const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
patch.compare(before, after);\n`,
);

const both = ['before/tree.json', 'after/tree.json'];
const node = process.execPath;
const bin = (/** @type {string} */ name) => [node, at(`.bin/${name}`)];

/**
 * @typedef {object} Work
 * @property {string} name
 * @property {string} fixture
 * @property {readonly string[]} floor
 * @property {string} says
 * @property {Readonly<Record<string, readonly string[]>>} programs
 */

/** @type {readonly Work[]} */
const works = [
  {
    name: 'pair of 10,000 nodes',
    fixture: 'pair-10000',
    floor: [node, join(here, 'speed/floor.js'), 'json', ...both],
    says: 'read and `JSON.parse` both',
    programs: {
      'stateward check --files': [node, cli, 'check', '--files', ...both, '--kind', 'task-tree'],
      'fast-json-patch compare': [node, patch, ...both],
      jsondiffpatch: [...bin('jsondiffpatch'), ...both, '--format=json'],
      'jq . (one file)': ['jq', '.', 'after/tree.json'],
      'biome lint (one file)': [...bin('biome'), 'lint', `--config-path=${biome}`, 'after/tree.json'],
      'ajv-cli validate (one file)': [
        ...[...bin('ajv'), 'validate', '--spec=draft2020', '--strict=false'],
        ...['-s', schema, '-d', 'after/tree.json'],
      ],
      'v8r (one file)': [...bin('v8r'), '--schema', schema, 'after/tree.json'],
      'spectral lint (one file)': [...bin('spectral'), 'lint', '-r', spectral, 'after/tree.json'],
      'eslint + @eslint/json (one file)': [...bin('eslint'), '--no-ignore', '-c', eslint, 'after/tree.json'],
    },
  },
  {
    name: 'range of 1,000 commits, 500 versions of 0.8 MB',
    fixture: 'range-1000',
    floor: [node, join(here, 'speed/floor.js'), 'versions', '.runner/state/tree.json'],
    says: '`cat-file` of all and `JSON.parse` of each',
    programs: {
      'stateward check --range': [node, cli, 'check', '--range', 'HEAD~999..HEAD'],
      'git log -p': ['git', 'log', '-p', 'HEAD~999..HEAD'],
    },
  },
  {
    name: 'hook, tree of 100 nodes',
    fixture: 'hook-tree-100',
    floor: [node, '-e', '0'],
    says: '`node -e 0`',
    programs: {
      'stateward hook pre-commit': [node, cli, 'hook', 'pre-commit'],
      'lefthook run pre-commit, one command': [...bin('lefthook'), 'run', 'pre-commit'],
      'biome lint --staged': [...bin('biome'), 'lint', '--staged', `--config-path=${biome}`],
      'lint-staged, one command': [...bin('lint-staged'), '--config', lintStaged],
      'commitlint, one message': [...bin('commitlint'), '--config', commitlint, '--last'],
    },
  },
];

console.log(
  `node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; CPU time as a ratio to the floor\n`,
);
console.log('| work | program | × floor | noise | ms | ends with |\n|---|---|---|---|---|---|');
for (const work of works.filter(({ name }) => name.includes(values.row))) {
  const cwd = fixture(work.fixture);
  const env = { LEFTHOOK_CONFIG: lefthook, NODE_OPTIONS: '' };
  /** @param {readonly string[]} command */
  const cost = ([program = '', ...args]) => costOf({ program, args, cwd, env });
  for (const [name, command] of Object.entries(work.programs)) {
    const { code } = cost(command);
    const rounds = Array.from({ length: Number(values.rounds) }, () => {
      const floor = cost(work.floor).cpu;
      const own = cost(command).cpu;
      return { own, ratio: own / floor };
    });
    const ratios = rounds.map(({ ratio }) => ratio);
    const ms = median(rounds.map(({ own }) => own));
    console.log(
      `| ${work.name} | ${name} | ${median(ratios).toFixed(2)} | ± ${noiseOf(ratios).toFixed(2)} | ${ms.toFixed(0)} | ${code} |`,
    );
  }
}
