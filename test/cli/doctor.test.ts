import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/cli/doctor/doctor.ts';
import { mergeDiagnoses, onPath } from '../../src/cli/doctor/merge-diagnoses.ts';
import type { SetupFacts } from '../../src/cli/doctor/setup-facts.ts';
import { noFiles, type SetupFiles } from '../../src/cli/doctor/setup-files.ts';
import type { Caller } from '../../src/cli/init/caller.ts';
import { kinds } from '../../src/kinds/index.ts';
import { version } from '../../src/output/version.ts';

const sound: SetupFacts = {
  gitVersion: [2, 39],
  isRepository: true,
  top: '/r',
  gitFolder: '/r/.git',
  isShallow: false,
  isPartial: false,
  hasGrafts: false,
  hooksFolder: '/r/.git/hooks',
  hooksPathIsSet: false,
  callingHooks: ['commit-msg', 'pre-commit', 'pre-push'],
  shadowedHooks: [],
  idleHooks: [],
  endedHooks: [],
  restingHooks: [],
  toolHooks: { lefthook: [], 'pre-commit': [] },
  authors: 2,
  paths: ['.runner/state/tree.json', 'readme.md'],
};

const soundWorkflow = `
on:
  pull_request:
  merge_group:
  push: { branches: [main] }
permissions: { contents: read }
jobs:
  state:
    needs: [test]
    if: always()
    steps:
      - uses: actions/checkout@v5
        with: { fetch-depth: 0 }
      - uses: somebody/stateward@v${version}
`;
const workflowPath = '.github/workflows/state.yml';
const owned = '/.stateward.yml @o\n/.stateward.waivers.yml @o\n/.github/ @o\n';

const soundFiles: SetupFiles = {
  ...noFiles,
  owners: [{ path: '.github/CODEOWNERS', text: owned }],
  workflows: [{ path: workflowPath, text: soundWorkflow }],
};

const lines = (facts: Partial<SetupFacts>, files: Partial<SetupFiles>) =>
  diagnose({ ...sound, ...facts }, kinds, { ...soundFiles, ...files }).map(
    ({ mark, text }) => `${mark} ${text}`,
  );

/** What a change adds to what is said of a sound repository. */
const news = (facts: Partial<SetupFacts>, files: Partial<SetupFiles> = {}) => {
  const usual = lines({}, {});
  return lines(facts, files).filter((line) => !usual.includes(line));
};

describe('doctor', () => {
  it('has nothing to say against a sound repository', () => {
    expect(lines({}, {})).toEqual([
      'ok git 2.39',
      'ok the history is complete',
      'ok hooks that call stateward: commit-msg, pre-commit, pre-push',
      `ok ${workflowPath} runs stateward`,
      'ok there is no .stateward.yml: what is recognised by its name is governed',
      'ok governed: .runner/state/tree.json',
      'ok the files that decide have code owners',
      `ok ${workflowPath} uses this version, ${version}`,
    ]);
  });

  it('names a next step wherever something is not well', () => {
    const open = diagnose({ ...sound, callingHooks: [], isShallow: true, paths: [] }, kinds);
    for (const each of open.filter(({ mark }) => mark !== 'ok'))
      expect(each).toMatchObject({ fix: expect.stringMatching(/\.$/) });
  });

  it.each<[string, Partial<SetupFacts>, string]>([
    ['git is missing', { gitVersion: undefined }, 'problem git was not found'],
    ['git is too old', { gitVersion: [2, 30] }, 'problem git 2.30 is too old'],
    ['git is just new enough', { gitVersion: [2, 31] }, 'ok git 2.31'],
    ['git is a major version on', { gitVersion: [3, 0] }, 'ok git 3.0'],
    [
      'there is no repository',
      { isRepository: false, gitFolder: '' },
      'problem this is not a git repository',
    ],
    [
      'the repository is bare',
      { isRepository: false },
      'problem this repository has no work tree (it is bare)',
    ],
    [
      'the clone is shallow',
      { isShallow: true },
      'problem the clone is shallow: history that is not there cannot be judged',
    ],
    [
      'the clone is partial',
      { isPartial: true },
      'hint the clone is partial: objects that are missing are not fetched, and what needs them cannot be judged',
    ],
    ['there are grafts', { hasGrafts: true }, 'problem info/grafts forges the parents of commits'],
    ['no hook calls it', { callingHooks: [] }, 'hint no hook in /r/.git/hooks calls stateward'],
    [
      'husky shadows the hooks that do',
      { callingHooks: [], shadowedHooks: ['pre-commit'], hooksFolder: '/r/.husky/_', hooksPathIsSet: true },
      'problem pre-commit in .git/hooks call stateward, but core.hooksPath makes git use /r/.husky/_',
    ],
    ['nothing is governed', { paths: ['readme.md'] }, 'hint no governed file is committed here'],
  ])('says so where %s', (_, facts, expected) => {
    expect(lines(facts, {})).toContain(expected);
  });
});

