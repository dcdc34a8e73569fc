import { dirname } from 'node:path';
import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { openFolder } from '../../check/top-folder.ts';
import { openGitRepository } from '../../git/repository.ts';
import { kinds } from '../../kinds/index.ts';
import { jsonText } from '../../output/json-text.ts';
import { safeText } from '../../output/safe-text.ts';
import { wrap } from '../../output/wrap.ts';
import type { Diagnosis } from '../doctor/diagnosis.ts';
import { diagnose } from '../doctor/doctor.ts';
import { setupFacts } from '../doctor/setup-facts.ts';
import { findCaller } from '../init/caller.ts';
import { type Io, widthOf } from '../io.ts';
import { examples, formatOption, type Runs, type TextOrJson } from './command-parts.ts';

/** `stateward doctor`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('doctor');
  command
    .addHelpText('after', examples(['doctor']))
    .description('is this repository set up so that the gate can judge')
    .addOption(formatOption(command))
    .action(runs(doctor));
}

/** The exit code is 1 where there is a problem. */
async function doctor(io: Io, { format }: { readonly format: TextOrJson }): Promise<number> {
  const git = openGitRepository(io.cwd, io.env);
  const facts = await setupFacts(git);
  const folder = facts.top === '' ? undefined : openFolder(facts.top, dirname(facts.gitFolder));
  const caller = folder === undefined ? { script: io.script } : findCaller(folder, io.script);
  const diagnoses = diagnose(facts, kinds, folder, caller);
  io.out(format === 'json' ? jsonText({ version: 1, diagnoses }) : diagnosisText(diagnoses, widthOf(io)));
  if (!facts.isRepository) return exitCodes.cannotJudge;
  return diagnoses.some(({ mark }) => mark === 'problem') ? exitCodes.findings : exitCodes.clean;
}

const column = 9;

function diagnosisText(diagnoses: readonly Diagnosis[], width: number): string {
  const lines = diagnoses.flatMap((each) => {
    const said = wrap(safeText(each.text), width - column);
    const fix = each.fix === undefined ? [] : wrap(safeText(each.fix), width - column);
    const { commands = [] } = each;
    return [...said, ...fix, ...commands.map(safeText)].map(
      (line, index) => (index === 0 ? each.mark : '').padEnd(column) + line,
    );
  });
  return `${lines.join('\n')}\n`;
}
