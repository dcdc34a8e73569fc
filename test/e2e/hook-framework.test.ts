import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { breaking, changing, declaring, done, node, passed, pretty, tree } from '../support/trees.ts';

/** What the pre-commit framework hands to a hook (docs/hooks.md): variables, and no standard input. */
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const state = (version: typeof good) => ({ [treeFile]: pretty(version) });

let repository: HookedRepository;
let plan = '';
let honest = '';
let tampered = '';
let broken = '';

beforeAll(() => {
  repository = createHookedRepository([]);
  [plan = '', honest = '', tampered = '', broken = ''] = repository.commitAll([
    { message: 'plan', files: state(tree(node('a'), node('b'))) },
    { message: declaring(done('a')), files: state(good) },
    { message: 'tamper', files: state(less) },
    {
      message: 'break',
      files: state(breaking(less, 'b', { goal: 7 }) as unknown as typeof good),
      branch: 'broken',
      parents: [2],
    },
  ]);
});
afterAll(() => repository.cleanup());

async function hook(
  name: string,
  variables: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<CliResult> {
  const { directory: cwd, environment } = repository;
  const result = await runCli(['hook', name, ...args], {
    cwd,
    environment: { ...environment, ...variables },
  });
  return { ...result, error: result.error.replaceAll('\n  ', ' ') };
}

const framework = { PRE_COMMIT: '1' };
const named = (from: string, to: string) => ({
  ...framework,
  PRE_COMMIT_FROM_REF: from,
  PRE_COMMIT_TO_REF: to,
});
const silent = { code: 0, out: '', error: '' };

describe('pre-commit run', () => {
  it('--from-ref and --to-ref: judges that range, and says so', async () => {
    repository.startAt(tampered);
    const refused = await hook('pre-commit', named(honest, tampered));
    expect(refused.error).toContain(`judged ${honest}..${tampered}`);
    expect(refused.out).toContain('task-tree/immutability');
    expect(refused.code).toBe(1);
    expect(await hook('pre-commit', named(plan, honest))).toMatchObject({ code: 0, out: '' });
  });

  it('knows the names that old versions gave to the ends', async () => {
    repository.startAt(tampered);
    const ends = { ...framework, PRE_COMMIT_SOURCE: honest, PRE_COMMIT_ORIGIN: tampered };
    expect((await hook('pre-commit', ends)).code).toBe(1);
    // Later versions have them the other way round, beside the new names.
    const later = { PRE_COMMIT_ORIGIN: plan, PRE_COMMIT_SOURCE: honest };
    expect((await hook('pre-commit', { ...named(plan, honest), ...later })).code).toBe(0);
  });

  it('refuses ends that are not there', async () => {
    expect((await hook('pre-commit', named('nowhere', 'HEAD'))).code).toBe(2);
  });

  it('--all-files: judges every governed file as it is', async () => {
    repository.startAt(tampered);
    const legal = await hook('pre-commit', framework);
    expect(legal).toMatchObject({ code: 0, out: '' });
    expect(legal.error).toContain('judged every governed file as it is now');
    repository.startAt(broken);
    expect(await hook('pre-commit', framework)).toMatchObject({ code: 1 });
  });

  it('judges what is staged where something is, whatever it names', async () => {
    repository.startAt(honest);
    // On some remote, so that nothing passes as an amend.
    repository.git('update-ref', 'refs/remotes/elsewhere/main', honest);
    repository.stage({ 'code.js': '1' });
    expect(await hook('pre-commit', named(honest, tampered))).toEqual(silent);
    repository.stage(state(less));
    expect((await hook('pre-commit', named(plan, honest))).code).toBe(1);
  });

  it('is not what calls in a plain hook, nor in an empty commit', async () => {
    repository.startAt(broken);
    const { PRE_COMMIT: _, ...plain } = named(honest, tampered);
    expect(await hook('pre-commit', plain)).toEqual(silent);
    expect(await hook('pre-commit', { ...framework, GIT_INDEX_FILE: '.git/index' })).toEqual(silent);
    expect(await hook('pre-merge-commit', { ...framework, GIT_INDEX_FILE: '.git/index' })).toMatchObject({
      code: 0,
    });
  });
});

describe('the pre-push stage of pre-commit', () => {
  const branch = {
    PRE_COMMIT_REMOTE_NAME: 'origin',
    PRE_COMMIT_LOCAL_BRANCH: 'refs/heads/main',
    PRE_COMMIT_REMOTE_BRANCH: 'refs/heads/main',
  };

  it('judges what is named, less what is on a tracking branch of the remote', async () => {
    const push = { ...named(honest, tampered), ...branch };
    const refused = await hook('pre-push', push);
    expect(refused.error).toContain('judged refs/heads/main, the one ref that pre-commit hands on');
    expect(refused.out).toContain('task-tree/immutability');
    expect(refused.code).toBe(1);
    expect(await hook('pre-push', { ...named(plan, honest), ...branch })).toMatchObject({ code: 0, out: '' });
    repository.git('update-ref', 'refs/remotes/origin/x', tampered);
    expect((await hook('pre-push', push)).error).toContain('the remote has every commit of it already');
    expect((await hook('pre-push', { ...push, PRE_COMMIT_REMOTE_NAME: 'fork' })).code).toBe(1);
    repository.git('update-ref', '-d', 'refs/remotes/origin/x');
  });

  it('judges a first push, for which it names the branch alone', async () => {
    repository.git('update-ref', 'refs/heads/main', honest);
    expect((await hook('pre-push', { ...framework, ...branch })).code).toBe(0);
    repository.git('update-ref', 'refs/heads/main', tampered);
    expect((await hook('pre-push', { ...framework, ...branch })).code).toBe(1);
  });

  it('judges everything as it is where nothing is named, and nothing without the framework', async () => {
    repository.startAt(broken);
    expect(await hook('pre-push', framework)).toMatchObject({ code: 1 });
    expect(await hook('pre-push', {}, 'origin')).toMatchObject({ code: 0, out: '' });
  });
});