const lefthook = {
  path: 'lefthook.yml',
  text: 'pre-commit: { commands: { stateward: { run: stateward } } }',
};

const noPush =
  'hint no pre-push hook calls stateward, so commits that no other hook sees (rebase, cherry-pick, am) are judged in CI only';
const inHusky = { callingHooks: [], hooksFolder: '/r/.husky/_', hooksPathIsSet: true };

describe('doctor, on hooks', () => {
  it.each<[string, Partial<SetupFacts>, Partial<SetupFiles>, string[]]>([
    [
      'a hook is not executable',
      { callingHooks: [], idleHooks: ['pre-commit'] },
      {},
      ['problem the hook pre-commit calls stateward but is not executable, so git passes over it'],
    ],
    [
      'git is not told of those of husky',
      { callingHooks: [], restingHooks: ['pre-commit'] },
      {},
      ['hint pre-commit call stateward, but git is not told of them: they are in .husky'],
    ],
    ['some rest beside others that git runs', { restingHooks: ['pre-commit'] }, {}, []],
    [
      'husky starts none of them',
      { ...inHusky, restingHooks: ['pre-commit'] },
      {},
      [
        'problem pre-commit call stateward, but git looks for hooks in /r/.husky/_ (core.hooksPath), which does not start them',
      ],
    ],
    [
      "husky's folder is in the main work tree alone",
      { ...inHusky, restingHooks: ['pre-commit'], mainHooksFolder: '/main/.husky/_' },
      {},
      [
        'problem pre-commit call stateward, but git looks for hooks in /r/.husky/_ (core.hooksPath), which only the main work tree has: none is run in this one',
      ],
    ],
    [
      'only pre-commit calls it',
      { callingHooks: ['pre-commit'] },
      {},
      [
        'ok hooks that call stateward: pre-commit',
        'hint no commit-msg hook calls stateward, so the step that a message declares is judged in CI only',
        noPush,
      ],
    ],
    [
      'only commit-msg does, which judges the same',
      { callingHooks: ['commit-msg'] },
      {},
      ['ok hooks that call stateward: commit-msg', noPush],
    ],
    [
      'lefthook would call it and is installed',
      { callingHooks: [], toolHooks: { lefthook: ['commit-msg', 'pre-commit'], 'pre-commit': [] } },
      { lefthook },
      ['ok lefthook.yml calls stateward; lefthook is started by commit-msg, pre-commit'],
    ],
    [
      'lefthook would call it and is not installed',
      { callingHooks: [] },
      { lefthook },
      ['hint lefthook.yml calls stateward, but no hook in /r/.git/hooks starts lefthook'],
    ],
    [
      'lefthook has nothing to do with it',
      { callingHooks: [], toolHooks: { lefthook: ['pre-commit'], 'pre-commit': [] } },
      { lefthook: { path: 'lefthook.yml', text: 'pre-commit: {}' } },
      ['hint no hook in /r/.git/hooks calls stateward'],
    ],
  ])('says so where %s', (_, facts, files, expected) => {
    expect(news(facts, files)).toEqual(expected);
  });
});

