import { type CST } from 'yaml';
/** The package descends recursively, so nesting is bounded before it does. */
export declare const mostYamlDepth = 200;
/** The package compares every key with every other; who reads what it composed finds repeated ones in linear time. */
export declare const composing: {
    readonly version: '1.2';
    readonly schema: 'core';
    readonly uniqueKeys: false;
};
/** The tokens of a text, before anything is made of them. */
export declare function yamlTokens(text: string): CST.Token[];
/** The offset of the first token that is nested too deeply. */
export declare function tooDeepAt(tokens: readonly CST.Token[], mostDepth: number): number | undefined;
