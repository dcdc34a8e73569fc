import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/engine/contract/report.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { judgePlan } from '../../src/integrations/action/judge.ts';
import { judgeReceived } from '../../src/integrations/git-hooks/receive.ts';
import { kinds } from '../../src/kinds/index.ts';
import { commandForAll } from '../../src/output/repair-command.ts';
import { built } from '../support/built.ts';
import { exported, harmless, lossy, open, prd, type Story, work } from '../support/forced-branches.ts';
import { commandOf } from '../support/repairs.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/**
 * A default branch that is pushed by force, in git: what the server hook and the Action say of it, and what they print, in the clone it
 * came from. What is said of every story: test/engine/ranges/forced-branch.test.ts.
 */
const storiesOf = (...names: readonly string[]) => lossy.filter(([name]) => names.includes(name));
const twins = storiesOf('two files lose what was done');
/** One for each command that can lead back. */
const wayBack = storiesOf(
  'it is set back',
  'another story is done instead',
  'the file goes',
  'two files lose what was done',
);

let repository: TemporaryRepository;
let tools: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  tools = join(repository.directory, '..', 'tools');
  mkdirSync(tools);
  const script = `[ "$1 $2" = "--no stateward" ] && shift 2\nexec '${process.execPath}' '${built('cli.js')}' "$@"\n`;
  for (const name of ['npx', 'stateward']) {
    writeFileSync(join(tools, name), `#!/bin/sh\n${script}`);
    chmodSync(join(tools, name), 0o755);
  }
});
afterAll(() => repository.cleanup());

/** Both ends of a push: what the branch was, and what it is. */
interface Ends {
  readonly before: string;
  readonly after: string;
}

let told = 0;

function tell({ plan = open, had = [work], has }: Story): Ends {
  const [one, other] = [`had${told}`, `has${told++}`];
  const ids = repository.commitAll([
    { message: 'plan', files: plan, branch: one, parents: [] },
    ...had.map((each) => ({ ...each, branch: one })),
    ...has.map((each, at) => ({ ...each, branch: other, ...(at === 0 ? { parents: [0] } : {}) })),
  ]);
  return { before: ids[had.length] ?? '', after: has.length === 0 ? (ids[0] ?? '') : (ids.at(-1) ?? '') };
}

const opened = () => openGitRepository(repository.directory, repository.environment);

async function received({ before, after }: Ends, branch = 'main'): Promise<Report> {
  const listed = repository.git('for-each-ref', '--format=%(refname)').split('\n');
  const gone = listed.filter((ref) => ref !== '').map((ref) => `delete ${ref}\n`);
  repository.git('checkout', '-q', '-f', '--detach', after);
  repository.feed(gone.join(''), 'update-ref', '--stdin');
  repository.git('update-ref', `refs/heads/${branch}`, before);
  const [result] = await judgeReceived(opened(), `${before} ${after} refs/heads/${branch}\n`, kinds);
  if (result?.report === undefined) throw new Error(result?.notice);
  return result.report;
}

async function acted({ before, after }: Ends, rewrite: 'error' | 'note' = 'error'): Promise<Report> {
  const plan = {
    tip: before,
    head: after,
    policyFrom: before,
    rewrite,
    lands: 'merged',
    notices: [],
  } as const;
  return judgePlan(opened(), plan, {
    granularity: 'auto',
    guard: undefined,
    mergedAs: undefined,
    config: undefined,
  });
}

type Judge = (ends: Ends) => Promise<Report>;
const judges: readonly (readonly [string, Judge])[] = [
  ['the server hook', received],
  ['the Action', acted],
];

const errors = (report: Report) => report.findings.filter(({ severity }) => severity === 'error');
const rowsOf = (report: Report) => [
  ...report.obstacles.map(({ code }) => code),
  ...errors(report).map(({ ruleId, subject }) => `${ruleId} ${subject}`),
];

describe.each(judges)('a default branch that is pushed by force, before %s', (_, judge) => {
  it.each(twins)('is refused where %s', async (_name, story, rows) => {
    expect(rowsOf(await judge(tell(story)))).toEqual(rows);
  });

  it.each(harmless.slice(0, 1))('is accepted where %s', async (_name, story) => {
    expect(rowsOf(await judge(tell(story)))).toEqual([]);
  });
});

