import type { TopFolder } from '../../check/top-folder.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { version } from '../../output/version.ts';
import type { Caller } from '../init/caller.ts';
import { type Diagnosis, problem } from './diagnosis.ts';
import { gitDiagnosis, historyDiagnoses } from './git-diagnoses.ts';
import { hookDiagnoses } from './hook-diagnoses.ts';
import { mergeDiagnoses, onPath } from './merge-diagnoses.ts';
import { ownerDiagnoses } from './owner-diagnoses.ts';
import { policyDiagnoses } from './policy-diagnoses.ts';
import { programDiagnoses } from './program-diagnoses.ts';
import type { SetupFacts } from './setup-facts.ts';
import { noFiles, type SetupFiles } from './setup-files.ts';
import { versionDiagnoses } from './version-diagnoses.ts';
import { gateWorkflows } from './workflow.ts';
import { workflowDiagnoses } from './workflow-diagnoses.ts';

/** The machine on which it is asked. */
export interface Surroundings {
  readonly folder?: TopFolder | undefined;
  readonly caller?: Caller | undefined;
  /** The PATH of the caller. */
  readonly searchPath?: string | undefined;
}

/** Everything there is to say of a set-up, in the order in which it is to be mended. */
export function diagnose(
  facts: SetupFacts,
  known: readonly StateKind[],
  files: SetupFiles = noFiles,
  { folder, caller, searchPath }: Surroundings = {},
): Diagnosis[] {
  const git = gitDiagnosis(facts.gitVersion);
  if (facts.gitVersion === undefined) return [git];
  if (!facts.isRepository)
    return [
      git,
      facts.gitFolder === ''
        ? problem('this is not a git repository', 'Run it inside one; git init makes one.')
        : problem('this repository has no work tree (it is bare)', 'Run it in a clone that has one.'),
    ];
  const workflows = gateWorkflows(files.workflows);
  return [
    git,
    ...historyDiagnoses(facts),
    ...hookDiagnoses(facts, files),
    ...programDiagnoses(facts, files, folder),
    ...(folder === undefined || caller === undefined
      ? []
      : mergeDiagnoses(facts, files, caller, folder.reaches, onPath(searchPath))),
    ...workflowDiagnoses(workflows),
    ...policyDiagnoses(facts.paths, files, known, folder),
    ...ownerDiagnoses(
      files,
      facts.authors,
      workflows.map(({ path }) => path),
      known,
    ),
    ...versionDiagnoses(files, workflows, version),
  ];
}
