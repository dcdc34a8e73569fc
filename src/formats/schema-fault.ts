import { canonicalJson } from './json-text.ts';
import { isJsonObject, type JsonValue } from './json-value.ts';
import { valueAt } from './value-at.ts';

/** One error of a standalone validator (ajv, all errors); `params` says more by the keyword. */
export interface SchemaFault {
  /** A JSON pointer into the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly message?: string;
  /** What stands there. */
  readonly found?: JsonValue | undefined;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    /** The names that would be known in its place. */
    readonly known?: readonly string[];
    readonly unevaluatedProperty?: string;
    readonly type?: string | readonly string[];
    readonly comparison?: string;
    readonly limit?: number;
    readonly allowedValues?: readonly unknown[];
    readonly pattern?: string;
  };
}

/** A validator that `npm run generate` writes from a schema. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

/** All that is wrong with a value, once: of a condition or a choice that fails only its branches say something. */
export function schemaFaults(validate: Validate, value: unknown): readonly SchemaFault[] {
  const faults = validate(value) ? [] : (validate.errors ?? []);
  const withFound = (fault: SchemaFault): SchemaFault =>
    namedMember(fault) ? fault : { ...fault, found: valueAt(value as JsonValue, fault.instancePath) };
  return faults.filter(({ keyword }) => !/^if$|anyOf/.test(keyword)).map(withFound);
}

/** The member that a fault names: the one that is missing, or that is not known. */
export function namedMember({ params }: SchemaFault): string | undefined {
  return params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
}

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: `a whole number within ±${Number.MAX_SAFE_INTEGER}`,
  null: 'null',
  number: 'a number',
  object: 'a mapping',
  string: 'text',
};

/** What a value has to be, behind “must be”. */
export function expectation({ keyword, params, message = 'valid' }: SchemaFault): string {
  const { limit = 0 } = params;
  switch (keyword) {
    case 'enum':
      return either((params.allowedValues ?? []).map(String));
    case 'type':
      return either([params.type ?? []].flat().map((name) => types[name] ?? name));
    case 'minimum':
    case 'maximum':
      return `${params.comparison} ${limit}`;
    case 'minItems':
      return limit === 1 ? 'a list of at least one entry' : `a list of at least ${limit} entries`;
    case 'maxItems':
      return `a list of at most ${limit} entries`;
    case 'minLength':
      return limit === 1 ? 'text that is not empty' : `text of at least ${limit} characters`;
    default:
      return message.replace(/^must be /, '');
  }
}

/** “a, b or c”. */
function either(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** A value as messages show it: JSON, cut short; a number that cannot be held exactly shows its text. */
export function shownValue(value: JsonValue | undefined, most = 60): string {
  if (isJsonObject(value) && typeof value.inexactNumber === 'string')
    return cutText(value.inexactNumber, most);
  return value === undefined ? 'nothing' : cutText(canonicalJson(value), most);
}

/** What has to be at the place of a fault, and what is there, behind the name of the place. */
export function mustBe({ found, ...fault }: SchemaFault, wanted = expectation(fault)): string {
  return found === undefined ? `must be ${wanted}` : `must be ${wanted}, not ${shownValue(found)}`;
}

/** A text of at most so many UTF-16 code units, `…` included, and no half character. */
export function cutText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
