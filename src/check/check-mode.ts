import type { Step } from '../engine/contract/context.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import type { Granularity } from '../engine/judge/squash.ts';
import type { RepositoryChange } from './change.ts';

/** What is judged. */
export type CheckMode =
  | RepositoryChange
  | { readonly type: 'files'; readonly before: string; readonly after: string };

export const rangeGuards = ['success', 'failure', 'skipped', 'cancelled'] as const;
export type RangeGuard = (typeof rangeGuards)[number];

/** What `check` judges, and how. */
export interface RepositoryCheckOptions {
  readonly mode: CheckMode;
  /** The governed files, where they are named instead of detected. */
  readonly paths: readonly string[];
  readonly kind: StateKind | undefined;
  readonly step: Step | undefined;
  /** What ran over the head of a range. */
  readonly guard?: RangeGuard | undefined;
  readonly granularity: Granularity;
  /** A configuration that is named, to be read instead of the usual one. */
  readonly config: string | undefined;
  readonly configFrom: 'worktree' | 'base';
}
