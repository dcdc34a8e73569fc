/** Groups items by key, in order of first appearance (`Map.groupBy` is not in Node 20). */
export declare function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]>;
