import { closeSync, fstatSync, fsync, ftruncateSync, readSync, statSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { done } from '../../engine/values/result.ts';
import { schemaFault } from '../../formats/json-schema.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { type LogState, logJudge } from '../../kinds/event-log/judge-log.ts';
import type { EventLogOptions } from '../../kinds/event-log/options.ts';
import { type Recorded, type Refusal, reasonOf, refused } from './result.ts';

const chunkBytes = 1 << 20;
/** A line is seen torn for microseconds while another process writes it; 15 ms are waited in all. */
const longestPauseMs = 8;
export const logLimits = { ...defaultLimits, maxValues: Number.MAX_SAFE_INTEGER };

/** The bytes of a log, read to their end before each event, whoever wrote them. */
export interface LogBytes {
  readonly state: LogState;
  /** Reads what was appended, waiting a little for a line that another process is about to complete. */
  settle(): Recorded<null>;
  rest(): Buffer;
  cut(): void;
  tornRefusal(): Refusal;
  write(bytes: Buffer): Recorded<null>;
  sync(): Promise<Recorded<null>>;
  close(): Promise<Recorded<null>>;
}

/** @param descriptor of the file at `path`, open for reading and appending */
export function logBytes(path: string, descriptor: number, options: EventLogOptions): LogBytes {
  const judge = logJudge(options, logLimits, schemaFault);
  const { dev, ino } = fstatSync(descriptor, { bigint: true });
  let broken: Refusal | undefined;
  let read = 0;
  let rest: Buffer = Buffer.alloc(0);
  const fail = (code: string, message: string): Refusal => {
    broken ??= refused(code, `${path}: ${message}`);
    return broken;
  };
  const take = (bytes: Buffer): void => {
    read += bytes.length;
    const text = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const end = text.lastIndexOf(0x0a) + 1;
    if (end > 0) judge.push(text.subarray(0, end));
    rest = Buffer.from(text.subarray(end));
  };
  const isSameFile = (): boolean => {
    const there = statSync(path, { bigint: true, throwIfNoEntry: false });
    return there !== undefined && there.dev === dev && there.ino === ino;
  };
  const catchUp = (): Recorded<null> => {
    if (broken !== undefined) return broken;
    if (!isSameFile()) return fail('E_LOG_CHANGED', 'the log was removed or replaced by another file');
    const { size } = fstatSync(descriptor);
    if (size < read) return fail('E_LOG_CHANGED', `the log was cut from ${read} to ${size} bytes`);
    while (read < size) {
      const buffer = Buffer.alloc(Math.min(chunkBytes, size - read));
      const length = readSync(descriptor, buffer, 0, buffer.length, read);
      if (length === 0) return fail('E_LOG_CHANGED', `the log was cut below ${size} bytes`);
      take(buffer.subarray(0, length));
    }
    return unreadable(judge.state, fail) ?? done(null);
  };
  const guarded = (work: () => Recorded<null>): Recorded<null> => {
    try {
      return work();
    } catch (cause) {
      return refused('E_WRITE', `${path}: ${reasonOf(cause)}`);
    }
  };
  /** Takes back the beginning of a line, as long as nothing follows it. */
  const undo = (written: number, wanted: number): Refusal => {
    const reason = `only ${written} of ${wanted} bytes could be written`;
    if (fstatSync(descriptor).size !== read + written) return fail('E_TORN_LINE', reason);
    ftruncateSync(descriptor, read);
    return refused('E_WRITE', `${path}: ${reason}; they were taken back`);
  };
  const flush = promisify(fsync);
  const sync = groupSync(async (): Promise<Recorded<null>> => {
    try {
      await flush(descriptor);
      return done(null);
    } catch (cause) {
      return fail('E_WRITE', `what was written may be lost: ${reasonOf(cause)}`);
    }
  });
  return {
    state: judge.state,
    rest: () => rest,
    settle: () =>
      guarded(() => {
        let known = catchUp();
        for (let wait = 1; known.ok && rest.length > 0 && wait <= longestPauseMs; wait *= 2) {
          pause(wait);
          known = catchUp();
        }
        return known;
      }),
    cut() {
      ftruncateSync(descriptor, read - rest.length);
      read -= rest.length;
      rest = Buffer.alloc(0);
    },
    tornRefusal: () => {
      const place = `line ${judge.state.lineCount() + 1}`;
      const advice = "open the log with tornLine: 'truncate' once nobody else writes to it";
      return refused('E_TORN_LINE', `${path}: ${place} is torn (${rest.length} bytes); ${advice}`, '40');
    },
    write: (bytes) =>
      guarded(() => {
        const written = writeSync(descriptor, bytes);
        if (written < bytes.length) return undo(written, bytes.length);
        if (fstatSync(descriptor).size === read + bytes.length) take(bytes);
        // Another process wrote as well; what went wrong there is said of the next event, not of this one.
        else guarded(catchUp);
        return done(null);
      }),
    sync,
    async close() {
      if (broken?.error.code === 'E_CLOSED') return done(null);
      const synced = broken === undefined ? await sync() : broken;
      broken = refused('E_CLOSED', `${path}: the recorder is closed`);
      return guarded(() => {
        closeSync(descriptor);
        return synced;
      });
    },
  };
}

function unreadable(
  { faults, lineFaults }: LogState,
  fail: (code: string, message: string) => Refusal,
): Refusal | undefined {
  const [fault] = faults;
  const [lineFault] = lineFaults;
  const advice = 'repair it, or record into another file';
  if (fault !== undefined)
    return fail('E_LOG_UNREADABLE', `line ${fault.span.line} cannot be read: ${fault.message}; ${advice}`);
  if (lineFault !== undefined)
    return fail('E_LOG_UNREADABLE', `line ${lineFault.line} is no object; ${advice}`);
  return undefined;
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Waits without giving way: between judging an event and writing it nothing else may happen. */
function pause(milliseconds: number): void {
  Atomics.wait(sleeper, 0, 0, milliseconds);
}

/** Whoever asks while one is under way shares the next one, which begins after what all of them have written. */
function groupSync<Result>(flush: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let waiting: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    const mine = flush().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (running === undefined) return begin();
    waiting ??= running.then(() => {
      waiting = undefined;
      return begin();
    });
    return waiting;
  };
}
