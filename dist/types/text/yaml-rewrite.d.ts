import type { ValueEdit } from '../core/value-edit.ts';
/**
 * A YAML text with values changed, laid out anew: comments and key order stay. For what cannot be edited in place; undefined
 * where this cannot be written either, as where an alias has lost what it stands for.
 */
export declare function rewriteYaml(text: string, edits: readonly ValueEdit[]): string | undefined;
