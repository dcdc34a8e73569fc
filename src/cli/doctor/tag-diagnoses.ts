import { remoteHas } from '../../git/refs/branches.ts';
import type { GitRepository } from '../../git/repository.ts';
import { version } from '../../output/version.ts';
import type { Io } from '../io.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFiles } from './setup-files.ts';
import { type GateWorkflow, textOf } from './workflow.ts';

const address = (repository: string) => `https://github.com/${repository}`;

/** Asks GitHub whether the tags are there that the workflows name; a commit or a branch is not asked for. */
export async function askTags(
  git: GitRepository,
  workflows: readonly GateWorkflow[],
  caller: Io['env'],
): Promise<ReadonlyMap<string, boolean | undefined>> {
  const steps = workflows.flatMap(({ jobs }) => jobs.map(({ step }) => textOf(step, 'uses')));
  const uses = new Set(steps.filter((each) => /^[\w-]+\/[\w.-]+@v\d[\w.-]*$/.test(each)));
  const asked = [...uses].map(async (each) => {
    const [repository = '', tag = ''] = each.split('@');
    return [each, await remoteHas(git, address(repository), `refs/tags/${tag}`, caller)] as const;
  });
  return new Map(await Promise.all(asked));
}

/** A workflow that names a tag which is not there fails before anything is judged. */
export function tagDiagnoses({ tags = new Map() }: SetupFiles): Diagnosis[] {
  return [...tags].flatMap(([uses, isThere]) => {
    const [repository = '', tag = ''] = uses.split('@');
    if (isThere === true) return [ok(`${address(repository)} has the tag ${tag} that a workflow names`)];
    if (isThere === false)
      return [
        problem(
          `a workflow uses ${uses}, and ${address(repository)} has no tag ${tag}`,
          tag === `v${version}`
            ? `In a clone of Stateward: git tag ${tag} && git push ${address(repository)} ${tag}.`
            : `Name one that is there: git ls-remote --tags ${address(repository)} prints them; this is v${version}.`,
        ),
      ];
    return [
      hint(
        `${address(repository)} did not answer, so it is not known whether it has the tag ${tag}`,
        `Ask it: git ls-remote ${address(repository)} refs/tags/${tag} prints a line where it has.`,
      ),
    ];
  });
}
