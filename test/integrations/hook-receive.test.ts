import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGitRepository } from '../../src/git/repository.ts';
import { judgeReceived } from '../../src/integrations/git-hooks/receive.ts';
import { kinds } from '../../src/kinds/index.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { configurationFile, waiversFile, waiversOf } from '../support/policy-ranges.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, declaring, done, node, passed, pretty, tree } from '../support/trees.ts';

/** A push as a server sees it: the refs it has, and the lines that git hands to pre-receive (docs/judging.md, 4). */
const open = tree(node('a'), node('b'));
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const both = tree(passed('a'), passed('b'));
const state = (version: typeof good | string) => ({
  [treeFile]: typeof version === 'string' ? version : pretty(version),
});
const lax = 'version: 1\ndetect: false\n';
const strict = `version: 1\nfiles: [{path: ${treeFile}, kind: task-tree}]\n`;
const shop = 'plans/shop.json';
const zero = '0'.repeat(40);

let repository: TemporaryRepository;
const ids = new Map<string, string>();

const plans = [
  ['plan', { files: state(open) }],
  ['good', { message: declaring(done('a')), files: state(good), parents: ['plan'] }],
  ['tampered', { files: state(less), parents: ['good'] }],
  ['repaired', { files: state(good), parents: ['tampered'] }],
  ['dropped', { message: 'code', files: { 'code.js': '1' }, parents: ['plan'] }],
  ['reworded', { message: declaring(done('a')), files: { ...state(good), notes: 'x' }, parents: ['plan'] }],
  ['relaxed', { files: { [configurationFile]: lax }, parents: ['good'] }],
  ['relaxed again', { files: { [configurationFile]: lax, notes: 'y' }, parents: ['good'] }],
  ['tampered after', { files: state(less), parents: ['relaxed'] }],
  ['both at once', { files: { ...state(less), [configurationFile]: lax }, parents: ['good'] }],
  ['broken policy', { files: { [configurationFile]: 'version: 2\n' }, parents: ['good'] }],
  ['broken state', { files: state('{'), parents: ['good'] }],
  ['removed', { files: { [treeFile]: null }, parents: ['good'] }],
  ['root', { files: { readme: '' }, parents: [] }],
  ['bad root', { files: state(both), parents: [] }],
  ['merged', { files: state(less), parents: ['dropped', 'tampered'] }],
  ['code', { files: { 'other.js': '1' }, parents: ['good'] }],
  [
    'names shop',
    {
      files: { [configurationFile]: strict.replace(treeFile, shop), [shop]: pretty(good) },
      parents: ['good'],
    },
  ],
  ['shop tampered', { files: { [shop]: pretty(less) }, parents: ['names shop'] }],
  [
    'link',
    {
      files: { [treeFile]: { mode: '120000', content: '../../shop.json' }, 'shop.json': pretty(less) },
      parents: ['good'],
    },
  ],
] as const;

beforeAll(async () => {
  repository = createTemporaryRepository();
  const names = plans.map(([name]) => name as string);
  const made = repository.commitAll(
    plans.map(([name, plan]) => ({
      message: name,
      ...plan,
      branch: name.replaceAll(' ', '-'),
      parents: ('parents' in plan ? plan.parents : []).map((parent) => names.indexOf(parent)),
    })),
  );
  names.forEach((name, index) => {
    ids.set(name, made[index] ?? '');
  });
  repository.git('tag', '-a', '-m', 'v', 'v-good', ids.get('good') ?? '');
  repository.git('tag', '-a', '-m', 'v', 'v-tampered', ids.get('tampered') ?? '');
  for (const tag of ['v-good', 'v-tampered']) ids.set(tag, repository.git('rev-parse', tag));
  ids.set('blob', repository.feed('text', 'hash-object', '-w', '--stdin'));
  const refused = await receive({ main: 'good' }, [['refs/heads/main', 'tampered']]);
  const files = waiversOf(refused[0]?.report?.findings ?? []);
  const [waiving = '', waived = ''] = repository.commitAll([
    {
      message: 'an owner waives',
      branch: 'waiving',
      parents: [ids.get('good') ?? ''],
      files: { [waiversFile]: files },
    },
    { message: 'tamper', branch: 'waiving', files: state(less) },
  ]);
  ids.set('waiving', waiving).set('waived', waived);
});
afterAll(() => repository.cleanup());

