import type { TrieNode } from './json-pointer-trie.ts';
import type { JsonHandler } from './json-scan-state.ts';
/** A handler that notes at each node of a trie where its value stands; of repeated keys the last one stays. */
export declare function occurrenceRecorder(text: string, root: TrieNode): JsonHandler;
