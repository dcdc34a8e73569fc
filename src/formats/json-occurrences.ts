import type { TrieNode } from './json-pointer-trie.ts';
import { stringValue } from './json-scalars.ts';
import type { JsonHandler } from './json-scan-state.ts';

/** An open container on the way to a wanted pointer. */
interface Frame {
  readonly node: TrieNode;
  readonly isArray: boolean;
  nextIndex: number;
  member: TrieNode | undefined;
  keyStart: number;
  keyEnd: number;
  /** How many pointers into it have their place. */
  placed: number;
}

interface Walk {
  readonly text: string;
  readonly root: TrieNode;
  readonly outer: Frame[];
  frame: Frame | undefined;
  /** How many containers are open that lead to no wanted pointer. */
  skippedLevels: number;
  /** How many pointers have no place yet. */
  left: number;
}

/** A handler that notes at each node of a trie where its value stands; of repeated keys the last one stays. */
export function occurrenceRecorder(text: string, root: TrieNode, isSound: boolean): JsonHandler {
  const walk: Walk = { text, root, outer: [], frame: undefined, skippedLevels: 0, left: root.wanted };
  return {
    // Where no key stands twice nothing can come that counts more.
    isDone: () => isSound && walk.left === 0,
    skips: () => isSound && (walk.skippedLevels > 0 || walk.frame?.node.children === undefined),
    beginObject: (start) => begin(walk, start, false),
    beginArray: (start) => begin(walk, start, true),
    endObject: (end) => finish(walk, end),
    endArray: (end) => finish(walk, end),
    scalar: (start, end) => {
      const node = walk.skippedLevels === 0 ? record(walk, start, end) : undefined;
      if (node !== undefined) settle(walk, node);
    },
    key: (start, end, escaped) => {
      if (walk.skippedLevels === 0 && walk.frame !== undefined) enter(walk, walk.frame, start, end, escaped);
    },
  };
}

function begin(walk: Walk, start: number, isArray: boolean): void {
  const node = walk.skippedLevels === 0 ? record(walk, start, -1) : undefined;
  if (node === undefined) {
    walk.skippedLevels++;
    return;
  }
  if (walk.frame !== undefined) walk.outer.push(walk.frame);
  walk.frame = { node, isArray, nextIndex: 0, member: undefined, keyStart: -1, keyEnd: -1, placed: 0 };
}

function finish(walk: Walk, end: number): void {
  if (walk.skippedLevels > 0) {
    walk.skippedLevels--;
    return;
  }
  const { frame } = walk;
  if (frame?.node.occurrence !== undefined) frame.node.occurrence.end = end;
  walk.frame = walk.outer.pop();
  if (frame !== undefined) settle(walk, frame.node, frame.placed);
}

/** All that leads into a value has its place where that ends: what was not found in it is placed at it. */
function settle(walk: Walk, { wanted }: TrieNode, placed = 0): void {
  walk.left -= wanted - placed;
  if (walk.frame !== undefined) walk.frame.placed += wanted;
}

function enter(walk: Walk, frame: Frame, start: number, end: number, escaped: boolean): void {
  const { children } = frame.node;
  if (children === undefined) return;
  frame.member = children.get(stringValue(walk.text, start, end, escaped));
  frame.keyStart = start;
  frame.keyEnd = end;
}

function record(walk: Walk, start: number, end: number): TrieNode | undefined {
  const { frame } = walk;
  const node = frame === undefined ? walk.root : nextNode(frame);
  if (node === undefined) return undefined;
  const { keyStart, keyEnd } = frame ?? { keyStart: -1, keyEnd: -1 };
  node.occurrence = { start, end, keyStart, keyEnd, parent: frame?.node.occurrence };
  return node;
}

function nextNode(frame: Frame): TrieNode | undefined {
  if (!frame.isArray) return frame.member;
  const index = frame.nextIndex++;
  return frame.node.elements?.get(index);
}
