import { subjectOf } from '../../engine/contract/subject.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { mostFindings } from '../../formats/limits.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import { compareCodePoints } from '../../formats/order.ts';
import {
  expectation,
  namedMember,
  type SchemaFault,
  schemaFaults,
  shownValue,
} from '../../formats/schema-fault.ts';
import { valueAt } from '../../formats/value-at.ts';
import type { SchemaError, TaskTree, TreeNode } from './model.ts';
import { pathOf, pointerOf } from './tree-place.ts';
import { validateNode } from './validators.generated.js';

/**
 * All errors against the schema, in document order. Each node is validated by itself (the generated
 * validator does not descend into `children`), so that depth cannot overflow.
 */
export function schemaErrorsOf(
  value: JsonValue,
  nodes: readonly TreeNode[],
  earlier?: Pick<TaskTree, 'byId' | 'schemaErrors'>,
): SchemaError[] {
  if (!isJsonObject(value)) return [notANode(value, '<root>', 'the document')];
  const numberOf = counter(nodes);
  const known = earlier?.schemaErrors.length === 0 ? earlier.byId : undefined;
  const errors: SchemaError[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) break;
    if (known?.get(node.id)?.raw === node.raw || isSound(node)) continue;
    const number = numberOf(index);
    errors.push(...nodeErrors(node, (field) => subjectIn(node, field, number)).slice(0, mostFindings));
    if (errors.length > mostFindings) break;
  }
  return errors;
}

/** Of which number a node is among those of its id, asked in their order: counted where it is asked. */
function counter(nodes: readonly TreeNode[]): (index: number) => number {
  const seen = new Map<string, number>();
  let counted = 0;
  return (index) => {
    for (const { id } of nodes.slice(counted, index + 1)) seen.set(id, (seen.get(id) ?? 0) + 1);
    counted = index + 1;
    return seen.get(nodes[index]?.id ?? '') ?? 1;
  };
}

/** Nearly every node has no error. */
function isSound({ raw }: TreeNode): boolean {
  const { children } = raw;
  return validateNode(raw) && isJsonArray(children) && children.every(isJsonObject);
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
  const errors = schemaFaults(validateNode, node.raw).map((fault) => asError(node, fault, subjectFor));
  const list = isJsonArray(node.raw.children) ? node.raw.children : [];
  for (const [index, child] of list.entries()) {
    if (isJsonObject(child)) continue;
    const field = `children/${index}`;
    const pointer = `${pointerOf(node)}/${field}`;
    errors.push({ ...notANode(child, pathOf(node) || '<root>', field), pointer, ...subjectFor(field) });
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
    found: shownValue(value),
  };
}

function asError(node: TreeNode, fault: SchemaFault, subjectFor: (field: string) => Subjects): SchemaError {
  const { keyword, instancePath } = fault;
  const named = namedMember(fault);
  const field = named ?? pointerTokens(instancePath).join('/');
  const at = named === undefined || keyword === 'required' ? instancePath : appendToken('', named);
  return {
    messageId: messageIds[keyword] ?? 'value',
    ...subjectFor(field),
    pointer: pointerOf(node) + at,
    place: pathOf(node) || '<root>',
    field,
    expected: expectation(fault),
    found: shownValue(named === undefined ? valueAt(node.raw, instancePath) : node.raw[named]),
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
