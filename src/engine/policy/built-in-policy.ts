import type { Configuration } from '../../config/configuration.ts';
import {
  builtInGovernance,
  governByDetection,
  type WatchedFiles,
  watchedByName,
} from '../../config/govern.ts';
import type { Waiver } from '../../config/waivers.ts';
import { defaultLimits } from '../../formats/limits.ts';
import type { StateKind } from '../contract/kind.ts';

/** How state is judged: by one side's configuration, or by the built-in defaults. */
export interface Policy extends Omit<Configuration, 'entries' | 'detects'> {
  readonly waivers: readonly Waiver[];
  /** Every path or glob under which files are governed, and how. */
  readonly watched: readonly WatchedFiles[];
}

/** How state is judged where nothing is configured. */
export function builtInPolicy(kinds: readonly StateKind[]): Policy {
  return { ...builtInConfiguration(kinds), watched: watchedByName(kinds), waivers: [] };
}

/** What the absence of a configuration says. */
export function builtInConfiguration(kinds: readonly StateKind[]): Configuration {
  return {
    govern: governByDetection(kinds),
    governance: builtInGovernance,
    limits: defaultLimits,
    waiversFrom: 'base',
    isIgnored: () => false,
    policyRules: new Map(),
    namedFiles: [],
    entries: undefined,
    detects: true,
  };
}
