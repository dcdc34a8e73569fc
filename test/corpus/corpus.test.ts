import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryRepository } from '../support/temporary-repository.ts';

interface Finding {
  readonly repository: string;
  readonly commit: string;
  readonly rule: string;
  readonly as: string;
  readonly fingerprint: string;
}
interface Results {
  readonly about: Readonly<Record<string, unknown>>;
  readonly repositories: readonly (Readonly<Record<string, unknown>> & { readonly repository: string })[];
  readonly findings: readonly Finding[];
}

const story = { id: 'US-1', title: 'Export', description: 'As a file', acceptanceCriteria: ['10,000 rows'] };
const prd = (fields: object) => JSON.stringify({ project: 'p', userStories: [{ ...story, ...fields }] });
const work = (index: number) => ({ 'code.js': `${index}` });
const honest = [
  { message: 'plan', files: { 'prd.json': prd({ passes: false }) } },
  { message: 'US-1', files: { 'prd.json': prd({ passes: true }), ...work(1) } },
];
const secret = 'a text of somebody else';
const tampered = { message: 'less', files: { 'prd.json': prd({ passes: true, description: secret }) } };

let top: string;
let ids: readonly string[] = [];

/** A bare copy of a repository with these commits, where `fetch` would put it. */
function mirror(
  name: string,
  commits: Parameters<ReturnType<typeof createTemporaryRepository>['commitAll']>[0],
) {
  const repository = createTemporaryRepository();
  const made = repository.commitAll(commits);
  const path = join(top, 'mirrors', name, 'repo');
  repository.git('repack', '-adq');
  cpSync(join(repository.directory, '.git'), path, { recursive: true });
  writeFileSync(join(path, 'config'), '[core]\n\tbare = true\n');
  repository.cleanup();
  return { path, made };
}

function corpus(...args: readonly string[]) {
  const program = [resolve('scripts/corpus.js'), ...args];
  const ended = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { code: ended.status, lines: ended.stdout.split('\n'), error: ended.stderr };
}

const results = (name: string): Results => JSON.parse(readFileSync(join(top, name), 'utf8'));
const put = (name: string, text: string) => writeFileSync(join(top, name), text);
const first = (run: Results, repository: string) =>
  run.repositories.find((each) => each.repository === repository);

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-corpus-test-')));
  mirror('honest+one', honest);
  ids = mirror('tampered+one', [...honest, tampered]).made;
  rmSync(join(mirror('damaged+one', honest).path, 'HEAD'));
});
afterAll(() => rmSync(top, { recursive: true }));

