import { type LogState } from './judge-log.ts';
import { type LogFinding } from './log-findings.ts';
import type { EventLogOptions } from './options.ts';
/**
 * What would be wrong about a log if these lines followed: the automaton that judges logs takes them on a draft of the
 * run, and the log's state stays as it is.
 *
 * @param lines events of one run, as they would stand in the file, without their line feeds
 */
export declare function judgeNext(lines: readonly string[], runId: string, { runs, ids, lineCount }: Pick<LogState, 'runs' | 'ids' | 'lineCount'>, options: EventLogOptions): LogFinding[];
