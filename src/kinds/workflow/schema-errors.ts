import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { mostFindings } from '../../formats/limits.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import {
  expectation,
  namedMember,
  type SchemaFault,
  schemaFaults,
  shownValue,
  type Validate,
} from '../../formats/schema-fault.ts';
import { valueAt } from '../../formats/value-at.ts';
import type { SchemaError, ValidatorError } from './model.ts';

/** All errors of a value against a schema, with their places below a pointer. */
export function schemaErrorsOf(value: JsonValue, validate: Validate, below = ''): SchemaError[] {
  return schemaFaults(validate, value)
    .slice(0, mostFindings)
    .map((fault) => asError(value, fault, below));
}

function asError(value: JsonValue, fault: SchemaFault, below: string): SchemaError {
  const { instancePath, keyword } = fault;
  const named = namedMember(fault);
  const at = named === undefined ? instancePath : appendToken(instancePath, named);
  return {
    field: pointerTokens(at).join('/'),
    // A key that is missing has no place of its own.
    pointer: below + (keyword === 'required' ? instancePath : at),
    problem: problemOf(fault, shownValue(valueAt(value, instancePath))),
    error: errorOf(fault),
  };
}

function problemOf(fault: SchemaFault, found: string): string {
  if (fault.keyword === 'required') return 'is missing';
  if (fault.keyword === 'additionalProperties') return 'is not known here';
  return `must be ${expectation(fault)}, but is ${found}`;
}

function errorOf({ instancePath, schemaPath, keyword, params, message = '' }: SchemaFault): ValidatorError {
  return { instancePath, schemaPath, keyword, params: params as JsonObject, message };
}
