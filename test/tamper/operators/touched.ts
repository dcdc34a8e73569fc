/**
 * What differs between two documents of a story: items by their id, and what stands in none by where it stands, the
 * members of a list one by one. Their order is nothing of it.
 */
export function touched(before: unknown, after: unknown): ReadonlySet<string> {
  const [old, next] = [partsOf(before), partsOf(after)];
  return new Set([...old.keys(), ...next.keys()].filter((part) => old.get(part) !== next.get(part)));
}

type Parts = Map<string, string>;
type Entry = readonly [path: string, value: unknown];

/** Each part with what it says; items below an item are parts of their own. */
function partsOf(doc: unknown): Parts {
  const parts: Parts = new Map();
  const waiting: Entry[] = [['', doc]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (Array.isArray(value)) waiting.push(...value.map((each) => memberOf(path, each)));
    else if (!isRecord(value)) parts.set(path, JSON.stringify(value) ?? '');
    else if (idOf(value) === undefined)
      waiting.push(...Object.entries(value).map(([key, each]): Entry => [`${path}.${key}`, each]));
    else waiting.push(...itemInto(parts, value));
  }
  return parts;
}

/** What has no id in a list is known by what it says. */
function memberOf(path: string, value: unknown): Entry {
  return isRecord(value) && idOf(value) !== undefined
    ? ['', value]
    : [`${path} ${JSON.stringify(value)}`, ''];
}

/** Writes down what an item says of itself, and gives the items below it. */
function itemInto(parts: Parts, item: Record<string, unknown>): Entry[] {
  const fields = Object.entries(item);
  const isOwn = ([, value]: readonly [string, unknown]) => !hasItems(value);
  parts.set(`#${idOf(item)}`, JSON.stringify(fields.filter(isOwn).sort()));
  return fields.filter((field) => !isOwn(field));
}

function hasItems(value: unknown): boolean {
  return Array.isArray(value) && value.some((each) => isRecord(each) && idOf(each) !== undefined);
}

/** Lines of Markdown have no id that they keep; their model gives them one. */
function idOf({ uid, id }: Record<string, unknown>): string | undefined {
  const known = uid ?? id;
  return typeof known === 'string' || typeof known === 'number' ? String(known) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
