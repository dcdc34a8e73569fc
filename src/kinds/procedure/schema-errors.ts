import { subjectOf } from '../../engine/contract/subject.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { mostFindings } from '../../formats/limits.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import {
  cutText,
  expectation,
  namedMember,
  type SchemaFault,
  schemaFaults,
  shownValue,
} from '../../formats/schema-fault.ts';
import { valueAt } from '../../formats/value-at.ts';
import type { GraphLink, GraphNode, ProcedureGraph, SchemaError } from './model.ts';
import { linkSubject, nodeSubject, olderNames } from './places.ts';
import { readRunContent } from './run-content.ts';
import { validateLink, validateNode } from './validators.generated.js';

type Indexed = Omit<ProcedureGraph, 'schemaErrors'>;

/** All errors against the schema (V1), in the order of the document. */
export function schemaErrorsOf(value: JsonValue, graph: Indexed): SchemaError[] {
  const errors: SchemaError[] = [...documentErrors(value)];
  for (const found of [nodesErrors(graph), linksErrors(graph)])
    for (const error of found) {
      if (errors.length > mostFindings) return errors;
      errors.push(error);
    }
  return errors;
}

function* documentErrors(value: JsonValue): Iterable<SchemaError> {
  const base = { subject: '', pointer: '', place: 'the graph', field: '', found: '', expected: '' };
  if (!isJsonObject(value)) {
    yield {
      ...base,
      messageId: 'invalid',
      field: 'it',
      expected: 'nodes and links',
      found: shownValue(value),
    };
    return;
  }
  const at = (field: string) => ({ ...base, field, subject: subjectOf('', field) });
  for (const field of Object.keys(value))
    if (field !== 'nodes' && field !== 'links')
      yield { ...at(field), messageId: 'unknown', pointer: appendToken('', field) };
  for (const field of ['nodes', 'links']) {
    const list = value[field];
    if (list === undefined) yield { ...at(field), messageId: 'missing' };
    else if (!isJsonArray(list))
      yield {
        ...at(field),
        messageId: 'invalid',
        pointer: `/${field}`,
        expected: 'a list',
        found: shownValue(list),
      };
    else
      for (const [index, entry] of list.entries())
        if (!isJsonObject(entry)) {
          const own = `${field}/${index}`;
          yield {
            ...at(own),
            messageId: 'invalid',
            pointer: `/${own}`,
            expected: 'an object',
            found: shownValue(entry),
          };
        }
  }
}

function* nodesErrors(graph: Indexed): Iterable<SchemaError> {
  for (const node of graph.nodes) {
    const place = `node '${cutText(node.id, 80)}'`;
    const subjectFor = subjects(node, graph.nodeById.get(node.id) !== node, nodeSubject);
    if (Object.hasOwn(node.raw, 'subtype') && Object.hasOwn(node.raw, 'type'))
      yield mixed(node, place, subjectFor, ['subtype', 'type']);
    else
      for (const fault of schemaFaults(validateNode, node.fields))
        yield asError(node, place, subjectFor, fault);
    if (isJsonObject(node.raw.content) && !graph.runs.has(node.id))
      yield error(node, place, subjectFor, 'content', 'text, since the node is no run', node.raw.content);
    if (graph.runs.get(node.id)?.node === node && !readRunContent(node.raw.content).isValid)
      yield {
        ...error(node, place, subjectFor, 'content', runContentShape, node.raw.content),
        messageId: 'runContent',
      };
    if (node.id !== '' && graph.nodeById.get(node.id) !== node) yield repeated(node, place, nodeSubject);
  }
}

const runContentShape =
  '{status: active, completed or failed; started_at: a time (RFC 3339); completed_at, if any: a time} and nothing else';

function* linksErrors(graph: Indexed): Iterable<SchemaError> {
  for (const link of graph.links) {
    const place = `link '${cutText(link.id, 80)}'`;
    const subjectFor = subjects(link, graph.linkById.get(link.id) !== link, linkSubject);
    const spelled = ['node_a', 'node_b', 'from', 'to'].filter((name) => Object.hasOwn(link.raw, name));
    const older = spelled.filter((name) => name === 'from' || name === 'to');
    if (older.length > 0 && older.length < spelled.length) yield mixed(link, place, subjectFor, spelled);
    else
      for (const fault of schemaFaults(validateLink, link.fields))
        yield asError(link, place, subjectFor, fault);
    for (const end of ['node_a', 'node_b'] as const) {
      const id = link.fields[end];
      if (typeof id !== 'string' || graph.nodeById.has(id)) continue;
      yield { ...error(link, place, subjectFor, end, 'the id of a node of the graph', id), messageId: 'end' };
    }
    if (link.id !== '' && graph.linkById.get(link.id) !== link) yield repeated(link, place, linkSubject);
  }
}

type SubjectFor = (field: string) => string;
type Entry = GraphNode | GraphLink;

/** An entry without an id, or with another's, is known by its place alone. */
function subjects({ id, pointer }: Entry, isRepeated: boolean, subject: typeof nodeSubject): SubjectFor {
  if (id === '') return (field) => subjectOf('', `${pointer}/${field}`);
  return (field) => subject(id, isRepeated ? `${field} at ${pointer}` : field);
}

function mixed(entry: Entry, place: string, subjectFor: SubjectFor, names: readonly string[]): SchemaError {
  const found = names.join(' and ');
  const [field = ''] = names;
  return { ...error(entry, place, subjectFor, field, '', null), messageId: 'mixed', found };
}

function repeated({ id, pointer }: Entry, place: string, subject: typeof nodeSubject): SchemaError {
  return {
    messageId: 'repeated',
    subject: subject(id, repeatedName),
    pointer: appendToken(pointer, 'id'),
    place,
    field: 'id',
    expected: '',
    found: '',
  };
}

export const repeatedName = '(repeated)';

function asError(entry: Entry, place: string, subjectFor: SubjectFor, fault: SchemaFault): SchemaError {
  const { params, instancePath } = fault;
  const named = namedMember(fault);
  const field = named ?? pointerTokens(instancePath).join('/');
  const base = { subject: subjectFor(field), place, field, expected: '', found: '' };
  if (params.missingProperty !== undefined) return { ...base, messageId: 'missing', pointer: entry.pointer };
  if (named !== undefined)
    return { ...base, messageId: 'unknown', pointer: appendToken(entry.pointer, named) };
  return error(entry, place, subjectFor, field, expectation(fault), valueAt(entry.fields, instancePath));
}

function error(
  { raw, pointer }: Entry,
  place: string,
  subjectFor: SubjectFor,
  field: string,
  expected: string,
  value: JsonValue | undefined,
): SchemaError {
  const [first = '', ...rest] = field.split('/');
  const spelled = Object.hasOwn(raw, first) ? first : (olderNames[first] ?? first);
  const own = [spelled, ...rest].reduce<string>(appendToken, pointer);
  return {
    messageId: 'invalid',
    subject: subjectFor(field),
    pointer: own,
    place,
    field,
    expected,
    found: shownValue(value),
  };
}
