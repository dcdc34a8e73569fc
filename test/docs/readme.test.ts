import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/check/exit-code.ts';
import { usualFilesOf } from '../../src/config/usual-files.ts';
import { hookNames } from '../../src/integrations/git-hooks/hook.ts';
import { kinds } from '../../src/kinds/index.ts';
import { packageFrom } from '../../src/output/home.ts';
import { reporters } from '../../src/output/index.ts';
import { builtFolder } from '../support/built.ts';
import { installPacked } from '../support/packed.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { node, passed, tree } from '../support/trees.ts';
import { brokenLinks, markdownFiles } from './markdown-links.ts';
import { blocksOf } from './page-examples.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'SECURITY.md', 'CHANGELOG.md'];
const otherPages = [
  'docs/action.md',
  'docs/command-line.md',
  'docs/library.md',
  'docs/strict.md',
  'docs/upgrade.md',
  'docs/architecture.md',
  'docs/configuration.md',
  'docs/editors.md',
  'docs/forges.md',
  'docs/formats.md',
  'docs/guarded-writes.md',
  'docs/hooks.md',
  'docs/how-to.md',
  'docs/quick-start.md',
  'docs/recorder.md',
  'docs/repair.md',
  'docs/setup.md',
  'docs/step.md',
  'docs/threat-model.md',
  'test/vectors/README.md',
  ...markdownFiles('docs/decisions'),
];
const readme = readFileSync('README.md', 'utf8');
const commandLine = readFileSync('docs/command-line.md', 'utf8');
const blocks = blocksOf(readme);
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const [, listed = ''] =
  /^names: (.*)$/m.exec(spawnSync(process.execPath, ['scripts/lab.js'], { encoding: 'utf8' }).stderr) ?? [];
const instruments = listed.split(', ');

/** The npm scripts that a page names; `npm test` is short for `npm run test`. */
function npmScripts(text: string): string[] {
  return [...text.matchAll(/npm (?:run ([a-z][a-z:-]*)|(test)\b)/g)].map(
    ([, name, test]) => name ?? test ?? '',
  );
}

const commandsOf = (page: string) =>
  blocksOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.trim().split('\n'));
/** Both pages, with the one name that stands for the command there. */
const commands = [...commandsOf(readme), ...commandsOf(commandLine)].map((command) =>
  command.replace(/^npx stateward /, 'stateward '),
);

describe.each([...pages, ...otherPages])('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('links to what is there', () => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it('names npm scripts and files that are there', () => {
    expect(npmScripts(text).filter((name) => !(name in scripts))).toEqual([]);
    const named = [...text.matchAll(/npm run lab -- ([a-z-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !instruments.includes(name))).toEqual([]);
    const files = [...text.matchAll(/`((?:src|test|scripts|docs|schemas|\.ci|\.husky)\/[\w./-]*\w)\/?`/g)];
    // What init and husky put into a repository that they set up.
    const theirs = ['.husky/_', '.husky/post-checkout'];
    const missing = files.map(([, file = '']) => file).filter((file) => !existsSync(file));
    expect(missing.filter((file) => !theirs.includes(file))).toEqual([]);
  });
});

