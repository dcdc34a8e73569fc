import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/** One layer of `docs/architecture.md`: what it may import. `own` is its own folder. */
interface Layer {
  readonly imports: readonly string[];
  readonly node: boolean;
  readonly packages: readonly string[];
}

/** In the order in which data flows: a layer imports only layers above it. */
const layers: Readonly<Record<string, Layer>> = {
  formats: {
    imports: [],
    node: false,
    packages: ['ajv/dist/core.js', 'ajv/dist/vocabularies/draft2020.js', 'yaml'],
  },
  'engine/values': {
    imports: ['formats'],
    node: false,
    packages: ['@noble/hashes/sha2.js', '@noble/hashes/utils.js', 'diff'],
  },
  'engine/contract': { imports: ['formats', 'engine/values'], node: false, packages: [] },
  'engine/file-rules': { imports: ['formats', 'engine/contract'], node: false, packages: [] },
  'engine/law': { imports: ['formats', 'engine/values', 'engine/contract'], node: false, packages: [] },
  kinds: {
    imports: ['formats', 'engine/values', 'engine/contract', 'engine/file-rules', 'schemas'],
    node: false,
    packages: [],
  },
  config: {
    imports: ['formats', 'engine/values', 'engine/contract', 'engine/file-rules'],
    node: false,
    packages: [],
  },
  engine: {
    imports: ['formats', 'engine/values', 'engine/contract', 'engine/file-rules', 'engine/law', 'config'],
    node: false,
    packages: ['diff'],
  },
  git: { imports: ['engine'], node: true, packages: ['simple-git'] },
  output: {
    imports: ['formats', 'engine/values', 'engine/contract', 'engine/file-rules'],
    node: false,
    packages: ['@dagrejs/dagre'],
  },
  library: { imports: ['formats', 'kinds', 'config', 'engine'], node: false, packages: [] },
  check: {
    imports: ['formats', 'kinds', 'config', 'engine', 'git', 'output', 'library'],
    node: true,
    packages: [],
  },
  runner: {
    imports: ['formats', 'kinds', 'config', 'engine', 'git', 'output', 'library', 'check'],
    node: true,
    packages: [],
  },
  integrations: {
    imports: ['formats', 'kinds', 'config', 'engine', 'git', 'output', 'library', 'check', 'runner'],
    node: true,
    packages: [
      '@actions/core',
      '@actions/github',
      '@actions/github/lib/utils',
      '@modelcontextprotocol/server',
      '@modelcontextprotocol/server/stdio',
      '@modelcontextprotocol/server/validators/cf-worker',
    ],
  },
  cli: {
    imports: [
      'formats',
      'kinds',
      'config',
      'engine',
      'git',
      'output',
      'library',
      'check',
      'runner',
      'integrations',
    ],
    node: true,
    packages: ['commander'],
  },
  index: {
    imports: ['formats', 'kinds', 'config', 'engine', 'git', 'output', 'library', 'check', 'runner'],
    node: false,
    packages: [],
  },
};

/** Packages that only one file of a layer may use, or those of one folder. */
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  'ajv/dist/core.js': ['formats/ajv.cjs', 'formats/ajv.d.cts', 'formats/json-schema.ts'],
  'ajv/dist/vocabularies/draft2020.js': ['formats/ajv.cjs'],
  '@dagrejs/dagre': ['output/states/graph-layout.ts'],
  '@noble/hashes/sha2.js': ['engine/values/digest.ts'],
  '@noble/hashes/utils.js': ['engine/values/digest.ts'],
  diff: ['engine/three-way/line-hunks.ts', 'engine/values/unified-diff.ts'],
  commander: ['cli/program.ts', 'cli/commands/'],
  '@modelcontextprotocol/server': ['integrations/mcp/server.ts'],
  '@modelcontextprotocol/server/stdio': ['integrations/mcp/mcp.ts'],
  '@modelcontextprotocol/server/validators/cf-worker': ['integrations/mcp/own-validator.ts'],
  '@actions/core': ['integrations/action/toolkit.ts'],
  '@actions/github': ['integrations/action/toolkit.ts'],
  '@actions/github/lib/utils': ['integrations/action/api.ts'],
};

function isBelow(file: string, place: string): boolean {
  return place.endsWith('/') ? file.startsWith(place) : file === place;
}

/** What is about one kind by its name, and why; a place that names none any more fails. */
const aboutOneKind: Readonly<Record<string, string>> = {
  'index.ts': 'the library has functions of single kinds',
  'store.ts': 'exports the stores of trees and procedures',
  'library/judgement.ts': 'types what each kind takes',
  'cli/replay-text.ts': 'prints what a replay found',
  'cli/program.ts': 'names the commands below',
  'cli/commands/': 'runs procedures, replays event logs, steps task trees',
  'cli/step-': 'a step of the runner of task trees',
  'integrations/mcp/tools.ts': 'has tools for the commands of procedures',
  'runner/': 'runs task trees and procedures, and records event logs',
};

interface Import {
  readonly file: string;
  readonly layer: string;
  readonly target: string;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(c?ts|c?js)$/.test(file));
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = readFileSync(join('src', file), 'utf8');
  const found = text.matchAll(/(?:(?<=[\s}*])from|\bimport|: require)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, target = '']) => ({ file, layer: layerOf(file), target }));
}

