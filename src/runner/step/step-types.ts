import type { Settings } from '../../engine/contract/check.ts';
import type { Limits } from '../../formats/limits.ts';
import type { TaskTreeOptions } from '../../kinds/task-tree/options.ts';
import type { Selection } from '../../kinds/task-tree/select.ts';
import type { StateUpdateSummary } from '../../kinds/task-tree/state-update.ts';
import type { TreeStep } from '../../kinds/task-tree/steps/step.ts';
import type { GuardCommand } from './guard.ts';

/** What the commit of a step has to hold, as JSON; how it is laid out is nobody's business. */
export interface HeldFile {
  readonly path: string;
  readonly text: string;
  /** A commit without it is one of a repository that ignores it. */
  readonly isOptional: boolean;
}

/** What the runner is told and lent for one step. */
export interface StepInput {
  /** The top of the repository; nothing outside of it is written. */
  readonly top: string;
  readonly tree: string;
  readonly runState: string;
  readonly settings: Settings<TaskTreeOptions>;
  readonly limits: Limits;
  /** The tree before the agent worked: HEAD's or a snapshot's bytes. */
  readonly previous: Uint8Array;
  /** Whether it is HEAD's: then the step before has to be in it. */
  readonly fromHead: boolean;
  /** The run state as HEAD has it; the one on disk is within the agent's reach. */
  readonly runStateAtHead: Buffer | undefined;
  readonly status: 'done' | 'retry' | 'decomposed';
  readonly summary: string;
  readonly guard: GuardCommand | undefined;
  readonly run: string | undefined;
  /** Whether it was asked before the agent began what is unfinished: what the agent left as a record is none of the runner's. */
  readonly isAsked?: boolean;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** What the gate would refuse about the tree that is to be written; undefined where it would not. */
  readonly judge: (before: string, after: string, step: TreeStep) => string | undefined;
  /** Commits everything with a message and gives the commit's id; throws where git does not, or holds something else. */
  readonly commit: ((message: string, holds: readonly HeldFile[]) => Promise<string>) | undefined;
}

/** One recorded iteration, as it is reported. */
export interface StepRecord {
  readonly run: string;
  readonly iteration: number;
  readonly directory: string;
  readonly tree: string;
  readonly node: string;
  readonly declared: { readonly status: string; readonly summary: string };
  readonly status: TreeStep['status'];
  readonly guard: TreeStep['guard'];
  /** Why the agent's tree was refused and the previous one restored. */
  readonly agentError?: string;
  readonly updates: StateUpdateSummary;
  /** The message of the commit that holds this step, with its declaration. */
  readonly message: string;
  readonly commit?: string;
  /** This is the iteration before, which a crash had interrupted; what was declared now was not looked at. */
  readonly finished: boolean;
  readonly next: Selection;
}

export type StepResult =
  | { readonly outcome: 'recorded'; readonly record: StepRecord }
  | {
      readonly outcome: 'refused';
      readonly reason: 'complete' | 'stuck' | 'uncommitted';
      readonly message: string;
    }
  | { readonly outcome: 'runner-error'; readonly message: string; readonly directory?: string };
