import type { SetupFacts } from '../../git/setup-facts.ts';
import { type Caller, programKey, shellWord } from '../init/caller.ts';
import { driverCommands } from '../init/merge-driver.ts';
import { isThere, programsIn, type Reaches } from '../init/own-lines.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFiles } from './setup-files.ts';

const named = /^[^#\n]*\s(merge|diff)=stateward\b/m;

/** Whether this clone can start the merge driver that its attributes name: git takes no program from a file that others write. */
export function mergeDiagnoses(
  { driver, program }: SetupFacts,
  { attributes = [] }: SetupFiles,
  caller: Caller,
  reaches: Reaches,
): Diagnosis[] {
  const naming = attributes.find(({ text }) => named.test(text));
  if (naming === undefined) return [];
  const isUnnamed = caller.named !== undefined && program === undefined;
  const commands = [
    ...(isUnnamed ? [`git config ${programKey} ${shellWord(caller.named)}`] : []),
    ...driverCommands(caller),
  ];
  if (driver === undefined)
    return [
      hint(
        `${naming.path} gives state files to the merge driver stateward, and git's configuration of this clone has none: they are merged line by line`,
        'Say where it is, once in each clone:',
        commands,
      ),
    ];
  if (programsIn(driver).every((each) => isThere(each, reaches, program)))
    return [ok('state files are merged item by item')];
  return [
    problem(
      'the merge driver stateward starts a program that is not there: a merge of state files stops, with our side alone in them',
      'Say where it is, once in each clone:',
      commands,
    ),
  ];
}
