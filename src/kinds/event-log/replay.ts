import { inWords, isBytes, plainJson } from '../../engine/values/plain-json.ts';
import { type CodedProblem, done, type Failure, failed, type Result } from '../../engine/values/result.ts';
import { isJsonObject } from '../../formats/json-value.ts';
import { type ViewBuilder, viewBuilder } from './build-view.ts';
import { streamJudge } from './judge-stream.ts';
import type { LogFinding } from './log-findings.ts';
import type { LogEvent } from './model.ts';
import type { EventLogOptions } from './options.ts';
import { runTable } from './run-table.ts';
import type { RunView } from './run-view.ts';

/** Gives each run as it ends, and at last those that are under way; what comes after the end of a run is left out. */
export interface Replaying {
  take(event: LogEvent): void;
  end(): void;
}

export function replaying(give: (view: RunView) => void): Replaying {
  const open = new Map<string, ViewBuilder>();
  const closed = runTable();
  return {
    take(event) {
      const known = open.get(event.runId);
      if (known === undefined && closed.find(event.runId) !== undefined) return;
      const builder = known ?? viewBuilder(event);
      open.set(event.runId, builder);
      builder.take(event);
      if (event.type !== 'run.finished' && event.type !== 'run.failed') return;
      open.delete(event.runId);
      const end = { seq: event.seq, line: event.line };
      closed.add({ id: event.runId, failed: event.type === 'run.failed', start: end, end });
      give(builder.view());
    },
    end() {
      for (const builder of open.values()) give(builder.view());
    },
  };
}

/** Why a log is refused: what breaks an invariant, by line, and what can be seen of its runs all the same. */
export interface ReplayError extends CodedProblem {
  /** `E_INVARIANT` where the log is wrong, `E_INPUT` where what was handed over is no log, or its mode is none. */
  readonly code: 'E_INVARIANT' | 'E_INPUT';
  /** Every breach with its line; warnings too. */
  readonly findings: readonly LogFinding[];
  /** What can be seen of the runs. */
  readonly runs: readonly RunView[];
}

/** How a log is judged as it is replayed. */
export interface ReplayOptions {
  /**
   * `auto` (the default): a run without a terminal event is under way; `closed`: it is refused; `open`: nothing has to have
   * ended.
   */
  readonly mode?: EventLogOptions['mode'];
}

/**
 * Rebuilds the runs of an event log, in the order in which they ended and then those that are under way (invariants 41, 52, 54).
 * Pure and deterministic.
 *
 * @param log its text, its bytes, or its lines
 * @returns the view of each run; or `E_INPUT` where it is no log, or `E_INVARIANT` where the log breaks an invariant, with `seq`, event type, reason and line of each
 *   breach, and with what can be seen of the runs: what breaks an invariant changes nothing in a view
 */
export function replay(
  log: string | Uint8Array | readonly string[],
  options: ReplayOptions = {},
): Result<readonly RunView[], ReplayError> {
  const views: RunView[] = [];
  const replayed = judgedReplay((view) => views.push(view), options);
  if (!replayed.ok) return replayed;
  const chunks = chunksOf(log);
  if (!chunks.ok) return chunks;
  for (const chunk of chunks.value) replayed.value.push(chunk);
  return outcome(replayed.value.end(), views) ?? done(views);
}

/**
 * The same for a log that is too large to be held: gives each run as soon as it ends, and remembers of it only its ids. Where the log
 * breaks an invariant, the last thing it gives says so, without the runs that it gave before.
 *
 * @param chunks the bytes or text of the log, cut anywhere; what they throw as they are read is thrown
 */
export async function* replayStream(
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  options: ReplayOptions = {},
): AsyncGenerator<Result<RunView, ReplayError>, void> {
  const views: RunView[] = [];
  const replayed = judgedReplay((view) => views.push(view), options);
  const isText = typeof chunks === 'string' || isBytes(chunks);
  if (!replayed.ok || isText || !isIterable(chunks)) {
    yield replayed.ok ? noLog('chunks are an iterable of texts or bytes', chunks) : replayed;
    return;
  }
  for await (const chunk of chunks) {
    const [bytes] = chunkOf(chunk);
    if (bytes === undefined) return yield noLog('a chunk is text or bytes', chunk);
    replayed.value.push(bytes);
    yield* views.splice(0).map(done);
  }
  const findings = replayed.value.end();
  yield* views.map(done);
  const refused = outcome(findings, []);
  if (refused !== undefined) yield refused;
}

function judgedReplay(give: (view: RunView) => void, options: ReplayOptions) {
  const given = plainJson(options ?? {});
  const { mode = 'auto' } = given.ok && isJsonObject(given.value) ? given.value : { mode: null };
  if (mode !== 'auto' && mode !== 'closed' && mode !== 'open')
    return noLog('mode is auto, closed or open', mode);
  const runs = replaying(give);
  const judge = streamJudge(runs.take, { mode });
  return done({
    push: judge.push,
    end() {
      runs.end();
      return judge.end();
    },
  });
}

/** A log as bytes, whatever it was handed over as. */
function chunksOf(log: unknown): Result<readonly Uint8Array[], ReplayError> {
  try {
    if (!Array.isArray(log)) {
      const own = chunkOf(log);
      return own.length > 0 ? done(own) : noLog('a log is text, bytes, or a list of lines', log);
    }
    const wrong = log.findIndex((line) => typeof line !== 'string');
    if (wrong >= 0) return noLog('a line is text', log[wrong]);
    return done(log.map((line) => encoded(line.endsWith('\n') ? line : `${line}\n`)));
  } catch {
    return noLog('a log is text, bytes, or a list of lines', undefined);
  }
}

function chunkOf(chunk: unknown): readonly Uint8Array[] {
  if (typeof chunk === 'string') return [encoded(chunk)];
  return isBytes(chunk) ? [chunk] : [];
}

function isIterable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}

function noLog(expected: string, found: unknown): Failure<ReplayError> {
  const message = `${expected}, not ${inWords(found)}`;
  return failed({ code: 'E_INPUT', message, details: {}, findings: [], runs: [] });
}

function outcome(
  findings: readonly LogFinding[],
  runs: readonly RunView[],
): Failure<ReplayError> | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return undefined;
  const more = errors.length > 1 ? `, and ${errors.length - 1} more` : '';
  const message = `line ${first.line}: ${first.ruleId}: ${first.message}${more}`;
  return failed({ code: 'E_INVARIANT', message, details: { errors: errors.length }, findings, runs });
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
