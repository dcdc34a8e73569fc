import type { Report } from '../engine/contract/report.ts';

/** What the caller knows about its reader. Reporters for machines may ignore all of it. */
export interface ReporterOptions {
  /** Whether ANSI colours may be used. */
  readonly color: boolean;
  /** The folder of the repository in which the reader stands, where that is not its top. */
  readonly folder?: string;
  /** How this program is started there; `npx --no stateward` unless given. */
  readonly program?: string;
  /** Columns of the terminal; prose is wrapped to it, commands never are. */
  readonly width: number;
  /** Also says what was judged, and lists every rule that could not be. */
  readonly verbose: boolean;
  /** Whether each finding says why, what else would do, and how it is waived; as `verbose` unless given. */
  readonly reasons?: boolean;
  /** Only errors, without reasons, and the summary. */
  readonly quiet: boolean;
  /** So many findings at most, where whoever prints says how many are left. */
  readonly most?: number;
  /**
   * UTF-8 bytes that the place it is written to takes: a format with such a limit leaves out what matters
   * least and says so. At least 2,048.
   */
  readonly maxBytes?: number;
  /** Repository, branch and base, in words, for whoever has no more than what is printed. */
  readonly judged?: string;
  /** The command that judges the same again; absent where nobody knows of one. */
  readonly again?: string;
  /** Whether there is a file of waivers already. */
  readonly hasWaivers?: boolean;
  /** The program that reports, for formats that name it. */
  readonly tool?: ReportingTool;
}

/** `home` and the pages of rules are absolute URLs; absent where the project is published nowhere. */
export interface ReportingTool {
  readonly version: string;
  readonly home?: string;
  readonly rulePage?: (ruleId: string) => string;
}

/**
 * One output format. `render` is pure and total: everything in a report that comes from state files,
 * commit messages or paths is hostile, and each reporter neutralises it for the place it prints to.
 */
export interface Reporter {
  readonly id: string;
  render(report: Report, options: ReporterOptions): string;
}
