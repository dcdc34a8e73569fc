/** One place where a node's value stands in the text, as offsets; -1 stands for "not known" and "no key". */
export interface Occurrence {
    readonly start: number;
    end: number;
    readonly keyStart: number;
    readonly keyEnd: number;
    readonly parent: Occurrence | undefined;
}
/** One token on the way to a wanted pointer. `elements` are those children whose token is an array index. */
export interface TrieNode {
    readonly parent: TrieNode | undefined;
    children: Map<string, TrieNode> | undefined;
    elements: Map<number, TrieNode> | undefined;
    occurrence: Occurrence | undefined;
}
/** The wanted pointers, token by token; `nodes` lists parents before their children. */
export interface PointerTrie {
    readonly root: TrieNode;
    readonly nodes: TrieNode[];
}
export declare function emptyTrie(): PointerTrie;
/** The node of a pointer; text that is no pointer stands for the whole document. */
export declare function addPointer(trie: PointerTrie, pointer: string): TrieNode;
