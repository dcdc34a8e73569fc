import type { JsonValue } from '../../formats/json-value.ts';
import type { View, ViewLink, ViewNode } from './view.ts';

/** How governed files stood after each commit of a range, for a page that one goes through commit by commit. */
export interface States {
  /** Those that concern a governed file, parents first. */
  readonly commits: readonly StateCommit[];
  /** How many the range has. */
  readonly all: number;
  readonly files: readonly FileStates[];
}

export interface StateCommit {
  readonly id: string;
  /** The first line of its message. */
  readonly subject: string;
  /** RFC 3339. */
  readonly at?: string;
  /** Fingerprints of what was said of it. */
  readonly said: readonly string[];
}

export interface FileStates {
  /** The last path it had. */
  readonly path: string;
  readonly kind: string;
  readonly shape: View['shape'];
  /** Every node as it ever stood: states name them by their place here. */
  readonly nodes: readonly ViewNode[];
  /** All links there ever were. */
  readonly links: readonly ViewLink[];
  /** From the base on, where the file stood there; each is told by what differs from the one before it. */
  readonly steps: readonly FileStep[];
}

export interface FileStep {
  /** The place among the commits; -1 is the base. */
  readonly commit: number;
  /** What stands there, where that is no version that can be read. */
  readonly missing?: 'absent' | 'unreadable';
  /** From where, how many go, and which come, in places of the list before it, from its end on. */
  readonly splices: readonly (readonly [at: number, gone: number, come: readonly number[]])[];
  readonly summary?: string;
  readonly counts: StateCounts;
  /** The account: what stands refused, by the fingerprint of its finding. */
  readonly refused: readonly { readonly fingerprint: string; readonly subjects: readonly string[] }[];
  readonly changes: readonly StateChange[];
  /** How many more changed. */
  readonly unlisted: number;
}

/** Of what holds nothing else: how much there is, how much of it is done, and what of that commits of the range did. */
export interface StateCounts {
  readonly all: number;
  readonly done: number;
  readonly claimed: number;
  /** What is claimed, stands at the head, and a guard speaks for. */
  readonly verified: number;
}

export interface StateChange {
  readonly type: 'added' | 'removed' | 'changed';
  readonly subject: string;
  readonly label?: string;
  readonly formerly?: string;
  readonly fields: readonly {
    readonly name: string;
    readonly before?: JsonValue;
    readonly after?: JsonValue;
  }[];
}
