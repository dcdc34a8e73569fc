import { subjectOf } from '../../core/subject.ts';
import type { View, ViewNode } from '../../core/view.ts';
import type { Checklist, Item } from './model.ts';
import { blockedItems } from './relations.ts';

/** The checklist as a picture: a tree where items have parents, else a list. */
export function viewOf(checklist: Checklist): View {
  const items = [...checklist.byKey.values()];
  const blocked = new Set(blockedItems(checklist).map(({ item }) => item));
  return {
    shape: items.some(({ parent }) => parent !== undefined) ? 'tree' : 'list',
    nodes: items.map((item) => viewNode(item, blocked.has(item))),
    links: [],
  };
}

function viewNode(item: Item, isBlocked: boolean): ViewNode {
  const { key, parent, title, status } = item;
  return {
    subject: subjectOf(key),
    label: title,
    state: stateOf(item),
    ...(parent === undefined ? {} : { parent: subjectOf(parent) }),
    ...(isBlocked ? { detail: 'depends on open items' } : status === undefined ? {} : { detail: status }),
  };
}

function stateOf({ done, closed, status }: Item): ViewNode['state'] {
  if (done) return 'done';
  if (closed) return 'stuck';
  return status?.includes('progress') ? 'active' : 'open';
}
