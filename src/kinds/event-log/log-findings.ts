import { runRules } from '../../engine/contract/check.ts';
import type { Finding } from '../../engine/contract/finding.ts';
import { pointerTokens } from '../../formats/location.ts';
import type { ReadFault } from '../../formats/parsed.ts';
import type { LogState } from './judge-log.ts';
import { rules } from './rules/index.generated.ts';

/** Something wrong with a log, by its line. */
export interface LogFinding extends Pick<Finding, 'severity' | 'message' | 'data'> {
  /** The rule that found it. */
  readonly ruleId: `event-log/${string}` | 'state-file/unreadable';
  /** From 1. */
  readonly line: number;
}

/** What the rules say of what was found in one version of a log, in the order of its lines. */
export function logFindings({
  breaches,
  lineFaults,
  faults,
}: Pick<LogState, 'breaches' | 'lineFaults' | 'faults'>): LogFinding[] {
  const found = {
    breaches,
    lineFaults,
    changes: [],
    broken: [],
    oldLines: 0,
    foreignIds: [],
    unjudged: [],
  };
  const facts = { scope: 'snapshot', after: null, ...found } as const;
  const { findings } = runRules(rules, facts, { scope: 'snapshot', path: '' }, new Map());
  return [...faults.map(unreadable), ...findings.map(asLogFinding)].sort(
    (left, right) => left.line - right.line,
  );
}

function unreadable({ message, span }: ReadFault): LogFinding {
  return {
    ruleId: 'state-file/unreadable',
    severity: 'error',
    message: `cannot be read: ${message}`,
    line: span.line,
  };
}

function asLogFinding({ ruleId, severity, message, data, at }: Finding): LogFinding {
  const [index = '0'] = pointerTokens(at.pointer);
  return {
    ruleId: ruleId as LogFinding['ruleId'],
    severity,
    message,
    line: Number(index) + 1,
    ...(data === undefined ? {} : { data }),
  };
}
