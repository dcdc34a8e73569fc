import { isAbsolute, join } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import { commandName } from '../../output/home.ts';
import { programKey } from '../init/caller.ts';
import { isOfOneMachine, isThere, programsIn } from '../init/own-lines.ts';
import { type Diagnosis, hint, named, problem } from './diagnosis.ts';
import type { SetupFacts } from './setup-facts.ts';
import type { SetupFiles, TextFile } from './setup-files.ts';

/** Whether the programs are there that hooks start, and whether others who get the same hooks have them too. */
export function programDiagnoses(facts: SetupFacts, files: SetupFiles, folder?: TopFolder): Diagnosis[] {
  if (folder === undefined) return [];
  const started = [...hookFiles(facts, folder), ...toolFiles(files)].flatMap(({ path, text }) =>
    programsIn(text).map((program) => ({ file: path, program })),
  );
  const gone = started.filter(({ program }) => !isThere(program, folder.reaches, facts.program));
  const unnamed = gone.filter(({ program }) => program.path === undefined);
  const missing = gone.filter(({ program }) => program.path !== undefined);
  const shared = started.filter(({ file, program }) => isOfOneMachine(program) && !isAbsolute(file));
  const committed = facts.paths.some((path) => path.startsWith('node_modules/'));
  return [
    ...(committed || facts.openPackages === true
      ? [
          hint(
            `node_modules is ${committed ? 'committed' : 'not ignored: git add -A would commit every installed package'}`,
            committed ? 'Take it out of the index, and have git ignore it:' : 'Have git ignore it:',
            [
              'echo node_modules/ >> .gitignore',
              ...(committed ? ['git rm -r -q --cached node_modules'] : []),
            ],
          ),
        ]
      : []),
    ...(unnamed.length === 0
      ? []
      : [
          problem(
            `${filesOf(unnamed)} start what git config ${programKey} names, and that is ${facts.program === undefined ? 'not set in this clone' : `not there (${facts.program})`}`,
            `Run git config ${programKey} <folder of Stateward>/dist/cli.js, or ${commandName} init --write.`,
          ),
        ]),
    ...(missing.length === 0
      ? []
      : [
          problem(
            `${filesOf(missing)} start ${named([...new Set(missing.map(({ program }) => program.path ?? ''))])}, which is not there`,
            `Run npm install where it is a package, else ${commandName} init --write, which renews its own lines.`,
          ),
        ]),
    ...(shared.length === 0
      ? []
      : [
          hint(
            `${filesOf(shared)} name a path that is there on one machine only`,
            `Run ${commandName} init --upgrade --write: hooks that others get then name the package, or what each clone says.`,
          ),
        ]),
  ];
}

function filesOf(started: readonly { readonly file: string }[]): string {
  return named([...new Set(started.map(({ file }) => file))]);
}

/** The hooks that git runs here: from the top where they are files of the repository, else absolute. */
function hookFiles({ hooksFolder, callingHooks, top }: SetupFacts, folder: TopFolder): TextFile[] {
  const at = hooksFolder.replace(/[\\/]_$/, '');
  return callingHooks.flatMap((name) => {
    const file = join(at, name);
    const inside = file.startsWith(`${join(top, '.git')}/`) || !file.startsWith(`${top}/`);
    const text = folder.textAt(file);
    return text === undefined ? [] : [{ path: inside ? file : file.slice(top.length + 1), text }];
  });
}

function toolFiles({ lefthook, preCommit, agents = [] }: SetupFiles): TextFile[] {
  return [lefthook, preCommit, ...agents].flatMap((file) => (file === undefined ? [] : [file]));
}
