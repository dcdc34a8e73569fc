import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Repair, RepairPlace, RepairWay } from '../engine/contract/repair.ts';
import { groupBy } from '../formats/group.ts';
import { commandName } from './home.ts';
import { safeText } from './safe-text.ts';
import { shellPath, shellQuote } from './shell-quote.ts';

/** A repair as it is printed. */
export interface PrintedRepair {
  /** One line for a shell. */
  readonly command: string;
  /** What is lost besides what is rejected: the words of the rule come first then. */
  readonly loses?: string;
  readonly patch?: string;
}

/** A command, less the paths that it ends with. */
interface Step {
  readonly command: string;
  readonly paths: readonly string[];
}

/** Where a command is read: in a folder of the repository, its top unless given, and how the program is started there. */
export interface Reader {
  readonly folder?: string;
  readonly program?: string;
  readonly hasWaivers?: boolean;
}

interface Chosen {
  readonly way: RepairWay;
  readonly place: RepairPlace;
}

const shownDigits = 12;
/** Longer lists of files are left out: without paths all that is open is repaired, but for what is not staged. */
const longestPaths = 1000;

/** How a reader does one repair; undefined where no way is allowed: then the words of the rule say what to do. */
export function printedRepair(repair: Repair | undefined, reader: Reader = {}): PrintedRepair | undefined {
  const [way] = repair === undefined ? [] : allowedWays(repair);
  if (repair === undefined || way === undefined) return undefined;
  const { place, patch, loses = way.how === 'restore' ? way.loses : undefined } = repair;
  return {
    command: commandOf([{ way, place }], reader),
    ...(loses === undefined ? {} : { loses }),
    ...(patch === undefined ? {} : { patch }),
  };
}

/** Whether a repair takes nothing along but what is rejected: else words come before it. */
export function isWhole(repair: PrintedRepair | undefined): repair is PrintedRepair {
  return repair !== undefined && repair.loses === undefined;
}

/**
 * The one command for all that is open; undefined where none puts back anything without a loss. Files that one commit has as
 * they should be are restored from it; else all are written, as far as they can be.
 */
export function commandForAll(
  findings: readonly Pick<ReportedFinding, 'severity' | 'repair'>[],
  reader: Reader = {},
): string | undefined {
  const all = findings.flatMap(({ severity, repair }) => {
    if (severity !== 'error' || repair === undefined || !isWhole(printedRepair(repair))) return [];
    const [way, ...others] = allowedWays(repair);
    const { place } = repair;
    return way === undefined
      ? []
      : [{ way, place, written: others.find(({ how }) => how === 'write') ?? way }];
  });
  const commits = new Set(all.map(({ way }) => (way.how === 'restore' ? way.commit : '')));
  const chosen = commits.size === 1 ? all : all.map(({ written, place }) => ({ way: written, place }));
  return chosen.length === 0 ? undefined : commandOf(chosen, reader);
}

function allowedWays({ ways, place: { isBuiltUpon = false, staged } }: Repair): readonly RepairWay[] {
  const restores = !isBuiltUpon || (staged !== undefined && !ways.some(({ how }) => how === 'write'));
  return ways.filter(({ how }) => how !== 'restore' || restores);
}

/** In the order in which they are done, each where the one before it succeeded. */
const order = [/^git merge /, /^git checkout /, / repair\b/];

/** Each command once, with the paths of all. */
function commandOf(chosen: readonly Chosen[], reader: Reader): string {
  const isWithFiles = chosen.some(({ way }) => way.how === 'merge' && way.file !== undefined);
  const steps = groupBy(
    chosen.flatMap((each) => stepsOf(each, isWithFiles, reader)),
    ({ command }) => command,
  );
  const rank = (command: string) => order.findIndex((each) => each.test(command));
  const lines = [...steps].sort(([left], [right]) => rank(left) - rank(right));
  return lines
    .map(([command, same]) => {
      const isGit = command.startsWith('git ');
      const paths = [...new Set(same.flatMap((each) => each.paths))]
        .map((path) => seenFrom(reader.folder ?? '', path))
        .map(isGit ? shellPath : operand);
      const isShown = isGit || / --staged\b/.test(command) || paths.join(' ').length <= longestPaths;
      return [safeText(command), ...(isShown ? paths : [])].join(' ');
    })
    .join(' && ');
}

function stepsOf({ way, place }: Chosen, isWithFiles: boolean, reader: Reader): Step[] {
  if (way.how === 'restore') return [{ command: `git checkout ${short(way.commit)} --`, paths: way.paths }];
  if (way.how === 'write') return [{ command: repairLine(place, reader), paths: way.paths.slice(0, 1) }];
  const merge = (option: string) => `git merge ${option} -X ours ${short(way.commit)}`;
  if (!isWithFiles || way.file === undefined) return [{ command: merge('--no-edit'), paths: [] }];
  const { path, from } = way.file;
  const paths = [path];
  return [
    { command: `${merge('--no-commit')} || git cat-file -e MERGE_HEAD`, paths: [] },
    { command: `git checkout ${from === 'head' ? 'HEAD' : short(way.commit)} --`, paths },
    ...(from === 'head' ? [{ command: repairLine({}, reader), paths }] : []),
  ];
}

/** `stateward repair` for what was judged, without paths. */
function repairLine(
  { since, staged, byBase, isPolicyChanged, isWhole }: RepairPlace,
  { folder = '', program = commandName }: Reader,
): string {
  const file = staged?.messageFile;
  const message = file === undefined ? '' : ` --message-file ${shellQuote(messagePath(file, folder))}`;
  const what = [
    ...(staged === undefined ? [] : [` --staged${message}`]),
    ...(since === undefined ? [] : [since === 'root' ? ' --root' : ` --base ${short(since)}`]),
    ...(byBase === true && isPolicyChanged === true ? [' --config-from base'] : []),
    ...(isWhole === true ? [' --squash'] : []),
  ];
  return `${program} repair${what.join('')}`;
}

/** Hooks run at the top; in a linked work tree git names the file from the root of the system. */
function messagePath(file: string, folder: string): string {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(file) ? file : seenFrom(folder, file);
}

function short(commit: string): string {
  return commit.slice(0, shownDigits);
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
