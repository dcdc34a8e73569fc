import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TopFolder } from '../../src/check/top-folder.ts';
import { diagnose } from '../../src/cli/doctor/doctor.ts';
import { programsIn } from '../../src/cli/doctor/programs.ts';
import type { SetupFacts } from '../../src/cli/doctor/setup-facts.ts';
import { agentCommand } from '../../src/cli/init/agent-command.ts';
import { programWord } from '../../src/cli/init/caller.ts';
import { filled } from '../../src/cli/init/templates.ts';
import { kinds } from '../../src/kinds/index.ts';
import { version } from '../../src/output/version.ts';

type Files = Readonly<Record<string, string>>;

const forges = readFileSync('docs/forges.md', 'utf8');

const program = 'node_modules/stateward/dist/cli.js';
const sound: SetupFacts = {
  gitVersion: [2, 39],
  isRepository: true,
  top: '/r',
  gitFolder: '/r/.git',
  isShallow: false,
  hooksFolder: '/r/.git/hooks',
  hooksPathIsSet: false,
  callingHooks: ['commit-msg', 'pre-commit', 'pre-push'],
  hookFiles: ['/r/.git/hooks/commit-msg'],
  idleHooks: [],
  restingHooks: [],
  toolHooks: { lefthook: [], 'pre-commit': [] },
  isGitLab: false,
  authors: 2,
  paths: ['.runner/state/tree.json', '.stateward.yml', 'readme.md'],
};

const workflow = `
on: { pull_request: }
jobs:
  state:
    needs: [test]
    if: always()
    steps:
      - uses: actions/checkout@v5
        with: { fetch-depth: 0 }
      - uses: somebody/stateward@v${version}
        with: { guard: "\${{ needs.test.result }}" }
`;
const workflowPath = '.github/workflows/state.yml';
const entry = 'version: 1\nfiles:\n  - { path: .runner/state/tree.json, kind: task-tree }\n';
const soundFiles: Files = {
  [workflowPath]: workflow,
  '.stateward.yml': entry,
  '.stateward.waivers.yml': 'version: 1\nwaivers: []\n',
  '.github/CODEOWNERS': '/.stateward.yml @o\n',
  [program]: '',
  'node_modules/stateward/package.json': `{"name": "stateward", "version": "${version}"}`,
  '.git/hooks/commit-msg': filled('hook.sh', { hook: 'commit-msg', script: program }),
};

