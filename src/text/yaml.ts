import { Composer, type Document, isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { JsonValue } from '../core/json-value.ts';
import { appendToken, pointerTokens, type Span } from '../core/location.ts';
import { type SourceText, sourceText, spanAt } from './source.ts';
import { composing, mostYamlDepth, tooDeepAt, yamlTokens } from './yaml-tokens.ts';
import { scalarOf } from './yaml-walk.ts';

/** Why a YAML text cannot be read. */
export interface YamlFault {
  readonly message: string;
  readonly span: Span;
}

/** One YAML document as plain values. */
export interface YamlDocument {
  readonly value: JsonValue;
  /** Where the value at a pointer stands, or for a mapping's entry its key; the nearest ancestor's place, where there is none. */
  locate(pointer: string): Span;
  /** Pointers of members whose key stands twice in its mapping. */
  readonly repeated: readonly string[];
}

export type YamlResult =
  | { readonly ok: true; readonly document: YamlDocument }
  | { readonly ok: false; readonly faults: readonly YamlFault[] };

/** What stands for "nothing" at a place. */
const nowhere: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

type Node = Document.Parsed['contents'] | unknown;

/**
 * Reads one document of YAML 1.2 (core schema): mappings with text keys, sequences and scalars. Duplicate keys,
 * unknown tags, aliases, several documents and deep nesting are faults. Where repeated keys are asked for, the last
 * one counts and `repeated` names them. Never throws.
 */
export function parseYaml(text: string, repeatedKeys: 'refused' | 'last' = 'refused'): YamlResult {
  const source = sourceText(text);
  const tokens = yamlTokens(text);
  const deep = tooDeepAt(tokens, mostYamlDepth);
  if (deep !== undefined) {
    const message = `is nested deeper than ${mostYamlDepth} levels`;
    return { ok: false, faults: [{ message, span: spanAt(source, deep, deep) }] };
  }
  const documents = [...new Composer(composing).compose(tokens, true, text.length)];
  return readDocuments(documents, source, repeatedKeys === 'last' ? [] : undefined);
}

function readDocuments(
  documents: readonly Document.Parsed[],
  source: SourceText,
  repeated: string[] | undefined,
): YamlResult {
  const [document, second] = documents;
  const faults = documents.flatMap(({ errors, warnings }) =>
    [...errors, ...warnings].map(({ message, pos: [from, to] }) => ({
      message,
      span: spanAt(source, from, to),
    })),
  );
  if (second !== undefined && faults.length === 0) {
    const [from] = second.range;
    faults.push({ message: 'holds several documents; one was expected', span: spanAt(source, from, from) });
  }
  if (document === undefined || faults.length > 0) return { ok: false, faults };
  const walk: Walk = { source, faults, places: new Map(), repeated };
  const value = readValue(walk, document.contents, '');
  if (faults.length > 0) return { ok: false, faults };
  const locate = (pointer: string) => located(walk.places, pointer);
  return { ok: true, document: { value, locate, repeated: [...new Set(repeated)] } };
}

interface Walk {
  readonly source: SourceText;
  readonly faults: YamlFault[];
  readonly places: Map<string, Span>;
  /** Undefined where repeated keys are faults. */
  readonly repeated: string[] | undefined;
}

/** Recursive, which `mostYamlDepth` allows. */
function readValue(walk: Walk, node: Node, pointer: string): JsonValue {
  const span = spanOf(walk, node);
  if (!walk.places.has(pointer)) walk.places.set(pointer, span);
  if (isAlias(node))
    return refused(walk, span, 'is an alias (*), and aliases are not read; write the value out');
  if (isSeq(node)) return node.items.map((item, index) => readValue(walk, item, appendToken(pointer, index)));
  if (isMap(node)) return mappingOf(walk, node.items, pointer);
  if (!isScalar(node)) return null;
  return scalarOf(node.value, node.source);
}

function mappingOf(
  walk: Walk,
  items: readonly { readonly key: unknown; readonly value: unknown }[],
  pointer: string,
): JsonValue {
  const names = new Set<string>();
  return Object.fromEntries(
    items.map(({ key, value }) => {
      const span = spanOf(walk, key);
      const name = isScalar(key) && typeof key.value === 'string' ? key.value : undefined;
      if (name === undefined) return ['', refused(walk, span, 'is a key that is not text; put it in quotes')];
      const own = appendToken(pointer, name);
      if (names.has(name)) {
        if (walk.repeated === undefined) return [name, refused(walk, span, 'Map keys must be unique')];
        walk.repeated.push(own);
      }
      names.add(name);
      walk.places.set(own, span);
      return [name, readValue(walk, value, own)];
    }),
  );
}

function refused(walk: Walk, span: Span, message: string): null {
  walk.faults.push({ message, span });
  return null;
}

function spanOf({ source }: Walk, node: unknown): Span {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  const [from, to]: unknown[] = Array.isArray(range) ? range : [];
  return typeof from === 'number' && typeof to === 'number' ? spanAt(source, from, to) : nowhere;
}

function located(places: ReadonlyMap<string, Span>, pointer: string): Span {
  const tokens = pointerTokens(pointer);
  for (let length = tokens.length; length >= 0; length -= 1) {
    const place = places.get(tokens.slice(0, length).reduce<string>(appendToken, ''));
    if (place !== undefined) return place;
  }
  return nowhere;
}
