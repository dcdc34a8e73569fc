import { dirname } from 'node:path';
import { asCalled } from '../../check/command-name.ts';
import { exitCodes } from '../../check/exit-code.ts';
import { openFolder, type TopFolder } from '../../check/top-folder.ts';
import { usageError } from '../../check/usage-error.ts';
import type { StateKind } from '../../core/kind.ts';
import { openGitRepository } from '../../git/repository.ts';
import { type SetupFacts, setupFacts } from '../../git/setup-facts.ts';
import { kinds } from '../../kinds/index.ts';
import { jsonText } from '../../output/json-text.ts';
import { safeText } from '../../output/safe-text.ts';
import { version } from '../../output/version.ts';
import { wrap } from '../../output/wrap.ts';
import { type Caller, findCaller } from '../init/caller.ts';
import { refuse } from '../outcome.ts';
import { processTerminal, widthOf } from '../terminal.ts';
import { type Diagnosis, problem } from './diagnosis.ts';
import { gitDiagnosis, historyDiagnoses } from './git-diagnoses.ts';
import { hookDiagnoses } from './hook-diagnoses.ts';
import { mergeDiagnoses } from './merge-diagnoses.ts';
import { ownerDiagnoses } from './owner-diagnoses.ts';
import { policyDiagnoses } from './policy-diagnoses.ts';
import { programDiagnoses } from './program-diagnoses.ts';
import { noFiles, readSetupFiles, type SetupFiles } from './setup-files.ts';
import { askTags, tagDiagnoses } from './tag-diagnoses.ts';
import { versionDiagnoses } from './version-diagnoses.ts';
import { gateWorkflows } from './workflow.ts';
import { workflowDiagnoses } from './workflow-diagnoses.ts';

/** `stateward doctor`: is this repository set up so that the gate can judge. The exit code. */
export async function doctor({ format }: { readonly format: string }): Promise<number> {
  if (format !== 'text' && format !== 'json')
    return refuse(
      usageError(`--format ${JSON.stringify(format)} is not known; one of text, json was expected`),
    );
  const git = openGitRepository(process.cwd());
  const facts = await setupFacts(git);
  const folder = facts.top === '' ? undefined : openFolder(facts.top, dirname(facts.gitFolder));
  const found = folder === undefined ? noFiles : readSetupFiles(folder, kinds);
  const files = { ...found, tags: await askTags(git, gateWorkflows(found.workflows)) };
  const caller = folder === undefined ? undefined : findCaller(folder, process.argv[1] ?? 'stateward');
  const diagnoses = diagnose(facts, kinds, files, folder, caller);
  processTerminal.out(
    format === 'json'
      ? jsonText({ version: 1, diagnoses })
      : diagnosisText(diagnoses, widthOf(processTerminal)),
  );
  if (!facts.isRepository) return exitCodes.cannotJudge;
  return diagnoses.some(({ mark }) => mark === 'problem') ? exitCodes.findings : exitCodes.clean;
}

const column = 9;

function diagnosisText(diagnoses: readonly Diagnosis[], width: number): string {
  const lines = diagnoses.flatMap((each) => {
    const said = wrap(safeText(each.text), width - column);
    const fix = each.mark === 'ok' ? [] : wrap(asCalled(safeText(each.fix)), width - column);
    const commands = each.mark === 'ok' ? [] : (each.commands ?? []);
    return [...said, ...fix, ...commands.map(safeText)].map(
      (line, index) => (index === 0 ? each.mark : '').padEnd(column) + line,
    );
  });
  return `${lines.join('\n')}\n`;
}

/** Everything there is to say of a set-up, in the order in which it is to be mended. */
export function diagnose(
  facts: SetupFacts,
  known: readonly StateKind[],
  files: SetupFiles = noFiles,
  folder?: TopFolder,
  caller?: Caller,
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
      : mergeDiagnoses(facts, files, caller, folder.reaches)),
    ...workflowDiagnoses(workflows),
    ...tagDiagnoses(files),
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
