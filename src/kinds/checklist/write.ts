import type { Texts, Written } from '../../engine/contract/kind.ts';
import { alignLists } from '../../formats/align-lists.ts';
import { writeEdits } from '../../formats/forms/written-format.ts';
import { parseJson } from '../../formats/json.ts';
import { layOutJson, styleOf } from '../../formats/json-text.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { appendToken } from '../../formats/location.ts';
import { sourceText } from '../../formats/source.ts';
import { splitPointer, type ValueEdit } from '../../formats/value-edit.ts';
import { yamlText } from '../../formats/yaml-text.ts';
import type { Checklist } from './model.ts';
import { parseText, type TextFormat } from './parsers.ts';
import type { Preset } from './preset.ts';
import { itemEdits } from './write-items.ts';
import { writtenFormat } from './written-format.ts';

/** What `StateKind.write` asks: the texts of a checklist that hold the items, and the entries, of another one. */
export function writeChecklist({ texts, doc }: Written<Checklist>, target: Checklist): Texts | undefined {
  const values = new Map(
    [...texts].map(([part, text]) => [part, partValue(text, formatOf(doc.preset, part))] as const),
  );
  const edits = doc.preset.log === undefined ? itemEdits(doc, target, values) : entryEdits(doc, target);
  if (edits === undefined) return undefined;
  const written = new Map<string, string>();
  for (const [part, own] of edits) {
    const next = textOf(doc.preset, texts.get(part), part, own);
    if (next === undefined) return undefined;
    if (next !== texts.get(part)) written.set(part, next);
  }
  return written;
}

function formatOf(preset: Preset, part: string): TextFormat {
  return part === '' && preset.folder !== undefined ? { ...preset, ...preset.folder } : preset;
}

function partValue(text: string, format: TextFormat) {
  return parseText(format, new TextEncoder().encode(text), defaultLimits).value ?? null;
}

/** A file of a folder that is its only item goes with it: its text is then empty. */
function textOf(
  preset: Preset,
  text: string | undefined,
  part: string,
  edits: readonly ValueEdit[],
): string | undefined {
  const whole = edits.find(({ pointer }) => pointer === '');
  if (whole?.type === 'remove') return part === '' ? undefined : '';
  if (whole !== undefined && (text === undefined || text === ''))
    return 'value' in whole && part !== '' ? newPage(preset, whole.value) : undefined;
  if (text === undefined) return undefined;
  return writeEdits(text, writtenFormat(formatOf(preset, part)), edits);
}

/** The entries of a log that go, and those that come back as they read; by the part they stand in. */
function entryEdits(
  doc: Checklist,
  target: Checklist,
): ReadonlyMap<string, readonly ValueEdit[]> | undefined {
  const { kept } = alignLists(doc.entries, target.entries);
  const staying = new Set(kept.map(({ before }) => before));
  const edits: ValueEdit[] = doc.entryPointers
    .filter((_, place) => !staying.has(place))
    .map((pointer) => ({ type: 'remove', pointer }));
  const list = splitPointer(doc.entryPointers[0] ?? target.entryPointers[0] ?? '/').container;
  const places = new Map(kept.map(({ before, after }) => [after, doc.entryPointers[before] ?? '']));
  let next = 0;
  for (const [place, entry] of target.entries.entries()) {
    const pointer = places.get(place);
    const value = pointer === undefined ? entryValue(entry) : undefined;
    if (pointer !== undefined) next = Number(splitPointer(pointer).token) + 1;
    else if (value === undefined || Number.isNaN(next)) return undefined;
    else edits.push({ type: 'insert', pointer: appendToken(list, next), value });
  }
  return new Map([['', edits]]);
}

/** An entry is known by the JSON of what it says. */
function entryValue(entry: string): JsonValue | undefined {
  return parseJson(sourceText(entry)).value;
}

/** The text of a file that is one item of a folder; undefined where its format has no form of its own. */
function newPage({ parse }: Preset, value: JsonValue): string | undefined {
  if (!isJsonObject(value)) return undefined;
  if (parse === 'json') return `${layOutJson(value, styleOf(''), '')}\n`;
  if (parse === 'yaml-map') return `${yamlText(value)}\n`;
  const { frontmatter, body } = value;
  if (parse !== 'md-frontmatter' || !isJsonObject(frontmatter)) return undefined;
  return lines(['---', yamlText(frontmatter), '---', '', ...(typeof body === 'string' ? [body] : [])]);
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
