import type { Context } from '../../engine/contract/context.ts';
import { ruleOver } from '../../engine/contract/rule.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { Checklist, Item } from './model.ts';
import type { ChecklistOptions } from './options.ts';

export interface Related {
  readonly item: Item;
  readonly open: readonly Item[];
}

export interface Introduced extends Related {
  /** Those of the open ones that are new here. */
  readonly fresh: readonly Item[];
}

/** An item that both versions hold, by key, or by equal contract under another key. */
export interface ItemPair {
  readonly before: Item;
  readonly after: Item;
  /** Contract fields that do not say all that they said; in the order of the preset. */
  readonly changed: readonly string[];
  /** Contract fields that say more than they said. */
  readonly gained: readonly string[];
  /** Title and description are both new ones. */
  readonly replaced: boolean;
  /** Set where both are the same since they are between the same neighbors. */
  readonly isPlaced?: true;
}

/** A new plan in the same file, and what shows it. */
export interface Rotation {
  readonly planKeyChanged: boolean;
  /** The old items, and those of them that did not survive. */
  readonly old: readonly Item[];
  readonly vanished: readonly Item[];
}

/** A field of an item with another value. */
interface FieldMove<Value> {
  readonly item: Item;
  readonly before: Item | undefined;
  readonly field: string;
  readonly from: Value;
  readonly to: Value;
}

/** A counter that fell, or is beyond its maximum. */
export interface CounterMove extends FieldMove<number> {
  readonly type: 'lowered' | 'beyond';
}

export interface StatusMove extends FieldMove<string> {
  readonly type: 'unreachable' | 'unknown';
  readonly allowed: readonly string[];
}

/** A done mark that is neither true nor false any more. */
export type DoneType = FieldMove<JsonValue | undefined>;

/** What no item has any more, and the items that had it. */
export interface ShapeLost {
  readonly fields: readonly string[];
  readonly items: readonly Item[];
}

/** An item that went back from done to not done. */
export interface Reopening {
  readonly pair: ItemPair;
  readonly explained: boolean;
}

/** How a log broke with what it held. */
export interface LogBreak {
  readonly mode: 'prefix' | 'insert-only' | 'notes';
  /** Number of the first old entry that is not where it must be. */
  readonly entry: number;
  readonly pointer: string;
  readonly at: string;
  /** The log with the old entries where they must be. */
  readonly right: Checklist;
}

/** A list with a tag of its own that is gone as a whole, while another one stands: its place, and what it held. */
export interface DroppedList {
  readonly pointer: string;
  readonly items: readonly Item[];
}

/** What `compare` found, for the rules to judge. */
export interface ChecklistFacts {
  readonly scope: Context['scope'];
  readonly before: Checklist | null;
  readonly after: Checklist | null;
  /** What the items are judged against: the version before, or what is known of another plan that takes its place. */
  readonly from: Checklist | null;
  readonly isOtherPlan: boolean;
  /** Items that are in both versions. Of another plan: those that are done in both under one title. */
  readonly pairs: readonly ItemPair[];
  /** New items, also under a rotation; none where the file is new. */
  readonly added: readonly Item[];
  /** Open items that are no items any more, although the file still says them. */
  readonly hidden: readonly Item[];
  /** Items that are gone; under a rotation from the plan that comes back. */
  readonly removed: readonly Item[];
  /** Lists with tags of their own that are gone as a whole; their items are not among those that are removed. */
  readonly dropped: readonly DroppedList[];
  readonly rekeyed: readonly ItemPair[];
  /** New done items that stand where an open one stood with another contract, which is gone. */
  readonly instead: ReadonlyMap<Item, Item>;
  readonly emptied: boolean;
  readonly rotation: Rotation | undefined;
  /** Items that were open and are done. */
  readonly flips: readonly ItemPair[];
  readonly bornDone: readonly Item[];
  /** Items that single commits of the range turned done, and that are done, whatever stood before the range. */
  readonly turnedDone: readonly Item[];
  readonly reopened: readonly Reopening[];
  readonly doneTypes: readonly DoneType[];
  /** The fields by which the file was recognised, where no item has them any more. */
  readonly shapeLost: ShapeLost | undefined;
  readonly counters: readonly CounterMove[];
  readonly statuses: readonly StatusMove[];
  /** Surviving items that stand elsewhere among the others. */
  readonly moved: readonly ItemPair[];
  readonly blocked: readonly Introduced[];
  /** Items that depend on themselves by dependencies that are new. */
  readonly circles: readonly Item[];
  /** New dependencies that are not on the list. */
  readonly astray: readonly { readonly item: Item; readonly keys: readonly string[] }[];
  readonly parentsDone: readonly Introduced[];
  readonly logBreak: LogBreak | undefined;
  /** How many files outside of the state files the change itself touches. */
  readonly workCount: number;
  /** Whether the change itself shows work: one such file. */
  readonly touchedWork: boolean;
  /** Whether a change before it that is about the item shows work. */
  readonly workedOn: (item: Item) => boolean;
  /** Whether neither the change nor any since the last version is known to show work. */
  readonly isIdle: boolean;
  readonly guard: Context['guard'];
  readonly archived: readonly string[];
  /** By name, what is in the tree of files that items name which turned done. */
  readonly files: NonNullable<Context['files']>;
  readonly options: ChecklistOptions;
}

const declared = ruleOver<ChecklistFacts>();

/** A rule of checklists. In a plan that takes the place of another one, what goes back goes to what is known of the new one. */
export const checklistRule: typeof declared = (rule) => ({
  ...rule,
  *check(facts, problem, options) {
    const { isOtherPlan, from } = facts;
    for (const each of rule.check(facts, problem, options))
      yield isOtherPlan ? { demanded: from, ...each } : each;
  },
});
