import { closeSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { done } from '../../engine/values/result.ts';
import { isJsonObject } from '../../formats/json-value.ts';
import { type LogState, lineValue } from '../../kinds/event-log/judge-log.ts';
import type { EventLogOptions } from '../../kinds/event-log/options.ts';
import { type LogBytes, logBytes, logLimits } from './log-bytes.ts';
import { type Recorded, reasonOf, refused } from './result.ts';

/** What stood behind the last line feed when the log was opened. */
export interface TornLine {
  /** From 1. */
  readonly line: number;
  /** How many of it were there. */
  readonly bytes: number;
  /** What was done: a whole event gets its line feed, what is none is cut. */
  readonly repair: 'completed' | 'truncated';
}

/** A log on disk. What is known of it is what its bytes say, whoever wrote them. */
export interface LogFile {
  readonly state: LogState;
  readonly torn: TornLine | null;
  /** Appends what `make` gives, in one write; `make` sees everything that was written before. */
  append(make: () => Recorded<string>): Recorded<null>;
  sync(): Promise<Recorded<null>>;
  close(): Promise<Recorded<null>>;
}

/** Opens or creates a log. A torn last line is a refusal, unless it is asked to be cut. */
export function openLogFile(
  path: string,
  options: EventLogOptions,
  tornLine: 'report' | 'truncate',
): Recorded<LogFile> {
  try {
    const existing = statSync(path, { throwIfNoEntry: false });
    if (existing !== undefined && !existing.isFile()) return refused('E_WRITE', `${path} is no regular file`);
    const descriptor = openSync(path, 'a+', 0o644);
    if (existing === undefined) keepName(path);
    const opened = opening(path, descriptor, options, tornLine);
    if (!opened.ok) closeSync(descriptor);
    return opened;
  } catch (cause) {
    return refused('E_WRITE', `${path} cannot be opened: ${reasonOf(cause)}`);
  }
}

/** A new file is only safe once its folder is; where folders cannot be opened, the system sees to it. */
function keepName(path: string): void {
  try {
    const folder = openSync(dirname(path), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows.
  }
}

function opening(
  path: string,
  descriptor: number,
  options: EventLogOptions,
  tornLine: 'report' | 'truncate',
): Recorded<LogFile> {
  const bytes = logBytes(path, descriptor, options);
  const known = bytes.settle();
  if (!known.ok) return known;
  const rest = bytes.rest();
  if (rest.length === 0) return done(logFile(bytes, null));
  if (tornLine !== 'truncate') return bytes.tornRefusal();
  const line = bytes.state.lineCount() + 1;
  const { value, found } = lineValue(rest, line, logLimits);
  const isWhole = found.length === 0 && isJsonObject(value);
  if (isWhole) writeSync(descriptor, '\n');
  else bytes.cut();
  const after = bytes.settle();
  const repair = isWhole ? 'completed' : 'truncated';
  return after.ok ? done(logFile(bytes, { line, bytes: rest.length, repair })) : after;
}

function logFile(bytes: LogBytes, torn: TornLine | null): LogFile {
  const { state } = bytes;
  return {
    state,
    torn,
    append(make) {
      const known = bytes.settle();
      if (!known.ok) return known;
      if (bytes.rest().length > 0) return bytes.tornRefusal();
      const made = make();
      return made.ok ? bytes.write(Buffer.from(made.value)) : made;
    },
    sync: bytes.sync,
    close: bytes.close,
  };
}
