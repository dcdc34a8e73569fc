import { canonicalJson } from '../../core/json-text.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { mostFindings } from '../../core/limits.ts';
import { appendToken, pointerTokens } from '../../core/location.ts';
import { compareCodePoints } from '../../core/order.ts';
import { subjectOf } from '../../core/subject.ts';
import type { SchemaError, TreeNode } from './model.ts';
import { pathOf, pointerOf } from './tree-place.ts';
import { type SchemaFault, validateNode } from './validators.generated.js';

/**
 * All errors against the schema, in document order. Each node is validated by itself (the generated
 * validator does not descend into `children`), so that depth cannot overflow.
 */
export function schemaErrorsOf(value: JsonValue, nodes: readonly TreeNode[]): SchemaError[] {
  if (!isJsonObject(value)) return [notANode(value, '<root>', 'the document')];
  const seen = new Map<string, number>();
  const errors: SchemaError[] = [];
  for (const node of nodes) {
    const number = (seen.get(node.id) ?? 0) + 1;
    seen.set(node.id, number);
    errors.push(...nodeErrors(node, (field) => subjectIn(node, field, number)).slice(0, mostFindings));
    if (errors.length > mostFindings) break;
  }
  return errors;
}

type Subjects = Pick<SchemaError, 'subject' | 'refused'>;

/** A node without an id, or with another's, is known by its place alone. */
function subjectIn(node: TreeNode, field: string, number: number): Subjects {
  const own = Object.hasOwn(node.raw, field) || field.startsWith('children/') ? field : field.split('/')[0];
  if (node.id === '') {
    const subject = subjectOf('', `${pointerOf(node)}/${field}`);
    return { subject, refused: subject };
  }
  if (number === 1) return { subject: subjectOf(node.id, field), refused: subjectOf(node.id, own) };
  const subject = subjectOf(node.id, `${field} at ${pointerOf(node)}`);
  return { subject, refused: subjectOf(`${node.id}~${number}`, own) };
}

function nodeErrors(node: TreeNode, subjectFor: (field: string) => Subjects): SchemaError[] {
  const errors = validateNode(node.raw)
    ? []
    : (validateNode.errors ?? []).map((fault) => asError(node, fault, subjectFor));
  const list = isJsonArray(node.raw.children) ? node.raw.children : [];
  for (const [index, child] of list.entries()) {
    if (isJsonObject(child)) continue;
    const field = `children/${index}`;
    const pointer = `${pointerOf(node)}/${field}`;
    errors.push({ ...notANode(child, pathOf(node), field), pointer, ...subjectFor(field) });
  }
  return errors.sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}

function notANode(value: JsonValue, place: string, field: string): SchemaError {
  return {
    messageId: 'type',
    subject: '',
    refused: '',
    pointer: '',
    place,
    field,
    expected: 'a node',
    found: shown(value),
  };
}

function asError(node: TreeNode, fault: SchemaFault, subjectFor: (field: string) => Subjects): SchemaError {
  const tokens = pointerTokens(fault.instancePath);
  const { keyword, params } = fault;
  const named = params.missingProperty ?? params.additionalProperty;
  const field = named ?? tokens.join('/');
  const value = tokens.reduce<JsonValue | undefined>(member, node.raw);
  const at = named === undefined || keyword === 'required' ? fault.instancePath : appendToken('', named);
  return {
    messageId: messageIds[keyword] ?? 'value',
    ...subjectFor(field),
    pointer: pointerOf(node) + at,
    place: pathOf(node),
    field,
    expected: expectation(fault),
    found: shown(named === undefined ? value : node.raw[named]),
  };
}

const messageIds: Readonly<Record<string, SchemaError['messageId']>> = {
  required: 'missing',
  additionalProperties: 'unknown',
  type: 'type',
  minimum: 'range',
  maximum: 'range',
  enum: 'value',
  minLength: 'empty',
};

function expectation({ keyword, params }: SchemaFault): string {
  if (keyword === 'enum') return (params.allowedValues ?? []).map((value) => `'${value}'`).join(' or ');
  if (keyword === 'type' && params.type === 'integer') return 'an integer within ±9007199254740991';
  if (keyword === 'type') return `of type ${params.type}`;
  return `${params.comparison ?? ''} ${params.limit ?? ''}`.trim();
}

function member(value: JsonValue | undefined, token: string): JsonValue | undefined {
  if (isJsonArray(value)) return value[Number(token)];
  return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

/** A value as messages show it: JSON, cut short; a number that cannot be held exactly shows its text. */
function shown(value: JsonValue | undefined): string {
  if (isJsonObject(value) && typeof value.inexactNumber === 'string') return value.inexactNumber;
  const text = value === undefined ? 'nothing' : canonicalJson(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
