import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonObject, type JsonObject } from '../../formats/json-value.ts';
import { pointerTokens } from '../../formats/location.ts';
import { expectation, type SchemaFault, schemaFaults, shownValue } from '../../formats/schema-fault.ts';
import type { LogEvent } from './model.ts';
import { withSameIds } from './same-id.ts';
import { namesOf } from './schema-names.ts';
import { validateEvent } from './validators.generated.js';

/** Something about an event by itself that its schema, or an invariant, does not allow. */
export interface FormFault {
  readonly rule: string;
  readonly messageId: string;
  readonly invariant: string;
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** One object of a log, with its ids as they are compared. `event` is undefined where nobody could say which event of which run it is. */
export interface ReadEvent {
  readonly event: LogEvent | undefined;
  readonly fields: JsonObject;
  readonly faults: readonly FormFault[];
}

/** Reads an object as an event: a `payload` as if its members stood at the top level. */
export function readEvent(value: JsonObject, line: number, strict: boolean): ReadEvent {
  const { payload } = value;
  const faults: FormFault[] = [];
  const written = isJsonObject(payload) ? flattened(value, payload, faults) : value;
  for (const fault of schemaFaults(validateEvent, written)) faults.push(asFormFault(fault, written));
  if (strict) faults.push(...unknownMembers(written));
  const fields = withSameIds(written);
  const known = knownEvent(fields);
  return { fields, faults, event: known === undefined ? undefined : { ...known, fields, line } };
}

/** Which event of which run it is; undefined where nobody could say. */
export function knownEvent(fields: JsonObject): Pick<LogEvent, 'type' | 'runId' | 'seq'> | undefined {
  const { type, run_id: runId, seq } = fields;
  if (typeof type !== 'string' || typeof runId !== 'string') return undefined;
  return typeof seq === 'number' && Number.isSafeInteger(seq) && seq > 0 ? { type, runId, seq } : undefined;
}

function flattened(value: JsonObject, payload: JsonObject, faults: FormFault[]): JsonObject {
  const { payload: _, ...envelope } = value;
  const twice = Object.keys(payload).filter(
    (name) => Object.hasOwn(envelope, name) && !jsonEqual(envelope[name], payload[name]),
  );
  for (const field of twice) {
    const [found, expected] = [shownValue(payload[field]), shownValue(envelope[field])];
    faults.push({
      rule: 'event-log/event-schema',
      messageId: 'twice',
      invariant: '39',
      field,
      found,
      expected,
    });
  }
  return { ...payload, ...envelope };
}

function asFormFault(fault: SchemaFault, fields: JsonObject): FormFault {
  const { keyword, instancePath, params } = fault;
  const field = params.missingProperty ?? pointerTokens(instancePath)[0] ?? '';
  const found = shownValue(fields[field]);
  if (keyword === 'required')
    return {
      rule: 'event-log/event-schema',
      messageId: 'missing',
      invariant: '39',
      field,
      found,
      expected: '',
    };
  const [rule, messageId, invariant] = formOf(field, keyword);
  return { rule, messageId, invariant, field, found, expected: expected(fault) };
}

type Form = readonly [rule: string, messageId: string, invariant: string];

/** Which invariant a field's form belongs to, where it is not just the schema's (39). */
const forms: Readonly<Record<string, Form>> = {
  'type enum': ['event-log/event-type', 'unknown', '37'],
  'run_id pattern': ['event-log/uuid', 'form', '1'],
  'step_id pattern': ['event-log/uuid', 'form', '8'],
  'tool_call_id pattern': ['event-log/uuid', 'form', '14'],
  'llm_call_id pattern': ['event-log/uuid', 'form', '23'],
  'artifact_id pattern': ['event-log/uuid', 'form', '27'],
  'event_id pattern': ['event-log/uuid', 'form', '36'],
  'phase enum': ['event-log/step-phase', 'unknown', '12'],
  'artifact_type enum': ['event-log/artifact-form', 'value', '31'],
  'checksum pattern': ['event-log/artifact-form', 'value', '32'],
  'size_bytes minimum': ['event-log/artifact-form', 'value', '33'],
  'duration_ms minimum': ['event-log/tool-duration', 'negative', '22'],
};

function formOf(field: string, keyword: string): Form {
  return forms[`${field} ${keyword}`] ?? ['event-log/event-schema', 'value', '39'];
}

/** The schema has two patterns, and both have names. */
function expected(fault: SchemaFault): string {
  const { keyword, params } = fault;
  if (keyword !== 'pattern') return expectation(fault);
  return params.pattern?.startsWith('^(?:sha256') ? '64 hexadecimal digits' : 'RFC 3339';
}

function unknownMembers(fields: JsonObject): FormFault[] {
  const known = namesOf(fields.type);
  return Object.keys(fields)
    .filter((name) => known !== undefined && !known.has(name))
    .map((field) => ({
      rule: 'event-log/event-schema',
      messageId: 'unknown',
      invariant: '39',
      field,
      found: field,
      expected: '',
    }));
}
