import type { FlowMember } from './flow-edit.ts';
import { endOfString, jsonContainerAt, type KnownEnds, scalarIn, wholeText } from './json-members.ts';
import { scanJson } from './json-scan.ts';
import { describeStop } from './json-stop.ts';
import { isExact } from './json-trusted.ts';
import type { JsonValue } from './json-value.ts';
import type { JsonLimits } from './limits.ts';
import { appendToken } from './location.ts';
import { quote } from './quote.ts';
import { type SourceText, spanAt } from './source.ts';
import type { TextFault } from './text-fault.ts';

/** What is said of such a key in any format. */
export const prototypeKeyMessage =
  'the key "__proto__" is not allowed, because many readers take it for the prototype of the object';

/** An object or list that is being read. */
interface Frame {
  readonly pointer: string;
  readonly value: JsonValue[] | { [key: string]: JsonValue };
  readonly members: readonly FlowMember[];
  /** Where each key stood first. */
  readonly keys: Map<string, number>;
  at: number;
}

/** Reads any JSON text: says what is wrong with it, and keeps what the engine's own parser would lose. Never recurses. */
export function readCarefully(source: SourceText, limits: JsonLimits) {
  const sound = readSound(source, limits);
  if (sound !== undefined) return sound;
  const { stop, values } = scanJson(source.text, limits);
  return { value: undefined, faults: [describeStop(source, stop, limits)], values };
}

/** Undefined where the text is no JSON, or holds too much. */
function readSound(source: SourceText, { maxDepth, maxValues }: JsonLimits) {
  const { text } = source;
  const ends: KnownEnds = new Map();
  const frames: Frame[] = [];
  const faults: TextFault[] = [];
  let values = 0;
  const read = ({ key, valueFrom, to }: FlowMember, around?: Frame): JsonValue | undefined => {
    values++;
    const container = jsonContainerAt(text, valueFrom, ends);
    if (container === undefined) return scalar(text.slice(valueFrom, to));
    if (container.to !== to || frames.length === maxDepth) return undefined;
    const value = container.isList ? [] : {};
    const pointer = around === undefined ? '' : appendToken(around.pointer, key ?? around.at);
    frames.push({ pointer, value, members: container.members, keys: new Map(), at: 0 });
    return value;
  };
  const value = read(wholeText(text));
  if (value === undefined) return undefined;
  for (let frame = frames.at(-1); frame !== undefined && values <= maxValues; frame = frames.at(-1)) {
    const member = frame.members[frame.at];
    const inner = member && read(member, frame);
    if (member === undefined) frames.pop();
    else if (inner === undefined) return undefined;
    else {
      const fault = faultOfKey(source, frame, member);
      if (fault !== undefined) faults.push(fault);
      take(frame, member, inner);
    }
  }
  return values > maxValues ? undefined : { value, faults, values };
}

function take(frame: Frame, { key }: FlowMember, inner: JsonValue): void {
  const { value } = frame;
  if (Array.isArray(value)) value.push(inner);
  else if (key !== undefined && key !== '__proto__') value[key] = inner;
  frame.at++;
}

function faultOfKey(source: SourceText, { keys, pointer }: Frame, { key, from }: FlowMember) {
  if (key === undefined) return undefined;
  const first = keys.get(key);
  const isPrototype = key === '__proto__';
  if (first === undefined) keys.set(key, from);
  if (!isPrototype && first === undefined) return undefined;
  const repeated = `the key ${quote(key)} occurs more than once in its object, first on line ${source.positionAt(first ?? from).line}`;
  const fault: TextFault = {
    messageId: isPrototype ? 'prototype-key' : 'duplicate-key',
    message: isPrototype ? prototypeKeyMessage : repeated,
    span: spanAt(source, from, endOfString(source.text, from)),
    pointer: appendToken(pointer, key),
  };
  return fault;
}

/** A number that JavaScript cannot hold keeps its text. */
function scalar(literal: string): JsonValue | undefined {
  const value = scalarIn(literal);
  if (typeof value !== 'number' || isExact(value)) return value;
  return value === 0 ? 0 : { inexactNumber: literal };
}