describe('the commands of README.md and docs/command-line.md', () => {
  let repository: TemporaryRepository;

  beforeAll(() => {
    repository = createTemporaryRepository();
    const [before, after] = [tree(node('sign-in')), tree(passed('sign-in'))].map((each) =>
      JSON.stringify(each),
    );
    const message = 'Sign in\n\nAgent-Step: node=sign-in status=done guard=pass\n';
    const files = (text = '') => ({ '.runner/state/tree.json': text, 'plans/shop.json': text });
    const [first = ''] = repository.commitAll([
      { message: 'Plan', files: files(before) },
      { message, files: files(after) },
    ]);
    repository.git('update-ref', 'refs/remotes/origin/main', first);
    // The commits were made without an index or a work tree.
    repository.git('reset', '-q', '--hard');
    writeFileSync(join(repository.directory, 'before.json'), before ?? '');
    writeFileSync(join(repository.directory, 'after.json'), after ?? '');
  });

  afterAll(() => repository.cleanup());

  it('begin with the main job and the tests', () => {
    const main = ['node scripts/demo.js', 'npm ci && npm run demo', 'npm ci && npm test'];
    expect(commands.slice(0, 3)).toEqual(main);
    expect(readFileSync('.ci/run', 'utf8')).toContain('\nnpm ci\nnpm test\n');
    const others = commands.slice(3).filter((command) => !command.startsWith('stateward '));
    // The quick start plays them.
    expect(others.map((command) => command.replace(packageFrom, 'P'))).toEqual([
      'npx --yes P init',
      'npm install --save-dev P',
    ]);
  });

  it('README is short, and says first what it is', () => {
    expect(readme.split('\n').length).toBeLessThan(250);
    expect(readme).toContain('](docs/picture.svg)');
  });

  it.each(kinds.flatMap((kind) => usualFilesOf(kind).map((usual) => [usual.title, usual.globs] as const)))(
    'README names a file of: %s',
    (_, globs) => {
      const [, reads = ''] = /^## What it reads\n(.*?)^## /ms.exec(readme) ?? [];
      expect(globs.filter((glob) => reads.includes(`\`${glob.replace('**/', '')}\``))).not.toEqual([]);
    },
  );

  it('README says that the organization in its lines stands for the own one', () => {
    expect(readme.indexOf('`acme` stands for')).toBeGreaterThan(0);
    expect(readme.indexOf('`acme` stands for')).toBeLessThan(readme.indexOf('uses: acme/stateward'));
  });

  it.each(commands.filter((command) => command.startsWith('stateward ') && !command.includes(' --write')))(
    'run: %s',
    async (command) => {
      const args = command.split(' ').slice(1);
      const { directory: cwd, environment } = repository;
      const { code, error } = await runCli(args, { cwd, environment });
      expect({ error, code }).toEqual({ error: '', code: exitCodes.clean });
    },
  );

  it('name options that exist', async () => {
    const { out } = await runCli(['check', '--help'], { cwd: '.' });
    const named = [...commandLine.matchAll(/(?<=check[^`\n]* |^\| `)--[a-z][a-z-]*/gm)].map(
      ([option]) => option,
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((option) => option !== '--help' && !out.includes(`  ${option} `))).toEqual([]);
  });

  it('show every mode of check', async () => {
    const { out } = await runCli(['check', '--help'], { cwd: '.' });
    const modes = ['--staged', '--base', '--range', '--commit', '--worktree', '--all', '--ci', '--files'];
    expect(modes.filter((mode) => !out.includes(`  ${mode} `))).toEqual([]);
    const table = [...commandLine.matchAll(/^\| `(--[a-z]+)/gm)].map(([, mode]) => mode);
    expect(table.toSorted()).toEqual(modes.toSorted());
  });

  it('name every command, and every format', async () => {
    const { out } = await runCli(['--help'], { cwd: '.' });
    const known = [...out.matchAll(/^ {2}([a-z]+) .*[a-z]/gm)].map(([, name]) => name);
    const missing = known.filter((name) => name !== 'help' && !new RegExp(`\\b${name}\\b`).test(commandLine));
    expect(known).toContain('status');
    expect(missing).toEqual([]);
    expect(
      reporters.filter(
        ({ id }) => !commandLine.includes(`\`${id}\``) && !commandLine.includes(`--format ${id}`),
      ),
    ).toEqual([]);
  });

  it('list the exit codes there are', () => {
    const listed = [...commandLine.matchAll(/^\| (\d) \|/gm)].map(([, code]) => Number(code));
    expect(listed).toEqual(Object.values(exitCodes));
  });
});

