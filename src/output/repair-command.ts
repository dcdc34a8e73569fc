import type { Repair, RepairPlace, RepairWay } from '../core/repair.ts';
import { commandName } from './home.ts';
import { safeText } from './safe-text.ts';
import { printfOf, shellPath, shellQuote } from './shell-quote.ts';

/** A repair as it is printed: command lines over the same paths. */
export interface PrintedRepair {
  /** Each ends with the paths; the second runs where the first one succeeded. */
  readonly commands: readonly string[];
  readonly paths: readonly string[];
  /** What is lost besides what is rejected: the words of the rule come first then. */
  readonly loses?: string;
  readonly patch?: string;
}

const shownDigits = 12;

/**
 * The repair that a reader does in a folder of the repository, its top unless told; undefined where no way is allowed: then
 * the words of the rule say what to do.
 */
export function printedRepair(repair: Repair | undefined, folder = ''): PrintedRepair | undefined {
  const way = repair?.ways.find((each) => isAllowed(each, repair.place));
  if (repair === undefined || way === undefined) return undefined;
  const loses = repair.loses ?? (way.how === 'restore' ? way.loses : undefined);
  return {
    ...commandsOf(way, repair.place, folder),
    ...(loses === undefined ? {} : { loses }),
    ...(repair.patch === undefined ? {} : { patch: repair.patch }),
  };
}

function isAllowed(way: RepairWay, { isBuiltUpon = false, staged }: RepairPlace): boolean {
  if (way.how !== 'restore' || !isBuiltUpon || way.where === 'anywhere') return true;
  return way.where === 'index' && staged !== undefined;
}

function commandsOf(
  way: RepairWay,
  place: RepairPlace,
  folder: string,
): Pick<PrintedRepair, 'commands' | 'paths'> {
  const { commands, paths } = fromTop(way, place, folder);
  return { commands, paths: paths.map((each) => seenFrom(folder, each)) };
}

function fromTop(
  way: RepairWay,
  place: RepairPlace,
  folder: string,
): Pick<PrintedRepair, 'commands' | 'paths'> {
  const { staged } = place;
  switch (way.how) {
    case 'restore':
      return { commands: [`git checkout ${short(way.commit)} --`], paths: way.paths };
    case 'remove':
      // What is staged and not committed yet leaves the index alone: the file itself stays.
      return { commands: [staged === undefined ? 'git rm --' : 'git rm --cached --'], paths: way.paths };
    case 'write':
      return staged === undefined
        ? { commands: [repairLine(place, folder)], paths: way.paths.slice(0, 1) }
        : { commands: [repairLine(place, folder), 'git add --'], paths: way.paths };
    default:
      return mergeLines(way);
  }
}

function mergeLines({ commit, file }: RepairWay & { readonly how: 'merge' }) {
  const merge = (option: string) => `git merge ${option} -X ours ${short(commit)}`;
  if (file === undefined) return { commands: [merge('--no-edit')], paths: [] };
  const from = file.from === 'head' ? 'HEAD' : short(commit);
  const restore = `${merge('--no-commit')} || git cat-file -e MERGE_HEAD && git checkout ${from} --`;
  const commands = file.from === 'head' ? [restore, `${commandName} repair`] : [restore];
  return { commands, paths: [file.path] };
}

/** `stateward repair` for what was judged, without paths. */
function repairLine(
  { since, staged, byBase, isPolicyChanged, isWhole }: RepairPlace,
  folder: string,
): string {
  const file = staged?.messageFile;
  const message = file === undefined ? '' : ` --message-file ${shellQuote(messagePath(file, folder))}`;
  const what = [
    ...(staged === undefined ? [] : [` --staged${message}`]),
    ...(since === undefined ? [] : [since === 'root' ? ' --root' : ` --base ${short(since)}`]),
    ...(byBase === true && isPolicyChanged === true ? [' --config-from base'] : []),
    ...(isWhole === true ? [' --squash'] : []),
  ];
  return `${commandName} repair${what.join('')}`;
}

/** Hooks run at the top; in a linked work tree git names the file from the root of the system. */
function messagePath(file: string, folder: string): string {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(file) ? file : seenFrom(folder, file);
}

function short(commit: string): string {
  return commit.slice(0, shownDigits);
}

/** The repair as one line for a shell. */
export function repairCommand({ commands, paths }: PrintedRepair): string {
  return commands.map((command) => lineOf(command, paths)).join(' && ');
}

/** The same for somebody who has git and nothing else; undefined where nothing short does it. */
export function gitCommand(repair: PrintedRepair): string | undefined {
  const byGit = repair.commands.filter((command) => command.startsWith('git '));
  const [first = ''] = repair.commands;
  const isGit = first.startsWith('git ');
  if (isGit && byGit.length === repair.commands.length) return repairCommand(repair);
  if (repair.patch === undefined) return undefined;
  const before = isGit ? `${repairCommand({ ...repair, commands: [first] })} && ` : '';
  return `${before}${printfOf(repair.patch)} | git apply`;
}

/** Whether a repair takes nothing along but what is rejected: else words come before it. */
export function isWhole(repair: PrintedRepair | undefined): repair is PrintedRepair {
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
