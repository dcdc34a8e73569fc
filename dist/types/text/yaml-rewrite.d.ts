import type { YamlChange } from './yaml-change.ts';
/**
 * A mapping with keys changed, laid out anew: comments and key order stay. Undefined where an alias has lost what it
 * stands for.
 */
export declare function rewriteYaml(text: string, changes: readonly YamlChange[]): string | undefined;
