import type { OptionFault } from '../engine/contract/kind.ts';
import { decodeText } from '../formats/decode.ts';
import type { JsonObject, JsonValue } from '../formats/json-value.ts';
import { isJsonArray, isJsonObject } from '../formats/json-value.ts';
import { defaultLimits } from '../formats/limits.ts';
import { appendToken, pointerTokens, type Span } from '../formats/location.ts';
import { nearestName } from '../formats/nearest-name.ts';
import { textStart } from '../formats/nearest-place.ts';
import { compareCodePoints } from '../formats/order.ts';
import { quote } from '../formats/quote.ts';
import { expectation, mustBe, namedMember, schemaFaults, type Validate } from '../formats/schema-fault.ts';
import { sourceText } from '../formats/source.ts';
import { parseYaml } from '../formats/yaml.ts';

/** Something in a configuration or waiver file that cannot be taken as it stands. */
export interface PolicyFault {
  /** One sentence without a position. */
  readonly message: string;
  /** The place in the document; '' for faults of the text. */
  readonly pointer: string;
  readonly span: Span;
  /** The file in which it is, where the configuration names that file. */
  readonly file?: string;
}

/** The bytes of one policy file; null where it is absent, `irregular` where it is a link or a submodule. */
export type PolicyBytes = Uint8Array | null | 'irregular';

/** Where the values of a policy file stand. */
export interface PolicyDocument {
  /** Of a mapping's entry the key; the nearest ancestor's place, where nothing stands there. */
  locate(pointer: string): Span;
}

export type PolicyText =
  | { readonly ok: true; readonly document: PolicyDocument; readonly root: JsonObject }
  | { readonly ok: false; readonly faults: readonly PolicyFault[] };

/** People write these files by hand; a longer one is an accident or an attack. */
const mostBytes = 1024 * 1024;

/** Reads one of the policy files as a mapping; an empty file is an empty mapping. */
export function readPolicyText(bytes: Exclude<PolicyBytes, null>): PolicyText {
  if (bytes === 'irregular') return refused('must be a regular file, not a link or a submodule');
  if (bytes.length > mostBytes) return refused(`is larger than ${mostBytes} bytes`);
  const { text, faults } = decodeText(bytes);
  if (faults.length > 0) return { ok: false, faults };
  const parsed = parseYaml(sourceText(text), defaultLimits, { scalarKeys: false });
  if (parsed.faults.length > 0)
    return { ok: false, faults: parsed.faults.map(({ message, span }) => ({ message, span, pointer: '' })) };
  const { value = null, source } = parsed;
  if (value === null) return { ok: true, document: source, root: {} };
  if (!isJsonObject(value)) return refused('must be a mapping of keys to values, with version: 1 at the top');
  return { ok: true, document: source, root: value };
}

function refused(message: string): PolicyText {
  return { ok: false, faults: [{ message, pointer: '', span: textStart }] };
}

/** Collects what is wrong in one document, each with its place and once. */
export interface FaultCollector {
  /** In another file that the document names: with that one's place. */
  add(pointer: string, message: string, other?: Pick<PolicyFault, 'file' | 'span'>): void;
  /** The faults so far, in the order of the text; those of other files follow. */
  faults(): readonly PolicyFault[];
}

export function faultCollector(document: PolicyDocument): FaultCollector {
  const found = new Map<string, PolicyFault>();
  return {
    add(pointer, message, other) {
      const fault = { pointer, message, ...(other ?? { span: document.locate(pointer) }) };
      found.set(JSON.stringify([fault.file, pointer, message]), fault);
    },
    faults: () => [...found.values()].sort(byFile),
  };
}

function byFile(left: PolicyFault, right: PolicyFault): number {
  return compareCodePoints(left.file ?? '', right.file ?? '') || bySpan(left, right);
}

function bySpan({ span: left }: PolicyFault, { span: right }: PolicyFault): number {
  return left.line - right.line || left.column - right.column;
}

/**
 * What the schema of a file finds, one fault a place. Where a value stands is told by its key; what a key has to be, where the schema
 * says that only in patterns, by `expected`.
 */
export function addSchemaFaults(
  collector: FaultCollector,
  validate: Validate,
  root: JsonObject,
  expected: Readonly<Record<string, string>>,
): void {
  const places = new Map<string, string>();
  for (const fault of schemaFaults(validate, root)) {
    const member = namedMember(fault);
    const pointer = member === undefined ? fault.instancePath : appendToken(fault.instancePath, member);
    const { additionalProperty: name, known = [] } = fault.params;
    const wanted = expected[lastKey(pointer)] ?? expectation(fault);
    const message =
      name === undefined ? `${placeName(pointer)} ${mustBe(fault, wanted)}` : unknownName('key', name, known);
    if (!places.has(pointer)) places.set(pointer, message);
  }
  for (const [pointer, message] of places) collector.add(pointer, message);
}

/** How messages name the place of a value: by its key, or as an entry of the list under that key. */
function placeName(pointer: string): string {
  return /\/\d+$/.test(pointer) ? `an entry of ${lastKey(pointer)}` : lastKey(pointer);
}

function lastKey(pointer: string): string {
  return pointerTokens(pointer).findLast((token) => !/^\d+$/.test(token)) ?? '';
}

/** A fault of options, as one sentence. */
export function optionFaultText({ pointer, message, unknown }: OptionFault): string {
  if (unknown === undefined) return `${lastKey(pointer)} ${message}`;
  return unknownName(unknown.what, unknown.name, unknown.known);
}

/** “is not a known key; did you mean 'files'?” */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? `known: ${known.join(', ') || 'none'}` : `did you mean '${nearest}'?`;
  return `${quote(name)} is not a known ${what}; ${hint}`;
}

/** The entries of a list with their places; none where the value is no list. */
export function listAt(
  root: JsonObject,
  key: string,
): readonly { readonly value: JsonValue; readonly pointer: string }[] {
  const { [key]: value } = root;
  return isJsonArray(value)
    ? value.map((each: JsonValue, index) => ({ value: each, pointer: `/${key}/${index}` }))
    : [];
}