describe('npm run corpus', () => {
  let run: ReturnType<typeof corpus>;
  beforeAll(() => {
    run = corpus(join(top, 'mirrors'), '--out', join(top, 'now.json'));
  });

  it('judges every repository and says which it could not', () => {
    expect(results('now.json').repositories).toMatchObject([
      {
        repository: 'damaged/one',
        outcome: expect.stringMatching(/^git cannot read it: fatal: /),
        commits: 0,
      },
      { repository: 'honest/one', outcome: 'judged', commits: 1, edits: 1, refused: 0, errors: 0 },
      { repository: 'tampered/one', outcome: 'judged', commits: 2, edits: 2, refused: 1, errors: 1 },
    ]);
    expect(run.lines).toContainEqual(expect.stringMatching(/^not judged: damaged\/one: git cannot read it/));
    expect(run.lines).toContain('3 repositories, 1 not judged; 3 commits, 3 edits of state files');
    expect(run.lines).toContain('1 edits with an error (33.3 %)');
    expect(run.lines).toContainEqual(expect.stringMatching(/^checklist\/done-changed +\S+ +1 +1 +1$/));
    expect(run.code).toBe(1);
  });

  it('measures the product', () => {
    const { seconds, megabytes } = first(results('now.json'), 'tampered/one') ?? {};
    expect(seconds).toBeGreaterThan(0.05);
    expect(megabytes).toBeGreaterThan(20);
    expect(run.lines).toContainEqual(
      expect.stringMatching(/^\d+ commits a second of the processor; .+ peak \d+ MB$/),
    );
  });

  it('keeps numbers and digests, and no texts unless asked', () => {
    expect(results('now.json').findings).toEqual([
      {
        repository: 'tampered/one',
        commit: ids[2]?.slice(0, 12),
        rule: 'checklist/done-changed',
        cause: expect.any(String),
        as: 'error',
        fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    ]);
    corpus(join(top, 'mirrors'), '--texts', '--out', join(top, 'texts.json'));
    expect(results('texts.json').findings).toMatchObject([
      { path: 'prd.json', subject: expect.stringContaining('US-1'), message: expect.any(String) },
    ]);
  });

  it('tells what came and what went since another run', () => {
    const { about, repositories, findings } = results('now.json');
    const [one] = findings;
    const gone = { ...one, rule: 'checklist/reopened', fingerprint: '000000000000' };
    const elsewhere = { repository: 'other/one', outcome: 'judged' };
    const unjudged = { ...gone, repository: 'damaged/one' };
    put(
      'before.json',
      JSON.stringify({ about, repositories: [...repositories, elsewhere], findings: [gone, unjudged] }),
    );
    const { lines } = corpus(join(top, 'mirrors'), '--against', join(top, 'before.json'));
    expect(lines).toContain('came: 1 errors in 1 places');
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}tampered\/one \w{12} checklist\/done-changed \S+ \(1; before: nothing\)$/),
    );
    expect(lines).toContain('went: 1 errors in 1 places');
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}tampered\/one \w{12} checklist\/reopened \S+ \(1; now: nothing\)$/),
    );
    expect(lines).toContain('judged only before: other/one');
  });

  it('finds no difference to itself', () => {
    const { lines } = corpus(join(top, 'mirrors'), '--against', join(top, 'now.json'));
    expect(lines).toContain('came: 0 errors in 0 places');
    expect(lines).toContain('went: 0 errors in 0 places');
  });

  it.each([
    ['right', 'done-changed error', 'right', ['precision: 100.0 % right, 0.0 % debatable, 0.0 % wrong']],
    [
      'wrong, in the words of a person',
      '2 done-changed errors',
      'no error',
      [
        'precision: 0.0 % right, 0.0 % debatable, 100.0 % wrong',
        'labelled edits with wrong errors only: 1',
        'wrong, and still an error: 1',
      ],
    ],
    ['right, and gone', 'reopened error', 'right', ['right, and no error any more: 1']],
    ['rightly silent', 'silent', 'silent', ['rightly silent, and an error now: 1']],
  ])('holds a label against it: %s', (_, today, should, said) => {
    put(
      'labels.tsv',
      `repository\tcommit\tpath\ttoday\tshould be\twhy\ntampered/one\t${ids[2]}\tprd.json\t${today}\t${should}\t\n`,
    );
    const { lines } = corpus(join(top, 'mirrors'), '--labels', join(top, 'labels.tsv'));
    expect(lines).toContain('labels: 1 rows, 1 of single commits in repositories judged');
    for (const line of said) expect(lines).toContain(line);
  });

  it('names what passed and should not have', () => {
    put(
      'labels.tsv',
      `tampered/one\t${ids[1]?.slice(0, 8)}\t-\tpass\terrors\t\ntampered/one\twhole history\t-\tpass\terrors\t\n`,
    );
    const { lines } = corpus(join(top, 'mirrors'), '--labels', join(top, 'labels.tsv'));
    expect(lines).toContain('labels: 2 rows, 1 of single commits in repositories judged');
    expect(lines).toContain('should have been stopped, and no error: 1');
  });

  it('asks for a folder', () => {
    expect(corpus()).toMatchObject({ code: 2, error: expect.stringMatching(/^Usage: /) });
  });
});

/** A product that fails in the repository whose folder says how. */
const failing = `
const how = /([a-z]+)\\+/.exec(process.cwd())[1];
if (how === 'throws') throw new Error('\\u001b[2Jcannot go on');
if (how === 'hangs') setInterval(() => {}, 1000);
if (how === 'fills') for (const all = []; ; ) all.push(new Array(1000).fill(Math.random()));
if (how === 'kills') process.kill(process.pid, 'SIGSEGV');
`;

describe('a repository that ends the product', () => {
  it('is said, and the others are judged', () => {
    mkdirSync(join(top, 'build'));
    writeFileSync(join(top, 'build', 'cli.js'), failing);
    const folder = join(top, 'failing');
    for (const name of ['throws', 'hangs', 'fills', 'kills', 'ends']) {
      cpSync(join(top, 'mirrors', 'honest+one'), join(folder, `${name}+one`), { recursive: true });
    }
    const limits = ['--limit', '3', '--memory', '20', '--out', join(top, 'failed.json')];
    const { code, lines } = corpus(folder, '--build', join(top, 'build'), ...limits);
    expect(
      results('failed.json').repositories.map(({ repository, outcome }) => [repository, outcome]),
    ).toEqual([
      ['ends/one', 'crashed with 0: '],
      ['fills/one', 'more than 20 MB of memory'],
      ['hangs/one', 'not finished within 3 s'],
      ['kills/one', 'killed by SIGSEGV'],
      ['throws/one', expect.stringContaining('cannot go on')],
    ]);
    expect(lines.join('')).not.toContain('\u001b');
    expect(code).toBe(1);
  });
});
