import { runRules } from '../../core/check.ts';
import type { Finding } from '../../core/finding.ts';
import { defaultLimits } from '../../core/limits.ts';
import { pointerTokens } from '../../core/location.ts';
import type { ReadFault } from '../../core/parsed.ts';
import { logJudge } from './judge-log.ts';
import type { LogEvent } from './model.ts';
import { defaultEventLogOptions } from './options.ts';
import { rules } from './rules/index.ts';

/** Something wrong with a log, by its line. */
export interface LogFinding extends Pick<Finding, 'ruleId' | 'severity' | 'message' | 'data'> {
  readonly line: number;
}

export interface StreamJudge {
  push(chunk: Uint8Array): void;
  end(): LogFinding[];
}

/** Judges one version of a log as its bytes come, without holding them. */
export function streamJudge(onEvent?: (event: LogEvent) => void): StreamJudge {
  const limits = { ...defaultLimits, maxValues: Number.MAX_SAFE_INTEGER };
  const judge = logJudge(defaultEventLogOptions, limits, onEvent);
  return {
    push: judge.push,
    end() {
      const { judged, faults } = judge.end();
      const { breaches, lineFaults } = judged;
      const facts = {
        scope: 'snapshot',
        after: null,
        breaches,
        lineFaults,
        changes: [],
        unjudged: [],
      } as const;
      const { findings } = runRules(rules, facts, { scope: 'snapshot', path: '' }, new Map());
      return [...faults.map(unreadable), ...findings.map(asLogFinding)].sort(
        (left, right) => left.line - right.line,
      );
    },
  };
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
  return { ruleId, severity, message, line: Number(index) + 1, ...(data === undefined ? {} : { data }) };
}