type Line = readonly [ref: string, commit: string];

/** Has the branches stand as they are told and nothing else, then hands lines to the hook. */
async function receive(branches: Readonly<Record<string, string>>, lines: readonly Line[], more = '') {
  const id = (name: string) => ids.get(name) ?? name;
  const refs = Object.entries(branches).map(([name, commit]) => [
    name.startsWith('refs/') ? name : `refs/heads/${name}`,
    id(commit),
  ]);
  const listed = repository.git('for-each-ref', '--format=%(refname)').split('\n');
  const commands = [
    ...listed
      .filter((name) => name !== '' && !refs.some(([ref]) => ref === name))
      .map((name) => `delete ${name}`),
    ...refs.map(([ref, commit]) => `update ${ref} ${commit}`),
  ];
  repository.feed(commands.map((command) => `${command}\n`).join(''), 'update-ref', '--stdin');
  const stood = new Map(refs.map(([ref = '', commit = '']) => [ref, commit]));
  const input = lines.map(([ref, commit]) => `${stood.get(ref) ?? zero} ${id(commit)} ${ref}\n`).join('');
  return judgeReceived(openGitRepository(repository.directory, repository.environment), input + more, kinds);
}

/** `refs/heads/main fail task-tree/immutability`, errors only; or the notice. */
async function said(...call: Parameters<typeof receive>): Promise<string[]> {
  return (await receive(...call)).map(({ ref, report, notice }) => {
    if (report === undefined) return `${ref} ${notice}`;
    const rules = report.findings.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId);
    const codes = report.obstacles.map(({ code }) => code);
    return [ref, report.verdict, ...new Set([...rules, ...codes])].join(' ').trim();
  });
}

const main = 'refs/heads/main';
const topic = 'refs/heads/topic';
const immutable = 'fail task-tree/immutability';
const known = 'brings no commit that is not judged already, there is nothing to judge';

describe('one ref', () => {
  it.each<[string, Record<string, string>, Line, string]>([
    ['a first push of honest work', {}, [main, 'good'], 'pass'],
    ['a first push whose root is at fault', {}, [main, 'bad root'], 'fail task-tree/initial'],
    ['a fast-forward', { main: 'plan' }, [main, 'good'], 'pass'],
    ['a fast-forward with a tampering', { main: 'good' }, [main, 'tampered'], immutable],
    ['a tampering and its repair', { main: 'good' }, [main, 'repaired'], 'pass'],
    ['state that cannot be read', { main: 'good' }, [main, 'broken state'], 'fail state-file/unreadable'],
    ['state that is removed', { main: 'good' }, [main, 'removed'], 'fail state-file/deleted'],
    ['a link to something else', { main: 'good' }, [main, 'link'], 'fail state-file/not-regular'],
    ['a new branch', { main: 'plan' }, [topic, 'good'], 'pass'],
    ['a new branch with a tampering', { main: 'plan' }, [topic, 'tampered'], immutable],
    ['a new branch on what is known', { main: 'good' }, [topic, 'good'], known],
    ['an orphan branch', { main: 'good' }, [topic, 'root'], 'pass'],
    ['an orphan branch at fault', { main: 'good' }, [topic, 'bad root'], 'fail task-tree/initial'],
    [
      'an orphan instead of a branch',
      { main: 'good', topic: 'good' },
      [topic, 'root'],
      'cannot-judge histories-unrelated',
    ],
    ['a lightweight tag on a tampering', { main: 'good' }, ['refs/tags/v', 'tampered'], immutable],
    ['an annotated tag on a tampering', { main: 'good' }, ['refs/tags/v', 'v-tampered'], immutable],
    ['an annotated tag on what is known', { main: 'good' }, ['refs/tags/v', 'v-good'], known],
    ['a tag that moves elsewhere', { main: 'good', 'refs/tags/v': 'root' }, ['refs/tags/v', 'code'], 'pass'],
    [
      'a tag on a file',
      { main: 'good' },
      ['refs/tags/v', 'blob'],
      'is set to no commit, there is nothing to judge',
    ],
    [
      'a branch that is deleted',
      { main: 'good', topic: 'code' },
      [topic, zero],
      'is deleted, there is nothing to judge',
    ],
    ['a ref that is none of either', { main: 'good' }, ['refs/notes/commits', 'tampered'], immutable],
  ])('%s', async (_, branches, line, expected) => {
    expect(await said(branches, [line])).toEqual([`${line[0]} ${expected}`]);
  });
});

