import { contractFields } from './contract.ts';
import type { Checklist, Item } from './model.ts';

/** Whether a field is what somebody says of the work, and no part of it: neither contract nor state. */
export function isClaim(name: string, item: Item, { preset }: Pick<Checklist, 'preset'>): boolean {
  if (name === item.doneField || name === statusField(item, preset)) return false;
  if (contractFields(item, { preset }).includes(name)) return false;
  if (preset.claim.includes(name)) return true;
  // What a preset does not mention is claim, too.
  return !item.isPlain && !isMentioned(name, preset);
}

function isMentioned(name: string, { done, key, runner, groups, fields }: Checklist['preset']): boolean {
  const marks = [...done, ...groups.flatMap(({ status }) => status ?? [])].map(({ field }) => field);
  return [...marks, ...key, ...runner.counters, ...runner.maximum, ...Object.keys(fields)].includes(name);
}

/** The field that holds the status of an item, where its preset has any. */
function statusField({ group }: Pick<Item, 'group'>, { status }: Checklist['preset']): string | undefined {
  return (group?.status ?? status)?.field;
}
