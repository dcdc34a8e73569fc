import { findKeyFaults } from './json-keys.ts';
import { type ReadJson, rereadTrusted } from './json-reread.ts';
import { scalarValue, stringValue } from './json-scalars.ts';
import type { JsonHandler, JsonLimits } from './json-scan-state.ts';
import { scanJson } from './json-scanner.ts';
import { describeStop } from './json-stop.ts';
import { readTrusted, type TrustedJson } from './json-trusted.ts';
import type { JsonValue } from './json-value.ts';
import type { SourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';

export type { JsonLimits } from './json-scan-state.ts';

/** `maxDepth` counts levels of objects and arrays, `maxValues` counts containers and scalars. */
export const defaultJsonLimits: JsonLimits = { maxDepth: 1000, maxValues: 5_000_000 };

/**
 * The value is undefined only when the text could not be read to its end. It holds plain objects; of
 * repeated keys the last one counts; `__proto__` members are left out. Faults are in the order of the text.
 */
export interface ParsedJson {
  readonly value: JsonValue | undefined;
  readonly faults: readonly TextFault[];
  /** What a later text may be read by; absent where something was wrong, or would be lost. */
  readonly memory?: ReadJson;
}

/** The same with how many containers and scalars were read, for limits over several texts. */
interface CountedJson extends ParsedJson {
  readonly values: number;
}

type MutableObject = { [key: string]: JsonValue };
type MutableContainer = JsonValue[] | MutableObject;

interface Builder {
  readonly handler: JsonHandler;
  readonly value: () => JsonValue | undefined;
  readonly keysNeedJudging: () => boolean;
  readonly count: () => number;
}

/** Reads strict JSON (RFC 8259). Never throws; never recurses. */
export function parseJson(
  source: SourceText,
  limits: JsonLimits = defaultJsonLimits,
  earlier?: ReadJson,
): ParsedJson {
  const { value, faults, memory } = parseCountedJson(source, limits, earlier);
  return { value, faults, ...(memory === undefined ? {} : { memory }) };
}

/** Reads strict JSON and says how much of it there was; what it has in common with an earlier text is shared with that one. */
export function parseCountedJson(source: SourceText, limits: JsonLimits, earlier?: ReadJson): CountedJson {
  const trusted = shared(source.text, limits, earlier) ?? readTrusted(source.text, limits);
  if (trusted === undefined) return readCarefully(source, limits);
  const isShort = source.text.length < leastLength;
  return { ...trusted, faults: [], ...(isShort ? {} : { memory: { ...trusted, text: source.text } }) };
}

/** To look for what is the same pays only in texts of some length. */
const leastLength = 512;

function shared(text: string, limits: JsonLimits, earlier: ReadJson | undefined): TrustedJson | undefined {
  const isShort = earlier === undefined || text.length < leastLength;
  return isShort ? undefined : rereadTrusted(earlier, text, limits);
}

/** The same for every text: says what is wrong with it, and keeps what the engine's own parser would lose. */
export function readCarefully(source: SourceText, limits: JsonLimits): CountedJson {
  const builder = buildValue(source.text);
  const stop = scanJson(source.text, builder.handler, limits);
  // Only a text with a doubtful key pays for the second scan, which knows where keys occurred first.
  const keyFaults = builder.keysNeedJudging() ? findKeyFaults(source, limits) : [];
  const values = builder.count();
  if (stop === undefined) return { value: builder.value(), faults: keyFaults, values };
  return { value: undefined, faults: [...keyFaults, describeStop(source, stop, limits)], values };
}

function buildValue(text: string): Builder {
  const outer: (MutableContainer | undefined)[] = [];
  let container: MutableContainer | undefined;
  let key = '';
  let root: JsonValue | undefined;
  let doubtful = false;
  let count = 0;

  const place = (value: JsonValue): void => {
    count++;
    if (container === undefined) root = value;
    else if (Array.isArray(container)) container.push(value);
    else if (key !== '__proto__') container[key] = value;
  };
  const begin = (opened: MutableContainer): void => {
    place(opened);
    outer.push(container);
    container = opened;
  };
  const end = (): void => {
    container = outer.pop();
  };
  const handler: JsonHandler = {
    beginObject: () => begin({}),
    beginArray: () => begin([]),
    endObject: end,
    endArray: end,
    scalar: (start, stop, form) => place(scalarValue(text, start, stop, form)),
    key: (start, stop, escaped) => {
      key = stringValue(text, start, stop, escaped);
      if (key === '__proto__' || Object.hasOwn(container ?? {}, key)) doubtful = true;
    },
  };
  return { handler, value: () => root, keysNeedJudging: () => doubtful, count: () => count };
}
