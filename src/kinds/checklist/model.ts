import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import type { Group, Preset } from './preset.ts';

/** One item of a checklist, whatever its format. Keys compare as texts. */
export interface Item {
  readonly key: string;
  /** Key of the item that contains it. */
  readonly parent: string | undefined;
  /** Its place among all items of its version. */
  readonly index: number;
  /** The file of a folder that it stands in; '' for the governed one. */
  readonly part: string;
  readonly pointer: string;
  /** Pointers, from the item, of fields that do not stand directly in it. */
  readonly places: ReadonlyMap<string, string>;
  /** Where the list stands that holds it, or what it stands inside of. */
  readonly list: string;
  /** Whether it has a key of its own; else its key is made of its texts. */
  readonly isKeyed: boolean;
  /** What the item itself is called, whatever tells its key from others: its id, or its text. */
  readonly ownKey: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The value that it was read from. */
  readonly own: JsonObject;
  /** The fields as they stand in the file; a plain value stands under the preset's `scalar`. */
  readonly raw: JsonObject;
  readonly isPlain: boolean;
  readonly done: boolean;
  /** The field that decides whether it is done. */
  readonly doneField: string | undefined;
  /** A field that says done although the deciding one does not. */
  readonly disagrees: string | undefined;
  readonly status: string | undefined;
  readonly closed: boolean;
  readonly tombstone: boolean;
  /** Whether it may stay open where all else is done. */
  readonly optional: boolean;
  /** Whether its state follows from its children. */
  readonly derived: boolean;
  readonly group: Group | undefined;
  readonly dependencies: readonly string[];
}

/** A place in one of the texts of a document. */
export interface PlacedPointer {
  readonly part: string;
  readonly pointer: string;
}

/** One text of a document, as a plain value. */
export interface ReadText {
  readonly part: string;
  readonly value: JsonValue;
  /** Pointers of members whose key stands twice in its map. */
  readonly repeated: readonly string[];
}

/** Why a document that is no empty checklist holds no items that can be judged. */
export interface UnknownShape {
  /**
   * What is there is surely no empty checklist, or only may be none; no preset was named that looks anywhere; or there are
   * items, of which none says whether it is done.
   */
  readonly type: 'missing' | 'plain' | 'unnamed' | 'undecided';
  /** What the preset looks for and where, and what stands there instead, in words. */
  readonly looksFor: string;
  readonly found: string;
  readonly pointer: string;
  /** Tells contents apart of which nothing else is known. */
  readonly digest: string;
}

/** One version of a checklist. `byKey` holds the last item of each key. */
export interface Checklist {
  readonly preset: Preset;
  readonly items: readonly Item[];
  readonly byKey: ReadonlyMap<string, Item>;
  /** Keys of items that stand more than once, with how often. */
  readonly repeated: ReadonlyMap<string, number>;
  /** Members whose key stands twice in its map, or beside another spelling of it. */
  readonly repeatedMembers: readonly PlacedPointer[];
  readonly planKey: JsonValue | undefined;
  readonly unknownShape: UnknownShape | undefined;
  /** Entries of a log, as folded text; empty for checklists. */
  readonly entries: readonly string[];
  readonly entryPointers: readonly string[];
  /** All that its files say; '' of one that was not read but made. */
  readonly text: string;
}

export function isOpen({ done, closed, tombstone }: Item): boolean {
  return !done && !closed && !tombstone;
}
