import { defaultLimits } from '../../formats/limits.ts';
import { logJudge } from './judge-log.ts';
import { type LogFinding, logFindings } from './log-findings.ts';
import type { LogEvent } from './model.ts';
import { defaultEventLogOptions, type EventLogOptions } from './options.ts';

export interface StreamJudge {
  push(chunk: Uint8Array): void;
  end(): LogFinding[];
}

/** Judges one version of a log as its bytes come, without holding them, and without knowing any tool. */
export function streamJudge(
  onEvent?: (event: LogEvent) => void,
  options: Partial<Pick<EventLogOptions, 'mode'>> = {},
): StreamJudge {
  const limits = { ...defaultLimits, maxValues: Number.MAX_SAFE_INTEGER };
  const judge = logJudge({ ...defaultEventLogOptions, ...options }, limits, () => undefined, onEvent);
  return {
    push: judge.push,
    end() {
      const { judged, faults } = judge.end();
      return logFindings({ ...judged, faults });
    },
  };
}
