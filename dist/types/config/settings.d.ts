import type { Settings } from '../core/check.ts';
import type { Severity } from '../core/finding.ts';
import type { StateKind } from '../core/kind.ts';
/** What a configuration may say of one rule: a severity, or a severity and its options. */
export type RuleChoice = Severity | 'off' | readonly [Severity | 'off', unknown];
export type SettingsResult = {
    readonly ok: true;
    readonly settings: Settings;
} | {
    readonly ok: false;
    readonly errors: readonly string[];
};
/** Checks the options of a kind and the choices for its rules; every error, sorted. */
export declare function resolveSettings(kind: StateKind, options?: object): SettingsResult;
/** How a kind's files are judged where nothing is configured. */
export declare function defaultSettings(kind: StateKind): Settings;
