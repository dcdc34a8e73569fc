import type { JsonValue } from '../../formats/json-value.ts';
import type { ItemPair } from './facts.ts';
import { foldText } from './folded.ts';
import type { Checklist } from './model.ts';
import { fieldOf } from './read-item.ts';

/** Whether a text of a done item is shorter since the format's tool compacted it; what it is called stays. */
export function isCompacted({ before, after }: ItemPair, field: string, { preset }: Checklist): boolean {
  const { compaction, titleFields } = preset;
  if (titleFields.includes(field)) return false;
  const [old, now] = [fieldOf(before.raw, field), fieldOf(after.raw, field) ?? ''];
  if (typeof old !== 'string' || typeof now !== 'string') return false;
  const isShorter = foldText(now).length < foldText(old).length;
  return isShorter && compaction.some((mark) => rises(before.raw[mark], after.raw[mark]));
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
