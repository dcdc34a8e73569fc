import type { FlowContainer } from './flow-edit.ts';
/**
 * The objects and lists that pointers lead to, from one scan; of repeated keys the last one counts. A pointer that leads to
 * none is not among them; a text that is no JSON has none.
 */
export declare function jsonContainers(text: string, pointers: Iterable<string>): ReadonlyMap<string, FlowContainer>;