function layerOf(path: string): string {
  if (path === 'check.ts') return 'check';
  const [first = '', second = '', ...rest] = path.split('/');
  if (second === '') return 'index';
  return rest.length > 0 && `${first}/${second}` in layers ? `${first}/${second}` : first;
}

/** A relative import as a path below src, `schemas/…` for the published schemas. */
function resolved({ file, target }: Import): string {
  const path = relative('src', normalize(join('src', dirname(file), target))).replaceAll('\\', '/');
  return path.startsWith('../') ? path.slice(3) : path;
}

function isAllowed(each: Import): boolean {
  const layer = layers[each.layer];
  if (layer === undefined) return false;
  if (each.target.startsWith('node:')) return layer.node;
  if (!each.target.startsWith('.')) {
    const only = onlyIn[each.target];
    const isHere = only === undefined || only.some((place) => isBelow(each.file, place));
    return layer.packages.includes(each.target) && isHere;
  }
  const path = resolved(each);
  if (layerOf(path) === each.layer) return each.layer !== 'kinds' || isSameKind(each.file, path);
  return layer.imports.some(
    (allowed) => path === allowed || layerOf(path) === allowed || path.startsWith(`${allowed}/`),
  );
}

/** The registry knows every kind; a kind knows itself alone. */
function isSameKind(file: string, path: string): boolean {
  return file === 'kinds/index.ts' || file.split('/')[1] === path.split('/')[1];
}

/** GitHub has workflows too, of which shared code speaks; the kind is named where its id stands as one. */
function namePattern(name: string): RegExp {
  return name === 'workflow' ? /['"`]workflow['"`/]/ : new RegExp(`\\b${name}\\b`);
}

function isAboutOne(file: string): boolean {
  return Object.keys(aboutOneKind).some((place) => file.startsWith(place));
}

describe('the layers of docs/architecture.md', () => {
  it('go one way: a layer imports only layers that come before it in the table', () => {
    const names = Object.keys(layers);
    const backward = names.flatMap((name, at) =>
      (layers[name]?.imports ?? []).filter((each) => each !== 'schemas' && names.indexOf(each) >= at),
    );
    expect(backward).toEqual([]);
  });

  it('cover every file', () => {
    expect(files.length).toBeGreaterThan(80);
    expect([...new Set(files.map(layerOf))].filter((layer) => !(layer in layers))).toEqual([]);
  });

  it('allow every import there is', () => {
    expect(imports.length).toBeGreaterThan(200);
    const refused = imports
      .filter((each) => !isAllowed(each))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(refused).toEqual([]);
  });

  it('refuse what the table does not allow', () => {
    const refused: readonly Import[] = [
      { file: 'formats/json.ts', layer: 'formats', target: '../engine/contract/check.ts' },
      { file: 'engine/contract/check.ts', layer: 'engine/contract', target: '../ports.ts' },
      { file: 'engine/contract/check.ts', layer: 'engine/contract', target: 'node:crypto' },
      { file: 'kinds/task-tree/index.ts', layer: 'kinds', target: '../workflow/index.ts' },
      { file: 'output/text.ts', layer: 'output', target: '../engine/judge/check-range.ts' },
      { file: 'git/history/history.ts', layer: 'git', target: '../../output/text.ts' },
      { file: 'integrations/git-hooks/hook.ts', layer: 'integrations', target: 'commander' },
      { file: 'cli/cli.ts', layer: 'cli', target: '@actions/core' },
      { file: 'integrations/action/run.ts', layer: 'integrations', target: '@actions/github' },
      { file: 'integrations/action/toolkit.ts', layer: 'integrations', target: '@actions/github/lib/utils' },
    ];
    expect(refused.filter(isAllowed)).toEqual([]);
  });

  it('keep a kind out of shared code: it asks a kind for a property instead of naming it', () => {
    const names = readdirSync('src/kinds', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const spellings = names.flatMap(({ name }) => [
      name,
      name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    ]);
    const shared = files.filter((file) => layerOf(file) !== 'kinds' && !file.includes('.generated.'));
    const naming = shared.filter((file) => {
      const text = readFileSync(join('src', file), 'utf8');
      return spellings.some((name) => namePattern(name).test(text));
    });
    expect(spellings.length).toBeGreaterThan(1);
    expect(naming.filter((file) => !isAboutOne(file))).toEqual([]);
    const stale = Object.keys(aboutOneKind).filter((place) => !naming.some((file) => file.startsWith(place)));
    expect(stale).toEqual([]);
  });

  it('ask at most twenty things of a kind', () => {
    const { body } = parseAst(readFileSync('src/engine/contract/kind.ts', 'utf8'), { lang: 'ts' });
    const [kind] = body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      return declared?.type === 'TSInterfaceDeclaration' && declared.id.name === 'StateKind'
        ? [declared]
        : [];
    });
    // What it extended would hide members.
    expect(kind?.extends).toEqual([]);
    expect(kind?.body.body.length).toBeGreaterThan(5);
    expect(kind?.body.body.length).toBeLessThanOrEqual(20);
  });

  it('compare no id of a kind in shared code', () => {
    const comparing = files.filter((file) => {
      if (isAboutOne(file)) return false;
      const text = readFileSync(join('src', file), 'utf8');
      return layerOf(file) !== 'kinds' && /\bkind\??\.id [!=]==/.test(text);
    });
    expect(comparing).toEqual([]);
  });
});