describe('docs/hooks.md and docs/repair.md', () => {
  const hooks = readFileSync('docs/hooks.md', 'utf8');
  const called = (text: string) =>
    [...text.matchAll(/(?:stateward|cli\.js) hook ([a-z-]+)/g)].map(([, name]) => name);

  it('have a row for every hook there is, and call no other', () => {
    const rows = [...hooks.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual([...hookNames]);
    const offered = readFileSync('.pre-commit-hooks.yaml', 'utf8');
    const names = [...called(hooks), ...called(offered)];
    expect(names.filter((name) => !hookNames.some((known) => known === name))).toEqual([]);
    expect([...offered.matchAll(/^- id: (\S+)/gm)].map(([, id]) => id)).toEqual([
      'stateward',
      'stateward-commit-msg',
      'stateward-pre-push',
    ]);
  });

  it('name options of check that exist', async () => {
    const { out } = await runCli(['check', '--help'], { cwd: '.' });
    const pages = hooks + readFileSync('docs/repair.md', 'utf8');
    const lines = [...pages.matchAll(/\bcheck( --[a-z][^`\n]*)/g)].map(([, options = '']) => options);
    const named = lines.flatMap((line) => line.match(/--[a-z-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((option) => !out.includes(`  ${option} `))).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('.husky', () => {
  const sh = '/bin/sh';
  const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
    spawnSync(sh, ['-e', file, ...args], { env, input: '', encoding: 'utf8' });

  it.each(['pre-commit', 'commit-msg', 'pre-push'])('%s says what to do where node is missing', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'stateward-path-'));
    symlinkSync(sh, join(folder, 'sh'));
    const { status, stderr } = run(join('.husky', name), [], { PATH: folder });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^stateward: node is not on PATH; .+\n$/);
  });

  it('pre-push hands on what git says', () => {
    const { status, stderr } = run('.husky/pre-push', ['origin', 'url'], process.env);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'stateward: nothing is pushed, there is nothing to judge\n',
    });
  });
});

const withBuild = { encoding: 'utf8', env: { ...process.env, STATEWARD_BUILD: builtFolder } } as const;

describe('the picture of README.md', () => {
  it('is what the demo prints', () => {
    expect(readFileSync('docs/picture.svg', 'utf8')).toBe(
      execFileSync(process.execPath, ['scripts/lab/picture.js', '--print'], withBuild),
    );
  });
});

describe('the output of the demo in README.md', () => {
  it('is what the demo prints, shortened', () => {
    const printed = execFileSync(process.execPath, ['scripts/demo.js'], withBuild);
    const shown = blocks.find(({ text }) => text.startsWith('$ stateward check'))?.text ?? '';
    const parts = shown.split('\n…\n');
    expect(parts.length).toBeGreaterThan(2);
    let from = 0;
    for (const part of parts) {
      const at = printed.indexOf(part.trimEnd(), from);
      expect(at, part).toBeGreaterThanOrEqual(from);
      from = at + part.length;
    }
  });
});

describe.each(['docs/library.md', 'docs/recorder.md'])('the library examples of %s', (page) => {
  const own = blocksOf(readFileSync(page, 'utf8'));
  const examples = own.flatMap((block, index) =>
    block.language === 'ts' ? [{ code: block.text, output: nextOutput(index), number: index }] : [],
  );
  let folder: string;

  function nextOutput(index: number): string | undefined {
    return own.slice(index).find(({ name }) => name === 'output')?.text;
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stateward-readme-'));
    installPacked(folder);
    for (const { number, code } of examples) writeFileSync(join(folder, `example-${number}.mts`), code);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('are accepted by the type checker, against the types that are shipped', () => {
    const node = { types: ['node'], typeRoots: [resolve('node_modules/@types')] };
    const compilerOptions = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], ...node };
    const config = {
      compilerOptions: { ...compilerOptions, strict: true, noEmit: true },
      include: ['*.mts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it.each(examples)('print what is said: block $number', async ({ number, output }) => {
    const build = await rolldown({ input: join(folder, `example-${number}.mts`), external: /^stateward/ });
    const file = join(folder, `example-${number}.mjs`);
    await build.write({ file });
    await build.close();
    const printed = execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
    expect(printed.trimEnd()).toBe(output?.trimEnd());
  });
});

describe('docs/architecture.md', () => {
  it('has the table of imports that test/architecture.test.ts enforces', () => {
    const source = readFileSync('test/architecture.test.ts', 'utf8');
    const [, literal = '{}'] = /const layers: [^=]+= (\{\n[\s\S]*?\n\});/.exec(source) ?? [];
    const enforced: unknown = new Function(`return ${literal}`)();
    const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(
      /^\| ([a-z/-]+) \| (.+) \| (yes|no) \| (.+) \|$/gm,
    );
    const names = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const written = [...rows].map(([, layer, imports, builtIns, packages]) => [
      layer,
      { imports: names(imports), node: builtIns === 'yes', packages: names(packages) },
    ]);
    expect(Object.fromEntries(written)).toEqual(enforced);
  });
});