describe('doctor, on workflows', () => {
  const job = (text: string) => soundWorkflow.replace('    if: always()\n', text);
  const expression = (text: string) => `\${{ ${text} }}`;
  const withStep = (text: string) => `${soundWorkflow}${text}`;

  it.each<[string, string, string[]]>([
    ['is conditional by expression', job(`    if: ${expression('always()')}\n`), []],
    [
      'may be skipped',
      job(''),
      [
        'problem job state needs another job and has no if: always(), so it is skipped where that fails, and counts as passed',
      ],
    ],
    [
      'is always with a condition',
      job("    if: always() && github.actor != 'x'\n"),
      [
        'problem job state needs another job and has no if: always(), so it is skipped where that fails, and counts as passed',
      ],
    ],
    [
      'runs by not cancelled only',
      job(`    if: ${expression('!cancelled()')}\n`),
      [
        'problem job state needs another job and has no if: always(), so it is skipped where that fails, and counts as passed',
      ],
    ],
    ['needs nothing and has no condition', job('').replace('    needs: [test]\n', ''), []],
    ['needs an empty list', job('').replace('[test]', '[]'), []],
    [
      'needs nothing and has a condition',
      job("    if: github.ref != 'x'\n").replace('    needs: [test]\n', ''),
      ["hint job state is skipped unless github.ref != 'x', and then counts as passed"],
    ],
    [
      'forgives its failure',
      job('    if: always()\n    continue-on-error: true\n'),
      ['problem job state has continue-on-error, so nothing it refuses is refused'],
    ],
    ['says that it does not forgive', job('    if: always()\n    continue-on-error: false\n'), []],
    [
      'forgives the step',
      withStep('        continue-on-error: true\n'),
      ['problem job state has continue-on-error, so nothing it refuses is refused'],
    ],
    [
      'passes over the step',
      withStep('        if: success()\n'),
      ['hint job state passes over the step unless success()'],
    ],
    [
      'does not know the merge queue',
      soundWorkflow.replace('  merge_group:\n', ''),
      ['hint does not run on merge_group, so a merge queue would wait for it'],
    ],
    [
      'names its events in a list',
      soundWorkflow.replace(/on:[\s\S]*?permissions/, 'on: [pull_request, merge_group]\npermissions'),
      [],
    ],
    [
      'runs on pushes only',
      soundWorkflow.replace('  pull_request:\n', ''),
      ['hint does not run on pull_request'],
    ],
    [
      'is called by another one',
      soundWorkflow.replace(/on:[\s\S]*?permissions/, 'on: workflow_call\npermissions'),
      [],
    ],
    [
      'is filtered by paths',
      soundWorkflow.replace('  pull_request:\n', '  pull_request: { paths: [src/**] }\n'),
      [
        'problem pull_request is filtered by paths, which leaves changes unjudged or a required check waiting',
      ],
    ],
    [
      'is filtered by branches',
      soundWorkflow.replace('  pull_request:\n', '  pull_request: { branches: [main] }\n'),
      [],
    ],
    [
      'says no permissions',
      soundWorkflow.replace('permissions: { contents: read }\n', ''),
      ['hint job state says no permissions, so its token may do more than it needs'],
    ],
    [
      'has none',
      soundWorkflow.replace('{ contents: read }', '{}'),
      ['problem job state may not read the repository'],
    ],
    [
      'has those of its job',
      job('    if: always()\n    permissions: { checks: write }\n'),
      ['problem job state may not read the repository'],
    ],
    ['may read all', soundWorkflow.replace('{ contents: read }', 'read-all'), []],
    [
      'wants to comment and may not',
      withStep('        with: { comment: on-failure }\n'),
      ['hint job state may not comment'],
    ],
    ['does not want to comment', withStep('        with: { comment: never }\n'), []],
    [
      'may comment',
      withStep('        with: { comment: always }\n').replace(
        'contents: read',
        'contents: read, pull-requests: write',
      ),
      [],
    ],
    [
      'wants a check run and may not',
      withStep('        with: { annotations: check-run }\n'),
      ['hint job state may not write a check run'],
    ],
    [
      'checks out one commit',
      soundWorkflow.replace('        with: { fetch-depth: 0 }\n', ''),
      ['hint job state checks out without history, so that it has to be fetched'],
    ],
    [
      'checks out one commit and no credentials',
      soundWorkflow.replace('fetch-depth: 0', 'persist-credentials: false'),
      [
        'hint job state checks out without credentials and without history, which a private repository cannot fetch later',
      ],
    ],
    [
      'checks out everything and no credentials',
      soundWorkflow.replace('fetch-depth: 0', 'fetch-depth: 0, persist-credentials: false'),
      [],
    ],
    [
      'names no repository yet',
      soundWorkflow.replace('somebody/', '<owner>/'),
      ['problem job state uses: names no repository yet'],
    ],
    ['cannot be read', '# stateward\non: [\n', ['hint cannot be read: line']],
  ])('looks at one that %s', (_, text, expected) => {
    const said = news({}, { workflows: [{ path: workflowPath, text }] });
    const start = expected.map((line) => line.replace(' ', ` ${workflowPath}: `));
    const own = said.filter((line) => !line.startsWith('ok'));
    expect(own.map((line, index) => line.slice(0, start[index]?.length ?? line.length))).toEqual(start);
  });

  it.each([
    ['the command line', '      - run: npx stateward check --base origin/main\n', true],
    ['a clone of it', '      - run: node ../stateward/dist/cli.js check\n', true],
    ['a folder of the workspace', '      - uses: ./tools/stateward\n', true],
    ['another action of a like name', '      - uses: somebody/stateward-report@v1\n', false],
    ['a script that mentions it', '      - run: echo "stateward is not run here"\n', false],
  ])('finds one that runs %s: %s', (_, step, found) => {
    const text = soundWorkflow.replace(/ {6}- uses: somebody.*\n/, step);
    const said = news({}, { workflows: [{ path: workflowPath, text }] });
    expect(
      said.some((line) => line.startsWith('hint no workflow in .github/workflows runs stateward: none has')),
    ).toBe(!found);
  });
});

