import type { TopFolder } from '../../check/top-folder.ts';
import { alternatives } from '../../config/path-glob.ts';
import { type Caller, programWord, shellWord } from './caller.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import type { StateFile } from './state-files.ts';
import { filled } from './templates.ts';

type Named = Pick<StateFile, 'path' | 'glob' | 'members'>;

/**
 * The lines of `.gitattributes` that give state files to the merge driver, and show their differences item by item: by the names
 * that such files usually have, so that the next one is merged so, too.
 */
export function proposeAttributes(folder: TopFolder, files: readonly Named[], manner: Manner): Proposal {
  const patterns = new Set(files.flatMap(patternsOf));
  const lines = [...patterns].map((pattern) => `${pattern} merge=stateward diff=stateward`).join('\n');
  const text = filled('attributes', { lines });
  return propose(folder, { path: '.gitattributes', text, mayAdd: () => true }, manner);
}

/** Whether attributes give files to the driver. */
export function namesDriver(attributes: string): boolean {
  return /^[^#\n]*\s(merge|diff)=stateward\b/m.test(attributes);
}

/** What each clone has to say, since git takes no program from a file that others write. */
export function driverCommands(caller: Caller): string[] {
  const program = `node ${programWord(caller)}`;
  return [
    `git config merge.stateward.name ${shellWord('Stateward, item by item')}`,
    `git config merge.stateward.driver ${shellWord(`${program} merge --marker-size %L --ours=%X --theirs=%Y -- %O %A %B %P`)}`,
    `git config diff.stateward.textconv ${shellWord(`${program} diff --textconv --`)}`,
  ];
}

const mostAlternatives = 100;

/** A glob as patterns of git, which knows no braces; or the path alone, where only the path is known. */
function patternsOf({ path, glob, members = [] }: Named): string[] {
  const written = glob === path ? undefined : alternatives(glob, mostAlternatives);
  const own = written ?? [path.replace(/[\\*?[]/g, (sign) => `\\${sign}`)];
  return [...own, ...members.flatMap((each) => alternatives(each, mostAlternatives) ?? [])].map(
    attributesWord,
  );
}

/** A pattern without a slash would mean files of that name anywhere. */
function attributesWord(pattern: string): string {
  const word = pattern.includes('/') ? pattern : `/${pattern}`;
  return /[\s"#!]/.test(word) ? JSON.stringify(word) : word;
}
