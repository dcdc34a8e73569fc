import { existsSync, lstatSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { readerAt } from '../check/reader.ts';
import { standingAt } from '../check/standing.ts';
import { UserError } from '../check/user-error.ts';
import type { Report } from '../engine/contract/report.ts';
import { nearestName } from '../formats/nearest-name.ts';
import { reportingTool } from '../output/home.ts';
import { reporters } from '../output/index.ts';
import type { ReporterOptions } from '../output/reporter.ts';
import { type Io, widthOf } from './io.ts';

/** One `--format` choice: a format, and the file that takes it instead of standard output. */
export interface FormatChoice {
  readonly format: string;
  readonly file: string | undefined;
}

export interface OutputChoice extends Pick<ReporterOptions, 'again' | 'judged' | 'most'> {
  readonly color: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

const known = reporters.map(({ id }) => id);

/** The names of all formats, for the help. */
export const formats = known.join(', ');

/** Reads `text`, `json=report.json`, …, for commander. */
export function formatChoice(value: string, earlier: readonly FormatChoice[] = []): readonly FormatChoice[] {
  const [, format = '', file] = /^([^=]*)(?:=(.*))?$/s.exec(value) ?? [];
  if (file === '') throw new UserError(`--format ${value} names no file after the '='`);
  if (known.includes(format)) return [...earlier, { format, file }];
  const nearest = nearestName(format, known);
  const hint = nearest === undefined ? `known formats: ${formats}` : `did you mean '${nearest}'?`;
  throw new UserError(`there is no format ${JSON.stringify(format)}; ${hint}`);
}

/**
 * Renders a report in every chosen format; text where none was chosen.
 *
 * @throws UserError where a file cannot be written
 */
export function printReport(
  report: Report,
  chosen: readonly FormatChoice[],
  choice: OutputChoice,
  io: Io,
): void {
  const options = reporterOptions(io, choice);
  for (const { format, file } of chosen.length === 0 ? [{ format: 'text', file: undefined }] : chosen) {
    const reporter = reporters.find(({ id }) => id === format);
    const text = reporter?.render(report, file === undefined ? options : { ...options, color: false }) ?? '';
    if (file === undefined) io.out(text);
    else writeReport(io, file, text);
  }
}

export function reporterOptions(io: Io, { color, ...choice }: OutputChoice): ReporterOptions {
  return {
    ...choice,
    color: color && wantsColor(io),
    width: widthOf(io),
    tool: reportingTool,
    ...readerAt(io),
  };
}

/**
 * Colours on a terminal that wants them (NO_COLOR, https://no-color.org), and anywhere if they are asked for (FORCE_COLOR,
 * https://force-color.org); what says no goes first.
 */
function wantsColor({ env, isTerminal }: Io): boolean {
  const { NO_COLOR: never = '', FORCE_COLOR: always = '' } = env;
  if (never !== '') return false;
  return always === '' ? isTerminal : always !== '0' && always !== 'false';
}

/**
 * Writes a report.
 *
 * @throws UserError with what is in the way, as the system names it
 */
export function writeReport({ cwd }: Pick<Io, 'cwd'>, file: string, text: string): void {
  const fault = reportPathFault(file, cwd);
  if (fault !== undefined)
    throw new UserError(
      `the report cannot be written to "${file}": ${fault}; name a file that no link leads to`,
    );
  try {
    writeFileSync(resolve(cwd, file), text);
  } catch (error) {
    throw new UserError(
      `the report cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Why no report is written to a path: below the top of the repository that is judged, what stands there comes from whoever
 * made its commits, and a link of theirs would lead the report over any file. Undefined where it may be written.
 */
export function reportPathFault(file: string, folder: string): string | undefined {
  const top = topAbove(folder);
  if (top === undefined) return undefined;
  const path = resolve(folder, file);
  const places = [path, join(realFolder(path), basename(path))].map((each) => relative(top, each).split(sep));
  const below = places.filter(([first = '']) => first !== '' && first !== '..');
  if (below.some((names) => names.some((name) => name.toLowerCase() === '.git')))
    return "it would stand in git's own folder";
  const isLinked = below.some((names) => standingAt(top, names.join('/')) === 'link');
  return isLinked ? 'a symbolic link of the repository leads there' : undefined;
}

/** The folder that a report would stand in, less all links; as it is named where it is not there. */
function realFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function topAbove(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return at;
    if (dirname(at) === at) return undefined;
  }
}
