import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** One layer of `docs/architecture.md`: what it may import. `own` is its own folder. */
interface Layer {
  readonly imports: readonly string[];
  readonly node: boolean;
  readonly packages: readonly string[];
}

const layers: Readonly<Record<string, Layer>> = {
  core: { imports: [], node: false, packages: [] },
  text: { imports: ['core'], node: false, packages: ['yaml'] },
  kinds: { imports: ['core', 'text', 'schemas'], node: false, packages: [] },
  config: { imports: ['core', 'text'], node: false, packages: [] },
  app: { imports: ['core', 'config'], node: false, packages: [] },
  reporters: { imports: ['core'], node: false, packages: ['@dagrejs/dagre'] },
  page: { imports: ['core', 'reporters'], node: false, packages: [] },
  store: { imports: ['core', 'text', 'kinds', 'app/ports.ts'], node: true, packages: [] },
  git: { imports: ['app/ports.ts', 'core/report.ts'], node: true, packages: ['simple-git'] },
  entry: {
    imports: ['core', 'text', 'kinds', 'config', 'app', 'reporters', 'store', 'git', 'index'],
    node: true,
    packages: [
      'commander',
      '@actions/core',
      '@actions/github',
      '@actions/github/lib/utils',
      '@modelcontextprotocol/server',
      '@modelcontextprotocol/server/stdio',
    ],
  },
  index: {
    imports: ['core', 'text', 'kinds', 'config', 'app', 'reporters', 'store', 'git'],
    node: false,
    packages: [],
  },
};

/** Packages that only one file of a layer may use, or those of one folder. */
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  '@dagrejs/dagre': ['reporters/states/graph-layout.ts'],
  commander: ['entry/cli/program.ts', 'entry/cli/commands/'],
  '@modelcontextprotocol/server': ['entry/mcp/server.ts'],
  '@modelcontextprotocol/server/stdio': ['entry/mcp/mcp.ts'],
  '@actions/core': ['entry/action/toolkit.ts'],
  '@actions/github': ['entry/action/toolkit.ts'],
  '@actions/github/lib/utils': ['entry/action/api.ts'],
};

function isBelow(file: string, place: string): boolean {
  return place.endsWith('/') ? file.startsWith(place) : file === place;
}

/** What is about one kind by its name, and why; a place that names none any more fails. */
const aboutOneKind: Readonly<Record<string, string>> = {
  'index.ts': 'the library has functions of single kinds',
  'judgement.ts': 'types what each kind takes',
  'store.ts': 'exports the stores of trees and procedures',
  'entry/cli/command-procedure.ts': 'starts, moves and ends runs of procedures',
  'entry/cli/command-replay.ts': 'replays an event log',
  'entry/cli/replay-text.ts': 'prints what a replay found',
  'entry/loop/': 'a loop over the nodes of a task tree',
  'entry/mcp/tools.ts': 'has tools for the commands of procedures',
  'entry/cli/program.ts': 'names the commands below',
  'entry/cli/commands/': 'names the commands above, and shows what they are called with',
  'entry/step/': 'a step of the runner of task trees',
  'store/procedure-store.ts': 'procedures on disk',
  'store/task-tree-store.ts': 'task trees on disk',
  'store/runner/': 'the runner of task trees',
  'store/recorder/': 'writes event logs',
};

interface Import {
  readonly file: string;
  readonly layer: string;
  readonly target: string;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|js)$/.test(file));
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = readFileSync(join('src', file), 'utf8');
  const found = text.matchAll(/(?:(?<=[\s}*])from|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, target = '']) => ({ file, layer: layerOf(file), target }));
}

function layerOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  return rest.length === 0 ? 'index' : first;
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
      { file: 'core/check.ts', layer: 'core', target: '../text/json.ts' },
      { file: 'core/check.ts', layer: 'core', target: 'node:crypto' },
      { file: 'kinds/task-tree/index.ts', layer: 'kinds', target: '../workflow/index.ts' },
      { file: 'reporters/text.ts', layer: 'reporters', target: '../app/check-range.ts' },
      { file: 'git/history/history.ts', layer: 'git', target: '../../app/check-range.ts' },
      { file: 'entry/hooks/hook.ts', layer: 'entry', target: 'commander' },
      { file: 'entry/cli/cli.ts', layer: 'entry', target: '@actions/core' },
      { file: 'entry/action/run.ts', layer: 'entry', target: '@actions/github' },
      { file: 'entry/action/toolkit.ts', layer: 'entry', target: '@actions/github/lib/utils' },
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

  it('compare no id of a kind in shared code', () => {
    const comparing = files.filter((file) => {
      if (isAboutOne(file)) return false;
      const text = readFileSync(join('src', file), 'utf8');
      return layerOf(file) !== 'kinds' && /\bkind\??\.id [!=]==/.test(text);
    });
    expect(comparing).toEqual([]);
  });
});
