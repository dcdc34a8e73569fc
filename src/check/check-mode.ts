import type { Granularity } from '../app/squash.ts';
import type { Step } from '../core/context.ts';
import type { StateKind } from '../core/kind.ts';

/** What is judged; `default` is what is staged, or else the work tree. */
export type CheckMode =
  | { readonly type: 'files'; readonly before: string; readonly after: string }
  | { readonly type: 'range'; readonly range: string }
  | { readonly type: 'commit'; readonly commit: string }
  | { readonly type: 'first-push'; readonly head: string }
  /** With the message that the commit will have, where it is known. */
  | { readonly type: 'staged' | 'work-tree'; readonly message?: string }
  | { readonly type: 'all' | 'default' | 'root' };

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
