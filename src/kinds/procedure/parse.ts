import { decodeText } from '../../formats/decode.ts';
import { parseJson } from '../../formats/json.ts';
import { jsonFormat } from '../../formats/json-edit.ts';
import { readTextPart } from '../../formats/json-part.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits, type Limits } from '../../formats/limits.ts';
import type { Parsed, ParsedText, Reader } from '../../formats/parsed.ts';
import { partBytes } from '../../formats/part-bytes.ts';
import { type SourceText, sourceText } from '../../formats/source.ts';
import type { WrittenFormat } from '../../formats/text-form.ts';
import { parseYaml } from '../../formats/yaml.ts';
import { yamlFormat } from '../../formats/yaml-edit.ts';
import { buildGraph } from './build-graph.ts';
import type { ProcedureGraph } from './model.ts';

/** Reads a graph, JSON or YAML. */
export function graphReader(limits: Limits): Reader<ProcedureGraph> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<ProcedureGraph> {
      const bytes = parts.bytesOf('') ?? new Uint8Array();
      const { value, text, faults, source } = readTextPart('', decodeText(bytes), limits, parseGraphText);
      const doc = value === undefined ? null : buildGraph(value, text);
      return { doc, faults, source: (part) => (part === '' ? source : undefined) };
    },
  };
}

/** Whether a text is read as JSON. Broken JSON may well be YAML, and is meant to be JSON all the same. */
function isJsonText(text: string): boolean {
  return /^\uFEFF?\s*(?:[[{]|$)/.test(text);
}

/** The reader sees no name: what begins with a brace is JSON. */
function parseGraphText(source: SourceText, limits: Limits): ParsedText {
  return isJsonText(source.text) ? parseJson(source, limits) : parseYaml(source, limits);
}

/** Whether a text has the shape of a procedure graph; what cannot be parsed may well have had it. */
export function looksLikeGraph(text: string): boolean {
  const { value } = parseGraphText(sourceText(text), defaultLimits);
  if (value === undefined) return true;
  return isJsonObject(value) && isJsonArray(value.nodes) && isJsonArray(value.links) && hasTypes(value.nodes);
}

function hasTypes(nodes: readonly JsonValue[]): boolean {
  const isTyped = (node: JsonValue) => isJsonObject(node) && Object.hasOwn(node, 'node_type');
  return nodes.length === 0 || nodes.some(isTyped);
}

/** A graph is written in the language in which it is. */
export function formatOf(text: string): WrittenFormat {
  return isJsonText(text) ? jsonFormat : yamlFormat;
}
