import type { Configuration } from '../config/configuration.ts';
import { type Govern, type Governance, governByDetection } from '../config/govern.ts';
import { defaultSettings } from '../config/settings.ts';
import type { Waiver } from '../config/waivers.ts';
import type { StateKind } from '../core/kind.ts';
import { defaultLimits, type Limits } from '../core/limits.ts';

/** Where a repository says how its state is judged; only these two files, at its top. */
export const configurationPath = '.stateward.yml';
export const waiversPath = '.stateward.waivers.yml';

/** How state is judged: by one side's configuration, or by the built-in defaults. */
export interface Policy {
  readonly govern: Govern;
  /** How files of a kind are judged that are named by hand. */
  readonly governance: (kind: StateKind) => Governance;
  readonly limits: Limits;
  readonly waivers: readonly Waiver[];
  readonly waiversFrom: Configuration['waiversFrom'];
  readonly isIgnored: Configuration['isIgnored'];
  readonly policyRules: Configuration['policyRules'];
  /** Every path or glob under which files are governed, and how. */
  readonly watched: readonly WatchedFiles[];
}

export interface WatchedFiles {
  readonly glob: string;
  readonly governance: Governance;
}

/** How state is judged where nothing is configured; a module of its own, since a hook mostly needs no more. */
export function builtInPolicy(kinds: readonly StateKind[]): Policy {
  return { ...builtInConfiguration(kinds), watched: watchedByName(kinds, builtIn), waivers: [] };
}

/** The usual names of each kind's files, and how a policy judges them. */
export function watchedByName(
  kinds: readonly StateKind[],
  governance: (kind: StateKind) => Governance,
): WatchedFiles[] {
  return kinds.flatMap((kind) => kind.files.map((glob) => ({ glob, governance: governance(kind) })));
}

function builtIn(kind: StateKind): Governance {
  return { kind, settings: defaultSettings(kind) };
}

/** What the absence of a configuration says. */
export function builtInConfiguration(kinds: readonly StateKind[]): Configuration {
  return {
    govern: governByDetection(kinds),
    governance: builtIn,
    limits: defaultLimits,
    waiversFrom: 'base',
    isIgnored: () => false,
    policyRules: new Map(),
    entries: undefined,
  };
}
