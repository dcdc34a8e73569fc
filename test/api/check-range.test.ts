import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRepository, type RepositoryInput } from '../../src/git.ts';
import { checkRange, type RangeCommit, type RangeInput, type Report } from '../../src/index.ts';
import { built } from '../support/built.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { randomHistory } from '../support/random-history.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';
import { declaring, node, passed, pretty, tree } from '../support/trees.ts';

const made: TemporaryRepository[] = [];
afterAll(() => {
  for (const repository of made) repository.cleanup();
});
function repositoryOf(commits: readonly CommitPlan[]) {
  const repository = createTemporaryRepository();
  made.push(repository);
  return { repository, directory: repository.directory, ids: repository.commitAll(commits) };
}

const path = treeFile;
const plan = pretty(tree(node('a'), node('b')));
const base: RangeCommit = { message: 'Plan', files: { [path]: plan } };
const stepped = pretty(tree(passed('a'), node('b')));
const work: RangeCommit = {
  message: declaring({ node: 'a', status: 'done', guard: 'pass' }),
  files: { [path]: stepped, 'src/a.ts': '1' },
};
const flip: RangeCommit = {
  message: 'All works',
  files: { [path]: pretty({ ...tree(passed('a'), passed('b')), passes: true }) },
};
const back: RangeCommit = { message: 'Not yet', files: { [path]: stepped } };

