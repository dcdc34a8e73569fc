import { exitCodes } from '../check/exit-code.ts';
import { isUsageError, usageError } from '../check/usage-error.ts';
import { kinds } from '../kinds/index.ts';
import { jsonText } from '../output/json-text.ts';
import type { ReporterOptions } from '../output/reporter.ts';
import { safeText } from '../output/safe-text.ts';
import { renderView } from '../output/view-text.ts';
import { refuse } from './outcome.ts';
import { type FileStatus, findStatus, type Status } from './status.ts';
import { reporterOptions, processTerminal as terminal } from './terminal.ts';

export interface StatusFlags {
  readonly config?: string;
  readonly format: string;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** `stateward status`. The exit code: a file that cannot be read is cannot judge. */
export async function status(
  file: string | undefined,
  { verbose, color, config, format }: StatusFlags,
): Promise<number> {
  if (format !== 'text' && format !== 'json')
    return refuse(
      usageError(`--format ${JSON.stringify(format)} is not known; one of text, json was expected`),
    );
  const options = reporterOptions(terminal, { color, quiet: false, verbose: verbose === true });
  const found = await findStatus({ file, config }, kinds);
  if (isUsageError(found)) return refuse(found);
  terminal.out(format === 'json' ? jsonText(statusJson(found)) : statusText(found, options));
  const isRead = 'files' in found && found.files.every(({ fault }) => fault === undefined);
  return isRead ? exitCodes.clean : exitCodes.cannotJudge;
}

export function statusText(found: Status, options: ReporterOptions): string {
  if ('obstacle' in found) {
    const { message, fix } = found.obstacle;
    return `cannot judge: ${safeText(message)}\n${safeText(fix)}\n`;
  }
  const { files } = found;
  return files.length === 0
    ? 'No governed file was found.\n'
    : files.map((each) => fileText(each, options)).join('\n');
}

function fileText({ path, view, fault = '' }: FileStatus, options: ReporterOptions): string {
  const said = view === undefined ? `  cannot be read: ${safeText(fault)}\n` : renderView(view, options);
  return `${safeText(path)}\n${said}`;
}

/** Everything, whatever its length: whoever reads it can count. */
function statusJson(found: Status) {
  if ('obstacle' in found) return { version: 1, ...found };
  return { version: 1, files: found.files.map(({ view, ...file }) => ({ ...file, ...view })) };
}
