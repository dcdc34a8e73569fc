import { existsSync, lstatSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { standingAt } from '../check/standing.ts';
import { type UsageError, usageError } from '../check/usage-error.ts';
import type { Report } from '../core/report.ts';
import { nearestName } from '../formats/nearest-name.ts';
import { reporters } from '../output/index.ts';
import { type OutputChoice, reporterOptions, type Terminal } from './terminal.ts';

/** One `--format` choice: a format, and the file it goes to instead of standard output. */
export interface FormatChoice {
  readonly format: string;
  readonly file: string | undefined;
}

/** Reads `text`, `json=report.json`, …; a format that does not exist names the nearest one. */
export function parseFormat(value: string): FormatChoice | UsageError {
  const [, format = '', file] = /^([^=]*)(?:=(.*))?$/s.exec(value) ?? [];
  const known = reporters.map(({ id }) => id);
  if (known.includes(format) && file !== '') return { format, file };
  if (file === '') return usageError(`--format ${value} names no file after the '='`);
  const nearest = nearestName(format, known);
  const hint = nearest === undefined ? `known formats: ${known.join(', ')}` : `did you mean '${nearest}'?`;
  return usageError(`there is no format ${JSON.stringify(format)}; ${hint}`);
}

/** Renders a report in every chosen format; text where none was chosen. */
export function printReport(
  report: Report,
  formats: readonly FormatChoice[],
  choice: OutputChoice,
  terminal: Terminal,
): UsageError | undefined {
  const chosen = formats.length === 0 ? [{ format: 'text', file: undefined }] : formats;
  for (const { format, file } of chosen) {
    const options = reporterOptions(terminal, choice);
    const reporter = reporters.find(({ id }) => id === format);
    const text = reporter?.render(report, file === undefined ? options : { ...options, color: false }) ?? '';
    if (file === undefined) terminal.out(text);
    else {
      const problem = writeReport(file, text);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

/** Writes a report; what is in the way is said as the system says it. */
export function writeReport(file: string, text: string): UsageError | undefined {
  const fault = reportPathFault(file);
  if (fault !== undefined)
    return usageError(
      `the report cannot be written to "${file}": ${fault}; name a file that no link leads to`,
    );
  try {
    writeFileSync(file, text);
    return undefined;
  } catch (error) {
    return usageError(
      `the report cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Why no report is written to a path: below the top of the repository that is judged, what stands there comes from whoever
 * made its commits, and a link of theirs would lead the report over any file. Undefined where it may be written.
 */
export function reportPathFault(file: string, folder = process.cwd()): string | undefined {
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
