import type { Texts, Written } from '../../core/kind.ts';
import { valueEdits } from '../../core/value-diff.ts';
import { jsonFormat } from '../../formats/forms/json-format.ts';
import { type WrittenFormat, writeEdits } from '../../formats/forms/written-format.ts';
import { yamlFormat } from '../../formats/forms/yaml-format.ts';
import type { JsonObject } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import type { ValueEdit } from '../../formats/value-edit.ts';
import type { GraphLink, GraphNode, ProcedureGraph } from './model.ts';
import { isJsonText } from './parse.ts';
import { olderNames } from './places.ts';

/** A graph is written in the language in which it stands. */
export function formatOf(text: string): WrittenFormat {
  return isJsonText(text) ? jsonFormat : yamlFormat;
}

/** What `StateKind.write` asks: a graph with the nodes and links of another one, in the names that the file uses. */
export function writeGraph(
  { texts, doc }: Written<ProcedureGraph>,
  target: ProcedureGraph,
): Texts | undefined {
  const text = texts.get('');
  if (text === undefined) return undefined;
  const edits = [
    ...listEdits('/nodes', doc.nodes, target.nodes),
    ...listEdits('/links', doc.links, target.links),
  ];
  const written = writeEdits(text, formatOf(text), edits);
  if (written === undefined) return undefined;
  return new Map(written === text ? [] : [['', written]]);
}

type Entry = GraphNode | GraphLink;

/** Entries by id, those that repeat one in the order in which they stand; entries without one cannot be told apart and stay. */
function listEdits(list: string, before: readonly Entry[], after: readonly Entry[]): ValueEdit[] {
  const edits: ValueEdit[] = [];
  const wanted = new Map<string, Entry[]>();
  for (const entry of after) wanted.set(entry.id, [...(wanted.get(entry.id) ?? []), entry]);
  const counterparts = new Map<Entry, Entry>();
  for (const entry of before) {
    const found = wanted.get(entry.id)?.shift();
    if (found !== undefined) {
      counterparts.set(found, entry);
      edits.push(...valueEdits(entry.raw, inNamesOf(entry.raw, found.fields), entry.pointer));
    } else if (entry.id !== '') edits.push({ type: 'remove', pointer: entry.pointer });
  }
  let next = 0;
  for (const entry of after) {
    const old = counterparts.get(entry);
    if (old !== undefined) next = indexOf(old) + 1;
    else edits.push({ type: 'insert', pointer: appendToken(list, next), value: entry.raw });
  }
  return edits;
}

function indexOf({ pointer }: Entry): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** The fields of an entry under the names that another one has for them. */
function inNamesOf(raw: JsonObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const older = olderNames[name];
      const isOlder = older !== undefined && Object.hasOwn(raw, older) && !Object.hasOwn(raw, name);
      return [isOlder ? older : name, value];
    }),
  );
}
