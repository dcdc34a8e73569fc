import type { Finding } from '../../engine/contract/finding.ts';
/** Something wrong with a log, by its line. */
export interface LogFinding extends Pick<Finding, 'severity' | 'message' | 'data'> {
    /** The rule that found it. */
    readonly ruleId: `event-log/${string}` | 'state-file/unreadable';
    /** From 1. */
    readonly line: number;
}
