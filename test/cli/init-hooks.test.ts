import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openFolder } from '../../src/check/top-folder.ts';
import { programsIn } from '../../src/cli/doctor/programs.ts';
import type { SetupFacts } from '../../src/cli/doctor/setup-facts.ts';
import type { Caller } from '../../src/cli/init/caller.ts';
import { toolInUse } from '../../src/cli/init/hook-tools.ts';
import { proposeHooks } from '../../src/cli/init/hooks.ts';
import type { Manner } from '../../src/cli/init/proposal.ts';
import { filled, type TemplateName } from '../../src/cli/init/templates.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { version } from '../../src/output/version.ts';
import { setUpBy } from '../support/set-up-by.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is proposed in a folder with these files, where git takes hooks from `hooksFolder` below it. */
function states(files: Readonly<Record<string, string>>, hooksFolder = '.git/hooks'): string[] {
  const { proposals, commands } = proposed(files, hooksFolder);
  return [...proposals.map(({ state, path }) => `${state} ${path}`), ...commands];
}

function proposed(
  files: Readonly<Record<string, string>>,
  hooksFolder = '.git/hooks',
  caller: Caller = { script: 'stateward/cli.js' },
  repository?: string,
  manner: Manner = 'set-up',
) {
  const top = mkdtempSync(join(tmpdir(), 'stateward-'));
  folders.push(top);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  const folder = openFolder(top);
  const facts: SetupFacts = {
    gitVersion: [2, 39],
    isRepository: true,
    top,
    gitFolder: join(top, '.git'),
    isShallow: false,
    hooksFolder: join(top, hooksFolder),
    hooksPathIsSet: hooksFolder !== '.git/hooks',
    callingHooks: [],
    idleHooks: [],
    restingHooks: [],
    toolHooks: { lefthook: [], 'pre-commit': [] },
    hookFiles: [],
    isGitLab: false,
    authors: 1,
    paths: [],
  };
  const input = { ...setUpBy(caller, manner), folder, facts, repository };
  return proposeHooks(toolInUse(folder, facts), input);
}

const created = (folder: string, first = `create ${folder}/pre-commit`) => [
  first,
  `create ${folder}/commit-msg`,
  `create ${folder}/pre-merge-commit`,
  `create ${folder}/pre-push`,
];
const withHusky = (first?: string) => [...created('.husky', first), 'create .husky/post-checkout'];
const types = '-t pre-commit -t commit-msg -t pre-push';
const depends = (name: string) => ({ 'package.json': JSON.stringify({ devDependencies: { [name]: '1' } }) });

