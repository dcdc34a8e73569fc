import type { Texts, Written } from '../../core/kind.ts';
import { valueEdits } from '../../core/value-diff.ts';
import { jsonFormat } from '../../formats/forms/json-format.ts';
import { writeEdits } from '../../formats/forms/written-format.ts';
import { frontmatterFormat } from '../../formats/forms/yaml-format.ts';
import { parseJson } from '../../formats/json.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { formatJson } from '../../formats/json-format.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { sourceText } from '../../formats/source.ts';
import type { GraphFile, Workflow } from './model.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { frontmatterPointer } from './read-state.ts';

/** What `StateKind.write` asks: the frontmatter of a run, and the graph beside it, as another version has them. */
export function writeRun({ texts, doc }: Written<Workflow>, target: Workflow): Texts | undefined {
  const written = new Map<string, string>();
  const text = texts.get('');
  const run = text === undefined ? undefined : runText(text, doc.state.raw, target.state.raw);
  if (run === undefined) return undefined;
  if (run !== text) written.set('', run);
  if (doc.graph === target.graph || jsonEqual(contentOf(doc.graph), contentOf(target.graph))) return written;
  const part = target.graph?.part ?? '';
  const graph = graphText(texts.get(part), target.graph);
  if (graph === undefined) return undefined;
  return written.set(part, graph);
}

/** Only members whose values differ are touched; what reading leaves out or fills in stays as it is written. */
function runText(text: string, before: JsonObject, after: JsonObject): string | undefined {
  const { frontmatter } = readFrontmatter(new TextEncoder().encode(text), defaultLimits);
  if (frontmatter === undefined) return undefined;
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !jsonEqual(member(before, key), member(after, key)),
  );
  const wanted = new Map(Object.entries(frontmatter));
  for (const key of differing) {
    const value = member(after, key);
    if (value === undefined || isEmptied(value, frontmatter, key)) wanted.delete(key);
    else wanted.set(key, value);
  }
  return writeEdits(
    text,
    frontmatterFormat,
    valueEdits(frontmatter, Object.fromEntries(wanted), frontmatterPointer),
  );
}

/** Reading fills an absent list or map in: nothing has to be written for it. */
function isEmptied(value: JsonValue, frontmatter: JsonObject, key: string): boolean {
  return (
    !Object.hasOwn(frontmatter, key) && typeof value === 'object' && Object.keys(value ?? {}).length === 0
  );
}

function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function contentOf(file: GraphFile | undefined): JsonValue {
  return file === undefined ? null : { path: file.path, graph: file.graph?.raw ?? null };
}

/** A graph that is gone is written anew; one that another file holds cannot be written here. */
function graphText(text: string | undefined, file: GraphFile | undefined): string | undefined {
  const wanted = file?.graph?.raw;
  if (wanted === undefined) return undefined;
  if (text === undefined) return `${formatJson(wanted)}\n`;
  const { value } = parseJson(sourceText(text.replace(/^\ufeff/, '')));
  return isJsonObject(value)
    ? writeEdits(text, jsonFormat, valueEdits(value, wanted))
    : `${formatJson(wanted)}\n`;
}
