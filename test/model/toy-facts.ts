import type { Context } from '../../src/core/context.ts';
import { ruleOver } from '../../src/core/rule.ts';
import { rekey, renames } from './toy.mjs';
import type { ToyDoc, ToyItem } from './types.ts';

/** One item before and after; each side may lack it. */
export interface ItemChange {
  readonly key: string;
  readonly before: ToyItem | undefined;
  readonly after: ToyItem | undefined;
  /** It was not in the version before; where it was earlier, that is what it is judged by. */
  readonly isNew: boolean;
  /** The message gives a reason. */
  readonly isReasoned: boolean;
}

export interface ToyFacts {
  readonly changes: readonly ItemChange[];
  readonly words: ReadonlySet<string>;
  /** What the changes are counted from. */
  readonly from: ToyDoc;
  /** The whole document that made room for a new plan. */
  readonly old?: { readonly doc: ToyDoc; readonly isBegun: boolean };
  /** Items of the new plan that stood in it when it left. */
  readonly known: ReadonlySet<string>;
}

const none: ToyFacts = {
  changes: [],
  words: new Set(),
  from: { plan: '', items: {} },
  known: new Set(),
};

/** Items are the same by key, or by contract where only the key changed. */
export function compareToy(earlier: ToyDoc | null, after: ToyDoc | null, context: Context): ToyFacts {
  if (after === null) return none;
  const before = aligned(earlier, after) ?? { plan: after.plan, items: {} };
  const words = new Set((context.message ?? '').split(/\s+/).filter(Boolean));
  const isOther = context.begun === true || before.plan !== after.plan;
  if (!isOther) {
    const back = new Set(context.cameBack);
    return { changes: changesOf(before, after, words, back), words, from: before, known: new Set() };
  }
  const known = aligned((context.knownPlan as ToyDoc | undefined) ?? null, after)?.items ?? {};
  const from = { plan: after.plan, items: { ...carried(before, after), ...known } };
  const changes = changesOf(from, after, words, new Set(Object.keys(from.items)));
  const old = { doc: before, isBegun: context.begun === true };
  return { changes, words, from, old, known: new Set(Object.keys(known)) };
}

function aligned(doc: ToyDoc | null, after: ToyDoc): ToyDoc | null {
  return rekey(doc, renames(doc, after));
}

function changesOf(
  from: ToyDoc,
  { items }: ToyDoc,
  words: ReadonlySet<string>,
  back: ReadonlySet<string>,
): ItemChange[] {
  return [...new Set([...Object.keys(from.items), ...Object.keys(items)])].map((key) => {
    const before = from.items[key];
    const isNew = before === undefined || back.has(key);
    return { key, before, after: items[key], isNew, isReasoned: words.has(`reason:${key}`) };
  });
}

/** Of items that keep key and title over a rotation and are done in both plans the contract is judged, nothing else. */
function carried(old: ToyDoc, { items }: ToyDoc): ToyDoc['items'] {
  return Object.fromEntries(
    Object.entries(items).flatMap(([key, item]) => {
      const earlier = old.items[key];
      const isCarried = earlier?.done && item.done && earlier.title === item.title;
      return isCarried ? [[key, { ...item, contract: earlier.contract }]] : [];
    }),
  );
}

export const toyRule = ruleOver<ToyFacts>();

/** What the toy's rules have in common. */
export const toyDescription = { why: 'Done is done.', fix: 'Put it back.', since: '0.1.0' } as const;
export const inSteps = ['step', 'merge'] as const;
export const inRanges = ['step', 'merge', 'net'] as const;
