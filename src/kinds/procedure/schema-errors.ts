import { canonicalJson } from '../../core/json-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import { mostFindings } from '../../core/limits.ts';
import { appendToken, pointerTokens } from '../../core/location.ts';
import { subjectOf } from '../../core/subject.ts';
import type { GraphLink, GraphNode, ProcedureGraph, SchemaError } from './model.ts';
import { cut, linkSubject, nodeSubject, olderNames } from './places.ts';
import { readRunContent } from './run-content.ts';
import { type SchemaFault, validateLink, validateNode } from './validators.generated.js';

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
    yield { ...base, messageId: 'invalid', field: 'it', expected: 'nodes and links', found: shown(value) };
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
        found: shown(list),
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
            found: shown(entry),
          };
        }
  }
}

function* nodesErrors(graph: Indexed): Iterable<SchemaError> {
  for (const node of graph.nodes) {
    const place = `node '${cut(node.id, 80)}'`;
    const subjectFor = subjects(node, graph.nodeById.get(node.id) !== node, nodeSubject);
    if (Object.hasOwn(node.raw, 'subtype') && Object.hasOwn(node.raw, 'type'))
      yield mixed(node, place, subjectFor, ['subtype', 'type']);
    else if (!validateNode(node.fields))
      for (const fault of validateNode.errors ?? []) yield* asErrors(node, place, subjectFor, fault);
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
    const place = `link '${cut(link.id, 80)}'`;
    const subjectFor = subjects(link, graph.linkById.get(link.id) !== link, linkSubject);
    const spelled = ['node_a', 'node_b', 'from', 'to'].filter((name) => Object.hasOwn(link.raw, name));
    const older = spelled.filter((name) => name === 'from' || name === 'to');
    if (older.length > 0 && older.length < spelled.length) yield mixed(link, place, subjectFor, spelled);
    else if (!validateLink(link.fields))
      for (const fault of validateLink.errors ?? []) yield* asErrors(link, place, subjectFor, fault);
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

function* asErrors(entry: Entry, place: string, subjectFor: SubjectFor, fault: SchemaFault) {
  const { keyword, params, instancePath } = fault;
  if (keyword === 'if') return;
  const unknown = params.additionalProperty ?? params.unevaluatedProperty;
  const field = params.missingProperty ?? unknown ?? pointerTokens(instancePath).join('/');
  const base = { subject: subjectFor(field), place, field, expected: '', found: '' };
  if (params.missingProperty !== undefined)
    yield { ...base, messageId: 'missing' as const, pointer: entry.pointer };
  else if (unknown !== undefined)
    yield { ...base, messageId: 'unknown' as const, pointer: appendToken(entry.pointer, unknown) };
  else yield error(entry, place, subjectFor, field, expectation(fault), valueAt(entry.fields, instancePath));
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
    found: shown(value),
  };
}

function expectation({ keyword, params, message = 'valid' }: SchemaFault): string {
  if (keyword === 'enum') return (params.allowedValues ?? []).join(', ').replace(/, ([^,]*)$/, ' or $1');
  if (keyword === 'type') return `of type ${[params.type].flat().join(' or ')}`;
  if (keyword === 'minimum' || keyword === 'maximum') return `${params.comparison} ${params.limit}`;
  if (keyword === 'minItems' || keyword === 'maxItems') return `a list of ${params.limit} numbers`;
  if (keyword === 'minLength') return 'text that is not empty';
  return message;
}

function valueAt(fields: JsonObject, pointer: string): JsonValue | undefined {
  return pointerTokens(pointer).reduce<JsonValue | undefined>((value, token) => {
    if (isJsonArray(value)) return value[Number(token)];
    return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
  }, fields);
}

function shown(value: JsonValue | undefined): string {
  if (isJsonObject(value) && typeof value.inexactNumber === 'string') return value.inexactNumber;
  return value === undefined ? 'nothing' : cut(canonicalJson(value), 60);
}
