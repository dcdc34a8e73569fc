import type { FlowContainer, FlowMember } from './flow-edit.ts';
import { addPointer, emptyTrie, type TrieNode } from './json-pointer-trie.ts';
import { stringValue } from './json-scalars.ts';
import type { JsonHandler } from './json-scan-state.ts';
import { scanJson } from './json-scanner.ts';

const unlimited = { maxDepth: Number.POSITIVE_INFINITY, maxValues: Number.POSITIVE_INFINITY };

/**
 * The objects and lists that pointers lead to, from one scan; of repeated keys the last one counts. A pointer that leads to
 * none is not among them; a text that is no JSON has none.
 */
export function jsonContainers(text: string, pointers: Iterable<string>): ReadonlyMap<string, FlowContainer> {
  const trie = emptyTrie();
  const wanted = [...pointers].map((pointer) => [pointer, addPointer(trie, pointer)] as const);
  const found = new Map<TrieNode, FlowContainer>();
  if (scanJson(text, recorder(text, trie.root, found), unlimited) !== undefined) return new Map();
  return new Map(
    wanted.flatMap(([pointer, node]) => {
      const container = found.get(node);
      return container === undefined ? [] : [[pointer, container] as const];
    }),
  );
}

/** A member whose end was not reached yet. */
interface Begun {
  readonly key: string | undefined;
  readonly from: number;
  readonly valueFrom: number;
}

/** An open container on the way to a wanted one. */
interface Frame {
  readonly node: TrieNode;
  readonly isList: boolean;
  readonly begun: Begun;
  readonly members: FlowMember[];
}

interface Walk {
  readonly root: TrieNode;
  readonly found: Map<TrieNode, FlowContainer>;
  readonly frames: Frame[];
  key: { readonly name: string; readonly from: number } | undefined;
  /** The container that leads to no wanted one, and how many are open in it. */
  skipped: { readonly begun: Begun; depth: number } | undefined;
}

function recorder(text: string, root: TrieNode, found: Map<TrieNode, FlowContainer>): JsonHandler {
  const walk: Walk = { root, found, frames: [], key: undefined, skipped: undefined };
  return {
    beginObject: (start) => begin(walk, start, false),
    beginArray: (start) => begin(walk, start, true),
    endObject: (end) => finish(walk, end),
    endArray: (end) => finish(walk, end),
    key: (from, to, escaped) => {
      if (walk.skipped === undefined) walk.key = { name: stringValue(text, from, to, escaped), from };
    },
    scalar: (start, end) => {
      if (walk.skipped !== undefined) return;
      forget(walk, nodeAt(walk));
      place(walk, beginMember(walk, start), end);
    },
  };
}

function begin(walk: Walk, start: number, isList: boolean): void {
  if (walk.skipped !== undefined) {
    walk.skipped.depth++;
    return;
  }
  const node = nodeAt(walk);
  forget(walk, node);
  const begun = beginMember(walk, start);
  if (node === undefined) walk.skipped = { begun, depth: 1 };
  else walk.frames.push({ node, isList, begun, members: [] });
}

function finish(walk: Walk, end: number): void {
  const { skipped } = walk;
  if (skipped !== undefined) {
    skipped.depth--;
    if (skipped.depth > 0) return;
    walk.skipped = undefined;
    place(walk, skipped.begun, end);
    return;
  }
  const frame = walk.frames.pop();
  if (frame === undefined) return;
  const { node, isList, begun, members } = frame;
  walk.found.set(node, { isList, members, open: begun.valueFrom + 1, close: end - 1 });
  place(walk, begun, end);
}

function beginMember(walk: Walk, valueFrom: number): Begun {
  const { key } = walk;
  walk.key = undefined;
  return { key: key?.name, from: key?.from ?? valueFrom, valueFrom };
}

function place({ frames }: Walk, begun: Begun, to: number): void {
  frames.at(-1)?.members.push({ ...begun, to });
}

function nodeAt({ root, frames, key }: Walk): TrieNode | undefined {
  const frame = frames.at(-1);
  if (frame === undefined) return root;
  const { node, isList, members } = frame;
  return isList ? node.elements?.get(members.length) : node.children?.get(key?.name ?? '');
}

/** What an earlier value of a repeated key held is no part of the document's value. */
function forget({ found }: Walk, node: TrieNode | undefined): void {
  const pending = node === undefined ? [] : [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    found.delete(next);
    pending.push(...(next.children?.values() ?? []));
  }
}
