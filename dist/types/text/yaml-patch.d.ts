import type { YamlChange } from './yaml-change.ts';
/**
 * A block mapping with keys changed; every byte that need not change stays, comments and layout included. Undefined where
 * the text is laid out in a way that is not edited in place. The caller has to read the result: anchors may break.
 */
export declare function patchYaml(text: string, changes: readonly YamlChange[]): string | undefined;
