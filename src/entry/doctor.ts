import type { StateKind } from '../core/kind.ts';
import { openGitRepository } from '../git/repository.ts';
import { type SetupFacts, setupFacts } from '../git/setup-facts.ts';
import { kinds } from '../kinds/index.ts';
import { safeText } from '../reporters/safe-text.ts';
import { version } from '../version.ts';
import { type Diagnosis, problem } from './doctor/diagnosis.ts';
import { gitDiagnosis, historyDiagnoses } from './doctor/git-diagnoses.ts';
import { hookDiagnoses } from './doctor/hook-diagnoses.ts';
import { ownerDiagnoses } from './doctor/owner-diagnoses.ts';
import { policyDiagnoses } from './doctor/policy-diagnoses.ts';
import { noFiles, readSetupFiles, type SetupFiles } from './doctor/setup-files.ts';
import { versionDiagnoses } from './doctor/version-diagnoses.ts';
import { gateWorkflows } from './doctor/workflow.ts';
import { workflowDiagnoses } from './doctor/workflow-diagnoses.ts';
import { exitCodes } from './exit-code.ts';
import { jsonText } from './json-output.ts';
import { refuse } from './outcome.ts';
import { processTerminal } from './terminal.ts';
import { openFolder, type TopFolder } from './top-folder.ts';
import { usageError } from './usage-error.ts';

/** `stateward doctor`: is this repository set up so that the gate can judge. The exit code. */
export async function doctor({ format }: { readonly format: string }): Promise<number> {
  if (format !== 'text' && format !== 'json')
    return refuse(
      usageError(`--format ${JSON.stringify(format)} is not known; one of text, json was expected`),
    );
  const facts = await setupFacts(openGitRepository(process.cwd()));
  const folder = facts.top === '' ? undefined : openFolder(facts.top);
  const files = folder === undefined ? noFiles : readSetupFiles(folder, kinds);
  const diagnoses = diagnose(facts, kinds, files, folder);
  processTerminal.out(format === 'json' ? jsonText({ version: 1, diagnoses }) : diagnosisText(diagnoses));
  return diagnoses.some(({ mark }) => mark === 'problem') ? exitCodes.findings : exitCodes.clean;
}

function diagnosisText(diagnoses: readonly Diagnosis[]): string {
  const lines = diagnoses.flatMap((each) => [
    `${each.mark.padEnd(7)}  ${safeText(each.text)}`,
    ...(each.mark === 'ok' ? [] : [`         ${safeText(each.fix)}`]),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Everything there is to say of a set-up, in the order in which it is to be mended. */
export function diagnose(
  facts: SetupFacts,
  known: readonly StateKind[],
  files: SetupFiles = noFiles,
  folder?: TopFolder,
): Diagnosis[] {
  const git = gitDiagnosis(facts.gitVersion);
  if (facts.gitVersion === undefined) return [git];
  if (!facts.isRepository) return [git, problem('this is not a git repository', 'Run it inside one.')];
  const workflows = gateWorkflows(files.workflows);
  return [
    git,
    ...historyDiagnoses(facts),
    ...hookDiagnoses(facts, files),
    ...workflowDiagnoses(workflows),
    ...policyDiagnoses(facts.paths, files, known, folder),
    ...ownerDiagnoses(
      files,
      workflows.map(({ path }) => path),
      known,
    ),
    ...versionDiagnoses(files, workflows, version),
  ];
}
