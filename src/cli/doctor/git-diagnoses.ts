import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFacts } from './setup-facts.ts';

/** The oldest git whose answers are understood. */
const oldest = { major: 2, minor: 31 };
const install = `Install git ${oldest.major}.${oldest.minor} or later.`;

export function gitDiagnosis(version: SetupFacts['gitVersion']): Diagnosis {
  if (version === undefined) return problem('git was not found', install);
  const text = `git ${version.join('.')}`;
  const [major, minor] = version;
  const isUsable = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  return isUsable ? ok(text) : problem(`${text} is too old`, install);
}

export function historyDiagnoses(facts: SetupFacts): Diagnosis[] {
  const { isShallow, isPartial, hasGrafts } = facts;
  const found = [
    ...(isShallow ? [shallow] : []),
    ...(hasGrafts ? [problem('info/grafts forges the parents of commits', 'Delete that file.')] : []),
    ...(isPartial ? [partial] : []),
  ];
  return found.length > 0 ? found : [ok('the history is complete')];
}

const shallow = problem(
  'the clone is shallow: history that is not there cannot be judged',
  'Run git fetch --unshallow; in a workflow set fetch-depth: 0 under actions/checkout.',
);
const partial = hint(
  'the clone is partial: objects that are missing are not fetched, and what needs them cannot be judged',
  'Where that happens, run git config --unset remote.<name>.partialCloneFilter and git fetch --refetch.',
);
