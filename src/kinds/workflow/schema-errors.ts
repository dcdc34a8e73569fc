import { canonicalJson } from '../../core/json-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import { mostFindings } from '../../core/limits.ts';
import { appendToken, pointerTokens } from '../../core/location.ts';
import type { SchemaError, ValidatorError } from './model.ts';
import type { SchemaFault } from './validators.generated.js';

interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

/** All errors of a value against a schema, with their places below a pointer. */
export function schemaErrorsOf(value: JsonValue, validate: Validate, below = ''): SchemaError[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, mostFindings).map((fault) => asError(value, fault, below));
}

function asError(value: JsonValue, fault: SchemaFault, below: string): SchemaError {
  const { instancePath, keyword, params } = fault;
  const named = params.missingProperty ?? params.additionalProperty;
  const at = named === undefined ? instancePath : appendToken(instancePath, named);
  const field = pointerTokens(at).join('/');
  return {
    field,
    // A key that is missing has no place of its own.
    pointer: below + (keyword === 'required' ? instancePath : at),
    problem: problemOf(fault, shown(valueAt(value, pointerTokens(instancePath)))),
    error: errorOf(fault),
  };
}

function problemOf({ keyword, message = 'is not valid' }: SchemaFault, found: string): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not known here';
  return `${message}, but is ${found}`;
}

function errorOf({ instancePath, schemaPath, keyword, params, message = '' }: SchemaFault): ValidatorError {
  return { instancePath, schemaPath, keyword, params: params as JsonObject, message };
}

function valueAt(value: JsonValue, tokens: readonly string[]): JsonValue | undefined {
  return tokens.reduce<JsonValue | undefined>((at, token) => {
    if (isJsonArray(at)) return at[Number(token)];
    return isJsonObject(at) && Object.hasOwn(at, token) ? at[token] : undefined;
  }, value);
}

/** A value as messages show it: JSON, cut short. */
export function shown(value: JsonValue | undefined): string {
  const text = value === undefined ? 'nothing' : canonicalJson(value);
  return text.length > 60 ? `${text.slice(0, 59).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
