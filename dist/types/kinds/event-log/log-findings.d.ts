import type { Finding } from '../../core/finding.ts';
import type { LogState } from './judge-log.ts';
/** Something wrong with a log, by its line. */
export interface LogFinding extends Pick<Finding, 'severity' | 'message' | 'data'> {
    /** The rule that found it. */
    readonly ruleId: `event-log/${string}` | 'state-file/unreadable';
    /** From 1. */
    readonly line: number;
}
/** What the rules say of what was found in one version of a log, in the order of its lines. */
export declare function logFindings({ breaches, lineFaults, faults, }: Pick<LogState, 'breaches' | 'lineFaults' | 'faults'>): LogFinding[];
