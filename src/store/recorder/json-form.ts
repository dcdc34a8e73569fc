const mostLevels = 500;
const mostValues = 1_000_000;

/** Why a value cannot be written as JSON and read back as the same; undefined where it can. Members that are undefined are left out. */
export function jsonFault(value: unknown): string | undefined {
  const pending: { readonly value: unknown; readonly place: string; readonly level: number }[] = [
    { value, place: '', level: 0 },
  ];
  let count = 0;
  for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
    count += 1;
    const fault = count > mostValues ? 'holds too many values' : ownFault(each.value, each.level);
    if (fault !== undefined) return `${each.place === '' ? 'it' : each.place} ${fault}`;
    if (typeof each.value !== 'object' || each.value === null) continue;
    const isList = Array.isArray(each.value);
    for (const [name, member] of Object.entries(each.value))
      if (isList || member !== undefined)
        pending.push({ value: member, place: `${each.place}/${name}`, level: each.level + 1 });
  }
  return undefined;
}

function ownFault(value: unknown, level: number): string | undefined {
  if (level > mostLevels) return `is nested deeper than ${mostLevels} levels, or holds itself`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `is ${value}, which is no JSON`;
  if (typeof value !== 'object') return `is of type ${typeof value}, which is no JSON`;
  if (Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? undefined : 'is no plain object';
}

/** A copy of a value that `jsonFault` has nothing against. */
export function jsonCopy<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
