import { pointerTokens } from './location.ts';

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
  /** How many pointers lead here or further inside. */
  wanted: number;
}

const arrayIndex = /^(?:0|[1-9]\d{0,14})$/;

/** The wanted pointers, token by token; `nodes` lists parents before their children. */
export interface PointerTrie {
  readonly root: TrieNode;
  readonly nodes: TrieNode[];
}

export function emptyTrie(): PointerTrie {
  const root = newNode(undefined);
  return { root, nodes: [root] };
}

/** The node of a pointer; text that is no pointer stands for the whole document. */
export function addPointer(trie: PointerTrie, pointer: string): TrieNode {
  let node = trie.root;
  node.wanted++;
  if (!pointer.startsWith('/')) return node;
  for (const token of pointerTokens(pointer)) {
    node = node.children?.get(token) ?? addChild(trie, node, token);
    node.wanted++;
  }
  return node;
}

function addChild(trie: PointerTrie, parent: TrieNode, token: string): TrieNode {
  const node = newNode(parent);
  parent.children ??= new Map();
  parent.children.set(token, node);
  trie.nodes.push(node);
  if (!arrayIndex.test(token)) return node;
  parent.elements ??= new Map();
  parent.elements.set(Number(token), node);
  return node;
}

function newNode(parent: TrieNode | undefined): TrieNode {
  return { parent, children: undefined, elements: undefined, occurrence: undefined, wanted: 0 };
}