describe('the hooks that init proposes', () => {
  it.each<[string, Readonly<Record<string, string>>, string, string[]]>([
    ['nothing is in use', {}, '.git/hooks', created('.git/hooks')],
    ['the folder has dots in its name', {}, '..hooks', created('..hooks')],
    ['husky has its folder', { '.husky/x': '' }, '.husky/_', withHusky()],
    ['husky is installed but not set up', depends('husky'), '.git/hooks', [...withHusky(), 'npx husky']],
    ['a package has a like name', depends('husky-like'), '.git/hooks', created('.git/hooks')],
    ['husky has a hook', { '.husky/pre-commit': 'x' }, '.husky/_', withHusky('by-hand .husky/pre-commit')],
    [
      'lefthook is configured',
      { 'lefthook.yml': 'x: {}' },
      '.git/hooks',
      ['append lefthook.yml', 'lefthook install'],
    ],
    [
      'lefthook has a name that init needs',
      { 'lefthook.yml': 'pre-push: {}' },
      '.git/hooks',
      ['by-hand lefthook.yml', 'lefthook install'],
    ],
    ...(
      [
        ['.lefthook.json', '{"pre-push": {"commands": {}}}', 'append', 'lefthook install'],
        ['.lefthook.json', '{ // mine\n}', 'by-hand', 'lefthook install'],
        ['lefthook.toml', '[pre-push.commands.lint]\nrun = "x"\n', 'append', 'lefthook install'],
        ['prek.toml', '[[repos]]\nrepo = "builtin"\n', 'append', `prek install ${types}`],
        ['prek.toml', 'repos = []\n', 'by-hand', `prek install ${types}`],
        ['.pre-commit-config.yml', 'repos: []\n', 'by-hand', `prek install ${types}`],
      ] as const
    ).map(([path, text, state, command]): [string, Readonly<Record<string, string>>, string, string[]] => [
      `there is ${path}: ${text}`,
      { [path]: text },
      '.git/hooks',
      [`${state} ${path}`, command],
    ]),
    ['there is a tool that is not known', { 'hk.pkl': 'hooks {}' }, '.git/hooks', ['by-hand hk.pkl']],
    ['such a tool calls it', { 'hk.pkl': 'stateward' }, '.git/hooks', []],
    [
      'lefthook wrote nothing but comments',
      { 'lefthook.yml': '# EXAMPLE USAGE:\n#\n#   pre-push:\n\n' },
      '.git/hooks',
      ['append lefthook.yml', 'lefthook install'],
    ],
    [
      'lefthook is installed',
      depends('lefthook'),
      '.git/hooks',
      ['create lefthook.yml', 'npx lefthook install'],
    ],
    [
      'lefthook calls it',
      { '.lefthook.yaml': 'run: stateward' },
      '.git/hooks',
      ['there .lefthook.yaml', 'lefthook install'],
    ],
    [
      'pre-commit is configured',
      { '.pre-commit-config.yaml': 'repos: []' },
      '.git/hooks',
      ['by-hand .pre-commit-config.yaml', `pre-commit install ${types}`],
    ],
    ['git takes hooks from elsewhere', {}, 'tools/hooks', created('tools/hooks')],
    [
      'somebody has a hook',
      { '.git/hooks/pre-commit': '#!/bin/sh\n' },
      '.git/hooks',
      created('.git/hooks', 'by-hand .git/hooks/pre-commit'),
    ],
    [
      'a hook calls it',
      { '.git/hooks/pre-commit': 'stateward' },
      '.git/hooks',
      created('.git/hooks', 'there .git/hooks/pre-commit'),
    ],
    ['a sample lies there', { '.git/hooks/pre-commit.sample': 'x' }, '.git/hooks', created('.git/hooks')],
    ['git takes hooks from outside', {}, '../elsewhere', ['by-hand', 'by-hand', 'by-hand', 'by-hand']],
    [
      'git takes no hooks',
      { null: '' },
      'null',
      ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'].map((name) => `by-hand null/${name}`),
    ],
  ])('suit where %s', (_, files, hooksFolder, expected) => {
    const said = states(files, hooksFolder);
    expect(said.map((line, index) => (expected[index] === 'by-hand' ? line.slice(0, 7) : line))).toEqual(
      expected,
    );
  });
});

describe('the hooks that init wrote', () => {
  const hooks = ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'];
  const commands = hooks.map((name) => [name, `node old/stateward/cli.js hook ${name}`]);
  const values = { hook: 'pre-push', script: 'old/stateward/cli.js', ...Object.fromEntries(commands) };
  const own = (template: TemplateName) => filled(template, values);
  it.each<[path: string, text: string, upgraded: string, removed: string]>([
    ['.git/hooks/pre-push', own('hook.sh'), 'renew', 'delete'],
    ['.git/hooks/pre-push', `#!/bin/sh\nmine\n${own('hook.sh').slice(10)}`, 'renew', 'take-out'],
    ['.husky/pre-push', own('hook-named.sh'), 'renew', 'delete'],
    ['lefthook.yml', own('lefthook.yml'), 'renew', 'delete'],
    ['lefthook.toml', `min_version = "1"\n\n${own('lefthook.toml')}`, 'renew', 'take-out'],
    ['.lefthook.json', own('lefthook.json'), 'renew', 'delete'],
    ['.pre-commit-config.yaml', own('pre-commit.yaml'), 'renew', 'delete'],
    ['prek.toml', own('prek.toml'), 'renew', 'delete'],
    ['lefthook.yml', 'pre-push: { commands: { stateward: { run: x } } }', 'there', 'there'],
  ])('are found in %s, whatever tool is in use', (path, text, upgraded, removed) => {
    const state = (manner: Manner) =>
      proposed({ [path]: text, '.husky/x': '' }, '.git/hooks', undefined, undefined, manner).proposals.find(
        (each) => each.path.endsWith(path),
      )?.state;
    expect([state('upgrade'), state('remove')]).toEqual([upgraded, removed]);
  });
});

