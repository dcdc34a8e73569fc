import { relative, sep } from 'node:path';
import { topOnDisk } from '../check/top-on-disk.ts';
import { reportingTool } from '../output/home.ts';
import type { ReporterOptions } from '../output/reporter.ts';
import { endQuietlyOnBrokenPipe } from './broken-pipe.ts';

/** What the entry points need of the process they run in; a value, so that tests hand in their own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  readonly columns: number | undefined;
  /** Columns of the terminal that shows errors; undefined where none does. */
  readonly errorColumns?: number | undefined;
  out(text: string): void;
  error(text: string): void;
}

/** Standard output is opened where something is to be said: a hook that has nothing to say does not pay for it. */
export const processTerminal: Terminal = {
  environment: process.env,
  get isTerminal() {
    return process.stdout.isTTY === true;
  },
  get columns() {
    return process.stdout.columns;
  },
  get errorColumns() {
    return process.stderr.columns;
  },
  out: (text) => {
    endQuietlyOnBrokenPipe();
    process.stdout.write(text);
  },
  error: (text) => void process.stderr.write(text),
};

export interface OutputChoice extends Pick<ReporterOptions, 'again' | 'judged' | 'gitFirst'> {
  readonly color: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

const narrowest = 40;
/** Lines that are longer than this are hard to read, however wide the window is. */
const widestProse = 110;

/** Columns that prose may take: those of the window, within reason. */
export function widthOf(terminal: Terminal): number {
  return Math.min(widestProse, Math.max(narrowest, terminal.columns ?? 80));
}

/**
 * Colours on a terminal that wants them (NO_COLOR, https://no-color.org), and anywhere if they are asked for (FORCE_COLOR,
 * https://force-color.org); what says no goes first.
 */
function wantsColor({ environment, isTerminal }: Terminal): boolean {
  const { NO_COLOR: never = '', FORCE_COLOR: always = '' } = environment;
  if (never !== '') return false;
  return always === '' ? isTerminal : always !== '0' && always !== 'false';
}

/** Where the reader stands below the top: a hook runs at the top, and git says from where it was called. */
function folderOf({ environment }: Terminal): string {
  const folder = process.cwd();
  const top = topOnDisk(folder);
  const below = top === undefined ? '' : relative(top, folder).split(sep).join('/');
  // Git's own folder is no place of the work tree: from there nobody restores a file.
  if (/^\.git(?:\/|$)/.test(below)) return '';
  return below === '' ? (environment.GIT_PREFIX ?? '').replace(/\/$/, '') : below;
}

export function reporterOptions(terminal: Terminal, choice: OutputChoice): ReporterOptions {
  return {
    color: choice.color && wantsColor(terminal),
    width: widthOf(terminal),
    quiet: choice.quiet,
    verbose: choice.verbose,
    tool: reportingTool,
    folder: folderOf(terminal),
    ...(choice.again === undefined ? {} : { again: choice.again }),
    ...(choice.gitFirst === undefined ? {} : { gitFirst: choice.gitFirst }),
    ...(choice.judged === undefined ? {} : { judged: choice.judged }),
  };
}