describe('a rewritten branch', () => {
  it('is refused on the default branch where it drops what was done', async () => {
    expect(await said({ main: 'good' }, [[main, 'dropped']])).toEqual([
      `${main} fail task-tree/immutability`,
    ]);
    expect(await said({ main: 'good' }, [[main, 'plan']]), 'set back').toEqual([
      `${main} fail task-tree/immutability`,
    ]);
  });

  it('passes there where everything that was done still stands', async () => {
    expect(await said({ main: 'good' }, [[main, 'reworded']])).toEqual([`${main} pass`]);
    expect(await said({ main: 'tampered' }, [[main, 'good']]), 'a tampering is taken back').toEqual([
      `${main} pass`,
    ]);
  });

  it('elsewhere drops what it likes, and it is noted', async () => {
    const [result] = await receive({ main: 'plan', topic: 'good' }, [[topic, 'dropped']]);
    expect(result?.report?.verdict).toBe('pass');
    expect(result?.report?.findings.map(({ severity, subject }) => `${severity} ${subject}`)).toContain(
      'note a',
    );
  });

  it.each([
    ['the configuration is dropped', 'relaxed', 'good', ['warning config/changed']],
    ['it is dropped, with other work', 'relaxed', 'code', ['warning config/changed']],
    ['another one comes, and is said once', 'relaxed', 'names shop', ['warning config/changed']],
    ['the same one stays', 'relaxed', 'relaxed again', []],
    ['there was none', 'code', 'good', []],
  ])('is told what becomes of the policy: %s', async (_, before, after, expected) => {
    for (const branch of ['main', 'topic']) {
      const [result] = await receive({ main: before, [branch]: before }, [[`refs/heads/${branch}`, after]]);
      const told = result?.report?.findings.filter(({ ruleId }) => ruleId.startsWith('config/'));
      expect(
        told?.map(({ severity, ruleId }) => `${severity} ${ruleId}`),
        branch,
      ).toEqual(expected);
    }
  });

  it('is judged like any other in what it brings', async () => {
    expect(await said({ main: 'plan', topic: 'dropped' }, [[topic, 'tampered']])).toEqual([
      `${topic} ${immutable}`,
    ]);
  });
});

