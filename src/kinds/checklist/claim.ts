import type { Checklist, Item } from './model.ts';

/** Whether a field is what somebody says of the work, and no part of it: neither contract nor state. */
export function isClaim(name: string, item: Item, { preset }: Pick<Checklist, 'preset'>): boolean {
  const { done, groups, status, key, runner, contract } = preset;
  const fields = [...done, status, ...groups.map((group) => group.status)].flatMap(
    (each) => each?.field ?? [],
  );
  const own = [...fields, ...key, ...runner.counters, ...runner.maximum, ...contract];
  return !item.isPlain && !own.includes(name);
}
