import { decodeText } from '../../formats/decode.ts';
import { beginAlike, joinedBytes } from '../../formats/joined-bytes.ts';
import { jsonSource } from '../../formats/json-places.ts';
import { schemaFault } from '../../formats/json-schema.ts';
import type { Limits } from '../../formats/limits.ts';
import { indexIn, pointerTokens, type Span } from '../../formats/location.ts';
import { textStart } from '../../formats/nearest-place.ts';
import type { Parsed, PartSource, Reader } from '../../formats/parsed.ts';
import { sourceText } from '../../formats/source.ts';
import { learnGrowth } from './growth.ts';
import { type LogPoint, logJudge } from './judge-log.ts';
import type { EventLog } from './model.ts';
import type { EventLogOptions } from './options.ts';
import { namesOf } from './schema-names.ts';

/** What is remembered of a log: it, how it was read, and what stands behind it is judged from. */
interface LogMemory {
  readonly log: EventLog;
  readonly limits: Limits;
  readonly point: LogPoint;
}

const memories = new WeakSet<object>();

/**
 * Reads a log in one pass: each line is parsed and judged as soon as it is whole, and forgotten. Where the log that is remembered
 * is the beginning of this one, byte by byte, only what follows is read, from what was known there.
 */
export function eventLogReader(
  options: EventLogOptions,
  limits: Limits,
  _path?: string,
  memory?: unknown,
): Reader<EventLog> {
  const chunks: Uint8Array[] = [];
  return {
    push(part, chunk) {
      if (part === '') chunks.push(chunk);
    },
    end(): Parsed<EventLog> {
      const bytes = joinedBytes(chunks);
      const earlier = isMemory(memory) ? begunBy(memory, bytes, options, limits) : undefined;
      const runs = new Set<string>();
      const judge = logJudge(options, limits, schemaFault, ({ runId }) => runs.add(runId), earlier?.point);
      judge.push(bytes.subarray(earlier?.log.bytes.length ?? 0));
      const { judged, faults, lineStarts, point } = judge.end();
      const log: EventLog = { ...judged, bytes, lineStarts, options };
      if (earlier !== undefined) learnGrowth(earlier.log, log, runs);
      const source = sourceOf(log);
      return {
        doc: faults.length > 0 ? null : log,
        faults,
        source: (part) => (part === '' ? source : undefined),
        ...(point === undefined ? {} : { memory: remembered({ log, limits, point }) }),
      };
    },
  };
}

function remembered(memory: LogMemory): LogMemory {
  memories.add(memory);
  return memory;
}

function isMemory(memory: unknown): memory is LogMemory {
  return typeof memory === 'object' && memory !== null && memories.has(memory);
}

function begunBy(memory: LogMemory, bytes: Uint8Array, options: EventLogOptions, limits: Limits) {
  const { log } = memory;
  if (log.options !== options || memory.limits !== limits || bytes.length < log.bytes.length)
    return undefined;
  return beginAlike(log.bytes, bytes, log.bytes.length) ? memory : undefined;
}

/** The bytes of a line, counting from 1, without its line feed. */
export function lineBytes(
  { bytes, lineStarts }: Pick<EventLog, 'bytes' | 'lineStarts'>,
  line: number,
): Uint8Array {
  const start = lineStarts[line - 1];
  if (start === undefined) return new Uint8Array();
  const next = lineStarts[line];
  if (next !== undefined) return bytes.subarray(start, next - 1);
  const last = bytes.subarray(start);
  return last.at(-1) === 0x0a ? last.subarray(0, -1) : last;
}

/** The same as text, without a byte order mark; '' where it is none. A carriage return is one of its bytes. */
export function lineText(log: Pick<EventLog, 'bytes' | 'lineStarts'>, line: number): string {
  return decodeText(lineBytes(log, line)).text;
}

function sourceOf(log: EventLog): PartSource {
  return {
    locate: (pointer) => placeOf(log, pointer),
    lineText: (line) =>
      line > log.lineStarts.length || line < 1 ? undefined : lineText(log, line).replace(/\r$/, ''),
  };
}

/** `/4/seq` is the member of the fifth line, whether it stands at the top level or in a payload. */
function placeOf(log: EventLog, pointer: string): Span {
  const [first, ...rest] = pointerTokens(pointer.startsWith('/') ? pointer : '');
  const line = indexIn(first) + 1;
  if (line < 1 || line > log.lineStarts.length) return textStart;
  const source = sourceText(lineText(log, line));
  const inner = rest.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const inPayload = `/payload${inner}`;
  const { locate } = jsonSource(source);
  const [whole, payload] = [locate(''), locate('/payload')];
  const place = [inner, inPayload]
    .map(locate)
    .find((each) => !isWhole(each, whole, inner) && !isWhole(each, payload, inner));
  const span = place ?? whole;
  return { ...span, line, endLine: line };
}

/** A pointer that does not resolve gets the place of its nearest ancestor. */
function isWhole(span: Span, whole: Span, inner: string): boolean {
  return inner !== '' && span.column === whole.column && span.endColumn === whole.endColumn;
}

/** How many lines are looked at to tell what a text is. */
const mostLookedAt = 5;

/** Whether a text begins as a log of this format: its first line is an event. */
export function looksLikeEventLog(text: string): boolean {
  const lines = text
    .slice(0, 1 << 16)
    .split('\n')
    .slice(0, mostLookedAt);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  return (
    /"type"/.test(first) &&
    [...typesIn(first)].some((type) => namesOf(type) !== undefined) &&
    isEnvelope(first)
  );
}

function typesIn(line: string): string[] {
  return [...line.matchAll(/"type"\s*:\s*"([a-z.]+)"/g)].map(([, type = '']) => type);
}

function isEnvelope(line: string): boolean {
  return /"run_id"\s*:\s*"/.test(line) && /"seq"\s*:\s*\d/.test(line);
}