describe('doctor, on policy', () => {
  const configuration = (text: string) => ({ configuration: new TextEncoder().encode(text) });
  const paths = [...sound.paths, '.stateward.yml', '.stateward.waivers.yml'];
  const entry = 'version: 1\nfiles:\n  - { path: .runner/state/tree.json, kind: task-tree }\n';

  it.each<[string, string, readonly string[], string[]]>([
    ['is valid', entry, paths, ['ok .stateward.yml is valid']],
    [
      'has several faults',
      'version: 2\nfile: []\n',
      paths,
      [
        'problem .stateward.yml:1:1 version must be 1',
        `problem .stateward.yml:2:1 "file" is not a known key; did you mean 'files'?`,
      ],
    ],
    [
      'is not committed',
      entry,
      sound.paths,
      ['ok .stateward.yml is valid', 'hint .stateward.yml is not committed, so hooks and CI do not know it'],
    ],
    [
      'has an entry that matches nothing',
      `${entry}  - { path: plans/x.json, kind: task-tree }\n`,
      paths,
      [
        'ok .stateward.yml is valid',
        'hint .stateward.yml:4 the entry plans/x.json matches no file that git knows',
      ],
    ],
    [
      'leaves a state file out',
      `${entry}detect: false\n`,
      [...paths, 'b/.runner/state/tree.json'],
      [
        'ok .stateward.yml is valid',
        'hint state files that files: in .stateward.yml leaves out: b/.runner/state/tree.json',
      ],
    ],
    [
      'ignores a state file',
      `${entry}ignore: [b/**]\n`,
      [...paths, 'b/.runner/state/tree.json'],
      [
        'ok .stateward.yml is valid',
        'hint state files that ignore: in .stateward.yml leaves out: b/.runner/state/tree.json',
      ],
    ],
    [
      'has a namesake in a folder',
      entry,
      [...paths, 'b/.stateward.yml'],
      [
        'ok .stateward.yml is valid',
        'problem not read: b/.stateward.yml; only .stateward.yml and .stateward.waivers.yml at the top of the repository are.',
      ],
    ],
    [
      'has a namesake in a folder that it ignores',
      `${entry}ignore: [b/**]\n`,
      [...paths, 'b/.stateward.yml'],
      ['ok .stateward.yml is valid'],
    ],
  ])('looks at a configuration that %s', (_, text, known, expected) => {
    expect(news({ paths: known }, configuration(text))).toEqual(expected);
  });

  it.each<[string, string, string, string[]]>([
    ['everything is owned', owned, '', []],
    ['one line owns everything', '* @o\n', '', []],
    [
      'the waivers are not',
      '/.stateward.yml @o\n/.github/ @o\n',
      '',
      ['hint without a code owner: .stateward.waivers.yml'],
    ],
    [
      'the waivers are not, and count from the head',
      '/.stateward.yml @o\n/.github/ @o\n',
      'waiversFrom: head\n',
      [
        'problem waiversFrom: head lets a pull request waive its own errors, and .stateward.waivers.yml has no code owner',
        'hint without a code owner: .stateward.waivers.yml',
      ],
    ],
    ['they are, and count from the head', owned, 'waiversFrom: head\n', []],
  ])('looks at CODEOWNERS where %s', (_, text, said, expected) => {
    const files = { ...configuration(`${entry}${said}`), owners: [{ path: '.github/CODEOWNERS', text }] };
    expect(news({ paths }, files)).toEqual(['ok .stateward.yml is valid', ...expected]);
  });

  it.each<[string, Partial<SetupFacts>, Partial<SetupFiles>, string[]]>([
    ['several people work and nobody owns', {}, {}, ['hint without a code owner']],
    ['one person works alone', { authors: 1 }, {}, ['hint without a code owner']],
    ['nothing judges pull requests', {}, { workflows: [] }, []],
    [
      'one person lets waivers of the head count',
      { authors: 1 },
      configuration(`${entry}waiversFrom: head\n`),
      ['problem waiversFrom: head', 'hint without a code owner'],
    ],
  ])('wants code owners only where somebody could approve: %s', (_, facts, files, expected) => {
    const said = lines({ paths, ...facts }, { owners: [], ...files }).filter((line) =>
      /code owner/.test(line),
    );
    expect(said.map((line) => expected.find((each) => line.startsWith(each)) ?? line)).toEqual(expected);
  });

  it('says that a second CODEOWNERS does not count', () => {
    const owners = [...soundFiles.owners, { path: 'CODEOWNERS', text: '' }];
    expect(news({}, { owners })).toEqual([
      'hint CODEOWNERS does not count, because GitHub reads .github/CODEOWNERS first',
    ]);
  });
});

