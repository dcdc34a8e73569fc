import type { StateKind } from '../kind.ts';
import type { Rule } from '../rule.ts';
import type { FileFacts } from './file-facts.ts';
/** Rules about the file itself, whatever its kind. */
export declare const fileRules: readonly Rule<FileFacts>[];
/** Whether a rule looks at the file as such, before its kind makes sense of it. */
export declare function isFileRule({ fileRules: own }: Pick<StateKind, 'fileRules'>, ruleId: string): boolean;
