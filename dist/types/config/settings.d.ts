import type { Settings } from '../core/check.ts';
import type { Severity } from '../core/finding.ts';
import type { OptionFault, StateKind } from '../core/kind.ts';
/** What a configuration may say of one rule: a severity, or a severity and its options. */
export type RuleChoice = Severity | 'off' | readonly [Severity | 'off', unknown];
export type SettingsResult = {
    readonly ok: true;
    readonly settings: Settings;
} | {
    readonly ok: false;
    readonly faults: readonly OptionFault[];
};
/** Checks the options of a kind and the choices for its rules; every fault, sorted. */
export declare function resolveSettings(kind: StateKind, options?: object): SettingsResult;
/** A fault as one sentence, for callers that have no text to point into. */
export declare function faultText({ pointer, message }: OptionFault): string;
/** How a kind's files are judged where nothing is configured. */
export declare function defaultSettings(kind: StateKind): Settings;