describe('doctor, on versions', () => {
  const preCommit = (rev: string) => ({
    preCommit: {
      path: '.pre-commit-config.yaml',
      text: `repos: [{ repo: https://github.com/o/stateward, rev: ${rev}, hooks: [] }]`,
    },
  });
  it.each<[string, Partial<SetupFiles>, string[]]>([
    [
      'hooks of the same version',
      preCommit(`v${version}`),
      [`ok ${workflowPath}, .pre-commit-config.yaml use this version, ${version}`],
    ],
    [
      'older hooks',
      preCommit('v0.0.9'),
      [`hint .pre-commit-config.yaml uses stateward v0.0.9, and this is ${version}`],
    ],
    [
      'hooks of a branch',
      preCommit('main'),
      ['hint .pre-commit-config.yaml follows main, which can change at any time'],
    ],
    ['hooks of a commit', preCommit('a'.repeat(40)), []],
    [
      'a package of the same version',
      { packageJson: `{"devDependencies":{"stateward":"^${version}"}}` },
      [`ok ${workflowPath}, package.json use this version, ${version}`],
    ],
    [
      'a later package',
      { packageJson: '{"devDependencies":{"stateward":"^9.0.0"}}' },
      [`hint package.json uses stateward ^9.0.0, and this is ${version}`],
    ],
    ['a package from a folder', { packageJson: '{"devDependencies":{"stateward":"file:../stateward"}}' }, []],
    ['a package.json that cannot be read', { packageJson: '{' }, []],
  ])('compares %s', (_, files, expected) => {
    expect(news({}, files)).toEqual(expected);
  });
});

