import type { Context } from '../../engine/contract/context.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { ItemPair } from './facts.ts';
import { foldText } from './folded.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import type { Pairing } from './pair-items.ts';
import { fieldOf } from './read-item.ts';

/** Whether a text of a done item is shorter since the format's tool compacted it; what it is called stays. */
export function isCompacted({ before, after }: ItemPair, field: string, { preset }: Checklist): boolean {
  const { compaction, titleFields } = preset;
  if (compaction === undefined || titleFields.includes(field)) return false;
  const [old, now] = [fieldOf(before.raw, field), fieldOf(after.raw, field) ?? ''];
  if (typeof old !== 'string' || typeof now !== 'string') return false;
  const isShorter = foldText(now).length < foldText(old).length;
  return isShorter && compaction.marks.some((mark) => rises(before.raw[mark], after.raw[mark]));
}

function rises(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (typeof after === 'number') return after > (typeof before === 'number' ? before : 0);
  const [old, now] = [timeOf(before), timeOf(after)];
  return now !== undefined && now > (old ?? Number.NEGATIVE_INFINITY);
}

function timeOf(value: JsonValue | undefined): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const saysSo = /\b(?:purg|prun|compact|clean|archiv|delet|remov)/i;

/**
 * Done items that were purged as their format's tool does it: they are all that changes, the message says so, and none that
 * stays was closed before one of them. None where that is not so.
 */
export function purgedItems(pairing: Pairing, after: Checklist, context: Context): readonly Item[] {
  const { compaction } = after.preset;
  const { removed, added, rekeyed } = pairing;
  const [message, awaits] = [context.message ?? '', context.awaitsMessage === true];
  if (compaction === undefined || removed.length === 0 || !(awaits || saysSo.test(message))) return [];
  if (added.length > 0 || rekeyed.length > 0 || removed.some(isOpen)) return [];
  if (pairing.pairs.some(isTouched)) return [];
  const closing = (item: Item) => timeOf(item.raw[compaction.closedAt]);
  const gone = removed.filter(({ done }) => done);
  const last = Math.max(...gone.map((item) => closing(item) ?? Number.POSITIVE_INFINITY));
  const stay = [...after.byKey.values()].filter(({ done }) => done);
  // Equal times say nothing of an order.
  return stay.every((item) => (closing(item) ?? Number.POSITIVE_INFINITY) >= last) && Number.isFinite(last)
    ? gone
    : [];
}

function isTouched({ before, after }: ItemPair): boolean {
  return before.raw !== after.raw && canonicalJson(before.raw) !== canonicalJson(after.raw);
}