const ignoring = 'version: 1\nignore: ["**/tree.json"]\n';
const rulesOf = (report: Report) => report.findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`);

describe('checkRange', () => {
  it.each<[string, RangeInput, Report['verdict'], readonly string[]]>([
    ['honest work', { commits: [base, work] }, 'pass', []],
    ['a range of nothing but its base', { commits: [base] }, 'pass', []],
    [
      'a tick that no step declares',
      { commits: [base, work, flip] },
      'fail',
      ['error task-tree/undeclared-pass'],
    ],
    ['what was repaired', { commits: [base, work, flip, back] }, 'pass', ['note task-tree/undeclared-pass']],
    ['a tree that begins done', { commits: [{ files: {} }, flip] }, 'fail', ['error task-tree/initial']],
    ['the base by nothing', { commits: [flip, { files: { 'a.ts': '1' } }] }, 'pass', []],
    [
      'by a configuration that is handed in',
      { commits: [base, work, flip], configuration: ignoring },
      'pass',
      [],
    ],
    [
      'by the configuration of the base',
      { commits: [{ files: { ...base.files, '.stateward.yml': ignoring } }, work, flip] },
      'pass',
      [],
    ],
  ])('judges %s', async (_, input, verdict, said) => {
    const report = await checkRange(input);
    expect([report.verdict, report.obstacles, [...new Set(rulesOf(report))]]).toEqual([verdict, [], said]);
  });

  it('judges merges: a side that flipped is refused where it was made, and names the commit', async () => {
    const id = (digit: string) => digit.repeat(40);
    const commits: RangeCommit[] = [
      { ...base, id: id('a') },
      { ...work, id: id('b'), parents: [id('a')] },
      { ...flip, id: id('c'), parents: [id('a')] },
      { message: 'Merge', id: id('d'), parents: [id('b'), id('c')], files: flip.files },
    ];
    const { findings, verdict } = await checkRange({ commits });
    expect(verdict).toBe('fail');
    expect(new Set(findings.flatMap(({ commits }) => commits ?? []))).toEqual(new Set([id('c')]));
  });

  it('judges the whole alone where a squash is asked for', async () => {
    const commits = [base, work, flip, back];
    expect(rulesOf(await checkRange({ commits, granularity: 'squash' }))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'commits is undefined'],
    ['no commit', { commits: [] }, 'commits is a list'],
    ['what is no commit', { commits: [null] }, 'commits[0].files is undefined'],
    [
      'a file that was parsed',
      { commits: [{ files: { [path]: [] } }] },
      "commits[0].files['.runner/state/tree.json'] is a list",
    ],
    [
      'a path that leads out',
      { commits: [{ files: { '../a': '' } }] },
      "commits[0].files has the path '../a'",
    ],
    ['an absolute path', { commits: [{ files: { '/a': '' } }] }, "commits[0].files has the path '/a'"],
    [
      'a parent that nobody knows',
      { commits: [base, { ...work, parents: ['a'] }] },
      "commits[1].parents holds 'a'",
    ],
    ['an id that is none', { commits: [{ ...base, id: 'HEAD' }] }, "commits[0].id is 'HEAD'"],
    [
      'an id twice',
      {
        commits: [
          { ...base, id: 'a'.repeat(40) },
          { ...work, id: 'a'.repeat(40) },
        ],
      },
      'commits[1].id is',
    ],
    ['a misspelt member', { commits: [base], gaurd: 'success' }, 'gaurd is a member that is not known'],
    ['a misspelt fact', { commits: [{ ...base, mesage: '' }] }, 'commits[0].mesage is a member'],
    ['no time', { commits: [{ ...base, at: 'now' }] }, "commits[0].at is 'now'"],
    ['a broken configuration', { commits: [base], configuration: 'version: 2' }, 'configuration:1:1'],
  ])('cannot judge %s, and says so', async (_, input, message) => {
    const report = await Reflect.apply(checkRange, undefined, [input]);
    expect(report.verdict).toBe('cannot-judge');
    expect(report.obstacles[0].message).toContain(message);
  });
});

describe('checkRepository', () => {
  const plans = [base, work, flip].map(({ message = '', files }): CommitPlan => ({ message, files }));

  it('says of a repository what checkRange says of its commits', async () => {
    for (const seed of [3, 14, 15, 92, 65]) {
      // Links and submodules are a matter of git alone.
      const commits = randomHistory(seed, 12, false).filter(({ files = {} }) =>
        Object.values(files).every(
          (file) => typeof file === 'string' || file === null || file instanceof Uint8Array,
        ),
      );
      const isWhole = commits.length === 12;
      const linear = isWhole
        ? commits
        : commits.map(({ parents: _, ...plan }, index) => (index === 0 ? { ...plan, parents: [] } : plan));
      const { repository, directory, ids } = repositoryOf(linear);
      const times = new Map(
        ids.map((id) => [id, repository.git('log', '-1', '--format=%cI', id).replace(/[+-]00:00$/, 'Z')]),
      );
      const parentsOf = (id: string) =>
        repository.git('log', '-1', '--format=%P', id).split(' ').filter(Boolean);
      const head = ids.at(-1) ?? '';
      const told = ids.map(
        (id, index): RangeCommit => ({
          id,
          parents: parentsOf(id),
          message: `${linear[index]?.message ?? ''}`,
          at: times.get(id) ?? '',
          files: (linear[index]?.files ?? {}) as RangeCommit['files'],
        }),
      );
      const known = new Set(repository.git('rev-list', head).split('\n'));
      const reached = told.filter(({ id }) => known.has(id ?? ''));
      const [byGit, byData] = [
        await checkRepository({ directory, range: `${reached[0]?.id}..${head}` }),
        await checkRange({ commits: reached }),
      ];
      const plain = ({ findings, verdict, obstacles }: Report) => [
        verdict,
        obstacles,
        findings.map(({ repair: _, ...finding }) => finding),
      ];
      expect([seed, ...plain(byData)]).toEqual([seed, ...plain(byGit)]);
    }
  });

  it('says what stateward check says', async () => {
    const { directory, ids, repository } = repositoryOf(plans);
    repository.git('checkout', '-q', 'main');
    const range = `${ids[0]}..HEAD`;
    const args = [built('cli.js'), 'check', '--range', range, '--config-from', 'base', '--format', 'json'];
    const ended = spawnSync(process.execPath, args, {
      cwd: directory,
      encoding: 'utf8',
      env: repository.environment,
    });
    const printed: Report = JSON.parse(ended.stdout);
    const report = await checkRepository({ directory, range });
    // As JSON a way back is one command.
    const plain = ({ findings }: Report) => findings.map(({ repair: _, ...finding }) => finding);
    expect([report.verdict, plain(report)]).toEqual(['fail', plain(printed)]);
  });

  it('judges a commit, what is staged, the work tree and the whole branch', async () => {
    const { directory, repository } = repositoryOf(plans.slice(0, 2));
    repository.git('checkout', '-q', 'main');
    const verdicts = async () => {
      const inputs: RepositoryInput[] = [
        { directory, commit: 'HEAD' },
        { directory, what: 'staged' },
        { directory, what: 'worktree' },
        { directory, what: 'head' },
      ];
      return Promise.all(inputs.map(async (input) => (await checkRepository(input)).verdict));
    };
    expect(await verdicts()).toEqual(['pass', 'pass', 'pass', 'pass']);
    const blob = repository.feed(pretty(tree(node('b'))), 'hash-object', '-w', '--stdin');
    repository.git('update-index', '--cacheinfo', `100644,${blob},${path}`);
    expect(await verdicts()).toEqual(['pass', 'fail', 'pass', 'pass']);
    repository.git('checkout', '-q', '--', '.');
    repository.git('commit', '-qm', 'Tidy');
    expect(await verdicts()).toEqual(['fail', 'pass', 'pass', 'fail']);
  });

  it.each<[string, (directory: string) => unknown, string]>([
    ['nothing', () => undefined, 'directory is missing'],
    ['no change', (directory) => ({ directory }), 'one of range, commit and what'],
    [
      'two changes',
      (directory) => ({ directory, commit: 'HEAD', range: 'a..b' }),
      'one of range, commit and what',
    ],
    ['a ref that is not there', (directory) => ({ directory, commit: 'none' }), '"none" names no commit'],
    ['a range that is none', (directory) => ({ directory, range: 'HEAD' }), 'is not a range'],
    ['an option for a ref', (directory) => ({ directory, commit: '--all' }), 'names no commit'],
    ['no repository', () => ({ directory: '/', commit: 'HEAD' }), 'no git repository'],
    ['no folder', () => ({ directory: '/nowhere', commit: 'HEAD' }), 'no git repository'],
    ['a number for a folder', () => ({ directory: 3, commit: 'HEAD' }), 'directory is 3'],
    [
      'a misspelt member',
      (directory) => ({ directory, comit: 'HEAD' }),
      'comit is a member that is not known',
    ],
  ])('cannot judge %s, and says so', async (_, inputOf, message) => {
    const { directory } = repositoryOf(plans.slice(0, 1));
    const report = await Reflect.apply(checkRepository, undefined, [inputOf(directory)]);
    expect([report.verdict, report.obstacles[0].message]).toEqual([
      'cannot-judge',
      expect.stringContaining(message),
    ]);
  });
});
