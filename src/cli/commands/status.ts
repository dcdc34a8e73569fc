import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { kinds } from '../../kinds/index.ts';
import { jsonText } from '../../output/json-text.ts';
import type { ReporterOptions } from '../../output/reporter.ts';
import { safeText } from '../../output/safe-text.ts';
import { renderView } from '../../output/view-text.ts';
import type { Io } from '../io.ts';
import { reporterOptions } from '../output.ts';
import { type FileStatus, findStatus, type Status } from '../status.ts';
import { examples, formatOption, type Runs, type TextOrJson } from './command-parts.ts';

interface StatusFlags {
  readonly config?: string;
  readonly format: TextOrJson;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** `stateward status`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('status');
  command
    .addHelpText('after', examples(['status', 'status prd.json', 'status --format json']))
    .description('where the governed files stand and what comes next')
    .argument('[path]', 'a governed file, a part of one, or a folder (default: all)')
    .option('--config <file>', 'the configuration (default: .stateward.yml of the work tree)')
    .addOption(formatOption(command))
    .option('--verbose', 'show everything')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(runs(status));
}

/** The exit code says whether every file could be read. */
async function status(
  io: Io,
  file: string | undefined,
  { verbose = false, color, config, format }: StatusFlags,
): Promise<number> {
  const found = await findStatus(io, { file, config }, kinds);
  const options = reporterOptions(io, { color, quiet: false, verbose });
  io.out(format === 'json' ? jsonText(statusJson(found)) : statusText(found, options));
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
