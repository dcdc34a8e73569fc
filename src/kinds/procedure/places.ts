import { subjectOf } from '../../engine/contract/subject.ts';
import { listed } from '../../formats/listed.ts';
import { appendToken, inAfter, inBefore, type Location } from '../../formats/location.ts';
import { cutText } from '../../formats/schema-fault.ts';
import type { GraphLink, GraphNode } from './model.ts';

/** Entities of nodes and of links share one space of ids: a prefix keeps them apart. */
export function nodeEntity(id: string): string {
  return /^(?:link|node) /.test(id) ? `node ${id}` : id;
}

export function linkEntity(id: string): string {
  return `link ${id}`;
}

export function nodeSubject(id: string, field?: string): string {
  return subjectOf(nodeEntity(id), field);
}

export function linkSubject(id: string, field?: string): string {
  return subjectOf(linkEntity(id), field);
}

type Placed = GraphNode | GraphLink;

/** Where a node or link, or a field of it, stands in the new version. */
export function afterPlace(entry: Placed, field?: string): Location {
  return inAfter(fieldPointer(entry, field));
}

/** Where a node or link, or a field of it, stood in the previous version. */
export function beforePlace(entry: Placed, field?: string): Location {
  return inBefore(fieldPointer(entry, field));
}

function fieldPointer({ pointer, raw }: Placed, field: string | undefined): string {
  if (field === undefined) return pointer;
  const spelled = Object.hasOwn(raw, field) ? field : (olderNames[field] ?? field);
  return Object.hasOwn(raw, spelled) ? appendToken(pointer, spelled) : pointer;
}

/** Canonical names and what is read as the same. */
export const olderNames: Readonly<Record<string, string>> = {
  subtype: 'type',
  node_a: 'from',
  node_b: 'to',
};

/** How messages name a node: its id, and its name where that says more. */
export function nameOf({ id, name }: GraphNode): string {
  return name === '' || name === id ? `'${id}'` : `'${id}' "${cutText(name, 60)}"`;
}

/** How messages name a link: its id and what it says. */
export function linkName({ id, from, verb, to }: GraphLink): string {
  return `link '${id}' (${from} ${verb} ${to})`;
}

/** Ids of several entries, the first ones in full. */
export function idsOf(entries: readonly { readonly id: string }[], most = 5): string {
  const ids = entries.map(({ id }) => `'${id}'`);
  return listed(ids, most);
}
