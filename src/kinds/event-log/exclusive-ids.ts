import type { IdElsewhere } from '../../engine/contract/context.ts';
import { byteLines } from '../../formats/byte-lines.ts';
import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { fieldsOf, type IndexedLine, indexOf } from './event-index.ts';
import type { EventLog } from './model.ts';
import { sameId, sameRunId } from './same-id.ts';

const idFields = ['run_id', 'event_id'] as const;
type IdField = (typeof idFields)[number];

/** An id of this log that another file of the entry holds too, and the first line here that has it. */
export interface ForeignId {
  readonly field: IdField;
  readonly id: string;
  readonly path: string;
  readonly line: IndexedLine;
}

/** The run and event ids of a log, each after its member's name: they are unique over all files of an entry (1, 36). */
export function exclusiveIds(chunks: readonly Uint8Array[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const decoder = new TextDecoder();
  const takeLine = (bytes: Uint8Array) => {
    for (const id of idsOf(eventFields(decoder.decode(bytes)))) ids.add(id);
  };
  const lines = byteLines(takeLine);
  for (const chunk of chunks) lines.push(chunk);
  takeLine(lines.end());
  return ids;
}

/** The members of a line; one that is no JSON has none, and was refused when it came. */
function eventFields(text: string): JsonObject {
  try {
    return fieldsOf(JSON.parse(text) as JsonValue);
  } catch {
    return {};
  }
}

function idsOf(fields: JsonObject): string[] {
  return idFields.flatMap((field) => {
    const id = fields[field];
    return typeof id === 'string' ? [nameOf(field, id)] : [];
  });
}

/** However an id is spelled, it has one name. */
function nameOf(field: IdField, id: string): string {
  return `${field} ${field === 'run_id' ? sameRunId(id) : sameId(id)}`;
}

/** Where the ids stand that another file holds, with the first such file. A run that is there as a whole is one thing, not each of its events. */
export function foreignIds(log: EventLog | null, elsewhere: readonly IdElsewhere[]): ForeignId[] {
  if (log === null || elsewhere.length === 0) return [];
  const paths = new Map(elsewhere.toReversed().map(({ id, path }) => [id, path]));
  const found = new Map<string, ForeignId>();
  for (const line of indexOf(log).lines) {
    const foreign = foreignIdOf(line, paths);
    if (foreign === undefined || found.has(nameOf(foreign.field, foreign.id))) continue;
    found.set(nameOf(foreign.field, foreign.id), foreign);
  }
  return [...found.values()];
}

function foreignIdOf(line: IndexedLine, paths: ReadonlyMap<string, string>): ForeignId | undefined {
  const fields = fieldsOf(line.value);
  for (const field of idFields) {
    const id = fields[field];
    const path = typeof id === 'string' ? paths.get(nameOf(field, id)) : undefined;
    if (typeof id === 'string' && path !== undefined) return { field, id, path, line };
  }
  return undefined;
}
