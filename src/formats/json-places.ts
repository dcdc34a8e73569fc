import type { FlowMember } from './flow-edit.ts';
import { stringValue } from './json-scalars.ts';
import { type JsonHandler, scanJson } from './json-scanner.ts';
import { pointerTokens } from './location.ts';

/** Where a value stands, as offsets; `to` is -1 where the text ends or breaks before it does. */
export interface JsonPlace {
  readonly from: number;
  to: number;
  /** Undefined for a scalar. */
  readonly isList: boolean | undefined;
  /** Of an object or list, where they are asked for. */
  readonly members: FlowMember[];
  readonly outer: JsonPlace | undefined;
}

/** What a pointer leads to: a place, and whether it is the pointer's own and not that of the nearest value around. */
export interface FoundPlace {
  readonly place: JsonPlace | undefined;
  readonly isExact: boolean;
}

/** A token on the way to what is looked for. Of repeated keys the last place stays, which is the one that counts. */
interface Node {
  readonly inner: Map<string, Node>;
  /** How many pointers lead here or further inside. */
  wanted: number;
  place?: JsonPlace;
}

/** An object or list in which something is looked for. */
interface Frame {
  readonly node: Node;
  readonly place: JsonPlace;
  /** Of the member that is being read: its token, and where it and its value begin. */
  token: string;
  from: number;
  valueFrom: number;
  /** How many members have ended, and how many pointers into it have their place. */
  count: number;
  placed: number;
}

interface Search {
  readonly text: string;
  readonly root: Node;
  readonly withMembers: boolean;
  readonly frames: Frame[];
  /** The container that was passed over. */
  passed: (Pick<Frame, 'placed'> & { readonly node: Node | undefined }) | undefined;
  /** How many pointers have no place yet. */
  left: number;
}

/**
 * Where the values stand that pointers (RFC 6901) lead to, from one scan of the text, and where that ended. A text without any fault
 * is read no further than to the last of them; one that is JSON only where a pointer leads.
 */
export function jsonPlaces(
  text: string,
  pointers: readonly string[],
  { isJson = false, isFaultless = false, withMembers = false },
) {
  const root = newNode();
  for (const pointer of pointers) addPointer(root, pointer);
  const search: Search = { text, root, withMembers, frames: [], passed: undefined, left: pointers.length };
  const handler = handlerOf(search, isJson || isFaultless);
  const stop = scanJson(text, isFaultless ? { ...handler, isDone: () => search.left === 0 } : handler);
  return { end: stop?.offset ?? text.length, placeOf: (pointer: string) => placeIn(root, pointer) };
}

function newNode(): Node {
  return { inner: new Map(), wanted: 0 };
}

function addPointer(root: Node, pointer: string): void {
  let node = root;
  node.wanted++;
  for (const token of tokensOf(pointer)) {
    const next = node.inner.get(token) ?? newNode();
    node.inner.set(token, next);
    node = next;
    node.wanted++;
  }
}

/** Text that is no pointer stands for the whole document. */
function tokensOf(pointer: string): string[] {
  return pointer.startsWith('/') ? pointerTokens(pointer) : [];
}

function placeIn(root: Node, pointer: string): FoundPlace {
  let { place } = root;
  let node: Node | undefined = root;
  for (const token of tokensOf(pointer)) {
    node = node?.inner.get(token);
    // What stands inside of an earlier value of a repeated key is not part of the document's value.
    if (node?.place === undefined || node.place.outer !== place) return { place, isExact: false };
    place = node.place;
  }
  return { place, isExact: place !== undefined };
}

function handlerOf(search: Search, isSound: boolean): JsonHandler {
  const { text, frames } = search;
  return {
    isSound,
    begin: (start, isList) => begin(search, start, isList),
    end(end) {
      const { passed = frames.pop() } = search;
      search.passed = undefined;
      finish(search, passed?.node, end, passed?.placed ?? 0);
    },
    key(start, end) {
      const frame = frames[frames.length - 1];
      if (frame === undefined) return;
      frame.token = stringValue(text, start, end);
      frame.from = start;
    },
    scalar: (start, end) => finish(search, enter(search, start, undefined), end, 0),
  };
}

function begin(search: Search, start: number, isList: boolean): boolean {
  const node = enter(search, start, isList);
  const place = node?.place;
  if (node === undefined || place === undefined || !(search.withMembers || node.inner.size > 0)) {
    search.passed = { node, placed: 0 };
    return false;
  }
  search.frames.push({ node, place, token: '', from: 0, valueFrom: 0, count: 0, placed: 0 });
  return true;
}

/** The node of the value that begins here, if one leads to it. */
function enter({ root, frames }: Search, start: number, isList: boolean | undefined): Node | undefined {
  const frame = frames[frames.length - 1];
  if (frame?.place.isList === true) {
    frame.token = String(frame.count);
    frame.from = start;
  }
  if (frame !== undefined) frame.valueFrom = start;
  const node = frame === undefined ? root : frame.node.inner.get(frame.token);
  if (node !== undefined) node.place = { from: start, to: -1, isList, members: [], outer: frame?.place };
  return node;
}

/** All that leads into a value has its place where that ends: what was not found in it is placed at it. */
function finish(search: Search, node: Node | undefined, to: number, placed: number): void {
  const frame = search.frames[search.frames.length - 1];
  if (node?.place !== undefined) node.place.to = to;
  const wanted = node?.wanted ?? 0;
  search.left -= wanted - placed;
  if (frame === undefined) return;
  frame.count++;
  frame.placed += wanted;
  const { token, from, valueFrom } = frame;
  if (search.withMembers)
    frame.place.members.push({ key: frame.place.isList === true ? undefined : token, from, valueFrom, to });
}
