import { alignLists } from '../../core/align-lists.ts';
import type { JsonValue } from '../../core/json-value.ts';
import { appendToken } from '../../core/location.ts';
import { splitPointer, type ValueEdit } from '../../core/value-edit.ts';
import { parseJson } from '../../text/json.ts';
import { sourceText } from '../../text/source.ts';
import type { Checklist } from './model.ts';

/** The entries of a log that go, and those that come back as they read; by the part they stand in. */
export function entryEdits(
  doc: Checklist,
  target: Checklist,
): ReadonlyMap<string, readonly ValueEdit[]> | undefined {
  const { kept } = alignLists(doc.entries, target.entries);
  const staying = new Set(kept.map(({ before }) => before));
  const edits: ValueEdit[] = doc.entryPointers
    .filter((_, place) => !staying.has(place))
    .map((pointer) => ({ type: 'remove', pointer }));
  const list = splitPointer(doc.entryPointers[0] ?? target.entryPointers[0] ?? '/').container;
  const places = new Map(kept.map(({ before, after }) => [after, doc.entryPointers[before] ?? '']));
  let next = 0;
  for (const [place, entry] of target.entries.entries()) {
    const pointer = places.get(place);
    const value = pointer === undefined ? entryValue(entry) : undefined;
    if (pointer !== undefined) next = Number(splitPointer(pointer).token) + 1;
    else if (value === undefined || Number.isNaN(next)) return undefined;
    else edits.push({ type: 'insert', pointer: appendToken(list, next), value });
  }
  return new Map([['', edits]]);
}

/** An entry is known by the JSON of what it says. */
function entryValue(entry: string): JsonValue | undefined {
  return parseJson(sourceText(entry)).value;
}