it.each(twins)('another branch is only told: %s', async (_, story, rows) => {
  const ends = tell(story);
  for (const report of [await received(ends, 'topic'), await acted(ends, 'note')]) {
    expect(report.verdict).toBe('pass');
    const notes = report.findings.filter(({ severity }) => severity === 'note');
    expect(notes.map(({ ruleId, subject }) => `${ruleId} ${subject}`)).toEqual(
      expect.arrayContaining([...rows]),
    );
  }
});

describe('what is printed', () => {
  const ways: readonly (readonly [string, Judge, typeof lossy])[] = [
    ['by the server hook', received, wayBack],
    ['by the Action', acted, twins],
  ];
  const cases = ways.flatMap(([name, judge, stories]) =>
    stories.map(([when, story]) => [`${name}, where ${when}`, story, judge] as const),
  );

  it.each(cases)('%s, leads back', async (_, story, judge) => {
    const ends = tell(story);
    const report = await judge(ends);
    repository.git('checkout', '-q', '-f', '--detach', ends.after);
    run(commandForAll(report.findings) ?? 'none');
    const isOpen = repository.git('status', '--porcelain') !== '';
    if (isOpen) repository.git('commit', '-q', '-a', '--no-edit');
    const after = repository.git('rev-parse', 'HEAD');
    // By the server main is what it was, by GitHub what was pushed.
    expect(rowsOf(await acted({ before: ends.after, after }))).toEqual([]);
    expect(rowsOf(await acted({ before: ends.before, after }))).toEqual([]);
    if (after !== ends.before) expect(rowsOf(await received({ before: ends.before, after }))).toEqual([]);
    for (const { files = {} } of [...(story.had ?? [work]), ...story.has])
      for (const path of Object.keys(files))
        expect(existsSync(join(repository.directory, path)), path).toBe(true);
  });

  it('as words leads back, too', async () => {
    const { before, after } = tell({ has: [{ message: 'drop', files: prd({ 'US-2': true }) }] });
    const [finding] = errors(await received({ before, after }));
    expect(finding?.fix).toMatch(
      new RegExp(`^Put the item back.* Before that, merge ${before.slice(0, 12)}\\.$`),
    );
    run(`git merge --no-edit -X ours ${before}`);
    writeFileSync(join(repository.directory, 'prd.json'), prd({ 'US-1': true, 'US-2': true })['prd.json']);
    repository.git('commit', '-q', '-a', '-m', 'put back');
    expect(rowsOf(await received({ before, after: repository.git('rev-parse', 'HEAD') }))).toEqual([]);
  });

  it('keeps what the new commits say where both changed the same lines', async () => {
    const [, story] = lossy.find(([name]) => name === 'it is amended') ?? [];
    const ends = tell(story ?? { has: [] });
    const [finding] = errors(await acted(ends));
    repository.git('checkout', '-q', '-f', '--detach', ends.after);
    run((finding && commandOf(finding)) ?? 'none');
    expect(readFileSync(join(repository.directory, 'src/a'), 'utf8')).toBe('one\n2\nthree\n');
  });

  it('does nothing where the clone lacks what was dropped, and names what brings it', async () => {
    const ends = tell({ has: [{ message: 'csv', files: exported }] });
    const report = await acted(ends);
    expect(report.notices.join()).toContain(`git fetch origin ${ends.before}`);
    const [finding] = errors(report);
    const command = (finding && commandOf(finding)) ?? '';
    repository.git('checkout', '-q', '-f', '--detach', ends.after);
    const lacking = command.replace(ends.before.slice(0, 12), '0123456789ab');
    expect([sh(lacking).status, repository.git('status', '--porcelain')]).toEqual([128, '']);
  });
});

function sh(command: string) {
  const { directory: cwd, environment } = repository;
  const env = { ...environment, PATH: `${tools}:${environment.PATH}` };
  return spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
}

function run(command: string): void {
  const { status, stderr } = sh(command);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