describe('the policy', () => {
  it.each<[string, Record<string, string>, Line, string]>([
    [
      'is that of the branch as it was, not what is pushed',
      { main: 'good' },
      [main, 'both at once'],
      immutable,
    ],
    [
      'is not relaxed by an earlier commit of the push',
      { main: 'good' },
      [main, 'tampered after'],
      immutable,
    ],
    ['of a new branch is that of the default branch', { main: 'good' }, [topic, 'tampered after'], immutable],
    [
      'of a branch is its own once it is there',
      { main: 'good', topic: 'relaxed' },
      [topic, 'tampered after'],
      'pass',
    ],
    [
      'of another branch counts for nothing on the default branch',
      { main: 'good', topic: 'tampered after' },
      [main, 'tampered after'],
      immutable,
    ],
    ['governs what it names on the server', { main: 'names shop' }, [main, 'shop tampered'], immutable],
    [
      'governs a new branch of what the default branch names',
      { main: 'names shop' },
      [topic, 'shop tampered'],
      immutable,
    ],
    ['that breaks is refused', { main: 'good' }, [main, 'broken policy'], 'fail config/invalid'],
    ['has the waivers that the server has', { main: 'waiving' }, [main, 'waived'], 'pass'],
    ['has no waiver that comes with the push', { main: 'good' }, [main, 'waived'], immutable],
  ])('%s', async (_, branches, line, expected) => {
    expect(await said(branches, [line])).toEqual([`${line[0]} ${expected}`]);
  });

  it('that is relaxed is announced', async () => {
    const [result] = await receive({ main: 'good' }, [[main, 'relaxed']]);
    expect(result?.report?.findings.map(({ ruleId, severity }) => `${severity} ${ruleId}`)).toEqual([
      'warning config/changed',
    ]);
  });

  it('comes from a usual branch where HEAD names one that nobody pushed', async () => {
    repository.git('symbolic-ref', 'HEAD', 'refs/heads/never');
    try {
      expect(await said({ main: 'good' }, [[main, 'plan']])).toEqual([`${main} fail task-tree/immutability`]);
    } finally {
      repository.git('symbolic-ref', 'HEAD', main);
    }
  });
});

describe('several refs at once', () => {
  it('are each judged, whatever their order', async () => {
    const lines: readonly Line[] = [
      [main, 'code'],
      [topic, 'tampered'],
      ['refs/heads/gone', zero],
    ];
    const gone = 'refs/heads/gone is deleted, there is nothing to judge';
    const server = { main: 'good', gone: 'plan' };
    expect(await said(server, lines)).toEqual([`${main} pass`, `${topic} ${immutable}`, gone]);
    // The default branch goes first.
    expect(await said(server, lines.toReversed())).toEqual([`${main} pass`, gone, `${topic} ${immutable}`]);
  });

  it('on one commit are judged once', async () => {
    expect(
      await said({ main: 'good' }, [
        [topic, 'tampered'],
        ['refs/tags/v', 'tampered'],
      ]),
    ).toEqual([`${topic} ${immutable}`, `refs/tags/v ${known}`]);
  });

  it('do not vouch for each other', async () => {
    expect(
      await said({ main: 'good' }, [
        [topic, 'tampered after'],
        [main, 'code'],
      ]),
    ).toEqual([`${main} pass`, `${topic} ${immutable}`]);
    // By their own policies.
    expect(
      await said({ main: 'good', topic: 'relaxed' }, [
        [topic, 'tampered after'],
        [main, 'tampered after'],
      ]),
    ).toEqual([`${main} ${immutable}`, `${topic} pass`]);
  });
});

describe('what cannot be judged is rejected', () => {
  it.each(['', 'nonsense\n', `${zero} ${'1'.repeat(40)}\n`, `${'1'.repeat(39)} ${zero} refs/heads/x\n`])(
    'the lines %j',
    async (text) => {
      const call = receive({ main: 'good' }, text === '' ? [] : [[main, 'good']], text);
      expect((await call).map(({ report }) => report?.obstacles[0]?.code)).toEqual(['refs-unreadable']);
    },
  );

  it('a server whose history is forged by grafts', async () => {
    const grafts = join(repository.directory, '.git', 'info', 'grafts');
    repository.git('config', 'advice.graftFileDeprecated', 'false');
    mkdirSync(dirname(grafts), { recursive: true });
    writeFileSync(grafts, `${ids.get('tampered')}\n`);
    try {
      expect(await said({ main: 'good' }, [[main, 'tampered']])).toEqual([
        `${main} cannot-judge grafts-present`,
      ]);
    } finally {
      rmSync(grafts);
    }
  });
});
