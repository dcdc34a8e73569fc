import type { ReportedFinding } from '../core/finding.ts';
import type { Repair, RepairPlace, RepairWay } from '../core/repair.ts';
import { groupBy } from '../formats/group.ts';
import { commandName } from './home.ts';
import { safeText } from './safe-text.ts';
import { printfOf, shellPath, shellQuote } from './shell-quote.ts';

/** A repair as it is printed: lines for a shell, each of which runs where the one before it succeeded. */
export interface PrintedRepair {
  readonly steps: readonly Step[];
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
}

interface Chosen {
  readonly way: RepairWay;
  readonly place: RepairPlace;
}

const shownDigits = 12;
/** Longer lists of files are left out: without paths all that is open is repaired. */
const longestPaths = 1000;
const longestPatch = 16_000;

/** How a reader does one repair; undefined where no way is allowed: then the words of the rule say what to do. */
export function printedRepair(repair: Repair | undefined, reader: Reader = {}): PrintedRepair | undefined {
  const [way] = repair === undefined ? [] : allowedWays(repair);
  if (repair === undefined || way === undefined) return undefined;
  const loses = lossOf(repair, way);
  return {
    steps: stepsOf([{ way, place: repair.place }], reader),
    ...(loses === undefined ? {} : { loses }),
    ...(repair.patch === undefined ? {} : { patch: repair.patch }),
  };
}

/** The one command that puts back all that is open; undefined where no command puts back anything without a loss. */
export function repairOfAll(
  findings: readonly Pick<ReportedFinding, 'severity' | 'repair'>[],
  reader: Reader = {},
): PrintedRepair | undefined {
  const own = findings.flatMap(({ severity, repair }) =>
    severity === 'error' && isWhole(printedRepair(repair)) && repair !== undefined ? [repair] : [],
  );
  const repairs = [...new Map(own.map((each) => [JSON.stringify(each), each])).values()];
  if (repairs.length === 0) return undefined;
  const patches = repairs.flatMap(({ patch }) => patch ?? []);
  const patch = [...new Set(patches)].join('');
  const isPatched = patches.length === repairs.length && patch.length <= longestPatch;
  return { steps: stepsOf(commonWays(repairs), reader), ...(isPatched ? { patch } : {}) };
}

/** Files that one commit has as they should be are restored from it; else all are written, as far as they can be. */
function commonWays(repairs: readonly Repair[]): readonly Chosen[] {
  const all = repairs.flatMap((repair) => {
    const ways = allowedWays(repair);
    const { place } = repair;
    return ways
      .slice(0, 1)
      .map((first) => ({ first, way: ways.find(({ how }) => how === 'write') ?? first, place }));
  });
  const commits = new Set(all.map(({ first }) => (first.how === 'restore' ? first.commit : '')));
  return commits.size === 1 ? all.map(({ first, place }) => ({ way: first, place })) : all;
}

function allowedWays({ ways, place: { isBuiltUpon = false, staged } }: Repair): readonly RepairWay[] {
  return ways.filter(
    (way) => way.how !== 'restore' || !isBuiltUpon || (way.where === 'index' && staged !== undefined),
  );
}

function lossOf(repair: Repair, way: RepairWay): string | undefined {
  return repair.loses ?? (way.how === 'restore' ? way.loses : undefined);
}

/** In the order in which they are done: each command once, with the paths of all. */
const order = [/^git merge /, /^git checkout /, / repair\b/, /^git add /];

function stepsOf(chosen: readonly Chosen[], reader: Reader): Step[] {
  const isWithFiles = chosen.some(({ way }) => way.how === 'merge' && way.file !== undefined);
  const all = groupBy(
    chosen.flatMap((each) => stepsOfWay(each, isWithFiles, reader)),
    ({ command }) => command,
  );
  const rank = ([command]: readonly [string, unknown]) => order.findIndex((each) => each.test(command));
  return [...all]
    .sort((left, right) => rank(left) - rank(right))
    .map(([command, steps], index) => {
      const paths = [...new Set(steps.flatMap((each) => each.paths))];
      const named = paths.map((path) => seenFrom(reader.folder ?? '', path));
      const isLast = index === all.size - 1 && !command.startsWith('git ');
      return { command, paths: isLast && named.join(' ').length > longestPaths ? [] : named };
    });
}

function stepsOfWay({ way, place }: Chosen, isWithFiles: boolean, reader: Reader): Step[] {
  if (way.how === 'restore') return [{ command: `git checkout ${short(way.commit)} --`, paths: way.paths }];
  if (way.how === 'write')
    return [
      { command: repairLine(place, reader), paths: way.paths.slice(0, 1) },
      ...(place.staged === undefined ? [] : [{ command: 'git add --', paths: way.paths }]),
    ];
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

/** The repair as one line for a shell. */
export function repairCommand({ steps }: Pick<PrintedRepair, 'steps'>): string {
  return steps
    .map(({ command, paths }) =>
      [safeText(command), ...paths.map(command.startsWith('git ') ? shellPath : operand)].join(' '),
    )
    .join(' && ');
}

/** The same for somebody who has git and nothing else; undefined where nothing short does it. */
export function gitCommand({ steps, patch }: PrintedRepair): string | undefined {
  const own = steps.findIndex(({ command }) => !command.startsWith('git '));
  if (own < 0) return repairCommand({ steps });
  if (patch === undefined) return undefined;
  const before = own === 0 ? '' : `${repairCommand({ steps: steps.slice(0, own) })} && `;
  return `${before}${printfOf(patch)} | git apply`;
}

/** Whether a repair takes nothing along but what is rejected: else words come before it. */
export function isWhole(repair: PrintedRepair | undefined): repair is PrintedRepair {
  return repair !== undefined && repair.loses === undefined;
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
