import type { JsonObject, JsonValue } from '../core/json-value.ts';
import { isJsonObject } from '../core/json-value.ts';
import { appendToken, type Span } from '../core/location.ts';
import { compareCodePoints } from '../core/order.ts';
import { decodeText } from '../text/decode.ts';
import { nearestName } from '../text/nearest-name.ts';
import { quote } from '../text/quote.ts';
import { parseYaml, type YamlDocument } from '../text/yaml.ts';

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

export type PolicyText =
  | { readonly ok: true; readonly document: YamlDocument; readonly root: JsonObject }
  | { readonly ok: false; readonly faults: readonly PolicyFault[] };

/** People write these files by hand; a longer one is an accident or an attack. */
const mostBytes = 1024 * 1024;

const start: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Reads one of the policy files as a mapping; an empty file is an empty mapping. */
export function readPolicyText(bytes: Exclude<PolicyBytes, null>): PolicyText {
  if (bytes === 'irregular') return refused('must be a regular file, not a link or a submodule');
  if (bytes.length > mostBytes) return refused(`is larger than ${mostBytes} bytes`);
  const { text, faults } = decodeText(bytes);
  if (faults.length > 0) return { ok: false, faults };
  const parsed = parseYaml(text);
  if (!parsed.ok) return { ok: false, faults: parsed.faults.map((fault) => ({ ...fault, pointer: '' })) };
  const { document } = parsed;
  if (document.value === null) return { ok: true, document, root: {} };
  if (!isJsonObject(document.value)) return refused('must be a mapping of keys to values');
  return { ok: true, document, root: document.value };
}

function refused(message: string): PolicyText {
  return { ok: false, faults: [{ message, pointer: '', span: start }] };
}

/** Collects what is wrong in one document, each with its place. */
export interface FaultCollector {
  add(pointer: string, message: string): void;
  /** What is wrong in another file that the document names. */
  addOf(file: string, fault: PolicyFault): void;
  /** The faults so far, in the order of the text; those of other files follow. */
  faults(): readonly PolicyFault[];
}

export function faultCollector(document: YamlDocument): FaultCollector {
  const found: PolicyFault[] = [];
  const others = new Map<string, PolicyFault>();
  return {
    add: (pointer, message) => found.push({ pointer, message, span: document.locate(pointer) }),
    // Several entries may name one file.
    addOf: (file, fault) =>
      others.set(JSON.stringify([file, fault.pointer, fault.message]), { ...fault, file }),
    faults: () => [...found.toSorted(bySpan), ...[...others.values()].sort(byFile)],
  };
}

function byFile(left: PolicyFault, right: PolicyFault): number {
  return compareCodePoints(left.file ?? '', right.file ?? '') || bySpan(left, right);
}

function bySpan({ span: left }: PolicyFault, { span: right }: PolicyFault): number {
  return left.line - right.line || left.column - right.column;
}

/** Names every key of a mapping that is not among the known ones, with the nearest known name. */
export function refuseUnknownKeys(
  collector: FaultCollector,
  mapping: JsonObject,
  pointer: string,
  known: readonly string[],
): void {
  for (const key of Object.keys(mapping)) {
    if (!known.includes(key)) collector.add(appendToken(pointer, key), unknownName('key', key, known));
  }
}

/** “is not a known key; did you mean 'files'?” */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? `known: ${known.join(', ') || 'none'}` : `did you mean '${nearest}'?`;
  return `${quote(name)} is not a known ${what}; ${hint}`;
}

/** The entries of a list, or nothing and a fault where the value is no list. */
export function listAt(
  collector: FaultCollector,
  root: JsonObject,
  key: string,
): readonly { readonly value: JsonValue; readonly pointer: string }[] {
  const value = root[key];
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    collector.add(`/${key}`, `${key} must be a list`);
    return [];
  }
  return value.map((each: JsonValue, index) => ({ value: each, pointer: `/${key}/${index}` }));
}
