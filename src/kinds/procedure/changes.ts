import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonObject } from '../../formats/json-value.ts';
import type { GraphLink, GraphNode, ProcedureGraph } from './model.ts';

/** What became of one node or link, by id. */
export interface Change<Entry> {
  readonly type: 'added' | 'removed' | 'changed';
  /** The new version of it, or the old one of what is gone. */
  readonly entry: Entry;
  readonly before: Entry | undefined;
  /** Canonical names of fields that differ; empty for what came or went. */
  readonly fields: readonly string[];
}

export interface GraphChanges {
  readonly nodes: readonly Change<GraphNode>[];
  readonly links: readonly Change<GraphLink>[];
}

/** All nodes and links that differ between two versions. */
export function changesBetween(before: ProcedureGraph, after: ProcedureGraph): GraphChanges {
  return {
    nodes: changed(before.nodeById, after.nodeById, nodeDifferences),
    links: changed(before.linkById, after.linkById, linkDifferences),
  };
}

function changed<Entry>(
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  differences: (left: Entry, right: Entry) => string[],
): Change<Entry>[] {
  const changes: Change<Entry>[] = [];
  for (const [id, old] of before) {
    const entry = after.get(id);
    if (entry === undefined) changes.push({ type: 'removed', entry: old, before: old, fields: [] });
    else {
      const fields = differences(old, entry);
      if (fields.length > 0) changes.push({ type: 'changed', entry, before: old, fields });
    }
  }
  for (const [id, entry] of after)
    if (!before.has(id)) changes.push({ type: 'added', entry, before: undefined, fields: [] });
  return changes;
}

/** What the engine keeps about its nodes for itself is never "changed" (docs/kinds/procedure.md). */
export function isBookkeeping(field: string): boolean {
  return field === 'energy' || field === 'weight' || field === 'embedding' || field.endsWith('_at_s');
}

function nodeDifferences(before: GraphNode, after: GraphNode): string[] {
  return differing(before.fields, after.fields).filter((field) => !isBookkeeping(field));
}

function linkDifferences(before: GraphLink, after: GraphLink): string[] {
  return differing(before.fields, after.fields).filter(
    (field) => field !== 'verb' || before.verb !== after.verb,
  );
}

function differing(before: JsonObject, after: JsonObject): string[] {
  const names: string[] = [];
  for (const name of Object.keys(before)) if (!jsonEqual(before[name], after[name])) names.push(name);
  for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) names.push(name);
  return names;
}
