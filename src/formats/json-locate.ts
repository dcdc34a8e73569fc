import { occurrenceRecorder } from './json-occurrences.ts';
import {
  addPointer,
  emptyTrie,
  type Occurrence,
  type PointerTrie,
  type TrieNode,
} from './json-pointer-trie.ts';
import { scanJson } from './json-scanner.ts';
import type { Span } from './location.ts';
import { type SourceText, spanAt } from './source.ts';

/** Where a value lies, and its key with its quotes (undefined for elements and for the whole document). */
export interface JsonPlace {
  readonly value: Span;
  readonly key: Span | undefined;
}

const unlimited = { maxDepth: Number.POSITIVE_INFINITY, maxValues: Number.POSITIVE_INFINITY };

/**
 * The places of the values that `pointers` (RFC 6901) name, from one scan of the text. A pointer that leads
 * nowhere gets the place of its nearest ancestor that exists; of repeated keys the last one counts. In a
 * broken text a value that never ends reaches to where the scan stopped; one that is known to be sound is not read where no pointer leads, and only until each has its place.
 */
export function locateJson(
  source: SourceText,
  pointers: readonly string[],
  isSound = false,
): ReadonlyMap<string, JsonPlace> {
  const trie = emptyTrie();
  const wanted = new Map(pointers.map((pointer) => [pointer, addPointer(trie, pointer)]));
  const stop = scanJson(source.text, occurrenceRecorder(source.text, trie.root, isSound), unlimited);
  const found = occurrences(trie);
  const end = stop?.offset ?? source.text.length;
  const placeAt = (node: TrieNode) => {
    const occurrence = found.get(node);
    return occurrence === undefined ? startOf(source) : placeOf(source, occurrence, end);
  };
  return new Map([...wanted].map(([pointer, node]) => [pointer, placeAt(node)]));
}

function occurrences(trie: PointerTrie): ReadonlyMap<TrieNode, Occurrence> {
  const found = new Map<TrieNode, Occurrence>();
  for (const node of trie.nodes) {
    const { parent, occurrence } = node;
    // An occurrence inside of an earlier value of a repeated key is not part of the document's value.
    const counts = occurrence !== undefined && occurrence.parent === parent?.occurrence;
    const nearest = counts ? occurrence : parent && found.get(parent);
    if (nearest !== undefined) found.set(node, nearest);
  }
  return found;
}

function placeOf(source: SourceText, occurrence: Occurrence, stop: number): JsonPlace {
  const { start, end, keyStart, keyEnd } = occurrence;
  const key = keyStart < 0 ? undefined : spanAt(source, keyStart, keyEnd);
  return { value: spanAt(source, start, end < 0 ? stop : end), key };
}

function startOf(source: SourceText): JsonPlace {
  return { value: spanAt(source, 0, 0), key: undefined };
}
