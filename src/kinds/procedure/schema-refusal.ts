import { splitSubject, subjectOf } from '../../core/subject.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import type { ProcedureFacts } from './facts.ts';
import type { GraphLink, GraphNode, SchemaError } from './model.ts';
import { nodeSubject, olderNames } from './places.ts';
import { linkRefusal, nodeRefusal, type Refusal } from './refusal.ts';
import { repeatedName } from './schema-errors.ts';

/** What an error against the schema refuses: what is new in an entry, or the whole entry where that is. */
export function schemaRefusal(facts: ProcedureFacts, error: SchemaError): Refusal {
  const { entity, field = '' } = splitSubject(error.subject);
  if (entity === '') return {};
  const id = entity.replace(/^(?:link|node) /, '');
  const isLink = entity.startsWith('link ');
  const refusal = isLink ? linkRefusal : nodeRefusal;
  // An entry that shares its id with another one is known by its place.
  if (field === repeatedName || / at \/(?:nodes|links)\/\d+$/.test(field))
    return { refuses: [doublesOf(error.subject)] };
  const entryIn = (graph: ProcedureFacts['after']) => (isLink ? graph?.linkById : graph?.nodeById)?.get(id);
  const [old, now] = [entryIn(facts.earlier), entryIn(facts.after)];
  if (old === undefined || now === undefined) return refusal(facts, id);
  const end = error.messageId === 'end' ? lostEnd(facts, old, now, field) : undefined;
  if (end !== undefined) return { refuses: [nodeSubject(end)] };
  const fields = error.messageId === 'mixed' ? respelled(old, now, isLink) : blamed(old, now, field);
  return refusal(facts, id, ...fields);
}

function doublesOf(subject: string): string {
  const { entity } = splitSubject(subject);
  return subjectOf(entity, repeatedName);
}

type Entry = GraphNode | GraphLink;

/** The node that a link still leads to, or from, and that is gone. */
function lostEnd({ earlier }: ProcedureFacts, old: Entry, now: Entry, field: string): string | undefined {
  const id = now.fields[field];
  const isKept = typeof id === 'string' && old.fields[field] === id && earlier?.nodeById.has(id) === true;
  return isKept ? id : undefined;
}

/** Fields that are now spelled otherwise, or twice. */
function respelled(old: Entry, now: Entry, isLink: boolean): string[] {
  return (isLink ? ['node_a', 'node_b'] : ['subtype']).filter((field) =>
    [field, olderNames[field] ?? field].some(
      (name) => Object.hasOwn(old.raw, name) !== Object.hasOwn(now.raw, name),
    ),
  );
}

/** The field itself; where it stayed as it was, what the entry is, since that says what the field may hold. */
function blamed(old: Entry, now: Entry, field: string): string[] {
  const key = Object.hasOwn(now.fields, field) ? field : (field.split('/')[0] ?? field);
  if (!jsonEqual(old.fields[key], now.fields[key])) return [key];
  const types = ['node_type', 'subtype'].filter((name) => !jsonEqual(old.fields[name], now.fields[name]));
  return types.length === 0 ? [key] : types;
}
