import { describe, expect, it } from 'vitest';
import { ciRange } from '../../src/cli/ci-range.ts';

const zeros = '0'.repeat(40);
const gitlab = { GITLAB_CI: 'true', CI_COMMIT_SHA: 'aaa', CI_DEFAULT_BRANCH: 'main' };
const buildkite = { BUILDKITE: 'true', BUILDKITE_COMMIT: 'aaa', BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main' };
const actions = { GITHUB_ACTIONS: 'true', GITHUB_BASE_REF: 'main', GITHUB_SHA: 'aaa' };
const jenkins = { JENKINS_URL: 'https://ci.example', GIT_COMMIT: 'aaa' };
const bitbucket = { BITBUCKET_BUILD_NUMBER: '7', BITBUCKET_COMMIT: 'aaa' };

describe('the range that a CI system builds', () => {
  it.each<
    [string, Record<string, string>, { base?: string; otherBases?: string[]; isAlone?: true; what: string }]
  >([
    [
      'a merge request of GitLab',
      { ...gitlab, CI_MERGE_REQUEST_DIFF_BASE_SHA: 'bbb', CI_COMMIT_BEFORE_SHA: zeros },
      { base: 'bbb', otherBases: ['bbb'], what: 'GitLab CI, merge request' },
    ],
    [
      'a merge request of GitLab that says its target',
      {
        ...gitlab,
        CI_MERGE_REQUEST_DIFF_BASE_SHA: 'bbb',
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'next',
        CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '',
      },
      { base: 'origin/next', otherBases: ['bbb'], what: 'GitLab CI, merge request' },
    ],
    [
      'a merged result of GitLab',
      {
        ...gitlab,
        CI_MERGE_REQUEST_DIFF_BASE_SHA: 'bbb',
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'next',
        CI_MERGE_REQUEST_TARGET_BRANCH_SHA: 'ccc',
      },
      { base: 'ccc', otherBases: ['bbb'], what: 'GitLab CI, merge request' },
    ],
    [
      'a push to GitLab',
      { ...gitlab, CI_COMMIT_BEFORE_SHA: 'bbb', CI_COMMIT_BRANCH: 'main' },
      { base: 'bbb', what: 'GitLab CI, push' },
    ],
    [
      'a new branch on GitLab',
      { ...gitlab, CI_COMMIT_BEFORE_SHA: zeros, CI_COMMIT_BRANCH: 'work' },
      { base: 'origin/main', what: 'GitLab CI, push of a branch' },
    ],
    [
      'the first push to GitLab',
      { ...gitlab, CI_COMMIT_BEFORE_SHA: zeros, CI_COMMIT_BRANCH: 'main' },
      { what: 'GitLab CI, first push' },
    ],
    ...['schedule', 'web', 'api', 'trigger', 'pipeline'].map(
      (source): [string, Record<string, string>, { what: string; isAlone: true }] => [
        `a pipeline of GitLab by ${source}, which says zeros too`,
        { ...gitlab, CI_COMMIT_BEFORE_SHA: zeros, CI_COMMIT_BRANCH: 'main', CI_PIPELINE_SOURCE: source },
        { what: `GitLab CI, pipeline by ${source}, nothing was pushed`, isAlone: true },
      ],
    ),
    [
      'a scheduled pipeline of GitLab for another branch',
      { ...gitlab, CI_COMMIT_BEFORE_SHA: zeros, CI_COMMIT_BRANCH: 'work', CI_PIPELINE_SOURCE: 'schedule' },
      { base: 'origin/main', what: 'GitLab CI, push of a branch' },
    ],
    [
      'a pull request of Bitbucket',
      { ...bitbucket, BITBUCKET_PR_DESTINATION_COMMIT: 'bbb', BITBUCKET_PR_DESTINATION_BRANCH: 'main' },
      { base: 'bbb', what: 'Bitbucket Pipelines, pull request' },
    ],
    [
      'a pull request on Buildkite',
      { ...buildkite, BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'next', BUILDKITE_BRANCH: 'work' },
      { base: 'origin/next', what: 'Buildkite, pull request' },
    ],
    [
      'a branch on Buildkite',
      { ...buildkite, BUILDKITE_BRANCH: 'work', BUILDKITE_PULL_REQUEST_BASE_BRANCH: '' },
      { base: 'origin/main', what: 'Buildkite, push of a branch' },
    ],
    [
      'a pull request on Jenkins',
      { ...jenkins, CHANGE_TARGET: 'main' },
      { base: 'origin/main', what: 'Jenkins, pull request' },
    ],
    [
      'a branch on Jenkins',
      { ...jenkins, GIT_PREVIOUS_SUCCESSFUL_COMMIT: 'bbb' },
      { base: 'bbb', what: 'Jenkins, since the last success' },
    ],
    [
      'a branch on Jenkins of which everything was built',
      { ...jenkins, GIT_PREVIOUS_SUCCESSFUL_COMMIT: 'aaa' },
      { base: 'aaa', what: 'Jenkins, nothing is new since the last success' },
    ],
    [
      'the first build of a branch on Jenkins',
      { ...jenkins, BRANCH_NAME: 'work' },
      { base: 'origin/main', otherBases: ['origin/master'], what: 'Jenkins, first build of a branch' },
    ],
    ...[
      { BRANCH_NAME: 'main' },
      { BRANCH_NAME: 'trunk', BRANCH_IS_PRIMARY: 'true' },
      { GIT_BRANCH: 'origin/master' },
      {},
    ].map((named): [string, Record<string, string>, { what: string }] => [
      `the first build on Jenkins of what is or may be the default branch: ${JSON.stringify(named)}`,
      { ...jenkins, ...named },
      { what: 'Jenkins, first build' },
    ]),
    [
      'a pull request on Forgejo',
      { ...actions, FORGEJO_ACTIONS: 'true', GITEA_ACTIONS: 'true' },
      { base: 'origin/main', what: 'Forgejo Actions, pull request' },
    ],
    [
      'a pull request on Gitea',
      { ...actions, GITEA_ACTIONS: 'true' },
      { base: 'origin/main', what: 'Gitea Actions, pull request' },
    ],
    ['a pull request on GitHub', actions, { base: 'origin/main', what: 'GitHub Actions, pull request' }],
  ])('of %s', (_, environment, expected) => {
    expect(ciRange(environment)).toEqual({
      range: { head: 'aaa', ...expected },
      fetching: expect.any(String),
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'Bitbucket, of a push',
      { ...bitbucket, BITBUCKET_BRANCH: 'work' },
      /^Bitbucket Pipelines does not say what was there before\. Pass --base origin\/main, or --range A\.\.B, where A/,
    ],
    // From the branch that is built nothing is new: whoever passed it would pass everything.
    [
      'Bitbucket, of the default branch',
      { ...bitbucket, BITBUCKET_BRANCH: 'master' },
      /before\. Pass --range A\.\.B/,
    ],
    ['Bitbucket, of no branch', bitbucket, /before\. Pass --range A\.\.B/],
    [
      'Buildkite, of the default branch',
      { ...buildkite, BUILDKITE_BRANCH: 'main' },
      /before\. Pass --range A\.\.B/,
    ],
    [
      'GitLab, without what was before',
      { ...gitlab, CI_COMMIT_BRANCH: 'main' },
      /before\. Pass --range A\.\.B/,
    ],
    [
      'Actions, of a push to the default branch',
      { GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: 'main' },
      /Use the Action, which reads the event\. Pass --range A\.\.B/,
    ],
    [
      'Actions, of a push',
      { GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: 'work' },
      /Use the Action, which reads the event\. Pass --base origin\/main, or --range/,
    ],
  ])('is not guessed where it is said by %s', (_, environment, expected) => {
    const said = ciRange(environment);
    expect('code' in said && 'fix' in said && `${said.message} ${said.fix}`).toMatch(expected);
  });

  it('names the systems that it knows where none is there', () => {
    expect(() => ciRange({})).toThrow(/knows GitLab CI \(GITLAB_CI\), .*pass --base REF/);
  });
});