describe('the merge driver that attributes name', () => {
  const reaches = (path: string) => path === 'node_modules/stateward/dist/cli.js';
  const attributes = [{ path: '.gitattributes', text: '**/prd.json merge=stateward diff=stateward\n' }];
  const driver =
    'node node_modules/stateward/dist/cli.js merge --marker-size %L --ours=%X --theirs=%Y -- %O %A %B %P';
  const own: Caller = { script: 'node_modules/stateward/dist/cli.js' };
  const outside: Caller = { script: '/opt/cli.js', named: '/opt/cli.js' };
  const said = (facts: Partial<SetupFacts>, caller = own, files: Partial<SetupFiles> = { attributes }) =>
    mergeDiagnoses(
      { ...sound, ...facts },
      { ...noFiles, ...files },
      caller,
      reaches,
      onPath(process.env.PATH),
    );

  it('is nothing to speak of where no attribute names it', () => {
    for (const text of ['*.bin merge=ours\n', '# **/prd.json merge=stateward\n', 'a merge=statewardly\n'])
      expect(said({}, own, { attributes: [{ path: '.gitattributes', text }] })).toEqual([]);
  });

  it('is missing in a clone that was not told of it, with the lines that mend it', () => {
    expect(said({})).toMatchObject([
      {
        mark: 'hint',
        commands: [
          expect.stringContaining('merge.stateward.name'),
          expect.stringContaining("git config merge.stateward.driver 'node "),
          expect.stringContaining('diff.stateward.textconv'),
        ],
      },
    ]);
    expect(said({}, outside)).toMatchObject([
      { commands: expect.arrayContaining(['git config stateward.program /opt/cli.js']) },
    ]);
  });

  it('has to be a program that is there', () => {
    expect(said({ driver })).toMatchObject([{ mark: 'ok' }]);
    expect(said({ driver: driver.replace('node_modules', 'gone') })).toMatchObject([{ mark: 'problem' }]);
    for (const [name, mark] of [
      ['no-such-program', 'problem'],
      ['/no/such/program', 'problem'],
      ['sh', 'ok'],
      ['"$(somewhere)"', 'ok'],
    ])
      expect(said({ driver: `${name} merge %O %A %B %P` }), name).toMatchObject([{ mark }]);
    const [hinted] = said({});
    const line = hinted?.mark === 'hint' ? hinted.commands?.[1] : undefined;
    const written = /driver '(.*)'$/.exec(line ?? '')?.[1] ?? '';
    expect(said({ driver: written })).toMatchObject([{ mark: 'ok' }]);
    expect(said({ driver: written.replace('p=node_modules', 'p=gone') })).toMatchObject([
      { mark: 'problem' },
    ]);
    const named = 'node "$(git config --path stateward.program)" merge %O %A %B %P';
    expect(said({ driver: named }, outside)).toMatchObject([
      { mark: 'problem', commands: expect.arrayContaining(['git config stateward.program /opt/cli.js']) },
    ]);
  });
});
