import type { Repair } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { printfOf, shellPath, shellQuote } from './shell-quote.ts';

/** The way back as one line for a shell, in a folder of the repository: its top unless told. */
export function repairCommand({ run, path, besides = [], next }: Repair, folder = ''): string {
  const paths = (path === undefined ? [] : [path, ...besides]).map((each) => seenFrom(folder, each));
  return [run, ...(next === undefined ? [] : [next])].map((command) => lineOf(command, paths)).join(' && ');
}

/** The same for somebody who has git and nothing else; undefined where nothing short does it. */
export function gitCommand(repair: Repair, folder = ''): string | undefined {
  const { next, ...only } = repair;
  const isGit = repair.run.startsWith('git ');
  if (isGit && next === undefined) return repairCommand(repair, folder);
  if (repair.patch === undefined) return undefined;
  return `${isGit ? `${repairCommand(only, folder)} && ` : ''}${printfOf(repair.patch)} | git apply`;
}

/** Whether a repair takes nothing along but what is refused: else words come before it. */
export function isWhole(repair: Repair | undefined): repair is Repair {
  return repair !== undefined && repair.loses === undefined;
}

function lineOf(command: string, paths: readonly string[]): string {
  const word = command.startsWith('git ') ? shellPath : operand;
  return [safeText(command), ...paths.map(word)].join(' ');
}

/** A path of the repository as it is called in one of its folders. */
function seenFrom(folder: string, path: string): string {
  const here = folder === '' ? [] : folder.split('/');
  const there = path.split('/');
  let common = 0;
  while (common < here.length && common < there.length - 1 && here[common] === there[common]) common++;
  return [...here.slice(common).map(() => '..'), ...there.slice(common)].join('/');
}

/** Only git reads patterns and magic in a path; what looks like an option is none behind its folder. */
function operand(path: string): string {
  return shellQuote(path.startsWith('-') ? `./${path}` : path);
}
