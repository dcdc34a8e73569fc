import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { numbers, randomHistory } from '../support/random-history.ts';
import { type CliResult, reportOf, runCli } from '../support/run-cli.ts';
import { seed as firstSeed } from '../support/soak.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/**
 * Random histories, for as long as one likes: [STATEWARD_SOAK_MINUTES=10] [SEED=n]
 * npm run soak -- test/e2e/soak.test.ts. A fault names the seed of its round.
 */
const minutes = Number(process.env.STATEWARD_SOAK_MINUTES ?? 1);

type Fault = readonly [seed: number, what: string, detail: string];

const rounds = { linear: linearRound, branching: branchingRound };

it.each(Object.entries(rounds))('%s histories hold what is promised', async (name, round) => {
  const faults: Fault[] = [];
  const end = Date.now() + (minutes * 60_000) / 2;
  let played = 0;
  let seed = firstSeed;
  do {
    const repository = createTemporaryRepository();
    const judge = judging(repository);
    await round(repository, judge, seed);
    faults.push(...judge.faults.map(([what, detail]): Fault => [seed, what, detail]));
    repository.cleanup();
    seed += 1;
    played += 1;
  } while (Date.now() < end);
  process.stdout.write(`${name}: ${played} histories, ${faults.length} faults\n`);
  expect(faults).toEqual([]);
});

interface Judge {
  readonly faults: (readonly [what: string, detail: string])[];
  check(what: string, ...args: string[]): Promise<CliResult>;
  checkIn(directory: string, what: string, ...args: string[]): Promise<CliResult>;
  hook(commit: string, parent: string): Promise<CliResult>;
  differs(what: string, one: unknown, other: unknown): void;
}

/** Every run must end with a code that is defined, in peace, and with the verdict that the code says. */
function judging({ directory, environment, git }: TemporaryRepository): Judge {
  const faults: (readonly [string, string])[] = [];
  const sound = (what: string, result: CliResult) => {
    const { code, out, error } = result;
    if (code === null || code > 4 || code === 2) faults.push([`${what}: exit code ${code}`, error + out]);
    if (/\n {4}at |(Type|Reference|Range|Syntax)Error/.test(error))
      faults.push([`${what}: stack trace`, error]);
    return result;
  };
  const run = async (cwd: string, what: string, args: readonly string[]) =>
    sound(what, await runCli(args, { cwd, environment }));
  const judged = async (cwd: string, what: string, args: readonly string[]) => {
    const result = await run(cwd, what, ['check', ...args, '--format', 'json']);
    const { verdict, obstacles, errors } = reportOf(result);
    const expected = verdict === 'pass' ? 0 : verdict === 'fail' ? 1 : 4;
    const fits = result.code === expected && (result.code === 4) === obstacles.length > 0;
    if (!fits || (errors > 0 && verdict === 'pass')) faults.push([`${what}: verdict and code`, result.out]);
    return result;
  };
  return {
    faults,
    check: (what, ...args) => judged(directory, what, args),
    checkIn: (where, what, ...args) => judged(where, what, args),
    hook: (commit, parent) => {
      const message = join(directory, '..', 'message');
      git('update-ref', '--no-deref', 'HEAD', parent);
      git('read-tree', commit);
      writeFileSync(message, git('log', '-1', '--format=%B', commit));
      return run(directory, 'hook', ['hook', 'commit-msg', message]);
    },
    differs: (what, one, other) => {
      const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
      if (left !== right) faults.push([what, `${left}\n${right}`]);
    },
  };
}

/** Commits with an error, whether or not a later one repaired it. */
function refusedCommits(result: CliResult): ReadonlySet<string> {
  const { findings } = reportOf(result);
  const refused = findings.filter((each) => each.severity === 'error' || each.ended !== undefined);
  return new Set(refused.flatMap(({ commits = [] }) => commits));
}

/** What a hook refuses is what `check --commit` refuses, and the first one is the first that the range refuses. */
async function linearRound(repository: TemporaryRepository, judge: Judge, seed: number): Promise<void> {
  const ids = repository.commitAll(randomHistory(seed, 7, true));
  repository.git('checkout', '-q', '--detach', 'main', '--');
  repository.git('update-ref', 'refs/remotes/origin/main', 'main');
  const refused = refusedCommits(await judge.check('range', '--range', `${ids[0]}..${ids.at(-1)}`));
  let clean = true;
  for (const [index, id] of ids.entries()) {
    const parent = ids[index - 1];
    if (parent === undefined) continue;
    const hook = await judge.hook(id, parent);
    const alone = await judge.check('commit', '--commit', id);
    judge.differs(`hook and --commit of commit ${index}: ${hook.out}`, hook.code, alone.code);
    const inRange = refused.has(id);
    if (clean) judge.differs(`hook and range at commit ${index}: ${hook.out}`, hook.code === 1, inRange);
    clean = clean && !inRange && hook.code === 0;
  }
}

/** The same verdict in a bare clone, twice, and never a better one in a shallow clone. */
async function branchingRound(repository: TemporaryRepository, judge: Judge, seed: number): Promise<void> {
  const ids = repository.commitAll(randomHistory(seed, 30, false));
  const random = numbers(seed + 1);
  const { directory } = repository;
  const full = await judge.check('range', '--range', `${ids[0]}..main`);
  const bare = join(directory, '..', 'bare.git');
  repository.git('clone', '-q', '--bare', '--no-local', directory, bare);
  const there = await judge.checkIn(bare, 'bare', '--range', `${ids[0]}..main`);
  judge.differs('a bare clone', there.out, full.out);
  await judge.check('squash', '--range', `${ids[0]}..main`, '--granularity', 'squash');
  const [from, to] = [ids[Math.floor(random() * 15)], ids[15 + Math.floor(random() * 15)]];
  await judge.check('any two commits', '--range', `${from}..${to}`);
  await shallowClone(repository, judge, 1 + Math.floor(random() * 12));
}

async function shallowClone(
  { directory, environment, git }: TemporaryRepository,
  judge: Judge,
  depth: number,
): Promise<void> {
  const shallow = join(directory, '..', 'shallow');
  git('clone', '-q', '--no-local', `--depth=${depth}`, '--no-checkout', directory, shallow);
  const base = spawnSync('git', ['rev-list', '--first-parent', 'HEAD'], { cwd: shallow, env: environment })
    .stdout.toString()
    .trim()
    .split('\n')
    .at(-1);
  const range = `${base}..main`;
  const here = await judge.checkIn(shallow, `shallow ${depth}`, '--range', range);
  const full = await judge.check('full', '--range', range);
  if (here.code === 4) return;
  // What would be forgiven behind the cut stays an error; nothing else may differ.
  const lenient = here.code === 1 && full.code === 0;
  if (!lenient) judge.differs(`a clone of depth ${depth}`, here.code, full.code);
}