function folderOf(files: Files): TopFolder {
  const names = (folder: string) =>
    Object.keys(files).flatMap((path) =>
      path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
    );
  const text = (path: string) => files[path];
  return {
    folder: '/r',
    look: (path) => (text(path) !== undefined ? 'file' : names(path).length > 0 ? 'folder' : 'absent'),
    read: (path) => (text(path) === undefined ? undefined : Buffer.from(text(path) ?? '')),
    text,
    names,
    textAt: (file) => text(file.replace(/^\/r\//, '')),
    reaches: (path) => text(path) !== undefined,
  };
}

function lines(facts: Partial<SetupFacts>, files: Files = {}): string[] {
  const all = Object.entries({ ...soundFiles, ...files }).filter(([, text]) => text !== '-');
  const paths = ['.stateward.waivers.yml', ...sound.paths];
  const found = diagnose({ ...sound, paths, ...facts }, kinds, folderOf(Object.fromEntries(all)), {
    script: program,
  });
  for (const each of found) if (each.mark !== 'ok') expect(each.fix).toMatch(/[.:]$/);
  return found.map(({ mark, text }) => `${mark} ${text}`);
}

/** What a change adds to what is said of a sound repository. */
const news = (facts: Partial<SetupFacts>, files: Files = {}) => {
  const usual = lines({});
  return lines(facts, files).filter((line) => !usual.includes(line));
};

describe('doctor', () => {
  it('has nothing to say against a sound repository', () => {
    expect(lines({})).toEqual([
      'ok git 2.39',
      'ok the history is complete',
      'ok hooks that call stateward: commit-msg, pre-commit, pre-push',
      `ok stateward ${version}`,
      `ok ${workflowPath} runs stateward`,
      'ok .stateward.yml is valid',
      'ok governed: .runner/state/tree.json',
      'ok the files that decide have code owners',
    ]);
  });

  const inHusky = { callingHooks: [], hookFiles: [], hooksFolder: '/r/.husky/_', hooksPathIsSet: true };
  const bare = { callingHooks: [], hookFiles: [] };
  const lefthook = { 'lefthook.yml': 'pre-commit: { commands: { stateward: {} } }' };

  it.each<[what: string, facts: Partial<SetupFacts>, files: Files, said: string[]]>([
    ['git is missing', { gitVersion: undefined }, {}, ['problem git was not found']],
    ['git is too old', { gitVersion: [2, 30] }, {}, ['problem git 2.30 is too old']],
    ['git is just new enough', { gitVersion: [2, 31] }, {}, ['ok git 2.31']],
    ['git is a major version on', { gitVersion: [3, 0] }, {}, ['ok git 3.0']],
    ['there is no repository', { isRepository: false, gitFolder: '' }, {}, ['problem this is not a git']],
    ['the repository is bare', { isRepository: false }, {}, ['problem this repository has no work tree']],
    ['the clone is shallow', { isShallow: true }, {}, ['problem the clone is shallow']],
    ['no hook calls it', bare, {}, ['hint no hook in /r/.git/hooks calls stateward']],
    [
      'only pre-commit calls it',
      { callingHooks: ['pre-commit'] },
      {},
      ['ok hooks that call stateward: pre-commit', 'hint no commit-msg and no pre-push hook calls stateward'],
    ],
    [
      'a hook is not executable',
      { ...bare, idleHooks: ['pre-commit'] },
      {},
      ['problem the hook pre-commit calls stateward but is not executable'],
    ],
    [
      'git is not told of husky',
      { ...bare, restingHooks: ['pre-commit'] },
      {},
      ['hint pre-commit call stateward, but git looks'],
    ],
    [
      'husky starts none',
      { ...inHusky, restingHooks: ['pre-push'] },
      {},
      ['problem pre-push call stateward, but git looks'],
    ],
    ['some rest beside others', { restingHooks: ['pre-commit'] }, {}, []],
    [
      'lefthook would call it',
      bare,
      lefthook,
      ['hint lefthook.yml calls stateward, but no hook starts lefthook'],
    ],
    [
      'lefthook calls it',
      { ...bare, toolHooks: { lefthook: ['commit-msg'], 'pre-commit': [] } },
      lefthook,
      ['ok lefthook.yml calls stateward'],
    ],
    ['lefthook does other things', bare, { 'lefthook.yml': 'pre-commit: {}' }, ['hint no hook in']],
    [
      'the program is gone',
      {},
      { [program]: '-' },
      [`problem /r/.git/hooks/commit-msg start ${program}, which is not`],
    ],
    [
      'the program is another version',
      {},
      { 'node_modules/stateward/package.json': '{"name": "stateward", "version": "0.0.9"}' },
      ['hint hooks start stateward 0.0.9'],
    ],
    [
      'this clone does not name it',
      {},
      { '.git/hooks/commit-msg': filled('hook-named.sh', { hook: 'commit-msg' }) },
      ['problem /r/.git/hooks/commit-msg start what git config stateward.program names, and that is not set'],
    ],
    [
      'this clone names one that is gone',
      { program: '/opt/cli.js' },
      { '.git/hooks/commit-msg': filled('hook-named.sh', { hook: 'commit-msg' }) },
      [
        'problem /r/.git/hooks/commit-msg start what git config stateward.program names, and that is not there',
      ],
    ],
    [
      'an agent starts one that is gone',
      {},
      { '.cursor/hooks.json': JSON.stringify(agentCommand({ script: 'gone/cli.js' }, 'cursor')) },
      ['problem .cursor/hooks.json start gone/cli.js'],
    ],
    [
      'the merge driver is not set',
      {},
      { '.gitattributes': '**/prd.json merge=stateward diff=stateward\n' },
      ['hint .gitattributes gives state files to the merge driver stateward, and this clone has none'],
    ],
    [
      'the merge driver is set',
      { driver: `node ${programWord({ script: program })} merge %O %A %B %P` },
      { '.gitattributes': '**/prd.json merge=stateward diff=stateward\n' },
      ['ok state files are merged item by item'],
    ],
    [
      'the merge driver is gone',
      { driver: 'node gone/cli.js merge %O' },
      { '.gitattributes': '**/prd.json merge=stateward\n' },
      ['problem .gitattributes gives state files to the merge driver stateward, which starts'],
    ],
    [
      'attributes name another driver',
      {},
      { '.gitattributes': 'a merge=statewardly\n# b merge=stateward\n' },
      [],
    ],
    [
      'Claude Code has no page',
      {},
      { '.claude/settings.json': 'stateward' },
      ['hint Claude Code reads CLAUDE.md'],
    ],
    ['Claude Code has its page', {}, { '.claude/settings.json': 'stateward', 'CLAUDE.md': '' }, []],
  ])('says so where %s', (_, facts, files, said) => {
    const found = news(facts, files);
    expect(found.map((line, index) => line.slice(0, said[index]?.length ?? line.length))).toEqual(said);
  });
});

describe('doctor, on CI', () => {
  const skipped = 'needs another job and has no if: always()';
  const step = (text: string) => workflow.replace(/ {6}- uses: somebody[\s\S]*/, `      - ${text}\n`);
  it.each<[what: string, text: string, said: string[]]>([
    ['is always run by expression', workflow.replace('always()', `\${{ always() }}`), []],
    ['may be skipped', workflow.replace('    if: always()\n', ''), [`problem ${skipped}`]],
    ['is always with a condition', workflow.replace('always()', 'always() && x'), [`problem ${skipped}`]],
    ['needs nothing', workflow.replace('    if: always()\n', '').replace('    needs: [test]\n', ''), []],
    [
      'forgives',
      workflow.replace('    steps', '    continue-on-error: true\n    steps'),
      ['problem has continue-on-error'],
    ],
    [
      'has a step that forgives beside one that judges',
      `${workflow}      - uses: ./\n        continue-on-error: true\n`,
      [],
    ],
    ['says that it does not', workflow.replace('    steps', '    continue-on-error: false\n    steps'), []],
    [
      'checks out one commit',
      workflow.replace(', fetch-depth: 0', '').replace('fetch-depth: 0', ''),
      ['hint checks out without'],
    ],
    [
      'names no repository',
      workflow.replace('somebody/', '<owner>/'),
      ['problem uses: names no repository yet'],
    ],
    ['is of this repository', `${step('uses: ./')}# stateward`, []],
    ['is of a folder', step('uses: ./tools/stateward'), []],
    ['runs the command line', step('run: npx stateward check --base origin/main'), []],
    ['runs a clone', step('run: node ../stateward/dist/cli.js check'), []],
    [
      'names a copy of another name',
      `${step('uses: actions/setup-node@v5')}      # >>> stateward\n      - uses: "acme/gate@v0.1.0"\n      # <<< stateward\n`,
      [],
    ],
  ])('looks at a job that %s', (_, text, said) => {
    const found = news({}, { [workflowPath]: '-', '.github/workflows/stateward.yml': text });
    const about = found
      .filter((line) => !line.startsWith('ok'))
      .map((line) => line.replace(/\.github\S+ job \S+ /, ''));
    expect(about.map((line, index) => line.slice(0, said[index]?.length ?? line.length))).toEqual(said);
  });

  const none = { [workflowPath]: '-' };
  const open = { paths: ['readme.md'] };
  const job = filled('gitlab-ci.yml', { program: 'npx --no stateward' });
  it.each<[what: string, facts: Partial<SetupFacts>, files: Files, said: string]>([
    ['nothing judges', open, none, 'hint no job in .github/workflows runs stateward'],
    [
      'it only looks alike',
      open,
      { [workflowPath]: step('uses: x/stateward-report@v1') },
      'hint no job in .github',
    ],
    [
      'it is only mentioned',
      open,
      { [workflowPath]: step('run: echo "no stateward"') },
      'hint no job in .github',
    ],
    ['no job was wanted', {}, none, 'ok no job of CI runs stateward: hooks alone judge'],
    ['GitLab has none', { ...open, isGitLab: true }, none, 'hint no job in .gitlab-ci.yml runs stateward'],
    [
      'GitLab has one',
      { isGitLab: true },
      { ...none, '.gitlab-ci.yml': job },
      'ok .gitlab-ci.yml runs stateward',
    ],
    [
      'that of GitLab fetches little',
      { isGitLab: true },
      { ...none, '.gitlab-ci.yml': job.replace('GIT_DEPTH: 0', 'GIT_DEPTH: 50') },
      'hint .gitlab-ci.yml runs stateward without the whole history',
    ],
    ['one cannot be read', {}, { [workflowPath]: '# stateward\non: [\n' }, 'ok no job of CI runs stateward'],
  ])('says so where %s', (_, facts, files, said) => {
    const found = lines(facts, files).filter((line) => /\.github\/w|gitlab|job of CI/.test(line));
    expect(found.map((line) => line.slice(0, said.length))).toEqual([said]);
  });
});

it('the page of forges shows the job that init writes for GitLab', () => {
  const program = /- (npx --yes \S+) check --ci --format text --format gitlab/.exec(forges)?.[1] ?? '';
  const job = filled('gitlab-ci.yml', { program }).replaceAll(/^#.*\n/gm, '');
  expect(forges).toContain(`# .gitlab-ci.yml\n${job}\`\`\``);
});

describe('doctor, on policy', () => {
  const paths = [...sound.paths, '.stateward.waivers.yml'];
  const one = { authors: 1 };
  it.each<[what: string, facts: Partial<SetupFacts>, files: Files, said: string[]]>([
    [
      'has several faults',
      {},
      { '.stateward.yml': 'version: 2\nfile: []\n' },
      [
        'problem .stateward.yml:1:1 version must be 1',
        'problem .stateward.yml:2:1 "file" is not a known key',
      ],
    ],
    ['is not there', {}, { '.stateward.yml': '-' }, ['ok there is no .stateward.yml']],
    [
      'is not committed',
      { paths: paths.filter((path) => path !== '.stateward.yml') },
      {},
      ['hint .stateward.yml is not committed'],
    ],
    [
      'has entries that match nothing',
      {},
      { '.stateward.yml': `${entry}  - { path: x.json, kind: task-tree }\n` },
      ['hint .stateward.yml:4 the entry x.json matches no file'],
    ],
    [
      'governs nothing',
      { paths: paths.slice(1) },
      { '.stateward.yml': 'version: 1\n' },
      ['hint no governed file'],
    ],
    ['is owned with everything', {}, { '.github/CODEOWNERS': '* @o\n' }, []],
    [
      'is owned by nobody',
      {},
      { '.github/CODEOWNERS': '/src/ @o\n' },
      ['hint no code owner for .stateward.yml'],
    ],
    ['is of one person', one, { '.github/CODEOWNERS': '-' }, []],
    [
      'lets the head waive',
      one,
      { '.github/CODEOWNERS': '-', '.stateward.yml': `${entry}waiversFrom: head\n` },
      ['problem no code owner for .stateward.yml and .stateward.waivers.yml; waiversFrom: head'],
    ],
  ])('looks at a configuration that %s', (_, facts, files, said) => {
    const found = news(facts, files);
    expect(found.map((line, index) => line.slice(0, said[index]?.length ?? line.length))).toEqual(said);
  });
});

describe('the programs that a text starts', () => {
  it.each<[what: string, text: string, programs: (string | undefined)[]]>([
    ['a hook of init', filled('hook.sh', { script: program, hook: 'pre-push' }), [program]],
    ['one with blanks', filled('hook.sh', { script: "'a b/cli.js'", hook: 'pre-push' }), ['a b/cli.js']],
    ['one of each clone', filled('hook-named.sh', { hook: 'pre-push' }), [undefined]],
    ['a list', `run: ${JSON.stringify(`node ${programWord({ script: program })} hook pre-push`)}`, [program]],
    ['an agent', JSON.stringify(agentCommand({ script: program }, 'codex')), [program]],
    [
      'a hook by hand',
      'node /opt/stateward/dist/cli.js hook commit-msg "$1"',
      ['/opt/stateward/dist/cli.js'],
    ],
    ['what a variable leads to', 'node "$HOME/cli.js" hook x\nnode $DIR/cli.js', []],
    ['another program', 'node scripts/lint.js\nnpx eslint-cli.jsx', []],
  ])('%s', (_, text, programs) => {
    expect(programsIn(text)).toEqual(programs);
  });
});
