import { UserError } from '../check/user-error.ts';
import type { Obstacle, Report } from '../engine/contract/report.ts';
import { isUsageObstacle } from '../git/obstacles.ts';
import { resolveCommit } from '../git/refs/refs.ts';
import { openGitRepository } from '../git/repository.ts';
import { safeText } from '../output/safe-text.ts';
import type { Io } from './io.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a CI system says that it builds. */
export interface CiRange {
  /** The system and the event, as they are called there. */
  readonly what: string;
  /** Absent where everything up to `head` is new, or `head` is judged alone. */
  readonly base?: string;
  /** Nothing arrived: the last commit stands for what did. */
  readonly isAlone?: true;
  /** What stands for the base where that was not fetched, the first that was. */
  readonly otherBases?: readonly string[];
  readonly head: string;
}

/** What a CI system builds, and how a job of it fetches what may be missing. */
export interface CiJob {
  readonly range: CiRange;
  readonly fetching: string;
}

interface Host {
  readonly name: string;
  /** The variable that is set nowhere else. */
  readonly knownBy: string;
  /** Undefined where the variables do not say what was there before. */
  readonly range: (get: (name: string) => string | undefined) => CiRange | undefined;
  /** What a person does where the variables do not say it. */
  readonly otherwise: (get: (name: string) => string | undefined) => string;
  /** How a job fetches the whole history. */
  readonly fetching: string;
}

/** Systems by the variables that their documentation names; the first that is there counts. */
const hosts: readonly Host[] = [
  {
    name: 'GitLab CI',
    knownBy: 'GITLAB_CI',
    otherwise: (get) => passed(get('CI_COMMIT_BRANCH'), get('CI_DEFAULT_BRANCH')),
    fetching: 'set GIT_DEPTH: 0 under variables of the job',
    // https://docs.gitlab.com/ci/variables/predefined_variables/
    range: (get) => {
      const head = get('CI_COMMIT_SHA') ?? 'HEAD';
      const target =
        get('CI_MERGE_REQUEST_TARGET_BRANCH_SHA') ?? remote(get('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'));
      // This one stays what it was when the request gets another target (gitlab-org/gitlab#442031).
      const fork = get('CI_MERGE_REQUEST_DIFF_BASE_SHA');
      const base = target ?? fork;
      if (base !== undefined)
        return { what: 'merge request', base, ...(fork === undefined ? {} : { otherBases: [fork] }), head };
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
    otherwise: (get) => passed(get('BITBUCKET_BRANCH')),
    fetching: 'set depth: full under clone',
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
    otherwise: (get) => passed(get('BUILDKITE_BRANCH'), get('BUILDKITE_PIPELINE_DEFAULT_BRANCH')),
    fetching: 'run git fetch --unshallow before it',
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
    otherwise: (get: (name: string) => string | undefined) =>
      `Use the Action, which reads the event. ${passed(get('GITHUB_REF_NAME'))}`,
    fetching: 'set fetch-depth: 0 under actions/checkout',
    range: pullRequestOfActions,
  })),
  {
    name: 'Jenkins',
    knownBy: 'JENKINS_URL',
    otherwise: (get) => passed(get('BRANCH_NAME')),
    fetching:
      'under Advanced clone behaviours, fetch with the refspec +refs/heads/*:refs/remotes/origin/* and without shallow clone',
    // https://www.jenkins.io/doc/book/pipeline/multibranch/ and the git plugin
    range: (get) => {
      const head = get('GIT_COMMIT') ?? 'HEAD';
      const target = remote(get('CHANGE_TARGET'));
      if (target !== undefined) return { what: 'pull request', base: target, head };
      const before = get('GIT_PREVIOUS_SUCCESSFUL_COMMIT');
      if (before === undefined) return firstBuild(head, get);
      const what = before === head ? 'nothing is new since the last success' : 'since the last success';
      return { what, base: before, head };
    },
  },
];

/**
 * The range that a CI system builds, and who says so; an obstacle where it does not say it.
 *
 * @throws UserError where no known system runs
 */
export function ciRange(environment: Environment): CiJob | Obstacle {
  const get = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const host = hosts.find(({ knownBy }) => get(knownBy) !== undefined);
  if (host === undefined) {
    const known = hosts.map(({ name, knownBy }) => `${name} (${knownBy})`).join(', ');
    throw new UserError(`--ci knows ${known}, and none is here; pass --base REF or --range A..B`);
  }
  const { name, fetching } = host;
  const range = host.range(get);
  return range === undefined
    ? {
        code: 'range-unknown',
        message: `${name} does not say what was there before.`,
        fix: host.otherwise(get),
      }
    : { range: { ...range, what: `${name}, ${range.what}` }, fetching };
}

/** The target as it was fetched says most; a clone without it has what the request began at. */
export async function onFetchedBase(job: CiJob, { cwd, env }: Io): Promise<CiJob> {
  const { otherBases = [], ...range } = job.range;
  const git = openGitRepository(cwd, env);
  for (const base of range.base === undefined ? [] : [range.base, ...otherBases])
    if ((await resolveCommit(git, base)).ok) return { ...job, range: { ...range, base } };
  return { ...job, range };
}

/** What a CI system did not fetch is no mistake in the call, and each has its own way to fetch it. */
export function fetchedBy({ fetching }: CiJob, report: Report): Report {
  const fix = `The job has to fetch the whole history: ${fetching}.`;
  const obstacles = report.obstacles.map((each) =>
    each.code === 'history-missing' || isUsageObstacle(each)
      ? { ...each, code: 'history-missing', fix }
      : each,
  );
  return { ...report, obstacles };
}

/** What is judged, in a sentence. */
export function jobText({ what, base, head, isAlone }: CiRange): string {
  const whole = isAlone === true ? `the commit ${head}` : `what came with it up to ${head}`;
  const commits = base === undefined ? whole : `${base}..${head}`;
  return safeText(`${what}: judging ${commits}, by the configuration of the base side`);
}

/** The usual names of a default branch. */
const usual = ['main', 'master'];

/** What a person passes: never the branch that is built, since from there nothing is new and everything passes. */
function passed(branch: string | undefined, main?: string): string {
  const range = '--range A..B, where A is the commit that the build before this one judged';
  const isOther = branch !== undefined && !(main === undefined ? usual : [main]).includes(branch);
  return isOther ? `Pass --base origin/${main ?? 'main'}, or ${range}.` : `Pass ${range}.`;
}

/**
 * Jenkins does not say where a branch began. A branch is judged from where it leaves the default one; the default one, and what may
 * be it, as a first push: more than is new may be judged, and never less.
 */
function firstBuild(head: string, get: (name: string) => string | undefined): CiRange {
  const branch = get('BRANCH_NAME') ?? get('GIT_BRANCH')?.replace(/^origin\//, '');
  if (branch === undefined || usual.includes(branch) || get('BRANCH_IS_PRIMARY') === 'true')
    return { what: 'first build', head };
  const [base = '', ...otherBases] = usual.map((name) => `origin/${name}`);
  return { what: 'first build of a branch', base, otherBases, head };
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
