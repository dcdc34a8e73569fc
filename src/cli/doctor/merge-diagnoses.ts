import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Caller, programKey, shellWord } from '../init/caller.ts';
import { driverCommands, namesDriver } from '../init/merge-driver.ts';
import { isThere, programsIn, type Reaches } from '../init/own-lines.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFacts } from './setup-facts.ts';
import type { SetupFiles } from './setup-files.ts';

/** Whether this clone can start the merge driver that its attributes name: git takes no program from a file that others write. */
export function mergeDiagnoses(
  { driver, program }: SetupFacts,
  { attributes = [] }: SetupFiles,
  caller: Caller,
  reaches: Reaches,
  isOnPath: Reaches,
): Diagnosis[] {
  const naming = attributes.find(({ text }) => namesDriver(text));
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
  const started = programsIn(driver);
  const [word = ''] = driver.split(/\s/);
  const isStarted =
    started.length > 0
      ? started.every((each) => isThere(each, reaches, program))
      : /["'$]/.test(word) || (word.includes('/') ? reaches : isOnPath)(word);
  if (isStarted) return [ok('state files are merged item by item')];
  return [
    problem(
      'the merge driver stateward starts a program that is not there: a merge of state files stops, with our side alone in them',
      'Say where it is, once in each clone:',
      commands,
    ),
  ];
}

/** Whether a shell finds a program by its name, for the PATH of the caller. */
export function onPath(searchPath = ''): Reaches {
  return (name) => searchPath.split(delimiter).some((folder) => existsSync(join(folder, name)));
}
