import type { TopFolder } from '../top-folder.ts';
import { type Caller, programWord, shellWord } from './caller.ts';
import { createFile, type OwnLines, type Proposal } from './proposal.ts';

const attributesPath = '.gitattributes';

/** The lines of `.gitattributes` that give state files to the merge driver, and show their differences item by item. */
export function proposeAttributes(
  folder: TopFolder,
  files: readonly { readonly path: string }[],
  own: OwnLines,
): Proposal {
  const lines = files.map(({ path }) => `${attributesWord(path)} merge=stateward diff=stateward\n`);
  const text = `# stateward: merged item by item (git config merge.stateward.driver)\n${lines.join('')}`;
  const file = {
    path: attributesPath,
    text,
    isPart: true,
    isDone: (there: string) => lines.every((line) => there.includes(line)),
    fillsWhere: (there: string) => !there.includes('stateward'),
  };
  return createFile(folder, file, own);
}

/** What each clone has to say, since git takes no program from a file that others write. */
export function driverCommands(caller: Caller): string[] {
  const program = `node ${programWord(caller)}`;
  return [
    `git config merge.stateward.name ${shellWord('Stateward, item by item')}`,
    `git config merge.stateward.driver ${shellWord(`${program} merge %O %A %B %P --marker-size %L`)}`,
    `git config diff.stateward.textconv ${shellWord(`${program} diff --textconv`)}`,
  ];
}

/** A path as a pattern that means it alone. */
function attributesWord(path: string): string {
  const plain = path.replace(/[\\*?[]/g, (sign) => `\\${sign}`);
  const word = plain.includes('/') ? plain : `/${plain}`;
  return /[\s"#!]/.test(word) ? JSON.stringify(word) : word;
}
