import { type AgentOptions, type ToolOptions } from '../../kinds/event-log/options.ts';
/** The only programs that a run may start (44). */
export declare const wrapperNames: readonly ['run_tests', 'run_build', 'run_lint'];
export type WrapperName = (typeof wrapperNames)[number];
/** Program and arguments of each wrapper; no shell reads them. */
export type Commands = Readonly<Partial<Record<WrapperName, readonly string[]>>>;
export interface RecorderOptions {
    /** The log; created where it is absent, its folder must be there. */
    readonly file: string;
    /** The folder that runs work in, absolute. It is written as it is without links and `..`. */
    readonly workspaceRoot: string;
    /** By id. Without any there are the usual three: planner and reviewer, which READ, and executor, which may EXECUTE. */
    readonly agents?: Readonly<Record<string, AgentOptions>>;
    /** By name, with JSON Schemas of what goes in and comes out. */
    readonly tools?: Readonly<Record<string, ToolOptions>>;
    /** The allowlisted wrappers, each with the command that it runs. */
    readonly commands?: Commands;
    /** How long a command may run; ten minutes unless told. */
    readonly commandTimeoutMs?: number;
    /** When a call waits for the disk: for each event (the default), at the end of each run, never. */
    readonly fsync?: 'always' | 'run' | 'never';
    /** What happens to a last line that a crash has torn: it is reported as `E_TORN_LINE` (the default), or cut. */
    readonly tornLine?: 'report' | 'truncate';
    /** By default the clock of the machine. */
    readonly clock?: () => Date;
    /** By default random, of version 4. */
    readonly uuid?: () => string;
}
