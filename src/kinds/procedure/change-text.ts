import type { ProblemDetail } from '../../engine/contract/rule.ts';
import type { Change } from './changes.ts';
import type { GraphLink, GraphNode } from './model.ts';
import { afterPlace, beforePlace, linkName, linkSubject, nameOf, nodeSubject } from './places.ts';

type AnyChange = Change<GraphNode> | Change<GraphLink>;

/** A change as a clause: what came, went, or differs in which fields. */
export function changeText(change: AnyChange, form: 'clause' | 'name' = 'clause'): string {
  const { entry, type, fields } = change;
  const name = isLink(entry) ? linkName(entry) : `node ${nameOf(entry)}`;
  if (form === 'name') return `${type === 'added' ? 'the new' : 'the changed'} ${name}`;
  if (type === 'changed') return `${fields.join(', ')} of ${name} changed`;
  return type === 'added' ? `${name} was added` : `${name} was removed`;
}

/** What a finding about a change is about: the whole node or link, at its first differing field. */
export function detailOf({ type, entry, before, fields }: AnyChange): ProblemDetail {
  const subject = isLink(entry) ? linkSubject(entry.id) : nodeSubject(entry.id);
  const [field] = fields;
  if (type === 'removed') return { subject, at: beforePlace(entry), data: { change: type } };
  return {
    subject,
    at: afterPlace(entry, field),
    related: before === undefined ? [] : [{ ...beforePlace(before, field), label: 'was' }],
    data: { change: type, fields: [...fields] },
    // Of what was there before, the fields that differ.
    ...(type === 'added' ? {} : { refuses: fields.map((each) => fieldSubject(entry, each)) }),
  };
}

function isLink(entry: GraphNode | GraphLink): entry is GraphLink {
  return 'verb' in entry;
}

function fieldSubject(entry: GraphNode | GraphLink, field: string): string {
  return isLink(entry) ? linkSubject(entry.id, field) : nodeSubject(entry.id, field);
}
