import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';
import { readXml } from '../support/xml.ts';

const good = tree(passed('a'), node('b'));
const path = '.runner/state/tree.json';
/** What a branch brings to be judged more gently by; the base side knows nothing of it. */
const gentle = 'version: 1\nrules:\n  task-tree/immutability: off\n';

describe('check --ci in a job of GitLab', () => {
  let repository: TemporaryRepository;
  let [base, head] = ['', ''];
  beforeAll(() => {
    repository = createTemporaryRepository();
    [base = '', head = ''] = repository.commitAll([
      { message: 'plan', files: { [path]: pretty(good) } },
      {
        message: 'less',
        files: { [path]: pretty(changing(good, 'a', { goal: 'less' })), '.stateward.yml': gentle },
      },
    ]);
    repository.git('checkout', '-q', 'main');
  });
  afterAll(() => repository.cleanup());

  const run = (variables: Record<string, string>, ...flags: string[]) =>
    runCli(['check', '--ci', ...flags], {
      cwd: repository.directory,
      environment: { ...repository.environment, ...variables },
    });

  it('judges the merge request by the base, says what it took, and writes what GitLab reads', async () => {
    const variables = { GITLAB_CI: 'true', CI_COMMIT_SHA: head, CI_MERGE_REQUEST_DIFF_BASE_SHA: base };
    const result = await run(
      variables,
      '--format',
      'text',
      '--format',
      'gitlab=q.json',
      '--format',
      'junit=j.xml',
    );
    expect(result.code).toBe(1);
    expect(result.error).toContain(`GitLab CI, merge request: judging ${base}..${head}`);
    expect(result.out).toContain('task-tree/immutability');
    const quality = JSON.parse(readFileSync(join(repository.directory, 'q.json'), 'utf8'));
    const said = quality.map((each: Record<string, string>) => `${each.severity} ${each.check_name}`);
    expect(said).toContain('critical task-tree/immutability');
    const suites = readXml(readFileSync(join(repository.directory, 'j.xml'), 'utf8'));
    expect(suites.attributes.failures).toBe(
      String(said.filter((each: string) => each.startsWith('critical')).length),
    );
  });

  it('cannot judge what was not fetched, and says how it is', async () => {
    const variables = {
      GITLAB_CI: 'true',
      CI_COMMIT_SHA: head,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: 'a'.repeat(40),
    };
    expect(await run(variables)).toMatchObject({ code: 4, out: expect.stringContaining('GIT_DEPTH: 0') });
  });

  it.each<[string, Record<string, string>, string]>([
    ['GitLab', { GITLAB_CI: 'true', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'next' }, 'GIT_DEPTH: 0'],
    ['Bitbucket', { BITBUCKET_BUILD_NUMBER: '1', BITBUCKET_PR_DESTINATION_BRANCH: 'next' }, 'depth: full'],
    ['Buildkite', { BUILDKITE: 'true', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'next' }, 'git fetch --unshallow'],
    ['Jenkins', { JENKINS_URL: 'http://j', CHANGE_TARGET: 'next' }, 'Advanced clone behaviours'],
    [
      'Jenkins, of a first build',
      { JENKINS_URL: 'http://j', BRANCH_NAME: 'work' },
      'Advanced clone behaviours',
    ],
    ['Gitea', { GITEA_ACTIONS: 'true', GITHUB_BASE_REF: 'next' }, 'fetch-depth: 0 under actions/checkout'],
    [
      'Buildkite, of its default branch',
      { BUILDKITE: 'true', BUILDKITE_BRANCH: 'x', BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'x' },
      '--range A..B',
    ],
  ])('of %s, says how in words of its own, and writes every report', async (_, variables, expected) => {
    const result = await run(
      variables,
      '--format',
      'text',
      '--format',
      'gitlab=q.json',
      '--format',
      'junit=j.xml',
    );
    expect(result.code).toBe(4);
    expect(result.out.replaceAll(/\s+/g, ' ')).toContain(expected);
    const [entry, ...more] = JSON.parse(readFileSync(join(repository.directory, 'q.json'), 'utf8'));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ severity: 'blocker', description: expect.stringContaining(expected) });
    expect(entry.description).not.toMatch(/\\n|\n/);
    const suites = readXml(readFileSync(join(repository.directory, 'j.xml'), 'utf8'));
    expect(suites.attributes).toMatchObject({ tests: '1', errors: '1' });
  });

  it.each<[string, Record<string, string>, number, string]>([
    [
      'with a tampering since the gate is there',
      { GIT_COMMIT: 'HEAD' },
      1,
      'Jenkins, first build: judging what came with it up to HEAD',
    ],
    [
      'of a commit that passed before',
      { GIT_COMMIT: 'same', GIT_PREVIOUS_SUCCESSFUL_COMMIT: 'same' },
      0,
      'nothing is new since the last success',
    ],
  ])('of Jenkins, judges a build %s', async (_, variables, code, said) => {
    const named = Object.entries(variables).map(([name, value]) => [name, value === 'same' ? head : value]);
    const result = await run({ JENKINS_URL: 'http://j', ...Object.fromEntries(named) });
    expect(result).toMatchObject({ code, error: expect.stringContaining(said) });
    if (code === 0) expect(result.out).toContain('nothing judged');
  });

  it.each([
    ['where no system is known', {}, 'pass --base REF'],
    [
      'where another range is named, too',
      { GITLAB_CI: 'true', CI_COMMIT_SHA: 'HEAD', CI_COMMIT_BEFORE_SHA: 'HEAD~1' },
      'cannot be used with',
    ],
  ])('says what to pass %s', async (_, variables, expected) => {
    const result = await run(variables, ...(Object.keys(variables).length === 0 ? [] : ['--base', 'main']));
    expect(result).toMatchObject({ code: 2, error: expect.stringContaining(expected) });
  });
});
