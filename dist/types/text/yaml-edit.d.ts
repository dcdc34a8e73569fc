import type { ListEdit } from './list-edit.ts';
/** A YAML text with lists edited; comments, key order and the style of what is not touched stay. */
export declare function editYaml(text: string, edits: readonly ListEdit[]): string;
