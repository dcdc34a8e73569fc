import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';

/** What `updateFrontmatter` changes; a key that is absent stays. One value counts as a list of one. */
export interface FrontmatterUpdate {
  /** The node to move to. */
  readonly currentNodeId?: { readonly set: string };
  /** RFC 3339. */
  readonly updatedAt?: { readonly set: string };
  /** Steps that are done now; what is there already is not added again. */
  readonly stepsCompleted?: { readonly append: string | readonly string[] };
  /** Paths of what was made. */
  readonly artifacts?: { readonly append: string | readonly string[] };
  /** Decisions, as the format has them. */
  readonly decisionLog?: { readonly append: object | readonly object[] };
  /** Members that are replaced; the others stay. */
  readonly variables?: { readonly set: object };
}

/** What changes about one key: its value, entries after its last one, or members of it. */
export type FrontmatterChange = { readonly key: string } & (
  | { readonly set: JsonValue }
  | { readonly append: readonly JsonValue[] }
  | { readonly merge: JsonObject }
);

type Operation = 'set' | 'append' | 'merge';

const operations: Readonly<Record<string, { readonly word: 'set' | 'append'; readonly does: Operation }>> = {
  currentNodeId: { word: 'set', does: 'set' },
  updatedAt: { word: 'set', does: 'set' },
  stepsCompleted: { word: 'append', does: 'append' },
  artifacts: { word: 'append', does: 'append' },
  decisionLog: { word: 'append', does: 'append' },
  variables: { word: 'set', does: 'merge' },
};

/** Reads an update as JSON has it: one change for each key, or what is wrong. Values are left to the schema. */
export function readUpdate(
  value: JsonValue | undefined,
): readonly FrontmatterChange[] | { readonly error: string } {
  if (!isJsonObject(value)) return { error: 'update must be an object' };
  const changes: FrontmatterChange[] = [];
  for (const [key, operation] of Object.entries(value)) {
    const read = readChange(key, operation);
    if (typeof read === 'string') return { error: read };
    changes.push(read);
  }
  return changes;
}

function readChange(key: string, operation: JsonValue): FrontmatterChange | string {
  const known = Object.hasOwn(operations, key) ? operations[key] : undefined;
  if (known === undefined)
    return `update cannot change ${JSON.stringify(key)}; it can change ${Object.keys(operations).join(', ')}`;
  const { word, does } = known;
  const given = isJsonObject(operation) ? operation[word] : undefined;
  if (given === undefined || Object.keys(operation as JsonObject).length !== 1)
    return `update.${key} must be {"${word}": …}`;
  if (does === 'set') return { key, set: given };
  if (does === 'append') return { key, append: isJsonArray(given) ? given : [given] };
  return isJsonObject(given) ? { key, merge: given } : `update.${key}.${word} must be an object`;
}

/** What of the changes is one: a step that is completed and an artifact that is named already are not added again. */
export function effective(
  state: JsonObject,
  changes: readonly FrontmatterChange[],
): readonly FrontmatterChange[] {
  return changes.map((change) => {
    if (!('append' in change) || change.key === 'decisionLog') return change;
    const old = state[change.key];
    const known = new Set(isJsonArray(old) ? old : []);
    return { key: change.key, append: [...new Set(change.append)].filter((each) => !known.has(each)) };
  });
}

/** The frontmatter after the changes. What is no list or no mapping stays; the schema says so. */
export function updated(state: JsonObject, changes: readonly FrontmatterChange[]): JsonObject {
  let next = state;
  for (const change of changes) {
    const { key } = change;
    const old = (Object.hasOwn(state, key) ? state[key] : undefined) ?? null;
    if ('set' in change) next = { ...next, [key]: change.set };
    else if ('append' in change) {
      if (change.append.length > 0 && (old === null || isJsonArray(old)))
        next = { ...next, [key]: [...(old ?? []), ...change.append] };
    } else if (Object.keys(change.merge).length > 0 && (old === null || isJsonObject(old)))
      next = { ...next, [key]: { ...old, ...change.merge } };
  }
  return next;
}