describe('what is left to a person', () => {
  const run = (text: string, cwd: string) =>
    spawnSync('sh', ['-c', text, join(cwd, 'hook')], { cwd, encoding: 'utf8' });
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'stateward-'));
    folders.push(made);
    return made;
  };

  it('passes over repositories without Stateward where hooks are shared', () => {
    const [first] = proposed({}, '../elsewhere').proposals;
    expect(first).toMatchObject({
      state: 'by-hand',
      note: expect.stringContaining('without .stateward.yml'),
    });
    const other = folder();
    expect(run(first?.text ?? '', other)).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(other, '.stateward.yml'), '');
    expect(run(first?.text ?? '', other)).toMatchObject({ status: 1 });
    expect(programsIn(first?.text ?? '')).toEqual(['stateward/cli.js']);
  });
});

describe('the configurations of hook tools', () => {
  const parsed = (text: string) => {
    const { value, faults } = parseYaml(sourceText(text), defaultLimits);
    return faults.length === 0 ? value : faults;
  };
  const caller = { script: "/a folder/it's.js" };
  const names = ['pre-commit', 'commit-msg', 'pre-push'] as const;
  const command = (name: string) => `node '/a folder/it'\\''s.js' hook ${name}`;

  const listed = (path: string, repository?: string) =>
    proposed({ 'package.json': '{}', [path]: '' }, '.git/hooks', caller, repository).proposals[0];
  const written = (path: string, repository?: string) =>
    parsed(listed(path, repository)?.target?.after ?? '');
  const ofLefthook = {
    'pre-commit': { commands: { stateward: { run: command('pre-commit') } } },
    'commit-msg': { commands: { stateward: { run: `${command('commit-msg')} {1}` } } },
    'pre-merge-commit': { commands: { stateward: { run: command('pre-merge-commit') } } },
    'pre-push': { commands: { stateward: { run: `${command('pre-push')} {1} {2}`, use_stdin: true } } },
  };
  const ofPreCommit = (name: string) => ({
    language: 'system',
    entry: command(name),
    stages: [name],
    always_run: true,
  });

  it.each(['lefthook.yml', '.lefthook.json'])('hand on to lefthook what git says: %s', (path) => {
    expect(written(path)).toEqual(ofLefthook);
  });

  it('let pre-commit run the program itself, always and without names of files', () => {
    const text = filled('pre-commit.yaml', Object.fromEntries(names.map((name) => [name, command(name)])));
    expect(parsed(text)).toMatchObject({
      default_install_hook_types: [...names],
      repos: [
        {
          repo: 'local',
          hooks: [
            { ...ofPreCommit('pre-commit'), pass_filenames: false },
            { ...ofPreCommit('commit-msg'), pass_filenames: true },
            { ...ofPreCommit('pre-push'), pass_filenames: false },
          ],
        },
      ],
    });
    // The same as tables of TOML, for prek.
    for (const name of names)
      expect(listed('prek.toml')?.text).toContain(
        `entry = ${JSON.stringify(command(name))}\nstages = ["${name}"]`,
      );
  });

  it('let pre-commit fetch the hooks where their repository is known', () => {
    const hooks = [{ id: 'stateward' }, { id: 'stateward-commit-msg' }, { id: 'stateward-pre-push' }];
    const text = filled('pre-commit-repository.yaml', { repository: 'o/stateward', version });
    expect(parsed(text)).toMatchObject({
      repos: [{ repo: 'https://github.com/o/stateward', rev: `v${version}`, hooks }],
    });
    expect(listed('prek.toml', 'o/stateward')?.text).toContain(`rev = "v${version}"`);
  });
});
