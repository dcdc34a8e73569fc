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
  readonly alone?: string;
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
  const program = [resolve('scripts/lab/corpus.js'), ...args];
  const ended = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { code: ended.status, lines: ended.stdout.split('\n'), error: ended.stderr };
}

function results(name: string): Results {
  const [first, ...lines] = readFileSync(join(top, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const repositories = lines.filter((line) => 'outcome' in line);
  return { ...first, repositories, findings: lines.filter((line) => 'rule' in line) };
}
const put = (name: string, text: string) => writeFileSync(join(top, name), text);

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-corpus-test-')));
  mirror('honest+one', honest);
  ids = mirror('tampered+one', [...honest, tampered]).made;
  rmSync(join(mirror('damaged+one', honest).path, 'HEAD'));
});
afterAll(() => rmSync(top, { recursive: true }));

describe('npm run lab -- corpus', () => {
  let run: ReturnType<typeof corpus>;
  beforeAll(() => {
    run = corpus(join(top, 'mirrors'), '--out', join(top, 'now.jsonl'));
  });

  it('judges every repository and says which it could not', () => {
    expect(results('now.jsonl').repositories).toMatchObject([
      {
        repository: 'damaged/one',
        outcome: expect.stringMatching(/^git cannot read it: fatal: /),
        commits: 0,
      },
      { repository: 'honest/one', outcome: 'judged', commits: 1, edits: 1, refused: 0, errors: 0 },
      {
        repository: 'tampered/one',
        outcome: 'judged',
        commits: 2,
        edits: 2,
        refused: 1,
        alone: 1,
        echoed: 0,
      },
    ]);
    expect(run.lines).toContainEqual(expect.stringMatching(/^not judged: damaged\/one: git cannot read it/));
    expect(run.lines).toContain('3 repositories, 1 not judged; 3 commits, 3 edits of state files');
    expect(run.lines).toContain('1 edits with an error (33.3 %)');
    expect(run.lines).toContainEqual(expect.stringMatching(/^checklist\/done-changed +\S+ +1 +0 +1 +1 +1$/));
    expect(run.code).toBe(1);
  });

  it('measures the product', () => {
    const row = results('now.jsonl').repositories.find((each) => each.repository === 'tampered/one');
    expect(row?.seconds).toBeGreaterThan(0.05);
    expect(row?.megabytes).toBeGreaterThan(20);
    expect(run.lines).toContainEqual(
      expect.stringMatching(/^\d+ commits a second of the processor; .+ peak \d+ MB$/),
    );
  });

  it('keeps numbers and digests, and no texts', () => {
    expect(results('now.jsonl').findings).toEqual([
      {
        repository: 'tampered/one',
        commit: ids[2]?.slice(0, 12),
        rule: 'checklist/done-changed',
        cause: expect.any(String),
        as: 'error',
        alone: 'error',
        fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    ]);
    expect(readFileSync(join(top, 'now.jsonl'), 'utf8')).not.toMatch(/prd\.json|US-1|somebody else/);
  });

  it('asks for a folder', () => {
    expect(corpus()).toMatchObject({ code: 2, error: expect.stringMatching(/^Usage: /) });
  });
});

describe('a run beside another one', () => {
  let lines: readonly string[];
  beforeAll(() => {
    const { about, repositories, findings } = results('now.jsonl');
    const [one] = findings;
    const gone = { ...one, rule: 'checklist/reopened', fingerprint: '000000000000' };
    const elsewhere = { repository: 'other/one', outcome: 'judged' };
    const unjudged = { ...gone, repository: 'damaged/one' };
    const before = [{ about }, ...repositories, elsewhere, gone, unjudged];
    put('before.jsonl', before.map((line) => JSON.stringify(line)).join('\n'));
    const label = (commit: string | undefined, path: string, today: string, should: string) =>
      ['tampered/one', commit ?? '', path, today, should, 'why'].join('\t');
    const rows = [
      'repository\tcommit\tpath\ttoday\tshould be\twhy',
      label(ids[2], 'prd.json', 'done-changed error', 'right'),
      label(ids[2]?.slice(0, 8), 'other.json, prd.json', '2 done-changed errors', 'no error'),
      label(ids[2], 'other.json', 'done-changed error', 'debatable'),
      label(ids[2], 'prd.json', 'reopened error', 'right'),
      label(ids[2], 'prd.json', 'silent', 'silent'),
      label(ids[1], '-', 'pass', 'errors'),
      label('whole history', '-', 'pass', 'errors'),
      label(ids[1], 'prd.json', 'unreadable error', 'right'),
      label(ids[1], 'prd.json', 'no-such-rule error', 'right'),
      'other/one\t0123456\tprd.json\temptied error\tnote\twhy',
    ];
    put('labels.tsv', `${rows.join('\n')}\n`);
    const more = ['--texts', '--out', join(top, 'texts.jsonl')];
    const files = ['--against', join(top, 'before.jsonl'), '--labels', join(top, 'labels.tsv')];
    lines = corpus(join(top, 'mirrors'), ...more, ...files).lines;
  });

  it('tells what came and what went, where both judged', () => {
    const place = (rule: string, rest: string) =>
      expect.stringMatching(RegExp(`^ {2}tampered/one \\w{12} checklist/${rule} \\S+ \\(${rest}\\)$`));
    expect(lines).toContain('came: 1 errors in 1 places');
    expect(lines).toContainEqual(place('done-changed', '1; before: nothing'));
    expect(lines).toContain('went: 1 errors in 1 places');
    expect(lines).toContainEqual(place('reopened', '1; now: nothing'));
    expect(lines).toContain('judged only before: other/one');
  });

  it('has other texts where they are asked for', () => {
    expect(results('texts.jsonl').findings).toMatchObject([
      { path: 'prd.json', subject: expect.stringContaining('US-1'), message: expect.any(String) },
    ]);
  });

  it('holds labels against what it found', () => {
    expect(lines).toContain('labels: 10 rows, 7 of single commits in repositories judged');
    expect(lines).toContainEqual(expect.stringMatching(/^done-changed +1 +0 +1$/));
    expect(lines).toContain('precision: 50.0 % right, 0.0 % debatable, 50.0 % wrong');
    const edit = (index: number) => `  tampered/one ${ids[index]}`;
    const named = (title: string) => lines[lines.indexOf(title) + 1];
    expect(named('wrong, and still an error: 1')).toContain(edit(2).slice(0, 23));
    expect(named('right, and no error any more: 2')).toBe(`${edit(2)} reopened prd.json`);
    expect(named('should have been stopped, and no error: 1')).toBe(`${edit(1)} -`);
    expect(named('rightly silent, and an error now: 1')).toBe(`${edit(2)} prd.json`);
  });
});

/** A product that says other things of a history than of its commits, each alone. */
const walked = `
const { writeFileSync } = require('node:fs');
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40));
const of = (commit, severity, more) => ({ ruleId: 'checklist/reopened', messageId: 'm', severity, file: 'a b.json', commits: [commit], fingerprint: commit, ...more });
const repaired = { ended: { how: 'repaired', by: c } };
const findings = [of(a, 'note', repaired), of(b, 'note', repaired), of(c, 'error'), of(c, 'warning')];
const transitions = [a, b, c, d].map((commit) => ({ commit, file: 'a b.json', kind: 'checklist' }));
const report = { verdict: 'fail', findings, transitions, errors: 1, warnings: 1, notes: 2, obstacles: [] };
writeFileSync(process.argv.at(-1).replace('json=', ''), JSON.stringify(report));
`;
const alone = `
const severities = { a: ['warning', 'error'], b: ['warning'], c: [], d: ['error'] };
exports.checkRepository = async ({ commit }) => {
  const findings = severities[commit[0]].map((severity) => ({ ruleId: 'checklist/reopened', file: 'a b.json', severity }));
  return { verdict: 'fail', findings, obstacles: [] };
};
`;

describe('commits that are judged alone as well', () => {
  it('tell what causes errors from their echoes, also of errors that ended', () => {
    const build = join(top, 'two-minds');
    mkdirSync(build);
    writeFileSync(join(build, 'cli.js'), walked);
    writeFileSync(join(build, 'git.js'), alone);
    mirror('../two/one+one', honest);
    const { lines } = corpus(join(top, 'two'), '--build', build, '--out', join(top, 'two.jsonl'));
    const { repositories, findings } = results('two.jsonl');
    expect(findings.map(({ commit, as, alone }) => [commit[0], as, alone])).toEqual([
      ['a', 'ended', 'error'],
      ['b', 'ended', 'warning'],
      ['c', 'error', 'nothing'],
      ['c', 'warning', 'nothing'],
      ['d', 'alone', 'error'],
    ]);
    expect(repositories).toMatchObject([{ edits: 4, refused: 1, ended: 2, echoed: 2, alone: 2, warned: 0 }]);
    expect(lines).toContainEqual(expect.stringMatching(/^2 edits whose errors are all echoes/));
    expect(lines).toContainEqual(expect.stringMatching(/^checklist\/reopened +m +1 +2 +3 +1 +1$/));
  });

  it('say where that could not be done', () => {
    const build = join(top, 'half');
    mkdirSync(build);
    writeFileSync(join(build, 'cli.js'), walked);
    writeFileSync(join(build, 'git.js'), "throw new Error('no way')");
    const { code, lines } = corpus(join(top, 'two'), '--build', build);
    expect(lines).toContainEqual(expect.stringMatching(/^not judged: one\/one: each commit alone: .*no way/));
    expect(code).toBe(1);
  });
});

describe('a run with a configuration', () => {
  it('judges by it, and tells that the error is a warning now', () => {
    put('off.yml', 'version: 1\nrules:\n  checklist/done-changed: warning\n');
    const options = ['--config', join(top, 'off.yml'), '--against', join(top, 'now.jsonl')];
    const { lines } = corpus(join(top, 'mirrors'), ...options);
    expect(lines).toContain('0 edits with an error (0.0 %)');
    expect(lines).toContain('came: 0 errors in 0 places');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}tampered\/one .+ \(1; now: warning\)$/));
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
    const limits = ['--limit', '3', '--memory', '20', '--out', join(top, 'failed.jsonl')];
    const { code, lines } = corpus(folder, '--build', join(top, 'build'), ...limits);
    expect(
      results('failed.jsonl').repositories.map(({ repository, outcome }) => [repository, outcome]),
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
