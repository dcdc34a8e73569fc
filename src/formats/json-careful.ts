import { scalarValue, stringValue } from './json-scalars.ts';
import { type JsonHandler, type JsonLimits, scanJson } from './json-scanner.ts';
import { describeStop } from './json-stop.ts';
import type { JsonValue } from './json-value.ts';
import { appendToken } from './location.ts';
import { quote } from './quote.ts';
import { type SourceText, spanAt } from './source.ts';
import type { TextFault } from './text-fault.ts';

/** An object or list that is being read. */
interface Frame {
  readonly pointer: string;
  readonly value: JsonValue[] | { [key: string]: JsonValue };
  readonly keys: Map<string, KnownKey>;
  key: string;
}

// Message and pointer are made once per key: a hostile text can repeat one key a million times.
interface KnownKey {
  readonly start: number;
  message?: string;
}

interface Reading {
  readonly source: SourceText;
  readonly frames: Frame[];
  readonly faults: TextFault[];
  root: JsonValue | undefined;
  values: number;
}

/** What is said of such a key in any format. */
export const prototypeKeyMessage =
  'the key "__proto__" is not allowed, because many readers take it for the prototype of the object';

/**
 * Reads any JSON text in one scan: says what is wrong with it, and keeps what the engine's own parser would lose. Never
 * recurses.
 */
export function readCarefully(source: SourceText, limits: JsonLimits) {
  const reading: Reading = { source, frames: [], faults: [], root: undefined, values: 0 };
  const stop = scanJson(source.text, handlerOf(reading), limits);
  const { root, faults, values } = reading;
  if (stop === undefined) return { value: root, faults, values };
  return { value: undefined, faults: [...faults, describeStop(source, stop, limits)], values };
}

function handlerOf(reading: Reading): JsonHandler {
  const { text } = reading.source;
  const { frames } = reading;
  return {
    begin(_, isList) {
      const frame = frames.at(-1);
      const pointer = frame === undefined ? '' : childPointer(frame);
      const value = isList ? [] : {};
      place(reading, value);
      frames.push({ pointer, value, keys: new Map(), key: '' });
      return true;
    },
    end: () => frames.pop(),
    scalar: (start, end) => place(reading, scalarValue(text, start, end)),
    key(start, end) {
      const frame = frames.at(-1);
      if (frame === undefined) return;
      frame.key = stringValue(text, start, end);
      judgeKey(reading, frame, start, end);
    },
  };
}

function place(reading: Reading, value: JsonValue): void {
  const frame = reading.frames.at(-1);
  reading.values++;
  if (frame === undefined) reading.root = value;
  else if (Array.isArray(frame.value)) frame.value.push(value);
  else if (frame.key !== '__proto__') frame.value[frame.key] = value;
}

function childPointer({ pointer, value, key }: Frame): string {
  return appendToken(pointer, Array.isArray(value) ? value.length : key);
}

function judgeKey({ source, faults }: Reading, frame: Frame, start: number, end: number): void {
  const { key, keys } = frame;
  const known = keys.get(key);
  const place = () => ({ span: spanAt(source, start, end), pointer: childPointer(frame) });
  if (key === '__proto__')
    faults.push({ messageId: 'prototype-key', message: prototypeKeyMessage, ...place() });
  else if (known === undefined) keys.set(key, { start });
  else faults.push({ messageId: 'duplicate-key', message: repetition(source, key, known), ...place() });
}

function repetition(source: SourceText, key: string, known: KnownKey): string {
  known.message ??= `the key ${quote(key)} occurs more than once in its object, first on line ${source.positionAt(known.start).line}`;
  return known.message;
}
