import type { Govern } from '../../config/govern.ts';
import type { Waiver } from '../../config/waivers.ts';
import type { Limits } from '../../formats/limits.ts';
import type { RuleSetting } from '../contract/check.ts';
import type { Context, Step } from '../contract/context.ts';
import type { StateKind } from '../contract/kind.ts';
import type { RepairPlace } from '../contract/repair.ts';
import type { Blobs, History, ObjectId, ResolvedRange } from '../ports.ts';
import type { WalkedCommit } from '../walk/walk.ts';
import type { Granularity, Scopes } from './squash.ts';

/** What is judged, and how. */
export interface RangeInput extends RangePolicyInput {
  readonly history: History;
  readonly blobs: Blobs;
  readonly range: ResolvedRange;
  readonly govern: Govern;
  /** Paths that the configuration leaves out. */
  readonly isIgnored?: (path: string) => boolean;
  /** Where not all kinds are at hand: whether a path may be a file of another one, which keeps nothing for these. */
  readonly isOtherState?: (path: string) => boolean;
  readonly guard?: Context['guard'];
  /** By default every commit is judged, and the range as a whole. */
  readonly granularity?: Granularity;
  /** Where it is known better than by subjects which commits are squashes. */
  readonly squashOf?: Scopes['squashOf'];
  /** What merging the range would give: a commit or a tree, judged as a whole against the tip of the base side. */
  readonly mergeResult?: ObjectId;
  /** What the caller has to say beside the report. */
  readonly notices?: readonly string[];
  /** `snapshot` judges each version by itself, as if it had no history (`check --all`); `net` what several steps may do. */
  readonly scope?: 'snapshot' | 'net';
  /** The message of the last change is still to be written (pre-commit). */
  readonly awaitsMessage?: boolean;
  /** Whether the net is judged: it is wherever there is a range, and not for a single change. */
  readonly net?: boolean;
  /** Steps declared by hand, for the last transition only. */
  readonly steps?: readonly Step[];
  /** Whether the way back is worked out; it is, but for what nobody wrote yet. */
  readonly repairs?: boolean;
  /** What is judged, as far as it decides how a repair is done. */
  readonly place?: RepairPlace;
  readonly limits?: Limits;
  readonly onProgress?: (done: number, total: number) => void;
  /** Looks on as commits are walked; those of a file may be walked once more, from the first. */
  readonly onWalked?: (walked: WalkedCommit) => void;
}

/** What the policy of the caller adds to a range beyond which files are governed; see `Policy`. */
export interface RangePolicyInput {
  readonly waivers?: readonly Waiver[];
  readonly waiversFrom?: 'base' | 'head';
  /** What the policy says of the rules about policy files. */
  readonly policyRules?: ReadonlyMap<string, RuleSetting>;
  /** Given, changes of the policy files themselves are judged too, against these kinds. */
  readonly policyKinds?: readonly StateKind[];
  /** The commit that the policy came from, where it is not the tip of the base side. */
  readonly policyFrom?: ObjectId;
  /** The configuration's path in the repository, where it is not the usual one. */
  readonly policyPath?: string;
}
