import type { Limits } from '../core/limits.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText } from './source.ts';
import { type YamlDataOptions } from './yaml-walk.ts';
/** The package needs up to five seconds for so many characters, and ten times as long for ten times as many. */
export declare const mostYamlCharacters: number;
export declare const defaultYamlOptions: YamlDataOptions;
type DataLimits = Pick<Limits, 'maxDepth' | 'maxValues'>;
/**
 * One document of YAML 1.2 (core schema) as state that a program wrote: repeated keys are faults beside a value, in which
 * the last one counts; comments are nothing; an empty text is null. Never throws.
 */
export declare function parseYamlData(source: SourceText, limits: DataLimits, options?: YamlDataOptions): ParsedText;
export {};
