import { stringValue } from './json-scalars.ts';
import { type JsonLimits, scanJson } from './json-scanner.ts';
import { deepestShared, sharing } from './json-sharing.ts';
import { endOfContainer } from './json-tokens.ts';
import { measured, readTrusted, type TrustedJson } from './json-trusted.ts';
import { isJsonArray, isJsonObject, type JsonValue } from './json-value.ts';

/** A text with what was read of it. */
export interface ReadJson extends TrustedJson {
  readonly text: string;
}

/** To look for a change pays where it is small. */
const largestPart = 0.3;

/**
 * Reads a text that is an earlier one but for what stands within one object or list: only that is read, and all else is shared.
 * Undefined where more differs, or where the careful reader has something to say.
 */
export function readReplaced(
  earlier: ReadJson,
  text: string,
  { maxDepth, maxValues }: JsonLimits,
): TrustedJson | undefined {
  if (earlier.levels > Math.min(maxDepth, deepestShared)) return undefined;
  if (text === earlier.text) return earlier.values > maxValues ? undefined : earlier;
  const part = changedPart(earlier.text, text);
  if (part === undefined) return undefined;
  const { path } = part;
  const read = readTrusted(part.text, { maxDepth: maxDepth - path.length, maxValues });
  const old = path.reduce<JsonValue | undefined>(memberAt, earlier.value);
  const gone = old === undefined ? undefined : measured(old, deepestShared);
  if (read === undefined || gone === undefined) return undefined;
  const values = earlier.values - gone.values + read.values;
  const levels = Math.max(earlier.levels, path.length + read.levels);
  const value = withMember(earlier.value, path, sharing(old, read.value, part.text.length));
  return values > maxValues ? undefined : { ...read, value, values, levels };
}

function memberAt(value: JsonValue | undefined, step: string | number): JsonValue | undefined {
  if (isJsonArray(value)) return value[Number(step)];
  return isJsonObject(value) ? value[step] : undefined;
}

function withMember(value: JsonValue, path: readonly (string | number)[], member: JsonValue): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return member;
  const inner = withMember(memberAt(value, step) ?? null, rest, member);
  return isJsonArray(value) ? value.with(Number(step), inner) : { ...(value as object), [step]: inner };
}

/** The innermost object or list around all that differs in a text that was read: the way there, and what stands there now. */
function changedPart(earlier: string, text: string) {
  const from = commonStart(earlier, text);
  const behind = earlier.length - commonEnd(earlier, text, from);
  const frames = openAt(earlier, from);
  const most = from + largestPart * earlier.length;
  for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) {
    const end = endOfContainer(earlier, frame.from, most);
    if (end > most) return undefined;
    if (end < behind) continue;
    const part = text.slice(frame.from, end + text.length - earlier.length);
    return { text: part, path: frames.map(({ isList, key, index }) => (isList ? index : key)) };
  }
  return undefined;
}

interface Frame {
  readonly from: number;
  readonly isList: boolean;
  key: string;
  index: number;
}

/** The objects and lists that are open at a place of a sound text, the innermost last. */
function openAt(text: string, place: number): Frame[] {
  const frames: Frame[] = [];
  let at = 0;
  const pass = (end: number) => {
    at = end;
    const frame = frames[frames.length - 1];
    if (at <= place && frame !== undefined) frame.index++;
  };
  scanJson(text, {
    begin(from, isList) {
      at = from + 1;
      if (at <= place) frames.push({ from, isList, key: '', index: 0 });
      return true;
    },
    end(end) {
      if (end <= place) frames.pop();
      pass(end);
    },
    scalar: (_, end) => pass(end),
    key(from, end) {
      const frame = frames[frames.length - 1];
      if (frame !== undefined && end <= place) frame.key = stringValue(text, from, end);
    },
    isDone: () => at > place,
  });
  return frames;
}

const stride = 1024;

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at + stride <= one.length && one.slice(at, at + stride) === other.slice(at, at + stride))
    at += stride;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

/** How much both end with, beyond what they begin with. */
function commonEnd(one: string, other: string, from: number): number {
  const most = Math.min(one.length, other.length) - from;
  const alike = (start: number, end: number) =>
    one.slice(one.length - end, one.length - start) === other.slice(other.length - end, other.length - start);
  let count = 0;
  while (count + stride <= most && alike(count, count + stride)) count += stride;
  while (count < most && alike(count, count + 1)) count++;
  return count;
}
