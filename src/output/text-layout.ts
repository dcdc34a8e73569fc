import { commandName } from './home.ts';
import type { ReporterOptions } from './reporter.ts';
import { type Paint, painter } from './style.ts';

/** What every part of the text report needs to know. */
export interface TextLayout {
  readonly width: number;
  readonly paint: Paint;
  readonly verbose: boolean;
  /** Whether each finding says why, what else would do, and how it is waived. */
  readonly reasons: boolean;
  readonly quiet: boolean;
  /** Where commands are read: a folder of the repository. */
  readonly folder: string;
  /** How the program is started there. */
  readonly program: string;
  /** The command that judges the same again. */
  readonly again: string | undefined;
  readonly hasWaivers: boolean;
}

const narrowest = 40;
const longestProse = 2000;
const indent = ' '.repeat(4);
const labelWidth = 8;

/** Columns at which the text after a label begins. */
export const labelledColumn = indent.length + labelWidth;

export function textLayout(options: ReporterOptions): TextLayout {
  const { color, width, verbose, reasons = verbose, quiet, again, hasWaivers = false } = options;
  const { folder = '', program = commandName } = options;
  return {
    width: width >= narrowest ? Math.floor(width) : narrowest,
    paint: painter(color),
    verbose,
    reasons,
    quiet,
    folder,
    program,
    again,
    hasWaivers,
  };
}

export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => indent + line);
}

/** The first line after its label, the others under it. */
export function labelled({ paint }: TextLayout, label: string, lines: readonly string[]): string[] {
  return lines.map((line, index) =>
    index === 0
      ? `${indent}${paint('strong', label)}${' '.repeat(labelWidth - label.length)}${line}`
      : ' '.repeat(labelledColumn) + line,
  );
}

/** A state file decides how long its texts are; the terminal gets the beginning, JSON all of it. */
export function shortened(text: string): string {
  return text.length <= longestProse ? text : `${text.slice(0, longestProse)}…`;
}

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Seven digits of a commit id; anything else is shown as it came. */
export function shortCommit(commit: string): string {
  return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : shortened(commit);
}
