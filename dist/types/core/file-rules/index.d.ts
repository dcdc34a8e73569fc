import type { Rule } from '../rule.ts';
import type { FileFacts } from './file-facts.ts';
/** Rules about the file itself, whatever its kind. */
export declare const fileRules: readonly Rule<FileFacts>[];
