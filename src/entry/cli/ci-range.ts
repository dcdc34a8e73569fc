import { type UsageError, usageError } from '../usage-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a CI system says that it builds. */
export interface CiRange {
  /** The system and the event, as they are called there. */
  readonly what: string;
  /** Absent where everything up to `head` is new, or `head` is judged alone. */
  readonly base?: string;
  /** Nothing arrived: the last commit stands for what did. */
  readonly isAlone?: true;
  /** What stands for the base where that was not fetched. */
  readonly otherBase?: string;
  readonly head: string;
}

interface Host {
  readonly name: string;
  /** The variable that is set nowhere else. */
  readonly knownBy: string;
  /** Undefined where the variables do not say what was there before. */
  readonly range: (get: (name: string) => string | undefined) => CiRange | undefined;
  /** What a person passes instead. */
  readonly otherwise: string;
}

/** Systems by the variables that their documentation names; the first that is there counts. */
const hosts: readonly Host[] = [
  {
    name: 'GitLab CI',
    knownBy: 'GITLAB_CI',
    otherwise: '--base origin/$CI_DEFAULT_BRANCH',
    // https://docs.gitlab.com/ci/variables/predefined_variables/
    range: (get) => {
      const head = get('CI_COMMIT_SHA') ?? 'HEAD';
      const target =
        get('CI_MERGE_REQUEST_TARGET_BRANCH_SHA') ?? remote(get('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'));
      // This one stays what it was when the request gets another target (gitlab-org/gitlab#442031).
      const fork = get('CI_MERGE_REQUEST_DIFF_BASE_SHA');
      const base = target ?? fork;
      if (base !== undefined)
        return { what: 'merge request', base, ...(fork === undefined ? {} : { otherBase: fork }), head };
      const [branch, main] = [get('CI_COMMIT_BRANCH'), get('CI_DEFAULT_BRANCH')];
      const source = get('CI_PIPELINE_SOURCE') ?? 'push';
      // Of a schedule, a run by hand or by another pipeline GitLab says zeros too, and nothing was pushed.
      return source === 'push' || branch !== main
        ? pushed(get('CI_COMMIT_BEFORE_SHA'), head, branch, main)
        : { what: `pipeline by ${source}, nothing was pushed`, isAlone: true, head };
    },
  },
  {
    name: 'Bitbucket Pipelines',
    knownBy: 'BITBUCKET_BUILD_NUMBER',
    otherwise: '--base origin/main',
    // https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/
    range: (get) => {
      const head = get('BITBUCKET_COMMIT') ?? 'HEAD';
      const target = get('BITBUCKET_PR_DESTINATION_COMMIT') ?? remote(get('BITBUCKET_PR_DESTINATION_BRANCH'));
      return target === undefined ? undefined : { what: 'pull request', base: target, head };
    },
  },
  {
    name: 'Buildkite',
    knownBy: 'BUILDKITE',
    otherwise: '--base origin/$BUILDKITE_PIPELINE_DEFAULT_BRANCH',
    // https://buildkite.com/docs/pipelines/configure/environment-variables
    range: (get) => {
      const head = get('BUILDKITE_COMMIT') ?? 'HEAD';
      const target = remote(get('BUILDKITE_PULL_REQUEST_BASE_BRANCH'));
      if (target !== undefined) return { what: 'pull request', base: target, head };
      return pushed(undefined, head, get('BUILDKITE_BRANCH'), get('BUILDKITE_PIPELINE_DEFAULT_BRANCH'));
    },
  },
  // Forgejo says that it is Gitea too, and both that they are GitHub.
  ...(['Forgejo', 'Gitea', 'GitHub'] as const).map((name) => ({
    name: `${name} Actions`,
    knownBy: `${name.toUpperCase()}_ACTIONS`,
    otherwise: '--base origin/main, or use the Action, which reads the event',
    range: pullRequestOfActions,
  })),
  {
    name: 'Jenkins',
    knownBy: 'JENKINS_URL',
    otherwise: '--base origin/main',
    // https://www.jenkins.io/doc/book/pipeline/multibranch/ and the git plugin
    range: (get) => {
      const head = get('GIT_COMMIT') ?? 'HEAD';
      const target = remote(get('CHANGE_TARGET'));
      if (target !== undefined) return { what: 'pull request', base: target, head };
      const before = get('GIT_PREVIOUS_SUCCESSFUL_COMMIT');
      return before === undefined ? undefined : { what: 'since the last success', base: before, head };
    },
  },
];

/** The range that a CI system builds, and who says so. */
export function ciRange(environment: Environment): CiRange | UsageError {
  const get = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const host = hosts.find(({ knownBy }) => get(knownBy) !== undefined);
  if (host === undefined) {
    const known = hosts.map(({ name, knownBy }) => `${name} (${knownBy})`).join(', ');
    return usageError(`--ci knows ${known}, and none is here; pass --base REF or --range A..B`);
  }
  const range = host.range(get);
  if (range === undefined)
    return usageError(
      `${host.name} does not say what was there before; pass ${host.otherwise}, or --range A..B`,
    );
  return { ...range, what: `${host.name}, ${range.what}` };
}

function pullRequestOfActions(get: (name: string) => string | undefined): CiRange | undefined {
  const target = remote(get('GITHUB_BASE_REF'));
  return target === undefined
    ? undefined
    : { what: 'pull request', base: target, head: get('GITHUB_SHA') ?? 'HEAD' };
}

/** A push: from what was there, or from where a new branch leaves the default one; a first push is all new. */
function pushed(
  before: string | undefined,
  head: string,
  branch: string | undefined,
  main: string | undefined,
): CiRange | undefined {
  const isNew = before !== undefined && /^0+$/.test(before);
  if (before !== undefined && !isNew) return { what: 'push', base: before, head };
  const target = remote(main);
  if (target !== undefined && branch !== main) return { what: 'push of a branch', base: target, head };
  return isNew && branch === main ? { what: 'first push', head } : undefined;
}

function remote(branch: string | undefined): string | undefined {
  return branch === undefined ? undefined : `origin/${branch.replace(/^refs\/heads\//, '')}`;
}
