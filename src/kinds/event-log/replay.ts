import { isJsonObject } from '../../core/json-value.ts';
import { byteLines } from '../../text/byte-lines.ts';
import { decodeText } from '../../text/decode.ts';
import { parseJson } from '../../text/json.ts';
import { sourceText } from '../../text/source.ts';
import { type ViewBuilder, viewBuilder } from './build-view.ts';
import type { LogEvent } from './model.ts';
import { readEvent } from './read-event.ts';
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

/**
 * Rebuilds the runs of an event log, in the order in which they ended and then those that are under way.
 * Pure and deterministic. Lines that cannot be read are left out: `checkTransition` says what is wrong with a log.
 *
 * @param log its text, its bytes, or its lines
 */
export function replay(log: string | Uint8Array | readonly string[]): RunView[] {
  const views: RunView[] = [];
  const replayed = replayBytes((view) => views.push(view));
  if (log instanceof Uint8Array) replayed.push(log);
  else if (typeof log === 'string') replayed.push(encoded(log));
  else for (const line of log) replayed.push(encoded(line.endsWith('\n') ? line : `${line}\n`));
  replayed.end();
  return views;
}

/**
 * The same for a log that is too large to be held: gives each run as soon as it ends, and remembers of it only who it was.
 *
 * @param chunks the bytes or text of the log, cut anywhere
 */
export async function* replayStream(
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<RunView, void> {
  const views: RunView[] = [];
  const replayed = replayBytes((view) => views.push(view));
  for await (const chunk of chunks) {
    replayed.push(typeof chunk === 'string' ? encoded(chunk) : chunk);
    yield* views.splice(0);
  }
  replayed.end();
  yield* views;
}

function replayBytes(give: (view: RunView) => void) {
  const runs = replaying(give);
  let line = 0;
  const takeLine = (bytes: Uint8Array) => {
    line += 1;
    const { value } = parseJson(sourceText(decodeText(bytes).text));
    const event = isJsonObject(value) ? readEvent(value, line, false).event : undefined;
    if (event !== undefined) runs.take(event);
  };
  const lines = byteLines(takeLine);
  return {
    push: lines.push,
    end() {
      const rest = lines.end();
      if (rest.length > 0) takeLine(rest);
      runs.end();
    },
  };
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
