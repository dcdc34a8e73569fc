import { type JsonObject } from '../core/json-value.ts';
import type { StateKind } from '../core/kind.ts';
import type { Governance } from './govern.ts';
import { type FaultCollector } from './policy-text.ts';
import { type RuleChoice } from './settings.ts';
/** What `rules:` says, by rule id. */
export type RuleChoices = Readonly<Record<string, RuleChoice>>;
/** The top-level `rules:`: each must be a rule of some kind, or about files. */
export declare function readRules(collector: FaultCollector, root: JsonObject, kinds: readonly StateKind[]): RuleChoices;
/** The rules that judge files of a kind. */
export declare function ruleIdsOf(kind: StateKind): string[];
/** How a kind's files are judged: top-level rules first, then what the entry itself says. */
export declare function governanceOf(kind: StateKind, options: JsonObject, rules: RuleChoices): Governance;
