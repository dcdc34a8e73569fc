import type { FlowMember } from './flow-edit.ts';
import { type JsonContainer, jsonContainerAt, type KnownEnds, wholeText } from './json-members.ts';
import { indexIn, pointerTokens } from './location.ts';
import type { PartSource } from './parsed.ts';
import { type SourceText, spanAt } from './source.ts';

/** Where the values of a JSON text stand. What was looked into is remembered. */
export interface JsonPlaces {
  readonly root: FlowMember;
  /** The object or list that begins at a place; undefined where there is none, or it is broken. */
  containerAt(from: number): JsonContainer | undefined;
  /** The value that a pointer leads to, or the nearest one around; of repeated keys the last one counts. */
  nearest(pointer: string): { readonly member: FlowMember; readonly isExact: boolean };
}

/** Where a list begins that has no brackets. */
const beforeAll = -1;

/** Of a text of JSON lines these are the members. */
export function jsonPlaces(text: string, lines?: readonly FlowMember[]): JsonPlaces {
  const ends: KnownEnds = new Map();
  const known = new Map<number, JsonContainer | undefined>();
  const byKey = new Map<JsonContainer, ReadonlyMap<string | undefined, FlowMember>>();
  const whole = wholeText(text);
  const root = lines === undefined ? whole : { ...whole, from: beforeAll, valueFrom: beforeAll };
  if (lines !== undefined)
    known.set(beforeAll, { isList: true, members: lines, open: 0, close: root.to, to: root.to });
  const containerAt = (place: number) => {
    if (!known.has(place)) known.set(place, jsonContainerAt(text, place, ends));
    return known.get(place);
  };
  const memberOf = (container: JsonContainer, token: string) => {
    if (container.isList) return container.members[indexIn(token)];
    const keys = byKey.get(container) ?? new Map(container.members.map((member) => [member.key, member]));
    byKey.set(container, keys);
    return keys.get(token);
  };
  return {
    root,
    containerAt,
    nearest(pointer) {
      let member: FlowMember = root;
      for (const token of pointer.startsWith('/') ? pointerTokens(pointer) : []) {
        const container = containerAt(member.valueFrom);
        const inner = container === undefined ? undefined : memberOf(container, token);
        if (inner === undefined) return { member, isExact: false };
        member = inner;
      }
      return { member, isExact: true };
    },
  };
}

/** The places of values for messages; text that is no pointer stands for the whole document. */
export function jsonSource(source: SourceText, placesOf = () => jsonPlaces(source.text)): PartSource {
  let places: JsonPlaces | undefined;
  return {
    lineText: (line) => source.lineText(line),
    locate(pointer) {
      places ??= placesOf();
      const { valueFrom, to } = places.nearest(pointer).member;
      return spanAt(source, valueFrom, to);
    },
  };
}
